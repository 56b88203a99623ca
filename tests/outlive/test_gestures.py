"""What goes without saying in Outlive, and what is done in one go."""

from __future__ import annotations

import newdawn
from newdawn.core.face import View
from newdawn.core.kit import random_game
from tests.outlive.scenes import arrival, does

OUTLIVE = newdawn.load("outlive")


def views(seeds: range) -> list[View]:
    """Return what each seat sees where it is asked, in some random games."""
    return [position.view(seat) for seed in seeds for position, seat, _ in random_game(OUTLIVE, 2 + seed % 3, seed)]


def test_every_bundle_can_be_played_and_catches_the_prey():
    hunts = 0
    for view in views(range(12)):
        for bundle in view.bundles():
            world = view.deal(1)
            before = world.record.caught[view.seat].sum()
            for move in bundle:
                assert world.why_not(view.seat, move) is None
                world.play(view.seat, move)
            assert world.record.caught[view.seat].sum() == before + 1
            hunts += 1
    assert hunts > 20


def test_bundles_are_different_ways_to_pay():
    for view in views(range(6)):
        ways = [tuple(map(str, bundle)) for bundle in view.bundles()]
        assert len(set(ways)) == len(ways)


def test_what_is_harmless_suggested_or_closing_is_legal():
    said = set()
    for view in views(range(12)):
        for kind in ("harmless", "suggested", "closing"):
            move = getattr(view, kind)()
            if move is not None:
                assert view.why_not(move) is None
                said.add((kind, view.decision(view.seat)))
    assert {("suggested", "feed"), ("closing", "build"), ("closing", "act"), ("harmless", "act")} <= said


def test_what_is_harmless_costs_its_player_nothing():
    for view in views(range(12)):
        move = view.harmless()
        if move is None:
            continue
        world = view.deal(1)
        before = world.record.stock[view.seat].copy()
        world.play(view.seat, move)
        paid = before - world.record.stock[view.seat]
        assert view.decision(view.seat) == "pay-room" or (paid <= 0).all()


def test_meat_which_rots_is_eaten_first():
    for view in views(range(12)):
        if view.decision(view.seat) == "feed" and view.record.stock[view.seat, 0] > 0:
            assert str(view.suggested()) == "pay meat"


def test_a_hero_with_points_left_is_not_sent_home():
    for view in views(range(8)):
        if view.decision(view.seat) == "act" and view.record.points > 0:
            assert str(view.closing()) in ("None", "search")


def test_a_hero_who_can_only_scavenge_is_expected_to():
    position = arrival("dam", stock={"microchip": 1})
    does(position, "unlock")
    assert str(position.view(0).suggested()) == "take"


def test_the_door_is_opened_for_whoever_can_do_nothing_else_at_the_dam():
    assert str(arrival("dam", stock={"microchip": 1}).view(0).suggested()) == "unlock"


def test_a_hero_with_a_choice_is_asked():
    assert arrival("base", gauge=3).view(0).suggested() is None


def test_a_hero_in_a_city_searches_unless_the_player_wishes_otherwise():
    view = arrival("blackwood").view(0)
    assert (view.suggested(), str(view.closing())) == (None, "search")


def test_what_a_tile_gives_from_the_reserve_is_taken_at_once():
    assert str(arrival("blackwood", equipment={"chainsaw": "repaired"}).view(0).harmless()) == "use chainsaw"


def test_what_a_tile_gives_from_the_place_is_taken_when_the_points_are_spent():
    position = arrival("mine", "3a", equipment={"pickaxe": "repaired"})
    for expected in (None, None, None, "use pickaxe"):
        harmless = position.view(0).harmless()
        assert (None if harmless is None else str(harmless)) == expected
        if expected is None:
            does(position, "take")


def test_survivors_are_lost_from_the_airlock_first():
    asked = [view for view in views(range(40)) if view.decision(view.seat) == "lose-survivor"]
    assert asked
    for view in asked:
        is_airlock_there = view.why_not("lose airlock") is None
        assert (str(view.suggested()) == "lose airlock") == is_airlock_there
