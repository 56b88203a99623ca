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
from newdawn.core.hindsight import at_first
from newdawn.server.errors import Refusal
from newdawn.server.live import Hall, LiveTable
from newdawn.server.settings import Settings
from newdawn.server.table import undo
from newdawn.server.table.state import Played, Seat, Table
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

    def decision(self, seat: int) -> str:
        """Return what a seat is asked."""
        assert self.live.table.position is not None
        return self.live.table.position.decision(seat)

    def tells(self, seat: int, move: str) -> bool:
        """Tell whether a move would show its player something."""
        assert self.live.table.position is not None
        return self.live.table.position.reveals(seat, move)

    def undo(self, seat: int) -> int:
        """Return how many moves a seat is told that it can take back."""
        told: int = self.live.sync(self.live.actor(self.token, seat))["undo"]
        return told

    def next_after(self, seat: int, move: str) -> tuple[int, ...]:
        """Return whom the game would wait for after a move."""
        assert self.live.table.position is not None
        after = self.live.table.position.copy()
        after.play(seat, move)
        return after.to_act

    def without(self, seat: int, count: int) -> bytes:
        """Return the position to which all moves lead but the last ones of a seat."""
        table = self.live.table
        own = [index for index, played in enumerate(table.played) if played.seat == seat][-count:]
        position = table.first_position()
        for index, played in enumerate(table.played):
            if index not in own:
                position.play(played.seat, played.move)
        return position.to_bytes()

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


def test_what_can_be_taken_back_after_opening_a_table_is_what_was_found_move_by_move(game: str):
    rules, players = newdawn.load(game), 3
    start = rules.new(players, seed=4)
    table = Table("table", game, stage="playing", seats=[Seat("person", person=seat) for seat in range(players)])
    table.position = start
    followed = [at_first(start)] * players
    outlasted = 0
    for position, mover, move in kit.random_game(rules, players, seed=4):
        before, after = position.copy(), position.copy()
        after.play(mover, move)
        table.recent.append(before)
        table.played.append(Played(mover, str(move)))
        table.position = after
        for seat in range(players):
            followed[seat] = followed[seat].after(seat, mover, move, after)
            table.hindsights.clear()
            assert undo.hindsight_of(table, seat) == followed[seat]
            outlasted += mover != seat and len(followed[seat].withheld) > 0
    assert outlasted


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
        expected = table.without(seat, count)
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


# Though others have moved since ---------------------------------------------------------------------------------------


AT_ONCE = {
    "outlive": {"recruit", "build", "pay-room", "repair", "lose-survivor"},
    "eden": {"feed"},
}
"""What all decide at the same time, each for themselves and in sight of the others: their night, their feeding."""


IN_TURN = {"outlive": "move-hero", "eden": "take-die"}
"""What one after the other decides."""


IN_SECRET = {"outlive": {"discard-room", "first-room", "first-survivors", "leader"}, "eden": {"keep-mission"}}
"""What all choose at the same time, and then reveal."""


async def play_at_once(table: Room, game: str) -> tuple[int, int]:
    """Play until two are at what they decide for themselves, and go on so; let both take a step, and return who."""
    answer: list[tuple[int, str]] = []

    def goes_on(seat: int, move: str) -> bool:
        position = table.live.table.position
        assert position is not None
        if position.decision(seat) not in AT_ONCE[game] or table.tells(seat, move):
            return False
        for other in set(position.to_act) - {seat}:
            after = position.copy()
            after.play(seat, move)
            if position.decision(other) in AT_ONCE[game]:
                answer[:] = [(other, str(after.moves(other)[-1]))]
                after.play(*answer[0])
                return all(after.decision(one) in AT_ONCE[game] for one in after.to_act)
        return False

    seat, move = await table.play_until(goes_on)
    await table.move(seat, move)
    await table.move(*answer[0])
    return seat, answer[0][0]


def test_a_step_in_the_own_shelter_or_refuge_is_taken_back_though_others_went_on_with_theirs(game: str):
    async def check(table: Room) -> None:
        for again in range(2):
            seat, other = await play_at_once(table, game)
            played, expected = list(table.live.table.played), table.without(seat, 1)
            if again % 2:
                await table.restart()
            await table.do(seat, "undo")
            assert table.bytes == expected
            own = max(index for index, one in enumerate(played) if one.seat == seat)
            assert table.live.table.played == played[:own] + played[own + 1 :]
            assert table.live.table.played[-1].seat == other
            await table.restart()
            assert table.bytes == expected
            await table.move(seat, table.moves(seat)[0])

    run(game, check, seed=12, players=3)


def test_what_others_did_meanwhile_is_told_the_same_after_a_restart(game: str):
    async def check(table: Room) -> None:
        seat, _ = await play_at_once(table, game)
        await table.do(seat, "undo")
        since = table.live.table.version - 5

        def missed() -> bytes:
            return orjson.dumps(table.live.sync(table.live.actor(table.token, seat), since)["missed"])

        live = missed()
        assert b'"undone"' in live
        await table.restart()
        assert missed() == live

    run(game, check, seed=13, players=3)


def test_a_choice_that_all_make_in_secret_is_taken_back_until_the_last_has_chosen(game: str):
    async def check(table: Room) -> None:
        await table.play_until(lambda seat, move: len(table.live.table.waiting_for) == 3)
        first, second, _ = table.live.table.waiting_for
        before = table.moves(first)
        await table.move(first, before[0])
        await table.move(second, table.moves(second)[0])
        expected = table.without(first, 1)
        assert table.undo(first) == 1
        await table.do(first, "undo")
        assert (table.bytes, table.moves(first)) == (expected, before)
        # As soon as all have chosen, the choices are turned face up: then they stand.
        while table.decision(table.live.table.waiting_for[0]) in IN_SECRET[game]:
            seat = table.live.table.waiting_for[0]
            await table.move(seat, table.moves(seat)[0])
        assert [table.undo(seat) for seat in (first, second)] == [0, 0]

    run(game, check, seed=14, players=3)


def test_who_takes_a_step_back_from_under_others_finds_what_waiting_would_have_found(game: str):
    async def check(table: Room) -> None:
        for _ in range(2):
            seat, _ = await play_at_once(table, game)
            waited = table.live.table.game.from_bytes(table.without(seat, 1))
            await table.do(seat, "undo")
            for move in waited.moves(seat):
                straight = waited.copy()
                straight.play(seat, move)
                position = table.live.table.position
                assert position is not None
                again = position.copy()
                again.play(seat, move)
                assert again.to_bytes() == straight.to_bytes()
            await table.move(seat, table.moves(seat)[0])

    run(game, check, seed=15, players=3)


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
        seat, move = await table.play_until(
            lambda seat, move: len(table.live.table.played) > 20 and table.decision(seat) == IN_TURN[game]
        )
        await table.move(seat, move)
        before = table.bytes
        for other in range(3):
            if other != seat:
                assert await table.refused(other) == "undo-others"
                assert await table.refused(other, "restart-turn") == "undo-others"
        with pytest.raises(Refusal, match="token-needed"):
            await table.live.handle(table.live.actor(None), command(table.live, "undo"))
        assert table.bytes == before

    run(game, check, players=3)


def test_once_somebody_else_has_decided_in_the_light_of_a_move_it_stands(game: str):
    async def check(table: Room) -> None:
        # Where one after the other decides, whoever is next has seen what was done before.
        for _ in range(2):
            seat, move = await table.play_until(
                lambda seat, move: (
                    len(table.live.table.played) > 20
                    and table.decision(seat) == IN_TURN[game]
                    and not table.tells(seat, move)
                    and seat not in table.next_after(seat, move)
                )
            )
            await table.move(seat, move)
            assert table.undo(seat) >= 1
            other = table.live.table.waiting_for[0]
            await table.move(other, table.moves(other)[0])
            assert table.undo(seat) == 0
            assert await table.refused(seat) == "undo-others"

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
