"""The five locations: what a player does there, when it cannot be done, and what happens at the limit."""

from typing import Any

import pytest

from newdawn.core.face import Position
from newdawn.eden.names import EQUIPMENT, FACES, PROFESSIONS
from tests.eden.scenes import ALL_MISSIONS, does, gathering, refusal, run_to, visit
from tests.eden.tables import board, equipment, moves, named, refuge, survivors, table

EVENTS_UP = ["spring-a", "spring-b", "spring-c"]
LAST_ONE_UP: list[Any] = [{"event": "spring-a", "flipped": True}, "spring-b", {"event": "spring-c", "flipped": True}]


def arrived(location: str, players: int = 2, **keys: Any) -> Position:
    """Return a position in which seat 0 has just taken its first die at a location; more as for `gathering`."""
    position = gathering(players, **keys)
    visit(position, location)
    return position


def short_deck(*deck: str, **keys: Any) -> Position:
    """Return a position in which seat 0 is about to take a die and the mission deck has these cards only."""
    rest = [mission for mission in ALL_MISSIONS if mission not in deck]
    return gathering(2, board={"missions": list(deck)}, others=[{"missions": rest}], **keys)


# Tower ----------------------------------------------------------------------------------------------------------------


def test_at_the_tower_one_of_the_events_still_face_up_is_flipped() -> None:
    position = arrived("tower", board={"events": EVENTS_UP})
    assert position.decision(0) == "flip-event"
    assert moves(position, 0) == ["flip spring-a", "flip spring-b", "flip spring-c"]
    happened = does(position, "flip spring-b")
    assert named(happened, "event-flipped") == [{"seat": 0, "event": "spring-b"}]
    assert board(position)["events"] == ["spring-a", {"event": "spring-b", "flipped": True}, "spring-c"]
    assert position.to_act == (1,)


def test_an_event_that_is_face_down_or_not_there_cannot_be_flipped() -> None:
    position = arrived("tower", board={"events": EVENTS_UP})
    assert refusal(position, "flip spring-d") == "event-not-shown"
    assert refusal(position, "flip summer-a") == "event-not-shown"
    does(position, "flip spring-b")
    visit(position, "tower", seat=1)
    assert refusal(position, "flip spring-b", seat=1) == "event-flipped"
    assert moves(position, 1) == ["flip spring-a", "flip spring-c"]


def test_an_event_must_be_flipped() -> None:
    position = arrived("tower")
    for move in ("done", "bat", "recruit wild", "keep most-sages"):
        assert refusal(position, move) == "not-now"


def test_ruling_16_the_first_visitor_of_the_season_takes_the_heroine_and_the_second_does_not() -> None:
    position = gathering(3)
    happened = visit(position, "tower")
    assert named(happened, "heroine-taken") == [{"seat": 0}]
    does(position, moves(position, 0)[0])
    assert board(position)["heroine"] == 0
    happened = visit(position, "tower", seat=1)
    assert named(happened, "heroine-taken") == []
    assert board(position)["heroine"] == 0


def test_ruling_16_the_same_player_may_come_to_the_tower_twice() -> None:
    position = gathering(2, board={"events": EVENTS_UP})
    visit(position, "tower")
    does(position, "flip spring-a")
    visit(position, "restaurant", seat=1)
    visit(position, "tower")
    does(position, "flip spring-c")
    assert [event for event in board(position)["events"] if isinstance(event, str)] == ["spring-b"]
    assert board(position)["heroine"] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_16_two_dice_at_the_tower_leave_one_event_face_up(players: int) -> None:
    position = gathering(players)
    run_to(position, "announcing")
    assert position.record.flipped.sum() == 2


def test_ruling_16_the_last_event_is_never_flipped() -> None:
    position = gathering(2, board={"events": LAST_ONE_UP})
    happened = visit(position, "tower")
    assert named(happened, "event-flipped") == []
    assert (board(position)["events"], board(position)["heroine"]) == (LAST_ONE_UP, 0)
    assert (refuge(position, 0)["dice"] != {}, position.to_act) == (True, (1,))


def test_ruling_16_the_heroine_comes_back_for_the_next_season() -> None:
    position = table(2, phase="feeding", board={"heroine": 0})
    assert "heroine" not in board(position)
    assert named(visit(position, "tower"), "heroine-taken") == [{"seat": 0}]


# Bridge ---------------------------------------------------------------------------------------------------------------


def test_at_the_bridge_three_missions_are_drawn_and_one_is_kept() -> None:
    deck = ["most-sages", "binoculars", "four-books", "ten-slackers", "rest"]
    position = gathering(2, board={"missions": deck})
    happened = visit(position, "bridge")
    assert named(happened, "missions-drawn") == [{"seat": 0, "count": 3}]
    assert moves(position, 0) == ["keep most-sages", "keep binoculars", "keep four-books"]
    does(position, "keep binoculars")
    assert refuge(position, 0)["missions"] == ["binoculars"]
    assert position.to_act == (1,)


def test_the_two_missions_that_are_not_kept_are_tucked_under_the_deck() -> None:
    deck = ["most-sages", "binoculars", "four-books", "ten-slackers", "rest"]
    position = gathering(2, board={"missions": deck})
    before = board(position)["missions"]
    visit(position, "bridge")
    does(position, "keep binoculars")
    after = board(position)["missions"]
    assert after[0] == "ten-slackers"
    assert after[:-2] == before[3:]
    assert {entry["mission"] for entry in after[-2:]} == {"most-sages", "four-books"}


def test_missions_of_earlier_seasons_stay_in_hand_and_there_is_no_limit_to_them() -> None:
    held = ["most-brawlers", "most-healers", "two-powers", "most-powers", "new-building-8"]
    position = gathering(2, missions=held, board={"missions": ["binoculars", "rest"]})
    visit(position, "bridge")
    does(position, "keep binoculars")
    assert set(refuge(position, 0)["missions"]) == {*held, "binoculars"}


def test_at_the_bridge_a_mission_must_be_kept_and_only_one_that_was_drawn() -> None:
    position = arrived("bridge", missions=["two-powers"], board={"missions": ["most-sages", "rest"]})
    assert refusal(position, "done") == "must-keep-mission"
    assert refusal(position, "keep two-powers") == "mission-not-drawn"
    assert refusal(position, "bat") == "not-now"
    does(position, "keep most-sages")
    assert refusal(position, "keep most-sages") == "not-your-decision"


@pytest.mark.parametrize(("left", "size"), [(("most-sages", "two-powers"), 2), (("most-sages",), 1)])
def test_ruling_41_of_a_short_deck_as_many_missions_are_drawn_as_there_are(left: tuple[str, ...], size: int) -> None:
    position = short_deck(*left)
    happened = visit(position, "bridge")
    assert named(happened, "missions-drawn") == [{"seat": 0, "count": size}]
    assert moves(position, 0) == [f"keep {mission}" for mission in left]
    does(position, "keep most-sages")
    assert refuge(position, 0)["missions"] == ["most-sages"]
    assert [entry["mission"] for entry in board(position)["missions"]] == list(left[1:])


def test_ruling_45_with_an_empty_mission_deck_the_die_is_taken_and_the_action_skipped() -> None:
    position = short_deck()
    happened = visit(position, "bridge")
    assert [event.name for event in happened] == ["die-taken"]
    assert (refuge(position, 0)["missions"], position.to_act) == ([], (1,))


# Restaurant -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cans", [0, 3, 30])
def test_at_the_restaurant_one_takes_a_can_and_keeps_any_number_of_them(cans: int) -> None:
    position = gathering(2, cans=cans)
    happened = visit(position, "restaurant")
    assert named(happened, "cans-gained") == [{"seat": 0, "count": 1}]
    assert (refuge(position, 0)["cans"], position.to_act) == (cans + 1, (1,))


def test_the_restaurant_never_runs_out_of_cans() -> None:
    position = gathering(2, others=[{"cans": 30}])
    visit(position, "restaurant")
    assert refuge(position, 0)["cans"] == 1


# City Center ----------------------------------------------------------------------------------------------------------


def test_ruling_15_the_choice_in_the_city_center_is_an_equipment_the_bat_or_the_binoculars() -> None:
    position = arrived("city-center", board={"equipment": {"bullet": 1, "book": 2}})
    assert position.decision(0) == "choose-in-city"
    assert moves(position, 0) == ["equip bullet", "equip book", "bat", "binoculars"]


@pytest.mark.parametrize("kind", EQUIPMENT)
def test_an_equipment_token_joins_the_refuge_for_good(kind: str) -> None:
    position = arrived("city-center", board={"equipment": {"bullet": 1, "capsule": 1, "book": 1}})
    happened = does(position, f"equip {kind}")
    assert named(happened, "equipment-taken") == [{"seat": 0, "equipment": kind}]
    assert (refuge(position, 0)["equipment"], equipment(position, 0)) == ({kind: 1}, {kind: 1})
    assert kind not in board(position)["equipment"]
    run_to(position, "gathering", season=1)
    assert refuge(position, 0)["equipment"][kind] >= 1


def test_ruling_15_one_takes_one_of_them_only() -> None:
    for move in ("equip bullet", "bat", "binoculars"):
        position = arrived("city-center", board={"equipment": {"bullet": 1, "capsule": 1, "book": 1}})
        does(position, move)
        assert position.to_act == (1,)


def test_equipment_that_is_not_there_cannot_be_taken() -> None:
    position = arrived("city-center", board={"equipment": {"bullet": 3}})
    assert refusal(position, "equip book") == "equipment-not-there"
    assert refusal(position, "equip bullet") is None


def test_ruling_15_the_bat_and_the_binoculars_are_there_once() -> None:
    position = arrived("city-center", players=3)
    assert named(does(position, "bat"), "bat-taken") == [{"seat": 0}]
    visit(position, "city-center", seat=1)
    assert refusal(position, "bat", seat=1) == "bat-taken"
    assert named(does(position, "binoculars", seat=1), "binoculars-taken") == [{"seat": 1}]
    visit(position, "city-center", seat=2)
    assert refusal(position, "binoculars", seat=2) == "binoculars-taken"
    assert (board(position)["bat"], board(position)["binoculars"]) == (0, 1)


@pytest.mark.parametrize("token", ["bat", "binoculars"])
def test_a_refusal_says_who_has_the_token(token: str) -> None:
    position = arrived("city-center", players=3, board={token: 2})
    reason = position.why_not(0, token)
    assert reason is not None
    assert (reason.name, reason.arguments) == (f"{token}-taken", {"seat": 2})


def test_one_player_may_have_both_the_bat_and_the_binoculars() -> None:
    position = arrived("city-center")
    does(position, "bat")
    visit(position, "restaurant", seat=1)
    visit(position, "city-center")
    does(position, "binoculars")
    assert (board(position)["bat"], board(position)["binoculars"]) == (0, 0)


def test_the_bat_and_the_binoculars_are_kept_until_the_end_of_the_season() -> None:
    for token in ("bat", "binoculars"):
        position = arrived("city-center")
        does(position, token)
        run_to(position, "announcing")
        assert board(position)[token] == 0
        run_to(position, "gathering", season=1)
        assert token not in board(position)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_15_five_dice_take_all_that_there_is_in_the_city_center(players: int) -> None:
    position = gathering(players)
    run_to(position, "announcing")
    found = board(position)
    assert found["equipment"] == {}
    assert {"bat", "binoculars"} <= set(found)


def test_in_the_city_center_something_must_be_chosen() -> None:
    position = arrived("city-center")
    for move in ("done", "recruit wild", "flip spring-a", "take restaurant sage"):
        assert refusal(position, move) == "not-now"


def test_ruling_45_in_an_empty_city_center_the_die_is_taken_and_the_action_skipped() -> None:
    held = {"equipment": {"bullet": 3}}
    position = gathering(2, others=[held], board={"equipment": {}, "bat": 1, "binoculars": 1})
    happened = visit(position, "city-center")
    assert [event.name for event in happened] == ["die-taken"]
    assert (sum(refuge(position, 0)["dice"].values()), position.to_act) == (1, (1,))


# Train Station --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", FACES)
def test_at_the_train_station_one_takes_a_survivor_token_onto_the_player_board(face: str) -> None:
    position = arrived("train-station", board={"station": {face: 2, "sage": 3}})
    happened = does(position, f"recruit {face}")
    assert named(happened, "token-taken") == [{"seat": 0, "face": face}]
    assert refuge(position, 0)["tokens"] == {face: 1}
    assert (refuge(position, 0)["settled"], survivors(position, 0)) == ({}, {})
    assert position.to_act == (1,)


def test_lucy_takes_a_healer_die_and_then_a_wild_token() -> None:
    """The rulebook's example: the die and the token have nothing to do with each other."""
    position = gathering(2, dice={"train-station": {"healer": 2, "sage": 1}}, board={"station": {"wild": 2, "sage": 4}})
    does(position, "take train-station healer", "recruit wild")
    own = refuge(position, 0)
    assert (own["dice"], own["tokens"]) == ({"healer": 1}, {"wild": 1})
    assert board(position)["station"] == {"wild": 1, "sage": 4}


def test_only_tokens_that_lie_there_can_be_taken() -> None:
    position = arrived("train-station", board={"station": {"sage": 1, "wild": 1}})
    assert moves(position, 0) == ["recruit sage", "recruit wild"]
    assert refusal(position, "recruit farmer") == "token-not-there"
    for move in ("done", "bat", "equip book"):
        assert refusal(position, move) == "not-now"


def test_tokens_of_the_seasons_to_come_cannot_be_taken() -> None:
    stacks = {"summer": ["farmer"] * 4 + ["sage", "sage"]}
    station = {"healer": 2, "wild": 4}
    position = arrived("train-station", board={"station": station, "station_stacks": stacks})
    assert refusal(position, "recruit farmer") == "token-not-there"


@pytest.mark.parametrize("face", FACES)
def test_ruling_13_a_player_board_has_room_for_any_number_of_tokens(face: str) -> None:
    held = {**dict.fromkeys(PROFESSIONS, 3), "wild": 7}
    position = arrived("train-station", season="winter", tokens=held, board={"station": {face: 1}})
    does(position, f"recruit {face}")
    assert refuge(position, 0)["tokens"] == {**held, face: held[face] + 1}


def test_two_players_leave_three_tokens_which_are_discarded_and_more_players_none() -> None:
    for players, left in ((2, 3), (3, 0), (4, 0)):
        position = gathering(players)
        run_to(position, "announcing")
        assert sum(board(position)["station"].values()) == left
        run_to(position, "gathering", season=1)
        assert sum(board(position)["station"].values()) == 6


def test_ruling_45_at_an_empty_train_station_the_die_is_taken_and_the_action_skipped() -> None:
    position = gathering(2, board={"station": {}})
    happened = visit(position, "train-station")
    assert [event.name for event in happened] == ["die-taken"]
    assert (refuge(position, 0)["tokens"], position.to_act) == ({}, (1,))
