"""`newdawn table`, `serve`, `backup` and `restore` with the whole server, driven as people drive them."""

import argparse
import asyncio
import json
import os
import re
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import contextmanager, suppress

import httpx
import pytest
import websockets

from newdawn.core import cache
from newdawn.core.cache import cache_folder, compiling, is_warm, layers_to_play
from newdawn.server.running.serving import listen
from tests.nursery import ROOT, Nursery, fresh

LIMIT = 60.0
"""Seconds after which a wait has failed."""
HOT_SEAT = {"game": "outlive", "seats": [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]}


@pytest.fixture
def environment(tmp_path):
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("LC_", "NEWDAWN_", "MAKE", "PG", "XDG_")) and name not in ("LANGUAGE", "DISPLAY")
    }
    return {**kept, "NEWDAWN_INTERPRETED": "1", "HOME": str(tmp_path), "LANG": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}


@pytest.fixture(scope="module")
def nursery():
    with Nursery() as nursery:
        yield nursery


@pytest.fixture
def newdawn(environment, nursery):
    def run(*arguments, **variables):
        return nursery.run(*arguments, environment=environment | variables)

    return run


class Running:
    """A server that runs in a process of its own."""

    def __init__(self, process, errors):
        self.process = process
        self._errors = errors
        said = ""
        while "http" not in said and (line := process.stdout.readline()):
            said += line
        assert "http" in said, f"{said}{self.logged()}"
        self.address = re.search(r"http://\S+", said)[0]
        self.http = httpx.Client(base_url=self.address, timeout=LIMIT)

    def logged(self):
        return self._errors.read_text(encoding="utf-8")

    def end(self, number=signal.SIGTERM):
        """End it by a signal; return the exit code, and what it has printed since the address."""
        self.process.send_signal(number)
        return self.process.wait(LIMIT), self.process.stdout.read()


@pytest.fixture
def running(environment, tmp_path):
    @contextmanager
    def run(*arguments):
        errors = tmp_path / "errors.txt"
        # What runs in the background may have been told to ignore Ctrl-C, and hands that on.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            with errors.open("w") as file:
                process = subprocess.Popen(
                    fresh(*arguments),
                    stdout=subprocess.PIPE,
                    stderr=file,
                    encoding="utf-8",
                    cwd=ROOT,
                    env=environment,
                    start_new_session=True,
                )
        finally:
            signal.signal(signal.SIGINT, before)
        try:
            server = Running(process, errors)
            with server.http:
                yield server
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate(timeout=LIMIT)

    return run


def held(token):
    return {"Authorization": f"Bearer {token}"}


# For a game now


def test_a_table_is_opened_once_and_closed_and_kept(running, newdawn):
    with running("table", "--no-browser") as server:
        assert server.http.get("/").status_code == 200
        check_that_nobody_opens_the_tables_twice(server, newdawn)
        created = server.http.post("/api/tables", json=HOT_SEAT).json()
        code, output = server.end(signal.SIGINT)
    assert code == 0
    assert output.splitlines() == [
        "Ctrl-C closes it. All tables are kept.",
        f"Closed. All tables are kept: {sys.executable.removeprefix(f'{ROOT}/')} -m newdawn table opens them again.",
    ]
    assert server.logged() == ""
    with running("table", "--no-browser", "--lang", "fr") as server:
        answer = server.http.get(f"/api/tables/{created['table']}", headers=held(created["token"]))
        assert answer.status_code == 200
        assert server.end(signal.SIGTERM)[0] == 0


def check_that_nobody_opens_the_tables_twice(server, newdawn):
    """Fail unless whoever tries is shown where they are."""
    again = newdawn("table", "--no-browser")
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout == f"Newdawn is already open at {server.address}\n"
    elsewhere = newdawn("table", "--no-browser", "--host", "0.0.0.0", "--port", "4711")
    assert (elsewhere.returncode, elsewhere.stdout) == (2, "")
    assert f"already open at {server.address}, and --host 0.0.0.0 --port 4711 was not applied" in elsewhere.stderr
    assert "stop that one first" in elsewhere.stderr
    refused = newdawn("serve", "--port", "0")
    assert refused.returncode == 2
    assert f"another server has these tables open ({server.address})" in refused.stderr


def test_who_mistypes_an_option_is_sent_to_the_help_of_the_command(newdawn):
    refused = newdawn("serve", "--foo")
    assert refused.returncode == 2
    assert refused.stderr == "newdawn serve: unrecognized arguments: --foo (see newdawn serve --help)\n"


def asked(no_browser=False):
    return argparse.Namespace(no_browser=no_browser)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
@pytest.mark.parametrize(
    ("variables", "opens"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({}, False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "1.2.3.4"}, False),
        ({"DISPLAY": ":0", "CI": "true"}, False),
    ],
    ids=str,
)
def test_a_browser_opens_where_somebody_sits(monkeypatch, variables, opens):
    from newdawn.command import host

    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "SSH_TTY", "CI"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert host._has_browser(asked()) is opens
    assert host._has_browser(asked(no_browser=True)) is False


def test_the_browser_is_given_the_address(monkeypatch):
    from newdawn.command import host

    opened = []
    monkeypatch.setattr(host.webbrowser, "open", opened.append)
    host._browse("http://127.0.0.1:8321").join(LIMIT)
    assert opened == ["http://127.0.0.1:8321"]


# Serving


def test_a_taken_port_gets_one_clear_line(newdawn, tmp_path):
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        result = newdawn("serve", "--port", port, "--database", tmp_path / "tables.db")
    assert (result.returncode, result.stdout) == (2, "")
    assert (
        result.stderr == f"newdawn: port {port} is taken: another server may be running; --port 0 takes any free port\n"
    )


def test_a_database_that_is_away_is_named_without_its_password(newdawn):
    with listen("127.0.0.1", 0) as closed:
        port = closed.getsockname()[1]
    url = f"postgresql://ann:hunter2@127.0.0.1:{port}/tables"
    for given in (["--database", url], []):
        result = newdawn("serve", "--port", "0", "--log-level", "error", *given, NEWDAWN_DATABASE=url)
        assert (result.returncode, result.stdout) == (2, "")
        assert result.stderr.startswith("newdawn: ")
        assert result.stderr.count("\n") == 1
        assert "hunter2" not in result.stderr


async def talk(address, table, token):
    """Watch a table over a socket until the server says goodbye; return what came."""
    url = f"{address.replace('http', 'ws')}/api/socket?token={token}"
    async with asyncio.timeout(LIMIT), websockets.connect(url) as socket:
        await socket.send(json.dumps({"type": "watch", "channel": 1, "table": table, "token": token, "seat": 0}))
        return [json.loads(await socket.recv()) for _ in range(2)]


async def check_that_a_socket_is_told_that_the_server_goes(server):
    async with (
        asyncio.timeout(LIMIT),
        websockets.connect(f"{server.address.replace('http', 'ws')}/api/socket") as socket,
    ):
        assert json.loads(await socket.recv())["type"] == "hello"
        server.process.send_signal(signal.SIGTERM)
        assert json.loads(await socket.recv())["type"] == "bye"
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()


def clients_of(events):
    """Return the addresses from which a server was asked, as its log tells them."""
    return {event["client"].rpartition(":")[0] for event in events if "client" in event}


FORWARDED = {"X-Forwarded-For": "198.51.100.1, 203.0.113.9"}
"""What a proxy says of the client that it speaks for."""


def test_logs_tell_what_happens_and_no_secret_and_a_socket_is_told_that_the_server_goes(running, tmp_path):
    with running("serve", "--port", "0", "--database", tmp_path / "tables.db", "--log", "json") as server:
        created = server.http.post("/api/tables", json=HOT_SEAT | {"nonce": "a nonce of my own"}).json()
        table, token = created["table"], created["token"]
        move = server.http.get(f"/api/tables/{table}?seat=0", headers=held(token)).json()["moves"][0]["move"]
        command = {"id": "c" * 22, "version": created["version"], "seat": 0, "command": {"do": "move", "move": move}}
        assert server.http.post(f"/api/tables/{table}/commands", headers=held(token), json=command).status_code == 200
        # People put tokens where they do not belong.
        for path in (f"/api/tables/{table}?token={token}", f"/api/tables/{token}", f"/t/{table}", f"/{token}/x"):
            server.http.get(path, headers={"Cookie": f"token={token}"})
        server.http.post(f"/api/tables/{table}/commands", content=f'{{"token": "{token}"'.encode())
        server.http.get("/api/games", headers=FORWARDED)
        asyncio.run(talk(server.address, table, token))
        asyncio.run(check_that_a_socket_is_told_that_the_server_goes(server))
        assert server.process.wait(LIMIT) == 0
        logged = server.logged()
    events = [json.loads(line) for line in logged.splitlines()]
    assert clients_of(events) == {"127.0.0.1"}, "a proxy that was not named is not believed"
    assert any(event["event"] == "request" and event["status"] == 201 for event in events)
    assert any("WebSocket" in event["event"] for event in events)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        stored = "".join(str(row) for row in database.execute("SELECT * FROM entries"))
    shares = re.findall(r"[0-9a-f]{64}", stored)
    assert shares
    for secret in (token, table, "a nonce of my own", *shares):
        assert secret not in logged


def test_a_proxy_that_was_named_tells_the_address_of_a_client(running, tmp_path):
    given = ("--database", tmp_path / "tables.db", "--log", "json", "--behind-proxy")
    with running("serve", "--port", "0", *given) as server:
        server.http.get("/api/games", headers=FORWARDED)
        server.end()
        assert clients_of(map(json.loads, server.logged().splitlines())) == {"203.0.113.9"}


def test_two_processes_share_the_tables_of_a_postgresql(running, newdawn, postgresql_url, tmp_path):
    with running("serve", "--port", "0", "--workers", "2", "--bots", "1", "--database", postgresql_url) as server:
        created = server.http.post("/api/tables", json=HOT_SEAT).json()
        for _ in range(10):
            # A new connection each time: either process may take it.
            answer = httpx.get(f"{server.address}/api/tables/{created['table']}", timeout=LIMIT)
            assert answer.json()["version"] == created["version"]
        health = httpx.get(f"{server.address}/healthz", timeout=LIMIT).json()
        assert (health["status"], health["processes"], health["serving"]) == ("ok", 2, 2)
        file = tmp_path / "backup.db"
        assert newdawn("backup", file, "--database", postgresql_url).returncode == 0
        refused = newdawn("restore", file, "--database", postgresql_url, "--replace")
        assert refused.returncode == 2
        assert "open: stop all servers that use it first" in refused.stderr
        code, output = server.end()
    assert (code, output) == (0, "")
    assert newdawn("restore", file, "--database", postgresql_url, "--replace").returncode == 0
    assert server.logged().count('"event":"server-process-ready"') == 2
    assert "Traceback" not in server.logged()


class Playing:
    """Somebody who plays against a random bot at a table of a server, and counts the moves."""

    def __init__(self, server, game):
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
        created = server.http.post("/api/tables", json={"game": game, "seats": seats, "pace": 0}).json()
        self.game, self.moved = game, 0
        self._server, self._id = server, created["table"]
        self._path, self._held = f"/api/tables/{self._id}", held(created["token"])

    def play(self, count):
        """Play so many moves, or to the end."""
        wanted, deadline = self.moved + count, time.monotonic() + LIMIT
        while self.moved < wanted and (state := self._look())["table"]["stage"] == "playing":
            assert time.monotonic() < deadline, "nobody moves"
            if state["moves"]:
                self.moved += self._do(state, do="move", move=state["moves"][0]["move"])
            else:
                time.sleep(0.05)  # the bot is thinking

    def end(self):
        """Resign; return the exported game, and the moves that the server has stored for this player."""
        deadline = time.monotonic() + LIMIT
        while (state := self._look())["table"]["stage"] == "playing":
            assert time.monotonic() < deadline, "the game does not end"
            self._do(state, do="resign")
        with sqlite3.connect(self._server.database) as database:
            rows = database.execute("SELECT body FROM entries WHERE table_id = ?", (self._id,))
            stored = [json.loads(body) for (body,) in rows]
        exported = self._server.http.get(f"{self._path}/export", headers=self._held).raise_for_status()
        return exported.content, sum(entry["kind"] == "moved" and entry["seat"] == 0 for entry in stored)

    def _look(self):
        while (answer := self._server.http.get(self._path, headers=self._held)).status_code == 429:
            time.sleep(0.1)
        return answer.raise_for_status().json()

    def _do(self, state, **command):
        """Send a command; tell whether it was in time: the bot may have been faster."""
        body = {"id": secrets.token_hex(16), "version": state["table"]["version"], "command": command}
        return self._server.http.post(f"{self._path}/commands", json=body, headers=self._held).status_code == 200


@pytest.fixture
def arrive(environment, tmp_path, monkeypatch):
    """A cache that is empty at first: compiled layers arrive in it when this is called, as if somebody were at work."""
    ready = {layer: cache_folder(layer) for game in ("outlive", "eden") for layer in ("core", *layers_to_play(game))}
    assert all(is_warm(layer) for layer in ready if layer != "core"), "the rules are not compiled"
    root = tmp_path / "cache"
    root.mkdir()
    del environment["NEWDAWN_INTERPRETED"]
    environment["NEWDAWN_CACHE_DIR"] = str(root)
    monkeypatch.setattr(cache, "cache_root", lambda: root)

    def arrive(*layers):
        for layer in layers:
            (root / ready[layer].name).symlink_to(ready[layer], target_is_directory=True)

    with compiling("outlive"), compiling("eden"):
        arrive("core")
        yield arrive


@pytest.mark.soak
def test_a_running_server_takes_the_compiled_rules_over_game_by_game_and_loses_nothing(
    running, newdawn, arrive, tmp_path
):
    with running("serve", "--port", "0", "--database", tmp_path / "tables.db", "--log", "json") as server:
        server.database = tmp_path / "tables.db"
        tables = [Playing(server, game) for game in ("eden", "outlive", "eden")]

        def taken_over():
            lines = map(json.loads, server.logged().splitlines())
            return [line["game"] for line in lines if line["event"] == "compiled rules taken over"]

        for share, games in ((0.0, []), (0.5, ["eden"]), (1.0, ["eden", "outlive"])):
            if games:
                arrive(*layers_to_play(games[-1]))
            deadline = time.monotonic() + LIMIT
            while taken_over() != games or server.http.get("/healthz").json()["compiled"] != pytest.approx(share):
                assert time.monotonic() < deadline, "the compiled rules were not taken over"
                tables[0].play(1)
            health = server.http.get("/healthz").json()
            assert (health["status"], health["compiling"]) == ("ok", "done" if share == 1 else "under-way")
            for table in tables:
                table.play(3)
        for table in tables:
            exported, stored = table.end()
            assert stored == table.moved >= 9
            (tmp_path / "game.json").write_bytes(exported)
            verified = newdawn("verify", tmp_path / "game.json")
            assert (verified.returncode, verified.stderr) == (0, "")
            assert f"✓ {len(json.loads(exported)['moves'])} moves were replayed" in verified.stdout
        assert server.end()[0] == 0
        assert "Traceback" not in server.logged()


# Backups


def test_a_database_that_is_deleted_is_named_and_nothing_more_is_acknowledged(running, newdawn, tmp_path):
    database = tmp_path / "tables.db"
    with running("serve", "--port", "0", "--database", database, "--log", "json") as server:
        created = server.http.post("/api/tables", json=HOT_SEAT).json()
        database.unlink()
        assert server.http.post("/api/tables", json=HOT_SEAT).status_code == 503
        chat = {"id": "c" * 22, "version": created["version"], "seat": 0, "command": {"do": "chat", "text": "Hello"}}
        path = f"/api/tables/{created['table']}"
        refused = server.http.post(f"{path}/commands", headers=held(created["token"]), json=chat)
        assert (refused.status_code, refused.json()["message"]) == (503, "refusal-storage-away")
        health = server.http.get("/healthz")
        assert (health.status_code, health.json()["status"]) == (503, "failing")
        server.end()
        assert "tables.db is gone while the server runs" in server.logged()
        assert "newdawn restore" in server.logged()
        assert "tables.db.saved-1.db" in server.logged()
    (saved,) = tmp_path.glob("tables.db.saved-*.db")
    assert newdawn("restore", saved, "--database", database).returncode == 0
    with running("serve", "--port", "0", "--database", database) as server:
        assert server.http.get(path).json()["version"] == created["version"]


def test_a_backup_is_made_of_a_running_server_and_put_back(running, newdawn, tmp_path):
    database, file = tmp_path / "tables.db", tmp_path / "backup.db"
    with running("serve", "--port", "0", "--database", database) as server:
        created = server.http.post("/api/tables", json=HOT_SEAT).json()
        made = newdawn("backup", file, "--database", database)
        assert (made.returncode, made.stderr) == (0, "")
        assert made.stdout == f"1 table from {database} has been backed up to {file}.\n"
        again = newdawn("backup", file, "--database", database)
        assert again.returncode == 2
        assert "exists already" in again.stderr
        assert again.stderr.endswith("--replace\n")
        assert newdawn("backup", file, "--database", database, "--replace").returncode == 0
        server.http.post("/api/tables", json=HOT_SEAT)
        refused = newdawn("restore", file, "--database", database, "--replace")
        assert refused.returncode == 2
        assert "another server has these tables open" in refused.stderr
        server.end()
    refused = newdawn("restore", file, "--database", database)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert refused.stderr.endswith("--replace\n")
    restored = newdawn("restore", file, "--database", database, "--replace")
    assert (restored.returncode, restored.stdout) == (0, f"1 table from {file} has been restored to {database}.\n")
    with running("serve", "--port", "0", "--database", database) as server:
        assert server.http.get(f"/api/tables/{created['table']}").status_code == 200
