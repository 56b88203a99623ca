"""The OpenAPI document: every body and every answer, and the messages of the socket in the same schemas."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic import BaseModel, TypeAdapter
from starlette.responses import Response

from newdawn.server import schema

__all__ = ["describe", "documented", "operation_id"]

_REFERENCE = "#/components/schemas/{model}"

_ERRORS = {
    400: "The body is not JSON.",
    401: "The Authorization header holds no bearer token.",
    403: "The token does not hold that seat, or this is not the asker's to do or to know.",
    404: "There is no such table.",
    408: "The body did not come in time.",
    409: "This cannot be done now; nothing has changed.",
    413: "The body is larger than the limit.",
    415: "The body is not said to be JSON, or is packed.",
    421: "The server was reached by a name that it was not told.",
    422: "Something does not fit the schema, or names something that there is not.",
    429: "Too much was asked; `Retry-After` says how many seconds to wait.",
    500: "Something has failed that should not; it is in the server's log.",
    503: "The server cannot do it now, or is about to stop; `Retry-After` says how many seconds to wait.",
}
_TABLE_LINKS = {
    name: {"operationId": name, "parameters": {"table": "$response.body#/table"}}
    for name in ("look", "sit", "command", "rematch", "why", "preview", "compose", "hint", "replay", "draw", "export")
}
"""What can be asked about a table that an answer names."""
_ALWAYS = (408, 413, 415, 421, 422, 429, 500)
_WITH_BODY = (400,)

_SOCKET = {
    "path": "/api/socket",
    "description": (
        "A websocket, on which both sides send JSON as text. The server begins with `hello`. The client watches "
        "tables, each on a channel of its own, and sends commands and questions on those channels."
    ),
    "client": {"$ref": _REFERENCE.format(model="ClientMessage")},
    "server": {"$ref": _REFERENCE.format(model="ServerMessage")},
    "closes": {
        "1008": "Too many messages were refused, or too many frames or bytes came.",
        "1009": "A message was far larger than the limit.",
        "1012": "The server stops or restarts: come back after the seconds that `bye` names.",
        "1013": "The client took nothing for too long.",
    },
}

# What routes name as their bodies and answers is described, and the messages of the socket.
_bodies: dict[str, Any] = {"ClientMessage": schema.ClientMessage}
_answers: dict[str, Any] = {"ServerMessage": schema.ServerMessage, "Refused": schema.Refused}


def operation_id(route: APIRoute) -> str:
    """Return how clients that are made from the document call a route."""
    return route.name


def documented(
    answer: type[BaseModel] | dict[str, Any],
    *errors: int,
    body: type[BaseModel] | None = None,
    required: bool = True,
    status: int = 200,
    media_type: str = "application/json",
    also: dict[int, type[BaseModel]] | None = None,
) -> dict[str, Any]:
    """Return what a route says of itself: what it answers, with which errors, and the body that it takes.

    A body that is not `required` may be left out. `also` are answers that it gives with another status.
    """
    listed = {*errors, *_ALWAYS, *(_WITH_BODY if body is not None else ())}
    found: dict[str, Any] = {
        "status_code": status,
        "response_class": Response,
        "responses": {
            status: _answered(answer, media_type),
            **{one: _error(one) for one in sorted(listed)},
            **{one: _also(kind) for one, kind in (also or {}).items()},
        },
        "response_description": "Done." if isinstance(answer, dict) else (answer.__doc__ or ""),
    }
    if body is not None:
        _bodies[body.__name__] = body
        content = _json({"$ref": _REFERENCE.format(model=body.__name__)})
        found["openapi_extra"] = {"requestBody": {"required": required, "content": content}}
    return found


def _answered(answer: type[BaseModel] | dict[str, Any], media_type: str) -> dict[str, Any]:
    if isinstance(answer, dict):
        return {"content": {media_type: {"schema": answer}}}
    found: dict[str, Any] = {"content": {media_type: {"schema": _named(answer)}}}
    if answer in (schema.Created, schema.Rematched):
        found["links"] = _TABLE_LINKS
    return found


def _named(answer: type[BaseModel]) -> dict[str, Any]:
    _answers[answer.__name__] = answer
    return {"$ref": _REFERENCE.format(model=answer.__name__)}


def _also(answer: type[BaseModel]) -> dict[str, Any]:
    return {"description": answer.__doc__ or "", "content": _json(_named(answer))}


def _json(shape: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": shape}}


def _error(status: int) -> dict[str, Any]:
    found: dict[str, Any] = {
        "description": _ERRORS[status],
        "content": _json({"$ref": _REFERENCE.format(model="Refused")}),
    }
    if status in (429, 503):
        found["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "required": True}}
    return found


def describe(app: FastAPI) -> dict[str, Any]:
    """Return the document of an app; it is made once."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        document.setdefault("components", {})["schemas"] = _schemas()
        for path in document["paths"].values():
            for operation in path.values():
                if "security" in operation:
                    # Without a token one asks as a spectator.
                    operation["security"].append({})
        document["x-socket"] = _SOCKET
        app.openapi_schema = document
    return app.openapi_schema


def _schemas() -> dict[str, Any]:
    """Return all schemas: bodies as they may be sent, answers as they are sent."""
    wanted: list[tuple[str, Any, TypeAdapter[Any]]] = [
        *((name, "validation", TypeAdapter(kind)) for name, kind in _bodies.items()),
        *((name, "serialization", TypeAdapter(kind)) for name, kind in _answers.items()),
    ]
    whole, rest = TypeAdapter.json_schemas(wanted, ref_template=_REFERENCE)
    found: dict[str, Any] = rest["$defs"]
    # A union is no model, and stands in no other schema: it gets its name here.
    found |= {name: one for (name, _), one in whole.items() if name not in found}
    for one in list(found.values()):
        _require_kinds(one, found)
    return dict(sorted(found.items()))


def _require_kinds(node: Any, found: dict[str, Any]) -> None:
    """Where one of several messages may stand, each must say which it is, even where there is only one it could be."""
    if isinstance(node, dict):
        if "discriminator" in node:
            kind = node["discriminator"]["propertyName"]
            for reference in node["discriminator"]["mapping"].values():
                required = found[reference.rpartition("/")[2]].setdefault("required", [])
                if kind not in required:
                    required.append(kind)
        for part in node.values():
            _require_kinds(part, found)
    elif isinstance(node, list):
        for part in node:
            _require_kinds(part, found)
