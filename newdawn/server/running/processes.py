"""Several server processes behind one listening socket: started, watched, replaced when they die, and drained."""

import multiprocessing
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from newdawn.server.observing import crew, logs, metrics
from newdawn.server.running.serving import DRAIN_SECONDS, Server, Service, ServingError, ending_signals, serve_here

_READY = "ready"
_DRAIN_SECONDS = 2 * DRAIN_SECONDS
"""How long a process may take to drain and close before it is killed; what it has acknowledged is stored by then."""
_FIRST_PAUSE = 1.0
"""A process that dies is replaced at once, but not sooner than this after it was started."""
_LONGEST_PAUSE = 30.0
"""How long to wait at most before what did not start, or did not last, is tried again; the pauses double up to it."""
_STEADY_SECONDS = 60.0
"""Whoever has served so long has started well."""

_spawning = multiprocessing.get_context("spawn")


def serve_together(service: Service, listener: socket.socket, when_ready: Callable[[], None]) -> None:
    """Serve with several processes until a signal comes. Raises `ServingError` if none of them starts.

    Once one of them serves, another that ends or does not start takes nothing from it: it is tried again and again.
    """
    logs.set_up(service.log_form, service.log_level)
    with crew.shared_folder(), _woken_by_signals() as wakened:
        _Crew(service, listener).run(wakened, when_ready)


class _Member:
    """One server process, and the line to it: it says that it is ready, and drains when the line is closed."""

    def __init__(self, service: Service, listener: socket.socket) -> None:
        self.line, theirs = _spawning.Pipe()
        self.is_ready = False
        self.why_not: str | None = None
        """Why it cannot start, once it has said so."""
        self.started_at = time.monotonic()
        self.process: SpawnProcess = _spawning.Process(target=_serve, args=(service, listener, theirs))
        with _deaf_to_interrupts():
            self.process.start()
        theirs.close()

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def hear(self) -> bool:
        """Take in what the process says next; tell whether it says anything more."""
        try:
            said = str(self.line.recv())
        except (EOFError, OSError):
            return False
        if said == _READY:
            self.is_ready = True
        else:
            self.why_not = said
        return True


class _Place:
    """The place of one server process in the crew: the process that has it now, or when it is filled again."""

    def __init__(self) -> None:
        self.member: _Member | None = None
        self.due_at: float | None = 0.0
        self.why_empty: str | None = None
        """Why the last one did not start."""
        self._failures = 0

    @property
    def is_ready(self) -> bool:
        return self.member is not None and self.member.is_ready

    @property
    def was_tried(self) -> bool:
        """Whether it is known how a start ends."""
        return self.is_ready or self.why_empty is not None

    def empty(self) -> float:
        """Let go of a process that has ended; return the seconds until the place is to be filled again."""
        member, self.member = self.member, None
        assert member is not None
        age = time.monotonic() - member.started_at
        self._failures = 0 if member.is_ready and age >= _STEADY_SECONDS else self._failures + 1
        self.why_empty = None
        if not member.is_ready:
            code = member.process.exitcode
            usual = f"a server process ended with code {code} before it was ready; the lines above say why"
            self.why_empty = member.why_not or usual
        patience = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2.0 ** max(0, self._failures - 1))
        pause = max(0.0, patience - age) if member.is_ready else patience
        self.due_at = time.monotonic() + pause
        return pause


class _Crew:
    """All server processes."""

    def __init__(self, service: Service, listener: socket.socket) -> None:
        self._service = service
        self._listener = listener
        self._places = [_Place() for _ in range(service.processes)]
        self._has_served = False

    def run(self, wakened: Connection, when_ready: Callable[[], None]) -> None:
        try:
            is_told = False
            while True:
                self._fill()
                lines = {place.member.line: place for place in self._places if place.member is not None}
                ends = {place.member.process.sentinel: place for place in self._places if place.member is not None}
                for found in wait([wakened, *lines, *ends], self._patience()):
                    if found is wakened:
                        return
                    if isinstance(found, Connection) and found in lines:
                        self._hear(lines[found])
                    elif isinstance(found, int):
                        self._empty(ends[found])
                if not is_told and self._has_served and all(place.was_tried for place in self._places):
                    is_told = True
                    when_ready()
        finally:
            self._listener.close()
            self._drain()

    def _fill(self) -> None:
        """Start whoever is due. What does not start at first is not tried again before another one serves."""
        for place in self._places:
            if place.due_at is not None and place.due_at <= time.monotonic() and self._may_fill(place):
                place.due_at = None
                place.member = _Member(self._service, self._listener)

    def _may_fill(self, place: _Place) -> bool:
        return self._has_served or place.why_empty is None

    def _patience(self) -> float | None:
        """Return the seconds until a place is due."""
        due = [place.due_at for place in self._places if place.due_at is not None and self._may_fill(place)]
        return max(0.0, min(due) - time.monotonic()) if due else None

    def _hear(self, place: _Place) -> None:
        member = place.member
        if member is None:
            return
        was_ready = member.is_ready
        if not member.hear():
            # It is ending, and its sentinel will say so.
            member.process.join(_DRAIN_SECONDS)
        elif member.is_ready and not was_ready:
            self._has_served = True
            place.why_empty = None
            logs.log().info("server-process-ready", process=member.pid)
            self._count()

    def _empty(self, place: _Place) -> None:
        """Let go of a process that has ended, to try another one soon."""
        member = place.member
        if member is None:
            return
        while member.line.poll() and member.hear():
            pass
        member.process.join(_DRAIN_SECONDS)
        member.line.close()
        metrics.forget(member.pid)
        crew.forget(member.pid)
        pause = place.empty()
        event = "server-process-died" if member.is_ready else "server-process-not-started"
        logs.log().error(
            event,
            process=member.pid,
            code=member.process.exitcode,
            why=place.why_empty,
            again_after_seconds=round(pause, 1),
        )
        self._count()
        if not self._has_served and all(place.why_empty for place in self._places):
            raise ServingError(place.why_empty or "")

    def _count(self) -> None:
        crew.tell(crew.Processes(len(self._places), sum(place.is_ready for place in self._places)))

    def _drain(self) -> None:
        members = [place.member for place in self._places if place.member is not None]
        for member in members:
            member.line.close()
        deadline = time.monotonic() + _DRAIN_SECONDS
        for member in members:
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
    before = {number: signal.signal(number, lambda *_: sending.send(None)) for number in ending_signals()}
    try:
        yield receiving
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        receiving.close()
        sending.close()
