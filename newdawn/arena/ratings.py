"""Ratings by openskill: the model of Plackett and Luce, for games of two and of more.

Each entrant has a strength `mu` and the doubt about it `sigma`. One bot is the anchor: after every game its rating is
put back to where all begin, so that the ratings of two tournaments with the same anchor can be compared.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

__all__ = ["Rating", "default_anchor", "rate"]

_DOUBTS = 3
"""How many times its doubt an entrant's strength is lowered by, for a rating that it almost surely deserves."""


@dataclass(frozen=True)
class Rating:
    """The strength of an entrant, as far as the games tell."""

    mu: float
    sigma: float
    is_anchor: bool

    @property
    def ordinal(self) -> float:
        """The strength that the entrant almost surely has: `mu` - 3 `sigma`."""
        return self.mu - _DOUBTS * self.sigma


def default_anchor(names: Sequence[str]) -> str:
    """Return the bot that is the anchor if nobody chose one.

    >>> default_anchor(["greedy", "random"]), default_anchor(["greedy", "search:1s"])
    ('random', 'greedy')
    """
    return "random" if "random" in names else names[0]


def rate(entrants: int, anchor: int, games: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """Rate the entrants by the games in their order: for each, the numbers of those who sat there, and their ranks.

    >>> [better, worse] = rate(2, 1, [((0, 1), (1, 2))] * 20)
    >>> better.mu > 25, better.sigma < 25 / 3, worse
    (True, True, Rating(mu=25.0, sigma=8.333..., is_anchor=True))
    """
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(entrants)]
    for seated, ranks in games:
        rated = model.rate([[ratings[number]] for number in seated], ranks=[float(rank) for rank in ranks])
        for number, [rating] in zip(seated, rated, strict=True):
            ratings[number] = model.rating() if number == anchor else rating
    return [Rating(rating.mu, rating.sigma, number == anchor) for number, rating in enumerate(ratings)]
