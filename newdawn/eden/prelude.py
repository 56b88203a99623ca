"""The prelude: a survivor token for everybody, counter-clockwise, and then a mission kept in secret."""

from newdawn.core.compiled import compiled
from newdawn.core.events import Log, emit
from newdawn.core.records import Numbers
from newdawn.eden import log as happened
from newdawn.eden.missions import tuck_missions
from newdawn.eden.names import PROFESSIONS
from newdawn.eden.state import CHOOSE_TOKEN, CHOOSING, GATHERING, KEEP_MISSION, NOTHING, Game
from newdawn.eden.tokens import discard_tokens, list_recruits, recruit, recruit_reason


@compiled
def next_choice(game: Game, log: Log) -> None:
    """Ask for a token, the player to the right of the first player first, who so chooses last (ruling 42)."""
    chosen = len(PROFESSIONS)
    for face in range(len(PROFESSIONS)):
        chosen -= game.prelude_tokens[face]
    if chosen < game.players:
        game.decision[(game.first_player - 1 - chosen) % game.players] = CHOOSE_TOKEN
        return
    discard_tokens(game, log, game.prelude_tokens)
    for seat in range(game.players):
        game.decision[seat] = KEEP_MISSION
    game.stage = CHOOSING


@compiled
def choose_token_reason(game: Game, seat: int, move: int) -> int:
    """Ask for one of the survivor tokens that were set aside."""
    return recruit_reason(game, game.prelude_tokens, seat, move)


@compiled
def list_choose_token(game: Game, seat: int, moves: Numbers) -> int:
    """List the moves of this decision."""
    return list_recruits(game.prelude_tokens, moves)


@compiled
def choose_token(game: Game, log: Log, seat: int, move: int) -> None:
    """Take the token."""
    recruit(game, log, game.prelude_tokens, seat, move)
    game.decision[seat] = NOTHING


@compiled
def begin_spring(game: Game, log: Log) -> None:
    """Tuck the missions that nobody kept under the deck, from the first player on clockwise, and begin."""
    for i in range(game.players):
        tuck_missions(game, (game.first_player + i) % game.players)
    emit(log, happened.SEASON, game.season)
    emit(log, happened.FIRST_PLAYER, game.first_player)
    game.stage = GATHERING
