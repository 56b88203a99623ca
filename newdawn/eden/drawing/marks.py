"""The signs of this game on the table: letters for survivors and what they are equipped with, each in its colour.

A capital letter is a survivor, the small one the equipment that this survivor uses, so that `B b` is an equipped
brawler. The letters are those of the notation, in every language. No colour stands without its letter.
"""

from collections.abc import Iterable, Sequence

from rich.text import Text

from newdawn.eden import names

WILD, SLACKER = "★", "z"
FACES = ("T", "B", "H", "S", "F", WILD)
SURVIVORS = (*FACES[: len(names.PROFESSIONS)], SLACKER)
EQUIPMENT = tuple(SURVIVORS[names.FIRST_EQUIPPED + kind].lower() for kind in range(len(names.EQUIPMENT)))

YES, NO = "✓", "✗"
EMPTY = "–"
NOW = "▸"

_STYLES = ("yellow", "red", "green", "magenta", "dodger_blue1", "grey62")


def survivor_mark(kind: int) -> Text:
    """Return the letter of a kind of survivor."""
    return Text(SURVIVORS[kind], style=_STYLES[kind])


def face_mark(face: int) -> Text:
    """Return the sign of a die face."""
    return Text(FACES[face], style=f"bold {_STYLES[face]}")


def equipment_mark(kind: int) -> Text:
    """Return the letter of a kind of equipment, in the colour of those who use it."""
    return Text(EQUIPMENT[kind], style=_STYLES[names.FIRST_EQUIPPED + kind])


def each_face(counts: Sequence[int]) -> Text:
    """Return dice or tokens one by one: T T ★."""
    return spaced(face_mark(face) for face, count in enumerate(counts) for _ in range(int(count))) or Text(EMPTY)


def each_printed(survivors: Sequence[int], equipment: Sequence[int]) -> Text:
    """Return survivors and equipment one by one, as they are printed on a card: B z b."""
    people = [survivor_mark(kind) for kind, count in enumerate(survivors) for _ in range(int(count))]
    things = [equipment_mark(kind) for kind, count in enumerate(equipment) for _ in range(int(count))]
    return spaced([*people, *things])


def counted_survivors(counts: Sequence[int], every: bool = False) -> Text:
    """Return survivors by kind with their numbers, those that there are or all kinds: B2 z1."""
    marks = [survivor_mark(kind).append(str(count)) for kind, count in enumerate(counts) if count or every]
    return spaced(marks) or Text(EMPTY)


def counted_equipment(counts: Sequence[int]) -> Text:
    """Return equipment by kind with its numbers: b2 h0 s1."""
    return spaced(equipment_mark(kind).append(str(count)) for kind, count in enumerate(counts))


def spaced(marks: Iterable[Text], between: str = " ") -> Text:
    """Return marks one after another."""
    return Text(between).join(marks)
