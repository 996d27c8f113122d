"""Calling our machine code from functions that Numba compiles."""

from typing import TYPE_CHECKING, Any

import numpy as np

from rauswurf.fast.native.module import machine_types
from rauswurf.fast.native.values import NOTHING, WORD, Hint, Kind, RecordHint, ir
from rauswurf.messages.parts import need

if TYPE_CHECKING:
    from rauswurf.fast.native.calling import Compiled

numba = need("numba")
cgutils = need("numba.core.cgutils")
extending = need("numba.extending")

TYPES = {
    None: numba.void,
    Kind.WHOLE: numba.int64,
    Kind.REAL: numba.float64,
    Kind.TRUTH: numba.boolean,
}


def wrapped(function: "Compiled") -> Any:
    """A function of Numba's that calls ours."""
    hints = [argument.hint for argument in function.form.arguments]

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        given = cgutils.unpack_tuple(builder, values[0])
        codes = [
            code
            for hint, kind, each in zip(hints, signature.args[0], given, strict=True)
            for code in passed(context, builder, hint, kind, each)
        ]
        types = [kind for hint in hints for kind in machine_types(hint)]
        result = function.form.result.type if function.form.result else NOTHING
        place = ir.Constant(WORD, function.address)
        pointer = builder.inttoptr(place, ir.FunctionType(result, types).as_pointer())
        found = builder.call(pointer, codes)
        return found if function.form.result else context.get_dummy_value()

    @extending.intrinsic
    def call(typing: Any, given: Any) -> Any:
        if len(given) != len(hints) or not all(map(fits, hints, given)):
            told = f"{function.form.name} takes {hints}, not {given}"
            raise numba.errors.TypingError(told)
        return TYPES[function.form.result](given), generate

    @numba.njit
    def wrapper(*given: Any) -> Any:
        return call(given)

    return wrapper


def fits(hint: Hint, kind: Any) -> bool:
    """May a value that Numba knows as this kind be passed?"""
    if isinstance(hint, Kind):
        return isinstance(kind, numba.types.Number | numba.types.Boolean)
    if isinstance(hint, RecordHint):
        return isinstance(kind, numba.types.Record)
    same = isinstance(kind, numba.types.Array) and kind.dtype == numba.from_dtype(
        np.dtype(hint.code)
    )
    return bool(same and kind.ndim == hint.dimensions and kind.layout == "C")


def passed(context: Any, builder: Any, hint: Hint, kind: Any, value: Any) -> list[Any]:
    """What the machine is told for an argument that Numba knows as a value of this kind."""
    if isinstance(hint, Kind):
        return [context.cast(builder, value, kind, TYPES[hint])]
    if isinstance(hint, RecordHint):
        return [builder.bitcast(value, ir.PointerType())]
    array = context.make_array(kind)(context, builder, value)
    lengths = cgutils.unpack_tuple(builder, array.shape)
    return [builder.bitcast(array.data, ir.PointerType()), *lengths]
