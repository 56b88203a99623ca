"""The checks that look at a document as a whole: what it says must be a position that the rules can go on from.

The rules trust their record. So whatever they take for granted after a move (a hero under pressure stands there, what
is due can be paid, a survivor who is asked for exists) is checked here before they get to see it.
"""

from newdawn.core.document import Fields, check_answers, check_one_at_a_time, check_phase, refuse
from newdawn.core.records import Numbers
from newdawn.outlive import names, state
from newdawn.outlive.components import (
    CARGO_FIRST_STRENGTH,
    EQUIPMENT_AMOUNT,
    EQUIPMENT_COST,
    EVENT_COST,
    LEADER_PLACES,
    LEADER_SEARCHES,
    LEADER_SEARCHES_DROPPED,
    PLACE_TOKEN,
    ROOM_AMOUNT,
    ROOM_COST,
    ROOMS_KEPT,
    SETUP_SURVIVORS,
)
from newdawn.outlive.costs import can_settle
from newdawn.outlive.document.board import standing_on_ship
from newdawn.outlive.document.turn import choice_due, placed
from newdawn.outlive.document.words import DAY_STAGES, HERO_STAGES, NIGHT_STEPS
from newdawn.outlive.events import AFTER_MUNITIONS, acting_strength, is_open, strength_in
from newdawn.outlive.hunting import endurance_of, ground_of
from newdawn.outlive.moves import KIND, LOOK
from newdawn.outlive.places import city_of
from newdawn.outlive.pressure import difference
from newdawn.outlive.rooms import count_full, fresh_room, is_full, permanent_left
from newdawn.outlive.rules import MOST_MOVES, legal_moves
from newdawn.outlive.setup import can_choose_place, count_placed, next_to_place
from newdawn.outlive.state import NOTHING, UNKNOWN, State
from newdawn.outlive.stores import materials, supplies, supplies_at_night, tokens_between
from newdawn.outlive.survivors import count_survivors, space_reason

# The decisions that each phase can ask for.
_DECISIONS: dict[int, tuple[int, ...]] = {
    state.CHOOSING: (state.DISCARD_ROOM, state.FIRST_ROOM, state.FIRST_SURVIVORS, state.CHOOSE_LEADER),
    state.SEARCHING: (state.SEARCH_CITY, state.RETURN_TILE),
    state.PLACING: (state.PLACE_HEROES,),
    state.STAGE_DAWN: (),
    state.STAGE_EVENT: (state.LOSE_SUPPLY, state.LOSE_TOKENS, state.LOSE_SURVIVOR),
    state.MOVING: (state.MOVE_HERO,),
    state.UNDER_PRESSURE: (state.SWING_BAT, state.DEFEND, state.TRIBUTE),
    state.ACTING: (state.ACT, state.HUNT),
    state.OVERCOMING: (state.OVERCOME, state.DISCOUNT, state.WAIVE),
    state.IN_SHELTER: (
        state.FEED,
        state.LOSE_SURVIVOR,
        state.RECRUIT,
        state.BUILD,
        state.PAY_ROOM,
        state.DESTROY,
        state.REPAIR,
        state.REPAIR_DISCOUNT,
        state.WAIVE,
    ),
    state.OVER: (),
}
# Decisions that belong to the seat whose turn it is.
_OF_THE_ACTIVE = (
    state.MOVE_HERO,
    state.SWING_BAT,
    state.ACT,
    state.HUNT,
    state.OVERCOME,
    state.DISCOUNT,
)
# The steps that can come next in the night while a decision is pending; survivors can be lost at any time.
_STEPS = {
    state.FEED: (state.STEP_RADIOACTIVITY,),
    state.RECRUIT: (state.STEP_BUILD,),
    state.BUILD: (state.STEP_REPAIR,),
    state.PAY_ROOM: (state.STEP_REPAIR,),
    state.DESTROY: (state.STEP_REPAIR,),
    state.REPAIR: (state.STEP_UPKEEP,),
    state.REPAIR_DISCOUNT: (state.STEP_UPKEEP,),
    state.WAIVE: (state.STEP_UPKEEP,),
}
_PAYING = (state.LOSE_SUPPLY, state.LOSE_TOKENS, state.FEED, state.PAY_ROOM)
_WITH_DUE = (state.DISCOUNT, state.REPAIR_DISCOUNT, state.WAIVE)


def check(position: State, root: Fields) -> None:
    """Refuse a record that the rules could not go on from."""
    _check_heroes(position)
    if position.stage in HERO_STAGES:
        _check_arrival(position)
    if position.stage == state.UNDER_PRESSURE:
        _check_pressure(position)
    if position.stage == state.ACTING:
        _check_acting(position)
    if position.stage == state.CHOOSING:
        for seat in range(position.players):
            _check_choices(position, seat)
    if position.stage == state.SEARCHING:
        _check_mary(position)
    if position.stage == state.PLACING:
        _check_placing(position)
    for seat in range(position.players):
        _check_decision(position, seat)
        _check_owed(position, seat)
    if position.stage not in (state.CHOOSING, state.PLACING, state.STAGE_EVENT, state.IN_SHELTER):
        check_one_at_a_time(position, "tribes")
    check_answers(position, "tribes", _count_answers, MOST_MOVES, state.DECISIONS)


def _count_answers(position: State, seat: int, moves: Numbers) -> int:
    """Return how many moves answer what a seat is asked: a look at a search pile answers nothing (ruling 50)."""
    return sum(KIND[move] != LOOK for move in moves[: legal_moves(position, seat, moves)])


# The board and the heroes on it --------------------------------------------------------------------------------------


def _check_heroes(position: State) -> None:
    if position.stage in DAY_STAGES:
        _check_cargo(position)
        return
    for seat in range(position.players):
        for hero, name in enumerate(names.HEROES):
            if position.hero_state[seat, hero] != state.IDLE:
                refuse(f"tribes[{seat}].heroes.{name}.state", "all heroes are idle except by day")
    for slot in range(state.CARGO_SPACES):
        if position.cargo_heroes[slot]:
            refuse(f"board.cargo.{slot + CARGO_FIRST_STRENGTH}.heroes", "nobody stands on the ship except by day")


def _check_cargo(position: State) -> None:
    """Check that on the slots of the ship stand those heroes that are activated there, each on one that it can take."""
    standing = dict(standing_on_ship(position))
    boarded = position.stage == state.ACTING and position.decision[position.active] != NOTHING
    if boarded and position.hero_place[position.active, position.hero] == names.CARGO:
        standing[int(position.active)] = int(position.hero)
    for seat in range(position.players):
        taken = [slot for slot in range(state.CARGO_SPACES) if position.cargo_heroes[slot] >> seat & 1]
        paths = [f"board.cargo.{slot + CARGO_FIRST_STRENGTH}.heroes" for slot in taken]
        if seat not in standing:
            if taken:
                refuse(paths[0], f"seat {seat} has no activated hero on the ship, or it is only just arriving")
        elif not taken:
            refuse("board.cargo", f"the hero of seat {seat} on the ship must stand on a slot")
        elif len(taken) > 1:
            refuse(paths[1], f"seat {seat} already stands on another slot")
        elif taken[0] not in _berths(position, seat, standing[seat]):
            refuse(paths[0], f"the hero of seat {seat} cannot take that slot")


def _berths(position: State, seat: int, hero: int) -> list[int]:
    """Return the slots of the ship that a hero can have taken today.

    A tribe can gain immunity from the Sandstorm by day, and cannot lose it. The Grappling Hook helps once.
    """
    strengths = [int(acting_strength(position, seat, hero))]
    if is_open(position, names.SANDSTORM):
        strengths.append(int(strength_in(hero, True)))
    if position.equipment[seat, names.GRAPPLING_HOOK] == state.USED:
        strengths += [strength + int(EQUIPMENT_AMOUNT[names.GRAPPLING_HOOK]) for strength in strengths]
    return [strength - CARGO_FIRST_STRENGTH for strength in strengths]


def _check_arrival(position: State) -> None:
    """Check the hero whose turn it is: the ship must have a slot for it."""
    seat, hero = int(position.active), int(position.hero)
    if position.hero_state[seat, hero] != state.ACTIVATED:
        refuse(f"tribes[{seat}].heroes.{names.HEROES[hero]}.state", "the hero whose turn it is must be activated")
    if position.hero_place[seat, hero] != names.CARGO:
        return
    if position.berth not in _berths(position, seat, hero):
        refuse("turn.berth", "must be the slot of the ship on which the hero stands")
    boarded = position.stage == state.ACTING and position.decision[seat] != NOTHING
    if boarded and not position.cargo_heroes[position.berth] >> seat & 1:
        refuse("turn.berth", "must be the slot of the ship on which the hero stands")
    if not boarded and position.cargo_heroes[position.berth] and fresh_room(position, seat, names.CARGO_TWO) < 0:
        refuse("turn.berth", "that slot of the ship is already taken")


# What the hero has done so far ---------------------------------------------------------------------------------------


def _check_acting(position: State) -> None:
    """Check that the turn of the hero can have come about where it stands."""
    seat = int(position.active)
    place = int(position.hero_place[seat, position.hero])
    strength = 0 if place == names.CARGO else int(acting_strength(position, seat, int(position.hero)))
    if position.points + position.collected > strength:
        refuse("turn.points", f"must not be more than {strength}, the hero's points here, with those that were spent")
    if position.unlocked and place != names.DAM:
        refuse("turn.unlocked", "is only for a hero at the dam")
    if position.collected and place == names.DAM and not position.unlocked:
        refuse("turn.unlocked", "must be true where water was taken")
    if position.collected and PLACE_TOKEN[place] < 0 and city_of(place) < 0:
        refuse("turn.collected", f"there is nothing to collect at {names.PLACES[place]}")
    _check_cupboards(position, seat, place)
    _check_waiting(position, seat, place)
    _check_prey(position, seat, place)


def _check_cupboards(position: State, seat: int, place: int) -> None:
    city = int(city_of(place))
    for slot, name in enumerate(names.ROOM_SLOTS):
        if not position.cupboards >> slot & 1:
            continue
        if city < 0 or position.collected == 0 or position.search_aside[city, names.SEARCH_EMPTY] == 0:
            refuse("turn.cupboards", "is only for a hero that has found an empty cupboard in a city")
        if position.room[seat, slot] != names.EMPTY_CUPBOARD or not is_full(position, seat, slot):
            refuse("turn.cupboards", f"slot {name} has no full room that pays for empty cupboards")


def _check_waiting(position: State, seat: int, place: int) -> None:
    """Check that there is a survivor who waits to be taken in."""
    others = int(position.cargo_heroes[position.berth]) & ~(1 << seat) if place == names.CARGO else 0
    if position.waiting == state.FROM_SHIP:
        if place != names.CARGO:
            refuse("turn.waiting", 'cannot be "ship" for a hero that is not there')
        if others or position.cargo_survivors[position.berth] == 0:
            refuse("turn.waiting", 'cannot be "ship": there is no survivor on that slot')
    if position.waiting == state.FROM_RESERVE:
        lit = city_of(place) >= 0 and position.equipment[seat, names.FLASHLIGHT] == state.USED
        if not lit and not others:
            refuse("turn.waiting", 'cannot be "reserve": neither flashlight nor room can have brought anybody')


def _check_prey(position: State, seat: int, place: int) -> None:
    """Check what the hero has hunted, and the prey of a hunt."""
    ground = int(ground_of(place))
    hunting = position.decision[seat] == state.HUNT
    if position.hunted and ground < 0:
        refuse("turn.prey" if hunting else "turn.hunted", "there is no wild game where the hero stands")
    if (position.prey > 0 or position.endurance > 0) and not hunting:
        refuse("turn.prey", 'is only for the decision "hunt"')
    if position.prey > 0 and not position.sensor:
        refuse("turn.prey", "must be 1 without the Thermal Sensor")
    if not position.sensor:
        return
    if position.equipment[seat, names.THERMAL_SENSOR] != state.USED:
        refuse("turn.sensor", "the tribe has not used a thermal-sensor today")
    if ground < 0 or (position.hunted and not hunting):
        refuse("turn.sensor", "is only for a hunt that is still to come")
    if not position.wild_known[ground] >> seat & 1:
        refuse("turn.sensor", f"seat {seat} must be among those who know the stack at {names.PLACES[place]}")


def _check_pressure(position: State) -> None:
    targets = max(0, int(position.targets))
    for seat in range(position.players):
        if targets >> seat & 1 and (seat == position.active or difference(position, seat) == 0):
            refuse("turn.targets", f"seat {seat} has no weaker activated hero there")
    if position.bat_target != UNKNOWN:
        if position.bat_target == position.active or difference(position, int(position.bat_target)) == 0:
            refuse("turn.bat_target", "must be a seat with a weaker activated hero there")
        if position.equipment[position.active, names.BASEBALL_BAT] != state.USED:
            refuse("turn.bat_target", "the active tribe has not used a baseball-bat today")
    answering = any(position.decision[seat] in (state.DEFEND, state.TRIBUTE) for seat in range(position.players))
    if (position.defender != UNKNOWN or position.pressure > 0) and not answering:
        refuse("turn.defender", "must be asked to defend, or for tribute, while there is pressure")
    if position.defender != UNKNOWN:
        if position.defender == position.active or difference(position, int(position.defender)) == 0:
            refuse("turn.defender", f"seat {int(position.defender)} has no weaker activated hero there")
        if targets >> int(position.defender) & 1:
            refuse("turn.targets", f"seat {int(position.defender)} is already the defender")
        most = int(difference(position, int(position.defender)))
        if position.bat_target == position.defender:
            most += int(EQUIPMENT_AMOUNT[names.BASEBALL_BAT])
        if position.pressure > most:
            refuse("turn.pressure", f"must not be more than {most}, by the strengths of the heroes")


# Setup ---------------------------------------------------------------------------------------------------------------


def _check_choices(position: State, seat: int) -> None:
    """Check that what a seat holds while rooms and leaders are chosen can have come about."""
    path = f"tribes[{seat}]"
    due = choice_due(position, seat)
    if position.decision[seat] != due:
        refuse(f"{path}.decision", f'must be "{state.DECISIONS[due]}", by what the seat holds')
    drawn = int((position.drawn_rooms[seat] != UNKNOWN).sum())
    kept = int((position.room[seat, names.STANDARD_ROOMS :] != UNKNOWN).sum())
    put_back = int((position.rooms_put_back[seat] != UNKNOWN).sum())
    leaders = int((position.drawn_leaders[seat] != UNKNOWN).sum())
    built = int(position.built[seat].sum())
    living = int(count_survivors(position, seat))
    if due != state.DISCARD_ROOM and kept != ROOMS_KEPT:
        refuse(f"{path}.rooms", f"must have {ROOMS_KEPT} advanced rooms once two have been put back")
    if drawn + kept + put_back != state.ADVANCED_DRAWN:
        held = drawn + kept + put_back
        refuse(path, f"must hold {state.ADVANCED_DRAWN} advanced rooms, drawn, kept and put back, not {held}")
    if due == state.DISCARD_ROOM and (drawn <= ROOMS_KEPT or kept):
        refuse(f"{path}.drawn_rooms", f"must be more than {ROOMS_KEPT} while rooms are put back, and none kept")
    if built > 1 or (built == 0 and due not in (state.DISCARD_ROOM, state.FIRST_ROOM)):
        refuse(f"{path}.rooms", "must have one built room once the first room has been chosen")
    if due == state.DISCARD_ROOM and built:
        refuse(f"{path}.rooms", "must have no built room while rooms are put back")
    if living + position.to_settle[seat] != (SETUP_SURVIVORS if built else 0):
        refuse(
            f"{path}.to_settle", f"must add up to {SETUP_SURVIVORS if built else 0} with the survivors in the shelter"
        )
    if due == NOTHING and position.leader_put_back[seat] == UNKNOWN:
        refuse(f"{path}.leader_put_back", "must be the other leader")
    if due != NOTHING and (leaders != state.LEADERS_DRAWN or position.leader_put_back[seat] != UNKNOWN):
        refuse(f"{path}.drawn_leaders", f"must be {state.LEADERS_DRAWN}, until one is chosen")
    if due == NOTHING and leaders:
        refuse(f"{path}.drawn_leaders", "must be none once the leader has been chosen")


def _check_mary(position: State) -> None:
    seats = [seat for seat in range(position.players) if LEADER_SEARCHES[position.leader[seat]] > 0]
    drawn = int(position.searched.sum())
    if not seats:
        if drawn or position.searches_left:
            refuse("mary", "cannot be given: no tribe has the leader who searches")
        return
    leader = int(position.leader[seats[0]])
    total, dropped = int(LEADER_SEARCHES[leader]), int(LEADER_SEARCHES_DROPPED[leader])
    left = int(position.searches_left)
    returning = position.decision[seats[0]] == state.RETURN_TILE
    for tile, name in enumerate(names.SEARCH_TILES):
        if position.searched[tile] > position.search_aside[:, tile].sum():
            refuse(f"mary.searched.{name}", "no city has set such a tile aside")
    if returning and not (1 <= left <= dropped and drawn == total - dropped + left):
        refuse("mary", f"must have drawn {total} tiles, with {dropped} of them to return")
    if not returning and drawn + left != total and (drawn or left):
        refuse("mary", f"must have {total} tiles, drawn and still to draw, not {drawn + left}")
    if not returning and drawn and not left:
        refuse("mary.searches_left", f"must be {dropped}, the tiles to return, with the decision return-tile")
    if left > position.search_pile_size.sum() and not returning:
        refuse("mary.searches_left", "must not be more than the tiles in the piles")


def _check_placing(position: State) -> None:
    for seat in range(position.players):
        for hero, name in enumerate(names.HEROES):
            place = position.hero_place[seat, hero]
            if place != UNKNOWN and place not in LEADER_PLACES[position.leader[seat]]:
                refuse(f"tribes[{seat}].heroes.{name}", "must be at one of the leader's places")
    if position.placing_in_turn:
        _check_placing_in_turn(position)
        return
    for seat in range(position.players):
        path = f"tribes[{seat}].heroes"
        on_board = [hero for hero in range(len(names.HEROES)) if position.hero_place[seat, hero] != UNKNOWN]
        if position.decision[seat] == NOTHING:
            if not placed(position, seat):
                refuse(path, "must be all four, since the seat is not asked to place them")
        elif on_board not in ([], [names.HERO_5]):
            refuse(path, "must be none, or the hero of strength 5, while the others are to be placed")


def _check_placing_in_turn(position: State) -> None:
    """Check that as many heroes are on the board as can be, round by round, and that whose turn it is is asked."""
    order = [int(position.first_player + i) % int(position.players) for i in range(position.players)]
    counts = [int(count_placed(position, seat)) for seat in order]
    for seat, count, before in zip(order[1:], counts[1:], counts, strict=False):
        if not counts[0] - 1 <= count <= before:
            refuse(f"tribes[{seat}].heroes", "must be as many as those of the others, or one fewer after the last seat")
    for seat in range(position.players):
        three = position.hero_place[seat, names.HERO_3A]
        if three == UNKNOWN and position.hero_place[seat, names.HERO_3B] != UNKNOWN:
            refuse(f"tribes[{seat}].heroes.3b", "is placed after 3a")
        if position.decision[seat] != NOTHING and seat != next_to_place(position):
            refuse(f"tribes[{seat}].decision", f"seat {int(next_to_place(position))} places a hero now")
        if position.decision[seat] != NOTHING and not can_choose_place(position, seat):
            refuse(f"tribes[{seat}].decision", "the heroes left to place are alike, or only one")


# Decisions, and what they are about ----------------------------------------------------------------------------------


def _check_decision(position: State, seat: int) -> None:
    decision, stage = int(position.decision[seat]), int(position.stage)
    path = f"tribes[{seat}]"
    if stage == state.IN_SHELTER and position.night_step[seat] not in _STEPS.get(decision, range(10)):
        step = NIGHT_STEPS[_STEPS[decision][0] - state.STEP_FEED]
        refuse(f"{path}.night", f'must be "{step}", the step that comes after this decision')
    if decision == NOTHING:
        return
    name = state.DECISIONS[decision]
    check_phase(f"{path}.decision", decision, stage, _DECISIONS, state.DECISIONS, state.STAGES)
    if (decision in _OF_THE_ACTIVE or stage == state.OVERCOMING) and seat != position.active:
        refuse(f"{path}.decision", f'only the active seat can be asked to "{name}"')
    if decision == state.MOVE_HERO and not (position.hero_state[seat] == state.IDLE).any():
        refuse(f"{path}.decision", "the tribe has no idle hero left")
    if decision in (state.SEARCH_CITY, state.RETURN_TILE) and LEADER_SEARCHES[position.leader[seat]] == 0:
        refuse(f"{path}.decision", "the leader of this tribe does not search")
    if decision == state.SEARCH_CITY and position.searches_left == 0:
        refuse("mary.searches_left", "must be 1 or more while tiles are drawn")
    if decision == state.RECRUIT and space_reason(position, seat, names.AIRLOCK) != 0:
        refuse(f"{path}.decision", "the airlock has no space for another survivor")
    if decision == state.HUNT:
        _check_hunt(position)
    if stage == state.UNDER_PRESSURE:
        _check_threat(position, seat)


def _check_hunt(position: State) -> None:
    seat = int(position.active)
    ground = int(ground_of(int(position.hero_place[seat, position.hero])))
    if ground < 0:
        refuse("turn.prey", "there is no wild game where the hero stands")
    if position.prey >= position.wild_stack_size[ground]:
        refuse("turn.prey", f"the stack there has only {int(position.wild_stack_size[ground])} tiles")
    means = int(position.points + position.stock[seat, names.MUNITION])
    for tile in (names.SHOTGUN, names.BEAR_TRAP):
        if position.equipment[seat, tile] == state.REPAIRED:
            means += int(EQUIPMENT_AMOUNT[tile])
    if position.points == 0 or position.endurance > means:
        refuse("turn.endurance", f"the tribe cannot pay {int(position.endurance)} with points, munitions and tiles")
    most = int(endurance_of(position, seat, int(position.wild_stack[ground, position.prey])))
    if not 2 <= position.endurance <= most:
        refuse("turn.endurance", f"must be from 2 to {most} for that prey; the last point is paid without asking")


def _check_threat(position: State, seat: int) -> None:
    """Check who is asked under pressure."""
    decision = int(position.decision[seat])
    path = f"tribes[{seat}].decision"
    if decision == state.SWING_BAT:
        if position.targets <= 0 or position.defender != UNKNOWN:
            refuse("turn.targets", "must be the seats that the bat can be swung at, and nobody defends yet")
        if position.equipment[seat, names.BASEBALL_BAT] != state.REPAIRED:
            refuse(path, "the tribe has no baseball-bat ready")
        return
    if position.defender == UNKNOWN or position.pressure == 0:
        refuse("turn.defender", "must be the seat under pressure, with pressure of 1 or more")
    chooser = int(position.defender)
    if decision == state.TRIBUTE and count_full(position, int(position.active), names.CHOICE_OF_TRIBUTE) > 0:
        chooser = int(position.active)
    if seat != chooser:
        refuse(path, f"seat {chooser} must decide")
    stock = int(tokens_between(position, int(position.defender), names.FIRST_SUPPLY, names.AFTER_MATERIALS))
    if decision == state.TRIBUTE and stock < position.pressure:
        refuse("turn.pressure", f"must not be more than the {stock} supplies and materials that can be given")


def _check_owed(position: State, seat: int) -> None:
    """Check that what a decision is about fits it, and can be paid; without such a decision nothing may be owed."""
    decision, stage = int(position.decision[seat]), int(position.stage)
    path = f"tribes[{seat}]"
    losing = decision == state.LOSE_SURVIVOR or stage == state.IN_SHELTER
    if position.to_lose[seat] and not losing:
        refuse(f"{path}.to_lose", "no survivors can be owed in this phase, with this decision")
    if position.to_lose[seat] and decision == NOTHING and position.night_step[seat] == state.STEP_ASLEEP:
        refuse(f"{path}.to_lose", "a tribe that is asleep loses nobody")
    if decision == state.LOSE_SURVIVOR and position.to_lose[seat] == 0:
        refuse(f"{path}.to_lose", "must be 1 or more with this decision")
    _check_payment(position, seat)
    if decision == state.PAY_ROOM:
        slot = int(position.room_in_hand[seat])
        if slot == UNKNOWN or position.room[seat, slot] == UNKNOWN or position.built[seat, slot]:
            refuse(f"{path}.room_in_hand", "must be the slot of a room that is not built yet")
    elif position.room_in_hand[seat] != UNKNOWN:
        refuse(f"{path}.room_in_hand", 'is only for the decision "pay-room"')
    if decision in _WITH_DUE:
        _check_due(position, seat)
    elif position.due[seat].any():
        refuse(f"{path}.due", "is only for the decisions discount, repair-discount and waive")
    if (position.waivers[seat] > 0) != (decision == state.WAIVE):
        refuse(f"{path}.waivers", 'must be 1 or more with the decision "waive", and 0 with all others')
    repairing = stage == state.IN_SHELTER and decision in _WITH_DUE
    if position.tile_in_hand[seat] != UNKNOWN and not repairing:
        refuse(f"{path}.tile_in_hand", "is only for the decisions repair-discount and waive at night")
    paying = stage == state.OVERCOMING and seat == position.active and decision in _WITH_DUE
    if position.event_in_hand != UNKNOWN and seat == position.active and not paying:
        refuse("event_in_hand", "is only for the decisions discount and waive")
    if stage == state.OVERCOMING and position.active == UNKNOWN and position.event_in_hand != UNKNOWN:
        refuse("event_in_hand", "needs an active seat that pays for it")


def _check_payment(position: State, seat: int) -> None:
    """Check that the tokens that a seat is asked for one by one are there."""
    decision = int(position.decision[seat])
    path = f"tribes[{seat}].to_pay"
    owed = int(position.to_pay[seat])
    if decision not in _PAYING:
        if owed:
            refuse(path, "nothing can be owed with this decision")
        return
    if owed == 0:
        refuse(path, "must be 1 or more with this decision")
    if decision == state.FEED:
        has = int(supplies_at_night(position, seat))
    elif decision == state.LOSE_SUPPLY:
        has = int(supplies(position, seat) + permanent_left(position, seat))
    elif decision == state.LOSE_TOKENS:
        has = int(tokens_between(position, seat, names.FIRST_MATERIAL, AFTER_MUNITIONS))
    else:
        has = int(materials(position, seat))
        if owed > ROOM_COST:
            refuse(path, f"must not be more than {ROOM_COST}, the cost of a room")
        if owed == ROOM_COST and fresh_room(position, seat, names.ROOM_CONSTRUCTION) >= 0:
            has += int(ROOM_AMOUNT[names.ROOM_CONSTRUCTION])
    if owed > has:
        refuse(path, f"must not be more than the {has} that the tribe can pay")


def _check_due(position: State, seat: int) -> None:
    """Check the cost of the event or the repair that is being paid."""
    path = f"tribes[{seat}]"
    if position.stage == state.OVERCOMING:
        if position.event_in_hand == UNKNOWN or not is_open(position, int(position.event_in_hand)):
            refuse("event_in_hand", "must be an event that lies face up and that nobody has overcome")
        cost = EVENT_COST[position.event_in_hand]
    else:
        tile = int(position.tile_in_hand[seat])
        if tile == UNKNOWN or position.equipment[seat, tile] != state.BROKEN:
            refuse(f"{path}.tile_in_hand", "must be a broken tile of the tribe")
        cost = EQUIPMENT_COST[tile]
    for token, name in enumerate(names.TOKENS):
        if position.due[seat, token] > cost[token]:
            refuse(f"{path}.due.{name}", f"must not be more than the cost, {int(cost[token])}")
    if position.decision[seat] == state.DISCOUNT and fresh_room(position, seat, names.OVERCOME_EVENT) < 0:
        refuse(f"{path}.decision", "the tribe has no room that gives a discount now")
    if position.decision[seat] == state.WAIVE and not can_settle(position, seat, int(position.waivers[seat])):
        refuse(f"{path}.due", "the tribe cannot pay that, even with the waivers")
