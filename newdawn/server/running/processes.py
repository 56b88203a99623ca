"""Several server processes behind one listening socket: started, watched, replaced when they die, and drained."""

import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from newdawn.server.observing import logs, metrics
from newdawn.server.running.serving import DRAIN_SECONDS, Server, Service, ServingError, serve_here

_READY = "ready"
_DRAIN_SECONDS = 2 * DRAIN_SECONDS
"""How long a process may take to drain and close before it is killed; what it has acknowledged is stored by then."""
_RESTART_SECONDS = 1.0
"""A process that dies is replaced at once, but not more often than this."""

_spawning = multiprocessing.get_context("spawn")


def serve_together(service: Service, listener: socket.socket, when_ready: Callable[[], None]) -> None:
    """Serve with several processes until a signal comes. Raises `ServingError` if one of them does not start."""
    logs.set_up(service.log_form, service.log_level)
    with tempfile.TemporaryDirectory(prefix="newdawn-metrics-") as folder, _woken_by_signals() as wakened:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        try:
            _Crew(service, listener).run(wakened, when_ready)
        finally:
            del os.environ["PROMETHEUS_MULTIPROC_DIR"]


class _Member:
    """One server process, and the line to it: it says that it is ready, and drains when the line is closed."""

    def __init__(self, service: Service, listener: socket.socket) -> None:
        self.line, theirs = _spawning.Pipe()
        self.is_ready = False
        self.started_at = time.monotonic()
        self.process: SpawnProcess = _spawning.Process(target=_serve, args=(service, listener, theirs))
        with _deaf_to_interrupts():
            self.process.start()
        theirs.close()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def heard(self) -> str | None:
        """Return what the process has said, or None if it says nothing more."""
        try:
            return str(self.line.recv())
        except (EOFError, OSError):
            return None


class _Crew:
    """All server processes."""

    def __init__(self, service: Service, listener: socket.socket) -> None:
        self._service = service
        self._listener = listener
        self._members: list[_Member] = []

    def run(self, wakened: Connection, when_ready: Callable[[], None]) -> None:
        try:
            self._members = [self._new() for _ in range(self._service.processes)]
            is_told = False
            while True:
                lines = {member.line: member for member in self._members}
                ends = {member.process.sentinel: member for member in self._members}
                for found in wait([wakened, *lines, *ends]):
                    if found is wakened:
                        return
                    if isinstance(found, Connection) and found in lines:
                        self._hear(lines[found])
                    elif isinstance(found, int):
                        self._replace(ends[found])
                if not is_told and all(member.is_ready for member in self._members):
                    is_told = True
                    when_ready()
        finally:
            self._listener.close()
            self._drain()

    def _new(self) -> _Member:
        return _Member(self._service, self._listener)

    def _hear(self, member: _Member) -> None:
        said = member.heard()
        if said == _READY:
            member.is_ready = True
            logs.log().info("server-process-ready", process=member.pid)
        elif said is not None:
            raise ServingError(said)
        else:
            # It is ending, and its sentinel will say so.
            member.process.join(_DRAIN_SECONDS)

    def _replace(self, member: _Member) -> None:
        """Replace a process that has ended, unless it has said that it cannot start."""
        while member.line.poll():
            said = member.heard()
            if said is None:
                break
            if said != _READY:
                raise ServingError(said)
        member.process.join(_DRAIN_SECONDS)
        code = member.process.exitcode
        logs.log().error("server-process-died", process=member.pid, code=code)
        metrics.forget(member.pid)
        member.line.close()
        if not member.is_ready:
            raise ServingError(f"a server process ended with code {code} before it was ready; the lines above say why")
        time.sleep(max(0.0, member.started_at + _RESTART_SECONDS - time.monotonic()))
        self._members[self._members.index(member)] = self._new()

    def _drain(self) -> None:
        for member in self._members:
            member.line.close()
        deadline = time.monotonic() + _DRAIN_SECONDS
        for member in self._members:
            member.process.join(max(0.0, deadline - time.monotonic()))
            if member.process.is_alive():
                logs.log().error("server-process-killed", process=member.pid, after_seconds=_DRAIN_SECONDS)
                member.process.kill()
                member.process.join()


def _serve(service: Service, listener: socket.socket, line: Connection) -> None:
    """Be one of the server processes."""

    def hand_over(server: Server) -> None:
        threading.Thread(target=_end_with, args=(line, server), daemon=True).start()

    try:
        serve_here(service, listener, lambda: line.send(_READY), hand_over)
    except ServingError as error:
        with suppress(OSError):
            line.send(str(error))
        sys.exit(1)


def _end_with(line: Connection, server: Server) -> None:
    """Drain the server when whoever started us closes the line, or is gone."""
    with suppress(EOFError, OSError):
        line.recv()
    server.should_exit = True


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Let a new process not be interrupted before it can drain: Ctrl-C reaches all processes of a terminal."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _woken_by_signals() -> Iterator[Connection]:
    """Yield a line on which something comes when this process is asked to end."""
    receiving, sending = _spawning.Pipe(duplex=False)
    numbers = (signal.SIGINT, signal.SIGTERM)
    before = {number: signal.signal(number, lambda *_: sending.send(None)) for number in numbers}
    try:
        yield receiving
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        receiving.close()
        sending.close()
