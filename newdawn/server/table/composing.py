"""Composing: what moves of a seat would do one after another, and what it could choose then, before any is played.

A composition is followed on what the seat knows. It ends where something is revealed, where the seat is not asked any
more, or with the game: what would come then was meant for another position.
"""

from collections.abc import Sequence
from typing import Any, Final

from newdawn.core.events import Event
from newdawn.core.face import IllegalMove, Move, View
from newdawn.server.errors import Refusal
from newdawn.server.schema import MOST_STEPS, Automatic
from newdawn.server.table.answers import foreseen, view_of
from newdawn.server.table.messages import decision_json, move_json, reason_json, refused_json
from newdawn.server.table.play import number_in
from newdawn.server.table.state import Table
from newdawn.server.table.views import Eyes

__all__ = ["compose", "composed_view", "reveals"]

_ONE_WORLD: Final = 0
"""The seed of the world that moves are tried in where every other one would do as well."""


class _Reveals(Exception):
    """A step that would reveal something is not taken."""


class _Chain:
    """Moves of a seat, one after another, from what it knows now.

    To try a step that reveals something takes far longer than all others together: it is tried only if that is wanted.
    """

    def __init__(self, view: View, tries_what_reveals: bool = True) -> None:
        self._tries_what_reveals = tries_what_reveals
        self.before = view
        self.view = view
        self.steps: list[tuple[Move, str]] = []
        self.events: list[Event] = []
        """What happened before the last step."""
        self.outcomes: list[tuple[list[Event], View]] = [([], view)]

    @property
    def is_open(self) -> bool:
        """Whether the seat would be asked on, and nothing was revealed."""
        return len(self.outcomes) == 1 and self.view.seat in self.view.to_act and len(self.steps) < MOST_STEPS

    def add(self, number: int, by: str) -> None:
        """Take a step; raises `IllegalMove` if the rules do not allow it, and `_Reveals` if it is not to be tried."""
        if not self._tries_what_reveals and self.view.why_not(number) is None and self.view.reveals(number):
            raise _Reveals
        outcomes = self.view.outcomes(number)
        if len(self.outcomes) == 1:
            self.events += self.outcomes[0][0]
        self.steps.append((Move(self.view.game, number, self.view, self.view.seat), by))
        self.outcomes = outcomes
        self.view = outcomes[0][1]


def _followed(table: Table, view: View, notations: Sequence[str], tries_what_reveals: bool = True) -> _Chain:
    """Return the chain of a seat's own moves, as far as they could be played one after another."""
    chain = _Chain(view, tries_what_reveals)
    for number in [number_in(table, notation) for notation in notations]:
        if chain.steps and not chain.is_open:
            break
        try:
            chain.add(number, "you")
        except IllegalMove as illegal:
            step, move, reason = len(chain.steps) + 1, illegal.notation, reason_json(illegal.reason)
            raise Refusal("illegal-step", step=step, move=move, reason=reason) from None
    return chain


def _add_automatic(chain: _Chain, automatic: Automatic) -> None:
    """Add the moves that go without saying.

    Where the seat itself has chosen nothing yet, its client may play them at once: so a move without a choice counts as
    forced there only if everybody can see that, or else the moment would tell what the seat does not hold.
    """
    has_chosen = bool(chain.steps)
    while automatic != "nothing" and chain.is_open:
        moves = chain.view.moves()
        if len(moves) == 1:
            is_plain = has_chosen or _is_seen_to_be_forced(chain.view)
            chain.add(moves[0].number, "forced" if is_plain else "suggested")
            continue
        harmless = chain.view.harmless() if automatic == "harmless" else None
        suggested = chain.view.suggested() if automatic == "harmless" and harmless is None else None
        if harmless is not None:
            chain.add(harmless.number, "harmless")
        elif suggested is not None:
            chain.add(suggested.number, "suggested")
        else:
            return


def _is_seen_to_be_forced(view: View) -> bool:
    """Return whether everybody knows that a seat has no choice; interpreted, finding out takes too long."""
    assert view.seat is not None
    return view.game.is_compiled and not view.deal(_ONE_WORLD).view(None).may_choose(view.seat)


def reveals(table: Table, eyes: Eyes, notations: Sequence[str], automatic: Automatic = "nothing") -> bool:
    """Return whether a composition would end with something revealed, so that it takes far longer."""
    try:
        _add_automatic(_followed(table, view_of(table, eyes), notations, tries_what_reveals=False), automatic)
    except _Reveals:
        return True
    return False


def compose(table: Table, eyes: Eyes, notations: Sequence[str], automatic: Automatic = "nothing") -> dict[str, Any]:
    """Return what moves would do, with those that go without saying, and what the seat could choose then."""
    before = view_of(table, eyes)
    chain = _followed(table, before, notations)
    _add_automatic(chain, automatic)
    outcomes = [([*chain.events, *events], view) for events, view in chain.outcomes]
    return {
        **foreseen(table, before, outcomes, eyes.language),
        "steps": [{**move_json(move, eyes.language), "by": by} for move, by in chain.steps],
        "then": _next(table, chain.view, eyes.language) if chain.is_open else None,
    }


def composed_view(table: Table, eyes: Eyes, notations: Sequence[str]) -> View:
    """Return what a seat would know after moves; refuses those after which it would not be asked on."""
    chain = _followed(table, view_of(table, eyes), notations)
    if notations and not (chain.is_open and len(chain.steps) == len(notations)):
        raise Refusal("not-your-turn")
    return chain.view


def _next(table: Table, view: View, language: str | None) -> dict[str, Any]:
    """Return what a seat would be asked, and what it could choose."""
    assert view.seat is not None
    name = view.decision(view.seat)
    decision, text = decision_json(table.game, name, language)
    closing = view.closing()
    return {
        "decision": decision,
        "decision_name": name,
        "decision_text": text,
        "moves": [{**move_json(move, language), "repeat": _repeats(view, move)} for move in view.moves()],
        "refused": refused_json(view.refused(), language),
        "bundles": [[move_json(move, language) for move in bundle] for bundle in view.bundles()],
        "closing": None if closing is None else str(closing),
    }


def _repeats(view: View, move: Move) -> int:
    """Return how often a move can be made in a row while the question stays the same and nothing is revealed."""
    seat = view.seat
    assert seat is not None
    count, question = 1, view.decision(seat)
    world = view.deal(_ONE_WORLD)
    while count < MOST_STEPS:
        knew = world.view(seat)
        world.play(seat, move)
        is_same = seat in world.to_act and world.decision(seat) == question
        if not is_same or world.why_not(seat, move) is not None or knew.reveals(move):
            return count
        count += 1
    return count
