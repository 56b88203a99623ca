"""The door of a server process: how many connections are open, and how often an address may come with a new one.

This is counted before a byte of a request is read. What a request asks for is counted behind it, in `web.limits`.
"""

import ipaddress
import time
from collections.abc import Callable, Hashable

from newdawn.server.observing import metrics
from newdawn.server.settings import Limits
from newdawn.server.web.addresses import address_of
from newdawn.server.web.buckets import Buckets

__all__ = ["Door"]

FLOOD = 20
"""How many new connections it costs an address when one of its connections had to be cut off for a flood."""


class Door:
    """Lets connections in, and remembers whose they are until they leave."""

    def __init__(
        self, limits: Limits, proxies: tuple[str, ...] = (), clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin with nobody inside. Proxies come for many, and are counted only among all."""
        self.limits = limits
        self._proxies = [ipaddress.ip_network(one) for one in proxies]
        self._comings = Buckets(limits.connections_per_second, limits.connection_burst, clock)
        self._inside: dict[Hashable, str | None] = {}
        self._by_address: dict[str, int] = {}

    def __len__(self) -> int:
        """Return how many are inside."""
        return len(self._inside)

    def refusal(self, connection: Hashable, client: str | None) -> str | None:
        """Let a connection in and return None, or return which limit keeps it out."""
        address = self._counted_as(client)
        limit = self._limit(address)
        if limit is not None:
            metrics.limited.labels(limit).inc()
            return limit
        self._inside[connection] = address
        if address is not None:
            self._by_address[address] = self._by_address.get(address, 0) + 1
        return None

    def leave(self, connection: Hashable) -> None:
        """Let a connection out; one that was kept out need not leave."""
        address = self._inside.pop(connection, None)
        if address is not None:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    def blame(self, connection: Hashable, limit: str) -> None:
        """Count a flood: whoever is cut off for one must not be back at once with the next."""
        metrics.limited.labels(limit).inc()
        address = self._inside.get(connection)
        if address is not None:
            self._comings.owe(address, FLOOD)

    def _limit(self, address: str | None) -> str | None:
        if address is not None:
            if self._comings.take(address):
                return "connection_rate"
            if self._by_address.get(address, 0) >= self.limits.connections_per_address:
                return "connections_of_address"
        return "connections" if len(self._inside) >= self.limits.connections else None

    def _counted_as(self, client: str | None) -> str | None:
        """Return the address that a connection counts for, or None if it stands for many or has none."""
        if client is None:
            return None
        try:
            address = ipaddress.ip_address(client)
        except ValueError:
            return None
        if any(address in network for network in self._proxies):
            return None
        return address_of({"client": (client, 0)})
