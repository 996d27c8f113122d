"""Arrays handed to other libraries where they lie: DLPack, and the interface of CUDA arrays.

Both are agreements on a few numbers: where an array begins, its shape, what its numbers are, and
on which device. Nothing is copied.
"""

import ctypes
from itertools import count
from math import prod
from typing import Any, NamedTuple

import numpy as np

ON_HOST, ON_CARD = 1, 2  # kinds of devices, as DLPack numbers them
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # kinds of numbers, as DLPack numbers them
CAPSULE = b"dltensor"  # whoever takes it renames it
INTERFACE_VERSION = 3


class Device(ctypes.Structure):
    """Where an array lies."""

    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class DataType(ctypes.Structure):
    """What its numbers are."""

    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    """An array."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("dimensions", ctypes.c_int32),
        ("type", DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class Managed(ctypes.Structure):
    """An array with what is to be called when nobody needs it any more."""


DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", DELETER))
DESTRUCTOR = ctypes.PYFUNCTYPE(None, ctypes.c_void_p)


class Layout(NamedTuple):
    """Where an array lies, and how."""

    place: int
    shape: tuple[int, ...]
    kind: np.dtype[Any]
    device: tuple[int, int] = (ON_CARD, 0)


_lent: dict[int, tuple[Any, ...]] = {}  # what must live as long as others use an array
_tickets = count(1)


def give_up(managed: Any) -> None:
    """Somebody does not need an array any more."""
    _lent.pop(managed.contents.context or 0, None)


def drop(capsule: int) -> None:
    """A capsule goes away: if nobody took the array out, nobody needs it."""
    api = _python()
    if api.PyCapsule_IsValid(capsule, CAPSULE):
        place = api.PyCapsule_GetPointer(capsule, CAPSULE)
        give_up(ctypes.cast(place, ctypes.POINTER(Managed)))


_GIVE_UP, _DROP = DELETER(give_up), DESTRUCTOR(drop)


def _python() -> Any:
    """What Python knows about capsules."""
    api = ctypes.pythonapi
    api.PyCapsule_New.restype = ctypes.py_object
    api.PyCapsule_New.argtypes = (ctypes.c_void_p, ctypes.c_char_p, DESTRUCTOR)
    api.PyCapsule_IsValid.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
    api.PyCapsule_GetPointer.restype = ctypes.c_void_p
    api.PyCapsule_GetPointer.argtypes = (ctypes.c_void_p, ctypes.c_char_p)
    return api


def capsule(layout: Layout, owner: object) -> Any:
    """An array as a capsule of DLPack; ``owner`` lives as long as somebody uses it."""
    dimensions = len(layout.shape)
    lengths = (ctypes.c_int64 * dimensions)(*layout.shape)
    steps = [prod(layout.shape[k + 1 :]) for k in range(dimensions)]
    strides = (ctypes.c_int64 * dimensions)(*steps)
    kind = DataType(CODES[layout.kind.kind], 8 * layout.kind.itemsize, 1)
    tensor = Tensor(layout.place, Device(*layout.device), dimensions, kind, lengths, strides, 0)
    ticket = next(_tickets)
    managed = Managed(tensor, ticket, _GIVE_UP)
    _lent[ticket] = (managed, lengths, strides, owner)
    return _python().PyCapsule_New(ctypes.addressof(managed), CAPSULE, _DROP)


def lent() -> int:
    """How many arrays others use now."""
    return len(_lent)


def interface(layout: Layout) -> dict[str, Any]:
    """An array on a card as ``__cuda_array_interface__`` tells it."""
    return {
        "shape": layout.shape,
        "typestr": layout.kind.str,
        "data": (layout.place, False),
        "strides": None,
        "version": INTERFACE_VERSION,
    }


def place_of(array: Any, shape: tuple[int, ...], kind: np.dtype[Any]) -> int:
    """Where somebody's array lies on a card; raises ValueError if it is not of this form."""
    told = array.__cuda_array_interface__
    wanted = (shape, kind.str)
    if (tuple(told["shape"]), told["typestr"]) != wanted or told.get("strides"):
        found = f"{told['typestr']} of shape {tuple(told['shape'])}"
        raise ValueError(f"wanted is an array of {kind.str} of shape {shape} in one piece: {found}")
    return int(told["data"][0])
