"""The tables that are open in this process: commands come in, entries are stored, updates go out."""

from newdawn.server.live.actors import Actor, Receiver
from newdawn.server.live.hall import Hall
from newdawn.server.live.live_table import LiveTable
from newdawn.server.live.mailbox import Mailbox
from newdawn.server.live.services import Services

__all__ = ["Actor", "Hall", "LiveTable", "Mailbox", "Receiver", "Services"]
