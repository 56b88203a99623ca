"""The benchmark of the browser client says what it promises, and what it cannot do without."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.server.trouble import BenchError
from bench.web import command
from bench.web.reporting import LINES, missed_targets
from newdawn.server.web.pages import PAGES
from tests.web.chromium import NoChromium, found_chromium

REPO = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def small_run() -> dict[str, object]:
    try:
        found_chromium()
    except NoChromium as reason:
        pytest.skip(str(reason))
    if not (PAGES / "index.html").is_file():
        pytest.skip("the browser client has not been built")
    done = subprocess.run(
        [sys.executable, "-m", "newdawn", "bench", "web", "--loads", "1", "--moves", "3", "--json"],
        cwd=REPO,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    figures: dict[str, object] = json.loads(done.stdout)
    return figures


@pytest.mark.soak
def test_a_small_run_prints_one_json_object_with_every_figure_of_the_table(small_run: dict[str, object]) -> None:
    assert {line.key for line in LINES} <= set(small_run)
    assert small_run["command"] == "newdawn bench web --loads 1 --moves 3 --json"
    assert small_run["moves"] == small_run["moves_shown"] == 6
    assert small_run["errors"] == []


@pytest.mark.soak
def test_sizes_grow_with_what_is_played(small_run: dict[str, float]) -> None:
    assert 50 < small_run["first_page_kb"] < small_run["eden_kb"] < small_run["both_games_kb"]
    assert small_run["first_page_kb"] < small_run["outlive_kb"] < small_run["both_games_kb"]
    assert small_run["fonts_kb"] > 10


def test_missed_targets_are_named() -> None:
    figures = {"first_page_p95_ms": 1_001, "both_games_kb": 250, "shown_p95_ms": 100.1, "console_errors": 1}
    assert missed_targets(figures) == ["first_page_p95_ms", "shown_p95_ms", "console_errors"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--loads", "0"], "must be a whole number from 1 to 1000"),
        (["--lang", "de"], "de"),
        (["--json", "/nowhere/at/all.json"], "there is no folder /nowhere/at"),
    ],
)
def test_a_wrong_wish_is_refused_before_anything_is_measured(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = command.main(arguments)
    except SystemExit as left:
        code = int(left.code or 0)
    assert code == 2
    assert said in capsys.readouterr().err


def test_without_a_built_client_nothing_is_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bench.server.place import Place
    from bench.web import measuring

    monkeypatch.setattr(measuring, "PAGES", tmp_path)
    with pytest.raises(BenchError, match="the browser client has not been built: make setup"):
        measuring.measure(measuring.Wanted(1, 1, "en"), Place(tmp_path, "sqlite://", ""), print)
