"""Outlive passes the generic kit for 2, 3 and 4 players, with heroes placed in turn and at the same time."""

import json
from pathlib import Path

import pytest

import newdawn
from newdawn.core import kit

PLAYERS = (2, 3, 4)
OPTIONS = ({}, {"simultaneous_placing": True})
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.json"))


@pytest.fixture(scope="module")
def outlive() -> newdawn.Game:
    return newdawn.load("outlive")


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hundred_thousand_random_games_end_with_a_winner(outlive, players):
    kit.check_games_end(outlive, players, games=100_000, seed=players)


@pytest.mark.parametrize("options", OPTIONS, ids=["in turn", "at once"])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_moves_offered_are_exactly_those_without_a_reason_against_them(outlive, players, options):
    assert kit.check_agreement(outlive, players, games=1000, seed=10 + players, **options) > 200_000


@pytest.mark.parametrize("options", OPTIONS, ids=["in turn", "at once"])
@pytest.mark.parametrize("players", PLAYERS)
def test_dealing_again_what_a_seat_cannot_see_changes_no_byte_of_its_view(outlive, players, options):
    assert kit.check_non_interference(outlive, players, games=1000, seed=20 + players, **options) > 200_000


@pytest.mark.parametrize("options", OPTIONS, ids=["in turn", "at once"])
@pytest.mark.parametrize("players", PLAYERS)
def test_save_and_load_at_every_step_changes_nothing(outlive, players, options):
    for seed in range(3):
        kit.check_saving(outlive, players, seed=30 + seed, **options)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_refused_move_has_a_reason_and_changes_nothing(outlive, players):
    for seed in range(3):
        kit.check_reasons(outlive, players, seed=40 + seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_copies_never_share(outlive, players):
    for seed in range(10):
        kit.check_copies(outlive, players, seed=50 + seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_events_have_known_names_and_an_audience(outlive, players):
    for seed in range(10):
        kit.check_views_tell_events(outlive, players, seed=60 + seed)


@pytest.mark.parametrize("players", PLAYERS)
def test_scores_recount(outlive, players):
    for seed in range(5):
        kit.check_scores(outlive, players, seed=70 + seed)


def test_interpreted_and_compiled_runs_agree(outlive):
    games = [(players, seed) for players in PLAYERS for seed in range(80, 84)]
    interpreted = kit.fingerprints_elsewhere(outlive, games, interpreted=True)
    compiled = kit.fingerprints_elsewhere(outlive, games, interpreted=False)
    assert interpreted == compiled


@pytest.mark.parametrize("path", GOLDEN, ids=[path.stem for path in GOLDEN])
def test_golden_games_keep_their_moves_scores_and_hash(outlive, path):
    """`python tests/outlive/make_golden.py` writes them anew, when a change of the rules is meant."""
    golden = json.loads(path.read_text(encoding="utf-8"))
    position = outlive.new(golden["players"], golden["seed"], **golden["options"])
    for line in golden["moves"]:
        seat, _, notation = line.partition(" ")
        position.play(int(seat), notation)
    assert position.is_over
    assert position.scores() == golden["scores"]
    assert list(position.winners) == golden["winners"]
    assert kit.fingerprint(outlive, golden["players"], golden["seed"], **golden["options"]) == golden["fingerprint"]


def test_there_are_golden_games_for_every_number_of_players():
    assert {json.loads(path.read_text(encoding="utf-8"))["players"] for path in GOLDEN} == {2, 3, 4}


@pytest.mark.parametrize(("players", "depth", "expected"), [(2, 3, 1500), (3, 2, 306)])
def test_the_number_of_lines_at_a_fixed_depth_of_the_setup_stays(outlive, players, depth, expected):
    """Six rooms to put back, then five, then seven to build, and the seats act in any order: 2·6·11 lines of two."""
    lines = kit.count_positions(outlive.new(players, seed=7), depth)
    assert lines == expected


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
def test_ten_thousand_games_agree_and_leak_nothing(outlive, players):
    kit.check_agreement(outlive, players, games=10_000, seed=110 + players)
    kit.check_non_interference(outlive, players, games=10_000, seed=120 + players)


@pytest.mark.soak
@pytest.mark.parametrize("players", PLAYERS)
def test_a_million_random_games_end_with_a_winner(outlive, players):
    kit.check_games_end(outlive, players, games=1_000_000, seed=130 + players)


@pytest.mark.soak
def test_two_hundred_interpreted_and_compiled_games_agree(outlive):
    games = [(players, seed) for players in PLAYERS for seed in range(1000, 1067)]
    assert kit.fingerprints_elsewhere(outlive, games, interpreted=True) == kit.fingerprints_elsewhere(
        outlive, games, interpreted=False
    )
