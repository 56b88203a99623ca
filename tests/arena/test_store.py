"""The file of a tournament: what it keeps, what it refuses, and how it is continued."""

import json
from pathlib import Path
from typing import Any

import pytest

import newdawn
from newdawn.arena.errors import ArenaError
from newdawn.arena.match import MatchResult
from newdawn.arena.run import Listener, play_tournament
from newdawn.arena.store import Store
from newdawn.arena.tournament import Tournament
from newdawn.arena.versions import differences, signature

DUEL = Tournament("eden", ("random", "random"), 2, seed=1)


@pytest.fixture(scope="module")
def eden() -> newdawn.Game:
    return newdawn.load("eden")


@pytest.fixture(scope="module")
def results(eden: newdawn.Game) -> dict[int, MatchResult]:
    return play_tournament(eden, DUEL, 6, workers=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


@pytest.fixture
def saved(path: Path, eden: newdawn.Game, results: dict[int, MatchResult]) -> Path:
    """A file with four games."""
    with opened(path, eden) as store:
        for number in (0, 2, 1, 3):
            store.add(number, results[number])
    return path


def opened(path: Path, game: newdawn.Game, tournament: Tournament = DUEL) -> Store:
    return Store(path, tournament, signature(tournament, game))


def refusal(path: Path, game: newdawn.Game, tournament: Tournament = DUEL) -> str:
    """Return why a file is refused; it must stay as it is."""
    before = path.read_bytes() if path.is_file() else None
    with pytest.raises(ArenaError) as caught:
        opened(path, game, tournament)
    assert before is None or path.read_bytes() == before
    message = str(caught.value)
    assert message.startswith(str(path))
    return message.removeprefix(str(path))


def test_what_was_saved_is_read_again(saved: Path, eden: newdawn.Game, results: dict[int, MatchResult]) -> None:
    with opened(saved, eden) as store:
        assert store.done == {number: results[number] for number in range(4)}


def test_a_file_is_json_lines_that_others_can_read(saved: Path) -> None:
    header, *games = map(json.loads, saved.read_text(encoding="utf-8").splitlines())
    assert header["format"] == "newdawn-arena"
    assert [game["number"] for game in games] == [0, 2, 1, 3]
    assert all({"seed", "seats", "scores", "shares", "ranks", "decisions"} <= set(game) for game in games)


def test_only_what_is_missing_is_played(saved: Path, eden: newdawn.Game, results: dict[int, MatchResult]) -> None:
    played: list[int] = []
    with opened(saved, eden) as store:
        found = play_tournament(eden, DUEL, 6, workers=1, store=store, listener=Listener(finished=played.append))
    assert played == [4, 5]
    assert {number: found[number] for number in range(4)} == {number: results[number] for number in range(4)}
    with opened(saved, eden) as store:
        assert sorted(store.done) == list(range(6))


def test_with_fewer_games_only_those_count(saved: Path, eden: newdawn.Game) -> None:
    with opened(saved, eden) as store:
        assert sorted(play_tournament(eden, DUEL, 2, workers=1, store=store)) == [0, 1]
        assert sorted(store.done) == [0, 1, 2, 3]


@pytest.mark.parametrize("kept", [1, 8, 40, -1])
def test_a_torn_last_line_is_cut_off_and_its_game_played_again(saved: Path, eden: newdawn.Game, kept: int) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    saved.write_bytes(b"".join(lines[:-1]) + lines[-1][:kept])
    with opened(saved, eden) as store:
        assert sorted(store.done) == [0, 1, 2]
        assert saved.read_bytes() == b"".join(lines[:-1])
        play_tournament(eden, DUEL, 4, workers=1, store=store)
    assert saved.read_bytes().count(b"\n") == 5


@pytest.mark.parametrize("kept", [0, 1, 10, 60])
def test_a_torn_first_line_begins_the_file_anew(saved: Path, eden: newdawn.Game, kept: int) -> None:
    header = saved.read_bytes().splitlines(keepends=True)[0]
    saved.write_bytes(header[:kept])
    with opened(saved, eden) as store:
        assert store.done == {}
    assert saved.read_bytes() == header


# What is refused


@pytest.mark.parametrize(
    ("tournament", "says"),
    [
        (Tournament("eden", ("random", "random"), 2, seed=7), "seed 1 instead of 7"),
        (Tournament("eden", ("random", "random", "random"), 2, seed=1), "entrants random,random instead of"),
        (Tournament("eden", ("random", "random", "random"), 3, seed=1), "players 2 instead of 3"),
    ],
)
def test_another_tournament_is_refused_with_the_difference(
    saved: Path, eden: newdawn.Game, tournament: Tournament, says: str
) -> None:
    message = refusal(saved, eden, tournament)
    assert "holds another tournament" in message
    assert says in message


def test_another_game_is_refused(saved: Path) -> None:
    other = Tournament("outlive", ("random", "random"), 2, seed=1)
    assert "game eden instead of outlive" in refusal(saved, newdawn.load("outlive"), other)


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("rules", 999, "rules 999 instead of "),
        ("components", "f00", "components f00 instead of "),
        ("bots", {"random": "newdawn 0.0.1 abc"}, "bots: random newdawn 0.0.1 abc instead of newdawn "),
        ("bots", {}, "bots: random none instead of newdawn "),
        ("options", None, "options none instead of "),
    ],
)
def test_other_rules_components_and_bots_are_refused(
    saved: Path, eden: newdawn.Game, key: str, value: Any, says: str
) -> None:
    header, rest = saved.read_text(encoding="utf-8").split("\n", 1)
    saved.write_text(json.dumps({**json.loads(header), key: value}) + "\n" + rest, encoding="utf-8")
    assert says in refusal(saved, eden)


@pytest.mark.parametrize(
    "content",
    [
        b"my diary\n",
        b"my diary",
        b"{}\n",
        b"[]\n",
        b'{"format": "newdawn-game"}\n',
        b"\xff\xfe\x00\n",
        b'{"format": "newdawn-other',
        b"\n",
        b"[" * 100_000 + b"\n",
    ],
)
def test_a_file_that_is_no_tournament_is_refused_and_stays(path: Path, eden: newdawn.Game, content: bytes) -> None:
    path.write_bytes(content)
    assert "already a file of that name, and it is not a tournament" in refusal(path, eden)


@pytest.mark.parametrize("line", [b"oops", b"{", b"3", b"", b"\x00\x00"])
def test_a_damaged_line_is_told_with_its_number(saved: Path, eden: newdawn.Game, line: bytes) -> None:
    lines = saved.read_bytes().splitlines()
    lines[2] = line
    saved.write_bytes(b"\n".join(lines) + b"\n")
    assert refusal(saved, eden).startswith(":3: this line is damaged")


@pytest.mark.parametrize(
    "change",
    [
        {"number": 5},
        {"number": -1},
        {"number": "2"},
        {"number": None},
        {"number": 1.0},
        {"seed": 3},
        {"seats": ["random", "greedy"]},
        {"scores": [1]},
        {"ranks": 1},
        {"reports": 3},
        {"reports": [{"who": 3}]},
        {"more": 1},
    ],
)
def test_a_game_of_another_tournament_is_refused(saved: Path, eden: newdawn.Game, change: dict[str, Any]) -> None:
    lines = saved.read_text(encoding="utf-8").splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), **change})
    saved.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert refusal(saved, eden) == ":3: this is not a game of this tournament"


def test_a_game_that_stands_there_twice_is_refused(saved: Path, eden: newdawn.Game) -> None:
    lines = saved.read_bytes().splitlines(keepends=True)
    saved.write_bytes(b"".join([*lines, lines[1]]))
    assert refusal(saved, eden) == ":6: game 0 is listed twice"


def test_no_game_is_written_twice(saved: Path, eden: newdawn.Game, results: dict[int, MatchResult]) -> None:
    with opened(saved, eden) as store, pytest.raises(ArenaError, match="game 2 is already there"):
        store.add(2, results[2])


def test_two_runs_do_not_write_one_file(saved: Path, eden: newdawn.Game) -> None:
    with opened(saved, eden):
        assert refusal(saved, eden) == ": another run is writing this file"
    opened(saved, eden).close()


def test_where_no_file_can_be_is_told(tmp_path: Path, eden: newdawn.Game) -> None:
    assert refusal(tmp_path, eden) == ": a tournament cannot be saved to this file"
    assert refusal(tmp_path / "nowhere" / "games", eden) == ": cannot be written: No such file or directory"


def test_signatures_that_agree_do_not_differ(eden: newdawn.Game) -> None:
    assert differences(signature(DUEL, eden), signature(DUEL, eden)) == ""
