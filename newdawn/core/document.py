"""Position documents: the error that every game's reader raises, with the path and the reason."""


class DocumentError(ValueError):
    """A document that cannot be a position. `path` says where it is wrong, `reason` why."""

    def __init__(self, path: str, reason: str) -> None:
        """Keep path and reason.

        >>> print(DocumentError("tribes[1].gauge", "must be a square from 0 to 11, not 40"))
        tribes[1].gauge: must be a square from 0 to 11, not 40
        """
        super().__init__(f"{path}: {reason}" if path else reason)
        self.path = path
        self.reason = reason
