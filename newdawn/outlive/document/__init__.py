"""Position documents of Outlive: a position as JSON that a person can read and edit (docs/position-documents.md).

Only `game` and `players` must be given; everything else has a default, so that an example of the rulebook is a few
lines. Components that a document does not mention are shuffled into the stacks, with the seed of the document.
Seats are counted from 0, as everywhere in Python; `null` means that nothing is said about a key. A record is first what
the document says; then the game runs on until somebody has to decide.

    >>> from newdawn.core.events import Log
    >>> record = read({"game": "outlive", "players": 4, "day": 2, "active": 1})
    >>> run_on(record, Log.blank())
    >>> int(record.active), DECISIONS[record.decision[1]]
    (1, 'move-hero')
    >>> read(write(record)).tobytes() == record.tobytes()
    True
    >>> read({"game": "outlive", "players": 4, "tribes": [{"gauge": 12}]})
    Traceback (most recent call last):
    ...
    newdawn.core.document.DocumentError: tribes[0].gauge: must be one of 3, 2, 1, 0, ..., -11, not 12
"""

from newdawn.core.document import DocumentError
from newdawn.outlive.document import prospects, writer
from newdawn.outlive.document.prospects import OutliveProspects, write_prospects, write_prospects_text
from newdawn.outlive.document.reader import read
from newdawn.outlive.document.shape import SHAPE
from newdawn.outlive.document.writer import write, write_view, write_view_text
from newdawn.outlive.rules import run_on
from newdawn.outlive.state import DECISIONS

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
PROSPECTS = OutliveProspects
"""What follows from a view, key by key."""
