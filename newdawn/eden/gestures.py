"""What a player of Paris: New Eden does in one go, and what goes without saying: a die with what its location gives, an
announced strength with its wilds, the end of a step in which nothing else is wished.

Holding a New Building is a secret, and whoever places none must take as long as everybody else. So what is played
without a question follows from the dice and tokens that lie open.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from newdawn.eden.acquire import least_strength, most_strength
from newdawn.eden.moves import FIRST, KIND, MOVE_ADD_DIE, MOVE_ADD_TOKEN, MOVE_DONE, MOVE_FEED, TAKE
from newdawn.eden.names import LOCATIONS, WILD
from newdawn.eden.prospects import is_ahead

if TYPE_CHECKING:
    from newdawn.core.face import Move, View
    from newdawn.eden.state import State

__all__ = ["bundles", "closing", "harmless", "suggested"]

_MOST_GIFTS = 8
"""Where a location offers more dice with more gifts, the gift is chosen after the die."""
_GIFTS = ("flip-event", "choose-in-city", "choose-at-station")
_ENDED_BY_DONE = ("new-buildings", "after-first-die")
"""An announcement is none of them: it is where a plan for one's wilds is seen, which the choice of none would hide."""


def bundles(view: "View") -> Iterator[Sequence[int]]:
    """Yield each die with each of the gifts of its location, and each strength that can be announced with wilds."""
    question = view.decision(_seat(view))
    if question in ("take-die", "after-first-die"):
        dice = [move for move in view.moves() if KIND[move.number] == TAKE]
        for location in range(len(LOCATIONS)):
            found = [pair for die in dice if FIRST[die.number] == location for pair in _gifts(view, die)]
            if len(found) <= _MOST_GIFTS:
                yield from found
    elif question == "announce":
        yield from _strengths(view)


def _gifts(view: "View", die: "Move") -> list[tuple[int, int]]:
    """Return a die with each gift that its location lets one choose; nothing where there is no choice."""
    seat, world = _seat(view), view.deal(0)
    world.play(seat, die)
    if seat not in world.to_act or world.decision(seat) not in _GIFTS:
        return []
    return [(die.number, gift.number) for gift in world.moves(seat) if gift.number != MOVE_DONE]


def _strengths(view: "View") -> Iterator[Sequence[int]]:
    """Yield the ways to add wilds. With the last one the strength is announced by itself."""
    state, seat = view.record, _seat(view)
    dice = int(state.dice[seat, WILD]) - int(state.wild_dice[seat])
    tokens = int(state.tokens[seat, WILD]) - int(state.wild_tokens[seat])
    for added in range(1, dice + tokens + 1):
        # Dice go first: wild tokens stay for later seasons.
        from_dice = min(dice, added)
        row = [MOVE_ADD_DIE] * from_dice + [MOVE_ADD_TOKEN] * (added - from_dice)
        yield row if added == dice + tokens else [*row, MOVE_DONE]


def harmless(view: "View") -> int | None:
    """Return the end of an announcement that wild dice could not change anything about: they are better kept.

    A wild token is another matter: whoever adds one gets a slacker, which may be wished for.
    """
    state, seat = view.record, _seat(view)
    has_dice_only = state.tokens[seat, WILD] == state.wild_tokens[seat]
    is_idle = view.decision(seat) == "announce" and has_dice_only and _is_settled(state, seat)
    return MOVE_DONE if is_idle else None


def _is_settled(state: "State", seat: int) -> bool:
    """Return whether a player is as far ahead of each other one, or behind, whatever wilds either of them adds."""
    for other in range(state.players):
        if other != seat:
            ahead = {
                is_ahead(state, seat, strength, other, theirs)
                for strength in _strengths_of(state, seat)
                for theirs in _strengths_of(state, other)
            }
            if len(ahead) > 1:
                return False
    return True


def _strengths_of(state: "State", seat: int) -> range:
    kind = int(state.building_type)
    return range(least_strength(state, seat, kind), most_strength(state, seat, kind) + 1)


def suggested(view: "View") -> int | None:
    """Return no move: every choice of this game is one."""
    return None


def closing(view: "View") -> int | None:
    """Return what ends a step in which something more may be done; people are fed where that is possible."""
    question = view.decision(_seat(view))
    if question == "feed":
        return MOVE_FEED if view.why_not(MOVE_FEED) is None else None
    return MOVE_DONE if question in _ENDED_BY_DONE else None


def _seat(view: "View") -> int:
    assert view.seat is not None
    return view.seat
