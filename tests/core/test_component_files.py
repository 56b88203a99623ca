"""Component files in general: finding lines, reading files, and the errors that a person sees."""

import pickle
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from newdawn.core.components import LARGEST_FILE, ComponentError, ComponentFile, Row, key_lines, shown


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "my.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def read_one(path: Path) -> ComponentFile:
    """Read a file of one section with one value of each type."""
    file = ComponentFile(path)
    section = file.section("things", "one")
    section.integer("number", 0, 20)
    section.flag("flag")
    section.word("word", ("left", "right"))
    section.words("words", ("red", "green", "blue"), 1, 2)
    section.integers("numbers", -5, 5, 2, 4)
    section.counts("counts", ("2", "3"), 0, 9)
    section.counts("cost", ("wood", "metal"), 1, 9, every=False)
    section.close()
    file.finish()
    return file


GOOD = """\
[things.one]
number = 3
flag = true
word = "left"
words = ["red", "blue"]
numbers = [1, -2, 3]
counts = { 2 = 6, 3 = 8 }
cost = { wood = 2 }
provenance = "rulebook"
"""


# Lines ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "path", "line"),
    [
        ("a = 1\nb = 2", ("b",), 2),
        ("# one\n\n  a = 1 # b = 3\nb = 2", ("b",), 4),
        ("[t]\na = 1\n[u]\na = 2", ("u", "a"), 4),
        ("[t.u]\n\na = 1", ("t", "u", "a"), 3),
        ("[t.u]\n\na = 1", ("t",), 1),
        ("[ t . u ]\na = 1", ("t", "u"), 1),
        ("\na.b.c = 1", ("a", "b", "c"), 2),
        ("\na.b.c = 1\na.b.d = 2", ("a", "b", "d"), 3),
        ("\na . b = 1", ("a",), 2),
        ("\n'a.b'.\"c d\" = 1", ("a.b", "c d"), 2),
        ('\n"\\u00e9\\"x" = 1', ('é"x',), 2),
        ("['a'.\"b\"]\nc = 1", ("a", "b", "c"), 2),
        ("a = { b = 1, c = { d = 2 } }", ("a", "c", "d"), 1),
        ("\na = { b.c = 1 }", ("a", "b", "c"), 2),
        ("a = [\n  1,\n  2, # two\n\n  3,\n]\nb = 1", ("a", 2), 5),
        ("a = [\n  1,\n  2, # two\n\n  3,\n]\nb = 1", ("b",), 7),
        ("a = [[1],\n[2,\n3]]", ("a", 1, 1), 3),
        ("a = [\n{ b = 1 },\n{ b = 2 }]", ("a", 1, "b"), 3),
        ("a = '''\n[b]\n'''\nc = 1", ("c",), 4),
        ('a = """\n\\"""\nb = 2\n"""\nc = 1', ("c",), 5),
        ('a = """x""""\nc = 1', ("c",), 2),
        ('a = "x # = \\" ]"\nb = 1', ("b",), 2),
        ("a = 1979-05-27 07:32:00\nb = -1.5e3", ("b",), 2),
        ("a = 1\r\nb = 2\r\n", ("b",), 2),
        ("[[t]]\na = 1\n[[t]]\na = 2", ("t", 1, "a"), 4),
        ("[[t]]\n[t.u]\na = 1\n[[t]]\n[t.u]\na = 2", ("t", 1, "u", "a"), 6),
        ("[[t]]\n[[t.u]]\na = 1\n[[t.u]]\na = 2", ("t", 0, "u", 1, "a"), 5),
    ],
)
def test_a_key_is_found_on_its_line(text: str, path: tuple[str | int, ...], line: int) -> None:
    tomllib.loads(text)
    assert key_lines(text).lines[path] == line


def paths_of(value: object, path: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
    found = {path} if path else set()
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, below in items:
        found |= paths_of(below, (*path, key))
    return found


KEYS = st.sampled_from(["a", "b-1", "3", "'x y'", '"q\\"["', "c.d", "e . 'f'"])
SCALARS = st.sampled_from(
    ["1", "-2", "true", '"s]"', "'#}'", '"""\n[z]\n"""', "'''\n\n'''", "1.5", "2020-01-01", '"\\\\"']
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=3).map(lambda parts: "[\n" + " ,# ]\n".join(parts) + "\n]")
        | st.dictionaries(KEYS, inner, max_size=2).map(
            lambda pairs: "{ " + ", ".join(f"{key} = {value}" for key, value in pairs.items()) + " }"
        )
    ),
    max_leaves=6,
)
PAIRS = st.tuples(KEYS, VALUES).map(lambda pair: f"{pair[0]} = {pair[1]} # note")
HEADERS = st.sampled_from(["[t]", "[t.u]", "[[l]]", "[l.m]", "[[l.n]]", "[ 'v' ]", ""])


@given(st.lists(PAIRS | HEADERS, max_size=12).map("\n".join))
def test_every_key_that_the_parser_sees_has_a_line(text: str) -> None:
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        key_lines(text)
        return
    located = key_lines(text)
    assert paths_of(tables) <= set(located.lines)
    assert not located.repeated
    assert all(1 <= line <= text.count("\n") + 1 for line in located.lines.values())


@given(st.text(alphabet="ab.[]{}='\"\\\n#, 1", max_size=40))
def test_finding_lines_never_fails(text: str) -> None:
    key_lines(text)


# Files ----------------------------------------------------------------------------------------------------------------


def test_a_good_file_gives_its_rows(tmp_path: Path) -> None:
    assert read_one(written(tmp_path, GOOD)).rows == [
        Row("things", "one", "number", "3", "rulebook"),
        Row("things", "one", "flag", "true", "rulebook"),
        Row("things", "one", "word", "left", "rulebook"),
        Row("things", "one", "words", "red, blue", "rulebook"),
        Row("things", "one", "numbers", "1, -2, 3", "rulebook"),
        Row("things", "one", "counts", "2 6, 3 8", "rulebook"),
        Row("things", "one", "cost", "wood 2", "rulebook"),
    ]


def test_parts_of_a_value_can_have_their_own_provenance(tmp_path: Path) -> None:
    graded = GOOD.replace(
        'provenance = "rulebook"',
        "[things.one.provenance]\n"
        'number = "public"\nflag = "public"\nword = "public"\nwords = "designed"\n'
        'numbers = ["rulebook", "inferred", "public"]\n'
        'counts = { 2 = "rulebook", 3 = "designed" }\ncost = "inferred"\n',
    )
    rows = read_one(written(tmp_path, graded)).rows
    assert Row("things", "one", "numbers #2", "-2", "inferred") in rows
    assert Row("things", "one", "counts.3", "8", "designed") in rows
    assert Row("things", "one", "words", "red, blue", "designed") in rows


def test_counts_by_the_number_of_players_begin_with_two(tmp_path: Path) -> None:
    file = ComponentFile(written(tmp_path, '[one]\nstock = { 2 = 6, 3 = 8 }\nprovenance = "rulebook"\n'))
    section = file.section("one")
    assert section.by_players("stock", 0, 9, seats=3) == (0, 0, 6, 8)
    section.close()
    file.finish()


def read_track(path: Path) -> ComponentFile:
    """Read a file of one section with a list of tables, each with a key that may be left out."""
    file = ComponentFile(path)
    section = file.section("track")
    for zone in section.tables("zones", 1, 3):
        if zone.has("to"):
            zone.integer("to", 0, 9)
        zone.integers("cost", 0, 9, 2, 2)
        zone.close()
    section.close()
    file.finish()
    return file


TRACK = """\
[track]
zones = [
    { to = 4, cost = [1, 2] },
    { cost = [3, 4] },
]
provenance = "public"
"""


def test_tables_of_a_list_give_their_rows(tmp_path: Path) -> None:
    assert read_track(written(tmp_path, TRACK)).rows == [
        Row("track", "", "zones #1.to", "4", "public"),
        Row("track", "", "zones #1.cost", "1, 2", "public"),
        Row("track", "", "zones #2.cost", "3, 4", "public"),
    ]


@pytest.mark.parametrize(
    ("provenance", "words"),
    [
        ('{ zones = "box" }', ["box", "box", "box"]),
        ('{ zones = ["box", "public"] }', ["box", "box", "public"]),
        ('{ zones = [{ to = "inferred", cost = "box" }, "public"] }', ["inferred", "box", "public"]),
        ('{ zones = ["box", { cost = ["public", "designed"] }] }', ["box", "box", "public", "designed"]),
    ],
)
def test_tables_of_a_list_can_have_their_own_provenance(tmp_path: Path, provenance: str, words: list[str]) -> None:
    rows = read_track(written(tmp_path, TRACK.replace('"public"', provenance))).rows
    assert [row.provenance for row in rows] == words


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("{ cost = [3, 4] }", "3", 4, "track.zones #2: must be a table, not 3"),
        ("{ cost = [3, 4] }", "{ }", 4, "track.zones #2.cost: is missing"),
        ("[3, 4]", "[3, 10]", 4, "track.zones #2.cost #2: must be a whole number from 0 to 9, not 10"),
        ("to = 4", "too = 4", 3, 'track.zones #1.too: is not known here; did you mean "to"?'),
        ("to = 4", 'provenance = "box"', 3, "track.zones #1.provenance: is not known here"),
        ('"public"', '{ zones = ["box"] }', 6, "track.provenance.zones: must be one word, or 2 as in zones, not 1"),
        ('"public"', '{ zones = ["box", 1] }', 6, "provenance.zones #2: must be a table of words, not 1"),
        ('"public"', '{ zones = ["box", "no"] }', 6, "provenance.zones #2: must be box, rulebook, public"),
        ('"public"', '{ zones = [{ to = "box" }, "box"] }', 6, "provenance.zones #1.cost: is missing"),
        (
            '"public"',
            '{ zones = ["box", { to = "box", cost = "box" }] }',
            6,
            "provenance.zones #2.to: is not a value of this section",
        ),
        ('"public"', "{ }", 6, "track.provenance.zones: is missing"),
        ("provenance", "# provenance", 1, "track.provenance: is missing"),
    ],
)
def test_a_problem_in_a_table_of_a_list_is_found(tmp_path: Path, old: str, new: str, line: int, message: str) -> None:
    path = written(tmp_path, TRACK.replace(old, new, 1))
    with pytest.raises(ComponentError) as caught:
        read_track(path)
    assert str(caught.value).startswith(f"{path}:{line}: track.")
    assert message in str(caught.value)
    assert caught.value.more == 0


@pytest.mark.parametrize("prefix", [b"\xef\xbb\xbf", b"", b"\r\n"], ids=["byte order mark", "plain", "windows"])
def test_files_of_any_editor_are_read(tmp_path: Path, prefix: bytes) -> None:
    text = GOOD.encode().replace(b"\n", b"\r\n") if prefix == b"\r\n" else GOOD.encode()
    assert len(read_one(written(tmp_path, prefix + text)).rows) == 7


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("number = 3", 'number = "three"', 2, 'things.one.number: must be a whole number from 0 to 20, not "three"'),
        ("number = 3", "number = true", 2, "things.one.number: must be a whole number from 0 to 20, not true"),
        ("number = 3", "number = 3.0", 2, "things.one.number: must be a whole number from 0 to 20, not 3.0"),
        ("number = 3", "number = -1", 2, "things.one.number: must be a whole number from 0 to 20, not -1"),
        ("number = 3", "number = 21", 2, "things.one.number: must be a whole number from 0 to 20, not 21"),
        ("number = 3", "number = []", 2, "things.one.number: must be a whole number from 0 to 20, not a list"),
        ("number = 3", "number = 2024-01-01", 2, "number: must be a whole number from 0 to 20, not 2024-01-01"),
        ("number = 3", f"number = 0x{'f' * 9000}", 2, "from 0 to 20, not a number that large"),
        ("number = 3\n", "", 1, "things.one.number: is missing"),
        ("number = 3", "number = 3\nnumbr = 4", 3, 'things.one.numbr: is not known here; did you mean "number"?'),
        ("number = 3", "number = 3\n'a\\nb' = 4", 3, 'things.one."a\\\\nb": is not known here'),
        ("flag = true", "flag = 1", 3, "things.one.flag: must be true or false, not 1"),
        ('"left"', '"lift"', 4, 'things.one.word: must be left or right, not "lift"; did you mean "left"?'),
        ('"left"', "7", 4, "things.one.word: must be left or right, not 7"),
        ('"red", ', '"read", ', 5, 'things.one.words #1: must be red, green or blue, not "read"; did you mean "red"?'),
        ('"red", ', '"blue", ', 5, 'things.one.words #2: is "blue" again: all must be different'),
        ('["red", "blue"]', '"red"', 5, 'things.one.words: must be a list of 1 to 2 names, not "red"'),
        ('["red", "blue"]', "[]", 5, "things.one.words: must be a list of 1 to 2 names, not of 0"),
        ("-2, 3]", "\n-9,\n3]", 7, "things.one.numbers #2: must be a whole number from -5 to 5, not -9"),
        ("[1, -2, 3]", "[1]", 6, "things.one.numbers: must be a list of 2 to 4 whole numbers, not of 1"),
        (", 3 = 8 }", " }", 7, "things.one.counts.3: is missing"),
        (", 3 = 8 }", ", 3 = 8, 5 = 9 }", 7, "things.one.counts.5: is not known here: must be 2 or 3"),
        ("{ 2 = 6, 3 = 8 }", "8", 7, "things.one.counts: must be a table such as { 2 = 1 }, not 8"),
        ("{ 2 = 6, 3 = 8 }", "{ 2 = 6, 3 = false }", 7, "counts.3: must be a whole number from 0 to 9, not false"),
        ("{ wood = 2 }", "{ }", 8, "things.one.cost: must name at least one of wood or metal"),
        (
            "{ wood = 2 }",
            "{ woods = 2 }",
            8,
            'cost.woods: is not known here: must be wood or metal; did you mean "wood"?',
        ),
        ('"rulebook"', '"rulebok"', 9, 'inferred or designed, not "rulebok"; did you mean "rulebook"?'),
        ('"rulebook"', "5", 9, "things.one.provenance: must be a table of words, not 5"),
        ('provenance = "rulebook"\n', "", 1, "things.one.provenance: is missing"),
        ("[things.one]", "[things.two]\n[things.one]", 1, "things.two: is not known here"),
        ("[things.one]", "[things]\ntwo = 5\n[things.one]", 2, "things.two: is not known here"),
        ("[things.one]", "[thing]\n[things.one]", 1, 'thing: is not known here; did you mean "things"?'),
        ("[things.one]", "\n[things.on]", 2, 'things.on: is not known here; did you mean "one"? (and 1 more problem)'),
        ("[things.one]", "[other]\n[things]\n[other.one]", 1, "other: is not known here (and 1 more problem)"),
        (GOOD, "", 1, "things: is missing"),
        (GOOD, "things = 3", 1, "things: must be a section, not 3"),
        (GOOD, "[things]\none = [1]", 2, "things.one: must be a section, not a list"),
        ("flag = true", "number = 4", 3, "things.one.number: is given twice; the first is on line 2"),
        ("flag = true", "[things.one]", 3, "things.one: is given twice; the first is on line 1"),
        ("2 = 6, 3 = 8", "2 = 6, 2 = 8", 7, "things.one.counts.2: is given twice; the first is on line 7"),
        ("number = 3", "number = ", 2, "is not valid TOML: Invalid value"),
        ("number = 3", "number 3", 2, "is not valid TOML: Expected '=' after a key in a key/value pair"),
        ('"left"', '"left', 4, "is not valid TOML: "),
        ("[1, -2, 3]", "[1, -2, 3", 7, "is not valid TOML: Unclosed array"),
    ],
)
def test_a_bad_file_is_refused_with_line_key_and_reason(
    tmp_path: Path, old: str, new: str, line: int, message: str
) -> None:
    assert GOOD.count(old) >= 1
    path = written(tmp_path, GOOD.replace(old, new, 1))
    with pytest.raises(ComponentError) as caught:
        read_one(path)
    assert str(caught.value).startswith(f"{path}:{line}: ")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("provenance", "message"),
    [
        ('number = "public"', "provenance.numbers: is missing (and 1 more problem)"),
        (
            'number = "public", numbers = "public", counts = "public", size = "public"',
            "provenance.size: is not a value",
        ),
        (
            'number = "sure", numbers = "public", counts = "public"',
            "provenance.number: must be box, rulebook, public, infer",
        ),
        (
            'number = ["public"], numbers = "public", counts = "public"',
            "provenance.number: must be box, rulebook, public",
        ),
        ('number = "public", numbers = 3, counts = "public"', "provenance.numbers: must be box, rulebook, public"),
        (
            'number = "public", numbers = ["public"], counts = "public"',
            "provenance.numbers: must be one word, or 2 as in",
        ),
        (
            'number = "public", numbers = ["public", 3], counts = "public"',
            "provenance.numbers #2: must be box, rulebook",
        ),
        ('number = "public", numbers = "public", counts = { 2 = "public" }', "provenance.counts.3: is missing"),
        (
            'number = "public", numbers = "public", counts = { 2 = "public", 3 = "no" }',
            "counts.3: must be box, rulebook",
        ),
        (
            'number = "public", numbers = "public", counts = { 2 = "public", 3 = "public", 4 = "public" }',
            "provenance.counts.4: is not a part of counts",
        ),
    ],
)
def test_provenance_is_checked_for_every_value(tmp_path: Path, provenance: str, message: str) -> None:
    values = "number = 1\nnumbers = [1, 2]\ncounts = { 2 = 1, 3 = 1 }"
    path = written(tmp_path, f"[one]\n{values}\nprovenance = {{ {provenance} }}\n")
    file = ComponentFile(path)
    section = file.section("one")
    section.integer("number", 0, 20)
    section.integers("numbers", -5, 5, 2, 4)
    section.counts("counts", ("2", "3"), 0, 9)
    section.close()
    with pytest.raises(ComponentError) as caught:
        file.finish()
    assert str(caught.value).startswith(f"{path}:5: one.")
    assert message in str(caught.value)


def test_the_first_problem_is_the_topmost_and_the_others_are_counted(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD.replace("number = 3", "number = -3").replace("true", "1") + "[stranger]\n")
    with pytest.raises(ComponentError) as caught:
        read_one(path)
    error = caught.value
    assert (error.file, error.line, error.key, error.more) == (str(path), 2, "things.one.number", 2)
    assert str(error).endswith("not -3 (and 2 more problems)")


def test_one_more_problem_is_singular(tmp_path: Path) -> None:
    path = written(tmp_path, GOOD.replace("number = 3", "number = -3").replace("true", "1"))
    with pytest.raises(ComponentError, match=r"\(and 1 more problem\)$"):
        read_one(path)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"a = 1\nb = '\xff'\n", ":2: is not UTF-8 text; save it in that encoding"),
        (b"#" * (LARGEST_FILE + 1), f": is larger than {LARGEST_FILE:,} bytes: that is not a component file"),
        (b"a = " + b"[" * 100_000, ": is nested too deeply"),
        (b"a = " + b"9" * 10_000, ": is not valid TOML: it holds a number that is too long"),
    ],
    ids=["encoding", "size", "depth", "digits"],
)
def test_a_file_that_is_no_component_file_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    path = written(tmp_path, content)
    with pytest.raises(ComponentError) as caught:
        ComponentFile(path)
    assert str(caught.value) == f"{path}{reason}"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("absent.toml", "no such file"),
        (".", "is a folder, not a component file"),
        ("x" * 300, "cannot be read: File name too long"),
        ("null\0byte", "cannot be read: "),
    ],
)
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, name: str, reason: str) -> None:
    with pytest.raises(ComponentError) as caught:
        ComponentFile(tmp_path / name)
    assert caught.value.reason.startswith(reason)


def test_a_device_is_no_component_file() -> None:
    with pytest.raises(ComponentError, match="/dev/null: is not a regular file"):
        ComponentFile(Path("/dev/null"))


def test_an_error_survives_the_way_to_another_process() -> None:
    error = ComponentError("my.toml", 3, "a.b", "is missing", 2)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists))
def test_a_value_is_shown_on_one_short_line(value: object) -> None:
    text = shown(value)
    assert "\n" not in text
    assert len(text) < 300
