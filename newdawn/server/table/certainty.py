"""What is certain after a move: what documents of possible outcomes have in common, by their shape.

Outcomes are samples of what may happen, so that a value may be the same in all of them and yet be rare elsewhere.
That is so of tables in which chance adds or takes *some* word: which tile is turned over, which token is found. Such a
table is open as a whole as soon as it differs anywhere, whichever of its words the samples happened to show. The same
holds for an entry of a list that was not known before: a card, a room or a tribe is revealed with all that follows from
it. And it holds for a sum: it is open if one of its parts is.
"""

from typing import Any

from newdawn.core.shape import Counts, Either, Entry, Hidden, ListOf, Shape, Short, Stack, Table

__all__ = ["certain", "certain_points"]


def certain(documents: list[Any], before: Any, shape: Shape | None, path: str, unknown: list[str]) -> Any:
    """Return what documents of one shape have in common; what is open is None, and its path is among the unknown.

    `before` is the same document as it is now.
    """
    first = documents[0]
    if all(document == first for document in documents[1:]):
        return first
    if all(isinstance(document, dict) for document in documents):
        keys = _keys(documents, shape)
        if _is_open_as_a_whole(shape):
            unknown += [_joined(path, key) for key in keys]
            return dict.fromkeys(keys)
        now = before if isinstance(before, dict) else {}
        return {
            key: certain(
                [one.get(key) for one in documents], now.get(key), _below(shape, key), _joined(path, key), unknown
            )
            for key in keys
        }
    if all(isinstance(one, list) and len(one) == len(first) for one in documents):
        known = before if isinstance(before, list) else []
        return [
            _certain_item(list(each), known[at] if at < len(known) else None, _item(shape), f"{path}[{at}]", unknown)
            for at, each in enumerate(zip(*documents, strict=True))
        ]
    unknown.append(path)
    return None


def _certain_item(items: list[Any], before: Any, shape: Shape | None, path: str, unknown: list[str]) -> Any:
    """Return what the entries at one place of a list have in common; one that is new is certain as a whole or not."""
    if before is None and any(item != items[0] for item in items[1:]):
        unknown.append(path)
        return None
    return certain(items, before, shape, path, unknown)


def certain_points(scores: list[list[dict[str, int]]]) -> list[dict[str, int | None]]:
    """Return the points of each seat that several outcomes have in common, by source; a total is open with a part."""
    found: list[dict[str, int | None]] = certain(scores, scores[0], None, "", [])
    for points in found:
        if any(value is None for value in points.values()):
            points["total"] = None
    return found


def _bare(shape: Shape | None) -> Shape | None:
    """Return the shape of a value that is there, as a view writes it."""
    while isinstance(shape, Hidden | Short):
        shape = shape.shape if isinstance(shape, Hidden) else shape.entry
    return shape


def _is_open_as_a_whole(shape: Shape | None) -> bool:
    bare = _bare(shape)
    return isinstance(bare, Counts) or (isinstance(bare, Table) and not bare.is_complete)


def _keys(documents: list[dict[str, Any]], shape: Shape | None) -> list[str]:
    """Return the keys of objects; of a table that is open as a whole, all words that could be keys of it."""
    keys = dict.fromkeys(key for document in documents for key in document)
    bare = _bare(shape)
    if _is_open_as_a_whole(bare):
        assert isinstance(bare, Counts | Table)
        keys |= dict.fromkeys(bare.word.vocabulary)
    return list(keys)


def _below(shape: Shape | None, key: str) -> Shape | None:
    """Return the shape of the value below a key, if it is known."""
    bare = _bare(shape)
    if isinstance(bare, Either):
        bare = next((inner for inner in map(_bare, bare.shapes) if isinstance(inner, Entry) and key in inner), None)
    if isinstance(bare, Table):
        return bare.value
    return bare[key].shape if isinstance(bare, Entry) and key in bare else None


def _item(shape: Shape | None) -> Shape | None:
    bare = _bare(shape)
    return bare.item if isinstance(bare, ListOf | Stack) else None


def _joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
