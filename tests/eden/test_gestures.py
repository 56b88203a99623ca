"""What is done in one go in Paris: New Eden, and what ends a step."""

from __future__ import annotations

import newdawn
from newdawn.core.face import View
from newdawn.core.kit import random_game

EDEN = newdawn.load("eden")


def views(seeds: range) -> list[View]:
    """Return what each seat sees where it is asked, in some random games."""
    return [position.view(seat) for seed in seeds for position, seat, _ in random_game(EDEN, 2 + seed % 3, seed)]


def test_a_die_comes_with_what_its_location_gives():
    found = 0
    for view in views(range(8)):
        for die, gift in (bundle for bundle in view.bundles() if str(bundle[0]).startswith("take")):
            world = view.deal(3)
            world.play(view.seat, die)
            assert world.why_not(view.seat, gift) is None
            found += 1
    assert found > 50


def test_a_location_shows_all_of_its_gifts_or_none():
    for view in views(range(4)):
        for die in {str(bundle[0]) for bundle in view.bundles() if str(bundle[0]).startswith("take")}:
            world = view.deal(3)
            world.play(view.seat, die)
            gifts = {str(move) for move in world.moves(view.seat) if not str(move).startswith("place")}
            assert {str(gift) for first, gift in view.bundles() if str(first) == die} >= gifts


def test_each_strength_is_announced_in_one_go():
    found = 0
    for view in views(range(12)):
        if view.decision(view.seat) != "announce":
            continue
        natural = int(view.record.strength[view.seat])
        for bundle in view.bundles():
            world = view.deal(3)
            events = [event for move in bundle for event in world.play(view.seat, move)]
            (announced,) = [
                event for event in events if event.name == "strength-announced" and event.seat() == view.seat
            ]
            assert announced.arguments["strength"] == natural + sum(str(move).startswith("add") for move in bundle)
            found += 1
    assert found > 10


def test_nothing_that_could_betray_a_secret_is_played_by_itself():
    assert all(view.harmless() is None for view in views(range(4)))


def test_people_are_fed_where_that_is_possible_unless_their_player_wishes_otherwise():
    for view in views(range(8)):
        if view.decision(view.seat) == "feed":
            can = view.why_not("feed") is None
            assert (str(view.closing()) == "feed") == can
