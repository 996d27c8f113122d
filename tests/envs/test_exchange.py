"""Arrays are handed to other libraries where they lie."""

import gc
from typing import Any

import numpy as np
import pytest

from rauswurf.fast.cuda.exchange import ON_CARD, ON_HOST, Layout, capsule, interface, lent, place_of


class Lending:
    """An array in this machine's memory that is lent as those on a card are."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.layout = Layout(array.ctypes.data, array.shape, array.dtype, (ON_HOST, 0))

    def __dlpack__(self, **wanted: Any) -> Any:
        return capsule(self.layout, self)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.layout.device


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.float32, np.bool_, np.uint8])
def test_an_array_is_taken_where_it_lies(kind: type[Any]) -> None:
    array = np.arange(12).astype(kind).reshape(3, 4)
    before = lent()
    taken = np.from_dlpack(Lending(array))
    assert lent() == before + 1
    assert taken.dtype == kind
    assert np.array_equal(taken, array)
    assert np.shares_memory(taken, array)
    del taken
    gc.collect()
    assert lent() == before


def test_a_capsule_that_nobody_takes_is_dropped() -> None:
    before = lent()
    made = Lending(np.zeros(3)).__dlpack__()
    assert lent() == before + 1
    del made
    gc.collect()
    assert lent() == before


class Foreign:
    """What other libraries tell of an array on a card."""

    def __init__(self, layout: Layout, strides: tuple[int, ...] | None = None) -> None:
        self.__cuda_array_interface__ = interface(layout) | {"strides": strides}


def test_arrays_of_others_are_looked_at() -> None:
    kind = np.dtype(np.int32)
    layout = Layout(4096, (5,), kind, (ON_CARD, 0))
    assert place_of(Foreign(layout), (5,), kind) == 4096
    for wrong in (
        Foreign(layout._replace(shape=(6,))),
        Foreign(layout._replace(kind=np.dtype(np.int64))),
        Foreign(layout, strides=(8,)),
    ):
        with pytest.raises(ValueError, match="of shape \\(5,\\) in one piece"):
            place_of(wrong, (5,), kind)
