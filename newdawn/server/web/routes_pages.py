"""The server's own pages, and what those who run it look at."""

from importlib.metadata import version

from fastapi import APIRouter, Request
from starlette.responses import Response

from newdawn.server import schema
from newdawn.server.observing import crew, metrics
from newdawn.server.web.dependencies import WEIGHED, Here
from newdawn.server.web.errors import Json
from newdawn.server.web.openapi import describe, documented, operation_id

__all__ = ["router"]

router = APIRouter(tags=["pages"], generate_unique_id_function=operation_id, dependencies=[WEIGHED])


@router.get("/", include_in_schema=False)
async def lobby_page(context: Here, request: Request) -> Response:
    """Show the lobby."""
    return context.pages.page("index.html", request)


@router.get("/t/{table:table}", include_in_schema=False)
async def table_page(context: Here, request: Request) -> Response:
    """Show a table; the page finds out which by its own address."""
    return context.pages.page("index.html", request)


@router.get("/icon.svg", include_in_schema=False)
async def icon(context: Here, request: Request) -> Response:
    """Return the sign of the page in the browser's tab."""
    return context.pages.page("icon.svg", request)


@router.get("/assets/{file}", include_in_schema=False)
async def asset(file: str, context: Here, request: Request) -> Response:
    """Return what the pages are made of."""
    return context.pages.page(f"assets/{file}", request)


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """Describe everything that can be asked."""
    return Json(describe(request.app))


@router.get("/healthz", **documented(schema.Health, also={503: schema.Health}))
async def health(context: Here) -> Response:
    """Return whether the server can do its work: whether it takes commands, and stores them. The log says why not."""
    trouble = await context.trouble()
    together = crew.told()
    status = "failing" if trouble else "draining" if context.is_draining else "ok"
    answer = {
        "status": status,
        "database": "failing" if trouble else "ok",
        "version": version("newdawn"),
        "compiled": context.takeover.share,
        "compiling": context.takeover.state,
        "processes": together.wanted,
        "serving": together.serving,
    }
    return Json(answer, status_code=200 if status == "ok" else 503)


@router.get("/metrics", include_in_schema=False)
async def figures() -> Response:
    """Return what the server counts and measures, for Prometheus."""
    body, media_type = metrics.page()
    return Response(body, media_type=media_type)
