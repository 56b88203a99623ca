"""Reading the convoy and the board of a position document; tiles that it does not mention are dealt out at random."""

from collections.abc import Iterator

from newdawn.core.document import Fields, Node, Pool, fill_stack, read_stack
from newdawn.core.shape import REST
from newdawn.outlive import names, state
from newdawn.outlive.components import (
    CARGO_FIRST_STRENGTH,
    EQUIPMENT_COPIES,
    GAME_STACK,
    GAME_TILES,
    PLACE_STOCK,
    ROOM_COPIES,
    SEARCH_COUNT,
    SEARCH_PILE,
)
from newdawn.outlive.document.shape import BOARD, CARGO_SLOT, CONVOY_CARD, EQUIPMENT_ON_BOARD, SEARCH, WILD_STACK
from newdawn.outlive.document.words import (
    CARGO_SLOTS,
    DAY_STAGES,
    GROUND_PLACES,
    HERO_STAGES,
    STOCKED_PLACES,
    is_setup,
)
from newdawn.outlive.events import acting_strength
from newdawn.outlive.state import UNKNOWN, State


def read_board(position: State, root: Fields, tribes: list[Fields]) -> None:
    """Read what lies on the table. Without a word about it, everything is as after dawn, the events not applied."""
    board = root["board"].fields(BOARD)
    _count_rooms(position, tribes)
    _read_convoy(position, root)
    _read_places(position, board)
    _read_equipment(position, board["equipment"], tribes)
    cities = board["search"].fields(names.CITIES)
    for city, name in enumerate(names.CITIES):
        _read_search(position, city, cities[name])
    _read_wild_game(position, board["wild_game"], tribes)
    _read_cargo(position, board["cargo"])


def _is_before_dawn(position: State) -> bool:
    """Return whether the board has never been filled."""
    return is_setup(int(position.stage)) or (position.stage == state.STAGE_DAWN and position.day == 0)


def _count_rooms(position: State, tribes: list[Fields]) -> None:
    rooms = Pool(position, names.ROOMS, [int(copies) for copies in ROOM_COPIES], "the game")
    for seat, tribe in enumerate(tribes):
        for kind in position.room[seat]:
            if kind != UNKNOWN:
                rooms.take(tribe["rooms"], int(kind))


def _read_convoy(position: State, root: Fields) -> None:
    """Read the event cards, space by space; the cards of the days that have come lie face up."""
    events = Pool(position, names.EVENTS, [1] * len(names.EVENTS), "the game")
    for space, node in enumerate(root["convoy"].items(names.DAYS)):
        if not node.given:
            continue
        name, entry = node.named("event", CONVOY_CARD)
        position.convoy[space] = events.read(name)
        if "overcome_by" in entry:
            position.overcome_by[space] = entry["overcome_by"].seat(int(position.players))
            if space >= position.flipped:
                entry["overcome_by"].fail("an event that lies face down cannot have been overcome")
    empty = [space for space in range(names.DAYS) if position.convoy[space] == UNKNOWN]
    if empty:
        for space, event in zip(empty, events.shuffled(), strict=False):
            position.convoy[space] = event


def _read_places(position: State, board: Fields) -> None:
    fresh = not _is_before_dawn(position)
    stock = board["stock"].fields(STOCKED_PLACES)
    for name in STOCKED_PLACES:
        place = names.PLACES.index(name)
        full = int(PLACE_STOCK[place, position.players])
        position.place_stock[place] = stock[name].integer(0, full, full if fresh else 0)
    position.algae = board["algae"].flag(fresh)


# Equipment -----------------------------------------------------------------------------------------------------------


def _read_equipment(position: State, node: Node, tribes: list[Fields]) -> None:
    """Read the tiles beside the cities, the stack and the discards: with those of the tribes, all there are."""
    fields = node.fields(EQUIPMENT_ON_BOARD)
    pool = Pool(position, names.EQUIPMENT, [int(copies) for copies in EQUIPMENT_COPIES], "the game")
    for seat, tribe in enumerate(tribes):
        for tile, name in enumerate(names.EQUIPMENT):
            if position.equipment[seat, tile] != state.NOT_OWNED:
                pool.take(tribe["equipment"].child(name), tile)
    for city, name in enumerate(names.CITIES):
        for space, entry in enumerate(fields[name].items(state.SHOWN)):
            if entry.given:
                position.equipment_shown[city, space] = pool.read(entry)
    discard = fields["discard"].counts(names.EQUIPMENT, [state.EQUIPMENT_TILES] * len(names.EQUIPMENT))
    for tile, count in enumerate(discard):
        pool.take(fields["discard"].child(names.EQUIPMENT[tile]), tile, count)
    stack, below = read_stack(fields["stack"], pool, state.EQUIPMENT_TILES)
    rest = pool.shuffled() if any(pool.left) else []
    fill_stack(fields["stack"], stack, rest)
    if not _is_before_dawn(position):
        for city, name in enumerate(names.CITIES):
            if name not in fields:
                for space in range(min(state.SHOWN, len(rest))):
                    position.equipment_shown[city, space] = rest.pop(0)
    if below or "stack" not in fields:
        stack += rest
    elif "discard" not in fields:
        for tile in rest:
            discard[tile] += 1
    elif rest:
        missing = names.EQUIPMENT[min(rest)]
        reason = (
            f'every tile must be somewhere, and "{missing}" is missing; end the stack with "{REST}" to shuffle it in'
        )
        fields["stack"].fail(reason)
    position.equipment_discard[:] = discard
    position.equipment_stack_size = len(stack)
    position.equipment_stack[: len(stack)] = stack[::-1]


# Search tiles --------------------------------------------------------------------------------------------------------


def _read_search(position: State, city: int, node: Node) -> None:
    """Read a city's pile and the tiles beside it: together, all that the city has."""
    fields = node.fields(SEARCH)
    pool = Pool(position, names.SEARCH_TILES, [int(count) for count in SEARCH_COUNT], "a city")
    aside = fields["aside"].counts(names.SEARCH_TILES, [state.PILE] * len(names.SEARCH_TILES))
    for tile, count in enumerate(aside):
        pool.take(fields["aside"].child(names.SEARCH_TILES[tile]), tile, count)
    pile, below = read_stack(fields["pile"], pool, state.PILE)
    rest = pool.shuffled() if any(pool.left) else []
    fill_stack(fields["pile"], pile, rest)
    if below or "pile" not in fields:
        height = int(SEARCH_PILE[position.players])
        count = len(rest) if "aside" in fields or _is_before_dawn(position) else max(0, height - len(pile))
        pile, rest = pile + rest[:count], rest[count:]
    if rest and "aside" in fields:
        missing = names.SEARCH_TILES[min(rest)]
        reason = f'every tile must be in the pile or aside, and "{missing}" is missing; "{REST}" shuffles it in'
        fields["pile"].fail(reason)
    for tile in rest:
        aside[tile] += 1
    position.search_aside[city] = aside
    position.search_pile_size[city] = len(pile)
    position.search_pile[city, : len(pile)] = pile[::-1]
    position.pile_known[city] = fields["known_to"].seats(int(position.players))


# Wild game -----------------------------------------------------------------------------------------------------------


def _read_wild_game(position: State, node: Node, tribes: list[Fields]) -> None:
    """Read the three stacks; those that are not mentioned share what was neither caught nor put away at setup."""
    grounds = node.fields(GROUND_PLACES)
    tiles = [int(count) for count in GAME_TILES]
    pool = Pool(position, names.WILD_GAME, tiles, "the game")
    for seat, tribe in enumerate(tribes):
        for kind, count in enumerate(tribe["caught"].counts(names.WILD_GAME, tiles)):
            pool.take(tribe["caught"].child(names.WILD_GAME[kind]), kind, count)
            position.caught[seat, kind] = count
    height = int(GAME_STACK[position.players])
    stacks, open_stacks, nodes = [], [], []
    for ground, place in enumerate(GROUND_PLACES):
        entry = grounds[place]
        fields = Fields(entry, {"stack": entry.value}) if entry.is_list else entry.fields(WILD_STACK)
        listed = entry if entry.is_list else fields["stack"]
        stack, below = read_stack(listed, pool, height)
        stacks.append(stack)
        open_stacks.append(below or not listed.given)
        nodes.append(listed)
        position.wild_known[ground] = fields["known_to"].seats(int(position.players))
    missing = len(GROUND_PLACES) * height - int(position.caught.sum()) - sum(map(len, stacks))
    rest = pool.shuffled() if any(open_stacks) or any(UNKNOWN in stack for stack in stacks) else []
    for listed, stack in zip(nodes, stacks, strict=True):
        fill_stack(listed, stack, rest)
    for ground in range(state.HUNTING_GROUNDS):
        if open_stacks[ground]:
            share = -(-max(0, missing) // sum(open_stacks[ground:]))
            count = min(height - len(stacks[ground]), share, len(rest))
            stacks[ground] += rest[:count]
            rest = rest[count:]
            missing -= count
        position.wild_stack_size[ground] = len(stacks[ground])
        position.wild_stack[ground, : len(stacks[ground])] = stacks[ground]


# The Cargo Ship ------------------------------------------------------------------------------------------------------


def _read_cargo(position: State, node: Node) -> None:
    """Read the slots of the ship. Activated heroes of whom nothing is said stand on the slots of their strength."""
    slots = node.fields(CARGO_SLOTS)
    fresh = not _is_before_dawn(position)
    entries = [slots[name].fields(CARGO_SLOT) for name in CARGO_SLOTS]
    for slot, entry in enumerate(entries):
        position.cargo_survivors[slot] = entry["survivors"].integer(0, 1, int(fresh))
        position.cargo_heroes[slot] = entry["heroes"].seats(int(position.players))
    for seat, hero in standing_on_ship(position):
        slot = int(acting_strength(position, seat, hero)) - CARGO_FIRST_STRENGTH
        if not (position.cargo_heroes >> seat & 1).any() and "heroes" not in entries[slot]:
            position.cargo_heroes[slot] |= 1 << seat
            if "survivors" not in entries[slot]:
                position.cargo_survivors[slot] = 0


def standing_on_ship(position: State) -> Iterator[tuple[int, int]]:
    """Yield the activated heroes on the ship, but for the one whose turn it is: it takes its slot when it acts."""
    if position.stage not in DAY_STAGES:
        return
    for seat in range(position.players):
        for hero in range(len(names.HEROES)):
            arriving = position.stage in HERO_STAGES and seat == position.active and hero == position.hero
            if (
                position.hero_place[seat, hero] == names.CARGO
                and position.hero_state[seat, hero] == state.ACTIVATED
                and not arriving
            ):
                yield seat, hero
