"""Signs for terminals that cannot show ours: one plain letter for each, so that columns stay where they are."""

import codecs
import unicodedata

PLAIN = "newdawn-plain"
"""The name of the error handler, for `reconfigure(errors=…)` and `str.encode`."""

_LETTERS = str.maketrans(
    {
        "▲": "A",
        "●": "O",
        "■": "M",
        "◆": "V",
        "▼": "Y",
        "◎": "Q",
        "□": "N",
        "◇": "U",
        "↑": "^",
        "×": "x",
        "✓": "+",
        "✗": "x",
        "○": "o",
        "☺": "@",
        "★": "W",
        "·": ".",
        "☢": "R",
        "①": "*",
        "▸": ">",
        "→": ">",
        "−": "-",
        "–": "-",
        "─": "-",
        "═": "=",
        "…": "...",
        "’": "'",
        "‘": "'",
        "“": '"',
        "”": '"',
        "«": '"',
        "»": '"',
        "\u00a0": " ",
        "\u202f": " ",
        "ª": "a",
        "¿": "",
        "¡": "",
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
    }
)


def plain_letters(text: str) -> str:
    """Return a text in letters that every terminal can show.

    >>> plain_letters("▲5↑ Forêt ☢−2 ①")
    'A5^ Foret R-2 *'
    """
    parts = unicodedata.normalize("NFKD", text.translate(_LETTERS))
    return "".join(part if part.isascii() else "?" for part in parts if not unicodedata.combining(part))


def _write_plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        return "\N{REPLACEMENT CHARACTER}", error.end if isinstance(error, UnicodeDecodeError) else 0
    return plain_letters(error.object[error.start : error.end]), error.end


codecs.register_error(PLAIN, _write_plainly)
