"""What a game package offers, room by room: its declaration, its rules, its words, and what the layers above ask for.

A game is a package. Its module `about` declares the game, which is all that is read until the game is played. The other
modules are its rooms. Each has a protocol here; that of a room that may be left out says what takes its place.
docs/add-a-game.md shows how to fill them, and one of the examples is the smallest game that fills most.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from pathlib import Path

    from newdawn.core.components import Row
    from newdawn.core.declaration import About
    from newdawn.core.events import Event, EventTable, Log
    from newdawn.core.face import Move, Position, Reason, View
    from newdawn.core.moves import MoveTable
    from newdawn.core.reasons import ReasonTable
    from newdawn.core.records import Numbers, Record
    from newdawn.core.shape import Entry
    from newdawn.core.words import GameWords, Message, Namer

__all__ = ["OPTIONAL_ROOMS", "ROOMS", "SCHEMAS"]

# The rooms that every game has ----------------------------------------------------------------------------------------


class Declaration(Protocol):
    """`about`: the declaration. It must import nothing else of the game."""

    GAME: "About"


class Components(Protocol):
    """`components`: the figures of the box. Importing it raises `ComponentError` if its file is bad."""

    PACKAGED: "Path"
    """The file that comes with the game."""
    DIGEST: str
    """Distinguishes one set of figures from another."""

    def table(self) -> "tuple[Row, ...]":
        """Return every figure with its provenance."""
        ...


class State(Protocol):
    """`state`: the record of a position, and the names of what a seat may be asked, `nothing` first."""

    DECISIONS: tuple[str, ...]


class Rules(Protocol):
    """`rules`: compiled functions of a record (docs/add-a-game.md says what each must hold to).

    The record has at least the fields of `newdawn.core.random.Seeded`, `players`, `decision` for each seat, and one
    for each option.
    """

    NAME: str
    PLAYER_COUNTS: tuple[int, ...]
    OPTIONS: tuple[str, ...]
    SECRET_CHOICES: tuple[str, ...]
    """Decisions in which only the seat that is asked knows whether it has a choice."""
    RULES_VERSION: int
    """Grows whenever the same seed and moves could lead elsewhere than before."""
    MOVE_COUNT: int
    MOST_MOVES: int
    """No decision has more legal moves than this."""
    PARTS: tuple[str, ...]
    """The sources of points."""
    SCORED: tuple[str, ...]
    """Those of them that nothing can take away any more."""
    State: "type[Record]"

    def start(self, state: Any, log: "Log", players: int, option: int, words: "Numbers") -> None:
        """Set a game up in a blank record; the bits of `option` are the options, `words` the seed."""

    def to_act(self, state: Any) -> int:
        """Return the seats that the game waits for, as bits."""
        ...

    def is_over(self, state: Any) -> bool:
        """Return whether the game has ended."""
        ...

    def legal_moves(self, state: Any, seat: int, moves: "Numbers") -> int:
        """Write the legal moves of a seat, and return their number."""
        ...

    def reason(self, state: Any, seat: int, move: int) -> int:
        """Return why a seat may not play a move, packed; 0 if it may."""
        ...

    def play(self, state: Any, log: "Log", seat: int, move: int) -> None:
        """Carry out a legal move, and let the game run on until somebody has to decide."""

    def score(self, state: Any, seat: int, parts: "Numbers") -> int:
        """Write the points of a seat by source, and return their sum; at any time."""
        ...

    def winners(self, state: Any, parts: "Numbers") -> int:
        """Return the winning seats as bits."""
        ...


class Knowledge(Protocol):
    """`knowledge`: what a seat may see, and how a hidden world is dealt behind that."""

    SPECTATOR: int

    def view(self, state: Any, seat: int, seen: Any) -> None:
        """Write what a seat may know into a blank record: nothing that is not named there."""

    def deal(self, seen: Any, seat: int, words: "Numbers", worlds: "Numbers") -> None:
        """Complete a view at random into `worlds[0]`."""


class Moves(Protocol):
    """`moves`: the table of moves."""

    TABLE: "MoveTable"


class Reasons(Protocol):
    """`reasons`: why moves are not legal."""

    TABLE: "ReasonTable"


class Happenings(Protocol):
    """`happenings`: what can happen."""

    TABLE: "EventTable"


class Document(Protocol):
    """`document`: a record as JSON that people can read, and back."""

    SHAPE: "Entry"
    """The keys that are read and written, and what each holds: the JSON Schemas are made from it."""

    def read(self, document: Mapping[str, object]) -> Any:
        """Return the record of a document; raise `DocumentError`, with the path and the reason, if it is bad."""
        ...

    def write(self, record: Any) -> dict[str, Any]:
        """Return a position, with its secrets."""
        ...

    def write_view(self, record: Any, seat: int | None) -> dict[str, Any]:
        """Return what a seat, or a spectator, sees; what it may not know is null or left out."""
        ...


class Words(Protocol):
    """`words`: the game in words. The files are in the package's folder `text`."""

    WORDS: "GameWords"
    SEATS: tuple[str, ...]
    """The players by seat, as in the declaration."""
    TERMS: tuple[str, ...]
    """The terms of the rules that have a name and an explanation, its form `text`."""
    RULINGS: Mapping[str, Mapping[str, Any]]
    """By number what each ruling that players are told is about, and its provenance; `ruling-N` says it."""

    seat: "Namer"
    term: "Namer"
    decision: "Namer"
    part: "Namer"
    move: "Callable[[str, Move], str]"
    reason: "Callable[[str, Reason], str]"
    event: "Callable[[str, Event, Position | View | None], str]"
    move_message: "Callable[[Move], Message]"
    reason_message: "Callable[[Reason], Message]"
    event_message: "Callable[[Event, Position | View | None], Message]"
    decision_message: "Callable[[str], Message]"
    problems: Callable[[], list[str]]
    """What is missing, superfluous or wrong in the words; nothing if they are complete."""


# The rooms that a game may leave out ----------------------------------------------------------------------------------


class Features(Protocol):
    """`bots.features`: what the bots look at; `bots/weights.csv` says what it is worth.

    Without it they look at the points that a game would give if it ended now. Without weights each feature counts one
    point.
    """

    FEATURES: Sequence[str]
    """Their names; the first of them is always 1."""
    HOURS: Sequence[str]
    """The parts of a game that have weights of their own."""

    def describe(self, state: Any, seat: int, found: "Numbers") -> None:
        """Write the features of a seat."""

    def hour(self, state: Any) -> int:
        """Return which part of the game it is."""
        ...


class Channels(Protocol):
    """`envs.channels`: the observation of the environments. Without it the game is not an environment."""

    CHANNELS: Sequence[Any]
    """Of `newdawn.envs.channels.Channel`."""


class Facts(Protocol):
    """`facts`: what a balance report counts (`newdawn.arena.facts`). Without it that is the seats alone."""

    Notes: Any

    def kinds(self) -> tuple[Any, ...]:
        """Return the kinds of things that the game has."""
        ...


class Refusals(Protocol):
    """`refusals`: which moves players wonder about. Without it those are the moves of the kinds that are possible."""

    def worth_explaining(self, view: "View", seat: int) -> Iterable[int]:
        """Return the moves, by number, whose reasons are sent along if they are not legal now."""
        ...


class Plans(Protocol):
    """`plans`: what a player can plan while others decide. Without it nothing can be planned."""

    def plannable(self, view: "View") -> "list[Move]":
        """Return the moves that a seat could have when it is asked next."""
        ...


class Prospects(Protocol):
    """`prospects`: what follows from a view by the rules, as a record.

    `document.write_prospects` writes it with names; `document.PROSPECTS` is the `TypedDict` that says what it writes.
    A game without this room has no prospects.
    """

    Prospects: "type[Record]"

    def foresee(self, state: Any, seat: int, prospects: Any) -> None:
        """Write what follows from the view of a seat into a blank record."""


# `drawing` is described where it is asked for, in `newdawn.drawing.art`: what it lacks is drawn plainly.
# `web/src/NAME` has the game's own screen in the browser; without it, the browser shows a plain board.

ROOMS: Mapping[str, type] = {
    "about": Declaration,
    "components": Components,
    "state": State,
    "rules": Rules,
    "knowledge": Knowledge,
    "moves": Moves,
    "reasons": Reasons,
    "happenings": Happenings,
    "document": Document,
    "words": Words,
}
"""The modules that every game must have, and what each offers."""

OPTIONAL_ROOMS: Mapping[str, type] = {
    "bots.features": Features,
    "envs.channels": Channels,
    "facts": Facts,
    "plans": Plans,
    "prospects": Prospects,
    "refusals": Refusals,
}
"""Those that it may have."""

SCHEMAS = ("view", "position", "prospects")
"""The documents of a game that have a JSON Schema."""
