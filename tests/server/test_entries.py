"""The entries of the log: each kind is read as it is written, and one that is broken is refused with where and why."""

from __future__ import annotations

from typing import Any, get_args

import orjson
import pytest
from pydantic import ValidationError

import newdawn
from newdawn.core import replay
from newdawn.server.table import creation
from newdawn.server.table.entries import Created, Entry, EntryError, Moved, read_entry, read_log
from newdawn.server.table.fold import folded
from tests.server.halls import new_table, people
from tests.server.tables import NOON, after, bot, created, person, play_on, started_table, waiting_table

ASKED = {"actor": "p0", "command": "c0" * 16, "digest": "d1" * 8}
"""The command that made an entry."""

BEGUN: dict[str, Any] = {
    "kind": "created",
    "at": 1,
    "actor": "link",
    "command": "c0" * 16,
    "digest": "d1" * 8,
    "game": "eden",
    "rules": 1,
    "components": "3f0c",
    "options": {},
    "clock": {"kind": "bank", "seconds": 600, "increment": 5},
    "public": True,
    "hints": False,
    "pace": 0.5,
    "stand_in": "easy",
    "patience": 60,
    "share": "5a" * 32,
    "people": [{"token_hash": "ab" * 32, "is_host": True}],
    "seats": [
        {"kind": "person", "name": "Anna", "person": 0, "nonce": ""},
        {"kind": "bot", "name": "b", "bot": "b"},
        {},
    ],
}

TAKEN_UP: dict[str, Any] = {
    "kind": "created",
    "at": 1,
    "actor": "link",
    "command": "c0" * 16,
    "digest": "d1" * 8,
    "game": "eden",
    "rules": 1,
    "components": "3f0c",
    "options": {},
    "clock": {"kind": "none"},
    "public": False,
    "hints": True,
    "pace": 1.0,
    "stand_in": "medium",
    "imported": {
        "format": "newdawn-game",
        "game": "eden",
        "rules": 1,
        "components": "3f0c",
        "players": 2,
        "seats": ["Anna", "easy"],
        "options": {},
        "seed": "1",
        "start": None,
        "moves": ["0 recruit tinkerer"],
        "result": None,
    },
    "people": [{"token_hash": "ab" * 32, "is_host": True}],
    "seats": [{}, {"kind": "bot", "name": "easy", "bot": "easy"}],
}
"""The first entry of a game that was imported: it has no share of a seed, and no patience."""

STORED: list[dict[str, Any]] = [
    BEGUN,
    TAKEN_UP,
    {"kind": "sat", "at": 2, "seat": 2, **ASKED, "name": "Ben", "nonce": "n", "token_hash": "cd" * 32},
    {"kind": "sat", "at": 2, "seat": 2, **ASKED, "name": "Ben", "nonce": "", "person": 0},
    {"kind": "stood", "at": 2, "seat": 2, **ASKED},
    {"kind": "renamed", "at": 2, "seat": 2, **ASKED, "name": "Benoît"},
    {"kind": "seat-set", "at": 2, "seat": 1, **ASKED, "bot": "hard:2s"},
    {"kind": "seat-set", "at": 2, "seat": 1, **ASKED, "bot": None},
    {"kind": "started", "at": 3},
    {"kind": "started", "at": 3, **ASKED, "person": 0, "nonce": "mine"},
    {"kind": "moved", "at": 4, "seat": 0, **ASKED, "move": "done"},
    {"kind": "moved", "at": 4, "seat": 1, "move": "done"},
    {"kind": "undone", "at": 4, "seat": 0, **ASKED, "count": 3},
    {"kind": "undone", "at": 4, "seat": 0, **ASKED, "count": 3, "since": 3},
    {"kind": "undone", "at": 4, "seat": 0, **ASKED, "count": 1, "kept": 2},
    {"kind": "paced", "at": 4, "seat": 0, **ASKED, "pace": 0.5},
    {"kind": "handed-over", "at": 4, "seat": 0, **ASKED, "bot": "easy"},
    {"kind": "replaced", "at": 4, "seat": 0, **ASKED, "bot": "easy"},
    {"kind": "timed-out", "at": 4, "seat": 0, "bot": "easy"},
    {"kind": "came-back", "at": 4, "seat": 0, **ASKED},
    {"kind": "came-back", "at": 4, "seat": 0, **ASKED, "since": 3},
    {"kind": "resigned", "at": 4, "seat": 0, **ASKED, "bot": "easy"},
    {"kind": "end-proposed", "at": 4, "seat": 0, **ASKED},
    {"kind": "end-withdrawn", "at": 4, "seat": 0, **ASKED},
    {"kind": "chatted", "at": 4, "seat": 0, **ASKED, "text": "gg"},
    {"kind": "rematched", "at": 5, "table": "t" * 22},
    {
        "kind": "migrated",
        "at": 5,
        "rules": 2,
        "components": "77",
        "report": {"moves": 3, "from_rules": 1, "from_components": "3f0c"},
    },
]
"""Every kind of entry, in each form that the program has ever stored it in."""


def without(entry: dict[str, Any], *keys: str) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in keys}


# Every kind -----------------------------------------------------------------------------------------------------------


def test_here_is_every_kind_of_entry() -> None:
    assert {type(entry) for entry in read_log(STORED)} == set(get_args(Entry))


@pytest.mark.parametrize("stored", STORED, ids=[f"{number}-{one['kind']}" for number, one in enumerate(STORED)])
def test_an_entry_is_written_byte_for_byte_as_it_was_read(stored: dict[str, Any]) -> None:
    text = orjson.dumps(stored)
    assert orjson.dumps(read_entry(orjson.loads(text), 1).to_json()) == text


def test_the_first_entry_of_an_older_log_lacks_keys_that_came_later() -> None:
    older = without(BEGUN, "patience")
    assert read_entry(older, 1).to_json() == older
    assert folded("a table", read_log([older | {"rules": 0}])).patience == 300


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "move", "seconds": 60}, {"kind": "bank", "seconds": 600}])
def test_the_table_has_the_clock_of_its_first_entry(clock: dict[str, Any]) -> None:
    assert waiting_table(person("Anna"), bot(), clock=clock).clock == clock


def test_an_entry_cannot_be_changed() -> None:
    entry = Moved(at=1, seat=0, move="done")
    with pytest.raises(ValidationError, match="frozen"):
        entry.move = "other"  # type: ignore[misc]


def test_the_command_of_an_entry_is_added_to_a_copy() -> None:
    entry = Moved(at=1, seat=0, move="done")
    asked = entry.asked_for_by("p0", "c", "d")
    assert (asked.actor, asked.command, asked.digest) == ("p0", "c", "d")
    assert list(asked.to_json()) == ["kind", "at", "seat", "actor", "command", "digest", "move"]
    assert entry.to_json() == {"kind": "moved", "at": 1, "seat": 0, "move": "done"}


# Broken ones ----------------------------------------------------------------------------------------------------------

BROKEN: list[tuple[dict[str, Any], str, str]] = [
    ({"at": 1}, "kind", "is missing"),
    ({"kind": "flown", "at": 1}, "kind", "“flown” is not known to this version of the program"),
    ({"kind": "moved", "at": 1, "seat": 0}, "move", "is missing in a “moved” entry"),
    ({"kind": "moved", "at": 1, "move": "done"}, "seat", "is missing in a “moved” entry"),
    ({"kind": "moved", "at": 1, "seat": None, "move": "done"}, "seat", "must be a valid integer"),
    ({"kind": "moved", "at": 1, "seat": "0", "move": "done"}, "seat", "must be a valid integer"),
    ({"kind": "moved", "at": True, "seat": 0, "move": "done"}, "at", "must be a valid integer"),
    ({"kind": "moved", "at": 1, "seat": 0, "move": 7}, "move", "must be a valid string"),
    (
        {"kind": "moved", "at": 1, "seat": 0, "move": "done", "mood": "glad"},
        "mood",
        "is not a key of a “moved” entry; a newer version of the program may have written it",
    ),
    ({"kind": "undone", "at": 1, "seat": 0, "count": 0}, "count", "must be greater than or equal to 1"),
    (
        {"kind": "sat", "at": 1, "seat": 0, "name": "Ben", "nonce": ""},
        "",
        "must have either a person or the hash of a token",
    ),
    (without(BEGUN, "stand_in"), "stand_in", "is missing in a “created” entry"),
    (BEGUN | {"seats": [{"kind": "ghost"}]}, "seats[0].kind", "must be 'open', 'person' or 'bot'"),
    (BEGUN | {"people": [{"token_hash": 5}]}, "people[0].token_hash", "must be a valid string"),
    (BEGUN | {"clock": {"kind": "sand"}}, "clock.kind", "“sand” is not known to this version of the program"),
    (BEGUN | {"clock": {"seconds": 5}}, "clock.kind", "is missing"),
    (BEGUN | {"options": {"winter": 1}}, "options.winter", "must be a valid boolean"),
    ({"kind": "migrated", "at": 1, "rules": 2, "components": "", "report": {}}, "report.moves", "is missing"),
]


@pytest.mark.parametrize(("stored", "path", "reason"), BROKEN)
def test_a_broken_entry_is_refused_with_where_and_why(stored: dict[str, Any], path: str, reason: str) -> None:
    with pytest.raises(EntryError) as refused:
        read_log([STORED[8], stored], after=5)
    assert (refused.value.number, refused.value.path) == (7, path)
    assert refused.value.reason.startswith(reason)
    assert str(refused.value).startswith(f"entry 7, {path}: " if path else "entry 7: ")


@pytest.mark.parametrize("key", ["share", "token_hash"])
def test_a_refusal_never_shows_what_stands_in_the_log(key: str) -> None:
    secret = ["5ec7e7" * 8]
    stored = BEGUN | ({"share": secret} if key == "share" else {"people": [{"token_hash": secret}]})
    with pytest.raises(EntryError) as refused:
        read_entry(stored, 1)
    assert key in str(refused.value)
    assert "5ec7e7" not in str(refused.value)
    assert refused.value.__cause__ is None
    assert refused.value.__suppress_context__


# The first entry ------------------------------------------------------------------------------------------------------


def may_sit(code: str) -> bool:
    return code != "slow"


def test_a_new_table_is_what_was_asked_for() -> None:
    request = new_table(*people("Anna"), {"kind": "bot", "bot": "easy"}, {"kind": "open"}, nonce="n", public=True)
    entry = creation.create(request, "hash", "5a" * 32, NOON)
    assert [seat.to_json() for seat in entry.seats] == [
        {"kind": "person", "name": "Anna", "person": 0, "nonce": "n"},
        {"kind": "bot", "name": "easy", "bot": "easy"},
        {},
    ]
    assert [one.to_json() for one in entry.people] == [{"token_hash": "hash", "is_host": True}]
    assert (entry.public, entry.patience, entry.share, entry.imported) == (True, 300, "5a" * 32, None)
    assert "imported" not in entry.to_json()


def test_the_next_game_has_the_same_people_and_terms_and_another_host() -> None:
    table = play_on(started_table(person("Anna"), person("Ben", 1), bot("slow"), stand_in="easy", pace=2.0))
    again = creation.create_rematch(table, 1, "6b" * 32, may_sit, NOON)
    assert [seat.name for seat in again.seats] == ["Anna", "Ben", "easy"]
    assert [one.is_host for one in again.people] == [False, True]
    assert (again.pace, again.stand_in, again.share, again.clock) == (2.0, "easy", "6b" * 32, created().clock)
    assert read_entry(orjson.loads(orjson.dumps(again.to_json())), 1) == again


def test_a_stored_game_that_was_imported_is_taken_up_where_it_stood() -> None:
    rules = newdawn.load("eden")
    known = {"rules": rules.rules.RULES_VERSION, "components": rules.components.DIGEST}
    table = folded("a table", read_log([TAKEN_UP | known | {"imported": TAKEN_UP["imported"] | known}]))
    assert (table.stage, table.share, table.patience) == ("waiting", None, 300)
    assert [seat.kind for seat in table.seats] == ["open", "bot"]
    assert table.imported is not None
    assert replay.read(table.imported).moves == [(0, "recruit tinkerer")]


def test_the_first_entry_alone_makes_the_table() -> None:
    first = created(person("Anna"), bot())
    assert isinstance(first, Created)
    again = folded("a table", read_log([first.to_json()]))
    assert after(again) == waiting_table(person("Anna"), bot())
