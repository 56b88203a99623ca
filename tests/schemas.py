"""JSON Schemas in tests: whether a document fits, and which keys of a schema a document uses."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema_rs

from newdawn.core.face import Game


@cache
def validator(game: Game, what: str) -> jsonschema_rs.Draft202012Validator:
    """Return what checks documents of a game against its schema."""
    return jsonschema_rs.Draft202012Validator(game.schema(what))


def check(game: Game, what: str, document: Any) -> None:
    """Fail if a document does not fit its schema."""
    validator(game, what).validate(document)


def fits_schema(schema: dict[str, Any], document: Any) -> bool:
    """Tell whether a document fits a schema."""
    return jsonschema_rs.Draft202012Validator(schema).is_valid(document)


def fits(game: Game, what: str, document: Any) -> bool:
    """Tell whether a document fits its schema."""
    return validator(game, what).is_valid(document)


def keys_of(schema: dict[str, Any]) -> set[str]:
    """Return all keys of the objects that have a name, such as `Tribe.gauge`; counted things are not keys."""
    return {
        f"{name}.{key}"
        for name, part in schema["$defs"].items()
        if not name.endswith("Counts")
        for key in part.get("properties", ())
    }


def keys_used(schema: dict[str, Any], document: Any) -> Iterator[str]:
    """Yield those of them that a document has."""

    def walk(part: dict[str, Any], value: Any, name: str | None) -> Iterator[str]:
        if "$ref" in part:
            name = part["$ref"].rpartition("/")[2]
            yield from walk(schema["$defs"][name], value, name)
        for option in part.get("anyOf", ()):
            yield from walk(option, value, None)
        if isinstance(value, dict) and "properties" in part:
            for key in value.keys() & part["properties"].keys():
                if name is not None:
                    yield f"{name}.{key}"
                yield from walk(part["properties"][key], value[key], None)
        elif isinstance(value, list) and "items" in part:
            for item in value:
                yield from walk(part["items"], item, None)

    return walk({"$ref": schema["$ref"]}, document, None)
