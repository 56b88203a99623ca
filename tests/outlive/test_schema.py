"""The JSON Schemas of Outlive say what its documents are."""

from tests.schema_suite import SchemaSuite

RICH = {
    "stock": {"wood": 5, "metal": 5, "microchip": 5},
    "equipment": {"axe": "broken"},
    "rooms": [{"room": "overcome-event", "survivors": 4}, {"room": "repair-two", "survivors": 3}],
}
PRESSED = {"heroes": {"3a": {"at": "dam", "state": "activated"}}, "stock": {"wood": 3}}
USED = [
    {"room": "draw-and-repair", "survivors": 1, "used": "drawn"},
    {"room": "empty-cupboard", "survivors": 1, "used": ["peak"]},
    {"room": "hunting-one", "survivors": 1, "used": True},
]
KNOWN = {"search": {"peak": {"known_to": [1]}}, "wild_game": {"forest": {"known_to": [0]}}}


class TestOutlive(SchemaSuite):
    name = "outlive"
    options = {"placing_in_turn": True}  # noqa: RUF012
    rare = (
        {"players": 2, "board": KNOWN},
        {"players": 2, "tribes": [{"rooms": USED}]},
        {
            "players": 2,
            "phase": "overcoming",
            "active": 0,
            "passes": 1,
            "convoy": ["sandstorm"],
            "event_in_hand": "sandstorm",
            "tribes": [{**RICH, "decision": "discount"}],
        },
        {
            "players": 2,
            "night": "repair",
            "tribes": [{**RICH, "decision": "waive", "tile_in_hand": "axe", "due": {"wood": 1}, "waivers": 1}],
        },
        {
            "players": 2,
            "phase": "pressure",
            "turn": {"hero": "5", "bat_target": 1, "defender": 1, "pressure": 3},
            "tribes": [{"heroes": {"5": "dam"}, "equipment": {"baseball-bat": "used"}}, PRESSED],
        },
        {
            "players": 2,
            "phase": "acting",
            "turn": {"hero": "5", "sensor": True},
            "tribes": [{"heroes": {"5": "forest"}, "equipment": {"thermal-sensor": "used"}}],
            "board": KNOWN,
        },
        {
            "players": 2,
            "phase": "acting",
            "turn": {"hero": "5", "points": 4, "collected": 1, "cupboards": ["4"]},
            "tribes": [{"heroes": {"5": "peak"}, "rooms": [{"room": "empty-cupboard", "survivors": 3}]}],
            "board": {"search": {"peak": {"aside": {"empty": 1}}}},
        },
    )
    unwritten = {"Position.night": "every tribe has its own, which is written"}  # noqa: RUF012
