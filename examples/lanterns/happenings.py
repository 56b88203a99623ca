"""What can happen: the events that moves write. The words are in `text/`."""

from examples.lanterns.names import VOCABULARY
from newdawn.core.events import EventTable

TABLE = EventTable(
    ("night", ("night",)),
    ("die-rolled", ("face",)),
    ("die-taken", ("seat", "face")),
    ("die-drifted", ("face",)),
    ("lantern-lit", ("seat", "colour")),
    ("wish-drawn", ("seat",)),
    ("wish-seen", ("seat", "wish")),
    ("nothing-drawn", ("seat",)),
    ("wind-rose", ("seat",)),
    ("wish-granted", ("seat", "wish", "points")),
    ("wish-left", ("seat", "wish")),
    ("game-over", ()),
    vocabulary=VOCABULARY,
)

(
    NIGHT,
    DIE_ROLLED,
    DIE_TAKEN,
    DIE_DRIFTED,
    LANTERN_LIT,
    WISH_DRAWN,
    WISH_SEEN,
    NOTHING_DRAWN,
    WIND_ROSE,
    WISH_GRANTED,
    WISH_LEFT,
    GAME_OVER,
) = range(len(TABLE.events))
