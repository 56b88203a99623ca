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
BRIEF = ("announce", "claim", "feed", "new-buildings")
