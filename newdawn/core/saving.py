"""Positions as bytes: a mark, a tag of what they were saved under, a checksum, and then the record.

The checksum finds accidental damage. It does not protect from somebody who makes up bytes, and compiled code believes
every index of a record: so what is read is written as a document and read back by the reader that checks everything.
That takes some milliseconds. Bytes that never left the process, or its children, are looked at without it.
"""

import hashlib
import struct
import zlib
from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from newdawn.core import records
from newdawn.core.document import DocumentError
from newdawn.core.events import Log
from newdawn.core.records import Numbers

if TYPE_CHECKING:
    from newdawn.core.face import Game

__all__ = ["check", "pack", "unpack"]

_MARK = b"ND1\n"
_HEAD = struct.Struct("<4s8sI")
_NOT_OURS = "these bytes are no saved position of"


def pack(game: "Game", raw: Numbers) -> bytes:
    """Return the record of a position with its head, to be saved."""
    data = raw.tobytes()
    return _HEAD.pack(_MARK, _tag(game), zlib.crc32(data)) + data


def unpack(game: "Game", data: object) -> Numbers:
    """Return the record of a saved position; raises ValueError, with the reason, for bytes that are not one.

    Before there was a head, the record alone was saved: it still opens.
    """
    if not isinstance(data, bytes | bytearray | memoryview):
        raise TypeError(f"a saved position is bytes, not a value of the type {type(data).__name__}")
    data, size = bytes(data), game.record_size
    if data[: len(_MARK)] == _MARK and len(data) == _HEAD.size + size:
        _, tag, checksum = _HEAD.unpack_from(data)
        data = data[_HEAD.size :]
        if tag != _tag(game):
            raise ValueError(f"{_NOT_OURS} {game.name} as it is played here: game, rules or component figures differ")
        if checksum != zlib.crc32(data):
            raise ValueError("the saved position is damaged: its checksum is wrong")
    elif len(data) != size:
        raise ValueError(f"a saved position of {game.name} has {_HEAD.size + size} bytes, not {len(data)}")
    raw = records.bytes_from(game.rules.State, data)
    check(game, raw)
    return raw


def check(game: "Game", raw: object) -> None:
    """Raise ValueError unless the bytes of a record are those of a position that the rules know."""
    if not isinstance(raw, np.ndarray) or raw.dtype != np.uint8 or raw.shape != (game.record_size,):
        raise TypeError(f"the record of a position is an array of {game.record_size} bytes")
    try:
        again = game.document.read(game.document.write(records.record_in(game.rules.State, raw)))
        game.document.run_on(again, Log.blank())
    except DocumentError as error:
        raise ValueError(f"{_NOT_OURS} {game.name}: {error}") from None
    except (LookupError, ValueError, TypeError, OverflowError):
        # There is no word for some number.
        raise ValueError(f"{_NOT_OURS} {game.name}: they hold what cannot be") from None
    if again.tobytes() != raw.tobytes():
        raise ValueError(f"{_NOT_OURS} {game.name}: they hold more than a position does")


@cache
def _tag(game: "Game") -> bytes:
    """Return what a record can only be read with: the game, its rules and figures, and how its fields lie."""
    layout = [(name, str(kind), place) for name, (kind, place, *_) in (game.rules.State.dtype.fields or {}).items()]
    parts = (game.name, int(game.rules.RULES_VERSION), str(game.components.DIGEST), layout)
    return hashlib.sha256(repr(parts).encode()).digest()[:8]
