"""What follows from a view: why moves are refused, what can be planned, what is scored, what a move would tell."""

import random

import orjson
import pytest

import newdawn
from newdawn.core import kit
from newdawn.core.words import LANGUAGES


@pytest.fixture(scope="module", params=newdawn.GAMES)
def game(request: pytest.FixtureRequest) -> newdawn.Game:
    return newdawn.load(request.param)


def test_refused_moves_have_the_reasons_that_the_position_gives(game: newdawn.Game) -> None:
    explained = 0
    for position, seat, _ in kit.random_game(game, 3, seed=11):
        for move, reason in position.view(seat).refused():
            found = position.why_not(seat, move)
            assert found is not None
            assert (found.name, found.arguments) == (reason.name, reason.arguments)
            explained += 1
    assert explained > 50


def test_refused_and_planned_moves_can_be_said_in_three_languages(game: newdawn.Game) -> None:
    planned = 0
    for position, _, _ in kit.random_game(game, 3, seed=12):
        for seat in range(3):
            view = position.view(seat)
            for move, reason in view.refused():
                assert all(move.text(language) and reason.text(language) for language in LANGUAGES)
            for move in view.plannable():
                assert all(move.text(language) for language in LANGUAGES)
                planned += 1
    assert planned > 50


def test_a_seat_plans_only_while_it_is_not_asked(game: newdawn.Game) -> None:
    for position, _, _ in kit.random_game(game, 3, seed=13):
        for seat in range(3):
            view = position.view(seat)
            assert not (view.refused() and view.plannable())
            assert seat not in position.to_act or not view.plannable()


def test_nothing_takes_away_what_is_scored(game: newdawn.Game) -> None:
    for players in game.player_counts:
        before = game.new(players, seed=14).scored()
        for position, _, _ in kit.random_game(game, players, seed=14):
            for earlier, now, then in zip(before, position.scored(), position.scores(), strict=True):
                assert now["total"] == sum(points for part, points in now.items() if part != "total")
                assert now.keys() <= then.keys()
                assert all(earlier[part] <= now[part] == then[part] for part in game.rules.SCORED)
            before = position.scored()
        assert position.is_over
        assert position.scored() == position.scores()


def test_a_move_reveals_something_if_its_outcomes_differ(game: newdawn.Game) -> None:
    chance = random.Random(15)
    revealing = quiet = 0
    for position, seat, _ in kit.random_game(game, 3, seed=15):
        view = position.view(seat)
        move = chance.choice(view.moves())
        outcomes = view.outcomes(move)
        assert view.reveals(move) == position.reveals(seat, move) == (len(outcomes) > 1)
        revealing, quiet = revealing + (len(outcomes) > 1), quiet + (len(outcomes) == 1)
    assert revealing > 5
    assert quiet > 20


def test_a_move_that_is_not_legal_has_no_outcomes(game: newdawn.Game) -> None:
    position = game.new(game.player_counts[0], seed=17)
    view = position.view(position.to_act[0])
    refused = next(number for number in range(len(game.moves)) if view.why_not(number) is not None)
    with pytest.raises(newdawn.IllegalMove) as caught:
        view.outcomes(refused)
    assert caught.value.reason == view.why_not(refused)


def test_the_text_of_a_view_is_its_document(game: newdawn.Game) -> None:
    for players in game.player_counts:
        for position, _, _ in kit.random_game(game, players, seed=16):
            for seat in (*range(players), None):
                view = position.view(seat)
                assert orjson.loads(view.to_text()) == orjson.loads(orjson.dumps(view.to_json()))
                assert orjson.loads(view.prospects_text()) == orjson.loads(orjson.dumps(view.prospects()))
                assert tuple(map(orjson.loads, view.points_text())) == view.points()


def test_the_text_of_what_is_offered_and_happens_is_its_document(game: newdawn.Game) -> None:
    chance = random.Random(18)
    words = game.words.WORDS
    for players in (game.player_counts[0], game.player_counts[-1]):
        for position, seat, _ in kit.random_game(game, players, seed=18):
            for view in map(position.view, range(players)):
                for move in (*view.moves(), *view.plannable()):
                    message = words.move_message(move).to_json()
                    assert orjson.loads(words.offer_text(move)) == {"move": str(move), "message": message}
                for move, reason in view.refused():
                    told = {"move": str(move), "message": words.move_message(move).to_json()}
                    told["reason"] = words.reason_message(reason).to_json()
                    assert orjson.loads(words.refused_text(move, reason)) == told
            after = position.copy()
            for event in after.play(seat, chance.choice(position.moves(seat))):
                told = orjson.loads(words.event_text(event, after.view(seat)))
                assert told == orjson.loads(orjson.dumps(words.event_json(event, after.view(seat))))


def test_a_document_can_be_changed_without_changing_what_others_read(game: newdawn.Game) -> None:
    view = next(position for position, _, _ in kit.random_game(game, 3, seed=17)).view(0)
    told = view.to_text(), view.prospects_text()
    for document in (view.to_json(), view.prospects()):
        for part in document.values():
            if isinstance(part, dict | list):
                part.clear()
    assert (view.to_text(), view.prospects_text()) == told
