"""Phase 3, night: the order of the seven steps. Step 1 is taken in turn order, steps 2 to 7 by everybody at once."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.outlive import log as happened
from newdawn.outlive.building import begin_building
from newdawn.outlive.components import RADIATION, ROOM_AMOUNT, WATER_KEPT
from newdawn.outlive.feeding import begin_feeding
from newdawn.outlive.names import AIRLOCK, AIRLOCK_ABSORBS, DAYS, EQUIPMENT, MEAT, WATER
from newdawn.outlive.recruiting import begin_recruiting
from newdawn.outlive.repairing import begin_repairing
from newdawn.outlive.rooms import SLOTS, count_full
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
    Game,
)
from newdawn.outlive.stores import raise_gauge, spend
from newdawn.outlive.survivors import settle_losses


@compiled
def spend_night(game: Game, log: Log) -> None:
    """Take everybody through the night; when all are asleep, the next day dawns, or the convoy arrives."""
    asleep = 0
    for seat in range(game.players):
        if game.decision[seat] == NOTHING:
            take_steps(game, log, seat)
        if game.night_step[seat] == STEP_ASLEEP:
            asleep += 1
    if asleep == game.players:
        for seat in range(game.players):
            game.night_step[seat] = 0
        if game.day == DAYS:
            game.stage = OVER
            emit(log, happened.GAME_OVER)
        else:
            game.stage = STAGE_DAWN


@compiled
def take_steps(game: Game, log: Log, seat: int) -> None:
    """Take one player through the night until a choice is due. `night_step` is the step that comes next."""
    while game.decision[seat] == NOTHING and game.night_step[seat] != STEP_ASLEEP:
        step = max(STEP_FEED, game.night_step[seat])
        if game.to_lose[seat] > 0:
            settle_losses(game, log, seat)
            continue
        game.night_step[seat] = step + 1
        if step == STEP_FEED:
            begin_feeding(game, log, seat)
        elif step == STEP_RADIOACTIVITY:
            _manage_radioactivity(game, log, seat)
        elif step == STEP_RECRUIT:
            begin_recruiting(game, seat)
        elif step == STEP_BUILD:
            begin_building(game, seat)
        elif step == STEP_REPAIR:
            begin_repairing(game, seat)
        elif step == STEP_UPKEEP:
            _keep_shelter(game, log, seat)


@compiled
def _manage_radioactivity(game: Game, log: Log, seat: int) -> None:
    """Step 3: each survivor in the airlock, and the room, absorb one point; the rest raises the gauge."""
    level = RADIATION[game.day - 1]
    absorbed = game.survivors[seat, AIRLOCK] + count_full(game, seat, AIRLOCK_ABSORBS) * ROOM_AMOUNT[AIRLOCK_ABSORBS]
    emit(log, happened.RADIATION, seat, level, min(level, absorbed))
    if level > absorbed:
        raise_gauge(game, log, seat, level - absorbed)


@compiled
def _keep_shelter(game: Game, log: Log, seat: int) -> None:
    """Step 7: meat rots, two water are kept, tiles and rooms are fresh again (ruling 19)."""
    meat = game.stock[seat, MEAT] + 0
    water = max(0, game.stock[seat, WATER] - WATER_KEPT)
    emit(log, happened.UPKEEP, seat, meat, water)
    spend(game, log, seat, MEAT, meat)
    spend(game, log, seat, WATER, water)
    for tile in range(len(EQUIPMENT)):
        if game.equipment[seat, tile] == USED:
            game.equipment[seat, tile] = REPAIRED
    for slot in range(SLOTS):
        game.room_used[seat, slot] = ROOM_FRESH
