"""Reading what lies before each player: the player board and the refuge."""

import numpy as np

from newdawn.core.document import Fields
from newdawn.eden import names, state
from newdawn.eden.components import (
    BUILDING_EQUIPMENT,
    BUILDING_POWER,
    BUILDING_SURVIVORS,
    DICE_EACH,
    NEW_BUILDING_EQUIPMENT,
    NEW_BUILDING_SURVIVORS,
)
from newdawn.eden.document.words import MOST_CANS, MOST_POINTS, SETUP_STAGES
from newdawn.eden.state import State

_MOST_OF_A_KIND = 127


def read_player_board(position: State, seat: int, refuge: Fields) -> None:
    """Read what needs no pool of components: dice, Cans, points and what the seat is asked."""
    position.decision[seat] = refuge["decision"].word(state.DECISIONS, state.NOTHING)
    position.cans[seat] = refuge["cans"].integer(0, MOST_CANS, 0)
    position.event_points[seat] = refuge["event_points"].integer(0, MOST_POINTS, 0)
    position.feeding_points[seat] = refuge["feeding_points"].integer(0, MOST_POINTS, 0)
    _read_dice(position, seat, refuge)


def _read_dice(position: State, seat: int, refuge: Fields) -> None:
    """Read the dice. While dice are gathered those in front of a seat are those that it took this season."""
    each = int(DICE_EACH[position.players])
    position.dice[seat] = refuge["dice"].counts(names.FACES, [each] * len(names.FACES))
    count = int(position.dice[seat].sum())
    if count > each:
        refuge["dice"].fail(f"must be at most {each} dice with {position.players} players, not {count}")
    if position.stage in SETUP_STAGES:
        taken = 0
    elif position.stage != state.GATHERING:
        taken = each
    elif "dice" in refuge:
        taken = count
    else:
        taken = refuge["dice_taken"].integer(0, each, 0)
    position.dice_taken[seat] = refuge["dice_taken"].integer(taken, taken, taken)


def count_refuge(position: State, seat: int, refuge: Fields) -> None:
    """Count what is printed on the cards of a refuge and on its tokens."""
    cards = np.flatnonzero(position.building_place == seat)
    placed = position.new_buildings[seat].astype(np.int64)
    position.buildings[seat] = len(cards) + placed.sum()
    survivors = BUILDING_SURVIVORS[cards].sum(axis=0) + placed @ NEW_BUILDING_SURVIVORS + position.settled[seat]
    equipment = (
        BUILDING_EQUIPMENT[cards].sum(axis=0) + placed @ NEW_BUILDING_EQUIPMENT + position.equipment_tokens[seat]
    )
    for vocabulary, counts in ((names.SURVIVORS, survivors), (names.EQUIPMENT, equipment)):
        for word, count in zip(vocabulary, counts.tolist(), strict=True):
            if count > _MOST_OF_A_KIND:
                refuge["buildings"].fail(f"must not show {count} {word}s: {_MOST_OF_A_KIND} are the most")
    position.survivors[seat] = survivors
    position.equipment[seat] = equipment
    for card in cards:
        if BUILDING_POWER[card] >= 0:
            position.powers[seat, BUILDING_POWER[card]] += 1
