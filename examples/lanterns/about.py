"""River Lanterns, declared: all that others need to know before it is loaded."""

from newdawn.core.declaration import About, Look, Option

GAME = About(
    name="lanterns",
    title="River Lanterns",
    year=2026,
    colours={
        "crimson": "red3",
        "amber": "orange1",
        "jade": "spring_green3",
        "azure": "deep_sky_blue1",
        "violet": "medium_orchid",
    },
    periods=("night",),
    first_seat="first_player",
    options=(Option("full_moon", "everybody is dealt one more wish"),),
    look=Look(
        light="#DFE4EE #F6F7FB #FFFFFF #B3BCD0 #1B2233 #4C5670 #8A4B00 #1F6B34 #A3261A #1F66B5 #7A5C00 #A8412B",
        dark="#0D1220 #161D30 #202942 #38456A #EEF1FA #AEB8D2 #FFC05C #86D79A #FF9A8A #7CC4F0 #F0C95A #FF9A8A",
        light_seats="#B3123C #C77700 #0B7A55 #1273C4 #7B3FB5",
        dark_seats="#F0506E #FFB84D #4CCB98 #5CB3FF #C08CF0",
    ),
)
