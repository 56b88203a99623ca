"""The server under test: a process of its own, `newdawn serve`, and what it costs."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

from bench.server.trouble import BenchError

_ADDRESS = re.compile(rb"http://127\.0\.0\.1:(\d+)")
_START_SECONDS = 60.0
_STOP_SECONDS = 40.0
_SAMPLE_SECONDS = 1.0
_PROC = Path("/proc")
_MEGABYTE = 2**20


class ServerProcess:
    """A server on this machine, started and ended by us; after a kill it starts again at the same port."""

    def __init__(self, database: str, folder: Path, processes: int = 1) -> None:
        """Prepare; `start` starts it."""
        self._database = database
        self._folder = folder
        self._processes = processes
        self._process: subprocess.Popen[bytes] | None = None
        self._is_expected = False
        self.port = 0
        self.peak_bytes = 0
        """The most memory that all its processes together had, over restarts too."""

    @property
    def pid(self) -> int:
        """The process that was started."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> float:
        """Start it; return after how many seconds it was ready."""
        begun = time.perf_counter()
        self._is_expected = False
        said = self._folder / "stdout"
        command = [sys.executable, "-m", "newdawn", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--database", self._database, "--workers", str(self._processes)]
        # Each client brings an address of its own, as through a proxy: the limits for one address stay as they are.
        command += ["--behind-proxy", "127.0.0.1", "--log", "json", "--log-level", "warning"]
        with said.open("wb") as stdout, (self._folder / "stderr").open("ab") as stderr:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=stdout, stderr=stderr, start_new_session=True
            )
        while time.perf_counter() - begun < _START_SECONDS:
            self.check()
            if found := _ADDRESS.search(said.read_bytes()):
                self.port = int(found[1])
                return time.perf_counter() - begun
            await asyncio.sleep(0.02)
        raise BenchError(f"the server was not ready after {_START_SECONDS:.0f} s{self._last_words()}")

    def check(self) -> None:
        """Raise a clear error if the server has ended though nobody asked it to."""
        if self._process is not None and not self._is_expected and (code := self._process.poll()) is not None:
            how = f"was killed by signal {-code}" if code < 0 else f"ended with code {code}"
            raise BenchError(f"the server {how} while it was being measured{self._last_words()}")

    def _last_words(self) -> str:
        lines = (self._folder / "stderr").read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return "; its last words: " + " | ".join(line[:300] for line in lines[-3:]) if lines else "; it said nothing"

    def kill(self) -> None:
        """End it as a power cut would, with all its processes."""
        self._is_expected = True
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(_STOP_SECONDS)

    def stop(self) -> float:
        """End it orderly; return after how many seconds it was gone."""
        begun = time.perf_counter()
        self._is_expected = True
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(_STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()
                raise BenchError(f"the server did not stop within {_STOP_SECONDS:.0f} s and was killed") from None
        return time.perf_counter() - begun

    def end(self) -> None:
        """Leave nothing behind, whatever has happened."""
        if self._process is not None and self._process.poll() is None:
            self.kill()

    # What it costs

    async def watch_over(self) -> None:
        """Note the peak of its memory, until this is cancelled."""
        while True:
            if not self._is_expected:
                self.note_memory()
            await asyncio.sleep(_SAMPLE_SECONDS)

    def note_memory(self) -> int:
        """Return the memory of all its processes in bytes: of one its peak so far, of several their shares."""
        found = _memory(_family(self.pid))
        self.peak_bytes = max(self.peak_bytes, found)
        return found

    def resident_bytes(self) -> int:
        """Return the memory of the process that was started, as it is now."""
        return _field(self.pid, "VmRSS")

    def cpu_seconds(self) -> float:
        """Return the processor time that the server itself has used, without the processes in which bots think."""
        pids = [self.pid] if self._processes == 1 else _family(self.pid)
        return sum(map(_cpu_seconds, pids))


def machine_seconds() -> float | None:
    """Return the processor time that everything on this machine has used, stolen time included, where that is told."""
    file = _PROC / "stat"
    if not file.exists():
        return None
    fields = file.read_text(encoding="ascii").split(maxsplit=9)
    user, nice, system, _, _, interrupts, soft, stolen = map(int, fields[1:9])
    return (user + nice + system + interrupts + soft + stolen) / os.sysconf("SC_CLK_TCK")


def megabytes(size: float) -> float:
    """Return bytes as megabytes of 2**20 bytes.

    >>> megabytes(3 * 2**20)
    3.0
    """
    return round(size / _MEGABYTE, 1)


def _family(pid: int) -> list[int]:
    """Return a process with all that it and its children have started."""
    if not _PROC.exists():
        listed = _ps("pid=,ppid=", None)
    else:
        listed = []
        for folder in _PROC.iterdir():
            if folder.name.isdigit() and (fields := _stat(int(folder.name))):
                listed.append((int(folder.name), int(fields[1])))
    found = [pid]
    for parent in found:
        found += [child for child, its_parent in listed if its_parent == parent]
    return found


def _memory(pids: list[int]) -> int:
    if len(pids) == 1:
        return _field(pids[0], "VmHWM")
    # Pages that several processes share count once: each has its proportional share of them.
    return sum(_shared_out(pid) for pid in pids)


def _field(pid: int, name: str) -> int:
    """Return a size from `/proc/PID/status`; elsewhere the resident memory, as `ps` reports it."""
    if not _PROC.exists():
        return sum(size * 1024 for _, size in _ps("pid=,rss=", pid))
    return _kilobytes(_PROC / str(pid) / "status", name) * 1024


def _shared_out(pid: int) -> int:
    if not _PROC.exists():
        return _field(pid, "VmRSS")
    return _kilobytes(_PROC / str(pid) / "smaps_rollup", "Pss") * 1024


def _kilobytes(file: Path, name: str) -> int:
    try:
        lines = file.read_text(encoding="ascii").splitlines()
    except OSError:
        return 0  # It has just ended.
    return next((int(line.split()[1]) for line in lines if line.startswith(f"{name}:")), 0)


def _stat(pid: int) -> list[str]:
    """Return the fields of `/proc/PID/stat` after the name, or nothing if the process is gone."""
    try:
        text = (_PROC / str(pid) / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return text.rpartition(")")[2].split()


def _cpu_seconds(pid: int) -> float:
    if not _PROC.exists():
        return sum(seconds for _, seconds in _ps("pid=,cputime=", pid))
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def _ps(columns: str, pid: int | None) -> list[tuple[int, int]]:
    """Return two columns of `ps` as whole numbers, for one process or for all; times in seconds."""
    which = ["-A"] if pid is None else ["-p", str(pid)]
    output = subprocess.run(["ps", *which, "-o", columns], capture_output=True, text=True, check=False).stdout
    rows = [line.split() for line in output.splitlines()]
    return [(int(first), _number(second)) for first, second in rows]


def _number(text: str) -> int:
    """Return a number, or the seconds of a time.

    >>> _number("123"), _number("01:02:03.50"), _number("2-00:00:01")
    (123, 3723, 172801)
    """
    days, _, rest = text.rpartition("-")
    seconds = 0.0
    for part in rest.split(":"):
        seconds = seconds * 60 + float(part)
    return int(seconds) + 86_400 * int(days or 0)
