"""Which combinations `make test` tries; `make soak` tries all of them."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

__all__ = ["sampled"]


def sampled(combinations: Iterable[tuple[Any, ...]], is_chosen: Callable[..., bool]) -> list[Any]:
    """Return parameters of a test: those that are chosen for every run, and the others for `make soak`.

    Choose so that each value of each dimension is tried once, where it is hardest.
    """
    return [one if is_chosen(*one) else pytest.param(*one, marks=pytest.mark.soak) for one in combinations]
