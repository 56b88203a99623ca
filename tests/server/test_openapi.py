"""The OpenAPI document is true: schemathesis asks everything in it, rightly and wrongly, and finds nothing."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from newdawn.server import schema
from newdawn.server.web.app import create_app
from tests.server.serving import OPEN_DOOR, command, new_table, quick, served_apart

REPO = Path(__file__).resolve().parents[2]
UNLIMITED = {
    "requests_per_second": 1e6,
    "request_burst": 10**6,
    "tables_per_hour": 10**6,
    "seats_per_hour": 10**6,
    "messages_per_second": 1e6,
    "message_burst": 10**6,
    "notes_per_minute": 1e6,
    "note_burst": 10**6,
}
# What is refused by the rules or by the table is no fault; what is refused for its shape is found by `api_checks`.
CHECKS = """
[checks]
positive_data_acceptance.expected-statuses = ["2xx", 401, 403, 404, 409, 422]
"""
AT_A_TABLE = """
[parameters]
"path.table" = "{table}"

[headers]
Authorization = "Bearer {token}"
"""


@pytest.fixture
def document() -> dict[str, Any]:
    return create_app(quick("sqlite://")).openapi()


@pytest.fixture
def address(sqlite_url: str) -> Iterator[str]:
    with served_apart(quick(sqlite_url, **UNLIMITED, **OPEN_DOOR)) as server:
        yield server.url


def check(address: str, folder: Path, config: str, *options: str) -> None:
    """Let schemathesis ask the server; fail with what it finds."""
    file = folder / "schemathesis.toml"
    file.write_text(config, encoding="utf-8")
    program = Path(sys.executable).with_name("st")
    done = subprocess.run(
        [program, "--config-file", file, "run", *options, "--checks=all", "--no-color", f"{address}/api/openapi.json"],
        cwd=folder,
        env={**os.environ, "SCHEMATHESIS_HOOKS": "tests.server.api_checks", "PYTHONPATH": str(REPO)},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        pytest.fail(done.stdout + done.stderr, pytrace=False)


async def played_table(address: str, *seats: str, ends: bool = False) -> dict[str, Any]:
    """Create a table, and end the game at once if it is to be over."""
    async with httpx.AsyncClient(base_url=address) as client:
        created = await new_table(client, *seats)
        if ends:
            answer = await command(client, created["table"], created["token"], 2, do="propose-end")
            assert answer.status_code == 200
        return created


# What is written ------------------------------------------------------------------------------------------------------


def test_every_operation_says_what_it_does_and_how_it_can_fail(document: dict[str, Any]) -> None:
    operations = [one for path in document["paths"].values() for one in path.values()]
    assert len(operations) == 19
    assert len({one["operationId"] for one in operations}) == 19
    for operation in operations:
        assert operation["description"].strip()
        assert {"429", "500"} <= operation["responses"].keys()
        for status, response in operation["responses"].items():
            assert response["description"].strip()
            assert response["content"]
            if status.startswith("4"):
                assert response["content"]["application/json"]["schema"]["$ref"].endswith("/Refused")


def test_the_messages_of_the_socket_are_in_the_same_document(document: dict[str, Any]) -> None:
    socket = document["x-socket"]
    assert socket["path"] == "/api/socket"
    found = document["components"]["schemas"]
    for side, kinds in (("client", schema.ClientMessage), ("server", schema.ServerMessage)):
        union = found[socket[side]["$ref"].rpartition("/")[2]]
        wanted = {kind.__name__ for kind in kinds.__origin__.__args__}
        assert {one["$ref"].rpartition("/")[2] for one in union["oneOf"]} == wanted


def test_everything_that_is_referred_to_is_there(document: dict[str, Any]) -> None:
    found = document["components"]["schemas"]

    def references(node: Any) -> Iterator[str]:
        if isinstance(node, dict):
            if isinstance(node.get("$ref"), str):
                yield node["$ref"]
            yield from (one for part in node.values() for one in references(part))
        elif isinstance(node, list):
            yield from (one for part in node for one in references(part))

    named = {one.removeprefix("#/components/schemas/") for one in references(document)}
    assert named <= found.keys()
    assert found.keys() - named == set()


# What is true ---------------------------------------------------------------------------------------------------------


@pytest.mark.soak
def test_schemathesis_finds_nothing_without_a_table(address: str, tmp_path: Path) -> None:
    check(address, tmp_path, CHECKS, "--max-examples=1", "--seed=1")


def test_schemathesis_finds_nothing_at_a_table(address: str, tmp_path: Path) -> None:
    created = asyncio.run(played_table(address, "Anna", "bot:random"))
    config = CHECKS + AT_A_TABLE.format(**created)
    check(address, tmp_path, config, "--phases=fuzzing,stateful", "--max-examples=2", "--seed=2")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("stage", ["no table", "waiting", "playing", "finished"])
def test_schemathesis_finds_nothing_for_long(address: str, tmp_path: Path, stage: str, seed: int) -> None:
    seats = {"waiting": ("Anna", "open"), "playing": ("Anna", "Ben"), "finished": ("Anna", "bot:random")}
    config = CHECKS
    if stage in seats:
        created = asyncio.run(played_table(address, *seats[stage], ends=stage == "finished"))
        config += AT_A_TABLE.format(**created)
    check(address, tmp_path, config, "--max-examples=100", f"--seed={seed}")
