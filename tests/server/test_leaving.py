"""Leaving and coming back, resigning, agreeing to end."""

from __future__ import annotations

import pytest

from newdawn.server.errors import Refusal
from newdawn.server.table import absences, agreements, play
from tests.server.tables import NOON, SECOND, after, any_move, bot, person, play_on, started_table


def three_people():
    return started_table(person("Anna"), person("Ben", 1), person("Cleo", 2))


def test_who_leaves_is_played_by_a_bot_and_can_come_back():
    table = three_people()
    table = after(table, absences.hand_over(table, 1, "hard", NOON))
    assert table.seats[1].away
    assert table.bot_of(1) == "hard"
    with pytest.raises(Refusal, match="bot-plays"):
        play.move(table, 1, "any", NOON)
    table = after(table, absences.come_back(table, 1, NOON))
    assert not table.seats[1].is_played_by_bot


def test_the_stand_in_of_the_table_plays_if_no_bot_is_named():
    table = started_table(person("Anna"), person("Ben", 1), stand_in="easy")
    assert absences.hand_over(table, 0, None, NOON).bot == "easy"


def test_others_may_replace_somebody_who_is_not_there_and_whom_the_game_has_waited_for():
    table = three_people()
    waited_for = table.waiting_for[0]
    with pytest.raises(Refusal) as refused:
        absences.replace(table, waited_for, False, NOON + 299 * SECOND)
    assert (refused.value.name, refused.value.arguments["seconds"]) == ("not-absent-yet", 2)
    table = after(table, absences.replace(table, waited_for, False, NOON + 300 * SECOND))
    assert table.seats[waited_for].away
    assert table.bot_of(waited_for) == table.stand_in
    assert not after(table, absences.come_back(table, waited_for, NOON + 301 * SECOND)).seats[waited_for].away


def test_nobody_is_replaced_who_is_there_however_long_they_think():
    table = three_people()
    with pytest.raises(Refusal, match="still-there"):
        absences.replace(table, table.waiting_for[0], True, NOON + 3600 * SECOND)


def test_a_game_over_days_waits_for_days():
    table = started_table(person("Anna"), person("Ben", 1), patience=3 * 86_400)
    with pytest.raises(Refusal, match="not-absent-yet"):
        absences.replace(table, table.waiting_for[0], False, NOON + 2 * 86_400 * SECOND)


def test_where_there_is_a_clock_nobody_else_decides_when_the_time_is_over():
    table = started_table(person("Anna"), person("Ben", 1), clock={"kind": "move", "seconds": 259_200})
    with pytest.raises(Refusal, match="clock-decides"):
        absences.replace(table, table.waiting_for[0], False, NOON + 3600 * SECOND)


def test_nobody_is_replaced_whom_the_game_does_not_wait_for():
    table = play_on(started_table(person("Anna"), person("Ben", 1)), 4)
    idle = next(seat for seat in range(2) if seat not in table.waiting_for)
    with pytest.raises(Refusal, match="not-waited-for"):
        absences.replace(table, idle, False, NOON + 3600 * SECOND)


def test_the_last_one_who_has_not_resigned_wins():
    table = started_table(person("Anna"), person("Ben", 1))
    table = after(table, absences.resign(table, 0, NOON))
    assert table.stage == "finished"
    assert table.outcome is not None
    assert (table.outcome.how, table.outcome.winners) == ("resigned", (1,))


def test_with_three_players_the_others_play_on_and_who_resigned_cannot_win():
    table = three_people()
    table = after(table, absences.resign(table, 0, NOON))
    assert table.stage == "playing"
    assert table.seats[0].is_played_by_bot
    with pytest.raises(Refusal, match="you-resigned"):
        absences.come_back(table, 0, NOON)
    over = play_on(table)
    assert over.outcome is not None
    assert over.outcome.how == "played"
    assert 0 not in over.outcome.winners
    assert over.outcome.winners


def test_a_game_of_bots_alone_ends_when_the_only_person_resigns():
    table = started_table(person("Anna"), bot(), bot())
    assert after(table, absences.resign(table, 0, NOON)).stage == "finished"


def test_a_game_ends_by_agreement_when_all_people_agree():
    table = started_table(person("Anna"), person("Ben", 1), bot())
    table = after(table, agreements.propose_end(table, 0, NOON))
    assert table.stage == "playing"
    table = after(table, agreements.propose_end(table, 1, NOON))
    assert table.stage == "finished"
    assert table.outcome is not None
    assert (table.outcome.how, table.outcome.winners) == ("agreed", ())


def test_an_agreement_can_be_taken_back_and_is_given_once():
    table = started_table(person("Anna"), person("Ben", 1))
    table = after(table, agreements.propose_end(table, 0, NOON))
    with pytest.raises(Refusal, match="already-agreed"):
        agreements.propose_end(table, 0, NOON)
    table = after(table, agreements.withdraw_end(table, 0, NOON))
    assert after(table, agreements.propose_end(table, 1, NOON)).stage == "playing"
    with pytest.raises(Refusal, match="not-agreed"):
        agreements.withdraw_end(table, 0, NOON)


def test_who_was_replaced_must_agree_too():
    table = three_people()
    absent = table.waiting_for[0]
    table = after(table, absences.replace(table, absent, False, NOON + 300 * SECOND))
    for seat in range(3):
        if seat != absent:
            table = after(table, agreements.propose_end(table, seat, NOON + 301 * SECOND))
    assert table.stage == "playing"


@pytest.mark.parametrize(
    "leave", [absences.resign, lambda table, seat, now: absences.hand_over(table, seat, None, now)]
)
def test_a_game_ends_when_the_only_one_who_has_not_agreed_leaves(leave):
    table = three_people()
    for seat in (0, 1):
        table = after(table, agreements.propose_end(table, seat, NOON))
    table = after(table, leave(table, 2, NOON))
    assert table.outcome is not None
    assert table.outcome.how == "agreed"


def test_who_left_does_not_hold_up_an_agreement():
    table = three_people()
    table = after(table, absences.hand_over(table, 2, None, NOON))
    for seat in (0, 1):
        table = after(table, agreements.propose_end(table, seat, NOON))
    assert table.stage == "finished"


def test_nothing_is_played_after_the_end():
    table = play_on(started_table())
    for command in (
        lambda: play.move(table, 0, "any", NOON),
        lambda: play.undo(table, 0, NOON, whole_turn=False),
        lambda: absences.resign(table, 0, NOON),
        lambda: absences.hand_over(table, 0, None, NOON),
        lambda: agreements.propose_end(table, 0, NOON),
    ):
        with pytest.raises(Refusal, match="game-over"):
            command()


def test_people_may_talk_before_during_and_after_the_game_each_up_to_their_share():
    table = play_on(started_table())
    table = after(table, agreements.chat(table, 0, "  well   played ", NOON, lines=2))
    with pytest.raises(Refusal, match="too-much-chat") as refused:
        agreements.chat(table, 0, "really", NOON, lines=2)
    assert refused.value.arguments == {"most": 1}
    assert agreements.chat(table, 1, "thanks", NOON, lines=2).text == "thanks"
    with pytest.raises(Refusal, match="bad-chat"):
        agreements.chat(table, 1, "\u202e\x00", NOON, lines=18)
    family = "gg \N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
    assert agreements.chat(table, 1, family, NOON, lines=18).text == family


def test_a_move_of_a_bot_and_of_a_person_are_the_same_entry():
    table = started_table(person("Anna"), bot())
    moved = after(table, any_move(table, table.waiting_for[0]))
    assert len(moved.played) == 1
