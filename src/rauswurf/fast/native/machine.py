"""From a module of LLVM to code that runs here."""

import sys
from functools import cache
from itertools import count
from typing import Any

from rauswurf.messages.parts import need

llvm = need("llvmlite.binding")

SPEED = 3
IN_ONE_PIECE = sys.platform != "win32"  # there, JITLink is not finished
NUMBERS = count()  # each library has a name of its own


def new_target_machine() -> Any:
    """The processor at hand; a linker wants one for itself."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=SPEED,
        jit=True,
        codemodel="small" if IN_ONE_PIECE else "jitdefault",
        reloc="pic" if IN_ONE_PIECE else "default",
    )


@cache
def target_machine() -> Any:
    """The processor at hand, to compile for."""
    return new_target_machine()


def optimised(text: str) -> Any:
    """The module, checked and optimised."""
    machine = target_machine()
    module = llvm.parse_assembly(text)
    module.triple = llvm.get_default_triple()
    module.data_layout = str(machine.target_data)
    module.verify()
    options = llvm.create_pipeline_tuning_options(SPEED)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return module


def machine_code(text: str) -> bytes:
    """The object file of a module."""
    code: bytes = target_machine().emit_object(optimised(text))
    return code


@cache
def linker() -> Any:
    """What brings machine code into memory: JITLink lays each library down in one piece."""
    return llvm.create_lljit_compiler(new_target_machine(), use_jit_link=IN_ONE_PIECE)


def load(code: bytes, names: list[str]) -> Any:
    """An object file in memory, as long as the result is kept: the address of each name."""
    library = llvm.JITLibraryBuilder().add_object_img(code).add_current_process()
    for name in names:
        library.export_symbol(name)
    return library.link(linker(), f"rules {next(NUMBERS)}")


def description() -> str:
    """What machine code depends on besides the module: LLVM and the processor."""
    machine = target_machine()
    features = llvm.get_host_cpu_features().flatten()
    return f"{llvm.llvm_version_info} {machine.triple} {llvm.get_host_cpu_name()} {features}"
