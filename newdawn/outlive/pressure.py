"""Pressure: a hero that arrives leans on every weaker hero that stands there (rulings 20 to 22)."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.outlive import log as happened
from newdawn.outlive import reasons
from newdawn.outlive.components import EQUIPMENT_AMOUNT, HERO_STRENGTH
from newdawn.outlive.moves import BAT, DONE, FIRST, GIVE, KIND, PAY, ROOM, USE
from newdawn.outlive.names import (
    AFTER_MATERIALS,
    BASEBALL_BAT,
    BATTLE_GEAR,
    CHOICE_OF_TRIBUTE,
    FIRST_SUPPLY,
    HERO_3A,
    HERO_IMMUNITY,
    HEROES,
    MUNITION,
)
from newdawn.outlive.rooms import count_full, fresh_room, room_reason
from newdawn.outlive.state import (
    ACTING,
    ACTIVATED,
    DEFEND,
    NOTHING,
    ROOM_SPENT,
    SWING_BAT,
    TRIBUTE,
    UNKNOWN,
    Game,
)
from newdawn.outlive.stores import equipment_reason, only_kind, spend, tokens_between, use_up

IMMUNE_STRENGTH = HERO_STRENGTH[HERO_3A]
"""The immunity room guards a hero of strength 3 only."""


@compiled
def standing_hero(game: Game, seat: int, place: int) -> int:
    """Return the activated hero of a tribe at a place, or -1; idle heroes cannot be put under pressure."""
    for hero in range(len(HEROES)):
        if game.hero_place[seat, hero] == place and game.hero_state[seat, hero] == ACTIVATED:
            return hero
    return -1


@compiled
def difference(game: Game, defender: int) -> int:
    """Return by how much the arriving hero is stronger than a seat's hero there. The Sandstorm does not matter here."""
    place = game.hero_place[game.active, game.hero]
    hero = standing_hero(game, defender, place)
    if hero < 0:
        return 0
    return max(0, HERO_STRENGTH[game.hero] - HERO_STRENGTH[hero])


@compiled
def apply_pressure(game: Game, log: Log) -> None:
    """Go on with the pressure: find the targets, offer the bat, then take one defender after another by seating."""
    if game.targets == UNKNOWN:
        _find_targets(game)
        if game.targets != 0 and equipment_reason(game, game.active, BASEBALL_BAT) == 0:
            game.decision[game.active] = SWING_BAT
            return
    for i in range(1, game.players):
        seat = (game.active + i) % game.players
        if (game.targets >> seat) & 1 == 1:
            game.targets &= ~(1 << seat)
            _threaten(game, log, seat)
            return
    game.defender = UNKNOWN
    game.bat_target = UNKNOWN
    game.stage = ACTING


@compiled
def _find_targets(game: Game) -> None:
    game.targets = 0
    game.bat_target = UNKNOWN
    for seat in range(game.players):
        if seat != game.active and difference(game, seat) > 0:
            game.targets |= 1 << seat


@compiled
def swing_bat_reason(game: Game, seat: int, move: int) -> int:
    """Ask at which weaker hero to swing the Baseball Bat, if at any (ruling 22)."""
    if KIND[move] == DONE:
        return 0
    if KIND[move] != BAT:
        return because(reasons.NOT_NOW, game.decision[seat])
    if (game.targets >> FIRST[move]) & 1 == 0:
        return because(reasons.NOT_A_TARGET, FIRST[move])
    return 0


@compiled
def swing_bat(game: Game, log: Log, seat: int, move: int) -> None:
    """Remember whom the bat is swung at."""
    if KIND[move] == BAT:
        game.bat_target = FIRST[move]
        use_up(game, log, seat, BASEBALL_BAT)
    game.decision[seat] = NOTHING


@compiled
def _threaten(game: Game, log: Log, seat: int) -> None:
    """Put one seat's hero under pressure, and let it defend itself if it can."""
    game.defender = seat
    game.pressure = difference(game, seat)
    if game.bat_target == seat:
        game.pressure += EQUIPMENT_AMOUNT[BASEBALL_BAT]
    emit(log, happened.PRESSURE_APPLIED, game.active, seat, game.pressure)
    _defend_or_pay(game, log, seat)


@compiled
def _immunity_slot(game: Game, seat: int) -> int:
    """Return the slot of a fresh immunity room, if the threatened hero is one that it guards; else -1."""
    hero = standing_hero(game, seat, game.hero_place[game.active, game.hero])
    if HERO_STRENGTH[hero] != IMMUNE_STRENGTH:
        return -1
    return fresh_room(game, seat, HERO_IMMUNITY)


@compiled
def _defend_or_pay(game: Game, log: Log, seat: int) -> None:
    """Ask for the defence while there is pressure and something to answer it with; then comes the tribute."""
    armed = game.stock[seat, MUNITION] > 0 or equipment_reason(game, seat, BATTLE_GEAR) == 0
    if game.pressure > 0 and (armed or _immunity_slot(game, seat) >= 0):
        game.decision[seat] = DEFEND
    else:
        game.decision[seat] = NOTHING
        _demand_tribute(game, log)


@compiled
def defend_reason(game: Game, seat: int, move: int) -> int:
    """Ask how to defend: with munitions, Battle Gear, the room for a hero of strength 3, or not at all."""
    kind = KIND[move]
    if kind == DONE:
        return 0
    if kind == PAY:
        if FIRST[move] != MUNITION:
            return because(reasons.NOT_ACCEPTED, FIRST[move])
        return 0 if game.stock[seat, MUNITION] > 0 else because(reasons.NEEDS_TOKEN, MUNITION, 1)
    if kind == USE:
        if FIRST[move] != BATTLE_GEAR:
            return because(reasons.EQUIPMENT_NOT_HERE, FIRST[move])
        return equipment_reason(game, seat, BATTLE_GEAR)
    if kind == ROOM:
        return _immunity_reason(game, seat, FIRST[move])
    return because(reasons.NOT_NOW, game.decision[seat])


@compiled
def _immunity_reason(game: Game, seat: int, slot: int) -> int:
    """Say why a room does not turn the pressure away."""
    reason = room_reason(game, seat, slot)
    if reason != 0:
        return reason
    if game.room[seat, slot] != HERO_IMMUNITY:
        return because(reasons.ROOM_NOT_NOW, slot)
    if game.room_used[seat, slot] != 0:
        return because(reasons.ROOM_USED, slot)
    hero = standing_hero(game, seat, game.hero_place[game.active, game.hero])
    if HERO_STRENGTH[hero] != IMMUNE_STRENGTH:
        return because(reasons.HERO_TOO_STRONG, hero)
    return 0


@compiled
def defend(game: Game, log: Log, seat: int, move: int) -> None:
    """Reduce the pressure, or give in."""
    kind = KIND[move]
    if kind == DONE:
        game.decision[seat] = NOTHING
        _demand_tribute(game, log)
        return
    before = game.pressure
    if kind == PAY:
        spend(game, log, seat, MUNITION, 1)
        game.pressure -= 1
    elif kind == USE:
        use_up(game, log, seat, BATTLE_GEAR)
        game.pressure = max(0, game.pressure - EQUIPMENT_AMOUNT[BATTLE_GEAR])
    else:
        game.room_used[seat, FIRST[move]] = ROOM_SPENT
        emit(log, happened.ROOM_USED, seat, FIRST[move], HERO_IMMUNITY)
        game.pressure = 0
    emit(log, happened.PRESSURE_REDUCED, seat, before - game.pressure)
    _defend_or_pay(game, log, seat)


@compiled
def _demand_tribute(game: Game, log: Log) -> None:
    """Take one supply or material for each point that is left; ask which where there is a choice. Never munitions."""
    seat = game.defender
    while game.pressure > 0:
        total = tokens_between(game, seat, FIRST_SUPPLY, AFTER_MATERIALS)
        only = only_kind(game, seat, FIRST_SUPPLY, AFTER_MATERIALS)
        if total == 0:
            game.pressure = 0
        elif only >= 0:
            _hand_over(game, log, only)
        elif total <= game.pressure:
            for token in range(FIRST_SUPPLY, AFTER_MATERIALS):
                while game.stock[seat, token] > 0:
                    _hand_over(game, log, token)
            game.pressure = 0
        elif count_full(game, game.active, CHOICE_OF_TRIBUTE) > 0:
            game.decision[game.active] = TRIBUTE
            return
        else:
            game.decision[seat] = TRIBUTE
            return


@compiled
def _hand_over(game: Game, log: Log, token: int) -> None:
    game.stock[game.defender, token] -= 1
    game.stock[game.active, token] += 1
    game.pressure -= 1
    emit(log, happened.TRIBUTE_GIVEN, game.defender, game.active, token)


@compiled
def tribute_reason(game: Game, seat: int, move: int) -> int:
    """Ask which token is handed over: the defender chooses, or with the room the attacker."""
    if KIND[move] != GIVE:
        return because(reasons.NOT_NOW, game.decision[seat])
    if game.stock[game.defender, FIRST[move]] == 0:
        return because(reasons.NOTHING_TO_GIVE, FIRST[move])
    return 0


@compiled
def tribute(game: Game, log: Log, seat: int, move: int) -> None:
    """Hand the token over."""
    game.decision[seat] = NOTHING
    _hand_over(game, log, FIRST[move])
    _demand_tribute(game, log)
