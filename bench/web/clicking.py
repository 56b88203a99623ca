"""Whole games by hints through the real client: how often a person clicks, and how long they wait for others.

A bot advises on the whole turn, and the turn is then composed with as few clicks as the page allows. What the page
proposes by itself, such as the usual payment, is taken as it stands: the advice goes on from there.
"""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from itertools import groupby
from statistics import fmean
from typing import Any

from playwright.sync_api import Browser, Error, Page, TimeoutError

from bench.server.trouble import BenchError
from bench.web.visiting import Visitor
from bench.web.whole_game import created_table

__all__ = ["Counted", "means", "play_by_hints"]

_BOT = "medium"
_MOST_SECONDS = 3_600
_A_MOMENT_MS = 4_000
_A_LOOK_MS = 250
"""A person looks before they click again: what goes without saying follows meanwhile."""
_A_REST = 1.0
_MOST_MISSING = 100
"""How often in a row the page may not show yet what was advised: others decide at the same time."""
_LOOK = """() => {
    const page = document.querySelector("[data-version]");
    return page === null ? { stage: "none" } : { ...page.dataset };
}"""
_CHANGED = """before => {
    const page = document.querySelector("[data-version]");
    return JSON.stringify({ ...page.dataset }) !== before;
}"""
_ALL_CARDS = "[data-action-bar] [data-move], [data-action-bar] [data-moves]"
_CARDS = """cards => [...document.querySelectorAll(cards)]
    .map((card, at) => ({ at, moves: (card.dataset.moves ?? card.dataset.move).split(", ") }))"""
_FOLDED = "[data-action-bar] [data-open]"
_IN_ANY_ORDER = ("pay", "settle", "lose")
_AS_USUAL = ("add", "pay")
_CONFIRM = "[data-do=confirm][aria-disabled=false]"


@dataclass
class Counted:
    """What a game cost its player."""

    clicks: int = 0
    questions: int = 0
    """How often something was asked that the page did not answer by itself."""
    waiting_s: float = 0.0
    """How long others were at it."""


def means(games: list[Counted]) -> dict[str, float]:
    """Return the means of some games.

    >>> means([Counted(120, 90, 80.0), Counted(131, 100, 90.0)])
    {'clicks': 125.5, 'questions': 95.0, 'waiting_s': 85.0}
    """
    return {name: round(fmean(getattr(one, name) for one in games), 1) for name in ("clicks", "questions", "waiting_s")}


def play_by_hints(browser: Browser, url: str, game: str, language: str, check: Callable[[], None]) -> Counted:
    """Play a game against two bots, with the settings that everybody has at first."""
    made = created_table(url, game, [_BOT, _BOT], pace=1.0)
    visitor = Visitor(browser, language)
    visitor.keep("newdawn-tables", json.dumps({made["table"]: {**made, "seat": 0, "at": 1}}))
    visitor.page.goto(f"{url}/t/{made['table']}")
    visitor.page.wait_for_selector("[data-version]")
    player = _Player(visitor.page, url, made["table"], made["token"])
    begun = time.monotonic()
    while player.plays_on():
        check()
        if time.monotonic() - begun > _MOST_SECONDS:
            raise BenchError(f"the game of {game} by hints does not end")
    visitor.leave()
    return player.counted


class _Player:
    """Somebody who follows a bot's advice."""

    def __init__(self, page: Page, url: str, table: str, token: str) -> None:
        self.counted = Counted()
        self._page = page
        self._address = f"{url}/api/tables/{table}"
        self._token = token
        self._plan: list[str] = []
        self._version = ""
        self._has_chosen = False
        self._missing = 0

    def plays_on(self) -> bool:
        """Do the next thing; False when the game is over."""
        seen = self._page.evaluate(_LOOK)
        if seen["stage"] == "finished":
            return False
        if seen.get("turn") != "mine":
            begun = time.monotonic()
            self._page.wait_for_timeout(20)
            self.counted.waiting_s += time.monotonic() - begun
        elif seen.get("waiting") != "0" or "leaving" in seen or not self._answers(seen):
            self._page.wait_for_timeout(20)
        return True

    def _answers(self, seen: dict[str, str]) -> bool:
        """Answer what the page asks, as the bot advises; False if the moment has passed."""
        composed = _moves(seen.get("composed"))
        if seen["version"] != self._version or self._plan[: len(composed)] != composed:
            self._version, self._plan = seen["version"], composed
        left = self._plan[len(composed) :] or self._advice(composed)
        self._plan = [*composed, *left]
        if not left:
            return False
        if _moves(seen.get("chosen")) == left:
            if not self._has_chosen:
                self.counted.questions += 1
            self._has_chosen = False
            return self._clicks(seen, lambda: self._page.locator(_CONFIRM).click(timeout=_A_MOMENT_MS))
        cards = self._page.evaluate(_CARDS, _ALL_CARDS)
        for order in (_in_a_row(left), left):
            fitting = [card for card in cards if _is_as_advised(card["moves"], order)]
            if fitting:
                self._plan = [*composed, *order]
                break
        folded = self._page.locator(_FOLDED)
        if not fitting and folded.count():
            # Many choices of a kind are one card, which shows them.
            self.counted.clicks += 1
            folded.first.click(timeout=_A_MOMENT_MS)
            self._page.wait_for_timeout(_A_LOOK_MS)
            return True
        if not fitting:
            self._missing += 1
            if self._missing > _MOST_MISSING:
                raise BenchError(f"the page does not offer what was advised: {left[0]} among {cards}")
            self._plan = composed
            return False
        self._missing = 0
        best = max(fitting, key=lambda card: len(card["moves"]))
        self.counted.questions += 1
        self._has_chosen = True
        card = self._page.locator(_ALL_CARDS).nth(best["at"])
        return self._clicks(seen, lambda: card.click(timeout=_A_MOMENT_MS))

    def _clicks(self, seen: dict[str, str], click: Callable[[], Any]) -> bool:
        """Click, and wait for what comes of it."""
        self.counted.clicks += 1
        with suppress(Error, TimeoutError):
            click()
            self._page.wait_for_function(_CHANGED, arg=json.dumps(seen, separators=(",", ":")), timeout=_A_MOMENT_MS)
            self._page.wait_for_timeout(_A_LOOK_MS)
        return True

    def _advice(self, composed: list[str]) -> list[str]:
        """Return what a bot would play after what is composed, to where something is revealed or the turn ends."""
        plan = list(composed)
        while True:
            found = self._ask("hint", {"moves": plan})
            if found is None:
                return []
            plan.append(found["candidates"][0]["move"])
            then = self._ask("compose", {"moves": plan})
            if then is None:
                return []
            if then["then"] is None:
                return plan[len(composed) :]

    def _ask(self, what: str, body: Any) -> Any:
        """Return an answer of the server; None if it is not the moment any more."""
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        asked = urllib.request.Request(f"{self._address}/{what}", json.dumps(body).encode(), headers)
        while True:
            try:
                with urllib.request.urlopen(asked) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as refused:
                if refused.code == HTTPStatus.CONFLICT:
                    return None
                if refused.code != HTTPStatus.TOO_MANY_REQUESTS:
                    raise
                # Several games share what an address may ask; whoever began its plan again would never end it.
                time.sleep(float(refused.headers.get("Retry-After") or _A_REST))


def _in_a_row(moves: list[str]) -> list[str]:
    """Return moves with equal ones one after another where the order makes no difference, as a person makes them.

    >>> _in_a_row(["build 3", "pay wood", "pay metal", "pay wood", "settle 3", "done", "settle 3"])
    ['build 3', 'pay wood', 'pay wood', 'pay metal', 'settle 3', 'done', 'settle 3']
    """
    found: list[str] = []
    for kind, run in groupby(moves, lambda move: move.split()[0]):
        row = list(run)
        found += sorted(row, key=row.index) if kind in _IN_ANY_ORDER else row
    return found


def _is_as_advised(moves: list[str], advised: list[str]) -> bool:
    """Return whether moves are what is advised first, whatever the order in which it is paid for.

    Tokens that the page spends as usual are as good as those that are advised.

    >>> _is_as_advised(["add die", "done"], ["add token", "done", "claim healer-7"])
    True
    >>> _is_as_advised(["hunt 1", "pay munition", "strike"], ["hunt 1", "strike", "pay munition", "take"])
    True
    """
    begun = advised[: len(moves)]
    if moves == begun or (moves[0] == begun[0] and sorted(moves) == sorted(begun)):
        return True
    return len(moves) > 1 and [_as_usual(move) for move in moves] == [_as_usual(move) for move in begun]


def _as_usual(move: str) -> str:
    kind = move.split()[0]
    return kind if kind in _AS_USUAL else move


def _moves(said: str | None) -> list[str]:
    return said.split(", ") if said else []
