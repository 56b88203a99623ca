"""A command that was refused gets the same refusal again, however often others at the table are refused."""

from __future__ import annotations

import asyncio

import pytest

from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live import LiveTable, log_book
from newdawn.server.live.actors import Actor
from newdawn.server.live.tokens import fresh_id
from tests.server.halls import command, new_table, open_hall, people

MOST = 3


async def refused(live: LiveTable, actor: Actor, asked: schema.Command) -> str:
    with pytest.raises(Refusal) as refusal:
        await live.handle(actor, asked)
    return refusal.value.name


def test_strangers_who_are_refused_without_end_leave_the_answers_of_players_alone(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(log_book, "_MOST_REFUSALS", MOST)

    async def scenario() -> None:
        async with open_hall(sqlite_url) as hall:
            made = await hall.create(new_table(*people("Anna", "Ben")))
            live = await hall.table(made["table"])
            for _ in range(MOST + 1):
                with pytest.raises(Refusal, match="already-started"):
                    await live.sit(Actor(), schema.Sit(seat=0, name="Eve", id=fresh_id()))

            anna = live.actor(made["token"], 0)
            early = command(live, "come-back", 0)
            assert await refused(live, anna, early) == "not-away"
            await live.handle(anna, command(live, "hand-over", 0))

            # She is away now, but this command came before, and was answered.
            assert await refused(live, anna, early) == "not-away"

    asyncio.run(scenario())
