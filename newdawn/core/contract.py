"""What a game package offers, room by room: its declaration, its rules, its words, and what the layers above ask for.

A game is a package. Its module `about` declares the game, which is all that is read until the game is played. The other
modules are its rooms. Each has a protocol here; that of a room that may be left out says what takes its place. What is
a constant in a module is a property here, since its type may be narrower there. A test lets mypy check all games by it.
docs/add-a-game.md shows how to fill the rooms, and one of the examples is the smallest game that fills most.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
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

__all__ = ["OPTIONAL_ROOMS", "ROOMS", "SCHEMAS", "ForeseeingDocument"]

# ruff: noqa: N802 (the names of constants)

# The rooms that every game has ----------------------------------------------------------------------------------------


class Declaration(Protocol):
    """`about`: the declaration. It must import nothing else of the game."""

    @property
    def GAME(self) -> "About":
        """Return the declaration."""
        ...


class Components(Protocol):
    """`components`: the figures of the box. Importing it raises `ComponentError` if its file is bad."""

    @property
    def PACKAGED(self) -> "Path":
        """Return the file that comes with the game."""
        ...

    @property
    def DIGEST(self) -> str:
        """Return a text that differs between two sets of figures."""
        ...

    def table(self) -> "tuple[Row, ...]":
        """Return every figure with its provenance."""
        ...


class State(Protocol):
    """`state`: the record of a position, and the names of what a seat may be asked, `nothing` first."""

    @property
    def DECISIONS(self) -> tuple[str, ...]:
        """Return the names of what a seat may be asked."""
        ...


class Rules(Protocol):
    """`rules`: compiled functions of a record (docs/add-a-game.md says what each must hold to).

    The record has at least the fields of `newdawn.core.random.Seeded`, `players`, `decision` for each seat, and one
    for each option.
    """

    @property
    def NAME(self) -> str:
        """Return the name of the game."""
        ...

    @property
    def PLAYER_COUNTS(self) -> tuple[int, ...]:
        """Return how many can play, in rising order."""
        ...

    @property
    def OPTIONS(self) -> tuple[str, ...]:
        """Return the options, in the order of their bits."""
        ...

    @property
    def RULES_VERSION(self) -> int:
        """Return a number that grows whenever the same seed and moves could lead elsewhere than before."""
        ...

    @property
    def MOVE_COUNT(self) -> int:
        """Return the length of the table of moves."""
        ...

    @property
    def MOST_MOVES(self) -> int:
        """Return a number that no decision has more legal moves than."""
        ...

    @property
    def PARTS(self) -> tuple[str, ...]:
        """Return the sources of points."""
        ...

    @property
    def SCORED(self) -> tuple[str, ...]:
        """Return those of them that nothing can take away any more."""
        ...

    @property
    def State(self) -> "type[Record]":
        """Return the record of a position."""
        ...

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

    @property
    def SPECTATOR(self) -> int:
        """Return what stands for a seat when nobody in particular looks on."""
        ...

    def view(self, state: Any, seat: int, seen: Any) -> None:
        """Write what a seat may know into a blank record: nothing that is not named there."""

    def deal(self, seen: Any, seat: int, words: "Numbers", worlds: "Numbers") -> None:
        """Complete a view at random into `worlds[0]`."""


class Moves(Protocol):
    """`moves`: the table of moves."""

    @property
    def TABLE(self) -> "MoveTable":
        """Return the table."""
        ...


class Reasons(Protocol):
    """`reasons`: why moves are not legal."""

    @property
    def TABLE(self) -> "ReasonTable":
        """Return the table."""
        ...


class Happenings(Protocol):
    """`happenings`: what can happen."""

    @property
    def TABLE(self) -> "EventTable":
        """Return the table."""
        ...


class Document(Protocol):
    """`document`: a record as JSON that people can read, and back."""

    @property
    def SHAPE(self) -> "Entry":
        """Return the keys that are read and written, and what each holds: the JSON Schemas are made from it."""
        ...

    def read(self, document: Mapping[str, object]) -> Any:
        """Return the record of a document, as it says; raise `DocumentError`, with path and reason, if it is bad."""
        ...

    def run_on(self, record: Any, log: "Log") -> None:
        """Let the game run on from what a document says until somebody has to decide."""

    def write(self, record: Any) -> dict[str, Any]:
        """Return a position, with its secrets."""
        ...

    def write_view(self, record: Any, seat: int | None) -> dict[str, Any]:
        """Return what a seat, or a spectator, sees; what it may not know is null or left out."""
        ...


class Words(Protocol):
    """`words`: the game in words. The files are in the package's folder `text`."""

    @property
    def WORDS(self) -> "GameWords":
        """Return the messages."""
        ...

    @property
    def SEATS(self) -> tuple[str, ...]:
        """Return the players by seat, as in the declaration."""
        ...

    @property
    def TERMS(self) -> tuple[str, ...]:
        """Return the terms of the rules that have a name and an explanation, its form `text`."""
        ...

    @property
    def RULINGS(self) -> Mapping[str, Mapping[str, Any]]:
        """Return by number what each ruling that players are told is about, and its provenance; `ruling-N` says it."""
        ...

    @property
    def seat(self) -> "Namer":
        """Return what names a player by their colour."""
        ...

    @property
    def term(self) -> "Namer":
        """Return what names a term of the rules."""
        ...

    @property
    def decision(self) -> "Namer":
        """Return what asks the question of a decision."""
        ...

    @property
    def part(self) -> "Namer":
        """Return what names a source of points."""
        ...

    @property
    def move(self) -> "Callable[[str, Move], str]":
        """Return what says a move in a language."""
        ...

    @property
    def reason(self) -> "Callable[[str, Reason], str]":
        """Return what says a reason in a language."""
        ...

    @property
    def event(self) -> "Callable[[str, Event, Position | View | None], str]":
        """Return what says an event in a language."""
        ...

    @property
    def move_message(self) -> "Callable[[Move], Message]":
        """Return what makes a message of a move."""
        ...

    @property
    def reason_message(self) -> "Callable[[Reason], Message]":
        """Return what makes a message of a reason."""
        ...

    @property
    def event_message(self) -> "Callable[[Event, Position | View | None], Message]":
        """Return what makes a message of an event."""
        ...

    @property
    def decision_message(self) -> "Callable[[str], Message]":
        """Return what makes a message of a decision."""
        ...

    @property
    def problems(self) -> Callable[[], list[str]]:
        """Return what lists all that is missing, superfluous or wrong in the words; nothing if they are complete."""
        ...


# The rooms that a game may leave out ----------------------------------------------------------------------------------


class Features(Protocol):
    """`bots.features`: what the bots look at; `bots/weights.csv` says what it is worth.

    Without it they look at the points that a game would give if it ended now. Without weights each feature counts one
    point.
    """

    @property
    def FEATURES(self) -> Sequence[str]:
        """Return their names; the first of them is always 1."""
        ...

    @property
    def HOURS(self) -> Sequence[str]:
        """Return the parts of a game that have weights of their own."""
        ...

    def describe(self, state: Any, seat: int, found: "Numbers") -> None:
        """Write the features of a seat."""

    def hour(self, state: Any) -> int:
        """Return which part of the game it is."""
        ...


class Belief(Protocol):
    """`bots.belief`: how likely the bots think hidden cards are; `bots/judge.npz` holds what was learned of it.

    Without it all hidden worlds count alike.
    """

    @property
    def KINDS(self) -> int:
        """Return how many kinds of hidden cards there are."""
        ...

    @property
    def CLUES(self) -> int:
        """Return how many clues there are: the first numbers that are learned are theirs, the kinds' follow."""
        ...

    @property
    def LEARNED(self) -> int:
        """Return how many numbers are learned: for each clue, and for each kind of card."""
        ...

    def surmise(self, seen: Any, seat: int, belief: "Numbers", odds: "Numbers") -> None:
        """Write how likely each kind is in each other hand, against a card of which nothing is known."""

    def deal(self, seen: Any, seat: int, odds: "Numbers", words: "Numbers", worlds: "Numbers") -> None:
        """Complete a view at random, as `knowledge.deal` does, but with hidden hands by these odds."""


class Hands(Protocol):
    """`bots.hands`: what the belief is learned from; a game has it if it has `bots.belief`."""

    def collect(
        self, raw_positions: "Numbers", viewers: "Numbers", clues: "Numbers", copies: "Numbers", held: "Numbers"
    ) -> int:
        """Write clues, copies and cards of each hand that the viewers do not see; return how many there are."""
        ...


class Channels(Protocol):
    """`envs.channels`: the observation of the environments. Without it the game is not an environment."""

    @property
    def CHANNELS(self) -> Sequence[Any]:
        """Return the channels, each a `newdawn.envs.channels.Channel`."""
        ...


class Facts(Protocol):
    """`facts`: what a balance report counts (`newdawn.arena.facts`). Without it that is the seats alone."""

    @property
    def Notes(self) -> Any:
        """Return what takes notes during a game."""
        ...

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


class Gestures(Protocol):
    """`gestures`: which moves belong together, and which go without saying. Without it each move stands alone.

    All of it is worked out from what a seat knows, while it is asked something.
    """

    def bundles(self, view: "View") -> Iterable[Sequence[int]]:
        """Return moves, by number, that a player makes in one go, such as a whole payment; each legal after the last.

        Only the last one may reveal something.
        """
        ...

    def harmless(self, view: "View") -> int | None:
        """Return a move that costs nothing and can only help, so that nobody need be asked; None if there is none.

        It may be played at once, and everybody sees when: it must follow from what everybody knows.
        """
        ...

    def suggested(self, view: "View") -> int | None:
        """Return a move to begin with, such as the usual payment, which the player sees and may change; or None."""
        ...

    def closing(self, view: "View") -> int | None:
        """Return the move that ends the matter, or goes on as usual, if the player wishes nothing else; or None."""
        ...


class Prospects(Protocol):
    """`prospects`: what follows from a view by the rules, as a record.

    `document.write_prospects` writes it with names; `document.PROSPECTS` is the `TypedDict` that says what it writes.
    A game without this room has no prospects.
    """

    @property
    def Prospects(self) -> "type[Record]":
        """Return the record."""
        ...

    def foresee(self, state: Any, seat: int, prospects: Any) -> None:
        """Write what follows from the view of a seat into a blank record."""


class ForeseeingDocument(Document, Protocol):
    """`document` of a game that has the room `prospects`."""

    @property
    def PROSPECTS(self) -> type:
        """Return the `TypedDict` that says what is written."""
        ...

    def write_prospects(self, prospects: Any, view: Any, seat: int | None) -> Any:
        """Return what follows from a view, with names."""
        ...


class Turns(Protocol):
    """`turns`: which decisions make up a turn. Without it each decision stands alone.

    Bots pause before each turn, and play it in one go. When they do must follow from what everybody knows: whom the
    game waits for, and for which decision.
    """

    @property
    def TURNS(self) -> Sequence[Collection[str]]:
        """Return the decisions of each kind of turn: one of them continues the turn of another."""
        ...

    @property
    def OPENINGS(self) -> Collection[str]:
        """Return those that always begin a turn."""
        ...

    @property
    def PAUSES(self) -> Mapping[str, float]:
        """Return by decision which part of the usual pause precedes a turn that begins with it, if that is not all."""
        ...


class Drawing(Protocol):
    """`drawing`: the table in the terminal. `newdawn.drawing.art` says what it may offer; the rest is drawn plainly."""


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
    "bots.belief": Belief,
    "bots.hands": Hands,
    "drawing": Drawing,
    "envs.channels": Channels,
    "facts": Facts,
    "gestures": Gestures,
    "plans": Plans,
    "prospects": Prospects,
    "refusals": Refusals,
    "turns": Turns,
}
"""Those that it may have; with `prospects`, `document` is a `ForeseeingDocument`."""

SCHEMAS = ("view", "position", "prospects", "preview", "preview-prospects")
"""The documents of a game that have a JSON Schema; the last two are a view and prospects as a preview has them."""
