"""Reading a position document into a record.

First what lies before the players is read as far as the document describes it, then the board and the cards, where
what is not mentioned is dealt out, then the turn and the decisions, which are derived where the document leaves them
open. All of it goes into a fresh record, and `checks` looks at the whole before the game may run on to its next
decision. Components are dealt in the order of the setup, so that the prelude without a word about it is a new game.
"""

from collections.abc import Mapping

from newdawn.core.document import Fields, open_document, read_generator, resume_generator, seat_fields
from newdawn.core.events import Log
from newdawn.core.random import below
from newdawn.eden import names, rules, state
from newdawn.eden.document.board import read_dice, read_equipment, read_events, read_tokens
from newdawn.eden.document.cards import read_buildings, read_missions
from newdawn.eden.document.checks import check
from newdawn.eden.document.refuges import count_refuge, read_player_board
from newdawn.eden.document.shape import BOARD, REFUGE, SHAPE
from newdawn.eden.document.turn import begin_phase, derive_decisions, read_acquiring, read_active, read_turn
from newdawn.eden.document.words import HEAD, LAST_STAGES, SETUP_STAGES
from newdawn.eden.rules import PLAYER_COUNTS
from newdawn.eden.setup import lay_out
from newdawn.eden.state import UNKNOWN, State


def read(document: Mapping[str, object]) -> State:
    """Return the record of a document, as it says; raise DocumentError, with path and reason, if it cannot be one."""
    root, players = open_document(document, SHAPE, HEAD, PLAYER_COUNTS)
    position = State.blank()
    lay_out(position, players)
    drawn = read_generator(root["generator"], position)
    _read_table(position, root)
    refuges = seat_fields(root, "refuges", players, REFUGE)
    for seat, refuge in enumerate(refuges):
        read_player_board(position, seat, refuge)
    read_active(position, root, refuges)
    _read_board(position, root["board"].fields(BOARD), refuges)
    for seat, refuge in enumerate(refuges):
        count_refuge(position, seat, refuge)
    read_turn(position, root, refuges)
    read_acquiring(position, root, refuges)
    derive_decisions(position)
    check(position)
    resume_generator(position, drawn)
    return position


def run_on(position: State, log: Log) -> None:
    """Begin the phase of a document, if nobody has been asked in it yet, and let the game run on."""
    begin_phase(position, log)
    rules.run_on(position, log)


def _read_table(position: State, root: Fields) -> None:
    position.stage = root["phase"].word(state.STAGES, state.GATHERING)
    position.season = root["season"].word(
        names.SEASONS, names.WINTER if position.stage in LAST_STAGES else names.SPRING
    )
    if position.stage in SETUP_STAGES and position.season != names.SPRING:
        root["season"].fail('must be "spring" before the first dice are taken')
    if position.stage in LAST_STAGES and position.season != names.WINTER:
        root["season"].fail('must be "winter" at the end of the game')
    last = int(position.players) - 1
    if "first_player" in root or position.stage != state.PRELUDE:
        position.first_player = root["first_player"].integer(0, last, 0)
    else:
        # A new game: a random player begins (ruling 44).
        position.first_player = below(position, int(position.players))


def _read_board(position: State, board: Fields, refuges: list[Fields]) -> None:
    last = int(position.players) - 1
    for token in ("bat", "binoculars", "heroine"):
        setattr(position, token, board[token].integer(0, last, UNKNOWN))
        if position.stage in SETUP_STAGES:
            board.refuse((token,), "cannot be held before the first dice are taken")
    read_dice(position, board["dice"], refuges)
    read_missions(position, board["missions"], refuges)
    read_equipment(position, board, refuges)
    read_tokens(position, board, refuges)
    read_events(position, board["events"])
    read_buildings(position, board["buildings"], refuges)
