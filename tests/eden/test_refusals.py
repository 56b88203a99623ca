"""Which moves of New Eden are explained while they are not possible, and which can be planned."""

from newdawn.core.face import Position
from tests.eden.scenes import gathering, visit
from tests.eden.tables import moves, table


def refused(position: Position, seat: int = 0) -> dict[str, str]:
    """Return the moves that a seat is told it does not have, and the names of the reasons."""
    return {str(move): reason.name for move, reason in position.view(seat).refused()}


def plans(position: Position, seat: int) -> list[str]:
    return [str(move) for move in position.view(seat).plannable()]


def test_what_lies_at_the_city_center_is_explained() -> None:
    position = gathering(2, board={"equipment": {"bullet": 3}, "bat": 1})
    visit(position, "city-center")
    found = refused(position)
    assert found["bat"] == "bat-taken"
    assert found["equip book"] == found["equip capsule"] == "equipment-not-there"
    assert "equip bullet" not in found


def test_an_event_that_lies_face_down_is_explained() -> None:
    position = gathering(2, dice={"tower": {"sage": 2}})
    visit(position, "tower")
    flipped = moves(position, 0, "flip")[0]
    position.play(0, flipped)
    visit(position, "tower", seat=1)
    assert refused(position, 1) == {flipped: "event-flipped"}


def test_who_cannot_feed_is_told_why() -> None:
    # Who has too few Cans is asked nevertheless if a New Building could bring more.
    own = {"missions": ["new-building-8"], "settled": {"brawler": 2, "healer": 2, "sage": 2}, "cans": 1}
    position = table(2, phase="feeding", refuges=[own, {}])
    assert refused(position) == {"feed": "needs-cans"}


def test_new_buildings_in_hand_are_explained_at_every_decision() -> None:
    position = gathering(2, dice={"tower": {"sage": 2}}, missions=["new-building-8", "most-sages"])
    assert refused(position) == {"place new-building-8": "needs-survivors"}
    assert refused(position, 1) == {}


def test_dice_can_be_planned_while_others_take_theirs() -> None:
    position = gathering(
        2, active=0, dice={"tower": {"sage": 2}, "bridge": {"wild": 1}}, dice_taken=6, others=[{"dice_taken": 5}]
    )
    assert plans(position, 1) == ["take tower sage", "take bridge wild"]
    assert plans(position, 0) == []


def test_who_has_all_dice_of_the_season_plans_none() -> None:
    position = gathering(2, active=0, dice={"tower": {"sage": 2}}, others=[{"dice_taken": 7}])
    assert plans(position, 1) == []
