"""Saved games: written, read and played again; every bad one is refused with its reason."""

import copy
import json

import pytest

import newdawn
from newdawn.core import replay
from newdawn.core.document import DocumentError
from newdawn.core.replay import ReplayError


@pytest.fixture(scope="module")
def game():
    return newdawn.load("outlive")


@pytest.fixture(scope="module")
def saved(game):
    """A whole game in which everybody always plays the last of the legal moves."""
    position = game.new(players=2, seed=2**200 + 5)
    found = replay.begun(game, position, ["me:Anna", "random"], position.seed)
    while not position.is_over:
        seat = position.to_act[0]
        move = position.moves(seat)[-1]
        position.play(seat, move)
        found.moves.append((seat, str(move)))
    found.result = replay.result_of(position)
    return found


@pytest.fixture
def document(saved):
    return json.loads(json.dumps(replay.write(saved)))


def test_a_saved_game_comes_back(saved, document):
    assert replay.is_saved_game(document)
    assert replay.read(document) == saved


def test_it_leads_to_the_same_end(game, saved):
    position = replay.verify(game, saved)
    assert position.is_over
    assert replay.result_of(position) == saved.result


def test_steps_say_who_did_what(game, saved):
    steps = [(step.number, step.seat, step.notation) for step in replay.replay(game, saved)]
    assert steps == [(number, *move) for number, move in enumerate(saved.moves, start=1)]


def test_a_game_can_begin_from_a_position(game, saved):
    position = game.new(players=2, seed=1)
    position.play(0, position.moves(0)[0])
    started = replay.begun(game, position, ["me", "random"], None)
    move = position.moves(1)[0]
    position.play(1, move)
    started.moves.append((1, str(move)))
    again = replay.read(json.loads(json.dumps(replay.write(started))))
    assert replay.verify(game, again) == position


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("format", "chess", "format"),
        ("format", None, "format"),
        ("game", 7, "game"),
        ("rules", "1", "rules"),
        ("rules", True, "rules"),
        ("components", "", "components"),
        ("players", 0, "players"),
        ("players", "two", "players"),
        ("seats", ["me"], "seats"),
        ("seats", ["me", 3], "seats[1]"),
        ("seats", ["me", "a\nb"], "seats[1]"),
        ("options", [], "options"),
        ("options", {"placing_in_turn": 1}, "options.placing_in_turn"),
        ("seed", 7, "seed"),
        ("seed", "-7", "seed"),
        ("seed", "٣", "seed"),
        ("seed", str(2**256), "seed"),
        ("seed", None, "seed"),
        ("start", {"game": "outlive"}, "seed"),
        ("start", [], "start"),
        ("moves", "done", "moves"),
        ("moves", ["done"], "moves[0]"),
        ("moves", ["0 done", "2 done"], "moves[1]"),
        ("moves", ["-1 done"], "moves[0]"),
        ("moves", ["0 "], "moves[0]"),
        ("moves", [None], "moves[0]"),
        ("result", [], "result"),
        ("result", {"scores": [1, 2]}, "result.winners"),
        ("result", {"scores": [1], "winners": [0]}, "result.scores"),
        ("result", {"scores": [1, "2"], "winners": [0]}, "result.scores[1]"),
        ("result", {"scores": [1, 2], "winners": [2]}, "result.winners[0]"),
        ("result", {"scores": [1, 2], "winners": [0, 0]}, "result.winners"),
        ("colour", "red", "colour"),
    ],
)
def test_a_bad_document_is_refused_with_its_path(document, key, value, path):
    document[key] = value
    with pytest.raises(DocumentError) as refused:
        replay.read(document)
    assert refused.value.path == path


@pytest.mark.parametrize("at_once", [True, False])
def test_a_game_of_older_rules_is_read_if_its_moves_are_still_legal(game, document, saved, at_once):
    older = replay.read({**document, "rules": 1, "options": {"simultaneous_placing": at_once}})
    assert replay.result_of(replay.verify(game, older)) == saved.result
    ours = replay.under_our_rules(game, older)
    assert (ours.rules, ours.options, ours.moves) == (game.rules.RULES_VERSION, {}, saved.moves)


def test_of_a_game_of_older_rules_the_first_move_is_named_that_does_not_fit(game, document):
    document["rules"], document["moves"][3] = 1, "0 stay"
    with pytest.raises(ReplayError, match="version 1 of the rules") as refused:
        replay.verify(game, replay.read(document))
    assert refused.value.number == 4


def test_a_game_of_older_rules_can_have_begun_from_a_position(game, document):
    start = {**game.new(players=2, seed=3).to_json(), "rules": 1, "options": {"simultaneous_placing": True}}
    older = {**document, "rules": 1, "seed": None, "start": start, "moves": [], "result": None}
    assert replay.verify(game, replay.read(older)) == game.new(players=2, seed=3)


@pytest.mark.parametrize("value", [None, [], "x", 3])
def test_what_is_no_object_is_no_saved_game(value):
    assert not replay.is_saved_game(value)
    with pytest.raises(DocumentError):
        replay.read(value)


@pytest.mark.parametrize(
    ("change", "number", "says"),
    [
        ({"game": "eden"}, 0, "eden"),
        ({"rules": 999}, 0, "999"),
        ({"components": "0" * 64}, 0, "--components"),
        ({"options": {"flying": True}}, 0, "flying"),
        ({"moves": [(0, "fly")]}, 1, "fly"),
        ({"moves": [(0, "take")]}, 1, "take"),
        ({"result": replay.Result((99, 0), (0,))}, 0, "result"),
    ],
)
def test_what_does_not_fit_is_named(game, saved, change, number, says):
    wrong = copy.deepcopy(saved)
    for name, value in change.items():
        setattr(wrong, name, value)
    with pytest.raises(ReplayError) as refused:
        replay.verify(game, wrong)
    assert refused.value.number == number
    assert says in str(refused.value)


def test_moves_after_the_end_are_refused(game, saved):
    wrong = copy.deepcopy(saved)
    wrong.moves.append((0, "done"))
    with pytest.raises(ReplayError, match="already over"):
        replay.verify(game, wrong)


def test_a_start_that_is_no_position_is_refused_with_its_path(game, saved):
    wrong = copy.deepcopy(saved)
    wrong.seed, wrong.start = None, {"game": "outlive", "players": 2, "day": 99}
    with pytest.raises(DocumentError) as refused:
        replay.verify(game, wrong)
    assert refused.value.path == "start.day"


@pytest.mark.parametrize("options", [{"placing_in_turn": True}, {"flying": True}])
def test_a_game_that_begins_from_a_position_has_its_options_and_no_others(game, options):
    started = replay.begun(game, game.new(players=2, seed=1), ["me", "random"], None)
    started.options |= options
    with pytest.raises((DocumentError, ReplayError), match=next(iter(options))):
        replay.verify(game, started)
