"""What people read about the environments is true, runs, and tells them what is missing."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.make_environments_page import PAGE, filled

ROOT = Path(__file__).parents[2]


def test_the_tables_of_the_page_are_those_of_the_channels_and_moves():
    text = PAGE.read_text(encoding="utf-8")
    assert filled(text) == text, "run make pages"


def test_every_link_of_the_page_leads_to_a_file():
    for link in re.findall(r"\]\(([^)#]+)\)", PAGE.read_text(encoding="utf-8")):
        assert (PAGE.parent / link).is_file(), link


@pytest.mark.parametrize("game", ["outlive", pytest.param("eden", marks=pytest.mark.soak)])
def test_the_random_agent_runs(game):
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "random_agent.py", game], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"player_2: [+-]\d\.\d\d\n\d+ games ended; [\d,]+ decisions a second", done.stdout)


def test_the_random_agent_tells_which_games_there_are():
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "random_agent.py", "chess"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "there is no game 'chess'; the games are outlive, eden\n"


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("gymnasium", "gymnasium_env", "envs"),
        ("pettingzoo", "pettingzoo_env", "envs"),
        pytest.param("gymnasium", "pettingzoo_env", "envs", marks=pytest.mark.soak),
        pytest.param("pettingzoo", "outlive_v1", "envs", marks=pytest.mark.soak),
        ("pyspiel", "openspiel_game", "openspiel"),
    ],
)
def test_a_missing_package_is_named_with_how_to_install_it(package, module, extra):
    program = f"import sys; sys.modules[{package!r}] = None; import newdawn.envs.{module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert re.search(rf'MissingExtra: [\w ]+ is not installed: pip install "newdawn\[{extra}\]"$', last), last


def test_the_batch_needs_none_of_the_optional_packages():
    program = (
        "import sys\n"
        "for name in ('gymnasium', 'pettingzoo', 'pyspiel', 'open_spiel', 'rich'): sys.modules[name] = None\n"
        "import newdawn, newdawn.envs\n"
        "for name in newdawn.GAMES: newdawn.envs.warm(newdawn.load(name))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
