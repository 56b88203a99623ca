"""The Python face: what it promises to server, bots and environments."""

import copy
import pickle
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

import newdawn
from newdawn.outlive.moves import TABLE

WORDS = sorted({word for number in range(len(TABLE)) for word in TABLE.structure(number)})


@pytest.fixture(scope="module")
def outlive() -> newdawn.Game:
    return newdawn.load("outlive")


def test_an_illegal_move_raises_with_its_reason_and_changes_nothing(outlive):
    position = outlive.new(players=2, seed=1)
    before = position.to_bytes()
    with pytest.raises(newdawn.IllegalMove) as caught:
        position.play(seat=0, move="take")
    assert caught.value.reason.name == "not-now"
    assert caught.value.notation == "take"
    assert position.to_bytes() == before


@pytest.mark.parametrize("move", ["fly to the moon", -1, 10_000, 2.5, None, True])
def test_what_is_no_move_raises_and_changes_nothing(outlive, move):
    position = outlive.new(players=2, seed=1)
    before = position.to_bytes()
    with pytest.raises(newdawn.NotationError):
        position.play(seat=0, move=move)
    assert position.to_bytes() == before


@given(
    text=st.one_of(st.text(max_size=60), st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join)),
    seat=st.integers(0, 1),
)
def test_any_text_is_played_or_refused_with_words_and_then_changes_nothing(text, seat):
    position = newdawn.load("outlive").new(players=2, seed=1)
    before = position.to_bytes()
    refused = ""
    try:
        position.play(seat, text)
    except (newdawn.NotationError, newdawn.IllegalMove) as error:
        refused = str(error)
    assert (position.to_bytes() == before) == bool(refused)


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", None])
def test_a_seat_that_is_not_there_is_refused(outlive, seat):
    position = outlive.new(players=2, seed=1)
    with pytest.raises(ValueError, match="a seat is a number from 0 to 1"):
        position.moves(seat)


def test_games_players_options_and_seeds_that_do_not_exist_are_refused(outlive):
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        newdawn.load("chess")
    with pytest.raises(ValueError, match="2, 3, 4 players, not 5"):
        outlive.new(players=5)
    with pytest.raises(ValueError, match="no option 'hurry'"):
        outlive.new(players=2, hurry=True)
    with pytest.raises(ValueError, match="a seed is a whole number"):
        outlive.new(players=2, seed=-3)


def test_several_seats_may_act_in_any_order_with_the_same_result(outlive):
    first, second = outlive.new(players=2, seed=5), outlive.new(players=2, seed=5)
    moves = {seat: str(first.moves(seat)[0]) for seat in (0, 1)}
    first.play(0, moves[0])
    first.play(1, moves[1])
    second.play(1, moves[1])
    second.play(0, moves[0])
    assert first == second


def test_without_a_seed_two_games_differ(outlive):
    assert outlive.new(players=4).seed != outlive.new(players=4).seed


def test_a_view_holds_no_seed_and_no_generator(outlive):
    position = outlive.new(players=3, seed=2**255 + 12345)
    for seat in (None, 0, 1, 2):
        seen = position.view(seat).record
        assert not seen.generator_key.any()
        assert not seen.generator_block.any()
        assert seen.generator_counter[0] == 0


def test_advance_plays_forced_moves_only(outlive):
    position = outlive.new(players=2, seed=3)
    position.advance()
    assert all(len(position.moves(seat)) > 1 for seat in position.to_act)


@pytest.mark.parametrize("seats", [9, "0", [2], [None]])
def test_advance_takes_seats_that_are_there(outlive, seats):
    position = outlive.new(players=2, seed=3)
    with pytest.raises((TypeError, ValueError), match=r"seats are several|a seat is a number from 0 to 1"):
        position.advance(seats)


def test_a_game_without_options_says_so():
    with pytest.raises(ValueError, match="no option 'hurry'; it has none"):
        newdawn.load("eden").new(players=2, hurry=True)


def test_bytes_of_another_size_are_refused(outlive):
    with pytest.raises(ValueError, match="a saved position of outlive has"):
        outlive.from_bytes(b"short")


def test_another_component_file_for_a_loaded_game_is_refused(outlive):
    with pytest.raises(ValueError, match="already loaded with other components"):
        newdawn.load("outlive", components="other.toml")


# Events in words


def test_an_event_says_in_words_what_a_move_caused(outlive):
    position = outlive.from_json({"game": "outlive", "players": 2, "active": 0})
    (moved, *_) = position.play(0, position.moves(0)[0])
    assert moved.text() == outlive.words.event("en", moved, position)
    assert moved.text("fr") == outlive.words.event("fr", moved, position) != moved.text()


def test_outcomes_say_their_events_in_words_as_the_seat_sees_them(outlive):
    view = outlive.from_json({"game": "outlive", "players": 2}).view(0)
    for events, after in view.outcomes(view.moves()[0]):
        assert [event.text() for event in events] == [outlive.words.event("en", event, after) for event in events] != []


def test_an_event_that_nothing_led_to_has_no_words(outlive):
    with pytest.raises(ValueError, match="as `play`, `advance`, `run_on` and `outcomes` return it"):
        outlive.events.event("dawn", None, (1,)).text()


# Documents, before and after the game runs on


def test_a_reading_is_where_its_document_says_until_it_runs_on(outlive):
    reading = outlive.read_json({"game": "outlive", "players": 2, "day": 3, "phase": "dawn"})
    assert reading.to_json()["phase"] == "dawn"
    position, events = reading.run_on()
    assert position.to_act == (0,)
    assert [event.name for event in events][:2] == ["dawn", "equipment-shown"]
    assert events[0].arguments == {"day": 3}


def test_running_on_leaves_the_reading_as_it_is(outlive):
    reading = outlive.read_json({"game": "outlive", "players": 3, "day": 2, "phase": "event"})
    before = reading.to_json()
    first, second = reading.run_on(), reading.run_on()
    assert first == second
    assert reading.to_json() == before
    assert first[0] == outlive.from_json(before)


def test_what_begins_a_phase_is_among_the_events_of_running_on():
    eden = newdawn.load("eden")
    hungry = {"settled": {"healer": 4, "sage": 4}}
    document = {"game": "eden", "players": 2, "phase": "feeding", "refuges": [{}, hungry]}
    _, events = eden.read_json(document).run_on()
    assert [(event.name, event.seat()) for event in events][:2] == [("people-fed", 0), ("people-hungry", 1)]


def test_a_bad_document_is_not_read(outlive):
    with pytest.raises(newdawn.DocumentError, match="tribes: must be a list"):
        outlive.read_json({"game": "outlive", "players": 2, "tribes": 7})


_BY_SEVERAL_THREADS = """
import threading, newdawn
found = []
def play():
    position = newdawn.load("eden").new(2, seed=1)
    for _ in range(5):
        seat = position.to_act[0]
        position.play(seat, position.moves(seat)[0])
    found.append(position.view(0).to_bytes())
threads = [threading.Thread(target=play) for _ in range(4)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(len(found), len(set(found)))
"""


def test_a_game_may_be_loaded_by_several_threads_at_once() -> None:
    run = subprocess.run([sys.executable, "-c", _BY_SEVERAL_THREADS], capture_output=True, text=True, timeout=120)
    assert (run.stdout, run.stderr) == ("4 1\n", "")


def test_whatever_copies_a_position_shares_nothing_with_it(outlive):
    position = outlive.new(players=2, seed=1)
    before = position.to_bytes()
    for made in (position.copy(), copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert made == position
        made.play(0, made.moves(0)[0])
        assert position.to_bytes() == before


def test_a_pickled_game_is_the_game_and_a_pickled_move_the_move(outlive):
    move = outlive.new(players=2, seed=1).moves(0)[0]
    for again in (copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))):
        assert again(outlive) is outlive
        assert again(move) == move
    assert copy.deepcopy(move).text() == move.text()


def test_a_view_is_copied_but_not_pickled_since_nobody_could_check_it(outlive):
    view = outlive.new(players=2, seed=1).view(0)
    assert copy.deepcopy(view) == copy.copy(view) == view
    with pytest.raises(TypeError, match="pickle the position"):
        pickle.dumps(view)


def test_a_pickle_that_was_made_up_is_no_position(outlive):
    position = outlive.new(players=2, seed=1)
    forged = pickle.dumps(position).replace(position.raw.tobytes(), bytes([255]) * outlive.record_size)
    with pytest.raises(ValueError, match="checksum"):
        pickle.loads(forged)
