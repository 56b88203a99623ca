"""Position documents of Paris: New Eden: a position as JSON that a person can read and edit
(docs/position-documents.md).

Only `game` and `players` must be given; everything else has a default, so that an example of the rulebook is a few
lines. Components that a document does not mention are dealt where they belong, with the seed of the document.
Seats are counted from 0, as everywhere in Python; `null` means that nothing is said about a key. A record is first what
the document says; then the game runs on until somebody has to decide.

    >>> from newdawn.core.events import Log
    >>> record = read({"game": "eden", "players": 3, "season": "summer", "active": 1})
    >>> run_on(record, Log.blank())
    >>> int(record.active), DECISIONS[record.decision[1]]
    (1, 'take-die')
    >>> read(write(record)).tobytes() == record.tobytes()
    True
    >>> read({"game": "eden", "players": 3, "refuges": [{"tokens": {"healer": 5}}]})
    Traceback (most recent call last):
    ...
    newdawn.core.document.DocumentError: refuges[0].tokens.healer: the game has only 4 "healer", and the document names
    more
"""

from newdawn.core.document import DocumentError
from newdawn.eden.document import prospects, writer
from newdawn.eden.document.prospects import EdenProspects, write_prospects, write_prospects_text
from newdawn.eden.document.reader import read, run_on
from newdawn.eden.document.shape import SHAPE
from newdawn.eden.document.writer import write, write_view, write_view_text
from newdawn.eden.state import DECISIONS

__all__ = [
    "DECISIONS",
    "PARTS",
    "PROSPECTS",
    "SHAPE",
    "DocumentError",
    "read",
    "run_on",
    "write",
    "write_prospects",
    "write_prospects_text",
    "write_view",
    "write_view_text",
]

PARTS = (*writer.PARTS, *prospects.PARTS)
"""The pieces of documents that are written once for all receivers."""
PROSPECTS = EdenProspects
"""What follows from a view, key by key."""
