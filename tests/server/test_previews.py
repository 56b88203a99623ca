"""Why a move is not possible, and what a move would do: from what the seat may know, and nothing else."""

from __future__ import annotations

import random

import pytest

from newdawn import GAMES
from newdawn.core.records import Numbers
from newdawn.server.errors import Refusal
from newdawn.server.table import answers
from newdawn.server.table.entries import Moved
from newdawn.server.table.play import Unplayable, checked_move
from newdawn.server.table.state import Table
from newdawn.server.table.undo import why_not_undo
from newdawn.server.table.views import SPECTATOR, Eyes
from tests.server.tables import NOON, after, any_move, play_on, started_table


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


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_a_preview_calls_open_can_be_taken_back(game: str, seed: int):
    chance = random.Random(seed)
    table = started_table(game=game, share=f"{seed:064x}")
    opened = closed = 0
    while table.stage == "playing":
        seat = chance.choice(table.waiting_for)
        assert table.position is not None
        move = str(chance.choice(table.position.moves(seat)))
        closes_undo = answers.preview(table, Eyes(seat), move)["closes_undo"]
        table = after(table, checked_move(table, seat, move, NOON))
        if closes_undo:
            closed += 1
        else:
            opened += 1
            assert why_not_undo(table, seat) is None, move
    assert opened > 20
    assert closed > 5


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_the_rules_have_allowed_is_played_as_any_other(game: str):
    table = play_on(started_table(game=game), 12)
    seat = asked(table)
    assert table.position is not None
    expected = table.position.copy()
    entry = checked_move(table, seat, str(table.position.moves(seat)[0]), NOON)
    events = expected.play(seat, entry.move)
    later = after(table, entry)
    assert later.position is not None
    assert (later.position.to_bytes(), later.events) == (expected.to_bytes(), events)


def test_the_rules_judge_a_move_twice_on_the_view_of_its_seat_and_on_the_position(monkeypatch: pytest.MonkeyPatch):
    table = play_on(started_table(game="outlive"), 12)
    seat = asked(table)
    move = any_move(table, seat).move
    assert table.position is not None
    bridge, judged = table.game.bridge, []
    reason = bridge.reason

    def noted(raw: Numbers, *about: int) -> int:
        judged.append(raw.tobytes())
        return int(reason(raw, *about))

    monkeypatch.setattr(bridge, "reason", noted)
    after(table, checked_move(table, seat, move, NOON))
    assert judged == [table.position.view(seat).to_bytes(), table.position.raw.tobytes()]


def test_an_entry_of_the_log_that_the_rules_do_not_allow_is_not_applied():
    table = play_on(started_table(game="outlive"), 12)
    with pytest.raises(Unplayable):
        after(table, Moved(at=NOON, seat=asked(table), move="take"))
