"""What makes up a turn: a hero's way and all that it does there, a night, the answer to pressure."""

TURNS = (
    ("discard-room", "first-room", "first-survivors", "leader"),
    ("search-city", "return-tile"),
    ("place-heroes",),
    ("move-hero", "act", "hunt", "overcome", "discount", "waive", "search-city", "return-tile"),
    ("bat", "defend", "tribute"),
    ("lose-supply",),
    ("lose-tokens",),
    (
        *("feed", "lose-survivor", "recruit", "build", "pay-room", "destroy", "repair", "repair-discount"),
        *("discount", "waive", "overcome"),
    ),
)
OPENINGS = ("move-hero",)
PAUSES = dict.fromkeys(("bat", "defend", "tribute", "lose-supply", "lose-tokens", "search-city", "return-tile"), 0.5)
"""An answer to what has just been seen is little to follow."""
