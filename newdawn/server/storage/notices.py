"""What a process tells the others of a commit: which table has changed, and what was added to its log if that is short.

On PostgreSQL whoever may connect to a database may listen and speak on any of its channels, without any right to its
tables. What is told may be secret, and is believed: so the name of the channel is known only to those who may read the
installation's secret, which opens every seat anyway.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

import orjson

__all__ = ["Notice", "Notices"]

_MOST_BYTES = 5_000
"""PostgreSQL takes less than 8,000, in the encoding of the database, in which a letter may need half as much again."""


@dataclass(frozen=True)
class Notice:
    """A table that another process has changed."""

    table: str
    version: int
    """The number of entries in its log."""
    entries: list[Any] = field(default_factory=list)
    """The last ones, all that one commit has added; none if they have to be read."""


class Notices:
    """How one process says and understands them."""

    def __init__(self, instance: str, key: bytes) -> None:
        """`instance` is the name of this process among the others, `key` the installation's secret."""
        self.channel = f"newdawn_{blake2b(key, digest_size=16, person=b'newdawn-notices').hexdigest()}"
        self._instance = instance
        self._own = f'["{instance}",'

    def said(self, table: str, version: int, bodies: Sequence[str]) -> str:
        """Return what to say of a table that has a version now; `bodies` are the entries that were added, as JSON.

        >>> Notices("a3", b"secret").said("kD93hVq0", 8, ['{"kind":"chatted"}'])
        '["a3",8,"kD93hVq0",{"kind":"chatted"}]'
        """
        head = f"{self._own}{version},{orjson.dumps(table).decode()}"
        whole = ",".join((head, *bodies))
        # No letter has more than four bytes.
        is_short = len(whole) < _MOST_BYTES // 4 or len(whole.encode()) < _MOST_BYTES
        return f"{whole if is_short else head}]"

    def heard(self, said: str) -> Notice | None:
        """Return what another process has said; None if we said it ourselves, or if it is nothing of ours.

        >>> Notices("b7", b"secret").heard('["a3",8,"kD93hVq0",{"kind":"chatted"}]')
        Notice(table='kD93hVq0', version=8, entries=[{'kind': 'chatted'}])
        """
        if said.startswith(self._own):
            return None
        try:
            instance, version, table, *entries = orjson.loads(said)
        except (TypeError, ValueError):
            return None
        if type(instance) is not str or type(version) is not int or type(table) is not str:
            return None
        return Notice(table, version, entries) if version > 0 and table else None
