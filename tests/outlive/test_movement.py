"""Phase 2, day: the five movement rules, heroes that cannot move, the Exoskeleton, and the way onto the ship."""

from typing import Any

import pytest

from newdawn.core.face import Position
from newdawn.outlive.names import PLACES
from tests.outlive.tables import SPENT, board, full, moves, play, table, tribe, why_not

RING = PLACES


def walking(heroes: dict[str, Any], *others: dict[str, Any], **keys: Any) -> Position:
    """Return a table where seat 0, with these heroes, is to move; the other seats have only what is told."""
    rest = [*others, *[SPENT] * (1 if not others else 0)]
    return table(1 + len(rest), tribes=[{"heroes": heroes, **keys}, *rest])


def heroes(idle: dict[str, str], **activated: str) -> dict[str, Any]:
    """Return heroes that lie at places, and others (`h3b="dam"`) that stand there."""
    standing = {hero.removeprefix("h"): {"at": place, "state": "activated"} for hero, place in activated.items()}
    return {**idle, **standing}


def destinations(position: Position, seat: int, hero: str) -> set[str]:
    """Return where a hero may go."""
    return {move.split()[2] for move in moves(position, seat, f"move {hero} ")}


# The five movement rules ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("start", range(8))
def test_rules_1_and_2_a_hero_goes_one_or_two_places_along_the_ring_either_way(start: int) -> None:
    """Board topology, section 1: a ring of eight places."""
    others = [place for place in range(8) if min((place - start) % 8, (start - place) % 8) > 2]
    position = walking(
        {"5": RING[start], "3a": RING[others[0]], "3b": RING[others[1]], "4": RING[others[2]]},
    )
    assert destinations(position, 0, "5") == {RING[(start + step) % 8] for step in (-2, -1, 1, 2)}


def test_rule_1_a_hero_must_end_on_another_place_than_it_started() -> None:
    position = walking({"5": "dam", "4": "mine", "3a": "cargo", "3b": "fairgrounds"})
    assert why_not(position, 0, "move 5 dam") == "must-leave"


def test_rule_1_a_hero_that_can_move_must_move() -> None:
    position = walking({"5": "dam", "4": "mine", "3a": "cargo", "3b": "fairgrounds"})
    assert why_not(position, 0, "stay") == "a-hero-can-move"
    assert why_not(position, 0, "done") == "not-now"


def test_rule_2_three_places_are_too_far() -> None:
    position = walking({"5": "dam", "4": "peak", "3a": "cargo", "3b": "fairgrounds"})
    assert why_not(position, 0, "move 5 mine") == "too-far"
    assert why_not(position, 0, "move 5 cargo") == "too-far"


def test_rule_3_only_one_hero_of_a_tribe_at_a_place_whether_idle_or_activated() -> None:
    position = walking(heroes({"5": "dam", "4": "base", "3b": "cargo"}, h3a="forest"))
    assert why_not(position, 0, "move 5 base") == "place-taken-by-own-hero"
    assert why_not(position, 0, "move 5 forest") == "place-taken-by-own-hero"


def test_rule_4_a_hero_walks_through_places_with_own_heroes() -> None:
    position = walking(heroes({"5": "dam", "4": "base", "3b": "cargo"}, h3a="forest"))
    assert destinations(position, 0, "5") == {"peak", "blackwood"}


def test_rule_5_a_hero_may_stop_where_other_tribes_have_heroes() -> None:
    idle = {"heroes": {"5": "peak", "4": "base"}}
    standing = {"leader": "solen", "heroes": heroes({}, h5="base", h4="peak")}
    position = walking({"5": "dam", "4": "mine", "3a": "cargo", "3b": "fairgrounds"}, idle, standing)
    assert {"base", "peak"} <= destinations(position, 0, "5")


def test_a_hero_moves_once_a_day() -> None:
    position = walking({"5": "dam", "4": "mine", "3a": "cargo", "3b": "fairgrounds"})
    play(position, 0, "move 5 base")
    assert tribe(position, 0)["heroes"]["5"] == {"at": "base", "state": "activated"}
    play(position, 0, "done")
    assert why_not(position, 0, "move 5 peak") == "hero-not-idle"


# Whose turn it is -----------------------------------------------------------------------------------------------------


def test_players_move_one_hero_each_in_turn_until_all_four_have_moved() -> None:
    position = table(3, first_player=1, active=1)
    order = []
    while position.to_json()["day"] == 1 and position.to_json()["phase"] == "moving":
        seat = position.to_act[0]
        order.append(seat)
        position.play(seat, moves(position, seat, "move")[0])
        while position.to_json()["phase"] in ("pressure", "acting"):
            play(position, position.to_act[0], "done")
    assert order == [1, 2, 0] * 4


def test_only_the_player_whose_turn_it_is_may_move() -> None:
    position = table(3, active=2)
    assert position.to_act == (2,)
    assert why_not(position, 0, "move 5 dam") == "not-your-decision"


def test_a_player_without_idle_heroes_is_passed_over() -> None:
    position = table(3, tribes=[{"heroes": {"5": "mine"}}, SPENT, {}])
    play(position, 0, "move 5 base", "done")
    assert position.to_act == (2,)


# Heroes that cannot move ----------------------------------------------------------------------------------------------

# The hero of strength 5 lies at the Mine. Own heroes hold all that it can reach but the ship.
HEMMED_IN = heroes({"5": "mine"}, h3a="base", h3b="peak", h4="fairgrounds")
ON_SLOT_5 = {"leader": "wilson", "heroes": {**SPENT["heroes"], "5": {"at": "cargo", "state": "activated"}}}


def test_ruling_17_a_hero_that_cannot_move_stays_and_does_nothing() -> None:
    position = walking(HEMMED_IN, ON_SLOT_5, {})
    assert moves(position, 0) == ["stay"]
    play(position, 0, "stay")
    assert tribe(position, 0)["heroes"]["5"] == {"at": "mine", "state": "spent"}
    assert position.to_act == (2,)


def test_ruling_17_if_any_idle_hero_can_move_one_of_those_must_be_chosen() -> None:
    position = walking(heroes({"5": "mine", "4": "fairgrounds"}, h3a="base", h3b="peak"), ON_SLOT_5)
    assert destinations(position, 0, "5") == set()
    assert destinations(position, 0, "4") == {"cargo", "blackwood", "forest"}
    assert why_not(position, 0, "stay") == "a-hero-can-move"


def test_ruling_17_a_hero_that_was_stuck_moves_once_another_own_hero_made_way() -> None:
    position = walking(heroes({"5": "mine", "4": "fairgrounds"}, h3a="base", h3b="peak"), ON_SLOT_5)
    play(position, 0, "move 4 blackwood", "done")
    assert moves(position, 0) == ["move 5 fairgrounds"]


def test_ruling_17_a_spent_hero_cannot_be_put_under_pressure() -> None:
    arriving = {"leader": "kooper", "heroes": {"5": "cargo"}}
    spent = {"heroes": {**SPENT["heroes"], "4": {"at": "mine", "state": "spent"}}, "stock": {"wood": 1, "metal": 1}}
    position = table(2, tribes=[arriving, spent])
    play(position, 0, "move 5 mine")
    assert position.decision(0) == "act"
    assert tribe(position, 1)["stock"] == {"wood": 1, "metal": 1}


def test_tiles_and_rooms_are_never_forced_on_a_hero_that_cannot_move_without() -> None:
    position = walking(HEMMED_IN, ON_SLOT_5, equipment={"exoskeleton": "repaired"})
    assert destinations(position, 0, "5") == {"forest", "dam", "blackwood"}
    assert why_not(position, 0, "stay") is None
    position = walking(HEMMED_IN, ON_SLOT_5, equipment={"grappling-hook": "repaired"})
    assert moves(position, 0) == ["hook 5", "stay"]


# Exoskeleton ----------------------------------------------------------------------------------------------------------

SPREAD = {"5": "dam", "4": "base", "3a": "forest", "3b": "peak"}


def test_with_the_exoskeleton_one_hero_goes_as_far_as_it_wants() -> None:
    position = walking(SPREAD, equipment={"exoskeleton": "repaired"})
    assert destinations(position, 0, "5") == {"mine", "cargo", "fairgrounds", "blackwood"}
    play(position, 0, "move 5 cargo", "done")
    assert tribe(position, 0)["equipment"]["exoskeleton"] == "used"
    assert why_not(position, 0, "move 4 blackwood") == "too-far"


def test_a_walk_of_two_places_does_not_use_the_exoskeleton_up() -> None:
    position = walking(SPREAD, equipment={"exoskeleton": "repaired"})
    play(position, 0, "move 5 blackwood")
    assert tribe(position, 0)["equipment"]["exoskeleton"] == "repaired"


@pytest.mark.parametrize("state", ["broken", "used"])
def test_a_broken_or_used_exoskeleton_carries_nobody(state: str) -> None:
    position = walking(SPREAD, equipment={"exoskeleton": state})
    assert why_not(position, 0, "move 5 cargo") == "too-far"


def test_the_exoskeleton_changes_no_other_movement_rule() -> None:
    position = walking({**SPREAD, "3b": "fairgrounds"}, ON_SLOT_5, equipment={"exoskeleton": "repaired"})
    assert why_not(position, 0, "move 5 dam") == "must-leave"
    assert why_not(position, 0, "move 5 fairgrounds") == "place-taken-by-own-hero"
    assert why_not(position, 0, "move 5 cargo") == "slot-taken"


# The Cargo Ship -------------------------------------------------------------------------------------------------------

NEAR_THE_SHIP = {"5": "mine", "4": "fairgrounds", "3a": "dam", "3b": "base"}


def test_a_hero_can_go_to_the_slot_of_its_strength_only() -> None:
    position = walking(NEAR_THE_SHIP, ON_SLOT_5)
    assert why_not(position, 0, "move 5 cargo") == "slot-taken"
    assert why_not(position, 0, "move 4 cargo") is None


def test_ruling_16_only_activated_heroes_block_a_slot() -> None:
    idle = {"leader": "wilson", "heroes": {"5": "cargo"}}
    assert why_not(walking(NEAR_THE_SHIP, idle), 0, "move 5 cargo") is None
    spent = {"leader": "wilson", "heroes": {**SPENT["heroes"], "5": {"at": "cargo", "state": "spent"}}}
    assert why_not(walking(NEAR_THE_SHIP, spent), 0, "move 5 cargo") is None
    assert why_not(walking(NEAR_THE_SHIP, ON_SLOT_5), 0, "move 5 cargo") == "slot-taken"


def test_ruling_16_a_hero_of_yesterday_does_not_block_todays_slot() -> None:
    position = walking({**SPENT["heroes"], "5": "mine"}, SPENT)
    play(position, 0, "move 5 cargo", "done")
    assert position.decision(0) == "recruit"
    play(position, 0, "done")
    document = position.to_json()
    assert document["day"] == 2
    assert document["board"]["cargo"]["5"]["heroes"] == []


def test_ruling_18_a_hero_passes_through_a_full_cargo_ship() -> None:
    full_ship = [
        {"leader": "wilson", "heroes": heroes({}, h5="cargo", h4="dam", h3a="base", h3b="forest")},
        {"leader": "solen", "heroes": heroes({}, h4="cargo", h5="dam", h3a="base", h3b="forest")},
        {"leader": "liza", "heroes": heroes({}, h3a="cargo", h5="dam", h4="base", h3b="forest")},
    ]
    position = walking({"5": "mine", "4": "peak", "3a": "dam", "3b": "base"}, *full_ship)
    assert destinations(position, 0, "5") == {"fairgrounds"}
    play(position, 0, "move 5 fairgrounds")
    assert tribe(position, 0)["heroes"]["5"]["at"] == "fairgrounds"


def test_ruling_32_in_the_sandstorm_every_hero_goes_to_slot_3() -> None:
    position = table(2, convoy=["sandstorm"], tribes=[{"heroes": NEAR_THE_SHIP}, SPENT])
    play(position, 0, "move 5 cargo")
    assert board(position)["cargo"]["3"]["heroes"] == [0]
    assert tribe(position, 0)["stock"] == {"canned": 1}


def test_ruling_32_in_the_sandstorm_a_taken_slot_3_closes_the_ship_but_for_the_hook() -> None:
    other = {"leader": "wilson", "heroes": {**SPENT["heroes"], "4": {"at": "cargo", "state": "activated"}}}
    mine = {"heroes": NEAR_THE_SHIP, "equipment": {"grappling-hook": "repaired"}}
    position = table(2, convoy=["sandstorm"], tribes=[mine, other])
    assert why_not(position, 0, "move 5 cargo") == "slot-taken"
    play(position, 0, "hook 5")
    assert board(position)["cargo"]["4"]["heroes"] == [0]


def test_slot_6_is_for_the_grappling_hook_alone() -> None:
    position = walking(NEAR_THE_SHIP, ON_SLOT_5)
    assert why_not(position, 0, "hook 5") == "needs-equipment"
    position = walking(NEAR_THE_SHIP, ON_SLOT_5, equipment={"grappling-hook": "repaired"})
    play(position, 0, "hook 5")
    assert board(position)["cargo"]["6"]["heroes"] == [0]
    assert tribe(position, 0)["equipment"]["grappling-hook"] == "used"


def test_the_hook_lifts_a_hero_onto_a_taken_slot_no_more_than_strength_does() -> None:
    position = walking(NEAR_THE_SHIP, ON_SLOT_5, equipment={"grappling-hook": "repaired"})
    assert why_not(position, 0, "hook 4") == "slot-taken"


def test_the_hook_does_not_lengthen_the_way() -> None:
    position = walking(NEAR_THE_SHIP, equipment={"grappling-hook": "repaired"})
    assert why_not(position, 0, "hook 3a") == "too-far"


def test_the_room_makes_a_taken_slot_available_once_a_round() -> None:
    rooms = [full("cargo-two")]
    assert why_not(walking(NEAR_THE_SHIP, ON_SLOT_5, rooms=rooms), 0, "move 5 cargo") is None
    rooms = [full("cargo-two", used=True)]
    assert why_not(walking(NEAR_THE_SHIP, ON_SLOT_5, rooms=rooms), 0, "move 5 cargo") == "slot-taken"


# The 1st player token -------------------------------------------------------------------------------------------------


def last_hero(hero: str, place: str) -> dict[str, Any]:
    """Return a tribe with one hero left to move; it can pay for the Wildfire at night."""
    away = iter(("dam", "base", "forest"))
    spent = {other: {"at": next(away), "state": "spent"} for other in ("3a", "3b", "4", "5") if other != hero}
    return {"heroes": {hero: place, **spent}, "stock": {"water": 3}}


TWO_NEAR_THE_SHIP = [last_hero("5", "fairgrounds"), last_hero("5", "mine"), last_hero("4", "peak")]


def test_ruling_1_the_first_hero_on_the_ship_brings_the_token_and_it_counts_from_the_night_on() -> None:
    position = table(3, tribes=TWO_NEAR_THE_SHIP)
    play(position, 0, "move 5 blackwood", "done")
    play(position, 1, "move 5 cargo")
    assert (position.to_json()["token_holder"], position.to_json()["first_player"]) == (1, 0)
    play(position, 1, "done")
    assert position.to_act == (2,)
    play(position, 2, "move 4 mine", "done")
    assert position.to_json()["first_player"] == 1
    assert position.to_act == (1,)
    assert position.decision(1) == "overcome"


def test_ruling_1_a_second_hero_on_the_ship_does_not_get_the_token() -> None:
    position = table(3, tribes=TWO_NEAR_THE_SHIP)
    play(position, 0, "move 5 cargo", "done")
    play(position, 1, "move 5 peak", "done")
    play(position, 2, "move 4 cargo")
    assert position.to_json()["token_holder"] == 0


def test_ruling_1_if_nobody_goes_to_the_ship_the_token_stays() -> None:
    position = table(3, first_player=2, active=0, tribes=TWO_NEAR_THE_SHIP)
    play(position, 0, "move 5 blackwood", "done")
    play(position, 1, "move 5 peak", "done")
    play(position, 2, "move 4 mine", "done")
    assert (position.to_json()["token_holder"], position.to_json()["first_player"]) == (2, 2)
    assert position.to_act == (2,)
