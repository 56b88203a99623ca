"""The wishes: drawn from the deck, and granted with lanterns (rules 6, 8 to 10)."""

from examples.lanterns import happenings as happened
from examples.lanterns import reasons
from examples.lanterns.components import FEWEST_LANTERNS, MOST_IN_HAND, WISH_LANTERNS, WISH_POINTS
from examples.lanterns.moves import FIRST, GRANT, GRANTS, KIND, MOVE_DONE, TAKE
from examples.lanterns.names import COLOURS, WISHES
from examples.lanterns.state import GRANT_WISH, UNKNOWN, State
from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit, whisper
from newdawn.core.reasons import because
from newdawn.core.records import Numbers


@compiled
def draw_wish(state: State, log: Log, seat: int) -> None:
    """Draw the first card of the deck, unless the hand is full or the deck empty."""
    if state.deck_size == 0 or state.hand_sizes[seat] >= MOST_IN_HAND:
        emit(log, happened.NOTHING_DRAWN, seat)
        return
    state.deck_size -= 1
    wish = state.deck[state.deck_size] + 0
    state.deck[state.deck_size] = UNKNOWN
    state.hands[seat, wish] += 1
    state.hand_sizes[seat] += 1
    emit(log, happened.WISH_DRAWN, seat)
    whisper(log, seat, happened.WISH_SEEN, seat, wish)


@compiled
def count_lanterns(state: State, seat: int) -> int:
    """Return the lanterns on a boat."""
    count = 0
    for colour in range(len(COLOURS)):
        count += state.lanterns[seat, colour]
    return count


@compiled
def is_asked_to_grant(state: State, seat: int) -> bool:
    """Return whether a player could hold a wish that can be granted, as far as everybody knows (rule 9)."""
    return state.hand_sizes[seat] > 0 and count_lanterns(state, seat) >= FEWEST_LANTERNS


@compiled
def lacking(state: State, seat: int, wish: int) -> int:
    """Return how many lanterns a player lacks for a wish."""
    count = 0
    for colour in range(len(COLOURS)):
        count += max(0, WISH_LANTERNS[wish, colour] - state.lanterns[seat, colour])
    return count


@compiled
def grant_reason(state: State, seat: int, move: int) -> int:
    """Return why a wish cannot be granted; `done` is always possible."""
    if KIND[move] == TAKE:
        return because(reasons.NOT_NOW, GRANT_WISH)
    if KIND[move] == GRANT:
        wish = FIRST[move]
        if state.hands[seat, wish] == 0:
            return because(reasons.WISH_NOT_HELD, wish)
        for colour in range(len(COLOURS)):
            if state.lanterns[seat, colour] < WISH_LANTERNS[wish, colour]:
                return because(reasons.NEEDS_LANTERNS, colour, WISH_LANTERNS[wish, colour])
    return 0


@compiled
def list_grants(state: State, seat: int, moves: Numbers) -> int:
    """List the wishes in hand that can be granted, and `done`."""
    count = 0
    for wish in range(len(WISHES)):
        if state.hands[seat, wish] > 0 and lacking(state, seat, wish) == 0:
            moves[count] = GRANTS + wish
            count += 1
    moves[count] = MOVE_DONE
    return count + 1


@compiled
def grant(state: State, log: Log, seat: int, wish: int) -> None:
    """Show a wish, and let its lanterns float away."""
    for colour in range(len(COLOURS)):
        state.lanterns[seat, colour] -= WISH_LANTERNS[wish, colour]
    state.hands[seat, wish] -= 1
    state.hand_sizes[seat] -= 1
    state.granted[seat, wish] += 1
    emit(log, happened.WISH_GRANTED, seat, wish, WISH_POINTS[wish])
