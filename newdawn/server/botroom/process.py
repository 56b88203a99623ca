"""A worker process as the server sees it: start, messages with a time limit, and an end that leaves nothing behind."""

import os
import signal
import subprocess
import sys
import tempfile
import threading
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
_TAIL = 4_096
_ONE_CORE = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


class Lost(Exception):
    """A worker that has died, hung or written garbage; its process is no more."""


class WorkerProcess:
    """A process in which bots think, interpreted or compiled. Its methods block: they are for a thread."""

    def __init__(self, is_interpreted: bool, patience: float) -> None:
        """Start it; raises `Lost` if that is not possible."""
        self.is_interpreted = is_interpreted
        self._has_hung = False
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

    def receive(self, limit: float) -> dict[str, Any]:
        """Return its next message; after this many seconds without one, it is ended. Raises `Lost`."""
        alarm = threading.Timer(limit, self._give_up)
        alarm.daemon = True
        alarm.start()
        try:
            return receive(self._answers)
        except (EOFError, OSError):
            what = f"hung for {limit:.3g} s" if self._has_hung else self._last_words()
        except ValueError as error:
            what = f"wrote garbage: {one_line(str(error))}"
        finally:
            alarm.cancel()
        self.end()
        raise Lost(what)

    def end(self) -> None:
        """End it: by closing its pipe, so that it can end what it has started, and by force if that does not help."""
        with suppress(OSError):
            self._requests.close()
        try:
            self._process.wait(_LEAVING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def forget(self) -> None:
        """Let go of what is left of it; after its end, by the thread that receives."""
        self._answers.close()
        self._errors.close()

    def _give_up(self) -> None:
        self._has_hung = True
        self.end()

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
    """Return what keeps a process away from signals to our group: Ctrl-C is for us, and we end it."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
    return {"start_new_session": True}


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
