"""Bots pause before they move, so that people can follow; and when they move follows from what everybody knows.

Whether a bot had a choice is often a secret: in New Eden, a New Building in its hand adds a move to almost every
decision. So the same public histories are played with secrets dealt again, and the moments of all moves compared.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

import newdawn
from newdawn.core import kit
from newdawn.core.face import Game, Position
from newdawn.server import schema
from newdawn.server.botroom import BotRoom, room
from newdawn.server.botroom.decisions import Request
from newdawn.server.live import driver
from newdawn.server.live.driver import Driver
from newdawn.server.settings import Settings
from tests.server.halls import command, opened_hall, people
from tests.server.rehearsals import MemoryStore
from tests.server.virtual_time import desk_that, run

Thinks = Callable[[Request, int], float]


@contextmanager
def bots_that(thinks: Thinks) -> Iterator[None]:
    """Let bots of the bot room take so many seconds for a request with so many legal moves."""
    with patch.object(room, "Desk", desk_that(thinks)):
        yield


# Pauses ---------------------------------------------------------------------------------------------------------------


def taken(pace: float, code: str = "random", thinking: float = 0.0) -> list[float]:
    """Let bots play a game of New Eden with the usual settings; return how long each of their moves took."""
    moments: list[float] = []

    async def play() -> None:
        loop = asyncio.get_running_loop()

        def heard(table: str, entries: Any) -> None:
            moments.extend(loop.time() for entry in entries if entry["kind"] == "moved")

        settings = Settings(database="sqlite:///:memory:")
        hall = await opened_hall(MemoryStore(heard), BotRoom(1), settings)
        wanted = {"game": "eden", "seats": [*people("Anna"), {"kind": "bot", "bot": code}], "pace": pace}
        created = await hall.create(schema.NewTable.model_validate(wanted))
        live = await hall.table(created["table"])
        moments.append(loop.time())
        await live.handle(live.actor(created["token"]), command(live, "hand-over", bot=code))
        while live.table.stage == "playing":
            await asyncio.sleep(1.0)
        await hall.close()

    with bots_that(lambda request, moves: thinking):
        run(play())
    assert len(moments) > 40
    return [round(after - before, 3) for before, after in pairwise(moments)]


def turns(took: list[float], pace: float) -> list[float]:
    """Return which part of the usual pause preceded each turn; the steps of a turn come together."""
    parts = sorted({1.0, 0.3, *newdawn.load("eden").turns.PAUSES.values()})
    found = []
    for one in took:
        fitting = [part for part in parts if 0.8 * part * pace - 0.01 <= one <= 1.2 * part * pace + 0.01]
        assert fitting or one == 0
        found += fitting[-1:]
    return found


@pytest.mark.parametrize("pace", [1.0, 2.0])
def test_a_bot_takes_its_turn_in_one_go_about_a_second_after_it_was_asked(pace: float) -> None:
    took = taken(pace)
    parts = turns(took, pace)
    assert max(parts) == 1.0
    assert 20 < len(parts) < 0.9 * len(took)


def test_without_pauses_a_bot_moves_as_soon_as_its_turn_is_over() -> None:
    assert max(taken(0.0)) < 0.2
    assert {round(one % 0.35, 3) % 0.35 for one in taken(0.0, "hard", thinking=0.2)} == {0.0}


def test_people_change_the_pace_while_a_bot_pauses_and_the_slowest_wish_counts() -> None:
    async def play() -> None:
        loop = asyncio.get_running_loop()
        moments: list[float] = []

        def heard(table: str, entries: Any) -> None:
            moments.extend(loop.time() for entry in entries if entry["kind"] == "moved")

        hall = await opened_hall(MemoryStore(heard), BotRoom(1), Settings(database="sqlite:///:memory:"))
        wanted = {"game": "eden", "seats": [*people("Anna"), {"kind": "open"}, {"kind": "bot", "bot": "random"}]}
        created = await hall.create(schema.NewTable.model_validate({**wanted, "pace": 5}))
        live = await hall.table(created["table"])
        anna = created["token"]
        ben = (await live.sit(live.actor(None), schema.Sit(seat=1, name="Ben", nonce="")))["token"]
        await live.handle(live.actor(anna), command(live, "start"))
        while 2 not in live.table.waiting_for:
            seat = live.table.waiting_for[0]
            move = str(live.table.position.moves(seat)[0]) if live.table.position else ""
            await live.handle(live.actor((anna, ben)[seat]), command(live, "move", seat, move=move))
        begun = loop.time()
        await asyncio.sleep(1.0)
        assert live.table.pace_now == 5
        moments.clear()
        await live.handle(live.actor(anna), command(live, "pace", pace=0))
        await asyncio.sleep(0.1)
        assert (live.table.pace_now, moments) == (5, [])
        await live.handle(live.actor(ben), command(live, "pace", pace=0))
        await asyncio.sleep(0.1)
        assert live.table.pace_now == 0
        assert moments
        assert moments[0] - begun < 1.2
        info = live.sync(live.actor(ben))["table"]
        assert (info["pace"], [seat["pace"] for seat in info["seats"]]) == (0, [0, 0, None])
        await hall.close()

    with bots_that(lambda request, moves: 0.0):
        run(play())


# Secrets --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """A public moment of a game, with two hidden worlds: in one the seat must move, in the other it has a choice."""

    seat: int
    decision: str
    worlds: tuple[Position, Position]


def secret_moments(game: str, most: int) -> list[Moment]:
    """Return moments in which only the seat that is asked knows whether it has a choice."""
    found: list[Moment] = []
    for seed in range(200):
        for position, seat, _ in kit.random_game(newdawn.load(game), 2 + seed % 3, seed):
            public = position.view(None)
            if seat not in position.to_act or len(position.moves(seat)) > 2:
                continue
            dealt = {len(world.moves(seat)) > 1: world for world in map(public.deal, range(30))}
            if len(dealt) == 2:
                found.append(Moment(seat, position.decision(seat), (dealt[False], dealt[True])))
            if len(found) == most:
                return found
    raise AssertionError(f"{game} has {len(found)} such moments only")


class Book:
    """Stands in for the log of a table at which one public history is played, whatever its secrets are."""

    def __init__(self, name: str, code: str, history: list[Moment], has_choice: list[bool]) -> None:
        self._history = list(zip(history, has_choice, strict=True))
        self.moments: list[float] = []
        self.table = SimpleNamespace(
            id=name,
            stage="playing",
            pace_now=0.0,
            players=0,
            clock=None,
            bot_of=lambda seat: code,
            waiting_for_bots=(0,),
        )
        self._turn_over()

    def _turn_over(self) -> None:
        if not self._history:
            self.table.waiting_for_bots = ()
            return
        moment, has_choice = self._history.pop(0)
        self.table.position = moment.worlds[has_choice]
        self.table.game_name = self.table.position.game.name
        self.table.waiting_for_bots = (moment.seat,)

    async def write_ourselves(self, decide: Any) -> bool:
        self.moments.append(round(asyncio.get_running_loop().time(), 6))
        self._turn_over()
        return True


def moments_of(
    histories: list[list[Moment]], choices: list[list[bool]], workers: int, thinks: Thinks | None, code: str = "hard"
) -> list[list[float]]:
    """Return when each move is played at tables with these public histories, and these secrets.

    Unless it is said how long bots think, they are real ones, by the clock on the wall.
    """

    async def play() -> list[list[float]]:
        services: Any = SimpleNamespace(
            bots=BotRoom(workers),
            settings=Settings(bot_pause=(0.0, 0.0)),
            key=b"key",
            is_shared=False,
            answering=0.0,
            tasks=SimpleNamespace(is_draining=False),
        )
        books: list[Any] = [
            Book(str(number), code, history, has_choice)
            for number, (history, has_choice) in enumerate(zip(histories, choices, strict=True))
        ]
        for book in books:
            Driver(services, book).look()
        while any(book.table.waiting_for_bots for book in books):
            await asyncio.sleep(1.0)
        await services.bots.close()
        return [book.moments for book in books]

    # Here each decision stands alone; whole turns have a test of their own.
    with patch.object(Game, "continues", lambda game, before, decision: False):
        if thinks is None:
            return asyncio.run(play())
        with bots_that(thinks):
            return run(play())


TABLES, LENGTH = 8, 125


@pytest.fixture(scope="module")
def histories() -> list[list[Moment]]:
    """Public histories of eight tables of New Eden, with 1,000 decisions."""
    moments = secret_moments("eden", 60)
    assert {"claim", "take-die", "new-buildings", "feed"} <= {moment.decision for moment in moments}
    chance = random.Random(1)
    return [chance.choices(moments, k=LENGTH) for _ in range(TABLES)]


def secrets_dealt(seed: int) -> list[list[bool]]:
    """Say for each decision whether the secrets give the bot a choice."""
    chance = random.Random(seed)
    return [[chance.random() < 0.5 for _ in range(LENGTH)] for _ in range(TABLES)]


@pytest.mark.parametrize("workers", [1, 3, 8], ids=["busy", "less busy", "idle"])
def test_with_secrets_dealt_again_every_move_comes_at_the_same_moment(
    histories: list[list[Moment]], workers: int
) -> None:
    """Bots use any part of their budget where they have a choice, and none of it where they have not."""
    chance = random.Random(7)

    def thinks(request: Request, moves: int) -> float:
        assert request.thinking is not None
        return 0.0 if moves == 1 else chance.uniform(0.0, request.thinking + 0.04)

    first, second = (moments_of(histories, secrets_dealt(seed), workers, thinks) for seed in (1, 2))
    assert sum(map(len, first)) == TABLES * LENGTH
    assert first == second


@pytest.mark.parametrize("workers", [1, 8], ids=["busy", "idle"])
def test_where_answers_come_late_a_threshold_guesses_no_better_than_chance(
    histories: list[list[Moment]], workers: int
) -> None:
    """A slow machine: bots overrun their budget wherever they have a choice, by up to half a second."""
    chance = random.Random(7)
    choices = secrets_dealt(3)
    found = moments_of(
        histories, choices, workers, lambda request, moves: 0.0 if moves == 1 else chance.uniform(0.2, 0.8)
    )
    assert best_guess(found, choices) < 0.55


def best_guess(found: list[list[float]], choices: list[list[bool]]) -> float:
    """Return how often the best threshold on how long moves took tells “must” from “may choose”."""
    seen = [
        (round(after - before, 3), has_choice)
        for moments, dealt in zip(found, choices, strict=True)
        for (before, after), has_choice in zip(pairwise(moments), dealt[1:], strict=True)
    ]
    assert len(seen) > 900
    thresholds = {seconds for seconds, _ in seen}
    right = [sum((seconds >= limit) == has_choice for seconds, has_choice in seen) for limit in thresholds]
    return max(max(one, len(seen) - one) for one in right) / len(seen)


@pytest.mark.alone
@pytest.mark.soak
@pytest.mark.parametrize("workers", [1, 8], ids=["busy", "idle"])
def test_by_the_clock_on_the_wall_too_a_threshold_guesses_no_better_than_chance(
    histories: list[list[Moment]], workers: int
) -> None:
    choices = secrets_dealt(5)
    assert best_guess(moments_of(histories, choices, workers, None, "search:50ms"), choices) < 0.58


def test_a_bot_that_skipped_the_line_where_it_must_move_would_be_found_out(histories: list[list[Moment]]) -> None:
    """What the proofs above are worth: bots as they were, which went to the bot room only where they had a choice."""
    choices = secrets_dealt(1)
    with patch.object(driver, "_may_choose", lambda position, seat: len(position.moves(seat)) > 1):
        found = moments_of(histories, choices, 1, lambda request, moves: 0.3)
    assert best_guess(found, choices) == 1.0


def test_a_choice_that_nobody_could_expect_takes_no_longer_than_none(histories: list[list[Moment]]) -> None:
    with patch.object(driver, "_may_choose", lambda position, seat: False):
        found = moments_of(histories, secrets_dealt(1), 1, lambda request, moves: 0.3)
    assert {moment for moments in found for moment in moments} == {0.0}


def test_a_whole_turn_too_comes_at_the_same_moment_in_both_worlds(histories: list[list[Moment]]) -> None:
    async def took(position: Position, seat: int, script: list[str]) -> float:
        services: Any = SimpleNamespace(
            bots=BotRoom(1), settings=Settings(bot_pause=(0.0, 0.0)), key=b"key", is_shared=False, answering=0.0,
            tasks=SimpleNamespace(is_draining=False),
        )  # fmt: skip
        book: Any = Book("a", "hard", [Moment(seat, "", (position, position))], [False])
        moves, think = iter(script), Driver._choice

        async def choose(self: Driver, view: bytes, seat: int, offered: list[str]) -> str:
            await think(self, view, seat, offered)
            return next(moves)

        with patch.object(Driver, "_choice", choose):
            Driver(services, book).look()
            await asyncio.sleep(60.0)
        await services.bots.close()
        assert len(book.moments) == 1
        return float(book.moments[0])

    compared = 0
    for moment in {id(moment): moment for history in histories for moment in history}.values():
        script = common_turn(moment)
        if len(script) < 2:
            continue
        with bots_that(lambda request, moves: 0.0 if moves == 1 else 0.25):
            moments = {run(took(world, moment.seat, script)) for world in moment.worlds}
        assert len(moments) == 1
        assert moments.pop() >= 0.35 * 2
        compared += 1
    assert compared > 3


def common_turn(moment: Moment) -> list[str]:
    """Return the steps of a turn that look the same to everybody in both worlds; those that all can see are forced do
    not count.
    """
    worlds = [world.copy() for world in moment.worlds]
    script: list[str] = []
    while True:
        public = worlds[0].view(None)
        decision = public.decision(moment.seat)
        common = [str(one) for one in worlds[0].moves(moment.seat) if worlds[1].why_not(moment.seat, one) is None]
        if not common:
            return []
        if driver._may_choose(worlds[0], moment.seat):
            script.append(common[0])
        for world in worlds:
            world.play(moment.seat, common[0])
        seen = {world.view(None).to_bytes() for world in worlds}
        if len(seen) > 1:
            return []
        after = worlds[0].view(None).decision(moment.seat)
        if not worlds[0].game.continues(decision, after) or moment.seat not in worlds[0].to_act:
            return script
