"""The refuges as they will be when the buildings of this season are handed out, and how rivals compare."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.eden.acquire import has_announced, is_acquired_now, natural_strength, tie_starter
from newdawn.eden.bots.features import at
from newdawn.eden.components import BUILDING_CANS, BUILDING_EQUIPMENT, BUILDING_POWER, BUILDING_SURVIVORS, POWER_AMOUNT
from newdawn.eden.names import (
    CANS,
    EQUIPMENT,
    EQUIPMENT_OF_EACH_TYPE,
    FARMER,
    POINTS,
    POINTS_FOR_TINKERERS,
    PROFESSIONS,
    SEATS,
    SLACKER,
    UNSUCCESSFUL_MISSIONS,
    WILD,
)
from newdawn.eden.refuge import count_powers
from newdawn.eden.state import CHOOSE_AT_STATION, EVENT, SHOWN, UNKNOWN, State

# A strength counts four, a wild that may still join it two: it is worth less, as it can join only one type.
_NATURAL = 4
_HOPED_FOR = 2


def _value_cards() -> Numbers:
    """Return what each building is worth at first sight, to guess in which order they are claimed."""
    value = BUILDING_SURVIVORS.sum(axis=1) + 0.9 * BUILDING_EQUIPMENT.sum(axis=1) + 0.5 * BUILDING_CANS
    value += 0.5 * BUILDING_SURVIVORS[:, FARMER] - 0.5 * BUILDING_SURVIVORS[:, SLACKER]
    value += 2.0 * (BUILDING_POWER >= 0)
    value += 2.0 * np.isin(BUILDING_POWER, (UNSUCCESSFUL_MISSIONS, POINTS_FOR_TINKERERS, POINTS))
    return np.asarray(value, np.float64)


def _gain_cards() -> Numbers:
    """Return what each building adds to a foreseen refuge."""
    gains = np.zeros((len(BUILDING_POWER), at.REFUGE))
    gains[:, : at.OF_EQUIPMENT] = BUILDING_SURVIVORS
    gains[:, at.OF_EQUIPMENT : at.OF_CANS] = BUILDING_EQUIPMENT
    of_each_type = (BUILDING_POWER == EQUIPMENT_OF_EACH_TYPE) * POWER_AMOUNT[EQUIPMENT_OF_EACH_TYPE]
    gains[:, at.OF_EQUIPMENT : at.OF_CANS] += of_each_type[:, np.newaxis]
    gains[:, at.OF_CANS] = BUILDING_CANS + (BUILDING_POWER == CANS) * POWER_AMOUNT[CANS]
    gains[:, at.OF_POWERS] = BUILDING_POWER >= 0
    gains[:, at.OF_BUILDINGS] = 1.0
    gains[:, at.OF_GAINS] = 1.0
    gains[:, at.OF_VALUE] = _CARD_VALUE
    return gains


_CARD_VALUE = _value_cards()
_CARD_GAINS = _gain_cards()


@compiled
def foresee(state: State, found: Numbers) -> None:
    """Write the refuges of all seats as they will be when the dice in hand have bought what they can."""
    players = state.players + 0
    for seat in range(players):
        refuge = at.REFUGES + seat * at.REFUGE
        for kind in range(len(PROFESSIONS)):
            found[refuge + kind] = state.survivors[seat, kind] + state.tokens[seat, kind]
        found[refuge + SLACKER] = state.survivors[seat, SLACKER] + state.wild_tokens[seat]
        of_each_type = state.powers[seat, EQUIPMENT_OF_EACH_TYPE] * POWER_AMOUNT[EQUIPMENT_OF_EACH_TYPE]
        for kind in range(len(EQUIPMENT)):
            found[refuge + at.OF_EQUIPMENT + kind] = state.equipment[seat, kind] + of_each_type
        found[refuge + at.OF_CANS] = state.cans[seat]
        found[refuge + at.OF_POWERS] = count_powers(state, seat)
        found[refuge + at.OF_BUILDINGS] = state.buildings[seat]
        found[refuge + at.OF_GAINS] = 0.0
        found[refuge + at.OF_VALUE] = 0.0
        found[refuge + at.OF_FIRST_CHOICES] = 0.0
    if state.stage < EVENT:
        token = token_to_choose(state)
        if token >= 0:
            found[at.REFUGES + state.active * at.REFUGE + token] += 1.0
        for kind in range(state.building_type, len(PROFESSIONS)):
            claimants = _rank(state, found, kind, token)
            if claimants > 0:
                _hand_out(state, found, kind, claimants)


@compiled
def token_to_choose(state: State) -> int:
    """Return the token that a seat is likely to choose at the Train Station; -1 if nobody is choosing there.

    That is one of a type of which it has nothing, or else a farmer, or else any but a wild one.
    """
    seat = int(state.active)
    if seat == UNKNOWN or state.decision[seat] != CHOOSE_AT_STATION:
        return -1
    likely = -1
    for face in range(len(PROFESSIONS)):
        if state.station_tokens[face] > 0:
            likely = face
            if state.dice[seat, face] + state.tokens[seat, face] == 0:
                return face
    return likely


@compiled
def _rank(state: State, found: Numbers, kind: int, token: int) -> int:
    """Write how strong the claim of each seat to a type of building is, 0 for none; return how many claim one."""
    players = state.players + 0
    is_now = is_acquired_now(state, kind)
    start = tie_starter(state)
    claimants = 0
    for i in range(players):
        seat = start + i
        if seat >= players:
            seat -= players
        strength = natural_strength(state, seat, kind)
        if kind == token and seat == state.active:
            strength += 1
        claim = 0
        if strength > 0:
            wilds = int(state.dice[seat, WILD]) + int(state.tokens[seat, WILD])
            if is_now:
                added = int(state.wild_dice[seat]) + int(state.wild_tokens[seat])
                strength += added
                wilds = 0 if has_announced(state, seat) else wilds - added
            if not (is_now and (state.had_turn >> seat) & 1 == 1):
                # Of equals, the one nearest to the Bat comes first.
                claim = (_NATURAL * strength + _HOPED_FOR * wilds) * SEATS + SEATS - i
                claimants += 1
        found[at.CLAIMS + seat] = claim
    return claimants


@compiled
def _hand_out(state: State, found: Numbers, kind: int, claimants: int) -> None:
    """Give the buildings of a type that lie on the table to the strongest claimants, the most valuable first."""
    given = 0
    for i in range(claimants):
        best = -1
        best_space = 0
        for space in range(SHOWN):
            card = int(state.buildings_shown[kind, space])
            is_left = card != UNKNOWN and (given >> space) & 1 == 0
            if is_left and (best < 0 or _CARD_VALUE[card] > _CARD_VALUE[best]):
                best = card
                best_space = space
        if best < 0:
            return
        given |= 1 << best_space
        strongest = 0
        for seat in range(1, state.players):
            if found[at.CLAIMS + seat] > found[at.CLAIMS + strongest]:
                strongest = seat
        found[at.CLAIMS + strongest] = 0.0
        refuge = at.REFUGES + strongest * at.REFUGE
        for thing in range(at.REFUGE):
            found[refuge + thing] += _CARD_GAINS[best, thing]
        if i == 0:
            found[refuge + at.OF_FIRST_CHOICES] += 1.0


@compiled
def best_shown(state: State, kind: int) -> float:
    """Return the value of the best card of a type that lies on the table."""
    best = 0.0
    for space in range(SHOWN):
        card = state.buildings_shown[kind, space]
        if card != UNKNOWN:
            best = max(best, _CARD_VALUE[card])
    return best


@compiled
def compare(state: State, seat: int, found: Numbers) -> None:
    """Write the seat's own foreseen refuge, and the best of its rivals."""
    for thing in range(at.REFUGE):
        found[at.FORESEEN + thing] = found[at.REFUGES + seat * at.REFUGE + thing]
    fewest_slackers = 99.0
    for i in range(at.RIVALS, at.RIVALS + at.RIVAL_POPULATION + 1):
        found[i] = 0.0
    for other in range(state.players):
        if other != seat:
            refuge = at.REFUGES + other * at.REFUGE
            fewest_slackers = min(fewest_slackers, found[refuge + SLACKER])
            population = 0.0
            for kind in range(at.OF_EQUIPMENT):
                population += found[refuge + kind]
                found[at.RIVALS + kind] = max(found[at.RIVALS + kind], found[refuge + kind])
            equipment = 0.0
            for kind in range(at.OF_EQUIPMENT, at.OF_CANS):
                equipment += found[refuge + kind]
                found[at.RIVALS + kind] = max(found[at.RIVALS + kind], found[refuge + kind])
            powers = at.RIVALS + at.RIVAL_POWERS
            found[powers] = max(found[powers], found[refuge + at.OF_POWERS])
            found[powers + 1] = max(found[powers + 1], equipment)
            found[powers + 2] = max(found[powers + 2], population)
    found[at.RIVALS + SLACKER] = fewest_slackers
