"""What tests of the rules of every game use: thin wrappers over the Python face."""

from typing import Any

from newdawn.core.events import Event
from newdawn.core.face import Position


def play(position: Position, seat: int, *moves: str) -> list[Event]:
    """Play moves of one seat, one after another, and return all that happened."""
    return [event for move in moves for event in position.play(seat, move)]


def why_not(position: Position, seat: int, move: str) -> str | None:
    """Return the name of the reason why a seat may not play a move; None if it may."""
    reason = position.why_not(seat, move)
    return None if reason is None else reason.name


def does(position: Position, *moves: str, seat: int = 0) -> list[Event]:
    """Play moves of one seat, each of which must be on the list of legal moves; return all that happened."""
    happened = []
    for move in moves:
        assert why_not(position, seat, move) is None, (move, why_not(position, seat, move))
        assert move in position.moves(seat), move
        happened += position.play(seat, move)
    return happened


def refusal(position: Position, move: str, seat: int = 0) -> str | None:
    """Return the name of the reason why a seat may not play a move; None if it may."""
    reason = why_not(position, seat, move)
    assert (reason is None) == (move in position.moves(seat)), move
    return reason


def moves(position: Position, seat: int, begin: str = "") -> list[str]:
    """Return the notations of a seat's legal moves, of those that begin so."""
    return [str(move) for move in position.moves(seat) if str(move).startswith(begin)]


def named(events: list[Event], name: str) -> list[dict[str, Any]]:
    """Return the arguments of all events of a name."""
    return [dict(event.arguments) for event in events if event.name == name]
