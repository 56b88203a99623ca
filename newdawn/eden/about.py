"""Paris: New Eden, declared: what others need to know before it is loaded."""

from newdawn.core.declaration import About, Credits, Learning, Look

GAME = About(
    name="eden",
    title="Paris: New Eden",
    year=2019,
    # The rulebook names no colours; these are ours, and none is the colour of a kind of survivor.
    colours={"white": "grey93", "orange": "dark_orange", "pink": "hot_pink", "turquoise": "dark_turquoise"},
    periods=("season",),
    environment_version=1,
    effort={"clicks": 80, "questions": 65, "waiting_s": 60},
    # The rulebook that we have names no publisher.
    credits=Credits(("Ludovic Maublanc", "Florian Grenier"), ("Agnès Ripoche",)),
    look=Look(
        light="#DCD3BC #FBF6E9 #FFFDF6 #BFB08D #23301F #515B46 #0F5A8A #1A6232 #A8281C #1F66B5 #8A6A00 #C4342B",
        dark="#121B14 #1B271D #243327 #3D5140 #EEF3E2 #B5C4AA #7CC4F0 #86D79A #FF9A8A #7CC4F0 #F0C95A #FF9A8A",
        titles='Fraunces, "Iowan Old Style", Palatino, Georgia, serif',
        corner="12px",
    ),
    learning=Learning(0.05, 0.8, 0.05, 0.8, fade=0.8, ridge=30.0, hour_ridge=1500.0, samples=120),
)
