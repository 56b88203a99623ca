"""Which bots may sit at a web table: those that are installed, and that do not keep people waiting too long."""

from newdawn.bots import BotError, Entrant, bot_names, entrant
from newdawn.server.errors import Refusal

__all__ = ["check_code", "longest"]

_USUAL_SECONDS = {"search": 1.0, "search-linear": 1.0, "hard": 0.3, "expert": 2.0}
"""What our bots take for a decision without a budget in their code, where that is not next to nothing."""
_WORK = 0.1
"""Seconds that a unit of work may take, such as one simulation: so slow are rules that are not compiled yet."""


def check_code(code: str, most_seconds: float = 10.0) -> None:
    """Raise a refusal if a code names no bot, or one that may think longer about a decision than a table allows.

    >>> check_code("search:2s")
    >>> check_code("search:20s")
    Traceback (most recent call last):
    newdawn.server.errors.Refusal: bot-too-slow
    """
    name, _, budget = code.strip().partition(":")
    if name not in bot_names():
        raise Refusal("no-such-bot", 422, bot=name[:30], bots=", ".join(bot_names()))
    try:
        seconds = longest(entrant(code))
    except BotError:
        raise Refusal("bad-bot-budget", 422, bot=name, budget=budget[:30]) from None
    if seconds > most_seconds:
        raise Refusal("bot-too-slow", 422, bot=code.strip()[:60], seconds=seconds, most=most_seconds)


def longest(bot: Entrant) -> float:
    """Return the seconds that a bot may think about a decision: by its code, or those that it takes by itself.

    >>> longest(entrant("expert")), longest(entrant("hard:1s")), longest(entrant("search:50"))
    (2.0, 1.0, 5.0)
    """
    if bot.budget.seconds is not None:
        return bot.budget.seconds
    if bot.budget.work is not None:
        return _WORK * bot.budget.work
    return _USUAL_SECONDS.get(bot.name, 0.0)
