"""Scenes for tests of the rules: a hero that has just arrived, a step of the night.

Seat 0 is the tribe that a scene is about; the others have nothing and want nothing. Both `does` and `refusal` also make
sure that the list of legal moves says the same as the reason does.
"""

from typing import Any

from newdawn.core.face import Position
from tests.outlive.tables import CALM, table
from tests.tables import does as does
from tests.tables import refusal as refusal

SLEEPER: dict[str, Any] = {"night": "asleep"}
"""A tribe that is through with its night."""


def arrival(place: str, hero: str = "5", players: int = 3, **keys: Any) -> Position:
    """Return a position in which a hero of seat 0 stands at a place and is about to act.

    `day`, `board`, `convoy` and `turn` go to the document, `others` are the other tribes, the rest is about seat 0.
    """
    document = {key: keys.pop(key) for key in ("day", "board", "convoy") if key in keys}
    turn = {"hero": hero, **keys.pop("turn", {})}
    others = keys.pop("others", [])
    heroes = {hero: {"at": place, "state": "activated"}, **keys.pop("heroes", {})}
    return table(players, phase="acting", turn=turn, tribes=[{"heroes": heroes, **keys}, *others], **document)


def at_night(step: str, *tribes: dict[str, Any], day: int = 1, **keys: Any) -> Position:
    """Return a position in which the tribes begin a step of the night; two players, or as many as there are tribes."""
    return table(max(2, len(tribes)), day=day, night=step, tribes=[*tribes, *[SLEEPER] * (2 - len(tribes))], **keys)


def asked(decision: str, board: dict[str, Any] | None = None, **tribe: Any) -> Position:
    """Return a position in which seat 0 is asked to `build`, `repair` or `recruit` at night."""
    return table(2, phase="shelter", board=board, tribes=[{"decision": decision, **tribe}, SLEEPER])


def overcoming(*tribes: dict[str, Any], events: tuple[str, ...] = ("wildfire",), **keys: Any) -> Position:
    """Return a position in which these events lie open and the tribes may overcome them; seat 0 comes first."""
    convoy = [*events, *(event for event in CALM if event not in events)][:6]
    return table(max(2, len(tribes)), phase="overcoming", day=len(events), convoy=convoy, tribes=list(tribes), **keys)


def in_room(position: Position, slot: int, seat: int = 0) -> int:
    """Return how many survivors live on a slot of the shelter, counted from 1."""
    return int(position.record.survivors[seat, slot - 1])


def in_airlock(position: Position, seat: int = 0) -> int:
    """Return how many survivors live in the airlock."""
    return int(position.record.survivors[seat, 7])


def level(position: Position, seat: int = 0) -> int:
    """Return the points of the square on which a tribe's tracer stands."""
    return position.scores()[seat]["radioactivity"]
