"""What makes up a turn: a die with its visit, a feeding."""

TURNS = (
    (
        *("take-die", "after-first-die", "swap-with", "flip-event", "choose-in-city", "choose-at-station"),
        *("choose-token", "keep-mission"),
    ),
    ("feed",),
    ("new-buildings",),
)
OPENINGS = ("take-die",)
PAUSES = {"take-die": 0.6, "announce": 0.35, "claim": 0.35, "feed": 0.4, "new-buildings": 0.3}
"""Most turns are one or two steps."""
