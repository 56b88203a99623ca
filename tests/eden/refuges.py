"""Scenes for tests of the rules from step 2 on: refuges by who lives there, and the moments in which that counts.

A refuge is written as a position document writes it, but may also say who lives there and what they have, as in
`{"brawler": 2, "bullet": 1}`: cards and tokens that show just that are found for it, beside the cards that it names.
Both `does` and `refusal` also make sure that the list of legal moves says the same as the reason does.
"""

from collections import Counter
from typing import Any

from newdawn.core.face import Position
from tests.eden.tables import survivors, table
from tests.tables import does as does
from tests.tables import refusal as refusal

Refuge = dict[str, Any]

PROFESSIONS = ("tinkerer", "brawler", "healer", "sage", "farmer")
SURVIVORS = (*PROFESSIONS, "slacker")
USES = {"brawler": "bullet", "healer": "capsule", "sage": "book"}
"""Who uses which equipment."""
EQUIPMENT = tuple(USES.values())

# What is printed on the building cards, card by card: a capital letter for each survivor, a small one for each piece of
# equipment, + for each Can.
LETTERS = dict(zip("TBHSFL", SURVIVORS, strict=True)) | dict(zip("bck+", (*EQUIPMENT, "can"), strict=True))
DECKS = {
    "tinkerer": "T T TT T T TT TT TL T T TT T TT T T",
    "brawler": "Bb Bb Bb Bb Bb Bbb Bbc Lbb BB BB BL BLb BH BF BLL",
    "healer": "Hc Hc Hc Hc Hc Hcc Hck Lcc HH HH HL HLc HS HT HLL",
    "sage": "Sk Sk Sk Sk Sk Skk Skb Lkk SS SS SL SLk SB ST SLL",
    "farmer": "F+ F+ F+ F+ F++ F++ F++ F+++ FF FF FF+ FL+ FL+ FB FLL+",
}
CARDS = {
    f"{kind}-{number}": Counter(LETTERS[letter] for letter in card)
    for kind, deck in DECKS.items()
    for number, card in enumerate(deck.split(), 1)
}
POWER_CARDS = {
    "can-with-first-die": ("tinkerer-1", "tinkerer-2"),
    "swap-dice": ("tinkerer-3",),
    "second-die": ("tinkerer-4",),
    "keep-more-missions": ("tinkerer-5",),
    "draw-more-missions": ("tinkerer-6",),
    "top-of-the-deck": ("tinkerer-7",),
    "cans": ("tinkerer-8",),
    "equipment-of-each-type": ("tinkerer-9",),
    "unsuccessful-missions": ("tinkerer-10", "tinkerer-11"),
    "points-for-tinkerers": ("tinkerer-12", "tinkerer-13"),
    "points": ("tinkerer-14", "tinkerer-15"),
}
POWERS = {card: power for power, cards in POWER_CARDS.items() for card in cards}

# New Buildings: what the left side of each needs, and what the right side gives.
NEW_BUILDINGS = "HHSS:Bb BBSS:Hc BBHH:Sk TTFFHS:BBbb TTFFBS:HHcc TTFFBH:SSkk TTLL:+++ BBHHSS:++++"
NEEDS, GAINS = (
    {
        f"new-building-{number}": Counter(LETTERS[letter] for letter in card.split(":")[side])
        for number, card in enumerate(NEW_BUILDINGS.split(), 1)
    }
    for side in (0, 1)
)

SEASONS = ("spring", "summer", "autumn", "winter")


# Refuges --------------------------------------------------------------------------------------------------------------


def furnish(refuges: tuple[Refuge, ...], elsewhere: tuple[str, ...] = ()) -> list[Refuge]:
    """Return refuges as position documents know them: no card serves two of them, or is `elsewhere`, too."""
    taken = {*elsewhere, *(card for refuge in refuges for card in refuge.get("buildings", ()))}
    return [_furnished(refuge, taken) for refuge in refuges]


def _furnished(refuge: Refuge, taken: set[str]) -> Refuge:
    wanted = Counter({word: refuge[word] for word in (*SURVIVORS, *EQUIPMENT) if word in refuge})
    found = {key: value for key, value in refuge.items() if key not in wanted}
    cards = list(found.pop("buildings", ()))
    for card, shown in CARDS.items():
        # Cards that show nothing else: the power of a tinkerer card would be something else.
        shown = Counter({word: count for word, count in shown.items() if word != "can"})
        if card not in taken and card not in POWERS and shown <= wanted:
            wanted -= shown
            taken.add(card)
            cards.append(card)
    for key, words in (("settled", SURVIVORS), ("equipment", EQUIPMENT)):
        tokens = {word: wanted[word] for word in words if wanted[word]}
        if tokens:
            assert key not in found, key
            found[key] = tokens
    return {**found, "buildings": cards}


def people(count: int, farmers: int = 0) -> Refuge:
    """Return a refuge of so many survivors, of whom so many are farmers."""
    found = {"farmer": farmers}
    left = count - farmers
    for kind, most in (("slacker", 9), ("brawler", 10), ("healer", 10), ("sage", 10), ("tinkerer", 4)):
        found[kind] = min(left, most)
        left -= found[kind]
    assert left == 0, "more survivors than there are cards and tokens for"
    return found


def population(position: Position, seat: int = 0) -> int:
    """Return how many survivors live in a refuge."""
    return sum(survivors(position, seat).values())


# Moments --------------------------------------------------------------------------------------------------------------


def scene(phase: str, *refuges: Refuge, shown: tuple[str, ...] = (), **keys: Any) -> Position:
    """Return a position with these refuges, and these cards nowhere in them; two players, or as many as there are
    refuges.
    """
    return table(max(2, len(refuges)), phase=phase, refuges=furnish(refuges, shown), **keys)


def announcing(kind: str, *refuges: Refuge, shown: tuple[str, ...] = (), **keys: Any) -> Position:
    """Return a position in which buildings of a type are about to be distributed; seat 0 has the Bat and the
    Binoculars. `shown` are the cards that lie out, if that matters; what else `keys` have goes to the board.
    """
    document = {key: keys.pop(key) for key in ("season", "first_player") if key in keys}
    board = {"bat": 0, "binoculars": 0, **keys}
    if shown:
        board["buildings"] = {kind: {"shown": list(shown)}, **board.get("buildings", {})}
    return scene("announcing", *refuges, shown=shown, acquiring={"type": kind}, board=board, **document)


def at_event(event: str, *refuges: Refuge, **board: Any) -> Position:
    """Return what comes of an event that is face up at the end of its season, after everybody who is not asked anything
    has been fed.
    """
    return scene("event", *refuges, season=event.split("-")[0], board={"events": [event], **board})


def feeding(*refuges: Refuge, **keys: Any) -> Position:
    """Return a position in which everybody feeds the own people; in winter, when there is most to eat from."""
    return scene("feeding", *refuges, **{"season": "winter", **keys})


def final(*refuges: Refuge, **board: Any) -> Position:
    """Return the end of a game."""
    return scene("over", *refuges, board=board)


# Moves and results ----------------------------------------------------------------------------------------------------


def scored(position: Position, source: str) -> list[int]:
    """Return the points of each seat from one source."""
    return [score[source] for score in position.scores()]
