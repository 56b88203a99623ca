"""How a game declares itself: `GAME`, in the module `about` of its package, is an `About`.

This is read whenever the program starts, so it imports nothing else.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, get_args

__all__ = ["HOUSE", "LANGUAGES", "MOST_SEATS", "TOKENS", "About", "Credits", "Language", "Learning", "Look", "Option"]

Language = Literal["en", "fr", "es"]

LANGUAGES: tuple[Language, ...] = get_args(Language)
"""The languages, English first: where another one lacks a word, it stands in."""

MOST_SEATS = 8
"""No game has more seats: the server, the drawings and the reports have room for that many."""


class Option(NamedTuple):
    """Something that a table may agree on before it begins."""

    name: str
    """As the rules know it, such as `full_moon`; on the command line it is `--full-moon`."""
    about: str
    """What it means, in English, for the help of the command line."""


class Look(NamedTuple):
    """How pages about a game look: colours by day and by night, the font of titles, and corners."""

    light: str = ""
    """As CSS writes them, in the order of `TOKENS`, with blanks between them; those left out are the house's."""
    dark: str = ""
    light_seats: str = ""
    """The colours of the seats, in their order, also as CSS writes them; without them they are the house's."""
    dark_seats: str = ""
    titles: str = 'Georgia, "Times New Roman", serif'
    corner: str = "6px"

    def colours(self, scheme: str) -> dict[str, str]:
        """Return the colours of the scheme `light` or `dark` by what they are for."""
        declared = getattr(self, scheme).split()
        return dict(zip(TOKENS, (*declared, *HOUSE[scheme].split()[len(declared) :]), strict=True))


TOKENS = (
    *("ground", "panel", "raised", "line", "text", "muted", "accent", "good", "danger"),
    *("two", "three", "four", "five", "six", "seven", "eight"),
)
"""What the colours of a look are for; the last ones are for numbers of players, up to `MOST_SEATS`, in a report."""

HOUSE = {
    "light": "#EAEAE6 #FAFAF7 #FFFFFF #BDBDB5 #22221E #57574F #1F5FA8 #1F6B34 #A3261A "
    "#1F66B5 #8A6A00 #C4342B #1F7A4D #7A3FA8 #0E7C86 #A83270",
    "dark": "#141416 #1E1E21 #29292D #47474D #EFEFEA #BDBDB5 #8CC0FF #86D79A #FF9A8A "
    "#7CC4F0 #F0C95A #FF9A8A #7FD6A0 #CBA3F0 #6FD3DB #F29AC4",
}
"""The colours of the house, for games that declare none or fewer."""


class Learning(NamedTuple):
    """How `newdawn.bots.fit` learns the weights of a game; the defaults are a good beginning."""

    whim: float = 0.05
    """How often a seat plays at random."""
    trust: float = 0.8
    """The λ of TD(λ): the part of a target that is the target of the next position, not its worth."""
    early_whim: float = 0.05
    """How often at random in the first rounds from scratch, when there is most to be found out."""
    early_trust: float = 0.8
    """The λ in those rounds, when the worths are still wrong: they reach back slowly from the end of the games."""
    fade: float = 0.8
    """What a round still counts for when the next one has been played."""
    ridge: float = 30.0
    """How strongly the weights that hours have in common are held back towards 0."""
    hour_ridge: float = 100.0
    """How strongly the weights of an hour are held back towards those in common."""
    samples: int = 120
    """Positions to note in each game."""


class Credits(NamedTuple):
    """The people behind the game in the box, as its rulebook names them."""

    designers: tuple[str, ...] = ()
    illustrators: tuple[str, ...] = ()
    publishers: tuple[str, ...] = ()


class About(NamedTuple):
    """All that others need to know of a game before it is loaded."""

    name: str
    """In notation, on the command line, in files and addresses: small letters and digits."""
    title: str
    """For people. No language changes it."""
    year: int
    """When it was published: games are listed in that order, ours before those of others."""
    colours: Mapping[str, str]
    """The players by seat: what each one's colour is called (`seat-NAME` in the words), and the terminal's for it."""
    periods: tuple[str, ...]
    """The events that a period of the game begins with: a day, a season."""
    options: tuple[Option, ...] = ()
    """What a table may agree on, in the order of the rules' `OPTIONS`; `option-NAME` in the words says it."""
    former_options: tuple[str, ...] = ()
    """Options of earlier rules that make no difference any more: tables and files that name them are still read."""
    first_seat: str = ""
    """The key of a view that holds the seat that begins; without one, the seats are shown in their order."""
    credits: Credits = Credits()
    look: Look = Look()
    environment_version: int = 0
    """Grows whenever the same seed and actions could lead elsewhere in the environments."""
    effort: Mapping[str, float] = MappingProxyType({})
    """The most clicks, questions and seconds of waiting that a game for three is to ask of its player."""
    search_depth: int = 0
    """Decisions that `search` plays on behind a new node, where that was measured to help (docs/bots.md)."""
    learning: Learning = Learning()
