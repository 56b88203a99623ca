"""New Buildings: the 8 mission cards that their owner may place as an additional building, at any moment."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from newdawn.core.face import Position
from tests.eden.refuges import (
    EQUIPMENT,
    GAINS,
    NEEDS,
    SURVIVORS,
    Refuge,
    announcing,
    does,
    feeding,
    final,
    refusal,
    scene,
    scored,
)
from tests.eden.tables import equipment, moves, named, refuge, survivors

every_card = pytest.mark.parametrize("card", NEEDS)

HEALERS_AND_SAGES: Refuge = {"healer": 2, "sage": 2}
"""Those whom New Building 1 needs, and no other one."""
FIRST: Refuge = {**HEALERS_AND_SAGES, "missions": ["new-building-1"]}
"""A refuge that can place New Building 1: a brawler with a bullet."""
SECRET: Refuge = {**HEALERS_AND_SAGES, "missions": ["most-sages"]}
"""A refuge that looks just the same to others, but holds a secret mission."""


def fitting(card: str, **keys: Any) -> Refuge:
    """Return a refuge with the survivors on the left side of a New Building, just those, and the card in hand."""
    return {**NEEDS[card], "missions": [card], **keys}


def only(counts: Counter[str], words: tuple[str, ...]) -> dict[str, int]:
    return {word: counts[word] for word in words if counts[word]}


# Each card ------------------------------------------------------------------------------------------------------------


@every_card
def test_a_new_building_is_placed_and_gives_what_its_right_side_shows(card: str) -> None:
    position = scene("gathering", fitting(card))
    happened = does(position, f"place {card}")
    own = refuge(position, 0)
    assert (own["missions"], own["new_buildings"]) == ([], [card])
    assert survivors(position, 0) == only(NEEDS[card] + GAINS[card], SURVIVORS)
    assert equipment(position, 0) == only(GAINS[card], EQUIPMENT)
    assert own["cans"] == GAINS[card]["can"]
    assert len(named(happened, "new-building-placed")) == 1


@every_card
def test_the_survivors_that_it_needs_are_not_spent(card: str) -> None:
    position = scene("gathering", fitting(card))
    before = refuge(position, 0)
    does(position, f"place {card}")
    after = refuge(position, 0)
    assert (after["buildings"], after["settled"]) == (before["buildings"], before["settled"])


@every_card
def test_one_survivor_short_is_too_little(card: str) -> None:
    for kind, count in NEEDS[card].items():
        own = {**fitting(card), kind: count - 1}
        position = scene("gathering", own)
        assert refusal(position, f"place {card}") == "needs-survivors"
        reason = position.why_not(0, f"place {card}")
        assert reason is not None
        assert reason.arguments == {"survivor": kind, "count": count}


@every_card
def test_more_survivors_than_it_needs_do_no_harm(card: str) -> None:
    own = {**dict.fromkeys(NEEDS[card], 3), "missions": [card]}
    assert refusal(scene("gathering", own), f"place {card}") is None


@every_card
def test_only_who_holds_the_card_can_place_it(card: str) -> None:
    position = scene("gathering", {**NEEDS[card], "missions": ["most-sages"]}, {"missions": [card]})
    assert refusal(position, f"place {card}") == "mission-not-held"
    assert refusal(position, f"place {card}", seat=1) == "needs-survivors"


@every_card
def test_it_cannot_be_placed_twice(card: str) -> None:
    position = scene("gathering", fitting(card))
    does(position, f"place {card}")
    assert refusal(position, f"place {card}") == "mission-not-held"


@every_card
def test_in_hand_it_is_worth_nothing(card: str) -> None:
    position = final(fitting(card))
    assert scored(position, "total") == [0, 0]
    assert equipment(position, 0) == {}


@every_card
def test_it_is_told_to_everybody_when_it_is_placed(card: str) -> None:
    position = scene("gathering", fitting(card))
    assert {event.audience for event in does(position, f"place {card}")} == {None}
    assert position.view(1).to_json()["refuges"][0]["new_buildings"] == [card]


# At any moment --------------------------------------------------------------------------------------------------------

DIE: Refuge = {"dice": {"sage": 1}}


def at_location(decision: str) -> Callable[..., Position]:
    """Return a scene in which seat 0 has taken its first die at a location and is asked what to do there."""

    def visiting(own: Refuge) -> Position:
        return scene("gathering", {**own, **DIE, "decision": decision}, active=0)

    return visiting


def taking_a_die(own: Refuge) -> Position:
    return scene("gathering", own)


def keeping_a_mission(own: Refuge) -> Position:
    return scene("gathering", {**own, **DIE, "drawn": ["most-survivors", "binoculars", "two-powers"]})


def after_the_first_die(own: Refuge) -> Position:
    # A power offers a second die.
    own = {**own, **DIE, "buildings": ["tinkerer-4"]}
    return scene("gathering", own, active=0, turn={"first_location": "restaurant"})


def swapping_dice(own: Refuge) -> Position:
    # A power swaps a die of the Tower with another one.
    swap = {"location": "tower", "face": "sage"}
    dice = {"tower": {"sage": 2}, "bridge": {"healer": 2}}
    return scene("gathering", {**own, "buildings": ["tinkerer-3"]}, turn={"swap": swap}, board={"dice": dice})


def adding_wilds(own: Refuge) -> Position:
    return announcing("farmer", {**own, "dice": {"farmer": 1, "wild": 2}})


def claiming(own: Refuge) -> Position:
    return announcing("farmer", {**own, "dice": {"farmer": 1}})


def before_the_event(own: Refuge) -> Position:
    return scene("event", own)


def before_the_end(own: Refuge) -> Position:
    return scene("ending", own)


MOMENTS: dict[str, Callable[..., Position]] = {
    "take-die": taking_a_die,
    "flip-event": at_location("flip-event"),
    "keep-mission": keeping_a_mission,
    "choose-in-city": at_location("choose-in-city"),
    "choose-at-station": at_location("choose-at-station"),
    "after-first-die": after_the_first_die,
    "swap-with": swapping_dice,
    "announce": adding_wilds,
    "claim": claiming,
    "new-buildings": before_the_event,
    "feed": feeding,
}
every_moment = pytest.mark.parametrize(("decision", "moment"), [*MOMENTS.items(), ("new-buildings", before_the_end)])


@every_moment
def test_ruling_24_a_new_building_may_be_placed_at_every_own_decision(
    decision: str, moment: Callable[..., Position]
) -> None:
    position = moment(FIRST)
    assert position.decision(0) == decision
    does(position, "place new-building-1")
    assert survivors(position, 0)["brawler"] == 1


@every_moment
def test_ruling_24_that_is_no_answer_to_the_question(decision: str, moment: Callable[..., Position]) -> None:
    position = moment(FIRST)
    answers = [move for move in moves(position, 0) if not move.startswith("place")]
    does(position, "place new-building-1")
    assert position.decision(0) == decision
    assert [move for move in moves(position, 0) if move != "feed"] == [move for move in answers if move != "feed"]


@every_moment
def test_ruling_24_who_lacks_the_survivors_is_never_offered_the_card(
    decision: str, moment: Callable[..., Position]
) -> None:
    position = moment({**HEALERS_AND_SAGES, "missions": ["new-building-3"]})
    assert refusal(position, "place new-building-3") == "needs-survivors"


def test_ruling_24_a_new_building_may_be_placed_out_of_turn() -> None:
    position = scene("gathering", {}, FIRST, {})
    assert (position.to_act, position.may_act) == ((0,), (0, 1))
    assert moves(position, 1) == ["place new-building-1"]
    does(position, "place new-building-1", seat=1)
    assert survivors(position, 1) == {"brawler": 1, "healer": 2, "sage": 2}
    assert (position.to_act, position.may_act, position.decision(0)) == ((0,), (0,), "take-die")


def test_who_has_no_new_building_to_place_may_not_act_out_of_turn() -> None:
    position = scene("gathering", {}, SECRET, {"missions": ["new-building-1"]})
    assert position.may_act == (0,)
    assert refusal(position, "done", seat=1) == "not-your-decision"


@pytest.mark.parametrize("phase", ["announcing", "claiming"])
def test_ruling_24_also_while_others_acquire_buildings(phase: str) -> None:
    dice = {"dice": {"farmer": 1, "wild": 1}}
    position = scene(phase, dice, FIRST, acquiring={"type": "farmer"}, board={"bat": 0, "binoculars": 0})
    before = position.to_act, position.decision(0)
    does(position, "place new-building-1", seat=1)
    assert (position.to_act, position.decision(0)) == before


def test_ruling_24_as_soon_as_a_claimed_building_brings_who_is_needed() -> None:
    boards = [
        {"dice": {"sage": 2}, "healer": 2, "missions": ["new-building-1"]},
        {"dice": {"sage": 1}},
    ]
    position = announcing("sage", *boards, shown=("sage-9", "sage-10"))
    assert refusal(position, "place new-building-1") == "needs-survivors"
    does(position, "claim sage-9")
    assert (position.to_act, position.may_act) == ((1,), (0, 1))
    does(position, "place new-building-1")
    assert survivors(position, 0) == {"brawler": 1, "healer": 2, "sage": 2}


def test_ruling_24_tokens_bring_who_is_needed_only_once_they_are_settled() -> None:
    boards = [
        {"dice": {"sage": 2}, "tokens": {"sage": 1}, "healer": 2, "missions": ["new-building-1"]},
        {"dice": {"sage": 1, "farmer": 1}},
    ]
    position = announcing("sage", *boards, shown=("sage-1", "sage-2"))
    does(position, "claim sage-1")
    assert refusal(position, "place new-building-1") == "needs-survivors"
    does(position, "claim sage-2", seat=1)
    does(position, "place new-building-1")


def test_ruling_24_not_after_the_end_of_the_game() -> None:
    position = final(FIRST)
    assert refusal(position, "place new-building-1") == "not-your-decision"
    assert position.may_act == ()


# Asked before it is too late ------------------------------------------------------------------------------------------


def test_before_the_event_everybody_who_may_have_one_to_place_is_asked_at_the_same_time() -> None:
    position = scene("event", FIRST, {}, {**HEALERS_AND_SAGES, "missions": ["new-building-2"]}, SECRET)
    assert position.to_act == (0, 2, 3)
    assert [position.decision(seat) for seat in (0, 2, 3)] == ["new-buildings"] * 3
    assert moves(position, 0) == ["done", "place new-building-1"]
    assert moves(position, 2) == moves(position, 3) == ["done"]


def test_ruling_24_after_the_last_building_is_claimed_and_before_the_event() -> None:
    own = {**FIRST, "book": 1, "dice": {"farmer": 1}}
    position = announcing("farmer", own, shown=("farmer-1", "farmer-2"), events=["spring-b"])
    happened = does(position, "claim farmer-1")
    assert position.decision(0) == "new-buildings"
    assert named(happened, "event-overcome") == named(happened, "event-not-overcome") == []
    happened = does(position, "place new-building-1", "done")
    assert named(happened, "event-overcome") == [{"seat": 0, "event": "spring-b", "points": 2}]


def test_a_new_building_placed_before_the_event_counts_for_it() -> None:
    # Two equipped brawlers or sages are needed: a sage, and the brawler of the New Building.
    own = {**FIRST, "book": 1}
    position = scene("event", own, board={"events": ["spring-b"]})
    does(position, "place new-building-1", "done")
    assert scored(position, "events") == [2, 0]
    position = scene("event", own, board={"events": ["spring-b"]})
    does(position, "done")
    assert scored(position, "events") == [0, 0]


def test_ruling_24_between_the_event_and_the_feeding() -> None:
    position = scene("event", FIRST)
    does(position, "done")
    assert position.decision(0) == "feed"
    does(position, "place new-building-1")
    assert survivors(position, 0)["brawler"] == 1


def test_ruling_24_who_has_answered_may_change_their_mind_while_others_think() -> None:
    position = scene("event", FIRST, SECRET)
    does(position, "done")
    assert (position.to_act, position.may_act) == ((1,), (0, 1))
    does(position, "place new-building-1")
    assert position.to_act == (1,)


def test_ruling_24_before_the_end_scoring() -> None:
    position = feeding(
        {**FIRST, "missions": ["new-building-1", "most-brawlers"], "farmer": 1, "cans": 0}, {"brawler": 1}
    )
    does(position, "done")
    assert (position.is_over, position.decision(0)) == (False, "new-buildings")
    does(position, "place new-building-1", "done")
    assert position.is_over
    assert survivors(position, 0)["brawler"] == 1


def test_ruling_24_the_last_new_building_counts_for_missions_and_ties() -> None:
    own = {**FIRST, "missions": ["new-building-1", "most-survivors"]}
    rival = {"slacker": 4}
    position = scene("ending", own, rival)
    does(position, "place new-building-1", "done")
    assert scored(position, "missions") == [6, 0]
    position = scene("ending", own, rival)
    does(position, "done")
    assert scored(position, "missions") == [0, 0]


def test_what_a_new_building_gives_may_be_what_the_next_one_needs() -> None:
    # Two healers, two sages and a brawler: with the second brawler, New Buildings 2, 3 and 8 fit as well.
    cards = ["new-building-1", "new-building-2", "new-building-3", "new-building-8"]
    position = scene("ending", {**HEALERS_AND_SAGES, "brawler": 1, "missions": cards})
    assert moves(position, 0) == ["done", "place new-building-1"]
    does(position, "place new-building-1")
    assert moves(position, 0) == ["done", *(f"place {card}" for card in cards[1:])]
    does(position, *(f"place {card}" for card in cards[1:]), "done")
    assert survivors(position, 0) == {"brawler": 2, "healer": 3, "sage": 3}
    assert equipment(position, 0) == {"bullet": 1, "capsule": 1, "book": 1}
    assert refuge(position, 0)["cans"] == 4


def test_the_same_survivors_serve_for_several_new_buildings() -> None:
    cards = ["new-building-1", "new-building-2", "new-building-3", "new-building-8"]
    position = scene("gathering", {"brawler": 2, "healer": 2, "sage": 2, "missions": cards})
    does(position, *(f"place {card}" for card in cards))
    assert refuge(position, 0)["new_buildings"] == cards


# What others can tell from the question -------------------------------------------------------------------------------


def test_who_is_asked_does_not_depend_on_what_is_in_the_hand() -> None:
    for phase in ("event", "feeding", "ending"):
        season = "winter" if phase == "ending" else "spring"
        with_one, without = (scene(phase, own, {}, season=season) for own in (FIRST, SECRET))
        assert with_one.to_act == without.to_act == (0,)
        assert with_one.view(1) == without.view(1)


def test_who_has_no_mission_in_hand_is_not_asked() -> None:
    position = scene("ending", HEALERS_AND_SAGES, FIRST)
    assert position.to_act == (1,)


def test_whose_refuge_fits_no_new_building_is_not_asked() -> None:
    position = scene("ending", {"healer": 2, "sage": 1, "missions": ["most-sages", "new-building-2"]}, FIRST)
    assert position.to_act == (1,)


@pytest.mark.parametrize("owner", [0, 1])
def test_a_new_building_that_everybody_sees_placed_is_not_asked_for(owner: int) -> None:
    refuges: list[Refuge] = [{**SECRET}, {}]
    if owner == 0:
        # Its brawler makes nothing else fit.
        refuges[0]["new_buildings"] = ["new-building-1"]
    else:
        refuges[1]["new_buildings"] = ["new-building-1"]
    assert scene("ending", *refuges).is_over


def test_after_the_placement_the_question_stands_although_no_other_card_is_there() -> None:
    position = scene("ending", FIRST)
    does(position, "place new-building-1")
    assert moves(position, 0) == ["done"]


# Who counts, and what it counts as ------------------------------------------------------------------------------------


def test_ruling_17_the_heroine_does_not_help_to_place_a_new_building() -> None:
    own = {"healer": 2, "sage": 1, "missions": ["new-building-1"]}
    position = scene("gathering", own, board={"heroine": 0})
    assert refusal(position, "place new-building-1") == "needs-survivors"


def test_dice_and_tokens_on_the_player_board_do_not_help() -> None:
    own = {"healer": 2, "sage": 1, "missions": ["new-building-1"], "dice": {"sage": 2}, "tokens": {"sage": 1}}
    assert refusal(scene("gathering", own, active=0), "place new-building-1") == "needs-survivors"


def test_ruling_12_wild_tokens_are_no_slackers_for_a_new_building() -> None:
    own = {"tinkerer": 2, "slacker": 1, "tokens": {"wild": 3}, "missions": ["new-building-7"]}
    assert refusal(scene("gathering", own), "place new-building-7") == "needs-survivors"
    own = {"tinkerer": 2, "slacker": 2, "missions": ["new-building-7"]}
    assert refusal(scene("gathering", own), "place new-building-7") is None


def test_equipment_is_not_needed() -> None:
    assert refusal(scene("gathering", {**FIRST, "capsule": 0, "book": 0}), "place new-building-1") is None


def test_ruling_22_its_survivors_are_population() -> None:
    position = feeding({**FIRST, "cans": 2})
    does(position, "place new-building-1")
    assert named(does(position, "feed"), "people-fed") == [{"seat": 0, "population": 5, "cans": 2, "points": 2}]


def test_ruling_25_a_new_building_placed_makes_thirteen() -> None:
    cards = [f"{kind}-{number}" for number in (1, 2, 9) for kind in ("brawler", "healer", "sage", "farmer")]
    own = {"buildings": cards, "missions": ["thirteen-buildings", "new-building-8"]}
    position = scene("ending", own)
    assert scored(position, "missions") == [0, 0]
    does(position, "place new-building-8", "done")
    assert scored(position, "missions") == [6, 0]


def test_ruling_26_an_unplaced_new_building_is_an_unsuccessful_mission() -> None:
    own = {**FIRST, "buildings": ["tinkerer-10"]}
    placed, unplaced = (scene("ending", own) for _ in range(2))
    does(placed, "place new-building-1", "done")
    does(unplaced, "done")
    assert (scored(placed, "powers"), scored(unplaced, "powers")) == ([0, 0], [2, 0])
