"""A server, from the first socket to the last table: listening, starting, draining."""

import asyncio
import errno
import gc
import importlib
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any

import uvicorn

from newdawn.server.observing import logs
from newdawn.server.running.connections import configured
from newdawn.server.settings import Settings

USUAL_PORT = 8321
DRAIN_SECONDS = 15.0
"""How long the application may take to finish what was begun, and sockets to hear our goodbye."""
_BACKLOG = 2048
_MOST_FILES = 65_536
_STARTUP_FAILURE = 3
"""The code with which uvicorn leaves when the application does not start."""


class ServingError(Exception):
    """Why there is no server; the message is one line for people."""


@dataclass(frozen=True)
class Service:
    """How to serve: what the application is told, and what only the processes around it need."""

    settings: Settings
    processes: int = 1
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose word about clients' addresses is taken."""
    log_form: str = "auto"
    log_level: str = "info"
    application: str = "newdawn.server.web.app"
    """The module that has `create_app(settings, start_compiling=…)` and `drain(app)`."""
    start_compiling: Callable[[str], bool] | None = None
    """Starts a process that compiles a game, and returns whether that worked."""


# Listening ------------------------------------------------------------------------------------------------------------


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there; port 0 is any free one."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise ServingError(f"there is no host “{host[:60]}”: --host 127.0.0.1 is this machine alone") from None
    family, kind, protocol, _, address = found[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            # Otherwise a server that has just ended leaves its port busy for a minute. (Windows means another thing.)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(_BACKLOG)
    except OSError as error:
        listener.close()
        raise ServingError(_why_not(error, host, port)) from None
    return listener


def listen_nearby(host: str, port: int = USUAL_PORT, tries: int = 10) -> socket.socket:
    """Return a socket at this port or one of the next, or at any free one if all are taken.

    A browser keeps what it holds by address and port: the usual port finds it again.
    """
    for candidate in range(port, port + tries):
        try:
            return listen(host, candidate)
        except ServingError:
            continue
    return listen(host, 0)


def address_of(listener: socket.socket) -> str:
    """Return the address for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def address_in_network(listener: socket.socket) -> str | None:
    """Return the address for others in the same network, if the socket listens to them and this machine is in one."""
    host, port = listener.getsockname()[:2]
    if host != "0.0.0.0":
        return None
    # Nothing is sent: this only asks which of our addresses would be used.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        ours = probe.getsockname()[0]
    return None if ours.startswith("127.") else f"http://{ours}:{port}"


def _why_not(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken: another server may be running; --port 0 takes any free port"
    if error.errno == errno.EACCES:
        return f"port {port} is not for everybody: choose one from 1024 on, and put a proxy in front of it"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"“{host[:60]}” is not an address of this machine: --host 0.0.0.0 listens on all of them"
    return f"cannot listen at {host[:60]}, port {port}: {error.strerror or error}"


# Serving --------------------------------------------------------------------------------------------------------------


class Server(uvicorn.Server):
    """A server that says when it is ready, and lets its application drain before it closes connections."""

    def __init__(
        self,
        config: uvicorn.Config,
        when_ready: Callable[[], None],
        drain: Callable[[], Awaitable[None]],
        is_one_of_several: bool = False,
    ) -> None:
        super().__init__(config)
        self._when_ready = when_ready
        self._drain = drain
        self._is_one_of_several = is_one_of_several

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and tell so."""
        await super().startup(sockets)
        _settle_in()
        self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, then close all connections. Meanwhile `/healthz` still answers, and says so."""
        draining = asyncio.ensure_future(self._drain())
        deadline = asyncio.get_running_loop().time() + DRAIN_SECONDS
        while not draining.done() and not self.force_exit and asyncio.get_running_loop().time() < deadline:
            await asyncio.wait([draining], timeout=0.1)
        if not draining.done():
            draining.cancel()
            logs.log().error("not-drained", after_seconds=DRAIN_SECONDS)
        elif (error := draining.exception()) is not None:
            logs.log().error("not-drained", exc_info=error)
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Drain; a second Ctrl-C ends it at once. One of several leaves Ctrl-C to the process that has started it."""
        if not (self._is_one_of_several and sig == signal.SIGINT):
            super().handle_exit(sig, frame)


class _Application:
    """Our application, and why it did not start."""

    def __init__(self, application: Any) -> None:
        self._application = application
        self.failure: Exception | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            await self._application(scope, receive, send)
            return
        said: set[str] = set()

        async def tell(message: dict[str, Any]) -> None:
            said.add(message["type"])
            # The traceback in it would be logged as one long line; the exception itself follows.
            await send({"type": message["type"]})

        try:
            await self._application(scope, receive, tell)
        except Exception as error:
            self.failure = error
            if "lifespan.startup.complete" in said:
                logs.log().exception("stopped-badly")
            elif "lifespan.startup.failed" not in said:
                await send({"type": "lifespan.startup.failed"})


def serve_here(
    service: Service,
    listener: socket.socket,
    when_ready: Callable[[], None],
    hand_over: Callable[[Server], None] = lambda server: None,
) -> None:
    """Serve in this process until a signal comes, or somebody else ends the server that is handed over.

    Open requests are answered, sockets are told to come back, and all that is being written is written. Raises
    `ServingError` if the server does not start.
    """
    logs.set_up(service.log_form, service.log_level)
    _allow_many_files()
    gc.disable()  # What is loaded now stays: see `_settle_in`.
    module = importlib.import_module(service.application)
    app = module.create_app(service.settings, start_compiling=service.start_compiling)
    application = _Application(app)
    config = configured(application, service.settings.limits, service.proxies)
    server = Server(config, when_ready, lambda: module.drain(app), is_one_of_several=service.processes > 1)
    hand_over(server)
    with _signals_drain(server):
        try:
            server.run([listener])
        except SystemExit as left:
            if left.code != _STARTUP_FAILURE:
                raise
            raise ServingError(_why_it_failed(application.failure)) from None
        finally:
            gc.enable()


def _why_it_failed(failure: Exception | None) -> str:
    from newdawn.server.storage import StorageError

    if isinstance(failure, StorageError):
        return str(failure)
    logs.log().error("not-started", exc_info=failure)
    return "the server did not start; the lines above say why"


def ending_signals() -> list[signal.Signals]:
    """Return the signals that ask a server to end: also that its terminal is closed, unless it was told to stay."""
    found = [signal.SIGINT, signal.SIGTERM]
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
        found.append(signal.SIGHUP)
    return found


@contextmanager
def _signals_drain(server: Server) -> Iterator[None]:
    """Let signals end the server, not the process: uvicorn raises them once more after it has served."""

    def end(*_: object) -> None:
        server.should_exit = True

    before = {number: signal.signal(number, end) for number in ending_signals()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _settle_in() -> None:
    """Leave all that was loaded at the start out of garbage collections, and make them rare.

    Most of what a move makes is thrown away with the next move of its table, if no collection has looked at it before.
    A full one looks at every table and every socket, and nobody is served meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 100)
    gc.enable()


def _allow_many_files() -> None:
    """Raise the number of files that may be open, which includes sockets, as far as the system lets us."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
