"""Reading whose turn it is, what is being acquired, and the pending decisions of a position document, or deriving
them.
"""

from newdawn.core.document import Fields, seats_asked
from newdawn.core.events import Log
from newdawn.eden import names, state
from newdawn.eden.acquire import announcing_starter, natural_strength, next_to_announce, wilds_left
from newdawn.eden.components import DICE_EACH
from newdawn.eden.document.words import (
    ACQUIRING_STAGES,
    VISITED,
    default_extra_dice,
    default_swaps,
)
from newdawn.eden.missions import KEPT_IN_PRELUDE
from newdawn.eden.new_buildings import offer_new_buildings
from newdawn.eden.season_end import begin_feeding
from newdawn.eden.state import NOTHING, UNKNOWN, Game
from newdawn.eden.turn import finish_visit

TURN_KEYS = ("first_location", "swap")
ACQUIRING_KEYS = ("type", "announced")
_FIRST_TURN_KEYS = ("swaps_left", "extra_dice")
_STRENGTH_KEYS = ("wild_dice", "wild_tokens")
_MOST_USES = 15


def read_active(game: Game, root: Fields, refuges: list[Fields]) -> None:
    """Read whose turn it is to gather. If that is not said, it is who is asked, or has missions to choose from; or
    nobody has had a turn yet.
    """
    if game.stage != state.GATHERING:
        root.refuse(("active", "turn"), 'is for the phase "gathering" only')
        return
    default = int(game.first_player) if root["turn"].fields(TURN_KEYS) else UNKNOWN
    choosing = [seat for seat, refuge in enumerate(refuges) if refuge["drawn"].items(state.MOST_DRAWN)]
    for seat in (*seats_asked(game), *choosing)[:1]:
        default = seat
    game.active = root["active"].integer(0, int(game.players) - 1, default)
    if game.active in choosing and not seats_asked(game):
        game.decision[game.active] = state.KEEP_MISSION


def read_turn(game: Game, root: Fields, refuges: list[Fields]) -> None:
    """Read what the active seat has done so far, and which powers around the first die are left to everybody."""
    for seat, refuge in enumerate(refuges):
        game.kept[seat] = refuge["kept"].integer(0, state.MOST_DRAWN, 0)
    if game.stage != state.GATHERING:
        for refuge in refuges:
            refuge.refuse(_FIRST_TURN_KEYS, 'is for the phase "gathering" only')
        return
    turn = root["turn"].fields(TURN_KEYS)
    game.first_location = turn["first_location"].word(names.LOCATIONS, _default_first_location(game))
    if "swap" in turn:
        swap = turn["swap"].fields(("location", "face"))
        game.swap_location = swap["location"].word(names.LOCATIONS)
        game.swap_face = swap["face"].word(names.FACES)
    for seat, refuge in enumerate(refuges):
        game.swaps_left[seat] = refuge["swaps_left"].integer(0, _MOST_USES, default_swaps(game, seat))
        game.extra_dice[seat] = refuge["extra_dice"].integer(0, _MOST_USES, default_extra_dice(game, seat))


def _default_first_location(game: Game) -> int:
    """Return where the active seat took its first die in this turn, if it is still asked what to do there."""
    if game.active == UNKNOWN or game.dice_taken[game.active] != 1:
        return UNKNOWN
    return VISITED.get(int(game.decision[game.active]), UNKNOWN)


def read_acquiring(game: Game, root: Fields, refuges: list[Fields]) -> None:
    """Read which buildings are being distributed, who has announced so far, and with how many wilds."""
    if game.stage not in ACQUIRING_STAGES:
        root.refuse(("acquiring",), 'is for the phases "announcing" and "claiming" only')
        for refuge in refuges:
            refuge.refuse((*_STRENGTH_KEYS, "claimed"), 'is for the phases "announcing" and "claiming" only')
        return
    players = int(game.players)
    acquiring = root["acquiring"].fields(ACQUIRING_KEYS)
    game.building_type = acquiring["type"].word(names.PROFESSIONS, names.TINKERER)
    if game.stage == state.CLAIMING:
        game.announced = acquiring["announced"].integer(players, players, players)
    else:
        game.announced = acquiring["announced"].integer(0, players, 0)
    for seat, refuge in enumerate(refuges):
        game.wild_dice[seat] = refuge["wild_dice"].integer(0, int(game.dice[seat, names.WILD]), 0)
        game.wild_tokens[seat] = refuge["wild_tokens"].integer(0, int(game.tokens[seat, names.WILD]), 0)
        if game.stage == state.ANNOUNCING:
            refuge.refuse(("claimed",), 'is for the phase "claiming" only')
        game.had_turn |= int(refuge["claimed"].flag()) << seat


# Decisions -----------------------------------------------------------------------------------------------------------


def derive_decisions(game: Game) -> None:
    """Ask whoever must be asked first, where no refuge says so and the rules alone would not know."""
    named = bool(seats_asked(game))
    if game.stage == state.CHOOSING and not named:
        for seat in range(game.players):
            if game.mission_count[seat] < KEPT_IN_PRELUDE:
                game.decision[seat] = state.KEEP_MISSION
    elif game.stage == state.GATHERING and game.active != UNKNOWN and not named:
        _derive_gathering(game)
    elif game.stage == state.ANNOUNCING:
        _derive_announcing(game, named)
    elif game.stage == state.CLAIMING:
        for seat in range(game.players):
            game.strength[seat] = _strength(game, seat)


def _derive_gathering(game: Game) -> None:
    seat = int(game.active)
    if game.swap_location != UNKNOWN:
        game.decision[seat] = state.SWAP_WITH
    elif game.first_location != UNKNOWN:
        finish_visit(game, seat)
    elif game.dice_taken[seat] < DICE_EACH[game.players]:
        game.decision[seat] = state.TAKE_DIE


def _derive_announcing(game: Game, named: bool) -> None:
    """Ask the next player for wilds; who has announced before has a strength already."""
    starter = int(announcing_starter(game))
    for i in range(game.announced):
        seat = (starter + i) % int(game.players)
        game.strength[seat] = _strength(game, seat)
    if game.announced < game.players:
        seat = int(next_to_announce(game))
        if not named and natural_strength(game, seat, int(game.building_type)) > 0 and wilds_left(game, seat) > 0:
            game.decision[seat] = state.ANNOUNCE
        if game.decision[seat] != NOTHING:
            game.strength[seat] = _strength(game, seat)


def _strength(game: Game, seat: int) -> int:
    natural = int(natural_strength(game, seat, int(game.building_type)))
    return natural + int(game.wild_dice[seat]) + int(game.wild_tokens[seat])


def begin_phase(game: Game) -> None:
    """Begin a phase that asks everybody at the same time, unless somebody is asked already."""
    if seats_asked(game):
        return
    if game.stage in (state.EVENT, state.ENDING):
        offer_new_buildings(game)
    elif game.stage == state.FEEDING:
        begin_feeding(game, Log.blank())
