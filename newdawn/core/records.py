"""A position is one NumPy record of fixed size; its class is at once the layout, the types and the explanation.

    class Game(Record):
        day: int = small()                      # 1 to 6; 0 while the game is set up
        stock: Numbers = medium(SEATS, TOKENS)  # tokens in each store

`Game.dtype` is then the structured dtype, `Game.blank()` an empty record. Numba reads and writes such a record as
plain machine integers; interpreted Python reaches the same bytes by attribute.

All fields are signed (but the generator's words), so that a difference means the same interpreted and compiled.
"""

from typing import Any, ClassVar, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[Any]
"""An array inside a record."""


class _Field(NamedTuple):
    kind: type[np.generic]
    shape: tuple[int, ...]


def small(*shape: int) -> Any:
    """Declare a field of integers from -128 to 127."""
    return _Field(np.int8, shape)


def medium(*shape: int) -> Any:
    """Declare a field of integers from -32768 to 32767."""
    return _Field(np.int16, shape)


def word(*shape: int) -> Any:
    """Declare a field of 32-bit words, for the generator."""
    return _Field(np.uint32, shape)


class Record:
    """The base of all records. Subclasses declare fields; instances are NumPy records, never of this class."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, tuple[int, ...]]]

    def __init_subclass__(cls) -> None:
        """Collect the fields, those of the bases first, widest first so that the record has no padding."""
        declared: dict[str, _Field] = {}
        for base in reversed(cls.__mro__):
            declared.update({name: field for name, field in vars(base).items() if isinstance(field, _Field)})
        ordered = sorted(declared.items(), key=lambda item: -np.dtype(item[1].kind).itemsize)
        cls.dtype = np.dtype((np.record, [(name, field.kind, field.shape) for name, field in ordered]))
        cls.fields = {name: field.shape for name, field in declared.items()}

    @classmethod
    def blank(cls) -> Self:
        """Return a record of zeros.

        >>> class Point(Record):
        ...     x: int = small()
        >>> int(Point.blank().x)
        0
        """
        return cls.array(1)[0]  # type: ignore[no-any-return]

    @classmethod
    def array(cls, count: int) -> Any:
        """Return `count` records of zeros as one array."""
        return np.zeros(count, cls.dtype).view(np.recarray)


def copy_of(record: Any) -> Any:
    """Return an independent copy of a record."""
    return record.copy()


def bytes_of(record: Any) -> bytes:
    """Return the bytes of a record: all there is to know of a game."""
    data: bytes = record.tobytes()
    return data


def from_bytes(kind: type[Record], data: bytes) -> Any:
    """Return the record that `bytes_of` made these bytes from."""
    if len(data) != kind.dtype.itemsize:
        raise ValueError(f"a saved position has {kind.dtype.itemsize} bytes, not {len(data)}")
    return np.frombuffer(bytearray(data), kind.dtype).view(np.recarray)[0]
