"""What goes wrong in the arena."""

__all__ = ["ArenaError"]


class ArenaError(ValueError):
    """A tournament that cannot be played, or not be continued; the message says why, in one line."""
