"""One game between bots: what is asked, what is played, and what is told of it."""

import json

import pytest

import newdawn
from newdawn.arena.match import MatchResult, Watch, bot_seed, play_match
from newdawn.bots import Budget, Explanation, entrant, registry

RANDOM = entrant("random")


@pytest.fixture(params=newdawn.GAMES)
def game(request: pytest.FixtureRequest) -> newdawn.Game:
    return newdawn.load(request.param)


@pytest.fixture
def eden() -> newdawn.Game:
    return newdawn.load("eden")


class Stumbling:
    """Crashes at its second decision."""

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, view: newdawn.View, seat: int, budget: Budget) -> newdawn.Move:
        self.asked += 1
        assert self.asked != 2, "stumbled"
        assert len(view.moves()) > 1
        return view.moves()[0]

    def explain(self) -> Explanation:
        return Explanation((), simulations=7, seconds=0.1)


@pytest.fixture
def stumbling(monkeypatch: pytest.MonkeyPatch) -> registry.Entrant:
    monkeypatch.setitem(registry._OWN, "stumbling", f"{__name__}:Stumbling")
    monkeypatch.setattr(registry, "_maker", lambda name: Stumbling)
    return entrant("stumbling")


def same(one: MatchResult, other: MatchResult) -> bool:
    """Tell whether two games went alike, whatever the clock said."""
    times = {"seconds": 0, "thinking": ()}
    return one.to_json() | times == other.to_json() | times


def test_the_same_seed_gives_the_same_game(game: newdawn.Game) -> None:
    assert same(play_match(game, [RANDOM, RANDOM], seed=3), play_match(game, [RANDOM, RANDOM], seed=3))
    assert not same(play_match(game, [RANDOM, RANDOM], seed=3), play_match(game, [RANDOM, RANDOM], seed=4))


def test_a_bot_has_the_luck_of_its_number_whatever_its_seat(eden: newdawn.Game) -> None:
    straight = play_match(eden, [RANDOM, RANDOM], seed=3)
    assert same(straight, play_match(eden, [RANDOM, RANDOM], seed=3, numbers=[0, 1]))
    assert not same(straight, play_match(eden, [RANDOM, RANDOM], seed=3, numbers=[1, 0]))
    assert len({bot_seed(seed, number) for seed in range(20) for number in range(20)}) == 400


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_told_move_by_move(game: newdawn.Game, players: int) -> None:
    moves: list[tuple[int, int]] = []
    happened = []

    def watch(seat: int, move: int, events: list[newdawn.Event], position: newdawn.Position) -> None:
        moves.append((seat, move))
        happened.append([event.name for event in events])
        assert position.is_over == (position.to_act == ())

    watched: Watch = watch
    result = play_match(game, [RANDOM] * players, seed=players, watch=watched)
    assert result.decisions == len(moves)

    again = game.new(players, seed=players)
    asked = [0] * players
    for (seat, move), names in zip(moves, happened, strict=True):
        asked[seat] += len(again.moves(seat)) > 1
        assert [event.name for event in again.play(seat, move)] == names
    assert again.is_over
    assert result.asked == tuple(asked)
    assert result.scores == tuple(score["total"] for score in again.scores())
    assert {seat for seat in range(players) if result.shares[seat]} == set(again.winners)
    assert {seat for seat in range(players) if result.ranks[seat] == 1} == set(again.winners)
    assert sum(result.shares) == pytest.approx(1)


def test_bots_are_not_asked_where_there_is_no_choice_and_tell_their_simulations(
    eden: newdawn.Game, stumbling: registry.Entrant
) -> None:
    result = play_match(eden, [stumbling, stumbling], seed=1)
    # Each was asked once more than it explained: one move was lost.
    assert result.simulations == tuple(7 * (asked - 1) for asked in result.asked)
    assert sum(result.asked) < result.decisions
    assert all(seconds > 0 for seconds in result.thinking)
    assert result.seconds > sum(result.thinking)


def test_a_lost_move_is_reported_and_the_game_goes_on(eden: newdawn.Game, stumbling: registry.Entrant) -> None:
    result = play_match(eden, [stumbling, stumbling], seed=1)
    assert sorted(lost.seat for lost in result.reports) == [0, 1]
    assert all("stumbled" in lost.text and "random legal move" in lost.text for lost in result.reports)


def test_a_result_travels_as_json(eden: newdawn.Game, stumbling: registry.Entrant) -> None:
    result = play_match(eden, [stumbling, stumbling, stumbling], seed=2)
    assert result.reports
    assert MatchResult.from_json(json.loads(json.dumps(result.to_json()))) == result


def test_the_options_of_a_table_count() -> None:
    outlive = newdawn.load("outlive")

    def placing(**options: bool) -> set[tuple[int, ...]]:
        """Return which seats the game waits for while seat 0 places its heroes."""
        waiting = set()

        def watch(seat: int, move: int, events: list[newdawn.Event], position: newdawn.Position) -> None:
            if position.decision(0) == "place-heroes":
                waiting.add(position.to_act)

        play_match(outlive, [RANDOM, RANDOM], 1, options, watch)
        return waiting

    assert (0, 1) in placing()
    assert (0, 1) not in placing(placing_in_turn=True)
    with pytest.raises(ValueError, match="no option 'nonsense'"):
        play_match(outlive, [RANDOM, RANDOM], 1, {"nonsense": True})
