"""What a tournament has shown: win rates against the even line, points, ratings, and who finishes ahead of whom."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from newdawn.arena.match import MatchResult
from newdawn.arena.ratings import Rating, default_anchor, rate
from newdawn.arena.statistics import Estimate, mean, verdict, wilson
from newdawn.arena.tournament import Tournament

__all__ = ["Pairing", "Report", "SeatStanding", "Standing", "Standings"]

_DIGITS = 6


@dataclass(frozen=True)
class Standing:
    """How one entrant did."""

    name: str
    """Its seat code, as it was given."""
    games: int
    wins: float
    """A win that is shared counts in parts."""
    win_rate: Estimate
    verdict: str
    """Whether the win rate is `above` or `below` the even line, or `level` with it as far as the games tell."""
    score: Estimate
    rating: Rating
    decisions: int
    """How often it was asked; a seat with one legal move is not."""
    thinking: float
    """Seconds, all its decisions together."""
    simulations: int
    lost_moves: int

    @property
    def seconds_per_decision(self) -> float | None:
        """How long it thought about a decision; None if it never had one."""
        return self.thinking / self.decisions if self.decisions else None

    @property
    def simulations_per_second(self) -> float | None:
        """How fast it searched; None for a bot that does not search, or does not report it."""
        return self.simulations / self.thinking if self.simulations and self.thinking > 0 else None

    def to_json(self) -> dict[str, Any]:
        """Return the figures, ready for `json.dump`."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": _plain(self.wins),
            "win_rate": _plain(self.win_rate.value),
            "low": _plain(self.win_rate.low),
            "high": _plain(self.win_rate.high),
            "verdict": self.verdict,
            "mean_score": _plain(self.score.value),
            "score_low": _plain(self.score.low),
            "score_high": _plain(self.score.high),
            "rating": {
                "mu": _plain(self.rating.mu),
                "sigma": _plain(self.rating.sigma),
                "ordinal": _plain(self.rating.ordinal),
                "anchor": self.rating.is_anchor,
            },
            "decisions": self.decisions,
            "seconds_per_decision": _plain(self.seconds_per_decision),
            "simulations_per_second": _plain(self.simulations_per_second),
            "lost_moves": self.lost_moves,
        }


@dataclass(frozen=True)
class SeatStanding:
    """How one seat did, whoever sat there: everybody sits in every seat equally often."""

    games: int
    wins: float
    win_rate: Estimate

    def to_json(self) -> dict[str, Any]:
        """Return the figures, ready for `json.dump`."""
        rate = self.win_rate
        return {
            "games": self.games,
            "wins": _plain(self.wins),
            "win_rate": _plain(rate.value),
            "low": _plain(rate.low),
            "high": _plain(rate.high),
        }


@dataclass(frozen=True)
class Pairing:
    """How often one entrant finished ahead of another, in the games where both sat at the table."""

    games: int
    ahead: float
    """Finishing level counts half."""

    @property
    def rate(self) -> float | None:
        """The share of the games; None if they never met."""
        return self.ahead / self.games if self.games else None


@dataclass(frozen=True)
class Report:
    """A move that a bot lost, and in which game."""

    game: int
    seed: int
    seat: int
    name: str
    text: str

    def to_json(self) -> dict[str, Any]:
        """Return the report, ready for `json.dump`."""
        return {"game": self.game, "seed": self.seed, "seat": self.seat, "name": self.name, "text": self.text}


class Standings:
    """The standings of a tournament, from the results of its games by their numbers."""

    def __init__(self, tournament: Tournament, results: Mapping[int, MatchResult], anchor: str | None = None) -> None:
        """Add the results up, in the order of their numbers: the order in which they came in does not matter."""
        self.tournament = tournament
        self.anchor = default_anchor(tournament.entrants) if anchor is None else anchor
        self.line = 1 / tournament.players
        """The win rate of even play."""
        ordered = sorted(results.items())
        # For each entrant its games: the seat it had, and the result.
        self._seated: list[list[tuple[int, MatchResult]]] = [[] for _ in tournament.entrants]
        for number, result in ordered:
            for seat, entrant in enumerate(tournament.seating(number).entrants):
                self._seated[entrant].append((seat, result))
        self.games = len(ordered)
        ratings = rate(
            len(tournament.entrants),
            tournament.entrants.index(self.anchor),
            ((tournament.seating(number).entrants, result.ranks) for number, result in ordered),
        )
        self.entrants = [self._standing(entrant, rating) for entrant, rating in enumerate(ratings)]
        self.seats = [_seat(seat, results) for seat in range(tournament.players)]
        self.cross = self._cross_table(results)
        self.reports = [
            Report(number, result.seed, lost.seat, result.seats[lost.seat], lost.text)
            for number, result in ordered
            for lost in result.reports
        ]

    def _standing(self, entrant: int, rating: Rating) -> Standing:
        seated = self._seated[entrant]
        wins = math.fsum(result.shares[seat] for seat, result in seated)
        win_rate = wilson(wins, len(seated))
        return Standing(
            name=self.tournament.entrants[entrant],
            games=len(seated),
            wins=wins,
            win_rate=win_rate,
            verdict=verdict(win_rate, self.line),
            score=mean([result.scores[seat] for seat, result in seated]),
            rating=rating,
            decisions=sum(result.asked[seat] for seat, result in seated),
            thinking=math.fsum(result.thinking[seat] for seat, result in seated),
            simulations=sum(result.simulations[seat] for seat, result in seated),
            lost_moves=sum(lost.seat == seat for seat, result in seated for lost in result.reports),
        )

    def _cross_table(self, results: Mapping[int, MatchResult]) -> list[list[Pairing | None]]:
        count = len(self.tournament.entrants)
        games = [[0] * count for _ in range(count)]
        ahead = [[0.0] * count for _ in range(count)]
        for number, result in results.items():
            entrants = self.tournament.seating(number).entrants
            for one, rank in zip(entrants, result.ranks, strict=True):
                for other, their_rank in zip(entrants, result.ranks, strict=True):
                    if one != other:
                        games[one][other] += 1
                        ahead[one][other] += 1.0 if rank < their_rank else 0.5 if rank == their_rank else 0.0
        return [
            [None if one == other else Pairing(games[one][other], ahead[one][other]) for other in range(count)]
            for one in range(count)
        ]

    def to_json(self) -> dict[str, Any]:
        """Return all figures, ready for `json.dump`."""
        return {
            "game": self.tournament.game,
            "players": self.tournament.players,
            "seed": self.tournament.seed,
            "games": self.games,
            "line": _plain(self.line),
            "anchor": self.anchor,
            "entrants": [standing.to_json() for standing in self.entrants],
            "seats": [standing.to_json() for standing in self.seats],
            "cross_table": {
                "names": list(self.tournament.entrants),
                "games": [[None if cell is None else cell.games for cell in row] for row in self.cross],
                "ahead": [[None if cell is None else _plain(cell.ahead) for cell in row] for row in self.cross],
                "rate": [[None if cell is None else _plain(cell.rate) for cell in row] for row in self.cross],
            },
            "reports": [report.to_json() for report in self.reports],
        }


def _seat(seat: int, results: Mapping[int, MatchResult]) -> SeatStanding:
    wins = math.fsum(result.shares[seat] for result in results.values())
    return SeatStanding(len(results), wins, wilson(wins, len(results)))


def _plain(value: float | None) -> float | None:
    """Return a number as JSON can hold it.

    >>> _plain(1 / 3), _plain(math.nan)
    (0.333333, None)
    """
    return None if value is None or not math.isfinite(value) else round(value, _DIGITS)
