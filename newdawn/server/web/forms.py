"""What comes in: JSON that is JSON, and messages that fit their schema. All else is refused with where and why."""

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import orjson
from fastapi import Request
from pydantic import TypeAdapter, ValidationError

import newdawn
from newdawn.core.telling import LONGEST, short
from newdawn.server.errors import Refusal
from newdawn.server.schema import NO_SUCH_GAME

__all__ = ["Form", "at", "misfit", "parsed", "shown"]

T = TypeVar("T")

_DEEPEST = 40
_UNFIT = re.compile(r"[^ -~\u00a1-\ud7ff\uf900-\ufffd]")
_FORMS = {
    r"^[A-Za-z0-9_-]{22}$": "table",
    r"^[A-Za-z0-9_-]{22,64}$": "id",
    r"^[a-z][a-z0-9_.-]{0,24}(:[0-9a-z.]{1,10})?$": "bot",
    r"^[ -~]*$": "nonce",
    r"^[0-9]{1,15}\.[A-Za-z0-9_-]{22}$": "cursor",
    r"^[a-z][a-z0-9]*$": "game",
}
"""What the patterns of the schema are called in the words."""


def shown(text: object) -> str:
    r"""Return something that was sent, fit to be shown in an error: short, and without control characters.

    >>> shown("seat"), shown("a\x00b"), len(shown("x" * 5000))
    ('seat', 'a?b', 40)
    """
    return short(_UNFIT.sub("?", str(text)[: LONGEST + 1]))


def at(path: Iterable[str | int]) -> str:
    """Return where something stands in a message.

    >>> at(["seats", 2, "name"])
    'seats[2].name'
    """
    return "".join(f"[{part}]" if isinstance(part, int) else f".{shown(part)}" for part in path).removeprefix(".")


# JSON -----------------------------------------------------------------------------------------------------------------


def parsed(data: bytes | str) -> Any:
    """Return JSON as Python has it. NaN, lone surrogates and bottomless nesting are not JSON.

    >>> parsed('{"seat": NaN}')
    Traceback (most recent call last):
    newdawn.server.errors.Refusal: not-json
    """
    try:
        value = orjson.loads(data)
    except orjson.JSONDecodeError as error:
        raise Refusal("not-json", 400, line=error.lineno, column=error.colno) from None
    if _depth(value) > _DEEPEST:
        raise Refusal("too-deep", 400, most=_DEEPEST)
    return value


def _depth(value: Any) -> int:
    """Return how deep lists and objects are nested, without recursion."""
    depth, level = 0, [value]
    while level and depth <= _DEEPEST:
        inner: list[Any] = []
        for one in level:
            if isinstance(one, dict):
                inner += one.values()
            elif isinstance(one, list):
                inner += one
        depth += any(isinstance(one, dict | list) for one in level)
        level = [one for one in inner if isinstance(one, dict | list)]
    return depth


class Form(Generic[T]):
    """A kind of message that comes in, and how it is read: strictly, with errors that say what would be right."""

    def __init__(self, kind: Any) -> None:
        """Prepare the schema once."""
        self._adapter: TypeAdapter[T] = TypeAdapter(kind)
        self._schema = self._adapter.json_schema()

    def fit(self, value: Any) -> T:
        """Return the message that a value is; raises a `Refusal` that names the first thing that does not fit."""
        try:
            return self._adapter.validate_python(value, strict=True)
        except ValidationError as error:
            found = error.errors(include_url=False, include_input=False)
        # In JSON, 3.0 is a whole number, too.
        if any(one["type"] == "int_type" for one in found):
            try:
                return self._adapter.validate_python(_with_whole_numbers(value), strict=True)
            except ValidationError as error:
                found = error.errors(include_url=False, include_input=False)
        raise misfit(found, self._schema) from None

    async def body(self, request: Request) -> T:
        """Return the body of a request."""
        return self.fit(await json_body(request))

    async def body_if_any(self, request: Request) -> T:
        """Return the body of a request; without one, the message that says nothing."""
        return await self.body(request) if await request.body() else self.fit({})


def _with_whole_numbers(value: Any) -> Any:
    """Return JSON with whole numbers as such, however they were written; its depth is bounded."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {name: _with_whole_numbers(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_with_whole_numbers(one) for one in value]
    return value


async def _at_once(work: Callable[[], Any]) -> Any:
    return work()


async def json_body(request: Request, read: Callable[[Callable[[], Any]], Awaitable[Any]] = _at_once) -> Any:
    """Return the body of a request as JSON; it must say that it is. `read` does the reading, maybe in a thread."""
    content = await request.body()
    if not content.strip():
        raise Refusal("empty-body", 400)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("not-json-type", 415)
    return await read(lambda: parsed(content))


# What does not fit ----------------------------------------------------------------------------------------------------


def misfit(errors: Sequence[Mapping[str, Any]], schema: Mapping[str, Any], start: Sequence[str] = ()) -> Refusal:
    """Return the refusal for what does not fit a JSON schema, as pydantic found it.

    >>> form = Form(list[dict[str, bool]])
    >>> form.fit([{"rain": True}, {"rain": 3}])
    Traceback (most recent call last):
    newdawn.server.errors.Refusal: not-true-or-false
    """
    # Unknown keys come last: where something is missing as well, a key was misspelt, and what is missing says how.
    error = min(errors, key=lambda one: one["type"] == "extra_forbidden")
    node, path = _follow(schema, error["loc"])
    where = at([*start, *path])
    kind = error["type"]
    if kind == "missing":
        return Refusal("missing", 422, where=where)
    if kind == "extra_forbidden":
        known = ", ".join(_resolved(schema, node).get("properties", {}))
        return Refusal("unknown-key", 422, where=where, known=known)
    if kind == NO_SUCH_GAME:
        return Refusal("no-such-game", 422, game=shown(error["ctx"]["game"]), games=", ".join(newdawn.GAMES))
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        choices = node["discriminator"]
        where = at([*start, *path, choices["propertyName"]])
        return Refusal("not-one-of", 422, where=where, choices=", ".join(choices["mapping"]))
    return _wanted(node, where)


def _follow(schema: Mapping[str, Any], location: Sequence[str | int]) -> tuple[Mapping[str, Any], list[str | int]]:
    """Walk from the root of a schema to where pydantic found an error; return the node there, and the path to it.

    In the location, the kind of a message is a step of its own (`seats`, 0, `person`, `name`): it is not part of
    the path. For a key that is missing or unknown, the node is the object that lacks or has it.
    """
    node, path = _resolved(schema, schema), []
    for step in location:
        if "discriminator" in node:
            node = _resolved(schema, {"$ref": node["discriminator"]["mapping"][step]})
            continue
        path.append(step)
        if isinstance(step, int):
            node = _resolved(schema, node.get("items", {}))
        elif step in node.get("properties", {}):
            node = _resolved(schema, node["properties"][step])
        elif isinstance(node.get("additionalProperties"), Mapping):
            node = _resolved(schema, node["additionalProperties"])
    return node, [step for step in path if step != "[key]"]


def _resolved(schema: Mapping[str, Any], node: Mapping[str, Any]) -> Mapping[str, Any]:
    """Follow references, and leave null aside where something else may stand."""
    while True:
        if "$ref" in node:
            node = schema["$defs"][node["$ref"].rpartition("/")[2]]
        elif "anyOf" in node:
            node = next((one for one in node["anyOf"] if one.get("type") != "null"), {})
        else:
            return node


def _wanted(node: Mapping[str, Any], where: str) -> Refusal:
    """Return the refusal that says what should stand there."""
    if not where:
        return Refusal("no-object", 422)
    if "const" in node or "enum" in node:
        choices = node.get("enum") or [node["const"]]
        return Refusal("not-one-of", 422, where=where, choices=", ".join(map(str, choices)))
    kind = node.get("type")
    if kind in ("integer", "number"):
        name = "not-a-whole-number" if kind == "integer" else "not-a-number"
        return Refusal(name, 422, where=where, lowest=node.get("minimum", 0), highest=node.get("maximum", 2**31))
    if kind == "string" and "pattern" in node:
        return Refusal("not-a-match", 422, where=where, form=_form_of(node["pattern"], where))
    if kind == "string":
        return Refusal("not-a-text", 422, where=where, fewest=node.get("minLength", 0), most=node.get("maxLength", 80))
    if kind == "array":
        return Refusal("not-a-list", 422, where=where, fewest=node.get("minItems", 0), most=node.get("maxItems", 100))
    if kind == "boolean":
        return Refusal("not-true-or-false", 422, where=where)
    return Refusal("not-an-object", 422, where=where)


def _form_of(pattern: str, where: str) -> str:
    """Return the name under which the words for a pattern stand: what people should write, and an example.

    >>> _form_of(r"^[A-Za-z0-9_-]{22,64}$", "id"), _form_of(r"^[A-Za-z0-9_-]{22,64}$", "tables[0].token")
    ('id', 'token')
    """
    form = _FORMS[pattern]
    return "token" if form == "id" and where.rpartition(".")[2] == "token" else form
