"""How much one client may ask for: buckets of tokens by connection, seat and address. Errors name the limit.

Each server process counts for itself. What it remembers is bounded: whoever was not heard of for the longest time is
forgotten first, and a forgotten bucket is a full one.
"""

import math
import time
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from starlette.types import ASGIApp, Receive, Scope, Send

from newdawn.server.errors import Refusal
from newdawn.server.observing import metrics
from newdawn.server.settings import Limits
from newdawn.server.web.errors import refused
from newdawn.server.web.security import address_of

__all__ = ["QUESTION", "Bucket", "Buckets", "LimitedRequests", "Limiter"]

MOST_REMEMBERED = 20_000
"""Addresses, and seats, whose buckets are remembered."""
QUESTION = 3
"""How many requests the work for a question is worth."""
UNLIMITED = ("/healthz", "/metrics")
"""What watches over the server must get an answer when everybody else does not."""

Clock = Callable[[], float]


class Bucket:
    """Tokens that come back over time: each thing done takes one, and at most `burst` are saved up."""

    __slots__ = ("at", "tokens")

    def __init__(self, burst: float, now: float) -> None:
        """Begin full."""
        self.tokens = burst
        self.at = now

    def take(self, rate: float, burst: float, now: float, count: float = 1) -> float:
        """Take a token, or several; return 0, or the seconds until they will be there.

        >>> bucket = Bucket(burst=2, now=0.0)
        >>> [bucket.take(rate=0.5, burst=2, now=0.0) for _ in range(3)]
        [0.0, 0.0, 2.0]
        >>> bucket.take(rate=0.5, burst=2, now=2.0)
        0.0
        """
        self.tokens = min(burst, self.tokens + (now - self.at) * rate)
        self.at = now
        if self.tokens >= count:
            self.tokens -= count
            return 0.0
        return (count - self.tokens) / rate


class Buckets:
    """A bucket for each of many, as many as are worth remembering."""

    def __init__(self, rate: float, burst: float, clock: Clock, most: int = MOST_REMEMBERED) -> None:
        """Set how fast tokens come back, and how many are saved up."""
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._most = most
        self._buckets: dict[Hashable, Bucket] = {}

    def __len__(self) -> int:
        """Return how many are remembered."""
        return len(self._buckets)

    def take(self, key: Hashable, count: float = 1) -> float:
        """Take tokens from somebody's bucket; return 0, or the seconds until they will be there."""
        now = self._clock()
        bucket = self._buckets.pop(key, None) or Bucket(self.burst, now)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take(self.rate, self.burst, now, min(count, self.burst))


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
        self._tables = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour, clock)
        self._commands = Buckets(limits.messages_per_second, limits.message_burst, clock)
        self._sockets: dict[str, int] = {}
        self._open = 0

    def request(self, address: str, weight: float = 1) -> None:
        """Count a request, by the work that it makes; raises a `Refusal` if the address has sent too many."""
        wait = self._requests.take(address, weight)
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

    def command(self, seat: Hashable) -> None:
        """Count a command of a seat, whatever it comes by; raises a `Refusal` if there are too many."""
        wait = self._commands.take(seat)
        if wait:
            metrics.limited.labels("commands").inc()
            raise self._too_many("too-many-commands", wait)

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
        mine = self._sockets.get(address, 0)
        if mine >= self.limits.sockets_per_address:
            metrics.limited.labels("sockets_of_address").inc()
            raise Refusal("too-many-sockets", 429, most=self.limits.sockets_per_address)
        if self._open >= self.limits.sockets:
            metrics.limited.labels("sockets").inc()
            raise Refusal("server-full", 503, most=self.limits.sockets)
        self._sockets[address] = mine + 1
        self._open += 1
        try:
            yield
        finally:
            self._open -= 1
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


class LimitedRequests:
    """Turns away requests from addresses that send too many of them."""

    def __init__(self, app: ASGIApp, limiter: Limiter) -> None:
        """Stand before an app."""
        self._app = app
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count the request, then hand it on."""
        if scope["type"] == "http" and scope["path"] not in UNLIMITED:
            try:
                self._limiter.request(address_of(scope))
            except Refusal as refusal:
                await refused(refusal, scope)(scope, receive, send)
                return
        await self._app(scope, receive, send)
