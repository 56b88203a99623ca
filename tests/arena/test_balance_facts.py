"""What is noted of a game for a balance report agrees with how the game went."""

import pytest

import newdawn
from newdawn.arena.balance import Survey, observe
from newdawn.arena.errors import ArenaError
from newdawn.arena.facts import Nature, kinds_of
from newdawn.eden import components as eden_box
from newdawn.eden import names as eden_names
from newdawn.outlive import components as outlive_box
from newdawn.outlive import names as outlive_names

every_count = pytest.mark.parametrize("players", [2, 3, 4])
both_games = pytest.mark.parametrize("name", newdawn.GAMES)


@pytest.fixture(scope="module")
def seats():
    """Return the seats of some random games; each game is played once."""
    known = {}

    def play(name, players):
        if (name, players) not in known:
            known[name, players] = observe(newdawn.load(name), Survey.of(name, "random", players, seed=5), games=3)
        return known[name, players]

    return play


def things_of(name, kind):
    return next(each.things for each in kinds_of(newdawn.load(name)) if each.name == kind)


def points_of(seat, name, part):
    return seat.parts[newdawn.load(name).rules.PARTS.index(part)]


@both_games
@every_count
def test_every_note_is_of_a_known_thing(seats, name, players):
    known = {
        kind.column(way.name): {thing.name for thing in kind.things}
        for kind in kinds_of(newdawn.load(name))
        for way in kind.ways
    }
    for seat in seats(name, players):
        for column, things in seat.facts.items():
            assert set(things) <= known[column], column


@both_games
@every_count
def test_a_game_has_one_row_for_each_seat_and_its_points_add_up(seats, name, players):
    found = seats(name, players)
    assert [(seat.game, seat.seat) for seat in found] == [(game, seat) for game in range(3) for seat in range(players)]
    for seat in found:
        assert sum(seat.parts) == seat.score
        assert seat.facts["seat_taken"] == (str(seat.seat),)
    for game in range(3):
        assert sum(seat.share for seat in found if seat.game == game) == pytest.approx(1)
        turns = [seat.facts["turn_taken"][0] for seat in found if seat.game == game]
        assert sorted(turns) == [str(turn) for turn in range(1, players + 1)]


@both_games
def test_games_have_seeds_of_their_own(seats, name):
    assert len({seat.seed for players in (2, 3, 4) for seat in seats(name, players)}) == 9


def test_a_report_needs_games():
    with pytest.raises(ArenaError, match="needs games"):
        observe(newdawn.load("eden"), Survey.of("eden", "random", 2, seed=1), games=0)


# Outlive


@every_count
def test_outlive_rooms_and_leaders_are_dealt_then_kept_then_built(seats, players):
    for seat in seats("outlive", players):
        assert len(seat.facts["leader_dealt"]) == 2
        assert len(seat.facts["room_dealt"]) == 6
        assert len(seat.facts["room_kept"]) == 4
        assert set(seat.facts["leader_kept"]) < set(seat.facts["leader_dealt"])
        assert set(seat.facts["room_kept"]) <= set(seat.facts["room_dealt"])
        assert set(seat.facts.get("room_built", ())) <= set(seat.facts["room_kept"])
        assert set(seat.facts.get("room_full", ())) <= set(seat.facts.get("room_built", ()))


@every_count
def test_outlive_hero_5_begins_at_one_of_the_four_places_of_the_leader(seats, players):
    for seat in seats("outlive", players):
        leader = outlive_names.LEADERS.index(seat.facts["leader_kept"][0])
        places = [outlive_names.PLACES[place] for place in outlive_box.LEADER_PLACES[leader]]
        assert seat.facts["start_placed"][0] in places


@every_count
def test_outlive_events_that_were_overcome_give_the_points_for_events(seats, players):
    for seat in seats("outlive", players):
        assert len(seat.facts["event_in_play"]) == 6
        overcome = seat.facts.get("event_overcome", ())
        assert set(overcome) <= set(seat.facts["event_in_play"])
        worth = [int(outlive_box.EVENT_POINTS[outlive_names.EVENTS.index(event)]) for event in overcome]
        assert sum(worth) == points_of(seat, "outlive", "events")


@every_count
def test_outlive_repaired_equipment_gives_a_point_each(seats, players):
    for seat in seats("outlive", players):
        repaired = seat.facts.get("equipment_repaired", ())
        assert set(repaired) <= set(seat.facts["equipment_owned"])
        assert len(repaired) == points_of(seat, "outlive", "equipment")


@every_count
def test_outlive_six_tiles_are_beside_the_cities_on_the_first_day(seats, players):
    for seat in seats("outlive", players):
        assert len(seat.facts["equipment_shown"]) == 6


def test_outlive_figures_that_are_ours_are_known_by_their_provenance():
    kinds = {kind.name: {thing.name: thing for thing in kind.things} for kind in kinds_of(newdawn.load("outlive"))}
    assert kinds["event"]["thieves"].provenance == "designed"
    assert kinds["event"]["wildfire"].provenance == "rulebook"
    assert not kinds["leader"]["mary"].is_ours
    assert kinds["cargo"]["4"].is_ours
    assert not kinds["cargo"]["5"].is_ours
    # That there are six of them is inferred, too, but does not make one strong.
    assert {row.key for row in kinds["game"]["endurance-4"].figures} == {"endurance", "meat"}


# Paris: New Eden


@every_count
def test_eden_missions_are_dealt_then_kept_then_fulfilled(seats, players):
    for seat in seats("eden", players):
        assert len(seat.facts["mission_dealt"]) == 3
        seen = {*seat.facts["mission_dealt"], *seat.facts.get("mission_drawn", ())}
        assert set(seat.facts["mission_kept"]) <= seen
        assert set(seat.facts.get("mission_fulfilled", ())) <= set(seat.facts["mission_kept"])


@every_count
def test_eden_fulfilled_missions_give_the_points_for_missions(seats, players):
    for seat in seats("eden", players):
        fulfilled = [eden_names.MISSIONS.index(mission) for mission in seat.facts.get("mission_fulfilled", ())]
        secret = [mission for mission in fulfilled if mission < eden_names.FIRST_NEW_BUILDING]
        worth = [int(eden_box.MISSION_POINTS[mission]) for mission in secret]
        assert sum(worth) == points_of(seat, "eden", "missions")


@every_count
def test_eden_events_that_were_overcome_give_the_points_for_events(seats, players):
    for seat in seats("eden", players):
        assert len(seat.facts["event_shown"]) == 12
        assert len(seat.facts["event_resolved"]) == 4
        overcome = seat.facts.get("event_overcome", ())
        assert set(overcome) <= set(seat.facts["event_resolved"]) <= set(seat.facts["event_shown"])
        worth = [int(eden_box.EVENT_POINTS[eden_names.EVENTS.index(event)]) for event in overcome]
        assert sum(worth) == points_of(seat, "eden", "events")


@every_count
def test_eden_a_building_is_claimed_no_more_often_than_there_are_cards_of_it(seats, players):
    copies = {card.name: len({row.item for row in card.figures}) for card in things_of("eden", "building")}
    for game in range(3):
        claimed = [
            card
            for seat in seats("eden", players)
            if seat.game == game
            for card in seat.facts.get("building_claimed", ())
        ]
        assert claimed
        assert all(claimed.count(card) <= copies[card] for card in claimed)


def test_eden_cards_that_are_alike_are_one_thing():
    kinds = {kind.name: {thing.name: thing for thing in kind.things} for kind in kinds_of(newdawn.load("eden"))}
    assert "brawler-2" not in kinds["building"]
    assert {row.item for row in kinds["building"]["brawler-1"].figures} == {f"brawler-{n}" for n in range(1, 6)}
    assert kinds["building"]["tinkerer-9"].peers != kinds["building"]["tinkerer-10"].peers


def test_eden_the_number_of_cards_does_not_make_a_mission_ours():
    kinds = {kind.name: {thing.name: thing for thing in kind.things} for kind in kinds_of(newdawn.load("eden"))}
    assert kinds["mission"]["most-healers"].provenance == "rulebook"
    assert kinds["mission"]["new-building-3"].is_ours
    # Cards that are not in the box are no things.
    assert "most-tinkerers" not in kinds["mission"]


@both_games
def test_what_everybody_at_the_table_has_is_never_compared_by_seat(name):
    for kind in kinds_of(newdawn.load(name)):
        for way in kind.ways:
            assert way.of_table or way.nature is not Nature.IN_PLAY
