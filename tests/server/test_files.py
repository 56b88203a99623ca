"""A table as one file: readable by people and by `newdawn replay`, imported again, and checked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from newdawn.core import replay
from newdawn.core.document import DocumentError
from newdawn.server.errors import Refusal
from newdawn.server.table import files, leaving
from newdawn.server.table.showing import SPECTATOR, Eyes
from newdawn.server.table.state import Table
from tests.server.tables import NOON, after, bot, person, play_on, started_table, waiting_table

GAMES = ("outlive", "eden")


def exported(table: Table, eyes: Eyes = SPECTATOR) -> dict[str, Any]:
    """Return the file, as it comes from a disk."""
    return json.loads(json.dumps(files.export(table, eyes)))


@pytest.mark.parametrize("game", GAMES)
def test_the_file_of_a_finished_game_holds_and_is_imported_again(game: str):
    document = exported(play_on(started_table(person("Anna"), bot("easy"), person("Cleo", 1), game=game)))
    findings = files.verify(document)
    assert [finding.name for finding in findings] == ["moves", "result", "fairness"]
    assert all(finding.holds for finding in findings)
    assert files.read_import(document).seats == ("me:Anna", "easy", "me:Cleo")


def test_a_file_taken_before_the_end_has_own_moves_only_and_no_seed():
    table = play_on(started_table(), 20)
    document = exported(table, Eyes(0))
    assert document["seed"] is None
    assert document["fairness"]["share"] is None
    assert document["fairness"]["commitment"]
    moves = [line.split(" ", 1) for line in document["moves"]]
    assert all((move == "?") == (seat != "0") for seat, move in moves)
    assert [finding.name for finding in files.verify(document)] == ["sealed"]
    with pytest.raises(Refusal, match="bad-file"):
        files.read_import(document)


def test_a_spectators_file_of_a_running_game_tells_no_move():
    document = exported(play_on(started_table(), 20))
    assert {line.split(" ", 1)[1] for line in document["moves"]} == {"?"}


def test_a_file_before_the_end_and_one_after_it_have_the_same_commitment():
    table = started_table()
    early, late = exported(play_on(table, 5)), exported(play_on(table))
    assert early["fairness"]["commitment"] == late["fairness"]["commitment"]


def test_a_game_ended_by_resignation_is_exported_without_a_result_of_the_rules():
    table = play_on(started_table(), 12)
    document = exported(after(table, leaving.resign(table, 0, NOON)))
    assert document["result"] is None
    assert [finding.name for finding in files.verify(document)] == ["moves", "no-result", "fairness"]


def test_there_is_nothing_to_export_before_the_start():
    with pytest.raises(Refusal, match="not-started"):
        files.export(waiting_table(person("Anna"), {}), SPECTATOR)


def _with(document: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return {**document, **changes}


@pytest.mark.parametrize("game", GAMES)
def test_whoever_changes_anything_is_found_out(game: str):
    document = exported(play_on(started_table(game=game)))
    share = document["fairness"]["share"]
    other = ("0" if share[0] != "0" else "1") + share[1:]
    scores = document["result"]["scores"]
    frauds = {
        "another share": _with(document, fairness={**document["fairness"], "share": other}),
        "another commitment": _with(document, fairness={**document["fairness"], "commitment": other}),
        "another nonce": _with(document, fairness={**document["fairness"], "nonces": ["x", "y"]}),
        "another seed": _with(document, seed=str(int(document["seed"]) ^ 1)),
        "another result": _with(document, result={**document["result"], "scores": [score + 1 for score in scores]}),
        "a move left out": _with(document, moves=document["moves"][1:]),
    }
    for what, fraud in frauds.items():
        assert not all(finding.holds for finding in files.verify(fraud)), what
        with pytest.raises(Refusal, match="bad-file"):
            files.read_import(fraud)


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"fairness": {}}, "fairness"),
        ({"fairness": {"commitment": "zz", "share": None, "nonces": ["", ""]}}, "fairness.commitment"),
        ({"fairness": {"commitment": "a" * 64, "share": 7, "nonces": ["", ""]}}, "fairness.share"),
        ({"fairness": {"commitment": "a" * 64, "share": None, "nonces": [""]}}, "fairness.nonces"),
        ({"fairness": {"commitment": "a" * 64, "share": None, "nonces": ["", 5]}}, "fairness.nonces[1]"),
        ({"seed": None, "fairness": None}, "seed"),
    ],
)
def test_a_file_with_a_broken_part_is_refused_with_its_path(changes: dict[str, Any], path: str):
    document = exported(play_on(started_table()))
    with pytest.raises(DocumentError) as refused:
        replay.read({**document, **changes})
    assert refused.value.path == path


def test_an_imported_game_leaves_as_it_came():
    document = exported(play_on(started_table()))
    saved = files.read_import(document)
    table = waiting_table(*({"kind": "person", "name": name[3:]} for name in saved.seats), imported=replay.write(saved))
    assert table.stage == "finished"
    assert exported(table) == document


def test_an_unfinished_game_of_the_terminal_is_played_on():
    begun = play_on(started_table(), 15)
    document = {**exported(play_on(started_table())), "result": None, "fairness": None}
    document["moves"] = document["moves"][:15]
    table = started_table(person("Anna"), bot(), imported=replay.write(files.read_import(document)), share=None)
    assert table.position is not None
    assert begun.position is not None
    assert table.position.to_bytes() == begun.position.to_bytes()
    assert play_on(table).outcome is not None
    with pytest.raises(Refusal, match="export-after-end"):
        files.export(table, Eyes(0))
