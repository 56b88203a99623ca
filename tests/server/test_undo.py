"""Taking moves back: own ones, as long as they told nothing and nobody else has decided; and then all is as before."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import orjson
import pytest

import newdawn
from newdawn import GAMES
from newdawn.core import kit
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall, LiveTable
from newdawn.server.settings import Settings
from tests.server.halls import Inbox, command, new_table, opened_hall, people
from tests.server.rehearsals import MemoryStore, ViewBots


class Room:
    """A hall with one table, at which all sit at one device."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.store = MemoryStore()
        self.hall: Hall
        self.live: LiveTable
        self.token = ""

    async def open(self) -> None:
        settings = Settings(database="sqlite:///:memory:", bot_pause=(0.0, 0.0))
        # The same seed makes the same game.
        share = f"{self.seed:064x}"
        self.hall = await opened_hall(self.store, ViewBots(self.chance), settings, shares=lambda: share)

    async def restart(self) -> None:
        """Stop the server, and start it again on the same store."""
        await self.hall.close()
        await self.open()
        self.live = await self.hall.table(self.live.id)

    async def do(self, seat: int, do: str, **details: Any) -> dict[str, Any]:
        return await self.live.handle(self.live.actor(self.token, seat), command(self.live, do, seat, **details))

    async def move(self, seat: int, move: str) -> None:
        await self.do(seat, "move", move=move)

    async def refused(self, seat: int, do: str = "undo") -> str:
        version = self.live.table.version
        with pytest.raises(Refusal) as refusal:
            await self.do(seat, do)
        assert self.live.table.version == version
        return refusal.value.name

    def moves(self, seat: int) -> list[str]:
        assert self.live.table.position is not None
        return [str(move) for move in self.live.table.position.moves(seat)]

    @property
    def bytes(self) -> bytes:
        assert self.live.table.position is not None
        return self.live.table.position.to_bytes()

    def tells(self, seat: int, move: str) -> bool:
        """Tell whether a move would show its player something."""
        assert self.live.table.position is not None
        return self.live.table.position.reveals(seat, move)

    async def play_until(self, holds: Callable[[int, str], bool]) -> tuple[int, str]:
        """Play at random until somebody has a move of a kind; return who and which."""
        for _ in range(600):
            assert self.live.table.stage == "playing", "the game ended before that"
            seat = self.chance.choice(self.live.table.waiting_for)
            moves = self.moves(seat)
            self.chance.shuffle(moves)
            for move in moves[:4]:
                if holds(seat, move):
                    return seat, move
            await self.move(seat, moves[0])
        raise AssertionError("there was no such move")


@asynccontextmanager
async def room(game: str, seed: int = 1, players: int = 2) -> AsyncIterator[Room]:
    found = Room(seed)
    await found.open()
    names = [f"P{seat}" for seat in range(players)]
    created = await found.hall.create(new_table(*people(*names), game=game, id=f"{seed:022d}"))
    found.token, found.live = created["token"], await found.hall.table(created["table"])
    try:
        yield found
    finally:
        await found.hall.close()


def run(game: str, check: Callable[[Room], Awaitable[None]], seed: int = 1, players: int = 2) -> None:
    async def inside() -> None:
        async with room(game, seed, players) as found:
            await check(found)

    asyncio.run(inside())


pytestmark = pytest.mark.parametrize("game", GAMES)


# What can be taken back -----------------------------------------------------------------------------------------------


def test_after_an_undo_everything_is_as_before(game: str):
    async def check(table: Room) -> None:
        for _ in range(5):
            seat, move = await table.play_until(lambda seat, move: not table.tells(seat, move))
            before, count = table.bytes, len(table.live.table.played)
            await table.move(seat, move)
            assert table.bytes != before
            await table.do(seat, "undo")
            assert table.bytes == before
            assert len(table.live.table.played) == count
            await table.move(seat, table.moves(seat)[0])

    run(game, check)


def test_who_undoes_and_chooses_differently_finds_the_same_hidden_order(game: str):
    async def check(table: Room) -> None:
        found: list[str] = []

        def quiet_and_telling(seat: int, move: str) -> bool:
            if table.tells(seat, move):
                return False
            found[:] = [other for other in table.moves(seat) if table.tells(seat, other)]
            return bool(found)

        seat, quiet = await table.play_until(quiet_and_telling)
        position = table.live.table.position
        assert position is not None
        straight = position.copy()
        straight.play(seat, found[0])
        await table.move(seat, quiet)
        await table.do(seat, "undo")
        await table.move(seat, found[0])
        assert table.bytes == straight.to_bytes()

    run(game, check)


def test_the_same_move_again_makes_the_same_happen(game: str):
    async def check(table: Room) -> None:
        seat, move = await table.play_until(lambda seat, move: not table.tells(seat, move))
        await table.move(seat, move)
        first, events = table.bytes, table.live.table.events
        await table.do(seat, "undo")
        await table.move(seat, move)
        assert (table.bytes, table.live.table.events) == (first, events)

    run(game, check)


def test_a_seat_is_told_how_many_moves_it_can_take_back_and_that_is_true(game: str):
    async def check(table: Room) -> None:
        counts = []
        for _ in range(120):
            seat = table.chance.choice(table.live.table.waiting_for)
            await table.move(seat, table.chance.choice(table.moves(seat)))
            if table.live.table.stage != "playing":
                break
            told = table.live.sync(table.live.actor(table.token, seat))["undo"]
            counts.append(told)
            if table.chance.random() < 0.2:
                for _ in range(told):
                    await table.do(seat, "undo")
                assert await table.refused(seat) in ("undo-nothing", "undo-others", "undo-revealed")
        assert 0 in counts
        assert max(counts) >= 2

    run(game, check)


def test_restarting_the_turn_takes_all_of_them_back(game: str):
    async def check(table: Room) -> None:
        for _ in range(150):
            seat = table.chance.choice(table.live.table.waiting_for)
            actor = table.live.actor(table.token, seat)
            if (count := table.live.sync(actor)["undo"]) >= 2:
                break
            quiet = [move for move in table.moves(seat) if not table.tells(seat, move)]
            await table.move(seat, (quiet or table.moves(seat))[0])
        else:
            raise AssertionError("nobody made two such moves in a row")
        left = len(table.live.table.played) - count
        expected = table.live.table.position_after(left).to_bytes()
        await table.do(seat, "restart-turn")
        assert (table.bytes, len(table.live.table.played)) == (expected, left)
        assert table.live.sync(actor)["undo"] == 0

    run(game, check, seed=3)


def test_an_undo_works_after_a_restart_of_the_server(game: str):
    async def check(table: Room) -> None:
        seat, move = await table.play_until(lambda seat, move: not table.tells(seat, move))
        before = table.bytes
        await table.move(seat, move)
        after, told = table.bytes, table.live.sync(table.live.actor(table.token, seat))["undo"]
        await table.restart()
        assert table.bytes == after
        assert table.live.sync(table.live.actor(table.token, seat))["undo"] == told
        await table.do(seat, "undo")
        assert table.bytes == before
        await table.restart()
        assert table.bytes == before

    run(game, check, seed=4)


# What cannot ----------------------------------------------------------------------------------------------------------


def test_a_move_that_revealed_something_stands(game: str):
    async def check(table: Room) -> None:
        for _ in range(3):
            # Where others decide next, that alone would be a reason.
            seat, move = await table.play_until(table.tells)
            await table.move(seat, move)
            after = table.bytes
            assert table.live.sync(table.live.actor(table.token, seat))["undo"] == 0
            assert await table.refused(seat) == "undo-revealed"
            assert await table.refused(seat, "restart-turn") == "undo-revealed"
            assert table.bytes == after
            await table.restart()
            assert await table.refused(seat) == "undo-revealed"

    run(game, check, seed=5)


def test_a_move_before_a_revealing_one_stands_too(game: str):
    async def check(table: Room) -> None:
        def quiet_then_telling(seat: int, move: str) -> bool:
            if table.tells(seat, move):
                return False
            position = table.live.table.position
            assert position is not None
            after = position.copy()
            after.play(seat, move)
            return any(after.reveals(seat, str(other)) for other in after.moves(seat))

        seat, quiet = await table.play_until(quiet_then_telling)
        await table.move(seat, quiet)
        assert table.live.sync(table.live.actor(table.token, seat))["undo"] >= 1
        await table.move(seat, next(move for move in table.moves(seat) if table.tells(seat, move)))
        assert await table.refused(seat) == "undo-revealed"

    run(game, check, seed=6)


def test_a_move_that_asked_chance_and_showed_the_answer_stands(game: str):
    async def check(table: Room) -> None:
        def asks_chance(seat: int, move: str) -> bool:
            position = table.live.table.position
            assert position is not None
            after = position.copy()
            after.play(seat, move)
            fields = ("generator_counter", "generator_used")
            drawn = any((position.record[name] != after.record[name]).any() for name in fields)
            return drawn and not after.is_over and position.view(seat).to_bytes() != after.view(seat).to_bytes()

        seat, move = await table.play_until(asks_chance)
        await table.move(seat, move)
        assert await table.refused(seat) in ("undo-revealed", "undo-others")

    run(game, check, seed=7)


def test_nobody_takes_back_what_somebody_else_did(game: str):
    async def check(table: Room) -> None:
        await table.play_until(lambda seat, move: len(table.live.table.played) > 20)
        seat = table.live.table.waiting_for[0]
        await table.move(seat, table.moves(seat)[0])
        before = table.bytes
        for other in range(3):
            if other != seat:
                assert await table.refused(other) == "undo-others"
                assert await table.refused(other, "restart-turn") == "undo-others"
        with pytest.raises(Refusal, match="token-needed"):
            await table.live.handle(table.live.actor(None), command(table.live, "undo"))
        assert table.bytes == before

    run(game, check, players=3)


def test_once_somebody_else_has_decided_a_move_stands(game: str):
    async def check(table: Room) -> None:
        waiting = table.live.table.waiting_for
        if len(waiting) < 2:
            # In New Eden the choice of missions is the first that all make at the same time.
            await table.play_until(lambda seat, move: len(table.live.table.waiting_for) > 1)
            waiting = table.live.table.waiting_for
        first, second = waiting[:2]
        await table.move(first, table.moves(first)[0])
        assert table.live.sync(table.live.actor(table.token, first))["undo"] == 1
        await table.move(second, table.moves(second)[0])
        assert table.live.sync(table.live.actor(table.token, first))["undo"] == 0
        assert await table.refused(first) == "undo-others"

    run(game, check, players=3)


def test_before_the_first_move_and_after_the_end_there_is_nothing_to_take_back(game: str):
    async def check(table: Room) -> None:
        assert await table.refused(0) == "undo-nothing"
        while table.live.table.stage == "playing":
            seat = table.live.table.waiting_for[0]
            await table.move(seat, table.chance.choice(table.moves(seat)))
        assert await table.refused(table.live.table.played[-1].seat) == "game-over"

    run(game, check)


def test_what_a_bot_played_is_not_taken_back_by_the_person_who_was_away(game: str):
    async def check(table: Room) -> None:
        seat, move = await table.play_until(lambda seat, move: not table.tells(seat, move))
        await table.move(seat, move)
        await table.do(seat, "hand-over", bot="random")
        assert await table.refused(seat) == "bot-plays"

    run(game, check)


# What an undo tells ---------------------------------------------------------------------------------------------------


def test_others_see_that_something_was_taken_back_and_nothing_of_a_secret_choice(game: str):
    async def check(table: Room) -> None:
        # What all choose at the same time is secret until all have chosen: rooms and leaders, missions.
        seat, move = await table.play_until(
            lambda seat, move: len(table.live.table.waiting_for) > 1 and not table.tells(seat, move)
        )
        other = (seat + 1) % 3
        inbox, actor = Inbox(), table.live.actor(table.token, other)
        view = table.live.sync(actor)["view"]
        table.live.watch(actor, inbox)
        await table.move(seat, move)
        await asyncio.sleep(0)
        await table.do(seat, "undo")
        await asyncio.sleep(0)
        moved, undone = [orjson.loads(one) for one in inbox.messages if b'"update"' in one]
        (entry,) = moved["entries"]
        assert (entry["kind"], entry["seat"], entry.get("move")) == ("moved", seat, None)
        (entry,) = undone["entries"]
        assert (entry["kind"], entry["seat"], entry["count"]) == ("undone", seat, 1)
        assert undone["view"] == view
        assert move not in inbox.messages[0].decode()

    run(game, check, players=3)


def test_the_running_replay_and_the_file_know_nothing_of_what_was_taken_back(game: str):
    async def check(table: Room) -> None:
        seat, move = await table.play_until(lambda seat, move: not table.tells(seat, move))
        actor = table.live.actor(table.token, seat)
        before = (table.live.replay(actor, None, 0, 200, True)["steps"], table.live.export(actor))
        await table.move(seat, move)
        assert len(table.live.replay(actor, None, 0, 200, True)["steps"]) == len(before[0]) + 1
        await table.do(seat, "undo")
        assert (table.live.replay(actor, None, 0, 200, True)["steps"], table.live.export(actor)) == before

    run(game, check)


@pytest.mark.parametrize("seed", [1, 2])
def test_what_can_be_taken_back_told_nothing_in_any_world(game: str, seed: int):
    # Worlds and seeds are others than those that the server tries.
    check_worlds(game, seed, worlds=25, every=6)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 120))
def test_what_can_be_taken_back_told_nothing_in_many_worlds(game: str, seed: int):
    check_worlds(game, seed, worlds=150, every=1)


def check_worlds(game: str, seed: int, worlds: int, every: int) -> None:
    rules = newdawn.load(game)
    for at, (position, seat, move) in enumerate(kit.random_game(rules, 2 + seed % 3, seed)):
        if at % every:
            continue
        after = position.copy()
        told = [event for event in after.play(seat, move) if event.visible_to(seat)]
        if position.reveals(seat, move):
            continue
        view, seen = position.view(seat), after.view(seat).to_bytes()
        for world in range(worlds):
            dealt = view.deal(9_000_000 + world)
            assert [event for event in dealt.play(seat, move) if event.visible_to(seat)] == told, str(move)
            assert dealt.view(seat).to_bytes() == seen, str(move)
