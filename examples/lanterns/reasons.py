"""Why a move is not legal: message ids with arguments. The words are in `text/`."""

from examples.lanterns.names import VOCABULARY
from examples.lanterns.state import DECISIONS
from newdawn.core.reasons import ReasonTable

TABLE = ReasonTable(
    ("not-your-decision", ()),
    ("not-now", ("decision",)),
    ("no-such-die", ("face",)),
    ("wish-not-held", ("wish",)),
    ("needs-lanterns", ("colour", "count")),
    vocabulary={**VOCABULARY, "decision": DECISIONS},
)

NOT_YOUR_DECISION, NOT_NOW, NO_SUCH_DIE, WISH_NOT_HELD, NEEDS_LANTERNS = range(1, len(TABLE.reasons) + 1)
