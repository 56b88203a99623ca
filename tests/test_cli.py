"""The `newdawn` command, driven as people drive it: by arguments, files and typed lines."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from newdawn import GAMES, load
from newdawn.core.catalogue import about
from newdawn.terminal.errors import CommandError
from newdawn.terminal.files import read_json
from tests.commands import run_here
from tests.nursery import ROOT, Nursery, fresh

both_games = pytest.mark.parametrize("game", GAMES)
"""For what the command does in the same way, whatever is played."""
one_game = pytest.mark.parametrize(
    "game", [GAMES[0], *(pytest.param(game, marks=pytest.mark.soak) for game in GAMES[1:])]
)
"""For what takes a process or a whole game and does not depend on the game: long tests try the others too."""
ENOUGH = 3000
"""Answers that are more than a game needs."""


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def nursery():
    with Nursery() as found:
        yield found


def variables(home, **more):
    """Return an environment that says nothing of the person who runs the tests."""
    return {
        **{key: value for key, value in os.environ.items() if not key.startswith(("LC_", "NEWDAWN_", "MAKE"))},
        "NEWDAWN_INTERPRETED": "1",
        "PYTHONIOENCODING": "utf-8",
        "LANGUAGE": "",
        "XDG_STATE_HOME": str(home / "state"),
        "HOME": str(home),
        **more,
    }


def interpreted(**more):
    """Return our own environment for a process that need not load machine code."""
    return {**os.environ, "NEWDAWN_INTERPRETED": "1", **more}


@pytest.fixture(scope="module")
def newdawn(home):
    """The command inside this process."""

    def run(*arguments, typed="", lang="en_GB.UTF-8", columns=80, **environment):
        environment = variables(home, COLUMNS=str(columns), LANG=lang, **environment)
        return run_here(*arguments, typed=typed, environment=environment)

    return run


@pytest.fixture(scope="module")
def forked_newdawn(home, nursery):
    """The command in a process of its own, where the games run interpreted."""

    def run(*arguments, typed=""):
        environment = variables(home, COLUMNS="80", LANG="en_GB.UTF-8")
        return nursery.run(*arguments, typed=typed, environment=environment)

    return run


@pytest.fixture(scope="module")
def fresh_newdawn(home):
    """The command in a process that has imported nothing before."""

    def run(*arguments, typed=""):
        return subprocess.run(
            fresh(*arguments),
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=300,
            cwd=ROOT,
            env=variables(home, COLUMNS="80", LANG="en_GB.UTF-8"),
        )

    return run


def answers(seed, count=ENOUGH):
    """Lines as an impatient player types them: numbers, some of them too high, and Enter."""
    state = seed
    for _ in range(count):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        yield ("1", "1", "2", "3", "5", "")[(state >> 33) % 6]


@pytest.fixture(scope="module")
def whole_game(home, newdawn):
    """Play a whole game with a person and two bots, and save it; once for each game."""
    done = {}

    def play(game):
        file = home / f"{game}.json"
        if game not in done:
            options = ["--seats", "me,random,random", "--seed", "11", "--save", file, "--lang", "en"]
            done[game] = newdawn("play", game, *options, typed="\n".join(answers(1)))
        return file, done[game]

    return play


@pytest.fixture(params=GAMES)
def played(request, whole_game):
    """A whole game, saved, and what was printed meanwhile."""
    return whole_game(request.param)


@pytest.fixture(scope="module")
def positions(home):
    """For each game, a position document in the middle of a round, with seat 1 to decide."""
    documents = {
        "outlive": {"day": 2, "phase": "moving", "active": 1},
        "eden": {"season": "summer", "phase": "gathering", "first_player": 1},
    }
    for game, document in documents.items():
        (home / f"{game}-position.json").write_text(json.dumps({"game": game, "players": 3, **document}))
    return {game: home / f"{game}-position.json" for game in documents}


@pytest.fixture
def position(positions):
    """A position document of Outlive in the middle of a day."""
    return positions["outlive"]


# The front door


def test_help_is_a_table_of_contents(newdawn):
    result = newdawn("--help")
    assert result.returncode == 0
    for command in (
        *("play", "show", "replay", "table", "serve"),
        *("sim", "arena", "bench", "components", "schema", "compile"),
    ):
        assert f"newdawn {command}" in result.stdout
    assert newdawn().stdout == result.stdout


def test_help_imports_nothing_heavy():
    heavy = "('numpy', 'numba', 'rich', 'fluent', 'fastapi', 'uvicorn', 'sqlalchemy')"
    code = f"import sys, newdawn.cli; print(*(name for name in {heavy} if name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT).stdout.strip() == ""


@pytest.mark.parametrize(
    "command",
    [
        *("play", "show", "replay", "verify", "table", "serve", "backup", "restore"),
        *("sim", "components", "schema", "compile"),
    ],
)
def test_every_command_has_help(newdawn, command):
    result = newdawn(command, "--help")
    assert result.returncode == 0
    assert f"newdawn {command}" in result.stdout


def test_version(newdawn):
    result = newdawn("--version")
    assert result.returncode == 0
    assert re.fullmatch(r"newdawn \S.*\n", result.stdout)


# Mistakes: one line, exit code 2


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["nonsense"], "no command “nonsense”; the commands are play, show, replay, verify,"),
        (["--nonsense"], "--nonsense"),
        (["play"], "GAME; the games are outlive, eden"),
        (["play", "chess"], "chess"),
        (["sim"], "GAME; the games are outlive, eden"),
        (["play", "eden", "--placing-in-turn"], "Paris: New Eden has no --placing-in-turn"),
        (["play", "eden", "--seats", "me"], "Paris: New Eden is for 2, 3, 4 players"),
        (["play", "eden", "--from", "FILE/outlive-position.json"], "not a game of eden"),
        (["sim", "eden", "--players", "5"], "Paris: New Eden is for 2, 3, 4 players, not 5"),
        (["play", "outlive", "--sead", "3"], "--sead"),
        (["play", "outlive", "--seed", "-1"], "seed"),
        (["play", "outlive", "--seed", "1.5"], "1.5"),
        (["play", "outlive", "--seed", "٣"], "seed"),
        (["play", "outlive", "--seed", "9" * 300], "seed"),
        (["play", "outlive", "--lang", "de"], "de"),
        (["play", "outlive", "--seats", "me"], "2, 3, 4"),
        (["play", "outlive", "--seats", "me,random,random,random,random"], "2, 3, 4"),
        (["play", "outlive", "--seats", "random,random"], "me"),
        (["play", "outlive", "--seats", "me,alphazero"], "random"),
        (["play", "outlive", "--seats", "me,search:soon"], "search: “soon” is not a budget: give a time such as 2s"),
        (["play", "outlive", "--seats", ""], "random"),
        (["play", "outlive", "--seats", "me:" + "x" * 50 + ",random"], "name"),
        (["play", "outlive", "--from", "FILE/missing.json"], "no such file"),
        (["play", "outlive", "--save", "FILE/nowhere/game.json"], "cannot be written"),
        (["play", "outlive", "--save", "FILE/outlive-position.json"], "not a saved game"),
        (["play", "outlive", "--save", "FILE/outlive.json"], "another saved game"),
        (["play", "outlive", "--seed", "11", "--save", "FILE/outlive.json"], "another saved game"),
        (
            ["play", "outlive", "--from", "FILE/outlive-position.json", "--save", "FILE/outlive.json"],
            "another saved game",
        ),
        (["play", "outlive", "--from", "FILE/outlive-position.json", "--seed", "0"], "--from"),
        (["play", "outlive", "--from", "FILE/outlive-position.json", "--seats", "me,random"], "3 players"),
        (["show"], "FILE"),
        (["show", "FILE/outlive-position.json", "--seat", "7"], "--seat"),
        (["show", "FILE/outlive-position.json", "--seat", "3"], "0 to 2"),
        (["show", "FILE/outlive-position.json", "--svg", "FILE/nowhere/picture.svg"], "cannot be written"),
        (["replay", "FILE/outlive-position.json"], "position document, not a saved game: "),
        (["replay", "FILE/outlive.json", "--to", "-3"], "--to"),
        (["replay", "FILE/outlive.json", "--step", "0"], "--step"),
        (["sim", "outlive", "--players", "5"], "2, 3, 4"),
        (["sim", "outlive", "--players", "3", "--seats", "random,random"], "agree"),
        (["sim", "outlive", "--players", "2", "--seats", "me,random"], "me"),
        (["sim", "outlive", "--seats", "random,deepblue"], "random"),
        (["sim", "outlive", "--seats", ""], "there is no player “”"),
        (["sim", "outlive", "--seats", "random,search:2s"], "newdawn arena"),
        (["sim", "outlive", "--games", "0"], "--games"),
        (["sim", "outlive", "--games", "many"], "many"),
        (["sim", "outlive", "--workers", "0"], "--workers"),
        (["components", "monopoly"], "monopoly"),
        (["components", "outlive", "--components", "FILE/missing.toml"], "no such file"),
        (["schema", "monopoly"], "monopoly"),
        (["schema", "eden", "hand"], "'view', 'position', 'prospects'"),
        (["schema", "eden", "--components", "FILE/missing.toml"], "no such file"),
        (["play", "outlive", "--components", "FILE"], "folder"),
        (["compile", "outlive"], "NEWDAWN_INTERPRETED"),
        (["verify", "FILE/missing.json"], "no such file"),
        (["verify", "FILE/outlive-position.json"], "not a saved game"),
        (["serve", "--port", "70000"], "a port from 0 to 65535"),
        (["serve", "--workers", "0"], "--workers"),
        (["serve", "--workers", "2", "--database", "FILE/tables.db"], "2 server processes need PostgreSQL"),
        (["serve", "--bots", "many"], "many"),
        (["serve", "--log", "loud"], "loud"),
        (["serve", "--host", "no.such.host.invalid", "--port", "0"], "there is no host “no.such.host.invalid”"),
        (["serve", "--database", "mysql://ann:hunter2@host/x"], "--database: a database is a file, "),
        (["backup", "FILE/backup.db", "--database", ""], "--database: the tables need a file"),
        (["serve", "--databse", "postgresql://ann:hunter2@host/x"], "postgresql://ann:…@host/x"),
        (["serve", "--database", "FILE/nowhere/tables.db"], "there is no folder"),
        (["serve", "--database", "FILE"], "this is a folder"),
        (["serve", "--origin", "games.example.org"], "such as https://games.example.org"),
        (["serve", "--origin", "http://[::1"], "not “http://[::1”"),
        (["serve", "--behind-proxy", ""], "--behind-proxy takes addresses and networks of proxies"),
        (["serve", "--origin", "https://games.example.org:https"], "such as https://games.example.org, not"),
        (["serve", "--origin", "https://ann:secret@games.example.org"], "such as https://games.example.org, not"),
        (["serve", "--origin", "https://games.example.org/#a"], "such as https://games.example.org, not"),
        (["serve", "--behind-proxy", "everything"], "addresses and networks of proxies"),
        (["table", "--origin", "games.example.org"], "such as https://games.example.org"),
        (["table", "--port", "-1"], "--port"),
        (["backup", "FILE/backup.db", "--database", "FILE/none.db"], "there is no database"),
        (["restore", "FILE/none.db", "--database", "FILE/tables.db"], "there is no backup"),
        (["restore", "FILE/outlive-position.json", "--database", "FILE/tables.db"], "outlive-position.json"),
    ],
)
def test_a_mistake_gets_one_clear_line(newdawn, home, whole_game, positions, arguments, says):
    whole_game("outlive")
    check_one_clear_line(newdawn(*(argument.replace("FILE", str(home)) for argument in arguments)), says)


def check_one_clear_line(result, says):
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("newdawn")
    assert result.stderr.count("\n") == 1, result.stderr
    assert says in result.stderr
    assert "Traceback" not in result.stderr
    assert "hunter2" not in result.stderr


@pytest.mark.parametrize("arguments", [["components", "outlive"], ["components", "eden"], ["sim", "outlive"]])
def test_a_component_file_with_a_mistake_gets_one_clear_line(fresh_newdawn, tmp_path, arguments):
    (tmp_path / "bad.toml").write_text("[setup]\ndays = 'six'\n")
    check_one_clear_line(fresh_newdawn(*arguments, "--components", tmp_path / "bad.toml"), "bad.toml")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["show", "FILE/eden-position.json"],
        ["serve", "--database", "FILE/nowhere/tables.db"],
        ["components", "eden", "--json"],
        *(
            pytest.param(arguments, marks=pytest.mark.soak)
            for arguments in (
                ["nonsense"],
                ["replay", "FILE/outlive.json"],
                ["verify", "FILE/outlive.json"],
                ["sim", "eden", "--players", "5"],
                ["play", "outlive", "--save", "FILE/outlive.json"],
                ["show", "FILE/outlive-position.json", "--seat", "3"],
                ["replay", "FILE/outlive-position.json"],
                ["verify", "FILE/outlive-position.json"],
                ["table", "--port", "-1"],
                ["backup", "FILE/backup.db", "--database", "FILE/none.db"],
                ["restore", "FILE/none.db", "--database", "FILE/tables.db"],
                ["components", "outlive", "--components", "FILE/missing.toml"],
                ["compile", "outlive"],
            )
        ),
    ],
)
def test_a_process_that_starts_from_nothing_says_the_same(
    newdawn, fresh_newdawn, home, whole_game, positions, arguments
):
    whole_game("outlive")
    arguments = [argument.replace("FILE", str(home)) for argument in arguments]
    expected, found = newdawn(*arguments), fresh_newdawn(*arguments)
    assert (found.returncode, found.stdout, found.stderr) == (expected.returncode, expected.stdout, expected.stderr)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "1:1"),
        (b'{"game": "outlive",\n  "players": }', "2:14"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b'{"seed": ' + b"9" * 5_000 + b"}", "a number of 5,000 digits"),
        (b'{"game": "outlive", "players": NaN}', "NaN"),
        (b'{"game": "outlive", "game": "outlive"}', "twice"),
        (b"[" * 100_000, "nested"),
        (b'{"players": ' + b"9" * 5000 + b"}", "JSON"),
        (b"[]", "game"),
        (b'"outlive"', "game"),
        (b'{"game": 3}', "game"),
        (b'{"game": "chess"}', "chess"),
        (b'{"game": "outlive"}', "players"),
        (b'{"game": "outlive", "players": 9}', "players"),
        (b'{"game": "outlive", "players": 3, "tribes": [{"stock": {"wodo": 2}}]}', "tribes[0].stock.wodo"),
        (b'{"format": "newdawn-game", "game": "outlive"}', "players"),
        (b" " * 11_000_000, "MB"),
    ],
)
def test_a_bad_file_gets_one_clear_line(newdawn, tmp_path, content, says):
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    result = newdawn("show", file)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1, result.stderr
    assert str(file) in result.stderr
    assert says in result.stderr


@pytest.mark.parametrize("arguments", [["replay"], ["play", "outlive", "--from"]])
@pytest.mark.parametrize("content", ["{", "[]", '{"game": "outlive", "players": 3, "day": 99}'])
def test_a_bad_file_is_refused_by_every_command(newdawn, tmp_path, arguments, content):
    file = tmp_path / "bad.json"
    file.write_text(content)
    result = newdawn(*arguments, file)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1, result.stderr
    assert str(file) in result.stderr


def test_a_file_that_may_not_be_read(tmp_path, monkeypatch):
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(CommandError, match=r"secret\.json: cannot be read: Permission denied"):
        read_json(tmp_path / "secret.json")


@one_game
def test_a_reader_that_has_gone_is_no_error(game):
    command = f"{sys.executable} -m newdawn components {game} | head -1"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT, env=interpreted())
    assert result.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
def test_a_full_disk_is_named():
    command = f"{sys.executable} -m newdawn components outlive > /dev/full"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT, env=interpreted())
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1, result.stderr


@one_game
def test_input_that_is_no_text_is_no_error(game):
    result = subprocess.run(
        [sys.executable, "-m", "newdawn", "play", game, "--seed", "1"],
        input=b"\xff\xfe\x00\n" + b"x" * 100_000 + b"\n\x1b[A\nsave \x00\nsave ~nobody-of-that-name/x\nquit\n\n",
        capture_output=True,
        cwd=ROOT,
        env=interpreted(),
        timeout=60,
    )
    assert (result.returncode, result.stderr) == (0, b"")


# Playing


def test_a_whole_game(played):
    _, result = played
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert "wins with" in result.stdout or "share the win" in result.stdout or "tie-break" in result.stdout
    assert "Day 6 of 6" in result.stdout or "Winter · 4/4" in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 130, "the typed answer may follow a full prompt"


@pytest.mark.parametrize(
    ("game", "lang", "says"),
    [
        ("outlive", "fr", "gagne"),
        # Whole games in English are played above.
        pytest.param("eden", "es", "gana", marks=pytest.mark.soak),
        pytest.param("outlive", "en", "wins", marks=pytest.mark.soak),
        pytest.param("eden", "en", "wins", marks=pytest.mark.soak),
        pytest.param("outlive", "es", "gana", marks=pytest.mark.soak),
        pytest.param("eden", "fr", "gagne", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_in_each_language(newdawn, game, lang, says):
    result = newdawn("play", game, "--seats", "me,random", "--seed", 4, "--lang", lang, typed="\n".join(answers(2)))
    assert (result.returncode, result.stderr) == (0, "")
    assert says in result.stdout[-400:] or "partage" in result.stdout[-400:] or "compart" in result.stdout[-400:]


@pytest.mark.parametrize(("locale", "says"), [("fr_CA.UTF-8", "joueurs"), ("es_ES", "jugadores"), ("de_DE", "players")])
def test_the_language_is_the_systems(newdawn, locale, says):
    assert says in newdawn("play", "outlive", "--seed", 1, lang=locale).stdout


def test_moves_by_notation_and_commands(newdawn, tmp_path):
    file = tmp_path / "game.json"
    first = newdawn("play", "outlive", "--seats", "me,random", "--seed", 3, "--save", file, typed="1\n")
    notation = re.search(r"discard [a-z-]+", first.stdout).group()
    typed = [
        "?",
        "score",
        "log",
        "board",
        "board 2",
        "board nobody",
        "rules airlock",
        "rules",
        "rules zzz",
        "why take",
        "why",
        "scoer",
        "99",
        "undo",
        "",
        notation,
        "undo",
        notation,
        "save",
        f"save {file}",
        f"save {tmp_path}/no/where.json",
        "quit",
        "\n",
    ]
    result = newdawn("play", "outlive", "--seats", "me,random", "--seed", 3, typed="\n".join(typed))
    assert (result.returncode, result.stderr) == (0, "")
    for expected in (
        "why a move is not possible",
        "Recruits arrive here",
        "Nothing is known about “zzz”",
        "not possible now",
        "Did you mean “score”?",
        "There is no such number",
        "There is nothing to take back",
        "Choose one of the",
        "Taken back",
        "“nobody” is not playing here",
        "The game is saved",
        "cannot be written",
        "New here? Type rules",
        "A game by Grégory Oliver",
    ):
        assert expected in result.stdout, expected


def test_undo_stops_where_something_was_revealed(newdawn, position):
    document = {
        "game": "outlive",
        "players": 2,
        "day": 1,
        "phase": "moving",
        "active": 0,
        "tribes": [{"heroes": {"3a": "forest", "3b": "mine", "4": "cargo", "5": "dam"}}, {}],
    }
    position.with_name("search.json").write_text(json.dumps(document))
    typed = ["move 3a blackwood", "undo", "move 3a blackwood", "search", "undo", "quit", ""]
    result = newdawn("play", "outlive", "--from", position.with_name("search.json"), typed="\n".join(typed))
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.count("Taken back") == 1
    assert "revealed something" in result.stdout


@both_games
def test_end_of_input_saves_the_game(newdawn, home, game):
    result = newdawn("play", game, "--seed", 5, typed="1\n1\n")
    assert (result.returncode, result.stderr) == (0, "")
    command = re.search(rf"newdawn play {game} --from (\S+)", result.stdout)
    assert command is not None
    moves = json.loads(Path(command.group(1)).read_text())["moves"]
    assert sum(move.startswith("0 ") for move in moves) == 2
    assert re.fullmatch(rf"{game}-\d{{8}}-\d{{6}}-[0-9a-f]{{6}}(-\d+)?\.json", Path(command.group(1)).name)


@pytest.fixture
def terminal(home, nursery):
    """Play in a terminal of a certain size; lines are typed one by one, each when the one before has been answered."""
    pty = pytest.importorskip("pty")

    def run(*arguments, lines=(), rows=60, columns=100, resized=None, kill=False, **environment):
        import fcntl
        import select
        import signal
        import struct
        import termios
        import time

        def set_size(rows, columns):
            fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

        def is_asking(found):
            """Tell whether the prompt stands there, on a terminal that hands out letters and not whole lines."""
            asks = b"\n" in found and found.rstrip(b" ").endswith((b":", b"\x1b[0m", b"h"))
            return asks and not termios.tcgetattr(screen)[3] & termios.ICANON

        def read_answer():
            found, last = b"", time.monotonic()
            while time.monotonic() - last < (0.2 if is_asking(found) else 60):
                if select.select([screen], [], [], 0.02)[0]:
                    try:
                        more = os.read(screen, 100_000)
                    except OSError:
                        break
                    if not more:
                        break
                    found, last = found + more, time.monotonic()
            return found.decode()

        screen, inside = pty.openpty()
        set_size(rows, columns)
        known = variables(home, LANG="C.UTF-8", TERM="xterm", **environment)
        for gone in {"COLUMNS", "LINES", "NO_COLOR"} - environment.keys():
            known.pop(gone, None)
        process = nursery.start(*arguments, environment=known, streams=(inside, inside, inside))
        os.close(inside)
        said = [read_answer()]
        for number, line in enumerate(lines):
            if resized is not None and number == resized[0]:
                set_size(*resized[1])
            os.write(screen, line.encode() + b"\n")
            said.append(read_answer())
        if kill:
            process.send_signal(signal.SIGKILL)
        process.wait(timeout=30)
        os.close(screen)
        return said

    return run


def plain_lines(text):
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|[\x01\x02]", "", text).replace("\r", "").splitlines()


def test_the_prompt_belongs_to_the_line_that_is_edited(terminal):
    said = terminal("play", "outlive", "--seed", 5, lines=["", "x\x15", "quit"])
    prompt = "1–6, a move, or ? for help: "
    assert plain_lines(said[0])[-1] == prompt
    answered = plain_lines(said[1])
    assert answered[0] == ""
    assert "Choose one of the" in answered[1]
    assert said[2].rpartition("x")[2].count(prompt.strip()) >= 1, "Ctrl-U leaves the prompt, or draws it again"


def test_the_screen_may_be_resized(terminal):
    said = terminal(
        "play", "outlive", "--seed", 5, columns=120, resized=(0, (60, 80)), lines=["?", "quit"], NO_COLOR="1"
    )
    assert 80 < max(map(len, plain_lines(said[0]))) <= 120
    assert max(map(len, plain_lines(said[1]))) <= 80


@pytest.mark.parametrize(("game", "on_the_board"), [("outlive", "Forest"), ("eden", "Train Station ─")])
def test_a_short_screen_gets_the_short_form(terminal, positions, game, on_the_board):
    taken = ["play", game, "--from", positions[game], "--seats", "random,me,random"]
    said = terminal(*taken, rows=30, lines=["board", "quit"])
    assert on_the_board not in "".join(plain_lines(said[0])).partition("Type board")[0]
    assert "Type board for the whole table" in said[0]
    assert on_the_board in "".join(plain_lines(said[1]))
    assert len(plain_lines(said[1])) > len(plain_lines(said[0])) + 10
    tall = terminal(*taken, rows=60, lines=["quit"])
    assert "Type board" not in tall[0]


def test_a_killed_game_is_not_lost(terminal, tmp_path):
    terminal("play", "outlive", "--seed", 5, lines=["1", "1"], kill=True, XDG_STATE_HOME=str(tmp_path))
    (kept,) = (tmp_path / "newdawn").iterdir()
    assert json.loads(kept.read_text())["moves"][:1][0].startswith("0 discard")
    assert len(json.loads(kept.read_text())["moves"]) == 2


def test_only_the_newest_games_are_kept(newdawn, tmp_path):
    folder = tmp_path / "newdawn"
    folder.mkdir()
    for number in range(30):
        (folder / f"outlive-20200101-0000{number:02}-abcdef.json").write_text("{}")
        os.utime(folder / f"outlive-20200101-0000{number:02}-abcdef.json", (number, number))
    (folder / "mine.json").write_text("{}")
    newdawn("play", "outlive", "--seed", 5, typed="1\n", XDG_STATE_HOME=str(tmp_path))
    left = sorted(path.name for path in folder.iterdir())
    assert len(left) == 21
    assert left[0] == "mine.json"
    assert left[1] == "outlive-20200101-000011-abcdef.json"


def test_a_game_that_cannot_be_kept_goes_on(newdawn, tmp_path):
    (tmp_path / "newdawn").write_text("a file, not a folder")
    typed = f"1\n1\nquit\n{tmp_path}/game.json\n"
    result = newdawn("play", "outlive", "--seed", 5, typed=typed, XDG_STATE_HOME=str(tmp_path))
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.count("The game is not being saved") == 1
    assert len(json.loads((tmp_path / "game.json").read_text())["moves"]) == 2


@both_games
def test_going_on_saves_to_the_same_file(newdawn, tmp_path, game):
    file = tmp_path / "game.json"
    newdawn("play", game, "--seed", 5, "--save", file, typed="1\n")
    result = newdawn("play", game, "--from", file, typed="1\nquit\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert f"The game is saved to {file} after every move." in result.stdout
    assert sum(move.startswith("0 ") for move in json.loads(file.read_text())["moves"]) == 2


def test_save_does_not_replace_another_game(newdawn, tmp_path):
    file = tmp_path / "game.json"
    newdawn("play", "outlive", "--seed", 5, "--save", file, typed="1\n")
    before = file.read_text()
    result = newdawn("play", "outlive", "--seed", 6, typed=f"1\nsave {file}\nquit\n")
    assert "another saved game" in result.stdout
    assert file.read_text() == before


def test_quit_after_save_asks_nothing(newdawn, tmp_path):
    file = tmp_path / "game.json"
    result = newdawn("play", "outlive", "--seed", 5, typed=f"1\nsave {file}\nquit\n1\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.count(f"--from {file}") == 2
    assert result.stdout.rstrip().endswith(f"--from {file}")


def test_the_command_to_go_on_can_be_pasted(newdawn, tmp_path):
    file = tmp_path / "my game.json"
    result = newdawn("play", "outlive", "--seed", 5, "--lang", "fr", "--save", file, typed="1\nquitter\n")
    command = re.search(r"\S+ -m newdawn play .*", result.stdout).group()
    assert command.endswith(f"-m newdawn play outlive --from '{file}' --lang fr")
    again = subprocess.run(
        ["bash", "-c", command],
        capture_output=True,
        input="",
        encoding="utf-8",
        cwd=ROOT,
        env=interpreted(),
        timeout=60,
        check=False,
    )
    assert (again.returncode, again.stderr) == (0, "")


@pytest.mark.parametrize(("game", "command"), [("outlive", "make terminal"), ("eden", "make terminal GAME=eden")])
def test_the_command_to_go_on_is_makes_if_make_was_used(newdawn, tmp_path, game, command):
    file = tmp_path / "my game.json"
    made = newdawn("play", game, "--seed", 5, "--lang", "fr", "--save", file, typed="1\nquitter\n", MAKELEVEL="1")
    assert made.stdout.rstrip().endswith(f"""{command} ARGS="--from '{file}' --lang fr\"""")


@pytest.mark.parametrize(
    ("game", "lang", "typed", "says"),
    [
        (
            "outlive",
            "fr",
            ["journal", "1", "annuler", "pourquoi", "règles sas", "regles sas", "plateau 2", "score", "Quitter"],
            ["Il ne s’est encore rien passé", "Coup repris", "pourquoi move 5", "Première partie"],
        ),
        (
            "outlive",
            "es",
            ["diario", "1", "deshacer", "por qué", "porque take", "reglas", "tablero 2", "puntos", "ayuda", "salir"],
            ["Todavía no ha pasado nada", "Jugada deshecha", "por qué move 5", "reglas …", "¿Primera vez?"],
        ),
        (
            "eden",
            "fr",
            ["plateau 2", "pourquoi", "règles fainéant", "regles B", "règles", "score", "aide", "Quitter"],
            ["Orange – points de victoire", "pourquoi take", "n’ont pas de métier", "gélule", "le refuge de ce joueur"],
        ),
        (
            "eden",
            "es",
            ["tablero naranja", "por qué", "reglas vago", "reglas tower", "reglas", "puntos", "ayuda", "salir"],
            ["Naranja – puntos de victoria", "por qué take", "Heroína", "refugio de ese jugador"],
        ),
    ],
)
def test_commands_in_the_players_language(newdawn, game, lang, typed, says):
    result = newdawn("play", game, "--seed", 5, "--lang", lang, typed="\n".join(typed))
    assert (result.returncode, result.stderr) == (0, "")
    for expected in says:
        assert expected in result.stdout, expected
    assert "ni un coup ni" not in result.stdout
    assert "ni una jugada ni" not in result.stdout


@pytest.mark.parametrize(
    ("lang", "hint", "explain", "says"),
    [
        ("en", "hint", "explain", ["a strong bot in your place", "does not say why", "is not a bot", "simulation"]),
        ("fr", "conseil", "expliquer", ["place, un robot", "ne dit pas pourquoi", "n’est pas un robot", "simulation"]),
        ("es", "consejo", "explicar", ["En tu lugar, un bot", "no dice por qué", "no es un bot", "simulaci"]),
    ],
)
def test_a_player_asks_for_a_hint_and_why_the_bots_chose_so(newdawn, tmp_path, lang, hint, explain, says):
    # Late in the game, where a search that runs interpreted comes to the end of some tries on the slowest machine.
    position = tmp_path / "late.json"
    position.write_text(json.dumps({"game": "outlive", "players": 3, "day": 6, "phase": "moving", "active": 1}))
    typed = [hint, explain, "1", *[""] * 12, explain, f"{explain} 2", f"{explain} 9", "quit"]
    taken = ["--from", position, "--seats", "random,me,random", "--lang", lang]
    result = newdawn("play", "outlive", *taken, typed="\n".join(typed))
    assert (result.returncode, result.stderr) == (0, "")
    for expected in says:
        assert expected in result.stdout, expected


def test_after_the_end_the_bots_explain_what_was_secret_before(newdawn, tmp_path):
    file = tmp_path / "winter.json"
    file.write_text(json.dumps({"game": "eden", "players": 2, "season": "winter", "phase": "gathering"}))
    options = ["--from", file, "--seats", "me,easy", "--lang", "en"]
    result = newdawn("play", "eden", *options, typed="\n".join(["1"] * 200 + ["explain", "explain 2", "quit", "1"]))
    assert (result.returncode, result.stderr) == (0, "")
    end = result.stdout.partition("wins with")[2]
    assert "Enter to leave: explain 2\n" in end
    assert end.count("▸") == 1 + 5
    assert "secret" not in end
    assert end.endswith("Enter to leave: quit\n")


def test_a_single_way_on_is_no_list(whole_game):
    _, result = whole_game("outlive")
    assert "Enter to continue, ? for help:" in result.stdout
    assert "1 to 1" not in result.stdout
    assert "There is only one move here" in result.stdout


def test_an_interrupt_saves_the_game_and_leaves(tmp_path):
    file = tmp_path / "game.json"
    script = (
        "import os, signal, subprocess, sys, time\n"
        # A shell that runs the tests in the background lets its children ignore interrupts.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "command = [sys.executable, '-m', 'newdawn', 'play', 'outlive', '--seed', '5', '--save', sys.argv[1]]\n"
        "process = subprocess.Popen(command,"
        " stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)\n"
        "process.stdin.write('1\\n'); process.stdin.flush()\n"
        "while 'Still to put back: 1' not in (line := process.stdout.readline()): pass\n"
        "time.sleep(0.5); process.send_signal(signal.SIGINT)\n"
        "rest = process.stdout.read(); print(process.wait(), 'Traceback' in rest, 'saved' in rest)\n"
    )
    result = subprocess.run(
        [sys.executable, "-c", script, str(file)],
        capture_output=True,
        text=True,
        timeout=60,
        cwd=ROOT,
        env=interpreted(LANG="C.UTF-8"),
    )
    assert result.stdout.split() == ["130", "False", "True"], result.stderr
    assert len(json.loads(file.read_text())["moves"]) == 1


def test_somebody_else_at_the_keyboard_may_act_out_of_turn(newdawn, tmp_path):
    ready = {"missions": ["new-building-7"], "settled": {"tinkerer": 2, "slacker": 2}}
    document = {
        "game": "eden",
        "players": 2,
        "phase": "gathering",
        "refuges": [{"missions": ["new-building-1"]}, ready],
    }
    file, saved = tmp_path / "position.json", tmp_path / "game.json"
    file.write_text(json.dumps(document))
    # It is Anna's turn. What she may not place stays where it is; what Ben may place takes his name, and then once.
    wrong = ["place new-building-1", "place new-building-7", "ben take tower sage"]
    typed = ["", *wrong, "Ben  place  New-Building-7", "ben place new-building-7", "quit"]
    taken = ["play", "eden", "--from", file, "--seats", "me:Anna,me:Ben", "--save", saved]
    result = newdawn(*taken, typed="\n".join(typed))
    assert (result.returncode, result.stderr) == (0, "")
    assert json.loads(saved.read_text())["moves"] == ["1 place new-building-7"]
    assert "That takes 2 healers in your refuge" in result.stdout
    assert "● Orange places the New Building" in result.stdout
    assert "You do not hold this card" in result.stdout
    shown = newdawn("show", file)
    assert "● Orange could also do this now, out of turn:" in shown.stdout
    assert "place new-building-7" in shown.stdout


def test_several_people_share_a_keyboard(newdawn):
    typed = "\n".join(["", *["1"] * 8, "", *["1"] * 8])
    result = newdawn("play", "outlive", "--seats", "me:Anna,me:Ben", "--seed", 2, typed=typed)
    assert (result.returncode, result.stderr) == (0, "")
    assert "pass the screen to ▲ Orange (Anna)" in result.stdout
    assert "pass the screen to ● Beige (Ben)" in result.stdout
    before_ben = result.stdout.partition("● Beige (Ben)")[0]
    assert "Beige is led by" not in before_ben
    assert "This screen cannot be cleared" in result.stdout
    assert "\n" * 50 in before_ben


@one_game
def test_a_game_goes_on_where_it_was_saved(newdawn, tmp_path, game):
    file = tmp_path / "game.json"
    newdawn("play", game, "--seats", "me,random", "--seed", 9, "--save", file, typed="\n".join(answers(3, 40)))
    moves = json.loads(file.read_text())["moves"]
    result = newdawn("play", game, "--from", file, "--save", file, typed="\n".join(answers(4)))
    assert (result.returncode, result.stderr) == (0, "")
    saved = json.loads(file.read_text())
    assert saved["moves"][: len(moves)] == moves
    assert saved["result"] is not None
    assert newdawn("replay", file).returncode == 0


@pytest.mark.parametrize(
    ("game", "says"), [("eden", "Summer · 2/4"), pytest.param("outlive", "Day 2 of 6", marks=pytest.mark.soak)]
)
def test_a_game_from_a_position(newdawn, positions, game, says):
    typed = "\n".join(answers(5))
    result = newdawn("play", game, "--from", positions[game], "--seats", "random,me,random", typed=typed)
    assert (result.returncode, result.stderr) == (0, "")
    assert says in result.stdout


@both_games
@pytest.mark.parametrize("columns", [40, 50, 60, 80, 120])
def test_no_line_is_wider_than_the_screen(newdawn, positions, game, columns):
    result = newdawn("show", positions[game], columns=columns, NO_COLOR="1")
    assert (result.returncode, result.stderr) == (0, "")
    assert max(map(len, result.stdout.splitlines())) <= columns
    assert "\x1b" not in result.stdout


# Showing and telling again


@pytest.mark.parametrize(
    ("game", "lang", "says"),
    [
        ("outlive", "en", "Forest"),
        ("outlive", "fr", "Forêt"),
        ("outlive", "es", "Bosque"),
        ("eden", "en", "Bridge"),
        ("eden", "fr", "Pont"),
        ("eden", "es", "Puente"),
    ],
)
@pytest.mark.parametrize("seat", [None, "0", "spectator"])
def test_show(newdawn, positions, game, lang, says, seat):
    result = newdawn("show", positions[game], "--lang", lang, *(() if seat is None else ("--seat", seat)))
    assert (result.returncode, result.stderr) == (0, "")
    assert says in result.stdout


@both_games
def test_show_a_picture(newdawn, positions, tmp_path, game):
    picture = tmp_path / "board.svg"
    result = newdawn("show", positions[game], "--svg", picture)
    assert (result.returncode, result.stdout, result.stderr) == (0, "", "")
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert about(game).title.replace(" ", "&#160;") in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_replay(newdawn, played, lang):
    file, _ = played
    result = newdawn("replay", file, "--lang", lang)
    assert (result.returncode, result.stderr) == (0, "")
    assert str(len(json.loads(file.read_text())["moves"])) in result.stdout.splitlines()[-1]


def test_replay_in_part(newdawn, played):
    result = newdawn("replay", played[0], "--to", 12, "--step", 6)
    assert (result.returncode, result.stderr) == (0, "")
    assert "All 12 moves" in result.stdout
    assert "There are only" not in result.stdout


@both_games
def test_replay_past_the_end_says_so(newdawn, tmp_path, game):
    file = tmp_path / "game.json"
    newdawn("play", game, "--seed", 5, "--save", file, typed="1\n1\n")
    result = newdawn("replay", file, "--to", 99)
    assert (result.returncode, result.stderr) == (0, "")
    assert f"There are only {len(json.loads(file.read_text())['moves'])} moves" in result.stdout
    shown = newdawn("show", file)
    assert (shown.returncode, shown.stderr) == (0, "")


def test_replay_names_the_move_that_does_not_fit(newdawn, played, tmp_path):
    saved = json.loads(played[0].read_text())
    saved["moves"][20] = "0 done" if saved["moves"][20] != "0 done" else "1 done"
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(saved))
    result = newdawn("replay", file)
    assert result.returncode == 2
    assert result.stderr.count("\n") == 1
    assert "move 21" in result.stderr


# Simulations and figures


@both_games
def test_sim_json(newdawn, game):
    result = newdawn("sim", game, "--players", 2, "--games", 6, "--seed", 1, "--json")
    assert (result.returncode, result.stderr) == (0, "")
    found = json.loads(result.stdout)
    assert {"games", "decisions", "seconds", "decisions_per_second", "games_per_second"} < found.keys()
    assert (found["game"], found["games"]) == (game, 6)
    assert len(found["wins"]) == len(found["mean_scores"]) == 2
    assert sum(found["wins"]) >= 6


def test_sim_does_not_depend_on_the_workers():
    from newdawn.command import simulate

    class Spy:
        """Answers as a game would, from the seed alone."""

        def simulate(self, players, games, seed=0):
            from newdawn.core.face import Simulation

            return Simulation(players, games, seed % 1009, 0.1, (seed % games, games), (seed % 97 / games, 1.0))

    outcomes = []
    for workers in (1, 2, 5):
        tally = simulate.Tally("outlive", 2, ["random"] * 2, 7, workers)
        simulate.simulate(Spy(), tally, 5 * simulate.BLOCK + 3)
        outcomes.append((tally.games, tally.decisions, tally.wins, tally.mean_scores))
    assert outcomes[0] == outcomes[1] == outcomes[2]
    assert outcomes[0][0] == 5 * simulate.BLOCK + 3


def test_sim_with_two_workers(newdawn):
    one, two = (
        json.loads(newdawn("sim", "outlive", "--seats", "random,random", "--games", 4, "--json", "--workers", n).stdout)
        for n in (1, 2)
    )
    for key in ("games", "decisions", "wins", "mean_scores"):
        assert one[key] == two[key]


@both_games
def test_sim_table(newdawn, game):
    result = newdawn("sim", game, "--players", 2, "--games", 2)
    assert result.returncode == 0
    assert f"2 games of {about(game).title}" in result.stdout


@both_games
def test_components(newdawn, game):
    table = newdawn("components", game)
    assert (table.returncode, table.stderr) == (0, "")
    assert "designed" in table.stdout
    assert "2 players: " in table.stdout
    figures = json.loads(newdawn("components", game, "--json").stdout)["figures"]
    assert {"rulebook", "inferred", "designed"} <= {figure["provenance"] for figure in figures}


@both_games
def test_schema(newdawn, game):
    """Without a word, it is that of a view."""
    found = {what: newdawn("schema", game, *what) for what in ((), ("view",), ("position",), ("prospects",))}
    assert {(result.returncode, result.stderr) for result in found.values()} == {(0, "")}
    assert found[()].stdout == found[("view",)].stdout
    schemas = [json.loads(result.stdout) for result in found.values()]
    assert [schema["$ref"] for schema in schemas[1:]] == ["#/$defs/View", "#/$defs/Position", "#/$defs/Prospects"]
    assert schemas[0] == load(game).schema()


def test_bench_passes_arguments_and_exit_code(forked_newdawn):
    assert forked_newdawn("bench", "--help").returncode == 0
    wrong = forked_newdawn("bench", "--rounds", "none")
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)


# Checking


def test_a_game_of_the_terminal_is_verified(newdawn, played):
    file, _ = played
    result = newdawn("verify", file)
    assert (result.returncode, result.stderr) == (3, ""), "that nobody chose the seed is not proven"
    lines = result.stdout.splitlines()
    assert re.fullmatch(r"✓ \d+ moves were replayed, and all are legal\.", lines[0])
    assert lines[1] == "✓ The result is what the rules say."
    assert lines[2].startswith("– Nobody committed to the seed")
    assert len(lines) == 3


def fair(document):
    """Return the document of a game with the marks of a table, whose seed came about by shares."""
    from newdawn.server.table.fairness import commitment_to, seed_from

    share, nonces = "5a" * 32, ["", "a", "b"]
    fairness = {"commitment": commitment_to(share), "share": share, "nonces": nonces}
    return {**document, "seed": str(seed_from(share, nonces)), "moves": [], "result": None, "fairness": fairness}


@pytest.mark.parametrize(
    ("change", "code", "says"),
    [
        (lambda game: game, 3, "✓ The seed is fair: the server committed to its share before the start"),
        (lambda game: {**game, "seed": "7"}, 1, "✗ The seed is not fair: the seed does not follow from"),
        (
            lambda game: {**game, "fairness": {**game["fairness"], "commitment": "0" * 64}},
            1,
            "does not fit the commitm",
        ),
        (lambda game: {**game, "moves": ["0 fly"]}, 1, "✗ The game was not played like this: move 1: "),
        (
            lambda game: {**game, "seed": None, "fairness": {**game["fairness"], "share": None}},
            1,
            "✗ The game is not over, and its file is sealed",
        ),
    ],
    ids=["as it was", "another seed", "another commitment", "another move", "sealed"],
)
def test_what_is_not_fair_is_found(newdawn, whole_game, tmp_path, change, code, says):
    file = tmp_path / "game.json"
    document = fair(json.loads(whole_game("outlive")[0].read_text()))
    file.write_text(json.dumps(change(document)))
    result = newdawn("verify", file)
    assert (result.returncode, result.stderr) == (code, "")
    assert says in result.stdout
    assert newdawn("verify", file, "--lang", "fr").returncode == code


def test_a_game_that_is_not_ours_is_not_verified(newdawn, whole_game, tmp_path):
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**json.loads(whole_game("outlive")[0].read_text()), "game": "chess"}))
    result = newdawn("verify", file)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f"newdawn: {file}: there is no game “chess”; the games are outlive, eden\n"


# Words


def test_the_terminals_words_are_complete():
    from newdawn.core.words import problems
    from newdawn.drawing.speech import WORDS, words_of

    assert problems(WORDS) == []
    for game in GAMES:
        words = words_of(game)
        assert words is not None
        assert problems(words) == []


def test_every_message_is_used_and_every_used_message_is_there():
    from newdawn.drawing.art import MESSAGES
    from newdawn.drawing.speech import WORDS, words_of
    from newdawn.outlive.names import TOKENS

    rooms = ("drawing", "terminal", "command", *(f"{game}/drawing" for game in GAMES))
    files = [path for room in rooms for path in (ROOT / "newdawn" / room).rglob("*.py")]
    sources = "".join(path.read_text(encoding="utf-8") for path in (*files, ROOT / "newdawn/cli.py"))
    every = (WORDS, *filter(None, map(words_of, GAMES)))
    spoken = {message for words in every for message in words.messages("en")}
    there = {message.removeprefix("ui-") for message in spoken if message.startswith("ui-")}
    said = set(re.findall(r"""say\(\s*["']([a-z-]+)["']""", sources)) | {f"outlive-short-{token}" for token in TOKENS}
    said |= {f"arena-{verdict}" for verdict in ("above", "below", "level")}
    said |= {f"balance-{heading}" for heading in ("players", "games", "points", "best", "shared")}
    said |= {f"plain-{message}" for message in MESSAGES}
    for game in map(load, GAMES):
        said |= {f"{game.name}-{message}" for message in MESSAGES}
        said |= {f"{game.name}-verb-{kind}" for kind in game.moves.kinds}
    assert said <= there
    assert {message for message in there - said if f'"{message}"' not in sources} == set()


# First start


def test_a_first_start_plays_at_once_and_compiles_meanwhile(newdawn, tmp_path, monkeypatch):
    from newdawn.command import start

    begun = []
    monkeypatch.delenv("NEWDAWN_INTERPRETED", raising=False)
    monkeypatch.setenv("NEWDAWN_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(start, "is_warm", lambda name: False)
    monkeypatch.setattr(start, "load", lambda name, components=None: os.environ.get("NEWDAWN_INTERPRETED"))
    monkeypatch.setattr(start, "fill_cache_meanwhile", lambda name: begun.append(name) or True)
    assert start.start_quickly("outlive") == ("1", True)
    assert begun == ["outlive"]
    # Not by monkeypatch: it would put back at the end what was set here.
    del os.environ["NEWDAWN_INTERPRETED"]
    monkeypatch.setattr(start, "is_warm", lambda name: True)
    assert start.start_quickly("outlive") == (None, False)


def test_a_first_server_serves_at_once_and_compiles_both_games_meanwhile(monkeypatch):
    from newdawn.command import start
    from newdawn.core.cache import FOR_NOW

    begun = []
    monkeypatch.setattr(start, "fill_cache_meanwhile", lambda name: begun.append(name) or True)
    for warm, meanwhile in ((set(), list(GAMES)), ({"outlive", "outlive+bots"}, ["eden"])):
        begun.clear()
        monkeypatch.delenv("NEWDAWN_INTERPRETED", raising=False)
        monkeypatch.setattr(start, "is_warm", lambda layer, warm=warm: layer in warm)
        assert start.start_serving()
        assert begun == meanwhile
        assert os.environ.pop("NEWDAWN_INTERPRETED") == FOR_NOW
    monkeypatch.setattr(start, "is_warm", lambda layer: True)
    assert not start.start_serving()
    assert "NEWDAWN_INTERPRETED" not in os.environ


@pytest.mark.parametrize("begin", ["start_serving()", "start_quickly('eden')"])
def test_a_first_start_really_runs_interpreted(begin, tmp_path):
    """How a process runs is decided when the first rules are imported: nothing may import them before."""
    script = (
        "import newdawn, newdawn.cli, newdawn.command.host, newdawn.command.play_command\n"
        "from newdawn.command import start\n"
        "start.fill_cache_meanwhile = lambda name: True\n"
        f"start.{begin}\n"
        "assert not newdawn.load('eden').is_compiled\n"
    )
    environment = {key: value for key, value in os.environ.items() if not key.startswith("NEWDAWN_")}
    environment["NEWDAWN_CACHE_DIR"] = str(tmp_path)
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("warm", "compiled"),
    [
        ({"outlive", "outlive+bots"}, True),
        ({"outlive", "outlive+bots", "outlive+envs"}, True),
        ({"outlive"}, False),
        ({"outlive+bots"}, False),
    ],
)
def test_a_game_is_ready_when_its_rules_and_its_bots_are_compiled(warm, compiled, monkeypatch):
    from newdawn.command import start

    monkeypatch.delenv("NEWDAWN_INTERPRETED", raising=False)
    monkeypatch.setattr(start, "is_warm", lambda layer: layer in warm)
    monkeypatch.setattr(start, "load", lambda name, components=None: None)
    monkeypatch.setattr(start, "fill_cache_meanwhile", lambda name: True)
    assert start.start_quickly("outlive") == (None, not compiled)
    assert os.environ.pop("NEWDAWN_INTERPRETED", "") == ("" if compiled else "1")


@pytest.fixture
def layers(tmp_path, monkeypatch):
    """Where nothing is compiled yet, and compiling takes no time: the layers, in the order in which it is done."""
    from newdawn.command import start
    from newdawn.core import cache

    done = []
    monkeypatch.setattr(cache, "cache_root", lambda: tmp_path)
    monkeypatch.setattr(start, "_warm", done.append)
    cache.cache_folder.cache_clear()
    yield done
    cache.cache_folder.cache_clear()


def fill(*layers, in_background=False, language="en"):
    """Fill the cache; return what is said."""
    from newdawn.command.start import fill_cache
    from newdawn.drawing.screen import screen
    from newdawn.drawing.speech import Speech

    console = screen(quiet=True, width=100)
    fill_cache("eden", console, Speech(language), layers or None, in_background)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en", ["the rules of Paris", "the bots of Paris", "the environments of Paris"]),
        ("fr", ["des règles (Paris", "des robots (Paris", "des environnements (Paris"]),
        ("es", ["las reglas de Paris", "los bots de Paris", "los entornos de Paris"]),
    ],
)
def test_everything_is_compiled_layer_by_layer(layers, language, parts):
    said = fill(language=language)
    assert layers == ["eden", "eden+bots", "eden+envs"]
    assert [part for part in parts if part in said] == parts
    assert fill() == "", "nothing is done twice"


def test_only_what_is_needed_is_compiled(layers):
    fill("eden")
    assert layers == ["eden"]
    fill("eden", "eden+bots")
    assert layers == ["eden", "eden+bots"]


def test_a_process_in_the_background_leaves_the_work_to_the_one_that_is_at_it(layers, monkeypatch):
    from newdawn.core import cache

    monkeypatch.setattr(os, "nice", lambda steps: 0, raising=False)
    with cache.compiling("eden"):
        assert fill(in_background=True) == ""
    assert layers == []


def test_only_one_process_compiles(layers):
    from newdawn.core import cache

    with cache.compiling("outlive") as first, cache.compiling("outlive", wait=False) as second:
        assert (first, second) == (True, False)
    with cache.compiling("outlive", wait=False) as again:
        assert again
