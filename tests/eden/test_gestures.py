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
    found = 0
    for seed in range(9):
        for position, seat, _ in random_game(EDEN, 2 + seed % 3, seed):
            seen = position.view(seat).harmless()
            found += seen is not None
            for world in range(2):
                assert position.view(None).deal(world).view(seat).harmless() == seen
    assert found > 3


def _claimants(view: View, moves: list[str]) -> tuple[int, ...]:
    """Return who claims buildings after an announcement, in order, if nobody else adds wilds."""
    world = view.deal(3)
    for move in moves:
        world.play(view.seat, move)
    claimants: list[int] = []
    kind = int(world.record.building_type)
    while not world.is_over and int(world.record.building_type) == kind and world.decision(world.to_act[0]) != "feed":
        seat = world.to_act[0]
        if world.decision(seat) not in ("announce", "claim"):
            break
        if world.decision(seat) == "claim" and seat not in claimants:
            claimants.append(seat)
        world.play(seat, "done" if world.decision(seat) == "announce" else world.moves(seat)[0])
    return tuple(claimants)


def test_wilds_are_not_asked_for_where_they_change_nothing():
    found = 0
    for view in views(range(12)):
        if view.harmless() is None:
            continue
        announcements = [view.prospects()["refuges"][view.seat]["announcements"][at] for at in (0, -1)]
        assert not any(move == "add token" for announcement in announcements for move in announcement["moves"])
        assert len({_claimants(view, announcement["moves"]) for announcement in announcements}) == 1
        found += 1
    assert found > 3


def test_people_are_fed_where_that_is_possible_unless_their_player_wishes_otherwise():
    for view in views(range(8)):
        if view.decision(view.seat) == "feed":
            can = view.why_not("feed") is None
            assert (str(view.closing()) == "feed") == can
