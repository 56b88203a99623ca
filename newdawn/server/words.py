"""What the server itself says, in three languages: refusals, the entries of a table's log, and the plain page.

The ids begin with `refusal-`, `entry-`, `notice-` and `page-`. What a game says belongs to the game: a refusal may hold
such a message among its arguments, as JSON.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from newdawn.core.words import Argument, GameWords, Message, Words
from newdawn.terminal.titles import TITLES

__all__ = ["WORDS", "page_words", "say_refusal"]

WORDS: Final = Words(Path(__file__).with_name("text"))

_FOR_PAGES = ("page-", "entry-", "notice-")


def _words_of(game: str) -> GameWords:
    found: GameWords = import_module(f"newdawn.{game}.words").WORDS
    return found


def say_refusal(language: str, game: str | None, refusal: Mapping[str, Any]) -> str:
    """Return a refusal, given as JSON, in words; `game` is whose messages may stand among its arguments.

    >>> say_refusal("en", None, {"message": "refusal-undo-nothing", "arguments": {}})
    'You have no move to take back.'
    >>> reason = {"id": "reason-not-your-decision", "arguments": {}}
    >>> say_refusal("es", "eden", {"message": "refusal-illegal-move", "arguments": {"move": "feed", "reason": reason}})
    '«feed» no se acepta. Ahora no te toca decidir.'
    """
    given: dict[str, Argument] = {}
    for name, value in refusal["arguments"].items():
        if isinstance(value, Mapping):
            assert game is not None, "a message of a game stands in a refusal that is no game's"
            given[name] = _words_of(game).say_message(language, Message.from_json(value))
        else:
            given[name] = value
    return WORDS.say(language, refusal["message"], given)


@cache
def page_words(language: str) -> dict[str, str]:
    """Return every sentence of the plain page, with the names of its arguments in braces: `{player} sat down`.

    With them come the names of the games, of their seats and of the sources of points: `outlive-seat-0`.
    """
    found = {}
    for message in sorted(WORDS.messages(language)):
        if message.startswith(_FOR_PAGES):
            given = {name: f"{{{name}}}" for name in WORDS.variables(language, message)}
            found[message] = WORDS.say(language, message, given)
    for game, title in TITLES.items():
        words = _words_of(game)
        found[f"{game}-title"] = title
        for seat in range(len(words.families["seat"].names)):
            found[f"{game}-seat-{seat}"] = words.name("seat", language, seat)
        for part in words.families["part"].names:
            found[f"{game}-part-{part}"] = words.name("part", language, part)
    return found
