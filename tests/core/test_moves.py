"""Numbers, notation and structure of moves."""

import pytest

from newdawn.core.moves import NotationError
from newdawn.outlive.moves import TABLE


def test_number_notation_and_structure_convert_without_loss():
    for number in range(len(TABLE)):
        notation = TABLE.notation(number)
        assert TABLE.number(notation) == number
        assert " ".join(TABLE.structure(number)) == notation
    assert len({TABLE.notation(number) for number in range(len(TABLE))}) == len(TABLE)


def test_capitals_and_blanks_do_no_harm():
    assert TABLE.number("  Move  5   CARGO ") == TABLE.number("move 5 cargo")


@pytest.mark.parametrize(
    ("notation", "explained"),
    [
        ("", "cannot be empty"),
        ("mvoe 5 cargo", "did you mean “move”?"),
        ("xyzzy", "moves begin with"),
        ("move 5", "takes 2 word(s) after it, not 1"),
        ("move 5 cragoo", "did you mean “cargo”?"),
        ("pay gold", "one of meat, water"),
        ("x" * 500, "…"),
    ],
)
def test_a_text_that_is_no_move_is_explained(notation, explained):
    with pytest.raises(NotationError) as caught:
        TABLE.number(notation)
    assert explained in str(caught.value)
    assert len(str(caught.value)) < 600
