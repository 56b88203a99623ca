"""Games on all cores of this machine: processes that play one game after another.

A process that ends in the middle of a game, whatever has killed it, is replaced, and the game is played again from its
beginning. Nothing else is disturbed: each process has a pipe of its own, so it is known what was lost.
"""

import multiprocessing
import os
import signal
import threading
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING

from newdawn.arena.errors import ArenaError
from newdawn.arena.match import MatchResult
from newdawn.arena.tournament import Tournament
from newdawn.bots import entrant
from newdawn.core.cores import cores_here

if TYPE_CHECKING:
    from newdawn.core.face import Game

__all__ = ["ATTEMPTS", "cores_of_a_game", "failure", "play_here", "play_in_processes", "usual_workers"]

ATTEMPTS = 3
"""How many processes may be lost with one and the same game before it is given up."""
_LEAVING = 5.0
"""Seconds that a process without work may take to end."""

Finished = Iterator[tuple[int, MatchResult]]
"""The finished games, by their numbers, in the order in which they come."""


def cores_of_a_game(tournament: Tournament) -> int:
    """Return the cores that a game needs: one bot thinks at a time."""
    return max(entrant(code).budget.cores for code in tournament.entrants)


def usual_workers(tournament: Tournament) -> int:
    """Return how many games this machine can play at a time without taking thinking time from the bots."""
    return max(1, cores_here() // cores_of_a_game(tournament))


def failure(tournament: Tournament, number: int, what: str) -> ArenaError:
    """Return the error that names a game which cannot be played."""
    seating = tournament.seating(number)
    codes = ",".join(tournament.codes(seating))
    return ArenaError(f"game {number} (seed {seating.seed}, seats {codes}) {what}")


def play_here(game: "Game", tournament: Tournament, numbers: Sequence[int]) -> Finished:
    """Play games in this process."""
    for number in numbers:
        try:
            result = tournament.play(game, number)
        except Exception as error:
            raise failure(tournament, number, _crash(error)) from error
        yield number, result


def play_in_processes(
    tournament: Tournament, numbers: Sequence[int], workers: int, lost: Callable[[int], None] = lambda number: None
) -> Finished:
    """Play games in this many processes; `lost` hears the number of a game whose process has ended in the middle."""
    waiting = deque(numbers)
    losses: Counter[int] = Counter()
    busy: dict[Connection, _Worker] = {}
    leaving = []
    try:
        for _ in range(min(workers, len(waiting))):
            _Worker(tournament).begin(waiting.popleft(), busy)
        while busy:
            for connection in wait(list(busy)):
                assert isinstance(connection, Connection)
                worker = busy.pop(connection)
                number = worker.number
                try:
                    outcome = connection.recv()
                except (EOFError, OSError):
                    how = worker.end()
                    losses[number] += 1
                    if losses[number] == ATTEMPTS:
                        what = f"has ended {ATTEMPTS} processes, the last with {how}"
                        raise failure(tournament, number, what) from None
                    lost(number)
                    _Worker(tournament).begin(number, busy)
                    continue
                if isinstance(outcome, str):
                    worker.end()
                    raise failure(tournament, number, outcome)
                if waiting:
                    worker.begin(waiting.popleft(), busy)
                else:
                    worker.connection.close()
                    leaving.append(worker)
                yield number, outcome
        for worker in leaving:
            worker.process.join(_LEAVING)
    finally:
        for worker in (*busy.values(), *leaving):
            worker.end()


class _Worker:
    """A process that plays games."""

    def __init__(self, tournament: Tournament) -> None:
        """Start it. It has its own interpreter, so that it is in no way entangled with this one."""
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs, tournament), name="newdawn arena")
        with _deaf():
            self.process.start()
        theirs.close()
        self.number = -1

    def begin(self, number: int, busy: "dict[Connection, _Worker]") -> None:
        """Let it play a game."""
        self.number = number
        busy[self.connection] = self
        # One that has just ended is noticed when its answer is read.
        with suppress(OSError):
            self.connection.send(number)

    def end(self) -> str:
        """End it at once; return how it ended if it already had."""
        self.connection.close()
        self.process.join(0.1)
        self.process.kill()
        self.process.join()
        code = self.process.exitcode or 0
        self.process.close()
        if code < 0:
            with suppress(ValueError):
                return signal.Signals(-code).name
        return f"exit code {code}"


@contextmanager
def _deaf() -> Iterator[None]:
    """Let a process that is started meanwhile not hear Ctrl-C, from its very beginning: that is for us to handle."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _serve(connection: Connection, tournament: Tournament) -> None:
    """Play the games that are asked for, until nobody asks any more; this is what a worker's process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()
    import newdawn

    game = newdawn.load(tournament.game)
    with suppress(EOFError, OSError):
        while True:
            number = connection.recv()
            outcome: MatchResult | str
            try:
                outcome = tournament.play(game, number)
            except Exception as error:
                outcome = _crash(error)
            connection.send(outcome)


def _follow_parent() -> None:
    """End with the process that has started this one, even if that was killed and this one is deep in thought."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _crash(error: Exception) -> str:
    return f"cannot be played: {type(error).__name__}: {error}"
