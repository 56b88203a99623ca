"""A position is one NumPy record of fixed size; its class is at once the layout, the types and the explanation.

    class State(Record):
        day: int = small()                      # 1 to 6; 0 while the game is set up
        stock: Numbers = medium(SEATS, TOKENS)  # tokens in each store

`State.dtype` is then the structured dtype, `State.blank()` an empty record. Numba reads and writes such a record as
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
        return np.zeros(count, cls.dtype)


def blank_bytes(kind: type[Record]) -> Numbers:
    """Return the bytes of an empty record, as an array that can be looked at as one."""
    return np.zeros(kind.dtype.itemsize, np.uint8)


def record_in(kind: type[Record], raw: Numbers) -> Any:
    """Return the record that lies in an array of bytes; both share their memory."""
    # Unlike `raw.view(…)`, this does not check field by field whether that is safe.
    return np.frombuffer(raw, kind.dtype)[0]


def bytes_from(kind: type[Record], data: bytes) -> Numbers:
    """Return an array of its own with the bytes of a saved record; raises ValueError if they are not of its size."""
    if len(data) != kind.dtype.itemsize:
        raise ValueError(f"a saved position has {kind.dtype.itemsize} bytes, not {len(data)}")
    return np.frombuffer(bytearray(data), np.uint8)


def copy_of(record: Any) -> Any:
    """Return an independent copy of a record."""
    return np.frombuffer(bytearray(record.tobytes()), record.dtype)[0]
