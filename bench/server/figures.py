"""Times of many moves as a few figures."""

from collections.abc import Sequence


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
