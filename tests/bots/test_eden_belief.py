"""What a search believes of hidden missions: what a rival has gathered says which ones it holds."""

from collections.abc import Callable

import numpy as np

from newdawn.bots import Budget, entrant
from newdawn.bots.judges import learned_judge
from newdawn.core import kit
from newdawn.core.face import Position
from newdawn.core.random import seed_words
from newdawn.core.records import Numbers
from newdawn.eden import knowledge
from newdawn.eden.bots import belief
from newdawn.eden.names import MISSIONS, SEATS
from newdawn.eden.state import OVER
from tests.eden.tables import EDEN


def positions(players: int, seed: int, stride: int = 20) -> list[Position]:
    """Return positions of a random game."""
    return [
        position.copy()
        for number, (position, _, _) in enumerate(kit.random_game(EDEN, players, seed))
        if number % stride == 0 and position.record.stage != OVER
    ]


def dealt(position: Position, seat: int, odds: Numbers, seed: int) -> Position:
    """Return what a seat may think of a position, by some odds."""
    world = EDEN.blank()
    dtype = EDEN.rules.State.dtype
    belief.deal(position.view(seat).record, seat, odds, seed_words(seed), world.view(dtype))
    return Position(EDEN, world)


def even() -> Numbers:
    return np.ones((SEATS, belief.KINDS))


def test_whatever_is_believed_the_seat_sees_the_same_as_before() -> None:
    odds = np.random.default_rng(2).uniform(0.1, 9.0, (SEATS, belief.KINDS))
    for players in (2, 3, 4):
        for position in positions(players, seed=players):
            for seat in range(players):
                world = dealt(position, seat, odds, seed=7)
                assert world.view(seat).to_bytes() == position.view(seat).to_bytes()


def test_no_card_is_dealt_twice_or_lost() -> None:
    odds = np.random.default_rng(3).uniform(0.1, 9.0, (SEATS, belief.KINDS))
    for position in positions(3, seed=5):
        for world in (dealt(position, 0, odds, seed) for seed in range(3)):
            ours, theirs = missions_of(position), missions_of(world)
            assert ours.tolist() == theirs.tolist()


def missions_of(position: Position) -> Numbers:
    """Return how many cards of each mission there are in hands, among those drawn, and in the deck."""
    record = position.record
    found = record.missions[: position.players].sum(axis=0).astype(np.int64)
    for card in record.mission_deck[: record.mission_deck_size]:
        found[card] += 1
    for seat in range(position.players):
        for card in record.drawn[seat][: record.drawn_count[seat]]:
            found[card] += 1
    return found


def test_a_mission_with_higher_odds_is_dealt_more_often() -> None:
    position = next(each for each in reversed(positions(2, seed=9)) if each.record.mission_count[1])
    seen = position.view(0).record
    mission = next(m for m in range(len(MISSIONS)) if knowledge.count_unseen(seen, m) and not seen.traced[0, m])
    likely = even()
    likely[1, mission] = 20.0
    plain, raised = (
        sum(int(dealt(position, 0, odds, seed).record.missions[1, mission]) for seed in range(300))
        for odds in (even(), likely)
    )
    assert raised > 3 * plain > 0


def test_without_a_belief_every_mission_is_as_likely_as_any_other() -> None:
    for position in positions(4, seed=1):
        odds = np.zeros((SEATS, belief.KINDS))
        belief.surmise(position.view(2).record, 2, np.zeros(0), odds)
        assert (odds == 1.0).all()


def test_what_is_believed_follows_from_the_view_alone() -> None:
    learned = learned_judge("eden", 3).belief
    for position in positions(3, seed=6):
        view = position.view(1)
        found = []
        for seen in (view, view.deal(seed=1).view(1), view.deal(seed=2).view(1)):
            odds = even()
            belief.surmise(seen.record, 1, learned, odds)
            found.append(odds.tolist())
        assert found[0] == found[1] == found[2]


def test_real_hands_are_likelier_than_chance_says() -> None:
    """Greedy seats hold missions that suit what they have; the belief gives those more than their part."""
    learned = learned_judge("eden", 2).belief
    gained = []
    for seed in range(12):
        position = EDEN.new(2, seed)
        bots = [kit_bot(seed), kit_bot(seed + 50)]
        while not position.is_over:
            seat = position.to_act[0]
            if position.record.season == 3 and seat == 0 and position.record.mission_count[1]:
                gained.append(surprise(position, learned))
                break
            position.play(seat, bots[seat](position, seat))
    assert len(gained) >= 8
    assert np.mean(gained) > 0.1


def kit_bot(seed: int) -> Callable[[Position, int], int]:
    """Return what a greedy bot plays."""
    bot = entrant("greedy").make(seed)
    return lambda position, seat: bot.choose(position.view(seat), seat, Budget())


def surprise(position: Position, learned: Numbers) -> float:
    """Return how much more likely the belief finds a card of the rival's hand than chance does, as a logarithm."""
    seen = position.view(0).record
    odds = even()
    belief.surmise(seen, 0, learned, odds)
    copies = np.array([knowledge.count_unseen(seen, mission) for mission in range(len(MISSIONS))])
    held = position.record.missions[1]
    by_belief = copies * odds[1] / (copies * odds[1]).sum()
    by_chance = copies / copies.sum()
    return float(
        sum(held[m] * np.log(by_belief[m] / by_chance[m]) for m in range(len(MISSIONS)) if held[m]) / held.sum()
    )
