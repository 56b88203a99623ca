"""A table that is watched on a channel of a socket: as whom, and in which language."""

import orjson

from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.live import Actor, LiveTable, Mailbox

__all__ = ["Watching", "on_channel"]


class Watching:
    """A table that is watched on a channel, and as whom."""

    def __init__(self, mailbox: Mailbox, wish: schema.Watch, live: LiveTable) -> None:
        """Remember who watches what."""
        self.live = live
        self.language = wish.language
        self._mailbox = mailbox
        self._channel = wish.channel
        self.token = wish.token
        self.seat = wish.seat
        self._is_together = wish.together

    def put(self, message: bytes) -> None:
        """Take an update."""
        self._mailbox.put(self._channel, message)

    def renew(self) -> None:
        """Have the whole state sent again."""
        self._mailbox.renew(self._channel)

    def actor(self) -> Actor:
        """Return who watches."""
        return self.live.actor(self.token, self.seat, together=self._is_together)

    def state(self, since: int | None = None) -> bytes:
        """Return the whole state, as a message on this channel."""
        try:
            actor = self.actor()
        except Refusal:
            actor = self.live.actor(self.token, together=self._is_together)  # the seat was given back meanwhile
        return on_channel(self._channel, orjson.dumps(self.live.sync(actor, since, self.language, packed=True)))


def on_channel(channel: int, message: bytes) -> bytes:
    """Put the channel into a message that was made once for many receivers.

    >>> on_channel(3, b'{"type":"update"}')
    b'{"channel":3,"type":"update"}'
    """
    return b'{"channel":%d,%b' % (channel, message[1:])
