"""What the server writes down: one event a line on stderr, and never a token or a seed.

Programs get JSON; a person at a terminal gets something to read. What uvicorn logs goes the same way. Whoever logs does
so without secrets in the first place: names of tables are shortened with `short`. What looks like a secret nevertheless
is cut out here, as the last line of defence.
"""

import hashlib
import logging
import re
import sys
from collections.abc import Mapping, MutableMapping
from typing import Any, TextIO

import orjson
import structlog
from structlog.typing import EventDict, Processor

REDACTED = "[redacted]"

_SECRET_KEYS = re.compile(r"token|seed|secret|share|nonce|password|authorization|cookie", re.IGNORECASE)
_LONG_RUN = re.compile(r"[A-Za-z0-9_-]{20,}")
_WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]")
_LONGEST_WORD = 24
_SMALLEST_SEED = 2**64
_DEEPEST = 6
_MOST_PARTS = 8
"""As many parts of an address are written down: none of ours has more, and nobody may fill a disk with others."""
_LONGEST_PART = 64
_LOOKED_AFTER = ("/healthz", "/metrics")
_BEFORE_TABLES = ("tables", "table", "t")
_PATH = re.compile(r"""(?<![^\s"'])/[^\s"']*""")


def log(name: str = "newdawn.server") -> structlog.stdlib.BoundLogger:
    """Return the logger of the server: `log().info("table-created", table=short(table), game="chess")`."""
    return structlog.stdlib.get_logger(name)


def short(table: str) -> str:
    """Return how a table is named in logs: a reader learns which lines are about one table, but not its link.

    >>> short("kD93hVq0aZ2m")
    '34483d1a'
    """
    return hashlib.sha256(table.encode()).hexdigest()[:8]


def shortened(path: str) -> str:
    """Return the path of a request without its query, with the names of tables made short, and never long.

    >>> shortened("/api/tables/kD93hVq0aZ2m/moves?token=x")
    '/api/tables/34483d1a/moves'
    >>> shortened("/api/tables")
    '/api/tables'
    >>> shortened("/a" * 10_000)
    '/a/a/a/a/a/a/a/…'
    """
    first, *rest = path.partition("?")[0].split("/", _MOST_PARTS)
    parts = [first, *rest[: _MOST_PARTS - 1], *("…" for _ in rest[_MOST_PARTS - 1 :])]
    return "/".join(
        short(part) if _is_to_be_short(part, parts[at - 1] if at else "") else part for at, part in enumerate(parts)
    )


def _is_to_be_short(part: str, before: str) -> bool:
    """Return whether a part of a path is the name of a table, may be a secret, or is too long."""
    return part != "" and (before in _BEFORE_TABLES or len(part) > _LONGEST_PART or _looks_secret(part))


# What must not be told ------------------------------------------------------------------------------------------------


def redact(logger: Any, method: str, event: EventDict) -> EventDict:
    """Cut out of an event whatever looks like a secret, by its key or by its own look.

    >>> redact(None, "info", {"event": "joined", "seat_token": "abc", "seat": 2, "said": "kq3ZtW9xYv0Qd7LmB2Rs1A"})
    {'event': 'joined', 'seat_token': '[redacted]', 'seat': 2, 'said': '[redacted]'}
    """
    return {key: _clean(key, value, 0) for key, value in event.items()}


def _clean(key: object, value: Any, depth: int) -> Any:
    """Return a value without secrets, in types that JSON knows."""
    if isinstance(key, str) and _SECRET_KEYS.search(key) and not isinstance(value, bool | None):
        return REDACTED
    if value is None or isinstance(value, bool | float):
        return value
    if isinstance(value, int):
        # A seed has up to 256 bits; nothing else that is counted comes near 64.
        return value if abs(value) < _SMALLEST_SEED else REDACTED
    if isinstance(value, bytes | bytearray | memoryview):
        return f"[{len(value)} bytes]"
    if depth < _DEEPEST and isinstance(value, Mapping):
        return {_without_secrets(str(name)): _clean(name, part, depth + 1) for name, part in value.items()}
    if depth < _DEEPEST and isinstance(value, list | tuple | set | frozenset):
        return [_clean(None, part, depth + 1) for part in value]
    return _without_secrets(value if isinstance(value, str) else str(value))


def _without_secrets(text: str) -> str:
    return _LONG_RUN.sub(lambda found: REDACTED if _looks_secret(found[0]) else found[0], text)


def _looks_secret(text: str) -> bool:
    """Return whether a text looks made by chance: long and unbroken, with digits or without words.

    >>> [_looks_secret(text) for text in ("kq3ZtW9xYv0Qd7LmB2Rs1A", "WebSocketDisconnectError", "a_name_of_a_function")]
    [True, False, False]
    """
    if not _LONG_RUN.fullmatch(text):
        return False
    words = [len(word) for word in _WORD.findall(text)]
    has_words = words and sum(words) >= 3 * len(words) and max(words) <= _LONGEST_WORD
    return not has_words or any(sign.isdigit() for sign in text)


# What uvicorn says ----------------------------------------------------------------------------------------------------


def _requests(logger: Any, method: str, event: EventDict) -> EventDict:
    """Make an event of uvicorn's line about a request, without the query, in which clients may send a token."""
    arguments = event.pop("positional_args", ())
    source = event["_record"].name
    if source == "uvicorn.access" and len(arguments) == 5:
        client, verb, path, _, status = arguments
        return {
            **event,
            "event": "request",
            "client": client,
            "method": verb,
            "path": shortened(path),
            "status": status,
        }
    if source.startswith("uvicorn"):
        event["event"] = _PATH.sub(lambda path: shortened(path[0]), str(event["event"]))
    return event


# Where it goes --------------------------------------------------------------------------------------------------------


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """Return whether a record is news: not that somebody found us well, nor what we say ourselves, with the reason."""
    if record.name == "uvicorn.access" and isinstance(record.args, tuple) and len(record.args) == 5:
        return not (record.args[2] in _LOOKED_AFTER and record.args[4] == 200)
    return record.msg != "Application startup failed. Exiting."


def set_up(form: str = "auto", level: str = "info", stream: TextIO | None = None) -> None:
    """Write what this process logs, and what uvicorn and other packages log in it, to stderr.

    `form` is `json`, `text`, or `auto`: text on a terminal, JSON elsewhere. No level below `info` is offered to people:
    packages would write down every frame of a socket, with the tokens in it.
    """
    stream = stream or sys.stderr
    is_text = form == "text" or (form == "auto" and stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.addFilter(_is_worth_a_line)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[
                _requests,
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                # Redacting comes after everything that adds something, exceptions too.
                structlog.processors.format_exc_info,
                redact,
                *_rendering(is_text, stream),
            ],
            foreign_pre_chain=_SHARED,
            pass_foreign_args=True,
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # What alembic tells about its work is for its own developers.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
        logger.setLevel(logging.NOTSET)


def _rendering(is_text: bool, stream: TextIO) -> list[Processor]:
    if is_text:
        return [
            structlog.dev.ConsoleRenderer(
                colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback, pad_event_to=0
            )
        ]
    return [_json]


def _json(logger: Any, method: str, event: MutableMapping[str, Any]) -> str:
    first = {key: event.pop(key) for key in ("timestamp", "level", "event") if key in event}
    return orjson.dumps({**first, **event}, option=orjson.OPT_NON_STR_KEYS, default=str).decode()


_SHARED: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]

# Also where nobody has called `set_up`, events go to the standard library's logging, not to stdout.
structlog.configure(
    processors=[
        structlog.stdlib.filter_by_level,
        *_SHARED,
        structlog.processors.format_exc_info,
        redact,
        structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
    ],
    wrapper_class=structlog.stdlib.BoundLogger,
    logger_factory=structlog.stdlib.LoggerFactory(),
    cache_logger_on_first_use=True,
)
