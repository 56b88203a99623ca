"""Step 1, gather survivors: whose turn it is, how many dice everybody takes, and that a die keeps its face."""

from collections import Counter

import pytest

from newdawn.core.events import Event
from newdawn.core.face import IllegalMove
from newdawn.eden.names import FACES, LOCATIONS
from tests.eden.scenes import does, gathering, phase, refusal, run_to, visit
from tests.eden.tables import board, moves, named, refuge, survivors, table

SHARE = {2: 7, 3: 6, 4: 5}
"""The dice that everybody takes each season."""


def takers(happened: list[Event]) -> list[int]:
    """Return who took the dice, one after another."""
    return [die["seat"] for die in named(happened, "die-taken")]


# Turn order -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "first_player"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1), (4, 3)])
def test_the_first_player_begins_and_turns_go_clockwise(players: int, first_player: int) -> None:
    happened = run_to(gathering(players, first_player=first_player), "announcing")
    clockwise = [(first_player + i) % players for i in range(players)]
    assert takers(happened) == clockwise * SHARE[players]


def test_a_turn_is_a_die_and_the_action_of_its_location_and_then_the_next_player_has_one() -> None:
    position = gathering(3)
    visit(position, "city-center")
    assert (position.to_act, position.decision(0)) == ((0,), "choose-in-city")
    assert refusal(position, moves(position, 0)[0], seat=1) == "not-your-decision"
    does(position, "bat")
    assert (position.to_act, position.decision(1)) == ((1,), "take-die")


def test_nobody_takes_a_die_out_of_turn_or_passes() -> None:
    position = gathering(2, dice={"tower": {"sage": 2}})
    assert refusal(position, "take tower sage", seat=1) == "not-your-decision"
    assert refusal(position, "done") == "not-now"


@pytest.mark.parametrize(
    "move", ["recruit sage", "bat", "binoculars", "equip book", "flip spring-a", "keep most-sages"]
)
def test_there_is_no_action_without_a_die(move: str) -> None:
    assert refusal(gathering(), move) == "not-now"


@pytest.mark.parametrize("location", ["tower", "bridge", "city-center", "train-station"])
def test_the_action_of_the_location_must_be_performed(location: str) -> None:
    position = gathering()
    visit(position, location)
    assert refusal(position, "done") in ("not-now", "must-keep-mission")
    assert refusal(position, "take restaurant sage") == "not-now"
    assert position.to_act == (0,)


def test_the_next_season_begins_with_the_player_who_had_the_binoculars() -> None:
    position = table(3, phase="feeding", first_player=0, board={"binoculars": 2, "bat": 1})
    assert (position.to_json()["season"], position.to_act) == ("summer", (2,))
    visit(position, "restaurant", seat=2)
    assert position.to_act == (0,)


# How many dice --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "share"), SHARE.items())
def test_ruling_2_everybody_takes_seven_dice_with_two_players_six_with_three_and_five_with_four(
    players: int, share: int
) -> None:
    position = gathering(players)
    happened = run_to(position, "announcing")
    assert Counter(takers(happened)) == dict.fromkeys(range(players), share)
    assert not any(board(position)["dice"].values())


@pytest.mark.parametrize(("players", "share"), SHARE.items())
def test_ruling_2_nobody_can_hold_more_dice_than_that(players: int, share: int) -> None:
    with pytest.raises(ValueError, match=rf"refuges\[0\].dice.*at most {share} dice"):
        table(players, phase="announcing", refuges=[{"dice": {"sage": share, "wild": 1}}])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_dice_are_taken_from_every_location(players: int) -> None:
    position = gathering(players)
    full = {location: sum(faces.values()) for location, faces in board(position)["dice"].items()}
    taken = Counter(die["location"] for die in named(run_to(position, "announcing"), "die-taken"))
    assert taken == full


def test_buildings_are_acquired_after_the_last_die() -> None:
    others = [{"dice": {"sage": 3, "farmer": 4}}]
    left = {"restaurant": {"wild": 1}}
    document = {"active": 0, "board": {"dice": left}, "refuges": [{"dice": {"tinkerer": 6}}, *others]}
    position = table(2, **document)
    assert moves(position, 0) == ["take restaurant wild"]
    does(position, "take restaurant wild")
    assert (phase(position), position.to_act, position.decision(0)) == ("announcing", (0,), "announce")


def test_a_player_with_all_dice_has_no_turn_any_more() -> None:
    others = [{"dice_taken": 7}]
    position = gathering(2, active=0, dice={"restaurant": {"sage": 2}}, dice_taken=5, others=others)
    happened = visit(position, "restaurant")
    assert (position.to_act, named(happened, "strength-announced")) == ((0,), [])


# Faces ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES)
def test_a_die_keeps_its_face(face: str) -> None:
    position = gathering(2, dice={"restaurant": {face: 2}})
    happened = does(position, f"take restaurant {face}")
    assert named(happened, "die-taken") == [{"seat": 0, "location": "restaurant", "face": face}]
    assert refuge(position, 0)["dice"] == {face: 1}
    assert board(position)["dice"]["restaurant"] == {face: 1}


def test_the_dice_that_stay_are_not_rolled_again_during_the_season() -> None:
    position = gathering(3)
    left = board(position)["dice"]
    while phase(position) == "gathering":
        seat = position.to_act[0]
        for die in named(does(position, moves(position, seat)[0], seat=seat), "die-taken"):
            faces = left[die["location"]]
            faces[die["face"]] -= 1
            left[die["location"]] = {face: count for face, count in faces.items() if count}
        assert board(position)["dice"] == left


def test_what_was_gathered_is_on_the_player_board_when_step_2_begins() -> None:
    position = gathering(2)
    gathered: list[Counter[str]] = [Counter(), Counter()]
    while phase(position) == "gathering":
        held = [Counter(refuge(position, seat)["dice"]) for seat in range(2)]
        assert held == gathered
        seat = position.to_act[0]
        for die in named(does(position, moves(position, seat)[0], seat=seat), "die-taken"):
            gathered[seat][die["face"]] += 1
    assert [sum(dice.values()) for dice in gathered] == [7, 7]


def test_dice_are_no_survivors_of_the_refuge() -> None:
    position = gathering(2, dice={"restaurant": {"farmer": 2}})
    does(position, "take restaurant farmer")
    assert survivors(position, 0) == {}


def test_two_dice_with_the_same_face_at_one_location_are_one_choice() -> None:
    position = gathering(2, dice={"tower": {"sage": 2}, "bridge": {"wild": 1, "sage": 1}})
    assert moves(position, 0, "take tower") == ["take tower sage"]
    assert moves(position, 0, "take bridge") == ["take bridge sage", "take bridge wild"]


def test_a_die_that_is_not_there_cannot_be_taken() -> None:
    position = gathering(2, dice={"restaurant": {"sage": 1, "wild": 1}})
    assert refusal(position, "take restaurant healer") == "no-such-die"
    does(position, "take restaurant sage")
    assert refusal(position, "take restaurant sage", seat=1) == "no-such-die"
    assert refusal(position, "take restaurant wild", seat=1) is None


def test_a_refusal_names_the_die_that_is_missing_and_changes_nothing() -> None:
    position = gathering(2, dice={"restaurant": {"sage": 1, "wild": 1}})
    before = position.to_bytes()
    reason = position.why_not(0, "take restaurant healer")
    assert reason is not None
    assert reason.arguments == {"location": "restaurant", "face": "healer"}
    with pytest.raises(IllegalMove, match="take restaurant healer"):
        position.play(0, "take restaurant healer")
    assert position.to_bytes() == before


def test_all_dice_are_rolled_anew_for_the_next_season() -> None:
    position = table(4, phase="feeding")
    found = board(position)["dice"]
    assert [sum(found[location].values()) for location in LOCATIONS] == [2, 3, 4, 5, 6]
    assert all(refuge(position, seat)["dice"] == {} for seat in range(4))
