"""What people are called, what they say to each other, and what proves who they are, is written into no log."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import orjson
import pytest
from websockets.asyncio.client import connect

from newdawn.server.observing.logs import short, shortened
from tests.server.serving import bearer, fresh_id

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 60.0
NAMES = ("Zephyrine", "Quillfeather")
SAID = ("walrus-and-carpenter", "of cabbages and kings")


@contextmanager
def serving(folder: Path, form: str) -> Iterator[tuple[str, Path]]:
    """Run `newdawn serve`, as talkative as people can have it; yield its address, and the file with all it writes."""
    written = folder / "written.txt"
    where = [f"--database={folder / 'tables.db'}", "--port=0", "--bots=1"]
    with written.open("wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-m", "newdawn", "serve", *where, "--log", form, "--log-level", "info"],
            stdout=file,
            stderr=subprocess.STDOUT,
            cwd=ROOT,
            env=os.environ | {"NEWDAWN_INTERPRETED": "1", "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"},
        )
    try:
        yield _address(process, written), written
        process.send_signal(signal.SIGTERM)
        assert process.wait(LIMIT) == 0
    finally:
        process.kill()
        process.wait(LIMIT)


def _address(process: subprocess.Popen[bytes], written: Path) -> str:
    async def found() -> str:
        while True:
            address = re.search(r"http://127\.0\.0\.1:\d+(?=\s)", written.read_text(encoding="utf-8"))
            if address is not None:
                return address[0]
            assert process.poll() is None, written.read_text(encoding="utf-8")
            await asyncio.sleep(0.05)

    return asyncio.run(asyncio.wait_for(found(), LIMIT))


def order(version: int, **what: Any) -> dict[str, Any]:
    return {"id": fresh_id(), "version": version, "command": what}


async def visit(address: str) -> tuple[str, list[str]]:
    """Do whatever names, chat and tokens are sent for, rightly and wrongly; return the table, and all tokens."""
    stranger = secrets.token_urlsafe(16)
    async with httpx.AsyncClient(base_url=address, timeout=LIMIT) as client:
        seats = [{"kind": "person", "name": NAMES[0]}, {"kind": "open"}]
        made = (await client.post("/api/tables", json={"game": "eden", "seats": seats})).json()
        table, host = f"/api/tables/{made['table']}", made["token"]
        guest = (await client.post(f"{table}/seats", json={"seat": 1, "name": "Ben"})).json()["token"]

        async def send(token: str, body: Any) -> int:
            return (await client.post(f"{table}/commands", headers=bearer(token), json=body)).status_code

        assert await send(host, order(2, do="start")) == 200
        assert await send(guest, order(3, do="rename", name=NAMES[1])) == 200
        said = order(4, do="chat", text=SAID[0])
        assert await send(host, said) == 200
        assert await send(host, {**said, "command": {"do": "chat", "text": SAID[1]}}) == 422
        assert await send(stranger, order(5, do="chat", text=SAID[1])) == 403
        assert await send(host, order(5, do="chat", text=SAID[1] * 50)) == 422
        assert await send(host, order(5, do="move", move=SAID[1])) in (409, 422)
        assert await send(host, order(5, do="rename", name=NAMES[1])) == 409
        broken = f'{{"token": "{host}", "text": "{SAID[0]}"'.encode()
        kind = {"Content-Type": "application/json", **bearer(host)}
        assert (await client.post(f"{table}/commands", content=broken, headers=kind)).status_code == 400
        # Tokens belong into a header; where somebody puts them into an address, they stand in no log, either.
        for path in (table, f"/t/{made['table']}", "/nowhere", "/api/tables", f"{table}/export"):
            await client.get(path, params={"token": host, "name": NAMES[0], "said": SAID[0]})
        await client.post("/api/tables/mine", json={"tables": [{"table": made["table"], "token": guest}]})
        async with connect(f"ws{address.removeprefix('http')}/api/socket?token={guest}") as socket:
            watch = {"type": "watch", "channel": 1, "table": made["table"], "token": guest}
            for message in (
                watch,
                {"type": "command", "channel": 1, **order(5, do="chat", text=SAID[1])},
                {"type": "command", "channel": 1, **order(5, do=SAID[0])},
                {**watch, "channel": 2, "token": stranger},
                {**watch, "channel": NAMES[0]},
                {"type": "ping"},
            ):
                await socket.send(orjson.dumps(message).decode())
            async with asyncio.timeout(LIMIT):
                while orjson.loads(await socket.recv())["type"] != "pong":
                    pass
        return made["table"], [host, guest, stranger]


@pytest.mark.parametrize("form", ["json", pytest.param("text", marks=pytest.mark.soak)])
def test_no_name_no_chat_and_no_token_stands_in_what_a_server_writes(tmp_path: Path, form: str) -> None:
    with serving(tmp_path, form) as (address, written):
        table, tokens = asyncio.run(visit(address))
    told = written.read_text(encoding="utf-8")
    # It is all told: each request, the one with a token in its address too, and the socket.
    assert told.count(f"/api/tables/{short(table)}") > 10
    assert "/api/socket" in told
    for secret in (*NAMES, *SAID, *tokens, table, "token="):
        assert secret not in told
        assert secret.lower() not in told.lower()


@pytest.mark.parametrize("path", ["/a" * 16_000, "/" + "a b" * 10_000, "/api/tables/" + "x" * 30_000, "/" * 32_000])
def test_no_address_makes_a_long_line(path: str) -> None:
    token = secrets.token_urlsafe(16)
    assert len(shortened(path)) < 300
    assert token not in shortened(path + "/" + token)
    assert token not in shortened(token + path)
