"""How much one client may ask for: buckets of tokens by connection, seat and address. Errors name the limit.

Several processes of one machine count together, as `shared_limits` has it.
"""

import math
import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from starlette.types import ASGIApp, Receive, Scope, Send

from newdawn.server.errors import Refusal
from newdawn.server.observing import metrics
from newdawn.server.settings import Limits
from newdawn.server.web import costs
from newdawn.server.web.addresses import address_of
from newdawn.server.web.buckets import Bucket, Buckets, Clock
from newdawn.server.web.errors import refused

__all__ = ["Bucket", "Buckets", "Counts", "LimitedRequests", "Limiter"]


class Counts:
    """How many things of each of many are open."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._counts: dict[Hashable, int] = {}
        self._total = 0

    @property
    def total(self) -> int:
        """How many are open of all together, in this process."""
        return self._total

    def of(self, key: Hashable) -> int:
        """Return how many are open of one."""
        return self._counts.get(key, 0)

    def add(self, key: Hashable, count: int) -> None:
        """Count that many more of one, or fewer."""
        self._total += count
        self._counts[key] = self.of(key) + count
        if not self._counts[key]:
            del self._counts[key]


class Patience:
    """The bucket of one socket: how many messages, or how many mistakes, it may still send."""

    def __init__(self, rate: float, burst: float, clock: Clock) -> None:
        """Begin full."""
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._bucket = Bucket(burst, clock())

    def take(self) -> float:
        """Take a token; return 0, or the seconds until there will be one."""
        return self._bucket.take(self._rate, self._burst, self._clock())


class Limiter:
    """All limits of one server process."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        """Begin with full buckets."""
        self.limits = limits
        self._clock = clock
        self._requests = Buckets(limits.requests_per_second, limits.request_burst, clock)
        self._pages = Buckets(limits.requests_per_second, limits.request_burst, clock)
        self._watchmen = Buckets(limits.requests_per_second, limits.request_burst, clock)
        self._tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour, clock)
        self._seats = Buckets(limits.seats_per_hour / 3600, limits.seats_per_hour, clock)
        self._commands = Buckets(limits.messages_per_second, limits.message_burst, clock)
        self._notes = Buckets(limits.notes_per_minute / 60, limits.note_burst, clock)
        self._sockets = Counts()

    def request(self, address: str, weight: float = costs.REQUEST) -> None:
        """Count a request, by the work that it makes; raises a `Refusal` if the address has sent too many."""
        self._take_request(self._requests, address, weight)

    def page(self, address: str) -> None:
        """Count a request for a page or one of its files: what the address asks of tables does not hinder it."""
        self._take_request(self._pages, address, costs.REQUEST)

    def watchman(self, address: str) -> None:
        """Count a request of what watches over the server: what else comes from its address does not hinder it."""
        self._take_request(self._watchmen, address, costs.REQUEST)

    def _take_request(self, buckets: Buckets, address: str, weight: float) -> None:
        wait = buckets.take(address, weight) if weight else 0.0
        if wait:
            metrics.limited.labels("requests").inc()
            raise Refusal(
                "too-many-requests",
                429,
                rate=round(self.limits.requests_per_second),
                burst=self.limits.request_burst,
                seconds=math.ceil(wait),
            )

    def table(self, address: str) -> None:
        """Count a new table; raises a `Refusal` if the address has created too many."""
        wait = self._tables.take(address)
        if wait:
            metrics.limited.labels("tables").inc()
            raise Refusal("too-many-tables", 429, most=self.limits.tables_per_hour, seconds=math.ceil(wait))

    def seat(self, address: str) -> None:
        """Count a seat that is taken; raises a `Refusal` if the address has taken too many."""
        wait = self._seats.take(address)
        if wait:
            metrics.limited.labels("seats").inc()
            raise Refusal("too-many-seats", 429, most=self.limits.seats_per_hour, seconds=math.ceil(wait))

    def command(self, seat: Hashable) -> None:
        """Count a command of a seat, whatever it comes by; raises a `Refusal` if there are too many."""
        wait = self._commands.take(seat)
        if wait:
            metrics.limited.labels("commands").inc()
            raise self._too_many("too-many-commands", wait)

    def note(self, seat: Hashable) -> None:
        """Count what a seat does besides playing, such as a line of chat; raises a `Refusal` if that is too much."""
        wait = self._notes.take(seat)
        if wait:
            metrics.limited.labels("notes").inc()
            rate, burst = round(self.limits.notes_per_minute), self.limits.note_burst
            raise Refusal("too-many-notes", 429, rate=rate, burst=burst, seconds=math.ceil(wait))

    def message(self, patience: Patience) -> None:
        """Count a message of a socket; raises a `Refusal` if there are too many."""
        wait = patience.take()
        if wait:
            metrics.limited.labels("messages").inc()
            raise self._too_many("too-many-messages", wait)

    def _too_many(self, name: str, wait: float) -> Refusal:
        rate, burst = round(self.limits.messages_per_second), self.limits.message_burst
        return Refusal(name, 429, rate=rate, burst=burst, seconds=math.ceil(wait))

    def messages(self) -> Patience:
        """Return the bucket for the messages of a new socket."""
        return Patience(self.limits.messages_per_second, self.limits.message_burst, self._clock)

    def mistakes(self) -> Patience:
        """Return the bucket for what a new socket gets wrong: ten at once, then one in ten seconds."""
        return Patience(0.1, 10, self._clock)

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket as long as it is open; raises a `Refusal` if there are too many."""
        if self._sockets.of(address) >= self.limits.sockets_per_address:
            metrics.limited.labels("sockets_of_address").inc()
            raise Refusal("too-many-sockets", 429, most=self.limits.sockets_per_address)
        if self._sockets.total >= self.limits.sockets:
            metrics.limited.labels("sockets").inc()
            raise Refusal("server-full", 503, most=self.limits.sockets)
        self._sockets.add(address, 1)
        try:
            yield
        finally:
            self._sockets.add(address, -1)


class LimitedRequests:
    """Turns away requests from addresses that send too many of them."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        """Stand before an app."""
        self._app = app
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count the request, then hand it on."""
        if scope["type"] == "http":
            try:
                self._counting(scope["path"])(address_of(scope))
            except Refusal as refusal:
                # Even to refuse is work: whoever goes on has to come to the door again, which counts for itself.
                await refused(refusal, scope, {"Connection": "close"})(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _counting(self, path: str) -> Callable[[str], None]:
        if path in costs.WATCHMEN:
            return self._limiter.watchman
        return self._limiter.page if costs.is_page(path) else self._limiter.request
