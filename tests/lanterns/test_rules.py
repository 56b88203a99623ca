"""River Lanterns, rule by rule."""

from typing import Any

import pytest

import newdawn


@pytest.fixture
def game() -> newdawn.Game:
    return newdawn.load("lanterns")


def position(game: newdawn.Game, players: int = 2, **keys: Any) -> newdawn.Position:
    """Return a position from a few keys of its document."""
    return game.from_json({"game": "lanterns", "players": players, **keys})


def happened(found: newdawn.Position, *moves: str) -> list[str]:
    """Play the moves of whoever is to act, and return what happened."""
    return [event.name for move in moves for event in found.play(found.to_act[0], move)]


def refusal(found: newdawn.Position, move: str) -> str:
    reason = found.why_not(found.to_act[0], move)
    return "" if reason is None else reason.name


def test_everybody_is_dealt_three_wishes_and_with_a_full_moon_four(game: newdawn.Game) -> None:
    assert game.new(5, seed=1).record.hand_sizes.tolist() == [3] * 5
    assert game.new(5, seed=1, full_moon=True).record.hand_sizes.tolist() == [4] * 5


def test_two_dice_for_each_player_are_rolled_and_one_more(game: newdawn.Game) -> None:
    assert [int(game.new(players, seed=1).record.dice.sum()) for players in (2, 3, 4, 5)] == [5, 7, 9, 11]


def test_a_die_with_a_colour_lights_a_lantern(game: newdawn.Game) -> None:
    found = position(game, dice={"red": 1, "blue": 4})
    assert happened(found, "take red") == ["die-taken", "lantern-lit"]
    assert found.record.lanterns[0].tolist() == [1, 0, 0, 0]
    assert found.to_act == (1,)


def test_a_die_that_is_not_there_cannot_be_taken(game: newdawn.Game) -> None:
    assert refusal(position(game, dice={"red": 5}), "take blue") == "no-such-die"


def test_the_moon_draws_a_wish_that_only_its_player_sees(game: newdawn.Game) -> None:
    found = position(game, dice={"moon": 5}, boats=[{"hand": ["love"]}], deck=["peace", "rest"])
    seen = [(event.name, event.audience) for event in found.play(0, "take moon")]
    assert seen == [("die-taken", None), ("wish-drawn", None), ("wish-seen", 0)]
    assert found.view(0).to_json()["boats"][0]["hand"] == ["love", "peace"]
    assert found.view(1).to_json()["boats"][0]["hand"] == [None, None]


def test_a_full_hand_draws_nothing(game: newdawn.Game) -> None:
    found = position(game, dice={"moon": 5}, boats=[{"hand": ["love"] * 4 + ["peace"]}])
    assert happened(found, "take moon") == ["die-taken", "nothing-drawn"]
    assert found.record.hand_sizes[0] == 5


def test_the_wind_rolls_the_dice_that_are_left_and_its_player_begins_the_next_night(game: newdawn.Game) -> None:
    found = position(game, players=3, dice={"wind": 1, "red": 6})
    assert happened(found, "take wind")[:2] == ["die-taken", "wind-rose"]
    assert found.record.dice.sum() == 6
    found = position(game, players=3, turns=5, wind=0, dice={"red": 2})
    assert "night" in happened(found, "take red")
    assert (found.record.night, found.record.first_player) == (2, 0)


def test_without_wind_the_next_player_begins(game: newdawn.Game) -> None:
    found = position(game, players=3, turns=5, dice={"moon": 2})
    happened(found, "take moon")
    assert found.record.first_player == 1


def test_a_wish_is_granted_with_its_lanterns_and_scores_its_points(game: newdawn.Game) -> None:
    boats = [{"hand": ["love", "peace"], "lanterns": {"red": 2}}]
    found = position(game, dice={"gold": 5}, boats=boats)
    assert happened(found, "take gold", "grant love") == ["die-taken", "lantern-lit", "wish-granted"]
    assert found.record.lanterns[0].tolist() == [1, 0, 0, 0]
    assert found.scores()[0] == {"wishes": 3, "lanterns": 0, "in-hand": -1, "total": 2}
    assert found.to_act == (1,), "one lantern is not enough for any wish: nothing more is asked"


def test_a_wish_needs_its_card_and_its_lanterns(game: newdawn.Game) -> None:
    found = position(game, decision="grant-wish", boats=[{"hand": ["love"], "lanterns": {"red": 2}}])
    assert refusal(found, "grant love") == "needs-lanterns"
    assert refusal(found, "grant health") == "wish-not-held"
    assert refusal(found, "take red") == "not-now"
    assert found.why_not(1, "done").name == "not-your-decision"  # type: ignore[union-attr]


def test_everybody_with_a_wish_and_lanterns_enough_is_asked_whether_or_not_they_can_grant_it(
    game: newdawn.Game,
) -> None:
    found = position(game, dice={"red": 5}, boats=[{"hand": ["rain"], "lanterns": {"red": 1}}])
    happened(found, "take red")
    assert (found.to_act, found.moves(0)) == ((0,), ["done"])
    assert found.advance() == [], "that there is no choice is a secret"


def test_after_the_last_night_hands_are_shown_and_cost_points(game: newdawn.Game) -> None:
    boats = [{"hand": ["rain"], "lanterns": {"red": 3}}, {"hand": []}]
    found = position(game, night=6, turns=3, first_player=0, dice={"red": 2}, boats=boats)
    assert happened(found, "take red") == ["die-taken", "lantern-lit", "die-drifted", "wish-left", "game-over"]
    assert found.is_over
    assert [score["total"] for score in found.scores()] == [0, 0]
    assert found.view(None).to_json()["boats"][0]["hand"] == ["rain"]


def test_wishes_granted_decide_a_tie_and_then_the_win_is_shared(game: newdawn.Game) -> None:
    one = {"granted": ["love", "rain"], "hand": []}
    other = {"granted": ["courage"], "hand": [], "lanterns": {"red": 3}}
    assert position(game, night=7, boats=[one, other]).winners == (0,)
    assert position(game, night=7, boats=[one, one]).winners == (0, 1)


def test_prospects_say_what_each_wish_lacks(game: newdawn.Game) -> None:
    found = position(game, boats=[{"lanterns": {"red": 1}}]).view(1).prospects()
    assert found["boats"][0]["lacking"]["health"] == 1
    assert found["boats"][1]["lacking"]["peace"] == 4


@pytest.mark.parametrize(
    ("document", "path"),
    [
        ({"night": 8}, "night"),
        ({"dice": {"red": 4}}, "dice"),
        ({"boats": [{"hand": ["peace"] * 4}]}, "boats[0].hand[3]"),
        ({"decision": "grant-wish"}, "decision"),
        ({"deck": ["rain"]}, "deck"),
    ],
)
def test_a_document_that_cannot_be_a_position_is_refused_with_the_place(
    game: newdawn.Game, document: dict[str, Any], path: str
) -> None:
    with pytest.raises(newdawn.DocumentError) as refused:
        position(game, **document)
    assert refused.value.path == path
