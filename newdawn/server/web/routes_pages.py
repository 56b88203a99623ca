"""The server's own pages, and what those who run it look at."""

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.operation import metrics
from newdawn.server.web.asking import Here
from newdawn.server.web.errors import Json
from newdawn.server.web.openapi import describe, documented, operation_id

__all__ = ["missing_page", "router"]

router = APIRouter(tags=["pages"], generate_unique_id_function=operation_id)

PAGES: Final = Path(__file__).with_name("pages")
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


@dataclass(frozen=True)
class _Page:
    content: bytes
    media_type: str
    tag: str


@cache
def _pages() -> dict[str, _Page]:
    """Return the files of the folder by their names: only what lies in it when it is first asked for can be had."""
    found = {}
    for path in PAGES.iterdir():
        if path.suffix in TYPES and path.is_file():
            content = path.read_bytes()
            found[path.name] = _Page(content, TYPES[path.suffix], f'"{hashlib.sha256(content).hexdigest()[:16]}"')
    return found


def missing_page() -> Response:
    """Show whoever followed a wrong link our page, which says so."""
    page = _pages()["index.html"]
    return Response(page.content, 404, media_type=page.media_type, headers={"Cache-Control": "no-cache"})


def _page(name: str, request: Request) -> Response:
    page = _pages().get(name)
    if page is None:
        raise Refusal("no-such-page", 404)
    # A browser asks whether it has the latest; after an update of the server no page mixes old files and new ones.
    headers = {"Cache-Control": "no-cache", "ETag": page.tag}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    return Response(page.content, media_type=page.media_type, headers=headers)


@router.get("/", include_in_schema=False)
async def lobby_page(request: Request) -> Response:
    """Show the lobby."""
    return _page("index.html", request)


@router.get("/t/{table:table}", include_in_schema=False)
async def table_page(request: Request) -> Response:
    """Show a table; the page finds out which by its own address."""
    return _page("index.html", request)


@router.get("/assets/{file}", include_in_schema=False)
async def asset(file: str, request: Request) -> Response:
    """Return what the pages are made of."""
    return _page(file, request)


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """Describe everything that can be asked."""
    return Json(describe(request.app))


@router.get("/healthz", **documented(schema.Health, also={503: schema.Health}))
async def health(house: Here) -> Response:
    """Tell whether the server can do its work: whether it takes commands, and can store them."""
    trouble = await house.trouble()
    status = "failing" if trouble else "draining" if house.is_draining else "ok"
    answer = {"status": status, "database": trouble or "ok", "version": version("newdawn")}
    return Json(answer, status_code=200 if status == "ok" else 503)


@router.get("/metrics", include_in_schema=False)
async def figures() -> Response:
    """Return what the server counts and measures, for Prometheus."""
    body, media_type = metrics.page()
    return Response(body, media_type=media_type)
