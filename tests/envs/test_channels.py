"""The observation tensor is what its table of channels says, and nothing that the seat may not know."""

import random

import numpy as np
import pytest

import newdawn
from newdawn.core.binding import bound
from newdawn.envs import Batch, Observer
from newdawn.envs.channels import layout_of

PLAYERS = (2, 3, 4)


@pytest.fixture(params=newdawn.GAMES)
def game(request):
    return newdawn.load(request.param)


def random_positions(game, players, seed, every=1, **options):
    """Play a random game; yield every so many positions before their moves, and the last one."""
    chance = random.Random(seed)
    position = game.new(players, seed, **options)
    step = 0
    while not position.is_over:
        if step % every == 0:
            yield position
        seat = position.to_act[0]
        position.play(seat, chance.choice(position.moves(seat)))
        step += 1
    yield position


@pytest.mark.parametrize("players", PLAYERS)
def test_channels_follow_one_another_and_every_number_has_a_name(game, players):
    layout = layout_of(game, players)
    end = 0
    for channel in layout.channels:
        assert layout.places[channel.name] == slice(end, end + channel.size(players))
        end += channel.size(players)
    assert end == layout.size == len(layout.names) == len(set(layout.names))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_number_is_written_by_one_value_only_but_for_tallies(game, players):
    layout = layout_of(game, players)
    batch = bound("newdawn.envs.bound.batch", game.package)
    writers = np.zeros(layout.size, np.int64)
    for kind, name in enumerate(batch.KINDS):
        for entry in layout.table.entries[slice(*layout.table.spans[kind : kind + 2])].astype(int).tolist():
            target, _, size, length, _ = entry
            writers[target : target + size * length] += name != "tally"
    for channel in layout.channels:
        expected = 0 if channel.kind in ("tally", "computed") else 1
        assert (writers[layout.places[channel.name]] == expected).all(), channel.name


@pytest.mark.parametrize("players", PLAYERS)
def test_in_random_play_every_channel_is_used_and_all_numbers_are_in_range(game, players):
    batch = Batch(game, 256, players)
    low, high = batch.layout.bounds
    turn = batch.reset(seed=players)
    used = np.zeros(batch.layout.size, np.bool_)
    for _ in range(600):
        assert (turn.observation >= low).all()
        assert (turn.observation <= high).all()
        used |= (turn.observation != 0).any(axis=0)
        used |= (turn.final != 0).any(axis=0)
        turn = batch.step(batch.random_actions())
    unused = [name for name, place in batch.layout.places.items() if not used[place].any()]
    assert unused == []


@pytest.mark.parametrize("players", PLAYERS)
def test_one_hot_channels_have_at_most_one_number_for_each_value(game, players):
    layout = layout_of(game, players)
    observer = Observer(game, players)
    for position in random_positions(game, players, seed=3, every=7):
        for seat in range(players):
            seen = observer.observe(position, seat)
            for channel in layout.channels:
                if channel.kind in ("one-hot", "seat", "from-top"):
                    last = [len(axis) for axis in channel.axes(players)][-1]
                    assert (seen[layout.places[channel.name]].reshape(-1, last).sum(axis=1) <= 1).all(), channel.name


@pytest.mark.parametrize("players", PLAYERS)
def test_dealing_again_what_a_seat_cannot_see_changes_no_number_of_its_observation(game, players):
    observer = Observer(game, players)
    for step, position in enumerate(random_positions(game, players, seed=players, every=2)):
        for seat in range(players):
            dealt = position.view(seat).deal(step)
            assert np.array_equal(observer.observe(position, seat), observer.observe(dealt, seat))


def test_not_even_heroes_placed_in_secret_are_observed():
    game = newdawn.load("outlive")
    observer = Observer(game, 3)
    for seed in range(5):
        for step, position in enumerate(random_positions(game, 3, seed, placing_in_turn=True)):
            for seat in range(3):
                dealt = position.view(seat).deal(step)
                assert np.array_equal(observer.observe(position, seat), observer.observe(dealt, seat))
            if position.record.day == 1:
                break


def test_the_mask_is_what_the_view_offers(game):
    observer = Observer(game, 3)
    for position in random_positions(game, 3, seed=8, every=5):
        for seat in range(3):
            mask = observer.mask(position, seat)
            if seat in position.to_act[:1]:
                assert mask.nonzero()[0].tolist() == sorted(move.number for move in position.view(seat).moves())
            else:
                assert not mask.any()


def test_compact_observations_are_the_others_before_they_are_divided(game):
    compact, scaled = Batch(game, 16, 3, compact=True), Batch(game, 16, 3)
    few, many = compact.reset(seed=1), scaled.reset(seed=1)
    for _ in range(300):
        assert few.observation.dtype == np.int8
        assert np.array_equal(few.observation * compact.layout.table.scales, many.observation)
        assert np.array_equal(few.final * compact.layout.table.scales, many.final)
        actions = compact.random_actions()
        few, many = compact.step(actions), scaled.step(actions)


def named(game, position, seat):
    """Return the numbers of an observation that are not 0, by name."""
    observer = Observer(game, position.players)
    seen = observer.observe(position, seat)
    return {name: float(seen[i]) for i, name in enumerate(observer.layout.names) if seen[i] != 0}


def test_the_observer_comes_first_and_the_others_follow_clockwise():
    game = newdawn.load("eden")
    position = game.from_json(
        {
            "game": "eden",
            "players": 3,
            "season": "summer",
            "active": 1,
            "refuges": [{"cans": 1}, {"cans": 2}, {"cans": 4}],
        }
    )
    seen = [named(game, position, seat) for seat in range(3)]
    cans = [[16 * numbers[f"cans {whose}"] for whose in ("own", "+1", "+2")] for numbers in seen]
    assert cans == [[1, 2, 4], [2, 4, 1], [4, 1, 2]]
    assert [next(name for name in numbers if name.startswith("active ")) for numbers in seen] == [
        "active +1",
        "active own",
        "active +2",
    ]
    assert [next(name for name in numbers if name.startswith("seat ")) for numbers in seen] == [
        "seat 1",
        "seat 2",
        "seat 3",
    ]


def test_what_is_asked_and_half_paid_is_observed():
    """A room of three Materials, one of which is paid."""
    game = newdawn.load("outlive")
    chance = random.Random(1)
    for seed in range(50):
        position = game.new(2, seed)
        while not position.is_over:
            seat = position.to_act[0]
            if position.decision(seat) == "pay-room" and position.record.to_pay[seat] == 2:
                seen = named(game, position, seat)
                slot = int(position.record.room_in_hand[seat]) + 1
                assert seen["decision pay-room"] == 1
                assert seen["to_pay own"] == pytest.approx(2 / 12)
                assert seen[f"room_in_hand {slot}"] == 1
                return
            position.play(seat, chance.choice(position.moves(seat)))
    raise AssertionError("nobody built a room")


def test_a_pile_that_was_looked_through_is_observed_from_the_top_down():
    game = newdawn.load("outlive")
    position = game.new(2, seed=1)
    chance = random.Random(1)
    while position.record.day == 0:
        seat = position.to_act[0]
        position.play(seat, chance.choice(position.moves(seat)))
    record = position.record
    assert not any(name.startswith("search_pile ") for name in named(game, position, 0))
    record.pile_known[0] = 1
    from newdawn.outlive.names import SEARCH_TILES

    height = int(record.search_pile_size[0])
    pile = [SEARCH_TILES[tile] for tile in record.search_pile[0, :height].tolist()]
    seen = named(game, position, 0)
    shown = [name for name in seen if name.startswith("search_pile ")]
    assert shown == [f"search_pile blackwood {place} {tile}" for place, tile in enumerate(reversed(pile), 1)]
    assert not any(name.startswith("search_pile ") for name in named(game, position, 1))


def test_every_field_of_a_view_is_observed_or_left_out_on_purpose(game):
    left_out = {
        "outlive": {
            "placing_in_turn",  # the same in all games of an environment
            "flipped",  # the events that are face up tell
            "equipment_stack",  # face down
            "leader_put_back",  # known only while nothing is asked any more
        },
        "eden": {
            "equipment_stacks",  # face down
            "mission_known",  # the cards that the observer tucked are observed themselves
            "building_decks",  # face down
            "buildings_shown",  # the place of every card is observed
            "drawn_known",
        },
    }
    hidden = {"players", "generator_key", "generator_block", "generator_counter", "generator_used"}
    observed = {channel.field or channel.name for channel in layout_of(game, 2).channels} - {"seat"}
    points = set() if game.name == "outlive" else {"points"}
    assert set(game.rules.State.fields) - hidden == (observed - points) | left_out[game.name]
