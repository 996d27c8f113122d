"""The memory of a group of threads on a graphics card, and states in it.

What a thread has of its own lies far away from the cores. Memory that the threads of a group share
is close to them, but small, and made of 32 banks, each of which serves one word at a time. So a
state is cut into words, and word after word those of all threads lie side by side: whatever a
thread looks up, it finds in a bank of its own.
"""

from collections.abc import Sequence
from typing import Any

from rauswurf.fast.native.values import BYTE, Code, NotCompilable, ir
from rauswurf.rules.compose import STATE
from rauswurf.rules.state import Field

GROUP_WORD = ir.IntType(32)  # also counts bytes there
BYTES = 4  # of a word
MOST_BYTES = 256  # of a field; larger ones stay where they are
SHARED = 3  # what LLVM calls such memory
NAME = "group"


class Group:
    """Where the fields of states lie in the memory of a group of so many threads; 0: nowhere."""

    def __init__(self, module: Any, fields: Sequence[Field], threads: int) -> None:
        self.module = module
        self.threads = threads
        self.offsets: dict[str, int] = {}  # [field]: bytes from the beginning of a state
        self.found: Any = None
        end = 0
        for field in fields if threads else ():
            if fits(field):
                cell = int(field.code[1:])
                end = rounded_up(end, BYTES if field.length else cell)
                self.offsets[field.name] = end
                end += cell * max(1, field.length) * max(1, field.width)
        self.words = -(-end // BYTES)

    def keep_alone(self, record: str) -> None:
        """Raises StatesMeet if another record of this name cannot be."""
        if self.threads and record == STATE:
            raise StatesMeet(record)

    @property
    def memory(self) -> Any:
        """All of it."""
        if self.found is None:
            kind = ir.ArrayType(GROUP_WORD, self.words * self.threads)
            self.found = ir.GlobalVariable(self.module, kind, NAME, addrspace=SHARED)
            self.found.type = ir.PointerType(addrspace=SHARED)
            self.found.linkage = "internal"
            self.found.initializer = ir.Constant(kind, ir.Undefined)
            self.found.align = BYTES * BYTES
        return self.found

    def pointer(self, builder: Any, place: Code) -> Code:
        """Where so many bytes from the beginning of this thread's state are."""
        thread = special_register(self.module, builder, "tid")
        row = builder.and_(place, ir.Constant(GROUP_WORD, -BYTES))
        rest = builder.and_(place, ir.Constant(GROUP_WORD, BYTES - 1))
        at = builder.add(builder.mul(row, ir.Constant(GROUP_WORD, self.threads)), rest)
        at = builder.add(at, builder.mul(thread, ir.Constant(GROUP_WORD, BYTES)))
        return builder.gep(self.memory, [at], inbounds=True, source_etype=BYTE)

    def clear(self, builder: Any) -> None:
        """Make all of this thread's state 0."""
        for word in range(self.words):
            place = ir.Constant(GROUP_WORD, word * BYTES)
            builder.store(ir.Constant(GROUP_WORD, 0), self.pointer(builder, place))


def special_register(module: Any, builder: Any, name: str) -> Code:
    """What a thread knows about itself: its number (``tid``), that of its group, how many."""
    known = f"llvm.nvvm.read.ptx.sreg.{name}.x"
    read = module.globals.get(known)
    if read is None:
        read = ir.Function(module, ir.FunctionType(GROUP_WORD, []), known)
    return builder.call(read, [])


class StatesMeet(NotCompilable):
    """There are several states, so they cannot lie in the memory of a group."""


def fits(field: Field) -> bool:
    """Has a field its place here? None that is large, or of numbers larger than a word."""
    cell = int(field.code[1:])
    return cell <= BYTES and cell * max(1, field.length) * max(1, field.width) <= MOST_BYTES


def rounded_up(number: int, step: int) -> int:
    """The next multiple of a step."""
    return -(-number // step) * step
