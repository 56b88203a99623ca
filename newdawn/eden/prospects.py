"""What follows from a view by the rules and is printed nowhere in it: refuges counted, strengths and who claims first
with them, what events, meals and missions lack.

Every figure that the browser, the terminal and the bots show or weigh beyond the bare position comes from here. All of
it follows from what the seat may know: unknown things are left out, never guessed.
"""

from newdawn.core.compiled import compiled
from newdawn.core.records import Numbers, Record, medium, small
from newdawn.eden.acquire import (
    announcing_starter,
    count_shown,
    has_announced,
    is_acquired_now,
    is_to_come,
    least_strength,
    most_strength,
    natural_strength,
    tie_starter,
)
from newdawn.eden.components import (
    DICE_EACH,
    FARMERS_NEEDED,
    FEEDING_POINTS,
    MISSIONS_DRAWN,
    MISSIONS_KEPT,
    RESTAURANT_CANS,
    SURVIVOR_TOKENS,
)
from newdawn.eden.locations import visited
from newdawn.eden.missions import draw_limit, keep_more
from newdawn.eden.names import (
    EQUIPMENT,
    FIRST_NEW_BUILDING,
    MISSIONS,
    NEW_BUILDINGS,
    PROFESSIONS,
    SEATS,
    SURVIVORS,
    TOP_OF_THE_DECK,
    WILD,
)
from newdawn.eden.new_buildings import lacking_survivors
from newdawn.eden.refuge import count_equipment, count_equipped, count_powers, population
from newdawn.eden.scoring import hides_missions, hides_powers, measure, rival, succeeds
from newdawn.eden.season_end import (
    cans_needed,
    cans_short,
    is_feeding_to_come,
    lacking_for_event,
    zone,
)
from newdawn.eden.state import EVENTS_SHOWN, FEEDING, UNKNOWN, State

MOST_WILDS = int(DICE_EACH.max()) + int(SURVIVOR_TOKENS[WILD])
"""No player can have more wild dice and tokens than this."""


class Prospects(Record):
    """What follows from a view of New Eden, field by field."""

    # The season
    dice_each: int = small()  # how many every player takes
    announcing_order: Numbers = small(SEATS)  # the seats, as they announce their strength
    tie_order: Numbers = small(SEATS)  # the seats, as they claim when they are equally strong
    to_come: Numbers = small(len(PROFESSIONS))  # 1 if buildings of this type are still to be distributed
    visited: int = small()  # the location that asks the active seat for a choice; UNKNOWN if none does
    event_resolved: int = small()  # 1 once the event of this season has given its points

    # What a visit of the viewer gives besides what lies there; of a spectator, what is printed
    missions_drawn: int = small()
    missions_kept: int = small()
    cans_given: int = small()

    # The refuges, cards and tokens together
    equipment: Numbers = medium(SEATS, len(EQUIPMENT))  # as it counts for events and missions
    equipped: Numbers = medium(SEATS, len(EQUIPMENT))  # survivors with their equipment
    population: Numbers = medium(SEATS)
    powers: Numbers = small(SEATS)
    wilds: Numbers = small(SEATS)  # dice and tokens on the player board

    # Strengths: from the least to the most that can be announced, and where each would stand
    natural: Numbers = small(SEATS, len(PROFESSIONS))
    least: Numbers = small(SEATS, len(PROFESSIONS))
    most: Numbers = small(SEATS, len(PROFESSIONS))
    announced: Numbers = small(SEATS, len(PROFESSIONS))
    place: Numbers = small(SEATS, len(PROFESSIONS), MOST_WILDS + 1)
    tied: Numbers = small(SEATS, len(PROFESSIONS), MOST_WILDS + 1)
    claims: Numbers = small(SEATS, len(PROFESSIONS), MOST_WILDS + 1)

    # The end of the season
    lacking: Numbers = small(SEATS, EVENTS_SHOWN)  # equipped survivors, for each event that is still face up
    farmers_needed: Numbers = small(SEATS)
    cans_needed: Numbers = small(SEATS)  # in place of farmers
    cans_short: Numbers = small(SEATS)
    feeding_points: Numbers = small(SEATS)
    feeding_to_come: Numbers = small(SEATS)

    # Missions, of those that the view shows
    measure: Numbers = medium(SEATS, len(MISSIONS))
    rival: Numbers = medium(SEATS, len(MISSIONS))
    succeeds: Numbers = small(SEATS, len(MISSIONS))
    lacks: Numbers = small(SEATS, len(NEW_BUILDINGS), len(SURVIVORS))  # survivors that a New Building still needs

    # Sources of points to which missions that the view does not show could add
    hides_missions: Numbers = small(SEATS)
    hides_powers: Numbers = small(SEATS)


@compiled
def foresee(state: State, seat: int, prospects: Prospects) -> None:
    """Write what follows from the view of a seat into a blank record."""
    _foresee_season(state, seat, prospects)
    for refuge in range(state.players):
        _count_refuge(state, refuge, prospects)
        _foresee_claims(state, refuge, prospects)
        _foresee_season_end(state, refuge, prospects)
        _foresee_missions(state, refuge, prospects)
        prospects.hides_missions[refuge] = 1 if hides_missions(state, refuge) else 0
        prospects.hides_powers[refuge] = 1 if hides_powers(state, refuge) else 0


@compiled
def _foresee_season(state: State, seat: int, prospects: Prospects) -> None:
    """Write what concerns everybody, and what a visit of the viewer gives."""
    prospects.dice_each = DICE_EACH[state.players]
    for i in range(state.players):
        prospects.announcing_order[i] = (announcing_starter(state) + i) % state.players
        prospects.tie_order[i] = (tie_starter(state) + i) % state.players
    for kind in range(len(PROFESSIONS)):
        prospects.to_come[kind] = 1 if is_to_come(state, kind) else 0
    prospects.visited = visited(state)
    prospects.event_resolved = 1 if state.stage >= FEEDING else 0
    drawn = MISSIONS_DRAWN if seat < 0 else draw_limit(state, seat)
    prospects.missions_drawn = min(drawn, state.mission_deck_size + 0)
    prospects.missions_kept = MISSIONS_KEPT if seat < 0 else MISSIONS_KEPT + keep_more(state, seat)
    prospects.cans_given = RESTAURANT_CANS


@compiled
def _count_refuge(state: State, seat: int, prospects: Prospects) -> None:
    for kind in range(len(EQUIPMENT)):
        prospects.equipment[seat, kind] = count_equipment(state, seat, kind)
        prospects.equipped[seat, kind] = count_equipped(state, seat, kind)
    prospects.population[seat] = population(state, seat)
    prospects.powers[seat] = count_powers(state, seat)
    prospects.wilds[seat] = natural_strength(state, seat, WILD)


# Strengths ------------------------------------------------------------------------------------------------------------


@compiled
def _foresee_claims(state: State, seat: int, prospects: Prospects) -> None:
    """Write a player's strength in each type, and where each strength that can be announced would stand."""
    for kind in range(len(PROFESSIONS)):
        least = least_strength(state, seat, kind)
        most = most_strength(state, seat, kind)
        prospects.natural[seat, kind] = natural_strength(state, seat, kind)
        prospects.least[seat, kind] = least
        prospects.most[seat, kind] = most
        if is_acquired_now(state, kind) and has_announced(state, seat):
            prospects.announced[seat, kind] = 1
        if least > 0:
            for strength in range(least, most + 1):
                prospects.place[seat, kind, strength - least] = place(state, seat, kind, strength)
                prospects.tied[seat, kind, strength - least] = 1 if is_tied(state, seat, kind, strength) else 0
                prospects.claims[seat, kind, strength - least] = 1 if claims(state, seat, kind, strength) else 0


@compiled
def is_ahead(state: State, seat: int, strength: int, other: int, theirs: int) -> bool:
    """Return whether another player claims before a seat with these strengths; a tie is broken clockwise."""
    if theirs != strength:
        return theirs > strength
    start = tie_starter(state)
    return (other - start + state.players) % state.players < (seat - start + state.players) % state.players


@compiled
def place(state: State, seat: int, kind: int, strength: int) -> int:
    """Return the place, from 1 on, that a strength has in the order of claiming, as strong as everybody else is now."""
    found = 1
    for other in range(state.players):
        if other != seat and is_ahead(state, seat, strength, other, least_strength(state, other, kind)):
            found += 1
    return found


@compiled
def is_tied(state: State, seat: int, kind: int, strength: int) -> bool:
    """Return whether somebody else is as strong now."""
    for other in range(state.players):
        if other != seat and least_strength(state, other, kind) == strength:
            return True
    return False


@compiled
def claims(state: State, seat: int, kind: int, strength: int) -> bool:
    """Return whether a seat would still claim a building with this strength, whichever those before it choose.

    A card that lies face up must be left; or else one in the deck, for a power that takes it (ruling 38).
    """
    is_now = is_acquired_now(state, kind)
    if is_now and (state.had_turn >> seat) & 1 == 1:
        return False
    ahead = 0
    drawing = 0
    for other in range(state.players):
        is_waiting = other != seat and not (is_now and (state.had_turn >> other) & 1 == 1)
        if is_waiting and is_ahead(state, seat, strength, other, least_strength(state, other, kind)):
            ahead += 1
            if state.powers[other, TOP_OF_THE_DECK] > 0:
                drawing += 1
    shown = count_shown(state, kind)
    if shown > ahead or state.powers[seat, TOP_OF_THE_DECK] == 0:
        return shown > ahead
    deck = int(state.building_deck_sizes[kind])
    return deck > drawing or shown + deck > ahead


# The end of the season ------------------------------------------------------------------------------------------------


@compiled
def _foresee_season_end(state: State, seat: int, prospects: Prospects) -> None:
    """Write what a refuge lacks for the events that are still face up, and what it takes to feed it."""
    for space in range(EVENTS_SHOWN):
        if state.flipped[space] == 0 and state.events[space] != UNKNOWN:
            prospects.lacking[seat, space] = lacking_for_event(state, seat, state.events[space])
    square = zone(state, seat)
    prospects.farmers_needed[seat] = FARMERS_NEEDED[square]
    prospects.cans_needed[seat] = cans_needed(state, seat)
    prospects.cans_short[seat] = cans_short(state, seat)
    prospects.feeding_points[seat] = FEEDING_POINTS[square]
    prospects.feeding_to_come[seat] = 1 if is_feeding_to_come(state, seat) else 0


# Missions -------------------------------------------------------------------------------------------------------------


@compiled
def _foresee_missions(state: State, seat: int, prospects: Prospects) -> None:
    """Write how the missions that a player holds or may keep stand, of those that the view shows."""
    for mission in range(len(MISSIONS)):
        if state.missions[seat, mission] > 0:
            _foresee_mission(state, seat, mission, prospects)
    for i in range(state.drawn_count[seat]):
        if state.drawn[seat, i] != UNKNOWN:
            _foresee_mission(state, seat, state.drawn[seat, i], prospects)


@compiled
def _foresee_mission(state: State, seat: int, mission: int, prospects: Prospects) -> None:
    if mission >= FIRST_NEW_BUILDING:
        building = mission - FIRST_NEW_BUILDING
        for kind in range(len(SURVIVORS)):
            prospects.lacks[seat, building, kind] = lacking_survivors(state, seat, building, kind)
    else:
        prospects.measure[seat, mission] = measure(state, seat, mission)
        prospects.rival[seat, mission] = rival(state, seat, mission)
        prospects.succeeds[seat, mission] = 1 if succeeds(state, seat, mission) else 0
