"""Step 2, acquire buildings: type by type, strength is announced, buildings are claimed, and what was used is spent."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import happenings as happened
from newdawn.eden import reasons
from newdawn.eden.moves import (
    ADD,
    CLAIM_BUILDING,
    CLAIMS,
    DONE,
    DRAW,
    FIRST,
    KIND,
    MOVE_ADD_DIE,
    MOVE_ADD_TOKEN,
    MOVE_DONE,
    MOVE_DRAW,
)
from newdawn.eden.names import CARDS_OF_A_TYPE, PROFESSIONS, TOP_OF_THE_DECK, WILD
from newdawn.eden.new_buildings import offer_new_buildings
from newdawn.eden.preparing import draw_building
from newdawn.eden.refuge import join_refuge, settle_token
from newdawn.eden.state import (
    ANNOUNCE,
    ANNOUNCING,
    CLAIM,
    CLAIMING,
    EVENT,
    NOTHING,
    ON_THE_TABLE,
    SHOWN,
    UNKNOWN,
    State,
)

# A. Announce your strength --------------------------------------------------------------------------------------------


@compiled
def announcing_starter(state: State) -> int:
    """Return who announces first: the holder of the Binoculars, or else the season's first player (ruling 5)."""
    return state.first_player + 0 if state.binoculars == UNKNOWN else state.binoculars + 0


@compiled
def has_announced(state: State, seat: int) -> bool:
    """Return whether a player has announced a strength in the type that is being distributed."""
    place = seat - announcing_starter(state)
    if place < 0:
        place += state.players
    return place < state.announced


@compiled
def next_to_announce(state: State) -> int:
    """Return whose turn it is to announce: clockwise from the player who begins."""
    return (announcing_starter(state) + state.announced) % state.players


@compiled
def natural_strength(state: State, seat: int, kind: int) -> int:
    """Return how many dice and tokens of a player match a type; they cannot be held back (ruling 9)."""
    return int(state.dice[seat, kind]) + int(state.tokens[seat, kind])


@compiled
def wilds_left(state: State, seat: int) -> int:
    """Return how many wild dice and tokens a player has not added to the strength in this type yet."""
    dice = state.dice[seat, WILD] - state.wild_dice[seat]
    return int(dice) + state.tokens[seat, WILD] - state.wild_tokens[seat]


@compiled
def is_acquired_now(state: State, kind: int) -> bool:
    """Return whether a type of building is the one that is being distributed."""
    return kind == state.building_type and (state.stage == ANNOUNCING or state.stage == CLAIMING)


@compiled
def is_to_come(state: State, kind: int) -> bool:
    """Return whether buildings of a type are still to be distributed this season: the present one is, too."""
    return state.stage < ANNOUNCING or (state.stage <= CLAIMING and kind >= state.building_type)


@compiled
def least_strength(state: State, seat: int, kind: int) -> int:
    """Return the strength in a type that everybody can see: what matches it, and the wilds that were added."""
    added = state.wild_dice[seat] + state.wild_tokens[seat] if is_acquired_now(state, kind) else 0
    return natural_strength(state, seat, kind) + added


@compiled
def most_strength(state: State, seat: int, kind: int) -> int:
    """Return the strength in a type that a player can reach with the dice and tokens at hand.

    Wilds only join a natural survivor (ruling 4), and those that were added elsewhere are spent there.
    """
    strength = least_strength(state, seat, kind)
    if strength == 0 or (is_acquired_now(state, kind) and has_announced(state, seat)):
        return strength
    return strength + wilds_left(state, seat)


@compiled
def announce_next(state: State, log: Log) -> None:
    """Count the next player's matching dice and tokens, and ask for wilds.

    Wilds only join a natural survivor (ruling 4), so whoever has none of the type, or no wild, is not asked.
    """
    while state.announced < state.players:
        seat = next_to_announce(state)
        state.strength[seat] = natural_strength(state, seat, state.building_type)
        if state.strength[seat] > 0 and wilds_left(state, seat) > 0:
            state.decision[seat] = ANNOUNCE
            return
        _announce(state, log, seat)
    state.stage = CLAIMING


@compiled
def _announce(state: State, log: Log, seat: int) -> None:
    """Say the strength aloud: those who announce later know it (ruling 14)."""
    if state.strength[seat] > 0:
        wilds = state.wild_dice[seat] + state.wild_tokens[seat]
        emit(log, happened.STRENGTH_ANNOUNCED, seat, state.building_type, state.strength[seat], wilds)
    state.announced += 1


@compiled
def announce_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal: it has to name wild dice and wild tokens, one by one, to add to the strength."""
    if KIND[move] == DONE:
        return 0
    if KIND[move] != ADD:
        return because(reasons.NOT_NOW, state.decision[seat])
    if move == MOVE_ADD_DIE:
        return 0 if state.dice[seat, WILD] > state.wild_dice[seat] else because(reasons.NO_WILD_DIE)
    return 0 if state.tokens[seat, WILD] > state.wild_tokens[seat] else because(reasons.NO_WILD_TOKEN)


@compiled
def list_announce(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    moves[0] = MOVE_DONE
    count = 1
    if state.dice[seat, WILD] > state.wild_dice[seat]:
        moves[count] = MOVE_ADD_DIE
        count += 1
    if state.tokens[seat, WILD] > state.wild_tokens[seat]:
        moves[count] = MOVE_ADD_TOKEN
        count += 1
    return count


@compiled
def announce(state: State, log: Log, seat: int, move: int) -> None:
    """Add a wild, or announce; with the last wild added, the strength is announced at once."""
    if move == MOVE_ADD_DIE:
        state.wild_dice[seat] += 1
        state.strength[seat] += 1
    elif move == MOVE_ADD_TOKEN:
        state.wild_tokens[seat] += 1
        state.strength[seat] += 1
    if KIND[move] == DONE or wilds_left(state, seat) == 0:
        _announce(state, log, seat)
        state.decision[seat] = NOTHING


# B. Claim buildings ---------------------------------------------------------------------------------------------------


@compiled
def tie_starter(state: State) -> int:
    """Return who claims first of those who are equally strong; the others follow clockwise.

    It is the holder of the Bat (ruling 7); without a Bat, who announces first (ruling 6).
    """
    return announcing_starter(state) if state.bat == UNKNOWN else state.bat + 0


@compiled
def strongest(state: State) -> int:
    """Return who claims next; -1 if nobody is left with a strength of 1 or more."""
    start = tie_starter(state)
    found = -1
    for i in range(state.players):
        seat = (start + i) % state.players
        waiting = (state.had_turn >> seat) & 1 == 0 and state.strength[seat] > 0
        if waiting and (found < 0 or state.strength[seat] > state.strength[found]):
            found = seat
    return found


@compiled
def count_shown(state: State, kind: int) -> int:
    """Return how many buildings of a type still lie face up."""
    count = 0
    for space in range(SHOWN):
        if state.buildings_shown[kind, space] != UNKNOWN:
            count += 1
    return count


@compiled
def _draw_reason(state: State, seat: int) -> int:
    """Say why a seat may not take the first card of the deck instead of one that is face up (ruling 38)."""
    if state.powers[seat, TOP_OF_THE_DECK] == 0:
        return because(reasons.NEEDS_POWER, TOP_OF_THE_DECK)
    if state.building_deck_sizes[state.building_type] == 0:
        return because(reasons.DECK_EMPTY, state.building_type)
    return 0


@compiled
def claim_next(state: State, log: Log) -> None:
    """Ask the strongest of those who have not claimed yet; after the last, what was used is spent.

    There may be fewer cards than claimants (ruling 3).
    """
    seat = strongest(state)
    while seat >= 0:
        if count_shown(state, state.building_type) > 0 or _draw_reason(state, seat) == 0:
            state.decision[seat] = CLAIM
            return
        emit(log, happened.NO_BUILDING_LEFT, seat, state.building_type)
        state.had_turn |= 1 << seat
        seat = strongest(state)
    _spend(state, log)


@compiled
def claim_reason(state: State, seat: int, move: int) -> int:
    """Say why a move is not legal.

    It has to name one of the buildings of the type; only the deck may be declined, where nothing else is left (rulings
    10 and 38).
    """
    if KIND[move] == DRAW:
        return _draw_reason(state, seat)
    if KIND[move] == DONE:
        return because(reasons.MUST_CLAIM) if count_shown(state, state.building_type) > 0 else _draw_reason(state, seat)
    if KIND[move] != CLAIM_BUILDING:
        return because(reasons.NOT_NOW, state.decision[seat])
    card = FIRST[move]
    if card // CARDS_OF_A_TYPE != state.building_type:
        return because(reasons.OTHER_TYPE, state.building_type)
    return 0 if state.building_place[card] == ON_THE_TABLE else because(reasons.NOT_SHOWN, card)


@compiled
def list_claim(state: State, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    count = 0
    for space in range(SHOWN):
        card = state.buildings_shown[state.building_type, space]
        if card != UNKNOWN:
            moves[count] = CLAIMS + int(card)
            count += 1
    if _draw_reason(state, seat) == 0:
        if count == 0:
            moves[count] = MOVE_DONE
            count += 1
        moves[count] = MOVE_DRAW
        count += 1
    return count


@compiled
def claim(state: State, log: Log, seat: int, move: int) -> None:
    """Add the building to the refuge, or leave the deck alone."""
    state.had_turn |= 1 << seat
    state.decision[seat] = NOTHING
    if KIND[move] == DONE:
        emit(log, happened.BUILDING_DECLINED, seat, state.building_type)
        return
    if KIND[move] == DRAW:
        card = draw_building(state, state.building_type)
        emit(log, happened.POWER_USED, seat, TOP_OF_THE_DECK)
    else:
        card = FIRST[move] + 0
        for space in range(SHOWN):
            if state.buildings_shown[state.building_type, space] == card:
                state.buildings_shown[state.building_type, space] = UNKNOWN
    emit(log, happened.BUILDING_CLAIMED, seat, card)
    join_refuge(state, log, seat, card)


# C. Discard used dice and add used survivor tokens to your refuge -----------------------------------------------------


@compiled
def _discard_dice(state: State, log: Log, seat: int, face: int, count: int) -> None:
    """Take dice off a player board."""
    if count > 0:
        state.dice[seat, face] -= count
        emit(log, happened.DICE_SPENT, seat, face, count)


@compiled
def _spend(state: State, log: Log) -> None:
    """Let all matching dice and tokens and all wilds that were announced leave the player boards, with a card or
    without (ruling 8); then comes the next type, and after the last one the season ends.
    """
    kind = state.building_type
    for seat in range(state.players):
        _discard_dice(state, log, seat, kind, state.dice[seat, kind])
        _discard_dice(state, log, seat, WILD, state.wild_dice[seat])
        for _ in range(state.tokens[seat, kind]):
            settle_token(state, seat, kind)
            emit(log, happened.TOKEN_SETTLED, seat, kind)
        for _ in range(state.wild_tokens[seat]):
            settle_token(state, seat, WILD)
            emit(log, happened.TOKEN_SETTLED, seat, WILD)
        state.wild_dice[seat] = 0
        state.wild_tokens[seat] = 0
        state.strength[seat] = 0
    state.had_turn = 0
    state.announced = 0
    if kind + 1 < len(PROFESSIONS):
        state.building_type += 1
        state.stage = ANNOUNCING
    else:
        _end_acquiring(state, log)


@compiled
def _end_acquiring(state: State, log: Log) -> None:
    """Lose the wild dice that were not used (ruling 11); wild tokens stay for later seasons (ruling 12)."""
    state.building_type = 0
    for seat in range(state.players):
        _discard_dice(state, log, seat, WILD, state.dice[seat, WILD])
    offer_new_buildings(state)
    state.stage = EVENT
