"""Who asks, and for what: the address, the token, the table, the seat. Routes name what they need of it."""

import re
from typing import Annotated

from fastapi import Depends, Path, Query, Request
from fastapi.security import HTTPBearer
from starlette.convertors import StringConvertor, register_url_convertor

from newdawn.core.declaration import MOST_SEATS, Language
from newdawn.server.errors import Refusal
from newdawn.server.live import Actor, LiveTable
from newdawn.server.schema import TableId
from newdawn.server.web import costs
from newdawn.server.web.addresses import address_of
from newdawn.server.web.bodies import IMPORT_PATH
from newdawn.server.web.context import ServerContext
from newdawn.server.web.forms import shown

__all__ = ["ASKED", "WEIGHED", "Address", "At", "Here", "InLanguage", "ThisActor", "Token", "token_from"]

_TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


async def _context(request: Request) -> ServerContext:
    context: ServerContext = request.app.state.context
    return context


Here = Annotated[ServerContext, Depends(_context)]


async def _address(request: Request, context: Here) -> str:
    return address_of(request.scope)


Address = Annotated[str, Depends(_address)]


async def _weighed(request: Request, context: Here, address: Address) -> None:
    """Count what a route costs more than any other request, and what it costs to read the body, before that is done."""
    weight = costs.ROUTES[request.scope["method"], request.scope["route"].path] - costs.REQUEST
    if request.scope["path"] != IMPORT_PATH:
        weight += costs.reading(len(await request.body()))
    context.limiter.request(address, weight)


WEIGHED = Depends(_weighed)


async def _each_parameter_once(request: Request) -> None:
    """Refuse an address in which a parameter stands twice: either value could be the one that was meant."""
    seen: set[str] = set()
    for name, _ in request.query_params.multi_items():
        if name in seen:
            raise Refusal("twice", 422, where=shown(name))
        seen.add(name)


ASKED = [WEIGHED, Depends(_each_parameter_once)]
"""What every request to the API goes through."""


# Tokens ---------------------------------------------------------------------------------------------------------------

_bearer = HTTPBearer(auto_error=False, description="The token of a seat, as `POST /api/tables` or `…/seats` gave it.")


def token_from(header: str | None) -> str | None:
    """Return the token of an Authorization header; None if there is no such header.

    >>> token_from("Basic YTpi")
    Traceback (most recent call last):
    newdawn.server.errors.Refusal: not-a-bearer
    """
    if header is None:
        return None
    kind, _, token = header.partition(" ")
    if kind.lower() != "bearer":
        raise Refusal("not-a-bearer", 401)
    if not _TOKEN.fullmatch(token.strip()):
        raise Refusal("unknown-token", 403)
    return token.strip()


async def _token(request: Request, _: Annotated[object, Depends(_bearer)]) -> str | None:
    return token_from(request.headers.get("authorization"))


Token = Annotated[str | None, Depends(_token)]
OfSeat = Annotated[
    int | None, Query(ge=0, lt=MOST_SEATS, description="Which seat asks; needed if the token holds several.")
]
InLanguage = Annotated[Language | None, Query(description="Have the sentences sent, too, in this language.")]


# Tables ---------------------------------------------------------------------------------------------------------------


class _TableConvertor(StringConvertor):
    """The place of a table in a path: only what looks like a table is taken for one."""

    regex = "[A-Za-z0-9_-]{22}"


register_url_convertor("table", _TableConvertor())


async def _live_table(
    table: Annotated[TableId, Path(description="The table, as its link names it.")],
    context: Here,
    address: Address,
    request: Request,
) -> LiveTable:
    live = await context.open_table(address, table)
    request.state.live = live  # for the words of refusals
    return live


At = Annotated[LiveTable, Depends(_live_table)]


async def _actor(live: At, token: Token, seat: OfSeat = None) -> Actor:
    return live.actor(token, seat)


ThisActor = Annotated[Actor, Depends(_actor)]
