"""The `newdawn` command inside this process: it starts at once, and the games are those that are loaded here already.

    result = run_here("show", file, environment={...}, typed="quit")     # a subprocess.CompletedProcess

The command has the arguments, the environment, the folder and the streams of a process of its own, and leaves nothing
behind in ours. For signals, terminals, closed streams, and whatever is decided when a module is imported (a corrected
box, compiled or interpreted), `tests.nursery` starts real processes.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import TextIOWrapper

from newdawn.cli import main
from tests.nursery import ROOT, fresh

__all__ = ["run_here"]


def run_here(
    *arguments: object, environment: Mapping[str, str], typed: str | bytes = ""
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; its input is a file, and its output goes to files."""
    given = list(map(str, arguments))
    with _stream(typed if isinstance(typed, bytes) else typed.encode()) as stdin, _stream() as out, _stream() as err:
        with _as_process([str(ROOT / "newdawn/__main__.py"), *given], environment, (stdin, out, err)):
            try:
                code = main()
            except SystemExit as left:
                code = int(left.code or 0)
        return subprocess.CompletedProcess(fresh(*arguments), code, _written(out), _written(err))


@contextmanager
def _as_process(
    arguments: list[str], environment: Mapping[str, str], streams: tuple[TextIOWrapper, TextIOWrapper, TextIOWrapper]
) -> Iterator[None]:
    """Be as a process that was just started, and afterwards what we were before."""
    before = sys.argv, sys.stdin, sys.stdout, sys.stderr, os.environ.copy(), os.getcwd()  # noqa: PTH109
    sys.argv = arguments
    sys.stdin, sys.stdout, sys.stderr = streams
    _replace_environment(environment)
    os.chdir(ROOT)
    try:
        yield
    finally:
        sys.argv, sys.stdin, sys.stdout, sys.stderr, variables, folder = before
        _replace_environment(variables)
        os.chdir(folder)


def _replace_environment(variables: Mapping[str, str]) -> None:
    wanted = dict(variables)
    os.environ.clear()
    os.environ.update(wanted)


def _stream(content: bytes = b"") -> TextIOWrapper:
    """Return one of the streams of a process: a file, from its beginning."""
    file = tempfile.TemporaryFile()  # noqa: SIM115 (the wrapper closes it)
    file.write(content)
    file.seek(0)
    return TextIOWrapper(file, encoding="utf-8")


def _written(stream: TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.buffer.read().decode()
