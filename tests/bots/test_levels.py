"""Levels for people: easy, medium, hard, expert; each explains its choice."""

import pytest

import newdawn
from newdawn.bots import Budget, Candidate, Explanation, entrant, levels
from newdawn.bots.levels import Easy, Expert, Hard
from newdawn.bots.search_bot import SearchBot
from newdawn.core.face import View

both_games = pytest.mark.parametrize("game", newdawn.GAMES)


def some_view(name: str) -> tuple[View, int]:
    """Return the view of a seat that has something to decide."""
    position = newdawn.load(name).new(players=2, seed=3)
    seat = next(seat for seat in position.to_act if len(position.moves(seat)) > 2)
    return position.view(seat), seat


@both_games
@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_every_level_plays_a_legal_move_and_explains_it(game: str, level: str) -> None:
    view, seat = some_view(game)
    bot = entrant(level).make(seed=1)
    move = bot.choose(view, seat, Budget(work=16))
    assert move in view.moves()
    explanation = bot.explain()
    assert explanation.candidates[0].move == move
    assert {candidate.move for candidate in explanation.candidates} <= {move.number for move in view.moves()}
    assert all(len(candidate.scores) == 2 for candidate in explanation.candidates)


class Judge:
    """Stands behind the easy bot, and judges moves as a test wants."""

    def __init__(self, *shares: float) -> None:
        self.candidates = tuple(Candidate(move, 1, (0.0, 0.0), share) for move, share in enumerate(shares))

    def choose(self, view: View, seat: int, budget: Budget) -> int:
        return 0

    def explain(self) -> Explanation:
        return Explanation(self.candidates)


def chosen_by_easy(*shares: float) -> set[int]:
    bot = Easy(1)
    bot._bot = Judge(*shares)  # type: ignore[assignment]
    view, seat = some_view("outlive")
    chosen = set()
    for _ in range(200):
        chosen.add(bot.choose(view, seat, Budget()))
        assert bot.explain().candidates[0].move in chosen
        assert len(bot.explain().candidates) == len(shares)
    return chosen


def test_the_easy_bot_takes_one_of_the_better_moves_but_never_the_worst() -> None:
    assert chosen_by_easy(0.9, 0.8, 0.4, 0.1) == {0, 1, 2}
    assert chosen_by_easy(0.9, 0.1) == {0}
    assert chosen_by_easy(0.5, 0.5, 0.5) == {0, 1, 2}


def test_the_easy_bot_mostly_knows_better() -> None:
    assert 0 < levels._LAPSES < 100
    assert 0 < levels._GOOD < 1


@pytest.mark.parametrize(
    ("level", "given", "used"),
    [
        (Hard, Budget(), Budget(seconds=0.3)),
        (Expert, Budget(cores=8), Budget(seconds=2.0, cores=8)),
        (Hard, Budget(seconds=1), Budget(seconds=1)),
        (Expert, Budget(work=50), Budget(work=50)),
    ],
)
def test_a_level_has_its_own_time_unless_the_code_gives_another(
    level: type[Hard], given: Budget, used: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    monkeypatch.setattr(SearchBot, "choose", lambda self, view, seat, budget: seen.append(budget) or 0)
    view, seat = some_view("outlive")
    level(1).choose(view, seat, given)
    assert seen == [used]
