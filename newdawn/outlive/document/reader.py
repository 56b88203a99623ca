"""Reading a position document into a record.

First the table and the tribes are read as far as the document describes them, then the board, where what is not
mentioned is dealt out, then the turn and the decisions, which are derived where the document leaves them open. All of
it goes into a fresh record, and `checking` looks at the whole before the game runs on to its next decision.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from newdawn.core.document import (
    Fields,
    Node,
    Pool,
    open_document,
    read_generator,
    resume_generator,
    seat_fields,
)
from newdawn.core.telling import shown
from newdawn.outlive import names, state
from newdawn.outlive.components import (
    ADD_SURVIVOR_MAX,
    AIRLOCK_SPACES,
    GAUGE,
    LEADER_PLACES,
    ROOM_COPIES,
    ROOM_PLACES,
    SETUP_SURVIVORS,
)
from newdawn.outlive.document.board import read_board
from newdawn.outlive.document.checks import check
from newdawn.outlive.document.shape import HERO_PLACE, ROOM, SHAPE, TRIBE, TURN
from newdawn.outlive.document.turn import read_decisions, read_turn
from newdawn.outlive.document.words import (
    ACTIVE_STAGES,
    CITY_ROOMS,
    HEAD,
    HERO_STAGES,
    MOST_TOKENS,
    OPTION,
    SETUP_STAGES,
    default_active,
    default_event_space,
    default_passes,
    is_setup,
)
from newdawn.outlive.rules import OPTIONS, PLAYER_COUNTS
from newdawn.outlive.setup import lay_out
from newdawn.outlive.state import UNKNOWN, State

_CHOICE_KEYS = ("drawn_rooms", "drawn_leaders", "rooms_put_back", "leader_put_back", "to_settle")
_OPEN_KEYS = ("stock", "equipment", "caught")
_EVENT_KEYS = ("decision", "to_pay", "to_lose")
_SLOTS = len(names.ROOM_SLOTS)


@dataclass
class Draft:
    """A document on its way into a record."""

    position: State
    root: Fields
    tribes: list[Fields] = field(default_factory=list)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.position.players)

    @property
    def stage(self) -> int:
        """The stage of the game."""
        return int(self.position.stage)


def read(document: Mapping[str, object]) -> State:
    """Return the record of a document, as it says; raise DocumentError, with path and reason, if it cannot be one."""
    root, players = open_document(document, SHAPE, HEAD, PLAYER_COUNTS)
    option = root["options"].fields(OPTIONS)[OPTION].flag()
    position = State.blank()
    lay_out(position, players, int(option))
    drawn = read_generator(root["generator"], position)
    draft = Draft(position, root)
    _read_table(draft)
    _read_tribes(draft)
    if position.stage == state.CHOOSING:
        _deal_choices(draft)
    else:
        _read_day(draft)
        read_board(position, root, draft.tribes)
    read_turn(position, root)
    read_decisions(position, root, draft.tribes)
    if "token_taken" not in root:
        # A hero that stands on the ship has taken the 1st player token, or came after one that had (ruling 1).
        position.token_taken = int(position.cargo_heroes.any())
    check(position, root)
    resume_generator(position, drawn)
    return position


# The table -----------------------------------------------------------------------------------------------------------


def _read_table(draft: Draft) -> None:
    position, root, players = draft.position, draft.root, draft.players
    position.stage = root["phase"].word(state.STAGES, state.IN_SHELTER if "night" in root else state.MOVING)
    stage = draft.stage
    if stage != state.IN_SHELTER:
        root.refuse(("night",), 'is only for the phase "shelter"')
    if stage != state.STAGE_EVENT:
        root.refuse(("events_applied",), 'is only for the phase "event"')
    if is_setup(stage):
        root.refuse(("day",), "cannot be given before the first day has dawned")
    elif stage == state.OVER:
        position.day = root["day"].integer(names.DAYS, names.DAYS, names.DAYS)
    else:
        position.day = root["day"].integer(1, names.DAYS, 1) - (stage == state.STAGE_DAWN)
    if stage == state.CHOOSING:
        root.refuse(("first_player", "token_holder", "token_taken"), "cannot be given before the leaders are revealed")
    position.first_player = root["first_player"].integer(0, players - 1, 0)
    position.token_holder = root["token_holder"].integer(0, players - 1, int(position.first_player))
    position.token_taken = root["token_taken"].flag()
    if stage not in ACTIVE_STAGES:
        root.refuse(("active",), f"is only for the phases {', '.join(state.STAGES[s] for s in ACTIVE_STAGES)}")
    standing = int(position.first_player) if stage in HERO_STAGES else UNKNOWN
    default = standing if stage in ACTIVE_STAGES else default_active(stage, int(position.day))
    position.active = root["active"].integer(0, players - 1, default)
    if stage in HERO_STAGES:
        position.hero = root["turn"].fields(TURN)["hero"].word(names.HEROES, names.HERO_3A)
    position.passes = root["passes"].integer(0, players, default_passes(stage, int(position.day), players))


def _read_day(draft: Draft) -> None:
    """Read how far the events of the day are. Their cards lie face up from the start of the day on."""
    position, root = draft.position, draft.root
    if draft.stage != state.STAGE_EVENT:
        position.flipped = position.day
    elif "events_applied" in root or any(key in tribe for tribe in draft.tribes for key in _EVENT_KEYS):
        position.flipped = position.day
        position.event_space = root["events_applied"].integer(0, int(position.day), int(position.day))
        return
    else:
        position.flipped = position.day - 1
    position.event_space = default_event_space(draft.stage, int(position.flipped), False)


# The tribes ----------------------------------------------------------------------------------------------------------


def _read_tribes(draft: Draft) -> None:
    draft.tribes = seat_fields(draft.root, "tribes", draft.players, TRIBE)
    _read_leaders(draft)
    for seat, tribe in enumerate(draft.tribes):
        if draft.stage == state.CHOOSING:
            tribe.refuse((*_OPEN_KEYS, "heroes"), "cannot be given before the leaders are revealed")
        else:
            tribe.refuse(_CHOICE_KEYS, 'is only for the phase "choosing"')
        _read_stores(draft, seat, tribe)
        _read_rooms(draft, seat, tribe)
        _read_heroes(draft, seat, tribe)
        if "night" in tribe and draft.stage != state.IN_SHELTER:
            tribe["night"].fail('is only for the phase "shelter"')


def _read_leaders(draft: Draft) -> None:
    """Read the leaders that are named. The others get the first ones left, unless leaders are still being chosen."""
    position = draft.position
    free = Pool(position, names.LEADERS, [1] * len(names.LEADERS), "the game")
    for seat, tribe in enumerate(draft.tribes):
        if "leader" in tribe:
            position.leader[seat] = free.read(tribe["leader"])
    if draft.stage != state.CHOOSING:
        for seat in range(draft.players):
            if position.leader[seat] == UNKNOWN:
                position.leader[seat] = free.left.index(1)
                free.left[int(position.leader[seat])] = 0


def _read_stores(draft: Draft, seat: int, tribe: Fields) -> None:
    position = draft.position
    position.stock[seat] = tribe["stock"].counts(names.TOKENS, [MOST_TOKENS] * len(names.TOKENS))
    if "gauge" in tribe:
        levels = GAUGE.tolist()
        level = tribe["gauge"].value
        if type(level) is not int or level not in levels:
            tribe["gauge"].fail(f"must be one of {', '.join(map(str, levels))}, not {shown(level)}")
        position.gauge[seat] = levels.index(level)
    tiles = tribe["equipment"].fields(names.EQUIPMENT)
    for tile in tiles:
        position.equipment[seat, names.EQUIPMENT.index(tile)] = tiles[tile].word(state.EQUIPMENT_STATES)
    position.survivors[seat, names.AIRLOCK] = tribe["airlock"].integer(0, AIRLOCK_SPACES, 0)


def _read_rooms(draft: Draft, seat: int, tribe: Fields) -> None:
    """Read the rooms: a standard one goes to its own slot, an advanced one (or null, for none) to the next."""
    position = draft.position
    advanced = names.STANDARD_ROOMS
    named: set[int] = set()
    for node in tribe["rooms"].items(_SLOTS):
        name, entry = node.named("room", ROOM)
        kind = name.word(names.ROOMS) if node.given else UNKNOWN
        if 0 <= kind < names.STANDARD_ROOMS:
            slot = kind
            if kind in named:
                name.fail("a shelter has each standard room once")
            named.add(kind)
        else:
            slot = advanced
            advanced += 1
            if slot >= _SLOTS:
                node.fail(f"a shelter has space for {_SLOTS - names.STANDARD_ROOMS} advanced rooms only")
        position.room[seat, slot] = kind
        if kind != UNKNOWN:
            _read_room(position, seat, slot, entry)


def _read_room(position: State, seat: int, slot: int, entry: Fields) -> None:
    kind = int(position.room[seat, slot])
    # Nobody writes how many live in a room that is not there: survivors alone say that it is built.
    built = entry["built"].flag("survivors" in entry and entry["survivors"].value != 0)
    position.built[seat, slot] = built
    places = ADD_SURVIVOR_MAX if kind == names.ADD_SURVIVOR else int(ROOM_PLACES[kind])
    position.survivors[seat, slot] = entry["survivors"].integer(0, places, 0)
    if position.survivors[seat, slot] and not built:
        entry["survivors"].fail("nobody can live in a room that is not built")
    used = entry["used"]
    if kind in CITY_ROOMS:
        if used.given and not used.is_list:
            used.fail(f"must be a list of the cities where the room was used, not {shown(used.value)}")
        for city in used.items(len(names.CITIES)):
            position.room_used[seat, slot] |= 1 << city.word(names.CITIES)
    elif kind == names.DRAW_AND_REPAIR and used.is_text:
        position.room_used[seat, slot] = state.ROOM_DRAWN + used.word(("drawn",))
    elif used.flag():
        position.room_used[seat, slot] = state.ROOM_SPENT
    if position.room_used[seat, slot] and not built:
        used.fail("a room that is not built cannot have been used")


def _read_heroes(draft: Draft, seat: int, tribe: Fields) -> None:
    """Read where the heroes are; those that are not mentioned lie on the leader's places that are free."""
    position, stage = draft.position, draft.stage
    heroes = tribe["heroes"].fields(names.HEROES)
    if stage in HERO_STAGES and seat == position.active:
        position.hero_state[seat, position.hero] = state.ACTIVATED
    if stage == state.SEARCHING:
        tribe.refuse(("heroes",), "cannot be given before heroes are placed")
    for name in heroes:
        hero, node = names.HEROES.index(name), heroes[name]
        entry = Fields(node, {"at": node.value}) if node.is_text else node.fields(HERO_PLACE)
        if "at" in entry:
            place = (entry["at"] if not node.is_text else node).word(names.PLACES)
            if place in position.hero_place[seat]:
                node.fail(f"two heroes of one tribe cannot both be at {names.PLACES[place]}")
            position.hero_place[seat, hero] = place
        position.hero_state[seat, hero] = entry["state"].word(state.HERO_STATES, position.hero_state[seat, hero])
    if stage in SETUP_STAGES:
        return
    free = [int(place) for place in LEADER_PLACES[position.leader[seat]] if place not in position.hero_place[seat]]
    for hero in range(len(names.HEROES)):
        if position.hero_place[seat, hero] == UNKNOWN:
            position.hero_place[seat, hero] = free.pop(0)


# Setup: what each seat holds while rooms and leaders are chosen -------------------------------------------------------


def _deal_choices(draft: Draft) -> None:
    """Read what was drawn and put back, and deal what is not mentioned as at the start of a game."""
    position, root = draft.position, draft.root
    root.refuse(("convoy", "board"), "cannot be given before the leaders are revealed")
    copies = [int(count) if room >= names.STANDARD_ROOMS else 0 for room, count in enumerate(ROOM_COPIES)]
    rooms = Pool(position, names.ROOMS, copies, "the game")
    leaders = Pool(position, names.LEADERS, [1] * len(names.LEADERS), "the game")
    for seat, tribe in enumerate(draft.tribes):
        _read_choices(position, seat, tribe, rooms, leaders)
    tiles, cards = rooms.shuffled(), leaders.shuffled()
    for seat in range(draft.players):
        _fill_choices(position, seat, draft.tribes[seat], tiles, cards)


def _read_choices(position: State, seat: int, tribe: Fields, rooms: Pool, leaders: Pool) -> None:
    for slot in range(names.STANDARD_ROOMS, _SLOTS):
        if position.room[seat, slot] != UNKNOWN:
            rooms.take(tribe["rooms"], int(position.room[seat, slot]))
    if position.leader[seat] != UNKNOWN:
        leaders.take(tribe["leader"], int(position.leader[seat]))
    for i, node in enumerate(tribe["drawn_rooms"].items(state.ADVANCED_DRAWN)):
        if node.given:
            position.drawn_rooms[seat, i] = rooms.take(node, _advanced(node))
    for i, node in enumerate(tribe["rooms_put_back"].items(state.ROOMS_PUT_BACK)):
        position.rooms_put_back[seat, i] = rooms.take(node, _advanced(node))
    for i, node in enumerate(tribe["drawn_leaders"].items(state.LEADERS_DRAWN)):
        position.drawn_leaders[seat, i] = leaders.read(node)
    if "leader_put_back" in tribe:
        position.leader_put_back[seat] = leaders.read(tribe["leader_put_back"])
    position.to_settle[seat] = tribe["to_settle"].integer(0, SETUP_SURVIVORS, 0)
    held = sum(
        int((tiles != UNKNOWN).sum())
        for tiles in (
            position.room[seat, names.STANDARD_ROOMS :],
            position.drawn_rooms[seat],
            position.rooms_put_back[seat],
        )
    )
    if held > state.ADVANCED_DRAWN:
        tribe.node.fail(f"a tribe draws {state.ADVANCED_DRAWN} advanced rooms, not {held}")
    chosen = int(position.leader[seat] != UNKNOWN) + int(position.leader_put_back[seat] != UNKNOWN)
    chosen += int((position.drawn_leaders[seat] != UNKNOWN).sum())
    if chosen > state.LEADERS_DRAWN:
        tribe.node.fail(f"a tribe draws {state.LEADERS_DRAWN} leaders, not {chosen}")


def _advanced(node: Node) -> int:
    return names.STANDARD_ROOMS + node.word(names.ROOMS[names.STANDARD_ROOMS :])


def _fill_choices(position: State, seat: int, tribe: Fields, tiles: list[int], cards: list[int]) -> None:
    kept = int((position.room[seat, names.STANDARD_ROOMS :] != UNKNOWN).sum())
    if kept == 0 and position.leader[seat] == UNKNOWN and "drawn_rooms" not in tribe:
        put_back = len(tribe["rooms_put_back"].items(state.ROOMS_PUT_BACK))
        for i in range(put_back, state.ADVANCED_DRAWN):
            position.drawn_rooms[seat, i] = tiles.pop(0)
    if "rooms_put_back" not in tribe:
        held = kept + int((position.drawn_rooms[seat] != UNKNOWN).sum())
        for i in range(min(state.ROOMS_PUT_BACK, state.ADVANCED_DRAWN - held)):
            position.rooms_put_back[seat, i] = tiles.pop(0)
    if position.leader[seat] == UNKNOWN and "drawn_leaders" not in tribe:
        for i in range(state.LEADERS_DRAWN):
            position.drawn_leaders[seat, i] = cards.pop(0)
    if position.leader[seat] != UNKNOWN and "leader_put_back" not in tribe:
        position.leader_put_back[seat] = cards.pop(0)
