"""Fill in what docs/rules/eden.md takes from elsewhere: the tables of figures, and the tests of each ruling.

    make pages

Figures come from `components.toml`, the names of tests from `tests/eden`. The rest of the page is written by hand.
"""

from collections.abc import Iterable

from newdawn.eden import names
from newdawn.eden.components import COMPONENTS as BOX
from newdawn.eden.components import table as component_rows
from newdawn.eden.drawing.marks import EQUIPMENT, SURVIVORS
from tools.rules_pages.page import RulesPage, by_players, markdown, sources

# Rulings that tests hold without carrying them in their names: 48 changes nothing in the rules, and those from 49 on
# were made when the rules they are about had their tests already.
OTHER_TESTS = {
    48: ["test_acquire.py::test_after_the_farmers", "test_acquire.py::test_a_season_of_three_players"],
    49: [
        "test_locations.py::test_the_two_missions_that_are_not_kept",
        "test_prelude.py::test_the_two_others_are_tucked",
        "test_prelude.py::test_who_keeps_first_makes_no_difference",
    ],
    50: [
        "test_powers.py::test_a_swap_may_come_between_the_two_dice",
        "test_powers.py::test_a_second_die_cannot_be_used_up_twice",
        "test_powers.py::test_ruling_35_it_may_be_left",
        "test_powers.py::test_ruling_36_the_action_of_the_first_location",
    ],
    51: [
        "test_new_buildings.py::test_before_the_event_everybody",
        "test_new_buildings.py::test_who_is_asked_does_not_depend",
        "test_new_buildings.py::test_who_has_no_mission_in_hand",
        "test_new_buildings.py::test_whose_refuge_fits_no_new_building",
        "test_new_buildings.py::test_a_new_building_that_everybody_sees_placed",
    ],
    52: [
        "test_secrets.py::test_ruling_47_who_tucked_cards_under_the_deck",
        "test_secrets.py::test_ruling_47_who_draws_cards_that_another_tucked",
        "test_secrets.py::test_ruling_47_tucked_cards_stay_known",
    ],
    53: [
        "test_feeding.py::test_where_farmers_are_enough",
        "test_feeding.py::test_everybody_is_asked_at_the_same_time",
        "test_feeding.py::test_who_is_asked_although_farmers_feed_everybody",
    ],
    54: [
        "test_acquire.py::test_wild_dice_and_wild_tokens_are_added_one_by_one",
        "test_acquire.py::test_as_many_wilds_as_one_has",
        "test_acquire.py::test_who_has_no_wild_is_not_asked",
    ],
    55: [
        "test_missions.py::test_points_for_missions_can_be_asked",
        "test_scoring.py::test_the_score_can_be_asked_at_any_time",
    ],
    56: [
        "test_powers.py::test_ruling_34_two_such_cards_allow_a_third_die",
        "test_powers.py::test_without_dice_at_another_location",
    ],
    57: ["test_prelude.py::test_the_missions_dealt_can_be_looked_at"],
    58: ["test_locations.py::test_missions_of_earlier_seasons_stay_in_hand"],
    59: [
        "test_powers.py::test_a_second_mission_need_not_be_kept",
        "test_powers.py::test_two_more_missions_are_drawn",
        "test_secrets.py::test_ruling_47_how_many_missions_of_a_draw",
    ],
    60: [
        "test_powers.py::test_dice_at_the_same_location",
        "test_powers.py::test_a_die_needs_another_one",
        "test_powers.py::test_where_all_dice_show_the_same_face",
    ],
    61: [
        "test_powers.py::test_who_has_no_strength_takes_no_card",
        "test_secrets.py::test_ruling_47_a_card_that_is_taken_from_a_deck",
    ],
    62: [
        "test_new_buildings.py::test_the_same_survivors_serve",
        "test_new_buildings.py::test_what_a_new_building_gives",
        "test_new_buildings.py::test_equipment_is_not_needed",
    ],
    63: [
        "test_events.py::test_the_heroine_makes_up_for_one_survivor",
        "test_events.py::test_who_needs_no_heroine",
        "test_events.py::test_survivors_and_equipment_are_not_spent",
    ],
    64: ["test_locations.py::test_one_player_may_have_both"],
    65: ["test_secrets.py::test_everything_else_lies_open"],
}

LOCATION_EFFECTS = {
    "tower": "one of {events} events is turned face down; the first visitor also takes the Heroine",
    "bridge": "{missions-drawn} missions are drawn, {missions-kept} kept",
    "restaurant": "{cans} Can",
    "city-center": "one of {equipment} pieces of equipment, the Bat or the Binoculars",
    "train-station": "one of {survivors} survivor tokens",
}

POWER_EFFECTS = {
    "can-with-first-die": ("with the first die of a season", "{amount} Can"),
    "swap-dice": ("around the first die of a season", "{amount} swap of two dice at different locations"),
    "second-die": ("after the first die of a season", "{amount} more die, from another location"),
    "keep-more-missions": ("at the Bridge", "{amount} more mission may be kept"),
    "draw-more-missions": ("at the Bridge", "{amount} more missions are drawn"),
    "top-of-the-deck": ("when a building is claimed", "{amount} card, the first of the deck, instead of a face-up one"),
    "cans": ("when the card is acquired", "{amount} Cans"),
    "equipment-of-each-type": ("for events and missions", "counts as {amount} bullet, {amount} capsule, {amount} book"),
    "unsuccessful-missions": ("at the end", "{amount} points for each unsuccessful mission"),
    "points-for-tinkerers": ("at the end", "{amount} point for each tinkerer in the refuge"),
    "points": ("at the end", "{amount} points"),
}

MISSION_EFFECTS = {
    "most-of-survivor": "more survivors of the type than anybody else",
    "pairs-of-survivor": "at least {at-least} survivors of the type",
    "most-of-equipment": "more equipment of the type than anybody else",
    "four-of-equipment": "at least {at-least} pieces of equipment of the type",
    "most-powers": "more tinkerer powers than anybody else",
    "two-powers": "at least {at-least} tinkerer powers",
    "most-equipment": "more equipment, of all types together, than anybody else",
    "pairs-of-equipment": "at least {at-least} pieces of each of the three types of equipment",
    "pairs-of-survivors": "at least {at-least} survivors of each of the five professions",
    "ten-slackers": "at least {at-least} slackers",
    "fewest-slackers": "nobody has fewer slackers",
    "most-survivors": "a larger population than anybody else",
    "binoculars": "has the Binoculars, on top of their own points",
    "thirteen-buildings": "at least {at-least} buildings, New Buildings included",
}


def tables() -> dict[str, str]:
    """Return every generated table by its name."""
    return {
        "setup": _setup(),
        "locations": _locations(),
        "events": _events(),
        "population": _population(),
        "powers": _powers(),
        "missions": _missions(),
        "new-buildings": _new_buildings(),
        "buildings": _buildings(),
    }


def _setup() -> str:
    rows = []
    for section in ("setup", "tokens"):
        for key, value in figures(section).items():
            shown = by_players(value) if key in ("buildings-shown", "tinkerers-removed") else value
            label = f"tokens: {key}" if section == "tokens" else key
            label += " (for 2 / 3 / 4 players)" if shown != value else ""
            rows.append([label, shown, provenance(section, "", key)])
    return markdown("figure|value|provenance", rows)


def _locations() -> str:
    rows = []
    for location in names.LOCATIONS:
        found = figures("locations", location)
        effect = LOCATION_EFFECTS[location].format(**found)
        rows.append([location, by_players(found["dice"]), effect, provenance("locations", location)])
    together = " / ".join(str(dice.sum()) for dice in BOX.location_dice[2:])
    each = " / ".join(map(str, BOX.dice_each[2:]))
    rows.append(["together", together, f"for each player: {each}", "from the above"])
    return markdown("location|dice for 2 / 3 / 4 players|what a visit gives|provenance", rows)


def _events() -> str:
    rows = []
    for event in names.EVENTS:
        found = figures("events", event)
        clauses = [
            _clause(int(found[f"{clause}.count"]), found[f"{clause}.of"].split(", "))
            for clause in dict.fromkeys(key.split(".")[0] for key in found if key.startswith("requires"))
        ]
        rows.append([event, " and ".join(clauses), found["points"], _event_provenance(event)])
    return markdown("event|equipped survivors|points|provenance", rows)


def _clause(count: int, of: list[str]) -> str:
    many = [kind if count == 1 else f"{kind}s" for kind in of]
    mix = ", in any mix" if len(of) > 1 else ""
    return f"{count} {_one_of(many)}{mix}"


def _one_of(words: list[str]) -> str:
    return " or ".join(part for part in (", ".join(words[:-1]), words[-1]) if part)


def _event_provenance(event: str) -> str:
    parts = [("survivors", provenance("events", event, "requires")), ("points", provenance("events", event, "points"))]
    return sources(parts)


def _population() -> str:
    zones: dict[str, dict[str, str]] = {}
    for key, value in figures("population").items():
        zone, _, figure = key.partition(".")
        zones.setdefault(zone, {})[figure] = value
    people = []
    first = 0
    for zone in zones.values():
        last = zone.get("up-to")
        people.append(f"{first} and more" if last is None else last if int(last) == first else f"{first}–{last}")
        first = int(last or first) + 1
    rows = [["farmers", *(zone["farmers"] for zone in zones.values()), _zone_provenance("farmers")]]
    rows.append(["points", *(zone["points"] for zone in zones.values()), _zone_provenance("points")])
    return markdown("|".join(["survivors", *people, "provenance"]), rows)


def _zone_provenance(figure: str) -> str:
    """Return where the figures of all zones come from: the usual word, and the values that have another."""
    found = [
        (row.value, row.provenance)
        for row in component_rows()
        if row.section == "population" and row.key.endswith(f".{figure}")
    ]
    words = [word for _, word in found]
    usual = max(words, key=words.count)
    others = [pair for pair in found if pair[1] != usual]
    exceptions = "".join(f"; {word}: {value}" for value, word in others)
    return f"{usual}{exceptions}"


def _powers() -> str:
    rows = []
    for number, power in enumerate(names.POWERS):
        when, effect = POWER_EFFECTS[power]
        cards = [name for name, shown in zip(names.BUILDINGS, BOX.building_power, strict=True) if shown == number]
        row = [power, when, effect.format(**figures("powers", power)), ", ".join(cards)]
        rows.append([*row, provenance("powers", power)])
    return markdown("power|when|what it does|cards|provenance", rows)


def _missions() -> str:
    rows = []
    for number, kind in enumerate(names.MISSION_KINDS):
        cards = [mission for mission, of in enumerate(names.KIND_OF_MISSION) if of == number and _copies(mission)]
        shown = [names.MISSIONS[card] + (f" ({_copies(card)}×)" if _copies(card) > 1 else "") for card in cards]
        # Cards of a kind differ in their type only.
        (found,) = {tuple((key, value) for key, value in _secret(card).items() if key != "copies") for card in cards}
        (words,) = {provenance("missions", names.MISSIONS[card]) for card in cards}
        figure = dict(found)
        rows.append([MISSION_EFFECTS[kind].format(**figure), ", ".join(shown), figure["points"], words])
    return markdown("mission|cards|points|provenance", rows)


def _copies(mission: int) -> int:
    return int(BOX.mission_copies[mission])


def _secret(mission: int) -> dict[str, str]:
    return figures("missions", names.MISSIONS[mission])


def _new_buildings() -> str:
    rows = []
    for card in names.NEW_BUILDINGS:
        found = figures("missions", card)
        gains = [found[key] for key in ("survivors", "equipment") if key in found]
        gains += [f"Cans {found['cans']}"] if "cans" in found else []
        rows.append([card, found["needs"], ", ".join(gains), found["copies"], provenance("missions", card)])
    return markdown("card|survivors needed|gains|copies|provenance", rows)


def _buildings() -> str:
    rows = []
    for number in range(names.CARDS_OF_A_TYPE):
        cards = range(number, len(names.BUILDINGS), names.CARDS_OF_A_TYPE)
        words = ((names.BUILDINGS[card], provenance("buildings", names.BUILDINGS[card])) for card in cards)
        rows.append([str(number + 1), *map(_printed, cards), sources(words)])
    return markdown("|".join(["card", *names.PROFESSIONS, "provenance"]), rows)


def _printed(card: int) -> str:
    """Return what is printed on a card, in the signs of the terminal; its power is in another table."""
    parts = _signs(SURVIVORS, BOX.building_survivors[card]) + _signs(EQUIPMENT, BOX.building_equipment[card])
    parts += [f"+{BOX.building_cans[card]}"] if BOX.building_cans[card] else []
    parts += ["END"] if BOX.building_end[card] else []
    return " ".join(parts)


def _signs(signs: Iterable[str], counts: Iterable[int]) -> list[str]:
    return [sign for sign, count in zip(signs, counts, strict=True) for _ in range(count)]


PAGE = RulesPage("eden", component_rows(), tables, OTHER_TESTS)
figures, provenance = PAGE.figures, PAGE.provenance
