"""The twelve events: what each does at the start of the day, every day until somebody overcomes it (rulings 2 to 4)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import log as happened
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
    CAVE_IN,
    CITIES,
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
    PERMANENT,
    RADIOACTIVE_CLOUD,
    RAT_INFESTATION,
    SANDSTORM,
    THIEVES,
    WATER,
    WILDFIRE,
)
from newdawn.outlive.rooms import is_immune, permanent_left
from newdawn.outlive.setup import turn_over_tile
from newdawn.outlive.state import LOSE_SUPPLY, LOSE_TOKENS, MOVING, NOTHING, UNKNOWN, Game
from newdawn.outlive.stores import only_kind, raise_gauge, spend, spend_permanent, supplies, tokens_between
from newdawn.outlive.survivors import settle_losses

AFTER_MUNITIONS = MUNITION + 1


@compiled
def is_open(game: Game, event: int) -> bool:
    """Tell whether an event lies face up and nobody has overcome it."""
    for space in range(game.flipped):
        if game.convoy[space] == event:
            return game.overcome_by[space] == UNKNOWN
    return False


@compiled
def afflicts(game: Game, seat: int, event: int) -> bool:
    """Tell whether an open event weighs on this tribe: the immunity room may keep it off."""
    return is_open(game, event) and not is_immune(game, seat)


@compiled
def acting_strength(game: Game, seat: int, hero: int) -> int:
    """Return a hero's strength for actions and for the ship: the Sandstorm makes it 3, but not under pressure."""
    if afflicts(game, seat, SANDSTORM):
        return min(SANDSTORM_STRENGTH, HERO_STRENGTH[hero])
    return HERO_STRENGTH[hero] + 0


@compiled
def apply_events(game: Game, log: Log) -> None:
    """Flip today's event, then apply all open ones in the order of the convoy; stop wherever players must choose."""
    if game.event_space == UNKNOWN:
        game.flipped = game.day
        game.event_space = 0
        emit(log, happened.EVENT_FLIPPED, game.convoy[game.day - 1], game.day)
    while game.event_space < game.flipped:
        space = game.event_space
        game.event_space += 1
        if game.overcome_by[space] == UNKNOWN:
            _apply(game, log, game.convoy[space])
            for seat in range(game.players):
                if game.decision[seat] != NOTHING:
                    return
    game.stage = MOVING
    game.active = UNKNOWN


@compiled
def _apply(game: Game, log: Log, event: int) -> None:
    emit(log, happened.EVENT_APPLIED, event)
    if event == WILDFIRE or event == LEAN_TIMES:
        _reduce(game, log, FOREST, EVENT_REMOVES[event, game.players])
    if event == CAVE_IN or event == LEAN_TIMES:
        _reduce(game, log, MINE, EVENT_REMOVES[event, game.players])
    if event == THIEVES or event == LEAN_TIMES:
        _reduce(game, log, FAIRGROUNDS, EVENT_REMOVES[event, game.players])
    if event == NOMADS:
        _nomads(game, log)
    if event in (RADIOACTIVE_CLOUD, RAT_INFESTATION, ENEMY_CLAN, COLD_SNAP):
        for seat in range(game.players):
            if is_immune(game, seat):
                emit(log, happened.EVENT_SHRUGGED_OFF, seat, event)
            else:
                _strike(game, log, seat, event)


@compiled
def _reduce(game: Game, log: Log, place: int, count: int) -> None:
    """Return tokens of a place to the reserve, as many as are there."""
    count = min(count, game.place_stock[place])
    game.place_stock[place] -= count
    emit(log, happened.PLACE_REDUCED, place, PLACE_TOKEN[place], count)


@compiled
def _nomads(game: Game, log: Log) -> None:
    """Turn search tiles of each city over and lay them aside."""
    for city in range(len(CITIES)):
        for _ in range(min(EVENT_REMOVES[NOMADS, game.players], game.search_pile_size[city])):
            emit(log, happened.TILE_SET_ASIDE, city, turn_over_tile(game, city))


@compiled
def _strike(game: Game, log: Log, seat: int, event: int) -> None:
    """Let an event that names the tribes themselves hit one of them."""
    if event == RADIOACTIVE_CLOUD:
        raise_gauge(game, log, seat, CLOUD_SQUARES)
    elif event == COLD_SNAP:
        game.to_lose[seat] += COLD_SURVIVORS
    elif event == RAT_INFESTATION:
        if supplies(game, seat) + permanent_left(game, seat) < RATS_SUPPLIES:
            game.to_lose[seat] += 1
        else:
            game.to_pay[seat] = RATS_SUPPLIES
            _feed_rats(game, log, seat)
    elif tokens_between(game, seat, FIRST_MATERIAL, AFTER_MUNITIONS) < CLAN_TOKENS:
        # With one token too few the clan takes a survivor, and the token stays (ruling 29).
        game.to_lose[seat] += 1
    else:
        game.to_pay[seat] = CLAN_TOKENS
        _pay_clan(game, log, seat)
    settle_losses(game, log, seat)


@compiled
def _feed_rats(game: Game, log: Log, seat: int) -> None:
    """Take the supply that the rats eat; ask which one where there is a choice."""
    while game.to_pay[seat] > 0:
        only = only_kind(game, seat, FIRST_SUPPLY, AFTER_SUPPLIES)
        if permanent_left(game, seat) == 0 and only >= 0:
            spend(game, log, seat, only, 1)
        elif supplies(game, seat) == 0:
            spend_permanent(game, log, seat)
        else:
            game.decision[seat] = LOSE_SUPPLY
            return
        game.to_pay[seat] -= 1


@compiled
def lose_supply_reason(game: Game, seat: int, move: int) -> int:
    """Ask which supply the rats get; permanent water will do, and is then spent for the day (ruling 28)."""
    if KIND[move] != PAY:
        return because(reasons.NOT_NOW, game.decision[seat])
    token = FIRST[move]
    if token == PERMANENT:
        return 0 if permanent_left(game, seat) > 0 else because(reasons.NEEDS_TOKEN, WATER, 1)
    if token >= AFTER_SUPPLIES:
        return because(reasons.NOT_ACCEPTED, token)
    return 0 if game.stock[seat, token] > 0 else because(reasons.NEEDS_TOKEN, token, 1)


@compiled
def lose_supply(game: Game, log: Log, seat: int, move: int) -> None:
    """Give the rats what was chosen."""
    if FIRST[move] == PERMANENT:
        spend_permanent(game, log, seat)
    else:
        spend(game, log, seat, FIRST[move], 1)
    game.to_pay[seat] -= 1
    game.decision[seat] = NOTHING
    _feed_rats(game, log, seat)


@compiled
def _pay_clan(game: Game, log: Log, seat: int) -> None:
    """Take the tokens that the enemy clan demands; ask which ones where there is a choice."""
    while game.to_pay[seat] > 0:
        only = only_kind(game, seat, FIRST_MATERIAL, AFTER_MUNITIONS)
        if only >= 0:
            spend(game, log, seat, only, 1)
            game.to_pay[seat] -= 1
        elif tokens_between(game, seat, FIRST_MATERIAL, AFTER_MUNITIONS) == game.to_pay[seat]:
            for token in range(FIRST_MATERIAL, AFTER_MUNITIONS):
                spend(game, log, seat, token, game.stock[seat, token])
            game.to_pay[seat] = 0
        else:
            game.decision[seat] = LOSE_TOKENS
            return


@compiled
def lose_tokens_reason(game: Game, seat: int, move: int) -> int:
    """Ask which material or munition the enemy clan gets, any mix (ruling 29)."""
    if KIND[move] != PAY:
        return because(reasons.NOT_NOW, game.decision[seat])
    token = FIRST[move]
    if token < FIRST_MATERIAL or token >= AFTER_MUNITIONS:
        return because(reasons.NOT_ACCEPTED, token)
    return 0 if game.stock[seat, token] > 0 else because(reasons.NEEDS_TOKEN, token, 1)


@compiled
def lose_tokens(game: Game, log: Log, seat: int, move: int) -> None:
    """Give the enemy clan what was chosen."""
    spend(game, log, seat, FIRST[move], 1)
    game.to_pay[seat] -= 1
    game.decision[seat] = NOTHING
    _pay_clan(game, log, seat)
