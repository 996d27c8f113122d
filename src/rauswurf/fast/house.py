"""Can rules of somebody's own be compiled? Asked before games are played."""

import re

from rauswurf.fast.compiler import record_types
from rauswurf.fast.native.module import Module
from rauswurf.fast.native.statements import translate
from rauswurf.fast.native.target import PROCESSOR
from rauswurf.fast.native.values import NotCompilable
from rauswurf.games import Setup
from rauswurf.messages import message

ROOTS = ("setup", "roll", "choose")  # what whole games call
SAID = re.compile(r"(?P<where>[^,:]*)(?:, line (?P<line>\d+))?: (?P<what>.*)", re.DOTALL)


def check_compiles(setup: Setup) -> None:
    """Raises RulesError for a line that the compiler does not know."""
    rules = setup.rules
    try:
        for root in ROOTS:
            translate(Module(rules, record_types(rules), checked=False, target=PROCESSOR), root)
    except NotCompilable as error:
        house = setup.house
        assert house is not None, "our own rules can be compiled"
        said = SAID.fullmatch(str(error))
        is_there = said and said["line"] and said["where"].startswith(house.module.__name__)
        told = message("house-not-compilable", reason=said["what"] if said else str(error))
        house.refuse(told, int(said["line"]) if said and is_there else None)
