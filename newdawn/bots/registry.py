"""Bots by name: our own, and those that other packages register under the entry point `newdawn.bots`.

A package with a bot says so in its `pyproject.toml`, and after its installation the bot sits wherever a bot can sit:

    [project.entry-points."newdawn.bots"]
    mybot = "mypackage.mymodule:MyBot"

`MyBot(seed)` must return a `newdawn.bots.Bot`. A seat is given by a code: the bot's name, and after a colon how much
it may think about each decision (`search:2s`, `search:400ms`, `mybot:1000`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from newdawn.bots.bot import Bot
from newdawn.bots.budget import Budget
from newdawn.core.arguments import given

__all__ = ["BotError", "Entrant", "bot_names", "entrant", "own_bots"]

GROUP = "newdawn.bots"

_OWN = {
    "random": "newdawn.bots.random_bot:RandomBot",
    "greedy": "newdawn.bots.greedy_bot:GreedyBot",
    "search": "newdawn.bots.search_bot:SearchBot",
    "easy": "newdawn.bots.levels:Easy",
    "medium": "newdawn.bots.levels:Medium",
    "hard": "newdawn.bots.levels:Hard",
    "expert": "newdawn.bots.levels:Expert",
    "greedy-linear": "newdawn.bots.greedy_bot:LinearGreedyBot",
    "search-linear": "newdawn.bots.search_bot:LinearSearchBot",
}


class BotError(ValueError):
    """A seat code that names no bot, or a bot that cannot be made; the message says what is wrong."""


@dataclass(frozen=True)
class Entrant:
    """A bot by name, with the budget that it is given for each decision."""

    code: str
    name: str
    budget: Budget

    @property
    def is_own(self) -> bool:
        """Whether the bot is one of ours, which need no guard."""
        return self.name in _OWN

    def make(self, seed: int) -> Bot:
        """Return a new bot; what goes wrong in somebody else's code is told as a `BotError`."""
        return _maker(self.name)(seed)


def own_bots() -> tuple[str, ...]:
    """Return the names of our own bots, the weakest first, and then the yardsticks for what was learned."""
    return tuple(_OWN)


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots that are installed: our own first.

    >>> bot_names()[:3]
    ('random', 'greedy', 'search')
    """
    return (*_OWN, *(name for name in sorted(_others()) if name not in _OWN))


def entrant(code: str) -> Entrant:
    """Return the bot and the budget that a seat code names; raises `BotError` if there is no such bot.

    >>> entrant("search:400ms").budget.seconds
    0.4
    """
    if not isinstance(code, str):
        raise BotError(f"a seat code is a text, not {given(code)}")
    name, colon, rest = code.strip().partition(":")
    if name not in bot_names():
        raise BotError(f"there is no bot “{name[:30]}”; the bots are {', '.join(bot_names())}")
    try:
        budget = Budget.parse(rest) if colon else Budget()
    except ValueError as error:
        raise BotError(f"{name}: {error}") from None
    return Entrant(code.strip(), name, budget)


@cache
def _others() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _maker(name: str) -> Callable[[int], Bot]:
    if name in _OWN:
        module, _, attribute = _OWN[name].partition(":")
        return getattr(import_module(module), attribute)  # type: ignore[no-any-return]
    try:
        return _others()[name].load()  # type: ignore[no-any-return]
    except Exception as error:
        raise BotError(f"the bot “{name}” cannot be loaded: {type(error).__name__}: {error}") from error
