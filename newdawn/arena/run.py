"""Playing a tournament: here, on all cores, or on a cluster; from its beginning, or from where a file left it.

>>> import newdawn
>>> tournament = Tournament(newdawn.GAMES[1], ("random", "random"), players=2, seed=1)
>>> results = play_tournament(newdawn.load(newdawn.GAMES[1]), tournament, games=3, workers=1)
>>> sorted(results), results[0].seed == results[1].seed != results[2].seed
([0, 1, 2, 3], True)
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from newdawn.arena.cluster import play_on_ray
from newdawn.arena.match import MatchResult
from newdawn.arena.store import Store
from newdawn.arena.tournament import Tournament
from newdawn.arena.workers import play_here, play_in_processes, usual_workers

if TYPE_CHECKING:
    from newdawn.core.face import Game

__all__ = ["Listener", "play_tournament"]


@dataclass(frozen=True)
class Listener:
    """What is told of a tournament while it is played."""

    finished: Callable[[int], None] = lambda number: None
    """A game is over and, if there is a file, in it."""
    lost: Callable[[int], None] = lambda number: None
    """The process that played a game has ended in the middle; it is played again."""
    started_ray: Callable[[], None] = lambda: None
    """A cluster was started on this machine, because none is running."""


_NOBODY = Listener()


def play_tournament(
    game: "Game",
    tournament: Tournament,
    games: int,
    *,
    workers: int | None = None,
    ray: str | None = None,
    store: Store | None = None,
    listener: Listener = _NOBODY,
) -> dict[int, MatchResult]:
    """Play a number of games, rounded up to whole rounds, and return all results by their numbers, in order.

    Games that the store already has are not played again. `workers` is how many are played at a time (1: in this
    process), `ray` the address of a cluster to play them on.
    """
    numbers = range(tournament.whole_rounds(games))
    results = {} if store is None else {number: store.done[number] for number in numbers if number in store.done}
    missing = [number for number in numbers if number not in results]
    workers = workers if workers is not None or ray is not None else usual_workers(tournament)
    if ray is not None:
        finished = play_on_ray(game, tournament, missing, ray, workers, listener.started_ray)
    elif workers == 1:
        finished = play_here(game, tournament, missing)
    else:
        assert workers is not None
        finished = play_in_processes(tournament, missing, workers, listener.lost)
    for number, result in finished:
        if store is not None:
            store.add(number, result)
        results[number] = result
        listener.finished(number)
    return {number: results[number] for number in numbers}
