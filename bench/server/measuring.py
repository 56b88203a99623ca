"""The measurement itself: the parts one after another, on one server that is killed once in between."""

import asyncio
import gc
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from statistics import median
from typing import Any

from bench.server import checking, growth
from bench.server.bots import BotTables
from bench.server.crowd import Crowd, Tally
from bench.server.figures import milliseconds, pair, percentile
from bench.server.place import Place
from bench.server.process import ServerProcess, machine_seconds, megabytes
from bench.server.tables import PLAYERS, Stock, prepare
from bench.server.trouble import BenchError

_WARM_UP_SECONDS = 3.0
_BOTS_SETTLE_SECONDS = 3.0
"""How long bots may take to load the games and begin to think."""
_IN_FLIGHT = 50
"""Moves that are on their way when the server is killed."""


@dataclass(frozen=True)
class Wanted:
    """What to measure."""

    tables: int = 500
    seconds: int = 30
    rate: int = 100
    bot_tables: int = 100
    bot: str = "hard"
    restart: bool = True
    growth: bool = False
    processes: int = 1


@dataclass(frozen=True)
class Stretch:
    """Some seconds of play, and what they cost."""

    tally: Tally
    server_cpu: float
    """The share of one core that the server had, without the processes of bots."""
    client_cpu: float
    other_cpu: float | None
    """What everything else on the machine had, the processes of bots and of PostgreSQL among it."""
    updates: int
    update_bytes: int


class Measurement:
    """One run of the benchmark."""

    def __init__(self, wanted: Wanted, place: Place, say: Callable[[str], None]) -> None:
        """Prepare; `run` does it."""
        self._wanted = wanted
        self._place = place
        self._say = say
        self._server = ServerProcess(place.database, place.folder, wanted.processes)
        self._crowd: Crowd
        self._stretches: list[Stretch] = []
        self.figures: dict[str, Any] = {}

    async def run(self) -> dict[str, Any]:
        """Measure everything that is wanted; return the figures, those that were promised first."""
        wanted = self._wanted
        self._say(f"storing {wanted.tables} games under way: {self._place.words}")
        begun = time.perf_counter()
        stock = await prepare(self._place.database, wanted.tables, 2 * wanted.bot_tables, wanted.bot)
        self._say(f"  {stock.moves:,} moves in {time.perf_counter() - begun:.1f} s; starting the server")
        watching: asyncio.Task[None] | None = None
        try:
            start_seconds = await self._server.start()
            watching = asyncio.create_task(self._server.watch_over())
            await self._measure(stock, start_seconds)
        finally:
            if watching is not None:
                watching.cancel()
                with suppress(asyncio.CancelledError):
                    await watching
            self._server.end()
        return self.figures

    async def _measure(self, stock: Stock, start_seconds: float) -> None:
        wanted, server = self._wanted, self._server
        self._crowd = crowd = Crowd(stock.tables, server.port, server.check)
        self._say(f"  ready after {start_seconds:.1f} s; {len(crowd.people):,} sockets come")
        begun = time.perf_counter()
        await crowd.arrive()
        arrive_seconds = time.perf_counter() - begun
        self._say(
            f"  all in sync after {arrive_seconds:.1f} s; {wanted.rate:g} moves a second for {wanted.seconds:g} s"
        )
        # Our own pauses must not be taken for the server's.
        gc.collect()
        gc.freeze()
        await crowd.play(wanted.rate, min(_WARM_UP_SECONDS, wanted.seconds))
        main = await self._stretch(wanted.seconds)
        server.note_memory()
        peak = server.peak_bytes
        self._report_main(stock, main, peak)
        self.figures |= {"start_seconds": round(start_seconds, 2), "arrive_seconds": round(arrive_seconds, 2)}
        half = wanted.seconds / 2
        without, beside = [], []
        if wanted.bot_tables:
            without.append(await self._stretch(half))
            bots = BotTables.of(stock.bot_tables[: wanted.bot_tables], wanted.bot)
            beside.append(await self._beside_bots(bots, half))
            await bots.end()
        if wanted.restart:
            await self._restart()
        if wanted.bot_tables:
            # Tables that have just been opened again are slower at their first moves, with bots or without.
            await crowd.play(wanted.rate, min(_WARM_UP_SECONDS, wanted.seconds))
            without.append(await self._stretch(half))
            bots = BotTables.of(stock.bot_tables[wanted.bot_tables :], wanted.bot)
            beside.append(await self._beside_bots(bots, half))
            bots.leave()
            self._report_bots(without, beside)
        await self._finish()
        if wanted.growth:
            self._say("growth: what a table, a socket, a move and a spectator cost")
            self.figures["growth"] = await growth.measure(self._place, server, stock, wanted.rate, self._say)

    async def _stretch(self, seconds: float) -> Stretch:
        begun = time.perf_counter()
        before = self._cpu()
        updates, update_bytes = self._crowd.told
        tally = await self._crowd.play(self._wanted.rate, seconds)
        if not tally.acknowledged:
            raise BenchError(f"no move was acknowledged; {(tally.refusals or ['no answer came'])[0]}")
        passed = time.perf_counter() - begun
        server, client, everything = (
            (after - earlier) / passed for after, earlier in zip(self._cpu(), before, strict=True)
        )
        other = max(0.0, everything - server - client) if machine_seconds() is not None else None
        updates_after, update_bytes_after = self._crowd.told
        told, told_bytes = updates_after - updates, update_bytes_after - update_bytes
        found = Stretch(tally, server, client, other, told, told_bytes)
        self._stretches.append(found)
        shown = milliseconds(tally.acknowledged)
        self._say(
            f"  p50 {shown['p50_ms']:.1f} ms, p95 {shown['p95_ms']:.1f} ms, p99 {shown['p99_ms']:.1f} ms; "
            f"server {server:.0%} of a core, load client {client:.0%}"
            + (f", all else {other:.0%}" if other is not None else "")
        )
        return found

    def _cpu(self) -> tuple[float, float, float]:
        return self._server.cpu_seconds(), time.process_time(), machine_seconds() or 0.0

    def _report_main(self, stock: Stock, main: Stretch, peak: int) -> None:
        tally = main.tally
        moves = len(tally.acknowledged)
        self.figures = {
            "tables": len(self._crowd.rounds),
            "sockets": sum(person.is_there for person in self._crowd.people),
            "moves_per_second": round(moves / tally.seconds, 2),
            **milliseconds(tally.acknowledged),
            "lost": None,  # known at the end
            "rss_mb": megabytes(peak),
            **milliseconds(tally.updated, "update_"),
            "longest_ms": round(max(tally.acknowledged, default=0.0) * 1000, 2),
            "seconds": round(tally.seconds, 2),
            "moves": moves,
            "server_cpu_share": round(main.server_cpu, 3),
            "server_cpu_ms_per_move": round(main.server_cpu * tally.seconds / max(1, moves) * 1000, 2),
            "update_bytes": round(main.update_bytes / max(1, main.updates)),
            "update_bytes_per_move": round(main.update_bytes / max(1, moves)),
            "client_cpu_share": round(main.client_cpu, 3),
            "other_cpu_share": None if main.other_cpu is None else round(main.other_cpu, 3),
            "client_late_p99_ms": round(percentile(tally.late, 0.99) * 1000, 2),
            "moves_before": stock.moves,
        }

    # Bots

    async def _beside_bots(self, bots: BotTables, seconds: float) -> Stretch:
        self._say(f"the same beside {len(bots.hosts)} tables of four {bots.bot} bots")
        await bots.start(self._server.port, self._server.check)
        # People go on playing meanwhile; nobody looks at the clock.
        await self._crowd.play(self._wanted.rate, min(_BOTS_SETTLE_SECONDS, seconds))
        before = bots.moves
        found = await self._stretch(seconds)
        self._say(f"  the bots made {(bots.moves - before) / found.tally.seconds:.1f} moves a second")
        self.figures["bot_moves_per_second"] = round((bots.moves - before) / found.tally.seconds, 2)
        return found

    def _report_bots(self, without: list[Stretch], beside: list[Stretch]) -> None:
        alone = [seconds for one in without for seconds in one.tally.acknowledged]
        together = [seconds for one in beside for seconds in one.tally.acknowledged]
        pairs = [
            pair(before.tally.acknowledged, after.tally.acknowledged)
            for before, after in zip(without, beside, strict=True)
        ]
        self.figures |= {
            "bot_tables": self._wanted.bot_tables,
            "bots_slowdown": round(median(one["slowdown"] for one in pairs), 3),
            "bots_slowdown_p50": round(median(one["slowdown_p50"] for one in pairs), 3),
            "bot_pairs": pairs,
            **milliseconds(alone, "without_bots_"),
            **milliseconds(together, "beside_bots_"),
            "rss_with_bots_mb": megabytes(self._server.peak_bytes),
        }

    # Restarting

    async def _restart(self) -> None:
        """Kill the server while moves are on their way, start it again, and let everybody come back at once."""
        crowd, server = self._crowd, self._server
        self._say(f"killing the server with {_IN_FLIGHT} moves on their way; {len(crowd.people):,} sockets come back")
        crowd.expect_restart()
        in_flight = crowd.send_many(_IN_FLIGHT)
        await asyncio.sleep(0.02)
        answered = len(in_flight.acknowledged)
        killed = time.perf_counter()
        server.kill()
        await server.start()
        ready = time.perf_counter()
        failures = len(crowd.failures)
        await crowd.all_back()
        back = time.perf_counter()
        await crowd.settle()
        self.figures |= {
            "restart_seconds": round(ready - killed, 2),
            "reconnect_seconds": round(back - ready, 2),
            "reconnect_errors": len(crowd.failures) - failures,
            "in_flight_at_kill": in_flight.due - answered,
            "in_flight_unanswered": in_flight.unanswered,
        }
        crowd.failures.clear()
        self._say(f"  listening after {ready - killed:.1f} s, all in sync {back - ready:.1f} s later")

    # The end

    async def _finish(self) -> None:
        """Stop the server, and see whether anything is missing."""
        crowd = self._crowd
        missed = checking.lost_updates(crowd.rounds)
        dropped = len(crowd.failures)
        crowd.leave()
        stop_seconds = self._server.stop()
        lost = await checking.lost_moves(self._place.database, crowd.rounds)
        refusals = [text for one in self._stretches for text in one.tally.refusals]
        self.figures |= {
            "lost": lost + missed,
            "lost_moves": lost,
            "lost_updates": missed,
            "acknowledged": sum(len(one.acknowledged) for one in crowd.rounds),
            "unanswered": sum(one.tally.unanswered for one in self._stretches),
            "refused": len(refusals),
            "dropped_sockets": dropped,
            "resyncs": sum(person.resyncs for person in crowd.people),
            "stop_seconds": round(stop_seconds, 2),
            "database": self._place.words,
            "players": PLAYERS,
        }
        if refusals:
            self.figures["first_refusal"] = refusals[0]
