"""What the numbers of events and reasons stand for: things have names, while seats and counts stay numbers.

A vocabulary has the names of each kind of thing in the order of their numbers, by the argument that speaks of it:

>>> named({"place": ("forest", "dam")}, ("seat", "place", "count"), (2, 1, 3))
{'seat': 2, 'place': 'dam', 'count': 3}
"""

from collections.abc import Iterable, Mapping

__all__ = ["Named", "Vocabulary", "named"]

Vocabulary = Mapping[str, tuple[str, ...]]
Named = dict[str, int | str]


def named(vocabulary: Vocabulary, arguments: Iterable[str], numbers: Iterable[int]) -> Named:
    """Return numbers by argument, with the names of the things among them; numbers beyond the last argument are none's.

    >>> named({"place": ("forest", "dam")}, ("place",), (-1,))
    Traceback (most recent call last):
    ValueError: there is no place -1
    """
    found: Named = {}
    for argument, number in zip(arguments, numbers, strict=False):
        names = vocabulary.get(argument)
        if names is None:
            found[argument] = number
        elif 0 <= number < len(names):
            found[argument] = names[number]
        else:
            raise ValueError(f"there is no {argument} {number}")
    return found
