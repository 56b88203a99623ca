"""What there is to play, the tables that stand open, and the tables that a browser has seats at."""

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

import newdawn
from newdawn.bots import bot_names
from newdawn.core.declaration import LANGUAGES, Language
from newdawn.core.shape import seat_keys
from newdawn.server import schema
from newdawn.server.web import costs
from newdawn.server.web.boxes import Packed
from newdawn.server.web.dependencies import ASKED, Address, Here
from newdawn.server.web.errors import Json
from newdawn.server.web.forms import Form
from newdawn.server.web.openapi import documented, operation_id

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["lobby"], generate_unique_id_function=operation_id, dependencies=ASKED)

_LEVELS = ("easy", "medium", "hard", "expert")
_HELD_TABLES: Form[schema.HeldTables] = Form(schema.HeldTables)


def _games() -> dict[str, Any]:
    bots = [{"code": code, "is_level": code in _LEVELS} for code in bot_names()]
    return {"games": [_game(name) for name in newdawn.GAMES], "bots": bots, "languages": LANGUAGES}


@cache
def _game(name: str) -> dict[str, Any]:
    """Return what a client must know of a game before it is played (`schema.GameInfo`)."""
    game = newdawn.load(name)
    about = game.about
    return {
        "game": name,
        "title": about.title,
        "year": about.year,
        "players": game.player_counts,
        "options": game.rules.OPTIONS,
        "colours": list(about.colours),
        "periods": about.periods,
        "seat_keys": seat_keys(game.document.SHAPE),
        "first_seat": about.first_seat or None,
        "credits": about.credits._asdict(),
        "look": {
            "light": about.look.colours("light"),
            "dark": about.look.colours("dark"),
            "light_seats": about.look.light_seats.split(),
            "dark_seats": about.look.dark_seats.split(),
            "titles": about.look.titles,
            "corner": about.look.corner,
        },
        "rules": game.rules.RULES_VERSION,
        "components": game.components.DIGEST,
    }


@router.get("/games", **documented(schema.Games))
async def games() -> Response:
    """Tell what can be played here, and with which bots."""
    return Json(_games())


@router.get("/games/{game}/box", **documented(schema.Box))
async def open_box(game: schema.GameName, context: Here, request: Request) -> Response:
    """Return every figure of a game with its provenance, every thing with its words, and the rulings."""
    return _unless_known(context.boxes.packed(game), request)


@router.get("/games/{game}/words/{language}", **documented(schema.GameText))
async def game_words(game: schema.GameName, language: Language, context: Here, request: Request) -> Response:
    """Return all messages of a game in a language, as Fluent text: for clients that were built without the game."""
    return _unless_known(context.boxes.words(game, language), request)


def _unless_known(packed: Packed, request: Request) -> Response:
    """Send something that changes only with the server or a component file, unless the browser has the same one."""
    headers = {"Cache-Control": "no-cache", "ETag": packed.tag}
    if request.headers.get("if-none-match") == packed.tag:
        return Response(status_code=304, headers=headers)
    return Response(packed.content, media_type=Json.media_type, headers=headers)


@router.get("/tables", **documented(schema.TableList, 503))
async def lobby(
    context: Here,
    address: Address,
    stage: Annotated[schema.Stage | None, Query(description="Only tables at this stage.")] = None,
    game: Annotated[schema.GameName | None, Query(description="Only tables of this game.")] = None,
    before: Annotated[
        str | None,
        Query(pattern=r"^[0-9]{1,15}\.[A-Za-z0-9_-]{22}$", description="`next` of the page before this one."),
    ] = None,
    limit: Annotated[int, Query(ge=1, le=100, description="How many at most.")] = 50,
) -> Response:
    """List the public tables, the latest change first."""
    context.limiter.request(address, costs.listing(limit))
    return Json(await context.hall.lobby(stage, game, before, limit))


@router.post("/tables/mine", **documented(schema.TableList, 503, body=schema.HeldTables))
async def my_tables(
    context: Here, address: Address, held: Annotated[schema.HeldTables, Depends(_HELD_TABLES.body)]
) -> Response:
    """List the tables that the tokens hold seats at; tokens that hold nothing are passed over."""
    context.limiter.request(address, costs.listing(len(held.tables)))
    return Json(await context.hall.my_tables([(one.table, one.token) for one in held.tables]))
