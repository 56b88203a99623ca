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
from newdawn.outlive.state import NOTHING, UNKNOWN, Game
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
    state.PRESSURING: (state.SWING_BAT, state.DEFEND, state.TRIBUTE),
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


def check(game: Game, root: Fields) -> None:
    """Refuse a record that the rules could not go on from."""
    _check_heroes(game)
    if game.stage in HERO_STAGES:
        _check_arrival(game)
    if game.stage == state.PRESSURING:
        _check_pressure(game)
    if game.stage == state.ACTING:
        _check_acting(game)
    if game.stage == state.CHOOSING:
        for seat in range(game.players):
            _check_choices(game, seat)
    if game.stage == state.SEARCHING:
        _check_mary(game)
    if game.stage == state.PLACING:
        _check_placing(game)
    for seat in range(game.players):
        _check_decision(game, seat)
        _check_owed(game, seat)
    if game.stage not in (state.CHOOSING, state.PLACING, state.STAGE_EVENT, state.IN_SHELTER):
        check_one_at_a_time(game, "tribes")
    check_answers(game, "tribes", legal_moves, MOST_MOVES, state.DECISIONS)


# The board and the heroes on it --------------------------------------------------------------------------------------


def _check_heroes(game: Game) -> None:
    if game.stage in DAY_STAGES:
        return
    for seat in range(game.players):
        for hero, name in enumerate(names.HEROES):
            if game.hero_state[seat, hero] != state.IDLE:
                refuse(f"tribes[{seat}].heroes.{name}.state", "all heroes are idle but by day")
    for slot in range(state.CARGO_SPACES):
        if game.cargo_heroes[slot]:
            refuse(f"board.cargo.{slot + CARGO_FIRST_STRENGTH}.heroes", "nobody stands on the ship but by day")


def _check_arrival(game: Game) -> None:
    """Check the hero whose turn it is: the ship must have a slot for it."""
    seat, hero = int(game.active), int(game.hero)
    if game.hero_state[seat, hero] != state.ACTIVATED:
        refuse(f"tribes[{seat}].heroes.{names.HEROES[hero]}.state", "the hero whose turn it is must be activated")
    if game.hero_place[seat, hero] != names.CARGO:
        return
    if not 0 <= game.berth < state.CARGO_SPACES:
        refuse("turn.berth", "must be the slot of the ship on which the hero stands")
    boarded = game.stage == state.ACTING and game.decision[seat] != NOTHING
    if not boarded and game.cargo_heroes[game.berth] and fresh_room(game, seat, names.CARGO_TWO) < 0:
        refuse("turn.berth", "somebody stands on that slot of the ship already")


def _check_acting(game: Game) -> None:
    """Check the prey of a hunt, and that there is a survivor on the slot of the ship who waits to be taken in."""
    if (game.prey > 0 or game.endurance > 0) and game.decision[game.active] != state.HUNT:
        refuse("turn.prey", 'is for the decision "hunt" only')
    if game.waiting != state.FROM_SHIP:
        return
    if game.hero_place[game.active, game.hero] != names.CARGO:
        refuse("turn.waiting", 'cannot be "ship" for a hero that is not there')
    if game.cargo_survivors[game.berth] == 0:
        refuse("turn.waiting", 'cannot be "ship": there is no survivor on that slot')


def _check_pressure(game: Game) -> None:
    targets = max(0, int(game.targets))
    for seat in range(game.players):
        if targets >> seat & 1 and (seat == game.active or difference(game, seat) == 0):
            refuse("turn.targets", f"seat {seat} has no weaker activated hero there")
    if game.bat_target != UNKNOWN and game.bat_target == game.active:
        refuse("turn.bat_target", "must be another seat than the active one")
    answering = any(game.decision[seat] in (state.DEFEND, state.TRIBUTE) for seat in range(game.players))
    if (game.defender != UNKNOWN or game.pressure > 0) and not answering:
        refuse("turn.defender", "must be asked to defend, or for tribute, while there is pressure")
    if game.defender != UNKNOWN:
        if game.defender == game.active or difference(game, int(game.defender)) == 0:
            refuse("turn.defender", f"seat {int(game.defender)} has no weaker activated hero there")
        if targets >> int(game.defender) & 1:
            refuse("turn.targets", f"seat {int(game.defender)} is the defender already")


# Setup ---------------------------------------------------------------------------------------------------------------


def _check_choices(game: Game, seat: int) -> None:
    """Check that what a seat holds while rooms and leaders are chosen can have come about."""
    path = f"tribes[{seat}]"
    due = choice_due(game, seat)
    if game.decision[seat] != due:
        refuse(f"{path}.decision", f'must be "{state.DECISIONS[due]}", by what the seat holds')
    drawn = int((game.drawn_rooms[seat] != UNKNOWN).sum())
    kept = int((game.room[seat, names.STANDARD_ROOMS :] != UNKNOWN).sum())
    put_back = int((game.rooms_put_back[seat] != UNKNOWN).sum())
    leaders = int((game.drawn_leaders[seat] != UNKNOWN).sum())
    built = int(game.built[seat].sum())
    living = int(count_survivors(game, seat))
    if due != state.DISCARD_ROOM and kept != ROOMS_KEPT:
        refuse(f"{path}.rooms", f"must have {ROOMS_KEPT} advanced rooms, once two are put back")
    if drawn + kept + put_back != state.ADVANCED_DRAWN:
        held = drawn + kept + put_back
        refuse(path, f"must hold {state.ADVANCED_DRAWN} advanced rooms, drawn, kept and put back, not {held}")
    if due == state.DISCARD_ROOM and (drawn <= ROOMS_KEPT or kept):
        refuse(f"{path}.drawn_rooms", f"must be more than {ROOMS_KEPT} while rooms are put back, and none kept")
    if built > 1 or (built == 0 and due not in (state.DISCARD_ROOM, state.FIRST_ROOM)):
        refuse(f"{path}.rooms", "must have one built room, once the first room is chosen")
    if due == state.DISCARD_ROOM and built:
        refuse(f"{path}.rooms", "must have no built room while rooms are put back")
    if living + game.to_settle[seat] != (SETUP_SURVIVORS if built else 0):
        refuse(f"{path}.to_settle", f"must make {SETUP_SURVIVORS if built else 0} with the survivors in the shelter")
    if due == NOTHING and game.leader_put_back[seat] == UNKNOWN:
        refuse(f"{path}.leader_put_back", "must be the other leader")
    if due != NOTHING and (leaders != state.LEADERS_DRAWN or game.leader_put_back[seat] != UNKNOWN):
        refuse(f"{path}.drawn_leaders", f"must be {state.LEADERS_DRAWN}, until one is chosen")
    if due == NOTHING and leaders:
        refuse(f"{path}.drawn_leaders", "must be none, once the leader is chosen")


def _check_mary(game: Game) -> None:
    seats = [seat for seat in range(game.players) if LEADER_SEARCHES[game.leader[seat]] > 0]
    drawn = int(game.searched.sum())
    if not seats:
        if drawn or game.searches_left:
            refuse("mary", "cannot be given: no tribe has the leader who searches")
        return
    leader = int(game.leader[seats[0]])
    total, dropped = int(LEADER_SEARCHES[leader]), int(LEADER_SEARCHES_DROPPED[leader])
    left = int(game.searches_left)
    returning = game.decision[seats[0]] == state.RETURN_TILE
    for tile, name in enumerate(names.SEARCH_TILES):
        if game.searched[tile] > game.search_aside[:, tile].sum():
            refuse(f"mary.searched.{name}", "such a tile does not lie aside at a city")
    if returning and not (1 <= left <= dropped and drawn == total - dropped + left):
        refuse("mary", f"must have drawn {total} tiles, and {dropped} of them to return")
    if not returning and drawn + left != total and (drawn or left):
        refuse("mary", f"must have {total} tiles, drawn and still to draw, not {drawn + left}")
    if not returning and drawn and not left:
        refuse("mary.searches_left", f"must be {dropped}, the tiles to return, with the decision return-tile")
    if left > game.search_pile_size.sum() and not returning:
        refuse("mary.searches_left", "must not be more than the tiles in the piles")


def _check_placing(game: Game) -> None:
    waiting = [seat for seat in range(game.players) if game.decision[seat] != NOTHING]
    for seat in range(game.players):
        path = f"tribes[{seat}].heroes"
        on_board = [hero for hero in range(len(names.HEROES)) if game.hero_place[seat, hero] != UNKNOWN]
        for hero in on_board:
            if game.hero_place[seat, hero] not in LEADER_PLACES[game.leader[seat]]:
                refuse(f"{path}.{names.HEROES[hero]}", "must be at one of the leader's places")
        if seat in waiting:
            if on_board not in ([], [names.HERO_5]):
                refuse(path, "must be none, or the hero of strength 5, while the others are to be placed")
        elif on_board and not placed(game, seat):
            refuse(path, "must be all four, or none")
        elif not on_board and (game.simultaneous_placing or not waiting):
            refuse(path, "must be all four, since the seat is not asked to place them")
    if not game.simultaneous_placing and len(waiting) > 1:
        refuse(f"tribes[{waiting[1]}].decision", f"seat {waiting[0]} places its heroes first")


# Decisions, and what they are about ----------------------------------------------------------------------------------


def _check_decision(game: Game, seat: int) -> None:
    decision, stage = int(game.decision[seat]), int(game.stage)
    path = f"tribes[{seat}]"
    if stage == state.IN_SHELTER and game.night_step[seat] not in _STEPS.get(decision, range(10)):
        step = NIGHT_STEPS[_STEPS[decision][0] - state.STEP_FEED]
        refuse(f"{path}.night", f'must be "{step}", the step that comes after this decision')
    if decision == NOTHING:
        return
    name = state.DECISIONS[decision]
    check_phase(f"{path}.decision", decision, stage, _DECISIONS, state.DECISIONS, state.STAGES)
    if (decision in _OF_THE_ACTIVE or stage == state.OVERCOMING) and seat != game.active:
        refuse(f"{path}.decision", f'only the active seat can be asked to "{name}"')
    if decision == state.MOVE_HERO and not (game.hero_state[seat] == state.IDLE).any():
        refuse(f"{path}.decision", "the tribe has no idle hero left")
    if decision in (state.SEARCH_CITY, state.RETURN_TILE) and LEADER_SEARCHES[game.leader[seat]] == 0:
        refuse(f"{path}.decision", "the leader of this tribe does not search")
    if decision == state.SEARCH_CITY and game.searches_left == 0:
        refuse("mary.searches_left", "must be 1 or more while tiles are drawn")
    if decision == state.RECRUIT and space_reason(game, seat, names.AIRLOCK) != 0:
        refuse(f"{path}.decision", "the airlock has no space for another survivor")
    if decision == state.HUNT:
        _check_hunt(game)
    if stage == state.PRESSURING:
        _check_threat(game, seat)


def _check_hunt(game: Game) -> None:
    seat = int(game.active)
    ground = int(ground_of(int(game.hero_place[seat, game.hero])))
    if ground < 0:
        refuse("turn.prey", "there is no wild game where the hero stands")
    if game.prey >= game.wild_stack_size[ground]:
        refuse("turn.prey", f"the stack there has only {int(game.wild_stack_size[ground])} tiles")
    means = int(game.points + game.stock[seat, names.MUNITION])
    for tile in (names.SHOTGUN, names.BEAR_TRAP):
        if game.equipment[seat, tile] == state.REPAIRED:
            means += int(EQUIPMENT_AMOUNT[tile])
    if game.points == 0 or game.endurance > means:
        refuse("turn.endurance", f"the tribe cannot pay {int(game.endurance)} with points, munitions and tiles")


def _check_threat(game: Game, seat: int) -> None:
    """Check who is asked under pressure."""
    decision = int(game.decision[seat])
    path = f"tribes[{seat}].decision"
    if decision == state.SWING_BAT:
        if game.targets <= 0 or game.defender != UNKNOWN:
            refuse("turn.targets", "must be the seats that the bat can be swung at, and nobody defends yet")
        if game.equipment[seat, names.BASEBALL_BAT] != state.REPAIRED:
            refuse(path, "the tribe has no baseball-bat ready")
        return
    if game.defender == UNKNOWN or game.pressure == 0:
        refuse("turn.defender", "must be the seat under pressure, with pressure of 1 or more")
    chooser = int(game.defender)
    if decision == state.TRIBUTE and count_full(game, int(game.active), names.CHOICE_OF_TRIBUTE) > 0:
        chooser = int(game.active)
    if seat != chooser:
        refuse(path, f"seat {chooser} is the one to decide")
    stock = int(tokens_between(game, int(game.defender), names.FIRST_SUPPLY, names.AFTER_MATERIALS))
    if decision == state.TRIBUTE and stock < game.pressure:
        refuse("turn.pressure", f"must not be more than the {stock} supplies and materials that can be given")


def _check_owed(game: Game, seat: int) -> None:
    """Check that what a decision is about fits it, and can be paid; without such a decision nothing may be owed."""
    decision, stage = int(game.decision[seat]), int(game.stage)
    path = f"tribes[{seat}]"
    losing = decision == state.LOSE_SURVIVOR or stage == state.IN_SHELTER
    if game.to_lose[seat] and not losing:
        refuse(f"{path}.to_lose", "no survivors can be owed in this phase, with this decision")
    if game.to_lose[seat] and decision == NOTHING and game.night_step[seat] == state.STEP_ASLEEP:
        refuse(f"{path}.to_lose", "a tribe that is asleep loses nobody")
    if decision == state.LOSE_SURVIVOR and game.to_lose[seat] == 0:
        refuse(f"{path}.to_lose", "must be 1 or more with this decision")
    _check_payment(game, seat)
    if decision == state.PAY_ROOM:
        slot = int(game.room_in_hand[seat])
        if slot == UNKNOWN or game.room[seat, slot] == UNKNOWN or game.built[seat, slot]:
            refuse(f"{path}.room_in_hand", "must be the slot of a room that is not built yet")
    elif game.room_in_hand[seat] != UNKNOWN:
        refuse(f"{path}.room_in_hand", 'is for the decision "pay-room" only')
    if decision in _WITH_DUE:
        _check_due(game, seat)
    elif game.due[seat].any():
        refuse(f"{path}.due", "is for the decisions discount, repair-discount and waive only")
    if (game.waivers[seat] > 0) != (decision == state.WAIVE):
        refuse(f"{path}.waivers", 'must be 1 or more with the decision "waive", and 0 with all others')
    repairing = stage == state.IN_SHELTER and decision in _WITH_DUE
    if game.tile_in_hand[seat] != UNKNOWN and not repairing:
        refuse(f"{path}.tile_in_hand", "is for the decisions repair-discount and waive at night only")
    paying = stage == state.OVERCOMING and seat == game.active and decision in _WITH_DUE
    if game.event_in_hand != UNKNOWN and seat == game.active and not paying:
        refuse("event_in_hand", "is for the decisions discount and waive only")
    if stage == state.OVERCOMING and game.active == UNKNOWN and game.event_in_hand != UNKNOWN:
        refuse("event_in_hand", "needs an active seat that pays for it")


def _check_payment(game: Game, seat: int) -> None:
    """Check that the tokens that a seat is asked for one by one are there."""
    decision = int(game.decision[seat])
    path = f"tribes[{seat}].to_pay"
    owed = int(game.to_pay[seat])
    if decision not in _PAYING:
        if owed:
            refuse(path, "nothing can be owed with this decision")
        return
    if owed == 0:
        refuse(path, "must be 1 or more with this decision")
    if decision == state.FEED:
        has = int(supplies_at_night(game, seat))
    elif decision == state.LOSE_SUPPLY:
        has = int(supplies(game, seat) + permanent_left(game, seat))
    elif decision == state.LOSE_TOKENS:
        has = int(tokens_between(game, seat, names.FIRST_MATERIAL, AFTER_MUNITIONS))
    else:
        has = int(materials(game, seat))
        if owed > ROOM_COST:
            refuse(path, f"must not be more than {ROOM_COST}, the cost of a room")
        if owed == ROOM_COST and fresh_room(game, seat, names.ROOM_CONSTRUCTION) >= 0:
            has += int(ROOM_AMOUNT[names.ROOM_CONSTRUCTION])
    if owed > has:
        refuse(path, f"must not be more than the {has} that the tribe can pay")


def _check_due(game: Game, seat: int) -> None:
    """Check the cost of the event or the repair that is being paid."""
    path = f"tribes[{seat}]"
    if game.stage == state.OVERCOMING:
        if game.event_in_hand == UNKNOWN or not is_open(game, int(game.event_in_hand)):
            refuse("event_in_hand", "must be an event that lies face up and that nobody has overcome")
        cost = EVENT_COST[game.event_in_hand]
    else:
        tile = int(game.tile_in_hand[seat])
        if tile == UNKNOWN or game.equipment[seat, tile] != state.BROKEN:
            refuse(f"{path}.tile_in_hand", "must be a broken tile of the tribe")
        cost = EQUIPMENT_COST[tile]
    for token, name in enumerate(names.TOKENS):
        if game.due[seat, token] > cost[token]:
            refuse(f"{path}.due.{name}", f"must not be more than the cost, {int(cost[token])}")
    if game.decision[seat] == state.DISCOUNT and fresh_room(game, seat, names.OVERCOME_EVENT) < 0:
        refuse(f"{path}.decision", "the tribe has no room that gives a discount now")
    if game.decision[seat] == state.WAIVE and not can_settle(game, seat, int(game.waivers[seat])):
        refuse(f"{path}.due", "the tribe cannot pay that, even with the waivers")
