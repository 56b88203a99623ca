"""Positions as JSON that a person can read and edit (docs/position-documents.md says what holds for all games).

Only `game` and `players` must be given. Cards that are not mentioned are dealt, dice that are not mentioned rolled.

    >>> record = read({"game": "lanterns", "players": 2, "night": 3, "boats": [{"lanterns": {"red": 2}}]})
    >>> int(record.night), int(record.lanterns[0, 0]), int(record.hand_sizes[1])
    (3, 2, 3)
    >>> read(write(record)).tobytes() == record.tobytes()
    True
"""

from collections.abc import Mapping
from typing import Annotated, TypedDict

from examples.lanterns import names
from examples.lanterns.components import (
    CARDS,
    DICE_EACH,
    DIGEST,
    FULL_MOON_WISHES,
    MOST_IN_HAND,
    NIGHTS,
    SPARE_DICE,
    WISH_COPIES,
    WISHES_DEALT,
)
from examples.lanterns.nights import roll, seat_to_take
from examples.lanterns.prospects import Prospects
from examples.lanterns.rules import NAME, OPTIONS, PLAYER_COUNTS, RULES_VERSION, is_over
from examples.lanterns.setup import lay_out
from examples.lanterns.shape import BOAT, MOST_LANTERNS, SHAPE, WISH
from examples.lanterns.state import DECISIONS, GRANT_WISH, TAKE_DIE, UNKNOWN, State
from examples.lanterns.wishes import is_asked_to_grant
from newdawn.core.document import (
    Document,
    Fields,
    Head,
    Plain,
    Pool,
    Writer,
    counts_of,
    fill_stack,
    names_of,
    open_document,
    read_generator,
    read_stack,
    read_tiles,
    resume_generator,
    seat_fields,
)
from newdawn.core.events import Log
from newdawn.core.typed import EVERY

__all__ = ["PROSPECTS", "SHAPE", "read", "run_on", "write", "write_prospects", "write_view"]

HEAD = Head(NAME, RULES_VERSION, DIGEST)


class BoatProspects(TypedDict):
    """What follows for one player."""

    lacking: Annotated[dict[Annotated[str, WISH], int], EVERY]
    """Lanterns that are lacking for each wish."""


class LanternsProspects(TypedDict):
    """What follows from a view."""

    boats: list[BoatProspects]
    """By seat."""


PROSPECTS = LanternsProspects
"""What follows from a view, key by key."""


# Writing --------------------------------------------------------------------------------------------------------------


def _body(position: Plain) -> Document:
    found: Document = {
        "options": {"full_moon": bool(position.full_moon)},
        "night": position.night,
        "turns": position.turns,
        "first_player": position.first_player,
    }
    if position.wind != UNKNOWN:
        found["wind"] = position.wind
    if position.night <= NIGHTS:
        found["decision"] = DECISIONS[max(position.decision)]
        found["dice"] = counts_of(names.FACES, position.dice)
    found["boats"] = [_boat(position, seat) for seat in range(position.players)]
    found["deck"] = names_of(names.WISHES, position.deck[: position.deck_size][::-1])
    return found


def _boat(position: Plain, seat: int) -> Document:
    hand: list[str | None] = [*_repeated(position.hands[seat])]
    return {
        "lanterns": counts_of(names.COLOURS, position.lanterns[seat]),
        "hand": hand + [None] * (position.hand_sizes[seat] - len(hand)),
        "granted": _repeated(position.granted[seat]),
    }


def _repeated(counts: list[int]) -> list[str]:
    return [name for name, count in zip(names.WISHES, counts, strict=True) for _ in range(count)]


_WRITER = Writer(State, HEAD, _body)
write = _WRITER.write
write_view = _WRITER.write_view


def write_prospects(prospects: Prospects, view: State, seat: int | None) -> LanternsProspects:
    """Return what follows from a view, ready for `json.dump`."""
    return {
        "boats": [
            {"lacking": dict(zip(names.WISHES, prospects.lacking[player].tolist(), strict=True))}
            for player in range(view.players)
        ]
    }


# Reading --------------------------------------------------------------------------------------------------------------


def read(document: Mapping[str, object]) -> State:
    """Return the position of a document; raise DocumentError, with the path and the reason, if it is none."""
    root, players = open_document(document, SHAPE, HEAD, PLAYER_COUNTS)
    position = State.blank()
    lay_out(position, players)
    drawn = read_generator(root["generator"], position)
    position.full_moon = int(root["options"].fields(OPTIONS)["full_moon"].flag())
    position.night = root["night"].integer(1, NIGHTS + 1, 1)
    turns = DICE_EACH * players
    last = turns if is_over(position) else turns - 1
    position.turns = root["turns"].integer(turns if is_over(position) else 0, last, turns if is_over(position) else 0)
    position.first_player = root["first_player"].integer(0, players - 1, 0)
    position.wind = root["wind"].integer(0, players - 1, UNKNOWN)
    _read_cards(position, root, seat_fields(root, "boats", players, BOAT))
    _read_turn(position, root)
    resume_generator(position, drawn)
    return position


def run_on(position: State, log: Log) -> None:
    """Do nothing: whatever a document says, somebody has to decide."""


def _read_cards(position: State, root: Fields, boats: list[Fields]) -> None:
    """Read the boats and the deck. Hands that are not given are dealt, and the deck is what is left."""
    pool = Pool(position, names.WISHES, WISH_COPIES.tolist(), "the game")
    hands = []
    for seat, boat in enumerate(boats):
        position.lanterns[seat] = boat["lanterns"].counts(names.COLOURS, [MOST_LANTERNS] * len(names.COLOURS))
        for node in boat["granted"].items(CARDS):
            position.granted[seat, pool.read(node)] += 1
        entries = boat["hand"].items(MOST_IN_HAND)
        dealt = FULL_MOON_WISHES if position.full_moon else WISHES_DEALT
        hands.append(read_tiles(entries, pool) if boat["hand"].given else [UNKNOWN] * dealt)
    deck, below = read_stack(root["deck"], pool, CARDS)
    rest = pool.shuffled()
    for seat, hand in enumerate(hands):
        fill_stack(boats[seat]["hand"], hand, rest)
        position.hand_sizes[seat] = len(hand)
        for wish in hand:
            position.hands[seat, wish] += 1
    fill_stack(root["deck"], deck, rest)
    if below or not root["deck"].given:
        deck += rest
    elif rest:
        root["deck"].fail(f"must name all cards that are left, {len(rest)} more, or end with “rest”")
    position.deck_size = len(deck)
    position.deck[: len(deck)] = deck[::-1]


def _read_turn(position: State, root: Fields) -> None:
    """Read what the player whose turn it is is asked, and the dice that are left."""
    if is_over(position):
        root.refuse(("decision", "dice"), "is for the nights only")
        return
    seat = int(seat_to_take(position))
    decision = root["decision"].word(DECISIONS, TAKE_DIE)
    if decision not in (TAKE_DIE, GRANT_WISH):
        root["decision"].fail(f'must be "{DECISIONS[TAKE_DIE]}" or "{DECISIONS[GRANT_WISH]}"')
    if decision == GRANT_WISH and not is_asked_to_grant(position, seat):
        root["decision"].fail(f'cannot be "{DECISIONS[GRANT_WISH]}": boats[{seat}] has no wish, or too few lanterns')
    position.decision[seat] = decision
    left = DICE_EACH * int(position.players) + SPARE_DICE - int(position.turns) - (decision == GRANT_WISH)
    if not root["dice"].given:
        roll(position, Log.blank(), left)
        return
    dice = root["dice"].counts(names.FACES, [left] * len(names.FACES))
    if sum(dice) != left:
        root["dice"].fail(f"must be {left} dice after {position.turns} turns, not {sum(dice)}")
    position.dice[:] = dice
