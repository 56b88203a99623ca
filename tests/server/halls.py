"""A hall for tests: the real one, on a real database, with bots that answer at once."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import newdawn
from newdawn.core.face import View
from newdawn.core.records import bytes_from
from newdawn.server import schema
from newdawn.server.botroom import Decision
from newdawn.server.live import Hall, LiveTable, Services
from newdawn.server.live.tokens import fresh_id
from newdawn.server.settings import Settings
from newdawn.server.storage import Store


class QuickBots:
    """A stand-in for the bot room: the first or a random legal move, at once, from the bytes of a view."""

    def __init__(self, *, at_random: bool = False) -> None:
        self.at_random = at_random
        self.asked: list[tuple[str, bytes, int, str]] = []

    async def choose(
        self, game: str, view: bytes, seat: int, code: str, *, seed: int, table: str = "", person: str = ""
    ) -> Decision:
        self.asked.append((game, view, seat, code))
        rules = newdawn.load(game)
        moves = [str(move) for move in View(rules, bytes_from(rules.rules.State, view), seat, is_checked=True).moves()]
        return Decision(secrets.choice(moves) if self.at_random else moves[0], None, None, 0.0)

    async def advise(
        self, game: str, view: bytes, seat: int, code: str, *, seed: int, table: str = "", **_: Any
    ) -> Decision:
        decision = await self.choose(game, view, seat, code, seed=seed, table=table)
        found = [{"move": decision.move, "share": 0.5, "scores": [1.0, 2.0], "visits": 3}]
        return Decision(decision.move, None, found, 0.1)

    def warm(self, game: str) -> None:
        """Nothing has to be loaded."""

    async def close(self) -> None:
        """Nothing has to end."""


class Inbox:
    """A receiver that keeps what it is told."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.renewals = 0

    def put(self, message: bytes) -> None:
        self.messages.append(message)

    def renew(self) -> None:
        self.renewals += 1


async def opened_hall(store: Any, bots: Any, settings: Settings, **services: Any) -> Hall:
    """Return a hall on a store, with the services that are named; the caller closes both."""
    hall = Hall(Services(store, bots, settings, await store.key(), **services))
    await hall.open()
    return hall


@asynccontextmanager
async def open_hall(database: str, bots: Any = None, **changes: Any) -> AsyncIterator[Hall]:
    """Open a hall on a database; close it at the end."""
    settings = Settings(database=database, bot_pause=(0.0, 0.0), **changes)
    store = await Store.open(settings.database)
    hall = await opened_hall(store, bots or QuickBots(), settings)
    try:
        yield hall
    finally:
        await hall.close()
        await store.close()


def people(*names: str) -> list[dict[str, str]]:
    """Return seats of the host, on one device."""
    return [{"kind": "person", "name": name} for name in names]


def new_table(*seats: dict[str, str], game: str = "eden", **changes: Any) -> schema.NewTable:
    """Return a request for a table."""
    return schema.NewTable.model_validate({"game": game, "seats": list(seats), "pace": 0, **changes})


def command(live: LiveTable, do: str, seat: int | None = None, **details: Any) -> schema.Command:
    """Return a command on the newest version of a table."""
    body = {"id": fresh_id(), "version": live.table.version, "seat": seat, "command": {"do": do, **details}}
    return schema.Command.model_validate(body)


async def play_first_moves(live: LiveTable, token: str, count: int = 10_000) -> None:
    """Play first legal moves for the seats of a token."""
    while count and live.table.stage == "playing":
        seat = live.table.waiting_for[0]
        actor = live.actor(token, seat)
        move = live.sync(actor)["moves"][0]["move"]
        await live.handle(actor, command(live, "move", seat, move=move))
        count -= 1
