"""What a player of Outlive does in one go, and what goes without saying: hunts with how they are paid, free bonuses,
discounts, the usual payments, and what a hero does with points that are good for nothing else.

All of it is worked out from what everybody can see: stores, rooms and tiles lie open.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any

from newdawn.outlive.components import EQUIPMENT_AMOUNT, EQUIPMENT_PLUS, EQUIPMENT_TOKEN, WATER_KEPT
from newdawn.outlive.hunting import endurance_of, ground_of
from newdawn.outlive.moves import (
    DONE,
    FIRST,
    HUNT_PREY,
    KIND,
    LOSE,
    MOVE_DONE,
    MOVE_SEARCH,
    MOVE_STRIKE,
    PAY,
    PAYS,
    ROOM,
    SETTLE,
    TAKE,
    TRIBUTE_TOKEN,
    UNLOCK,
    USE,
    USES,
    WAIVE_TOKEN,
)
from newdawn.outlive.names import (
    ACCESS_CARD,
    AFTER_MATERIALS,
    AFTER_SUPPLIES,
    AIRLOCK,
    BEAR_TRAP,
    CARGO_ONE,
    CARGO_TWO,
    EMPTY_CUPBOARD,
    FIRST_MATERIAL,
    FIRST_SUPPLY,
    FOUR_MUNITIONS,
    GAUGE_DOWN,
    HUNTING_ONE,
    HUNTING_TWO,
    MEAT,
    MUNITION,
    SHOTGUN,
    WATER,
)
from newdawn.outlive.repairing import discount_of
from newdawn.outlive.state import REPAIRED, State

if TYPE_CHECKING:
    from newdawn.core.face import View

__all__ = ["bundles", "closing", "harmless", "suggested"]

_MOST_WAYS = 8
"""Where a hunt can be paid in more ways, its payment is chosen step by step."""
_BONUS_ROOMS = (CARGO_ONE, CARGO_TWO, HUNTING_ONE, HUNTING_TWO, EMPTY_CUPBOARD)
_NIGHT_ROOMS = (FOUR_MUNITIONS, GAUGE_DOWN)


def bundles(view: "View") -> Iterator[Sequence[int]]:
    """Yield the hunts that are possible, each with every way to pay for it."""
    if _question(view) != "act":
        return
    for move in view.moves():
        if KIND[move.number] == HUNT_PREY:
            ways = [[move.number, *way] for way in _ways_to_pay(view.record, _seat(view), FIRST[move.number])]
            if 1 < len(ways) <= _MOST_WAYS:
                yield from ways


def _ways_to_pay(state: State, seat: int, position: int) -> Iterator[list[int]]:
    """Yield the ways to pay for a prey: with tiles, munitions, and at least one action point."""
    ground = ground_of(state.hero_place[seat, state.hero])
    whole = int(endurance_of(state, seat, state.wild_stack[ground, position]))
    points, munitions = int(state.points), int(state.stock[seat, MUNITION])
    tiles = [tile for tile in (SHOTGUN, BEAR_TRAP) if state.equipment[seat, tile] == REPAIRED]
    for count in range(len(tiles) + 1):
        for used in combinations(tiles, count):
            left = whole
            for number, tile in enumerate(used):
                if left <= 1:
                    break
                left = max(1, left - int(EQUIPMENT_AMOUNT[tile]))
                if number == len(used) - 1:
                    yield from _with_munitions(left, points, munitions, used, has_more=count < len(tiles))
            if not used:
                yield from _with_munitions(left, points, munitions, used, has_more=bool(tiles))


def _with_munitions(
    endurance: int, points: int, munitions: int, used: Sequence[int], *, has_more: bool
) -> Iterator[list[int]]:
    """Yield the ways to pay what tiles have left over; the hero has to strike while anything else could still help."""
    for spent in range(max(0, endurance - points), min(munitions, endurance - 1) + 1):
        left = endurance - spent
        is_asked = left > 1 and (munitions > spent or has_more)
        yield [*(USES + tile for tile in used), *[PAYS + MUNITION] * spent, *([MOVE_STRIKE] if is_asked else [])]


def harmless(view: "View") -> int | None:
    """Return a bonus or a discount that costs nothing, once nothing is left to do that it could wait for."""
    for number, kind, named in _offered(view):
        if _is_harmless(_question(view), view.record, _seat(view), kind, named):
            return number
    return None


def _offered(view: "View") -> list[tuple[int, int, int]]:
    """Return what may be chosen: the number of each move, its kind, and the first thing that it names."""
    return [(move.number, int(KIND[move.number]), int(FIRST[move.number])) for move in view.moves()]


def _is_harmless(question: str, state: State, seat: int, kind: int, named: int) -> bool:
    match question:
        case "act":
            if kind == USE and named == ACCESS_CARD:
                return bool(state.points > 0)
            if kind == USE and EQUIPMENT_TOKEN[named] >= 0:
                # What comes from the reserve can wait for nothing; what comes from the place takes nothing away.
                return bool(not EQUIPMENT_PLUS[named] or state.points == 0)
            return bool(kind == ROOM and state.room[seat, named] in _BONUS_ROOMS and state.points == 0)
        case "build":
            return bool(kind == ROOM and state.room[seat, named] in _NIGHT_ROOMS)
        case "pay-room":
            return kind == ROOM
    return False


def suggested(view: "View") -> int | None:
    """Return the usual payment: what would spoil goes first, then what there is most of; and the largest discount.

    Where a hero can spend its points in one way only, it does; survivors are taken into the airlock, and lost from it.
    """
    question, state, seat = _question(view), view.record, _seat(view)
    wanted: tuple[int, ...] = ()
    worth: Callable[[State, int, int], Any] = _held
    if question == "act":
        wanted, worth = _only_way(view), _is_airlock
    elif question in ("feed", "lose-supply"):
        wanted, worth = (PAY,), _spoils
    elif question in ("pay-room", "lose-tokens") or (question == "tribute" and state.defender == seat):
        wanted = (PAY, TRIBUTE_TOKEN)
    elif question == "repair-discount":
        wanted, worth = (ROOM,), discount_of
    elif question in ("discount", "waive"):
        wanted, worth = (WAIVE_TOKEN,), _is_dear
    elif question == "lose-survivor":
        wanted, worth = (LOSE,), _is_airlock
    fitting = [(worth(state, seat, named), number) for number, kind, named in _offered(view) if kind in wanted]
    return max(fitting, key=lambda one: one[0])[1] if fitting else None


def _only_way(view: "View") -> tuple[int, ...]:
    """Return the kind of what a hero can do: open the door, scavenge, or take somebody in; none if it has a choice."""
    kinds = {kind for _, kind, named in _offered(view) if not _can_wait(kind, named)}
    for kind in (UNLOCK, TAKE, SETTLE):
        if kind in kinds and kinds <= {kind, SETTLE}:
            return (kind,)
    return ()


def _can_wait(kind: int, named: int) -> bool:
    """Return whether a hero needs no action point for a move, and gets the same for it later."""
    return kind in (DONE, ROOM) or (kind == USE and EQUIPMENT_TOKEN[named] >= 0)


def _spoils(state: State, seat: int, token: int) -> tuple[int, int]:
    """Return how soon a supply is lost if it is not eaten: meat tonight, water beyond what is kept, too."""
    count = _held(state, seat, token)
    is_lost = token == MEAT or (token >= AFTER_MATERIALS) or (token == WATER and count > WATER_KEPT)
    return (2 if token == MEAT else 1 if is_lost else 0, count)


def _held(state: State, seat: int, token: int) -> int:
    return int(state.stock[seat, token]) if token < len(state.stock[seat]) else 0


def _is_dear(state: State, seat: int, token: int) -> tuple[int, int]:
    """Return how much a discount saves on a token: two materials or munitions or one supply; the scarcest is saved."""
    is_supply = FIRST_SUPPLY <= token < AFTER_SUPPLIES
    is_material = FIRST_MATERIAL <= token < AFTER_MATERIALS
    return (0 if is_supply else 2 if is_material else 1, -_held(state, seat, token))


def _is_airlock(state: State, seat: int, part: int) -> bool:
    """Return whether a part of the shelter is not a room, which could stay full."""
    return part == AIRLOCK


_ENDED_BY_DONE = ("overcome", "recruit", "build", "repair")


def closing(view: "View") -> int | None:
    """Return what ends a hero’s visit when its points are spent and nobody waits to be taken in, or a step of the
    night. A hero in a city searches as long as it can.
    """
    question, state = _question(view), view.record
    if question == "act" and view.why_not(MOVE_SEARCH) is None:
        return MOVE_SEARCH
    is_done = question in _ENDED_BY_DONE or (question == "act" and state.points == 0 and not state.waiting)
    return MOVE_DONE if is_done else None


def _seat(view: "View") -> int:
    assert view.seat is not None
    return view.seat


def _question(view: "View") -> str:
    return view.decision(_seat(view))
