"""Fill in what docs/rules/outlive.md takes from elsewhere: the tables of figures, and the tests of each ruling.

    make pages

Figures come from `components.toml`, the names of tests from `tests/outlive`. The rest of the page is written by hand.
"""

from newdawn.outlive import names
from newdawn.outlive.components import COMPONENTS as BOX
from newdawn.outlive.components import table as component_rows
from tools.rules_pages.page import RulesPage, by_players, markdown, sources

# Rulings that no test carries in its name, because they change nothing in the rules.
OTHER_TESTS = {
    25: ["test_repairing.py::test_only_broken_tiles_are_repaired"],
    27: ["test_rulebook_examples.py::test_the_worked_example_comes_out_as_printed"],
}

ROOM_EFFECTS = {
    "room-construction": ("night 5", "{amount} Materials off the price of one room"),
    "draw-and-repair": ("night 6", "draws {amount} Equipment, then takes {amount} Material off one repair"),
    "overcome-event": (
        "night 1",
        "takes {materials} Materials, {munitions} Munitions or {supplies} Supply off one event",
    ),
    "hunting-two": ("day", "{amount} more Meat after a catch"),
    "hunting-one": ("day", "{amount} more Meat after a catch"),
    "cargo-one": ("day", "{amount} more Canned Goods on the Cargo Ship"),
    "cargo-two": ("day", "{amount} more Canned Goods on the Cargo Ship, and the owner may take an occupied slot"),
    "four-munitions": ("night 5", "{amount} Munitions"),
    "permanent-water": ("any time", "{amount} Water a day without a token"),
    "event-immunity": ("any time", "keeps off all events except those of scarcity"),
    "destroy-equipment": ("night 5", "turns one of the owner's tiles into the Materials of its repair"),
    "gauge-down": ("night 5", "the tracer moves {amount} square towards the best"),
    "airlock-absorbs": ("night 3", "absorbs {amount} point of radioactivity"),
    "add-survivor": ("night 5", "{amount} survivor joins this room, up to {most} in it"),
    "city-search": ("day, once a city", "{amount} free search tiles after a search"),
    "draw-equipment": ("night 5", "draws {amount} Equipment"),
    "look-through-pile": ("day, in any turn", "shows one search pile to the owner"),
    "hero-immunity": ("day", "turns away pressure on one of the owner's heroes of strength 3"),
    "free-repair": ("night 6", "one repair costs nothing"),
    "choice-of-tribute": ("day, always", "the owner, as attacker, chooses the tribute"),
    "empty-cupboard": ("day, once a city", "{amount} Wood and {amount} Metal for an empty cupboard"),
    "repair-two": ("night 6", "takes {amount} Materials off one repair"),
}

TILE_EFFECTS = {
    "access-card": "activates the Dam's filtration system without a Microchip",
    "flashlight": "{amount} survivor in a city, into any free space",
    "grappling-hook": "the hero takes a slot {amount} higher on the Cargo Ship",
    "bear-trap": "{amount} more point for a hunt",
    "shotgun": "{amount} more point for a hunt",
    "battle-gear": "{amount} points less of one pressure suffered",
    "baseball-bat": "{amount} more point of pressure on one hero",
    "thermal-sensor": "any tile of the stack may be hunted, and the owner sees them all",
    "exoskeleton": "one move of any length",
}

EVENT_EFFECTS = {
    "wildfire": "Wood leaves the Forest: {removes}",
    "cave-in": "Metal leaves the Mine: {removes}",
    "thieves": "Microchips leave the Fairgrounds: {removes}",
    "nomads": "search tiles leave each city's pile: {removes}",
    "lean-times": "Wood, Metal and Microchips leave their locations, of each: {removes}",
    "sandstorm": "heroes have strength {strength}, but not under pressure",
    "radioactive-cloud": "each tracer moves {squares} squares towards the worst",
    "rat-infestation": "each tribe loses {supplies} Supply, or else a survivor",
    "enemy-clan": "each tribe loses {tokens} Materials or Munitions, or else a survivor",
    "cold-snap": "each tribe loses {survivors} survivor",
    "epizootic": "each catch gives {meat} less Meat",
    "mutation": "each animal has {endurance} more endurance",
}

RESERVE = {"survivors": "survivor tokens", "tokens": "tokens of each kind"}

TRADES = {"plus": "out of the location's stock, after scavenging one", "plain": "from the reserve"}


def tables() -> dict[str, str]:
    """Return every generated table by its name."""
    return {
        "setup": _setup(),
        "places": _places(),
        "cargo": _cargo(),
        "wild-game": _wild_game(),
        "radioactivity": _radioactivity(),
        "scoring": _scoring(),
        "leaders": _leaders(),
        "rooms": _rooms(),
        "equipment": _equipment(),
        "events": _events(),
    }


def _setup() -> str:
    rows = [[key, value, provenance("setup", "", key)] for key, value in figures("setup").items()]
    rows += [[key, value, provenance("shelter", "", key)] for key, value in figures("shelter").items()]
    rows.append(
        ["strength of the heroes", " / ".join(map(str, BOX.hero_strength)), provenance("heroes", "", "strength")]
    )
    rows.append(["steps of a hero at most", str(BOX.hero_steps), provenance("heroes", "", "steps")])
    rows += [
        [f"{RESERVE[key]} in the box", value, provenance("reserve", "", key)]
        for key, value in figures("reserve").items()
    ]
    rows.append(["Microchips for the Dam's filtration system", str(BOX.door_cost), provenance("places", "dam", "door")])
    return markdown("figure|value|provenance", rows)


def _places() -> str:
    rows = [
        [place, found["token"], by_players(found["stock"]), provenance("places", place)]
        for place in names.PLACES
        if (found := figures("places", place))
    ]
    cities = figures("cities")
    rows.append(["each city", f"search tiles: {cities['search']}", by_players(cities["pile"]), provenance("cities")])
    rows.append(["each city", "equipment tiles", cities["equipment-shown"], provenance("cities")])
    stacks = by_players(figures("hunting")["stack"])
    rows.append(
        ["forest, mine, fairgrounds", "wild game tiles, once for the whole game", stacks, provenance("hunting")]
    )
    return markdown("location|what|2 / 3 / 4 players|provenance", rows)


def _cargo() -> str:
    rows = []
    for key, cans in figures("cargo").items():
        words = {row.provenance for row in component_rows() if (row.section, row.key) == ("cargo", key)}
        rows.append([key.split(".")[1], cans, "1", *words])
    return markdown("slot|Canned Goods|survivors|provenance of the cans", rows)


def _wild_game() -> str:
    rows = []
    for kind in names.WILD_GAME:
        found = figures("wild-game", kind)
        meat = " / ".join(map(str, BOX.game_meat[names.WILD_GAME.index(kind)]))
        rows.append([found["endurance"], meat, found["tiles"], provenance("wild-game", kind)])
    return markdown("endurance|Meat of catch 1 / 2 / 3 / 4 and later|tiles|provenance", rows)


def _radioactivity() -> str:
    gauge = ", ".join(map(str, BOX.gauge))
    squares = [
        (row.value, row.provenance)
        for row in component_rows()
        if row.section == "radioactivity" and row.key.startswith("gauge")
    ]
    rows = [
        ["squares, best to worst", gauge, sources(squares)],
        ["start", figures("radioactivity")["start"], provenance("radioactivity", "", "start")],
        ["points on days 1 to 6", ", ".join(map(str, BOX.radiation)), provenance("radioactivity", "", "by-day")],
    ]
    return markdown("figure|value|provenance", rows)


def _scoring() -> str:
    points = [str(value) for value in BOX.room_points[1:]]
    head = "full rooms|" + "|".join(map(str, range(1, len(points) + 1))) + "|provenance"
    return markdown(head, [["points", *points, provenance("scoring")]])


def _leaders() -> str:
    rows = []
    for leader in names.LEADERS:
        found = figures("leaders", leader)
        goods = found.get("stock") or f"{found['searches']} search tiles, {found['searches-dropped']} put back"
        row = [leader, found["age"], found["places"], goods, found["equipment"], provenance("leaders", leader)]
        rows.append(row)
    return markdown("leader|age|places|goods|broken equipment|provenance", rows)


def _rooms() -> str:
    rows = []
    for room in names.ROOMS:
        found = figures("rooms", room)
        when, effect = ROOM_EFFECTS[room]
        row = [room, found["places"], found["upkeep"], found["copies"], when, effect.format(**found)]
        rows.append([*row, provenance("rooms", room)])
    return markdown("room|places|upkeep|copies|when|what it does|provenance", rows)


def _equipment() -> str:
    rows = []
    for tile in names.EQUIPMENT:
        found = figures("equipment", tile)
        if tile in TILE_EFFECTS:
            effect = TILE_EFFECTS[tile].format(**found)
        else:
            source = TRADES["plus" if BOX.equipment_plus[names.EQUIPMENT.index(tile)] else "plain"]
            where = found["places"].replace(", ", " or ")
            effect = f"at {where}: {found['amount']} {found['token']}, {source}"
        rows.append([tile, found["pair"], found["cost"], found["copies"], effect, provenance("equipment", tile)])
    return markdown("tile|pair|repair|copies|what it does|provenance", rows)


def _events() -> str:
    rows = []
    for event in names.EVENTS:
        found = figures("events", event)
        if "removes" in found:
            found["removes"] = by_players(found["removes"])
        effect = EVENT_EFFECTS[event].format(**found)
        rows.append([event, effect, found["cost"], found["points"], provenance("events", event)])
    return markdown("event|every day until overcome (2 / 3 / 4 players)|cost|points|provenance", rows)


PAGE = RulesPage("outlive", component_rows(), tables, OTHER_TESTS)
figures, provenance = PAGE.figures, PAGE.provenance
