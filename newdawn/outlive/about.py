"""Outlive, declared: what others need to know before it is loaded."""

from newdawn.core.declaration import About, Credits, Learning, Look, Option

GAME = About(
    name="outlive",
    title="Outlive",
    year=2016,
    colours={"orange": "dark_orange", "beige": "tan", "purple": "medium_purple", "blue": "dodger_blue1"},
    periods=("dawn",),
    options=(Option("placing_in_turn", "heroes are placed one at a time, in turn order, instead of all at once"),),
    former_options=("simultaneous_placing",),
    environment_version=1,
    effort={"clicks": 130, "questions": 100, "waiting_s": 100},
    credits=Credits(("Grégory Oliver",), ("Miguel Coimbra",), ("La Boite de Jeu",)),
    look=Look(
        light="#E7DAC3 #F7EEDD #FFF8EA #C9B491 #2A1D12 #66513A #8F4A00 #2B6A1E #A3261A #1F6E96 #8A5A0C #A8412B",
        dark="#120F0D #1E1814 #2E241C #4A3A2C #F4EADA #C2AF94 #FFB454 #8FD67A #FF8A73 #62BFE6 #E8B85E #F08A70",
        titles='"Big Shoulders Display", "Avenir Next Condensed", "Roboto Condensed", "Arial Narrow", sans-serif',
        corner="3px",
    ),
    search_depth=8,
    learning=Learning(0.02, 0.9, 0.08, 0.97, fade=0.7, ridge=30.0, hour_ridge=10.0, samples=120),
)
