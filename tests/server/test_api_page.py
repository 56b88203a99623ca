"""The page for writers of clients is true: its commands are run, and its answers are those that come."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from pydantic import TypeAdapter

import newdawn
from newdawn.server import schema
from newdawn.server.running.connections import ADDRESS_BYTES, HEAD_BYTES, HEAD_LINES
from newdawn.server.running.door import FLOOD
from newdawn.server.settings import Limits
from newdawn.server.table import bounds
from newdawn.server.web import socket as web_socket
from newdawn.server.web.app import create_app
from tests.server.serving import PATIENCE, quick, served_apart

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
BY_HTTP, BY_SOCKET = PAGE.split("\n## The socket\n")
MOVE = "discard hunting-one"
"""The move that the page plays; which moves are offered is chance."""
TABLES = ("TABLE", "SOFA", "NEXT")
"""The variables of the page that name tables; the others name tokens."""


def blocks(text: str) -> Iterator[str]:
    """Yield the examples of a page."""
    for found in re.finditer(r"(?:^ {4}.*\n)+", text, re.MULTILINE):
        yield re.sub(r"^ {4}", "", found[0], flags=re.MULTILINE)


def fits(sample: Any, actual: Any) -> bool:
    """Tell whether an answer has everything that a sample shows; `…` stands for anything."""
    if sample == "…":
        return True
    if isinstance(sample, dict):
        return isinstance(actual, dict) and all(name in actual and fits(sample[name], actual[name]) for name in sample)
    if isinstance(sample, list):
        return isinstance(actual, list) and len(actual) >= len(sample) and all(map(fits, sample, actual))
    return type(sample) is type(actual)


@pytest.mark.skipif(which("curl") is None, reason="there is no curl")
def test_who_follows_the_page_with_curl_does_everything_on_it(sqlite_url: str, tmp_path: Path) -> None:
    answer: dict[str, Any] = {}
    wrong = list(blocks(PAGE.partition("\n## When something is wrong\n")[2].partition("\n## ")[0]))
    move = MOVE
    shown = 0
    with served_apart(quick(sqlite_url)) as server:
        known = {"SERVER": server.url, "JSON": "Content-Type: application/json"}
        for block in blocks(BY_HTTP):
            if block.startswith("{"):
                sample = json.loads(block)
                assert fits(sample, answer), (block, answer)
                if "text" in sample and "reason" not in sample["arguments"]:
                    assert sample["text"] == answer["text"]
                shown += 1
            elif block.startswith("curl"):
                script = block.replace(MOVE, move)
                done = subprocess.run(
                    ["bash", "-c", script], env=known, cwd=tmp_path, capture_output=True, timeout=PATIENCE
                )
                assert done.returncode == 0, done.stderr
                if " -o " in block:
                    continue  # The answer is a file, which the next line uses.
                answer = json.loads(done.stdout)
                assert ("text" in answer) == (block in wrong), (block, answer)
                move = next((one["move"] for one in answer.get("moves", ())), move)
            else:
                for name in re.findall(r"^([A-Z]+)=", block, re.MULTILINE):
                    if name not in known:
                        known[name] = answer["table" if name in TABLES else "token"]
    assert shown == 22


def test_the_page_has_a_line_for_everything_that_can_be_asked_about_a_table() -> None:
    lines = "".join(block for block in blocks(BY_HTTP) if block.startswith("curl"))
    for part in ("preview", "compose", "why", "hint", "replay", "export", "rematch"):
        assert f"/$TABLE/{part}" in lines or f"/$TABLE/{part}?" in lines
    for order in ("start", "move", "undo", "restart-turn", "chat", "resign"):
        assert f'{{"do": "{order}"' in lines
    assert "/api/import --data-binary @" in lines


def test_the_page_explains_every_field_of_a_new_table() -> None:
    told = PAGE.partition("\n## A new table\n")[2].partition("\n### ")[0]
    listed = dict(re.findall(r"^\| `(\w+)` \| .* \|(.*)\|$", told, re.MULTILINE))
    assert listed.keys() == schema.NewTable.model_fields.keys()
    for name, field in schema.NewTable.model_fields.items():
        if isinstance(field.default, bool | int | float | str):
            assert json.loads(listed[name].strip(" `")) == field.default, name
    # The sentence that refuses an option says so, too.
    assert not newdawn.load("eden").rules.OPTIONS
    clock: TypeAdapter[Any] = TypeAdapter(schema.Clock)
    clocks = [clock.validate_python(json.loads(one)).kind for one in re.findall(r'`(\{"kind": .*?\})`: ', told)]
    assert clocks == ["none", "move", "bank"]


def test_every_message_of_the_socket_on_the_page_is_one() -> None:
    client: TypeAdapter[Any] = TypeAdapter(schema.ClientMessage)
    ours = {kind.model_fields["type"].default: kind for kind in schema.ServerMessage.__origin__.__args__}
    seen = set()
    for block in blocks(BY_SOCKET):
        message = json.loads(block)
        seen.add(message["type"])
        if message["type"] not in ours:
            client.validate_python(message, strict=True)
            continue
        fields = ours[message["type"]].model_fields
        for name, value in message.items():
            if value != "…":
                TypeAdapter(fields[name].annotation).validate_python(value)
    assert seen >= {*ours, "watch", "command", "question"} - {"pong"}


def test_every_command_on_the_page_is_one() -> None:
    command: TypeAdapter[Any] = TypeAdapter(schema.AnyCommand)
    listed = {command.validate_python(json.loads(one)).do for one in re.findall(r"`(\{\"do\": .*?\})`", PAGE)}
    assert listed == {kind.model_fields["do"].annotation.__args__[0] for kind in schema.AnyCommand.__origin__.__args__}


def test_the_page_lists_every_address() -> None:
    listed = set(re.findall(r"`(GET|POST) (/[^?`]*)", PAGE))
    document = create_app(quick("sqlite://")).openapi()
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described <= listed
    assert listed - described == {("GET", "/api/openapi.json"), ("GET", "/metrics")}


def test_the_page_says_how_long_the_example_is() -> None:
    example = Path(__file__).resolve().parents[2] / "examples" / "table_client.py"
    assert f"{len(example.read_text(encoding='utf-8').splitlines())} lines with comments" in PAGE


def test_the_page_names_the_limits_as_they_are() -> None:
    limits = Limits()
    told = PAGE.partition("## Limits")[2]
    for value in (limits.frame_bytes, limits.import_bytes, limits.held_bytes_per_address, limits.held_bytes):
        assert f"{value:,}" in told
    for sentence in (
        f"{limits.requests_per_second:.0f} a second, {limits.request_burst} at once",
        f"{limits.tables_per_hour} an hour",
        f"seats taken from one address | {limits.seats_per_hour} an hour",
        f"sockets from one address | {limits.sockets_per_address}",
        f"{limits.messages_per_second:.0f} a second, {limits.message_burst} at once",
        f"open connections from one address | {limits.connections_per_address}",
        f"{limits.connections_per_second:.0f} a second, {limits.connection_burst} at once; a flood counts as {FLOOD}",
        f"{limits.frames_per_second:.0f} a second, {limits.frame_burst} at once",
        f"{limits.socket_bytes_per_second:,.0f} a second, {limits.socket_byte_burst:,} at once",
        f"address of a request | {ADDRESS_BYTES:,} bytes",
        f"headers of a request | {HEAD_LINES}, with {HEAD_BYTES:,} bytes",
        f"tables watched on a socket | {limits.watches_per_socket}",
        f"at the same time | {web_socket._MOST_QUESTIONS}",
        f"for a slow client | {limits.mailbox};",
        f"chat at a table | {limits.chat_messages:,}, an equal share for each seat",
        f"{limits.notes_per_minute:.0f} a minute, {limits.note_burst} at once",
        f"{bounds.MOST['undone']} undos, {bounds.MOST['renamed']} names, {bounds.MOST['handed-over']} times",
        f"{bounds.MOST['end-proposed']} proposals to end",
    ):
        assert sentence in told
    assert f"read nothing for {limits.stuck_seconds:.0f} seconds" in PAGE
