"""Phase 3, night: the order of the seven steps. Step 1 is taken in turn order, steps 2 to 7 by everybody at once."""

import numpy as np

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.outlive import happenings as happened
from newdawn.outlive.building import begin_building
from newdawn.outlive.components import RADIATION, ROOM_AMOUNT, WATER_KEPT
from newdawn.outlive.feeding import begin_feeding
from newdawn.outlive.names import AIRLOCK, AIRLOCK_ABSORBS, BY_RADIATION, BY_UPKEEP, DAYS, EQUIPMENT, MEAT, WATER
from newdawn.outlive.radioactivity import raise_gauge
from newdawn.outlive.recruiting import begin_recruiting
from newdawn.outlive.repairing import begin_repairing
from newdawn.outlive.rooms import SLOTS, count_full
from newdawn.outlive.scoring import PARTS, score
from newdawn.outlive.state import (
    NOTHING,
    OVER,
    REPAIRED,
    ROOM_FRESH,
    STAGE_DAWN,
    STEP_ASLEEP,
    STEP_BUILD,
    STEP_FEED,
    STEP_RADIOACTIVITY,
    STEP_RECRUIT,
    STEP_REPAIR,
    STEP_UPKEEP,
    USED,
    State,
)
from newdawn.outlive.stores import spend
from newdawn.outlive.survivors import count_survivors, settle_losses


@compiled
def spend_night(state: State, log: Log) -> None:
    """Take everybody through the night; when all are asleep, the next day dawns, or the convoy arrives."""
    asleep = 0
    for seat in range(state.players):
        if state.decision[seat] == NOTHING:
            take_steps(state, log, seat)
        if state.night_step[seat] == STEP_ASLEEP:
            asleep += 1
    if asleep == state.players:
        for seat in range(state.players):
            state.night_step[seat] = 0
            _take_stock(state, log, seat)
        if state.day == DAYS:
            state.stage = OVER
            emit(log, happened.GAME_OVER)
        else:
            state.stage = STAGE_DAWN


@compiled
def _take_stock(state: State, log: Log, seat: int) -> None:
    """Tell how a tribe stands when the night is over."""
    points = score(state, seat, np.empty(len(PARTS), np.int64))
    emit(log, happened.TALLY, seat, count_survivors(state, seat), state.gauge[seat], points)


@compiled
def take_steps(state: State, log: Log, seat: int) -> None:
    """Take one player through the night until a choice is due. `night_step` is the step that comes next."""
    while state.decision[seat] == NOTHING and state.night_step[seat] != STEP_ASLEEP:
        step = max(STEP_FEED, state.night_step[seat])
        if state.to_lose[seat] > 0:
            settle_losses(state, log, seat)
            continue
        state.night_step[seat] = step + 1
        if step == STEP_FEED:
            begin_feeding(state, log, seat)
        elif step == STEP_RADIOACTIVITY:
            _manage_radioactivity(state, log, seat)
        elif step == STEP_RECRUIT:
            begin_recruiting(state, seat)
        elif step == STEP_BUILD:
            begin_building(state, seat)
        elif step == STEP_REPAIR:
            begin_repairing(state, seat)
        elif step == STEP_UPKEEP:
            _keep_shelter(state, log, seat)


@compiled
def absorbs(state: State, seat: int) -> int:
    """Return the radioactivity that a shelter absorbs: one point for each survivor in the airlock, and the room's."""
    return state.survivors[seat, AIRLOCK] + count_full(state, seat, AIRLOCK_ABSORBS) * ROOM_AMOUNT[AIRLOCK_ABSORBS]


@compiled
def _manage_radioactivity(state: State, log: Log, seat: int) -> None:
    """Step 3: the shelter absorbs what it can; the rest raises the gauge."""
    level = RADIATION[state.day - 1]
    absorbed = absorbs(state, seat)
    emit(log, happened.RADIATION, seat, level, min(level, absorbed))
    if level > absorbed:
        raise_gauge(state, log, seat, level - absorbed, BY_RADIATION)


@compiled
def _keep_shelter(state: State, log: Log, seat: int) -> None:
    """Step 7: meat rots, two water are kept, tiles and rooms are fresh again (ruling 19)."""
    meat = state.stock[seat, MEAT] + 0
    water = max(0, state.stock[seat, WATER] - WATER_KEPT)
    emit(log, happened.UPKEEP, seat, meat, water)
    spend(state, log, seat, MEAT, meat, BY_UPKEEP)
    spend(state, log, seat, WATER, water, BY_UPKEEP)
    for tile in range(len(EQUIPMENT)):
        if state.equipment[seat, tile] == USED:
            state.equipment[seat, tile] = REPAIRED
    for slot in range(SLOTS):
        state.room_used[seat, slot] = ROOM_FRESH
