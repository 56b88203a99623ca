"""What every measuring program shares: play for some seconds on some cores, time one call, print one JSON object.

Ours and the peers use the same functions, so that no side is timed in another way than the other. Only the
standard library is used: this file is imported in both virtual environments.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import queue
import statistics
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import repeat
from typing import Any

NOT_INSTALLED = 3
"""Exit code of a measuring program whose subject cannot be imported."""

WARM_UP_SECONDS = 0.5


@dataclass(frozen=True)
class Tally:
    """What one process played: counts, the wall time they took, and how much of it the processor was ours."""

    decisions: int
    games: int
    seconds: float
    cpu_seconds: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)
    step_seconds: float = 0.0
    """The part of the wall time spent inside an environment, where that is timed apart."""


Play = Callable[[float, int], Tally]
"""Plays whole games from a seed until the given seconds are over, and says what it played."""


def play_on(workers: int, play: Play, seconds: float, seed: int, warm_up: float = WARM_UP_SECONDS) -> list[Tally]:
    """Warm up, then play for `seconds` in each of `workers` processes that start together; one tally each."""
    if workers == 1:
        play(warm_up, seed)
        return [_play_once(play, seconds, seed + 1)]
    # Spawned, not forked: a fork would share the parent's warm state and differ from a process started by a person.
    context = multiprocessing.get_context("spawn")
    barrier = context.Barrier(workers)
    answers: multiprocessing.Queue[Tally | str] = context.Queue()
    processes = [
        context.Process(target=_worker, args=(play, seconds, seed + 1000 * number, warm_up, barrier, answers))
        for number in range(workers)
    ]
    for process in processes:
        process.start()
    try:
        tallies: list[Tally] = []
        while len(tallies) < workers:
            try:
                answer = answers.get(timeout=0.5)
            except queue.Empty:
                # A worker that was killed can neither answer nor reach the barrier: the others must not wait for it.
                if any(process.exitcode for process in processes):
                    raise RuntimeError("a worker process was killed") from None
                continue
            if isinstance(answer, str):
                raise RuntimeError(f"in a worker process: {answer}")
            tallies.append(answer)
    finally:
        barrier.abort()
        for process in processes:
            process.join(timeout=5)
            if process.is_alive():
                process.terminate()
    return tallies


def _worker(play: Play, seconds: float, seed: int, warm_up: float, barrier: Any, answers: Any) -> None:
    """One of several processes: warm up alone, wait for the others, measure, answer."""
    try:
        play(warm_up, seed)
        barrier.wait()
        answers.put(_play_once(play, seconds, seed + 1))
    except threading.BrokenBarrierError:
        return  # Another worker failed, and says so itself.
    except Exception as error:
        answers.put(f"{type(error).__name__}: {error}")


def _play_once(play: Play, seconds: float, seed: int) -> Tally:
    """One measured stretch of play, with the processor time beside the wall time."""
    before = time.process_time()
    tally = play(seconds, seed)
    cpu = time.process_time() - before
    return replace(tally, cpu_seconds=cpu)


def on_one_core() -> None:
    """Stay on one core from now on, with all threads that are started later; where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def time_call(call: Callable[[], object], seconds: float = 0.3, batches: int = 5) -> float:
    """Nanoseconds of one call from Python: the median over `batches` loops that last `seconds` together."""
    loops = 1
    while _loop(call, loops) < seconds / batches / 2:
        loops *= 2
    return statistics.median(_loop(call, loops) for _ in range(batches)) / loops * 1e9


def _loop(call: Callable[[], object], loops: int) -> float:
    start = time.perf_counter()
    for _ in repeat(None, loops):
        call()
    return time.perf_counter() - start


def arguments(description: str, one_core: bool = False) -> argparse.ArgumentParser:
    """The options that every measuring program takes; one for a single core knows no workers."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play (default: 5)")
    if not one_core:
        parser.add_argument("--workers", type=int, default=1, choices=(1, 2), help="processes that play (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game (default: 1)")
    return parser


def summary(peer: str, version: str, tallies: list[Tally], decision_means: str, **more: Any) -> dict[str, Any]:
    """The JSON object that every measuring program prints; rates of several workers are summed."""
    seconds = max(tally.seconds for tally in tallies)
    return {
        "peer": peer,
        "version": version,
        "python": sys.version.split()[0],
        "workers": len(tallies),
        "decisions": sum(tally.decisions for tally in tallies),
        "games": sum(tally.games for tally in tallies),
        "seconds": seconds,
        "decisions_per_second": sum(tally.decisions / tally.seconds for tally in tallies),
        "games_per_second": sum(tally.games / tally.seconds for tally in tallies),
        # Well under 1 means that something else had the processor meanwhile, and the rate is too low.
        "cpu_share": min(tally.cpu_seconds / tally.seconds for tally in tallies),
        "decision_means": decision_means,
        **more,
    }


def steps_summary(peer: str, version: str, tallies: dict[str, tuple[Tally, Tally]], **more: Any) -> dict[str, Any]:
    """The JSON object of a program that measures an environment.

    `tallies` has a pair for each kind of answer ("masks", "observations"): one in which the time inside the environment
    was taken apart, and one of the whole loop, the choice of the actions included. They may be the same.
    """
    every = [tally for pair in tallies.values() for tally in pair]
    result: dict[str, Any] = {"peer": peer, "version": version, "python": sys.version.split()[0]}
    for kind, (stepping, looping) in tallies.items():
        result[f"{kind}_step_per_second"] = stepping.decisions / stepping.step_seconds
        result[f"{kind}_loop_per_second"] = looping.decisions / looping.seconds
    result["decisions"] = sum(tally.decisions for tally in every)
    result["cpu_share"] = min(tally.cpu_seconds / tally.seconds for tally in every)
    return {**result, **more}


def options_summary(options: list[int]) -> dict[str, float]:
    """How wide the decisions were: the mean number of legal moves, and the share with only one."""
    return {
        "options_mean": statistics.fmean(options),
        "forced_share": sum(1 for number in options if number == 1) / len(options),
    }


def say(result: dict[str, Any]) -> None:
    """Print the one JSON object of this program."""
    print(json.dumps(result), flush=True)


def not_installed(peer: str, error: ImportError) -> int:
    """Say that the subject cannot be imported and why; the exit code to leave with."""
    say({"peer": peer, "not_installed": str(error)})
    return NOT_INSTALLED
