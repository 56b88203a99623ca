"""Step 2, acquire buildings: announcing, claiming, and spending what was used."""

from typing import Any

import pytest

from newdawn.core.face import Position
from tests.eden.refuges import PROFESSIONS, Refuge, announcing, does, refusal, scene
from tests.eden.tables import board, moves, named, refuge, survivors

HEALERS = ("healer-1", "healer-2")
THREE_HEALERS = ("healer-1", "healer-2", "healer-9")
NOTHING: Refuge = {}
SAGE_LATER: Refuge = {"dice": {"sage": 1}}
"""Somebody whose turn comes with the sages, so that the healers are not the last buildings of the season."""


def healers(count: int, **more: Any) -> Refuge:
    """Return a player board with so many dice that show healers."""
    return {"dice": {"healer": count, **more.pop("dice", {})}, **more}


def strengths(position: Position) -> list[int]:
    return position.record.strength[: position.players].tolist()  # type: ignore[no-any-return]


def claimants(position: Position) -> list[int]:
    """Let everybody take the first card that there is, and return who was asked, in order."""
    order = []
    while position.to_act and position.decision(position.to_act[0]) == "claim":
        order.append(position.to_act[0])
        does(position, moves(position, order[-1])[0], seat=order[-1])
    return order


def announcers(position: Position) -> list[int]:
    """Let everybody announce without wilds, and return who was asked, in order."""
    order = []
    while position.to_act and position.decision(position.to_act[0]) == "announce":
        order.append(position.to_act[0])
        does(position, "done", seat=order[-1])
    return order


# The order of the types -----------------------------------------------------------------------------------------------


def test_buildings_are_distributed_type_by_type_from_left_to_right() -> None:
    position = announcing("tinkerer", {"dice": dict.fromkeys(PROFESSIONS, 1)})
    claimed = []
    while position.decision(0) == "claim":
        claimed.append(moves(position, 0)[0].removeprefix("claim ").split("-")[0])
        does(position, moves(position, 0)[0])
    assert claimed == ["tinkerer", "brawler", "healer", "sage", "farmer"]


@pytest.mark.parametrize("kind", PROFESSIONS)
def test_a_type_that_nobody_has_gathered_is_passed_over_and_its_cards_stay(kind: str) -> None:
    position = announcing("tinkerer", {"dice": {kind: 1}})
    assert (position.decision(0), moves(position, 0, f"claim {kind}")) == ("claim", moves(position, 0))
    rows = board(position)["buildings"]
    assert [len(rows[each]["shown"]) for each in PROFESSIONS] == [2] * 5


def test_after_the_farmers_the_event_is_resolved_and_the_people_are_fed() -> None:
    cards = ("farmer-1", "farmer-2")
    position = announcing("farmer", {"dice": {"farmer": 1}}, shown=cards, events=["spring-a"], first_player=1)
    happened = [event.name for event in does(position, "claim farmer-1")]
    assert happened.index("building-claimed") < happened.index("event-not-overcome") < happened.index("people-fed")


# Announcing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_binoculars_announce_first_and_the_others_follow_clockwise(players: int) -> None:
    for holder in range(players):
        position = announcing("healer", *[healers(1, dice={"wild": 1})] * players, binoculars=holder)
        assert announcers(position) == [(holder + i) % players for i in range(players)]


def test_the_first_player_of_the_season_has_no_say_in_that() -> None:
    position = announcing("healer", *[healers(1, dice={"wild": 1})] * 3, binoculars=2, first_player=1)
    assert position.to_act == (2,)


def test_ruling_5_without_the_binoculars_the_first_player_of_the_season_announces_first() -> None:
    for first in range(3):
        boards = [healers(1, dice={"wild": 1})] * 3
        position = announcing("healer", *boards, binoculars=None, first_player=first)
        assert announcers(position) == [first, (first + 1) % 3, (first + 2) % 3]


def test_strength_is_the_number_of_matching_dice_and_tokens() -> None:
    position = announcing(
        "healer",
        {"dice": {"healer": 2, "sage": 3}, "tokens": {"healer": 1, "farmer": 1}},
        {"tokens": {"healer": 2}},
        {"dice": {"healer": 1}},
        {"dice": {"sage": 5}},
    )
    assert strengths(position) == [3, 2, 1, 0]


def test_dice_and_tokens_of_other_types_and_who_lives_in_the_refuge_add_nothing() -> None:
    position = announcing("healer", {"dice": {"healer": 1, "sage": 4}, "healer": 3}, healers(2))
    assert strengths(position) == [1, 2]


def test_strength_is_announced_aloud() -> None:
    position = announcing("healer", healers(2, dice={"wild": 2}, tokens={"wild": 1}), healers(1))
    happened = does(position, "add die", "add token", "done")
    announced = [event for event in happened if event.name == "strength-announced"]
    assert [event.arguments for event in announced] == [
        {"seat": 0, "profession": "healer", "strength": 4, "wilds": 2},
        {"seat": 1, "profession": "healer", "strength": 1, "wilds": 0},
    ]
    assert [event.audience for event in announced] == [None, None]


def test_strength_is_counted_anew_for_each_type() -> None:
    position = announcing("healer", {"dice": {"healer": 3, "sage": 1}}, {"dice": {"sage": 2}}, shown=HEALERS)
    does(position, "claim healer-1")
    assert strengths(position) == [1, 2]


def test_wild_dice_and_wild_tokens_are_added_one_by_one() -> None:
    position = announcing("healer", healers(1, dice={"wild": 2}, tokens={"wild": 2}))
    does(position, "add die", "add token")
    assert strengths(position)[0] == 3
    assert moves(position, 0) == ["done", "add die", "add token"]
    does(position, "done")
    assert (strengths(position)[0], position.decision(0)) == (3, "claim")


def test_as_many_wilds_as_one_has_may_be_added() -> None:
    position = announcing("healer", healers(1, dice={"wild": 4}, tokens={"wild": 3}))
    does(position, *["add die"] * 4, *["add token"] * 3)
    assert strengths(position)[0] == 8


def test_wilds_need_not_be_added() -> None:
    position = announcing("healer", healers(1, dice={"wild": 4}, tokens={"wild": 3}))
    does(position, "done")
    assert strengths(position)[0] == 1


@pytest.mark.parametrize("wilds", [{"dice": {"wild": 3}}, {"tokens": {"wild": 3}}, {"dice": {"wild": 1, "sage": 2}}])
def test_ruling_4_wilds_alone_are_no_strength(wilds: Refuge) -> None:
    position = announcing("healer", wilds, healers(1), SAGE_LATER, shown=HEALERS)
    assert (position.to_act, position.decision(1), strengths(position)) == ((1,), "claim", [0, 1, 0])
    does(position, "claim healer-1", seat=1)
    # The other card stays: nobody else has a strength of 1 or more. And so do the wilds.
    assert board(position)["buildings"]["healer"]["shown"] == [None, "healer-2"]
    assert (refuge(position, 0)["dice"], refuge(position, 0)["tokens"]) == (
        wilds.get("dice", {}),
        wilds.get("tokens", {}),
    )


@pytest.mark.parametrize(
    "natural", [{"dice": {"healer": 1, "wild": 1}}, {"dice": {"wild": 1}, "tokens": {"healer": 1}}]
)
def test_ruling_4_one_natural_die_or_token_is_enough_to_add_wilds(natural: Refuge) -> None:
    position = announcing("healer", natural)
    does(position, "add die")
    assert strengths(position)[0] == 2


def test_ruling_4_each_wild_serves_once() -> None:
    position = announcing("healer", {"dice": {"healer": 1, "sage": 1, "wild": 1}}, {"dice": {"sage": 2}}, shown=HEALERS)
    does(position, "add die", "claim healer-1")
    # The sages come next, and the wild is gone.
    assert strengths(position) == [1, 2]
    assert position.to_act == (1,)


def test_ruling_4_what_is_not_added_serves_another_type() -> None:
    position = announcing("healer", {"dice": {"healer": 1, "sage": 1, "wild": 1}}, {"dice": {"sage": 2}}, shown=HEALERS)
    does(position, "done", "claim healer-1", "add die")
    assert strengths(position) == [2, 2]
    assert position.to_act == (0,)


def test_who_has_no_wild_is_not_asked() -> None:
    position = announcing("healer", healers(3), healers(1, dice={"wild": 1}))
    assert (position.to_act, position.decision(1)) == ((1,), "announce")


def test_ruling_9_matching_dice_and_tokens_cannot_be_held_back() -> None:
    position = announcing("healer", healers(2, dice={"wild": 1}, tokens={"healer": 1}))
    assert moves(position, 0) == ["done", "add die"]
    does(position, "done")
    assert strengths(position)[0] == 3
    # Without a wild there is not even a question.
    assert strengths(announcing("healer", healers(2, tokens={"healer": 1})))[0] == 3


def test_ruling_14_strength_is_announced_in_turn_and_who_comes_later_knows_what_was_said() -> None:
    position = announcing("healer", *[healers(1, dice={"wild": 2})] * 3, binoculars=1)
    assert position.to_act == (1,)
    assert refusal(position, "add die", seat=2) == "not-your-decision"
    does(position, "add die", "add die", seat=1)
    assert position.to_act == (2,)
    assert position.view(2).record.strength[:3].tolist() == [0, 3, 1]
    assert refusal(position, "done", seat=1) == "not-your-decision"


def test_refused_while_announcing() -> None:
    position = announcing("healer", healers(1, dice={"wild": 1}), healers(1), shown=HEALERS)
    assert refusal(position, "add token") == "no-wild-token"
    assert refusal(position, "claim healer-1") == "not-now"
    assert refusal(position, "feed") == "not-now"
    assert refusal(position, "claim healer-1", seat=1) == "not-your-decision"
    position = announcing("healer", healers(2, dice={"wild": 1}, tokens={"wild": 2}))
    does(position, "add die")
    assert refusal(position, "add die") == "no-wild-die"


# Claiming -------------------------------------------------------------------------------------------------------------


def test_the_strongest_claims_first() -> None:
    for boards in ((1, 2, 3), (3, 1, 2), (2, 3, 1)):
        position = announcing("healer", *(healers(count) for count in boards), {})
        order = sorted(range(3), key=lambda seat: -boards[seat])
        assert claimants(position) == order


def test_wilds_count_like_the_others_when_it_comes_to_claiming() -> None:
    position = announcing("healer", healers(2), healers(1, dice={"wild": 2}))
    does(position, "add die", "add die", seat=1)
    assert claimants(position) == [1, 0]


def test_the_bat_does_not_help_the_weaker() -> None:
    assert claimants(announcing("healer", healers(1), healers(2), bat=0)) == [1, 0]


def test_who_claims_chooses_and_the_next_one_has_what_is_left() -> None:
    position = announcing("healer", healers(1), healers(2), shown=HEALERS)
    assert moves(position, 1) == ["claim healer-1", "claim healer-2"]
    does(position, "claim healer-2", seat=1)
    assert moves(position, 0) == ["claim healer-1"]
    assert refusal(position, "claim healer-2") == "not-shown"
    assert refuge(position, 1)["buildings"] == ["healer-2"]


def test_a_strength_of_one_is_enough_and_less_is_not() -> None:
    position = announcing("healer", healers(1), {"dice": {"sage": 1}}, {}, shown=HEALERS)
    assert position.to_act == (0,)
    does(position, "claim healer-1")
    assert board(position)["buildings"]["healer"]["shown"] == [None, "healer-2"]
    assert position.to_act == (1,)


@pytest.mark.parametrize("bat", range(4))
def test_ruling_7_ties_go_to_the_bat_and_then_clockwise(bat: int) -> None:
    position = announcing("healer", *[healers(2)] * 4, bat=bat)
    assert claimants(position) == [bat, (bat + 1) % 4, (bat + 2) % 4]


@pytest.mark.parametrize(("bat", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])])
def test_ruling_7_a_three_way_tie_is_ordered_by_the_distance_from_the_bat(bat: int, order: list[int]) -> None:
    assert claimants(announcing("healer", healers(2), healers(2), {}, healers(2), bat=bat)) == order


def test_ruling_7_the_holder_of_the_bat_need_not_be_tied() -> None:
    # Seat 2 is the strongest; of the others, who are tied, seat 3 is the next one clockwise from the Bat.
    position = announcing("healer", healers(1), healers(1), healers(3), healers(1), bat=2)
    assert claimants(position) == [2, 3, 0]


def test_ruling_7_two_ties_are_two_orders() -> None:
    position = announcing("healer", healers(1), healers(2), healers(1), healers(2), bat=2)
    assert claimants(position) == [3, 1, 2]


@pytest.mark.parametrize("starter", range(3))
def test_ruling_6_without_the_bat_ties_go_to_who_announced_first_and_then_clockwise(starter: int) -> None:
    order = [starter, (starter + 1) % 3]
    assert claimants(announcing("healer", *[healers(2)] * 3, bat=None, binoculars=starter)) == order
    position = announcing("healer", *[healers(2)] * 3, bat=None, binoculars=None, first_player=starter)
    assert claimants(position) == order


def test_two_players_find_a_card_each() -> None:
    assert claimants(announcing("healer", healers(1), healers(2))) == [1, 0]


def test_ruling_3_of_three_players_one_gets_no_card() -> None:
    position = announcing("healer", healers(3), healers(1), healers(2), shown=HEALERS)
    does(position, "claim healer-1")
    happened = does(position, "claim healer-2", seat=2)
    assert named(happened, "no-building-left") == [{"seat": 1, "profession": "healer"}]
    assert [refuge(position, seat)["buildings"] for seat in range(3)] == [["healer-1"], [], ["healer-2"]]


def test_ruling_3_of_four_players_one_gets_no_card() -> None:
    position = announcing("healer", healers(3), healers(1), healers(2), healers(4), shown=THREE_HEALERS)
    assert claimants(position) == [3, 0, 2]
    assert refuge(position, 1)["buildings"] == []


def test_ruling_3_who_may_draw_from_the_deck_gets_a_card_although_none_lies_out() -> None:
    position = announcing("healer", healers(1, buildings=["tinkerer-7"]), healers(2), healers(3), shown=HEALERS)
    does(position, "claim healer-1", seat=2)
    does(position, "claim healer-2", seat=1)
    assert moves(position, 0) == ["done", "draw"]
    does(position, "draw")
    assert len(refuge(position, 0)["buildings"]) == 2


def test_ruling_10_a_claimant_must_take_a_card() -> None:
    position = announcing("healer", healers(1), healers(2), shown=HEALERS)
    assert moves(position, 1) == ["claim healer-1", "claim healer-2"]
    assert refusal(position, "done", seat=1) == "must-claim"


def test_refused_while_claiming() -> None:
    position = announcing("healer", healers(2), healers(1, dice={"sage": 1}), shown=HEALERS)
    assert refusal(position, "claim healer-3") == "not-shown"
    assert refusal(position, "claim sage-1") == "other-type"
    assert refusal(position, "draw") == "needs-power"
    assert refusal(position, "add die") == "not-now"
    assert refusal(position, "claim healer-1", seat=1) == "not-your-decision"
    cards = {"healer": {"shown": list(HEALERS), "deck": []}}
    position = announcing("healer", healers(2, buildings=["tinkerer-7"]), buildings=cards)
    assert refusal(position, "draw") == "deck-empty"


# Discarding dice and settling tokens ----------------------------------------------------------------------------------


def test_all_dice_of_the_type_are_discarded_and_the_others_stay() -> None:
    position = announcing("healer", {"dice": {"healer": 3, "sage": 2, "wild": 1}}, shown=HEALERS)
    does(position, "done", "claim healer-1")
    assert refuge(position, 0)["dice"] == {"sage": 2, "wild": 1}


@pytest.mark.parametrize("kind", PROFESSIONS)
def test_tokens_of_the_type_join_the_refuge_as_survivors_of_their_profession(kind: str) -> None:
    cards = (f"{kind}-1", f"{kind}-2")
    position = announcing(kind, {"tokens": {kind: 2}}, shown=cards)
    happened = does(position, f"claim {cards[0]}")
    assert named(happened, "token-settled") == [{"seat": 0, "survivor": kind}] * 2
    assert (refuge(position, 0)["tokens"], refuge(position, 0)["settled"]) == ({}, {kind: 2})
    # One more is printed on the card.
    assert survivors(position, 0) == {kind: 3}


def test_wild_tokens_become_slackers_and_wild_dice_nothing() -> None:
    position = announcing("healer", {"dice": {"healer": 1, "sage": 1, "wild": 2}, "tokens": {"wild": 3}}, shown=HEALERS)
    does(position, "add die", "add token", "add token", "done", "claim healer-1")
    own = refuge(position, 0)
    assert own["settled"] == {"slacker": 2}
    assert (own["dice"], own["tokens"]) == ({"sage": 1, "wild": 1}, {"wild": 1})
    assert survivors(position, 0) == {"healer": 1, "slacker": 2}


def test_dice_are_no_survivors() -> None:
    position = announcing("healer", healers(4), SAGE_LATER, shown=HEALERS)
    does(position, "claim healer-1")
    assert survivors(position, 0) == {"healer": 1}


def test_tokens_are_settled_after_everybody_has_claimed() -> None:
    position = announcing("healer", healers(2, tokens={"healer": 1}), healers(1), shown=HEALERS)
    does(position, "claim healer-1")
    assert (survivors(position, 0), refuge(position, 0)["tokens"]) == ({"healer": 1}, {"healer": 1})
    does(position, "claim healer-2", seat=1)
    assert survivors(position, 0) == {"healer": 2}


def test_ruling_8_who_gets_no_card_spends_dice_tokens_and_wilds_all_the_same() -> None:
    loser = {"dice": {"healer": 1, "wild": 1, "sage": 1}, "tokens": {"healer": 1, "wild": 1}}
    position = announcing("healer", healers(5), loser, healers(5), shown=HEALERS)
    does(position, "add die", "add token", seat=1)
    does(position, "claim healer-1")
    does(position, "claim healer-2", seat=2)
    own = refuge(position, 1)
    assert (own["buildings"], own["dice"], own["tokens"]) == ([], {"sage": 1}, {})
    assert survivors(position, 1) == {"healer": 1, "slacker": 1}


def test_ruling_8_wilds_that_were_not_announced_stay() -> None:
    loser = {"dice": {"healer": 1, "wild": 2, "sage": 1}, "tokens": {"wild": 2}}
    position = announcing("healer", healers(5), loser, healers(5), shown=HEALERS)
    does(position, "add die", "done", seat=1)
    does(position, "claim healer-1")
    does(position, "claim healer-2", seat=2)
    own = refuge(position, 1)
    assert (own["dice"], own["tokens"]) == ({"sage": 1, "wild": 1}, {"wild": 2})


def test_ruling_11_wild_dice_that_are_left_after_the_farmers_are_lost() -> None:
    position = announcing("farmer", {"dice": {"farmer": 1, "wild": 3}}, shown=("farmer-1", "farmer-2"))
    does(position, "done", "claim farmer-1")
    assert position.to_json()["season"] == "summer"
    assert refuge(position, 0)["dice"] == {}
    assert survivors(position, 0) == {"farmer": 1}


def test_ruling_12_wild_tokens_that_are_left_stay_on_the_player_board() -> None:
    own = {"dice": {"farmer": 1}, "tokens": {"wild": 2}}
    position = announcing("farmer", own, shown=("farmer-1", "farmer-2"))
    does(position, "done", "claim farmer-1")
    assert position.to_json()["season"] == "summer"
    assert refuge(position, 0)["tokens"] == {"wild": 2}
    assert survivors(position, 0) == {"farmer": 1}
    # They serve in a later season.
    later = announcing("farmer", own, shown=("farmer-1", "farmer-2"), season="summer")
    does(later, "add token", "add token")
    assert strengths(later)[0] == 3


def test_ruling_12_tokens_of_a_profession_never_stay() -> None:
    for kind in PROFESSIONS:
        position = announcing("tinkerer", {"tokens": {kind: 1}})
        does(position, moves(position, 0)[0])
        assert refuge(position, 0)["tokens"] == {}


# All of it together ---------------------------------------------------------------------------------------------------


def test_a_season_of_three_players() -> None:
    """Seat 2 has the Binoculars, seat 1 the Bat; both cards of the healers and one of the sages go."""
    cards = {"healer": {"shown": ["healer-1", "healer-9"]}, "sage": {"shown": ["sage-1", "sage-9"]}}
    boards = [
        {"dice": {"healer": 2, "sage": 1}},
        {"dice": {"healer": 1, "wild": 1}, "tokens": {"wild": 1}},
        {"dice": {"healer": 1, "wild": 1}},
    ]
    position = scene(
        "announcing", *boards, acquiring={"type": "tinkerer"}, board={"bat": 1, "binoculars": 2, "buildings": cards}
    )
    does(position, "add die", seat=2)
    does(position, "add token", "done", seat=1)
    # All three have a strength of 2: the Bat first, then clockwise, and nothing for seat 0.
    does(position, "claim healer-9", seat=1)
    does(position, "claim healer-1", seat=2)
    assert refuge(position, 1)["dice"] == {"wild": 1}
    does(position, "claim sage-1")
    assert [survivors(position, seat) for seat in range(3)] == [{"sage": 1}, {"healer": 2, "slacker": 1}, {"healer": 1}]
    assert refuge(position, 1)["dice"] == {}
