"""Can rules of somebody's own be compiled, and do games get on with them? Asked before many games.

What is compiled cannot be interrupted, and looks after nothing. So such rules are first tried by
the interpreter, which tells in which line something goes wrong.
"""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Any

from rauswurf.fast.compiler import Identities, record_types
from rauswurf.fast.native.module import Module
from rauswurf.fast.native.statements import translate
from rauswurf.fast.native.target import PROCESSOR
from rauswurf.fast.native.values import NotCompilable
from rauswurf.games import Setup
from rauswurf.games.house import HouseRules
from rauswurf.messages import message
from rauswurf.rules.graph import FACES
from rauswurf.rules.race import OVER

ROOTS = ("setup", "roll", "choose")  # what whole games call
SAID = re.compile(r"(?P<where>[^,:]*)(?:, line (?P<line>\d+))?: (?P<what>.*)", re.DOTALL)
CALLS_ITSELF = "a function calls itself"

TRIALS = 2  # games
MOST_EVENTS = 1_000  # of a trial: rolls and choices
MOST_STEPS = 200_000  # of one roll or choice: functions called, and lines of one of them


def check_compiles(setup: Setup) -> None:
    """Raises RulesError for a line that the compiler does not know, or that does not work."""
    house = setup.house
    if house is None:
        return
    rules = setup.rules
    try:
        for root in ROOTS:
            Identities(rules).of(rules.functions[root])
            translate(Module(rules, record_types(rules), checked=False, target=PROCESSOR), root)
    except RecursionError:
        house.refuse(message("house-not-compilable", reason=CALLS_ITSELF))
    except NotCompilable as error:
        said = SAID.fullmatch(str(error))
        is_there = said and said["line"] and said["where"].startswith(house.module.__name__)
        told = message("house-not-compilable", reason=said["what"] if said else str(error))
        house.refuse(told, int(said["line"]) if said and is_there else None)
    try_out(setup, house)


def try_out(setup: Setup, house: HouseRules) -> None:
    """Play a little at random; raises RulesError if a rule fails, or does not come to an end."""
    rules = setup.rules
    for seed in range(TRIALS):
        random = Random(seed)
        try:
            with patience(house):
                s = rules.start()
            for _ in range(MOST_EVENTS):
                if s.phase == OVER:
                    break
                with patience(house):
                    if s.options and (not rules.dice_wanted(s) or random.random() < 0.5):
                        rules.choose(s, s.option[random.randrange(s.options)])
                    else:
                        rules.roll(s, random.randint(1, FACES))
        except Endless as error:
            house.refuse(message("house-endless"), error.line)
        except Exception as error:  # whatever the rules do
            house.failed(error)


class Endless(Exception):
    """A roll or choice takes so long that it will never be over."""

    def __init__(self, line: int | None) -> None:
        super().__init__(line)
        self.line = line


@contextmanager
def patience(house: HouseRules) -> Iterator[None]:
    """Raise Endless if what is done here takes too many steps."""
    calls = 0

    def called(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls > MOST_STEPS:
            raise Endless(line_of(frame, house))
        return followed(house) if frame.f_code.co_filename == house.file else None

    before = sys.gettrace()
    sys.settrace(called)
    try:
        yield
    finally:
        sys.settrace(before)


def followed(house: HouseRules) -> Any:
    """Counts the lines of one call of a function."""
    lines = 0

    def line(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal lines
        lines += 1
        if lines > MOST_STEPS:
            raise Endless(line_of(frame, house))
        return line

    return line


def line_of(frame: FrameType | None, house: HouseRules) -> int | None:
    """Which line of the file is at work, here or further up; None if none is."""
    while frame is not None and frame.f_code.co_filename != house.file:
        frame = frame.f_back
    return frame.f_lineno if frame else None
