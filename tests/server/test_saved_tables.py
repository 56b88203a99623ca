"""A corpus of whole tables: every log and every exported file leads, step by step, to where it led when it was made."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import orjson
import pytest

import newdawn
from newdawn.core import replay
from newdawn.server.live import Hall
from newdawn.server.live.log_book import row_of
from newdawn.server.live.tokens import fresh_id
from newdawn.server.table.entries import read_entry, read_log
from newdawn.server.table.files import verify
from newdawn.server.table.fold import apply, folded
from newdawn.server.table.state import Table
from tests.server.halls import open_hall
from tests.server.logs import known
from tools.make_stored_tables import FOLDER, hash_of, stem_of

LOGS = sorted(FOLDER.glob("*.log.json"))
FILES = sorted(path for path in FOLDER.glob("*.json") if path not in LOGS)


def named(path: Path) -> str:
    return path.name.partition(".")[0]


def read(path: Path) -> tuple[list[str], list[dict[str, Any]]]:
    """Return the hashes and the entries of a log."""
    lines = orjson.loads(path.read_bytes())
    return [line[0] for line in lines], [line[1] for line in lines]


def is_of_our_rules(entry: dict[str, Any]) -> bool:
    """Tell whether a table was made by the rules and with the components of today."""
    game = newdawn.load(entry["game"])
    return (entry["rules"], entry["components"]) == (game.rules.RULES_VERSION, game.components.DIGEST)


def in_a_hall(url: str, test: Any) -> None:
    """Run a test in a hall."""

    async def inside() -> None:
        async with open_hall(url) as hall:
            await test(hall)

    asyncio.run(asyncio.wait_for(inside(), 60))


def test_the_corpus_has_both_games_and_a_table_of_the_rules_of_today() -> None:
    created = [read(path)[1][0] for path in LOGS]
    assert {one["game"] for one in created if is_of_our_rules(one)} == set(newdawn.GAMES)
    assert {named(path) for path in LOGS} == {named(path) for path in FILES}


def test_the_corpus_has_every_kind_of_entry_that_games_of_today_are_made_of() -> None:
    kinds = {entry["kind"] for path in LOGS for entry in read(path)[1]}
    assert kinds >= {"created", "started", "moved", "undone", "chatted", "paced"}
    undone = [entry for path in LOGS for entry in read(path)[1] if entry["kind"] == "undone"]
    assert any(entry.get("kept") for entry in undone), "a move is taken back from under those of others"


@pytest.mark.parametrize("path", LOGS, ids=named)
def test_a_stored_log_leads_to_the_same_table_at_every_step(path: Path) -> None:
    hashes, log = read(path)
    if not is_of_our_rules(log[0]):
        assert folded("a table", read_log(log)).stage in ("finished", "frozen")
        return
    table = Table("a table")
    for number, (entry, expected) in enumerate(zip(log, hashes, strict=True), start=1):
        apply(table, read_entry(entry, number))
        assert hash_of(table) == expected, f"entry {number}: {entry}"
    assert table.stage == "finished"


@pytest.mark.parametrize("path", LOGS, ids=named)
def test_every_entry_is_written_as_it_is_read(path: Path) -> None:
    log = read(path)[1]
    assert orjson.dumps([entry.to_json() for entry in read_log(log)]) == orjson.dumps(log)


@pytest.mark.parametrize("path", LOGS, ids=named)
def test_a_stored_table_opens_in_a_hall_and_gives_the_file_that_it_gave(path: Path, sqlite_url: str) -> None:
    _, log = read(path)

    async def test(hall: Hall) -> None:
        name = fresh_id()
        await hall.store.create(row_of(folded(name, read_log(log))), log)
        live = await hall.table(name)
        assert live.table.is_open
        if is_of_our_rules(log[0]):
            assert live.export(live.actor(None)) == orjson.loads((FOLDER / f"{named(path)}.json").read_bytes())
            steps = live.replay(live.actor(None), "everything", 0, 200, views=True, language="es")["steps"]
            assert len(steps) == min(200, len(live.table.played) + 1)

    in_a_hall(sqlite_url, test)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_an_exported_file_holds_and_is_imported_and_replayed_step_by_step(path: Path, sqlite_url: str) -> None:
    file = orjson.loads(path.read_bytes())
    if not is_of_our_rules(file):
        moves = verify(file)[0]
        assert moves.holds or f"version {file['rules']} of the rules" in moves.arguments["reason"]
        return
    assert [(finding.name, finding.holds) for finding in verify(file)] == [
        ("moves", True),
        ("result", True),
        ("fairness", True),
    ]
    # The positions are those that the log of the table led to, where nothing was taken back.
    hashes, log = read(FOLDER / f"{named(path)}.log.json")
    table = Table("a table")
    reached: dict[int, bytes] = {}
    for entry in read_log(log):
        apply(table, entry)
        if table.position is not None:
            reached[len(table.played)] = table.position.to_bytes()
    saved = replay.read(file)
    game = newdawn.load(saved.game)
    for step in replay.replay(game, saved):
        assert step.position.to_bytes() == reached[step.number]

    async def test(hall: Hall) -> None:
        created = await hall.import_game(file)
        live = await hall.table(created["table"])
        assert live.table.stage == "finished"
        assert live.table.position is not None
        assert live.table.position.to_bytes() == reached[len(saved.moves)]
        assert live.export(live.actor(None)) == file
        shown = live.replay(live.actor(None), "everything", len(saved.moves), 1, views=True)["steps"]
        assert shown[0]["view"] == orjson.loads(orjson.dumps(table.position.to_json()))  # type: ignore[union-attr]

    in_a_hall(sqlite_url, test)
    assert hashes


@pytest.mark.parametrize("name", [f"{stem_of(newdawn.load(game))}-two" for game in newdawn.GAMES])
def test_save_load_continue_equals_continue_at_every_step(name: str) -> None:
    """Whatever a table was when its log ended, it is when the log is read again, and so it is after the next entry."""
    _, log = read(FOLDER / f"{name}.log.json")
    entries = read_log(log)
    table = Table("a table")
    for number, entry in enumerate(entries, start=1):
        before = known(table)
        after = table.copy()
        apply(after, entry)
        assert known(table) == before, "a copy shares something"
        loaded = folded("a table", read_log(orjson.loads(orjson.dumps(log[:number]))))
        assert known(loaded) == known(after)
        for following in entries[number : number + 2]:
            apply(loaded, following)
        go_on = after.copy()
        for following in entries[number : number + 2]:
            apply(go_on, following)
        assert known(loaded) == known(go_on)
        table = after


@pytest.mark.soak
@pytest.mark.parametrize("path", LOGS, ids=named)
def test_save_load_continue_equals_continue_to_the_end_from_every_step(path: Path) -> None:
    hashes, log = read(path)
    if not is_of_our_rules(log[0]):
        pytest.skip("this table was made by older rules")
    for number in range(1, len(log)):
        loaded = folded("a table", read_log(orjson.loads(orjson.dumps(log[:number]))))
        for entry in read_log(log[number:], after=number):
            apply(loaded, entry)
        assert hash_of(loaded) == hashes[-1]
