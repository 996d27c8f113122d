"""The board's tables in the memory of a graphics card.

Numba would put them into constant memory, which holds 64 kB and serves a warp one place at a time.
Here they are part of the compiled program, once for all functions that read them, and lie in
global memory, which is cached like the states.
"""

from hashlib import sha256
from typing import Any

import numpy as np

from rauswurf.messages.parts import need

llvm = need("llvmlite.ir")
need("numba_cuda")
types = need("numba.cuda").types
extending = need("numba.cuda.extending")
data_models = need("numba.cuda.datamodel").models
lowering = need("numba.cuda.cudaimpl")
numpy_types = need("numba.cuda.np.numpy_support")

GLOBAL_MEMORY = 1  # NVVM's number for it
NARROW = (np.int8, np.int16, np.int32, np.int64)


class TableType(types.Array):  # type: ignore[misc,name-defined]
    """What Numba takes a table for: an array that is only read."""

    def copy(self, **changed: Any) -> "TableType":
        """Numba asks for one that is only read; this is one."""
        return self


class Table:
    """A table of whole numbers, as narrow as they allow."""

    def __init__(self, numbers: Any) -> None:
        self.numbers = np.ascontiguousarray(numbers, narrowest(numbers))
        element = numpy_types.from_dtype(self.numbers.dtype)
        self._numba_type_ = TableType(element, self.numbers.ndim, "C", readonly=True)

    def __getitem__(self, place: Any) -> int:
        return int(self.numbers[place])

    def __len__(self) -> int:
        return len(self.numbers)

    @property
    def name(self) -> str:
        """A name that follows from what is in it."""
        kind = f"{self.numbers.dtype}{self.numbers.shape}".encode()
        return f"table_{sha256(kind + self.numbers.tobytes()).hexdigest()[:24]}"


def narrowest(numbers: Any) -> Any:
    """The narrowest type with a sign that holds all these numbers."""
    if np.size(numbers) == 0:
        return NARROW[0]
    low, high = np.min(numbers), np.max(numbers)
    return next(kind for kind in NARROW if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max)


extending.register_model(TableType)(data_models.ArrayModel)


@lowering.lower_constant(TableType)
def put_into_program(context: Any, builder: Any, kind: Any, table: Table) -> Any:
    """A constant of the program for each table; functions that read the same one share it."""
    numbers = table.numbers
    content = bytearray(numbers.tobytes()) or bytearray(1)
    shape = llvm.ArrayType(llvm.IntType(8), len(content))
    place = builder.module.globals.get(table.name)
    if place is None:
        place = llvm.GlobalVariable(builder.module, shape, table.name, addrspace=GLOBAL_MEMORY)
        place.linkage = "linkonce_odr"
        place.global_constant = True
        place.initializer = llvm.Constant(shape, content)
        place.align = 16
    array = context.make_array(kind)(context, builder)
    anywhere = builder.addrspacecast(place, llvm.PointerType(llvm.IntType(8)))
    context.populate_array(
        array,
        data=builder.bitcast(anywhere, array.data.type),
        shape=[context.get_constant(types.intp, length) for length in numbers.shape],
        strides=[context.get_constant(types.intp, step) for step in numbers.strides],
        itemsize=context.get_constant(types.intp, numbers.itemsize),
        parent=None,
        meminfo=None,
    )
    return array._getvalue()
