"""Before the game: who may sit where, who may start it."""

from __future__ import annotations

import pytest

from newdawn.server.errors import Refusal
from newdawn.server.table import setup
from newdawn.server.table.fairness import seed_from
from newdawn.server.table.state import Table
from tests.server.tables import NOON, after, bot, person, play_on, waiting_table

OPEN: dict[str, str] = {}


def sit(table: Table, seat: int, name: str = "Cleo", who: int | None = None) -> Table:
    return after(table, setup.sit(table, seat, name, "a nonce", who, "hash of Cleo", NOON))


def test_an_open_seat_is_taken_by_somebody_new():
    table = sit(waiting_table(person("Anna"), OPEN), 1)
    assert [seat.name for seat in table.seats] == ["Anna", "Cleo"]
    assert table.people[1].token_hash == "hash of Cleo"
    assert table.seats_of(1) == [1]
    assert not table.people[1].is_host


def test_one_person_may_hold_several_seats_on_one_device():
    table = sit(waiting_table(person("Anna"), OPEN), 1, "Ben", who=0)
    assert table.seats_of(0) == [0, 1]
    assert len(table.people) == 1


def test_a_taken_seat_stays_with_who_took_it():
    with pytest.raises(Refusal) as refused:
        sit(waiting_table(person("Anna"), OPEN), 0)
    assert (refused.value.name, refused.value.arguments["name"]) == ("seat-taken", "Anna")


def test_two_people_cannot_have_the_same_name():
    with pytest.raises(Refusal, match="name-taken"):
        sit(waiting_table(person("Anna"), OPEN), 1, "anna")


@pytest.mark.parametrize("name", ["", "   ", "a" * 21, "a\u202eb", "a\x00b"])
def test_a_name_is_one_visible_line_of_twenty_letters_at_most(name: str):
    with pytest.raises(Refusal, match="bad-name"):
        sit(waiting_table(person("Anna"), OPEN), 1, name)


def test_a_name_may_be_in_any_script_and_look_like_a_tag():
    assert sit(waiting_table(person("Anna"), OPEN), 1, "<b>Zoë 李</b>").seats[1].name == "<b>Zoë 李</b>"


def test_who_gets_up_leaves_an_open_seat():
    table = waiting_table(person("Anna"), person("Ben", 1))
    assert after(table, setup.stand(table, 1, NOON)).seats[1].kind == "open"


def test_the_host_puts_bots_on_seats_and_opens_them_again():
    table = waiting_table(person("Anna"), OPEN)
    table = after(table, setup.set_seat(table, 0, 1, "hard", NOON))
    assert (table.seats[1].kind, table.seats[1].bot) == ("bot", "hard")
    table = after(table, setup.set_seat(table, 0, 1, None, NOON))
    assert table.seats[1].kind == "open"


def test_only_the_host_sets_seats_and_starts():
    table = waiting_table(person("Anna"), person("Ben", 1))
    for asker in (1, None):
        with pytest.raises(Refusal, match="host-only"):
            setup.set_seat(table, asker, 0, "hard", NOON)
        with pytest.raises(Refusal, match="host-only"):
            setup.start(table, asker, "", NOON)


def test_the_host_cannot_give_the_own_seat_to_a_bot():
    table = waiting_table(person("Anna"), OPEN)
    with pytest.raises(Refusal, match="own-seat"):
        setup.set_seat(table, 0, 0, "hard", NOON)


def test_a_game_starts_when_all_seats_are_taken():
    table = waiting_table(person("Anna"), OPEN)
    with pytest.raises(Refusal, match="open-seats"):
        setup.start(table, 0, "", NOON)
    full = sit(table, 1)
    begun = after(full, setup.start(full, 0, "", NOON))
    assert begun.stage == "playing"
    assert begun.position is not None
    assert begun.position.players == 2


def test_a_game_starts_once():
    table = waiting_table(person("Anna"), bot())
    begun = after(table, setup.start(table, 0, "", NOON))
    with pytest.raises(Refusal, match="already-started"):
        setup.start(begun, 0, "", NOON)
    with pytest.raises(Refusal, match="already-started"):
        setup.sit(begun, 1, "Cleo", "", None, "hash", NOON)
    with pytest.raises(Refusal, match="already-started"):
        setup.stand(begun, 0, NOON)


def test_the_seed_is_made_of_the_servers_share_and_every_players_nonce():
    table = sit(waiting_table({**person("Anna"), "nonce": "from Anna"}, OPEN), 1)
    begun = after(table, setup.start(table, 0, "", NOON))
    assert begun.position is not None
    assert begun.position.seed == seed_from("5a" * 32, ["from Anna", "a nonce"])


def test_who_starts_the_game_may_add_a_nonce_after_the_server_has_committed_itself():
    table = waiting_table(person("Anna"), person("Ben", 1))
    begun = after(table, setup.start(table, 0, "a late nonce", NOON))
    assert begun.position is not None
    assert begun.position.seed == seed_from("5a" * 32, ["a late nonce", ""])


def test_a_player_may_take_another_name_until_the_game_is_over():
    table = waiting_table(person("Anna"), bot())
    begun = after(table, setup.start(table, 0, "", NOON))
    for stage in (table, begun):
        assert after(stage, setup.rename(stage, 0, "Annabelle", NOON)).seats[0].name == "Annabelle"
    over = play_on(begun)
    with pytest.raises(Refusal, match="game-over"):
        setup.rename(over, 0, "Annabelle", NOON)
    over.stage = "frozen"
    with pytest.raises(Refusal, match="table-frozen"):
        setup.rename(over, 0, "Annabelle", NOON)


def test_a_seat_that_does_not_exist_is_refused():
    with pytest.raises(Refusal, match="no-such-seat"):
        sit(waiting_table(person("Anna"), OPEN), 2)
