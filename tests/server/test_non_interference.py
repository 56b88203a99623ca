"""Two positions that differ only in what a seat cannot see give that seat the same bytes, on every way out.

At a decision of a game, what a seat cannot see is dealt again: two tables stand side by side. Both play on, and as long
as the seat sees the same at both, it must also be sent the same: updates, the whole state, what it missed, reasons,
previews, replays, files, lists and refusals.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import orjson
import pytest

import newdawn
from newdawn import GAMES
from newdawn.core import kit
from newdawn.core.face import Position
from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live import Actor, LiveTable, Services, audience
from newdawn.server.settings import Settings
from newdawn.server.storage import TableRow
from newdawn.server.table import answers, files, undo, views
from newdawn.server.table.entries import Started
from newdawn.server.table.state import Table
from newdawn.server.table.views import Eyes
from tests.server.halls import Inbox
from tests.server.rehearsals import MemoryStore, ViewBots
from tests.server.tables import NOON, created, person, started_table

_DEALT = 5_000_000
"""Seeds of dealt worlds begin here: far from those that the server uses itself."""


@dataclass
class SetUpTable(Table):
    """A table whose game began with a given position."""

    beginning: Position | None = field(default=None, kw_only=True)

    def first_position(self) -> Position:
        assert self.beginning is not None
        return self.beginning.copy()


@contextmanager
def same_public_things() -> Iterator[None]:
    """Let all tables have the same commitment and the same time, and announce nobody: that is no part of the game."""
    with (
        patch.object(views, "commitment_to", lambda share: "c0" * 32),
        patch.object(files, "commitment_to", lambda share: "c0" * 32),
        patch.object(time, "time", lambda: NOON / 1000),
        patch.object(audience, "_ANNOUNCING_SECONDS", 3600.0),
    ):
        yield


async def table_around(position: Position, share: str, **options: bool) -> LiveTable:
    """Return a live table at which everybody holds one seat, and whose game begins with a position."""
    seats = [person(f"P{seat}", seat) for seat in range(position.players)]
    made = started_table(*seats, game=position.game.name, share=share, options=options, public=True)
    table = SetUpTable(**{**vars(made), "position": position.copy(), "beginning": position.copy()})
    store: Any = MemoryStore()
    bots: Any = ViewBots(random.Random(1))
    services = Services(store, bots, Settings(database="sqlite:///:memory:"), key=bytes(32))
    entries = [created(*seats, game=position.game.name, share=share, options=options, public=True), Started(at=NOON)]
    live = LiveTable(services, table, entries)
    row = TableRow(table.id, table.game_name, "playing", True, NOON, NOON, table.version, None, {})
    await store.create(row, [entry.to_json() for entry in entries])
    return live


def actor_of(seat: int | None) -> Actor:
    return Actor() if seat is None else Actor(seat, (seat,), seat, seat == 0)


@dataclass
class Side:
    """One of the two tables, and what the seat was sent there."""

    live: LiveTable
    inbox: Inbox = field(default_factory=Inbox)


class Pair:
    """Two tables that a seat cannot tell apart."""

    def __init__(self, truth: LiveTable, dealt: LiveTable, seat: int | None) -> None:
        self.seat = seat
        self.sides = (Side(truth), Side(dealt))
        for side in self.sides:
            side.live.watch(actor_of(seat), side.inbox)

    @classmethod
    async def at(cls, position: Position, seat: int | None, seed: int, **options: bool) -> Pair:
        """Return a position, and one like it for a seat, as two tables."""
        dealt = position.view(seat).deal(_DEALT + seed)
        return cls(
            await table_around(position, "11" * 32, **options), await table_around(dealt, "22" * 32, **options), seat
        )

    # Playing on, as long as the seat sees the same

    async def play(self, mover: int, moves: list[str]) -> bool:
        """Let a seat move at both tables; tell whether the watched seat still sees the same.

        The first move is for the true table. At the other one, the seat plays the same if it is its own move; somebody
        else may have to play another one there, of which no difference can be seen.
        """
        truth, dealt = self.sides
        position, other = truth.live.table.position, dealt.live.table.position
        assert position is not None
        assert other is not None
        after = position.copy()
        told = [event for event in after.play(mover, moves[0]) if event.visible_to(self.seat)]
        seen = after.view(self.seat).to_bytes()
        possible = moves[:1] if mover == self.seat else list(dict.fromkeys((moves[0], *map(str, other.moves(mover)))))
        for move in possible:
            if other.why_not(mover, move) is not None:
                continue
            tried = other.copy()
            events = [event for event in tried.play(mover, move) if event.visible_to(self.seat)]
            # When the game is over, everybody may know everything.
            if events == told and tried.view(self.seat).to_bytes() == seen and not after.is_over:
                await self._command(truth, mover, moves[0])
                await self._command(dealt, mover, move)
                return True
        return False

    @property
    def takeable(self) -> int:
        """How many moves the seat can take back at the true table."""
        return 0 if self.seat is None else undo.takeable(self.sides[0].live.table, self.seat)

    async def take_back(self) -> None:
        """Let the seat take its last move back at both tables, if it can."""
        table = self.sides[0].live.table
        if self.seat is not None and undo.why_not_undo(table, self.seat) is None:
            for side in self.sides:
                await self._command(side, self.seat, do="undo")

    async def _command(self, side: Side, mover: int, move: str | None = None, do: str = "move") -> None:
        live = side.live
        details = {"do": do} if move is None else {"do": do, "move": move}
        body = {"id": f"{live.table.version:022d}", "version": live.table.version, "seat": mover, "command": details}
        await live.handle(actor_of(mover), schema.Command.model_validate(body))
        await asyncio.sleep(0)

    # Comparing

    def compare(self, what: str, ask: Callable[[LiveTable, Actor], Any]) -> None:
        """See that both tables answer the same bytes."""
        first, second = (_answer(lambda side=side: ask(side.live, actor_of(self.seat))) for side in self.sides)
        assert first == second, f"{what} tells {self.seat} the difference"

    async def compare_command(self, number: int, command: dict[str, Any], version: int = 0) -> None:
        """See that both tables refuse a command with the same words."""
        answers = []
        for side in self.sides:
            body = {
                "id": f"refused-{number:022d}",
                "version": side.live.table.version + version,
                "seat": self.seat,
                "command": command,
            }
            try:
                await side.live.handle(actor_of(self.seat), schema.Command.model_validate(body))
            except Refusal as refusal:
                answers.append(orjson.dumps([refusal.status, refusal.to_json()]))
            else:
                raise AssertionError(f"{command} was not refused")
        assert answers[0] == answers[1], f"the refusal of {command} tells {self.seat} the difference"

    def compare_all(self) -> None:
        """Compare all that is quickly made."""
        for language in (None, "fr"):
            self.compare("sync", lambda live, actor, language=language: live.sync(actor, None, language))
            self.compare("sync with missed", lambda live, actor, language=language: live.sync(actor, 2, language))
        self.compare("the running replay", lambda live, actor: live.replay(actor, None, 0, 50, True, "en"))
        self.compare("a spectator’s replay", lambda live, actor: live.replay(actor, "spectator", 0, 50, True))
        self.compare("everybody’s replay", lambda live, actor: live.replay(actor, "everything", 0, 50, True))
        self.compare("the file", lambda live, actor: live.export(actor))
        self.compare("the lobby", lambda live, actor: views.summary(live.table))
        updates = [side.inbox.messages for side in self.sides]
        assert updates[0] == updates[1], f"an update tells {self.seat} the difference"
        assert len(updates[0]) == self.sides[0].live.table.version - 2

    def _rows(self, chance: random.Random) -> Iterator[list[str]]:
        """Yield moves that the seat could make in a row, and then one that it cannot."""
        position = self.sides[0].live.table.position
        if self.seat is None or position is None:
            return
        position, row = position.copy(), list[str]()
        while len(row) < 4 and (moves := position.view(self.seat).moves()):
            row.append(str(chance.choice(moves)))
            yield list(row)
            if position.view(self.seat).reveals(row[-1]):
                break
            position.play(self.seat, row[-1])
        yield [*row, "fly away"]

    async def compare_questions(self, chance: random.Random) -> None:
        """Compare reasons, previews and refusals."""
        table = self.sides[0].live.table
        rules = table.game.moves
        self.compare("why", lambda live, actor: live.why(actor, None, "en"))
        own = [] if self.seat is None or table.position is None else table.position.view(self.seat).moves()
        legal = {str(move) for move in own}
        for move in (*legal, *(rules.notation(chance.randrange(len(rules))) for _ in range(3)), "fly away"):
            self.compare("a preview", lambda live, actor, move=move: live.preview(actor, move, "es"))
        for row in ([], *self._rows(chance)):
            self.compare("a composition", lambda live, actor, row=row: live.compose(actor, row, "harmless", "fr"))
        if self.seat is None:
            return
        wrong = [notation for number in range(len(rules)) if (notation := rules.notation(number)) not in legal]
        for number, move in enumerate((*chance.sample(wrong, 12), "fly away")):
            await self.compare_command(number, {"do": "move", "move": move})
            await self.compare_command(50 + number, {"do": "moves", "moves": [move, *legal]})
        await self.compare_command(100, {"do": "move", "move": "done"}, version=1)
        await self.compare_command(101, {"do": "come-back"})
        if not table.played or undo.why_not_undo(table, self.seat) is not None:
            await self.compare_command(102, {"do": "undo"})
            await self.compare_command(103, {"do": "restart-turn"})


def _answer(ask: Callable[[], Any]) -> bytes:
    try:
        return orjson.dumps(ask())
    except Refusal as refusal:
        return orjson.dumps([refusal.status, refusal.to_json()])


def recorded(game: str, players: int, seed: int, **options: bool) -> list[tuple[Position, int, str]]:
    """Return the decisions of a random game: each position, who moves, and how."""
    rules = newdawn.load(game)
    decisions = kit.random_game(rules, players, seed, **options)
    return [(position.copy(), seat, str(move)) for position, seat, move in decisions]


async def check_decisions(
    game: str, players: int, seed: int, *, every: int = 1, questions: int = 5, tail: int = 3, **options: bool
) -> int:
    """Compare tables at the decisions of a game, each time for another receiver; return how many were compared."""
    chance, decisions, compared = random.Random(seed), recorded(game, players, seed, **options), 0
    receivers = itertools.cycle((*range(players), None))
    for at in range(0, len(decisions), every):
        position, mover, _ = decisions[at]
        # Every other time the one who decides is watched: only then are there moves, previews and reasons.
        seat = mover if (at // every) % 2 else next(receivers)
        pair = await Pair.at(position, seat, at, **options)
        pair.compare_all()
        if (at // every) % questions == 0:
            await pair.compare_questions(chance)
        for _, later, move in decisions[at : at + tail]:
            if not await pair.play(later, [move]):
                break
            compared += 1
        pair.compare_all()
        if (at // every) % questions == 0:
            await pair.compare_questions(chance)
        await pair.take_back()
        pair.compare_all()
    return compared


@pytest.mark.parametrize(
    ("game", "players", "seed", "every", "options"),
    [
        pytest.param("outlive", 2, 11, 4, {"placing_in_turn": True}, marks=pytest.mark.soak),
        ("outlive", 3, 12, 6, {"placing_in_turn": False}),
        ("eden", 2, 13, 3, {}),
        pytest.param("eden", 3, 14, 6, {}, marks=pytest.mark.soak),
    ],
)
def test_what_a_seat_cannot_see_changes_nothing_that_it_is_sent(
    game: str, players: int, seed: int, every: int, options: dict[str, bool]
):
    with same_public_things():
        assert asyncio.run(check_decisions(game, players, seed, every=every, questions=8, **options)) > 50


@pytest.mark.parametrize(("game", "options"), [("outlive", {"placing_in_turn": False}), ("eden", {})])
def test_in_the_setup_where_most_is_secret_no_receiver_can_tell_the_difference(game: str, options: dict[str, bool]):
    async def check() -> None:
        chance = random.Random(1)
        for position, mover, move in recorded(game, 4, 21, **options)[:40:3]:
            for seat in (*range(4), None):
                pair = await Pair.at(position, seat, 7, **options)
                await pair.play(mover, [move])
                pair.compare_all()
                if seat == mover:
                    await pair.compare_questions(chance)

    with same_public_things():
        asyncio.run(check())


@pytest.mark.parametrize(("game", "seed"), [("outlive", 51), ("eden", 52)])
def test_whether_a_move_can_be_taken_back_from_under_others_tells_no_receiver_the_difference(game: str, seed: int):
    async def check() -> int:
        chance, taken_back = random.Random(seed), 0
        for position, mover, move in recorded(game, 3, seed)[:: 3 if game == "outlive" else 1]:
            others = [seat for seat in position.to_act if seat != mover]
            if not others:
                continue
            pair = await Pair.at(position, mover, seed)
            if not await pair.play(mover, [move]):
                continue
            for other in others:
                truth = pair.sides[0].live.table.position
                assert truth is not None
                if other in truth.to_act and await pair.play(other, [str(chance.choice(truth.moves(other)))]):
                    pair.compare_all()
                    if not pair.takeable:
                        await pair.compare_command(104 + other, {"do": "undo"})
            taken_back += pair.takeable > 0
            await pair.take_back()
            pair.compare_all()
        return taken_back

    with same_public_things():
        assert asyncio.run(check()) >= 3


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_at_every_decision_of_many_games_no_seat_can_tell_the_difference(game: str, players: int, seed: int):
    options = {"placing_in_turn": bool(seed % 2)} if game == "outlive" else {}
    with same_public_things():
        asyncio.run(check_decisions(game, players, 100 + seed, every=1, questions=2, tail=5, **options))


# Sabotage: the comparison would notice --------------------------------------------------------------------------------


def notices(game: str, sabotage: Any) -> None:
    with same_public_things(), sabotage, pytest.raises(AssertionError, match="the difference"):
        asyncio.run(check_decisions(game, 2, 31, every=5, questions=1))


def test_reasons_from_the_true_position_are_noticed():
    # In a game of New Eden, the moves of others are worked out from what they hold.
    why = answers.why

    def wrong(table: Table, eyes: Eyes, notation: str | None) -> dict[str, Any]:
        found = why(table, eyes, notation)
        assert table.position is not None
        return {**found, "others": [len(table.position.moves(seat)) for seat in range(table.players)]}

    notices("eden", patch.object(answers, "why", wrong))


def test_true_points_are_noticed():
    state = views.state

    def wrong(table: Table, eyes: Eyes, view: Any, info: Any, packed: bool = False) -> dict[str, Any]:
        assert table.position is not None
        return {**state(table, eyes, view, info), "scores": table.position.scores()}

    notices("eden", patch.object(views, "state", wrong))


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_that_peeks_is_noticed(game: str):
    preview = answers.preview

    def wrong(table: Table, eyes: Eyes, notation: str) -> dict[str, Any]:
        found = preview(table, eyes, notation)
        assert table.position is not None
        assert eyes.seat is not None
        truth = table.position.copy()
        truth.play(eyes.seat, notation)
        return {**found, "closes_undo": truth.view(eyes.seat).to_bytes()[40] > 0, "scores": truth.scores()}

    notices(game, patch.object(answers, "preview", wrong))


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_in_the_lobby_is_noticed(game: str):
    summary = views.summary

    def wrong(table: Table) -> dict[str, Any]:
        return {**summary(table), "seed": str(table.seed)}

    notices(game, patch.object(views, "summary", wrong))
