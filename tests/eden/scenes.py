"""Scenes for tests of the rules: a player about to take the first die, buildings about to be claimed, a season that
runs to its end.

Seat 0 is the player that a scene is about; the others have nothing and want nothing. Both `does` and `refusal` also
make sure that the list of legal moves says the same as the reason does.
"""

from collections.abc import Sequence
from typing import Any

from newdawn.core.events import Event
from newdawn.core.face import Position
from newdawn.eden.components import MISSION_COPIES
from newdawn.eden.names import MISSIONS
from newdawn.eden.state import STAGES
from tests.eden.tables import moves, table
from tests.tables import does as does
from tests.tables import refusal as refusal

_TABLE_KEYS = ("season", "first_player", "active", "turn", "generator")

ALL_MISSIONS = [mission for mission, copies in zip(MISSIONS, MISSION_COPIES, strict=True) for _ in range(copies)]
"""The mission cards of the box."""


def gathering(players: int = 2, **keys: Any) -> Position:
    """Return a position in which seat 0 is about to take its first die of the season.

    `dice` are those at locations that matter, `board` and the keys of a table go to the document, `others` are the
    other refuges, the rest is about seat 0.
    """
    document = {key: keys.pop(key) for key in _TABLE_KEYS if key in keys}
    board = {"dice": keys.pop("dice", {}), **keys.pop("board", {})}
    others = keys.pop("others", [])
    return table(players, board=board, refuges=[keys, *others], **document)


def claiming(
    kind: str, *refuges: dict[str, Any], shown: Sequence[str], deck: Sequence[str] = ("rest",), **keys: Any
) -> Position:
    """Return a position in which buildings of a type are about to be claimed; seat 0 has the Bat and the Binoculars.

    `players` and the keys of a table go to the document, the rest to the board.
    """
    document = {key: keys.pop(key) for key in _TABLE_KEYS if key in keys}
    players = keys.pop("players", max(2, len(refuges)))
    cards = {kind: {"shown": list(shown), "deck": list(deck)}}
    board = {"bat": 0, "binoculars": 0, "buildings": cards, **keys}
    return table(players, phase="claiming", acquiring={"type": kind}, refuges=list(refuges), board=board, **document)


def visit(position: Position, location: str, seat: int = 0) -> list[Event]:
    """Take a die at a location, whichever comes first, and return what happened."""
    return does(position, moves(position, seat, f"take {location}")[0], seat=seat)


def phase(position: Position) -> str:
    """Return the name of the stage that a game is in."""
    return STAGES[int(position.record.stage)]


def run_to(position: Position, stage: str, season: int = 0) -> list[Event]:
    """Play the first move that is offered, again and again, until a stage begins, of this season or a later one."""
    happened: list[Event] = []
    while (phase(position), position.record.season >= season) != (stage, True):
        seat = position.to_act[0]
        happened += does(position, str(position.moves(seat)[0]), seat=seat)
    return happened


def run_to_turn(position: Position, seat: int, season: int) -> None:
    """Play the first move that is offered, again and again, until a seat may take a die in a season."""
    run_to(position, "gathering", season)
    while position.to_act != (seat,):
        other = position.to_act[0]
        does(position, str(position.moves(other)[0]), seat=other)


def seen(position: Position, seat: int | None) -> dict[str, Any]:
    """Return what a seat may know, as a document."""
    return position.view(seat).to_json()
