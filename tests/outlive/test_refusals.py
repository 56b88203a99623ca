"""Which moves of Outlive are explained while they are not possible, and which can be planned."""

from newdawn.core.face import Position
from tests.outlive.scenes import arrival, asked, overcoming
from tests.outlive.tables import full, table


def refused(position: Position, seat: int = 0) -> dict[str, str]:
    """Return the moves that a seat is told it does not have, and the names of the reasons."""
    return {str(move): reason.name for move, reason in position.view(seat).refused()}


def plans(position: Position, seat: int) -> list[str]:
    return [str(move) for move in position.view(seat).plannable()]


def walking(**keys: object) -> Position:
    heroes = {"5": {"at": "forest"}, "4": {"at": "dam"}, "3a": {"at": "mine", "state": "activated"}, **keys}
    return table(2, phase="moving", active=0, tribes=[{"heroes": heroes}])


def test_places_in_reach_that_a_hero_cannot_go_to_are_explained() -> None:
    found = refused(walking())
    assert found["move 5 dam"] == found["move 4 forest"] == "place-taken-by-own-hero"
    # What can be done needs no reason, and nobody wonders about what is far away or under the hero's feet.
    assert not found.keys() & {"move 5 base", "move 5 mine", "move 5 forest"}


def test_that_a_hero_has_acted_is_said_once() -> None:
    found = refused(walking())
    assert [move for move in found if move.startswith("move 3a")] == ["move 3a cargo"]
    assert found["move 3a cargo"] == "hero-not-idle"


def test_what_the_place_offers_is_explained_once_the_points_are_spent() -> None:
    found = refused(arrival("forest", turn={"points": 0}))
    assert found == {"take": "no-points", "hunt 1": "no-points"}
    assert refused(arrival("base", turn={"points": 0})) == {"take": "no-points", "algae": "no-points"}


def test_at_the_dam_the_locked_door_is_explained() -> None:
    assert refused(arrival("dam")) == {"take": "door-locked", "unlock": "needs-token"}


def test_in_a_city_what_lies_beside_it_is_explained() -> None:
    beside = {"equipment": {"peak": ["bow", None, "axe"]}}
    found = refused(arrival("peak", board=beside, equipment={"bow": "broken"}))
    assert found == {"salvage bow": "already-owned"}


def test_own_tiles_are_explained_where_they_help() -> None:
    tiles = {"bow": "broken", "axe": "repaired", "pickaxe": "broken", "flashlight": "broken"}
    found = refused(arrival("forest", equipment=tiles))
    used = {move: reason for move, reason in found.items() if move.startswith("use")}
    assert used == {"use bow": "equipment-broken", "use axe": "collect-first"}


def test_built_rooms_are_explained_where_they_help() -> None:
    rooms = [full("hunting-two"), full("city-search")]
    assert "room 4" in refused(arrival("mine", rooms=rooms))
    assert "room 5" in refused(arrival("peak", rooms=rooms))
    assert not refused(arrival("base", rooms=rooms)).keys() & {"room 4", "room 5"}


def test_events_that_cannot_be_paid_are_explained() -> None:
    found = refused(overcoming({"stock": {"water": 3}}, events=("wildfire", "thieves")))
    assert found == {"overcome thieves": "cannot-afford"}


def test_rooms_and_tiles_that_cannot_be_paid_are_explained_at_night() -> None:
    found = refused(asked("repair", stock={"wood": 2, "metal": 1}, equipment={"bow": "broken", "axe": "broken"}))
    assert found == {"repair axe": "cannot-afford"}


def test_only_who_is_asked_is_told() -> None:
    position = walking()
    assert position.to_act == (0,)
    assert position.view(1).refused() == position.view(None).refused() == []


def test_the_walks_of_heroes_that_lie_can_be_planned_while_others_decide() -> None:
    stood = {hero: {"at": "mine", "state": "activated"} for hero in ("3a", "3b")}
    stood["3b"]["at"] = "peak"
    position = table(
        2, phase="moving", active=1, tribes=[{"heroes": {"5": {"at": "forest"}, "4": {"at": "dam"}, **stood}}]
    )
    assert plans(position, 0) == [
        *(f"move 4 {place}" for place in ("base", "blackwood")),
        *(f"move 5 {place}" for place in ("base", "fairgrounds", "blackwood")),
    ]
    assert plans(position, 1) == []


def test_nothing_is_planned_at_night() -> None:
    assert plans(overcoming({"stock": {"water": 3}}, {}), 1) == []
