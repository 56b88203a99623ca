"""What the open tables of a process share: the hall hands it to them, and they know nothing of the hall."""

from collections.abc import Callable
from dataclasses import dataclass, field

from newdawn.server.botroom import BotRoom
from newdawn.server.live.elsewhere import Elsewhere
from newdawn.server.live.hours import Hours
from newdawn.server.live.tasks import Tasks
from newdawn.server.settings import Settings
from newdawn.server.storage import Store
from newdawn.server.table.fairness import fresh_share

__all__ = ["Services", "nothing"]


def nothing(step: str) -> None:
    """Do nothing: tests put something else in its place, and break things at a step."""


@dataclass
class Services:
    """The database, the bots, and what else a table needs of its process."""

    store: Store
    bots: BotRoom
    settings: Settings
    key: bytes
    """The secret of this installation, which tokens and the seeds of bots follow from."""
    probe: Callable[[str], None] = nothing
    """Hears of every step on an entry's way to the database and to those who watch."""
    shares: Callable[[], str] = fresh_share
    """Draws the server's share of the seed of a new table."""
    answering: float = 0.0
    """Seconds in which whoever asked for an entry gets the answer, before anybody else is told of it: what there is to
    tell takes longer or shorter by secrets, and the answer must not. Without a network, nobody need wait."""
    hours: Hours = field(default_factory=Hours)
    tasks: Tasks = field(default_factory=Tasks)
    elsewhere: Elsewhere = field(init=False)
    """The seats that are connected to the same tables through other processes."""

    def __post_init__(self) -> None:
        """Begin to listen to the other processes."""
        self.elsewhere = Elsewhere(self.store, self.is_shared)

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change the same tables."""
        return not self.settings.database.startswith("sqlite")
