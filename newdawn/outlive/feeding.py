"""Night step 2: feeding survivors (ruling 26)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import log as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import AIRLOCK_ROWS, ROOM_UPKEEP
from newdawn.outlive.moves import FIRST, KIND, PAY
from newdawn.outlive.names import AFTER_SUPPLIES, AIRLOCK, CANNED, FIRST_SUPPLY, MEAT, WATER
from newdawn.outlive.rooms import SLOTS
from newdawn.outlive.state import FEED, NOTHING, Game
from newdawn.outlive.stores import has_at_night, spend_at_night, supplies_at_night


@compiled
def airlock_rows(game: Game, seat: int) -> int:
    """Return how many rows of the airlock hold survivors; a row is begun when the ones before it are full."""
    left = game.survivors[seat, AIRLOCK] + 0
    rows = 0
    while left > 0:
        left -= AIRLOCK_ROWS[rows]
        rows += 1
    return rows


@compiled
def room_upkeep(game: Game, seat: int) -> int:
    """Return the supplies that the rooms cost: in full for each one with at least one survivor."""
    cost = 0
    for slot in range(SLOTS):
        if game.survivors[seat, slot] > 0:
            cost += ROOM_UPKEEP[game.room[seat, slot]]
    return cost


@compiled
def begin_feeding(game: Game, log: Log, seat: int) -> None:
    """Give water to the airlock's rows first, then supplies to the rooms; each one that is short costs a survivor.

    The cost is counted before anybody dies. Water goes to the rows first because nothing else will do there: so the
    fewest die. What the rooms get is the player's choice.
    """
    rows = airlock_rows(game, seat)
    water = min(rows, has_at_night(game, seat, WATER))
    spend_at_night(game, log, seat, WATER, water)
    upkeep = room_upkeep(game, seat)
    payable = min(upkeep, supplies_at_night(game, seat))
    short = rows - water + upkeep - payable
    if short > 0:
        game.to_lose[seat] += short
        emit(log, happened.HUNGER, seat, short)
    game.to_pay[seat] = payable
    _pay_rooms(game, log, seat)


@compiled
def _pay_rooms(game: Game, log: Log, seat: int) -> None:
    """Pay for the rooms where there is nothing to choose, else ask."""
    while game.to_pay[seat] > 0:
        kinds = 0
        only = MEAT
        for token in range(FIRST_SUPPLY, AFTER_SUPPLIES):
            if has_at_night(game, seat, token) > 0:
                kinds += 1
                only = token
        if kinds == 1:
            spend_at_night(game, log, seat, only, game.to_pay[seat])
            game.to_pay[seat] = 0
        elif supplies_at_night(game, seat) == game.to_pay[seat]:
            for token in range(MEAT, CANNED + 1):
                spend_at_night(game, log, seat, token, has_at_night(game, seat, token))
            game.to_pay[seat] = 0
        else:
            game.decision[seat] = FEED
            return


@compiled
def supply_reason(game: Game, seat: int, token: int) -> int:
    """Say why a token cannot be paid where a supply is asked for."""
    if token >= AFTER_SUPPLIES:
        return because(reasons.NOT_ACCEPTED, token)
    return 0 if has_at_night(game, seat, token) > 0 else because(reasons.NEEDS_TOKEN, token, 1)


@compiled
def feed_reason(game: Game, seat: int, move: int) -> int:
    """Ask which supplies the rooms get. Nobody may starve their survivors while there is something to eat."""
    if KIND[move] != PAY:
        return because(reasons.MUST_PAY, game.to_pay[seat])
    return supply_reason(game, seat, FIRST[move])


@compiled
def feed(game: Game, log: Log, seat: int, move: int) -> None:
    """Give one supply."""
    spend_at_night(game, log, seat, FIRST[move], 1)
    game.to_pay[seat] -= 1
    game.decision[seat] = NOTHING
    _pay_rooms(game, log, seat)
