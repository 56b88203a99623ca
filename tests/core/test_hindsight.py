"""What a seat could have waited with: found out by playing, without a word from the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import newdawn
from newdawn import GAMES
from newdawn.core import kit
from newdawn.core.face import Position
from newdawn.core.hindsight import Hindsight, at_first

Step = tuple[Hindsight, Position, int, str, Position, Hindsight]


def steps(game: str, players: int, seed: int, **options: bool) -> Iterator[tuple[int, Step]]:
    """Yield for each move of a random game, and each seat, what the seat could have waited with before and after it."""
    hindsights = [at_first(newdawn.load(game).new(players, seed=seed, **options))] * players
    for position, mover, move in kit.random_game(newdawn.load(game), players, seed, **options):
        before, after = position.copy(), position.copy()
        after.play(mover, move)
        for seat, hindsight in enumerate(hindsights):
            hindsights[seat] = hindsight.after(seat, mover, move, after)
            yield seat, (hindsight, before, mover, str(move), after, hindsights[seat])


GAMES_PLAYED = [
    ("outlive", {"placing_in_turn": True}),
    ("outlive", {}),
    ("eden", {}),
]


@pytest.mark.parametrize(("game", "options"), GAMES_PLAYED)
@pytest.mark.parametrize("players", [2, 4])
def test_without_the_last_moves_of_a_seat_the_game_is_as_if_they_had_never_been_played(
    game: str, options: dict[str, bool], players: int
):
    played: list[tuple[int, str]] = []
    first = newdawn.load(game).new(players, seed=3, **options)
    for at, (seat, (_, _, mover, move, _, hindsight)) in enumerate(steps(game, players, 3, **options)):
        if seat == 0:
            played.append((mover, move))
        count = min(3, len(hindsight.withheld))
        if at % 7 or not count:
            continue
        own = [index for index, (one, _) in enumerate(played) if one == seat][-count:]
        replayed = first.copy()
        for index, (one, notation) in enumerate(played):
            if index not in own:
                replayed.play(one, notation)
        assert hindsight.without(count) == replayed


@pytest.mark.parametrize(("game", "options"), GAMES_PLAYED)
def test_a_move_of_others_is_the_same_one_of_the_same_choices_for_everybody_without_the_own(
    game: str, options: dict[str, bool]
):
    kept = 0
    for seat, (hindsight, before, mover, move, after, now) in steps(game, 4, 5, **options):
        if mover == seat or not now.withheld:
            continue
        kept += 1
        without, waited = hindsight.without(1), now.without(1).copy()
        told = before.copy().play(mover, move)
        assert without.moves(mover) == before.moves(mover)
        assert without.copy().play(mover, move) == told
        own = str(newdawn.load(game).moves.notation(now.withheld[0].move))
        assert waited.play(seat, own) == without.copy().play(seat, own)
        assert waited == after
    assert kept > 10


@pytest.mark.parametrize(("game", "options"), GAMES_PLAYED)
def test_nobody_could_have_waited_with_what_others_had_to_answer(game: str, options: dict[str, bool]):
    ended: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    for seed in range(4):
        for seat, (hindsight, before, mover, _, _, now) in steps(game, 3, seed, **options):
            if mover != seat and hindsight.withheld:
                found = kept if now.withheld else ended
                found[before.decision(mover)] += 1
    in_turn = {
        # A turn of the Day, an action, the pressure of a stronger hero and the answer to it, events, finds.
        "outlive": {"move-hero", "act", "tribute", "defend", "overcome", "hunt", "search-city"},
        # Dice, what they bring, strengths, buildings.
        "eden": {"take-die", "choose-token", "announce", "claim", "after-first-die", "swap-with"},
    }
    assert not in_turn[game] & set(kept)
    assert in_turn[game] & set(ended) >= (
        {"move-hero", "act", "tribute"} if game == "outlive" else {"take-die", "claim"}
    )


def test_a_new_building_placed_out_of_turn_stands_as_soon_as_somebody_else_has_moved():
    checked = 0
    for seed in range(40):
        for seat, (hindsight, before, mover, _, _, now) in steps("eden", 3, seed):
            placed = bool(hindsight.withheld) and hindsight.withheld[0].before.to_act == before.to_act
            if placed and mover != seat and seat not in before.to_act:
                checked += 1
                assert not now.withheld
    assert checked > 3


@pytest.mark.parametrize("game", GAMES)
def test_whether_a_seat_could_have_waited_follows_from_what_it_sees(game: str):
    """Of two worlds that look the same to a seat, and go on looking the same, it is true in both or in neither."""
    compared = 0
    for seed in range(3):
        rules = newdawn.load(game)
        for number, (position, seat, move) in enumerate(kit.random_game(rules, 3, seed)):
            if len(position.to_act) < 2:
                continue
            worlds = [position.copy(), *(position.view(seat).deal(700 + number + world) for world in range(3))]
            hindsights = []
            for world in worlds:
                after = world.copy()
                after.play(seat, move)
                hindsights.append(at_first(world.copy()).after(seat, seat, move, after))
            truth = hindsights[0].now.copy()
            for other in [one for one in truth.to_act if one != seat][:2]:
                answer = truth.moves(other)[0]
                told = [event for event in truth.play(other, answer) if event.visible_to(seat)]
                for index, hindsight in enumerate(hindsights):
                    world = hindsight.now.copy()
                    for alike in world.moves(other):
                        tried = world.copy()
                        events = [event for event in tried.play(other, alike) if event.visible_to(seat)]
                        if events == told and tried.view(seat).to_bytes() == truth.view(seat).to_bytes():
                            hindsights[index] = hindsight.after(seat, other, alike, tried)
                            break
                    else:
                        hindsights[index] = at_first(worlds[0])
                alike_worlds = [
                    one for one in hindsights if one.now.view(seat).to_bytes() == truth.view(seat).to_bytes()
                ]
                compared += len(alike_worlds) - 1
                assert len({len(one.withheld) for one in alike_worlds}) == 1
                hindsights = alike_worlds
    assert compared > 30
