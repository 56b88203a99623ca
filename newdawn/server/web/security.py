"""What keeps browsers and strangers honest: headers on every response, our own names and pages only."""

import ipaddress
from functools import cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from newdawn.server.errors import Refusal
from newdawn.server.web.errors import refused

__all__ = ["PICTURE_POLICY", "OwnPagesOnly", "SecurityHeaders", "check_host", "check_origin"]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
"""A picture brings its own style, and can do nothing else."""

_EVERYWHERE = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_PORTS = {"http": ":80", "https": ":443"}
_HOME = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".localdomain", ".test")
"""How names end that nobody can register for everybody."""


class SecurityHeaders:
    """Puts the headers on every response; what a route has set itself stays."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before an app."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand the request on, and its answer back with the headers."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in _EVERYWHERE.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


# Hosts and origins ----------------------------------------------------------------------------------------------------


def check_host(headers: Headers, origins: tuple[str, ...], names: tuple[str, ...]) -> None:
    """Raise a `Refusal` if somebody comes under a name that may be anybody's.

    A page of any site can have its own name point to an address in the reader's network for a while: then its browser
    takes us for a part of that site, and host and origin agree. Addresses, names that exist in one network only, and
    names that whoever runs the server has given cannot be used for that. Programs may leave the host out.

    >>> for host in ("192.168.1.7:8321", "localhost", "den:8321", "den.local", "games.example"):
    ...     check_host(Headers({"host": host}), ("https://games.example",), ())
    >>> check_host(Headers({"host": "evil.example:8321"}), ("https://games.example",), ())
    Traceback (most recent call last):
    newdawn.server.errors.Refusal: foreign-host
    """
    host = headers.get("host")
    if host is None:
        return
    name = _name_in(host)
    if not _is_at_home(name) and name not in _known(origins, names):
        raise Refusal("foreign-host", 421, host=host[:100], option=f"--origin http://{host[:100]}")


def _name_in(host: str) -> str:
    """Return the name or address in a Host header, without the port.

    >>> [_name_in(host) for host in ("Den.Local.:8321", "[::1]:8321", "10.0.0.7")]
    ['den.local', '::1', '10.0.0.7']
    """
    name = host.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.partition(":")[0].removesuffix(".")


def _is_at_home(name: str) -> bool:
    if "." not in name and ":" not in name:
        return name != ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.endswith(_HOME)
    return True


@cache
def _known(origins: tuple[str, ...], names: tuple[str, ...]) -> frozenset[str]:
    of_origins = (urlsplit(origin).hostname or "" for origin in origins)
    return frozenset(name.lower().removesuffix(".") for name in (*of_origins, *names))


def check_origin(headers: Headers, origins: tuple[str, ...]) -> None:
    """Raise a `Refusal` if a page of another site asks. Programs name no origin, and are let in: we have no cookies.

    >>> check_origin(Headers({"origin": "http://home.example:8000", "host": "home.example:8000"}), ())
    >>> check_origin(Headers({"origin": "https://evil.example", "host": "home.example"}), ())
    Traceback (most recent call last):
    newdawn.server.errors.Refusal: foreign-origin
    """
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return
    scheme, _, place = origin.partition("://")
    # Behind a proxy that speaks TLS we do not know the scheme that the browser used, nor which port it left out.
    port = _PORTS.get(scheme)
    if port is None or not place or place.removesuffix(port) != headers.get("host", "").removesuffix(port):
        raise Refusal("foreign-origin", 403)


class OwnPagesOnly:
    """Turns away requests under foreign names, and those of pages of other sites that do not only read."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], names: tuple[str, ...]) -> None:
        """Stand before an app."""
        self._app = app
        self._origins = origins
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at host and origin, then hand the request on."""
        if scope["type"] == "http":
            headers = Headers(scope=scope)
            try:
                check_host(headers, self._origins, self._names)
                if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
                    check_origin(headers, self._origins)
            except Refusal as refusal:
                await refused(refusal, scope)(scope, receive, send)
                return
        await self._app(scope, receive, send)
