"""What can go wrong with the storage, as the rest of the server sees it."""

from typing import Any

__all__ = ["Adrift", "AlreadyAnswered", "Stale", "StorageError"]


class StorageError(Exception):
    """The database refused, or is away. Its words are for the people who run the server, not for players."""

    def __init__(self, sentence: str, *, is_certain: bool = True) -> None:
        """Keep the sentence, and whether it is certain that nothing was stored."""
        super().__init__(sentence)
        self.is_certain = is_certain


class Adrift(Exception):
    """The files of a SQLite database are not where they were opened; its words say what can be done."""


class Stale(Exception):
    """Somebody else has written to the table meanwhile; nothing was stored."""

    def __init__(self, version: int) -> None:
        """Keep the version that is stored; 0 where there is no such table."""
        super().__init__(f"the stored table is at version {version}")
        self.version = version


class AlreadyAnswered(Exception):
    """This command was refused before, and gets the same answer again; nothing was stored."""

    def __init__(self, answer: dict[str, Any]) -> None:
        """Keep the earlier answer."""
        super().__init__("this command was refused before")
        self.answer = answer
