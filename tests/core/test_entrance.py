"""Whatever reaches compiled code is checked where it enters: no public call crashes, hangs or returns garbage."""

import random
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest

import newdawn
from newdawn import GAMES, Position, View, envs
from newdawn.bots import Budget, entrant
from newdawn.core import saving
from newdawn.envs import Batch, Observer

FEW_CALLS, MANY_CALLS = 300, 40_000
FEW_SAVES, MANY_SAVES = 60, 10_000
LONGEST = 3000
"""Seconds for all calls together; one that hangs ends its process much sooner."""
NOT_CALLED = {"GAMES", "Turn", "warm"}
"""What is public and takes no arguments of anybody."""
NO_NUMBERS = [-1, 0, 1, 5, 99, 2**63, 2**300, True, 2.0, float("nan"), "two", None, np.float32(3), [2]]

every_game = pytest.mark.parametrize("name", GAMES)


@pytest.mark.parametrize("calls", [FEW_CALLS, pytest.param(MANY_CALLS, marks=pytest.mark.soak)])
def test_no_public_function_crashes_or_hangs_whatever_it_is_given(calls: int) -> None:
    program = [sys.executable, "-X", "faulthandler", "-m", "tests.core.fuzzing", "5", str(calls)]
    run = subprocess.run(program, capture_output=True, text=True, timeout=LONGEST, errors="replace")
    strange = [line for line in run.stdout.splitlines() if line.startswith("!!!")]
    assert not strange
    assert run.returncode == 0, f"{run.stdout[-300:]}\n{run.stderr[-3000:]}"
    called = run.stdout.splitlines()[-1].split()
    for name in {*newdawn.__all__, *envs.__all__, "Game.simulate", "View.asked", "Batch.step", "search.choose"}:
        public = getattr(newdawn, name, None) or getattr(envs, name, None)
        if not isinstance(public, type) or not issubclass(public, Exception):
            assert name in NOT_CALLED or any(f"{one}.".startswith(f"{name}.") for one in called), name


@every_game
@pytest.mark.parametrize("players", NO_NUMBERS)
def test_a_game_is_begun_and_simulated_with_as_many_players_as_it_is_for(name: str, players: object) -> None:
    game = newdawn.load(name)
    for begin in (lambda: game.new(players), lambda: game.simulate(players, 1), lambda: Batch(game, 1, players)):  # type: ignore[arg-type]
        with pytest.raises(ValueError, match=f"{name} is for 2, 3, 4 players, not "):
            begin()


def test_a_number_of_numpy_is_as_good_as_any_other():
    game = newdawn.load("eden")
    assert game.simulate(np.int8(2), np.uint8(3), np.uint8(7)).wins == game.simulate(2, 3, 7).wins
    position = game.new(np.int64(2), np.uint16(5))
    assert position == game.new(2, 5)
    assert position.view(np.int8(1)).seat == 1
    assert position.moves(np.uint8(0)) == position.moves(0)


@pytest.mark.parametrize("seed", [-1, 2**256, True, 1.0, "1", float("nan")])
def test_what_is_no_seed_is_refused(seed: object) -> None:
    game = newdawn.load("outlive")
    view = game.new(2, 1).view(0)
    for use in (lambda: game.new(2, seed), lambda: game.simulate(2, 1, seed), lambda: view.deal(seed)):  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="a seed is a whole number from 0 to 2"):
            use()


@pytest.mark.parametrize("games", [-1, 2**33, True, 1.5, "1", None])
def test_games_to_simulate_are_a_whole_number(games: object) -> None:
    with pytest.raises(ValueError, match="games must be a whole number"):
        newdawn.load("outlive").simulate(2, games)  # type: ignore[arg-type]


def test_a_move_of_another_game_is_not_read_as_a_number():
    outlive, eden = newdawn.load("outlive").new(2, 1), newdawn.load("eden").new(2, 1)
    foreign = eden.moves(eden.to_act[0])[0]
    with pytest.raises(newdawn.NotationError, match="a move of eden is not a move of outlive"):
        outlive.play(0, foreign)


@pytest.mark.parametrize("number", [-1, 10**9, None, "take", 1.5])
def test_a_move_that_was_made_up_is_not_believed(number: object) -> None:
    position = newdawn.load("outlive").new(2, 1)
    with pytest.raises(newdawn.NotationError):
        position.play(0, newdawn.Move(position.game, number))  # type: ignore[arg-type]


@every_game
def test_an_illegal_move_is_not_played_by_its_number_either(name: str) -> None:
    position = newdawn.load(name).new(2, 1)
    legal = {move.number for move in position.moves(0)}
    before = position.copy()
    for number in range(len(position.game.moves)):
        if number not in legal:
            with pytest.raises(newdawn.IllegalMove):
                position.play(0, number)
    assert position == before


def test_a_view_is_asked_only_what_there_is_to_ask_and_a_spectator_nothing():
    position = newdawn.load("outlive").new(2, 1)
    for decision in (-1, len(position.game.decisions), True, "act", 1.0):
        with pytest.raises(ValueError, match="a decision must be a whole number"):
            position.view(0).asked(decision)
    spectator = position.view(None)
    for ask in (lambda: spectator.asked(1), lambda: spectator.outcomes(1), lambda: spectator.reveals(1)):
        with pytest.raises(ValueError, match="a spectator has no moves"):
            ask()
    with pytest.raises(ValueError, match="a seat is a number from 0 to 1"):
        position.prospects(2)


# Saved positions ------------------------------------------------------------------------------------------------------


def positions(name: str, seed: int) -> list[Position]:
    """Return the positions of a random game."""
    game, chance = newdawn.load(name), random.Random(seed)
    position, found = game.new(chance.choice(game.player_counts), seed), []
    while not position.is_over:
        found.append(position.copy())
        seat = chance.choice(position.may_act)
        position.play(seat, chance.choice(position.moves(seat)))
    return [*found, position]


@every_game
def test_a_saved_position_is_the_same_again_also_one_that_was_saved_before_there_was_a_head(name: str) -> None:
    game = newdawn.load(name)
    for position in positions(name, 3)[::7]:
        assert game.from_bytes(position.to_bytes()) == position
        assert game.from_bytes(position.raw.tobytes()) == position
        world = position.view(0).deal(1)
        assert game.from_bytes(world.to_bytes()) == world


@every_game
def test_garbage_of_the_right_length_is_no_position(name: str) -> None:
    game, chance = newdawn.load(name), random.Random(1)
    for size in (game.record_size, len(game.new(2, 1).to_bytes())):
        for _ in range(20):
            with pytest.raises(ValueError, match="saved position"):
                game.from_bytes(chance.randbytes(size))
    with pytest.raises(ValueError, match=f"no saved position of {name}"):
        Position(game, np.frombuffer(chance.randbytes(game.record_size), np.uint8))


def test_bytes_say_what_is_wrong_with_them():
    outlive, eden = newdawn.load("outlive"), newdawn.load("eden")
    saved = outlive.new(2, 1).to_bytes()
    damaged = bytes([*saved[:-1], saved[-1] ^ 1])
    with pytest.raises(ValueError, match="damaged: its checksum is wrong"):
        outlive.from_bytes(damaged)
    other = saved[:4] + bytes(8) + saved[12:]
    with pytest.raises(ValueError, match="game, rules or component figures differ"):
        outlive.from_bytes(other)
    with pytest.raises(ValueError, match="a saved position of eden has"):
        eden.from_bytes(saved)
    with pytest.raises(ValueError, match="no saved position of outlive"):
        outlive.from_bytes(outlive.new(2, 1).view(0).to_bytes())
    with pytest.raises(TypeError, match="a saved position is bytes"):
        outlive.from_bytes("text")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a view is made by"):
        View(outlive, outlive.blank(), 0)


def forgeries(name: str, count: int) -> Iterator[tuple[Position, bytes]]:
    """Yield saved positions with a few other bytes in them, and a head that fits."""
    game, chance = newdawn.load(name), random.Random(name)
    origins = positions(name, 4) + positions(name, 5)
    for _ in range(count):
        origin = chance.choice(origins)
        data = bytearray(origin.raw.tobytes())
        for _ in range(chance.choice((1, 1, 2, 3))):
            place = chance.randrange(len(data))
            data[place] = chance.choice((0, 1, 2, 127, 128, 255, (data[place] + 1) % 256, chance.randrange(256)))
        yield origin, saving.pack(game, np.frombuffer(data, np.uint8))


@every_game
@pytest.mark.parametrize("count", [FEW_SAVES, pytest.param(MANY_SAVES, marks=pytest.mark.soak)])
def test_a_forged_position_is_refused_or_can_be_played_to_its_end(name: str, count: int) -> None:
    game, chance = newdawn.load(name), random.Random(1)
    refused = 0
    for origin, saved in forgeries(name, count):
        try:
            position = game.from_bytes(saved)
        except ValueError:
            refused += 1
            continue
        for seat in range(position.players):
            position.view(seat).deal(1)
            position.view(seat).prospects()
        for _ in range(5000):
            if position.is_over:
                break
            seat = chance.choice(position.to_act)
            position.play(seat, chance.choice(position.moves(seat)))
        assert position.is_over, origin.to_json()
    assert refused > count // 2


# Bots and environments ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["random", "greedy", "search", "easy", "hard"])
def test_a_bot_answers_only_for_a_seat_that_has_something_to_decide(code: str) -> None:
    position = newdawn.load("eden").new(3, 1)
    seat = position.to_act[0]
    idle = next(other for other in range(3) if other not in position.may_act)
    bot, budget = entrant(code).make(1), Budget(work=2)
    for view, asked, message in (
        (position.view(idle), idle, "has nothing to decide"),
        (position.view(idle), seat, "is given the view of"),
        (position.view(None), seat, "is given the view of a spectator"),
        (position.view(seat), 3, "a seat is a number from 0 to 2"),
    ):
        with pytest.raises(ValueError, match=message):
            bot.choose(view, asked, budget)
    with pytest.raises(TypeError, match="a bot is given a view"):
        bot.choose(position, seat, budget)  # type: ignore[arg-type]


@pytest.mark.parametrize("code", ["random", "greedy", "search", "easy", "hard"])
@pytest.mark.parametrize("seed", [-1, 1.5, "1", None, True])
def test_a_bot_has_a_whole_number_as_its_seed(code: str, seed: object) -> None:
    with pytest.raises(ValueError, match="the seed of a bot must be a whole number of 0 or more"):
        entrant(code).make(seed)  # type: ignore[arg-type]
    position = newdawn.load("eden").new(2, 1)
    seat = position.to_act[0]
    assert entrant(code).make(2**300).choose(position.view(seat), seat, Budget(work=2)) in position.moves(seat)


@pytest.mark.parametrize(
    "wrong",
    [
        *({"seconds": 0}, {"seconds": -1}, {"seconds": float("nan")}, {"seconds": float("inf")}, {"seconds": "1"}),
        *({"work": 0}, {"work": -1}, {"work": 1.5}, {"work": 10**12}, {"work": True}, {"cores": 0}, {"cores": 10**9}),
    ],
)
def test_what_is_no_budget_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=f"{next(iter(wrong))} must be a"):
        Budget(**wrong)  # type: ignore[arg-type]


def test_an_observer_looks_at_positions_of_its_own_game_and_players_only():
    observer = Observer(newdawn.load("outlive"), 2)
    for other in (newdawn.load("outlive").new(3, 1), newdawn.load("eden").new(2, 1)):
        for look in (lambda: observer.observe(other, 0), lambda: observer.rewards(other, "win")):  # noqa: B023
            with pytest.raises(ValueError, match="this observes positions of outlive for 2 players"):
                look()
    with pytest.raises(ValueError, match="a seat is a number from 0 to 1"):
        observer.observe(newdawn.load("outlive").new(2, 1), 2)


def test_a_batch_has_the_games_of_its_environments_and_no_others():
    batch = Batch(newdawn.load("eden"), 2)
    with pytest.raises(ValueError, match="call reset first"):
        batch.position(0)
    batch.reset(seed=1)
    for index in (-1, 2, 1.0, True, None):
        with pytest.raises(ValueError, match="the index of an environment must be a whole number from 0 to 1"):
            batch.position(index)
        with pytest.raises(ValueError, match="the index of an environment"):
            batch.game_seed(index)
    for actions in ([2**64 - 1] * 2, [-1, -1], [0], [[0, 0]], ["a", "b"], [0.0, 0.0], [True, True], None):
        with pytest.raises(ValueError):  # noqa: PT011
            batch.step(actions)  # type: ignore[arg-type]


def test_a_component_file_that_is_refused_stands_in_nobodys_way():
    program = (
        "import newdawn\n"
        "try: newdawn.load('eden', components='/nowhere.toml')\n"
        "except Exception as error: print(type(error).__name__)\n"
        "print(newdawn.load('eden').new(2, 1).players)\n"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert run.stdout.split()[-1:] == ["2"], run.stderr
