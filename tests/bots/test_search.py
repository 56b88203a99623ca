"""The search: legal, repeatable, within its budget, and better the more it thinks."""

import inspect
import json
import os
import subprocess
import sys

import pytest

import newdawn
from newdawn.bots import Budget, entrant
from newdawn.bots import search_bot as thinking_module
from newdawn.bots.search_bot import SearchBot
from newdawn.core import kit

GAMES = pytest.mark.parametrize("name", newdawn.GAMES)
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def choices(game, players, seed, stride=25):
    """Yield positions of a random game in which a seat has a choice, and that seat."""
    for number, (position, _, _) in enumerate(kit.random_game(game, players, seed)):
        seat = position.to_act[0]
        if number % stride == 0 and len(position.moves(seat)) > 1:
            yield position, seat


@GAMES
@PLAYERS
def test_a_whole_game_of_search_is_legal_and_ends(name, players):
    game = newdawn.load(name)
    position = game.new(players, seed=5)
    bots = [SearchBot(seat) for seat in range(players)]
    while not position.is_over:
        seat = position.to_act[0]
        position.play(seat, bots[seat].choose(position.view(seat), seat, Budget(work=8)))
    assert position.winners


@GAMES
def test_the_same_seed_and_work_give_the_same_choice_and_the_same_reasons(name):
    for position, seat in choices(newdawn.load(name), 3, seed=11):
        one, other = SearchBot(4), SearchBot(4)
        view = position.view(seat)
        assert one.choose(view, seat, Budget(work=60)) == other.choose(view, seat, Budget(work=60))
        assert one.explain().candidates == other.explain().candidates


@GAMES
def test_a_search_depends_on_nothing_that_its_seat_cannot_see(name):
    for position, seat in choices(newdawn.load(name), 2, seed=12):
        view = position.view(seat)
        elsewhere = view.deal(seed=99).view(seat)
        assert SearchBot(1).choose(view, seat, Budget(work=40)) == SearchBot(1).choose(elsewhere, seat, Budget(work=40))


@GAMES
def test_a_decision_with_one_option_takes_no_thinking(name):
    for position, _, _ in kit.random_game(newdawn.load(name), 2, seed=3):
        seat = position.to_act[0]
        if len(position.moves(seat)) == 1:
            bot = SearchBot(1)
            assert bot.choose(position.view(seat), seat, Budget(seconds=3600)) == position.moves(seat)[0]
            assert bot.explain().simulations == 0
            return
    pytest.fail("there was no forced move in this game")


def test_the_last_choices_of_a_game_win_if_they_can():
    """In the last night of Outlive one seat is left, and all that it may still do is tried: some lines win."""
    found = 0
    for seed in range(40):
        for position, _, _ in kit.random_game(newdawn.load("outlive"), 2, seed):
            seats = position.to_act
            if len(seats) > 1 or position.record.day < 6 or len(moves := position.moves(seats[0])) < 2:
                continue
            shares = {move.number: best_share(after(position, move), seats[0], [60]) for move in moves}
            if None not in shares.values() and len(set(shares.values())) > 1:
                chosen = SearchBot(seed).choose(position.view(seats[0]), seats[0], Budget(work=300))
                assert shares[chosen] == max(shares.values()), f"seed {seed}: {position.moves(seats[0])}"
                found += 1
    assert found > 0


def after(position, move):
    """Return the position after a move."""
    found = position.copy()
    found.play(move.seat, move)
    return found


def best_share(position, seat, lines):
    """Return the share of the win that a seat can still reach alone; None if there are too many lines to tell."""
    if position.is_over:
        lines[0] -= 1
        return 1 / len(position.winners) if seat in position.winners else 0.0
    if lines[0] <= 0 or position.to_act != (seat,):
        return None
    shares = [best_share(after(position, move), seat, lines) for move in position.moves(seat)]
    return None if None in shares else max(shares)


@GAMES
def test_the_visits_are_the_work_and_the_first_candidate_was_chosen(name):
    for position, seat in choices(newdawn.load(name), 4, seed=2, stride=60):
        bot = SearchBot(6)
        chosen = bot.choose(position.view(seat), seat, Budget(work=100))
        told = bot.explain()
        assert told.candidates[0].move == chosen
        assert told.simulations <= 100
        assert sorted(each.move for each in told.candidates) == sorted(move.number for move in position.moves(seat))
        # Every move is born with one visit, by the simulation that first tries them all.
        assert sum(each.visits for each in told.candidates) == told.simulations - 1 + len(told.candidates)
        assert all(0 <= each.share <= 1 and len(each.scores) == 4 for each in told.candidates)


@pytest.fixture
def _nothing_is_clear(monkeypatch):
    monkeypatch.setattr(thinking_module, "_CLEAR_LEAD", 10**9)


@GAMES
@pytest.mark.usefixtures("_nothing_is_clear")
def test_two_cores_grow_two_trees_and_add_up_what_they_find(name):
    position, seat = next(choices(newdawn.load(name), 2, seed=2))
    bot = SearchBot(6)
    chosen = bot.choose(position.view(seat), seat, Budget(work=200, cores=2))
    assert chosen in [move.number for move in position.moves(seat)]
    assert 100 < bot.explain().simulations <= 200
    again = SearchBot(6)
    assert again.choose(position.view(seat), seat, Budget(work=200, cores=2)) == chosen
    assert again.explain().candidates == bot.explain().candidates


@GAMES
def test_a_clear_choice_does_not_take_the_whole_budget(name):
    spent = []
    for position, seat in choices(newdawn.load(name), 2, seed=2, stride=10):
        bot = SearchBot(6)
        bot.choose(position.view(seat), seat, Budget(work=800))
        told = bot.explain()
        best, second = sorted((each.visits for each in told.candidates), reverse=True)[:2]
        spent.append(told.simulations)
        if told.simulations < 800:
            assert told.simulations >= 100
            assert best > 5 * second or best - second > 800 - told.simulations
    assert min(spent) < 200
    assert max(spent) > 400


@GAMES
def test_a_search_ends_when_its_time_is_over(name, monkeypatch):
    """The clock here is a counter: each look at it takes a hundredth of a second."""
    ticks = iter(range(10**6))
    monkeypatch.setattr(thinking_module.time, "perf_counter", lambda: next(ticks) / 100)
    position, seat = next(choices(newdawn.load(name), 2, seed=2))
    SearchBot(6).choose(position.view(seat), seat, Budget(seconds=0.5))
    assert next(ticks) < 70


@GAMES
@pytest.mark.usefixtures("_nothing_is_clear")
def test_a_full_tree_goes_on_without_growing(name, monkeypatch):
    monkeypatch.setattr(thinking_module, "_NODES", 120)
    position, seat = next(choices(newdawn.load(name), 2, seed=2))
    bot = SearchBot(6)
    bot.choose(position.view(seat), seat, Budget(work=300))
    assert bot.explain().simulations > 100


def what_bots_choose(name, work):
    """Return the choices of two bots in some positions of a random game; this also runs in another process."""
    found = []
    for number, (position, _, _) in enumerate(kit.random_game(newdawn.load(name), 2, 8)):
        seat = position.to_act[0]
        if number % 40 == 0 and len(position.moves(seat)) > 1:
            view = position.view(seat)
            greedy = entrant("greedy").make(3).choose(view, seat, Budget())
            found.append([int(greedy), int(entrant("search").make(3).choose(view, seat, Budget(work=work)))])
    return found


@GAMES
@pytest.mark.parametrize("work", [12, pytest.param(25, marks=pytest.mark.soak)])
def test_interpreted_and_compiled_bots_choose_alike(name, work):
    if not newdawn.load(name).is_compiled:
        pytest.skip("nothing is compiled in this process")
    program = (
        "import json, sys, newdawn\n"
        "from newdawn.bots import Budget, entrant\n"
        "from newdawn.core import kit\n"
        f"{inspect.getsource(what_bots_choose)}\n"
        "assert not newdawn.load(sys.argv[1]).is_compiled\n"
        "print(json.dumps(what_bots_choose(sys.argv[1], int(sys.argv[2]))))\n"
    )
    environment = {**os.environ, "NEWDAWN_INTERPRETED": "1"}
    command = [sys.executable, "-c", program, name, str(work)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    compiled = what_bots_choose(name, work)
    assert json.loads(done.stdout) == compiled
    assert len(compiled) > 2


@pytest.mark.soak
@GAMES
def test_search_beats_greedy_and_greedy_beats_random(name):
    """A few games are enough to see it: the differences are large."""
    game = newdawn.load(name)
    for better, worse in (("search:150", "greedy"), ("greedy", "random")):
        points = []
        for seed in range(6):
            entrants = [entrant(better), entrant(worse)]
            seat_of_better = seed % 2
            seats = entrants if seat_of_better == 0 else entrants[::-1]
            bots = [each.make(seed) for each in seats]
            position = game.new(2, seed)
            while not position.is_over:
                seat = position.to_act[0]
                position.play(seat, bots[seat].choose(position.view(seat), seat, seats[seat].budget))
            totals = [score["total"] for score in position.scores()]
            points.append(totals[seat_of_better] - totals[1 - seat_of_better])
        assert sum(points) > 0, f"{better} against {worse}: {points}"
