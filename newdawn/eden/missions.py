"""Mission cards: the deck, drawing from it, keeping some, and tucking the others under it."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit, whisper
from newdawn.core.reasons import because
from newdawn.core.records import Numbers
from newdawn.eden import log as happened
from newdawn.eden import reasons
from newdawn.eden.components import MISSIONS_KEPT, POWER_AMOUNT
from newdawn.eden.moves import DONE, FIRST, KEEP, KEEPS, KIND, MOVE_DONE
from newdawn.eden.names import KEEP_MORE_MISSIONS
from newdawn.eden.state import CHOOSING, KEEP_MISSION, NOTHING, UNKNOWN, Game
from newdawn.eden.tracing import trace_card
from newdawn.eden.turn import finish_visit

KEPT_IN_PRELUDE = 1
"""Missions that everybody keeps of those dealt at setup."""


@compiled
def draw_missions(game: Game, log: Log, seat: int, count: int) -> None:
    """Draw missions from the top of the deck, as many as there are (ruling 41), and ask which to keep."""
    count = min(count, game.mission_deck_size + 0)
    for i in range(count):
        game.drawn[seat, i] = game.mission_deck[i]
        game.drawn_known[seat, i] = game.mission_known[i] & ~(1 << seat)
        trace_card(game, seat, game.mission_deck[i], game.mission_known[i])
        whisper(log, seat, happened.MISSION_SEEN, seat, game.mission_deck[i])
    game.drawn_count[seat] = count
    game.mission_deck_size -= count
    for i in range(game.mission_deck_size):
        game.mission_deck[i] = game.mission_deck[i + count]
        game.mission_known[i] = game.mission_known[i + count]
    for i in range(game.mission_deck_size, game.mission_deck_size + count):
        game.mission_deck[i] = UNKNOWN
        game.mission_known[i] = 0
    if count > 0:
        emit(log, happened.MISSIONS_DRAWN, seat, count)
        game.decision[seat] = KEEP_MISSION


@compiled
def keep_least(game: Game) -> int:
    """Return how many missions of one draw a player must keep: in the prelude one, at the Bridge what it says."""
    return KEPT_IN_PRELUDE if game.stage == CHOOSING else MISSIONS_KEPT


@compiled
def keep_limit(game: Game, seat: int) -> int:
    """Return how many missions of one draw a seat may keep."""
    return keep_least(game) + game.powers[seat, KEEP_MORE_MISSIONS] * POWER_AMOUNT[KEEP_MORE_MISSIONS]


@compiled
def keep_mission_reason(game: Game, seat: int, move: int) -> int:
    """Ask which of the missions drawn to keep; what a power allows beyond that need not be used (ruling 37)."""
    if KIND[move] == DONE:
        return 0 if game.kept[seat] >= keep_least(game) else because(reasons.MUST_KEEP_MISSION)
    if KIND[move] != KEEP:
        return because(reasons.NOT_NOW, game.decision[seat])
    for i in range(game.drawn_count[seat]):
        if game.drawn[seat, i] == FIRST[move]:
            return 0
    return because(reasons.MISSION_NOT_DRAWN, FIRST[move])


@compiled
def list_keep_mission(game: Game, seat: int, moves: Numbers) -> int:
    """List the moves of this decision: two copies of a card are one move."""
    count = 0
    if game.kept[seat] >= keep_least(game):
        moves[0] = MOVE_DONE
        count = 1
    for i in range(game.drawn_count[seat]):
        again = False
        for earlier in range(i):
            again = again or game.drawn[seat, earlier] == game.drawn[seat, i]
        if not again:
            moves[count] = KEEPS + int(game.drawn[seat, i])
            count += 1
    return count


@compiled
def keep_mission(game: Game, log: Log, seat: int, move: int) -> None:
    """Keep the mission; once there are enough, the others go under the deck."""
    if KIND[move] == KEEP:
        _take_from_drawn(game, seat, FIRST[move])
        game.missions[seat, FIRST[move]] += 1
        game.mission_count[seat] += 1
        game.kept[seat] += 1
        if game.kept[seat] > keep_least(game):
            emit(log, happened.POWER_USED, seat, KEEP_MORE_MISSIONS)
        whisper(log, seat, happened.MISSION_KEPT, seat, FIRST[move])
        if game.kept[seat] < keep_limit(game, seat) and game.drawn_count[seat] > 0:
            return
    emit(log, happened.MISSIONS_KEPT, seat, game.kept[seat])
    game.kept[seat] = 0
    if game.stage == CHOOSING:
        # The others are tucked away when everybody has chosen: who is quicker must not matter.
        game.decision[seat] = NOTHING
    else:
        tuck_missions(game, seat)
        finish_visit(game, seat)


@compiled
def _take_from_drawn(game: Game, seat: int, mission: int) -> None:
    """Take one card out of those drawn; the others stay in order, but which one it was is nobody else's business."""
    for i in range(game.drawn_count[seat]):
        game.drawn_known[seat, i] = 0
    found = False
    for i in range(game.drawn_count[seat]):
        if found:
            game.drawn[seat, i - 1] = game.drawn[seat, i]
        elif game.drawn[seat, i] == mission:
            found = True
    game.drawn_count[seat] -= 1
    game.drawn[seat, game.drawn_count[seat]] = UNKNOWN


@compiled
def tuck_missions(game: Game, seat: int) -> None:
    """Tuck the cards that were not kept under the deck, in the order in which they were drawn.

    Who tucked them knows where they lie.
    """
    for i in range(game.drawn_count[seat]):
        game.mission_deck[game.mission_deck_size] = game.drawn[seat, i]
        game.mission_known[game.mission_deck_size] = 1 << seat
        game.mission_deck_size += 1
        game.drawn[seat, i] = UNKNOWN
    game.drawn_count[seat] = 0
