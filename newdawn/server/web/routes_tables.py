"""A table over HTTP: create it, sit down, look, ask, and play. The socket takes the same commands."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query
from pydantic import Field
from starlette.responses import Response

from newdawn.server import schema
from newdawn.server.web import costs
from newdawn.server.web.dependencies import ASKED, Address, At, Here, InLanguage, ThisActor, Token
from newdawn.server.web.errors import Json
from newdawn.server.web.forms import Form
from newdawn.server.web.openapi import documented, operation_id

__all__ = ["router"]

router = APIRouter(prefix="/api/tables", tags=["tables"], generate_unique_id_function=operation_id, dependencies=ASKED)


class MoveQuestion(schema.Strict):
    """The move that a question is about."""

    move: schema.Notation


class CompositionQuestion(schema.Strict):
    """The moves that a question is about."""

    moves: Annotated[list[schema.Notation], Field(max_length=schema.MOST_STEPS)] = Field(default=[])
    automatic: schema.Automatic = "nothing"


class HintAfter(schema.Strict):
    """The moves that come before what a hint is asked for. Their place is not the address: that is short."""

    moves: Annotated[list[schema.Notation], Field(max_length=schema.MOST_STEPS)] = Field(default=[])


_NEW_TABLE: Form[schema.NewTable] = Form(schema.NewTable)
_SIT: Form[schema.Sit] = Form(schema.Sit)
_COMMAND: Form[schema.Command] = Form(schema.Command)
_MOVE_QUESTION: Form[MoveQuestion] = Form(MoveQuestion)
_COMPOSITION: Form[CompositionQuestion] = Form(CompositionQuestion)
_HINT_AFTER: Form[HintAfter] = Form(HintAfter)

_AT_A_TABLE = (401, 403, 404, 503)


@router.post("", **documented(schema.Created, 409, 503, body=schema.NewTable, status=201))
async def create(
    context: Here, address: Address, new: Annotated[schema.NewTable, Depends(_NEW_TABLE.body)]
) -> Response:
    """Create a table, and take the seats that are for persons: keep the token."""
    context.limiter.table(address)
    return Json(await context.finish(context.hall.create(new)), status_code=201)


@router.get("/{table:table}", **documented(schema.Sync, *_AT_A_TABLE))
async def look(
    context: Here,
    address: Address,
    live: At,
    actor: ThisActor,
    since: Annotated[int | None, Query(ge=0, le=2**31, description="The last version that the client has.")] = None,
    lang: InLanguage = None,
) -> Response:
    """Return where the table stands, as the asker may see it, and what the asker has missed."""
    await context.catch_up(address, live, actor, since, lang)
    return Json(live.sync(actor, since, lang, packed=True))


@router.post("/{table:table}/seats", **documented(schema.Seated, *_AT_A_TABLE, 409, body=schema.Sit))
async def sit(
    context: Here, address: Address, live: At, token: Token, wish: Annotated[schema.Sit, Depends(_SIT.body)]
) -> Response:
    """Take an open seat; with a token of the table, one more on the same device."""
    context.limiter.note((live.id, address))
    context.limiter.seat(address)
    return Json(await context.finish(live.sit(live.actor(token), wish, token)))


@router.post("/{table:table}/commands", **documented(schema.Acknowledged, *_AT_A_TABLE, 409, body=schema.Command))
async def command(
    context: Here, address: Address, live: At, token: Token, command: Annotated[schema.Command, Depends(_COMMAND.body)]
) -> Response:
    """Do something at the table. The answer comes when it is stored; the same id gets the same answer again."""
    return Json(await context.finish(context.command(address, live, token, command)))


@router.post("/{table:table}/rematch", **documented(schema.Rematched, *_AT_A_TABLE, 409))
async def rematch(context: Here, address: Address, live: At, actor: ThisActor) -> Response:
    """Set up the next game, with the same people on the same seats."""
    return Json(await context.finish(context.hall.rematch(live, actor, lambda: context.limiter.table(address))))


# Questions ------------------------------------------------------------------------------------------------------------


@router.get("/{table:table}/why", **documented(schema.Reasons, *_AT_A_TABLE, 409))
async def why(
    context: Here,
    address: Address,
    live: At,
    actor: ThisActor,
    move: Annotated[str | None, Query(min_length=1, max_length=80, description="One move; without it, all.")] = None,
    lang: InLanguage = None,
) -> Response:
    """Tell why a move, or every move that is not possible, is not possible now."""
    context.limiter.request(address, costs.explaining(move, lang))
    return await context.aside(lambda: Json(live.why(actor, move, lang)))


@router.post("/{table:table}/preview", **documented(schema.Preview, *_AT_A_TABLE, 409, body=MoveQuestion))
async def preview(
    context: Here,
    address: Address,
    live: At,
    actor: ThisActor,
    question: Annotated[MoveQuestion, Depends(_MOVE_QUESTION.body)],
    lang: InLanguage = None,
) -> Response:
    """Tell what a move would do, as far as the seat can know; nothing is played."""
    return Json(await context.preview(address, live, actor, question.move, lang))


@router.post("/{table:table}/compose", **documented(schema.Composition, *_AT_A_TABLE, 409, body=CompositionQuestion))
async def compose(
    context: Here,
    address: Address,
    live: At,
    actor: ThisActor,
    question: Annotated[CompositionQuestion, Depends(_COMPOSITION.body)],
    lang: InLanguage = None,
) -> Response:
    """Tell what moves would do one after another, and what could be chosen then; nothing is played."""
    context.limiter.request(address, costs.following(len(question.moves)))
    return Json(await context.compose(address, live, actor, question.moves, question.automatic, lang))


@router.post("/{table:table}/hint", **documented(schema.Hint, *_AT_A_TABLE, 409, body=HintAfter, required=False))
async def hint(
    context: Here,
    address: Address,
    live: At,
    actor: ThisActor,
    after: Annotated[HintAfter, Depends(_HINT_AFTER.body_if_any)],
    lang: InLanguage = None,
) -> Response:
    """Ask a bot what it would play. Moves of running games go first: the answer says how long it has waited."""
    context.limiter.request(address, costs.following(len(after.moves)))
    return Json(await live.hint(actor, lang, address, after=after.moves))
