"""Samples as figures."""

from collections.abc import Sequence
from statistics import median

__all__ = ["percentile", "spread"]


def percentile(samples: Sequence[float], share: float) -> float:
    """Return the sample below which so large a share of them lies.

    >>> percentile([1, 2, 3, 4], 0.95), percentile([5], 0.5)
    (4, 5)
    """
    ordered = sorted(samples)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def spread(name: str, samples: Sequence[float]) -> dict[str, float]:
    """Return the middle, the 95th percentile and the worst of some times in milliseconds.

    >>> spread("move", [1.0, 2.04, 3.0])
    {'move_p50_ms': 2.0, 'move_p95_ms': 3.0, 'move_max_ms': 3.0}
    """
    found = {"p50": median(samples), "p95": percentile(samples, 0.95), "max": max(samples)}
    return {f"{name}_{key}_ms": round(value, 1) for key, value in found.items()}
