"""Which graphics cards there are, and what to do about it if there is none."""

from functools import cache
from typing import Any

from rauswurf.fast.placing import NoCard
from rauswurf.messages import Told, message
from rauswurf.messages.parts import need, remedy

COMPILER = "numba.cuda.cudadrv.nvvm"


@cache
def cards() -> tuple[int, ...]:
    """The numbers of all cards of this machine; raises NotInstalled and NoCard."""
    need("numba_cuda")
    cuda = need("numba.cuda")
    if not cuda.is_available():
        raise NoCard(message("gpu-none"))
    check_compiler(need(COMPILER))
    return tuple(card.id for card in cuda.gpus)


def check_compiler(nvvm: Any) -> None:
    """Raise NoCard if the libraries are missing with which programs for cards are compiled."""
    try:
        nvvm.NVVM()
    except Exception as error:  # whatever the loader of libraries has to say
        raise NoCard(message("gpu-no-compiler", command=remedy("gpu"))) from error


def has_cards() -> bool:
    """Is there a card that could be used?"""
    try:
        return bool(cards())
    except Told:
        return False
