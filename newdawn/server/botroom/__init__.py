"""Bots think in worker processes, never in the event loop; they get the bytes of a view, and nothing else.

    room = BotRoom(workers=2)
    decision = await room.choose(game.name, view.to_bytes(), seat, "hard", seed=seed, table=table)
    await room.close()

Importing the package loads nothing else: a worker is a module in it, and needs none of what the server needs.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from newdawn.server.botroom.codes import check_code
    from newdawn.server.botroom.decisions import BotTrouble, Crowded, Decision
    from newdawn.server.botroom.room import BotRoom

__all__ = ["BotRoom", "BotTrouble", "Crowded", "Decision", "check_code"]

_HOMES = {
    "BotRoom": "room",
    "BotTrouble": "decisions",
    "Crowded": "decisions",
    "Decision": "decisions",
    "check_code": "codes",
}


def __getattr__(name: str) -> Any:
    """Import a name of the room when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
