"""The generic kit as tests: each game's `test_kit.py` derives a class from this one and adds what is its own."""

import json
import random
from pathlib import Path
from typing import Any, ClassVar

import pytest

import newdawn
from newdawn.core import kit
from tests.sampling import sampled
from tools.make_golden import golden_files


class KitSuite:
    """What every game must pass, for every number of players and every option of a table."""

    name: ClassVar[str]
    options: ClassVar[dict[str, dict[str, bool]]] = {"no options": {}}
    long_enough: ClassVar[dict[int, int]] = {2: 600, 3: 450, 4: 400}
    """By each number of players: so many games have more than a hundred thousand decisions."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Ask for each number of players, each set of options, each golden game."""
        if "options" in metafunc.fixturenames:
            pairs = [(options, players) for options in self.options.values() for players in self.long_enough]
            ids = [f"{name}-{players}" for name in self.options for players in self.long_enough]
            metafunc.parametrize(("options", "players"), sampled(pairs, self.is_in_every_run), ids=ids)
        elif "players" in metafunc.fixturenames:
            metafunc.parametrize("players", self.long_enough)
        if "golden" in metafunc.fixturenames:
            paths = golden_files(self.name)
            metafunc.parametrize("golden", paths, ids=[path.stem for path in paths])

    def is_in_every_run(self, options: dict[str, bool], players: int) -> bool:
        """Tell whether a pair is tried in every run: the sets of options take turns, and most players get the last."""
        turn = list(self.long_enough)[::-1].index(players)
        return options == list(self.options.values())[::-1][turn % len(self.options)]

    @pytest.fixture
    def game(self) -> newdawn.Game:
        return newdawn.load(self.name)

    def test_thousands_of_random_games_end_with_a_winner(self, game, players):
        kit.check_games_end(game, players, games=7_000, seed=players)

    def test_the_moves_offered_are_exactly_those_without_a_reason_against_them(self, game, players, options):
        assert kit.check_agreement(game, players, self.long_enough[players], seed=10 + players, **options) > 100_000

    def test_dealing_again_what_a_seat_cannot_see_changes_no_byte_of_its_view(self, game, players, options):
        games = self.long_enough[players]
        assert kit.check_non_interference(game, players, games, seed=20 + players, **options) > 100_000

    def test_save_and_load_at_every_step_changes_nothing(self, game, players, options):
        kit.check_saving(game, players, seed=30, **options)

    def test_a_loaded_game_goes_on_as_the_saved_one_would(self, game):
        chance = random.Random(5)
        position = game.new(3, seed=11)
        for _ in range(60):
            seat = chance.choice(position.may_act)
            position.play(seat, chance.choice(position.moves(seat)))
        loaded = game.from_json(position.to_json())
        while not position.is_over:
            seat = chance.choice(position.may_act)
            move = chance.choice(position.moves(seat))
            assert position.play(seat, move) == loaded.play(seat, str(move))
        assert loaded == position

    def test_every_refused_move_has_a_reason_and_changes_nothing(self, game, players):
        for seed in range(3):
            kit.check_reasons(game, players, seed=40 + seed)

    def test_copies_never_share(self, game, players):
        for seed in range(10):
            kit.check_copies(game, players, seed=50 + seed)

    def test_events_have_known_names_and_an_audience(self, game, players):
        for seed in range(10):
            kit.check_views_tell_events(game, players, seed=60 + seed)

    def test_whether_somebody_may_have_a_choice_is_public(self, game, players):
        for seed in range(3):
            kit.check_choices(game, players, seed=65 + seed, every=3)

    def test_scores_recount(self, game, players):
        for seed in range(5):
            kit.check_scores(game, players, seed=70 + seed)

    def test_interpreted_and_compiled_runs_agree(self, game):
        games = [(players, 80) for players in self.long_enough]
        interpreted = kit.fingerprints_elsewhere(game, games, interpreted=True)
        compiled = kit.fingerprints_elsewhere(game, games, interpreted=False)
        assert interpreted == compiled

    def test_golden_games_keep_their_moves_scores_and_hash(self, game, golden: Path):
        """`python -m tools.make_golden` writes them again, when a change of the rules is meant."""
        expected: dict[str, Any] = json.loads(golden.read_text(encoding="utf-8"))
        position = game.new(expected["players"], expected["seed"], **expected["options"])
        for line in expected["moves"]:
            seat, _, notation = line.partition(" ")
            position.play(int(seat), notation)
        assert position.is_over
        assert position.scores() == expected["scores"]
        assert list(position.winners) == expected["winners"]
        found = kit.fingerprint(game, expected["players"], expected["seed"], **expected["options"])
        assert found == expected["fingerprint"]

    def test_the_package_offers_what_a_game_must(self, game):
        assert kit.lacking(game) == []

    def test_every_number_of_players_is_tried(self, game):
        assert tuple(self.long_enough) == game.player_counts

    def test_there_are_golden_games_for_every_number_of_players(self, game):
        paths = golden_files(self.name)
        assert {json.loads(path.read_text(encoding="utf-8"))["players"] for path in paths} == set(game.player_counts)

    @pytest.mark.soak
    def test_ten_thousand_games_agree_and_leak_nothing(self, game, players):
        kit.check_agreement(game, players, games=10_000, seed=110 + players)
        kit.check_non_interference(game, players, games=10_000, seed=120 + players)

    @pytest.mark.soak
    def test_save_and_load_at_every_step_of_further_games_changes_nothing(self, game, players, options):
        for seed in range(31, 34):
            kit.check_saving(game, players, seed, **options)

    @pytest.mark.soak
    def test_a_million_random_games_end_with_a_winner(self, game, players):
        kit.check_games_end(game, players, games=1_000_000, seed=130 + players)

    @pytest.mark.soak
    def test_two_hundred_interpreted_and_compiled_games_agree(self, game):
        games = [(players, seed) for players in self.long_enough for seed in (81, 82, 83, *range(1000, 1067))]
        interpreted = kit.fingerprints_elsewhere(game, games, interpreted=True)
        assert interpreted == kit.fingerprints_elsewhere(game, games, interpreted=False)
