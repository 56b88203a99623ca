"""What tests of crashes and of the protocol need: tables compared with their stored logs, and moves to send."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

import orjson

from newdawn.core.face import Position
from newdawn.server import schema
from newdawn.server.live import Hall, LiveTable
from newdawn.server.live.tokens import fresh_id
from newdawn.server.storage import Store
from newdawn.server.table.entries import read_log
from newdawn.server.table.fold import folded
from newdawn.server.table.state import Table
from tests.server.halls import Inbox, command, new_table, people


class Watcher(Inbox):
    """A receiver that tells updates from announcements of who is there, which may come at any moment."""

    @property
    def updates(self) -> list[dict[str, Any]]:
        """The updates so far."""
        return [found for one in self.messages if (found := orjson.loads(one))["type"] == "update"]


_PASSING = ("checked", "events", "hindsights", "revealing")
"""What a table remembers of its last entry and check, and finds out when asked: not part of what the log says."""


def known(table: Table) -> dict[str, Any]:
    """Return everything that a table is, in a form that can be compared."""
    found = {one.name: getattr(table, one.name) for one in fields(table) if one.name not in _PASSING}
    found["recent"] = [position.to_bytes() for position in table.recent]
    found["position"] = table.position.to_bytes() if isinstance(table.position, Position) else None
    return found


async def stored_log(store: Store, table_id: str) -> list[dict[str, Any]]:
    """Return the stored entries of a table; there is no gap, and the row knows how many there are."""
    stored = await store.load(table_id)
    assert stored is not None
    assert stored.row.version == len(stored.entries)
    return stored.entries


async def assert_memory_is_the_log(live: LiveTable, store: Store) -> None:
    """Fail unless the table in memory is the one that its stored log tells of."""
    entries = await stored_log(store, live.id)
    assert known(live.table) == known(folded(live.id, read_log(entries)))


async def hot_seat(hall: Hall, *, game: str = "eden", names: tuple[str, ...] = ("Anna", "Ben"), **changes: Any) -> Any:
    """Return a table at which one token holds all seats, and the token."""
    created = await hall.create(new_table(*people(*names), game=game, **changes))
    return await hall.table(created["table"]), created["token"]


def move_for(live: LiveTable, seat: int | None = None, chance: random.Random | None = None) -> schema.Command:
    """Return a command with a legal move of a seat that the game waits for."""
    seat = live.table.waiting_for[0] if seat is None else seat
    assert live.table.position is not None
    moves = live.table.position.view(seat).moves()
    chosen = moves[0] if chance is None else chance.choice(moves)
    return command(live, "move", seat, move=str(chosen))


def moves_for(live: LiveTable, chance: random.Random, most: int = 6) -> schema.Command:
    """Return a command with several moves of a seat that the game waits for, as far as they can be made in a row."""
    assert live.table.position is not None
    seat, position = chance.choice(live.table.waiting_for), live.table.position.copy()
    chosen: list[str] = []
    while len(chosen) < most and seat in position.to_act:
        view = position.view(seat)
        move = chance.choice(view.moves())
        chosen.append(str(move))
        if view.reveals(move):
            break
        position.play(seat, move)
    return command(live, "moves", seat, moves=chosen)


async def send(live: LiveTable, token: str, wanted: schema.Command) -> dict[str, Any]:
    """Send a command with a token."""
    return await live.handle(live.actor(token, wanted.seat), wanted)


async def play_at_random(live: LiveTable, token: str, count: int, chance: random.Random) -> None:
    """Play so many random moves for the seats of a token, or to the end."""
    while count and live.table.stage == "playing":
        await send(live, token, move_for(live, chance.choice(live.table.waiting_for), chance))
        count -= 1


def again(wanted: schema.Command, **changes: Any) -> schema.Command:
    """Return a command with some of it changed."""
    return schema.Command.model_validate({**wanted.model_dump(), **changes})


def with_new_id(wanted: schema.Command) -> schema.Command:
    """Return the same command as another one."""
    return again(wanted, id=fresh_id())
