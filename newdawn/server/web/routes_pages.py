"""The server's own pages, and what those who run it look at."""

import gzip
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
from newdawn.server.observing import metrics
from newdawn.server.web.dependencies import Here
from newdawn.server.web.errors import Json
from newdawn.server.web.openapi import describe, documented, operation_id

__all__ = ["missing_page", "router"]

router = APIRouter(tags=["pages"], generate_unique_id_function=operation_id)

PAGES: Final = Path(__file__).with_name("client")
"""The client as `web/` was built: the package's build hook puts it here."""
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


_SMALL_ALREADY = (".png", ".ico", ".woff2")
_FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class _Page:
    content: bytes
    packed: bytes | None
    """The content for browsers that can unpack it; None where that would save nothing."""
    media_type: str
    tag: str


@cache
def _pages() -> dict[str, _Page]:
    """Return the files of the client by their paths: only what lies there when it is first asked for can be had."""
    found = {}
    for path in (*PAGES.glob("*"), *(PAGES / "assets").glob("*")):
        if path.suffix in TYPES and path.is_file():
            content = path.read_bytes()
            packed = None if path.suffix in _SMALL_ALREADY else gzip.compress(content, 9, mtime=0)
            tag = f'"{hashlib.sha256(content).hexdigest()[:16]}"'
            found[path.relative_to(PAGES).as_posix()] = _Page(content, packed, TYPES[path.suffix], tag)
    return found


def missing_page(request: Request) -> Response:
    """Show whoever followed a wrong link our page, which says so."""
    return _page("index.html", request, 404)


def _page(name: str, request: Request, status: int = 200) -> Response:
    page = _pages().get(name)
    if page is None:
        raise Refusal("no-such-page", 404) if _pages() else Refusal("client-not-built", 503)
    # The names of assets change with what is in them. Of all else a browser asks whether it has the latest: after an
    # update of the server no page mixes old files and new ones.
    headers = {
        "Cache-Control": _FOREVER if name.startswith("assets/") else "no-cache",
        "ETag": page.tag,
        "Vary": "Accept-Encoding",
    }
    if status == 200 and request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    content = page.content
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = page.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, status, media_type=page.media_type, headers=headers)


@router.get("/", include_in_schema=False)
async def lobby_page(request: Request) -> Response:
    """Show the lobby."""
    return _page("index.html", request)


@router.get("/t/{table:table}", include_in_schema=False)
async def table_page(request: Request) -> Response:
    """Show a table; the page finds out which by its own address."""
    return _page("index.html", request)


@router.get("/icon.svg", include_in_schema=False)
async def icon(request: Request) -> Response:
    """Return the sign of the page in the browser's tab."""
    return _page("icon.svg", request)


@router.get("/assets/{file}", include_in_schema=False)
async def asset(file: str, request: Request) -> Response:
    """Return what the pages are made of."""
    return _page(f"assets/{file}", request)


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """Describe everything that can be asked."""
    return Json(describe(request.app))


@router.get("/healthz", **documented(schema.Health, also={503: schema.Health}))
async def health(context: Here) -> Response:
    """Tell whether the server can do its work: whether it takes commands, and can store them."""
    trouble = await context.trouble()
    status = "failing" if trouble else "draining" if context.is_draining else "ok"
    answer = {
        "status": status,
        "database": trouble or "ok",
        "version": version("newdawn"),
        "compiled": context.takeover.share,
    }
    return Json(answer, status_code=200 if status == "ok" else 503)


@router.get("/metrics", include_in_schema=False)
async def figures() -> Response:
    """Return what the server counts and measures, for Prometheus."""
    body, media_type = metrics.page()
    return Response(body, media_type=media_type)
