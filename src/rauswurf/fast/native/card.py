"""From a module of LLVM to a program for graphics cards: PTX, which their driver compiles on.

A kernel is what a card runs on each of its threads. Here it is always a function of the rules that
has a ``plan``: of its numbers the last two are the number of the thread and how many there are, the
others are handed on. Records, and rows for which there is ``room``, are each thread's own. Records
that are ``kept`` lie on the card, one for each thread, and are there again for the next kernel.
"""

from collections.abc import Container, Mapping
from functools import cache
from math import prod
from typing import Any

from rauswurf.fast.native.group import special_register
from rauswurf.fast.native.machine import SPEED, llvm
from rauswurf.fast.native.module import Module, machine_types
from rauswurf.fast.native.statements import Function
from rauswurf.fast.native.values import BIT, BYTE, NOTHING, POINTER, WORD, Code, RecordHint, ir
from rauswurf.rules.compose import STATE

TRIPLE = "nvptx64-nvidia-cuda"
OLDEST_CARD = "sm_70"  # Volta, 2017; newer ones run the same program
FEATURES = "+ptx70"
OPTIONS = ("-nvptx-fma-level=0", "-nvptx-short-ptr")  # addresses of 32 bits where these do
PLAN = "plan"
# Functions that many threads may call for the same number, and what the card does at once there.
AT_ONCE = {"add_at": "add", "raise_to": "max"}
ALIGNMENT = 16
WORD_BYTES = 8

Room = Mapping[str, tuple[int, ...]]  # [argument]: lengths of the rows that a thread has of its own
NO_ROOM: Room = {}


def kernel(
    module: Module, root: str, room: Room, kept: Container[str] = (), known: Room = NO_ROOM
) -> str:
    """The text of a module with a kernel that calls a function of the rules.

    ``kept`` records lie on the card. Of some arrays that it is given, the lengths are ``known``.
    """
    called = module.function(root)
    while name := module.next_function():
        if name in AT_ONCE:
            write_change(module.declared[name], AT_ONCE[name])
        else:
            Function(module, name).translate()
    write_kernel(module, root, called, room, kept, known)
    return module.finish("")


def write_change(function: Any, operation: str) -> None:
    """Change a number of a row that other threads may change at the same time."""
    builder = ir.IRBuilder(function.append_basic_block())
    row, _, place, given = function.args
    at = builder.gep(row, [place], inbounds=True, source_etype=WORD)
    builder.atomic_rmw(operation, at, given, "monotonic")
    builder.ret_void()


def write_kernel(
    module: Module, root: str, called: Any, room: Room, kept: Container[str], known: Room
) -> None:
    """Write the kernel: it has the name of the function."""
    arguments = module.arguments(module.rules.functions[root])
    plan = room[PLAN][0]
    others = [each for each in arguments if each.name not in room]
    handed = [each for each in others if not isinstance(each.hint, RecordHint) or each.name in kept]
    types = [kind for each in handed for kind in machine_types(each.hint)]
    kind = ir.FunctionType(NOTHING, [WORD] * (plan - 2) + types)
    made = ir.Function(module.ir, kind, root)
    made.calling_convention = "ptx_kernel"
    builder = ir.IRBuilder(made.append_basic_block())
    numbers = [*made.args[: plan - 2], *thread(module, builder)]
    passed = iter(made.args[plan - 2 :])
    codes: list[Code] = []
    for name, hint in arguments:
        if isinstance(hint, RecordHint) and name in kept:
            size = ir.Constant(WORD, module.records[hint.name].itemsize)
            own = builder.mul(numbers[-2], size)
            codes.append(builder.gep(next(passed), [own], source_etype=BYTE))
        elif isinstance(hint, RecordHint):
            codes.append(cleared(module, builder, module.records[hint.name].itemsize))
            if hint.name == STATE:
                module.group.clear(builder)
        elif name in room:
            codes += own_rows(module, builder, room[name], numbers if name == PLAN else [])
        else:
            given = [next(passed) for _ in machine_types(hint)]
            if name in known:
                given[0].add_attribute("noalias")
                given[0].attributes.align = ALIGNMENT
                given[1:] = [ir.Constant(WORD, length) for length in known[name]]
            codes += given
    builder.call(called, codes)
    builder.ret_void()


def thread(module: Module, builder: Any) -> list[Code]:
    """The number of this thread, and how many there are."""

    def register(name: str) -> Code:
        return builder.zext(special_register(module.ir, builder, name), WORD)

    here, block, size, blocks = (register(name) for name in ("tid", "ctaid", "ntid", "nctaid"))
    return [builder.add(builder.mul(block, size), here), builder.mul(blocks, size)]


def cleared(module: Module, builder: Any, size: int) -> Code:
    """So many bytes of a thread's own, all of them 0."""
    words = -(-size // WORD_BYTES)
    made = builder.alloca(WORD, ir.Constant(WORD, words))
    made.align = ALIGNMENT
    clear = module.ir.declare_intrinsic("llvm.memset", [POINTER, WORD])
    bytes_of_it = ir.Constant(WORD, WORD_BYTES * words)
    builder.call(clear, [made, ir.Constant(BYTE, 0), bytes_of_it, ir.Constant(BIT, 0)])
    return made


def own_rows(
    module: Module, builder: Any, lengths: tuple[int, ...], numbers: list[Code]
) -> list[Code]:
    """Rows of a thread's own, with their lengths; the first numbers are known."""
    made = cleared(module, builder, WORD_BYTES * prod(lengths))
    for place, number in enumerate(numbers):
        at = builder.gep(made, [ir.Constant(WORD, place)], source_etype=WORD)
        builder.store(number, at)
    return [made, *(ir.Constant(WORD, length) for length in lengths)]


@cache
def target_machine() -> Any:
    """What programs are compiled for. Fractions are rounded as on processors, one by one."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for option in OPTIONS:
        llvm.set_option("", option)
    target = llvm.Target.from_triple(TRIPLE)
    return target.create_target_machine(cpu=OLDEST_CARD, features=FEATURES, opt=SPEED)


def ptx(text: str) -> str:
    """The program of a module."""
    machine = target_machine()
    module = llvm.parse_assembly(text)
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(SPEED))
    builder.getModulePassManager().run(module, builder)
    made: str = machine.emit_assembly(module)
    return made
