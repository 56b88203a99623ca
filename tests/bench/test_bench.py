"""The benchmark programs run and say what they promise, and the table is made from samples as the README tells."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from bench import environments, harness, report, run, timing
from bench.harness import PEER_PYTHON, PEERS, PLAY, REPO, Bench, Row, Sample, run_json
from newdawn import GAMES

GAME = "outlive"
PEER_KEYS = {"peer", "version", "decisions", "games", "seconds", "decisions_per_second", "games_per_second"}
ONE_CORE_KEYS = {"copy_ns", "decision_means", "saved_bytes", "options_mean", "forced_share"}


def count_quickly(seconds: float, seed: int) -> timing.Tally:
    """A game that takes no time, at module level so that a spawned worker finds it."""
    return timing.Tally(decisions=100, games=1, seconds=0.5)


def fail(seconds: float, seed: int) -> timing.Tally:
    raise ValueError("no such game")


def rows(samples: list[Sample], games: Sequence[str] = GAMES) -> list[Row]:
    return harness.rows(samples, games, [PLAY])


def play_samples(ours: list[float], theirs: list[float], peer: str = "chess") -> list[Sample]:
    samples = []
    for number, (our_speed, their_speed) in enumerate(zip(ours, theirs, strict=True), start=1):
        samples.append(Sample(GAME, "play", number, peer, {"decisions_per_second": our_speed}))
        samples.append(Sample(peer, "play", number, "", {"decisions_per_second": their_speed}))
    return samples


def find(table: list[Row], what: str, unit: str, peer: str = "") -> Row:
    found = [row for row in table if (row.what, row.unit, row.peer) == (what, unit, peer)]
    assert len(found) == 1
    return found[0]


def test_rates_of_two_workers_are_summed() -> None:
    tallies = timing.play_on(2, count_quickly, 0.1, seed=1)
    assert timing.summary("x", "1", tallies, "d")["decisions_per_second"] == 400


def test_an_error_in_a_worker_reaches_the_caller() -> None:
    with pytest.raises(RuntimeError, match="ValueError: no such game"):
        timing.play_on(2, fail, 0.1, seed=1)


def test_time_of_a_call_is_that_of_one_call() -> None:
    assert 1 < timing.time_call(lambda: None, seconds=0.01) < 100_000


def test_ratio_is_taken_round_by_round() -> None:
    # The machine is ten times slower in the second round, for both sides: the ratio does not notice.
    row = find(
        rows(play_samples([6e6, 6e5, 6e6], [1e5, 1e4, 1e5]), [GAME]),
        "random play, 4 players, one core",
        "decisions/s",
        "python-chess",
    )
    assert row.ratio == 60
    assert row.passed is True


def test_a_missed_ratio_fails_and_a_missing_one_is_not_measured() -> None:
    table = rows(play_samples([4e5], [1e4]), [GAME])
    what = "random play, 4 players, one core"
    assert find(table, what, "decisions/s", "python-chess").passed is False
    assert report.cells(find(table, what, "decisions/s", "Catanatron"))[-1] == "not measured"
    assert find(table, what, "decisions/s", "OpenSpiel hearts").passed is None


@pytest.mark.parametrize(("nanoseconds", "passed"), [(35.0, True), (200.0, False)])
def test_copy_target(nanoseconds: float, passed: bool) -> None:
    table = rows([Sample(GAME, "calls", 1, "", {"copy_ns": nanoseconds})], [GAME])
    assert find(table, "copy, compiled", "ns").passed is passed


def test_scaling_is_against_one_core_before_and_after() -> None:
    speeds = {"one core before": 3.0, "two cores": 4.0, "one core after": 1.0}
    table = rows([Sample(GAME, what, 1, "", {"decisions_per_second": speed}) for what, speed in speeds.items()], [GAME])
    row = find(table, "two cores against one", "×")
    assert row.ours == 2
    assert row.passed is True


def test_lower_is_better_for_times() -> None:
    samples = [
        Sample(GAME, "start", 1, "chess", {"seconds": 0.5}),
        Sample("chess", "start", 1, "", {"seconds": 0.1}),
    ]
    row = find(rows(samples, [GAME]), "second start to first legal move", "s", "python-chess")
    assert row.ratio == pytest.approx(0.2)


def test_without_the_peers_the_table_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    bench = Bench(seconds=0.1, rounds=1, peer_python=Path("/nowhere/python"))
    for peer in PEERS:
        bench.peer(peer, "play", 1)
    table = rows(bench.samples)
    report.print_tables(table)
    assert "not installed" in capsys.readouterr().out
    assert any("`make bench`" in note for note in report.notes(table))


@pytest.mark.parametrize("peer", PEERS + environments.PEERS, ids=lambda peer: peer.key)
def test_a_peer_that_cannot_be_imported_says_so(peer: harness.Peer) -> None:
    script, *options = peer.script
    # `-S` leaves the installed packages out, whatever they are.
    command = [sys.executable, "-S", str(REPO / "bench" / "peers" / script), *options]
    result, problem, absent = run_json(command)
    assert (result, absent) == ({}, True)
    assert problem.startswith("not installed: No module named")


def test_a_peer_stands_between_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "run_json", lambda *_: ({"seconds": 1.0}, "", False))
    bench = Bench(seconds=0.1, rounds=1, games=("outlive", "eden"))
    bench.beside(PEERS[0], 1)
    taken = [sample.who for sample in bench.samples if sample.what in ("play", "start")]
    assert taken == ["outlive", "catanatron", "eden"] * 2


def test_every_game_has_a_table_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    samples = [
        Sample(game, "calls", 1, "", {"copy_ns": nanoseconds}) for game, nanoseconds in (("outlive", 30), ("eden", 300))
    ]
    table = rows(samples)
    copies = [row for row in table if row.what == "copy, compiled"]
    assert [(row.game, row.passed) for row in copies] == [("outlive", True), ("eden", False)]
    report.print_tables(table)
    said = capsys.readouterr().out
    assert said.index("\nOutlive\n") < said.index("\nParis: New Eden\n")


def test_a_sample_keeps_its_command() -> None:
    bench = Bench(seconds=0.5, rounds=1, our_python=REPO / "nowhere" / "python")
    bench.ours("eden", "interpreted", 1, "--players", "3", env={"NEWDAWN_INTERPRETED": "1"})
    command = "nowhere/python bench/ours/newdawn_play.py --game eden --seconds 0.5 --players 3"
    assert bench.samples[0].command == f"NEWDAWN_INTERPRETED=1 {command}"


def test_a_program_that_fails_is_a_problem_and_no_crash() -> None:
    assert run_json([sys.executable, "-c", "1/0"])[1] == "failed: ZeroDivisionError: division by zero"
    assert "nothing printed" in run_json([sys.executable, "-c", "pass"])[1]


@pytest.mark.parametrize(
    "flags", [["--seconds", "0"], ["--seconds", "x"], ["--rounds", "0"], ["--unknown"], ["--only", "x"], ["chess"]]
)
def test_wrong_flags_exit_with_2(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        run.main(flags)
    assert exit_.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("newdawn bench: ")
    assert said.count("\n") == 1


def test_one_part_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(harness, "run_json", lambda *_: ({}, "failed: not today", False))
    file = tmp_path / "measured.json"
    assert run.main(["eden", "--only", "envs", "--rounds", "1", "--json", str(file)]) == 0
    measured = json.loads(file.read_text())
    assert measured["settings"]["parts"] == ["envs"]
    assert {sample["what"] for sample in measured["samples"] if sample["who"] == "eden"} == {
        "prepare steps",
        *(environments.our_what(players, face) for players in (2, 4) for face in ("batch", "gymnasium")),
    }
    assert "copy, compiled" not in capsys.readouterr().out


def test_plain_table_has_all_columns(capsys: pytest.CaptureFixture[str]) -> None:
    report._print_plain([report.cells(row) for row in rows([], [GAME])])
    assert capsys.readouterr().out.split("\n")[0].split() == [heading for heading in report.HEADINGS if heading]


@pytest.mark.soak
@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.key)
def test_a_peer_prints_its_object(peer: harness.Peer) -> None:
    script, *options = peer.script
    command = [str(PEER_PYTHON), str(REPO / "bench" / "peers" / script), *options, "--seconds", "0.1"]
    result = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert result.keys() >= PEER_KEYS | ONE_CORE_KEYS
    assert result["decisions"] > result["games"] > 0
