"""Compiling for graphics cards where there is none: to PTX, their assembly language."""

from types import SimpleNamespace

import pytest

from rauswurf.rules.compose import RuleSet

HOPPER = (9, 0)


def need_compiler() -> None:
    """Skip a test, with a line that says why, where the compiler for cards is not installed."""
    pytest.importorskip("numba_cuda", reason="numba-cuda[cu13] is not installed: make test does it")


def ptx_of(rules: RuleSet, patch: pytest.MonkeyPatch) -> str:
    """The program that plays games of a rule set with players in it."""
    from numba.cuda import compiler, dispatcher

    from rauswurf.fast.cuda.compiler import cuda
    from rauswurf.fast.cuda.lanes import lane_rules
    from rauswurf.fast.cuda.programs import PLAY_KINDS, play_function

    card = SimpleNamespace(compute_capability=HOPPER)
    for module in (compiler, dispatcher):  # device functions ask which card they are for
        patch.setattr(module, "get_current_device", lambda: card)
    kernel = play_function(lane_rules(rules))
    made: str
    made, _ = cuda.compile(kernel, PLAY_KINDS, cc=HOPPER, output="ptx", device=False, abi="numba")
    return made
