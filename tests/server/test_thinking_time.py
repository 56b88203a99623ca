"""Thinking time is shared fairly by table and by person: nobody who asks for hints can stop the games of others."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any
from unittest.mock import patch

import pytest

import newdawn
from newdawn.server.botroom import BotRoom, BotTrouble, Crowded, Decision, room
from newdawn.server.botroom.decisions import Request
from newdawn.server.botroom.line import MOST_HINTS_OF_ONE
from newdawn.server.observing import metrics
from tests.server.virtual_time import desk_that
from tests.server.virtual_time import run as run_in_virtual_time

GAME = newdawn.load("outlive")
VIEW = GAME.new(players=2, seed=1).view(0).to_bytes()
TURN = 0.35
"""Seconds that a turn of the bot `hard` takes."""

Thinks = Callable[[Request, int], float]


def at_once(request: Request, moves: int) -> float:
    return 0.0


def run(
    scene: Callable[[BotRoom], Coroutine[Any, Any, None]],
    workers: int = 1,
    thinks: Thinks = at_once,
    starting: float = 0.0,
) -> None:
    """Play a scene in a bot room, in virtual time."""

    async def play() -> None:
        found = BotRoom(workers)
        await scene(found)
        await found.close()

    with patch.object(room, "Desk", desk_that(thinks, starting)):
        run_in_virtual_time(play())


def move(bots: BotRoom, table: str, person: str = "", code: str = "hard") -> Awaitable[Decision]:
    return bots.choose("outlive", VIEW, 0, code, seed=1, table=table, person=person)


def hint(bots: BotRoom, person: str, table: str, waits: Callable[[int], None] | None = None) -> Awaitable[Decision]:
    return bots.advise("outlive", VIEW, 0, "hard", seed=1, person=person, table=table, waits=waits)


async def order_of(asked: Iterable[tuple[str, Awaitable[Decision]]]) -> list[str]:
    """Return the names of requests, all asked at the same moment, in the order in which they have their turns."""
    order: list[str] = []

    async def ask(name: str, decision: Awaitable[Decision]) -> None:
        await decision
        order.append(name)

    await asyncio.gather(*(ask(name, decision) for name, decision in asked))
    return order


def test_moves_go_before_hints_and_each_table_has_its_turn() -> None:
    async def scene(bots: BotRoom) -> None:
        first, *others = [(name, move(bots, name[0])) for name in ("a1", "a2", "a3", "b1", "c1")]
        asked = [first, ("hint", hint(bots, "Anna", "z")), *others]
        assert await order_of(asked) == ["a1", "b1", "c1", "a2", "hint", "a3"]

    run(scene)


@pytest.mark.parametrize("workers", [1, 2])
def test_however_many_ask_for_hints_bots_have_most_of_the_time_and_never_wait_for_long(workers: int) -> None:
    async def scene(bots: BotRoom) -> None:
        now = asyncio.get_running_loop().time
        played: list[float] = [0.0]
        answered: dict[str, int] = {}

        async def ask_without_end(person: str) -> None:
            while True:
                await hint(bots, person, person)
                answered[person] = answered.get(person, 0) + 1

        async def play_without_end(table: str) -> None:
            while True:
                await move(bots, table)
                if table == "0":
                    played.append(now())

        people = [asyncio.ensure_future(ask_without_end(f"person {number}")) for number in range(10)]
        tables = [asyncio.ensure_future(play_without_end(str(number))) for number in range(4)]
        await asyncio.sleep(120)
        for one in (*people, *tables):
            one.cancel()
        gaps = [after - before for before, after in itertools.pairwise(played)]
        assert max(gaps) < 8 * TURN
        assert len(gaps) > 0.7 * 120 * workers / (4 * TURN)
        assert len(answered) == 10
        assert min(answered.values()) >= max(answered.values()) - 1 > 3

    run(scene, workers)


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_has_many_tables_of_slow_bots_does_not_stop_the_bots_of_others(workers: int) -> None:
    async def scene(bots: BotRoom) -> None:
        async def play_without_end(table: str) -> None:
            while True:
                await move(bots, table, "many", "search:5s")

        waits: list[float] = []
        tables = [asyncio.ensure_future(play_without_end(f"table {number}")) for number in range(60)]
        for _ in range(100):
            # A person thinks, and three bots move in turn.
            await asyncio.sleep(3.0)
            for _ in range(3):
                begun = asyncio.get_running_loop().time()
                await move(bots, "another table", "Anna")
                waits.append(asyncio.get_running_loop().time() - begun)
        for one in tables:
            one.cancel()
        # By table alone, the longest wait would be 42 s, or 23 s with two workers.
        assert max(waits) < 3.0
        assert sum(waits) / len(waits) < 1.0

    run(scene, workers)


def test_with_two_desks_hints_leave_one_for_moves() -> None:
    async def scene(bots: BotRoom) -> None:
        hints = [asyncio.ensure_future(hint(bots, name, name)) for name in ("Anna", "Ben")]
        await asyncio.sleep(0.1)
        begun = asyncio.get_running_loop().time()
        await move(bots, "a")
        assert asyncio.get_running_loop().time() - begun == pytest.approx(TURN, abs=0.001)
        await asyncio.gather(*hints)

    run(scene, workers=2, thinks=lambda request, moves: 0.3)


def test_somebody_who_asks_at_many_tables_waits_behind_somebody_who_asks_once() -> None:
    async def scene(bots: BotRoom) -> None:
        many = [(f"many {number}", hint(bots, "many", f"table {number}")) for number in range(4)]
        assert await order_of([*many, ("once", hint(bots, "once", "another"))]) == [
            *("many 0", "once", "many 1", "many 2", "many 3")
        ]

    run(scene)


def test_many_who_ask_at_one_table_wait_behind_somebody_at_another() -> None:
    async def scene(bots: BotRoom) -> None:
        many = [(f"seat {number}", hint(bots, f"person {number}", "crowded")) for number in range(4)]
        assert await order_of([*many, ("once", hint(bots, "once", "another"))]) == [
            *("seat 0", "once", "seat 1", "seat 2", "seat 3")
        ]

    run(scene)


def test_one_person_may_have_only_so_many_hints_waiting() -> None:
    async def scene(bots: BotRoom) -> None:
        asked = [
            asyncio.ensure_future(hint(bots, "Anna", f"table {number}")) for number in range(MOST_HINTS_OF_ONE + 1)
        ]
        await asyncio.sleep(0)  # The first is being thought about, the others wait.
        with pytest.raises(Crowded) as crowded:
            await hint(bots, "Anna", "one more table")
        assert crowded.value.most == MOST_HINTS_OF_ONE
        assert (await hint(bots, "Ben", "another table")).move
        await asyncio.gather(*asked)

    run(scene)


def test_a_hint_that_waits_is_told_how_many_go_before_it() -> None:
    async def scene(bots: BotRoom) -> None:
        told: dict[str, list[int]] = {"Anna": [], "Ben": [], "Cleo": []}
        await asyncio.gather(*(hint(bots, name, name, heard.append) for name, heard in told.items()))
        assert told == {"Anna": [], "Ben": [0], "Cleo": [1, 0]}

    run(scene)


def test_a_hint_that_has_no_turn_for_a_minute_is_given_up() -> None:
    async def scene(bots: BotRoom) -> None:
        stuck = asyncio.ensure_future(move(bots, "a"))
        await asyncio.sleep(0)
        with pytest.raises(BotTrouble, match="waited for too long"):
            await hint(bots, "Anna", "b")
        assert asyncio.get_running_loop().time() == pytest.approx(60, abs=0.1)
        stuck.cancel()

    run(scene, thinks=lambda request, moves: 1000.0)


@pytest.mark.parametrize("thinking", [0.0, 0.1, 0.34])
def test_nobody_else_notices_how_long_a_hint_was_thought_about(thinking: float) -> None:
    """Whether there was anything to think about is for the one who asked only, who is answered at once."""

    async def scene(bots: BotRoom) -> None:
        now = asyncio.get_running_loop().time
        asked = asyncio.ensure_future(hint(bots, "Anna", "a"))
        await asyncio.sleep(0)
        moving = asyncio.ensure_future(move(bots, "b"))
        await asked
        assert now() == pytest.approx(thinking, abs=0.001)
        await moving
        assert now() == pytest.approx(2 * TURN, abs=0.001)

    run(scene, thinks=lambda request, moves: thinking)


def test_what_is_measured_does_not_show_how_long_a_bot_thought() -> None:
    """A player may be able to read the metrics."""

    def measured() -> list[float]:
        return [sample.value for family in metrics.bot_seconds.collect() for sample in family.samples]

    grown: list[list[float]] = []

    async def scene(bots: BotRoom) -> None:
        before = measured()
        await move(bots, "a")
        grown.append([round(after - was, 3) for was, after in zip(before, measured(), strict=True)])

    for thinking in (0.0, 0.34):
        run(scene, thinks=lambda request, moves, seconds=thinking: seconds)
    assert grown[0] == grown[1]
    assert 1.0 in grown[0]


def test_a_late_answer_makes_all_turns_of_that_bot_longer_for_a_while() -> None:
    lateness = iter([0.0, 0.5, 0.0, 0.0])

    async def scene(bots: BotRoom) -> None:
        now = asyncio.get_running_loop().time
        took = []
        for pause in (0.0, 0.0, 0.0, 100.0):
            await asyncio.sleep(pause)
            begun = now()
            await move(bots, "a")
            took.append(round(now() - begun, 3))
        assert took == [0.35, 0.5, 0.5, 0.35]

    run(scene, thinks=lambda request, moves: next(lateness))


def test_the_time_in_which_a_worker_starts_makes_no_other_turn_longer() -> None:
    async def scene(bots: BotRoom) -> None:
        now = asyncio.get_running_loop().time
        took = []
        for _ in range(3):
            begun = now()
            await move(bots, "a")
            took.append(round(now() - begun, 3))
        assert took == [1.5 + TURN, TURN, TURN]

    run(scene, starting=1.5)


# Where many games wait ------------------------------------------------------------------------------------------------


async def moves_a_second(bots: BotRoom, tables: int, seconds: float = 60.0) -> float:
    """Let a bot at each of these tables move as soon as it has moved; return how often all of them do."""
    played = 0

    async def play_without_end(table: str) -> None:
        nonlocal played
        while True:
            await move(bots, table)
            played += 1

    playing = [asyncio.ensure_future(play_without_end(str(number))) for number in range(tables)]
    await asyncio.sleep(seconds)
    for one in playing:
        one.cancel()
    return played / seconds


@pytest.mark.parametrize(("tables", "least"), [(1, 2.8), (4, 2.8), (20, 8.0), (100, 11.0)])
def test_the_more_games_wait_the_shorter_bots_think(tables: int, least: float) -> None:
    thought: list[float] = []

    def thinks(request: Request, moves: int) -> float:
        assert request.thinking is not None
        thought.append(request.thinking)
        return request.thinking

    async def scene(bots: BotRoom) -> None:
        assert await moves_a_second(bots, tables) >= least

    run(scene, thinks=thinks)
    assert set(thought) == {0.3} if tables <= 4 else min(thought) < 0.07


def test_hints_that_wait_let_no_bot_think_shorter() -> None:
    thought: list[float | None] = []

    def thinks(request: Request, moves: int) -> float:
        thought.append(request.thinking)
        return 0.3

    async def scene(bots: BotRoom) -> None:
        hints = [asyncio.ensure_future(hint(bots, f"person {number}", f"table {number}")) for number in range(30)]
        await asyncio.sleep(0)
        await move(bots, "a")
        for one in hints:
            one.cancel()

    run(scene, thinks=thinks)
    assert set(thought) == {0.3}
