"""A table as one file: readable by people and by `newdawn replay`, imported again, and checked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from newdawn import GAMES
from newdawn.core import replay
from newdawn.core.document import DocumentError
from newdawn.server.errors import Refusal
from newdawn.server.table import absences, agreements, creation, files
from newdawn.server.table.state import Table
from newdawn.server.table.views import SPECTATOR, Eyes
from tests.server.tables import NOON, after, bot, person, play_on, started_table, waiting_table


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


@pytest.mark.parametrize("how", ["resigned", "agreed"])
def test_a_game_that_its_players_ended_says_so_and_comes_back_as_it_was(how: str):
    table = play_on(started_table(), 12)
    if how == "resigned":
        table = after(table, absences.resign(table, 0, NOON))
    else:
        for seat in (0, 1):
            table = after(table, agreements.propose_end(table, seat, NOON))
    assert table.outcome is not None
    document = exported(table)
    assert (document["ended"], tuple(document["result"]["scores"])) == (how, table.outcome.scores)
    findings = files.verify(document)
    assert [(finding.name, finding.holds) for finding in findings] == [("moves", True), (how, True), ("fairness", True)]
    saved = files.read_import(document)
    again = waiting_table(*({"kind": "person", "name": name[3:]} for name in saved.seats), imported=replay.write(saved))
    assert again.outcome == table.outcome
    assert exported(again) == document
    fraud = {**document, "result": {**document["result"], "scores": [99, 0]}}
    assert not all(finding.holds for finding in files.verify(fraud))


def test_a_game_played_on_for_one_who_resigned_holds_whoever_the_rules_let_win():
    for seat in range(3):
        table = started_table(person("Anna"), person("Ben", 1), person("Cleo", 2))
        over = play_on(after(table, absences.resign(table, seat, NOON)))
        assert all(finding.holds for finding in files.verify(exported(over)))


def test_what_is_not_proven_is_not_said_to_hold():
    document = exported(play_on(started_table()))
    without = {key: value for key, value in document.items() if key != "fairness"}
    assert [finding.holds for finding in files.verify(without)] == [True, True, None]
    shortened = {**document, "moves": document["moves"][:50], "result": None}
    assert [finding.holds for finding in files.verify(shortened)] == [True, None, True]


@pytest.mark.parametrize(
    "code", ["me", "me2", "me:Anna", "medium", "easy", "hard", "expert", "random", "greedy", "search:1s"]
)
def test_a_bot_comes_back_as_a_bot_and_a_person_as_a_person(code: str):
    document = {**exported(play_on(started_table())), "seats": ["me:Ben", code]}
    entry = creation.create_imported(files.read_import(document), "hash", lambda bot: False, NOON)
    table = after(Table("a table"), entry)
    is_person = code == "me" or code.startswith(("me2", "me:"))
    assert table.seats[1].kind == ("person" if is_person else "bot")


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
        ({"fairness": {}}, "fairness.commitment"),
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
