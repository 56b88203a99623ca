"""What the bots look at in Paris: New Eden: the features of a position have the values that their names promise."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from newdawn.bots.weights import load_weights
from newdawn.core.face import Position
from newdawn.core.kit import random_game
from newdawn.eden.bots.features import FEATURES, HOURS, describe, hour
from newdawn.eden.components import LOCATION_DICE
from newdawn.eden.names import LOCATIONS
from tests.eden.refuges import Refuge, announcing, does, people, scene
from tests.eden.tables import EDEN, table

SHOWN = ("brawler-1", "brawler-11")
"""A brawler with a bullet, and one with a slacker: the first is worth more at first sight."""


def features(position: Position, seat: int = 0) -> dict[str, float]:
    """Return the features of a seat by name."""
    found = np.full(len(FEATURES), np.nan)
    describe(position.record, seat, found)
    return dict(zip(FEATURES, found.tolist(), strict=True))


def gathering(*refuges: Refuge, dice: dict[str, dict[str, int]] | None = None, **board: Any) -> Position:
    """Return a position of summer in which seat 0 is to take a die; brawler cards are on the table, and wild dice at
    all locations for which `dice` says nothing else.
    """
    taken = sum(sum(refuge.get("dice", {}).values()) for refuge in refuges)
    full = dict(zip(LOCATIONS, LOCATION_DICE[len(refuges)].tolist(), strict=True))
    full["city-center"] -= taken
    board["dice"] = {location: {"wild": count} for location, count in full.items()} | (dice or {})
    board["buildings"] = {"brawler": {"shown": list(SHOWN)}, **board.get("buildings", {})}
    return scene("gathering", *refuges, shown=SHOWN, season="summer", board=board)


def foreseen(found: dict[str, float], *things: str) -> list[float]:
    """Return what is foreseen of these things."""
    return [found[f"foreseen-{thing}"] for thing in things]


# All positions


def test_every_feature_has_one_name() -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    assert FEATURES[0] == "always"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_are_finite_and_the_present_refuge_is_among_them_in_every_position(players: int) -> None:
    for position, _, _ in random_game(EDEN, players, seed=players):
        assert 0 <= int(hour(position.record)) < len(HOURS)
        for seat in range(players):
            found = features(position, seat)
            assert all(np.isfinite(value) for value in found.values())
            assert found["always"] == 1
            assert found["has-brawler"] == position.record.survivors[seat, 1]
            assert found["points-events"] == position.record.event_points[seat]


def test_hours_follow_the_game() -> None:
    passed = [int(hour(position.record)) for position, _, _ in random_game(EDEN, 3, seed=5)]
    assert all(before <= after for before, after in pairwise(passed))
    names = [HOURS[number] for number in dict.fromkeys(passed)]
    assert names[:5] == ["prelude", *(f"spring-gathering-{number}" for number in (1, 2, 3, 4))]
    assert "winter-farmers" in names


def test_weights_are_there_for_every_hour_and_number_of_players() -> None:
    for players in EDEN.player_counts:
        weights = load_weights("eden", players)
        assert weights.weights.shape == (len(HOURS), len(FEATURES))
        assert np.abs(weights.weights).sum(axis=1).all()
        assert (weights.doubts > 0).all()


# Foreseen refuges


def test_dice_in_hand_are_foreseen_to_gain_the_better_card_for_the_stronger() -> None:
    position = gathering({"dice": {"brawler": 1}}, {"dice": {"brawler": 2}})
    assert foreseen(features(position, 1), "brawler", "bullet", "slacker", "first-choices") == [1, 1, 0, 1]
    assert foreseen(features(position, 0), "brawler", "bullet", "slacker", "first-choices") == [1, 0, 1, 0]
    assert foreseen(features(position, 0), "gains", "buildings") == [1, 1]


def test_of_equals_the_one_with_the_bat_is_foreseen_to_choose_first() -> None:
    position = gathering({"dice": {"brawler": 1}}, {"dice": {"brawler": 1}}, bat=1)
    assert features(position, 1)["foreseen-first-choices"] == 1
    assert features(position, 0)["foreseen-first-choices"] == 0


def test_a_wild_die_breaks_a_tie_but_gains_nothing_alone() -> None:
    position = gathering({"dice": {"brawler": 1, "wild": 1}}, {"dice": {"brawler": 1}}, bat=1)
    assert features(position, 0)["foreseen-first-choices"] == 1
    assert features(gathering({"dice": {"wild": 3}}, {}), 0)["foreseen-gains"] == 0


def test_who_comes_last_for_too_few_cards_is_foreseen_to_gain_nothing() -> None:
    position = gathering({"dice": {"brawler": 1}}, {"dice": {"brawler": 2}}, {"dice": {"brawler": 2}})
    assert [features(position, seat)["foreseen-gains"] for seat in range(3)] == [0, 1, 1]


def test_tokens_in_hand_are_foreseen_to_settle() -> None:
    found = features(gathering({"brawler": 1, "tokens": {"brawler": 2, "wild": 1}}, {}))
    assert (found["has-brawler"], found["token-brawler"]) == (1, 2)
    assert found["foreseen-brawler"] == 1 + 2 + 1, "and there is one on the card that they gain"
    assert found["foreseen-slacker"] == 0, "a wild token settles only if it is used"


def test_who_has_claimed_a_card_is_not_foreseen_to_gain_another_of_the_type() -> None:
    position = announcing("brawler", {"dice": {"brawler": 2}}, {"dice": {"brawler": 1}}, shown=SHOWN)
    assert foreseen(features(position), "brawler", "bullet", "gains") == [1, 1, 1]
    does(position, "claim brawler-11")
    assert foreseen(features(position), "brawler", "slacker", "bullet", "gains") == [1, 1, 0, 0]
    assert foreseen(features(position, 1), "brawler", "bullet", "gains") == [1, 1, 1]


def test_a_wild_that_was_announced_counts_in_full_and_one_held_back_no_more() -> None:
    both = ({"dice": {"brawler": 1, "wild": 1}}, {"dice": {"brawler": 1, "wild": 1}})
    position = announcing("brawler", *both, shown=SHOWN)
    does(position, "done")
    assert features(position, 1)["foreseen-first-choices"] == 1
    position = announcing("brawler", *both, shown=SHOWN)
    does(position, "add die")
    assert features(position, 0)["foreseen-first-choices"] == 1


def test_rivals_are_foreseen_by_the_best_of_them_and_slackers_by_the_fewest() -> None:
    position = gathering(
        {"brawler": 5}, {"brawler": 2, "slacker": 3, "dice": {"brawler": 1}}, {"sage": 1, "slacker": 1, "book": 2}
    )
    found = features(position)
    assert (found["rival-brawler"], found["rival-sage"], found["rival-slacker"]) == (3, 1, 1)
    assert (found["rival-all-equipment"], found["rival-population"]) == (2, 6)


# The season


def test_a_visit_counts_what_it_is_likely_to_bring() -> None:
    station = gathering({}, {}, station={"brawler": 1, "wild": 5})
    does(station, "take train-station wild")
    found = features(station)
    assert (found["at-station"], found["at-station-for-a-new-type"], found["foreseen-brawler"]) == (1, 1, 2)
    city = gathering({"sage": 1}, {}, equipment={"bullet": 3, "book": 3})
    does(city, "take city-center wild")
    found = features(city)
    assert (found["in-city"], found["in-city-for-somebody-without"]) == (1, 1)
    assert (found["equipped-sages"], found["foreseen-bullet"]) == (1, 0)


def test_types_in_reach_are_those_without_a_die_that_still_has_one_on_the_board() -> None:
    dice = {"train-station": {"brawler": 1, "healer": 2}, "tower": {"sage": 2}}
    found = features(gathering({"dice": {"sage": 1}}, {}, dice=dice, buildings={"healer": {"shown": ["healer-11"]}}))
    assert (found["types-in-reach"], found["types-in-easy-reach"]) == (2, 1)
    assert found["value-in-reach"] == pytest.approx(1.9 + 1.5), "a brawler with a bullet, a healer with a slacker"


def test_the_seat_whose_turn_it_is_does_not_wait() -> None:
    position = gathering({}, {}, {})
    assert [features(position, seat)["turns-to-wait"] for seat in range(3)] == [0, 1, 2]


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ({**people(8, farmers=2)}, {"feeding-this-season": 2}),
        ({**people(8, farmers=1), "cans": 3}, {"feeding-this-season": 2, "spare-cans": 2}),
        ({**people(8, farmers=1)}, {"hungry-by-1": 1}),
        ({**people(9, farmers=1)}, {"hungry-by-2": 1}),
        ({**people(20, farmers=1)}, {"hungry-by-more": 2}),
        ({**people(4, farmers=3)}, {"feeding-this-season": 1, "spare-farmers": 2}),
    ],
)
def test_feeding_is_foreseen_from_people_farmers_and_cans(own: Refuge, expected: dict[str, float]) -> None:
    found = features(gathering(own, {}))
    names = FEATURES[FEATURES.index("population") + 1 : FEATURES.index("spare-farmers") + 1]
    assert {name: found[name] for name in names if found[name]} == expected


def test_after_the_decision_to_feed_nobody_is_hungry_and_all_cans_are_to_spare() -> None:
    position = scene("feeding", {**people(4), "cans": 3}, {**people(4), "cans": 3}, season="winter")
    does(position, "feed")
    found = features(position)
    assert (found["points-feeding"], found["feeding-this-season"], found["spare-cans"]) == (1, 0, 2)


def test_events_count_by_how_many_equipped_survivors_are_lacking() -> None:
    """Each for 4 points, a asks for 4 healers and sages, b for 4 brawlers and healers, c for 4 brawlers and sages."""
    own = {"sage": 4, "book": 3, "healer": 1, "capsule": 1}
    found = features(gathering(own, {}, events=["summer-a", "summer-b", "summer-c"]))
    lacking = [found[f"event-{name}"] for name in ("ready", "lacks-1", "lacks-2", "lacks-more")]
    assert lacking == [4 / 3, 4 / 3, 0, 4 / 3]
    assert (found["event-at-best"], found["event-at-worst"]) == (4, 0)
    assert (found["equipped-sages"], found["equipped-healers"], found["equipped-brawlers"]) == (3, 1, 0)
    assert (found["without-equipment"], found["equipped-of-the-rarest"], found["equipped-up-to-2"]) == (1, 0, 3)


def test_the_heroine_stands_in_for_one() -> None:
    """Of summer, a and c ask for 4 sages or others, d for 5 of any type."""
    own = {"sage": 4, "book": 4}
    found = features(gathering(own, {}, events=["summer-a", "summer-c", "summer-d"], heroine=0))
    assert (found["heroine"], found["event-ready"], found["event-at-worst"]) == (1, 4, 4)
    assert features(gathering(own, {}, events=["summer-a", "summer-c", "summer-d"]))["event-at-worst"] == 0


def test_more_equipped_survivors_are_nearer_to_later_events() -> None:
    one, two = (features(gathering({"sage": count, "book": count}, {})) for count in (2, 3))
    assert one["next-events"] < two["next-events"]
    assert one["winter-events"] < two["winter-events"]


# Missions


@pytest.mark.parametrize(
    ("mission", "own", "other", "name", "points"),
    [
        ("most-brawlers", {"brawler": 3}, {"brawler": 1}, "most-ahead-by-2", 6),
        ("most-brawlers", {"brawler": 1}, {"brawler": 1}, "most-tied", 6),
        ("most-brawlers", {}, {"brawler": 6}, "most-behind-by-3", 6),
        ("most-books", {"book": 2}, {"book": 1}, "most-ahead-by-1", 6),
        ("fewest-slackers", {"slacker": 1}, {"slacker": 1}, "most-ahead-by-1", 6),
        ("most-survivors", {"sage": 3}, {}, "most-of-all-ahead-by-2", 6),
        ("most-equipment", {}, {"book": 2}, "most-of-all-behind-by-1", 6),
        ("four-books", {"book": 4}, {}, "mission-fulfilled", 4),
        ("thirteen-buildings", {}, {}, "mission-within-1-season", 6),
        ("new-building-1", {"healer": 2, "sage": 1}, {}, "new-building-lacks-1", 1),
        ("new-building-1", {"healer": 2, "sage": 2}, {}, "new-building-ready", 1),
    ],
)
def test_missions_in_hand_count_by_how_they_stand(
    mission: str, own: Refuge, other: Refuge, name: str, points: int
) -> None:
    found = features(gathering({**own, "missions": [mission]}, other))
    assert found[f"mission-{mission}"] == 1
    assert found[name] == points


def test_missions_that_would_succeed_give_their_points() -> None:
    found = features(gathering({"brawler": 4, "missions": ["most-brawlers", "pairs-of-brawlers", "most-sages"]}, {}))
    assert found["points-missions"] == 6 + 2


def test_powers_for_the_end_count_with_the_missions_that_fail() -> None:
    own = {"buildings": ["tinkerer-10", "tinkerer-14"], "missions": ["most-sages", "new-building-1"]}
    found = features(gathering(own, {}))
    assert (found["points-powers"], found["power-points"]) == (2 + 2 + 4, 1)


def test_what_others_hold_is_not_asked_of_a_view() -> None:
    position = table(2, phase="gathering", refuges=[{}, {"missions": ["most-sages"]}])
    found = np.zeros(len(FEATURES))
    describe(position.view(0).record, 1, found)
    assert found[FEATURES.index("mission-most-sages")] == 0
