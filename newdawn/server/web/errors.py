"""What goes wrong, as one JSON shape with a sentence in the asker's language. Nothing of our inside is told."""

import re
import secrets
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qs

import orjson
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from newdawn.core.declaration import LANGUAGES
from newdawn.server.errors import Refusal
from newdawn.server.live import LiveTable
from newdawn.server.live.log_book import storage_refusal
from newdawn.server.observing.logs import log, shortened
from newdawn.server.storage import StorageError
from newdawn.server.web.forms import misfit
from newdawn.server.web.pages import Pages
from newdawn.server.words import say_refusal

__all__ = ["Json", "Unexpected", "handle_errors", "language_of", "refused", "said", "unexpected"]

_RETRY_SECONDS = 5
_SOME_TABLE = re.compile(r"/api/tables/(?![A-Za-z0-9_-]{22}/)[^/]+(/\w+)?$")


class Json(Response):
    """A JSON answer."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """Write the JSON."""
        return orjson.dumps(content)


def language_of(scope: Scope) -> str:
    """Return the language that errors are said in: `lang` in the query, then Accept-Language, then English.

    >>> language_of({"query_string": b"", "headers": [(b"accept-language", b"de, es;q=0.5, fr;q=0.9")]})
    'fr'
    """
    query: bytes = scope.get("query_string", b"")
    asked = parse_qs(query.decode("latin-1")).get("lang", [""])[-1]
    if asked in LANGUAGES:
        return asked
    wishes = []
    for position, wish in enumerate(Headers(scope=scope).get("accept-language", "")[:200].split(",")):
        tag, _, weight = wish.partition(";")
        language = tag.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            wishes.append((-_weight(weight), position, language))
    return min(wishes)[2] if wishes else LANGUAGES[0]


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=")) if text else 1.0
    except ValueError:
        return 0.0


# Refusals -------------------------------------------------------------------------------------------------------------


def said(refusal: Refusal, language: str, live: LiveTable | None = None) -> dict[str, Any]:
    """Return a refusal as it is sent (`schema.Refused`), with the version of the table that it is about."""
    found = refusal.to_json()
    game = live.table.game_name if live is not None else None
    version = live.table.version if live is not None else None
    return {**found, "text": say_refusal(language, game, found), "version": version}


def refused(refusal: Refusal, scope: Scope, headers: Mapping[str, str] | None = None) -> Json:
    """Return the response that tells a refusal."""
    extra = dict(headers or {})
    if refusal.status == 401:
        extra["WWW-Authenticate"] = "Bearer"
    if refusal.status in (429, 503):
        seconds = str(refusal.arguments.get("seconds", _RETRY_SECONDS))
        extra["Retry-After"] = seconds
        if "text/html" in Headers(scope=scope).get("accept", ""):
            # Somebody looks at this instead of a page: their browser tries again, as a client would.
            extra["Refresh"] = seconds
    live = scope.get("state", {}).get("live")
    return Json(said(refusal, language_of(scope), live), status_code=refusal.status, headers=extra)


def unexpected(error: Exception, path: str) -> Refusal:
    """Log what should not have happened, and return what a client is told: the number of the incident in the log."""
    incident = secrets.token_hex(4)
    log().error("unexpected", incident=incident, path=shortened(path), exc_info=error)
    return Refusal("unexpected", 500, incident=incident)


class Unexpected:
    """Answers where a route has failed in a way that nobody has thought of."""

    def __init__(self, app: ASGIApp) -> None:
        """Stand before an app."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand the request on; if that fails, say so."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        has_begun = False

        async def send_and_remember(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, send_and_remember)
        except Exception as error:
            refusal = unexpected(error, scope["path"])
            if not has_begun:
                await refused(refusal, scope)(scope, receive, send)


# Handlers -------------------------------------------------------------------------------------------------------------


def handle_errors(app: FastAPI) -> None:
    """Let an app answer every error in the same shape."""
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(RequestValidationError, _on_misfit)
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(StorageError, _on_storage)


async def _on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    if error.name == "no-such-page" and _is_for_a_person(request):
        return _missing_page(request)
    return refused(error, request.scope)


async def _on_storage(request: Request, error: Exception) -> Response:
    assert isinstance(error, StorageError)
    return refused(storage_refusal(error), request.scope)


async def _on_misfit(request: Request, error: Exception) -> Response:
    """Say which parameter is wrong; what it should be stands in the OpenAPI document."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    name = first["loc"][1]
    operation = request.app.openapi()["paths"][request.scope["route"].path_format][request.method.lower()]
    schema = next(one["schema"] for one in operation["parameters"] if one["name"] == name)
    refusal = misfit([{**first, "loc": (name,)}], {"properties": {name: schema}})
    return refused(refusal, request.scope)


async def _on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        allowed = ", ".join(_methods(request))
        if request.method == "OPTIONS":
            return Response(status_code=204, headers={"Allow": allowed})
        refusal = Refusal("wrong-method", 405, allowed=allowed)
        return refused(refusal, request.scope, headers={"Allow": allowed})
    if error.status_code == 404:
        if _is_for_a_person(request):
            return _missing_page(request)
        is_table = _SOME_TABLE.match(request.url.path) is not None
        return refused(Refusal("no-such-table" if is_table else "no-such-page", 404), request.scope)
    return refused(Refusal("bad-request", error.status_code), request.scope)


def _is_for_a_person(request: Request) -> bool:
    """Return whether somebody has followed a link with a browser: JSON is of no use to them."""
    is_page = not request.url.path.startswith("/api/")
    return is_page and request.method == "GET" and "text/html" in request.headers.get("accept", "")


def _missing_page(request: Request) -> Response:
    pages: Pages = request.app.state.context.pages
    try:
        return pages.missing(request)
    except Refusal as refusal:
        return refused(refusal, request.scope)


def _methods(request: Request) -> list[str]:
    """Return the methods that a path knows."""
    routes = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
    found = {method for route in routes for method in route.methods or ()}
    return sorted(found | {"OPTIONS"} | ({"HEAD"} if "GET" in found else set()))
