"""What keeps browsers and strangers honest: headers on every response, our own pages only, the address of a client."""

import ipaddress

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from newdawn.server.errors import Refusal
from newdawn.server.web.errors import refused

__all__ = ["PICTURE_POLICY", "OwnPagesOnly", "SecurityHeaders", "address_of", "check_origin"]

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


# Origins --------------------------------------------------------------------------------------------------------------


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
    """Turns away requests that a page of another site sends, other than those that only read."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        """Stand before an app."""
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look at the origin, then hand the request on."""
        if scope["type"] == "http" and scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            try:
                check_origin(Headers(scope=scope), self._origins)
            except Refusal as refusal:
                await refused(refusal, scope)(scope, receive, send)
                return
        await self._app(scope, receive, send)


# Addresses ------------------------------------------------------------------------------------------------------------


def address_of(scope: Scope) -> str:
    """Return the address of a client for counting: of IPv6 the network, since one client has as many as it likes.

    What a proxy says of it has been looked at before, and counts if that proxy was named at the start.

    >>> address_of({"client": ("2001:db8:1:2:3::4", 5)})
    '2001:db8:1:2::/64'
    """
    client = scope.get("client")
    text = client[0] if client else ""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))
