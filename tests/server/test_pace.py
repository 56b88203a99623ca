"""Bots pause before they move, so that people can follow; a table can make them slower, faster, or not pause at all."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import newdawn
from newdawn.server import schema
from newdawn.server.botroom import Decision
from newdawn.server.live import driver
from newdawn.server.settings import Settings
from newdawn.server.storage import Store
from tests.server.halls import QuickBots, command, opened_hall, people

THINKING = 0.25
"""Seconds that a bot of these tests thinks."""
PATIENCE = 60.0


class Clock:
    """Stands in for `asyncio` and `time` where tables are driven: nobody sleeps, and the time passes all the same."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.asked: float | None = None
        self.taken: list[float] = []
        """Seconds from each question to a bot that had a choice, to the moment when its move is played."""

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.now += seconds
        if self.asked is not None:
            self.taken.append(round(self.now - self.asked, 6))
            self.asked = None
        await asyncio.sleep(0)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


class ThinkingBots(QuickBots):
    """Bots that think for a while, by the clock of the test."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock

    async def choose(self, game: str, view: bytes, seat: int, code: str, *, seed: int, table: str = "") -> Decision:
        found = await super().choose(game, view, seat, code, seed=seed, table=table)
        seen = newdawn.load(game).from_bytes(view)
        # Where it is a secret whether there is a choice, bots take at least as long as they may think.
        if seen.decision(seat) not in seen.game.rules.SECRET_CHOICES:
            self.clock.asked = self.clock.now
            self.clock.now += THINKING
        return found


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(driver, "asyncio", made)
    monkeypatch.setattr(driver, "time", made)
    return made


def played(url: str, clock: Clock, **changes: Any) -> list[float]:
    """Let bots play a game with the usual settings, one of them for Anna; return how long each of their moves took."""

    async def play() -> None:
        settings = Settings(database=url)
        store = await Store.open(url)
        hall = await opened_hall(store, ThinkingBots(clock), settings)
        try:
            wanted = {"game": "eden", "seats": [*people("Anna"), {"kind": "bot", "bot": "random"}], **changes}
            created = await hall.create(schema.NewTable.model_validate(wanted))
            live = await hall.table(created["table"])
            await live.handle(live.actor(created["token"]), command(live, "hand-over", bot="random"))
            while live.table.stage == "playing":
                await asyncio.sleep(0.01)
        finally:
            await hall.close()
            await store.close()

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert len(clock.taken) > 20
    return clock.taken


def test_a_bot_moves_about_a_second_after_it_was_asked(sqlite_url: str, clock: Clock) -> None:
    taken = played(sqlite_url, clock)
    assert 0.8 <= min(taken) < max(taken) <= 1.5


def test_at_half_the_pace_a_bot_takes_twice_as_long(sqlite_url: str, clock: Clock) -> None:
    taken = played(sqlite_url, clock, pace=2.0)
    assert 1.6 <= min(taken) < max(taken) <= 3.0
    assert max(taken) > 1.5


def test_without_pauses_a_bot_moves_as_soon_as_it_has_decided(sqlite_url: str, clock: Clock) -> None:
    taken = played(sqlite_url, clock, pace=0.0)
    assert set(taken) == {THINKING}
