"""A small table of whole numbers with any number of dimensions, read as ``table[i, j, k]``.

The rules read their board from such tables. Interpreted they are this class; ``fast`` turns them
into numpy arrays, which are read in the same way.
"""

from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from typing import Any


class Array:
    """Whole numbers laid out in rows; cannot be changed once made."""

    __slots__ = ("flat", "shape", "strides")

    def __init__(self, shape: tuple[int, ...], flat: tuple[int, ...]) -> None:
        if prod(shape) != len(flat):
            raise ValueError(f"{len(flat)} numbers do not fill a table of shape {shape}")
        self.shape = shape
        self.flat = flat
        self.strides = tuple(prod(shape[k + 1 :]) for k in range(len(shape)))

    @classmethod
    def filled(cls, shape: tuple[int, ...], value: Callable[..., int]) -> "Array":
        """A table whose entry at i, j, ... is ``value(i, j, ...)``."""
        return cls(shape, tuple(value(*index) for index in product(*map(range, shape))))

    @classmethod
    def row(cls, numbers: Any) -> "Array":
        """A table of one dimension."""
        flat = tuple(numbers)
        return cls((len(flat),), flat)

    def __getitem__(self, index: int | tuple[int, ...]) -> int:
        if isinstance(index, int):
            return self.flat[index]
        if len(index) == 2:  # most are read so, and often: worth a shorter way
            row, column = index
            return self.flat[row * self.strides[0] + column]
        if len(index) == 3:
            block, row, column = index
            return self.flat[block * self.strides[0] + row * self.strides[1] + column]
        place = 0
        for k, stride in zip(index, self.strides, strict=True):
            place += k * stride
        return self.flat[place]

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[int]:
        return iter(self.flat)

    def __repr__(self) -> str:
        return f"Array{self.shape}"


EMPTY_ARRAY = Array((0,), ())
