"""Secret missions: all of them at the end of the game, successful or just not."""

from itertools import pairwise

import pytest

from newdawn.core.face import Position
from tests.eden.refuges import EQUIPMENT, POWERS, PROFESSIONS, USES, Refuge, does, feeding, final, scored
from tests.eden.tables import EDEN, named

FIGHTERS = {equipment: survivor for survivor, equipment in USES.items()}
OF_SURVIVORS = ("brawler", "healer", "sage", "farmer")
"""The professions that have missions of their own; tinkerers have theirs through powers."""

# Missions for having more than everybody else, all for 6 points.
MOST = (
    *(f"most-{kind}s" for kind in (*OF_SURVIVORS, *EQUIPMENT)),
    "most-powers",
    "most-equipment",
    "most-survivors",
)
# Missions for having enough: how many that is, and the points.
ENOUGH = {
    **{f"pairs-of-{kind}s": (4, 2) for kind in OF_SURVIVORS},
    **{f"four-{kind}s": (4, 4) for kind in EQUIPMENT},
    "two-powers": (2, 2),
    "pairs-of-equipment": (4, 4),
    "pairs-of-survivors": (4, 4),
    "ten-slackers": (10, 6),
    "thirteen-buildings": (13, 6),
}
OTHERS = {"fewest-slackers": 6, "binoculars": 2}
POINTS = {**dict.fromkeys(MOST, 6), **{mission: points for mission, (_, points) in ENOUGH.items()}, **OTHERS}

most = pytest.mark.parametrize("mission", MOST)
enough = pytest.mark.parametrize(("mission", "count", "points"), [(name, *ENOUGH[name]) for name in ENOUGH])
every_equipment = pytest.mark.parametrize("kind", EQUIPMENT)
every_survivor = pytest.mark.parametrize("kind", OF_SURVIVORS)

POWER = ["tinkerer-9"]
"""The building whose power counts as one equipment of each type."""


def refuges_with(mission: str, *counts: int) -> list[Refuge]:
    """Return refuges that have so many of what a mission is about. The first one holds the mission."""
    cards = iter(POWERS)
    found: list[Refuge] = []
    for count in counts:
        kind = mission.removeprefix("most-").removeprefix("pairs-of-").removeprefix("four-").removesuffix("s")
        if mission.endswith("-powers"):
            found.append({"buildings": [next(cards) for _ in range(count)]})
        elif kind in OF_SURVIVORS:
            found.append({kind: count})
        elif kind in EQUIPMENT:
            found.append({kind: count, FIGHTERS[kind]: count})
        elif mission == "most-equipment":
            found.append({"bullet": count // 2, "book": count - count // 2})
        elif mission == "pairs-of-equipment":
            found.append(dict.fromkeys((*EQUIPMENT, *USES), count))
        elif mission == "pairs-of-survivors":
            found.append(dict.fromkeys(PROFESSIONS, count))
        elif mission == "thirteen-buildings":
            found.append({"buildings": [f"{kind}-{number}" for number in (1, 2, 3) for kind in PROFESSIONS][:count]})
        elif mission.endswith("-slackers"):
            # Nine of them are tokens; the others live on cards with somebody else.
            found.append({"slacker": count, "brawler": 1, "healer": 1})
        else:
            assert mission == "most-survivors"
            found.append({"slacker": count // 2, "sage": count - count // 2})
    found[0]["missions"] = [mission]
    return found


def scores(mission: str, *counts: int) -> list[int]:
    """Return the points for missions at the end of a game in which the refuges have so many."""
    return scored(final(*refuges_with(mission, *counts)), "missions")


# All of them ----------------------------------------------------------------------------------------------------------


def test_there_are_twenty_four_secret_missions_and_eight_new_buildings() -> None:
    deck = EDEN.from_json({"game": "eden", "players": 2}).to_json()["board"]["missions"]
    assert sorted(deck) == sorted([*POINTS, *(f"new-building-{number}" for number in range(1, 9))])
    assert len(POINTS) == 24


@pytest.mark.parametrize("mission", POINTS)
def test_a_mission_scores_for_who_holds_it_only(mission: str) -> None:
    # Seat 1 has plenty of everything; only the number of slackers and the Binoculars are against it.
    rich: Refuge = {
        **dict.fromkeys((*PROFESSIONS, *EQUIPMENT), 4),
        "buildings": ["tinkerer-1", "tinkerer-2", "tinkerer-3"],
    }
    if mission in ("ten-slackers", "thirteen-buildings"):
        rich = refuges_with(mission, ENOUGH[mission][0])[0]
    holder = {**rich, "missions": [mission]}
    other = {**rich, "missions": []}
    poor: Refuge = {"slacker": 1} if mission == "fewest-slackers" else {}
    assert scored(final(poor, holder, binoculars=1), "missions") == [0, POINTS[mission]]
    assert scored(final(poor, other, binoculars=1), "missions") == [0, 0]
    # In other hands it is not worth anything: there it fails.
    assert scored(final({**poor, "missions": [mission]}, other, binoculars=1), "missions") == [0, 0]


def test_all_successful_missions_of_a_hand_score() -> None:
    own = {"brawler": 4, "bullet": 4, "missions": ["most-brawlers", "pairs-of-brawlers", "four-bullets", "most-sages"]}
    assert scored(final(own, {"sage": 1}), "missions") == [6 + 2 + 4, 0]


def test_missions_are_revealed_at_the_end() -> None:
    hands = [{"slacker": 1, "cans": 1, "missions": ["most-survivors", "binoculars"]}, {"missions": ["two-powers"]}]
    position = feeding(*hands)
    happened = does(position, "feed")
    assert [event["seat"] for event in named(happened, "mission-revealed")] == [0, 0, 1]
    assert position.is_over
    assert scored(position, "missions") == [6, 0]


def test_points_for_missions_can_be_asked_before_the_end_but_may_still_be_lost() -> None:
    position = feeding({"slacker": 1, "cans": 1, "missions": ["most-survivors"]}, {})
    assert (position.is_over, scored(position, "missions")) == (False, [6, 0])


# The most -------------------------------------------------------------------------------------------------------------


@most
def test_who_has_more_than_everybody_else_scores(mission: str) -> None:
    assert scores(mission, 1, 0) == [6, 0]
    assert scores(mission, 3, 2, 1) == [6, 0, 0]
    assert scores(mission, 3, 2, 2, 0) == [6, 0, 0, 0]


@most
def test_a_tie_for_the_most_is_nothing(mission: str) -> None:
    assert scores(mission, 1, 1) == [0, 0]
    assert scores(mission, 3, 0, 3) == [0, 0, 0]


@most
def test_who_has_less_than_somebody_scores_nothing(mission: str) -> None:
    assert scores(mission, 1, 2) == [0, 0]
    assert scores(mission, 2, 1, 3) == [0, 0, 0]


@most
def test_ruling_32_where_nobody_has_any_nobody_has_the_most(mission: str) -> None:
    assert scores(mission, 0, 0) == [0, 0]
    assert scores(mission, 0, 0, 0, 0) == [0, 0, 0, 0]


@most
def test_a_tie_of_others_does_not_matter_where_it_is_below(mission: str) -> None:
    refuges = refuges_with(mission, 2, 1, 1)
    assert scored(final(*reversed(refuges)), "missions") == [0, 0, 6]


# Enough ---------------------------------------------------------------------------------------------------------------


@enough
def test_just_enough_scores(mission: str, count: int, points: int) -> None:
    assert scores(mission, count, 0) == [points, 0]


@enough
def test_one_less_is_too_little(mission: str, count: int, points: int) -> None:
    assert scores(mission, count - 1, 0) == [0, 0]


@enough
def test_more_scores_the_same(mission: str, count: int, points: int) -> None:
    assert scores(mission, count + 1, 0) == [points, 0]


@enough
def test_nothing_is_not_enough(mission: str, count: int, points: int) -> None:
    assert scores(mission, 0, 0) == [0, 0]


@pytest.mark.parametrize("mission", ["pairs-of-farmers", "four-bullets", "two-powers"])
def test_others_may_have_more(mission: str) -> None:
    count, points = ENOUGH[mission]
    assert scores(mission, count, count + 1) == [points, 0]


@every_survivor
def test_ruling_29_two_pairs_are_four_survivors_of_the_type(kind: str) -> None:
    mission = {"missions": [f"pairs-of-{kind}s"]}
    assert scored(final({**mission, kind: 4}), "missions") == [2, 0]
    assert scored(final({**mission, kind: 3}), "missions") == [0, 0]


@pytest.mark.parametrize(("kind", "own"), USES.items())
def test_ruling_29_pairs_of_survivors_are_not_pairs_of_equipment(kind: str, own: str) -> None:
    mission = {"missions": [f"pairs-of-{kind}s"]}
    assert scored(final({**mission, kind: 2, own: 4}), "missions") == [0, 0]


@every_equipment
def test_ruling_30_two_pairs_of_each_equipment_are_four_of_each(kind: str) -> None:
    mission = {"missions": ["pairs-of-equipment"]}
    four = dict.fromkeys(EQUIPMENT, 4)
    assert scored(final({**mission, **four}), "missions") == [4, 0]
    assert scored(final({**mission, **four, kind: 3}), "missions") == [0, 0]
    assert scored(final({**mission, **dict.fromkeys(EQUIPMENT, 2)}), "missions") == [0, 0]


@pytest.mark.parametrize("kind", PROFESSIONS)
def test_ruling_30_two_pairs_of_each_survivor_are_four_of_each(kind: str) -> None:
    mission = {"missions": ["pairs-of-survivors"]}
    four = dict.fromkeys(PROFESSIONS, 4)
    assert scored(final({**mission, **four}), "missions") == [4, 0]
    assert scored(final({**mission, **four, kind: 3}), "missions") == [0, 0]
    assert scored(final({**mission, **dict.fromkeys(PROFESSIONS, 2)}), "missions") == [0, 0]


def test_ruling_31_slackers_are_not_needed_and_stand_for_nobody() -> None:
    mission = {"missions": ["pairs-of-survivors"]}
    four = dict.fromkeys(PROFESSIONS, 4)
    assert scored(final({**mission, **four, "slacker": 0}), "missions") == [4, 0]
    assert scored(final({**mission, **four, "sage": 3, "slacker": 8}), "missions") == [0, 0]


# Slackers -------------------------------------------------------------------------------------------------------------


def test_the_fewest_slackers_score() -> None:
    assert scores("fewest-slackers", 1, 2) == [6, 0]
    assert scores("fewest-slackers", 2, 3, 4) == [6, 0, 0]
    assert scores("fewest-slackers", 2, 1) == [0, 0]
    assert scores("fewest-slackers", 2, 3, 1) == [0, 0, 0]


def test_ruling_28_a_tie_for_the_fewest_slackers_scores() -> None:
    assert scores("fewest-slackers", 2, 2) == [6, 0]
    assert scores("fewest-slackers", 1, 2, 1) == [6, 0, 0]


def test_ruling_28_no_slackers_are_the_fewest() -> None:
    assert scores("fewest-slackers", 0, 1) == [6, 0]
    assert scores("fewest-slackers", 0, 0, 0) == [6, 0, 0]


def test_slackers_on_cards_and_settled_ones_count_alike() -> None:
    own = {
        "settled": {"slacker": 6},
        "buildings": ["brawler-15", "tinkerer-8", "healer-8"],
        "missions": ["ten-slackers"],
    }
    assert scored(final(own), "missions") == [6, 0]
    assert scored(final({**own, "settled": {"slacker": 5}}), "missions") == [0, 0]


def test_ruling_12_wild_tokens_on_the_player_board_are_no_slackers_at_the_end() -> None:
    nine = {"settled": {"slacker": 6}, "buildings": ["brawler-15", "tinkerer-8"], "tokens": {"wild": 3}}
    assert scored(final({**nine, "missions": ["ten-slackers"]}), "missions") == [0, 0]
    none = {"tokens": {"wild": 3}, "missions": ["fewest-slackers"]}
    assert scored(final(none, {}), "missions") == [6, 0]


def test_ruling_12_wild_tokens_on_the_player_board_are_no_survivors_at_the_end() -> None:
    own = {"slacker": 2, "tokens": {"wild": 3}, "missions": ["most-survivors"]}
    assert scored(final(own, {"sage": 2}), "missions") == [0, 0]


# Survivors and equipment ----------------------------------------------------------------------------------------------


@every_survivor
def test_the_most_survivors_of_a_type_need_not_be_the_most_survivors(kind: str) -> None:
    own = {kind: 2, "missions": [f"most-{kind}s"]}
    assert scored(final(own, {kind: 1, "slacker": 5}), "missions") == [6, 0]


def test_survivors_of_all_kinds_count_for_the_most_survivors() -> None:
    for kind in (*PROFESSIONS, "slacker"):
        assert scored(final({kind: 2, "missions": ["most-survivors"]}, {"sage": 1}), "missions") == [6, 0]


def test_survivors_and_equipment_of_a_new_building_count() -> None:
    own = {"new_buildings": ["new-building-4"], "missions": ["most-brawlers", "most-bullets", "most-survivors"]}
    assert scored(final(own, {"brawler": 1, "bullet": 1}), "missions") == [18, 0]


def test_ruling_17_the_heroine_does_not_count_for_missions() -> None:
    own = {"brawler": 1, "bullet": 1, "missions": ["most-brawlers", "most-bullets", "most-survivors"]}
    assert scored(final(own, {"brawler": 1, "bullet": 1}, heroine=0), "missions") == [0, 0]


@every_equipment
def test_equipment_counts_with_or_without_survivors_who_use_it(kind: str) -> None:
    own = {kind: 4, "missions": [f"four-{kind}s", f"most-{kind}s"]}
    assert scored(final(own, {FIGHTERS[kind]: 4}), "missions") == [10, 0]


@every_equipment
def test_ruling_20_the_power_counts_for_missions_about_one_type(kind: str) -> None:
    own = {kind: 3, "missions": [f"four-{kind}s"]}
    assert scored(final(own), "missions") == [0, 0]
    assert scored(final({**own, "buildings": POWER}), "missions") == [4, 0]
    own = {kind: 1, "missions": [f"most-{kind}s"]}
    assert scored(final({**own, "buildings": POWER}, {kind: 1}), "missions") == [6, 0]
    assert scored(final(own, {"buildings": POWER}), "missions") == [0, 0]


def test_ruling_20_the_power_counts_for_pairs_of_all_types() -> None:
    own = {**dict.fromkeys(EQUIPMENT, 3), "missions": ["pairs-of-equipment"]}
    assert scored(final(own), "missions") == [0, 0]
    assert scored(final({**own, "buildings": POWER}), "missions") == [4, 0]


def test_ruling_20_the_power_counts_as_three_pieces_together() -> None:
    own = {"buildings": POWER, "missions": ["most-equipment"]}
    assert scored(final(own, {"bullet": 2}), "missions") == [6, 0]
    assert scored(final(own, {"bullet": 3}), "missions") == [0, 0]


# Powers, buildings, Binoculars ----------------------------------------------------------------------------------------


def test_ruling_33_every_tinkerer_card_is_a_power() -> None:
    for first, second in pairwise(POWERS):
        assert scored(final({"buildings": [first, second], "missions": ["two-powers"]}), "missions") == [2, 0]


def test_ruling_33_two_cards_with_the_same_power_are_two() -> None:
    own = {"buildings": ["tinkerer-1", "tinkerer-2"], "missions": ["two-powers", "most-powers"]}
    assert scored(final(own, {"buildings": ["tinkerer-3"]}), "missions") == [8, 0]
    assert scored(final(own, {"buildings": ["tinkerer-3", "tinkerer-4"]}), "missions") == [2, 0]


def test_ruling_33_tinkerers_without_a_power_do_not_count() -> None:
    own = {"tinkerer": 4, "buildings": ["healer-14", "tinkerer-1"], "missions": ["two-powers"]}
    assert scored(final(own), "missions") == [0, 0]


def test_ruling_25_a_new_building_is_a_building() -> None:
    twelve = refuges_with("thirteen-buildings", 12)[0]
    assert scored(final(twelve), "missions") == [0, 0]
    assert scored(final({**twelve, "new_buildings": ["new-building-7"]}), "missions") == [6, 0]


def test_ruling_25_a_new_building_is_no_tinkerer_power() -> None:
    own = {"buildings": ["tinkerer-1"], "new_buildings": ["new-building-7"], "missions": ["two-powers"]}
    assert scored(final(own), "missions") == [0, 0]


@pytest.mark.parametrize(("holder", "points"), [(0, 2), (1, 0), (None, 0)])
def test_the_binoculars_mission_scores_with_the_binoculars_only(holder: int | None, points: int) -> None:
    position: Position = final({"missions": ["binoculars"]}, {}, binoculars=holder)
    assert scored(position, "missions") == [points, 0]


def test_ruling_27_the_mission_comes_on_top_of_the_points_of_the_binoculars() -> None:
    position = final({"missions": ["binoculars"]}, {}, binoculars=0)
    assert scored(position, "binoculars") == [2, 0]
    assert scored(position, "total") == [4, 0]
