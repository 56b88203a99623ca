"""The environments' part of the benchmarks: what is timed, what stands beside what, and what its table says."""

import json
import os
import subprocess
import sys

import numpy as np
import pytest

from bench import environments, harness, report, timing
from bench.environments import PEERS, PGX, our_what
from bench.harness import PEER_PYTHON, REPO, Bench, Row, Sample
from bench.ours.newdawn_envs import Chooser

GAME = "outlive"


def rows(samples: list[Sample]) -> list[Row]:
    return harness.rows(samples, [GAME], [environments.PART])


def find(table: list[Row], what: str, peer: str = "") -> Row:
    found = [row for row in table if (row.what, row.peer) == (what, peer)]
    assert len(found) == 1
    return found[0]


def test_a_choice_is_legal_and_every_legal_action_is_chosen_sometimes() -> None:
    mask = np.array([[0, 1, 0, 1, 1], [1, 0, 0, 0, 0], [0, 0, 0, 0, 1], [1, 1, 1, 1, 1]], np.int8)
    choose = Chooser(*mask.shape, seed=1)
    chosen = np.stack([choose(mask) for _ in range(200)])
    assert [sorted(set(actions)) for actions in chosen.T.tolist()] == [[1, 3, 4], [0], [4], [0, 1, 2, 3, 4]]


def test_the_step_is_timed_apart_from_the_whole_loop() -> None:
    tally = timing.Tally(decisions=1000, games=1, seconds=4.0, cpu_seconds=3.0, step_seconds=2.0)
    result = timing.steps_summary("x", "1", {"masks": (tally, tally)}, batch=8)
    assert (result["masks_step_per_second"], result["masks_loop_per_second"]) == (500, 250)
    assert (result["cpu_share"], result["batch"]) == (0.75, 8)


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system does not tie a process to a core")
def test_one_core_is_one_core() -> None:
    code = "import os; from bench import timing; timing.on_one_core(); print(len(os.sched_getaffinity(0)))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=REPO).stdout == "1\n"


@pytest.mark.parametrize(("speed", "passed"), [(1_000_000.0, True), (999_000.0, False)])
def test_the_target_is_about_the_step(speed: float, passed: bool) -> None:
    result = {"masks_step_per_second": speed, "masks_loop_per_second": 1.0}
    table = rows([Sample(GAME, our_what(2), 1, "", result)])
    assert find(table, "steps, masks, 2 players").passed is passed
    assert find(table, "steps and choice, masks, 2 players").target == ""
    assert report.cells(find(table, "steps, observations, 4 players"))[-1] == "not measured"


def test_a_figure_taken_beside_a_peer_is_for_the_ratio_only() -> None:
    samples = [
        Sample(GAME, our_what(2), 1, "pgx-chess", {"masks_step_per_second": 6e5}),
        Sample("pgx-chess", "steps", 1, "", {"masks_step_per_second": 1e3}),
        Sample(GAME, our_what(2), 1, "", {"masks_step_per_second": 2e6}),
    ]
    table = rows(samples)
    assert find(table, "steps, masks, 2 players").ours == 2e6
    assert find(table, "steps, masks", "Pgx chess").ratio == 600


def test_pettingzoo_has_no_masks_without_observations() -> None:
    table = rows([])
    assert {row.peer for row in table if row.what == "steps, masks"} == {peer.label for peer in PGX}
    assert {row.peer for row in table if row.what == "steps, observations"} == {peer.label for peer in PEERS}


def test_a_peer_stands_between_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "run_json", lambda *_: ({"decisions": 1}, "", False))
    bench = Bench(seconds=0.1, rounds=1, games=("outlive", "eden"))
    environments.take(bench, 1)
    taken = [sample.who for sample in bench.samples][: 3 * len(PEERS)]
    assert taken == [who for peer in PEERS for who in ("outlive", peer.key, "eden")]


def test_pgx_keeps_what_it_compiled_for_the_next_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "run_json", lambda *_: ({"decisions": 1}, "", False))
    bench = Bench(seconds=0.1, rounds=2, games=[GAME])
    samples = [sample for sample in bench.run([environments.PART]) if sample.who == "pgx-chess"]
    assert [sample.round for sample in samples] == [0, 1, 2]
    assert len({sample.command.split()[0] for sample in samples}) == 1
    assert samples[0].command.startswith(f"JAX_COMPILATION_CACHE_DIR={bench.scratch} ")


def test_without_gymnasium_the_rest_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(command: list[str], *_: object) -> tuple[dict[str, float], str, bool]:
        if "gymnasium" in command:
            return {}, "failed: MissingExtra: gymnasium is not installed", False
        return {"masks_step_per_second": 2e6}, "", False

    monkeypatch.setattr(harness, "run_json", measured)
    table = rows(Bench(seconds=0.1, rounds=1, games=[GAME]).run([environments.PART]))
    assert find(table, "steps, masks, 4 players").passed is True
    assert find(table, "Gymnasium steps, masks, 2 players").passed is None
    assert "Outlive: failed: MissingExtra: gymnasium is not installed" in report.notes(table)


def test_ours_prints_its_object() -> None:
    command = [sys.executable, str(environments.OURS), "--game", "eden", "--batch", "2", "--seconds", "0.1"]
    result, problem, _ = harness.run_json(command, {"NEWDAWN_INTERPRETED": "1"})
    assert problem == ""
    for kind in environments.STEP_TARGETS:
        assert result[f"{kind}_step_per_second"] > result[f"{kind}_loop_per_second"] > 0
    assert result["observation_size"] > result["mask_size"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.key)
def test_a_peer_prints_its_object(peer: harness.Peer) -> None:
    script, *options = peer.script
    command = [str(PEER_PYTHON), str(REPO / "bench" / "peers" / script), *options, "--seconds", "0.1"]
    result = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    kinds = ("masks", "observations") if peer in PGX else ("observations",)
    for kind in kinds:
        assert min(result[f"{kind}_step_per_second"], result[f"{kind}_loop_per_second"]) > 0
    assert result.keys() >= {"peer", "version", "batch", "cpu_share", "observation_size", "mask_size"}
