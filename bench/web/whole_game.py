"""A whole game by clicks: how soon moves are shown, and what the page holds in memory at its beginning and its end."""

import json
import random
import secrets
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Error, TimeoutError

from bench.server.trouble import BenchError
from bench.web.visiting import Visitor

__all__ = ["Played", "created_table", "play_whole_game"]

_EARLY = 12
"""Moves after which the page has shown everything once."""
_MOST_STEPS = 4_000
_A_MOMENT_MS = 3_000
_LOOK = """() => {
    const page = document.querySelector("[data-version]");
    return page === null ? { stage: "none" } : { ...page.dataset };
}"""
_ACKNOWLEDGED = "() => window.newdawnBench.acknowledged"
_PLAYED = """moves => window.newdawnBench.acknowledged > moves
    || document.querySelector("[data-do=confirm][aria-disabled=false]") !== null"""
_ALL_SHOWN = "() => window.newdawnBench.shown.length === window.newdawnBench.acknowledged"


@dataclass
class Played:
    """What was seen in a game."""

    moves: int
    shown_ms: list[float]
    early: dict[str, int]
    late: dict[str, int]
    errors: list[str]
    loaded: dict[str, int] = field(default_factory=dict)


def play_whole_game(
    browser: Browser, url: str, game: str, language: str, most_moves: int, check: Callable[[], None]
) -> Played:
    """Play against a bot, with whatever is offered, until the game ends or enough moves are made."""
    made = created_table(url, game, ["easy"], pace=0)
    visitor = Visitor(browser, language)
    visitor.keep("newdawn-tables", json.dumps({made["table"]: {**made, "seat": 0, "at": 1}}))
    visitor.page.goto(f"{url}/t/{made['table']}")
    visitor.page.wait_for_selector("[data-version]")
    chance = random.Random(5)
    early: dict[str, int] = {}
    moves = 0
    for _ in range(_MOST_STEPS):
        check()
        seen = visitor.page.evaluate(_LOOK)
        if seen["stage"] == "finished" or moves >= most_moves:
            break
        if seen.get("turn") == "mine" and seen.get("waiting") == "0" and _act(visitor, chance, moves):
            moves += 1
        else:
            visitor.page.wait_for_timeout(10)
        if moves == min(_EARLY, most_moves) and not early:
            early = visitor.costs()
    else:
        raise BenchError(f"the game of {game} in the browser does not end")
    visitor.page.wait_for_timeout(500)
    visitor.note_sizes()
    shown = visitor.page.evaluate("() => window.newdawnBench.shown")
    played = Played(moves, shown, early, visitor.costs(), visitor.errors, visitor.loaded)
    visitor.leave()
    return played


def created_table(url: str, game: str, bots: Sequence[str], pace: float) -> dict[str, Any]:
    """Create a table for one person and bots, which pause as much as `pace` says."""
    seats = [{"kind": "person", "name": "Ana"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    body = {"game": game, "seats": seats, "pace": pace, "id": secrets.token_urlsafe(16)}
    asked = urllib.request.Request(f"{url}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked) as answer:
        made = json.load(answer)
    return {"table": made["table"], "token": made["token"], "seats": made["seats"]}


def _act(visitor: Visitor, chance: random.Random, moves: int) -> bool:
    """Choose something that is offered by a click, and confirm it where the page asks; False if nothing is offered.

    After a number of moves, the next one is made when it is acknowledged and shown: others may move at the same time.
    """
    choices = visitor.page.locator("[data-action-bar] [data-move]:visible")
    count = choices.count()
    if count == 0:
        return False
    choices.nth(chance.randrange(count)).click()
    while True:
        try:
            visitor.page.wait_for_function(_PLAYED, arg=moves, timeout=_A_MOMENT_MS)
        except TimeoutError:
            # Others move at the same time: the page has changed under the click.
            return False
        if int(visitor.page.evaluate(_ACKNOWLEDGED)) > moves:
            visitor.page.wait_for_function(_ALL_SHOWN)
            return True
        # A move that can be taken back is played without asking, perhaps at this moment.
        with suppress(Error):
            visitor.page.locator("[data-do=confirm][aria-disabled=false]").click(timeout=500)
