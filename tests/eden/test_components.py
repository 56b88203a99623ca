"""The figures of the Paris: New Eden box: what the rulebook says, what the engine relies on, and how bad files are
refused.
"""

from itertools import product
from pathlib import Path

import numpy as np
import pytest

from newdawn.eden import components as box
from newdawn.eden import names, state
from tests.component_files import check_misfit, check_refusal, corrected, loaded, provenance_of

CARD = (*names.SURVIVORS, *names.EQUIPMENT, "can")


def shown_on(card: str) -> list[int]:
    """Turn "1 brawler, 2 bullets" into counts of survivors, equipment and Cans, one after another."""
    counts = [0] * len(CARD)
    for part in filter(None, card.split(", ")):
        number, name = part.split()
        counts[CARD.index(name.removesuffix("s"))] = int(number)
    return counts


def by_players(two: int, three: int, four: int) -> list[int]:
    return [0, 0, two, three, four]


# The figures: dice, tokens, population --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("location", "dice"),
    [
        (names.TOWER, by_players(2, 2, 2)),
        (names.BRIDGE, by_players(2, 2, 3)),
        (names.RESTAURANT, by_players(2, 3, 4)),
        (names.CITY_CENTER, by_players(5, 5, 5)),
        (names.TRAIN_STATION, by_players(3, 6, 6)),
    ],
)
def test_a_location_has_dice_by_the_number_of_players(location: int, dice: list[int]) -> None:
    assert box.LOCATION_DICE[:, location].tolist() == dice


def test_every_die_is_taken_and_four_players_use_all_twenty() -> None:
    assert box.DICE == 20
    assert box.LOCATION_DICE.sum(axis=1).tolist() == by_players(14, 18, 20)
    assert box.DICE_EACH.tolist() == by_players(7, 6, 5)


def test_one_event_stays_face_up_when_all_dice_of_the_tower_are_taken() -> None:
    assert set(box.LOCATION_DICE[2:, names.TOWER].tolist()) == {2}


def test_there_are_twenty_nine_survivor_tokens_five_for_the_prelude_and_six_a_season() -> None:
    # tinkerer, brawler, healer, sage, farmer, slacker
    assert box.SURVIVOR_TOKENS.tolist() == [4, 4, 4, 4, 4, 9]
    assert box.STATION_TOKENS == 6
    assert box.SURVIVOR_TOKENS.sum() == 29 == len(names.PROFESSIONS) + len(names.SEASONS) * box.STATION_TOKENS


def test_there_are_twelve_equipment_tokens_three_a_season() -> None:
    assert box.EQUIPMENT_TOKENS.tolist() == [4, 4, 4]
    assert box.CITY_EQUIPMENT == 3
    assert box.EQUIPMENT_TOKENS.sum() == 12 == len(names.SEASONS) * box.CITY_EQUIPMENT


def test_a_visit_to_the_restaurant_gives_one_of_thirty_cans() -> None:
    assert (box.RESTAURANT_CANS, box.CAN_TOKENS) == (1, 30)


def test_the_binoculars_are_worth_two_points() -> None:
    assert box.BINOCULARS_POINTS == 2


def test_three_missions_are_dealt_and_three_drawn_at_the_bridge_of_which_one_is_kept() -> None:
    assert (box.MISSIONS_DEALT, box.MISSIONS_DRAWN, box.MISSIONS_KEPT) == (3, 3, 1)


def test_two_and_three_players_have_fewer_buildings() -> None:
    assert box.BUILDINGS_SHOWN.tolist() == by_players(2, 2, 3)
    assert box.TINKERERS_REMOVED.tolist() == by_players(3, 3, 0)


def test_marc_feeds_twenty_four_survivors_with_six_farmers_for_six_points() -> None:
    assert (box.FARMERS_NEEDED[24], box.FEEDING_POINTS[24]) == (6, 6)


def test_a_zone_of_the_population_track_has_four_survivors_and_the_last_one_has_no_end() -> None:
    assert box.MOST_POPULATION == 41
    assert box.FARMERS_NEEDED.tolist() == [-(-population // 4) for population in range(42)]
    assert box.FEEDING_POINTS.tolist() == box.FARMERS_NEEDED.tolist()


# The figures: buildings -----------------------------------------------------------------------------------------------

TINKERER_CARDS = [
    ("1 tinkerer", "can-with-first-die"),
    ("1 tinkerer", "can-with-first-die"),
    ("2 tinkerers", "swap-dice"),
    ("1 tinkerer", "second-die"),
    ("1 tinkerer", "keep-more-missions"),
    ("2 tinkerers", "draw-more-missions"),
    ("2 tinkerers", "top-of-the-deck"),
    ("1 tinkerer, 1 slacker", "cans"),
    ("1 tinkerer", "equipment-of-each-type"),
    ("1 tinkerer", "unsuccessful-missions"),
    ("2 tinkerers", "unsuccessful-missions"),
    ("1 tinkerer", "points-for-tinkerers"),
    ("2 tinkerers", "points-for-tinkerers"),
    ("1 tinkerer", "points"),
    ("1 tinkerer", "points"),
]
CARDS = {
    "tinkerer": [card for card, _ in TINKERER_CARDS],
    "brawler": [
        *["1 brawler, 1 bullet"] * 5,
        "1 brawler, 2 bullets",
        "1 brawler, 1 bullet, 1 capsule",
        "1 slacker, 2 bullets",
        *["2 brawlers"] * 2,
        "1 brawler, 1 slacker",
        "1 brawler, 1 slacker, 1 bullet",
        "1 brawler, 1 healer",
        "1 brawler, 1 farmer",
        "1 brawler, 2 slackers",
    ],
    "healer": [
        *["1 healer, 1 capsule"] * 5,
        "1 healer, 2 capsules",
        "1 healer, 1 capsule, 1 book",
        "1 slacker, 2 capsules",
        *["2 healers"] * 2,
        "1 healer, 1 slacker",
        "1 healer, 1 slacker, 1 capsule",
        "1 healer, 1 sage",
        "1 healer, 1 tinkerer",
        "1 healer, 2 slackers",
    ],
    "sage": [
        *["1 sage, 1 book"] * 5,
        "1 sage, 2 books",
        "1 sage, 1 book, 1 bullet",
        "1 slacker, 2 books",
        *["2 sages"] * 2,
        "1 sage, 1 slacker",
        "1 sage, 1 slacker, 1 book",
        "1 sage, 1 brawler",
        "1 sage, 1 tinkerer",
        "1 sage, 2 slackers",
    ],
    "farmer": [
        *["1 farmer, 1 can"] * 4,
        *["1 farmer, 2 cans"] * 3,
        "1 farmer, 3 cans",
        *["2 farmers"] * 2,
        "2 farmers, 1 can",
        *["1 farmer, 1 slacker, 1 can"] * 2,
        "1 farmer, 1 brawler",
        "1 farmer, 2 slackers, 1 can",
    ],
}


def test_there_are_seventy_five_buildings_fifteen_of_each_type() -> None:
    assert list(CARDS) == list(names.PROFESSIONS)
    assert [len(deck) for deck in CARDS.values()] == [15] * 5
    assert len(names.BUILDINGS) == 75


@pytest.mark.parametrize(
    ("name", "card"), [(f"{kind}-{number}", card) for kind in CARDS for number, card in enumerate(CARDS[kind], 1)]
)
def test_a_building_shows_survivors_equipment_and_cans(name: str, card: str) -> None:
    building = names.BUILDINGS.index(name)
    survivors, equipment = box.BUILDING_SURVIVORS[building], box.BUILDING_EQUIPMENT[building]
    assert [*survivors, *equipment, box.BUILDING_CANS[building]] == shown_on(card)


@pytest.mark.parametrize(
    ("kind", "survivors", "slackers", "equipment", "cans"),
    [
        ("tinkerer", 21, 1, 0, 0),
        ("brawler", 23, 5, 12, 0),
        ("healer", 23, 5, 12, 0),
        ("sage", 23, 5, 12, 0),
        ("farmer", 23, 4, 0, 17),
    ],
)
def test_the_totals_of_a_deck_are_balanced(kind: str, survivors: int, slackers: int, equipment: int, cans: int) -> None:
    first = names.PROFESSIONS.index(kind) * names.CARDS_OF_A_TYPE
    deck = slice(first, first + names.CARDS_OF_A_TYPE)
    assert box.BUILDING_SURVIVORS[deck].sum() == survivors
    assert box.BUILDING_SURVIVORS[deck, names.SLACKER].sum() == slackers
    assert box.BUILDING_EQUIPMENT[deck].sum() == equipment
    assert box.BUILDING_CANS[deck].sum() == cans


def test_ten_slackers_are_only_possible_because_cards_show_some() -> None:
    assert box.SURVIVOR_TOKENS[names.SLACKER] < 10
    assert box.BUILDING_SURVIVORS[:, names.SLACKER].sum() == 20


def test_every_tinkerer_card_has_a_power_and_no_other_card_has() -> None:
    powers = [names.POWERS.index(power) for _, power in TINKERER_CARDS]
    assert box.BUILDING_POWER.tolist() == powers + [-1] * 60


def test_the_six_end_cards_are_those_with_points_for_the_end_of_the_game() -> None:
    assert box.BUILDING_END.tolist() == [0] * 9 + [1] * 6 + [0] * 60
    scoring = {names.UNSUCCESSFUL_MISSIONS, names.POINTS_FOR_TINKERERS, names.POINTS}
    assert set(box.BUILDING_POWER[box.BUILDING_END == 1].tolist()) == scoring


def test_end_cards_come_up_in_winter_only() -> None:
    for players in (2, 3, 4):
        others = names.CARDS_OF_A_TYPE - box.BUILDING_END.sum() - box.TINKERERS_REMOVED[players]
        assert others == 3 * box.BUILDINGS_SHOWN[players]


@pytest.mark.parametrize(
    ("power", "amount"),
    [
        (names.CAN_WITH_FIRST_DIE, 1),
        (names.SWAP_DICE, 1),
        (names.SECOND_DIE, 1),
        (names.KEEP_MORE_MISSIONS, 1),
        (names.DRAW_MORE_MISSIONS, 2),
        (names.TOP_OF_THE_DECK, 1),
        (names.CANS, 2),
        (names.EQUIPMENT_OF_EACH_TYPE, 1),
        (names.UNSUCCESSFUL_MISSIONS, 2),
        (names.POINTS_FOR_TINKERERS, 1),
        (names.POINTS, 4),
    ],
)
def test_a_power_has_the_number_of_its_sentence(power: int, amount: int) -> None:
    assert box.POWER_AMOUNT[power] == amount


# The figures: events --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "requires", "points"),
    [
        ("spring-a", ["2 brawler healer"], 2),
        ("spring-b", ["2 brawler sage"], 2),
        ("spring-c", ["2 healer sage"], 2),
        ("spring-d", ["1 brawler", "1 healer", "1 sage"], 3),
        ("summer-a", ["4 healer sage"], 4),
        ("summer-b", ["4 brawler healer"], 4),
        ("summer-c", ["4 brawler sage"], 4),
        ("summer-d", ["5 brawler healer sage"], 4),
        ("autumn-a", ["2 brawler", "3 healer"], 5),
        ("autumn-b", ["2 sage", "3 brawler"], 5),
        ("autumn-c", ["2 healer", "3 sage"], 5),
        ("autumn-d", ["2 brawler", "2 healer", "2 sage"], 6),
        ("winter-a", ["3 brawler", "3 sage"], 6),
        ("winter-b", ["3 brawler", "3 healer"], 6),
        ("winter-c", ["3 healer", "3 sage"], 6),
        ("winter-d", ["3 brawler", "3 healer", "3 sage"], 9),
    ],
)
def test_an_event_asks_for_equipped_survivors_and_gives_points(name: str, requires: list[str], points: int) -> None:
    event = names.EVENTS.index(name)
    clauses = []
    for clause in requires:
        count, *types = clause.split()
        clauses.append([int(count), *(int(kind in types) for kind in ("brawler", "healer", "sage"))])
    assert box.EVENT_CLAUSES[event].tolist() == clauses + [[0, 0, 0, 0]] * (3 - len(clauses))
    assert box.EVENT_POINTS[event] == points


@pytest.mark.parametrize("event", range(len(names.EVENTS)), ids=names.EVENTS)
def test_the_demand_of_an_event_says_who_overcomes_it(event: int) -> None:
    """Compare the demands of sets of types with every way to share equipped survivors out to the clauses."""
    needed = {
        tuple(np.sum(shares, axis=0).tolist())
        for shares in product(*(shares_of(*clause) for clause in box.EVENT_CLAUSES[event].tolist()))
    }
    for refuge in product(range(6), repeat=3):
        overcomes = any(all(have >= need for have, need in zip(refuge, way, strict=True)) for way in needed)
        meets_all_demands = all(
            sum(have for kind, have in enumerate(refuge) if types >> kind & 1) >= box.EVENT_DEMAND[event, types]
            for types in range(8)
        )
        assert meets_all_demands == overcomes, refuge


def shares_of(count: int, *types: int) -> list[tuple[int, ...]]:
    """Return all ways to meet one clause with brawlers, healers and sages."""
    ways = product(*(range(count + 1) if allowed else (0,) for allowed in types))
    return [way for way in ways if sum(way) == count]


def test_lucy_and_max_meet_the_events_of_the_rulebook() -> None:
    lucy, max_ = names.EVENTS.index("summer-a"), names.EVENTS.index("winter-a")
    healers_and_sages, brawlers_and_sages = 0b110, 0b101
    assert box.EVENT_DEMAND[lucy].tolist() == [0, 0, 0, 0, 0, 0, 4, 4], "4 healers and sages in any mix"
    assert box.EVENT_DEMAND[lucy, healers_and_sages] > 2 + 1, "her 2 healers and 1 sage with equipment are too few"
    assert box.EVENT_DEMAND[max_, brawlers_and_sages] == 3 + 3
    assert box.EVENT_POINTS[max_] == 6


# The figures: missions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "points", "at_least"),
    [
        (names.MOST_OF_SURVIVOR, 6, 0),
        (names.PAIRS_OF_SURVIVOR, 2, 4),
        (names.MOST_OF_EQUIPMENT, 6, 0),
        (names.FOUR_OF_EQUIPMENT, 4, 4),
        (names.MOST_POWERS, 6, 0),
        (names.TWO_POWERS, 2, 2),
        (names.MOST_EQUIPMENT, 6, 0),
        (names.PAIRS_OF_EQUIPMENT, 4, 4),
        (names.PAIRS_OF_SURVIVORS, 4, 4),
        (names.TEN_SLACKERS, 6, 10),
        (names.FEWEST_SLACKERS, 6, 0),
        (names.MOST_SURVIVORS, 6, 0),
        (names.BINOCULARS, 2, 0),
        (names.THIRTEEN_BUILDINGS, 6, 13),
    ],
    ids=names.MISSION_KINDS,
)
def test_a_secret_mission_has_the_points_of_the_rulebook(kind: int, points: int, at_least: int) -> None:
    for mission, its_kind in enumerate(names.KIND_OF_MISSION):
        if its_kind == kind:
            assert (box.MISSION_POINTS[mission], box.MISSION_AT_LEAST[mission]) == (points, at_least)


def test_thirty_two_mission_cards_are_twenty_four_secret_ones_and_eight_new_buildings() -> None:
    secret, new = box.MISSION_COPIES[: names.FIRST_NEW_BUILDING], box.MISSION_COPIES[names.FIRST_NEW_BUILDING :]
    assert (secret.sum(), new.sum()) == (24, 8)
    without = {names.MISSIONS[mission] for mission in np.flatnonzero(box.MISSION_COPIES == 0)}
    assert without == {"most-tinkerers", "pairs-of-tinkerers"}


@pytest.mark.parametrize(
    ("name", "needs", "gains"),
    [
        ("new-building-1", "2 healers, 2 sages", "1 brawler, 1 bullet"),
        ("new-building-2", "2 brawlers, 2 sages", "1 healer, 1 capsule"),
        ("new-building-3", "2 brawlers, 2 healers", "1 sage, 1 book"),
        ("new-building-4", "2 tinkerers, 2 farmers, 1 healer, 1 sage", "2 brawlers, 2 bullets"),
        ("new-building-5", "2 tinkerers, 2 farmers, 1 brawler, 1 sage", "2 healers, 2 capsules"),
        ("new-building-6", "2 tinkerers, 2 farmers, 1 brawler, 1 healer", "2 sages, 2 books"),
        ("new-building-7", "2 tinkerers, 2 slackers", "3 cans"),
        ("new-building-8", "2 brawlers, 2 healers, 2 sages", "4 cans"),
    ],
)
def test_a_new_building_needs_survivors_and_gives_equipped_ones_or_cans(name: str, needs: str, gains: str) -> None:
    building = names.NEW_BUILDINGS.index(name)
    survivors, equipment = box.NEW_BUILDING_SURVIVORS[building], box.NEW_BUILDING_EQUIPMENT[building]
    assert [*box.NEW_BUILDING_NEEDS[building], 0, 0, 0, 0] == shown_on(needs)
    assert [*survivors, *equipment, box.NEW_BUILDING_CANS[building]] == shown_on(gains)


def test_a_new_building_is_worth_no_points_of_its_own() -> None:
    assert not box.MISSION_POINTS[names.FIRST_NEW_BUILDING :].any()
    assert not box.MISSION_AT_LEAST[names.FIRST_NEW_BUILDING :].any()


# What the engine relies on --------------------------------------------------------------------------------------------


def test_arrays_have_one_element_for_each_name() -> None:
    shapes = {
        "location_dice": (5, 5),
        "dice_each": (5,),
        "buildings_shown": (5,),
        "tinkerers_removed": (5,),
        "survivor_tokens": (6,),
        "equipment_tokens": (3,),
        "farmers_needed": (42,),
        "feeding_points": (42,),
        "power_amount": (11,),
        "building_survivors": (75, 6),
        "building_equipment": (75, 3),
        "building_cans": (75,),
        "building_power": (75,),
        "building_end": (75,),
        "event_clauses": (16, 3, 4),
        "event_demand": (16, 8),
        "event_points": (16,),
        "mission_copies": (34,),
        "mission_points": (34,),
        "mission_at_least": (34,),
        "new_building_needs": (8, 6),
        "new_building_survivors": (8, 6),
        "new_building_equipment": (8, 3),
        "new_building_cans": (8,),
    }
    assert {name: getattr(box.COMPONENTS, name).shape for name in shapes} == shapes


def test_the_record_of_a_game_has_room_for_the_box() -> None:
    assert box.MISSION_COPIES.sum() == state.MISSION_CARDS
    assert box.BUILDINGS_SHOWN.max() == state.SHOWN
    assert box.STATION_TOKENS == state.STACK_OF_TOKENS
    assert box.CITY_EQUIPMENT == state.STACK_OF_EQUIPMENT
    assert box.LOCATION_DICE[2:, names.TOWER].tolist() == [state.EVENTS_SHOWN - 1] * 3
    more = box.POWER_AMOUNT[names.DRAW_MORE_MISSIONS] * (box.BUILDING_POWER == names.DRAW_MORE_MISSIONS).sum()
    assert box.MISSIONS_DRAWN + more <= state.MOST_DRAWN


# Provenance -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "provenance"),
    [
        (("setup", "", "buildings-shown"), "rulebook"),
        (("setup", "", "tinkerers-removed"), "rulebook"),
        (("tokens", "", "survivors"), "rulebook"),
        (("tokens", "", "cans"), "rulebook"),
        (("locations", "tower", "dice"), "inferred"),
        (("locations", "tower", "events"), "rulebook"),
        (("locations", "bridge", "dice"), "designed"),
        (("locations", "bridge", "missions-drawn"), "rulebook"),
        (("locations", "restaurant", "dice"), "designed"),
        (("locations", "city-center", "dice"), "inferred"),
        (("locations", "city-center", "binoculars-points"), "rulebook"),
        (("locations", "train-station", "dice"), "inferred"),
        (("locations", "train-station", "survivors"), "rulebook"),
        (("population", "", "zones #6.points"), "designed"),
        (("population", "", "zones #7.up-to"), "designed"),
        (("population", "", "zones #7.farmers"), "rulebook"),
        (("population", "", "zones #7.points"), "rulebook"),
        (("population", "", "zones #12.farmers"), "designed"),
        (("powers", "draw-more-missions", "amount"), "rulebook"),
        (("buildings", "tinkerer-14", "power"), "designed"),
        (("buildings", "tinkerer-14", "end"), "designed"),
        (("buildings", "farmer-8", "cans"), "designed"),
        (("events", "spring-a", "requires #1.count"), "designed"),
        (("events", "summer-a", "requires #1.count"), "rulebook"),
        (("events", "summer-a", "requires #1.of"), "rulebook"),
        (("events", "summer-a", "points"), "designed"),
        (("events", "winter-a", "requires #2.of"), "rulebook"),
        (("events", "winter-a", "points"), "rulebook"),
        (("events", "winter-d", "points"), "designed"),
        (("missions", "most-brawlers", "points"), "rulebook"),
        (("missions", "most-brawlers", "copies"), "designed"),
        (("missions", "ten-slackers", "at-least"), "rulebook"),
        (("missions", "new-building-7", "needs"), "designed"),
        (("missions", "pairs-of-sages", "at-least"), "inferred"),
        (("missions", "pairs-of-equipment", "at-least"), "rulebook"),
    ],
)
def test_a_value_says_where_it_comes_from(where: tuple[str, str, str], provenance: str) -> None:
    assert provenance_of(box, *where) == provenance


def test_the_table_says_what_is_in_the_file() -> None:
    rows = box.table()
    assert {row.provenance for row in rows} == {"rulebook", "inferred", "designed"}
    assert ("buildings", "brawler-7", "equipment", "bullet 1, capsule 1", "designed") in rows
    assert ("events", "summer-a", "requires #1.of", "healer, sage", "rulebook") in rows
    assert ("locations", "train-station", "dice", "2 3, 3 6, 4 6", "inferred") in rows


# Other files ----------------------------------------------------------------------------------------------------------


def test_an_owner_of_the_box_can_correct_a_card(tmp_path: Path) -> None:
    printed = 'survivors = { slacker = 3 }\nequipment = { book = 1 }\ncans = 2\nprovenance = "box"'
    text, _ = corrected(box, "buildings.sage-9", 'survivors = { sage = 2 }\nprovenance = "designed"', printed)
    mine = loaded(box, tmp_path, text)
    sage = names.BUILDINGS.index("sage-9")
    assert mine.building_survivors[sage].tolist() == [0, 0, 0, 0, 0, 3]
    assert mine.building_equipment[sage].tolist() == [0, 0, 1]
    assert mine.building_cans[sage] == 2
    assert mine.digest != box.DIGEST
    assert ("buildings", "sage-9", "cans", "2", "box") in mine.rows


def test_an_owner_of_the_box_can_correct_an_event(tmp_path: Path) -> None:
    printed = 'requires = [{ count = 2, of = ["sage"] }, { count = 1, of = ["brawler", "sage"] }]'
    text, _ = corrected(box, "events.spring-a", 'requires = [{ count = 2, of = ["brawler", "healer"] }]', printed)
    mine = loaded(box, tmp_path, text)
    assert mine.event_clauses[0].tolist() == [[2, 0, 0, 1], [1, 1, 0, 1], [0, 0, 0, 0]]
    # Sets of brawlers (1), healers (2) and sages (4): sages serve both clauses, brawlers only one.
    assert mine.event_demand[0].tolist() == [0, 0, 0, 0, 2, 3, 2, 3]


def test_an_owner_of_the_box_can_correct_the_population_track(tmp_path: Path) -> None:
    text, _ = corrected(box, "population", "up-to = 24", "up-to = 27")
    text = text.replace("    { up-to = 28, farmers = 7, points = 7 },\n", "").replace(
        '    "designed", "designed", "designed", "designed", "designed",\n', '    "box", "box", "box", "box",\n'
    )
    mine = loaded(box, tmp_path, text)
    assert mine.farmers_needed[20:30].tolist() == [5, 6, 6, 6, 6, 6, 6, 6, 8, 8]
    assert mine.most_population == 41
    text, _ = corrected(box, "population", "up-to = 40", "up-to = 44")
    mine = loaded(box, tmp_path, text)
    assert mine.most_population == 45
    assert mine.feeding_points[44:].tolist() == [10, 11]


def test_an_owner_of_the_box_can_correct_the_copies_of_missions(tmp_path: Path) -> None:
    text, _ = corrected(box, "missions.most-tinkerers", "copies = 0", "copies = 1")
    at = text.index("[missions.new-building-8]")
    mine = loaded(box, tmp_path, text[:at] + text[at:].replace("copies = 1", "copies = 0"))
    assert mine.mission_copies[0] == 1
    assert mine.mission_copies[-1] == 0


WHOLE = "must be a whole number from"


@pytest.mark.parametrize(
    ("section", "old", "new", "key", "reason"),
    [
        ("setup", "seasons = 4", "seasons = 5", "seasons", "must be 4, not 5"),
        ("setup", "dice = 20", "dice = 24", "dice", "must be 20, not 24"),
        ("setup", "missions-dealt = 3", "missions-dealt = 9", "missions-dealt", f"{WHOLE} 1 to 8, not 9"),
        ("setup", "4 = 3 }", "4 = 4 }", "buildings-shown.4", f"{WHOLE} 1 to 3, not 4"),
        (
            "setup",
            "tinkerers-removed = { 2 = 3",
            "tinkerers-removed = { 2 = 8",
            "tinkerers-removed.2",
            "must be less: 7 cards are left, and 4 seasons lay out 8",
        ),
        (
            "setup",
            "tinkerers-removed = { 2 = 3",
            "tinkerers-removed = { 2 = 10",
            "tinkerers-removed.2",
            f"{WHOLE} 0 to 9, not 10",
        ),
        (
            "tokens",
            "slacker = 9",
            "slacker = 10",
            "survivors",
            "must be 29 tokens in all, not 30: one of each profession for the prelude, and 6 for each season",
        ),
        ("tokens", "sage = 4", "sage = 0", "survivors.sage", f"{WHOLE} 1 to 127, not 0"),
        ("tokens", "book = 4", "book = 5", "equipment", "must be 12 tokens in all, not 13: 3 for each season"),
        ("tokens", "cans = 30", "cans = 0", "cans", f"{WHOLE} 1 to 999, not 0"),
        ("locations.tower", "3 = 2", "3 = 3", "dice.3", "must be 2, not 3"),
        ("locations.tower", "events = 3", "events = 4", "events", "must be 3, not 4"),
        ("locations.bridge", "4 = 3", "4 = 0", "dice.4", f"{WHOLE} 1 to 9, not 0"),
        ("locations.bridge", "missions-drawn = 3", "missions-drawn = 10", "missions-drawn", f"{WHOLE} 1 to 9, not 10"),
        (
            "locations.bridge",
            "missions-kept = 1",
            "missions-kept = 4",
            "missions-kept",
            "must not be more than the missions drawn, 3",
        ),
        ("locations.restaurant", "cans = 1", "cans = 0", "cans", f"{WHOLE} 1 to 9, not 0"),
        ("locations.city-center", "2 = 5", "2 = 6", "dice.2", f"{WHOLE} 1 to 5, not 6"),
        ("locations.city-center", "equipment = 3", "equipment = 4", "equipment", "must be 3, not 4"),
        ("locations.train-station", "4 = 6", "4 = 7", "dice.4", f"{WHOLE} 1 to 6, not 7"),
        ("locations.train-station", "survivors = 6", "survivors = 5", "survivors", "must be 6, not 5"),
        ("locations.train-station", "2 = 3, ", "", "dice.2", "is missing"),
        ("population", "up-to = 8", "up-to = 4", "zones #3.up-to", f"{WHOLE} 5 to 762, not 4"),
        ("population", "up-to = 8, ", "", "zones #3.up-to", "is missing"),
        (
            "population",
            "{ farmers = 11",
            "{ up-to = 44, farmers = 11",
            "zones #12.up-to",
            "must be left out: the last zone has no end",
        ),
        ("population", "{ farmers = 11", "{ farmer = 11", "zones #12.farmer", 'did you mean "farmers"?'),
        ("population", "points = 11", 'points = "all"', "zones #12.points", f'{WHOLE} 0 to 99, not "all"'),
        ("population", "    { farmers = 11, points = 11 },", "    11,", "zones #12", "must be a table, not 11"),
        ("powers.top-of-the-deck", "amount = 1", "amount = 2", "amount", "must be 1, not 2"),
        ("powers.second-die", "amount = 1", "amount = 2", "amount", "must be 1, not 2"),
        ("powers.swap-dice", "amount = 1", "amount = 2", "amount", "must be 1, not 2"),
        ("powers.cans", "amount = 2", "amount = 0", "amount", f"{WHOLE} 1 to 9, not 0"),
        (
            "powers.draw-more-missions",
            "amount = 2",
            "amount = 7",
            "amount",
            "must be less: the cards with this power together would draw 10 missions, and 9 are the most",
        ),
        ("buildings.brawler-1", "brawler = 1", "brawlers = 1", "survivors.brawlers", 'did you mean "brawler"?'),
        ("buildings.brawler-1", "brawler = 1", "brawler = 0", "survivors.brawler", f"{WHOLE} 1 to 9, not 0"),
        ("buildings.brawler-1", "{ brawler = 1 }", "{ }", "survivors", "must name at least one of tinkerer, brawler"),
        ("buildings.brawler-1", "bullet = 1", "gun = 1", "equipment.gun", "must be bullet, capsule or book"),
        ("buildings.brawler-1", "equipment =", "equipmnet =", "equipmnet", 'did you mean "equipment"?'),
        ("buildings.farmer-9", "survivors =", "survivor =", "survivor", 'did you mean "survivors"?'),
        ("buildings.farmer-1", "cans = 1", "cans = true", "cans", f"{WHOLE} 1 to 9, not true"),
        ("buildings.farmer-1", "cans = 1", 'cans = 1\npower = "cans"', None, "is not known here"),
        ("buildings.farmer-1", "cans = 1", "cans = 1\nend = false", None, "is not known here"),
        ("buildings.tinkerer-1", '"can-with-first-die"', '"can"', "power", 'not "can"; did you mean "cans"?'),
        ("buildings.tinkerer-1", "end = false", "end = 0", "end", "must be true or false, not 0"),
        ("buildings.tinkerer-1", '"designed"', '"printed"', "provenance", 'not "printed"'),
        ("buildings.tinkerer-1", "[buildings.tinkerer-1]", "[buildings.tinkerer-16]", None, "is not known here"),
        ("events.spring-a", "count = 2", "count = 0", "requires #1.count", f"{WHOLE} 1 to 9, not 0"),
        ("events.spring-a", "count = 2, ", "", "requires #1.count", "is missing"),
        ("events.spring-a", '"healer"', '"healers"', "requires #1.of #2", 'did you mean "healer"?'),
        ("events.spring-a", '"healer"', '"farmer"', "requires #1.of #2", "must be brawler, healer or sage"),
        ("events.spring-a", '"healer"', '"brawler"', "requires #1.of #2", 'is "brawler" again'),
        ("events.spring-a", '["brawler", "healer"]', "[]", "requires #1.of", "must be a list of 1 to 3 names, not of"),
        (
            "events.spring-a",
            '[{ count = 2, of = ["brawler", "healer"] }]',
            "[]",
            "requires",
            "must be a list of 1 to 3 tables, not of 0",
        ),
        ("events.spring-a", "points = 2", "points = 21", "points", f"{WHOLE} 0 to 20, not 21"),
        ("events.summer-a", ', points = "designed"', "", "provenance.points", "is missing"),
        ("events.summer-a", '{ requires = "rulebook"', "{ requires = []", "provenance.requires", "or 1 as in requires"),
        ("missions.most-sages", "points = 6", "points = -6", "points", f"{WHOLE} 0 to 20, not -6"),
        ("missions.most-sages", "points = 6", "points = 6\nat-least = 4", None, "is not known here"),
        ("missions.most-sages", "copies = 1", "copies = 33", "copies", f"{WHOLE} 0 to 32, not 33"),
        ("missions.ten-slackers", "at-least = 10", "at-least = 9", "at-least", "must be 10, not 9"),
        ("missions.thirteen-buildings", "at-least = 13", "at-least = 12", "at-least", "must be 13, not 12"),
        ("missions.four-books", "at-least = 4", "at-least = 3", "at-least", "must be 4, not 3"),
        ("missions.two-powers", "at-least = 2", "at-least = 3", "at-least", "must be 2, not 3"),
        ("missions.pairs-of-sages", "at-least = 4", "at-least = 3", "at-least", "must be even: it counts pairs"),
        ("missions.pairs-of-survivors", "at-least = 4", "at-least = 1", "at-least", f"{WHOLE} 2 to 20, not 1"),
        ("missions.new-building-1", "needs = {", "need = {", "need", 'did you mean "needs"?'),
        ("missions.new-building-1", "{ healer = 2, sage = 2 }", "{ }", "needs", "must name at least one of tinkerer"),
        ("missions.new-building-7", "cans = 3", "cans = 10", "cans", f"{WHOLE} 1 to 9, not 10"),
        ("missions.new-building-7", "cans = 3", "cans = 3\npoints = 3", None, "is not known here"),
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
            [(r"dice = { 2 = 2, 3 = 3, 4 = 4 }", "dice = { 2 = 2, 3 = 3, 4 = 5 }")],
            "locations: must have at most 20 dice together for 4 players, not 21",
        ),
        (
            [(r"dice = { 2 = 2, 3 = 3, 4 = 4 }", "dice = { 2 = 2, 3 = 2, 4 = 4 }")],
            "locations: must have dice that 3 players can share evenly, not 17 together",
        ),
        (
            [(r"\nend = false", "")],
            "buildings.tinkerer-1.end: is missing (and 8 more problems)",
        ),
        (
            [(r"\nend = true", "\nend = false")],
            "buildings: must have end = true on 6 tinkerer cards, not on 0",
        ),
        (
            [(r'\nsurvivors = { tinkerer = 1 }\npower = "points"', "")],
            "buildings.tinkerer-14: must show survivors, equipment, Cans or a power",
        ),
        (
            [(r"\nsurvivors = { farmer = 2 }\nprovenance", "\nprovenance")],
            "buildings.farmer-9: must show survivors, equipment, Cans or a power",
        ),
        (
            [(r"\ncopies = 0", "\ncopies = 1")],
            "missions: must have 32 copies in all, not 34",
        ),
        (
            [(r"\ncans = 3\ncopies", "\ncopies")],
            "missions.new-building-7: must give survivors, equipment or Cans",
        ),
        (
            [(r'power = "(points|cans|swap-dice|top-of-the-deck)"', 'power = "draw-more-missions"')],
            "powers.draw-more-missions.amount: must be less: the cards with this power together would draw 15 missions",
        ),
        (
            [(r'power = "(points|cans|swap-dice|top-of-the-deck)"', 'power = "second-die"')],
            "powers.second-die: must be on fewer cards: a player with all of them would take 7 dice on the first turn",
        ),
        (
            [(r"slacker = [12] }", "slacker = 9 }")],
            "buildings: must show fewer slackers: one refuge could have 153, and 127 are the most",
        ),
        (
            [(r"\nequipment = { (bullet|capsule|book) = [12] }", "\nequipment = { bullet = 9 }")],
            "buildings: must show fewer bullets: one refuge could have 166, and 127 are the most",
        ),
    ],
)
def test_figures_that_do_not_fit_each_other_are_refused(
    tmp_path: Path, edits: list[tuple[str, str]], message: str
) -> None:
    check_misfit(box, tmp_path, edits, message)
