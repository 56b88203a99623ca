"""Where arguments enter: each is checked once, before compiled code gets it, which checks nothing itself.

Compiled code that reads beside its arrays returns garbage or ends the process, and with a number of another type it
would be compiled again, which takes minutes. So whatever a caller gives becomes a plain `int` here, or an error that
says what is wrong.

This imports neither Numba nor NumPy: what it checks may be needed before a program decides how to run.
"""

from numbers import Integral, Number

from newdawn.core.telling import shown

__all__ = ["given", "is_whole", "seed", "whole"]


def given(value: object) -> str:
    """Return what a caller gave as an error message may show it: short, and never failing.

    >>> given(None), given(True), given("0"), given(10**5000)
    ('None', 'True', '"0"', 'a number of 16,610 bits')
    """
    if value is None or isinstance(value, bool):
        return repr(value)
    return shown(value.item() if isinstance(value, Number) and hasattr(value, "item") else value)


def is_whole(value: object, least: int, most: int | None = None) -> bool:
    """Return whether something is a whole number within bounds, of Python or of NumPy; True and False are not.

    >>> import numpy as np
    >>> is_whole(3, 0, 3), is_whole(4, 0, 3), is_whole(np.int8(3), 0), is_whole(True, 0), is_whole(3.0, 0)
    (True, False, True, False, False)
    """
    if type(value) is not int:
        if isinstance(value, bool) or not isinstance(value, Integral):
            return False
        value = int(value)
    return least <= value and (most is None or value <= most)


def whole(value: object, name: str, least: int, most: int | None = None) -> int:
    """Return a whole number within bounds as a plain one; raises ValueError for anything else.

    >>> import numpy as np
    >>> whole(np.uint8(7), "games", 0)
    7
    >>> whole(7.5, "games", 0)
    Traceback (most recent call last):
    ...
    ValueError: games must be a whole number of 0 or more, not 7.5
    """
    if not is_whole(value, least, most):
        bounds = f"of {least} or more" if most is None else f"from {least} to {most}"
        raise ValueError(f"{name} must be a whole number {bounds}, not {given(value)}")
    return int(value)  # type: ignore[call-overload, no-any-return]


def seed(value: object) -> int:
    """Return a seed as a plain number; raises ValueError if it is none.

    >>> seed(-1)
    Traceback (most recent call last):
    ...
    ValueError: a seed is a whole number from 0 to 2**256 - 1, not -1
    """
    from newdawn.core.random import SEED_BITS

    if not is_whole(value, 0, (1 << SEED_BITS) - 1):
        raise ValueError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {given(value)}")
    return int(value)  # type: ignore[call-overload, no-any-return]
