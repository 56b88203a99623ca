"""Everything that can be set about a server, in one place, with the values that are right for friends at home."""

import os
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

import orjson
import platformdirs

__all__ = ["Limits", "Settings", "default_database"]

_VARIABLE = "NEWDAWN_SERVER_SETTINGS"
"""The environment variable that hands the settings to server processes."""


def default_database() -> str:
    """Return the URL of the database that is used when none is named: a file in the platform's data folder."""
    named = os.environ.get("NEWDAWN_DATABASE")
    return named or f"sqlite:///{Path(platformdirs.user_data_path('newdawn')) / 'tables.db'}"


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for. Errors name the limit that was met."""

    frame_bytes: int = 16_384
    """The largest socket message, and the largest body of a request."""
    import_bytes: int = 1_000_000
    """The largest file that can be imported."""
    held_bytes_per_address: int = 4_000_000
    """Bytes of such files from one address that are held at the same time, whether or not they are complete."""
    held_bytes: int = 64_000_000
    """The same for all addresses together."""
    messages_per_second: float = 20.0
    """Messages of one connection, and commands of one seat, on the average."""
    message_burst: int = 60
    """How many may come at once."""
    requests_per_second: float = 50.0
    """Requests from one address, on the average."""
    request_burst: int = 200
    """How many may come at once. What makes more work than a plain request counts for more: see `web/costs.py`."""
    tables_per_hour: int = 60
    """Tables that one address may create in an hour, rematches and imported games among them."""
    seats_per_hour: int = 120
    """Seats that one address may take in an hour: nobody fills the lobby's tables to keep others out."""
    sockets_per_address: int = 100
    sockets: int = 10_000
    frames_per_second: float = 40.0
    """Frames of one socket, whatever their kind, on the average: pings, pongs and parts of messages are frames, too."""
    frame_burst: int = 240
    """How many frames may come at once: a slow network delivers together what was sent over seconds."""
    socket_bytes_per_second: float = 65_536.0
    """Bytes of one socket, on the average."""
    socket_byte_burst: int = 1_000_000
    """How many bytes may come at once: a whole burst of the largest messages."""
    connections_per_second: float = 100.0
    """New connections from one address, whatever becomes of them, on the average."""
    connection_burst: int = 400
    connections_per_address: int = 200
    """Open connections from one address: its sockets, and what its browsers hold open beside them."""
    connections: int = 12_000
    """Open connections in all."""
    watches_per_socket: int = 8
    mailbox: int = 64
    """Updates that wait for a slow client before they are dropped, and a full view takes their place."""
    stuck_seconds: float = 30.0
    """How long a client may take nothing before it is disconnected."""
    chat_messages: int = 1_000
    """Lines of chat that one table keeps; each seat has an equal share of them."""
    notes_per_minute: float = 60.0
    """What one seat may tell the others besides its moves, on the average: chat, a name, leaving and coming back."""
    note_burst: int = 20
    """How much of it may come at once."""


@dataclass(frozen=True)
class Settings:
    """What a server process is told at its start."""

    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()
    """Where browsers reach us by a name, such as `https://games.example.org`, and other sites whose pages may."""
    names: tuple[str, ...] = ()
    """Further names by which browsers may reach us; addresses and names of the home network need not be told."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_seconds: float = 5.0
    """The longest budget of a bot's decision that a table may ask for."""
    bot_pause: tuple[float, float] = (0.8, 1.2)
    """Seconds that a bot waits before a turn that a person watches: from, to. A table can change it by a factor."""
    live_tables: int = 2_000
    """Tables that are kept in memory; those that nobody watches go first."""
    adviser: str = "hard"
    """The bot that gives hints."""
    limits: Limits = field(default_factory=Limits)

    def to_environment(self) -> None:
        """Hand these settings to the processes that this one starts."""
        os.environ[_VARIABLE] = orjson.dumps(asdict(self)).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        """Return the settings that were handed over, or the usual ones."""
        given = os.environ.get(_VARIABLE)
        return cls.from_json(orjson.loads(given)) if given else cls()

    @classmethod
    def from_json(cls, document: dict[str, Any]) -> "Settings":
        """Return settings from their JSON form.

        >>> Settings.from_json(orjson.loads(orjson.dumps(asdict(Settings(bot_workers=3))))).bot_workers
        3
        """
        known = {one.name for one in fields(cls)}
        values = {name: value for name, value in document.items() if name in known}
        for name in ("origins", "names", "bot_pause"):
            if name in values:
                values[name] = tuple(values[name])
        if "limits" in values:
            values["limits"] = Limits(**values["limits"])
        return cls(**values)
