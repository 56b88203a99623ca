"""What a table, a socket, a move and a spectator cost: the figures from which larger installations are reckoned."""

import asyncio
import http.client
import time
from collections.abc import Callable
from typing import Any

from bench.server.crowd import Crowd, come_together
from bench.server.people import Person, address_of
from bench.server.place import Place, bytes_on_disk
from bench.server.process import ServerProcess
from bench.server.tables import Stock

_WARM_TABLES = 20
_IDLE_SECONDS = 20.0
"""As long as it takes until every socket has been pinged once."""
_LOAD_SECONDS = 10.0
_SPECTATORS = 4
"""Spectators at each table, and at how many tables at most."""
_WATCHED_TABLES = 500
_IDLE_SOCKETS = 1_000


async def measure(
    place: Place, server: ServerProcess, stock: Stock, rate: float, say: Callable[[str], None]
) -> dict[str, Any]:
    """Restart the server, and see what each thing adds to its memory and to its processor time."""
    found: dict[str, Any] = {}
    if place.database.startswith("sqlite"):
        per_move = bytes_on_disk(place) / max(1, stock.moves)
        found["disk_bytes_per_move"] = round(per_move)
        found["disk_bytes_per_game"] = round(per_move * stock.game_moves)
        found["moves_per_game"] = round(stock.game_moves)
    await server.start()
    try:
        found |= await _tables_at_rest(server, stock)
        found |= await _idle_sockets(server)
        found |= await _spectators(server, stock, rate)
        server.stop()
    finally:
        server.end()
    say("  " + ", ".join(f"{name} {value:g}" for name, value in found.items()))
    return found


async def _tables_at_rest(server: ServerProcess, stock: Stock) -> dict[str, float]:
    """Open tables that nobody watches."""
    warm, others = stock.tables[:_WARM_TABLES], stock.tables[_WARM_TABLES:]
    await asyncio.to_thread(_look, server.port, [one.id for one in warm])
    before, cpu = server.resident_bytes(), server.cpu_seconds()
    await asyncio.to_thread(_look, server.port, [one.id for one in others])
    count = max(1, len(others))
    return {
        "memory_kb_per_table": round((server.resident_bytes() - before) / count / 1024, 1),
        "cpu_ms_to_open_table": round((server.cpu_seconds() - cpu) / count * 1000, 2),
    }


def _look(port: int, tables: list[str]) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        for number, table in enumerate(tables):
            # As somebody with the link, each from elsewhere: no limit is met.
            connection.request("GET", f"/api/tables/{table}", headers={"X-Forwarded-For": address_of(300_000 + number)})
            connection.getresponse().read()
    finally:
        connection.close()


async def _idle_sockets(server: ServerProcess) -> dict[str, float]:
    """Open sockets that watch nothing."""
    people = [Person("", None, None, address_of(400_000 + number)) for number in range(_IDLE_SOCKETS)]
    before, quiet = server.resident_bytes(), await _idle_cpu(server)
    for person in people:
        await person.connect(server.port)
    memory, busy = server.resident_bytes() - before, await _idle_cpu(server)
    for person in people:
        person.leave()
    await asyncio.sleep(1)
    return {
        "memory_kb_per_socket": round(memory / len(people) / 1024, 1),
        "cpu_us_per_second_per_socket": round((busy - quiet) / len(people) * 1e6, 1),
    }


async def _idle_cpu(server: ServerProcess) -> float:
    """Return the share of a core that the server uses while nobody does anything."""
    before, begun = server.cpu_seconds(), time.perf_counter()
    await asyncio.sleep(_IDLE_SECONDS)
    return (server.cpu_seconds() - before) / (time.perf_counter() - begun)


async def _spectators(server: ServerProcess, stock: Stock, rate: float) -> dict[str, float]:
    """Play with and without spectators, in turn: what one more update costs."""
    crowd = Crowd(stock.tables, server.port, server.check, seed=2)
    await crowd.arrive()
    alone, moves = await _played(server, crowd, rate)
    watching = [
        Person(one.id, None, None, address_of(500_000 + _SPECTATORS * number + seat))
        for number, one in enumerate(stock.tables[:_WATCHED_TABLES])
        for seat in range(_SPECTATORS)
    ]
    await come_together(watching, server.port, server.check)
    before = sum(person.updates for person in watching)
    together, _ = await _played(server, crowd, rate)
    updates = sum(person.updates for person in watching) - before
    for person in watching:
        person.leave()
    await asyncio.sleep(1)
    again, _ = await _played(server, crowd, rate)
    crowd.leave()
    usual = (alone + again) / 2
    return {
        "cpu_ms_per_move": round(usual / moves * 1000, 2),
        "cpu_ms_per_spectator_update": round((together - usual) / max(1, updates) * 1000, 3),
    }


async def _played(server: ServerProcess, crowd: Crowd, rate: float) -> tuple[float, int]:
    before = server.cpu_seconds()
    tally = await crowd.play(rate, _LOAD_SECONDS)
    return server.cpu_seconds() - before, max(1, len(tally.acknowledged))
