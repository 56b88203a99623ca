"""The example that learns: short enough to read, clear about what it needs, and stronger than a random player."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

REPO = Path(__file__).resolve().parents[2]
EXAMPLE = REPO / "examples" / "masked_ppo.py"
LEARN_PYTHON = REPO / ".venv-learn" / "bin" / "python"


def run_without_torch(*arguments: str) -> subprocess.CompletedProcess[str]:
    code = f"import runpy, sys; sys.modules['torch'] = None; runpy.run_path({str(EXAMPLE)!r}, run_name='__main__')"
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, cwd=REPO)


def test_it_has_fewer_than_200_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 200


def test_it_tells_its_settings_without_pytorch() -> None:
    done = run_without_torch("--help")
    assert (done.returncode, done.stderr) == (0, "")
    for flag in ("--game", "--players", "--decisions", "--seed", "--save"):
        assert flag in done.stdout


def test_it_says_how_to_install_what_is_missing() -> None:
    done = run_without_torch()
    assert done.returncode == 1
    assert done.stderr == 'masked_ppo.py: torch is not installed: pip install "newdawn[learn]"\n'


@pytest.mark.parametrize(
    ("share", "count", "low", "high"), [(0.5, 100, 0.404, 0.596), (1.0, 100, 0.963, 1.0), (0.0, 10, 0.0, 0.278)]
)
def test_interval_of_a_share(share: float, count: int, low: float, high: float) -> None:
    assert runpy.run_path(str(EXAMPLE))["wilson"](share, count) == pytest.approx((low, high), abs=0.001)


@pytest.mark.soak
@pytest.mark.parametrize("game", ["outlive", "eden"])
def test_it_beats_random_players(game: str, tmp_path: Path) -> None:
    weights = tmp_path / "weights.pt"
    settings = ["--game", game, "--decisions", "250000", "--games", "200", "--save", str(weights)]
    done = subprocess.run([str(LEARN_PYTHON), str(EXAMPLE), *settings], capture_output=True, text=True, cwd=REPO)
    assert done.returncode == 0, done.stderr
    [low] = re.findall(r"\(([\d.]+)% to [\d.]+% with 95 %\)", done.stdout)
    assert float(low) > 75
    assert weights.stat().st_size > 0
