"""What the bots look at in Outlive: the features of a position have the values that their names promise."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from newdawn.bots.weights import load_weights
from newdawn.core.face import Position
from newdawn.core.kit import random_game
from newdawn.outlive.bots.features import FEATURES, HOURS, describe, hour
from tests.outlive.scenes import arrival, asked, at_night, does, overcoming
from tests.outlive.tables import CALM, OUTLIVE, SPENT, full, table

FOUR_PLACES = {"3a": "forest", "3b": "dam", "4": "mine", "5": "base"}


def features(position: Position, seat: int = 0) -> dict[str, float]:
    """Return the features of a seat by name."""
    found = np.full(len(FEATURES), np.nan)
    describe(position.record, seat, found)
    return dict(zip(FEATURES, found.tolist(), strict=True))


def evening(day: int = 1, **tribe: Any) -> dict[str, float]:
    """Return the features of a tribe whose heroes are done for the day; the other tribe still has one to move."""
    other = {"heroes": {"3a": "forest", **{hero: {"state": "spent"} for hero in ("3b", "4", "5")}}}
    position = table(2, phase="moving", day=day, first_player=1, tribes=[{**SPENT, **tribe}, other])
    return features(position)


# The score, the stores, the hour.


def test_every_feature_has_one_name() -> None:
    assert len(set(FEATURES)) == len(FEATURES)
    assert FEATURES[0] == "always"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_are_finite_and_the_score_is_among_them_in_every_position(players: int) -> None:
    for position, _, _ in random_game(OUTLIVE, players, seed=players):
        assert 0 <= int(hour(position.record)) < len(HOURS)
        for seat in range(players):
            found = features(position, seat)
            assert all(np.isfinite(value) for value in found.values())
            assert found["always"] == 1
            assert found["wood"] == position.record.stock[seat, 3]


def test_hours_follow_the_game() -> None:
    passed = [int(hour(position.record)) for position, _, _ in random_game(OUTLIVE, 2, seed=1)]
    assert all(before <= after for before, after in pairwise(passed))
    assert [HOURS[number] for number in dict.fromkeys(passed)][:4] == ["choosing", "placing", "day-1", "night-1"]
    assert HOURS[passed[-1]] == "night-6"


def test_the_parts_of_the_score_are_features() -> None:
    tribe = {"rooms": [full("hunting-one"), full("gauge-down")], "airlock": 2, "equipment": {"bow": "repaired"}}
    found = evening(**tribe)
    assert (found["rooms"], found["survivors"], found["equipment"], found["pairs"]) == (1, 4 + 3 + 2, 1, 0)


def test_weights_are_there_for_every_hour_and_number_of_players() -> None:
    for players in OUTLIVE.player_counts:
        weights = load_weights("outlive", players)
        assert weights.weights.shape == (len(HOURS), len(FEATURES))
        assert np.abs(weights.weights).sum(axis=1).all()
        assert (weights.doubts > 0).all()


# What is owed counts as paid.


def test_a_room_that_is_being_paid_counts_as_built_and_its_price_as_spent() -> None:
    position = asked("build", stock={"wood": 3, "metal": 2}, rooms=[{"room": "hunting-one"}])
    before = features(position)
    does(position, "build 4")
    after = features(position)
    assert position.decision(0) == "pay-room"
    assert (before["built"], after["built"]) == (0, 1)
    assert after["coming-wood"] + after["coming-metal"] == -3


def test_a_tile_that_is_being_repaired_counts_as_repaired() -> None:
    tribe = {"stock": {"wood": 3, "metal": 2}, "rooms": [full("repair-two")], "equipment": {"bow": "broken"}}
    position = asked("repair", **tribe)
    does(position, "repair bow")
    found = features(position)
    assert position.decision(0) == "repair-discount"
    assert (found["repaired-bow"], found["broken-bow"], found["equipment"]) == (1, 0, 1)
    assert (found["coming-wood"], found["coming-metal"]) == (-2, -1)


def test_an_event_that_is_being_overcome_counts_as_overcome() -> None:
    position = overcoming({"stock": {"water": 3}, "rooms": [full("overcome-event")]}, {"stock": {"water": 3}})
    does(position, "overcome wildfire")
    found = features(position)
    assert position.decision(0) == "discount"
    assert (found["events"], found["coming-water"]) == (3, -3)


def test_food_that_the_rooms_still_ask_for_counts_as_eaten_what_rots_first() -> None:
    found = features(at_night("feed", {"rooms": [full("cargo-two")], "stock": {"meat": 2, "canned": 4}}))
    assert (found["coming-meat"], found["coming-canned"]) == (-2, -1)
    assert found["canned-left"] == 0  # Three survivors are recruited with the rest.
    assert found["recruits"] == 3


# A hero that has arrived counts as having collected.


def test_a_hero_in_the_forest_is_about_to_take_wood() -> None:
    assert features(arrival("forest", board={"stock": {"forest": 8}}))["coming-wood"] == 5
    assert features(arrival("forest", hero="3a", board={"stock": {"forest": 2}}))["coming-wood"] == 2


def test_the_axe_brings_two_more() -> None:
    found = features(arrival("forest", board={"stock": {"forest": 8}}, equipment={"axe": "repaired"}))
    assert found["coming-wood"] == 7


def test_the_dam_takes_a_microchip_first() -> None:
    found = features(arrival("dam", board={"stock": {"dam": 9}}, stock={"microchip": 1}))
    assert (found["coming-water"], found["coming-microchip"]) == (5, -1)
    assert features(arrival("dam", board={"stock": {"dam": 9}}))["coming-water"] == 0


def test_what_is_taken_was_foreseen() -> None:
    position = arrival("mine", board={"stock": {"mine": 8}})
    before = features(position)
    does(position, "take", "take")
    after = features(position)
    assert before["metal"] + before["coming-metal"] == after["metal"] + after["coming-metal"] == 5


def test_a_city_counts_by_searches_and_tiles() -> None:
    shown = {"blackwood": ["bow", "axe", "crowbar"]}
    found = features(arrival("blackwood", board={"equipment": shown}, equipment={"axe": "broken"}))
    assert (found["searches"], found["salvages"], found["pairing-salvages"]) == (5, 2, 1)


def test_a_survivor_at_the_door_counts_as_taken_in() -> None:
    position = arrival("cargo", turn={"waiting": "ship"})
    found = features(position)
    assert position.record.waiting
    assert (found["survivors"], found["airlock"]) == (1, 1)


# The night is foreseen.


def test_who_goes_hungry_tonight() -> None:
    found = evening(rooms=[full("cargo-two")], airlock=3, stock={"water": 1, "canned": 1})
    assert (found["upkeep"], found["rows"]) == (3, 2)
    assert found["hungry"] == 1 + 2
    assert found["survivors-tonight"] == 6 - 3


def test_who_can_be_recruited_with_what_is_spare() -> None:
    found = evening(rooms=[full("hunting-one")], airlock=4, stock={"water": 2, "meat": 6})
    assert (found["spare"], found["recruits"]) == (5, 3)
    assert found["survivors-tonight"] == 4 + 4 + 3
    assert found["wasted"] == 2


def test_how_much_radioactivity_comes_in() -> None:
    assert evening(day=2, airlock=1)["leaking"] == 1
    assert evening(day=2, airlock=1, rooms=[full("airlock-absorbs")])["leaking"] == 0
    assert evening(day=2, airlock=1)["gauge-tonight"] == -1


def test_which_rooms_can_be_full_tonight() -> None:
    rooms = [{"room": "gauge-down", "survivors": 2}, {"room": "hunting-one"}]
    found = evening(rooms=rooms, airlock=7, stock={"water": 4, "wood": 3})
    assert found["rooms-tonight"] == 2  # One survivor completes the first; there is wood for one more.
    assert found["free-places"] == 1


def test_what_can_be_repaired_tonight_a_pair_counts_twice() -> None:
    found = evening(stock={"wood": 3, "metal": 3}, equipment={"bow": "broken", "axe": "repaired"})
    assert found["repairs-tonight"] == 2
    assert found["half-pairs"] == 1


# Events, heroes, threats.


def test_which_event_can_be_paid() -> None:
    position = table(2, phase="moving", day=1, convoy=list(CALM), tribes=[{"stock": {"water": 3}}, {}])
    found = features(position)
    assert (found["event-payable"], found["event-missing"]) == (3, 4)
    assert features(position, 1)["event-missing"] == 1


def test_where_heroes_can_go_today() -> None:
    position = table(2, phase="moving", board={"stock": {"forest": 2}}, tribes=[{"heroes": FOUR_PLACES}, {}])
    found = features(position)
    assert (found["idle-heroes"], found["idle-strength"]) == (4, 15)
    assert found["today-dam"] == 5
    assert found["today-forest"] == 2
    assert found["today-cargo"] == 4


def test_where_heroes_can_go_tomorrow() -> None:
    heroes = {hero: {"at": place, "state": "activated"} for hero, place in FOUR_PLACES.items()}
    found = evening(heroes=heroes)
    assert found["idle-heroes"] == 0
    assert found["tomorrow-dam"] == 5
    assert found["tomorrow-blackwood"] == 3


def test_who_is_exposed_to_stronger_heroes() -> None:
    weak = {"heroes": {"3a": {"at": "dam", "state": "activated"}, "3b": "mine", "4": "peak", "5": "cargo"}}
    strong = {"heroes": {"3a": "cargo", "3b": "mine", "4": "peak", "5": "base"}}
    found = features(table(2, phase="moving", first_player=1, tribes=[{**weak, "stock": {"munition": 1}}, strong]))
    assert (found["exposed"], found["exposed-unarmed"]) == (2, 1)
