"""What people call themselves, and what may be shown of it: by the rules of Unicode, so that nobody passes for another.

A name is what RFC 8266 calls a nickname: normalized (NFKC), on one line, without signs that nobody sees. Two names look
alike if they have the same skeleton in the sense of Unicode's technical standard 39, in any case of their letters.
"""

import json
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

from newdawn.server.errors import Refusal

__all__ = ["LONGEST_NAME", "check_unmistakable", "clean_name", "is_readable", "look_alike"]

LONGEST_NAME: Final = 20
_MOST_MARKS: Final = 4
"""Marks in a row that take no space of their own; more of them grow over the lines above and below."""
_JOINERS: Final = "\u200c\u200d"
_PICTURE_SELECTORS: Final = "\ufe0e\ufe0f"
"""They say whether the picture before them has colours."""
_BLANK: Final = frozenset("\u2800\ufffc\U00013441\U00013442\U00016fe4\U0001d159")
"""Signs that are not spaces and look like one."""
_IGNORABLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0") | frozenset(
    chr(code)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
)
"""Letters and marks that are drawn as nothing (Default_Ignorable_Code_Point); controls and formats come on top."""


def clean_name(name: str) -> str:
    """Return a name as it is shown: normalized, on one line, without signs that nobody sees.

    >>> clean_name("  Anna   Lena ")
    'Anna Lena'
    """
    found = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 0 < len(found) <= LONGEST_NAME or not _is_seen(found) or not all(map(_is_drawn, " " + found, found)):
        raise Refusal("bad-name", 422, most=LONGEST_NAME)
    return found


def is_readable(text: str) -> bool:
    """Return whether a line of chat says something, and has only signs that are seen or that join those.

    >>> is_readable("gg \N{MAN}\u200d\N{WOMAN}"), is_readable("\u202eabc"), is_readable("\N{HANGUL FILLER}")
    (True, False, False)
    """
    return _is_seen(text) and all(letter.isprintable() or letter in _JOINERS for letter in text)


def _is_seen(text: str) -> bool:
    """Return whether there is something to see in a text, and none of it grows out of its line."""
    marks = 0
    is_blank = True
    for letter in text:
        category = unicodedata.category(letter)
        is_mark = category.startswith("M")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > _MOST_MARKS or (is_mark and is_blank and letter not in _IGNORABLE):
            return False
        is_blank = is_blank and (is_mark or letter.isspace() or not _is_drawn("", letter))
    return not is_blank


def _is_drawn(before: str, letter: str) -> bool:
    """Return whether a sign is drawn as something, or belongs to the picture before it."""
    if letter in _PICTURE_SELECTORS:
        return unicodedata.category(before or " ").startswith("S")
    return letter.isprintable() and letter not in _IGNORABLE and letter not in _BLANK


# Looking alike --------------------------------------------------------------------------------------------------------


def look_alike(one: str, other: str) -> bool:
    """Return whether two names can be taken for each other, whatever the case of their letters.

    >>> look_alike("Anna", "\N{CYRILLIC CAPITAL LETTER A}nna"), look_alike("Ilse", "llse"), look_alike("Ann", "Anna")
    (True, True, False)
    """
    return not _looks(one).isdisjoint(_looks(other))


def check_unmistakable(name: str, others: Iterable[str]) -> None:
    """Refuse a name that is, or looks like, the name of somebody else at the table."""
    for other in others:
        if name.casefold() == other.casefold():
            raise Refusal("name-taken", name=name)
        if look_alike(name, other):
            raise Refusal("name-alike", name=name, other=other)


def _looks(name: str) -> set[str]:
    """Return how a name looks, as it is written and in small letters."""
    return {_skeleton(name).casefold(), _skeleton(name.casefold())}


def _skeleton(text: str) -> str:
    """Return a text with every sign replaced by the one that stands for all that look like it."""
    seen = (
        letter for letter in unicodedata.normalize("NFD", text) if letter.isprintable() and letter not in _IGNORABLE
    )
    return unicodedata.normalize("NFD", "".join(_PROTOTYPES.get(letter, letter) for letter in seen))


def _prototypes() -> dict[str, str]:
    """Return what stands for each sign that looks like others.

    The package lists each pair both ways, with marks that keep letters of scripts from right to left in place. All that
    look alike have one sign, or several, in common: the one with the most pairs.
    """
    listed = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_bytes())
    pairs: dict[str, set[str]] = defaultdict(set)
    for sign, alike in listed.items():
        pairs[sign.strip("\u200e")] |= {one["c"].strip("\u200e") for one in alike}
    found = {}
    for sign, alike in pairs.items():
        prototype = max(alike | {sign}, key=lambda one: (len(pairs[one]), len(one), one))
        if len(sign) == 1 and prototype != sign:
            found[sign] = prototype
    # What stands for a sign may be several, of which others may stand for one.
    return {sign: "".join(found.get(part, part) for part in several) for sign, several in found.items()}


_PROTOTYPES: Final = _prototypes()
