"""The `newdawn` command in a process of its own, without the second that Python takes to import everything.

    with Nursery() as nursery:
        result = nursery.run("show", file, environment={...}, typed="quit")     # a subprocess.CompletedProcess

One process imports the program, and forks for each command. What comes out of that is as good as a fresh process: it
has its own streams, environment, exit code and signals, and finds nothing that a command before it left behind. Only
what Python reads when it starts is that of the first process: PYTHONPATH, for instance. Its games run interpreted, with
the packaged components. Where there is no fork to rely on, every command starts from nothing.
"""

import atexit
import gc
import json
import locale
import os
import pkgutil
import runpy
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[1]
CAN_FORK = sys.platform == "linux"
PATIENCE = 300
"""Seconds after which a command has not ended that should have."""
_MESSAGE = 1_000_000
"""The largest request, in bytes."""


def fresh(*arguments: object) -> list[str]:
    """Return the command line that starts the command from nothing."""
    return [sys.executable, "-W", "error", "-m", "newdawn", *map(str, arguments)]


class Nursery:
    """Starts commands, one at a time."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        if CAN_FORK:
            self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            self._socket.settimeout(PATIENCE)
            with theirs:
                self._process = subprocess.Popen(
                    [sys.executable, "-W", "error", "-m", "tests.nursery", str(theirs.fileno())],
                    cwd=ROOT,
                    env={
                        **{key: value for key, value in os.environ.items() if not key.startswith("NEWDAWN_")},
                        "NEWDAWN_INTERPRETED": "1",
                        # A process with more threads than one had better not fork.
                        "OPENBLAS_NUM_THREADS": "1",
                    },
                    pass_fds=[theirs.fileno()],
                )

    def __enter__(self) -> "Nursery":
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._socket.close()
            self._process.wait(PATIENCE)

    def run(
        self, *arguments: object, environment: Mapping[str, str], typed: str | bytes = ""
    ) -> subprocess.CompletedProcess[str]:
        """Run a command to its end; its input is a file, and its output goes to files."""
        typed = typed if isinstance(typed, bytes) else typed.encode()
        with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            given.write(typed)
            given.seek(0)
            code = self.start(*arguments, environment=environment, streams=(given, out, err)).wait(PATIENCE)
            out.seek(0)
            err.seek(0)
            return subprocess.CompletedProcess(fresh(*arguments), code, out.read().decode(), err.read().decode())

    def start(
        self,
        *arguments: object,
        environment: Mapping[str, str],
        streams: tuple[IO[Any] | int, IO[Any] | int, IO[Any] | int],
    ) -> "subprocess.Popen[bytes] | Child":
        """Start a command in a session of its own, with these streams."""
        if self._process is None:
            stdin, stdout, stderr = streams
            return subprocess.Popen(
                fresh(*arguments),
                stdin=stdin,
                stdout=stdout,
                stderr=stderr,
                cwd=ROOT,
                env=environment,
                start_new_session=True,
            )
        request = {"arguments": list(map(str, arguments)), "environment": dict(environment)}
        numbers = [stream if isinstance(stream, int) else stream.fileno() for stream in streams]
        socket.send_fds(self._socket, [json.dumps(request).encode()], numbers)
        return Child(int(self._socket.recv(_MESSAGE)), self._socket)


class Child:
    """A command that runs."""

    def __init__(self, pid: int, nursery: socket.socket) -> None:
        self.pid = pid
        self._nursery = nursery

    def send_signal(self, number: int) -> None:
        """Send a signal."""
        os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """Return the exit code, or minus the signal that has ended it."""
        self._nursery.settimeout(timeout)
        try:
            self._nursery.send(b"wait")
            return int(self._nursery.recv(_MESSAGE))
        except TimeoutError:
            self.send_signal(signal.SIGKILL)
            self._nursery.recv(_MESSAGE)
            raise


# In the process that forks --------------------------------------------------------------------------------------------


def _import_everything() -> None:
    """Import what the commands import when they need it, and read the words."""
    import newdawn
    from newdawn.core.words import LANGUAGES
    from newdawn.drawing.speech import WORDS, words_of

    for name in ("newdawn.drawing", "newdawn.terminal", "newdawn.command", "newdawn.arena"):
        package = import_module(name)
        for module in pkgutil.walk_packages(package.__path__, f"{name}."):
            import_module(module.name)
    import_module("newdawn.server.web.app")
    for language in LANGUAGES:
        games = [words for game in newdawn.GAMES for words in (newdawn.load(game).words.WORDS, words_of(game)) if words]
        for words in (WORDS, *games):
            words.entries(language)


def _serve(requests: socket.socket) -> None:
    """Fork for each request, and return in the child, which is to become the command."""
    while True:
        message, descriptors, *_ = socket.recv_fds(requests, _MESSAGE, 3)
        if not message:
            requests.close()
            sys.exit()
        child = os.fork()
        if child == 0:
            requests.close()
            _become(descriptors, **json.loads(message))
            return
        for descriptor in descriptors:
            os.close(descriptor)
        requests.send(str(child).encode())
        assert requests.recv(_MESSAGE) in (b"wait", b"")
        requests.send(str(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])).encode())


def _become(descriptors: list[int], arguments: list[str], environment: dict[str, str]) -> None:
    """Be as a process that was just started: its session, environment, arguments and streams."""
    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    with suppress(locale.Error):
        locale.setlocale(locale.LC_CTYPE, "")
    sys.argv[1:] = arguments
    for number, descriptor in enumerate(descriptors):
        os.dup2(descriptor, number)
        os.close(descriptor)
    sys.stdin = sys.__stdin__ = _stream(0, "r", errors="strict")
    sys.stdout = sys.__stdout__ = _stream(1, "w", errors="strict")
    sys.stderr = sys.__stderr__ = _stream(2, "w", errors="backslashreplace")
    sys.stderr.reconfigure(line_buffering=True)


def _stream(number: int, mode: str, errors: str) -> Any:
    """Return one of the streams that a process has from its start."""
    encoding = os.environ.get("PYTHONIOENCODING", "utf-8")
    return open(number, mode, encoding=encoding, errors=errors, closefd=False)


def _run() -> int:
    """Run the command as `python -m newdawn` does; return the exit code."""
    try:
        runpy.run_module("newdawn", run_name="__main__", alter_sys=True)
    except SystemExit as left:
        return int(left.code or 0)
    except BaseException:
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]
        return 1
    return 0


def _leave(code: int) -> None:
    """End as a process does, but for freeing everything that was imported, which takes longer than most commands."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    # What the command has left open is complained about here.
    gc.collect()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    _import_everything()
    gc.collect()
    gc.freeze()
    _serve(socket.socket(fileno=int(sys.argv[1])))
    _leave(_run())
