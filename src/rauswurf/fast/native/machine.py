"""From a module of LLVM to code that runs here."""

from functools import cache
from typing import Any

from rauswurf.messages.parts import need

llvm = need("llvmlite.binding")

SPEED = 3


def new_target_machine() -> Any:
    """The processor at hand; an engine wants one for itself."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    target = llvm.Target.from_default_triple()
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=SPEED,
        jit=True,
        codemodel="jitdefault",
    )


@cache
def target_machine() -> Any:
    """The processor at hand, for everything but engines."""
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


def load(code: bytes) -> Any:
    """An engine that has an object file in memory, ready to run."""
    nothing = llvm.parse_assembly("")
    engine = llvm.create_mcjit_compiler(nothing, new_target_machine())
    engine.add_object_file(llvm.object_file.ObjectFileRef.from_data(code))
    engine.finalize_object()
    return engine


def description() -> str:
    """What machine code depends on besides the module: LLVM and the processor."""
    machine = target_machine()
    features = llvm.get_host_cpu_features().flatten()
    return f"{llvm.llvm_version_info} {machine.triple} {llvm.get_host_cpu_name()} {features}"
