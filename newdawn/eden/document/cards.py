"""Reading the cards: missions in hands and in their deck, buildings in refuges, rows and decks."""

from collections.abc import Sequence

from newdawn.core.document import Fields, Node, Pool, fill_stack, read_stack, read_tiles, split_rest
from newdawn.core.records import Numbers
from newdawn.core.shape import REST
from newdawn.eden import names, state
from newdawn.eden.components import BUILDING_END, BUILDINGS_SHOWN, MISSION_COPIES, MISSIONS_DEALT, TINKERERS_REMOVED
from newdawn.eden.document.shape import BUILDINGS_OF_TYPE, KNOWN_MISSION
from newdawn.eden.document.words import SETUP_STAGES
from newdawn.eden.names import CARDS_OF_A_TYPE, FIRST_NEW_BUILDING
from newdawn.eden.state import DISCARDED, MISSION_CARDS, ON_THE_TABLE, UNKNOWN, State

# Missions ------------------------------------------------------------------------------------------------------------


def read_missions(position: State, node: Node, refuges: list[Fields]) -> None:
    """Read the missions in hand, drawn, placed and in the deck: together, all there are."""
    pool = Pool(position, names.MISSIONS, [int(copies) for copies in MISSION_COPIES], "the game")
    hands, draws = [], []
    players = int(position.players)
    for seat, refuge in enumerate(refuges):
        hands.append(read_tiles(refuge["missions"].items(MISSION_CARDS), pool))
        draws.append(_read_known(refuge["drawn"].items(state.MOST_DRAWN), pool, position.drawn_known[seat], players))
        traced = refuge["traced"].fields(names.MISSIONS)
        for mission, name in enumerate(names.MISSIONS):
            position.traced[seat, mission] = traced[name].seats(players)
        for entry in refuge["new_buildings"].items(MISSION_CARDS):
            building = entry.word(names.NEW_BUILDINGS)
            pool.take(entry, FIRST_NEW_BUILDING + building)
            position.new_buildings[seat, building] += 1
        if position.stage in SETUP_STAGES and "drawn" not in refuge:
            draws[seat] = [UNKNOWN] * max(0, int(MISSIONS_DEALT) - len(hands[seat]))
    deck, below = _read_mission_deck(position, node, pool)
    rest = pool.shuffled()
    for seat, refuge in enumerate(refuges):
        fill_stack(refuge["drawn"], draws[seat], rest)
        fill_stack(refuge["missions"], hands[seat], rest)
        position.drawn[seat, : len(draws[seat])] = draws[seat]
        position.drawn_count[seat] = len(draws[seat])
        position.mission_count[seat] = len(hands[seat])
        for mission in hands[seat]:
            position.missions[seat, mission] += 1
    fill_stack(node, deck, rest)
    if below or not node.given:
        deck += rest
    elif rest:
        missing = names.MISSIONS[min(rest)]
        node.fail(f'every mission must be somewhere, and "{missing}" is missing; end with "{REST}" to shuffle it in')
    position.mission_deck_size = len(deck)
    position.mission_deck[: len(deck)] = deck


def _read_mission_deck(position: State, node: Node, pool: Pool) -> tuple[list[int], bool]:
    """Return the deck as `read_stack` does, and note who knows which of its cards."""
    entries, below = split_rest(node, MISSION_CARDS)
    return _read_known(entries, pool, position.mission_known, int(position.players)), below


def _read_known(entries: Sequence[Node], pool: Pool, known: Numbers, players: int) -> list[int]:
    """Return the missions of a list, UNKNOWN where one is to be dealt, and write down who knows each."""
    missions = []
    for i, entry in enumerate(entries):
        name, others = entry.named("mission", KNOWN_MISSION)
        missions.append(pool.read(name) if name.given else UNKNOWN)
        if i < len(known):
            known[i] = others["known_to"].seats(players)
    return missions


# Buildings -----------------------------------------------------------------------------------------------------------


def read_buildings(position: State, node: Node, refuges: list[Fields]) -> None:
    """Read where the building cards are, type by type."""
    types = node.fields(names.PROFESSIONS)
    pools = [
        Pool(position, names.BUILDINGS[first : first + CARDS_OF_A_TYPE], [1] * CARDS_OF_A_TYPE, "the game")
        for first in range(0, len(names.BUILDINGS), CARDS_OF_A_TYPE)
    ]
    for seat, refuge in enumerate(refuges):
        for entry in refuge["buildings"].items(len(names.BUILDINGS)):
            card = entry.word(names.BUILDINGS)
            pools[card // CARDS_OF_A_TYPE].take(entry, card % CARDS_OF_A_TYPE)
            position.building_place[card] = seat
    for kind, name in enumerate(names.PROFESSIONS):
        _read_type(position, kind, types[name], pools[kind])


def _read_type(position: State, kind: int, node: Node, pool: Pool) -> None:
    """Read the row, the deck and the discards of a type. Where nothing is said, the row is full and the deck as high as
    it is in this season.
    """
    fields = node.fields(BUILDINGS_OF_TYPE)
    spaces = int(BUILDINGS_SHOWN[position.players])
    shown = read_tiles(fields["shown"].items(spaces), pool)
    deck, below = read_stack(fields["deck"], pool, CARDS_OF_A_TYPE)
    discarded = [pool.read(entry) for entry in fields["discarded"].items(CARDS_OF_A_TYPE)]
    removed = int(TINKERERS_REMOVED[position.players]) if kind == names.TINKERER else 0
    rest = _shuffled(kind, pool, removed)
    fill_stack(fields["deck"], deck, rest)
    is_open = below or "deck" not in fields
    wanted = 0 if "shown" in fields else min(spaces, len(rest))
    # The deck is the lower part of what is left; the row was laid out from the top of it, after those that are gone.
    cut = wanted
    if is_open and "discarded" not in fields:
        height = CARDS_OF_A_TYPE - removed - spaces * (int(position.season) + 1) - len(deck)
        cut = max(wanted, len(rest) - max(0, height))
    shown += rest[cut - wanted : cut]
    deck += rest[cut:] if is_open else []
    gone = rest[: cut - wanted] if is_open else rest[cut:]
    if gone and "discarded" in fields:
        missing = pool.names[min(gone)]
        fields["deck"].fail(f'every card must be somewhere, and "{missing}" is missing; "{REST}" shuffles it in')
    _lay_out(position, kind, shown, deck, discarded + gone)


def _shuffled(kind: int, pool: Pool, removed: int) -> list[int]:
    """Return the cards that are mentioned nowhere, top first: END cards lie below all others, and of those the first
    ones leave the game unseen with few players (ruling 43).
    """
    first = kind * CARDS_OF_A_TYPE
    is_end = [bool(BUILDING_END[first + card]) for card in range(CARDS_OF_A_TYPE)]
    end = pool.shuffled([card for card in range(CARDS_OF_A_TYPE) if is_end[card]])
    others = pool.shuffled([card for card in range(CARDS_OF_A_TYPE) if not is_end[card]])
    return others[::-1][removed:] + end[::-1]


def _lay_out(position: State, kind: int, shown: list[int], deck: list[int], discarded: list[int]) -> None:
    first = kind * CARDS_OF_A_TYPE
    for space, card in enumerate(shown):
        if card != UNKNOWN:
            position.buildings_shown[kind, space] = first + card
            position.building_place[first + card] = ON_THE_TABLE
    for card in discarded:
        position.building_place[first + card] = DISCARDED
    position.building_deck_sizes[kind] = len(deck)
    position.building_decks[kind, : len(deck)] = [first + card for card in deck[::-1]]
