"""What the games say, as data: message ids and arguments, and the sentence too where a language is asked for."""

from typing import Any

import orjson

from newdawn.core.events import Event
from newdawn.core.face import Game, Move, Position, Reason, View

__all__ = ["decision_json", "event_json", "move_json", "reason_json", "refused_json"]


def reason_json(reason: Reason) -> dict[str, Any]:
    """Return why a move is not legal."""
    return reason.game.words.reason_message(reason).to_json()  # type: ignore[no-any-return]


def move_json(move: Move, language: str | None, packed: bool = False) -> dict[str, Any]:
    """Return a move that is offered; `packed`, its message is JSON already."""
    words = move.game.words.WORDS
    if packed and language is None:
        return {"move": str(move), "message": orjson.Fragment(words.move_text(move))}
    message = words.move_message(move)
    found = {"move": str(move), "message": message.to_json()}
    if language is not None:
        found["text"] = words.say_message(language, message)
    return found


def refused_json(move: Move, reason: Reason, language: str | None) -> dict[str, Any]:
    """Return a move that is not offered, and why."""
    found = {**move_json(move, language), "reason": reason_json(reason)}
    if language is not None:
        found["reason_text"] = reason.text(language)
    return found


def event_json(
    game: Game, event: Event, context: Position | View, language: str | None, packed: bool = False
) -> dict[str, Any]:
    """Return what happened, seen in the light of what its receiver may know; `packed`, its message is JSON already."""
    words = game.words.WORDS
    if packed and language is None:
        message = orjson.Fragment(words.event_text(event, context))
        return {"name": event.name, "arguments": event.arguments, "message": message}
    message = words.event_message(event, context)
    found = {"name": event.name, "arguments": event.arguments, "message": message.to_json()}
    if language is not None:
        found["text"] = words.say_message(language, message)
    return found


def decision_json(game: Game, name: str, language: str | None) -> tuple[dict[str, Any], str | None]:
    """Return the question that a seat is asked, and the sentence."""
    message = game.words.WORDS.decision_message(name)
    return message.to_json(), None if language is None else game.words.WORDS.say_message(language, message)
