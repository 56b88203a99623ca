"""What happens says what it comes from: which event, room or tile, or what a tribe does."""

from typing import Any

import pytest

from newdawn.core.events import Event
from tests.outlive.scenes import arrival, asked, at_night, does, overcoming
from tests.outlive.tables import full, named, table


def sources(events: list[Event], name: str) -> list[str]:
    """Return where each event of this name comes from."""
    return [event["source"] for event in named(events, name)]


@pytest.mark.parametrize(
    ("source", "step", "tribe", "moves"),
    [
        ("feeding", "feed", {"rooms": [full("hunting-one")], "stock": {"meat": 1, "canned": 1}}, ["pay meat"]),
        ("recruiting", "recruit", {"stock": {"canned": 1}}, ["pay canned"]),
        ("building", "build", {"stock": {"wood": 3}}, ["build 1"]),
        ("repairing", "repair", {"stock": {"wood": 3, "metal": 3}, "equipment": {"axe": "broken"}}, ["repair axe"]),
        ("upkeep", "recruit", {"stock": {"meat": 1}}, ["done"]),
    ],
)
def test_tokens_that_are_spent_at_night_say_what_for(
    source: str, step: str, tribe: dict[str, Any], moves: list[str]
) -> None:
    assert set(sources(does(at_night(step, tribe), *moves), "spent")) == {source}


def test_an_event_that_is_overcome_says_what_it_costs() -> None:
    position = overcoming({"stock": {"water": 3}})
    assert set(sources(does(position, "overcome wildfire"), "spent")) == {"overcoming"}


@pytest.mark.parametrize(
    ("event", "stock", "move"),
    [
        ("rat-infestation", {"meat": 3, "canned": 3}, "pay meat"),
        ("enemy-clan", {"wood": 3, "metal": 3}, "pay wood"),
    ],
)
def test_tokens_that_an_event_takes_name_the_event(event: str, stock: dict[str, int], move: str) -> None:
    position = table(2, phase="dawn", convoy=[event], tribes=[{"stock": stock}])
    assert sources(does(position, move), "spent")[0] == event


def test_survivors_and_radioactivity_name_what_changed_them() -> None:
    position = table(2, phase="dawn", convoy=["cold-snap"], tribes=[{"rooms": [full("hunting-one")], "airlock": 3}])
    assert sources(does(position, "lose 4"), "survivor-lost")[0] == "cold-snap"
    events = does(at_night("recruit", {"stock": {"canned": 1}}), "pay canned")
    assert sources(events, "survivor-joined") == ["recruiting"]
    events = does(asked("build", rooms=[full("gauge-down")], gauge=2), "room 4")
    assert sources(events, "gauge-moved") == ["gauge-down"]


def test_what_a_room_or_a_tile_gives_names_it() -> None:
    events = does(asked("build", rooms=[full("four-munitions")]), "room 4")
    assert sources(events, "gained") == ["four-munitions"]
    position = arrival("forest", equipment={"bow": "repaired"})
    assert sources(does(position, "use bow"), "gained") == ["bow"]
