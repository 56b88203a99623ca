"""Which games a tournament has: everybody sits in every seat, on the same seeds.

>>> duel = Tournament("chess", ("greedy", "random"), players=2, seed=1)
>>> [duel.seating(number).entrants for number in range(4)]
[(0, 1), (1, 0), (0, 1), (1, 0)]
>>> [duel.seating(number).seed == duel.seating(0).seed for number in range(4)]
[True, True, False, False]

With more entrants than seats it is a league: all tables that can be made up of them play, one after another.

>>> league = Tournament("chess", ("greedy", "random", "search:100"), players=2)
>>> league.tables, league.round_size
(((0, 1), (0, 2), (1, 2)), 6)
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING

from newdawn.arena.errors import ArenaError
from newdawn.arena.match import MatchResult, play_match
from newdawn.bots import entrant

if TYPE_CHECKING:
    from newdawn.core.face import Game

__all__ = ["Seating", "Tournament"]

_SEED_BITS = 52
"""Seeds of games stay below 2**52, which every reader of JSON keeps exactly."""


@dataclass(frozen=True)
class Seating:
    """One game of a tournament: its number, its seed, and the numbers of the entrants in the order of the seats."""

    number: int
    seed: int
    entrants: tuple[int, ...]


@dataclass(frozen=True)
class Tournament:
    """All that determines the games. They are numbered from 0 without end: a tournament can always be made longer.

    A round is one seed: every table plays it once in each rotation, so that on it everyone sits in every seat.
    """

    game: str
    entrants: tuple[str, ...]
    """The seat codes, such as `search:400ms`; the same one may stand there twice."""
    players: int
    seed: int = 0
    options: Mapping[str, bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Check that there are enough entrants for a table."""
        if not 2 <= self.players <= len(self.entrants):
            raise ArenaError(f"{len(self.entrants)} entrants do not make a table of {self.players} players")

    @cached_property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """The entrants of every table, by their numbers."""
        return tuple(combinations(range(len(self.entrants)), self.players))

    @property
    def round_size(self) -> int:
        """The games of a round."""
        return self.players * len(self.tables)

    def whole_rounds(self, games: int) -> int:
        """Return a number of games, rounded up so that the last round is finished.

        >>> Tournament("chess", ("random", "random", "random"), players=3).whole_rounds(400)
        402
        """
        return -(-games // self.round_size) * self.round_size

    def seating(self, number: int) -> Seating:
        """Return the seed and the seats of a game."""
        rest, rotation = divmod(number, self.players)
        block, table = divmod(rest, len(self.tables))
        entrants = self.tables[table]
        digest = hashlib.sha256(f"newdawn arena {self.seed} {block}".encode()).digest()
        seed = int.from_bytes(digest) >> (256 - _SEED_BITS)
        return Seating(number, seed, entrants[rotation:] + entrants[:rotation])

    def codes(self, seating: Seating) -> tuple[str, ...]:
        """Return the seat codes of a game, in the order of the seats."""
        return tuple(self.entrants[number] for number in seating.entrants)

    def play(self, game: "Game", number: int) -> MatchResult:
        """Play one of the games."""
        seating = self.seating(number)
        seated = [entrant(code) for code in self.codes(seating)]
        return play_match(game, seated, seating.seed, self.options, numbers=seating.entrants)
