"""A worker process as the server sees it: start, messages with a time limit, and an end that leaves nothing behind."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import newdawn
from newdawn.bots.host import one_line, receive, send
from newdawn.core import catalogue
from newdawn.core.cache import components_variable

__all__ = ["Lost", "WorkerProcess"]

_LEAVING = 2.0
"""Seconds that a worker has to end by itself, and the bots in processes of their own with it."""
_POLITENESS = 15
"""How far a worker steps back behind the server."""
_LOOK = 1.0
"""Seconds between looks at a worker that is late."""
_TAIL = 4_096
_ONE_CORE = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


class Lost(Exception):
    """A worker that has died, hung or written garbage; its process is no more."""


class WorkerProcess:
    """A process in which bots think, interpreted or compiled. Its methods block: they are for a thread."""

    def __init__(self, is_interpreted: bool, patience: float) -> None:
        """Start it; raises `Lost` if that is not possible."""
        self.is_interpreted = is_interpreted
        self._hung_for: float | None = None
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (it is closed when the process is forgotten)
        try:
            self._process = subprocess.Popen(
                # -P: a file that happens to lie in this folder must not hide a module.
                [sys.executable, "-P", "-m", "newdawn.server.botroom.worker", str(patience), str(_POLITENESS)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                env=_environment(is_interpreted),
                **_apart(),
            )
        except OSError as error:
            self._errors.close()
            raise Lost(f"could not be started: {error}") from None
        self._requests: Any = self._process.stdin
        self._answers: Any = self._process.stdout

    @property
    def is_alive(self) -> bool:
        """Whether it is running."""
        return self._process.poll() is None

    def send(self, message: dict[str, Any]) -> None:
        """Send a message; one that has ended is noticed when an answer is awaited."""
        with suppress(OSError, ValueError):
            send(self._requests, message)

    def receive(self, limit: float, at_most: float = 0.0) -> dict[str, Any]:
        """Return its next message; after this many seconds without one, it is ended. Raises `Lost`.

        As long as it would go on if it got a processor, it has `at_most` seconds: on a busy machine it comes last.
        """
        is_over = threading.Event()
        threading.Thread(target=self._watch, args=(limit, at_most, is_over), daemon=True).start()
        try:
            return receive(self._answers)
        except (EOFError, OSError):
            what = self._last_words() if self._hung_for is None else f"hung for {self._hung_for:.3g} s"
        except ValueError as error:
            what = f"wrote garbage: {one_line(str(error))}"
        finally:
            is_over.set()
        self.end()
        raise Lost(what)

    def end(self) -> None:
        """End it: by closing its pipe, so that it can end what it has started, and by force if that does not help."""
        with suppress(OSError):
            self._requests.close()
        if sys.platform != "win32":
            with suppress(OSError):
                self._process.send_signal(signal.SIGCONT)  # A stopped process notices nothing.
        try:
            self._process.wait(_LEAVING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def forget(self) -> None:
        """Let go of what is left of it; after its end, by the thread that receives."""
        self._answers.close()
        self._errors.close()

    def _watch(self, limit: float, at_most: float, is_over: threading.Event) -> None:
        """End it when its time is over, unless it has answered."""
        begun = time.monotonic()
        while not is_over.wait(limit):
            waited = time.monotonic() - begun
            limit = min(_LOOK, at_most - waited)
            if limit <= 0 or not self._is_waiting_for_a_processor():
                self._hung_for = waited
                self.end()
                return

    def _is_waiting_for_a_processor(self) -> bool:
        """Return whether one of its threads could go on; unknown where there is no `/proc`, and taken as no."""
        try:
            states = [stat.read_text() for stat in Path(f"/proc/{self._process.pid}/task").glob("*/stat")]
        except OSError:
            return False
        return any(state.rpartition(")")[2].split()[0] == "R" for state in states)

    def _last_words(self) -> str:
        """Return how it has ended, and the last line that it has written."""
        self.end()
        code = self._process.returncode
        how = f"exit code {code}"
        if code < 0:
            with suppress(ValueError):
                how = signal.Signals(-code).name
        self._errors.seek(max(0, self._errors.seek(0, os.SEEK_END) - _TAIL))
        lines = [line for line in self._errors.read().decode(errors="replace").splitlines() if line.strip()]
        return f"ended ({how}){': ' + one_line(lines[-1]) if lines else ''}"


def _apart() -> dict[str, Any]:
    """Return what keeps a process away from signals to our group: Ctrl-C is for us, and we end it.

    It stays in our session. Linux shares the processor out between sessions first, and an idle task of another one
    gives way to us only when its slice of time is over.
    """
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
    return {"process_group": 0}


def _environment(is_interpreted: bool) -> dict[str, str]:
    """Return our environment for a worker: it imports what we import, and learns nothing of the database."""
    needed = {"NEWDAWN_CACHE_DIR", catalogue.VARIABLE, *map(components_variable, newdawn.GAMES)}
    kept = {name: value for name, value in os.environ.items() if name in needed or not _is_ours(name)}
    kept.pop("NUMBA_DISABLE_JIT", None)
    if is_interpreted:
        kept["NEWDAWN_INTERPRETED"] = "1"
    kept.update(dict.fromkeys(_ONE_CORE, "1"))
    kept["PYTHONPATH"] = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path)
    return kept


def _is_ours(name: str) -> bool:
    """Return whether a variable is one that the server is set by."""
    return name.startswith(("NEWDAWN_", "PG", "PROMETHEUS_")) or "DATABASE" in name
