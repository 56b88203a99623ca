"""One game between bots, from its seed to its scores.

>>> import newdawn
>>> from newdawn.bots import entrant
>>> result = play_match(newdawn.load(newdawn.GAMES[1]), [entrant("random"), entrant("random")], seed=1)
>>> result.seats, sum(result.shares), min(result.ranks)
(('random', 'random'), 1.0, 1)
"""

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from newdawn.bots.guard import SeatedBot
from newdawn.bots.registry import Entrant

if TYPE_CHECKING:
    from newdawn.core.events import Event
    from newdawn.core.face import Game, Position

__all__ = ["LostMove", "MatchResult", "Watch", "bot_seed", "play_match"]

Watch = Callable[[int, int, "list[Event]", "Position"], None]
"""Hears of every move: the seat, the number of the move in the game's table, what happened, the position after it."""

_NO_OPTIONS: Mapping[str, bool] = MappingProxyType({})


@dataclass(frozen=True)
class LostMove:
    """A move that a bot lost because it crashed, hung or chose what is not legal; a random one was played instead."""

    seat: int
    text: str


@dataclass(frozen=True)
class MatchResult:
    """How one game went; everything with a value for each seat has it in the order of the seats."""

    seed: int
    seats: tuple[str, ...]
    """The seat codes of the bots."""
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    """The share of the win: 1 for a winner, a half each for two that share it, 0 for the others."""
    ranks: tuple[int, ...]
    """1 for the winners; seats that are level have the same rank."""
    decisions: int
    """The moves of the game, with those where a seat had only one."""
    reports: tuple[LostMove, ...]
    seconds: float
    asked: tuple[int, ...]
    """The decisions that a bot was asked for: those with more than one move to choose from."""
    thinking: tuple[float, ...]
    """Seconds that each bot thought."""
    simulations: tuple[int, ...]
    """Simulations that each bot made, as far as it reports them."""

    def to_json(self) -> dict[str, Any]:
        """Return the result as a document, ready for `json.dump`."""
        return asdict(self)

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> "MatchResult":
        """Return the result that a document of `to_json` holds.

        >>> result = MatchResult(1, ("a",), (3,), (1.0,), (1,), 9, (LostMove(0, "?"),), 0.5, (4,), (0.1,), (0,))
        >>> MatchResult.from_json(result.to_json()) == result
        True
        """
        plain: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in document.items()
        }
        return cls(**{**plain, "reports": tuple(LostMove(**lost) for lost in document["reports"])})


def bot_seed(seed: int, number: int) -> int:
    """Return the seed of a bot from the seed of its game and the number of the entrant.

    It does not depend on the seat: on one seed a bot has the same luck of its own wherever it sits.

    >>> bot_seed(1, 0) == bot_seed(1, 0), bot_seed(1, 0) == bot_seed(1, 1)
    (True, False)
    """
    return int.from_bytes(hashlib.sha256(f"newdawn arena bot {seed} {number}".encode()).digest()[:8])


def play_match(
    game: "Game",
    entrants: Sequence[Entrant],
    seed: int,
    options: Mapping[str, bool] = _NO_OPTIONS,
    watch: Watch | None = None,
    numbers: Sequence[int] | None = None,
) -> MatchResult:
    """Play one game; the entrants sit in the order given.

    `numbers` are the numbers of the entrants in their tournament, which the seeds of the bots come from; without them
    they are numbered by their seats. A seat with one legal move is not asked: the move is played.
    """
    from newdawn.core.face import Game

    given: tuple[object, ...] = (game, *entrants)
    if not isinstance(given[0], Game) or not all(isinstance(one, Entrant) for one in given[1:]):
        raise TypeError("a match is between entrants of `newdawn.bots`, at a game of `newdawn.load`")
    begun = time.perf_counter()
    players = len(entrants)
    position = game.new(players, seed=seed, **options)
    decisions = 0
    reports = []
    asked, thinking, simulations = [0] * players, [0.0] * players, [0] * players
    with ExitStack() as seated:
        bots = [
            seated.enter_context(SeatedBot(entrant, game, bot_seed(seed, number), cores=entrant.budget.cores))
            for entrant, number in zip(entrants, range(players) if numbers is None else numbers, strict=True)
        ]
        while not position.is_over:
            seat = position.to_act[0]
            moves = position.moves(seat)
            move = moves[0].number
            if len(moves) > 1:
                choice = bots[seat].choose(position.view(seat), seat)
                move = choice.move
                asked[seat] += 1
                thinking[seat] += choice.seconds
                if choice.explanation is not None:
                    simulations[seat] += choice.explanation.simulations
                if choice.report is not None:
                    reports.append(LostMove(seat, choice.report))
            events = position.play(seat, move)
            decisions += 1
            if watch is not None:
                watch(seat, move, events, position)
    scores = tuple(score["total"] for score in position.scores())
    return MatchResult(
        seed=seed,
        seats=tuple(entrant.code for entrant in entrants),
        scores=scores,
        shares=_shares(players, position.winners),
        ranks=_ranks(scores, position.winners),
        decisions=decisions,
        reports=tuple(reports),
        seconds=time.perf_counter() - begun,
        asked=tuple(asked),
        thinking=tuple(thinking),
        simulations=tuple(simulations),
    )


def _shares(players: int, winners: Sequence[int]) -> tuple[float, ...]:
    """Return what each seat has of the win.

    >>> _shares(3, (0, 2))
    (0.5, 0.0, 0.5)
    """
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))


def _ranks(scores: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """Return the rank of each seat: the winners are first, the others follow by their points.

    >>> _ranks((20, 30, 20, 30), winners=(1,))
    (3, 1, 3, 2)
    """
    places = [(seat in winners, points) for seat, points in enumerate(scores)]
    return tuple(1 + sum(other > place for other in places) for place in places)
