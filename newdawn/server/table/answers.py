"""Answers to questions of a seat: why a move is not possible, and what a move would do.

Both are made from what the seat may know. A preview is played in many worlds that the seat must reckon with: what is
certain in all of them is told, and all else is left open, so that nobody learns by asking what only doing reveals.
"""

from typing import Any

from newdawn.core.events import Event
from newdawn.core.face import IllegalMove, View
from newdawn.server.errors import Refusal
from newdawn.server.table.certainty import certain, certain_points
from newdawn.server.table.messages import events_json, reason_json
from newdawn.server.table.play import check_playing, number_in
from newdawn.server.table.state import Table
from newdawn.server.table.views import Eyes

__all__ = ["foreseen", "preview", "reveals", "view_of", "why"]


def view_of(table: Table, eyes: Eyes) -> View:
    """Return what the asking seat may know."""
    check_playing(table)
    if eyes.seat is None:
        raise Refusal("seat-only", 403)
    assert table.position is not None
    return table.position.view(eyes.seat)


def why(table: Table, eyes: Eyes, notation: str | None) -> dict[str, Any]:
    """Return why a move cannot be played now, or why each move of the game cannot, for those that cannot."""
    view = view_of(table, eyes)
    if notation is not None:
        asked = [number_in(table, notation)]
    else:
        legal = {move.number for move in view.moves()}
        asked = [number for number in range(len(table.game.moves)) if number not in legal]
    found = []
    for number in asked:
        reason = view.why_not(number)
        answer: dict[str, Any] = {
            "move": table.game.moves.notation(number),
            "reason": reason_json(reason) if reason is not None else None,
        }
        if eyes.language is not None and reason is not None:
            answer["text"] = reason.text(eyes.language)
        found.append(answer)
    return {"version": table.version, "moves": found}


def reveals(table: Table, eyes: Eyes, notation: str) -> bool:
    """Return whether a move can be played and would reveal something, so that its preview takes far longer."""
    view, number = view_of(table, eyes), number_in(table, notation)
    return view.why_not(number) is None and view.reveals(number)


def preview(table: Table, eyes: Eyes, notation: str) -> dict[str, Any]:
    """Return what a move would do, as far as the seat can know."""
    before = view_of(table, eyes)
    number = number_in(table, notation)
    try:
        outcomes = before.outcomes(number)
    except IllegalMove as illegal:
        raise Refusal("illegal-move", move=notation, reason=reason_json(illegal.reason)) from None
    return {"move": table.game.moves.notation(number), **foreseen(table, before, outcomes, eyes.language)}


def foreseen(
    table: Table, before: View, outcomes: list[tuple[list[Event], View]], language: str | None
) -> dict[str, Any]:
    """Return what is certain of what may happen from a view on."""
    views = [view for _, view in outcomes]
    unknown: list[str] = []
    seen = certain([view.to_json() for view in views], before.to_json(), table.game.document.SHAPE, "", unknown)
    scores = certain_points([view.scores() for view in views])
    now = before.scores()
    deciding = {view.to_act for view in views}
    return {
        "version": table.version,
        "events": events_json(table.game, _told(outcomes), views[0], language),
        "view": seen,
        "unknown": unknown,
        "prospects": certain(
            [view.prospects() for view in views], before.prospects(), table.game.prospects_shape, "", []
        ),
        "scores": scores,
        "scored": certain_points([view.scored() for view in views]),
        "gain": [
            None if after["total"] is None else after["total"] - score["total"]
            for after, score in zip(scores, now, strict=True)
        ],
        "closes_undo": len(outcomes) > 1 or views[0].is_over,
        "to_act": list(deciding.pop()) if len(deciding) == 1 else None,
        "ends": all(view.is_over for view in views),
    }


def _told(outcomes: list[tuple[list[Event], View]]) -> list[Event]:
    """Return the events that happen in any case, up to the first that differs."""
    common = []
    for events in zip(*(events for events, _ in outcomes), strict=False):
        if any(event != events[0] for event in events[1:]):
            break
        common.append(events[0])
    return common
