"""Step 3 B: feeding the people of a refuge."""

import pytest

from tests.eden.refuges import SEASONS, Refuge, announcing, does, feeding, people, population, refusal, scene, scored
from tests.eden.tables import moves, named, refuge, survivors, why_not

# The zones of the population track: from how many survivors to how many, and the farmers that feed them. For as many
# victory points.
ZONES = [(1, 4, 1), (5, 8, 2), (9, 12, 3), (13, 16, 4), (17, 20, 5), (21, 24, 6), (25, 28, 7), (29, 32, 8)]
ZONES += [(33, 36, 9), (37, 40, 10), (41, 44, 11)]
every_zone = pytest.mark.parametrize(("low", "high", "farmers"), ZONES)

NEW_BUILDING: Refuge = {"brawler": 2, "healer": 2, "sage": 2, "missions": ["new-building-8"]}
"""Six survivors, two hungry zones, and four Cans in hand: if the New Building is placed."""


# The population track -------------------------------------------------------------------------------------------------


@every_zone
def test_just_enough_farmers_feed_both_ends_of_a_zone(low: int, high: int, farmers: int) -> None:
    for count in (low, high):
        position = feeding(people(count, farmers))
        assert population(position) == count
        assert scored(position, "feeding") == [farmers, 0]


@every_zone
def test_one_farmer_short_feeds_nobody(low: int, high: int, farmers: int) -> None:
    for count in (low, high):
        position = feeding(people(count, farmers - 1))
        assert population(position) == count
        assert scored(position, "feeding") == [0, 0]


@every_zone
def test_a_can_stands_for_the_farmer_that_is_lacking(low: int, high: int, farmers: int) -> None:
    for count in (low, high):
        position = feeding({**people(count, farmers - 1), "cans": 1})
        assert position.decision(0) == "feed"
        does(position, "feed")
        assert (scored(position, "feeding")[0], refuge(position, 0)["cans"]) == (farmers, 0)


@every_zone
def test_cans_alone_feed_as_well(low: int, high: int, farmers: int) -> None:
    for count in (low, min(high, 43)):
        position = feeding({**people(count), "cans": farmers})
        does(position, "feed")
        assert (scored(position, "feeding")[0], refuge(position, 0)["cans"]) == (farmers, 0)


def test_the_last_zone_has_no_end() -> None:
    position = feeding(people(54, 11))
    assert population(position) == 54
    assert scored(position, "feeding") == [11, 0]


def test_an_empty_refuge_needs_no_farmer_and_scores_nothing() -> None:
    position = feeding({"cans": 3}, {})
    assert scored(position, "feeding") == [0, 0]
    assert refuge(position, 0)["cans"] == 3


def test_farmers_eat_too() -> None:
    # Four farmers feed themselves; a fifth one needs the second zone, which they feed as well.
    assert scored(feeding(people(4, 4), people(5, 5)), "feeding") == [1, 2]


def test_farmers_beyond_those_who_are_needed_add_nothing() -> None:
    assert scored(feeding(people(8, 8), people(8, 2)), "feeding") == [2, 2]


@pytest.mark.parametrize("kind", ["tinkerer", "brawler", "healer", "sage", "slacker"])
def test_nobody_but_farmers_feeds_anybody(kind: str) -> None:
    assert scored(feeding({kind: 3}), "feeding") == [0, 0]


@pytest.mark.parametrize("season", SEASONS)
def test_people_are_fed_in_every_season_and_the_points_add_up(season: str) -> None:
    position = feeding({"farmer": 2, "feeding_points": 5}, {"slacker": 1, "feeding_points": 3}, season=season)
    assert scored(position, "feeding") == [6, 3]


# Cans -----------------------------------------------------------------------------------------------------------------


def test_only_the_cans_that_are_needed_are_spent() -> None:
    position = feeding({**people(8, 1), "cans": 5})
    does(position, "feed")
    assert (scored(position, "feeding")[0], refuge(position, 0)["cans"]) == (2, 4)


def test_where_farmers_are_enough_no_can_is_spent_and_nobody_is_asked() -> None:
    position = feeding({**people(8, 2), "cans": 5})
    assert position.is_over
    assert (scored(position, "feeding")[0], refuge(position, 0)["cans"]) == (2, 5)


def test_ruling_21_the_player_is_asked_whether_to_spend_cans() -> None:
    position = feeding({**people(8, 1), "cans": 1})
    assert (position.to_act, position.decision(0)) == ((0,), "feed")
    assert moves(position, 0) == ["feed", "done"]


def test_ruling_21_who_declines_keeps_the_cans_and_scores_nothing() -> None:
    position = feeding({**people(8, 1), "cans": 3, "feeding_points": 2}, season="spring")
    happened = does(position, "done")
    assert named(happened, "people-hungry") == [{"seat": 0, "population": 8, "cans": 1}]
    assert (scored(position, "feeding")[0], refuge(position, 0)["cans"]) == (2, 3)


@pytest.mark.parametrize("cans", range(5))
def test_ruling_21_feeding_is_all_or_nothing(cans: int) -> None:
    # Twelve survivors, and not one farmer: three Cans feed them all, two feed nobody.
    position = feeding({**people(12), "cans": cans}, season="winter")
    if cans < 3:
        assert position.is_over
        assert (scored(position, "feeding")[0], refuge(position, 0)["cans"]) == (0, cans)
    else:
        does(position, "feed")
        assert (scored(position, "feeding")[0], refuge(position, 0)["cans"]) == (3, cans - 3)


def test_ruling_21_who_fails_to_feed_loses_nobody_and_nothing() -> None:
    position = feeding({**people(12), "cans": 2, "event_points": 4}, season="spring")
    assert (population(position), refuge(position, 0)["cans"], scored(position, "total")[0]) == (12, 2, 4)


def test_cans_of_other_players_do_not_help() -> None:
    position = feeding(people(4), {"cans": 9})
    assert position.is_over
    assert scored(position, "feeding") == [0, 0]


def test_everybody_is_asked_at_the_same_time_and_only_who_has_a_choice() -> None:
    hungry = {"slacker": 1, "cans": 1}
    position = feeding(hungry, {"slacker": 1}, hungry, {"farmer": 1, "cans": 1})
    assert position.to_act == (0, 2)
    assert scored(position, "feeding") == [0, 0, 0, 1]
    does(position, "feed", seat=2)
    assert position.to_act == (0,)
    does(position, "done")
    assert scored(position, "feeding") == [0, 0, 1, 1]


def test_what_happened_is_told() -> None:
    position = feeding({**people(8, 1), "cans": 2})
    assert named(does(position, "feed"), "people-fed") == [{"seat": 0, "population": 8, "cans": 1, "points": 2}]


def test_ruling_40_cans_never_run_out() -> None:
    cards = ("farmer-8", "farmer-5")
    boards = [{"dice": {"farmer": 2}, "cans": 30}, {"dice": {"farmer": 1}, "cans": 7}]
    position = announcing("farmer", *boards, shown=cards)
    does(position, "claim farmer-8")
    does(position, "claim farmer-5", seat=1)
    assert [refuge(position, seat)["cans"] for seat in (0, 1)] == [33, 9]


def test_refused_while_feeding() -> None:
    position = feeding({**people(8, 1), "cans": 1}, {"slacker": 1})
    assert refusal(position, "add die") == "not-now"
    assert refusal(position, "claim farmer-1") == "not-now"
    assert refusal(position, "feed", seat=1) == "not-your-decision"


def test_who_is_asked_with_too_few_cans_cannot_feed() -> None:
    position = feeding({**NEW_BUILDING, "cans": 1})
    reason = position.why_not(0, "feed")
    assert reason is not None
    assert (reason.name, reason.arguments) == ("needs-cans", {"count": 2, "available": 1})
    assert refusal(position, "feed") == "needs-cans"
    assert moves(position, 0) == ["done", "place new-building-8"]


def test_who_is_asked_although_farmers_feed_everybody_cannot_let_them_starve() -> None:
    position = feeding({**NEW_BUILDING, "farmer": 2})
    assert refusal(position, "done") == "farmers-feed-all"
    assert moves(position, 0) == ["feed", "place new-building-8"]
    does(position, "feed")
    assert (scored(position, "feeding")[0], refuge(position, 0)["cans"]) == (2, 0)


# Who belongs to the population ----------------------------------------------------------------------------------------


FOUR: Refuge = {"farmer": 1, "slacker": 3}
"""Four survivors with the one farmer that they need: one more makes it two."""


@pytest.mark.parametrize(
    "fifth",
    [
        {"buildings": ["brawler-1"]},
        {"buildings": ["brawler-8"]},  # A slacker, with two bullets.
        {"buildings": ["tinkerer-14"]},
        {"sage": 1},
        {"slacker": 4},
        {"new_buildings": ["new-building-1"]},
    ],
    ids=str,
)
def test_ruling_22_all_who_live_in_the_refuge_are_its_population(fifth: Refuge) -> None:
    assert scored(feeding(FOUR), "feeding") == [1, 0]
    position = feeding({**FOUR, **fifth})
    assert population(position) == 5
    assert scored(position, "feeding") == [0, 0]


def test_ruling_22_settled_tokens_and_printed_survivors_count_alike() -> None:
    printed = {"buildings": ["farmer-15", "brawler-11"]}
    settled = {"settled": {"farmer": 1, "brawler": 1, "slacker": 3}}
    for own in (printed, settled):
        position = feeding({**own, "cans": 1})
        assert survivors(position, 0) == {"farmer": 1, "brawler": 1, "slacker": 3}
        does(position, "feed")
        assert scored(position, "feeding")[0] == 2


def test_ruling_12_wild_tokens_on_the_player_board_are_no_population() -> None:
    position = feeding({**FOUR, "tokens": {"wild": 5}})
    assert scored(position, "feeding") == [1, 0]


def test_ruling_17_the_heroine_is_no_population() -> None:
    position = scene("feeding", FOUR, season="winter", board={"heroine": 0})
    assert scored(position, "feeding") == [1, 0]


def test_ruling_22_dice_are_no_population() -> None:
    own = {"slacker": 3, "dice": {"farmer": 3, "wild": 4}}
    position = announcing("farmer", own, shown=("farmer-1", "farmer-2"))
    does(position, "done", "claim farmer-1")
    assert scored(position, "feeding")[0] == 1


# Event first, then feeding --------------------------------------------------------------------------------------------


def test_ruling_23_the_event_comes_before_the_feeding() -> None:
    position = announcing("farmer", {"dice": {"farmer": 1}}, shown=("farmer-1", "farmer-2"))
    happened = [event.name for event in does(position, "claim farmer-1")]
    assert max(index for index, name in enumerate(happened) if name.startswith("event-not")) < happened.index(
        "people-fed"
    )


def test_ruling_23_a_new_building_placed_after_the_event_comes_too_late_for_it_but_eats() -> None:
    # One equipped sage; the New Building brings an equipped brawler. Two in any mix of both are needed.
    own = {"healer": 2, "sage": 2, "book": 1, "missions": ["new-building-1"], "cans": 2}
    before, after = (scene("event", own, board={"events": ["spring-b"]}) for _ in range(2))
    does(before, "place new-building-1", "done")
    does(after, "done", "place new-building-1")
    assert (scored(before, "events"), scored(after, "events")) == ([2, 0], [0, 0])
    for position in (before, after):
        # Five survivors now: two Cans.
        does(position, "feed")
        assert (scored(position, "feeding")[0], refuge(position, 0)["cans"]) == (2, 0)


def test_ruling_23_cans_of_a_new_building_placed_after_the_event_feed_the_people() -> None:
    position = feeding(NEW_BUILDING)
    assert why_not(position, 0, "feed") == "needs-cans"
    does(position, "place new-building-8", "feed")
    assert (scored(position, "feeding")[0], refuge(position, 0)["cans"]) == (2, 2)
