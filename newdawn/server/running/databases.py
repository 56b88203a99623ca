"""How people name a database: by a file, or by a URL, whose password is never shown again."""

from pathlib import Path
from urllib.parse import unquote, urlsplit

_SQLITE = "sqlite:///"


class DatabaseNameError(ValueError):
    """A text that names no database of ours; the message repeats nothing of it, for it may hold a password."""


def database_url(text: str) -> str:
    """Return the URL of a database that is named by a file or a URL.

    >>> database_url("/srv/tables.db"), database_url("postgres://ann:secret@db.example.org/newdawn")
    ('sqlite:////srv/tables.db', 'postgresql://ann:secret@db.example.org/newdawn')
    """
    scheme, separator, rest = text.partition("://")
    if not separator or scheme == "sqlite":
        file = text.removeprefix(_SQLITE)
        if file in ("", ":memory:") or "://" in file:
            raise DatabaseNameError("the tables need a file, such as /srv/newdawn/tables.db")
        if "?" in file:
            raise DatabaseNameError("the path of a database can have no question mark")
        return f"{_SQLITE}{Path(file).expanduser().absolute()}"
    if scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        try:
            _ = urlsplit(text).port
        except ValueError:
            raise DatabaseNameError("the port in the database URL is not a number") from None
        return f"postgresql://{rest}"
    raise DatabaseNameError("a database is a file, sqlite:////a/file or postgresql://user@host/name")


def file_of(url: str) -> Path | None:
    """Return the file of a SQLite database, or None if it is another.

    >>> file_of("sqlite:////srv/tables.db"), file_of("postgresql://db.example.org/newdawn")
    (PosixPath('/srv/tables.db'), None)
    """
    return Path(url.removeprefix(_SQLITE)) if url.startswith(_SQLITE) else None


def shown(url: str) -> str:
    """Return a database as it may be shown: without user, password and options.

    >>> shown("sqlite:////srv/tables.db"), shown("postgresql://ann:secret@db.example.org:5433/newdawn?password=secret")
    ('/srv/tables.db', 'postgresql://db.example.org:5433/newdawn')
    """
    file = file_of(url)
    if file is not None:
        return str(file)
    parts = urlsplit(url)
    port = f":{parts.port}" if parts.port else ""
    return f"postgresql://{unquote(parts.hostname or 'localhost')}{port}{parts.path}"
