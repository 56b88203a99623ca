"""The figures of the Outlive box: what the rulebook says, what the engine relies on, and how bad files are refused."""

import re
from pathlib import Path

import numba
import numpy as np
import pytest

from newdawn.core.components import PROVENANCES
from newdawn.outlive import components as box
from newdawn.outlive import names
from tests.component_files import check_misfit, check_refusal, corrected, loaded, provenance_of


def tokens(text: str) -> list[int]:
    """Turn "2 wood, 1 metal" into counts by token."""
    counts = [0] * len(names.TOKENS)
    for part in filter(None, text.split(", ")):
        number, name = part.split()
        counts[names.TOKENS.index(name)] = int(number)
    return counts


def by_players(two: int, three: int, four: int) -> list[int]:
    return [0, 0, two, three, four]


# The figures ----------------------------------------------------------------------------------------------------------


def test_heroes_have_the_strengths_of_their_meeples() -> None:
    assert box.HERO_STRENGTH.tolist() == [3, 3, 4, 5]


def test_the_box_has_a_hundred_survivors_and_thirty_tokens_of_each_kind() -> None:
    assert (box.COMPONENTS.survivor_tokens, box.COMPONENTS.tokens_of_a_kind) == (100, 30)


def test_heroes_walk_two_steps_and_the_dam_opens_for_a_microchip() -> None:
    assert (box.HERO_STEPS, box.DOOR_COST) == (2, 1)


@pytest.mark.parametrize(
    ("name", "age", "places", "stock", "equipment"),
    [
        ("jacob", 66, "dam peak fairgrounds cargo", "2 metal, 1 microchip", "pickaxe"),
        ("kooper", 51, "forest base blackwood peak", "1 munition, 2 wood", "axe"),
        ("wilson", 44, "blackwood peak cargo mine", "2 meat", "shotgun"),
        ("grayson", 38, "forest base fairgrounds mine", "2 munition, 1 microchip", "baseball-bat"),
        ("solen", 32, "forest blackwood cargo mine", "2 canned", "grappling-hook"),
        ("liza", 25, "base blackwood peak cargo", "3 munition", "ammo-box"),
        ("mary", 23, "forest blackwood cargo mine", "", "flashlight"),
        ("lily-rose", 20, "blackwood peak fairgrounds mine", "3 microchip", "backpack"),
        ("swifty", 19, "dam base fairgrounds cargo", "1 munition, 2 microchip", "thermal-sensor"),
        ("erin", 17, "dam blackwood peak cargo", "2 water", "jerrycan"),
    ],
)
def test_a_leader_brings_what_is_on_the_card(name: str, age: int, places: str, stock: str, equipment: str) -> None:
    leader = names.LEADERS.index(name)
    assert box.LEADER_AGE[leader] == age
    assert {names.PLACES[place] for place in box.LEADER_PLACES[leader]} == set(places.split())
    assert box.LEADER_STOCK[leader].tolist() == tokens(stock)
    assert names.EQUIPMENT[box.LEADER_EQUIPMENT[leader]] == equipment


def test_only_mary_draws_search_tiles_four_of_which_one_is_dropped() -> None:
    assert {int(leader) for leader in np.flatnonzero(box.LEADER_SEARCHES)} == {names.MARY}
    assert {int(leader) for leader in np.flatnonzero(box.LEADER_SEARCHES_DROPPED)} == {names.MARY}
    assert (box.LEADER_SEARCHES[names.MARY], box.LEADER_SEARCHES_DROPPED[names.MARY]) == (4, 1)


@pytest.mark.parametrize(
    ("place", "token", "stock"),
    [
        (names.FOREST, names.WOOD, by_players(6, 8, 10)),
        (names.DAM, names.WATER, by_players(7, 9, 11)),
        (names.BASE, names.MUNITION, by_players(6, 8, 10)),
        (names.PEAK, -1, by_players(0, 0, 0)),
        (names.MINE, names.METAL, by_players(6, 8, 10)),
        (names.CARGO, -1, by_players(0, 0, 0)),
        (names.FAIRGROUNDS, names.MICROCHIP, by_players(6, 8, 10)),
        (names.BLACKWOOD, -1, by_players(0, 0, 0)),
    ],
)
def test_a_place_is_refilled_by_the_number_of_players(place: int, token: int, stock: list[int]) -> None:
    assert box.PLACE_TOKEN[place] == token
    assert box.PLACE_STOCK[place].tolist() == stock


def test_cities_have_ten_search_tiles_and_show_three_tiles_of_equipment() -> None:
    # water, canned, wood, metal, microchip, munition, algae, empty
    assert box.SEARCH_COUNT.tolist() == [1, 1, 1, 1, 1, 2, 1, 2]
    assert box.SEARCH_PILE.tolist() == by_players(6, 8, 10)
    assert box.EQUIPMENT_SHOWN == 3


def test_the_ship_has_slots_for_strength_three_to_six_and_slot_five_gives_three_cans() -> None:
    assert (box.CARGO_SLOTS, box.CARGO_FIRST_STRENGTH) == (4, 3)
    assert box.CARGO_CANS[5 - box.CARGO_FIRST_STRENGTH] == 3
    assert box.CARGO_CANS.tolist() == [1, 2, 3, 4]


def test_the_airlock_fits_the_examples_of_the_rulebook() -> None:
    assert box.AIRLOCK_ROWS.tolist() == [2, 5]
    assert box.AIRLOCK_SPACES == 7
    assert box.AIRLOCK_ROWS[0] < 3 <= box.AIRLOCK_ROWS.sum(), "Carl's three survivors stand in two rows"
    assert box.AIRLOCK_SPACES >= 6, "Daryl takes three and three survivors out of it"


@pytest.mark.parametrize(
    ("name", "places", "upkeep", "amount"),
    [
        ("room-construction", 3, 2, 2),
        ("draw-and-repair", 3, 2, 1),
        ("overcome-event", 4, 1, 0),
        ("hunting-two", 3, 3, 2),
        ("hunting-one", 4, 1, 1),
        ("cargo-one", 4, 1, 1),
        ("cargo-two", 3, 3, 2),
        ("four-munitions", 3, 3, 4),
        ("permanent-water", 3, 2, 1),
        ("event-immunity", 3, 2, 0),
        ("destroy-equipment", 3, 2, 0),
        ("gauge-down", 3, 2, 1),
        ("airlock-absorbs", 3, 2, 1),
        ("add-survivor", 3, 2, 1),
        ("city-search", 3, 2, 2),
        ("draw-equipment", 3, 2, 2),
        ("look-through-pile", 4, 1, 0),
        ("hero-immunity", 4, 1, 0),
        ("free-repair", 3, 3, 0),
        ("choice-of-tribute", 4, 1, 0),
        ("empty-cupboard", 3, 2, 1),
        ("repair-two", 3, 2, 2),
    ],
)
def test_a_room_has_the_figures_of_its_tile(name: str, places: int, upkeep: int, amount: int) -> None:
    room = names.ROOMS.index(name)
    assert (box.ROOM_PLACES[room], box.ROOM_UPKEEP[room], box.ROOM_AMOUNT[room]) == (places, upkeep, amount)


def test_there_are_twelve_standard_and_thirty_eight_advanced_rooms() -> None:
    standard, advanced = box.ROOM_COPIES[: names.STANDARD_ROOMS], box.ROOM_COPIES[names.STANDARD_ROOMS :]
    assert set(standard.tolist()) == {4}
    assert set(advanced.tolist()) == {2}
    assert (standard.sum(), advanced.sum()) == (12, 38)


def test_figures_of_the_shelter() -> None:
    assert box.ROOM_COST == 3
    assert box.ADD_SURVIVOR_MAX == 8
    assert (box.OVERCOME_MATERIALS, box.OVERCOME_MUNITIONS, box.OVERCOME_SUPPLIES) == (2, 2, 1)
    assert box.WATER_KEPT == 2
    assert box.ROOM_POINTS.tolist() == [0, 0, 1, 2, 4, 7, 11, 17]


@pytest.mark.parametrize(
    ("name", "cost", "places", "bonus", "plus"),
    [
        ("bow", "2 wood, 1 metal", "forest", "1 meat", 0),
        ("axe", "1 wood, 2 metal", "forest", "2 wood", 1),
        ("access-card", "1 wood, 1 microchip, 1 metal", "", "0", 0),
        ("jerrycan", "1 wood, 2 metal", "dam", "1 water", 1),
        ("crowbar", "3 metal", "base", "2 microchip", 0),
        ("ammo-box", "2 wood, 1 metal", "base", "2 munition", 1),
        ("chainsaw", "2 microchip, 1 metal", "blackwood peak", "2 wood", 0),
        ("flashlight", "2 microchip, 1 metal", "", "1", 0),
        ("purifier", "1 metal, 2 microchip", "mine", "1 water", 0),
        ("pickaxe", "2 wood, 1 metal", "mine", "2 metal", 1),
        ("grappling-hook", "1 wood, 1 metal, 1 microchip", "", "1", 0),
        ("hacksaw", "1 wood, 1 metal, 1 microchip", "cargo", "2 metal", 0),
        ("metal-detector", "1 wood, 1 microchip, 1 metal", "fairgrounds", "1 canned", 0),
        ("backpack", "3 wood", "fairgrounds", "2 microchip", 1),
        ("bear-trap", "1 wood, 2 metal", "", "1", 0),
        ("shotgun", "2 wood, 1 metal", "", "1", 0),
        ("battle-gear", "1 wood, 2 microchip", "", "2", 0),
        ("baseball-bat", "3 wood", "", "1", 0),
        ("thermal-sensor", "1 wood, 1 microchip, 1 metal", "", "0", 0),
        ("exoskeleton", "1 wood, 1 microchip, 1 metal", "", "0", 0),
    ],
)
def test_equipment_has_the_figures_of_its_tile(name: str, cost: str, places: str, bonus: str, plus: int) -> None:
    tile = names.EQUIPMENT.index(name)
    amount, _, token = bonus.partition(" ")
    assert box.EQUIPMENT_COST[tile].tolist() == tokens(cost)
    assert {names.PLACES[place] for place in np.flatnonzero(box.EQUIPMENT_AT[tile])} == set(places.split())
    assert box.EQUIPMENT_TOKEN[tile] == (names.TOKENS.index(token) if token else -1)
    assert box.EQUIPMENT_AMOUNT[tile] == int(amount)
    assert box.EQUIPMENT_PLUS[tile] == plus


def test_forty_tiles_of_equipment_make_ten_pairs() -> None:
    assert box.EQUIPMENT_COPIES.tolist() == [2] * 20
    assert box.EQUIPMENT_PARTNER.tolist() == [tile ^ 1 for tile in range(20)]
    assert box.EQUIPMENT_COST.sum(axis=1).tolist() == [3] * 20, "the rulebook repairs for the usual 3"


@pytest.mark.parametrize(
    ("name", "points", "cost", "removes"),
    [
        ("wildfire", 3, "3 water", by_players(2, 3, 4)),
        ("cave-in", 3, "3 wood", by_players(2, 3, 4)),
        ("thieves", 3, "3 munition", by_players(2, 3, 4)),
        ("nomads", 3, "3 canned", by_players(2, 3, 4)),
        ("lean-times", 3, "1 wood, 1 metal, 1 microchip", by_players(1, 2, 3)),
        ("sandstorm", 5, "3 wood, 3 metal", by_players(0, 0, 0)),
        ("radioactive-cloud", 5, "3 metal, 3 microchip", by_players(0, 0, 0)),
        ("rat-infestation", 5, "3 munition, 3 wood", by_players(0, 0, 0)),
        ("enemy-clan", 5, "3 munition, 3 metal", by_players(0, 0, 0)),
        ("cold-snap", 5, "3 wood, 3 microchip", by_players(0, 0, 0)),
        ("epizootic", 5, "3 water, 3 microchip", by_players(0, 0, 0)),
        ("mutation", 5, "3 munition, 3 microchip", by_players(0, 0, 0)),
    ],
)
def test_an_event_has_points_a_cost_and_an_effect(name: str, points: int, cost: str, removes: list[int]) -> None:
    event = names.EVENTS.index(name)
    assert box.EVENT_POINTS[event] == points
    assert box.EVENT_COST[event].tolist() == tokens(cost)
    assert box.EVENT_REMOVES[event].tolist() == removes


def test_figures_in_the_effects_of_events() -> None:
    assert box.SANDSTORM_STRENGTH == 3
    assert box.CLOUD_SQUARES == 2
    assert box.RATS_SUPPLIES == 1
    assert box.CLAN_TOKENS == 2
    assert box.COLD_SURVIVORS == 1
    assert box.EPIZOOTIC_MEAT == 1
    assert box.MUTATION_ENDURANCE == 1


def test_wild_game_yields_more_with_each_catch() -> None:
    assert box.GAME_ENDURANCE.tolist() == [3, 4, 5, 6, 7]
    assert box.GAME_MEAT[3].tolist() == [4, 5, 6, 7], "Daryl's catches of endurance 6"
    assert box.GAME_MEAT.min() == 1, "some animal yields a single meat at first"
    assert box.GAME_MEAT.tolist() == [[first, first + 1, first + 2, first + 3] for first in range(1, 6)]


def test_thirty_tiles_of_wild_game_make_three_stacks() -> None:
    assert box.GAME_TILES.tolist() == [6] * 5
    assert box.GAME_STACK.tolist() == by_players(6, 8, 10)


def test_the_gauge_skips_the_squares_that_are_not_printed() -> None:
    assert box.GAUGE.tolist() == [3, 2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11]
    assert box.GAUGE[box.GAUGE_START] == 0
    assert box.RADIATION.tolist() == [1, 2, 2, 2, 3, 3]


def test_figures_of_the_setup() -> None:
    drawn_and_kept = (box.ROOMS_DRAWN, box.ROOMS_KEPT, box.LEADERS_DRAWN, box.SETUP_SURVIVORS)
    assert drawn_and_kept == (6, 4, 2, 4)


# What the engine relies on --------------------------------------------------------------------------------------------


def test_arrays_have_one_element_for_each_name() -> None:
    shapes = {
        "hero_strength": (4,),
        "leader_age": (10,),
        "leader_places": (10, 4),
        "leader_stock": (10, 7),
        "cargo_cans": (4,),
        "room_places": (22,),
        "equipment_cost": (20, 7),
        "equipment_at": (20, 8),
        "event_cost": (12, 7),
        "event_removes": (12, 5),
        "game_meat": (5, 4),
        "game_stack": (5,),
        "place_stock": (8, 5),
        "search_count": (8,),
        "search_pile": (5,),
        "gauge": (12,),
        "radiation": (6,),
        "room_points": (8,),
    }
    assert {name: getattr(box.COMPONENTS, name).shape for name in shapes} == shapes


EVENT_COST = box.EVENT_COST
GAUGE_START = box.GAUGE_START


def test_compiled_code_reads_the_arrays_as_constants() -> None:
    def total(costs: box.Numbers, event: int) -> int:
        return int(costs[event].sum())

    def read(event: int, into: box.Numbers) -> int:
        into[:] = EVENT_COST[event]
        return int(compiled_total(EVENT_COST, event) + EVENT_COST[event, 1] + GAUGE_START)

    compiled_total = numba.njit(total)
    row = np.zeros(len(names.TOKENS), dtype=np.int64)
    assert numba.njit(read)(names.WILDFIRE, row) == 3 + 3 + 3
    assert row.tolist() == tokens("3 water")


# Provenance -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "provenance"),
    [
        (("places", "dam", "stock"), "rulebook"),
        (("cities", "", "search"), "rulebook"),
        (("leaders", "jacob", "age"), "public"),
        (("leaders", "solen", "places"), "rulebook"),
        (("leaders", "mary", "searches"), "rulebook"),
        (("cargo", "", "cans.5"), "rulebook"),
        (("cargo", "", "cans.6"), "inferred"),
        (("shelter", "", "airlock-rows"), "inferred"),
        (("rooms", "room-construction", "places"), "rulebook"),
        (("rooms", "repair-two", "upkeep"), "public"),
        (("rooms", "repair-two", "copies"), "rulebook"),
        (("rooms", "add-survivor", "places"), "rulebook"),
        (("equipment", "axe", "copies"), "rulebook"),
        (("equipment", "pickaxe", "cost"), "rulebook"),
        (("equipment", "axe", "cost"), "public"),
        (("equipment", "axe", "amount"), "rulebook"),
        (("events", "wildfire", "cost"), "rulebook"),
        (("events", "thieves", "points"), "rulebook"),
        (("events", "thieves", "cost"), "designed"),
        (("events", "sandstorm", "points"), "public"),
        (("events", "sandstorm", "cost"), "inferred"),
        (("events", "cold-snap", "points"), "designed"),
        (("events", "cold-snap", "survivors"), "rulebook"),
        (("wild-game", "endurance-6", "meat #3"), "rulebook"),
        (("wild-game", "endurance-6", "meat #4"), "inferred"),
        (("wild-game", "endurance-7", "meat"), "inferred"),
        (("wild-game", "endurance-6", "tiles"), "inferred"),
        (("radioactivity", "", "gauge #1"), "rulebook"),
        (("radioactivity", "", "gauge #2"), "inferred"),
        (("radioactivity", "", "gauge #9"), "public"),
        (("radioactivity", "", "gauge #12"), "rulebook"),
    ],
)
def test_a_value_says_where_it_comes_from(where: tuple[str, str, str], provenance: str) -> None:
    assert provenance_of(box, *where) == provenance


def test_the_table_says_what_is_in_the_file() -> None:
    rows = box.table()
    assert {row.provenance for row in rows} == set(PROVENANCES) - {"box"}
    assert ("equipment", "axe", "cost", "wood 1, metal 2", "public") in rows
    assert ("radioactivity", "", "gauge #12", "-11", "rulebook") in rows


# Other files ----------------------------------------------------------------------------------------------------------


def test_an_owner_of_the_box_can_correct_a_figure(tmp_path: Path) -> None:
    text, _ = corrected(box, "events.cave-in", "cost = { wood = 3 }", "cost = { wood = 1, munition = 2 }")
    mine = loaded(box, tmp_path, text)
    assert mine.event_cost[names.CAVE_IN].tolist() == tokens("1 wood, 2 munition")
    assert mine.digest != box.DIGEST


def test_games_from_before_steps_and_door_were_figures_are_games_of_the_same_box(tmp_path: Path) -> None:
    assert box.DIGEST == "bef5d2f18e5d9e66b5fa6193f228fbd6d1c76f71015aa09604959fcf59d07e42"
    for section, old, new in (("heroes", "steps = 2", "steps = 3"), ("places.dam", "door = 1", "door = 2")):
        assert loaded(box, tmp_path, corrected(box, section, old, new)[0]).digest != box.DIGEST


def test_a_file_from_before_the_reserve_was_counted_is_the_same_box(tmp_path: Path) -> None:
    text = box.PACKAGED.read_text(encoding="utf-8")
    without = re.sub(r"\[reserve\].*?(?=\n\[)", "", text, flags=re.DOTALL)
    assert without != text
    assert loaded(box, tmp_path, without).digest == box.DIGEST


@pytest.mark.parametrize(
    ("section", "old", "new", "key", "reason"),
    [
        (
            "events.wildfire",
            "points = 3",
            'points = "three"',
            "points",
            'must be a whole number from 0 to 20, not "three"',
        ),
        ("events.wildfire", "points = 3", "points = true", "points", "must be a whole number from 0 to 20, not true"),
        ("events.wildfire", "points = 3", "points = -3", "points", "must be a whole number from 0 to 20, not -3"),
        ("events.wildfire", "points = 3", "point = 3", "point", 'is not known here; did you mean "points"?'),
        ("events.wildfire", "water = 3", "beer = 3", "cost.beer", "is not known here: must be meat, water"),
        ("events.wildfire", "water = 3", "water = 0", "cost.water", "must be a whole number from 1 to 9, not 0"),
        ("events.wildfire", "{ water = 3 }", "{ }", "cost", "must name at least one of meat, water"),
        ("events.wildfire", "2 = 2, ", "", "removes.2", "is missing"),
        ("events.wildfire", "[events.wildfire]", "[events.wildfires]", None, 'did you mean "wildfire"?'),
        ("events.wildfire", 'points = "rulebook"', 'points = "book"', "provenance.points", 'not "book"'),
        (
            "events.cold-snap",
            "survivors = 1",
            "survivors = 0",
            "survivors",
            "must be a whole number from 1 to 9, not 0",
        ),
        ("events.cold-snap", "survivors = 1 ", "removes = { 2 = 1 } ", "removes", "is not known here"),
        ("events.sandstorm", "strength = 3", "strength = 6", "strength", "must be a whole number from 3 to 5, not 6"),
        ("setup", "days = 6", "days = 7", "days", "must be 6, not 7"),
        ("setup", "rooms-kept = 4", "rooms-kept = 5", "rooms-kept", "must be 4, not 5"),
        ("setup", "rooms-drawn = 6", "rooms-drawn = 7", "rooms-drawn", "must be 6, not 7"),
        (
            "setup",
            "leaders-drawn = 2",
            "leaders-drawn = 3",
            "leaders-drawn",
            "must be 2, not 3",
        ),
        ("setup", "survivors = 4", "survivors = 99", "survivors", "must be a whole number from 1 to 9, not 99"),
        ("heroes", "4 = 4", "4 = 5", "strength.4", "must be 4, after which the hero is named"),
        ("shelter", "[2, 5]", "[9, 9]", "airlock-rows", "must have at most 16 spaces in all, not 18"),
        ("shelter", "[2, 5]", "[]", "airlock-rows", "must be a list of 1 to 4 whole numbers, not of 0"),
        ("shelter", "[2, 5]", "[2, 0]", "airlock-rows #2", "must be a whole number from 1 to 9, not 0"),
        ("shelter", "room-cost = 3", "room-cost = 0", "room-cost", "must be a whole number from 1 to 9, not 0"),
        ("scoring", "7 = 17", "8 = 17", "full-rooms.8", "is not known here: must be 1, 2, 3, 4, 5, 6 or 7"),
        ("radioactivity", "gauge = [3, 2,", "gauge = [3, 3,", "gauge #2", "must be less than the square before it, 3"),
        ("radioactivity", "gauge = [3, 2, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11]", "gauge = [0]", "gauge", "2 to 16"),
        ("radioactivity", "start = 0", "start = -5", "start", "must be one of the squares of the gauge, not -5"),
        ("radioactivity", "2, 3, 3]", "2, 3]", "by-day", "must be a list of 6 whole numbers, not of 5"),
        ("places.forest", '"wood"', '"woods"', "token", 'not "woods"; did you mean "wood"?'),
        ("places.forest", "4 = 10", "4 = 100", "stock.4", "must be a whole number from 0 to 30, not 100"),
        ("places.forest", "[places.forest]", "[places.swamp]", None, "is not known here"),
        ("cargo", "6 = 4 }\n", "7 = 4 }\n", "cans.7", "is not known here: must be 3, 4, 5 or 6"),
        ("cities", "munition = 2", "munition = 3", "search", "must be 2 to 10 tiles in all, not 11"),
        ("cities", "munition = 2", "munition = 1", "pile.4", "must not be more than the search tiles of a city, 9"),
        ("cities", "pile = { 2 = 6", "pile = { 2 = 11", "pile.2", "must be a whole number from 2 to 10, not 11"),
        ("cities", "equipment-shown = 3", "equipment-shown = 4", "equipment-shown", "must be 3, not 4"),
        ("hunting", "4 = 10", "4 = 11", "stack.4", "must be a whole number from 1 to 10, not 11"),
        ("wild-game.endurance-3", "endurance = 3", "endurance = 4", "endurance", "must be 3, after which the animal"),
        (
            "wild-game.endurance-3",
            "meat = [1, 2, 3, 4]",
            "meat = [1, 2, 3]",
            "meat",
            "must be a list of 4 whole numbers",
        ),
        ("leaders.erin", "age = 17", "age = 66", "age", "must not be that of jacob: the oldest leader goes first"),
        ("leaders.erin", '"dam", ', '"peak", ', "places #3", 'is "peak" again: all must be different'),
        ("leaders.erin", '"dam", ', "", "places", "must be a list of 4 names, not of 3"),
        ("leaders.erin", '"dam", ', '"damm", ', "places #1", 'did you mean "dam"?'),
        (
            "leaders.erin",
            '"jerrycan"',
            '"jerycan"',
            "equipment",
            'must be one of the names of the game, not "jerycan"; did',
        ),
        ("leaders.erin", "age = 17", "age = 17\nsearches = 4", None, "is not known here"),
        ("leaders.mary", "searches-dropped = 1", "searches-dropped = 4", "searches-dropped", "from 1 to 3, not 4"),
        ("leaders.mary", "searches = 4", "searches = 5", "searches", "must be a whole number from 2 to 4, not 5"),
        ("rooms.overcome-event", "places = 4", "places = 9", "places", "must be a whole number from 1 to 8, not 9"),
        ("rooms.overcome-event", "copies = 4", "copies = 3", "copies", "must be 4, not 3"),
        (
            "rooms.room-construction",
            "amount = 2",
            "amount = 4",
            "amount",
            "must not be more than the cost of a room, 3",
        ),
        ("rooms.add-survivor", "most = 8", "most = 2", "most", "must not be less than the places of the room"),
        ("rooms.add-survivor", "most = 8", "most = 9", "most", "must be a whole number from 1 to 8, not 9"),
        ("rooms.gauge-down", "amount = 1", "amount = 2", "amount", "must be 1, not 2"),
        ("equipment.flashlight", "amount = 1", "amount = 2", "amount", "must be 1, not 2"),
        ("wild-game.endurance-3", "tiles = 6", "tiles = 21", "tiles", "must be a whole number from 0 to 20, not 21"),
        ("rooms.free-repair", "copies = 2", "copies = 2\namount = 3", None, "is not known here"),
        ("equipment.axe", "wood = 1, metal = 2", "wood = 1, munition = 2", "cost.munition", "must be wood, metal or"),
        (
            "equipment.axe",
            "wood = 1, metal = 2",
            "wood = 4, metal = 3",
            "cost",
            "must be at most 6 materials in all, not 7",
        ),
        ("equipment.axe", "copies = 2", "copies = 3", "copies", "must be a whole number from 1 to 2, not 3"),
        ("equipment.axe", '"bow"', '"axe"', "pair", "must be another tile"),
        ("equipment.bow", '"axe"', '"shotgun"', "pair", 'must agree with shotgun, whose pair is "bear-trap"'),
        ("equipment.axe", "plus = true", "plus = 1", "plus", "must be true or false, not 1"),
        ("equipment.axe", '["forest"]', '["forest", "mine"]', "plus", "must be false: mine has no wood of its own"),
        ("equipment.exoskeleton", "copies = 2", "copies = 2\namount = 1", None, "is not known here"),
    ],
)
def test_a_bad_figure_is_refused_with_line_key_and_reason(
    tmp_path: Path, section: str, old: str, new: str, key: str | None, reason: str
) -> None:
    check_refusal(box, tmp_path, section, old, new, key, reason)


@pytest.mark.parametrize(
    ("edits", "message"),
    [
        (
            [(r"\ntiles = 6", "\ntiles = 5")],
            "hunting.stack.4: must be less: 3 stacks are made from only 25 wild game tiles",
        ),
        (
            [(r"\ncopies = 2", "\ncopies = 1")],
            "rooms: must have 24 copies of advanced rooms or more in all, not 19",
        ),
        (
            [(r"\nairlock-rows = .*", "\nairlock-rows = [1]"), (r"\nsurvivors = 4", "\nsurvivors = 5")],
            "setup.survivors: must fit into the airlock and the smallest room, which have 4 spaces",
        ),
        (
            [(r'equipment = "(pickaxe|axe|shotgun)"', 'equipment = "bow"')],
            'leaders.wilson.equipment: must be another tile: other leaders own every "bow"',
        ),
        (
            [(r"\nsearches = 4", "\nsearches = 2"), (r"searches-dropped = 1", "searches-dropped = 2")],
            "leaders.mary.searches-dropped: must be less than searches",
        ),
    ],
)
def test_figures_that_do_not_fit_each_other_are_refused(
    tmp_path: Path, edits: list[tuple[str, str]], message: str
) -> None:
    check_misfit(box, tmp_path, edits, message)
