"""The server at the command line: `table`, `serve`, `backup`, `restore` and `verify`."""

import argparse
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import newdawn
from newdawn.command.start import fill_cache_meanwhile, is_made, start_interpreted, start_serving
from newdawn.core.cores import cores_here
from newdawn.drawing.screen import screen
from newdawn.drawing.speech import Speech
from newdawn.server.running.claim import Claim, InUse
from newdawn.server.running.databases import DatabaseNameError, database_url, file_of, shown
from newdawn.server.running.serving import (
    USUAL_PORT,
    Service,
    ServingError,
    address_in_network,
    address_of,
    listen,
    listen_nearby,
    serve_here,
)
from newdawn.server.settings import Settings, default_database
from newdawn.terminal.errors import CommandError
from newdawn.terminal.files import read_json
from newdawn.terminal.program import shown_command

if TYPE_CHECKING:
    from rich.console import Console

_VERDICTS = {
    ("moves", True): "verify-moves",
    ("moves", False): "verify-moves-fails",
    ("result", True): "verify-result",
    ("no-result", None): "verify-no-result",
    ("resigned", True): "verify-resigned",
    ("agreed", True): "verify-agreed",
    ("fairness", True): "verify-fairness",
    ("fairness", False): "verify-fairness-fails",
    ("no-commitment", None): "verify-no-commitment",
    ("sealed", False): "verify-sealed-fails",
}
_SIGNS = {True: "✓", False: "✗", None: "–"}


# Playing in the browser, and serving ----------------------------------------------------------------------------------


def table(wanted: argparse.Namespace, say: Speech) -> int:
    """Open the tables in the browser: for whoever plays on this machine, and for friends on the same network."""
    console = screen()
    url = _database(wanted.database)
    settings = Settings(
        database=url,
        origins=tuple(map(_origin, wanted.origin)),
        names=_names(wanted.host),
        bot_workers=_bot_workers(wanted.bots, 1),
    )
    try:
        with _claim(url) as claim, _listening(wanted, is_strict=False) as listener:
            claim.tell(address_of(listener))
            if start_serving():
                console.print(say("serving-meanwhile"))

            def open_browser() -> None:
                _announce(console, say, listener)
                console.print(say("open-until"))
                if _has_browser(wanted):
                    _browse(address_of(listener))

            service = Service(settings, log_form=wanted.log, log_level="warning", start_compiling=fill_cache_meanwhile)
            _run(service, listener, open_browser)
    except InUse as taken:
        if not taken.address:
            raise CommandError(str(taken)) from None
        if ignored := _ignored(wanted, taken.address):
            raise CommandError(
                f"already open at {taken.address}, and {ignored} was not applied: "
                "stop that one first (Ctrl+C where it runs), then start again"
            ) from None
        console.print(say("open-already", address=taken.address))
        if _has_browser(wanted):
            _browse(taken.address).join()
        return 0
    if console.is_terminal:
        console.print()  # behind the ^C
    command = "make play" if is_made() else shown_command("table")
    console.print(say("open-closed", command=command), soft_wrap=True)
    return 0


def serve(wanted: argparse.Namespace, say: Speech) -> int:
    """Serve until a signal comes."""
    url = _database(wanted.database)
    if wanted.workers > 1 and file_of(url) is not None:
        raise CommandError(
            f"{wanted.workers} server processes need PostgreSQL: --database postgresql://user@host/name "
            "(a SQLite file is for one process)"
        )
    # Connections put the addresses of clients right: the application itself need trust no header.
    proxies = _proxies(wanted.behind_proxy)
    settings = Settings(
        database=url,
        origins=tuple(map(_origin, wanted.origin)),
        names=_names(wanted.host),
        bot_workers=_bot_workers(wanted.bots, wanted.workers),
    )
    service = Service(
        settings, wanted.workers, proxies, wanted.log, wanted.log_level, start_compiling=fill_cache_meanwhile
    )
    console = screen()
    try:
        with _claim(url) as claim, _listening(wanted, is_strict=True) as listener:
            claim.tell(address_of(listener))
            if start_serving():
                console.print(say("serving-meanwhile"))
            _run(service, listener, lambda: _announce(console, say, listener))
    except InUse as taken:
        raise CommandError(str(taken)) from None
    return 0


def _run(service: Service, listener: socket.socket, when_ready: Callable[[], None]) -> None:
    """Serve, with one process or with several."""
    try:
        if service.processes == 1:
            serve_here(service, listener, when_ready)
        else:
            from newdawn.server.running.processes import serve_together

            serve_together(service, listener, when_ready)
    except ServingError as error:
        raise CommandError(str(error)) from None


def _announce(console: "Console", say: Speech, listener: socket.socket) -> None:
    console.print(say("open-at", address=address_of(listener)), soft_wrap=True)
    nearby = address_in_network(listener)
    if nearby is not None:
        console.print(say("open-nearby", address=nearby), soft_wrap=True)
    console.file.flush()


def _listening(wanted: argparse.Namespace, is_strict: bool) -> socket.socket:
    """Return the socket at the port that was asked for, or at the usual one; if that need not be, at one nearby."""
    try:
        if wanted.port is not None:
            return listen(wanted.host, wanted.port)
        return listen(wanted.host, USUAL_PORT) if is_strict else listen_nearby(wanted.host)
    except ServingError as error:
        raise CommandError(str(error)) from None


def _ignored(wanted: argparse.Namespace, address: str) -> str:
    """Return the options about the place, as they were typed, that a server at this address need not have."""
    host = "" if wanted.host == "127.0.0.1" else f"--host {wanted.host}"
    port = "" if wanted.port in (None, urlsplit(address).port) else f"--port {wanted.port}"
    return " ".join(filter(None, (host, port)))


def _has_browser(wanted: argparse.Namespace) -> bool:
    """Return whether there is a browser to open here, in front of whoever typed the command."""
    if wanted.no_browser or any(os.environ.get(name) for name in ("CI", "SSH_CONNECTION", "SSH_TTY")):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _browse(address: str) -> threading.Thread:
    """Open the browser, which may take its time."""
    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    return opening


# What was asked for ---------------------------------------------------------------------------------------------------


def _database(named: str | None) -> str:
    """Return the URL of the database that was named, or of the usual one, whose folder is made."""
    try:
        # An empty name is a mistake, such as a variable of a script that was not set; it does not mean the usual one.
        url = database_url(default_database() if named is None else named)
    except DatabaseNameError as error:
        raise CommandError(f"{'NEWDAWN_DATABASE' if named is None else '--database'}: {error}") from None
    file = file_of(url)
    if file is not None and named is None:
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandError(f"{file.parent}: this folder cannot be created: {error.strerror}") from None
    if file is not None and file.is_dir():
        raise CommandError(f"{file}: this is a folder, not a file")
    if file is not None and not file.parent.is_dir():
        raise CommandError(f"{file}: there is no folder {file.parent}")
    return url


def _claim(url: str) -> Claim:
    """Return the claim to a SQLite file. PostgreSQL serves many at once, and needs none."""
    file = file_of(url)
    try:
        return Claim(file)
    except OSError as error:
        raise CommandError(f"{file}: cannot be used: {error.strerror}") from None


def _bot_workers(wanted: int | None, processes: int) -> int:
    """Return how many processes think about moves, for each server process: all cores but one, shared out."""
    return max(1, (wanted or cores_here() - 1) // processes)


def _origin(text: str) -> str:
    """Return an origin as browsers send it."""
    try:
        parts = urlsplit(text)
        is_port = parts.port != 0
    except ValueError:
        # A bracket that is open, or a port that is none.
        parts, is_port = urlsplit(""), False
    is_bare = is_port and not (parts.path.strip("/") or parts.query or parts.fragment or "@" in parts.netloc)
    if parts.scheme not in ("http", "https") or not parts.hostname or not is_bare:
        example = "https://games.example.org"
        raise CommandError(f"--origin is an address without a path, such as {example}, not “{text[:60]}”")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _names(host: str) -> tuple[str, ...]:
    """Return the names that need not be told: what this machine is called, and the name at which it listens."""
    return (socket.gethostname(), host)


def _proxies(text: str | None) -> tuple[str, ...]:
    """Return the addresses and networks of the proxies that were named."""
    named = () if text is None else tuple(part.strip() for part in text.split(","))
    for one in named:
        try:
            ipaddress.ip_network(one)
        except ValueError:
            raise CommandError(
                "--behind-proxy takes addresses and networks of proxies, such as 127.0.0.1 or 172.16.0.0/12, "
                f"not “{one[:60]}”"
            ) from None
    return named


# Backups and checks ---------------------------------------------------------------------------------------------------


def backup(wanted: argparse.Namespace, say: Speech) -> int:
    """Write everything that a database holds to one file; the server may be running."""
    from newdawn.server.storage import StorageError
    from newdawn.server.storage.backup import backup as back_up

    url = _database(wanted.database)
    try:
        contents = back_up(url, wanted.file, replace=wanted.replace)
    except StorageError as error:
        raise _explained(error, wanted) from None
    said = say("backed-up", database=shown(url), file=str(wanted.file), tables=contents.tables)
    screen().print(said, soft_wrap=True)
    return 0


def restore(wanted: argparse.Namespace, say: Speech) -> int:
    """Put a backup into a database that no server has open."""
    from newdawn.server.storage import StorageError
    from newdawn.server.storage.backup import restore as put_back

    url = _database(wanted.database)
    try:
        with _claim(url):
            contents = put_back(wanted.file, url, replace=wanted.replace)
    except InUse as taken:
        raise CommandError(f"{taken}; end it first") from None
    except StorageError as error:
        raise _explained(error, wanted) from None
    said = say("restored", database=shown(url), file=str(wanted.file), tables=contents.tables)
    screen().print(said, soft_wrap=True)
    return 0


def _explained(error: Exception, wanted: argparse.Namespace) -> CommandError:
    """Return what the storage says, with the option that it means."""
    means_option = "ask to replace" in str(error) and not wanted.replace
    return CommandError(f"{error}: --replace" if means_option else str(error))


def verify(wanted: argparse.Namespace, say: Speech) -> int:
    """Check a saved game, and tell what holds; exit code 1: something does not, 3: something is not proven."""
    document = read_json(wanted.file)
    if not isinstance(document, dict) or "format" not in document:
        raise CommandError(f"{wanted.file}: this is not a saved game")
    from newdawn.terminal.show import read_saved

    name = read_saved(wanted.file, document).game
    if name not in newdawn.GAMES:
        raise CommandError(f"{wanted.file}: there is no game “{name[:30]}”; the games are {', '.join(newdawn.GAMES)}")
    start_interpreted(name, wanted.components)
    from newdawn.server.table.files import verify as check

    console = screen()
    findings = check(document)
    for finding in findings:
        sign = _SIGNS[finding.holds]
        console.print(f"{sign} {say(_VERDICTS[finding.name, finding.holds], **finding.arguments)}", soft_wrap=True)
    verdicts = [finding.holds for finding in findings]
    return 1 if False in verdicts else 3 if None in verdicts else 0
