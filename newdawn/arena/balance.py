"""Games for a balance report: alike bots in all seats, each game on a seed of its own, with notes of who had what.

>>> import newdawn
>>> survey = Survey.of(newdawn.GAMES[1], "random", players=2, seed=1)
>>> watched = survey.play(newdawn.load(newdawn.GAMES[1]), 0)
>>> watched.facts[0]["seat_taken"], len(watched.facts[0]["mission_dealt"])
(('0',), 3)
"""

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING

from newdawn.arena.errors import ArenaError
from newdawn.arena.facts import Facts, notes_of
from newdawn.arena.match import MatchResult, play_match
from newdawn.arena.tournament import Seating, Tournament
from newdawn.arena.workers import play_here, play_in_processes
from newdawn.bots import entrant

if TYPE_CHECKING:
    from newdawn.core.events import Event
    from newdawn.core.face import Game, Position

__all__ = ["Observation", "Survey", "WatchedMatch", "observe"]

_SEED_BITS = 52
"""Seeds of games stay below 2**52, which every reader of tables keeps exactly."""


@dataclass(frozen=True)
class WatchedMatch(MatchResult):
    """How one game went, and what was noted of it."""

    parts: tuple[tuple[int, ...], ...]
    """The points of each seat by source, in the order of the game's `PARTS`."""
    facts: tuple[Facts, ...]


@dataclass(frozen=True)
class Survey(Tournament):
    """All that determines the games of a report for one number of players.

    In a tournament everybody plays the same seeds in all seats; here the bots are alike, and more deals tell more.
    """

    @classmethod
    def of(cls, game: str, bot: str, players: int, seed: int) -> "Survey":
        """Return the survey with one bot in all seats."""
        return cls(game, (bot,) * players, players, seed)

    def seating(self, number: int) -> Seating:
        """Return the seed of a game; every bot keeps its seat."""
        digest = hashlib.sha256(f"newdawn balance {self.seed} {self.players} {number}".encode()).digest()
        return Seating(number, int.from_bytes(digest) >> (256 - _SEED_BITS), tuple(range(self.players)))

    def play(self, game: "Game", number: int) -> WatchedMatch:
        """Play one of the games, and take notes."""
        seating = self.seating(number)
        final = game.new(self.players, seed=seating.seed, **self.options)
        notes = notes_of(game, final)

        def watch(seat: int, move: int, events: "list[Event]", position: "Position") -> None:
            nonlocal final
            final = position
            notes.watch(seat, move, events, position)

        seated = [entrant(code) for code in self.entrants]
        result = play_match(game, seated, seating.seed, self.options, watch)
        parts = tuple(tuple(score[part] for part in game.rules.PARTS) for score in final.scores())
        known = {field.name: getattr(result, field.name) for field in fields(MatchResult)}
        return WatchedMatch(**known, parts=parts, facts=tuple(notes.finish(final)))


@dataclass(frozen=True)
class Observation:
    """One seat of one game: a row of the data."""

    players: int
    game: int
    seed: int
    seat: int
    score: int
    share: float
    """The share of the win."""
    parts: tuple[int, ...]
    facts: Facts


def observe(
    game: "Game",
    survey: Survey,
    games: int,
    workers: int = 1,
    advance: Callable[[WatchedMatch], None] = lambda match: None,
) -> list[Observation]:
    """Play this many games and return their seats, in order; `advance` hears of every finished game."""
    if games < 1:
        raise ArenaError(f"a report needs games, not {games}")
    numbers = range(games)
    playing = play_here(game, survey, numbers) if workers == 1 else play_in_processes(survey, numbers, workers)
    found: dict[int, WatchedMatch] = {}
    for number, match in playing:
        assert isinstance(match, WatchedMatch)
        found[number] = replace(match, facts=tuple(map(_lean, match.facts)))
        advance(match)
    return [
        Observation(survey.players, number, match.seed, seat, score, share, parts, facts)
        for number, match in sorted(found.items())
        for seat, (score, share, parts, facts) in enumerate(
            zip(match.scores, match.shares, match.parts, match.facts, strict=True)
        )
    ]


def _lean(facts: Facts) -> Facts:
    """Return the same facts with each name in memory once: they come from other processes a million times."""
    return {sys.intern(column): tuple(map(sys.intern, names)) for column, names in facts.items()}
