"""Frames of a websocket, counted in its bytes before anybody spends work on them.

The websocket library takes apart all that one read has brought, which may be tens of thousands of frames, before it
hands over the first. Whoever wants to stop a flood has to look at it earlier.
"""

__all__ = ["FrameMeter"]

_MASKED_HEAD = 6
"""Bytes before the payload of a short frame: kind, length, and the mask that every client's frame has."""
_LENGTH_BYTES = {126: 2, 127: 8}
"""Marks for the length of a longer frame, and in how many bytes that follows."""


class FrameMeter:
    """Follows the frames of one client from read to read, without looking into them."""

    __slots__ = ("_head", "_is_in_message", "_payload", "messages")

    def __init__(self) -> None:
        """Begin between two frames."""
        self._head = b""
        self._payload = 0
        self._is_in_message = False
        self.messages = 0
        """Messages that have begun so far, finished or not."""

    @property
    def is_unfinished(self) -> bool:
        """Whether a frame or a message has begun of which something is still to come."""
        return bool(self._head) or self._payload > 0 or self._is_in_message

    def begun(self, data: bytes, most: int) -> int:
        """Return how many frames begin in these bytes; from one more than `most` on, nobody need count.

        >>> FrameMeter().begun(bytes.fromhex("8980 00000000") * 3, most=10)
        3
        """
        is_counted = bool(self._head)
        data = self._head + data if is_counted else data
        self._head = b""
        begin, end, found = self._payload, len(data), 0
        while begin < end:
            if not is_counted:
                found += 1
                if found > most:
                    break
            is_counted = False
            mark = data[begin + 1] & 127 if end - begin > 1 else 0
            extra = _LENGTH_BYTES.get(mark, 0)
            if end - begin < _MASKED_HEAD + extra:
                self._head = data[begin:]
                begin = end
                break
            self._notice(data[begin])
            begin += 2
            size = int.from_bytes(data[begin : begin + extra]) if extra else mark
            begin += extra + 4 + size
        self._payload = max(0, begin - end)
        return found

    def _notice(self, first: int) -> None:
        """Look at the first byte of a frame: its kind, and whether it ends its message."""
        kind = first & 0x0F
        if kind < 8:
            self._is_in_message = first < 0x80
            self.messages += kind > 0
