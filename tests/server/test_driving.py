"""Bots answer the position that is there, whatever was played and taken back while they thought."""

from __future__ import annotations

import asyncio
from typing import Any

from newdawn.server.botroom import Decision
from newdawn.server.live import LiveTable
from tests.server.halls import QuickBots, command, new_table, open_hall, people

PERSON, BOT = 0, 1
PATIENCE = 60.0


class PatientBots(QuickBots):
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def choose(self, *asked: Any, **about: Any) -> Decision:
        decision = await super().choose(*asked, **about)
        await self.may_answer.wait()
        return decision


async def until(condition: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.001)


async def play(live: LiveTable, token: str, move: str) -> None:
    await live.handle(live.actor(token, PERSON), command(live, "move", PERSON, move=move))


def decoys(live: LiveTable) -> list[tuple[str, str]]:
    """Return pairs of moves that hand the turn to the bot and can be undone, where its answer to one fits the other."""
    assert live.table.position is not None
    if live.table.waiting_for != (PERSON,):
        return []
    answers: dict[str, list[str]] = {}
    for move in live.table.position.view(PERSON).moves():
        after = live.table.position.copy()
        after.play(PERSON, str(move))
        if after.to_act == (BOT,) and not live.table.position.reveals(PERSON, move):
            answers[str(move)] = [str(answer) for answer in after.view(BOT).moves()]
    return [
        (one, other)
        for one, here in answers.items()
        for other, there in answers.items()
        if one != other and here[0] in there and min(len(here), len(there)) > 1
    ]


def test_a_bot_answers_what_was_played_and_not_what_was_taken_back(sqlite_url: str):
    async def scenario() -> None:
        bots = PatientBots()
        async with open_hall(sqlite_url, bots) as hall:
            made = await hall.create(new_table(*people("Anna"), {"kind": "bot", "bot": "easy"}, id="a" * 22))
            live, token = await hall.table(made["table"]), made["token"]
            await until(lambda: PERSON in live.table.waiting_for)
            while not decoys(live):
                assert live.table.position is not None
                await play(live, token, str(live.table.position.view(PERSON).moves()[0]))
                await until(lambda: PERSON in live.table.waiting_for)
            bots.may_answer.clear()
            bots.asked.clear()
            decoy, meant = decoys(live)[0]

            await play(live, token, decoy)
            await until(lambda: bots.asked)
            await live.handle(live.actor(token, PERSON), command(live, "undo", PERSON))
            await play(live, token, meant)
            before = len(live.table.played)
            bots.may_answer.set()
            await until(lambda: len(live.table.played) > before)

            answered = live.table.position_after(before).view(BOT).to_bytes()
            assert live.table.played[before].seat == BOT
            assert answered in [view for _, view, *_ in bots.asked]

    asyncio.run(scenario())
