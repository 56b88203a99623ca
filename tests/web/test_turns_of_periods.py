"""At dawn and at the start of a season: what begins and what it does, and what the past period has brought."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.web import eden_positions, outlive_positions
from tests.web.checks import axe_problems, is_drawn
from tests.web.seated import Seated
from tests.web.tables import PHONE, Seats


def night_before_a_sandstorm() -> dict[str, Any]:
    """Return the second night of three tribes that are through with all but recruiting; a Sandstorm comes."""
    document = outlive_positions.sixth_day("shelter", players=3, day=2)
    document["tribes"] = [{**tribe, "decision": "recruit"} for tribe in document["tribes"][:3]]
    document["convoy"] = ["wildfire", "epizootic", "sandstorm", "cold-snap", "thieves", "nomads"]
    return document


def goes_on(at: Seated, seats: list[Seats], key: str, until: Any) -> None:
    """Let everybody decide nothing more than they must, until the view has this."""
    while True:
        for one in seats:
            state = at.state(one, one.seats[0])
            if state["view"][key] == until:
                return
            if state["decision_name"]:
                offers = [offer["move"] for offer in state["moves"]]
                at.does(one, one.seats[0], do="move", move="done" if "done" in offers else offers[0])


def test_dawn_shows_the_event_what_it_does_to_each_hero_and_how_the_tribes_came_through_the_night(at: Seated) -> None:
    seats = outlive_positions.laid_out(at.house, night_before_a_sandstorm())
    ana = at.person(seats[0])
    card = ana.page.locator(".turning")
    expect(card).to_have_count(0)
    goes_on(at, seats, "day", 3)
    expect(card).to_contain_text("Day 3: Sandstorm")
    expect(card).to_contain_text("All heroes act with strength 3")
    expect(card).to_contain_text("4 acts with 3 and 5 acts with 3")
    expect(card).to_contain_text("Still in force: Epizootic Disease")
    told = [tribe["survivors"] for tribe in at.state(seats[0])["prospects"]["tribes"]]
    scores = [score["total"] for score in at.state(seats[0])["scores"]]
    for row, survivors, points in zip(card.locator("tbody tr").all(), told, scores, strict=True):
        cells = row.locator("td").all_inner_texts()
        assert (int(cells[0]), int(cells[-1].replace("−", "-"))) == (survivors, points)
    assert axe_problems(ana.page, ".turning") == []


def test_the_card_at_dawn_says_what_is_lost_with_so_many_players(at: Seated) -> None:
    document = night_before_a_sandstorm()
    document["convoy"][2] = "lean-times"
    document["convoy"][4] = "sandstorm"
    seats = outlive_positions.laid_out(at.house, document)
    goes_on(at, seats, "day", 3)
    for language, words in (("en", "lose 2 tokens each"), ("fr", "perdent chacune 2 jetons")):
        card = at.person(seats[0], language=language).page.locator(".turning")
        expect(card).to_contain_text(words)
        expect(card).not_to_contain_text("2/3/4")


def test_the_card_at_dawn_lets_clicks_through_and_goes_when_its_reader_decides(at: Seated) -> None:
    seats = outlive_positions.laid_out(at.house, night_before_a_sandstorm())
    goes_on(at, seats, "day", 3)
    ana, ben = at.person(seats[0]), at.person(seats[1], "Benoît")
    expect(ana.page.locator(".turning")).to_be_visible()
    is_drawn(ana.page)
    meets_it = """([x, y]) => document.elementFromPoint(x, y).closest(".turning") !== null"""
    box = ana.page.locator(".turning").bounding_box()
    assert box is not None
    assert not ana.page.evaluate(meets_it, [box["x"] + 10, box["y"] + box["height"] - 10])
    at.plays(seats[0])
    expect(ana.page.locator(".turning")).to_have_count(0)
    ben.page.locator(".turning .close").click()
    expect(ben.page.locator(".turning")).to_have_count(0)


def test_a_season_begins_with_its_event_and_with_what_the_last_one_brought_on_a_phone_too(at: Seated) -> None:
    seats = eden_positions.laid_out(at.house, eden_positions.late(3, "feeding", season="spring"))
    goes_on(at, seats, "season", "summer")
    ana = at.person(seats[0], size=PHONE, language="fr")
    card = ana.page.locator(".turning")
    expect(card).to_contain_text("Été")
    expect(card).to_contain_text(re.compile(r"Vous en avez \d sur \d"))
    scored = [score["total"] for score in at.state(seats[0])["scored"]]
    shown = [int(row.locator("td").last.inner_text()) for row in card.locator("tbody tr").all()]
    assert shown == scored
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]


def test_at_the_end_everybody_s_missions_are_revealed_with_what_each_gave(at: Seated) -> None:
    seats = eden_positions.laid_out(at.house, eden_positions.late(2, "feeding", season="winter"))
    ana = at.person(seats[0])
    while at.state(seats[0])["table"]["stage"] == "playing":
        for one in seats:
            if at.state(one, one.seats[0])["decision_name"]:
                offers = [offer["move"] for offer in at.state(one, one.seats[0])["moves"]]
                at.does(one, one.seats[0], do="move", move="done" if "done" in offers else offers[0])
    state = at.state(seats[0])
    rows = ana.page.locator(".revealed li")
    expect(rows).to_have_count(len(seats))
    for row, refuge, score in zip(rows.all(), state["view"]["refuges"], state["scores"], strict=True):
        expect(row.locator(".mission")).to_have_count(len(refuge["missions"]))
        gained = row.locator(".mission:not(.failed) b").all_inner_texts()
        assert sum(map(int, gained)) == score["missions"]


def test_only_points_that_are_won_for_good_are_called_scored_and_only_those_are_a_gain_of_others(at: Seated) -> None:
    seats = eden_positions.laid_out(at.house, eden_positions.late(2, "feeding"))
    ana = at.person(seats[0])
    after = ana.page.locator("section.after")
    now = at.state(seats[0])["scored"]
    previews = at.previews(seats[0])
    assert len(previews) > 1
    for move, preview in previews.items():
        at.choice(ana, move).first.hover()
        # The move that the game proposes is shown already: what the other one does comes in its place.
        row = after.get_by_role("listitem").filter(has_text="If it ended now")
        expect(row).to_have_text(re.compile(rf"\b{preview['scores'][0]['total']}(, unchanged)?\s*$"))
        expect(after).to_have_attribute("aria-label", "After this")
        then = [points["total"] for points in preview["scored"]]
        is_scored = then[0] not in (now[0]["total"], None)
        expect(after.get_by_text("Scored so far")).to_have_count(1 if is_scored else 0)
        is_gain = then[1] not in (now[1]["total"], None)
        expect(after.locator(".label", has_text="Benoît")).to_have_count(1 if is_gain else 0)


def test_what_is_given_up_piece_by_piece_says_for_what_and_how_much_is_left(at: Seated) -> None:
    document = outlive_positions.sixth_day("shelter", players=2, day=2, convoy=["wildfire", "epizootic"])
    document["tribes"] = [{**document["tribes"][0], "night": "feed"}, {**document["tribes"][1], "night": "asleep"}]
    seats = outlive_positions.laid_out(at.house, document)
    # Whoever composes is given what goes without saying: here it is given piece by piece.
    ana = at.person(seats[0], settings={"automatic": "nothing"})
    owed = at.state(seats[0])["prospects"]["tribes"][0]["owed"]
    question = ana.page.locator(".question")
    expect(question).to_contain_text("Feeding")
    expect(question).to_contain_text(f"{owed['left']} of {owed['total']} supplies left to give")
    at.plays(seats[0], "pay meat")
    expect(question).to_contain_text(f"{owed['left'] - 1} of {owed['total']} supplies left to give")
