"""The twelve events: what each does at the start of the day, every day until somebody overcomes it (rulings 2 to 4)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import happenings as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import (
    CLAN_TOKENS,
    CLOUD_SQUARES,
    COLD_SURVIVORS,
    EVENT_REMOVES,
    HERO_STRENGTH,
    PLACE_TOKEN,
    RATS_SUPPLIES,
    SANDSTORM_STRENGTH,
)
from newdawn.outlive.moves import FIRST, KIND, PAY
from newdawn.outlive.names import (
    AFTER_SUPPLIES,
    BLACKWOOD,
    BY_EVENT,
    CAVE_IN,
    CITIES,
    CITY_PLACES,
    COLD_SNAP,
    ENEMY_CLAN,
    FAIRGROUNDS,
    FIRST_MATERIAL,
    FIRST_SUPPLY,
    FOREST,
    LEAN_TIMES,
    MINE,
    MUNITION,
    NOMADS,
    PEAK,
    PERMANENT,
    RADIOACTIVE_CLOUD,
    RAT_INFESTATION,
    SANDSTORM,
    THIEVES,
    WATER,
    WILDFIRE,
)
from newdawn.outlive.radioactivity import raise_gauge
from newdawn.outlive.rooms import is_immune, permanent_left
from newdawn.outlive.search_piles import turn_over_tile
from newdawn.outlive.state import LOSE_SUPPLY, LOSE_TOKENS, MOVING, NOTHING, UNKNOWN, State
from newdawn.outlive.stores import only_kind, spend, spend_permanent, supplies, tokens_between
from newdawn.outlive.survivors import settle_losses

AFTER_MUNITIONS = MUNITION + 1


@compiled
def is_open(state: State, event: int) -> bool:
    """Return whether an event lies face up and nobody has overcome it."""
    for space in range(state.flipped):
        if state.convoy[space] == event:
            return state.overcome_by[space] == UNKNOWN
    return False


@compiled
def afflicts(state: State, seat: int, event: int) -> bool:
    """Return whether an open event weighs on this tribe: the immunity room may keep it off."""
    return is_open(state, event) and not is_immune(state, seat)


@compiled
def strength_in(hero: int, sandstorm: bool) -> int:
    """Return a hero's strength for actions and for the ship, in a Sandstorm or in fair weather."""
    if sandstorm:
        return min(SANDSTORM_STRENGTH, HERO_STRENGTH[hero])
    return HERO_STRENGTH[hero] + 0


@compiled
def acting_strength(state: State, seat: int, hero: int) -> int:
    """Return a hero's strength for actions and for the ship: the Sandstorm limits it, but not under pressure."""
    return strength_in(hero, afflicts(state, seat, SANDSTORM))


@compiled
def taken_from(event: int, place: int, players: int) -> int:
    """Return how many tokens, or search tiles of a city, an event of scarcity takes from a place each day."""
    if (
        (place == FOREST and (event == WILDFIRE or event == LEAN_TIMES))
        or (place == MINE and (event == CAVE_IN or event == LEAN_TIMES))
        or (place == FAIRGROUNDS and (event == THIEVES or event == LEAN_TIMES))
        or ((place == BLACKWOOD or place == PEAK) and event == NOMADS)
    ):
        return EVENT_REMOVES[event, players] + 0
    return 0


@compiled
def apply_events(state: State, log: Log) -> None:
    """Flip today's event and apply it, then the older ones that are still open, in the order of the convoy (ruling 3);
    stop wherever players must choose.
    """
    if state.event_space == UNKNOWN:
        state.flipped = state.day
        state.event_space = 0
        emit(log, happened.EVENT_FLIPPED, state.convoy[state.day - 1], state.day)
    while state.event_space < state.flipped:
        space = (state.flipped if state.event_space == 0 else state.event_space) - 1
        state.event_space += 1
        if state.overcome_by[space] == UNKNOWN:
            _apply(state, log, state.convoy[space])
            for seat in range(state.players):
                if state.decision[seat] != NOTHING:
                    return
    state.stage = MOVING
    state.active = UNKNOWN


@compiled
def _apply(state: State, log: Log, event: int) -> None:
    emit(log, happened.EVENT_APPLIED, event)
    if event in (WILDFIRE, CAVE_IN, THIEVES, LEAN_TIMES):
        for place in (FOREST, MINE, FAIRGROUNDS):
            count = taken_from(event, place, state.players)
            if count > 0:
                _reduce(state, log, place, count)
    if event == NOMADS:
        _nomads(state, log)
    if event in (RADIOACTIVE_CLOUD, RAT_INFESTATION, ENEMY_CLAN, COLD_SNAP):
        for seat in range(state.players):
            if is_immune(state, seat):
                emit(log, happened.EVENT_SHRUGGED_OFF, seat, event)
            else:
                _strike(state, log, seat, event)


@compiled
def _reduce(state: State, log: Log, place: int, count: int) -> None:
    """Return tokens of a place to the reserve, as many as are there."""
    count = min(count, state.place_stock[place])
    state.place_stock[place] -= count
    emit(log, happened.PLACE_REDUCED, place, PLACE_TOKEN[place], count)


@compiled
def _nomads(state: State, log: Log) -> None:
    """Turn search tiles of each city over and lay them aside."""
    for city in range(len(CITIES)):
        count = taken_from(NOMADS, CITY_PLACES[city], state.players)
        for _ in range(min(count, state.search_pile_size[city])):
            emit(log, happened.TILE_SET_ASIDE, city, turn_over_tile(state, city))


@compiled
def _strike(state: State, log: Log, seat: int, event: int) -> None:
    """Let an event that names the tribes themselves hit one of them."""
    if event == RADIOACTIVE_CLOUD:
        raise_gauge(state, log, seat, CLOUD_SQUARES, BY_EVENT + event)
    elif event == COLD_SNAP:
        state.to_lose[seat] += COLD_SURVIVORS
    elif event == RAT_INFESTATION:
        if supplies(state, seat) + permanent_left(state, seat) < RATS_SUPPLIES:
            state.to_lose[seat] += 1
        else:
            state.to_pay[seat] = RATS_SUPPLIES
            _feed_rats(state, log, seat)
    elif tokens_between(state, seat, FIRST_MATERIAL, AFTER_MUNITIONS) < CLAN_TOKENS:
        # With one token too few the clan takes a survivor, and the token stays (ruling 29).
        state.to_lose[seat] += 1
    else:
        state.to_pay[seat] = CLAN_TOKENS
        _pay_clan(state, log, seat)
    settle_losses(state, log, seat)


@compiled
def _feed_rats(state: State, log: Log, seat: int) -> None:
    """Take the supply that the rats eat; ask which one where there is a choice."""
    while state.to_pay[seat] > 0:
        only = only_kind(state, seat, FIRST_SUPPLY, AFTER_SUPPLIES)
        if permanent_left(state, seat) == 0 and only >= 0:
            spend(state, log, seat, only, 1, BY_EVENT + RAT_INFESTATION)
        elif supplies(state, seat) == 0:
            spend_permanent(state, log, seat, BY_EVENT + RAT_INFESTATION)
        else:
            state.decision[seat] = LOSE_SUPPLY
            return
        state.to_pay[seat] -= 1


@compiled
def lose_supply_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is which supply the rats get; permanent water will do, and is then spent for the day (ruling 28).
    """
    if KIND[move] != PAY:
        return because(reasons.NOT_NOW, state.decision[seat])
    token = FIRST[move]
    if token == PERMANENT:
        return 0 if permanent_left(state, seat) > 0 else because(reasons.NEEDS_TOKEN, WATER, 1)
    if token >= AFTER_SUPPLIES:
        return because(reasons.NOT_ACCEPTED, token)
    return 0 if state.stock[seat, token] > 0 else because(reasons.NEEDS_TOKEN, token, 1)


@compiled
def lose_supply(state: State, log: Log, seat: int, move: int) -> None:
    """Give the rats what was chosen."""
    if FIRST[move] == PERMANENT:
        spend_permanent(state, log, seat, BY_EVENT + RAT_INFESTATION)
    else:
        spend(state, log, seat, FIRST[move], 1, BY_EVENT + RAT_INFESTATION)
    state.to_pay[seat] -= 1
    state.decision[seat] = NOTHING
    _feed_rats(state, log, seat)


@compiled
def _pay_clan(state: State, log: Log, seat: int) -> None:
    """Take the tokens that the enemy clan demands; ask which ones where there is a choice."""
    while state.to_pay[seat] > 0:
        only = only_kind(state, seat, FIRST_MATERIAL, AFTER_MUNITIONS)
        if only >= 0:
            spend(state, log, seat, only, 1, BY_EVENT + ENEMY_CLAN)
            state.to_pay[seat] -= 1
        elif tokens_between(state, seat, FIRST_MATERIAL, AFTER_MUNITIONS) == state.to_pay[seat]:
            for token in range(FIRST_MATERIAL, AFTER_MUNITIONS):
                spend(state, log, seat, token, state.stock[seat, token], BY_EVENT + ENEMY_CLAN)
            state.to_pay[seat] = 0
        else:
            state.decision[seat] = LOSE_TOKENS
            return


@compiled
def lose_tokens_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    The question is which material or munition the enemy clan gets, any mix (ruling 29).
    """
    if KIND[move] != PAY:
        return because(reasons.NOT_NOW, state.decision[seat])
    token = FIRST[move]
    if token < FIRST_MATERIAL or token >= AFTER_MUNITIONS:
        return because(reasons.NOT_ACCEPTED, token)
    return 0 if state.stock[seat, token] > 0 else because(reasons.NEEDS_TOKEN, token, 1)


@compiled
def lose_tokens(state: State, log: Log, seat: int, move: int) -> None:
    """Give the enemy clan what was chosen."""
    spend(state, log, seat, FIRST[move], 1, BY_EVENT + ENEMY_CLAN)
    state.to_pay[seat] -= 1
    state.decision[seat] = NOTHING
    _pay_clan(state, log, seat)
