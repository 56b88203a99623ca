"""A table as one file: export, import, and the check that everything in it is true."""

from dataclasses import dataclass, field, replace
from typing import Any

import newdawn
from newdawn.core import replay
from newdawn.core.document import DocumentError
from newdawn.core.replay import Fairness, ReplayError, Result, SavedGame
from newdawn.server.errors import Refusal
from newdawn.server.table.fairness import commitment_to, seed_from
from newdawn.server.table.state import Table
from newdawn.server.table.views import Eyes

__all__ = ["Finding", "check_fairness", "export", "read_import", "verify"]


def export(table: Table, eyes: Eyes) -> dict[str, Any]:
    """Return the file of a table: whole after the end; before it sealed, with the asker's own moves only."""
    if table.stage == "waiting":
        raise Refusal("not-started")
    if table.imported is not None and table.stage == "finished" and table.started_at == table.created_at:
        # It was over when it came: it leaves as it came.
        return replay.write(replay.read(table.imported))
    fairness = None
    if table.share is not None:
        nonces = tuple(seat.nonce for seat in table.seats)
        fairness = Fairness(commitment_to(table.share), table.share if table.is_open else None, nonces)
    start = table.imported.get("start") if table.imported is not None else None
    outcome = table.outcome
    # Of a frozen table that was ended nobody knows the points.
    result = Result(outcome.scores, outcome.winners) if outcome is not None and outcome.scores else None
    saved = SavedGame(
        game=table.game_name,
        rules=table.rules,
        components=table.components,
        players=table.players,
        seats=tuple(_seat_code(table, seat) for seat in range(table.players)),
        options=dict(table.options),
        seed=table.seed if table.is_open else None,
        start=start if table.is_open else None,
        moves=[
            (played.seat, played.move if table.is_open or played.seat == eyes.seat else replay.SEALED_MOVE)
            for played in table.played
        ],
        result=result,
        ended=_how_it_ended(table) if result is not None else replay.PLAYED,
        fairness=fairness,
    )
    if saved.is_sealed and fairness is None:
        # An imported game that is played on: its seed was known before, but nobody gets it from here.
        raise Refusal("export-after-end")
    return replay.write(saved)


def _how_it_ended(table: Table) -> str:
    """Return how a game ended; if somebody resigned whom the rules would let win, it did not end by the rules alone."""
    assert table.outcome is not None
    if table.outcome.how == replay.PLAYED and table.position is not None:
        return replay.PLAYED if table.outcome.winners == table.position.winners else "resigned"
    return table.outcome.how


def _seat_code(table: Table, seat: int) -> str:
    taken = table.seats[seat]
    return f"me:{taken.name}" if taken.kind == "person" else str(taken.bot)


def read_import(document: object) -> SavedGame:
    """Return the saved game of an imported file; refuses one that is bad, sealed, or of other rules, and says why."""
    try:
        saved = replay.read(document)
        if saved.game not in newdawn.GAMES:
            raise DocumentError(
                "game", f"there is no game “{saved.game[:30]}”; the games are {', '.join(newdawn.GAMES)}"
            )
        position = replay.verify(newdawn.load(saved.game), saved)
        problem = check_fairness(saved)
        if problem is not None:
            raise ReplayError(0, problem)
    except (DocumentError, ReplayError) as error:
        raise Refusal("bad-file", 422, reason=str(error)) from None
    return saved if saved.result is not None else replace(saved, result=replay.result_of(position))


def check_fairness(saved: SavedGame) -> str | None:
    """Return what is wrong with the commitment of a saved game, or None if it holds or if there is none."""
    fairness = saved.fairness
    if fairness is None:
        return None
    if fairness.share is None:
        return "the server’s share is missing: without it nobody can tell whether the seed fits the commitment"
    if commitment_to(fairness.share) != fairness.commitment:
        return "the server’s share does not fit the commitment: the seed was changed after the start"
    if seed_from(fairness.share, fairness.nonces) != saved.seed:
        return "the seed does not follow from the shares of the server and the players"
    return None


@dataclass(frozen=True)
class Finding:
    """Something that was checked, as the id of a message with arguments, and whether it holds; None: not proven."""

    name: str
    holds: bool | None
    arguments: dict[str, Any] = field(default_factory=dict)


def verify(document: object) -> list[Finding]:
    """Check a saved game: that every move was legal, that it ended as it says, and that its seed was fair.

    Raises `DocumentError` if the document is not a saved game. The first finding that does not hold is the last one.
    """
    saved = replay.read(document)
    if saved.game not in newdawn.GAMES:
        raise DocumentError("game", f"there is no game “{saved.game[:30]}”; the games are {', '.join(newdawn.GAMES)}")
    if saved.is_sealed:
        return [Finding("sealed", False, {"count": len(saved.moves)})]
    found = []
    try:
        replay.verify(newdawn.load(saved.game), saved)
    except ReplayError as error:
        return [Finding("moves", False, {"reason": str(error)})]
    found.append(Finding("moves", True, {"count": len(saved.moves)}))
    if saved.result is None:
        found.append(Finding("no-result", None))
    else:
        found.append(Finding("result" if saved.ended == replay.PLAYED else saved.ended, True))
    problem = check_fairness(saved)
    if problem is not None:
        found.append(Finding("fairness", False, {"reason": problem}))
    elif saved.fairness is not None:
        found.append(Finding("fairness", True, {"commitment": saved.fairness.commitment}))
    else:
        found.append(Finding("no-commitment", None))
    return found
