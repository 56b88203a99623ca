"""What requests and messages cost: the weight of each, in one place.

A weight of one stands for about a millisecond of a server process, which is more than a plain request takes. An address
has `Limits.requests_per_second` of them, whatever it spends them on. Where the work depends on what is asked for, the
table holds the least that it can cost, and a function below says what comes on top.

A route or a message without a weight cannot be served: the app does not start, and a test says so before.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from starlette.routing import BaseRoute, Route

__all__ = [
    "DRAWING",
    "FEW_ENTRIES",
    "MESSAGES",
    "MISTAKE",
    "NOTES",
    "OPENING",
    "PAGES",
    "PLAY",
    "QUESTIONS",
    "REQUEST",
    "REVEALING",
    "ROUTES",
    "SOCKET",
    "WATCHMEN",
    "broadcast",
    "check_routes",
    "explaining",
    "following",
    "is_page",
    "listing",
    "missed",
    "reading",
    "replay",
]

REQUEST: Final = 1.0
"""What every request costs, before anybody looks at what it asks for."""

ROUTES: Final[Mapping[tuple[str, str], float]] = {
    ("GET", "/"): 1,
    ("GET", "/t/{table:table}"): 1,
    ("GET", "/icon.svg"): 1,
    ("GET", "/assets/{file}"): 1,
    ("GET", "/api/openapi.json"): 1,
    ("GET", "/healthz"): 1,
    ("GET", "/metrics"): 1,
    ("GET", "/api/games"): 1,
    ("GET", "/api/games/{game}/box"): 1,
    ("GET", "/api/games/{game}/words/{language}"): 1,
    ("GET", "/api/tables"): 1,  # and `listing`
    ("POST", "/api/tables/mine"): 1,  # and `listing`
    ("POST", "/api/tables"): 4,
    ("GET", "/api/tables/{table:table}"): 1,  # and `missed`
    ("POST", "/api/tables/{table:table}/seats"): 3,
    ("POST", "/api/tables/{table:table}/commands"): 1,  # and `broadcast`
    ("POST", "/api/tables/{table:table}/rematch"): 4,
    ("GET", "/api/tables/{table:table}/why"): 1,  # and `explaining`
    ("POST", "/api/tables/{table:table}/preview"): 6,  # and `REVEALING`
    ("POST", "/api/tables/{table:table}/compose"): 7,  # and `following` and `REVEALING`
    ("POST", "/api/tables/{table:table}/hint"): 4,  # and `following`
    ("GET", "/api/tables/{table:table}/replay"): 3,  # and `replay`
    ("GET", "/api/tables/{table:table}/picture"): 3,  # and `DRAWING`
    ("GET", "/api/tables/{table:table}/export"): 1,
    ("POST", "/api/import"): 50,
}
"""Every address that answers, and the least that an answer costs."""

WATCHMEN: Final = ("/healthz", "/metrics")
"""What watches over the server must get an answer when everybody else does not: it is counted apart."""

PAGES: Final = ("/assets/", "/t/", "/icon.svg")
"""How the addresses of the pages and their files begin, besides that of the lobby. They are counted apart: a page that
lacks one of its files stays blank, and can neither say why nor ask again."""

SOCKET: Final = 1.0
"""What it costs to open a socket."""

MESSAGES: Final[Mapping[str, float]] = {
    "ping": 0.1,
    "watch": 1,  # and `missed`
    "unwatch": 0.1,
    "command": 1,  # and `broadcast`
    "question": 0.1,  # and what `QUESTIONS` says
}
"""Every kind of message that a socket takes, and the least that it costs."""

REVEALING: Final = 10.0
"""What it costs more to preview or to compose a move that reveals something: it is tried in hundreds of worlds."""

MISTAKE: Final = 1.0
"""What a message costs that is none: to find out what is wrong with it is more work than to do what it should say."""

QUESTIONS: Final[Mapping[str, float]] = {"why": 1, "preview": 5, "compose": 6, "hint": 3}
"""Every kind of question on a socket; `explaining`, `following` and `REVEALING` come on top."""

PLAY: Final = frozenset({"move", "moves", "undo", "restart-turn", "resign", "replace", "start"})
"""Commands that the game goes on by; a seat's commands of all kinds are counted together."""
NOTES: Final = frozenset(
    {"chat", "rename", "pace", "propose-end", "withdraw-end", "hand-over", "come-back", "set-seat", "stand"}
)
"""Commands that tell the others something: they are counted once more, and much fewer are allowed."""

DRAWING: Final = 15.0
"""What it costs to draw a picture. One that is kept counts as much: which it was is known afterwards only."""

OPENING: Final = 8.0
"""What it costs to read a table from the database that was not open."""

FEW_ENTRIES: Final = 16
"""Missed entries that are made at once; more of them are made in a thread."""

_FEW_BYTES: Final = 4_096
"""Longer messages cost more than short ones, before they are read: of ours none is."""
_MOST_FOR_WATCHERS: Final = 8.0
_DIFFERENT_EYES: Final = 20
"""Four seats and a spectator, each in three languages and without words."""


def check_routes(routes: Iterable[BaseRoute]) -> None:
    """Raise a `LookupError` if a route has no weight, or a weight no route.

    >>> check_routes([Route("/api/dice", lambda request: None, methods=["POST"])])
    Traceback (most recent call last):
    LookupError: web/costs.py lists other addresses than there are: POST /api/dice
    """
    served = {
        (method, route.path)
        for route in routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    }
    wrong = served - ROUTES.keys() or set(ROUTES) - served
    if wrong:
        named = ", ".join(sorted(" ".join(one) for one in wrong))
        raise LookupError(f"web/costs.py lists other addresses than there are: {named}")


def is_page(path: str) -> bool:
    """Return whether a path is that of a page or of one of its files.

    >>> is_page("/"), is_page("/assets/main.js"), is_page("/api/tables")
    (True, True, False)
    """
    return path == "/" or path.startswith(PAGES)


def reading(size: int) -> float:
    """Return what it costs to read a body or a message of this many bytes: it may be wrong in many places."""
    return size / _FEW_BYTES if size > _FEW_BYTES else 0.0


def listing(tables: int) -> float:
    """Return what a list of tables costs."""
    return tables / 75


def missed(entries: int, language: str | None) -> float:
    """Return what it costs to make entries that somebody has missed, in words if a language is given."""
    return entries / (60 if language is None else 8)


def explaining(move: str | None, language: str | None) -> float:
    """Return what it costs to say why a move, or every move of the game, is not possible."""
    if move is not None:
        return 0.0
    return 1.0 if language is None else 6.0


def following(moves: int) -> float:
    """Return what it costs to judge moves one after another, whether they are played or only composed."""
    return 0.5 * moves


def replay(steps: int, views: bool, language: str | None) -> float:
    """Return what steps of a replay cost."""
    return steps * ((0.3 if views else 0.04) + (0.0 if language is None else 0.3))


def broadcast(watchers: int) -> float:
    """Return what it costs to tell those who watch a table of a change; bounded, for they are not the asker's doing.

    The first ones look through different eyes, each of which is seen to; the others are sent the same.
    """
    return min(_MOST_FOR_WATCHERS, min(watchers, _DIFFERENT_EYES) / 10 + watchers / 50)
