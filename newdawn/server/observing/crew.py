"""What the server processes of one command know of each other: a folder that they share, as long as there are several.

The process that starts the others makes the folder, hands its name on in the environment, and says in it how many
there should be, and how many serve.
"""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path

import orjson

_VARIABLE = "NEWDAWN_CREW"
_STATE = "processes.json"


@dataclass(frozen=True)
class Processes:
    """How many server processes there should be, and how many of them serve."""

    wanted: int
    serving: int


@contextmanager
def shared_folder() -> Iterator[Path]:
    """Make the folder for the processes that this one starts meanwhile."""
    with tempfile.TemporaryDirectory(prefix="newdawn-crew-") as folder:
        # The figures of all processes are kept in it, too.
        names = (_VARIABLE, "PROMETHEUS_MULTIPROC_DIR")
        os.environ.update(dict.fromkeys(names, folder))
        try:
            yield Path(folder)
        finally:
            for name in names:
                del os.environ[name]


def folder() -> Path | None:
    """Return the folder that this process shares with others; None if it is alone."""
    named = os.environ.get(_VARIABLE)
    return Path(named) if named else None


def tell(state: Processes) -> None:
    """Let all processes know how many serve."""
    shared = folder()
    if shared is not None:
        (part := shared / f"{_STATE}.part").write_bytes(orjson.dumps(asdict(state)))
        part.replace(shared / _STATE)


def told() -> Processes:
    """Return how many processes there should be, and how many serve.

    >>> told()
    Processes(wanted=1, serving=1)
    """
    shared = folder()
    if shared is not None:
        # Without the folder, or before the first word, there is only this process to speak of.
        with suppress(OSError, ValueError):
            return Processes(**orjson.loads((shared / _STATE).read_bytes()))
    return Processes(1, 1)


def own_file(name: str) -> str:
    """Return the name of a file in the folder that is about this process alone.

    >>> own_file("sockets") == f"sockets-{os.getpid()}"
    True
    """
    return f"{name}-{os.getpid()}"


def forget(process: int) -> None:
    """Remove what a process that has died has left in the folder."""
    shared = folder()
    for file in shared.glob(f"*-{process}") if shared is not None else ():
        file.unlink(missing_ok=True)
