"""What the games say, as data: message ids and arguments, and the sentence too where a language is asked for."""

from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from newdawn.core.events import Event
from newdawn.core.face import Game, Move, Position, Reason, View

__all__ = ["decision_json", "events_json", "move_json", "offers_json", "reason_json", "refused_json"]


def reason_json(reason: Reason) -> dict[str, Any]:
    """Return why a move is not legal."""
    return reason.game.words.reason_message(reason).to_json()


def move_json(move: Move, language: str | None) -> dict[str, Any]:
    """Return a move that is offered."""
    words = move.game.words.WORDS
    message = words.move_message(move)
    found = {"move": str(move), "message": message.to_json()}
    if language is not None:
        found["text"] = words.say_message(language, message)
    return found


def offers_json(moves: Sequence[Move], language: str | None, packed: bool = False) -> list[Any]:
    """Return the moves that are offered; `packed`, each is JSON already."""
    if not moves or not packed or language is not None:
        return [move_json(move, language) for move in moves]
    write = moves[0].game.words.WORDS.offer_text
    return [orjson.Fragment(write(move)) for move in moves]


def refused_json(refused: Sequence[tuple[Move, Reason]], language: str | None, packed: bool = False) -> list[Any]:
    """Return the moves that are not offered, and why; `packed`, each is JSON already."""
    if refused and packed and language is None:
        write = refused[0][0].game.words.WORDS.refused_text
        return [orjson.Fragment(write(move, reason)) for move, reason in refused]
    found = []
    for move, reason in refused:
        told = {**move_json(move, language), "reason": reason_json(reason)}
        if language is not None:
            told["reason_text"] = reason.text(language)
        found.append(told)
    return found


def events_json(
    game: Game, events: Iterable[Event], context: Position | View, language: str | None, packed: bool = False
) -> list[Any]:
    """Return what happened, seen in the light of what its receiver may know; `packed`, each is JSON already."""
    words = game.words.WORDS
    if packed and language is None:
        return [orjson.Fragment(words.event_text(event, context)) for event in events]
    found = []
    for event in events:
        told = words.event_json(event, context)
        if language is not None:
            told["text"] = words.say_message(language, words.event_message(event, context))
        found.append(told)
    return found


def decision_json(game: Game, name: str, language: str | None) -> tuple[dict[str, Any], str | None]:
    """Return the question that a seat is asked, and the sentence."""
    message = game.words.WORDS.decision_message(name)
    return message.to_json(), None if language is None else game.words.WORDS.say_message(language, message)
