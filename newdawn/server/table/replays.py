"""Replays: a game step by step. After the end everybody sees everything; before it, a seat sees what it has seen."""

from typing import Any

from newdawn.core.events import Event
from newdawn.core.face import Move, Position, View
from newdawn.server.errors import Refusal
from newdawn.server.table.messages import events_json, move_json
from newdawn.server.table.state import Played, Table
from newdawn.server.table.views import Eyes

__all__ = ["MOST_STEPS", "seen_at", "steps"]

MOST_STEPS = 200
"""Steps that one request may ask for."""


def steps(
    table: Table, eyes: Eyes, through: str | int | None, first: int, count: int, with_views: bool
) -> tuple[list[dict[str, Any]], str | int]:
    """Return steps of a game, and through whose eyes they are seen.

    Step 0 is the position at the start, step n the one after move n.
    """
    through = _allowed(table, eyes, through)
    if table.stage == "frozen":
        return _frozen_steps(table, eyes, first, count), through
    found = []
    last = min(first + count - 1, len(table.played))
    if first == 0:
        found.append(_step(table, eyes, through, 0, None, [], table.first_position(), None, with_views))
    before = table.first_position()
    for number, (played, events, position) in enumerate(table.steps(), start=1):
        if number > last:
            break
        if number >= first:
            found.append(_step(table, eyes, through, number, played, events, position, before, with_views))
        before = position.copy()
    return found, through


def seen_at(table: Table, eyes: Eyes, through: str | int | None, number: int | None) -> View | Position:
    """Return what could be seen at one step (None: the last), or everything after the end."""
    through = _allowed(table, eyes, through)
    if table.stage == "frozen":
        raise Refusal("table-frozen")
    last = len(table.played)
    if number is not None and number > last:
        raise Refusal("no-such-step", 422, step=number, most=last)
    position = table.position_after(last if number is None else number)
    return position if through == "everything" else position.view(through if isinstance(through, int) else None)


def _allowed(table: Table, eyes: Eyes, through: str | int | None) -> str | int:
    """Return through whose eyes the asker sees the game: before the end, only through their own."""
    if table.stage == "waiting":
        raise Refusal("not-started")
    if through is None:
        through = "everything" if table.is_open else "spectator" if eyes.seat is None else eyes.seat
    if not table.is_open and through != "spectator" and through != eyes.seat:
        raise Refusal("replay-own-eyes", 403)
    if isinstance(through, int) and through >= table.players:
        raise Refusal("no-such-seat", 422, seat=through, most=table.players - 1)
    return through


def _step(
    table: Table,
    eyes: Eyes,
    through: str | int,
    number: int,
    played: Played | None,
    events: list[Event],
    position: Position,
    before: Position | None,
    with_views: bool,
) -> dict[str, Any]:
    """Return one step: the move if it may be known, what happened, and the position."""
    over = table.is_open
    seat = through if isinstance(through, int) else None
    everything = through == "everything"
    view = position if everything else position.view(seat)
    seen = [event for event in events if everything or event.visible_to(seat)]
    found: dict[str, Any] = {
        "number": number,
        "seat": played.seat if played is not None else None,
        "move": None,
        "events": events_json(table.game, seen, view, eyes.language),
        "view": view.to_json() if with_views else None,
        "prospects": _foreseen(view, eyes) if with_views else None,
        "scores": view.scores(),
        "scored": view.scored(),
    }
    if played is not None and (over or played.seat == seat):
        found["move"] = played.move
        if eyes.language is not None and before is not None:
            context = before if over else before.view(seat)
            offered = Move(table.game, table.game.number_of(played.move), context, played.seat)
            found["text"] = move_json(offered, eyes.language)["text"]
    return found


def _foreseen(seen: View | Position, eyes: Eyes) -> dict[str, Any]:
    """Return what follows from what is seen; whoever sees everything still looks from their own seat."""
    return seen.prospects(eyes.seat) if isinstance(seen, Position) else seen.prospects()


def _frozen_steps(table: Table, eyes: Eyes, first: int, count: int) -> list[dict[str, Any]]:
    """Return the bare moves of a table that these rules cannot play."""
    return [
        {
            "number": number,
            "seat": played.seat,
            "move": played.move if table.is_open or played.seat == eyes.seat else None,
            "events": [],
            "view": None,
            "prospects": None,
            "scores": None,
            "scored": None,
        }
        for number, played in enumerate(table.played, start=1)
        if first <= number < first + count
    ]
