"""A game outside our package is at home in every layer, and no file of ours was changed for it."""

import asyncio
import json
import re
import shutil
import textwrap
from pathlib import Path
from typing import Any

import pytest

import newdawn
from newdawn.core import catalogue, kit
from newdawn.core.words import LANGUAGES, problems
from newdawn.drawing.speech import words_of
from newdawn.server import schema
from tests.game_names import lines_that_name, tracked_files
from tests.lanterns.conftest import PACKAGE, ROOT, Run
from tests.server.serving import asking, bearer, command, new_table, order, quick, served, watch

SCRIPT = "1\n\nboard\nscore\nrules wind\nwhy take moon\nhelp\nquit"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


# Found ----------------------------------------------------------------------------------------------------------------


def test_the_game_is_found_behind_ours() -> None:
    assert newdawn.GAMES[-1] == "lanterns"
    assert len(newdawn.GAMES) == len(set(newdawn.GAMES)) > 1
    assert catalogue.package_of("lanterns") == PACKAGE


def test_no_file_outside_its_folder_names_it() -> None:
    """Whatever had been edited for it would name it; what does is written for readers, and no program reads it."""
    documents = {"CHANGELOG.md", "docs/add-a-game.md"}
    files = [file for file in tracked_files() if not file.startswith(("examples/lanterns/", "tests/lanterns/"))]
    assert documents < set(files)
    named = lines_that_name(re.compile("lantern", re.IGNORECASE), [file for file in files if file not in documents])
    assert named == []


def test_without_the_variable_it_is_not_there(run: Run) -> None:
    done = run("-m", "newdawn", "play", "lanterns", NEWDAWN_GAMES="")
    assert done.returncode == 2
    assert "invalid choice: 'lanterns'" in done.stderr


@pytest.mark.parametrize(
    ("package", "said"),
    [
        ("examples.lantern", "the game examples.lantern cannot be found: No module named 'examples.lantern'"),
        ("json", "the game json cannot be found: No module named 'json.about'"),
    ],
)
def test_a_package_that_is_no_game_is_named_in_one_line(run: Run, package: str, said: str) -> None:
    done = run("-m", "newdawn", "--help", NEWDAWN_GAMES=package)
    assert (done.returncode, done.stderr) == (2, f"newdawn: {said}\n")


def test_an_installed_game_is_found_by_its_entry_point(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "site" / "festival-1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: festival\nVersion: 1\n", encoding="utf-8")
    (folder / "entry_points.txt").write_text(f"[newdawn.games]\nlanterns = {PACKAGE}\n", encoding="utf-8")
    path = f"{tmp_path / 'site'}:{ROOT}"
    done = run("-c", "import newdawn; print(*newdawn.GAMES)", NEWDAWN_GAMES="", PYTHONPATH=path)
    assert done.stdout.split()[-1] == "lanterns", done.stderr


# Words ----------------------------------------------------------------------------------------------------------------


def test_its_words_are_complete() -> None:
    assert newdawn.load("lanterns").words.problems() == []
    words = words_of("lanterns")
    assert words is not None
    assert problems(words, alike=("ui-lanterns-points",)) == []


def test_whole_games_can_be_told_in_three_languages() -> None:
    game = newdawn.load("lanterns")
    for position, seat, move in kit.random_game(game, 3, seed=5, full_moon=True):
        for language in LANGUAGES:
            assert all(offered.text(language) for offered in position.moves(seat))
            assert game.words.decision(language, position.decision(seat))
            after = position.copy()
            for event in after.play(seat, move):
                assert game.words.event(language, event, after).endswith(".")


def test_an_option_without_words_is_lacking(monkeypatch: pytest.MonkeyPatch) -> None:
    game = newdawn.load("lanterns")
    monkeypatch.setattr(game.rules, "OPTIONS", ("full_moon", "new_moon"))
    missing = [f"words: option-new-moon is missing in {language}, or its form about" for language in LANGUAGES]
    assert [one for one in kit.lacking(game) if one.startswith("words")] == missing


# The terminal ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(here: Run, language: str) -> None:
    done = here(
        "play", "lanterns", "--seats", "me,random,random,random,random", "--seed", "3", "--full-moon",
        "--lang", language, typed=SCRIPT,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "River Lanterns: 5" in done.stdout.replace("\N{NO-BREAK SPACE}", " ").replace(" :", ":")
    assert "take moon" in done.stdout


def test_a_whole_game_is_played_saved_shown_and_told_again(here: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options = ("--seats", "me,random", "--seed", "7", "--save", file)
    done = here("play", "lanterns", *options, typed="1\n" * 200)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The festival is over." in done.stdout
    for command_line in (("show", file), ("replay", file), ("show", file, "--svg", tmp_path / "game.svg")):
        shown = here(*command_line)
        assert (shown.returncode, shown.stderr) == (0, "")
    assert "River&#160;Lanterns" in (tmp_path / "game.svg").read_text(encoding="utf-8")


def test_the_other_commands_know_it(run: Run, here: Run) -> None:
    assert "River Lanterns" in run("-m", "newdawn", "--help").stdout
    assert "River Lanterns: everybody is dealt one more wish" in here("play", "--help").stdout
    figures = json.loads(here("components", "lanterns", "--json").stdout)
    assert figures["game"] == "lanterns"
    simulated = json.loads(here("sim", "lanterns", "--games", "20", "--players", "5", "--json").stdout)
    assert simulated["games"] == 20


# Bots, arena, balance -------------------------------------------------------------------------------------------------


def test_bots_play_a_tournament(run: Run) -> None:
    done = run(
        "-m", "newdawn", "arena", "lanterns", "--field", "greedy,random", "--games", "6", "--json",
        "--workers", "1",
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 6


def test_a_balance_report_counts_the_seats(run: Run, tmp_path: Path) -> None:
    options = ("--games", "6", "--bots", "random", "--workers", "1", "--out", tmp_path)
    done = run("-m", "newdawn", "balance", "lanterns", *options)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "balance-lanterns.html").read_text(encoding="utf-8")
    assert "Balance of River Lanterns" in page
    assert '<g class="n5">' in page  # without `--players` it counts games with every number that can play


# Benchmarks -----------------------------------------------------------------------------------------------------------

BENCHMARKS = """
import asyncio, sys
import newdawn
from bench.server.tables import prepare
from bench.web.reporting import LINES

newdawn.Game.compile = lambda self: None
stock = asyncio.run(prepare(sys.argv[1], tables=4, bot_tables=3, bot="random"))
assert {one.game for one in stock.tables} == set(newdawn.GAMES)
assert {one.game for one in stock.bot_tables} == set(newdawn.GAMES)
assert {"lanterns_kb", "lanterns_heap_end_mb"} < {line.key for line in LINES}
"""


def test_the_benchmarks_measure_it_with_the_others(database: str, run: Run) -> None:
    done = run("-c", BENCHMARKS, database)
    assert done.returncode == 0, done.stderr


# Environments ---------------------------------------------------------------------------------------------------------

ENVIRONMENTS = """
import gymnasium, pettingzoo
import newdawn.envs.gymnasium_env
from newdawn.envs import lanterns_v0
from pettingzoo.test import api_test

envs = gymnasium.make_vec("newdawn/Lanterns-v0", num_envs=3, players=4)
observations, infos = envs.reset(seed=1)
for _ in range(60):
    actions = infos["action_mask"].argmax(axis=1)
    observations, rewards, terminations, truncations, infos = envs.step(actions)
assert observations.shape == envs.observation_space.shape
env = pettingzoo.make("aec", "newdawn/lanterns-v0", players=5, game_options={"full_moon": True})
assert env.metadata["name"] == "newdawn_lanterns_v0"
api_test(lanterns_v0.env(players=3), num_cycles=60)
"""

OPENSPIEL = """
import pyspiel
import newdawn.envs.openspiel_game

state = pyspiel.load_game("python_newdawn_lanterns(players=3)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
assert sum(state.returns()) == 0
"""


def test_it_is_an_environment(run: Run) -> None:
    pytest.importorskip("pettingzoo")
    done = run("-W", "default", "-c", ENVIRONMENTS)
    assert done.returncode == 0, done.stderr


def test_it_is_a_game_of_openspiel(run: Run) -> None:
    pytest.importorskip("pyspiel")
    done = run("-W", "default", "-c", OPENSPIEL)
    assert done.returncode == 0, done.stderr


# The server -----------------------------------------------------------------------------------------------------------


def test_the_server_lists_it_with_what_it_declares(database: str) -> None:
    async def ask() -> None:
        async with asking(quick(database)) as client:
            found = schema.Games.model_validate((await client.get("/api/games")).json())
            about = {one.game: one for one in found.games}["lanterns"]
            assert (about.title, about.year, about.players) == ("River Lanterns", 2026, [2, 3, 4, 5])
            assert (about.options, about.periods) == (["full_moon"], ["night"])
            assert about.colours == ["crimson", "amber", "jade", "azure", "violet"]
            assert about.look.dark["ground"] == "#0D1220"
            assert len(about.look.light_seats) == len(about.look.dark_seats) == 5
            assert {"first_player", "wind"} <= set(about.seat_keys)
            assert about.first_seat == "first_player"
            box = schema.Box.model_validate((await client.get("/api/games/lanterns/box")).json())
            assert box.components["wishes"]["peace"]["points"] == 8

    asyncio.run(ask())


def test_the_server_has_its_words_for_clients_that_were_built_without_it(database: str) -> None:
    async def ask() -> None:
        async with asking(quick(database)) as client:
            for language in LANGUAGES:
                answer = await client.get(f"/api/games/lanterns/words/{language}")
                found = schema.GameText.model_validate(answer.json())
                assert (found.game, found.language) == ("lanterns", language)
                assert "move-take =" in found.text
                known = {"If-None-Match": answer.headers["ETag"]}
                assert (await client.get(f"/api/games/lanterns/words/{language}", headers=known)).status_code == 304
            for path in ("/api/games/chess/words/en", "/api/games/lanterns/words/de"):
                assert (await client.get(path)).status_code == 422

    asyncio.run(ask())


def test_a_whole_game_is_played_over_http(database: str) -> None:
    async def play() -> None:
        async with asking(quick(database)) as client:
            created = await new_table(client, "Anna", "bot:easy", game="lanterns", options={"full_moon": True})
            table, token = created["table"], created["token"]
            while True:
                public = (await client.get(f"/api/tables/{table}", headers=bearer(token))).json()
                if public["table"]["stage"] == "finished":
                    break
                if public["moves"]:
                    move = public["moves"][0]["move"]
                    done = await command(client, table, token, public["table"]["version"], do="move", move=move)
                    assert done.status_code in (200, 409), done.text
                else:
                    await asyncio.sleep(0.01)  # the bot plays
            assert len(public["table"]["outcome"]["scores"]) == 2
            picture = await client.get(f"/api/tables/{table}/picture", headers=bearer(token))
            assert picture.status_code == 200, picture.text

    asyncio.run(play())


def test_a_socket_hears_of_moves_and_of_no_secret(database: str) -> None:
    async def play() -> None:
        async with served(quick(database)) as server, server.client() as client, server.talk() as socket:
            created = await new_table(client, "Anna", "Ben", game="lanterns")
            await socket.send(watch(created, seat=0))
            state: dict[str, Any] = await socket.expect("sync", channel=1)
            assert state["view"]["boats"][1]["hand"] == [None] * 3
            assert None not in state["view"]["boats"][0]["hand"]
            seat = state["to_act"][0]
            path = f"/api/tables/{created['table']}"
            mine = (await client.get(path, headers=bearer(created["token"]), params={"seat": seat})).json()
            await socket.send(order(state["version"], do="move", move=mine["moves"][0]["move"], seat=seat))
            assert (await socket.expect("update", channel=1))["version"] == state["version"] + 1

    asyncio.run(play())


def test_an_unknown_game_is_refused_with_those_that_there_are(database: str) -> None:
    async def ask() -> None:
        async with asking(quick(database)) as client:
            answer = await client.post("/api/tables", json={"game": "chess", "seats": [{"kind": "open"}] * 2})
            assert answer.status_code == 422
            assert answer.json()["message"] == "refusal-no-such-game"
            assert answer.json()["arguments"]["games"].endswith("lanterns")

    asyncio.run(ask())


# A game with nothing but its rules ------------------------------------------------------------------------------------

BARE = """
import newdawn
from newdawn.arena.facts import kinds_of, notes_of
from newdawn.bots import Budget, entrant
from newdawn.core import kit
from newdawn.envs.names import environments

game = newdawn.load("bare")
assert kit.lacking(game) == []
position = game.new(3, seed=1)
assert position.view(0).prospects() == {}
seat = position.to_act[0]
for bot in ("random", "greedy", "search:8", "easy", "hard:4"):
    move = entrant(bot).make(seed=1).choose(position.view(seat), seat, Budget(work=4))
    position.copy().play(seat, move)
assert [kind.name for kind in kinds_of(game)] == ["seat"]
assert notes_of(game, position).finish(position)[2] == {"seat_taken": ("2",)}
assert "bare" not in environments()
"""


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """The third game without the rooms that a game may leave out, in a folder of its own, under another name."""
    folder = tmp_path / "bare"
    shutil.copytree(ROOT / "examples" / "lanterns", folder, ignore=shutil.ignore_patterns("__pycache__"))
    for room in ("drawing", "bots", "envs"):
        shutil.rmtree(folder / room)
    (folder / "prospects.py").unlink()
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8").replace(PACKAGE, "bare")
        text = re.sub(r'((?:name=|NAME = |components_variable\()")lanterns"', r'\1bare"', text)
        text = re.sub(r"from bare.prospects import .*\n|\n\ndef write_prospects[\s\S]*?\n\n(?=\n# Reading)", "", text)
        path.write_text(text, encoding="utf-8")
    return folder


def test_a_game_needs_no_room_but_its_rules_and_words(bare: Path, run: Run) -> None:
    done = run("-c", BARE, NEWDAWN_GAMES="bare", PYTHONPATH=f"{bare.parent}:{ROOT}")
    assert done.returncode == 0, done.stderr


def test_a_first_draft_runs_before_documents_and_words_are_written(bare: Path, run: Run) -> None:
    """As docs/add-a-game.md says, with its own lines."""
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    found = re.search(r'python -c "\n(.*?)"\n', page.partition("**Now run it**")[2], re.DOTALL)
    assert found is not None
    for name in ("document.py", "shape.py", "words.py"):
        (bare / name).unlink()
    shutil.rmtree(bare / "text")
    draft = textwrap.dedent(found[1]).replace("'lanterns'", "'bare'").replace("3, 20, 1", "3, 2, 1")
    done = run("-c", draft, NEWDAWN_GAMES="bare", PYTHONPATH=f"{bare.parent}:{ROOT}")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^[0-2] take moon$", done.stdout, re.MULTILINE)


def test_without_a_drawing_a_game_is_drawn_plainly(bare: Path, run: Run) -> None:
    environment = {"NEWDAWN_GAMES": "bare", "PYTHONPATH": f"{bare.parent}:{ROOT}"}
    options = ("--seats", "me,random", "--seed", "3")
    done = run("-m", "newdawn", "play", "bare", *options, typed=SCRIPT, **environment)
    assert (done.returncode, done.stderr) == (0, "")
    assert "hand: " in done.stdout
    assert "first player: ● Amber" in done.stdout  # not 1: the key holds a seat
    assert "Whoever has the most points at the end wins." in done.stdout
