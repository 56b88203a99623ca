"""What the server itself says, in three languages: refusals, the entries of a table's log, and notices.

The ids begin with `refusal-`, `entry-` and `notice-`. What a game says belongs to the game: a refusal may hold
such a message among its arguments, as JSON.
"""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from newdawn.core.catalogue import package_of
from newdawn.core.words import Argument, GameWords, Message, Words

__all__ = ["WORDS", "say_refusal"]

WORDS: Final = Words(Path(__file__).with_name("text"))


def _words_of(game: str) -> GameWords:
    found: GameWords = import_module(f"{package_of(game)}.words").WORDS
    return found


def say_refusal(language: str, game: str | None, refusal: Mapping[str, Any]) -> str:
    """Return a refusal, given as JSON, in words; `game` is whose messages may stand among its arguments.

    >>> import newdawn
    >>> say_refusal("en", None, {"message": "refusal-undo-nothing", "arguments": {}})
    'You have no move to take back.'
    >>> reason = {"id": "reason-not-your-decision", "arguments": {}}
    >>> refusal = {"message": "refusal-illegal-move", "arguments": {"move": "feed", "reason": reason}}
    >>> say_refusal("es", newdawn.GAMES[1], refusal)
    '«feed» no se acepta. Ahora no te toca decidir.'
    """
    given: dict[str, Argument] = {}
    for name, value in refusal["arguments"].items():
        if isinstance(value, Mapping):
            assert game is not None, "a message of a game is in a refusal that does not belong to a game"
            given[name] = _words_of(game).say_message(language, Message.from_json(value))
        else:
            given[name] = value
    return WORDS.say(language, refusal["message"], given)
