"""Buckets of tokens, for everything whose pace is limited.

What is remembered is bounded: whoever was not heard of for the longest time is forgotten first, and a forgotten bucket
is a full one.
"""

from collections.abc import Callable, Hashable

__all__ = ["Bucket", "Buckets", "Clock"]

MOST_REMEMBERED = 20_000
"""Addresses, and seats, whose buckets are remembered."""

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

    def owe(self, rate: float, burst: float, now: float, count: float) -> None:
        """Take tokens, whether or not they are there, but at most one burst that is not: it is paid back over time.

        >>> bucket = Bucket(burst=2, now=0.0)
        >>> bucket.owe(rate=1.0, burst=2, now=0.0, count=3)
        >>> bucket.take(rate=1.0, burst=2, now=0.0)
        2.0
        """
        self.tokens = max(-burst, min(burst, self.tokens + (now - self.at) * rate) - count)
        self.at = now


class Buckets:
    """A bucket for each of many, as many as are worth remembering."""

    def __init__(self, rate: float, burst: float, clock: Clock, most: int = MOST_REMEMBERED) -> None:
        """Set how fast tokens come back, and how many are saved up."""
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._most = most
        self._buckets: dict[Hashable, Bucket] = {}

    def __len__(self) -> int:
        """Return how many are remembered."""
        return len(self._buckets)

    def take(self, key: Hashable, count: float = 1) -> float:
        """Take tokens from somebody's bucket; return 0, or the seconds until they will be there."""
        now = self.clock()
        return self._bucket(key, now).take(self.rate, self.burst, now, min(count, self.burst))

    def owe(self, key: Hashable, count: float) -> None:
        """Take tokens from somebody's bucket, whether or not they are there."""
        now = self.clock()
        self._bucket(key, now).owe(self.rate, self.burst, now, count)

    def _bucket(self, key: Hashable, now: float) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self.burst, now)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            del self._buckets[next(iter(self._buckets))]
        return bucket
