"""The table of moves.

| notation | meaning |
|---|---|
| `take FACE` | take a die that shows this |
| `grant WISH` | show this wish, and let its lanterns float away |
| `done` | grant no more |
"""

from examples.lanterns.names import FACES, WISHES
from newdawn.core.moves import MoveTable

TABLE = MoveTable(done=(), take=(FACES,), grant=(WISHES,))

DONE, TAKE, GRANT = range(len(TABLE.names))
KIND = TABLE.kind_of
FIRST = TABLE.first_of

MOVE_DONE = TABLE.first("done")
TAKES = TABLE.first("take")
GRANTS = TABLE.first("grant")
