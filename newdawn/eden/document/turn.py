"""Reading whose turn it is, what is being acquired, and the pending decisions of a position document, or deriving
them.
"""

from newdawn.core.document import Fields, seats_asked
from newdawn.core.events import Log
from newdawn.eden import names, state
from newdawn.eden.acquire import announcing_starter, natural_strength, next_to_announce, wilds_left
from newdawn.eden.components import DICE_EACH, MISSIONS_KEPT_IN_PRELUDE
from newdawn.eden.document.shape import ACQUIRING, SWAP, TURN
from newdawn.eden.document.words import ACQUIRING_STAGES, MOST_USES, default_extra_dice, default_swaps
from newdawn.eden.locations import VISITED
from newdawn.eden.new_buildings import offer_new_buildings
from newdawn.eden.season_end import begin_feeding
from newdawn.eden.state import NOTHING, UNKNOWN, State
from newdawn.eden.turn import finish_visit

_FIRST_TURN_KEYS = ("swaps_left", "extra_dice")
_STRENGTH_KEYS = ("wild_dice", "wild_tokens")


def read_active(position: State, root: Fields, refuges: list[Fields]) -> None:
    """Read whose turn it is to gather. If that is not said, it is who is asked, or has missions to choose from; or
    nobody has had a turn yet.
    """
    if position.stage != state.GATHERING:
        root.refuse(("active", "turn"), 'is only for the phase "gathering"')
        return
    default = int(position.first_player) if root["turn"].fields(TURN) else UNKNOWN
    choosing = [seat for seat, refuge in enumerate(refuges) if refuge["drawn"].items(state.MOST_DRAWN)]
    for seat in (*seats_asked(position), *choosing)[:1]:
        default = seat
    position.active = root["active"].integer(0, int(position.players) - 1, default)
    if position.active in choosing and not seats_asked(position):
        position.decision[position.active] = state.KEEP_MISSION


def read_turn(position: State, root: Fields, refuges: list[Fields]) -> None:
    """Read what the active seat has done so far, and which powers around the first die are left to everybody."""
    for seat, refuge in enumerate(refuges):
        position.kept[seat] = refuge["kept"].integer(0, state.MOST_DRAWN, 0)
    if position.stage != state.GATHERING:
        for refuge in refuges:
            refuge.refuse(_FIRST_TURN_KEYS, 'is only for the phase "gathering"')
        return
    turn = root["turn"].fields(TURN)
    position.first_location = turn["first_location"].word(names.LOCATIONS, _default_first_location(position))
    if "swap" in turn:
        swap = turn["swap"].fields(SWAP)
        position.swap_location = swap["location"].word(names.LOCATIONS)
        position.swap_face = swap["face"].word(names.FACES)
    for seat, refuge in enumerate(refuges):
        position.swaps_left[seat] = refuge["swaps_left"].integer(0, MOST_USES, default_swaps(position, seat))
        position.extra_dice[seat] = refuge["extra_dice"].integer(0, MOST_USES, default_extra_dice(position, seat))


def _default_first_location(position: State) -> int:
    """Return where the active seat took its first die in this turn, if it is still asked what to do there."""
    if position.active == UNKNOWN or position.dice_taken[position.active] != 1:
        return UNKNOWN
    return VISITED.get(int(position.decision[position.active]), UNKNOWN)


def read_acquiring(position: State, root: Fields, refuges: list[Fields]) -> None:
    """Read which buildings are being distributed, who has announced so far, and with how many wilds."""
    if position.stage not in ACQUIRING_STAGES:
        root.refuse(("acquiring",), 'is only for the phases "announcing" and "claiming"')
        for refuge in refuges:
            refuge.refuse((*_STRENGTH_KEYS, "claimed"), 'is only for the phases "announcing" and "claiming"')
        return
    players = int(position.players)
    acquiring = root["acquiring"].fields(ACQUIRING)
    position.building_type = acquiring["type"].word(names.PROFESSIONS, names.TINKERER)
    if position.stage == state.CLAIMING:
        position.announced = acquiring["announced"].integer(players, players, players)
    else:
        position.announced = acquiring["announced"].integer(0, players, 0)
    for seat, refuge in enumerate(refuges):
        position.wild_dice[seat] = refuge["wild_dice"].integer(0, int(position.dice[seat, names.WILD]), 0)
        position.wild_tokens[seat] = refuge["wild_tokens"].integer(0, int(position.tokens[seat, names.WILD]), 0)
        if position.stage == state.ANNOUNCING:
            refuge.refuse(("claimed",), 'is only for the phase "claiming"')
        position.had_turn |= int(refuge["claimed"].flag()) << seat


# Decisions -----------------------------------------------------------------------------------------------------------


def derive_decisions(position: State) -> None:
    """Ask whoever must be asked first, where no refuge says so and the rules alone would not know."""
    named = bool(seats_asked(position))
    if position.stage == state.CHOOSING and not named:
        for seat in range(position.players):
            if position.mission_count[seat] < MISSIONS_KEPT_IN_PRELUDE:
                position.decision[seat] = state.KEEP_MISSION
    elif position.stage == state.GATHERING and position.active != UNKNOWN and not named:
        _derive_gathering(position)
    elif position.stage == state.ANNOUNCING:
        _derive_announcing(position, named)
    elif position.stage == state.CLAIMING:
        for seat in range(position.players):
            position.strength[seat] = _strength(position, seat)


def _derive_gathering(position: State) -> None:
    seat = int(position.active)
    if position.swap_location != UNKNOWN:
        position.decision[seat] = state.SWAP_WITH
    elif position.first_location != UNKNOWN:
        finish_visit(position, seat)
    elif position.dice_taken[seat] < DICE_EACH[position.players]:
        position.decision[seat] = state.TAKE_DIE


def _derive_announcing(position: State, named: bool) -> None:
    """Ask the next player for wilds; those who announced before already have a strength."""
    starter = int(announcing_starter(position))
    for i in range(position.announced):
        seat = (starter + i) % int(position.players)
        position.strength[seat] = _strength(position, seat)
    if position.announced < position.players:
        seat = int(next_to_announce(position))
        if (
            not named
            and natural_strength(position, seat, int(position.building_type)) > 0
            and wilds_left(position, seat) > 0
        ):
            position.decision[seat] = state.ANNOUNCE
        if position.decision[seat] != NOTHING:
            position.strength[seat] = _strength(position, seat)


def _strength(position: State, seat: int) -> int:
    natural = int(natural_strength(position, seat, int(position.building_type)))
    return natural + int(position.wild_dice[seat]) + int(position.wild_tokens[seat])


def begin_phase(position: State, log: Log) -> None:
    """Begin a phase that asks everybody at the same time, unless somebody is asked already."""
    if seats_asked(position):
        return
    if position.stage in (state.EVENT, state.ENDING):
        offer_new_buildings(position)
    elif position.stage == state.FEEDING:
        begin_feeding(position, log)
