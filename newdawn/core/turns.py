"""What makes up a turn in a game that does not say: each decision stands alone."""

TURNS: tuple[tuple[str, ...], ...] = ()
OPENINGS: tuple[str, ...] = ()
PAUSES: dict[str, float] = {}
