"""The eleven tinkerer powers: how they are gained, when they work and when they may not, and that they add up."""

from typing import Any

import pytest

from newdawn.core.face import Position
from newdawn.eden.names import LOCATIONS, POWERS, PROFESSIONS
from tests.eden.scenes import ALL_MISSIONS, claiming, does, gathering, phase, refusal, run_to, run_to_turn, seen, visit
from tests.eden.tables import board, equipment, moves, named, powers, refuge, survivors, table

CARDS = {
    "tinkerer-1": "can-with-first-die",
    "tinkerer-2": "can-with-first-die",
    "tinkerer-3": "swap-dice",
    "tinkerer-4": "second-die",
    "tinkerer-5": "keep-more-missions",
    "tinkerer-6": "draw-more-missions",
    "tinkerer-7": "top-of-the-deck",
    "tinkerer-8": "cans",
    "tinkerer-9": "equipment-of-each-type",
    "tinkerer-10": "unsuccessful-missions",
    "tinkerer-11": "unsuccessful-missions",
    "tinkerer-12": "points-for-tinkerers",
    "tinkerer-13": "points-for-tinkerers",
    "tinkerer-14": "points",
    "tinkerer-15": "points",
}
CAN, CAN_TOO, SWAP, SECOND_DIE, KEEP, DRAW, TOP, CANS, EACH_TYPE = list(CARDS)[:9]
UNSUCCESSFUL, UNSUCCESSFUL_TOO, TINKERERS, TINKERERS_TOO, POINTS, POINTS_TOO = list(CARDS)[9:]

DICE = {"tower": {"sage": 2}, "bridge": {"wild": 1, "sage": 1}, "restaurant": {"farmer": 2}}
"""Known faces at three locations of a table of two."""

DECK = ["most-sages", "binoculars", "four-books", "ten-slackers", "most-farmers", "two-powers", "most-bullets", "rest"]


def owner(*cards: str, **keys: Any) -> Position:
    """Return a position in which seat 0 has these cards and is about to take its first die of summer."""
    return gathering(keys.pop("players", 2), buildings=list(cards), season="summer", **keys)


def corrected(power: str, copies: int, *cards: str) -> Position:
    """Return a table like `owner`, as if so many of the cards that seat 0 has had this power.

    The box has some powers on one card only. An owner of the printed game may correct that.
    """
    position = table(2, phase="feeding", board={"binoculars": 0}, refuges=[{"buildings": list(cards), "cans": 9}])
    assert (position.to_act, position.decision(0)) == ((0,), "feed")
    position.record.powers[0, POWERS.index(power)] = copies
    does(position, "done")
    assert (position.to_act, position.to_json()["season"]) == ((0,), "summer")
    return position


def scored(*cards: str, **keys: Any) -> int:
    """Return the points that powers bring to seat 0 at the end of the game."""
    position = table(2, phase="over", refuges=[{"buildings": list(cards), **keys}])
    return position.scores()[0]["powers"]


# How powers are gained ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "power"), CARDS.items())
def test_who_acquires_a_tinkerer_building_has_its_power(card: str, power: str) -> None:
    position = claiming("tinkerer", {"dice": {"tinkerer": 1}}, shown=[card])
    does(position, f"claim {card}")
    assert powers(position, 0) == {power: 1}
    assert powers(position, 1) == {}


@pytest.mark.parametrize("kind", PROFESSIONS[1:])
def test_no_other_building_has_a_power(kind: str) -> None:
    cards = [f"{kind}-{number}" for number in range(1, 16)]
    assert powers(table(2, phase="over", refuges=[{"buildings": cards}]), 0) == {}


def test_ruling_34_two_copies_of_a_power_are_two_powers() -> None:
    position = claiming("tinkerer", {"dice": {"tinkerer": 1}, "buildings": [CAN]}, shown=[CAN_TOO])
    does(position, f"claim {CAN_TOO}")
    assert powers(position, 0) == {"can-with-first-die": 2}


# A Can with the first die ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("location", LOCATIONS)
def test_with_the_first_die_its_owner_also_takes_a_can(location: str) -> None:
    position = owner(CAN)
    visit(position, location)
    assert refuge(position, 0)["cans"] == (2 if location == "restaurant" else 1)


def test_the_can_comes_with_the_first_die_of_the_season_only_and_to_its_owner_only() -> None:
    position = owner(CAN)
    visit(position, "bridge")
    does(position, moves(position, 0)[0])
    assert named(visit(position, "tower", seat=1), "cans-gained") == []
    does(position, moves(position, 1)[0], seat=1)
    assert named(visit(position, "bridge"), "cans-gained") == []
    assert (refuge(position, 0)["cans"], refuge(position, 1)["cans"]) == (1, 0)


def test_the_can_comes_again_every_season() -> None:
    position = owner(CAN)
    run_to_turn(position, 0, season=2)
    cans = refuge(position, 0)["cans"]
    visit(position, "tower")
    assert refuge(position, 0)["cans"] == cans + 1


def test_ruling_34_two_such_cards_give_two_cans() -> None:
    position = owner(CAN, CAN_TOO)
    happened = visit(position, "tower")
    assert named(happened, "cans-gained") == [{"seat": 0, "count": 2}]
    assert refuge(position, 0)["cans"] == 2


def test_ruling_39_the_can_comes_from_the_next_season_on() -> None:
    position = claiming("tinkerer", {"dice": {"tinkerer": 1}}, shown=[CAN])
    happened = does(position, f"claim {CAN}")
    assert named(happened, "cans-gained") == []
    assert position.to_json()["season"] == "summer"
    visit(position, "tower")
    assert refuge(position, 0)["cans"] == 1


# Swapping two dice ----------------------------------------------------------------------------------------------------


def test_ruling_35_two_dice_at_different_locations_can_be_swapped_before_the_first_die_is_taken() -> None:
    position = owner(SWAP, dice=DICE)
    happened = does(position, "swap bridge wild")
    assert (happened, position.decision(0)) == ([], "swap-with")
    happened = does(position, "with restaurant farmer")
    assert named(happened, "power-used") == [{"seat": 0, "power": "swap-dice"}]
    assert named(happened, "dice-swapped") == [
        {"origin": "bridge", "given": "wild", "location": "restaurant", "face": "farmer"}
    ]
    found = board(position)["dice"]
    assert (found["bridge"], found["restaurant"]) == ({"sage": 1, "farmer": 1}, {"farmer": 1, "wild": 1})
    assert (position.to_act, position.decision(0)) == ((0,), "take-die")
    does(position, "take restaurant wild")
    assert refuge(position, 0)["dice"] == {"wild": 1}
    assert (refuge(position, 0)["cans"], position.to_act) == (1, (1,))


def test_ruling_35_or_after_it_when_the_action_of_the_location_is_done() -> None:
    position = owner(SWAP, dice=DICE)
    does(position, "take bridge wild")
    does(position, moves(position, 0)[0])
    assert (position.to_act, position.decision(0)) == ((0,), "after-first-die")
    does(position, "swap tower sage", "with restaurant farmer")
    found = board(position)["dice"]
    assert (found["tower"], found["restaurant"]) == ({"sage": 1, "farmer": 1}, {"sage": 1, "farmer": 1})
    assert position.to_act == (1,)


def test_ruling_35_the_swap_is_made_once_a_season() -> None:
    position = owner(SWAP, dice=DICE)
    does(position, "swap tower sage", "with restaurant farmer")
    assert refusal(position, "swap bridge wild") == "power-used"
    visit(position, "restaurant")
    assert position.to_act == (1,)
    visit(position, "restaurant", seat=1)
    assert refusal(position, "swap bridge wild") == "power-used"


def test_ruling_35_it_may_be_left_and_is_lost_with_the_first_turn() -> None:
    position = owner(SWAP, dice=DICE)
    visit(position, "restaurant")
    does(position, "done")
    visit(position, "restaurant", seat=1)
    assert refusal(position, "swap bridge wild") == "power-used"
    assert moves(position, 0, "swap") == []


def test_ruling_35_a_swap_comes_again_every_season() -> None:
    position = owner(SWAP)
    run_to_turn(position, 0, season=2)
    assert moves(position, 0, "swap")


def test_a_swap_keeps_the_number_of_dice_at_each_location() -> None:
    position = owner(SWAP, dice=DICE)
    does(position, "swap tower sage", "with bridge wild")
    assert [sum(faces.values()) for faces in board(position)["dice"].values()] == [2, 2, 2, 5, 3]


def test_dice_at_the_same_location_or_with_the_same_face_are_not_swapped() -> None:
    position = owner(SWAP, dice=DICE)
    does(position, "swap bridge sage")
    assert refusal(position, "with bridge wild") == "same-location"
    assert refusal(position, "with tower sage") == "same-face"
    assert refusal(position, "with restaurant healer") == "no-such-die"
    assert refusal(position, "take tower sage") == "not-now"
    assert refusal(position, "done") == "not-now"


def test_a_die_that_is_not_there_cannot_be_swapped() -> None:
    assert refusal(owner(SWAP, dice=DICE), "swap tower wild") == "no-such-die"


def test_a_die_needs_another_one_that_differs_elsewhere() -> None:
    dice: dict[str, dict[str, int]] = {
        "tower": {"sage": 2},
        "bridge": {"sage": 2},
        "restaurant": {"sage": 2},
        "city-center": {"sage": 4, "wild": 1},
        "train-station": {"sage": 3},
    }
    position = owner(SWAP, dice=dice)
    assert refusal(position, "swap city-center sage") == "nothing-to-swap-with"
    assert refusal(position, "swap city-center wild") is None
    does(position, "swap tower sage")
    assert moves(position, 0) == ["with city-center wild"]


def test_where_all_dice_show_the_same_face_there_is_nothing_to_swap() -> None:
    counts = dict(zip(LOCATIONS, (2, 2, 2, 5, 3), strict=True))
    position = owner(SWAP, dice={location: {"sage": count} for location, count in counts.items()})
    assert moves(position, 0, "swap") == []
    visit(position, "restaurant")
    assert position.to_act == (1,)


def test_without_the_power_dice_are_not_swapped() -> None:
    position = owner(dice=DICE, others=[{"buildings": [SWAP]}])
    assert refusal(position, "swap bridge wild") == "needs-power"
    assert refusal(position, "swap bridge wild", seat=1) == "not-your-decision"


def test_ruling_34_two_such_cards_allow_two_swaps_before_or_after() -> None:
    position = corrected("swap-dice", 2, SWAP)
    swap_something(position)
    assert position.decision(0) == "take-die"
    swap_something(position)
    assert refusal(position, "swap tower sage") == "power-used"
    position = corrected("swap-dice", 2, SWAP)
    swap_something(position)
    visit(position, "restaurant")
    assert position.decision(0) == "after-first-die"
    swap_something(position)
    assert position.to_act == (1,)


def swap_something(position: Position) -> None:
    """Swap the first two dice that can be."""
    does(position, moves(position, 0, "swap")[0])
    does(position, moves(position, 0, "with")[0])


def test_ruling_39_a_swap_that_is_gained_in_step_2_is_for_the_next_season() -> None:
    position = claiming("tinkerer", {"dice": {"tinkerer": 1}}, shown=[SWAP])
    does(position, f"claim {SWAP}")
    assert (position.to_json()["season"], position.decision(0)) == ("summer", "take-die")
    swap_something(position)
    assert refusal(position, "swap tower sage") == "power-used"


# A second die ---------------------------------------------------------------------------------------------------------


def test_ruling_36_after_the_first_die_and_its_action_a_second_is_taken_from_another_location() -> None:
    position = owner(SECOND_DIE, dice=DICE)
    does(position, "take restaurant farmer")
    assert (position.to_act, position.decision(0)) == ((0,), "after-first-die")
    happened = does(position, "take tower sage")
    assert named(happened, "power-used") == [{"seat": 0, "power": "second-die"}]
    assert position.decision(0) == "flip-event"
    does(position, moves(position, 0)[0])
    assert refuge(position, 0)["dice"] == {"sage": 1, "farmer": 1}
    assert (refuge(position, 0)["cans"], board(position)["heroine"], position.to_act) == (1, 0, (1,))


def test_ruling_36_not_from_the_same_location() -> None:
    position = owner(SECOND_DIE, dice=DICE)
    does(position, "take restaurant farmer")
    assert refusal(position, "take restaurant farmer") == "same-location"
    assert refusal(position, "take tower wild") == "no-such-die"
    assert moves(position, 0, "take restaurant") == []


def test_ruling_36_its_owner_takes_as_many_dice_as_the_others_and_skips_the_last_turn() -> None:
    position = owner(SECOND_DIE)
    happened = visit(position, "restaurant")
    happened += visit(position, "bridge")
    happened += run_to(position, "announcing")
    order = [die["seat"] for die in named(happened, "die-taken")]
    assert order == [0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1]


def test_ruling_36_with_three_players_the_others_have_one_more_turn_each() -> None:
    position = owner(SECOND_DIE, players=3, first_player=2, active=0, others=[{}, {"dice": {"sage": 1}}])
    happened = visit(position, "restaurant")
    happened += visit(position, "bridge")
    happened += run_to(position, "announcing")
    order = [die["seat"] for die in named(happened, "die-taken")]
    assert order == [0, 0, 1, *[2, 0, 1] * 4, 2, 1]


def test_ruling_36_the_second_die_may_be_left() -> None:
    position = owner(SECOND_DIE)
    happened = visit(position, "restaurant")
    happened += does(position, "done")
    happened += run_to(position, "announcing")
    assert [die["seat"] for die in named(happened, "die-taken")] == [0, 1] * 7


def test_ruling_36_a_second_die_that_was_left_does_not_come_later_in_the_season() -> None:
    position = owner(SECOND_DIE, dice=DICE)
    visit(position, "restaurant")
    does(position, "done")
    visit(position, "restaurant", seat=1)
    does(position, "take tower sage")
    does(position, moves(position, 0)[0])
    assert position.to_act == (1,)


def test_ruling_36_there_is_one_second_die_a_season_and_only_on_the_first_turn() -> None:
    position = owner(SECOND_DIE, dice=DICE)
    visit(position, "restaurant")
    visit(position, "bridge")
    does(position, moves(position, 0)[0])
    assert position.to_act == (1,)
    visit(position, "restaurant", seat=1)
    does(position, "take tower sage")
    does(position, moves(position, 0)[0])
    assert position.to_act == (1,)


def test_ruling_36_powers_of_the_first_die_work_once_with_two_dice() -> None:
    position = owner(SECOND_DIE, CAN)
    happened = visit(position, "tower")
    happened += does(position, moves(position, 0)[0])
    happened += visit(position, "train-station")
    assert len(named(happened, "die-taken")) == 2
    assert named(happened, "cans-gained") == [{"seat": 0, "count": 1}]


def test_ruling_36_the_action_of_the_first_location_comes_before_the_second_die() -> None:
    position = owner(SECOND_DIE, dice=DICE)
    visit(position, "city-center")
    assert refusal(position, "take restaurant farmer") == "not-now"
    does(position, "bat")
    assert refusal(position, "take restaurant farmer") is None


def test_without_dice_at_another_location_there_is_no_second_die() -> None:
    others = [{"dice_taken": 6}, {"dice_taken": 6}]
    position = owner(SECOND_DIE, players=3, active=0, dice={"train-station": {"sage": 6}}, others=others)
    visit(position, "train-station")
    does(position, moves(position, 0)[0])
    assert (position.to_act, position.decision(0)) == ((0,), "take-die")


def test_a_swap_may_come_between_the_two_dice() -> None:
    position = owner(SECOND_DIE, SWAP, dice=DICE)
    does(position, "take restaurant farmer", "swap bridge wild", "with tower sage")
    assert position.decision(0) == "after-first-die"
    does(position, "take tower wild")
    assert refuge(position, 0)["dice"] == {"farmer": 1, "wild": 1}


def test_without_the_power_nobody_takes_a_second_die() -> None:
    position = owner(SWAP, dice=DICE)
    does(position, "take restaurant farmer")
    assert refusal(position, "take tower sage") == "needs-power"
    position = owner(dice=DICE)
    does(position, "take restaurant farmer")
    assert position.to_act == (1,)


def test_a_second_die_cannot_be_used_up_twice() -> None:
    position = owner(SECOND_DIE, SWAP, dice=DICE)
    does(position, "take restaurant farmer", "take tower sage")
    does(position, moves(position, 0)[0])
    assert position.decision(0) == "after-first-die"
    assert refusal(position, "take bridge wild") == "power-used"
    assert refusal(position, "swap bridge wild") is None


def test_ruling_34_two_such_cards_allow_a_third_die_and_end_the_season_two_turns_earlier() -> None:
    position = corrected("second-die", 2, SECOND_DIE)
    happened = visit(position, "restaurant")
    happened += visit(position, "bridge")
    happened += does(position, moves(position, 0)[0])
    assert position.decision(0) == "after-first-die"
    happened += visit(position, "tower")
    happened += run_to(position, "announcing")
    order = [die["seat"] for die in named(happened, "die-taken")]
    assert order == [0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1]


def test_ruling_39_a_second_die_that_is_gained_in_step_2_is_for_the_next_season() -> None:
    position = claiming("tinkerer", {"dice": {"tinkerer": 1}}, shown=[SECOND_DIE])
    does(position, f"claim {SECOND_DIE}")
    visit(position, "restaurant")
    assert position.decision(0) == "after-first-die"


# Missions at the Bridge -----------------------------------------------------------------------------------------------


def at_the_bridge(*cards: str, **keys: Any) -> Position:
    """Return a position in which seat 0, who has these cards, has drawn missions at the Bridge."""
    position = owner(*cards, board={"missions": DECK}, **keys)
    visit(position, "bridge")
    return position


def test_a_second_mission_can_be_kept() -> None:
    position = at_the_bridge(KEEP)
    does(position, "keep binoculars")
    assert moves(position, 0) == ["done", "keep most-sages", "keep four-books"]
    does(position, "keep four-books")
    assert set(refuge(position, 0)["missions"]) == {"binoculars", "four-books"}
    assert board(position)["missions"][-1] == {"mission": "most-sages", "known_to": [0]}
    assert position.to_act == (1,)


def test_a_second_mission_need_not_be_kept_but_the_first_must() -> None:
    position = at_the_bridge(KEEP)
    assert refusal(position, "done") == "must-keep-mission"
    happened = does(position, "keep binoculars", "done")
    assert named(happened, "missions-kept") == [{"seat": 0, "count": 1}]
    assert refuge(position, 0)["missions"] == ["binoculars"]
    assert len(board(position)["missions"]) == 31


def test_the_same_mission_is_not_kept_twice() -> None:
    position = at_the_bridge(KEEP)
    does(position, "keep binoculars")
    assert refusal(position, "keep binoculars") == "mission-not-drawn"


def test_two_more_missions_are_drawn_and_one_is_kept() -> None:
    position = at_the_bridge(DRAW)
    assert moves(position, 0) == [f"keep {mission}" for mission in DECK[:5]]
    does(position, "keep most-farmers")
    assert refuge(position, 0)["missions"] == ["most-farmers"]
    assert {entry["mission"] for entry in board(position)["missions"][-4:]} == set(DECK[:4])
    assert position.to_act == (1,)


def test_ruling_37_with_both_powers_five_missions_are_drawn_and_two_kept() -> None:
    position = at_the_bridge(KEEP, DRAW)
    assert moves(position, 0) == [f"keep {mission}" for mission in DECK[:5]]
    does(position, "keep most-farmers", "keep most-sages")
    assert set(refuge(position, 0)["missions"]) == {"most-farmers", "most-sages"}
    assert len(board(position)["missions"]) == 30
    assert position.to_act == (1,)


def test_ruling_37_both_work_at_every_visit_to_the_bridge() -> None:
    position = at_the_bridge(KEEP, DRAW)
    does(position, "keep most-farmers", "keep most-sages")
    visit(position, "restaurant", seat=1)
    visit(position, "bridge")
    assert len(moves(position, 0)) == 5
    does(position, moves(position, 0)[0])
    does(position, moves(position, 0)[1])
    assert len(refuge(position, 0)["missions"]) == 4


def test_the_powers_of_the_bridge_are_their_owners_only() -> None:
    position = owner(board={"missions": DECK}, others=[{"buildings": [KEEP, DRAW]}])
    visit(position, "bridge")
    assert len(moves(position, 0)) == 3
    does(position, "keep binoculars")
    assert position.to_act == (1,)


@pytest.mark.parametrize(("copies", "kept"), [(2, 3), (3, 3)])
def test_ruling_34_two_cards_that_keep_one_more_keep_two_more_of_those_drawn(copies: int, kept: int) -> None:
    position = corrected("keep-more-missions", copies, KEEP)
    visit(position, "bridge")
    while position.to_act == (0,):
        does(position, moves(position, 0, "keep")[0])
    assert len(refuge(position, 0)["missions"]) == kept


def test_ruling_34_two_cards_that_draw_two_more_draw_four_more() -> None:
    position = corrected("draw-more-missions", 2, DRAW)
    visit(position, "bridge")
    assert len(refuge(position, 0)["drawn"]) == 7


def test_ruling_41_of_a_short_deck_the_power_draws_what_is_there() -> None:
    left = ["most-sages", "two-powers", "binoculars", "four-books"]
    rest = [mission for mission in ALL_MISSIONS if mission not in left]
    position = owner(DRAW, KEEP, board={"missions": left}, others=[{"missions": rest}])
    visit(position, "bridge")
    assert moves(position, 0) == [f"keep {mission}" for mission in left]


def test_ruling_41_a_last_mission_is_kept_and_there_is_no_second_one() -> None:
    rest = [mission for mission in ALL_MISSIONS if mission != "most-sages"]
    position = owner(KEEP, board={"missions": ["most-sages"]}, others=[{"missions": rest}])
    visit(position, "bridge")
    does(position, "keep most-sages")
    assert position.to_act == (1,)


def test_ruling_39_powers_of_the_bridge_work_from_the_next_season_on() -> None:
    position = claiming("tinkerer", {"dice": {"tinkerer": 1}}, shown=[DRAW])
    does(position, f"claim {DRAW}")
    visit(position, "bridge")
    assert len(refuge(position, 0)["drawn"]) == 5


# The top of the deck --------------------------------------------------------------------------------------------------

STRONG: dict[str, Any] = {"dice": {"sage": 3}, "buildings": [TOP]}
WEAK: dict[str, Any] = {"dice": {"sage": 1}}
SAGES = ["sage-1", "sage-2"]


def test_ruling_38_who_claims_may_take_the_first_card_of_the_deck_instead() -> None:
    position = claiming("sage", STRONG, shown=SAGES, deck=["sage-9", "rest"])
    assert moves(position, 0) == ["claim sage-1", "claim sage-2", "draw"]
    happened = does(position, "draw")
    assert named(happened, "power-used") == [{"seat": 0, "power": "top-of-the-deck"}]
    assert refuge(position, 0)["buildings"] == [TOP, "sage-9"]
    assert survivors(position, 0) == {"tinkerer": 2, "sage": 2}


def test_ruling_38_the_power_need_not_be_used() -> None:
    position = claiming("sage", STRONG, shown=SAGES, deck=["sage-9", "rest"])
    does(position, "claim sage-2")
    assert refuge(position, 0)["buildings"] == [TOP, "sage-2"]


def test_ruling_38_nobody_knows_the_card_before_it_is_taken() -> None:
    position = claiming("sage", STRONG, shown=SAGES, deck=["sage-9", "rest"])
    for seat in (0, 1, None):
        assert not any(seen(position, seat)["board"]["buildings"]["sage"]["deck"])
    assert "sage-9" not in str(seen(position, 0))


def test_ruling_38_it_is_a_card_of_the_type_that_is_distributed() -> None:
    for kind in PROFESSIONS:
        mine = {"dice": {kind: 1}, "buildings": [TOP]}
        shown = ["tinkerer-1"] if kind == "tinkerer" else [f"{kind}-1"]
        position = claiming(kind, mine, shown=shown)
        before = set(refuge(position, 0)["buildings"])
        does(position, "draw")
        (card,) = set(refuge(position, 0)["buildings"]) - before
        assert card.startswith(f"{kind}-")


def test_ruling_38_the_face_up_cards_are_left_for_lower_ranks() -> None:
    position = claiming("sage", STRONG, WEAK, WEAK, shown=SAGES, deck=["sage-9", "rest"])
    does(position, "draw")
    assert moves(position, 1) == ["claim sage-1", "claim sage-2"]
    does(position, "claim sage-1", seat=1)
    does(position, "claim sage-2", seat=2)
    assert [refuge(position, seat)["buildings"][-1] for seat in range(3)] == ["sage-9", "sage-1", "sage-2"]


def test_ruling_38_it_is_used_at_ones_rank_and_also_when_no_face_up_card_is_left() -> None:
    mine = {"dice": {"sage": 1}, "buildings": [TOP]}
    others = {"dice": {"sage": 2}}
    position = claiming("sage", mine, others, others, shown=SAGES, deck=["sage-9", "rest"])
    assert position.to_act == (1,)
    assert refusal(position, "draw") == "not-your-decision"
    does(position, "claim sage-1", seat=1)
    does(position, "claim sage-2", seat=2)
    assert (position.to_act, moves(position, 0)) == ((0,), ["done", "draw"])
    does(position, "draw")
    assert refuge(position, 0)["buildings"] == [TOP, "sage-9"]


def test_ruling_38_where_no_face_up_card_is_left_the_power_may_be_declined() -> None:
    mine = {"dice": {"sage": 1}, "buildings": [TOP]}
    others = {"dice": {"sage": 2}}
    position = claiming("sage", mine, others, others, shown=SAGES, deck=["sage-9", "rest"])
    assert refusal(position, "done", seat=1) == "must-claim"
    does(position, "claim sage-1", seat=1)
    does(position, "claim sage-2", seat=2)
    happened = does(position, "done")
    assert named(happened, "building-declined") == [{"seat": 0, "profession": "sage"}]
    assert refuge(position, 0)["buildings"] == [TOP]
    assert {"seat": 0, "face": "sage", "count": 1} in named(happened, "dice-spent")


def test_without_the_power_the_deck_is_out_of_reach() -> None:
    position = claiming("sage", {"dice": {"sage": 1}}, {"buildings": [TOP]}, shown=SAGES)
    assert refusal(position, "draw") == "needs-power"
    assert refusal(position, "draw", seat=1) == "not-your-decision"
    assert refusal(gathering(buildings=[TOP]), "draw") == "not-now"


def test_ruling_38_the_power_is_of_no_use_with_an_empty_deck() -> None:
    position = claiming("sage", STRONG, shown=SAGES, deck=[])
    assert refusal(position, "draw") == "deck-empty"
    assert moves(position, 0) == ["claim sage-1", "claim sage-2"]


def test_ruling_38_with_an_empty_deck_and_an_empty_row_its_owner_gets_nothing() -> None:
    mine = {"dice": {"sage": 1}, "buildings": [TOP]}
    others = {"dice": {"sage": 2}}
    position = claiming("sage", mine, others, others, shown=SAGES, deck=[])
    does(position, "claim sage-1", seat=1)
    happened = does(position, "claim sage-2", seat=2)
    assert named(happened, "no-building-left") == [{"seat": 0, "profession": "sage"}]


def test_ruling_38_it_can_pull_an_end_card_early() -> None:
    mine = {"dice": {"tinkerer": 1}, "buildings": [TOP]}
    end = [POINTS, UNSUCCESSFUL, UNSUCCESSFUL_TOO, TINKERERS, TINKERERS_TOO, POINTS_TOO]
    position = claiming("tinkerer", mine, shown=[CAN, CAN_TOO], deck=end, season="autumn")
    does(position, "draw")
    assert powers(position, 0) == {"top-of-the-deck": 1, "points": 1}


def test_a_farmer_building_from_the_deck_gives_its_cans() -> None:
    mine = {"dice": {"farmer": 1}, "buildings": [TOP]}
    position = claiming("farmer", mine, shown=["farmer-1"], deck=["farmer-8", "rest"])
    assert named(does(position, "draw"), "cans-gained") == [{"seat": 0, "count": 3}]


def test_who_has_no_strength_takes_no_card_from_the_deck_either() -> None:
    position = claiming("sage", {"buildings": [TOP]}, {"dice": {"sage": 1}}, shown=SAGES)
    assert position.to_act == (1,)
    does(position, "claim sage-1", seat=1)
    assert refuge(position, 0)["buildings"] == [TOP]


def test_ruling_34_two_such_cards_still_take_one_building_for_one_claim() -> None:
    position = claiming("sage", STRONG, shown=SAGES, deck=["sage-9", "sage-10", "rest"])
    position.record.powers[0, POWERS.index("top-of-the-deck")] = 2
    does(position, "draw")
    assert refuge(position, 0)["buildings"] == [TOP, "sage-9"]


def test_ruling_39_the_top_of_the_deck_works_for_the_later_types_of_the_same_season() -> None:
    mine = {"dice": {"tinkerer": 2, "brawler": 1}}
    other = {"dice": {"tinkerer": 1}}
    position = claiming("tinkerer", mine, other, shown=[TOP, CAN])
    assert refusal(position, "draw") == "needs-power"
    does(position, f"claim {TOP}")
    does(position, f"claim {CAN}", seat=1)
    assert (position.to_act, position.decision(0)) == ((0,), "claim")
    before = board(position)["buildings"]["brawler"]["deck"]
    does(position, "draw")
    assert refuge(position, 0)["buildings"] == [TOP, before[0]]


# Two Cans -------------------------------------------------------------------------------------------------------------


def test_ruling_39_the_two_cans_are_taken_at_once() -> None:
    position = claiming("tinkerer", {"dice": {"tinkerer": 1}}, shown=[CANS])
    happened = does(position, f"claim {CANS}")
    assert named(happened, "cans-gained") == [{"seat": 0, "count": 2}]
    assert (refuge(position, 0)["cans"], position.decision(0)) == (2, "feed")


def test_ruling_39_they_are_there_for_feeding_in_the_same_season() -> None:
    position = claiming("tinkerer", {"dice": {"tinkerer": 1}}, shown=[CANS])
    does(position, f"claim {CANS}", "feed")
    assert (refuge(position, 0)["cans"], refuge(position, 0)["feeding_points"]) == (1, 1)


def test_the_two_cans_come_once_in_the_game() -> None:
    position = owner(CANS)
    visit(position, "tower")
    assert refuge(position, 0)["cans"] == 0


def test_a_card_from_the_deck_gives_the_two_cans_too() -> None:
    mine = {"dice": {"tinkerer": 1}, "buildings": [TOP]}
    position = claiming("tinkerer", mine, shown=[CAN], deck=[CANS, "rest"])
    assert named(does(position, "draw"), "cans-gained") == [{"seat": 0, "count": 2}]


def test_ruling_34_a_second_such_card_gives_two_more_cans() -> None:
    position = claiming("tinkerer", {"dice": {"tinkerer": 1}, "cans": 2, "buildings": [CAN]}, shown=[CANS])
    position.record.powers[0, POWERS.index("cans")] = 1
    does(position, f"claim {CANS}")
    assert (refuge(position, 0)["cans"], powers(position, 0)["cans"]) == (4, 2)


# Equipment of each type -----------------------------------------------------------------------------------------------

THREE_KINDS = ["brawler-9", "healer-9", "sage-9"]
"""Two brawlers, two healers and two sages, none of them with equipment."""


def resolved(*buildings: str, event: str = "spring-d", copies: int = 1, **keys: Any) -> int:
    """Return the points of an event for seat 0, who has these buildings and the power so often."""
    season, _, _ = event.partition("-")
    mine = {"dice": {"farmer": 1}, "buildings": [EACH_TYPE, *buildings], **keys}
    position = claiming("farmer", mine, shown=["farmer-9"], season=season, events=[event])
    position.record.powers[0, POWERS.index("equipment-of-each-type")] = copies
    does(position, "claim farmer-9")
    return position.scores()[0]["events"]


def test_it_counts_as_one_equipment_of_each_type_for_an_event() -> None:
    assert resolved(*THREE_KINDS) == 3
    assert resolved(*THREE_KINDS, copies=0) == 0


def test_it_equips_one_survivor_of_each_type_and_does_not_stand_for_one() -> None:
    assert resolved("brawler-9", "healer-9") == 0
    assert resolved("brawler-9", event="spring-a") == 0
    assert resolved("brawler-9", "healer-9", event="spring-a") == 2


def test_it_adds_to_the_equipment_that_is_there() -> None:
    assert resolved("brawler-9", event="spring-b", equipment={"bullet": 1}) == 2
    assert resolved("brawler-9", event="spring-b", equipment={"capsule": 1}) == 0


def test_ruling_34_two_such_cards_count_as_two_of_each_type() -> None:
    assert resolved("brawler-9", event="spring-a", copies=2) == 2
    assert resolved("brawler-9", "healer-9", event="summer-b", copies=2) == 4


def test_ruling_39_gained_in_step_2_it_counts_for_the_event_of_the_season() -> None:
    mine = {"dice": {"tinkerer": 1}, "buildings": THREE_KINDS}
    position = claiming("tinkerer", mine, shown=[EACH_TYPE], events=["spring-d"])
    happened = does(position, f"claim {EACH_TYPE}")
    assert [each["seat"] for each in named(happened, "event-overcome")] == [0]
    assert position.scores()[0]["events"] == 3


def in_missions(mission: str, *, power: bool = True, other: dict[str, Any] | None = None, **keys: Any) -> int:
    """Return the points of a mission for seat 0 at the end of the game, with the power or without."""
    buildings = [*keys.pop("buildings", []), *([EACH_TYPE] if power else [])]
    mine = {"buildings": buildings, "missions": [mission], **keys}
    return table(2, phase="over", refuges=[mine, other or {}]).scores()[0]["missions"]


def test_it_counts_for_missions_about_one_type_of_equipment() -> None:
    for kind in ("bullet", "capsule", "book"):
        for power, points in ((True, 4), (False, 0)):
            assert in_missions(f"four-{kind}s", power=power, equipment={kind: 3}) == points
        rival = {"equipment": {kind: 1}}
        assert in_missions(f"most-{kind}s", equipment={kind: 1}, other=rival) == 6
        assert in_missions(f"most-{kind}s", power=False, equipment={kind: 1}, other=rival) == 0


def test_it_counts_three_times_for_the_most_equipment() -> None:
    assert in_missions("most-equipment", other={"equipment": {"bullet": 2}}) == 6
    assert in_missions("most-equipment", other={"equipment": {"bullet": 3}}) == 0


def test_it_counts_for_the_pairs_of_each_type_of_equipment() -> None:
    three = {"bullet": 3, "capsule": 3, "book": 3}
    assert in_missions("pairs-of-equipment", equipment=three) == 4
    assert in_missions("pairs-of-equipment", power=False, equipment=three) == 0


def test_it_is_no_equipment_token_and_no_survivor() -> None:
    position = owner(EACH_TYPE)
    assert (refuge(position, 0)["equipment"], equipment(position, 0)) == ({}, {})
    assert survivors(position, 0) == {"tinkerer": 1}


# Powers that bring points at the end of the game ----------------------------------------------------------------------

FAILED = ["most-sages", "four-books", "new-building-1"]
"""Missions that fail in a refuge without sages and books; the last one was never placed."""


def test_each_unsuccessful_mission_earns_two_points() -> None:
    assert scored(UNSUCCESSFUL, missions=FAILED) == 6
    assert scored(UNSUCCESSFUL, missions=FAILED[:1]) == 2
    assert scored(UNSUCCESSFUL) == 0
    assert scored(missions=FAILED) == 0


def test_a_successful_mission_earns_its_own_points_only() -> None:
    mine = {"buildings": [UNSUCCESSFUL], "missions": [*FAILED, "fewest-slackers"]}
    score = table(2, phase="over", refuges=[mine]).scores()[0]
    assert (score["missions"], score["powers"]) == (6, 6)


def test_the_missions_of_others_and_new_buildings_that_were_placed_earn_nothing() -> None:
    mine = {"buildings": [UNSUCCESSFUL], "new_buildings": ["new-building-1"]}
    position = table(2, phase="over", refuges=[mine, {"missions": ["most-sages"]}])
    assert [score["powers"] for score in position.scores()] == [0, 0]


def test_ruling_34_two_such_cards_earn_four_points_for_each_unsuccessful_mission() -> None:
    assert scored(UNSUCCESSFUL, UNSUCCESSFUL_TOO, missions=FAILED) == 12


def test_each_tinkerer_of_the_refuge_earns_a_point() -> None:
    assert scored(TINKERERS) == 1
    assert scored(TINKERERS, "healer-14", "sage-14", settled={"tinkerer": 2}) == 5
    assert scored(TINKERERS, "sage-9", settled={"slacker": 3}) == 1
    assert scored("healer-14") == 0


def test_tinkerers_on_a_player_board_earn_nothing() -> None:
    position = owner(TINKERERS, tokens={"tinkerer": 2}, others=[{"settled": {"tinkerer": 2}}])
    assert position.scores()[0]["powers"] == 1


def test_ruling_34_two_such_cards_earn_two_points_for_each_tinkerer() -> None:
    assert scored(TINKERERS, TINKERERS_TOO, settled={"tinkerer": 1}) == 8


@pytest.mark.parametrize(("cards", "points"), [((POINTS,), 4), ((POINTS_TOO,), 4), ((POINTS, POINTS_TOO), 8)])
def test_ruling_34_four_points_at_the_end_and_eight_with_both_cards(cards: tuple[str, ...], points: int) -> None:
    assert scored(*cards) == points


def test_ruling_39_an_end_card_of_the_last_winter_counts() -> None:
    position = claiming("tinkerer", {"dice": {"tinkerer": 1}}, shown=[POINTS], deck=[], season="winter")
    does(position, f"claim {POINTS}")
    assert phase(position) == "over"
    assert position.scores()[0]["powers"] == 4
