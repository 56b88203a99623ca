"""The checks that look at a document as a whole: what it says must be a position that the rules can go on from.

The rules trust their record. So whatever they take for granted after a move (a hero under pressure stands there, what
is due can be paid, a survivor who is asked for exists) is checked here before they get to see it.
"""

from newdawn.core.document import Fields, check_answers, check_one_at_a_time, check_phase, refuse
from newdawn.outlive import names, state
from newdawn.outlive.components import (
    CARGO_FIRST_STRENGTH,
    EQUIPMENT_AMOUNT,
    EQUIPMENT_COST,
    EVENT_COST,
    LEADER_PLACES,
    LEADER_SEARCHES,
    LEADER_SEARCHES_DROPPED,
    ROOM_AMOUNT,
    ROOM_COST,
    ROOMS_KEPT,
    SETUP_SURVIVORS,
)
from newdawn.outlive.costs import can_settle
from newdawn.outlive.document.turn import choice_due, placed
from newdawn.outlive.document.words import DAY_STAGES, HERO_STAGES, NIGHT_STEPS
from newdawn.outlive.events import AFTER_MUNITIONS, is_open
from newdawn.outlive.hunting import ground_of
from newdawn.outlive.pressure import difference
from newdawn.outlive.rooms import count_full, fresh_room, permanent_left
from newdawn.outlive.rules import MOST_MOVES, legal_moves
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
    check_answers(position, "tribes", legal_moves, MOST_MOVES, state.DECISIONS)


# The board and the heroes on it --------------------------------------------------------------------------------------


def _check_heroes(position: State) -> None:
    if position.stage in DAY_STAGES:
        return
    for seat in range(position.players):
        for hero, name in enumerate(names.HEROES):
            if position.hero_state[seat, hero] != state.IDLE:
                refuse(f"tribes[{seat}].heroes.{name}.state", "all heroes are idle except by day")
    for slot in range(state.CARGO_SPACES):
        if position.cargo_heroes[slot]:
            refuse(f"board.cargo.{slot + CARGO_FIRST_STRENGTH}.heroes", "nobody stands on the ship except by day")


def _check_arrival(position: State) -> None:
    """Check the hero whose turn it is: the ship must have a slot for it."""
    seat, hero = int(position.active), int(position.hero)
    if position.hero_state[seat, hero] != state.ACTIVATED:
        refuse(f"tribes[{seat}].heroes.{names.HEROES[hero]}.state", "the hero whose turn it is must be activated")
    if position.hero_place[seat, hero] != names.CARGO:
        return
    if not 0 <= position.berth < state.CARGO_SPACES:
        refuse("turn.berth", "must be the slot of the ship on which the hero stands")
    boarded = position.stage == state.ACTING and position.decision[seat] != NOTHING
    if not boarded and position.cargo_heroes[position.berth] and fresh_room(position, seat, names.CARGO_TWO) < 0:
        refuse("turn.berth", "that slot of the ship is already taken")


def _check_acting(position: State) -> None:
    """Check the prey of a hunt, and that there is a survivor on the slot of the ship who waits to be taken in."""
    if (position.prey > 0 or position.endurance > 0) and position.decision[position.active] != state.HUNT:
        refuse("turn.prey", 'is only for the decision "hunt"')
    if position.waiting != state.FROM_SHIP:
        return
    if position.hero_place[position.active, position.hero] != names.CARGO:
        refuse("turn.waiting", 'cannot be "ship" for a hero that is not there')
    if position.cargo_survivors[position.berth] == 0:
        refuse("turn.waiting", 'cannot be "ship": there is no survivor on that slot')


def _check_pressure(position: State) -> None:
    targets = max(0, int(position.targets))
    for seat in range(position.players):
        if targets >> seat & 1 and (seat == position.active or difference(position, seat) == 0):
            refuse("turn.targets", f"seat {seat} has no weaker activated hero there")
    if position.bat_target != UNKNOWN and position.bat_target == position.active:
        refuse("turn.bat_target", "must be a seat other than the active one")
    answering = any(position.decision[seat] in (state.DEFEND, state.TRIBUTE) for seat in range(position.players))
    if (position.defender != UNKNOWN or position.pressure > 0) and not answering:
        refuse("turn.defender", "must be asked to defend, or for tribute, while there is pressure")
    if position.defender != UNKNOWN:
        if position.defender == position.active or difference(position, int(position.defender)) == 0:
            refuse("turn.defender", f"seat {int(position.defender)} has no weaker activated hero there")
        if targets >> int(position.defender) & 1:
            refuse("turn.targets", f"seat {int(position.defender)} is already the defender")


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
    waiting = [seat for seat in range(position.players) if position.decision[seat] != NOTHING]
    for seat in range(position.players):
        path = f"tribes[{seat}].heroes"
        on_board = [hero for hero in range(len(names.HEROES)) if position.hero_place[seat, hero] != UNKNOWN]
        for hero in on_board:
            if position.hero_place[seat, hero] not in LEADER_PLACES[position.leader[seat]]:
                refuse(f"{path}.{names.HEROES[hero]}", "must be at one of the leader's places")
        if seat in waiting:
            if on_board not in ([], [names.HERO_5]):
                refuse(path, "must be none, or the hero of strength 5, while the others are to be placed")
        elif on_board and not placed(position, seat):
            refuse(path, "must be all four, or none")
        elif not on_board and (position.simultaneous_placing or not waiting):
            refuse(path, "must be all four, since the seat is not asked to place them")
    if not position.simultaneous_placing and len(waiting) > 1:
        refuse(f"tribes[{waiting[1]}].decision", f"seat {waiting[0]} places its heroes first")


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
