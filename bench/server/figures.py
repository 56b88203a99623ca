"""Times of many moves as a few figures."""

from collections.abc import Sequence

_UPDATE_TICK = 0.005
"""Seconds between the moments at which a server sends updates."""


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of the values does not exceed: one that was measured, never a mean of two.

    >>> percentile([4.0, 1.0, 3.0, 2.0], 0.5), percentile([5.0], 0.99)
    (2.0, 5.0)
    """
    ordered = sorted(values)
    if not ordered:
        return float("nan")
    rank = -int(-share * len(ordered) // 1)
    return ordered[max(0, min(len(ordered), rank) - 1)]


def milliseconds(seconds: Sequence[float], prefix: str = "") -> dict[str, float]:
    """Return the usual percentiles of times in seconds, in milliseconds.

    >>> milliseconds([0.001, 0.002])
    {'p50_ms': 1.0, 'p95_ms': 2.0, 'p99_ms': 2.0}
    """
    return {f"{prefix}p{share}_ms": round(percentile(seconds, share / 100) * 1000, 2) for share in (50, 95, 99)}


def pair(without: Sequence[float], beside: Sequence[float]) -> dict[str, float]:
    """Return two adjacent stretches of play side by side: without bots, and beside them.

    What slows the machine down for a minute slows both down, so their ratio says more than either. A server sends
    updates every 5 ms, so nobody can tell apart p95s that are shorter: they count as that long.

    >>> pair([0.01, 0.02], [0.015, 0.03])["slowdown"]
    1.5
    >>> pair([0.001, 0.002], [0.0015, 0.0055])["slowdown"]
    1.1
    """
    alone, together = percentile(without, 0.95), percentile(beside, 0.95)
    return {
        **milliseconds(without, "without_"),
        **milliseconds(beside, "beside_"),
        "slowdown": round(max(together, _UPDATE_TICK) / max(alone, _UPDATE_TICK), 3),
        "slowdown_p50": round(percentile(beside, 0.5) / percentile(without, 0.5), 3),
    }
