"""When somebody is answered, and when others hear of it, does not depend on what the others could do: a secret.

The state of a seat lists its moves, and takes the longer to make the more there are. So the same happens at a table
where that takes a long time, or a short one, and the moments are compared.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any
from unittest.mock import patch

import pytest

from newdawn.server.live import audience
from newdawn.server.settings import Settings
from newdawn.server.table import views
from newdawn.server.table.views import Eyes
from tests.server.halls import Inbox, QuickBots, command, new_table, opened_hall, people
from tests.server.rehearsals import MemoryStore
from tests.server.virtual_time import run

ANNA, BEN = 0, 1
LINES = 40


class Clocked(Inbox):
    """A receiver that keeps when it was told of updates."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: list[float] = []

    def put(self, message: bytes) -> None:
        super().put(message)
        if message.startswith(b'{"type":"update"'):
            self.moments.append(asyncio.get_running_loop().time())


def moments_of(takes: list[float], answering: float, lines_at_once: int = 1) -> list[float]:
    """Let Ben talk, with Anna's state taking so many seconds each time; return when he was answered and told of it."""
    left = iter(takes)

    async def talk() -> list[float]:
        loop: Any = asyncio.get_running_loop()
        state = views.state

        def made(table: Any, eyes: Eyes, *more: Any, **named: Any) -> dict[str, Any]:
            if eyes.seat == ANNA:
                loop._clock.now += next(left)
            return state(table, eyes, *more, **named)

        settings = Settings(database="sqlite:///:memory:", bot_pause=(0.0, 0.0))
        hall = await opened_hall(MemoryStore(), QuickBots(), settings, answering=answering)
        created = await hall.create(new_table(*people("Anna", "Ben")))
        live = await hall.table(created["table"])
        anna, ben, told = Inbox(), Clocked(), list[float]()
        # Whoever watches first is told first, if that is all that counts.
        live.watch(live.actor(created["token"], ANNA), anna)
        live.watch(live.actor(created["token"], BEN), ben)
        await asyncio.sleep(1.0)
        with patch.object(audience.views, "state", made):
            for _ in range(LINES // lines_at_once):
                asked = loop.time()
                for _ in range(lines_at_once):
                    await live.handle(live.actor(created["token"], BEN), command(live, "chat", BEN, text="hm"))
                    for _ in range(10):
                        await asyncio.sleep(0)  # The answer is on its way.
                    told.append(loop.time() - asked)
                await asyncio.sleep(1.0)
                told += [moment - asked for moment in ben.moments]
                ben.moments.clear()
        assert anna.messages
        await hall.close()
        return [round(one, 6) for one in told]

    return run(talk())


def dealt(seed: int, most: float) -> list[float]:
    """Return how long Anna's states take, up to so many seconds, as chance has it."""
    chance = random.Random(seed)
    return [chance.uniform(0.0, most) for _ in range(LINES)]


@pytest.mark.parametrize("lines_at_once", [1, 4])
def test_nobody_is_answered_or_told_later_because_another_has_more_to_choose_from(lines_at_once: int) -> None:
    first, second = (moments_of(dealt(seed, 0.0009), 0.002, lines_at_once) for seed in (1, 2))
    assert len(first) > LINES
    assert first == second


def test_where_it_takes_far_longer_others_are_told_at_a_later_step_and_in_order() -> None:
    takes = [0.004, 0.008, 0.03, 0.0] * (LINES // 4)
    told = moments_of(takes, 0.002)
    assert told[::2] == [0.0] * LINES
    assert told[1::2] == [0.007, 0.012, 0.042, 0.007] * (LINES // 4)


def test_the_proof_would_find_out_a_server_that_tells_at_once() -> None:
    first, second = (moments_of(dealt(seed, 0.0009), 0.0) for seed in (1, 2))
    assert all(one != other for one, other in zip(first, second, strict=True))


def test_what_is_made_is_sent_before_a_table_rests() -> None:
    async def check() -> None:
        settings = Settings(database="sqlite:///:memory:", bot_pause=(0.0, 0.0))
        hall = await opened_hall(MemoryStore(), QuickBots(), settings, answering=0.002)
        created = await hall.create(new_table(*people("Anna", "Ben")))
        live = await hall.table(created["table"])
        stays, leaves = Clocked(), Clocked()
        for one in (stays, leaves):
            live.watch(live.actor(None), one)
        await live.handle(live.actor(created["token"], BEN), command(live, "chat", BEN, text="hm"))
        await asyncio.sleep(0.003)
        assert not stays.moments
        live.unwatch(leaves)
        await hall.close()
        assert (len(stays.moments), len(leaves.moments)) == (1, 0)

    run(check())
