"""The Python interface of every game: small, typed, and all that server, bots, environments and tests use.

>>> import newdawn
>>> game = newdawn.load(newdawn.GAMES[0])
>>> position = game.new(players=3, seed=7)
>>> position.to_act
(0, 1, 2)
>>> move = position.moves(seat=0)[0]
>>> events = position.play(seat=0, move=move)
>>> position.why_not(seat=0, move="take").name
'not-now'
"""

import json
import os
import time
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Self, cast

import numpy as np

from newdawn.core import arguments, catalogue, contract, records, saving
from newdawn.core import gestures as no_gestures
from newdawn.core import plans as no_plans
from newdawn.core import prospects as no_prospects
from newdawn.core import refusals as usual_refusals
from newdawn.core import turns as no_turns
from newdawn.core.binding import bound
from newdawn.core.cache import components_variable
from newdawn.core.compiled import runs_compiled
from newdawn.core.events import Event, EventTable, Log
from newdawn.core.moves import MoveTable, NotationError
from newdawn.core.random import fresh_seed, seed_of, seed_words
from newdawn.core.reasons import ReasonTable
from newdawn.core.records import Numbers
from newdawn.core.shape import Entry, schema_of
from newdawn.core.typed import entry_of

__all__ = ["Game", "IllegalMove", "Move", "Position", "Reading", "Reason", "Simulation", "View"]

_KEPT_POINTS = 1024
_MOST_GAMES = 1 << 32
_NO_PROSPECTS = Entry("Prospects", "Nothing: the game says nothing of what follows from a view.", {})


@dataclass(frozen=True)
class Reason:
    """Why a move is not legal: a message id and its arguments, things by their names."""

    game: "Game"
    name: str
    arguments: Mapping[str, int | str]
    context: "Position | View | None" = None
    seat: int | None = None

    def text(self, language: str = "en") -> str:
        """Return the reason in words."""
        return self.game.words.reason(language, self)

    def __str__(self) -> str:
        """Return the reason in English."""
        return self.text()


class IllegalMove(ValueError):
    """A move that the rules do not allow; the position is unchanged. `reason` says why."""

    def __init__(self, reason: Reason, notation: str) -> None:
        """Keep the reason and the move."""
        super().__init__(f"{notation}: {reason.text()}")
        self.reason = reason
        self.notation = notation


class _Unchanging:
    """Something that does not change, so that a copy of it would be the same."""

    __slots__ = ()

    def __copy__(self) -> Self:
        """Return this."""
        return self

    def __deepcopy__(self, memo: object) -> Self:
        """Return this."""
        return self


class Move(_Unchanging):
    """One move: a number in the game's table, with a notation, and words where it was offered."""

    __slots__ = ("context", "game", "number", "seat")

    def __init__(
        self, game: "Game", number: int, context: "Position | View | None" = None, seat: int | None = None
    ) -> None:
        """Keep the number, and where and to whom the move was offered."""
        self.game = game
        self.number = number
        self.context = context
        self.seat = seat

    def __repr__(self) -> str:
        """Show the notation."""
        return f"<Move {self}>"

    def __str__(self) -> str:
        """Return the notation."""
        return self.game.moves.notation(self.number)

    def __eq__(self, other: object) -> bool:
        """Compare with a move of the same game, a notation or a number."""
        if isinstance(other, Move):
            return self.game is other.game and self.number == other.number
        if isinstance(other, str):
            return str(self) == other
        return self.number == other

    def __hash__(self) -> int:
        """Hash by number."""
        return hash(self.number)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the move; where it was offered stays behind."""
        return Move, (self.game, self.number, None, self.seat)

    @property
    def structure(self) -> tuple[str, ...]:
        """The move as its kind and arguments."""
        return self.game.moves.structure(self.number)

    def text(self, language: str = "en") -> str:
        """Return the move in words."""
        return self.game.words.move(language, self)


class _Known:
    """What positions and views have in common: a record, and the questions that it answers.

    Compiled code believes what stands in the record. Whoever writes into it must know what they do.
    """

    def __init__(self, game: "Game", raw: Numbers) -> None:
        self.game = game
        self.raw = raw
        self._record: Any = None

    def __repr__(self) -> str:
        """Show the game, the players, and whom the game is waiting for."""
        state = "over" if self.is_over else f"waiting for {', '.join(map(str, self.to_act))}"
        return f"<{type(self).__name__} of {self.game.name}, {self.players} players, {state}>"

    @property
    def record(self) -> Any:
        """The position as a record: every field by its name."""
        if self._record is None:
            self._record = records.record_in(self.game.rules.State, self.raw)
        return self._record

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.raw[self.game.offset_of("players")])

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game is waiting for; several at a time where the rules allow it."""
        return _seats_of(int(self.game.bridge.to_act(self.raw)))

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that have a legal move now: those that the game is waiting for, and those with one out of turn.

        A view knows the latter only of its own seat.
        """
        waiting = self.to_act
        return tuple(seat for seat in range(self.players) if seat in waiting or self._moves(seat))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.bridge.is_over(self.raw))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several for a shared win; none before the end."""
        if not self.is_over:
            return ()
        return _seats_of(int(self.game.bridge.winners(self.raw, np.zeros(len(self.game.rules.PARTS), np.int64))))

    def decision(self, seat: int) -> str:
        """Return the name of what a seat is asked now."""
        seat = self.game.check_seat(self.players, seat)
        return self.game.decisions[int(self.raw[self.game.offset_of("decision") + seat])]

    def scores(self) -> list[dict[str, int]]:
        """Return the points of each seat by source, and their `total`, as if the game ended now."""
        names = (*self.game.rules.PARTS, "total")
        points = np.zeros((self.players, len(names)), np.int64)
        self.game.bridge.scores(self.raw, points)
        return [dict(zip(names, row, strict=True)) for row in points.tolist()]

    def points_text(self) -> tuple[bytes, bytes]:
        """Return what `points` returns, each as JSON: the same points are written once."""
        points = np.zeros((self.players, len(self.game.rules.PARTS) + 1), np.int64)
        self.game.bridge.scores(self.raw, points)
        key = (points.tobytes(), self.is_over)
        texts = self.game.texts_of_points
        if key not in texts:
            if len(texts) >= _KEPT_POINTS:
                texts.clear()
            scores, scored = self.points()
            texts[key] = (_text_of(scores), _text_of(scored))
        return texts[key]

    def scored(self) -> list[dict[str, int]]:
        """Return the points that nothing can take away from each seat any more, by source, and their `total`."""
        return self.points()[1]

    def points(self) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
        """Return both: the points as if the game ended now, and those of them that nothing can take away any more."""
        scores = self.scores()
        if self.is_over:
            return scores, [dict(score) for score in scores]
        kept = [{part: score[part] for part in self.game.rules.SCORED} for score in scores]
        return scores, [{**score, "total": sum(score.values())} for score in kept]

    def _moves(self, seat: int) -> list[Move]:
        buffer = np.zeros(self.game.rules.MOST_MOVES, np.int64)
        count = int(self.game.bridge.legal_moves(self.raw, seat, buffer))
        return [Move(self.game, number, self, seat) for number in buffer[:count].tolist()]  # type: ignore[arg-type]

    def _why_not(self, seat: int, move: "Move | str | int") -> Reason | None:
        packed = int(self.game.bridge.reason(self.raw, seat, self.game.number_of(move)))
        return self.game.reason(packed, self, seat)  # type: ignore[arg-type]

    def _prospects(self, seat: int | None) -> dict[str, Any]:
        if not self.game.has_prospects:
            return {}
        found = records.record_in(self.game.prospects.Prospects, self._foreseen(seat))
        document = cast(contract.ForeseeingDocument, self.game.document)
        written: dict[str, Any] = document.write_prospects(found, self.record, seat)
        return written

    def _foreseen(self, seat: int | None) -> Numbers:
        """Return what follows for a seat, as the bytes of a record."""
        found = records.blank_bytes(self.game.prospects.Prospects)
        self.game.bridge.foresee(self.raw, self.game.knowledge.SPECTATOR if seat is None else seat, found)
        return found

    def __eq__(self, other: object) -> bool:
        """Compare the records, byte by byte."""
        return (
            isinstance(other, _Known)
            and self.game is other.game
            and type(self) is type(other)
            and self.raw.tobytes() == other.raw.tobytes()
        )

    __hash__ = None  # type: ignore[assignment]


class Position(_Known):
    """A game in progress, with everything that is hidden. Bots and clients get a `View` instead."""

    def __init__(self, game: "Game", raw: Numbers, *, is_checked: bool = False) -> None:
        """Keep the bytes of a record. They are looked through, unless it is known already that they are a position."""
        if not is_checked:
            saving.check(_checked_game(game), raw)
        super().__init__(game, raw)

    def to_bytes(self) -> bytes:
        """Return the position as bytes, to be saved under one version of the rules; `Game.from_bytes` reads them."""
        return saving.pack(self.game, self.raw)

    def moves(self, seat: int) -> list[Move]:
        """Return the legal moves of a seat; none if it may not act."""
        return self._moves(self.game.check_seat(self.players, seat))

    def move(self, move: "Move | str | int", seat: int | None = None) -> Move:
        """Return a move from its notation or number; raises `NotationError` if there is none."""
        return Move(self.game, self.game.number_of(move), self, seat)

    def why_not(self, seat: int, move: "Move | str | int") -> Reason | None:
        """Return why a seat may not play a move now, or None if it may."""
        return self._why_not(self.game.check_seat(self.players, seat), move)

    def play(self, seat: int, move: "Move | str | int") -> list[Event]:
        """Play a move and return what happened; raises `IllegalMove` and changes nothing if it is not legal."""
        return self.game.events.read(self._play(seat, move), self)

    def play_silently(self, seat: int, move: "Move | str | int") -> None:
        """Play a move as `play` does, without finding out what happened: a game is played again in half the time."""
        self._play(seat, move)

    def _play(self, seat: int, move: "Move | str | int") -> Numbers:
        """Play a legal move; return what happened as it was written down."""
        seat, number = self.game.check_seat(self.players, seat), self.game.number_of(move)
        packed = int(self.game.bridge.reason(self.raw, seat, number))
        if packed != 0:
            raise IllegalMove(cast(Reason, self.game.reason(packed, self, seat)), self.game.moves.notation(number))
        raw_log = records.blank_bytes(Log)
        self.game.bridge.play(self.raw, raw_log, seat, number)
        return raw_log

    def advance(self, seats: Iterable[int] | None = None) -> list[Event]:
        """Play forced moves (decisions with one option) of these seats, or of all, until somebody has a choice.

        Where it is a secret whether a seat has a choice, that seat is asked unless it is named in `seats`: skipping it
        would show the others what it does not hold. See `View.may_choose`.
        """
        if seats is not None and not hasattr(seats, "__iter__"):
            raise TypeError(f"seats are several, such as (0, 2), not {arguments.given(seats)}")
        chosen = range(self.players) if seats is None else seats
        wanted = {self.game.check_seat(self.players, seat) for seat in chosen}
        happened: list[Event] = []
        while True:
            for seat in self.to_act:
                moves = self._moves(seat) if seat in wanted else []
                if len(moves) == 1 and (seats is not None or not self.view(None).may_choose(seat)):
                    happened += self.play(seat, moves[0])
                    break
            else:
                return happened

    def reveals(self, seat: int, move: "Move | str | int") -> bool:
        """Return whether a legal move shows its player something that was hidden before: see `View.reveals`."""
        return self.view(seat).reveals(move)

    def view(self, seat: int | None) -> "View":
        """Return what a seat may know; None is a spectator, who knows what is public."""
        if seat is not None:
            seat = self.game.check_seat(self.players, seat)
        seen = self.game.blank()
        self.game.bridge.view(self.raw, self.game.knowledge.SPECTATOR if seat is None else seat, seen)
        return View(self.game, seen, seat, is_checked=True)

    @property
    def seed(self) -> int:
        """The seed of the game: a secret until the end."""
        return seed_of(self.record.generator_key)

    def copy(self) -> "Position":
        """Return an independent copy."""
        return Position(self.game, self.raw.copy(), is_checked=True)

    def __copy__(self) -> "Position":
        """Return an independent copy, which shares nothing either."""
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        """Return an independent copy."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the saved bytes: they are checked when they are read."""
        return _restored, (self.game, self.to_bytes())

    def prospects(self, seat: int | None = None) -> dict[str, Any]:
        """Return what follows from this position by the rules for a seat (None: a spectator) that sees all of it."""
        return self._prospects(None if seat is None else self.game.check_seat(self.players, seat))

    def to_json(self) -> dict[str, Any]:
        """Return a document that a person can read and edit, ready for `json.dump`; it holds all secrets."""
        return self.game.document.write(self.record)


class Reading:
    """What a position document says, all of it checked, before the game runs on: nobody can play in it."""

    def __init__(self, game: "Game", record: Any, *, is_checked: bool = False) -> None:
        """Keep the record that `Game.read_json` has read, and no other."""
        if not is_checked:
            raise TypeError("a reading is made by `Game.read_json`")
        self.game = game
        self.record = record

    @property
    def players(self) -> int:
        """The number of players."""
        return int(self.record.players)

    def to_json(self) -> dict[str, Any]:
        """Return the document, with everything in it that it left to defaults and to chance."""
        return self.game.document.write(self.record)

    def run_on(self) -> tuple[Position, list[Event]]:
        """Return the position in which somebody has to decide, and what happened on the way there."""
        raw = records.bytes_from(self.game.rules.State, self.record.tobytes())
        raw_log = records.blank_bytes(Log)
        log = records.record_in(Log, raw_log)
        log.enabled = 1
        self.game.document.run_on(records.record_in(self.game.rules.State, raw), log)
        position = Position(self.game, raw, is_checked=True)
        return position, self.game.events.read(raw_log, position)


class View(_Unchanging, _Known):
    """What one seat (None: a spectator) may know of a position, and nothing else."""

    def __init__(self, game: "Game", raw: Numbers, seat: int | None, *, is_checked: bool = False) -> None:
        """Keep the bytes and whose view it is: those that `Position.view` has made, and no others."""
        if not is_checked:
            raise TypeError("a view is made by `Position.view`")
        super().__init__(game, raw)
        self.seat = seat
        self._to_act: tuple[int, ...] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """Refuse to pickle it: nobody could tell whether what comes back is a view of any position."""
        raise TypeError("a view cannot be pickled: pickle the position, and take the view of it where it is needed")

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the game is waiting for; a view does not change."""
        if self._to_act is None:
            self._to_act = super().to_act
        return self._to_act

    def moves(self) -> list[Move]:
        """Return the legal moves of this seat; none if it may not act."""
        return [] if self.seat is None else self._moves(self.seat)

    def deal(self, seed: int | None = None) -> Position:
        """Return a position that is possible for this seat: what it cannot see is dealt at random."""
        world = self.game.blank()
        seat = self.game.knowledge.SPECTATOR if self.seat is None else self.seat
        self.game.bridge.deal(self.raw, seat, _words_of(seed), world)
        return Position(self.game, world, is_checked=True)

    def may_choose(self, seat: int) -> bool:
        """Return whether a seat may have other than exactly one legal move, as far as this view shows.

        What the view does not show is dealt in many ways, always the same ones: in one of them the seat may have a
        choice. So the answer follows from the view alone, and a spectator's view gives nothing away by it.
        """
        self.game.check_seat(self.players, seat)
        viewer = self.game.knowledge.SPECTATOR if self.seat is None else self.seat
        world, moves = self.game.blank(), np.zeros(self.game.rules.MOST_MOVES, np.int64)
        for words in _possibilities():
            self.game.bridge.deal(self.raw, viewer, words, world)
            if int(self.game.bridge.legal_moves(world, seat, moves)) != 1:
                return True
        return False

    def why_not(self, move: "Move | str | int") -> Reason | None:
        """Return why this seat may not play a move now, or None if it may; a spectator may play none."""
        return self._why_not(self._player, move)

    @property
    def _player(self) -> int:
        """The seat; raises ValueError for a spectator."""
        if self.seat is None:
            raise ValueError("a spectator has no moves")
        return self.seat

    def asked(self, decision: int) -> "View":
        """Return the same view as if this seat were asked something now, by the number of the decision."""
        raw = self.raw.copy()
        number = arguments.whole(decision, "a decision", 0, len(self.game.decisions) - 1)
        raw[self.game.offset_of("decision") + self._player] = number
        return View(self.game, raw, self.seat, is_checked=True)

    def refused(self) -> list[tuple[Move, Reason]]:
        """Return the moves that this seat may wonder about while it is asked something, and why each is not legal."""
        if self.seat is None or self.seat not in self.to_act:
            return []
        wondered = list(self.game.refusals.worth_explaining(self, self.seat))
        if not wondered:
            return []
        numbers = np.array(wondered, np.int64)
        packed = np.zeros_like(numbers)
        self.game.bridge.reasons(self.raw, self.seat, numbers, packed)
        found = zip(wondered, (self.game.reason(one, self, self.seat) for one in packed.tolist()), strict=True)
        return [(Move(self.game, number, self, self.seat), reason) for number, reason in found if reason is not None]

    def plannable(self) -> list[Move]:
        """Return the moves that this seat can plan while others decide: those that it would have if it were asked."""
        if self.seat is None or self.seat in self.to_act or self.is_over:
            return []
        return self.game.plans.plannable(self)

    def bundles(self) -> list[list[Move]]:
        """Return moves of this seat that belong together, each as it is said after those before it."""
        return [self._in_a_row(bundle) for bundle in self.game.gestures.bundles(self)] if self._is_asked else []

    def _in_a_row(self, numbers: Sequence[int]) -> list[Move]:
        seat, known, found = self._player, self, []
        world = self.deal(0)
        for number in numbers:
            found.append(Move(self.game, number, known, seat))
            if len(found) < len(numbers):
                world.play(seat, number)
                known = world.view(seat)
        return found

    def harmless(self) -> Move | None:
        """Return a move of this seat that costs nothing and can only help, as everybody knows, or None."""
        return self._said(self.game.gestures.harmless)

    def suggested(self) -> Move | None:
        """Return a move that the game proposes to this seat, which may wish another one; None if there is none."""
        return self._said(self.game.gestures.suggested)

    def closing(self) -> Move | None:
        """Return the move that ends the matter, or goes on as usual, if this seat wishes nothing else; or None."""
        return self._said(self.game.gestures.closing)

    def _said(self, say: "Callable[[View], int | None]") -> Move | None:
        number = say(self) if self._is_asked else None
        return None if number is None else Move(self.game, number, self, self.seat)

    @property
    def _is_asked(self) -> bool:
        return self.seat is not None and self.seat in self.to_act

    def reveals(self, move: "Move | str | int") -> bool:
        """Return whether a legal move of this seat shows it something that was hidden before.

        It is tried in many worlds that are possible for the seat: if it leads to the same view and the same events in
        all of them, it reveals nothing. No rule has to know what is secret for that.
        """
        return bool(self.game.bridge.reveals(self.raw, self._player, self.game.number_of(move), _worlds()))

    def outcomes(self, move: "Move | str | int") -> list[tuple[list[Event], "View"]]:
        """Return what this seat could see after a move: the events, and the view; raises `IllegalMove`.

        There is one outcome if the move reveals nothing. Otherwise it is tried in hundreds of worlds, and of these the
        outcomes are returned that differ from those before them somewhere: in events, view, prospects or points. What
        is the same in those is the same in all. A move is legal in all worlds or in none, so it is judged once.
        """
        seat, number = self._player, self.game.number_of(move)
        reason = self._why_not(seat, number)
        if reason is not None:
            raise IllegalMove(reason, self.game.moves.notation(number))
        worlds = _many_worlds() if self.reveals(number) else _worlds()[:1]
        logs, views, foreseen = (
            np.zeros((len(worlds), kind.dtype.itemsize), np.uint8)
            for kind in (Log, self.game.rules.State, self.game.prospects.Prospects)
        )
        points = np.zeros((len(worlds), self.players, len(self.game.rules.PARTS) + 1), np.int64)
        world, bridge = self.game.blank(), self.game.bridge
        for index, words in enumerate(worlds):
            bridge.deal(self.raw, seat, words, world)
            bridge.play(world, logs[index], seat, number)
            bridge.view(world, seat, views[index])
            bridge.foresee(views[index], seat, foreseen[index])
            bridge.scores(views[index], points[index])
        found = []
        for index in _telling(logs, views, foreseen, points.reshape(len(worlds), -1)):
            after = View(self.game, views[index].copy(), seat, is_checked=True)
            events = self.game.events.read(logs[index], after)
            found.append(([event for event in events if event.visible_to(seat)], after))
        return found

    def prospects(self) -> dict[str, Any]:
        """Return what follows from this view by the rules, ready for `json.dump`: strengths, needs, what is lacking.

        It is empty for a game that offers no prospects.
        """
        return self._prospects(self.seat)

    def prospects_text(self) -> bytes:
        """Return the same as JSON; for several seats it takes hardly longer than for one, if the game knows how."""
        write = getattr(self.game.document, "write_prospects_text", None)
        if write is None:
            return _text_of(self.prospects())
        return write(self._foreseen(self.seat).tobytes(), self.to_bytes(), self.seat)  # type: ignore[no-any-return]

    def to_bytes(self) -> bytes:
        """Return the record as bytes: two views are the same if these are. There is no way back from them."""
        return self.raw.tobytes()

    def to_json(self) -> dict[str, Any]:
        """Return the view as a document, ready for `json.dump`; what the seat may not know is not in it."""
        return self.game.document.write_view(self.record, self.seat)

    def to_text(self) -> bytes:
        """Return the same as JSON; for several seats it takes hardly longer than for one, if the game knows how."""
        write = getattr(self.game.document, "write_view_text", None)
        return _text_of(self.to_json()) if write is None else write(self.to_bytes(), self.seat)


def _text_of(document: dict[str, Any] | list[dict[str, int]]) -> bytes:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


@cache
def _seats_of(bits: int) -> tuple[int, ...]:
    """Return the seats that stand in a number as bits."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


@cache
def _worlds() -> Numbers:
    """Return the seeds of the hidden worlds in which a move is tried to see whether it reveals something."""
    return np.array([seed_words(seed) for seed in range(40)])


@cache
def _possibilities() -> Numbers:
    """Return the seeds of the hidden worlds in which somebody may have a choice: more, since one card can be it."""
    return np.array([seed_words(seed) for seed in range(256)])


@cache
def _many_worlds() -> Numbers:
    """Return the seeds of the worlds in which a move that reveals something is tried, to see what it may lead to."""
    return np.array([seed_words(seed) for seed in range(512)])


def _telling(*tables: Numbers) -> list[int]:
    """Return which rows of tables have a value, in some column, that no row before them has; the first always has.

    >>> _telling(np.array([[0, 7], [0, 7], [1, 7], [0, 8], [1, 8]]))
    [0, 2, 3]
    """
    varied = np.hstack([table[:, table.max(axis=0) != table.min(axis=0)] for table in tables])
    found = {0}
    is_new = varied != varied[0]
    while (columns := np.flatnonzero(is_new.any(axis=0))).size:
        varied, is_new = varied[:, columns], is_new[:, columns]
        first = is_new.argmax(axis=0)
        found.update(first.tolist())
        is_new &= varied != varied[first, np.arange(len(columns))]
    return sorted(found)


def _words_of(seed: int | None) -> Numbers:
    """Return the words of a seed; without one, of a secret that nobody has seen."""
    return seed_words(fresh_seed() if seed is None else arguments.seed(seed))


def _checked_game(game: object) -> "Game":
    if not isinstance(game, Game):
        raise TypeError(f"a game comes from `newdawn.load`; this is a value of the type {type(game).__name__}")
    return game


@dataclass(frozen=True)
class Simulation:
    """The outcome of many random games."""

    players: int
    games: int
    decisions: int
    seconds: float
    wins: tuple[int, ...]
    mean_scores: tuple[float, ...]


def _room(package: str, name: str) -> Any:
    """Return a module of a game: `newdawn.core.contract` says what it offers, and mypy checks our games by it."""
    return import_module(f"{package}.{name}")


def _optional_room(package: str, name: str) -> Any:
    return catalogue.room(package, name)


def _restored(game: "Game", data: bytes) -> Position:
    return game.from_bytes(data)


class Game:
    """The rules of one game, loaded. It holds no state: positions do."""

    def __init__(self, name: str) -> None:
        """Import the parts of a game package."""
        package = catalogue.package_of(name)
        # The components come first: a bad file must be refused before anything is compiled.
        self.components: contract.Components = _room(package, "components")
        self.rules: contract.Rules = _room(package, "rules")
        self.moves: MoveTable = _room(package, "moves").TABLE
        self.reasons: ReasonTable = _room(package, "reasons").TABLE
        self.events: EventTable = _room(package, "happenings").TABLE
        self.knowledge: contract.Knowledge = _room(package, "knowledge")
        self.prospects: contract.Prospects = _optional_room(package, "prospects") or no_prospects
        self.has_prospects = self.prospects is not no_prospects
        self.refusals: contract.Refusals = _optional_room(package, "refusals") or usual_refusals
        self.plans: contract.Plans = _optional_room(package, "plans") or no_plans
        self.gestures: contract.Gestures = _optional_room(package, "gestures") or no_gestures
        self.turns: contract.Turns = _optional_room(package, "turns") or no_turns
        self.decisions: tuple[str, ...] = _room(package, "state").DECISIONS
        self.name = name
        self.package = package
        self.about = catalogue.about(name)
        self.bridge = bound("newdawn.core.bound.bridge", package)
        layout = self.rules.State.dtype.fields
        self.texts_of_points: dict[tuple[bytes, bool], tuple[bytes, bytes]] = {}
        self._offsets = {field: int(layout[field][1]) for field in ("players", "decision")}
        self._numbers = {self.moves.notation(number): number for number in range(len(self.moves))}

    def __repr__(self) -> str:
        """Show the name."""
        return f"<Game {self.name}>"

    @property
    def is_compiled(self) -> bool:
        """Whether the rules run compiled in this process."""
        return runs_compiled(self.name)

    @cached_property
    def document(self) -> contract.Document:
        """How positions are written as documents, and read."""
        found: contract.Document = _room(self.package, "document")
        return found

    @cached_property
    def words(self) -> contract.Words:
        """The game's words in all languages."""
        found: contract.Words = _room(self.package, "words")
        return found

    @property
    def playout(self) -> Any:
        """Random games, compiled for this game."""
        return bound("newdawn.core.bound.playout", self.package)

    @property
    def player_counts(self) -> tuple[int, ...]:
        """How many can play."""
        return self.rules.PLAYER_COUNTS

    @property
    def record_size(self) -> int:
        """The bytes of a position."""
        return int(self.rules.State.dtype.itemsize)

    def blank(self) -> Numbers:
        """Return the bytes of an empty record."""
        return records.blank_bytes(self.rules.State)

    def offset_of(self, field: str) -> int:
        """Return where a field of small numbers begins in the bytes of a record: `players` or `decision`."""
        return self._offsets[field]

    def new(self, players: int, seed: int | None = None, **options: bool) -> Position:
        """Begin a game; without a seed one is taken from the operating system's secure source."""
        players = self.check_players(players)
        raw = self.blank()
        words = _words_of(seed)
        log = records.record_in(Log, records.blank_bytes(Log))
        self.rules.start(records.record_in(self.rules.State, raw), log, players, self.option_bits(options), words)
        return Position(self, raw, is_checked=True)

    def option_bits(self, options: Mapping[str, bool]) -> int:
        """Return the options of a table as bits, in the order of the game's `OPTIONS`."""
        if not isinstance(options, Mapping):
            raise TypeError(f"options are given by name, not as {arguments.given(options)}")
        for name in options:
            if name not in self.rules.OPTIONS:
                has = f"it has {', '.join(self.rules.OPTIONS)}" if self.rules.OPTIONS else "it has none"
                raise ValueError(f"{self.name} has no option {name!r}; {has}")
        return sum(bool(options.get(name)) << bit for bit, name in enumerate(self.rules.OPTIONS))

    def options_today(self, options: Mapping[str, bool]) -> dict[str, bool]:
        """Return the options of a table or file, without those of earlier rules that make no difference any more."""
        if not isinstance(options, Mapping):
            raise TypeError(f"options are given by name, not as {arguments.given(options)}")
        return {name: chosen for name, chosen in options.items() if name not in self.about.former_options}

    def from_json(self, document: Mapping[str, Any]) -> Position:
        """Return the position of a document; raises `DocumentError` with the path and the reason if it is bad.

        The game has run on until somebody has to decide; `read_json` stops before that.
        """
        return self.read_json(document).run_on()[0]

    def read_json(self, document: Mapping[str, Any]) -> Reading:
        """Return what a document says before the game runs on from there; raises `DocumentError` as `from_json`."""
        return Reading(self, self.document.read(document), is_checked=True)

    def figures(self) -> dict[str, Any]:
        """Return the figures of the box as its component file has them, each section with its provenance."""
        path = Path(os.environ.get(components_variable(self.name)) or self.components.PACKAGED)
        return tomllib.loads(path.read_text(encoding="utf-8"))

    @property
    def prospects_shape(self) -> Entry:
        """The keys of prospects, and what each holds."""
        kind = getattr(self.document, "PROSPECTS", None)
        return _NO_PROSPECTS if kind is None else entry_of(kind)

    def schema(self, what: str = "view") -> dict[str, Any]:
        """Return the JSON Schema of a `view` or `prospects`, as they are sent, or of a `position`, as it is read.

        `preview` and `preview-prospects` are a view and its prospects after a move that is only considered.
        """
        if what not in contract.SCHEMAS:
            raise ValueError(f"there is a schema of {', '.join(contract.SCHEMAS)}, not of {what!r}")
        is_preview = what.startswith("preview")
        if what.endswith("prospects"):
            return schema_of(self.prospects_shape, "Prospects", is_view=True, is_preview=is_preview)
        name = "Position" if what == "position" else "View"
        return schema_of(self.document.SHAPE, name, is_view=what != "position", is_preview=is_preview)

    def from_bytes(self, data: bytes) -> Position:
        """Return the position that `to_bytes` saved under the same version of the rules; raises ValueError otherwise.

        All of it is checked, so that bytes may come from anybody: that takes some milliseconds.
        """
        return Position(self, saving.unpack(self, data), is_checked=True)

    def continues(self, before: str, decision: str) -> bool:
        """Return whether a decision belongs to the turn of the seat's decision before.

        >>> import newdawn
        >>> game = newdawn.load(newdawn.GAMES[0])
        >>> [game.continues("act", decision) for decision in ("act", "hunt", "move-hero", "feed")]
        [True, True, False, False]
        """
        if decision in self.turns.OPENINGS:
            return False
        return any(before in turn and decision in turn for turn in self.turns.TURNS)

    def number_of(self, move: Move | str | int) -> int:
        """Return the number of a move from a move, a notation or a number."""
        if type(move) is int and 0 <= move < len(self.moves):
            return move
        if isinstance(move, Move):
            if move.game is not self:
                raise NotationError(f"a move of {getattr(move.game, 'name', 'no game')} is not a move of {self.name}")
            move = move.number
        elif isinstance(move, str):
            found = self._numbers.get(move)
            return self.moves.number(move) if found is None else found
        if not arguments.is_whole(move, 0, len(self.moves) - 1):
            raise NotationError(f"a move has a number from 0 to {len(self.moves) - 1}, not {arguments.given(move)}")
        return int(move)

    def check_seat(self, players: int, seat: int) -> int:
        """Return a seat as a plain number; raises a clear error if there is no such seat."""
        if type(seat) is int and 0 <= seat < players:
            return seat
        if not arguments.is_whole(seat, 0, players - 1):
            raise ValueError(f"a seat is a number from 0 to {players - 1}, not {arguments.given(seat)}")
        return int(seat)

    def check_players(self, players: int) -> int:
        """Return a number of players as a plain one; raises a clear error if the game is not for as many."""
        if not arguments.is_whole(players, 0) or players not in self.player_counts:
            counts = ", ".join(map(str, self.player_counts))
            raise ValueError(f"{self.name} is for {counts} players, not {arguments.given(players)}")
        return int(players)

    def reason(self, packed: int, context: "Position | View", seat: int) -> Reason | None:
        """Return a packed reason with its name and arguments; None for 0."""
        if packed == 0:
            return None
        name, named = self.reasons.read(arguments.whole(packed, "a packed reason", 0))
        return Reason(self, name, named, context, seat)

    def simulate(self, players: int, games: int, seed: int = 0, **options: bool) -> Simulation:
        """Play random games as fast as the machine can; the interpreter lock is released meanwhile.

        Game number `i` has the seed `seed + (i << 224)`, so that any of them can be set up again with `new`.
        """
        players = self.check_players(players)
        games = arguments.whole(games, "games", 0, _MOST_GAMES)
        words = _words_of(arguments.seed(seed))
        totals = np.zeros(1 + 2 * max(self.player_counts), np.int64)
        begun = time.perf_counter()
        nothing = np.zeros((0, 0), np.int64)
        self.playout.random_games(players, self.option_bits(options), games, words, totals, nothing)
        seconds = time.perf_counter() - begun
        seats = max(self.player_counts)
        return Simulation(
            players=players,
            games=games,
            decisions=int(totals[0]),
            seconds=seconds,
            wins=tuple(totals[1 : 1 + players].tolist()),
            mean_scores=tuple((totals[1 + seats : 1 + seats + players] / max(1, games)).tolist()),
        )

    def compile(self) -> None:
        """Compile everything that a program may need, so that the next start takes it from the cache."""
        self.simulate(players=self.player_counts[0], games=1)
        position = self.new(self.player_counts[0], seed=1)
        position.view(0).deal(1)
        seat = position.to_act[0]
        position.why_not(seat, position.moves(seat)[0])
        position.play(seat, position.moves(seat)[0])
        position.scores()
        view = position.view(position.to_act[0])
        view.reveals(view.moves()[0])
        view.refused()
        view.plannable()
        self.from_json(position.to_json())
        position.view(0).prospects()
