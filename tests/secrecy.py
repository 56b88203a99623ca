"""What can be hidden in a game, as the leak oracle has to know it; each game says it in `tests/<game>/secrets.py`.

A thing is a pair: its family, as words and events name it, and its number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import newdawn

Thing = tuple[str, int]


def _nothing_lies(record: Any) -> set[Thing]:
    return set()


@dataclass(frozen=True)
class Secrets:
    """What can be hidden in a game, and where a record holds it."""

    families: Mapping[str, str]
    """The families of things that can be hidden, and the tuples of `names.py` that name them."""
    numbers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The fields of a record that hold numbers of things; negative ones stand for nothing, or for what is unknown."""
    counts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The fields that have a column for each thing: what is not 0 there is known."""
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Further tuples of `names.py`, which name some things of a family once more."""
    lying: Callable[[Any], set[Thing]] = _nothing_lies
    """What else a record shows."""
    named: Callable[[], set[Thing]] = set
    """The things that the rules themselves name."""
    brings: Callable[[], dict[Thing, Thing]] = dict
    """What is printed on a thing: another one."""


def secrets_of(game: str) -> Secrets:
    """Return what can be hidden in a game."""
    newdawn.load(game)  # before anything else of it: that decides whether its rules are compiled
    found: Secrets = import_module(f"tests.{game}.secrets").SECRETS
    return found
