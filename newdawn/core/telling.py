"""What error messages are made of: values in a few letters, texts on one line, and what somebody may have meant.

This is imported whenever the program starts, so it imports nothing of ours.
"""

import difflib
import json
import math
from collections.abc import Collection, Mapping

__all__ = ["LONGEST", "closest", "hint", "one_line", "short", "shown"]

LONGEST = 40
"""As many letters of a value are shown."""
_MOST_BITS = 256
"""A larger number is not written out: Python itself refuses to if it is much too long."""


def short(text: str, longest: int = LONGEST) -> str:
    """Return a text, cut off where it is too long.

    >>> short("abcdef", 4), short("abcd", 4)
    ('abc…', 'abcd')
    """
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def shown(value: object, mapping: str = "an object") -> str:
    """Return a value as an error message may show it: short, and never failing. `mapping` is what its format calls one.

    >>> shown("axe"), shown(10**5000), shown([1, 2]), shown(None), shown(float("nan"))
    ('"axe"', 'a number of 16,610 bits', 'a list', 'null', 'NaN')
    >>> shown({}), shown({}, "a table")
    ('an object', 'a table')
    """
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if value.bit_length() <= _MOST_BITS else f"a number of {value.bit_length():,} bits"
    if isinstance(value, float):
        return "NaN" if math.isnan(value) else repr(float(value))
    if isinstance(value, str):
        text = short(value)
        return json.dumps(text, ensure_ascii=not text.isprintable())
    if isinstance(value, Mapping):
        return mapping
    if isinstance(value, list | tuple):
        return "a list"
    return f"a value of the type {type(value).__name__[:LONGEST]}"


def closest(word: str, known: Collection[str]) -> str | None:
    """Return the known word that somebody may have meant, if one is near.

    >>> closest("gague", ("gauge", "stock")), closest("axe", ("gauge", "stock"))
    ('gauge', None)
    """
    # What is much longer than any word of ours is near none of them, and would take long to compare.
    near = difflib.get_close_matches(word[: 2 * LONGEST], list(known), 1)
    return near[0] if near else None


def hint(word: str, known: Collection[str]) -> str:
    """Return the known word that somebody may have meant, or all of them.

    >>> hint("gague", ("gauge", "stock"))
    'did you mean "gauge"?'
    """
    near = closest(word, known)
    return f"known are {', '.join(known)}" if near is None else f'did you mean "{near}"?'


def one_line(text: str) -> str:
    r"""Return a text without line breaks and control characters.

    >>> one_line("a\nb\x1b[0m")
    'a b?[0m'
    """
    return "".join(letter if letter.isprintable() else "?" for letter in " ".join(text.split()))
