"""What is noted of a game for a balance report: which things each seat was dealt, chose and acquired.

Each game says in a module of its own which kinds of things it has (`kinds`), and notes them while a game is played
(`Notes`). What a note proves depends on how a seat came by the thing, which is its `Nature`.

>>> [nature.value for nature in Nature if nature.is_fair]
['dealt', 'in play']
"""

from collections import defaultdict
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from newdawn.core.catalogue import room
from newdawn.core.components import PROVENANCES, Row

if TYPE_CHECKING:
    from newdawn.core.events import Event
    from newdawn.core.face import Game, Position

__all__ = [
    "Facts",
    "Kind",
    "Nature",
    "Notebook",
    "Notes",
    "Thing",
    "Way",
    "figures",
    "kinds_of",
    "notes_of",
    "seats",
    "seats_and_turns",
]

Facts = dict[str, tuple[str, ...]]
"""The things of one seat by column (`room_built`); what a seat has twice stands there twice."""


class Nature(Enum):
    """How a seat comes by a thing, and so what a difference between those with it and those without it proves."""

    DEALT = "dealt"
    """At random, to one seat: the difference is the effect of the thing itself."""
    IN_PLAY = "in play"
    """At random, for the whole table: what it does to everybody's score is its own effect."""
    CHOSEN = "chosen"
    """By a choice at the start, before anybody was ahead: the choice may have had reasons that matter, too."""
    ACQUIRED = "acquired"
    """In the course of the game: players who do well acquire more, so the difference is partly a consequence."""

    @property
    def is_fair(self) -> bool:
        """Whether chance alone decided who has the thing."""
        return self in (Nature.DEALT, Nature.IN_PLAY)


@dataclass(frozen=True)
class Way:
    """One way of having a thing."""

    name: str
    title: str
    """As a heading: “Dealt at setup”."""
    nature: Nature
    of_table: bool = False
    """Whether it is the table that has the thing, and not a seat."""
    out_of: tuple[str, ...] = ()
    """The ways that come before this one: how often it follows on them is the rate at which the thing is taken."""
    rate: str = ""
    """What that rate is, in words: “kept when drawn”."""
    by_everybody: bool = False
    """Whether all seats may take what the table has only once."""
    rate_tells: bool = True
    """Whether peers should be taken equally often: not where what is harder is worth more, or some must be the last."""


@dataclass(frozen=True)
class Thing:
    """One thing, or all that are alike: what it is called, whom it is compared with, and its figures."""

    name: str
    words: str
    peers: str = ""
    """Things with the same word here are compared with each other; the word is for people."""
    figures: tuple[Row, ...] = ()
    """The figures of the component file that make it strong or weak."""

    @property
    def provenance(self) -> str:
        """How sure its least sure figure is; empty for what has no figures."""
        return max((row.provenance for row in self.figures), key=PROVENANCES.index, default="")

    @property
    def is_ours(self) -> bool:
        """Whether a figure of it was designed or inferred here, and so is ours to correct."""
        return self.provenance in ("inferred", "designed")


@dataclass(frozen=True)
class Kind:
    """A kind of things, such as leaders or rooms."""

    name: str
    title: str
    things: tuple[Thing, ...]
    ways: tuple[Way, ...]
    about: str = ""
    """What a reader must know to read the figures right."""
    is_ordered: bool = False
    """Whether the things have an order of their own, which says more than that of their effects."""

    def column(self, way: str) -> str:
        """Return the name of the column that a way of having these things has in the data.

        >>> Kind("room", "Rooms", (), ()).column("built")
        'room_built'
        """
        return f"{self.name}_{way}"


class Notebook:
    """The notes of one game."""

    def __init__(self, players: int) -> None:
        """Begin with nothing noted for this many seats."""
        self._seats: list[dict[str, list[str]]] = [defaultdict(list) for _ in range(players)]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self._seats)

    def note(self, seat: int, column: str, name: str) -> None:
        """Note a thing of one seat."""
        self._seats[seat][column].append(name)

    def note_for_all(self, column: str, name: str) -> None:
        """Note a thing of the table."""
        for seat in self._seats:
            seat[column].append(name)

    def facts(self) -> list[Facts]:
        """Return what was noted, for each seat."""
        return [{column: tuple(names) for column, names in seat.items()} for seat in self._seats]


class Notes(Protocol):
    """Takes notes of one game, from its first position on."""

    def __init__(self, position: "Position") -> None:
        """Note what was dealt."""

    def watch(self, seat: int, move: int, events: "list[Event]", position: "Position") -> None:
        """Note what a move made happen."""

    def finish(self, position: "Position") -> list[Facts]:
        """Return all notes, for each seat; the position is that at the end."""
        ...


def kinds_of(game: "Game") -> tuple[Kind, ...]:
    """Return the kinds of things that a game has; one that names none has seats."""
    facts = room(game.package, "facts")
    return (seats(max(game.player_counts)),) if facts is None else facts.kinds()


def notes_of(game: "Game", position: "Position") -> Notes:
    """Return fresh notes for a game that begins with this position."""
    facts = room(game.package, "facts")
    return SeatNotes(position) if facts is None else facts.Notes(position)


class SeatNotes:
    """The notes of a game that names nothing to note: who sat where."""

    def __init__(self, position: "Position") -> None:
        """Note the seats."""
        self._book = Notebook(position.players)
        for seat in range(position.players):
            self._book.note(seat, "seat_taken", str(seat))

    def watch(self, seat: int, move: int, events: "list[Event]", position: "Position") -> None:
        """Note nothing."""

    def finish(self, position: "Position") -> list[Facts]:
        """Return all notes, for each seat."""
        return self._book.facts()


def figures(rows: tuple[Row, ...], section: str, item: str, but: tuple[str, ...] = ()) -> tuple[Row, ...]:
    """Return the figures of one component, but for some.

    >>> rows = (Row("events", "thieves", "cost", "munition 3", "designed"), Row("events", "nomads", "cost", "…", "…"))
    >>> [row.value for row in figures(rows, "events", "thieves")]
    ['munition 3']
    """
    return tuple(row for row in rows if (row.section, row.item) == (section, item) and row.key not in but)


def titled(text: str) -> str:
    """Return words as a title begins: with a capital.

    >>> titled("2 Cans"), titled("swap of two dice")
    ('2 Cans', 'Swap of two dice')
    """
    return text[:1].upper() + text[1:]


def seats(most: int) -> Kind:
    """Return what every game has: the seats."""
    return Kind(
        "seat",
        "Seat",
        tuple(Thing(str(seat), f"Seat {seat}", "seats") for seat in range(most)),
        (Way("taken", "By seat", Nature.DEALT),),
        "Seats are numbered clockwise from 0, and no rule favours any of them: a difference is chance, or a bot that "
        "does not play all seats alike.",
        is_ordered=True,
    )


def seats_and_turns(most: int, turn: Way, about: str) -> tuple[Kind, Kind]:
    """Return what most games have: the seats, and the order of the first turns."""
    turns = tuple(Thing(str(number), f"Player number {number}", "turns") for number in range(1, most + 1))
    return seats(most), Kind("turn", "Turn order", turns, (turn,), about, is_ordered=True)
