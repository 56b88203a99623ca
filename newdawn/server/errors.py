"""What the server does not do, and why: a message id and its arguments, as HTTP and sockets say them."""

from typing import Any

__all__ = ["Refusal"]


class Refusal(Exception):
    """Something that was asked for and is not done; nothing has changed. Its words are in `text/`."""

    def __init__(self, name: str, status: int = 409, /, **arguments: Any) -> None:
        """Keep the name of the message, what HTTP calls it, and the arguments.

        >>> Refusal("no-such-table", 404).to_json()
        {'message': 'refusal-no-such-table', 'arguments': {}}
        """
        super().__init__(name)
        self.name = name
        self.status = status
        self.arguments = arguments

    def to_json(self) -> dict[str, Any]:
        """Return the refusal as it is sent, and kept."""
        return {"message": f"refusal-{self.name}", "arguments": self.arguments}

    def to_stored(self) -> dict[str, Any]:
        """Return the refusal as it is kept, so that the same command gets the same answer again."""
        return {"name": self.name, "status": self.status, "arguments": self.arguments}

    @classmethod
    def from_stored(cls, answer: dict[str, Any]) -> "Refusal":
        """Return a refusal that was kept."""
        return cls(answer["name"], answer["status"], **answer["arguments"])
