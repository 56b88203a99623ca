"""Names: everybody sees them, and nobody can pass for somebody else at the table."""

from __future__ import annotations

import unicodedata

import pytest

from newdawn.core.replay import Result, SavedGame
from newdawn.server import schema
from newdawn.server.errors import Refusal
from newdawn.server.table import agreements, creation, setup
from newdawn.server.table.entries import Renamed
from newdawn.server.table.names import clean_name, is_readable, look_alike
from tests.server.halls import new_table, people
from tests.server.tables import NOON, after, bot, person, waiting_table

CYRILLIC_ANNA = "\N{CYRILLIC CAPITAL LETTER A}nna"
UNSEEN = {
    "hangul filler": "\u3164",
    "half-width filler": "\uffa0",
    "choseong filler": "\u115f\u1160",
    "braille blank": "\u2800\u2800",
    "variation selectors": "\ufe0f\ufe0f",
    "more variation selectors": "\U000e0100",
    "mongolian selector": "\u180b",
    "marks without a letter": "\u0301\u0302",
    "joiner of marks": "\u034f",
    "zero-width space": "\u200b",
    "soft hyphen": "\u00ad",
    "spaces of all kinds": " \u00a0\u2003\u3000",
    "blank note": "\U0001d159",
}
TRICKS = {
    "turns around what follows": "Ann\u202ea",
    "isolates what follows": "Ann\u2067a",
    "direction mark": "Anna\u200f",
    "filler in the middle": "An\u3164na",
    "blank at the end": "Anna\u2800",
    "selector after a letter": "Anna\ufe0f",
    "mark on the quotation mark before": "\u0301Anna",
    "letters that pile up": "A" + "\u0301" * 6 + "nna",
    "control": "An\x07na",
    "private use": "Anna\ue000",
    "not a character": "Anna\uffff",
    "unassigned": "Anna\u0378",
    "half a character": "Anna\ud800",
    "two lines": "Anna\u2028Ben",
    "tags": "Anna\U000e0041",
}


# What a name is -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*UNSEEN.values(), *TRICKS.values()], ids=[*UNSEEN, *TRICKS])
def test_a_name_has_only_signs_that_are_seen(name: str):
    if name == TRICKS["two lines"]:
        assert clean_name(name) == "Anna Ben"
        return
    with pytest.raises(Refusal, match="bad-name"):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Zoë",
        "Nguyễn Thị",
        "Ольга",
        "Ελένη",
        "אָבִי",
        "علي",
        "अनिल",
        "ကျော်",
        "美咲",
        "ㅋㅋ",
        "O’Neil",
        "Anna ❤️",
        "Ben 🎲",
        "R2-D2",
    ],
)
def test_names_of_all_scripts_are_names(name: str):
    assert clean_name(name) == unicodedata.normalize("NFKC", name)


def test_one_name_is_written_in_one_way():
    assert clean_name("Zoe\N{COMBINING DIAERESIS}") == clean_name("Zo\N{LATIN SMALL LETTER E WITH DIAERESIS}")
    assert clean_name("\N{FULLWIDTH LATIN CAPITAL LETTER A}nna") == "Anna"
    with pytest.raises(Refusal, match="bad-name"):
        # One sign that is written out as eighteen.
        clean_name("\ufdfa\ufdfa")


def test_no_sign_that_is_drawn_as_nothing_makes_a_name():
    # All that Unicode calls a control, a format, a space, a mark or unassigned, where it has assigned anything.
    for code in (*range(0x20000), *range(0xE0000, 0xE1000)):
        if unicodedata.category(chr(code))[0] in "CZM":
            with pytest.raises(Refusal):
                clean_name(chr(code))


# Looking alike --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", CYRILLIC_ANNA),
        ("ANNA", "\N{GREEK CAPITAL LETTER ALPHA}nna"),
        ("Ilse", "llse"),
        ("Carl", "Car1"),
        ("Otto", "0tto"),
        ("Emma", "ernrna"),
        ("BEN", "\N{CYRILLIC CAPITAL LETTER VE}en"),
        ("Paula", "P\N{CYRILLIC SMALL LETTER A}ula"),
        ("\N{ARMENIAN SMALL LETTER OH}tto", "otto"),
    ],
)
def test_names_that_look_the_same_are_found_in_any_script_and_case(one: str, other: str):
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Anne"), ("Lea", "Léa"), ("Tom", "Tim"), ("Ann", "Anna"), ("Анна", "Anna"), ("a", "b")]
)
def test_names_that_differ_are_told_apart(one: str, other: str):
    assert not look_alike(one, other)


# Where names come from ------------------------------------------------------------------------------------------------


def test_nobody_sits_down_with_a_name_that_looks_like_another():
    table = waiting_table(person("Anna"), {"kind": "open"}, bot())
    with pytest.raises(Refusal, match="name-alike") as refused:
        setup.sit(table, 1, CYRILLIC_ANNA, "", None, "hash", NOON)
    assert refused.value.arguments == {"name": CYRILLIC_ANNA, "other": "Anna"}
    with pytest.raises(Refusal, match="name-taken"):
        setup.sit(table, 1, "ANNA", "", None, "hash", NOON)


def test_nobody_takes_a_name_that_looks_like_another_but_everybody_may_rewrite_their_own():
    table = waiting_table(person("Anna"), person("Ben", 1))
    with pytest.raises(Refusal, match="name-alike"):
        setup.rename(table, 1, CYRILLIC_ANNA, NOON)
    assert setup.rename(table, 0, CYRILLIC_ANNA, NOON).name == CYRILLIC_ANNA


def test_no_table_is_created_with_names_that_look_alike():
    with pytest.raises(Refusal, match="name-alike"):
        creation.create(new_table(*people("Anna", CYRILLIC_ANNA)), "hash", "5a" * 32, NOON)
    with pytest.raises(Refusal, match="bad-name"):
        creation.create(new_table(*people("Anna", "\u3164")), "hash", "5a" * 32, NOON)


def test_an_old_table_with_such_names_opens_and_its_people_may_choose_better_ones():
    table = waiting_table(person("Anna"), person("Ben", 1))
    table = after(table, Renamed(at=NOON, seat=1, name="\u3164"), Renamed(at=NOON, seat=0, name=CYRILLIC_ANNA))
    assert [seat.name for seat in table.seats] == [CYRILLIC_ANNA, "\u3164"]
    assert setup.rename(table, 1, "Ben", NOON).name == "Ben"
    rematch = creation.create_rematch(table, 0, "5a" * 32, lambda code: True, NOON)
    assert [seat.name for seat in rematch.seats] == [CYRILLIC_ANNA, "\u3164"]


def test_names_of_a_finished_game_from_a_file_are_seen():
    saved = SavedGame(
        game="eden",
        rules=1,
        components="",
        players=2,
        seats=("me:\u3164", "me2:Zoë\N{COMBINING ACUTE ACCENT}"),
        options={},
        seed=1,
        start=None,
        moves=[],
        result=Result((3, 4), (1,)),
    )
    first = creation.create_imported(saved, "hash", lambda code: True, NOON)
    assert [one.name for one in first.seats] == ["me", clean_name("Zoë\N{COMBINING ACUTE ACCENT}")]


# Chat -----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN)
def test_nobody_says_what_nobody_sees(text: str):
    table = waiting_table(person("Anna"), person("Ben", 1))
    with pytest.raises(Refusal, match="bad-chat"):
        agreements.chat(table, 0, text, NOON, lines=9)


@pytest.mark.parametrize("text", ["a\u202eb", "a\u2066b", "a" + "\u0301" * 5], ids=["turned", "isolated", "piled up"])
def test_no_line_of_chat_grows_over_others(text: str):
    assert not is_readable(text)


@pytest.mark.parametrize(
    "text", ["gg 👨‍👩‍👧", "1️⃣ point", "سلام", "می‌روم", "שָׁלוֹם", "ကျွန်ုပ်", "ས་སྒྲུབས", "นี้", "d’accord…", "…"]
)
def test_people_say_what_they_like_in_their_own_script(text: str):
    assert is_readable(text)


def test_names_that_a_request_may_hold_are_bounded_before_they_are_normalized():
    limit = schema.PersonSeat.model_fields["name"].metadata
    assert any(getattr(one, "max_length", None) for one in limit)
