"""Reading what lies on and beside the board, but for the cards: dice, events, equipment, survivor tokens."""

import numpy as np

from newdawn.core.document import Fields, Node, Pool, fill_stack, read_stack
from newdawn.core.random import below, shuffle
from newdawn.core.records import Numbers
from newdawn.eden import names, state
from newdawn.eden.components import (
    DICE_EACH,
    EQUIPMENT_TOKENS,
    LOCATION_DICE,
    STATION_TOKENS,
    SURVIVOR_TOKENS,
)
from newdawn.eden.document.shape import EVENT_TILE
from newdawn.eden.document.words import DICE_STAGES, coming, default_flips, visits
from newdawn.eden.state import UNKNOWN, State

# Dice ----------------------------------------------------------------------------------------------------------------


def read_dice(position: State, node: Node, refuges: list[Fields]) -> None:
    """Read the dice at the locations. With those that were taken they are all there are: where nothing is said about a
    location, as many as that leaves lie there, rolled at random.
    """
    locations = node.fields(names.LOCATIONS)
    full = [int(count) for count in LOCATION_DICE[position.players]]
    for location, name in enumerate(names.LOCATIONS):
        position.location_dice[location] = locations[name].counts(names.FACES, [full[location]] * len(names.FACES))
        count = int(position.location_dice[location].sum())
        if count > full[location]:
            locations[name].fail(f"must be at most {full[location]} dice with {position.players} players, not {count}")
    each = int(DICE_EACH[position.players])
    left = (
        sum(each - int(taken) for taken in position.dice_taken[: position.players])
        if position.stage in DICE_STAGES
        else 0
    )
    left -= int(position.location_dice.sum())
    spaces = [place for place, name in enumerate(names.LOCATIONS) if name not in locations for _ in range(full[place])]
    if not 0 <= left <= len(spaces):
        listed = int(position.location_dice.sum())
        most = f"and {listed + len(spaces)} at most" if left > 0 else f"but {listed}"
        node.fail(f"must be {listed + left} dice, with those that were taken, {most} are at the locations")
    _roll(position, spaces, left)
    for seat, refuge in enumerate(refuges):
        if "dice" not in refuge and position.stage == state.GATHERING:
            for _ in range(position.dice_taken[seat]):
                position.dice[seat, below(position, len(names.FACES))] += 1


def _roll(position: State, spaces: list[int], count: int) -> None:
    """Roll dice for some of these spaces, each given by its location; for all of them, as at the start of a season."""
    if 0 < count < len(spaces):
        chosen = np.array(spaces, np.int8)
        shuffle(position, chosen, len(chosen))
        spaces = sorted(chosen[:count].tolist())
    for location in spaces[:count]:
        position.location_dice[location, below(position, len(names.FACES))] += 1


# Events --------------------------------------------------------------------------------------------------------------


def read_events(position: State, node: Node) -> None:
    """Read the event tiles of the season. If nothing is said, the last ones are face down, after as many visits to the
    Tower.
    """
    first = int(position.season) * names.EVENTS_OF_A_SEASON
    of_season = names.EVENTS[first : first + names.EVENTS_OF_A_SEASON]
    pool = Pool(position, of_season, [1] * len(of_season), "the season")
    tiles = [UNKNOWN] * state.EVENTS_SHOWN
    is_said = False
    for space, entry in enumerate(node.items(state.EVENTS_SHOWN)):
        name, others = entry.named("event", EVENT_TILE)
        if name.given:
            tiles[space] = pool.read(name)
        position.flipped[space] = others["flipped"].flag()
        is_said = is_said or "flipped" in others
    fill_stack(node, tiles, pool.shuffled())
    position.events[:] = [first + tile for tile in tiles]
    if not is_said:
        position.flipped[state.EVENTS_SHOWN - default_flips(position) :] = 1
    if position.flipped.all():
        node.fail("must have at least one tile face up")


# Equipment and survivor tokens ---------------------------------------------------------------------------------------


def read_equipment(position: State, board: Fields, refuges: list[Fields]) -> None:
    """Read the equipment tokens: those that nobody holds and that do not lie in a stack lie in the City Center."""
    pool = Pool(position, names.EQUIPMENT, [int(count) for count in EQUIPMENT_TOKENS], "the game")
    for seat, refuge in enumerate(refuges):
        position.equipment_tokens[seat] = pool.take_counts(refuge["equipment"])
    position.city_equipment[:] = pool.take_counts(board["equipment"])
    stacks = _read_stacks(position, board["equipment_stacks"], pool, state.STACK_OF_EQUIPMENT)
    rest = pool.shuffled()
    empty = _count_empty(stacks)
    if "equipment" not in board:
        for kind in _take(rest, len(rest) - empty):
            position.city_equipment[kind] += 1
    _fill_stacks(position.equipment_stacks, board["equipment_stacks"], stacks, rest)
    if rest:
        missing = names.EQUIPMENT[min(rest)]
        board["equipment"].fail(f'every token must be somewhere, and "{missing}" is missing')


def read_tokens(position: State, board: Fields, refuges: list[Fields]) -> None:
    """Read the survivor tokens: those that lie nowhere else are back in the box."""
    pool = Pool(position, names.FACES, [int(count) for count in SURVIVOR_TOKENS], "the game")
    for seat, refuge in enumerate(refuges):
        position.tokens[seat] = pool.take_counts(refuge["tokens"])
        position.settled[seat] = refuge["settled"].counts(names.SURVIVORS, pool.counts)
        for kind, name in enumerate(names.SURVIVORS):
            pool.take(refuge["settled"].child(name), kind, int(position.settled[seat, kind]))
    _read_prelude(position, board, pool)
    position.station_tokens[:] = pool.take_counts(board["station"])
    position.tokens_gone[:] = pool.take_counts(board["tokens_gone"])
    stacks = _read_stacks(position, board["station_stacks"], pool, state.STACK_OF_TOKENS)
    rest = pool.shuffled()
    if "station" not in board:
        left = max(0, STATION_TOKENS - visits(position, names.TRAIN_STATION))
        for face in _take(rest, min(left, len(rest) - _count_empty(stacks))):
            position.station_tokens[face] += 1
    _fill_stacks(position.station_stacks, board["station_stacks"], stacks, rest)
    if rest and "tokens_gone" in board:
        missing = names.FACES[min(rest)]
        board["tokens_gone"].fail(f'every token must be somewhere, and "{missing}" is missing')
    for face in rest:
        position.tokens_gone[face] += 1


def _read_prelude(position: State, board: Fields, pool: Pool) -> None:
    """Read the tokens beside the board: one of each profession, but for those that were chosen."""
    if position.stage != state.PRELUDE:
        board.refuse(("prelude",), 'is only for the phase "prelude"')
        return
    node = board["prelude"]
    left = [1 - int(position.tokens[:, face].sum()) for face in range(len(names.PROFESSIONS))]
    listed = [0] * len(names.PROFESSIONS)
    for entry in node.items(len(names.PROFESSIONS)):
        listed[entry.word(names.PROFESSIONS)] += 1
    if min(left) < 0 or (node.given and listed != left):
        node.fail("must be, with the tokens that were chosen, one of each profession")
    for face, count in enumerate(left):
        position.prelude_tokens[face] = count
        pool.take(node, face, count)


Stacks = dict[int, list[int]]


def _read_stacks(position: State, node: Node, pool: Pool, height: int) -> Stacks:
    """Return the stacks of the seasons to come, top first, UNKNOWN where a token is to be dealt."""
    seasons = node.fields(names.SEASONS)
    stacks = {}
    for season, name in enumerate(names.SEASONS):
        if season not in coming(int(position.season)):
            seasons.refuse((name,), "no longer has a stack: it has come")
            continue
        tiles, _ = read_stack(seasons[name], pool, height)
        stacks[season] = tiles + [UNKNOWN] * (height - len(tiles))
    return stacks


def _count_empty(stacks: Stacks) -> int:
    return sum(stack.count(UNKNOWN) for stack in stacks.values())


def _take(rest: list[int], count: int) -> list[int]:
    """Take the first tiles of a list out of it."""
    taken = rest[: max(0, count)]
    del rest[: len(taken)]
    return taken


def _fill_stacks(found: Numbers, node: Node, stacks: Stacks, rest: list[int]) -> None:
    """Deal what the stacks lack, and put them beside the board."""
    empty = _count_empty(stacks)
    if len(rest) < empty:
        node.fail(f"must be full, and lack {empty} tokens, of which {len(rest)} are left")
    for season, stack in stacks.items():
        fill_stack(node, stack, rest)
        found[season - 1] = stack
