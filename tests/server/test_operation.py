"""How the server is run: what it logs and counts, where it listens, whom it cuts off, how it starts and ends."""

import asyncio
import http.client
import io
import json
import logging as standard_logging
import os
import re
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path

import psutil
import pytest
import structlog
import websockets

from newdawn.server.observing import logs, metrics
from newdawn.server.running import claim as claims
from newdawn.server.running import connections
from newdawn.server.running.claim import Claim, InUse
from newdawn.server.running.databases import DatabaseNameError, database_url, file_of, shown
from newdawn.server.running.serving import Server, ServingError, address_in_network, address_of, listen, listen_nearby
from newdawn.server.settings import Limits, Settings
from tests.server import small_server

ROOT = Path(__file__).resolve().parents[2]
TABLE = "Zx3kT9_wQ1-pLm5vB7nYaA"
TOKEN = "kq3ZtW9xYv0Qd7LmB2Rs1A"
LIMIT = 30.0
"""Seconds after which a wait has failed."""

# What is logged


@pytest.fixture
def logged():
    """Log to a text; return what was logged, as text."""
    names = (None, "uvicorn", "uvicorn.error", "uvicorn.access", "alembic")
    loggers = [standard_logging.getLogger(name) for name in names]
    before = [(logger, logger.handlers[:], logger.level, logger.propagate) for logger in loggers]
    stream = io.StringIO()
    logs.set_up("json", stream=stream)
    yield stream.getvalue
    for logger, handlers, level, propagate in before:
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def events(logged):
    return [json.loads(line) for line in logged().splitlines()]


def test_an_event_is_one_line_of_json(logged):
    logs.log().info("table-created", table=logs.short(TABLE), game="eden", said="two\nlines")
    (event,) = events(logged)
    assert event["event"] == "table-created"
    assert event["level"] == "info"
    assert event["game"] == "eden"
    assert re.fullmatch(r"[0-9a-f]{8}", event["table"])
    assert event["timestamp"].endswith("Z")


@pytest.mark.parametrize("key", ["token", "seat_token", "Authorization", "seed", "secret", "share", "nonce", "cookie"])
@pytest.mark.parametrize("value", ["short", 7, ["a", "b"], {"a": 1}])
def test_what_is_called_a_secret_is_not_logged(logged, key, value):
    logs.log().warning("something", **{key: value})
    assert events(logged)[0][key] == logs.REDACTED


@pytest.mark.parametrize(
    "value",
    [
        TOKEN,
        f"https://example.org/?token={TOKEN}&x=1",
        {"deep": [{"deeper": TOKEN}]},
        {TOKEN: 1},
        (TOKEN,),
        2**200,
        "ab" * 32,
        RuntimeError(f"no seat for {TOKEN}"),
        f"bytes {TOKEN}".encode(),
    ],
)
def test_what_looks_like_a_secret_is_not_logged(logged, value):
    logs.log().warning("something", value=value)
    assert TOKEN not in logged()
    assert str(2**200) not in logged()
    assert "ab" * 32 not in logged()
    assert len(events(logged)) == 1


def test_tokens_of_every_look_are_not_logged(logged):
    made = [secrets.token_urlsafe(16) for _ in range(2000)] + [secrets.token_hex(16) for _ in range(200)]
    for token in made:
        logs.log().info("something", value=token)
    # Two or three in a thousand have no digit and read like words.
    assert sum(token in logged() for token in made) <= 15


def test_a_secret_in_an_exception_is_not_logged(logged):
    try:
        raise ValueError(f"bad token {TOKEN}")
    except ValueError:
        logs.log().exception("something")
        standard_logging.getLogger("a.library").exception("something with %s", TOKEN)
    assert TOKEN not in logged()
    assert all("ValueError: bad token [redacted]" in event["exception"] for event in events(logged))
    assert len(events(logged)) == 2


@pytest.mark.parametrize(
    "words",
    [
        "WebSocketDisconnectError",
        "a_function_with_a_long_name",
        "the-database-is-away-again",
        "/usr/lib/python3.13/x.py",
    ],
)
def test_words_are_logged_as_they_are(logged, words):
    logs.log().info("something", words=words)
    assert events(logged)[0]["words"] == words


def test_a_request_is_logged_without_query_and_with_a_short_table(logged):
    path = f"/api/tables/{TABLE}/moves?token=secret-one"
    standard_logging.getLogger("uvicorn.access").info('%s - "%s %s HTTP/%s" %d', "127.0.0.1:5", "GET", path, "1.1", 200)
    (event,) = events(logged)
    del event["timestamp"]
    assert event == {
        "level": "info",
        "event": "request",
        "client": "127.0.0.1:5",
        "method": "GET",
        "path": f"/api/tables/{logs.short(TABLE)}/moves",
        "status": 200,
    }


@pytest.mark.parametrize(("status", "lines"), [(200, 0), (503, 1)])
def test_a_health_check_is_logged_when_it_fails(logged, status, lines):
    request = ("127.0.0.1:5", "GET", "/healthz", "1.1", status)
    standard_logging.getLogger("uvicorn.access").info('%s - "%s %s HTTP/%s" %d', *request)
    assert len(events(logged)) == lines


def test_a_socket_is_logged_without_query_and_with_a_short_table(logged):
    path = f"/socket/{TABLE}?token=secret-one"
    standard_logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "127.0.0.1:5", path)
    assert events(logged)[0]["event"] == f'127.0.0.1:5 - "WebSocket /socket/{logs.short(TABLE)}" [accepted]'


def test_a_person_at_a_terminal_gets_text(logged):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    stream = Terminal()
    logs.set_up("auto", stream=stream)
    logs.log().info("table-created", game="eden", token=TOKEN)
    line = re.sub(r"\x1b\[[0-9;]*m", "", stream.getvalue())
    assert re.search(r"\[info *\] table-created +game=eden token=\[redacted\]\n$", line)


def test_events_can_be_captured_in_tests():
    with structlog.testing.capture_logs() as captured:
        logs.log().info("something", number=1)
    assert captured == [{"event": "something", "number": 1, "log_level": "info"}]


# What is counted


def test_the_page_has_every_figure():
    body, kind = metrics.page()
    assert kind.startswith("text/plain")
    for name in (
        *("commands_total", "command_seconds", "sockets", "live_tables", "updates_total", "resyncs_total"),
        *("bot_seconds", "bot_faults_total", "commit_seconds", "commits_total", "group_size"),
        *("storage_errors_total", "limited_total"),
    ):
        assert f"# HELP newdawn_{name} ".encode() in body, name
    assert b"process_resident_memory_bytes" in body or not sys.platform.startswith("linux")


# Databases


@pytest.mark.parametrize(
    ("named", "url"),
    [
        ("/srv/tables.db", "sqlite:////srv/tables.db"),
        ("tables.db", f"sqlite:///{Path.cwd()}/tables.db"),
        ("sqlite:////srv/tables.db", "sqlite:////srv/tables.db"),
        ("postgres://ann@host/name", "postgresql://ann@host/name"),
        ("postgresql+psycopg://ann:pw@host:5433/name", "postgresql://ann:pw@host:5433/name"),
    ],
)
def test_a_database_is_a_file_or_a_url(named, url):
    assert database_url(named) == url


@pytest.mark.parametrize(
    "named",
    ["", ":memory:", "sqlite://", "sqlite:///:memory:", "mysql://ann:pw@host/x", "a?b", "postgresql://ann:pw@host:x/y"],
)
def test_other_databases_are_refused_without_telling_a_password(named):
    with pytest.raises(DatabaseNameError) as refused:
        database_url(named)
    assert "pw" not in str(refused.value)


def test_a_database_is_shown_without_user_and_password():
    assert shown("postgresql://ann:pw@host:5433/name?password=pw&sslmode=require") == "postgresql://host:5433/name"
    assert shown("postgresql:///name") == "postgresql://localhost/name"
    assert file_of("postgresql://host/name") is None


def test_a_second_server_on_the_same_file_is_refused_and_told_where_the_first_is(tmp_path):
    database = tmp_path / "tables.db"
    with Claim(database) as claim:
        claim.tell("http://127.0.0.1:8321")
        with pytest.raises(InUse, match=r"tables\.db: another server .*\(http://127\.0\.0\.1:8321\)") as refused:
            Claim(database)
        assert refused.value.address == "http://127.0.0.1:8321"
    with Claim(database):
        pass


def by_a_symbolic_link(database):
    (other := database.with_name("other.db")).symlink_to(database)
    return other


def by_a_linked_folder(database):
    (folder := database.with_name("elsewhere")).symlink_to(database.parent, target_is_directory=True)
    return folder / database.name


def by_a_second_name(database):
    os.link(database, other := database.with_name("other.db"))
    return other


def after_its_lock_file_is_deleted(database):
    database.with_name(f"{database.name}.lock").unlink()
    return database


ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has such locks")


@pytest.mark.parametrize("exists", [True, False], ids=["old", "new"])
@pytest.mark.parametrize(
    "found",
    [
        by_a_symbolic_link,
        by_a_linked_folder,
        pytest.param(by_a_second_name, marks=ON_LINUX),
        pytest.param(after_its_lock_file_is_deleted, marks=ON_LINUX),
    ],
)
def test_a_database_that_is_open_is_refused_by_whatever_name_it_is_found(tmp_path, found, exists):
    database = tmp_path / "tables.db"
    if exists:
        database.write_bytes(b"tables")
    with Claim(database):
        other = found(database)
        with pytest.raises(InUse, match="another server has these tables open"):
            Claim(other)
    with Claim(other):
        pass


@ON_LINUX
def test_a_lock_file_that_is_deleted_while_it_is_being_locked_keeps_others_out_all_the_same(tmp_path, monkeypatch):
    database = tmp_path / "tables.db"
    lock, deleted = claims._lock, []

    def lock_late(file):
        if not deleted:
            deleted.append((tmp_path / "tables.db.lock").unlink())
        return lock(file)

    monkeypatch.setattr(claims, "_lock", lock_late)
    with Claim(database) as claim:
        claim.tell("http://127.0.0.1:8321")
        assert (tmp_path / "tables.db.lock").read_text() == "http://127.0.0.1:8321"


def test_a_claim_leaves_no_empty_database_behind_and_no_filled_one_out(tmp_path):
    database = tmp_path / "tables.db"
    with Claim(database):
        pass
    assert not database.exists()
    with Claim(database):
        database.write_bytes(b"tables")
    assert database.read_bytes() == b"tables"


@ON_LINUX
def test_a_claim_does_not_disturb_the_locks_of_sqlite(tmp_path):
    database = tmp_path / "tables.db"
    with Claim(database), closing(sqlite3.connect(database, timeout=0)) as here:
        here.executescript("CREATE TABLE t (n); BEGIN IMMEDIATE; INSERT INTO t VALUES (1);")
        code = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('INSERT INTO t VALUES (2)')"
        other = subprocess.run([sys.executable, "-c", code, database], capture_output=True, text=True, check=False)
        assert "database is locked" in other.stderr
        here.commit()


def test_the_claim_of_a_killed_server_is_free(tmp_path):
    code = (
        "import sys, time, pathlib; from newdawn.server.running.claim import Claim\n"
        "claim = Claim(pathlib.Path(sys.argv[1])); print('mine', flush=True); time.sleep(60)"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, tmp_path / "tables.db"], stdout=subprocess.PIPE, text=True, cwd=ROOT
    ) as process:
        assert process.stdout.readline() == "mine\n"
        with pytest.raises(InUse):
            Claim(tmp_path / "tables.db")
        process.kill()
        process.wait(LIMIT)
    Claim(tmp_path / "tables.db").__exit__()


# Listening


def test_a_port_that_is_taken_is_named():
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with pytest.raises(ServingError, match=f"port {port} is taken: .*--port 0"):
            listen("127.0.0.1", port)


@pytest.mark.parametrize(
    ("host", "says"), [("no.such.host.invalid", "there is no host"), ("192.0.2.1", "not an address of this machine")]
)
def test_a_wrong_host_is_named(host, says):
    with pytest.raises(ServingError, match=says):
        listen(host, 0)


def test_a_game_now_takes_the_next_free_port():
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        with listen_nearby("127.0.0.1", port) as second, listen_nearby("127.0.0.1", port, tries=1) as third:
            assert port < second.getsockname()[1] < port + 10
            assert third.getsockname()[1] not in (port, second.getsockname()[1])


def test_the_address_is_one_that_a_browser_can_open():
    with listen("127.0.0.1", 0) as here:
        port = here.getsockname()[1]
        assert address_of(here) == f"http://127.0.0.1:{port}"
        assert address_in_network(here) is None
    with listen("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        assert address_of(everywhere) == f"http://localhost:{port}"
        assert (address_in_network(everywhere) or "http://1.2.3.4").startswith("http://")


# Who is cut off


@asynccontextmanager
async def running(keep_alive=5.0):
    """Run the tiny application in this process; yield its port."""
    listener = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    app = small_server.create_app(Settings(database="usual"))
    config = connections.configured(app, Limits())
    config.timeout_keep_alive = keep_alive
    server = Server(config, ready.set, lambda: small_server.drain(app))
    serving = asyncio.create_task(server.serve([listener]))
    async with asyncio.timeout(LIMIT):
        await ready.wait()
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            await serving


async def until_closed(reader):
    """Return what comes until the other side closes the connection."""
    with suppress(ConnectionError):
        return await reader.read()


def test_a_request_that_does_not_end_is_cut_off(monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)

    async def check(begin):
        async with running() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(begin)
            assert not await until_closed(reader)
            writer.close()

    for begin in (b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n"):
        asyncio.run(check(begin))


def test_a_second_request_may_not_take_for_ever_either(monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 1.5)

    async def check():
        async with running() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            writer.write(b"GET / HTTP/1.1\r\n")
            await until_closed(reader)
            writer.close()

    asyncio.run(check())


def test_headers_without_end_are_refused():
    async def check():
        async with running() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
            with suppress(ConnectionError):
                for number in range(2000):
                    writer.write(b"X-%d: %s\r\n" % (number, b"x" * 100))
                    await writer.drain()
            answer = await until_closed(reader)
            assert answer is None or b"32768 bytes" in answer
            writer.close()

    asyncio.run(check())


def test_a_long_body_is_no_long_header():
    async def check():
        async with running() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            head = b"POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 900000\r\n\r\n"
            writer.write(head + b"x" * 900_000)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            writer.close()

    asyncio.run(check())


def test_an_answer_that_nobody_reads_is_dropped(monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)

    async def check():
        async with running(keep_alive=0.1) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /?more=30000000 HTTP/1.1\r\nHost: x\r\n\r\n")
            async with asyncio.timeout(LIMIT):
                # The server's side of the connection goes away although nothing more has been read.
                while any(
                    one.status == psutil.CONN_ESTABLISHED and one.laddr.port == port
                    for one in psutil.Process().net_connections("tcp")
                ):
                    await asyncio.sleep(0.05)
            writer.transport.abort()
            del reader

    asyncio.run(check())


def test_the_answers_have_no_server_header():
    async def check():
        async with running() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b"server:" not in (await reader.read()).lower()
            writer.close()

    asyncio.run(check())


def test_frames_are_limited_and_not_compressed():
    async def check():
        async with running() as port, websockets.connect(f"ws://127.0.0.1:{port}/") as client:
            assert client.protocol.extensions == []
            await client.send("x" * 4 * 16_384)
            assert await client.recv() == "x" * 4 * 16_384
            await client.send("x" * 4 * 16_384 + "x")
            with pytest.raises(websockets.ConnectionClosedError):
                await client.recv()
            assert client.close_code == 1009

    asyncio.run(check())


def test_who_pings_and_does_not_read_is_cut_off(monkeypatch):
    monkeypatch.setattr(connections, "UNREAD_BYTES", 100_000)

    async def check():
        async with running() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(
                b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
            )
            assert b"101" in await reader.readline()
            ping = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
            cut_off = False
            for _ in range(10_000):
                try:
                    writer.write(ping * 100)
                    await writer.drain()
                except ConnectionError:
                    cut_off = True
                    break
            assert cut_off

    asyncio.run(check())


def test_only_proxies_that_were_named_tell_a_clients_address():
    for proxies, trusts in (((), False), (("127.0.0.1",), True), (("10.0.0.0/8",), False)):
        config = connections.configured(small_server.create_app(Settings(database="usual")), Limits(), proxies)
        config.load()
        assert config.proxy_headers is bool(proxies)
        if proxies:
            assert ("127.0.0.1" in config.loaded_app.trusted_hosts) is trusts


# Starting and ending


@contextmanager
def started(processes, database="usual"):
    """Run the tiny application in processes of its own; yield the first of them."""
    # What runs in the background may have been told to ignore Ctrl-C, and hands that on.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.small_server", str(processes), database],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            start_new_session=True,
        )
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate(timeout=LIMIT)


def port_of(process):
    address = process.stdout.readline().strip()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+", address)
    return int(address.rpartition(":")[2])


def get(port, path="/"):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=LIMIT)
    try:
        connection.request("GET", path, headers={"Connection": "close"})
        return connection.getresponse().read().decode()
    finally:
        connection.close()


def wait_until(condition):
    deadline = time.monotonic() + LIMIT
    while not condition():
        assert time.monotonic() < deadline, "waited too long"
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("number", "processes"),
    [
        (signal.SIGINT, 1),
        (signal.SIGHUP, 1),
        (signal.SIGTERM, 2),
        pytest.param(signal.SIGHUP, 2, marks=pytest.mark.soak),
        pytest.param(signal.SIGTERM, 1, marks=pytest.mark.soak),
        pytest.param(signal.SIGINT, 2, marks=pytest.mark.soak),
    ],
)
def test_a_signal_drains_and_ends_with_code_0(processes, number):
    # Whoever runs these tests with nohup would hand on that a closed terminal is to be ignored.
    with heard(number), started(processes) as process:
        port = port_of(process)
        waiting = http.client.HTTPConnection("127.0.0.1", port, timeout=LIMIT)
        waiting.request("GET", "/slow")
        while (line := process.stderr.readline()) != "asked\n":
            assert line, "the process has ended"
        process.send_signal(number)
        assert waiting.getresponse().read().isdigit(), "a request that is being answered is answered"
        waiting.close()
        output, errors = process.communicate(timeout=LIMIT)
        assert (process.returncode, output) == (0, "closed\n")
        assert errors.count("draining\n") == errors.count("drained\n") == processes
        assert "Traceback" not in errors


def test_whoever_starts_a_server_with_nohup_keeps_it_when_the_terminal_is_closed():
    with heard(signal.SIGHUP, signal.SIG_IGN), started(1) as process:
        port = port_of(process)
        process.send_signal(signal.SIGHUP)
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=LIMIT)
        connection.request("GET", "/")
        assert connection.getresponse().read().isdigit()
        connection.close()


@contextmanager
def heard(number: signal.Signals, how: signal.Handlers = signal.SIG_DFL) -> Iterator[None]:
    """Let the processes that are started meanwhile inherit how a signal is heard."""
    before = signal.signal(number, how)
    try:
        yield
    finally:
        signal.signal(number, before)


def test_ctrl_c_of_a_terminal_reaches_all_processes_and_ends_them_once():
    with started(2) as process:
        port_of(process)
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=LIMIT)
        assert (process.returncode, output) == (0, "closed\n")
        assert errors.count("drained\n") == 2
        assert "Traceback" not in errors


def test_a_server_process_that_dies_is_replaced():
    with started(2) as process:
        port = port_of(process)
        first = serving_under(process)
        assert len(first) == 2
        with pytest.raises((http.client.HTTPException, ConnectionError)):
            get(port, "/die")
        wait_until(lambda: len(serving_under(process) - first) == 1)
        for _ in range(20):
            assert get(port).isdigit()
        process.terminate()
        output, errors = process.communicate(timeout=LIMIT)
        assert (process.returncode, output) == (0, "closed\n")
        assert '"event":"server-process-died"' in errors


def until_said(process, event):
    """Read what a process logs until this has been said; return the event."""
    while line := process.stderr.readline():
        if f'"event":"{event}"' in line:
            return json.loads(line)
    raise AssertionError(f"{event} was not said")


@pytest.mark.parametrize(
    ("trouble", "why"),
    [
        ("dies while", "a server process ended with code 7"),
        pytest.param("refuses while", "the database is of a newer version", marks=pytest.mark.soak),
    ],
)
def test_a_replacement_that_does_not_start_is_tried_again_while_the_others_serve(tmp_path, trouble, why):
    away = tmp_path / "away"
    with started(2, f"{trouble}:{away}") as process:
        port = port_of(process)
        first = serving_under(process)
        away.touch()
        with pytest.raises((http.client.HTTPException, ConnectionError)):
            get(port, "/die")
        pauses = []
        for _ in range(2):
            said = until_said(process, "server-process-not-started")
            assert why in said["why"]
            pauses.append(said["again_after_seconds"])
            assert get(port).isdigit()
            assert get(port, "/crew") == "Processes(wanted=2, serving=1)"
        assert pauses == [0.4, 0.8]
        away.unlink()
        until_said(process, "server-process-ready")
        wait_until(lambda: get(port, "/crew") == "Processes(wanted=2, serving=2)")
        assert len(serving_under(process) - first) == 1
        process.terminate()
        output, _ = process.communicate(timeout=LIMIT)
        assert (process.returncode, output) == (0, "closed\n")


def test_one_process_that_does_not_start_at_first_is_tried_again_once_another_serves(tmp_path):
    with started(2, f"refuses once:{tmp_path / 'asked'}") as process:
        port = port_of(process)
        wait_until(lambda: get(port, "/crew") == "Processes(wanted=2, serving=2)")
        process.terminate()
        _, errors = process.communicate(timeout=LIMIT)
        assert process.returncode == 0
        assert errors.count('"event":"server-process-not-started"') == 1


def serving_under(process):
    """Return the numbers of the server processes: not of the one that keeps track of what they share."""
    found = set()
    for child in psutil.Process(process.pid).children():
        with suppress(psutil.Error):
            if "spawn_main" in " ".join(child.cmdline()):
                found.add(child.pid)
    return found


def test_one_process_tells_the_figures_of_all():
    with started(2) as process:
        port = port_of(process)
        for _ in range(10):
            get(port)
        page = get(port, "/metrics")
        assert "newdawn_updates_total 11.0" in page
        assert "newdawn_sockets 0.0" in page
        assert "process_resident_memory_bytes{" in page or not sys.platform.startswith("linux")


def test_the_processes_end_when_the_first_is_killed():
    with started(2) as process:
        port_of(process)
        members = [psutil.Process(pid) for pid in serving_under(process)]
        process.kill()
        _, alive = psutil.wait_procs(members, timeout=LIMIT)
        assert alive == []


_WHY = {"refuses": "newdawn: the database is of a newer version\n", "breaks": "newdawn: the server did not start"}


@pytest.mark.parametrize(
    ("database", "processes"),
    [
        ("refuses", 2),
        ("breaks", 1),
        pytest.param("refuses", 1, marks=pytest.mark.soak),
        pytest.param("breaks", 2, marks=pytest.mark.soak),
    ],
)
def test_a_server_that_cannot_start_says_why(database, processes):
    with started(processes, database) as process:
        output, errors = process.communicate(timeout=LIMIT)
        assert (process.returncode, output) == (1, "")
        assert _WHY[database] in errors
        assert errors.count("newdawn: ") == 1
        assert TOKEN not in errors
        assert ("RuntimeError: with the token [redacted]" in errors) == (database == "breaks")


def test_a_server_process_that_dies_before_it_is_ready_is_not_tried_again():
    with started(2, "dies") as process:
        _, errors = process.communicate(timeout=LIMIT)
        assert process.returncode == 1
        assert "newdawn: a server process ended with code 7 before it was ready" in errors


@pytest.mark.skipif(not hasattr(psutil, "RLIMIT_NOFILE"), reason="only Linux tells this of another process")
def test_a_server_may_open_many_files():
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with started(1) as process:
        port_of(process)
        allowed = psutil.Process(process.pid).rlimit(psutil.RLIMIT_NOFILE)[0]
        assert allowed >= soft
        assert allowed >= min(65_536, hard if hard != resource.RLIM_INFINITY else 65_536)


def test_a_socket_of_the_system_can_be_reused_at_once():
    with started(1) as process:
        port = port_of(process)
        get(port)
        process.terminate()
        process.communicate(timeout=LIMIT)
        with listen("127.0.0.1", port) as again:
            assert isinstance(again, socket.socket)
