"""Games step by step, as pictures, and as files that leave a server and come back."""

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from newdawn.core.declaration import Language
from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.observing.logs import short
from newdawn.server.table.replays import MOST_STEPS
from newdawn.server.web import costs
from newdawn.server.web.dependencies import ASKED, Address, At, Here, InLanguage, ThisActor
from newdawn.server.web.errors import Json
from newdawn.server.web.forms import json_body
from newdawn.server.web.openapi import documented, operation_id
from newdawn.server.web.picture import NARROWEST, WIDEST, picture
from newdawn.server.web.security import PICTURE_POLICY

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["replays"], generate_unique_id_function=operation_id, dependencies=ASKED)

_AT_A_TABLE = (401, 403, 404, 409, 503)

ThroughEyes = Annotated[
    Literal["everything", "spectator", "0", "1", "2", "3"] | None,
    Query(description="Through whose eyes; without it through the asker's own, and after the end all."),
]


def _through(eyes: str | None) -> str | int | None:
    return int(eyes) if eyes is not None and eyes.isdigit() else eyes


class SavedResult(schema.Answer):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class SavedFairness(schema.Answer):
    """How the seed came about; the share is told after the end."""

    commitment: str
    share: str | None
    nonces: list[str]


class SavedGame(schema.Answer):
    """A game as a file. Before the end it is sealed: without seed, and with a question mark for others' moves."""

    format: Literal["newdawn-game"]
    game: schema.GameName
    rules: int
    components: str
    players: int
    seats: list[str]
    options: dict[str, bool]
    seed: str | None
    start: dict[str, Any] | None
    moves: list[str]
    result: SavedResult | None
    ended: Literal["resigned", "agreed"] | None = None
    fairness: SavedFairness | None = None


@router.get("/tables/{table:table}/replay", **documented(schema.Replay, *_AT_A_TABLE))
async def replay(
    context: Here,
    address: Address,
    live: At,
    actor: ThisActor,
    eyes: ThroughEyes = None,
    first: Annotated[int, Query(ge=0, le=100_000, description="The first step; step 0 is the start.")] = 0,
    count: Annotated[int, Query(ge=1, le=MOST_STEPS, description="How many steps.")] = 50,
    views: Annotated[bool, Query(description="Whether to send the position after each step.")] = True,
    lang: InLanguage = None,
) -> Response:
    """Return the game step by step: after the end everything, before it what the asker has seen."""
    context.limiter.request(address, costs.replay(count, views, lang))
    return await context.aside(lambda: Json(live.replay(actor, _through(eyes), first, count, views, lang)))


# Pictures -------------------------------------------------------------------------------------------------------------


@router.get("/tables/{table:table}/picture", **documented({"type": "string"}, *_AT_A_TABLE, media_type="image/svg+xml"))
async def draw(
    context: Here,
    address: Address,
    live: At,
    actor: ThisActor,
    eyes: ThroughEyes = None,
    step: Annotated[int | None, Query(ge=0, le=100_000, description="After which move; without it, now.")] = None,
    lang: Annotated[Language, Query(description="The language of the picture.")] = "en",
    columns: Annotated[int, Query(ge=NARROWEST, le=WIDEST, description="How many letters wide.")] = 100,
) -> Response:
    """Draw what the asker may see of the table, now or after one of its moves."""
    names = tuple(seat.name for seat in live.table.seats)
    view = await context.aside(lambda: live.seen_at(actor, _through(eyes), step))
    context.limiter.request(address, costs.DRAWING)
    svg = await context.aside(lambda: picture(view, lang, names, columns))
    return Response(svg, media_type="image/svg+xml", headers={"Content-Security-Policy": PICTURE_POLICY})


# Files ----------------------------------------------------------------------------------------------------------------


@router.get("/tables/{table:table}/export", **documented(SavedGame, *_AT_A_TABLE))
async def export(live: At, actor: ThisActor) -> Response:
    """Return the game as a file that `newdawn replay`, `newdawn verify` and other servers read."""
    name = f"newdawn-{live.table.game_name}-{short(live.id)}.json"
    return Response(
        orjson.dumps(live.export(actor), option=orjson.OPT_INDENT_2),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def _file(context: Here, request: Request) -> Any:
    """Return the body of a request as JSON; it may be large, so a thread reads it."""
    return await json_body(request, context.aside)


@router.post("/import", **documented(schema.Created, 409, 503, body=SavedGame, status=201))
async def import_game(context: Here, address: Address, document: Annotated[Any, Depends(_file)]) -> Response:
    """Create a table from a file: a finished game to look at, or an unfinished one to play on."""
    if not isinstance(document, dict):
        raise Refusal("no-object", 422)
    context.limiter.table(address)
    return Json(await context.finish(context.hall.import_game(document)), status_code=201)
