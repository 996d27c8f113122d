"""Copying a state on a graphics card: word by word, where Numba would want memory to allocate."""

from typing import Any

from rauswurf.messages.parts import need

llvm = need("llvmlite.ir")
need("numba_cuda")
types = need("numba.cuda").types
cgutils = need("numba.cuda.cgutils")
intrinsic = need("numba.cuda.extending").intrinsic

WORD_BYTES = 4


@intrinsic
def copy_words(typing_context: Any, source: Any, target: Any) -> Any:
    """Copy a record onto another one of the same kind."""
    words = source.size // WORD_BYTES

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = llvm.PointerType(llvm.IntType(8 * WORD_BYTES))
        here, there = (builder.bitcast(each, word) for each in arguments)
        with cgutils.for_range(builder, llvm.Constant(llvm.IntType(64), words)) as loop:
            number = builder.load(builder.gep(here, [loop.index]))
            builder.store(number, builder.gep(there, [loop.index]))
        return context.get_dummy_value()

    return types.void(source, target), generate


def copy_state(s: Any, t: Any) -> None:
    """Make ``t`` the same position as ``s``."""
    copy_words(s, t)
