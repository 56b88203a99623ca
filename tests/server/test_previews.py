"""Why a move is not possible, and what a move would do: from what the seat may know, and nothing else."""

from __future__ import annotations

import pytest

from newdawn.server.errors import Refusal
from newdawn.server.table import answers
from newdawn.server.table.state import Table
from newdawn.server.table.views import SPECTATOR, Eyes
from tests.server.tables import after, any_move, play_on, started_table

GAMES = ("outlive", "eden")


def asked(table: Table) -> int:
    return table.waiting_for[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_move_that_is_not_possible_has_its_reason_in_words(game: str):
    table = play_on(started_table(game=game), 30)
    seat = asked(table)
    answer = answers.why(table, Eyes(seat, language="fr"), None)
    assert table.position is not None
    legal = {str(move) for move in table.position.moves(seat)}
    assert len(answer["moves"]) == len(table.game.moves) - len(legal)
    for one in answer["moves"]:
        assert one["move"] not in legal
        assert one["reason"]["id"].startswith("reason-")
        assert one["text"]


@pytest.mark.parametrize("game", GAMES)
def test_a_possible_move_has_no_reason(game: str):
    table = started_table(game=game)
    move = any_move(table, 0).move
    assert answers.why(table, Eyes(0), move)["moves"] == [{"move": move, "reason": None}]


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_shows_what_the_move_then_does_where_nothing_is_left_to_chance(game: str):
    table = started_table(game=game)
    certain = 0
    for _ in range(60):
        seat = asked(table)
        move = any_move(table, seat).move
        seen = answers.preview(table, Eyes(seat), move)
        later = after(table, any_move(table, seat))
        assert later.position is not None
        if not seen["unknown"]:
            certain += 1
            assert seen["view"] == later.position.view(seat).to_json()
            assert seen["scores"] == later.position.view(seat).scores()
        table = later
        if table.stage != "playing":
            break
    assert certain > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_of_a_draw_leaves_open_what_is_drawn_and_says_that_it_cannot_be_taken_back(game: str):
    table = started_table(game=game)
    found = []
    while table.stage == "playing" and not found:
        seat = asked(table)
        seen = answers.preview(table, Eyes(seat), any_move(table, seat).move)
        if seen["unknown"]:
            found.append(seen)
        table = after(table, any_move(table, seat))
    assert found
    assert found[0]["closes_undo"]


@pytest.mark.parametrize("game", GAMES)
def test_asking_changes_nothing(game: str):
    table = play_on(started_table(game=game), 10)
    seat = asked(table)
    assert table.position is not None
    before = table.position.to_bytes()
    answers.why(table, Eyes(seat), None)
    answers.preview(table, Eyes(seat), any_move(table, seat).move)
    assert table.position.to_bytes() == before


def test_a_move_that_is_not_possible_has_no_preview_but_a_reason():
    table = started_table(game="outlive")
    with pytest.raises(Refusal) as refused:
        answers.preview(table, Eyes(0), "take")
    assert refused.value.name == "illegal-move"
    assert refused.value.arguments["reason"]["id"].startswith("reason-")


def test_a_spectator_has_no_moves_to_ask_about():
    table = started_table()
    for question in (lambda: answers.why(table, SPECTATOR, None), lambda: answers.preview(table, SPECTATOR, "x")):
        with pytest.raises(Refusal, match="seat-only"):
            question()


def test_a_text_that_is_no_move_is_told_so():
    table = started_table()
    for question in (lambda: answers.why(table, Eyes(0), "fly"), lambda: answers.preview(table, Eyes(0), "fly")):
        with pytest.raises(Refusal, match="no-such-move"):
            question()
