"""What the bots look at in a game of Paris: New Eden.

Positions are judged in the middle of things: a die is taken but buys nothing yet, a strength is announced but nothing
is claimed. So the bots first *foresee* every refuge: all tokens in hand settle there, and the buildings on the table
go to whom they would go with the dice in hand, the better card to the stronger. Everything else is then counted on
the foreseen refuges: who is fed, which events are overcome, how missions stand against the best of the rivals.

What is foreseen need not come: others may still take the dice that count. So the present refuge is described, too, and
the weights, which differ from hour to hour, say how much to believe.
"""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers
from newdawn.eden.acquire import has_announced, is_acquired_now, natural_strength, tie_starter
from newdawn.eden.components import (
    BUILDING_CANS,
    BUILDING_EQUIPMENT,
    BUILDING_POWER,
    BUILDING_SURVIVORS,
    DICE_EACH,
    EVENT_POINTS,
    FARMERS_NEEDED,
    FEEDING_POINTS,
    MISSION_AT_LEAST,
    MISSION_POINTS,
    NEW_BUILDING_NEEDS,
    POWER_AMOUNT,
)
from newdawn.eden.locations import count_open_events
from newdawn.eden.names import (
    AUTUMN,
    BINOCULARS,
    CANS,
    EQUIPMENT,
    EQUIPMENT_OF_EACH_TYPE,
    EVENTS_OF_A_SEASON,
    FACES,
    FARMER,
    FEWEST_SLACKERS,
    FIRST_EQUIPPED,
    FIRST_NEW_BUILDING,
    FOUR_OF_EQUIPMENT,
    KIND_OF_MISSION,
    LOCATIONS,
    MISSION_KINDS,
    MISSIONS,
    MOST_EQUIPMENT,
    MOST_OF_EQUIPMENT,
    MOST_OF_SURVIVOR,
    MOST_POWERS,
    PAIRS_OF_EQUIPMENT,
    PAIRS_OF_SURVIVOR,
    PAIRS_OF_SURVIVORS,
    POINTS,
    POINTS_FOR_TINKERERS,
    POWERS,
    PROFESSIONS,
    SEASONS,
    SEATS,
    SLACKER,
    SURVIVORS,
    TEN_SLACKERS,
    THIRTEEN_BUILDINGS,
    TINKERER,
    TWO_POWERS,
    TYPE_OF_MISSION,
    UNSUCCESSFUL_MISSIONS,
    WILD,
    WINTER,
)
from newdawn.eden.refuge import count_powers
from newdawn.eden.scoring import points_of_powers
from newdawn.eden.season_end import is_feeding_to_come, lacking_of, zone_of
from newdawn.eden.state import (
    ANNOUNCING,
    CHOOSE_AT_STATION,
    CHOOSE_IN_CITY,
    CLAIMING,
    EVENT,
    EVENTS_SHOWN,
    FEEDING,
    FLIP_EVENT,
    GATHERING,
    KEEP_MISSION,
    SHOWN,
    UNKNOWN,
    State,
)

__all__ = ["FEATURES", "HOURS", "describe", "hour"]

# Hours ----------------------------------------------------------------------------------------------------------------

_GATHERING_HOURS = 4
_STEPS = (
    *(f"gathering-{number}" for number in range(1, _GATHERING_HOURS + 1)),
    *(f"{profession}s" for profession in PROFESSIONS),
    "event",
    "feeding",
)
HOURS = ("prelude", *(f"{season}-{step}" for season in SEASONS for step in _STEPS))
"""When the weights differ: in the prelude, and in each season while dice are gathered (three thirds of the dice, and
the last round), while each type of building is acquired, before the event, and while people are fed or the game ends.
"""

# Features -------------------------------------------------------------------------------------------------------------

_LEADS = ("behind-by-3", "behind-by-2", "behind-by-1", "tied", "ahead-by-1", "ahead-by-2", "ahead-by-3")
_SHORT = ("fulfilled", "within-1-season", "within-2-seasons", "beyond-2-seasons")
_LACKS = ("ready", "lacks-1", "lacks-2", "lacks-more")

_FAMILIES = {
    # 1, so that a row of weights can have a part that depends on nothing.
    "always": ("always",),
    # Points of events and feedings so far; of the missions and powers as they would be with the foreseen refuge.
    "points": ("points-events", "points-feeding", "points-missions", "points-powers"),
    # The refuge as it is now.
    "refuge": (*(f"has-{thing}" for thing in (*SURVIVORS, *EQUIPMENT)), "has-cans"),
    # Dice and tokens in hand.
    "hand": (*(f"die-{face}" for face in FACES), *(f"token-{face}" for face in FACES)),
    # The foreseen refuge; how many cards it gains this season, their value at first sight, and how many of them are
    # the first choice of their type.
    "foreseen": tuple(
        f"foreseen-{thing}"
        for thing in (*SURVIVORS, *EQUIPMENT, "cans", "powers", "buildings", "gains", "value", "first-choices")
    ),
    # The most that a rival is foreseen to have, but of slackers the fewest.
    "rivals": tuple(f"rival-{thing}" for thing in (*SURVIVORS, *EQUIPMENT, "powers", "all-equipment", "population")),
    # What lies before the seat, and whether it began the season.
    "held": ("bat", "binoculars", "heroine", "first-player"),
    # A visit that waits for a choice: at the Train Station (and whether that offers a type of which the seat has
    # nothing), in the City Center (and whether that has equipment for somebody without), of a mission, of an event.
    # What the seat is likely to choose counts as chosen.
    "visiting": (
        "at-station",
        "at-station-for-a-new-type",
        "in-city",
        "in-city-for-somebody-without",
        "keeping-a-mission",
        "flipping-an-event",
    ),
    # Turns until its next one; dice that the seat still takes this season; types of which it has nothing but could,
    # at all or easily, and the value of their best cards.
    "reach": ("turns-to-wait", "dice-to-take", "types-in-reach", "types-in-easy-reach", "value-in-reach"),
    "powers": tuple(f"power-{power}" for power in POWERS),
    # With the foreseen refuge: its people, the points if they are fed this season, what is lacking or to spare.
    "feeding": (
        "population",
        "feeding-this-season",
        "hungry-by-1",
        "hungry-by-2",
        "hungry-by-more",
        "spare-cans",
        "spare-farmers",
    ),
    # Points of the events still open, shared out equally, by how many equipped survivors they lack; the best and the
    # worst outcome; and how near the refuge is to the events of the next season and of winter.
    "events": (
        *(f"event-{lacks}" for lacks in _LACKS),
        "event-at-best",
        "event-at-worst",
        "next-events",
        "winter-events",
    ),
    # Equipped survivors: of each type, of the rarest, up to two and up to three of each; and what has no partner.
    "equipped": (
        *(f"equipped-{SURVIVORS[FIRST_EQUIPPED + kind]}s" for kind in range(len(EQUIPMENT))),
        "equipped-of-the-rarest",
        "equipped-up-to-2",
        "equipped-up-to-3",
        "without-equipment",
        "spare-equipment",
    ),
    # The missions in hand.
    "missions": tuple(f"mission-{mission}" for mission in MISSIONS),
    # Points of missions for the most (or the fewest) of something, by the lead over the best rival, where a lead of
    # up to 2 counts as 1 in missions for all survivors or all equipment; of the others, by the seasons that it takes
    # to fulfil them; and the New Buildings in hand, by the survivors that they lack.
    "most": tuple(f"most-{lead}" for lead in _LEADS),
    "most-of-all": tuple(f"most-of-all-{lead}" for lead in _LEADS),
    "short": tuple(f"mission-{short}" for short in _SHORT),
    "new-buildings": tuple(f"new-building-{lacks}" for lacks in _LACKS),
}
FEATURES = tuple(name for family in _FAMILIES.values() for name in family)
"""What is counted, in this order: a number for each name."""


def _first(family: str) -> int:
    return FEATURES.index(_FAMILIES[family][0])


_POINTS = _first("points")
_PRESENT = _first("refuge")
_HAND = _first("hand")
_FORESEEN = _first("foreseen")
_RIVALS = _first("rivals")
_HELD = _first("held")
_VISITING = _first("visiting")
_REACH = _first("reach")
_POWERS = _first("powers")
_FEEDING = _first("feeding")
_EVENTS = _first("events")
_EQUIPPED = _first("equipped")
_MISSIONS = _first("missions")
_MOST = _first("most")
_MOST_OF_ALL = _first("most-of-all")
_SHORTAGE = _first("short")
_NEW_BUILDINGS = _first("new-buildings")
_END = len(FEATURES)

# A refuge that is foreseen: where each number lies in it.
_OF_EQUIPMENT = len(SURVIVORS)
_OF_CANS = _OF_EQUIPMENT + len(EQUIPMENT)
_OF_POWERS = _OF_CANS + 1
_OF_BUILDINGS = _OF_POWERS + 1
_OF_GAINS = _OF_BUILDINGS + 1
_OF_VALUE = _OF_GAINS + 1
_OF_FIRST_CHOICES = _OF_VALUE + 1
_REFUGE = len(_FAMILIES["foreseen"])
_RIVAL_POWERS = len(SURVIVORS) + len(EQUIPMENT)
_RIVAL_EQUIPMENT = _RIVAL_POWERS + 1
_RIVAL_POPULATION = _RIVAL_EQUIPMENT + 1

# While the refuges are foreseen, the room of the features behind them holds those of all seats, and the claims to a
# type of building: an array of its own would cost as much as all the rest.
_REFUGES = _HELD
_CLAIMS = _REFUGES + SEATS * _REFUGE
assert _CLAIMS + SEATS <= _END

# A strength counts four, a wild that may still join it two: it is worth less, as it can join only one type.
_NATURAL = 4
_HOPED_FOR = 2
_FAR_FROM_AN_EVENT = 4

_KIND = np.array(KIND_OF_MISSION, dtype=np.int64)
_TYPE = np.array(TYPE_OF_MISSION, dtype=np.int64)


def _seasons_for_one() -> Numbers:
    """Return how many seasons it takes to gain one of what a kind of mission counts, as seen in games."""
    seasons = np.zeros(len(MISSION_KINDS))
    seasons[PAIRS_OF_SURVIVOR] = 0.7
    seasons[FOUR_OF_EQUIPMENT] = 0.8
    seasons[TWO_POWERS] = 1.2
    seasons[PAIRS_OF_EQUIPMENT] = 0.4
    seasons[PAIRS_OF_SURVIVORS] = 0.2
    seasons[TEN_SLACKERS] = 0.5
    seasons[THIRTEEN_BUILDINGS] = 0.25
    return seasons


def _value_cards() -> Numbers:
    """Return what each building is worth at first sight, to guess in which order they are claimed."""
    value = BUILDING_SURVIVORS.sum(axis=1) + 0.9 * BUILDING_EQUIPMENT.sum(axis=1) + 0.5 * BUILDING_CANS
    value += 0.5 * BUILDING_SURVIVORS[:, FARMER] - 0.5 * BUILDING_SURVIVORS[:, SLACKER]
    value += 2.0 * (BUILDING_POWER >= 0)
    value += 2.0 * np.isin(BUILDING_POWER, (UNSUCCESSFUL_MISSIONS, POINTS_FOR_TINKERERS, POINTS))
    return np.asarray(value, np.float64)


def _gain_cards() -> Numbers:
    """Return what each building adds to a foreseen refuge."""
    gains = np.zeros((len(BUILDING_POWER), _REFUGE))
    gains[:, :_OF_EQUIPMENT] = BUILDING_SURVIVORS
    gains[:, _OF_EQUIPMENT:_OF_CANS] = BUILDING_EQUIPMENT
    of_each_type = (BUILDING_POWER == EQUIPMENT_OF_EACH_TYPE) * POWER_AMOUNT[EQUIPMENT_OF_EACH_TYPE]
    gains[:, _OF_EQUIPMENT:_OF_CANS] += of_each_type[:, np.newaxis]
    gains[:, _OF_CANS] = BUILDING_CANS + (BUILDING_POWER == CANS) * POWER_AMOUNT[CANS]
    gains[:, _OF_POWERS] = BUILDING_POWER >= 0
    gains[:, _OF_BUILDINGS] = 1.0
    gains[:, _OF_GAINS] = 1.0
    gains[:, _OF_VALUE] = _CARD_VALUE
    return gains


_SEASONS_FOR_ONE = _seasons_for_one()
_CARD_VALUE = _value_cards()
_CARD_GAINS = _gain_cards()


@compiled
def hour(state: State) -> int:
    """Return which row of weights counts now."""
    if state.stage < GATHERING:
        return 0
    first = 1 + len(_STEPS) * state.season
    if state.stage == GATHERING:
        return first + int(state.dice_taken[state.first_player]) * (_GATHERING_HOURS - 1) // DICE_EACH[state.players]
    if state.stage == ANNOUNCING or state.stage == CLAIMING:
        return first + _GATHERING_HOURS + state.building_type
    event = first + _GATHERING_HOURS + len(PROFESSIONS)
    return event if state.stage == EVENT else event + 1


@compiled
def describe(state: State, seat: int, found: Numbers) -> None:
    """Write the features of a seat into `found`."""
    found[0] = 1.0
    for kind in range(len(SURVIVORS)):
        found[_PRESENT + kind] = state.survivors[seat, kind]
    for kind in range(len(EQUIPMENT)):
        found[_PRESENT + _OF_EQUIPMENT + kind] = state.equipment[seat, kind]
    found[_PRESENT + _OF_CANS] = state.cans[seat]
    for face in range(len(FACES)):
        found[_HAND + face] = state.dice[seat, face]
        found[_HAND + len(FACES) + face] = state.tokens[seat, face]
    _foresee(state, found)
    _compare(state, seat, found)
    found[_HELD] = state.bat == seat
    found[_HELD + 1] = state.binoculars == seat
    found[_HELD + 2] = state.heroine == seat
    found[_HELD + 3] = state.first_player == seat
    _visit(state, seat, found)
    _reach(state, seat, found)
    for power in range(len(POWERS)):
        found[_POWERS + power] = state.powers[seat, power]
    _feeding(state, seat, found)
    _equipped(found)
    _events(state, seat, found)
    _missions(state, seat, found)
    found[_POINTS] = state.event_points[seat]
    found[_POINTS + 1] = state.feeding_points[seat]


# Foreseen refuges -----------------------------------------------------------------------------------------------------


@compiled
def _foresee(state: State, found: Numbers) -> None:
    """Write the refuges of all seats as they will be when the dice in hand have bought what they can."""
    players = state.players + 0
    for seat in range(players):
        at = _REFUGES + seat * _REFUGE
        for kind in range(len(PROFESSIONS)):
            found[at + kind] = state.survivors[seat, kind] + state.tokens[seat, kind]
        found[at + SLACKER] = state.survivors[seat, SLACKER] + state.wild_tokens[seat]
        of_each_type = state.powers[seat, EQUIPMENT_OF_EACH_TYPE] * POWER_AMOUNT[EQUIPMENT_OF_EACH_TYPE]
        for kind in range(len(EQUIPMENT)):
            found[at + _OF_EQUIPMENT + kind] = state.equipment[seat, kind] + of_each_type
        found[at + _OF_CANS] = state.cans[seat]
        found[at + _OF_POWERS] = count_powers(state, seat)
        found[at + _OF_BUILDINGS] = state.buildings[seat]
        found[at + _OF_GAINS] = 0.0
        found[at + _OF_VALUE] = 0.0
        found[at + _OF_FIRST_CHOICES] = 0.0
    if state.stage < EVENT:
        token = _token_to_choose(state)
        if token >= 0:
            found[_REFUGES + state.active * _REFUGE + token] += 1.0
        for kind in range(state.building_type, len(PROFESSIONS)):
            claimants = _rank(state, found, kind, token)
            if claimants > 0:
                _hand_out(state, found, kind, claimants)


@compiled
def _token_to_choose(state: State) -> int:
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
        found[_CLAIMS + seat] = claim
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
            if found[_CLAIMS + seat] > found[_CLAIMS + strongest]:
                strongest = seat
        found[_CLAIMS + strongest] = 0.0
        at = _REFUGES + strongest * _REFUGE
        for thing in range(_REFUGE):
            found[at + thing] += _CARD_GAINS[best, thing]
        if i == 0:
            found[at + _OF_FIRST_CHOICES] += 1.0


@compiled
def _compare(state: State, seat: int, found: Numbers) -> None:
    """Write the seat's own foreseen refuge, and the best of its rivals."""
    for thing in range(_REFUGE):
        found[_FORESEEN + thing] = found[_REFUGES + seat * _REFUGE + thing]
    fewest_slackers = 99.0
    for i in range(_RIVALS, _RIVALS + _RIVAL_POPULATION + 1):
        found[i] = 0.0
    for other in range(state.players):
        if other != seat:
            at = _REFUGES + other * _REFUGE
            fewest_slackers = min(fewest_slackers, found[at + SLACKER])
            population = 0.0
            for kind in range(_OF_EQUIPMENT):
                population += found[at + kind]
                found[_RIVALS + kind] = max(found[_RIVALS + kind], found[at + kind])
            equipment = 0.0
            for kind in range(_OF_EQUIPMENT, _OF_CANS):
                equipment += found[at + kind]
                found[_RIVALS + kind] = max(found[_RIVALS + kind], found[at + kind])
            powers = _RIVALS + _RIVAL_POWERS
            found[powers] = max(found[powers], found[at + _OF_POWERS])
            found[powers + 1] = max(found[powers + 1], equipment)
            found[powers + 2] = max(found[powers + 2], population)
    found[_RIVALS + SLACKER] = fewest_slackers


# The season -----------------------------------------------------------------------------------------------------------


@compiled
def _visit(state: State, seat: int, found: Numbers) -> None:
    """Write which choice a visit waits for; equipment for somebody without joins the foreseen refuge."""
    for i in range(_VISITING, _REACH):
        found[i] = 0.0
    decision = state.decision[seat]
    if decision == CHOOSE_AT_STATION:
        found[_VISITING] = 1.0
        token = _token_to_choose(state)
        if token >= 0 and state.dice[seat, token] + state.tokens[seat, token] == 0:
            found[_VISITING + 1] = 1.0
    elif decision == CHOOSE_IN_CITY:
        found[_VISITING + 2] = 1.0
        for kind in range(len(EQUIPMENT)):
            without = found[_FORESEEN + FIRST_EQUIPPED + kind] > found[_FORESEEN + _OF_EQUIPMENT + kind]
            if state.city_equipment[kind] > 0 and without:
                found[_VISITING + 3] = 1.0
                found[_FORESEEN + _OF_EQUIPMENT + kind] += 1.0
                return
    elif decision == KEEP_MISSION:
        found[_VISITING + 4] = 1.0
    elif decision == FLIP_EVENT:
        found[_VISITING + 5] = 1.0


@compiled
def _reach(state: State, seat: int, found: Numbers) -> None:
    """Write what the dice to come can add."""
    for i in range(_REACH, _POWERS):
        found[i] = 0.0
    if state.stage > GATHERING:
        return
    to_take = int(DICE_EACH[state.players]) - state.dice_taken[seat]
    in_reach = 0
    easy = 0
    value = 0.0
    for kind in range(len(PROFESSIONS)):
        if state.dice[seat, kind] + state.tokens[seat, kind] == 0:
            dice = 0
            for location in range(len(LOCATIONS)):
                dice += int(state.location_dice[location, kind])
            if dice > 0:
                in_reach += 1
                value += _best_shown(state, kind)
            if dice >= state.players:
                easy += 1
    if state.active != UNKNOWN:
        wait = seat - state.active
        found[_REACH] = wait if wait >= 0 else wait + state.players
    found[_REACH + 1] = to_take
    found[_REACH + 2] = min(to_take, in_reach)
    found[_REACH + 3] = min(to_take, easy)
    found[_REACH + 4] = value * to_take / in_reach if in_reach > to_take else value


@compiled
def _best_shown(state: State, kind: int) -> float:
    """Return the value of the best card of a type that lies on the table."""
    best = 0.0
    for space in range(SHOWN):
        card = state.buildings_shown[kind, space]
        if card != UNKNOWN:
            best = max(best, _CARD_VALUE[card])
    return best


@compiled
def _feeding(state: State, seat: int, found: Numbers) -> None:
    """Write whether the foreseen refuge can be fed."""
    population = 0
    for kind in range(len(SURVIVORS)):
        population += int(found[_FORESEEN + kind])
    farmers = int(found[_FORESEEN + FARMER])
    cans = int(found[_FORESEEN + _OF_CANS])
    zone = zone_of(population)
    needed = int(FARMERS_NEEDED[zone])
    short = needed - farmers - cans
    found[_FEEDING] = population
    found[_FEEDING + 6] = max(0, farmers - needed)
    if is_feeding_to_come(state, seat):
        found[_FEEDING + 1] = FEEDING_POINTS[zone] if short <= 0 else 0
        found[_FEEDING + 2] = short == 1
        found[_FEEDING + 3] = short == 2
        found[_FEEDING + 4] = max(0, short - 2)
        found[_FEEDING + 5] = min(cans, max(0, -short))
    else:
        for i in range(_FEEDING + 1, _FEEDING + 5):
            found[i] = 0.0
        found[_FEEDING + 5] = cans


@compiled
def _equipped(found: Numbers) -> None:
    """Write how many survivors of the foreseen refuge have their equipment."""
    for i in range(_EQUIPPED, _MISSIONS):
        found[i] = 0.0
    rarest = 99.0
    for kind in range(len(EQUIPMENT)):
        survivors = found[_FORESEEN + FIRST_EQUIPPED + kind]
        equipment = found[_FORESEEN + _OF_EQUIPMENT + kind]
        equipped = min(survivors, equipment)
        rarest = min(rarest, equipped)
        found[_EQUIPPED + kind] = equipped
        found[_EQUIPPED + 4] += min(2.0, equipped)
        found[_EQUIPPED + 5] += min(3.0, equipped)
        found[_EQUIPPED + 6] += survivors - equipped
        found[_EQUIPPED + 7] += equipment - equipped
    found[_EQUIPPED + 3] = rarest


@compiled
def _lacking(found: Numbers, event: int) -> int:
    """Return how many equipped survivors the foreseen refuge lacks to overcome an event, without the Heroine."""
    return lacking_of(event, int(found[_EQUIPPED]), int(found[_EQUIPPED + 1]), int(found[_EQUIPPED + 2]))


@compiled
def _events(state: State, seat: int, found: Numbers) -> None:
    """Write how the foreseen refuge stands against the events of this season and of those to come."""
    for i in range(_EVENTS, _EQUIPPED):
        found[i] = 0.0
    if state.stage < FEEDING:
        opened = count_open_events(state)
        worst = 99.0
        for space in range(EVENTS_SHOWN):
            if state.flipped[space] == 0 and state.events[space] != UNKNOWN:
                event = int(state.events[space])
                points = float(EVENT_POINTS[event])
                lacking = _lacking(found, event)
                if state.heroine == seat:
                    lacking = max(0, lacking - 1)
                found[_EVENTS + min(3, lacking)] += points / opened * max(1, lacking - 2)
                outcome = points if lacking == 0 else 0.0
                worst = min(worst, outcome)
                found[_EVENTS + 4] = max(found[_EVENTS + 4], outcome)
        found[_EVENTS + 5] = min(worst, found[_EVENTS + 4])
    if state.season < WINTER:
        found[_EVENTS + 6] = _nearness(found, state.season + 1)
        if state.season < AUTUMN:
            found[_EVENTS + 7] = _nearness(found, WINTER)


@compiled
def _nearness(found: Numbers, season: int) -> float:
    """Return the mean points of a season's events, less for each equipped survivor that is lacking."""
    points = 0.0
    for event in range(season * EVENTS_OF_A_SEASON, (season + 1) * EVENTS_OF_A_SEASON):
        points += EVENT_POINTS[event] * max(0, _FAR_FROM_AN_EVENT - _lacking(found, event))
    return points / (EVENTS_OF_A_SEASON * _FAR_FROM_AN_EVENT)


# Missions -------------------------------------------------------------------------------------------------------------


@compiled
def _missions(state: State, seat: int, found: Numbers) -> None:
    """Write how the missions in hand stand with the foreseen refuge, and what the powers for the end are worth."""
    for i in range(_MISSIONS, _END):
        found[i] = 0.0
    fulfilled = 0.0
    failed = 0
    left = int(state.mission_count[seat])
    mission = 0
    while left > 0 and mission < len(MISSIONS):
        held = int(state.missions[seat, mission])
        if held > 0:
            left -= held
            found[_MISSIONS + mission] = held
            if mission >= FIRST_NEW_BUILDING:
                found[_NEW_BUILDINGS + min(3, _lacking_survivors(found, mission - FIRST_NEW_BUILDING))] += held
                failed += held
            elif _weigh(state, seat, mission, held * float(MISSION_POINTS[mission]), found):
                fulfilled += held * float(MISSION_POINTS[mission])
            else:
                failed += held
        mission += 1
    found[_POINTS + 2] = fulfilled
    found[_POINTS + 3] = points_of_powers(state.powers[seat], failed, int(found[_FORESEEN + TINKERER]))


@compiled
def _weigh(state: State, seat: int, mission: int, points: float, found: Numbers) -> bool:
    """Add a secret mission to the features that tell how it stands; return whether it would succeed."""
    kind = _KIND[mission]
    if kind == BINOCULARS:
        return state.binoculars == seat
    if MISSION_AT_LEAST[mission] > 0:
        short = _short_by(found, kind, _TYPE[mission], MISSION_AT_LEAST[mission])
        seasons = short * _SEASONS_FOR_ONE[kind]
        if short <= 0:
            found[_SHORTAGE] += points
        found[_SHORTAGE + 1] += points * min(1.0, seasons)
        found[_SHORTAGE + 2] += points * min(1.0, max(0.0, seasons - 1.0))
        found[_SHORTAGE + 3] += points * max(0.0, seasons - 2.0)
        return short <= 0
    lead = _lead(found, kind, _TYPE[mission])
    if kind in (MOST_OF_SURVIVOR, MOST_OF_EQUIPMENT, MOST_POWERS, FEWEST_SLACKERS):
        found[_MOST + 3 + max(-3, min(3, lead))] += points
    else:
        halved = (lead + 1) // 2 if lead > 0 else -((1 - lead) // 2)
        found[_MOST_OF_ALL + 3 + max(-3, min(3, halved))] += points
    return lead > 0


@compiled
def _short_by(found: Numbers, kind: int, of: int, at_least: int) -> int:
    """Return how many are lacking of what a mission asks at least so many of."""
    if kind == PAIRS_OF_SURVIVOR:
        have = found[_FORESEEN + of]
    elif kind == FOUR_OF_EQUIPMENT:
        have = found[_FORESEEN + _OF_EQUIPMENT + of]
    elif kind == TWO_POWERS:
        have = found[_FORESEEN + _OF_POWERS]
    elif kind == TEN_SLACKERS:
        have = found[_FORESEEN + SLACKER]
    elif kind == THIRTEEN_BUILDINGS:
        have = found[_FORESEEN + _OF_BUILDINGS]
    else:
        first, count = (_OF_EQUIPMENT, len(EQUIPMENT)) if kind == PAIRS_OF_EQUIPMENT else (0, len(PROFESSIONS))
        short = 0
        for i in range(first, first + count):
            short += max(0, at_least - int(found[_FORESEEN + i]))
        return short
    return max(0, at_least - int(have))


@compiled
def _lead(found: Numbers, kind: int, of: int) -> int:
    """Return by how much a seat leads in what a mission asks the most of; more than 0 is a success."""
    if kind == MOST_OF_SURVIVOR:
        return int(found[_FORESEEN + of] - found[_RIVALS + of])
    if kind == MOST_OF_EQUIPMENT:
        return int(found[_FORESEEN + _OF_EQUIPMENT + of] - found[_RIVALS + _OF_EQUIPMENT + of])
    if kind == MOST_POWERS:
        return int(found[_FORESEEN + _OF_POWERS] - found[_RIVALS + _RIVAL_POWERS])
    if kind == FEWEST_SLACKERS:
        # A tie succeeds.
        return int(found[_RIVALS + SLACKER] - found[_FORESEEN + SLACKER]) + 1
    total = 0.0
    if kind == MOST_EQUIPMENT:
        for i in range(_OF_EQUIPMENT, _OF_CANS):
            total += found[_FORESEEN + i]
        return int(total - found[_RIVALS + _RIVAL_EQUIPMENT])
    return int(found[_FEEDING] - found[_RIVALS + _RIVAL_POPULATION])


@compiled
def _lacking_survivors(found: Numbers, building: int) -> int:
    """Return how many survivors the foreseen refuge lacks for a New Building."""
    lacking = 0
    for kind in range(len(SURVIVORS)):
        lacking += max(0, int(NEW_BUILDING_NEEDS[building, kind]) - int(found[_FORESEEN + kind]))
    return lacking
