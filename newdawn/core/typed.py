"""The shape of a document that a `TypedDict` describes: its types are the shapes, its docstrings say what they mean.

What a type alone does not say is annotated: a text or a `Literal` with the `Word` whose vocabulary it takes,
`Annotated[str, EVENT]`; a seat with its shape; a `dict` that has a value for each of its words with `EVERY`. `None` is
written as null.
"""

import ast
import inspect
import textwrap
import types
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from newdawn.core.shape import ALWAYS, Either, Entry, Flag, Hidden, Integer, Key, ListOf, Only, Shape, Table, Text, Word

__all__ = ["EVERY", "entry_of"]

EVERY = "every word has a value"
"""Of a `dict[Word, …]`: it has a value for every word of the vocabulary."""

_PLAIN: dict[Any, Shape] = {int: Integer(), bool: Flag(), str: Text()}


@cache
def entry_of(kind: Any) -> Entry:
    """Return the table of keys of a `TypedDict`; all of them are always there."""
    said = _docstrings(kind)
    hints = get_type_hints(kind, include_extras=True)
    keys = {
        name: Key(_shape_of(hint, f"{kind.__name__}.{name}"), said.get(name, ""), ALWAYS)
        for name, hint in hints.items()
    }
    return Entry(kind.__name__, inspect.cleandoc(kind.__doc__ or ""), keys)


def _shape_of(hint: Any, where: str) -> Shape:
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return entry_of(hint)
    if hint in _PLAIN:
        return _PLAIN[hint]
    if origin is Annotated:
        return _annotated(inner[0], inner[1:], where)
    if origin is list:
        return ListOf(_shape_of(inner[0], where))
    if origin is dict:
        return _table(inner, where, is_complete=False)
    if origin is Literal:
        return Only(inner[0]) if len(inner) == 1 else Either(tuple(map(Only, inner)))
    if origin in (Union, types.UnionType):
        shapes = tuple(_shape_of(one, where) for one in inner if one is not type(None))
        found = shapes[0] if len(shapes) == 1 else Either(shapes)
        return Hidden(found) if type(None) in inner else found
    raise TypeError(f"{where}: {hint} has no shape")


def _annotated(hint: Any, notes: tuple[Any, ...], where: str) -> Shape:
    if EVERY in notes:
        return _table(get_args(hint), where, is_complete=True)
    (shape,) = (note for note in notes if isinstance(note, Shape))
    if get_origin(hint) is Literal and (not isinstance(shape, Word) or get_args(hint) != shape.vocabulary):
        raise TypeError(f"{where}: {hint} is not the vocabulary that it is annotated with")
    return shape


def _table(inner: tuple[Any, ...], where: str, *, is_complete: bool) -> Shape:
    word = _shape_of(inner[0], where)
    if not isinstance(word, Word):
        raise TypeError(f"{where}: the keys must be annotated with a Word")
    return Table(word, _shape_of(inner[1], where), is_complete)


def _docstrings(kind: type) -> dict[str, str]:
    """Return what is written below the fields of a class."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    found = {}
    for field, text in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            found[field.target.id] = inspect.cleandoc(ast.literal_eval(text.value))
    return found
