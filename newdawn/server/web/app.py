"""The app: everything that a server process answers, with what it opens at its start and closes at its end."""

import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.middleware import Middleware

from newdawn.server.botroom import BotRoom
from newdawn.server.live import Hall, Services
from newdawn.server.live.services import nothing
from newdawn.server.live.takeover import Takeover
from newdawn.server.settings import Settings
from newdawn.server.storage import Notice, Store
from newdawn.server.table.fairness import fresh_share
from newdawn.server.web import costs, routes_lobby, routes_pages, routes_replays, routes_tables
from newdawn.server.web.bodies import BoundedBodies, HeadAsGet
from newdawn.server.web.context import ServerContext
from newdawn.server.web.errors import Unexpected, handle_errors
from newdawn.server.web.limits import LimitedRequests, Limiter
from newdawn.server.web.openapi import describe
from newdawn.server.web.pages import PAGES, Pages
from newdawn.server.web.security import OwnPagesOnly, SecurityHeaders
from newdawn.server.web.shared_limits import share
from newdawn.server.web.socket import Sockets

__all__ = ["create_app", "drain"]

_ANSWERING: Final = 0.002
"""Seconds in which an answer is on its way, before others are told of what has happened."""


def create_app(
    settings: Settings | None = None,
    *,
    store: Store | None = None,
    bots: BotRoom | None = None,
    probe: Callable[[str], None] = nothing,
    clock: Callable[[], float] = time.monotonic,
    shares: Callable[[], str] = fresh_share,
    pages: Path = PAGES,
    start_compiling: Callable[[str], bool] | None = None,
) -> FastAPI:
    """Return the app of a server process. A store or bots that are handed in are left open at the end.

    `shares` draws the server's share of each new table's seed; `pages` is the folder of the client as it was built.
    `start_compiling` starts a process that compiles a game.
    """
    settings = settings if settings is not None else Settings.from_environment()
    limiter = share(Limiter(settings.limits, clock))

    @asynccontextmanager
    async def opened(app: FastAPI) -> AsyncIterator[None]:
        async with _open(settings, limiter, store, bots, probe, shares, pages, start_compiling) as context:
            app.state.context = context
            yield

    app = FastAPI(
        title="Newdawn",
        version=version("newdawn"),
        description="Tables for board games. A guide with examples: docs/api.md.",
        # Routes are listed, not included: the app finds the methods of a path among them.
        routes=[
            *routes_lobby.router.routes,
            *routes_tables.router.routes,
            *routes_replays.router.routes,
            *routes_pages.router.routes,
        ],
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=opened,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(Sockets),
            Middleware(Unexpected),
            Middleware(HeadAsGet),
            Middleware(LimitedRequests, limiter=limiter),
            Middleware(OwnPagesOnly, origins=settings.origins, names=settings.names),
            Middleware(BoundedBodies, limits=settings.limits),
        ],
    )
    costs.check_routes(app.routes)
    handle_errors(app)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def _open(
    settings: Settings,
    limiter: Limiter,
    store: Store | None,
    bots: BotRoom | None,
    probe: Callable[[str], None],
    shares: Callable[[], str],
    pages: Path,
    start_compiling: Callable[[str], bool] | None,
) -> AsyncIterator[ServerContext]:
    """Open what a process needs, and close it in the opposite order, even if something cannot be opened."""
    hall: Hall | None = None

    def notice(heard: Notice) -> None:
        if hall is not None:
            hall.notice(heard)

    async with AsyncExitStack() as closing:
        if store is None:
            store = await Store.open(settings.database, notice=notice)
            closing.push_async_callback(store.close)
        if bots is None:
            bots = BotRoom(settings.bot_workers)
            closing.push_async_callback(bots.close)
        hall = Hall(Services(store, bots, settings, await store.key(), probe, shares, _ANSWERING))
        context = ServerContext(settings, limiter, store, bots, hall, Pages(pages), Takeover(start_compiling))
        closing.push_async_callback(context.close)
        await hall.open()
        context.takeover.begin()
        yield context


async def drain(app: FastAPI) -> None:
    """Let nobody in any more, finish what was begun, and say goodbye: to be awaited before uvicorn is told to stop.

    Uvicorn closes sockets without a word, and waits for those that do not answer.
    """
    context: ServerContext | None = getattr(app.state, "context", None)
    if context is not None:
        await context.drain()
