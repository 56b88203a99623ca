"""Step 4, prepare the next season; and the end of the last one."""

from itertools import pairwise
from typing import Any

import pytest

from newdawn.core.face import Position
from tests.eden.refuges import EQUIPMENT, PROFESSIONS, SEASONS, Refuge, announcing, does, refusal, scene, scored
from tests.eden.tables import EDEN, board, equipment, moves, named, refuge, survivors

HUNGRY: Refuge = {"slacker": 1, "cans": 1}
"""Somebody who decides whether to open a Can: the season ends after that."""

# The dice of each location by the number of players.
DICE = {
    2: {"tower": 2, "bridge": 2, "restaurant": 2, "city-center": 5, "train-station": 3},
    3: {"tower": 2, "bridge": 2, "restaurant": 3, "city-center": 5, "train-station": 6},
    4: {"tower": 2, "bridge": 3, "restaurant": 4, "city-center": 5, "train-station": 6},
}
every_table = pytest.mark.parametrize("players", [2, 3, 4])
not_the_last = pytest.mark.parametrize(("season", "following"), list(pairwise(SEASONS)))


def ending(season: str = "spring", players: int = 2, own: Refuge | None = None, **keys: Any) -> Position:
    """Return the last moment of a season: seat 0 feeds its people, and nothing else is to be done."""
    return scene("feeding", {**HUNGRY, **(own or {})}, *[{}] * (players - 1), season=season, **keys)


# Every season but the last --------------------------------------------------------------------------------------------


@not_the_last
def test_the_next_season_begins_when_everybody_is_through_with_feeding(season: str, following: str) -> None:
    position = ending(season)
    assert position.to_json()["season"] == season
    does(position, "feed")
    document = position.to_json()
    assert (document["season"], document["phase"]) == (following, "gathering")
    assert position.decision(0) == "take-die"


def test_the_next_season_waits_for_the_last_one_to_feed() -> None:
    position = scene("feeding", HUNGRY, HUNGRY, {})
    does(position, "feed", seat=1)
    assert position.to_json()["season"] == "spring"
    does(position, "done")
    assert position.to_json()["season"] == "summer"


@every_table
def test_dice_are_rolled_for_each_location_by_the_number_of_players(players: int) -> None:
    position = ending(players=players)
    assert not any(board(position)["dice"].values())
    happened = does(position, "feed")
    dice = board(position)["dice"]
    assert {location: sum(faces.values()) for location, faces in dice.items()} == DICE[players]
    assert len(named(happened, "die-rolled")) == sum(DICE[players].values())


def test_dice_are_rolled_anew() -> None:
    rolls = []
    for seed in range(5):
        position = ending(generator={"seed": seed})
        does(position, "feed")
        rolls.append(board(position)["dice"])
    assert all(roll != rolls[0] for roll in rolls[1:])


@every_table
def test_everybody_may_take_a_full_share_of_dice_again(players: int) -> None:
    position = ending(players=players)
    does(position, "feed")
    assert position.record.dice_taken[:players].tolist() == [0] * players
    assert [refuge(position, seat)["dice"] for seat in range(players)] == [{}] * players


@not_the_last
def test_the_next_six_tokens_come_to_the_train_station(season: str, following: str) -> None:
    stack = ["wild", "tinkerer", "sage", "wild", "farmer", "brawler"]
    position = ending(season, players=3, board={"station": {}, "station_stacks": {following: stack}})
    happened = does(position, "feed")
    assert board(position)["station"] == {"tinkerer": 1, "brawler": 1, "sage": 1, "farmer": 1, "wild": 2}
    assert following not in board(position)["station_stacks"]
    assert len(named(happened, "token-arrived")) == 6


def test_two_players_first_discard_the_tokens_that_are_left_over() -> None:
    stack = ["wild", "tinkerer", "sage", "wild", "farmer", "brawler"]
    left = {"healer": 2, "wild": 1}
    position = ending(board={"station": left, "station_stacks": {"summer": stack}})
    gone = board(position)["tokens_gone"]
    does(position, "feed")
    assert board(position)["station"] == {"tinkerer": 1, "brawler": 1, "sage": 1, "farmer": 1, "wild": 2}
    assert {face: board(position)["tokens_gone"][face] - gone.get(face, 0) for face in left} == left


@pytest.mark.parametrize("players", [3, 4])
def test_three_and_four_players_leave_them_there(players: int) -> None:
    stack = ["wild", "tinkerer", "sage", "wild", "farmer", "brawler"]
    position = ending(players=players, board={"station": {"healer": 1}, "station_stacks": {"summer": stack}})
    does(position, "feed")
    assert board(position)["station"] == {"tinkerer": 1, "brawler": 1, "healer": 1, "sage": 1, "farmer": 1, "wild": 2}


@not_the_last
def test_the_next_three_pieces_of_equipment_come_to_the_city_center(season: str, following: str) -> None:
    stack = ["book", "bullet", "book"]
    keys = {"equipment_stacks": {following: stack}}
    position = ending(season, board=keys)
    before = board(position)["equipment"]
    happened = does(position, "feed")
    arrived = {"bullet": 1, "book": 2}
    after = board(position)["equipment"]
    assert {kind: after.get(kind, 0) - before.get(kind, 0) for kind in EQUIPMENT} == {"capsule": 0, **arrived}
    assert following not in board(position)["equipment_stacks"]
    assert len(named(happened, "equipment-arrived")) == 3


@not_the_last
def test_bat_binoculars_and_heroine_go_back_to_the_board(season: str, following: str) -> None:
    position = ending(season, players=3, board={"bat": 0, "binoculars": 1, "heroine": 2})
    does(position, "feed")
    assert not {"bat", "binoculars", "heroine"} & board(position).keys()


def test_bat_and_binoculars_can_be_taken_anew() -> None:
    position = scene("gathering", {"decision": "choose-in-city", "dice": {"sage": 1}}, {}, board={"bat": 1})
    assert refusal(position, "bat") == "bat-taken"
    position = ending(board={"bat": 1, "binoculars": 1})
    does(position, "feed")
    while position.decision(position.to_act[0]) != "choose-in-city":
        does(position, moves(position, position.to_act[0], "take city-center")[0], seat=position.to_act[0])
    seat = position.to_act[0]
    assert (refusal(position, "bat", seat), refusal(position, "binoculars", seat)) == (None, None)


@every_table
def test_who_had_the_binoculars_begins(players: int) -> None:
    for holder in range(players):
        position = ending(players=players, first_player=0, board={"binoculars": holder})
        happened = does(position, "feed")
        assert (position.to_json()["first_player"], position.to_act) == (holder, (holder,))
        assert named(happened, "first-player") == [{"seat": holder}]


def test_the_bat_does_not_make_anybody_the_first_player() -> None:
    position = ending(players=3, first_player=0, board={"bat": 1, "binoculars": 2})
    does(position, "feed")
    assert position.to_act == (2,)


@not_the_last
def test_three_of_the_four_events_of_the_new_season_lie_face_up(season: str, following: str) -> None:
    left_out = set()
    for seed in range(12):
        position = ending(season, generator={"seed": seed})
        does(position, "feed")
        # A tile that is face down would be written with a word about that.
        events = set(board(position)["events"])
        tiles = {f"{following}-{letter}" for letter in "abcd"}
        assert len(events) == 3
        assert events < tiles
        left_out |= tiles - events
    assert len(left_out) > 1


@every_table
def test_unclaimed_buildings_are_discarded_and_new_ones_laid_out(players: int) -> None:
    shown = {kind: {"shown": [f"{kind}-1", None]} for kind in PROFESSIONS}
    position = ending(players=players, board={"buildings": shown})
    decks = {kind: cards["deck"] for kind, cards in board(position)["buildings"].items()}
    does(position, "feed")
    count = 3 if players == 4 else 2
    for kind, cards in board(position)["buildings"].items():
        assert f"{kind}-1" in cards["discarded"]
        assert cards["shown"] == decks[kind][:count]
        assert cards["deck"] == decks[kind][count:]


@not_the_last
@every_table
def test_end_cards_come_up_in_winter(players: int, season: str, following: str) -> None:
    position = ending(season, players=players)
    does(position, "feed")
    shown = board(position)["buildings"]["tinkerer"]["shown"]
    assert len(shown) == (3 if players == 4 else 2)
    for card in shown:
        assert (int(card.removeprefix("tinkerer-")) >= 10) == (following == "winter")


def test_what_the_players_have_stays_with_them() -> None:
    own = {
        "cans": 4,
        "tokens": {"wild": 2},
        "missions": ["binoculars"],
        "buildings": ["tinkerer-1"],
        "healer": 1,
        "book": 1,
        "event_points": 3,
        "feeding_points": 2,
    }
    position = ending(own=own)
    before = refuge(position, 0)
    does(position, "done")
    after = refuge(position, 0)
    assert {key: after[key] for key in before if key not in ("decision", "dice")} == {
        key: value for key, value in before.items() if key not in ("decision", "dice")
    }
    assert survivors(position, 0) == {"tinkerer": 1, "healer": 1, "slacker": 1}
    assert equipment(position, 0) == {"book": 1}


def with_power(card: str) -> Position:
    """Return the first turn of summer, of seat 0, who has a power around the first die."""
    position = ending(own={"buildings": [card]}, board={"binoculars": 0})
    does(position, "done")
    assert (position.to_json()["season"], position.to_act) == ("summer", (0,))
    return position


@pytest.mark.parametrize("card", ["tinkerer-1", "tinkerer-2"])
def test_the_first_die_of_the_new_season_brings_a_can_again(card: str) -> None:
    position = with_power(card)
    happened = does(position, moves(position, 0, "take bridge")[0])
    assert named(happened, "cans-gained") == [{"seat": 0, "count": 1}]


def test_two_dice_can_be_swapped_again() -> None:
    assert moves(with_power("tinkerer-3"), 0, "swap")
    assert not moves(with_power("tinkerer-1"), 0, "swap")


def test_a_second_die_can_be_taken_again() -> None:
    position = with_power("tinkerer-4")
    does(position, moves(position, 0, "take restaurant")[0])
    assert position.decision(0) == "after-first-die"
    assert moves(position, 0, "take")


def test_ruling_27_the_binoculars_of_an_earlier_season_are_worth_nothing_at_the_end() -> None:
    position = ending("autumn", board={"binoculars": 0})
    does(position, "feed")
    assert scored(position, "binoculars") == [0, 0]


def test_the_whole_preparation_follows_the_last_claim_without_a_question() -> None:
    position = announcing("farmer", {"dice": {"farmer": 1}}, shown=("farmer-1", "farmer-2"))
    happened = [event.name for event in does(position, "claim farmer-1")]
    assert happened.count("season") == 1
    assert happened.index("people-fed") < happened.index("season") < happened.index("die-rolled")


# After winter ---------------------------------------------------------------------------------------------------------


def test_after_winter_the_game_ends() -> None:
    position = ending("winter")
    assert not position.is_over
    happened = does(position, "feed")
    assert position.is_over
    assert happened[-1].name == "game-over"
    assert (position.to_act, position.may_act) == ((), ())


def test_after_winter_nothing_is_prepared() -> None:
    tiles = ["winter-b", {"event": "winter-c", "flipped": True}, {"event": "winter-d", "flipped": True}]
    position = ending("winter", players=3, board={"bat": 0, "binoculars": 1, "heroine": 2, "events": tiles})
    before = board(position)
    happened = does(position, "feed")
    assert board(position) == before
    names = {event.name for event in happened}
    assert not names & {"season", "first-player", "die-rolled", "event-shown", "building-shown", "token-arrived"}


def test_nobody_moves_after_the_end() -> None:
    position = ending("winter")
    does(position, "feed")
    for move in ("feed", "done", "draw", "take tower sage", "place new-building-1"):
        assert refusal(position, move) == "not-your-decision"


@every_table
def test_a_game_has_four_seasons(players: int) -> None:
    position = EDEN.new(players=players, seed=players)
    seasons = []
    while not position.is_over:
        seat = position.to_act[0]
        happened = does(position, moves(position, seat)[0], seat=seat)
        seasons += [event["season"] for event in named(happened, "season")]
    assert tuple(seasons) == SEASONS


def test_at_the_end_of_a_season_everybody_is_told_what_is_on_the_track() -> None:
    position = ending("summer")
    happened = does(position, "feed")
    told = {one["seat"]: one["points"] for one in named(happened, "tally")}
    assert told == {seat: points["total"] for seat, points in enumerate(position.view(None).scored())}
    assert told[0] == named(happened, "people-fed")[0]["points"] > 0
