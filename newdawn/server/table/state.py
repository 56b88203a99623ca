"""What is known of a table at one version: its settings, its people and seats, its moves and its position."""

from collections.abc import Iterator
from copy import copy as copied
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import newdawn
from newdawn.core.events import Event
from newdawn.core.face import Game, Position
from newdawn.core.hindsight import Hindsight
from newdawn.server.table.fairness import seed_from

__all__ = ["Outcome", "Person", "Played", "Seat", "Table"]

KEPT_POSITIONS = 32
"""The last positions, which undo goes back to without playing the game again."""


@dataclass(frozen=True)
class Person:
    """Somebody who holds a token of this table, of which we know the hash only."""

    token_hash: str
    is_host: bool = False


@dataclass(frozen=True)
class Seat:
    """A seat: open, taken by a person, or by a bot."""

    kind: str = "open"
    name: str = ""
    person: int | None = None
    """The number of the person who holds it."""
    bot: str | None = None
    """The bot that plays it: its own, or the one that stands in for a person."""
    away: bool = False
    """Whether a bot stands in for the person, who can come back."""
    left: bool = False
    """Whether the person chose to be away: then the others may end the game without asking."""
    resigned: bool = False
    agrees_to_end: bool = False
    pace: float | None = None
    """How long the person wishes bots to pause; None: as the table was set up."""
    nonce: str = ""

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides here now."""
        return self.kind == "bot" or self.away or self.resigned

    @property
    def is_playing_person(self) -> bool:
        """Whether a person competes here, present or away."""
        return self.kind == "person" and not self.resigned


class Played(NamedTuple):
    """A move, when the clock of its seat had begun to run for it, whether a bot decided it, and when it was played."""

    seat: int
    move: str
    asked_at: int | None = None
    by_bot: bool = False
    at: int | None = None


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    how: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the outcome as it is sent."""
        return {"how": self.how, "scores": list(self.scores), "winners": list(self.winners)}


@dataclass
class Table:
    """A table. Commands are checked on it and make entries; entries are applied to a copy of it."""

    id: str
    game_name: str = ""
    rules: int = 0
    components: str = ""
    options: dict[str, bool] = field(default_factory=dict)
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none"})
    is_public: bool = False
    hints: bool = True
    pace: float = 1.0
    """How long bots pause where nobody wishes otherwise."""
    stand_in: str = "medium"
    patience: int = 300
    """Seconds that the game waits for somebody who is not there."""
    share: str | None = None
    """The server's share of the seed; None for an imported game."""
    imported: dict[str, Any] | None = None
    """The saved game that the table was imported from."""
    stage: str = "waiting"
    version: int = 0
    created_at: int = 0
    changed_at: int = 0
    started_at: int | None = None
    finished_at: int | None = None
    people: list[Person] = field(default_factory=list)
    seats: list[Seat] = field(default_factory=list)
    played: list[Played] = field(default_factory=list)
    position: Position | None = None
    outcome: Outcome | None = None
    rematch: str | None = None
    migrated: dict[str, Any] | None = None
    """What was found when the table was last taken over from other rules or components."""
    frozen: int | None = None
    """From which move on the log does not fit the rules any more; 0: from the start. Then nobody can play on."""
    counts: dict[tuple[int, str], int] = field(default_factory=dict)
    """How many entries of some kinds each seat has had."""
    asked_at: list[int | None] = field(default_factory=list)
    """Since when the table has been waiting for the person on each seat."""
    resumes_at: list[int | None] = field(default_factory=list)
    """From when the clock of a seat runs on if its owner, for whom a bot stands in, comes back to the same decision."""
    bank: list[int] = field(default_factory=list)
    """Milliseconds left on each seat's clock, where there is one for the whole game."""
    events: list[Event] = field(default_factory=list)
    """What the last entry made happen."""
    recent: list[Position] = field(default_factory=list)
    """The positions before the last moves."""
    interruptions: dict[int, int] = field(default_factory=dict)
    """How often a move, by its index, was taken back while somebody else was already asked."""
    revealing: dict[int, bool] = field(default_factory=dict)
    """Whether a move, by its index, told its player something: found out when it is asked for."""
    hindsights: dict[int, tuple[int, Hindsight]] = field(default_factory=dict)
    """What each seat could have waited with, and after how many moves that was found out: when it is asked for."""

    def copy(self) -> "Table":
        """Return a copy that can be changed without changing this one."""
        copy = copied(self)
        copy.people = list(self.people)
        copy.seats = list(self.seats)
        copy.played = list(self.played)
        copy.position = self.position.copy() if self.position is not None else None
        copy.asked_at = list(self.asked_at)
        copy.resumes_at = list(self.resumes_at)
        copy.bank = list(self.bank)
        copy.counts = dict(self.counts)
        copy.recent = list(self.recent)
        copy.interruptions = dict(self.interruptions)
        copy.revealing = dict(self.revealing)
        copy.hindsights = dict(self.hindsights)
        return copy

    @property
    def game(self) -> Game:
        """The rules of the game."""
        return newdawn.load(self.game_name)

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.seats)

    @property
    def seed(self) -> int | None:
        """The seed of the game: a secret until the end. None where an imported game began from a position."""
        if self.share is not None:
            return seed_from(self.share, [seat.nonce for seat in self.seats])
        seed = self.imported["seed"] if self.imported else None
        return None if seed is None else int(seed)

    def seats_of(self, person: int | None) -> list[int]:
        """Return the seats that a person holds."""
        if person is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    def change_seat(self, number: int, **changes: Any) -> None:
        """Change what is known of a seat."""
        self.seats[number] = replace(self.seats[number], **changes)

    @property
    def is_open(self) -> bool:
        """Whether everything may be known: the game is over.

        That a table is frozen is not enough: another version of the program may play on with it.
        """
        return self.stage == "finished" or (self.stage == "frozen" and self.outcome is not None)

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.position.to_act if self.stage == "playing" and self.position is not None else ()

    @property
    def waiting_for_bots(self) -> tuple[int, ...]:
        """The seats that the game waits for and that bots play."""
        return tuple(seat for seat in self.waiting_for if self.seats[seat].is_played_by_bot)

    @property
    def pace_now(self) -> float:
        """How long bots pause: as the slowest wish has it of the people who are playing."""
        wishes = [seat.pace for seat in self.seats if seat.kind == "person" and not seat.is_played_by_bot]
        return max((self.pace if wish is None else wish for wish in wishes), default=self.pace)

    def bot_of(self, seat: int) -> str:
        """Return the bot that plays a seat."""
        return self.seats[seat].bot or self.stand_in

    def first_position(self) -> Position:
        """Return the position that the game began with."""
        if self.imported is not None and self.imported.get("start") is not None:
            return self.game.from_json(self.imported["start"])
        return self.game.new(self.players, seed=self.seed, **self.options)

    def position_after(self, count: int) -> Position:
        """Return the position after a number of moves."""
        back = len(self.played) - count
        if back == 0 and self.position is not None:
            return self.position.copy()
        if 0 < back <= len(self.recent):
            return self.recent[-back].copy()
        position = self.first_position()
        for played in self.played[:count]:
            position.play_silently(played.seat, played.move)
        return position

    def steps(self) -> Iterator[tuple[Played, list[Event], Position]]:
        """Play the game again: each move, what it made happen, and the position after it, which goes on changing."""
        position = self.first_position()
        for played in self.played:
            yield played, position.play(played.seat, played.move), position
