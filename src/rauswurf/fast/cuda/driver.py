"""Graphics cards of NVIDIA through their driver: programs, memory and launches, by ctypes.

The driver comes with the card, so nothing else has to be installed.
"""

import ctypes
import sys
from collections.abc import Sequence
from copy import copy
from functools import cache, lru_cache
from typing import Any
from weakref import finalize

import numpy as np

from rauswurf.fast.cuda.exchange import ON_CARD, Layout, capsule, interface
from rauswurf.fast.placing import NoCard
from rauswurf.messages import message

LIBRARY = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
MULTIPROCESSORS = 16  # the driver's number for this question about a card
OLDEST = 7  # the first number of a card's compute capability: Volta
CAPABILITY = 75
MOST_LOADED = 32  # programs that stay on cards, to be used again
REGISTERS, ERROR_LOG, ERROR_LOG_SIZE = 0, 5, 6  # what the driver calls these
LOG_BYTES = 8192
MOST_REGISTERS = 64  # of a thread: with more, fewer threads fit on a core, and it waits more often

Pointer = ctypes.c_void_p


@cache
def library() -> Any:
    """The driver; raises NoCard if there is none."""
    try:
        found = ctypes.CDLL(LIBRARY)
    except OSError as error:
        raise NoCard(message("gpu-none")) from error
    if found.cuInit(0):
        raise NoCard(message("gpu-none"))
    return found


def ask(name: str, *given: Any) -> None:
    """Call a function of the driver; raises NoCard with what it says if that fails."""
    code = getattr(library(), name)(*given)
    if code:
        told = ctypes.c_char_p()
        library().cuGetErrorString(code, ctypes.byref(told))
        reason = (told.value or b"").decode() or str(code)
        raise NoCard(message("gpu-failed", reason=f"{name}: {reason}"))


@cache
def cards() -> tuple[int, ...]:
    """The numbers of all cards of this machine that are new enough; raises NoCard."""
    count = ctypes.c_int()
    ask("cuDeviceGetCount", ctypes.byref(count))
    found = tuple(card for card in range(count.value) if attribute(card, CAPABILITY) >= OLDEST)
    if not found:
        raise NoCard(message("gpu-none"))
    return found


def has_cards() -> bool:
    """Is there a card that could be used?"""
    try:
        return bool(cards())
    except NoCard:
        return False


def attribute(card: int, number: int) -> int:
    """What the driver knows about a card."""
    value = ctypes.c_int()
    ask("cuDeviceGetAttribute", ctypes.byref(value), number, device_of(card))
    return value.value


def device_of(card: int) -> ctypes.c_int:
    """How the driver calls a card."""
    device = ctypes.c_int()
    ask("cuDeviceGet", ctypes.byref(device), card)
    return device


def name_of(card: int) -> str:
    """What people call a card."""
    told = ctypes.create_string_buffer(256)
    ask("cuDeviceGetName", told, len(told), device_of(card))
    return told.value.decode()


class Card:
    """A card as one thread of ours sees it, with a queue of its own for what it is to do."""

    def __init__(self, number: int) -> None:
        self.number = number
        ask("cuCtxSetCurrent", context_of(number))
        self.queue = Pointer()
        ask("cuStreamCreate", ctypes.byref(self.queue), 1)
        self.multiprocessors = attribute(number, MULTIPROCESSORS)

    def __enter__(self) -> "Card":
        return self

    def __exit__(self, *_: object) -> None:
        ask("cuStreamDestroy_v2", self.queue)

    def free_memory(self) -> int:
        """How many bytes nobody uses."""
        free, total = ctypes.c_size_t(), ctypes.c_size_t()
        ask("cuMemGetInfo_v2", ctypes.byref(free), ctypes.byref(total))
        return free.value

    def kernel(self, program: str, name: str) -> "Kernel":
        """A kernel of a program, loaded; raises NoCard with what the driver does not like."""
        found = Pointer()
        loaded = load(self.number, program)
        ask("cuModuleGetFunction", ctypes.byref(found), loaded.module, name.encode())
        return Kernel(self, loaded, found)

    def wait(self) -> None:
        """Until everything in the queue is done."""
        ask("cuStreamSynchronize", self.queue)

    def wait_for_others(self) -> None:
        """Until everything that anybody gave the card to do is done."""
        ask("cuCtxSynchronize")

    def put(self, numbers: Any) -> "Memory":
        """A copy of an array on the card."""
        made = Memory(self, numbers.shape, numbers.dtype)
        made.write(numbers)
        return made

    def room(self, shape: tuple[int, ...]) -> "Memory":
        """Room for whole numbers on the card."""
        return Memory(self, shape, np.dtype(np.int64))


class Program:
    """A program in the memory of a card, until nobody needs it."""

    def __init__(self, number: int, text: str) -> None:
        log = ctypes.create_string_buffer(LOG_BYTES)
        asked = (ctypes.c_int * 3)(REGISTERS, ERROR_LOG, ERROR_LOG_SIZE)
        answers = (Pointer * 3)(MOST_REGISTERS, ctypes.cast(log, Pointer), LOG_BYTES)
        self.module = Pointer()
        written = text.encode() + b"\0"
        try:
            ask("cuModuleLoadDataEx", ctypes.byref(self.module), written, 3, asked, answers)
        except NoCard as error:
            reason = log.value.decode(errors="replace").strip()
            raise NoCard(message("gpu-failed", reason=reason)) if reason else error from error
        finalize(self, unload, number, self.module).atexit = False


def unload(number: int, module: Pointer) -> None:
    """Remove a program from the memory of a card."""
    ask("cuCtxPushCurrent_v2", context_of(number))
    ask("cuModuleUnload", module)
    ask("cuCtxPopCurrent_v2", ctypes.byref(Pointer()))


@lru_cache(MOST_LOADED)
def load(number: int, text: str) -> Program:
    """A program on the card of this number, whose context is that of this thread."""
    return Program(number, text)


@cache
def context_of(number: int) -> Pointer:
    """What all threads of ours share that use a card."""
    context = Pointer()
    ask("cuDevicePrimaryCtxRetain", ctypes.byref(context), device_of(number))
    return context


class Memory:
    """An array on a card; what is no longer used is given back."""

    def __init__(self, card: Card, shape: tuple[int, ...], kind: Any) -> None:
        self.card = card
        self.shape = shape
        self.kind = np.dtype(kind)
        self.bytes = max(1, int(np.prod(shape))) * self.kind.itemsize
        place = ctypes.c_uint64()
        ask("cuMemAlloc_v2", ctypes.byref(place), ctypes.c_size_t(self.bytes))
        self.place = place.value

    def part(self, first: int, end: int) -> "Memory":
        """Some of its lines, where they are."""
        made = copy(self)
        line = self.bytes // self.shape[0]
        made.shape = (end - first, *self.shape[1:])
        made.place, made.bytes = self.place + first * line, (end - first) * line
        return made

    def write(self, numbers: Any) -> None:
        """Put these numbers there; waits until they are."""
        given = np.ascontiguousarray(numbers, self.kind)
        size = ctypes.c_size_t(given.nbytes)
        ask("cuMemcpyHtoD_v2", ctypes.c_uint64(self.place), Pointer(given.ctypes.data), size)

    def copy_from(self, place: int) -> None:
        """Copy what lies elsewhere on the card, when it is its turn."""
        size = ctypes.c_size_t(self.bytes)
        here, there = ctypes.c_uint64(self.place), ctypes.c_uint64(place)
        ask("cuMemcpyDtoDAsync_v2", here, there, size, self.card.queue)

    def clear(self) -> None:
        """Make all of it 0, when it is its turn."""
        size = ctypes.c_size_t(self.bytes)
        ask("cuMemsetD8Async", ctypes.c_uint64(self.place), 0, size, self.card.queue)

    def read(self, lines: int | None = None) -> Any:
        """The numbers, or the first lines of them; waits until what is in the queue is done."""
        shape = self.shape if lines is None else (lines, *self.shape[1:])
        found = np.empty(shape, self.kind)
        self.read_into(found)
        return found

    def read_into(self, target: Any) -> None:
        """Fill an array with the first numbers; waits until what is in the queue is done."""
        self.card.wait()
        size = ctypes.c_size_t(target.nbytes)
        ask("cuMemcpyDtoH_v2", Pointer(target.ctypes.data), ctypes.c_uint64(self.place), size)

    @property
    def layout(self) -> Layout:
        """Where it lies, for others."""
        return Layout(self.place, self.shape, self.kind, (ON_CARD, self.card.number))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return interface(self.layout)

    def __dlpack__(self, **wanted: Any) -> Any:
        """The array where it lies, as a capsule; what is in the queue is done by then."""
        self.card.wait()
        return capsule(self.layout, self)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.layout.device

    def give_back(self) -> None:
        """Nobody needs it any more."""
        ask("cuMemFree_v2", ctypes.c_uint64(self.place))


class Kernel:
    """Something that a card can do on many threads."""

    def __init__(self, card: Card, program: Program, function: Pointer) -> None:
        self.card = card
        self.program = program  # it has to stay
        self.function = function

    def launch(self, blocks: int, threads: int, *given: "Given | Sequence[Memory]") -> None:
        """Put it into the queue, with numbers, arrays and bundles of them that it is given."""
        words = [word for each in given for word in passed(each)]
        values = [ctypes.c_int64(word) for word in words]
        places = [ctypes.cast(ctypes.pointer(value), Pointer) for value in values]
        arguments = (Pointer * len(places))(*places)
        grid = (blocks, 1, 1, threads, 1, 1)
        ask("cuLaunchKernel", self.function, *grid, 0, self.card.queue, arguments, None)


class Lines:
    """The first lines of an array on a card."""

    def __init__(self, memory: Memory, count: int) -> None:
        self.memory = memory
        self.count = count


Given = int | Memory | Lines


def passed(given: Given | Sequence[Memory]) -> list[int]:
    """What a kernel is told: a number, or where an array is and how long."""
    if isinstance(given, Sequence):
        return [word for each in given for word in passed(each)]
    if isinstance(given, Lines):
        return [given.memory.place, given.count, *given.memory.shape[1:]]
    return [given] if isinstance(given, int) else [given.place, *given.shape]
