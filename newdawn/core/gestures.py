"""Which moves belong together and which go without saying, in a game that does not say: each move stands alone."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from newdawn.core.face import View


def bundles(view: "View") -> Iterable[Sequence[int]]:
    """Yield nothing."""
    return ()


def harmless(view: "View") -> int | None:
    """Return no move."""
    return None


def suggested(view: "View") -> int | None:
    """Return no move."""
    return None


def closing(view: "View") -> int | None:
    """Return no move."""
    return None
