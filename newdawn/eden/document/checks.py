"""The checks that look at a document as a whole: what it says must be a position that the rules can go on from.

The rules trust their record. So whatever they take for granted after a move (the die that is swapped is there, who
announces has wilds to add, who keeps missions has drawn some) is checked here before they get to see it. What the rules
have an answer for is allowed, even if no game comes there: an empty Train Station, a City Center that nobody visited.
"""

from newdawn.core.document import check_answers, check_one_at_a_time, check_phase, refuse, seats_of
from newdawn.core.records import Numbers
from newdawn.eden import names, state
from newdawn.eden.acquire import natural_strength, next_to_announce, strongest, wilds_left
from newdawn.eden.components import DICE_EACH, MISSIONS_DEALT, MISSIONS_KEPT_IN_PRELUDE, POWER_AMOUNT
from newdawn.eden.document.words import ACQUIRING_STAGES, SETUP_STAGES
from newdawn.eden.locations import VISITED, count_open_events
from newdawn.eden.missions import keep_limit
from newdawn.eden.moves import KIND, PLACE
from newdawn.eden.rules import MOST_MOVES, legal_moves
from newdawn.eden.state import NOTHING, UNKNOWN, State
from newdawn.eden.turn import can_swap, can_take_more

# The decisions that each phase can ask for.
_DECISIONS: dict[int, tuple[int, ...]] = {
    state.PRELUDE: (state.CHOOSE_TOKEN,),
    state.CHOOSING: (state.KEEP_MISSION,),
    state.GATHERING: (
        state.TAKE_DIE,
        state.AFTER_FIRST_DIE,
        state.SWAP_WITH,
        state.KEEP_MISSION,
        state.FLIP_EVENT,
        state.CHOOSE_IN_CITY,
        state.CHOOSE_AT_STATION,
    ),
    state.ANNOUNCING: (state.ANNOUNCE,),
    state.CLAIMING: (state.CLAIM,),
    state.EVENT: (state.OFFER_NEW_BUILDINGS,),
    state.FEEDING: (state.FEED,),
    state.ENDING: (state.OFFER_NEW_BUILDINGS,),
    state.OVER: (),
}
_ALL_AT_ONCE = (state.CHOOSING, state.EVENT, state.FEEDING, state.ENDING)


def check(position: State) -> None:
    """Refuse a record that the rules could not go on from."""
    for seat in range(position.players):
        if position.decision[seat] != NOTHING:
            path = f"refuges[{seat}].decision"
            check_phase(
                path, int(position.decision[seat]), int(position.stage), _DECISIONS, state.DECISIONS, state.STAGES
            )
        _check_missions(position, seat)
        _check_player_board(position, seat)
    if position.stage not in _ALL_AT_ONCE:
        check_one_at_a_time(position, "refuges")
    if position.stage in SETUP_STAGES:
        for seat in range(position.players):
            _check_empty(position, seat)
    if position.stage == state.PRELUDE:
        _check_prelude(position)
    if position.stage == state.GATHERING:
        _check_gathering(position)
    if position.stage == state.ANNOUNCING:
        _check_announcing(position)
    if position.stage == state.CLAIMING:
        _check_claiming(position)
    check_answers(position, "refuges", _count_answers, MOST_MOVES, state.DECISIONS)


def _count_answers(position: State, seat: int, moves: Numbers) -> int:
    """Return how many moves answer what a seat is asked: New Buildings can be placed at any moment and answer nothing
    (ruling 24).
    """
    return sum(KIND[move] != PLACE for move in moves[: legal_moves(position, seat, moves)])


# What lies before the players ----------------------------------------------------------------------------------------


def _check_player_board(position: State, seat: int) -> None:
    """Check that dice and tokens that were spent are not there any more (rulings 8, 9 and 11)."""
    if position.stage in (*SETUP_STAGES, state.GATHERING):
        return
    spent = int(position.building_type) if position.stage in ACQUIRING_STAGES else len(names.PROFESSIONS)
    for face in range(spent):
        for key, counts in (("dice", position.dice), ("tokens", position.tokens)):
            if counts[seat, face]:
                path = f"refuges[{seat}].{key}.{names.FACES[face]}"
                refuse(path, "cannot be there: all buildings of the type have been distributed")
    if position.stage not in ACQUIRING_STAGES and position.dice[seat].any():
        refuse(f"refuges[{seat}].dice", "must be none once all buildings have been distributed")


def _check_missions(position: State, seat: int) -> None:
    """Check the missions that a seat is choosing from."""
    path = f"refuges[{seat}]"
    drawn, kept, held = int(position.drawn_count[seat]), int(position.kept[seat]), int(position.mission_count[seat])
    asked = position.decision[seat] == state.KEEP_MISSION
    if kept and not asked:
        refuse(f"{path}.kept", 'is only for the decision "keep-mission"')
    if asked and kept >= keep_limit(position, seat):
        refuse(f"{path}.kept", f"must be less than {int(keep_limit(position, seat))}, or the choice is over")
    placed = int(position.new_buildings[seat].sum())
    if kept > held + placed:
        # A New Building that was kept may have been placed at once (ruling 24).
        refuse(f"{path}.kept", f"must not be more than the {held + placed} missions in hand and New Buildings placed")
    if position.stage in SETUP_STAGES:
        dealt = int(MISSIONS_DEALT)
        wanted = 0 if position.stage == state.PRELUDE else kept if asked else MISSIONS_KEPT_IN_PRELUDE
        if held != wanted:
            refuse(f"{path}.missions", f"must be {wanted} in hand at this point of the setup, not {held}")
        if drawn != dealt - held:
            refuse(f"{path}.drawn", f"must be {dealt - held}: {dealt} were dealt, and {held} are in hand, not {drawn}")
    elif drawn and not asked:
        refuse(f"{path}.drawn", "is only for a seat that is choosing among missions now")
    if asked and not drawn:
        refuse(f"{path}.drawn", "must be the missions to choose from")
    if kept and position.drawn_known[seat].any():
        refuse(f"{path}.drawn", "nobody else knows these any more once one has been kept")
    if any(int(known) >> seat & 1 for known in position.drawn_known[seat]):
        refuse(f"{path}.drawn", f"must be known to other seats only, not to {seat}")
    _check_traced(position, seat)


def _check_traced(position: State, seat: int) -> None:
    """Check that a card whose way a seat remembers is with one of those who may have it (ruling 52)."""
    deck = list(zip(position.mission_deck.tolist(), position.mission_known.tolist(), strict=True))
    for mission, seats in enumerate(position.traced[seat].tolist()):
        if not seats:
            continue
        path = f"refuges[{seat}].traced.{names.MISSIONS[mission]}"
        if seats >> seat & 1:
            refuse(path, "must name other seats: a seat sees what it has itself")
        if position.stage in (*SETUP_STAGES, state.OVER):
            refuse(path, "is only for cards that were drawn again in the course of the game")
        held = any(position.missions[other, mission] for other in seats_of(seats))
        drawn = any(mission in position.drawn[other] for other in seats_of(seats))
        tucked = any(card == mission and known & seats for card, known in deck)
        if not (held or drawn or tucked):
            refuse(path, "must name a seat that holds the card, has drawn it or tucked it under the deck")


# Setup ---------------------------------------------------------------------------------------------------------------


def _check_empty(position: State, seat: int) -> None:
    """Check that there is nothing yet before a player but a survivor token and missions."""
    path = f"refuges[{seat}]"
    for key, value in (
        ("dice", position.dice[seat].sum()),
        ("cans", position.cans[seat]),
        ("buildings", position.buildings[seat] - position.new_buildings[seat].sum()),
        ("new_buildings", position.new_buildings[seat].sum()),
        ("settled", position.settled[seat].sum()),
        ("equipment", position.equipment_tokens[seat].sum()),
        ("event_points", position.event_points[seat]),
        ("feeding_points", position.feeding_points[seat]),
    ):
        if value:
            refuse(f"{path}.{key}", "must be none before the first dice are taken")
    if position.tokens[seat].sum() > 1 or position.tokens[seat, names.WILD]:
        refuse(f"{path}.tokens", "must be at most one token of a profession before the first dice are taken")


def _check_prelude(position: State) -> None:
    """Check who has chosen a token: counter-clockwise, the first player last (ruling 42)."""
    players = int(position.players)
    order = [(int(position.first_player) - 1 - i) % players for i in range(players)]
    chosen = int(position.tokens.sum())
    for i, seat in enumerate(order):
        if position.tokens[seat].any() != (i < chosen):
            refuse(f"refuges[{seat}].tokens", f"must be chosen in the order of the seats {', '.join(map(str, order))}")
        if position.decision[seat] != NOTHING and i != chosen:
            refuse(f"refuges[{seat}].decision", f"seat {order[chosen % players]} chooses now")


# Gathering -----------------------------------------------------------------------------------------------------------


def _check_gathering(position: State) -> None:
    each = int(DICE_EACH[position.players])
    for seat in range(position.players):
        path = f"refuges[{seat}]"
        if position.decision[seat] != NOTHING and seat != position.active:
            refuse(f"{path}.decision", "only the active seat can be asked")
        in_first_turn = position.dice_taken[seat] == 0 or (
            seat == position.active and position.first_location != UNKNOWN
        )
        for key, power in (("swaps_left", names.SWAP_DICE), ("extra_dice", names.SECOND_DIE)):
            most = int(position.powers[seat, power] * POWER_AMOUNT[power]) if in_first_turn else 0
            if getattr(position, key)[seat] > most:
                refuse(f"{path}.{key}", f"must be at most {most}, by the powers and dice of the seat")
    if position.active == UNKNOWN:
        return
    seat = int(position.active)
    path = f"refuges[{seat}]"
    decision, taken = int(position.decision[seat]), int(position.dice_taken[seat])
    if position.first_location != UNKNOWN and (taken == 0 or decision in (NOTHING, state.TAKE_DIE)):
        refuse("turn.first_location", "is only for a first turn that continues after the first die")
    if decision == state.TAKE_DIE and taken >= each:
        refuse(f"{path}.decision", f"the seat has all its {each} dice")
    if decision in VISITED and taken == 0:
        refuse(f"{path}.decision", "the seat has not taken a die yet")
    if decision == state.FLIP_EVENT and count_open_events(position) < 2:
        refuse("board.events", "must have at least two tiles face up, to flip one of them (ruling 16)")
    if decision == state.AFTER_FIRST_DIE and position.first_location == UNKNOWN:
        refuse("turn.first_location", "must be where the seat took its first die")
    if decision == state.AFTER_FIRST_DIE and not (can_swap(position, seat) or can_take_more(position, seat)):
        refuse(f"{path}.decision", "no power offers anything after the first die")
    _check_swap(position, seat)


def _check_swap(position: State, seat: int) -> None:
    swapping = position.decision[seat] == state.SWAP_WITH
    if not swapping and position.swap_location != UNKNOWN:
        refuse("turn.swap", 'is only for the decision "swap-with"')
    if not swapping:
        return
    if position.swap_location == UNKNOWN or position.location_dice[position.swap_location, position.swap_face] == 0:
        refuse("turn.swap", "must be a die at a location")
    if position.swaps_left[seat] == 0:
        refuse(f"refuges[{seat}].swaps_left", "must be 1 or more while dice are swapped")
    if position.dice_taken[seat] and position.first_location == UNKNOWN:
        refuse("turn.first_location", "must be where the first die was taken, if the swap comes after it")


# Acquiring -----------------------------------------------------------------------------------------------------------


def _check_wilds(position: State, seat: int) -> None:
    """Check that wilds join a natural survivor (ruling 4)."""
    if (position.wild_dice[seat] or position.wild_tokens[seat]) and natural_strength(
        position, seat, int(position.building_type)
    ) == 0:
        key = "wild_dice" if position.wild_dice[seat] else "wild_tokens"
        refuse(f"refuges[{seat}].{key}", "must be 0 without a die or token of the type (ruling 4)")


def _check_announcing(position: State) -> None:
    players = int(position.players)
    following = next_to_announce(position)
    for seat in range(players):
        _check_wilds(position, seat)
        asked = position.decision[seat] != NOTHING
        has_announced = (seat - following) % players >= players - int(position.announced)
        if asked and (has_announced or seat != following):
            refuse(f"refuges[{seat}].decision", f"seat {following} announces now")
        if asked and (
            natural_strength(position, seat, int(position.building_type)) == 0 or wilds_left(position, seat) == 0
        ):
            refuse(f"refuges[{seat}].decision", "the seat has no strength to add a wild to, or no wild left")
        if (position.wild_dice[seat] or position.wild_tokens[seat]) and not (asked or has_announced):
            refuse(f"refuges[{seat}]", "has already added wilds, but is not asked and has not announced")


def _check_claiming(position: State) -> None:
    following = int(strongest(position))
    for seat in range(position.players):
        _check_wilds(position, seat)
        if position.had_turn >> seat & 1 and position.strength[seat] == 0:
            refuse(f"refuges[{seat}].claimed", "must be false without a strength of 1 or more")
        if position.decision[seat] != NOTHING and seat != following:
            who = f"seat {following}" if following >= 0 else "nobody"
            refuse(f"refuges[{seat}].decision", f"{who} claims now")
