"""What the features are called, in which order they stand, and when their weights differ."""

from newdawn.eden.names import EQUIPMENT, FACES, FIRST_EQUIPPED, MISSIONS, POWERS, PROFESSIONS, SEASONS, SURVIVORS

GATHERING_HOURS = 4
STEPS = (
    *(f"gathering-{number}" for number in range(1, GATHERING_HOURS + 1)),
    *(f"{profession}s" for profession in PROFESSIONS),
    "event",
    "feeding",
)

HOURS = ("prelude", *(f"{season}-{step}" for season in SEASONS for step in STEPS))
"""When the weights differ: in the prelude, and in each season while dice are gathered (three thirds of the dice, and
the last round), while each type of building is acquired, before the event, and while people are fed or the game ends.
"""

LEADS = ("behind-by-3", "behind-by-2", "behind-by-1", "tied", "ahead-by-1", "ahead-by-2", "ahead-by-3")
SHORT = ("fulfilled", "within-1-season", "within-2-seasons", "beyond-2-seasons")
LACKS = ("ready", "lacks-1", "lacks-2", "lacks-more")
FAMILIES = {
    # 1, so that a row of weights can have a part that depends on nothing.
    "always": ("always",),
    # Points of events and feedings so far; of the missions and powers as they would be with the foreseen refuge.
    "points": ("points-events", "points-feeding", "points-missions", "points-powers"),
    # The refuge as it is now.
    "refuge": (*(f"has-{thing}" for thing in (*SURVIVORS, *EQUIPMENT)), "has-cans"),
    # Dice and tokens in hand.
    "hand": (*(f"die-{face}" for face in FACES), *(f"token-{face}" for face in FACES)),
    # The foreseen refuge; how many cards it gains this season, their value at first sight, and how many of them are
    # the first choice of their type.
    "foreseen": tuple(
        f"foreseen-{thing}"
        for thing in (*SURVIVORS, *EQUIPMENT, "cans", "powers", "buildings", "gains", "value", "first-choices")
    ),
    # The most that a rival is foreseen to have, but of slackers the fewest.
    "rivals": tuple(f"rival-{thing}" for thing in (*SURVIVORS, *EQUIPMENT, "powers", "all-equipment", "population")),
    # What lies before the seat, and whether it began the season.
    "held": ("bat", "binoculars", "heroine", "first-player"),
    # A visit that waits for a choice: at the Train Station (and whether that offers a type of which the seat has
    # nothing), in the City Center (and whether that has equipment for somebody without), of a mission, of an event.
    # What the seat is likely to choose counts as chosen.
    "visiting": (
        "at-station",
        "at-station-for-a-new-type",
        "in-city",
        "in-city-for-somebody-without",
        "keeping-a-mission",
        "flipping-an-event",
    ),
    # Turns until its next one; dice that the seat still takes this season; types of which it has nothing but could,
    # at all or easily, and the value of their best cards.
    "reach": ("turns-to-wait", "dice-to-take", "types-in-reach", "types-in-easy-reach", "value-in-reach"),
    "powers": tuple(f"power-{power}" for power in POWERS),
    # With the foreseen refuge: its people, the points if they are fed this season, what is lacking or to spare.
    "feeding": (
        "population",
        "feeding-this-season",
        "hungry-by-1",
        "hungry-by-2",
        "hungry-by-more",
        "spare-cans",
        "spare-farmers",
    ),
    # Points of the events still open, shared out equally, by how many equipped survivors they lack; the best and the
    # worst outcome; and how near the refuge is to the events of the next season and of winter.
    "events": (
        *(f"event-{lacks}" for lacks in LACKS),
        "event-at-best",
        "event-at-worst",
        "next-events",
        "winter-events",
    ),
    # Equipped survivors: of each type, of the rarest, up to two and up to three of each; and what has no partner.
    "equipped": (
        *(f"equipped-{SURVIVORS[FIRST_EQUIPPED + kind]}s" for kind in range(len(EQUIPMENT))),
        "equipped-of-the-rarest",
        "equipped-up-to-2",
        "equipped-up-to-3",
        "without-equipment",
        "spare-equipment",
    ),
    # The missions in hand.
    "missions": tuple(f"mission-{mission}" for mission in MISSIONS),
    # Points of missions for the most (or the fewest) of something, by the lead over the best rival, where a lead of
    # up to 2 counts as 1 in missions for all survivors or all equipment; of the others, by the seasons that it takes
    # to fulfil them; and the New Buildings in hand, by the survivors that they lack.
    "most": tuple(f"most-{lead}" for lead in LEADS),
    "most-of-all": tuple(f"most-of-all-{lead}" for lead in LEADS),
    "short": tuple(f"mission-{short}" for short in SHORT),
    "new-buildings": tuple(f"new-building-{lacks}" for lacks in LACKS),
}

FEATURES = tuple(name for family in FAMILIES.values() for name in family)
"""What is counted, in this order: a number for each name."""
