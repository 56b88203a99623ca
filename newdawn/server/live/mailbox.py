"""What waits to be sent over one socket: bounded, so that a slow client costs no memory and delays nobody."""

import asyncio
from collections import deque

__all__ = ["Mailbox"]


class Mailbox:
    """A queue of messages. Replies to the client's own requests stay; updates that pile up give way to a fresh state.

    >>> box = Mailbox(size=2)
    >>> for number in range(3):
    ...     box.put(7, b'{"version":%d}' % number)
    >>> asyncio.run(box.get())
    (7, None)
    """

    def __init__(self, size: int) -> None:
        """Let at most `size` updates wait."""
        self._size = size
        self._waiting: deque[tuple[int | None, bytes]] = deque()
        self._updates = 0
        self._behind: dict[int, None] = {}
        self._something = asyncio.Event()
        self.resyncs = 0
        """How often updates were dropped."""

    def __len__(self) -> int:
        """Return how many messages wait."""
        return len(self._waiting) + len(self._behind)

    def reply(self, message: bytes) -> None:
        """Add an answer to something that the client asked for; it is never dropped."""
        self._waiting.append((None, message))
        self._something.set()

    def put(self, channel: int, message: bytes) -> None:
        """Add an update of a channel; if too many wait, they are all dropped, and their channels need a new state."""
        if channel in self._behind:
            return
        if self._updates >= self._size:
            self._drop_updates()
            self._behind[channel] = None
        else:
            self._waiting.append((channel, message))
            self._updates += 1
        self._something.set()

    def renew(self, channel: int) -> None:
        """Send the whole state of a channel instead of what waits for it."""
        self.forget(channel)
        self._behind[channel] = None
        self._something.set()

    def forget(self, channel: int) -> None:
        """Drop what waits for a channel that is no longer watched."""
        self._behind.pop(channel, None)
        self._waiting = deque(one for one in self._waiting if one[0] != channel)
        self._updates = sum(one[0] is not None for one in self._waiting)

    async def get(self) -> tuple[int | None, bytes | None]:
        """Wait for the next message: its channel (None for a reply) and its bytes (None: send the whole state)."""
        while not self._waiting and not self._behind:
            self._something.clear()
            await self._something.wait()
        if self._waiting:
            channel, message = self._waiting.popleft()
            self._updates -= channel is not None
            return channel, message
        channel = next(iter(self._behind))
        del self._behind[channel]
        return channel, None

    def _drop_updates(self) -> None:
        self.resyncs += 1
        for channel, _ in self._waiting:
            if channel is not None:
                self._behind[channel] = None
        self._waiting = deque(one for one in self._waiting if one[0] is None)
        self._updates = 0
