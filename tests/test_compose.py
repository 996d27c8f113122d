"""Putting rule sets together: later modules replace, other names keep, constants are fixed."""

import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from rauswurf.rules.array import Array
from rauswurf.rules.compose import compose, extended

GROUND = """
from typing import Annotated
from rauswurf.rules.array import Array
from rauswurf.rules.state import Cell, Row

STEPS = 2
SIZE = 3
TABLE = Array.row([10, 20, 30])
NAME = "no number, so no constant"

class State:
    place: Annotated[int, Cell("i1")]
    row: Annotated[Row, Cell("i2", "SIZE")]

def setup(s):
    s.place = begin()

def begin():
    return 1

def walk(s):
    s.place += stride(s)

def stride(s):
    return STEPS

def look(s):
    return TABLE[s.place]
"""

REPLACING = """
def stride(s):
    return 5 * STEPS
"""

CALLING_WHAT_IT_REPLACES = """
from ground import stride as plain_stride

def stride(s):
    return 100 + plain_stride(s)
"""

MORE_STATE = """
from typing import Annotated
import ground
from rauswurf.rules.state import Cell

class State(ground.State):
    extra: Annotated[int, Cell("i4")]
"""


@pytest.fixture
def ground() -> Iterator[ModuleType]:
    module = written("ground", GROUND)
    sys.modules["ground"] = module  # for those that import from it
    yield module
    del sys.modules["ground"]


def written(name: str, source: str) -> ModuleType:
    """A module from its source."""
    module = ModuleType(name)
    exec(compile(source, name, "exec"), module.__dict__)
    return module


def test_functions_find_each_other_and_the_constants(ground: ModuleType) -> None:
    rules = compose("walking", [ground])
    s = rules.start()
    rules.walk(s)
    assert (s.place, s.row) == (3, [0, 0, 0])
    assert rules.STEPS == 2
    assert repr(rules) == "RuleSet(walking)"


def test_a_later_function_replaces_an_earlier_one_for_all_callers(ground: ModuleType) -> None:
    rules = compose("striding", [ground, written("replacing", REPLACING)], STEPS=3)
    s = rules.start()
    rules.walk(s)
    assert s.place == 1 + 15


def test_the_last_module_decides(ground: ModuleType) -> None:
    first = written("first", "def begin():\n    return 7")
    second = written("second", "def begin():\n    return 8")
    assert compose("a", [ground, first, second]).start().place == 8
    assert compose("b", [ground, second, first]).start().place == 7


def test_a_function_under_another_name_stays_what_it_was(ground: ModuleType) -> None:
    calling = written("calling", CALLING_WHAT_IT_REPLACES)
    rules = compose("both", [ground, calling], STEPS=4)
    s = rules.start()
    assert (rules.stride(s), rules.plain_stride(s)) == (104, 4)
    rules.walk(s)
    assert s.place == 1 + 104


def test_kept_functions_call_what_replaced_the_others(ground: ModuleType) -> None:
    keeping = written("keeping", "from ground import walk as plain_walk")
    rules = compose("kept", [ground, written("replacing", REPLACING), keeping])
    s = rules.start()
    rules.plain_walk(s)
    assert s.place == 1 + 10


def test_one_name_cannot_keep_two_functions(ground: ModuleType) -> None:
    one = written("one", "from ground import stride as plain")
    other = written("other", "from ground import begin as plain")
    with pytest.raises(ValueError, match="two functions of the rules are called plain"):
        compose("mixed", [ground, one, other])
    with pytest.raises(ValueError, match="two functions of the rules are called look"):
        compose("mixed", [ground, written("third", "from ground import stride as look")])


def test_constants_are_fixed_for_one_rule_set_only(ground: ModuleType) -> None:
    other = compose("other", [ground], STEPS=9, TABLE=Array.row([5, 6, 7]))
    plain = compose("plain", [ground])
    assert other.look(other.start()) == 6
    assert plain.look(plain.start()) == 20
    assert ground.STEPS == 2


def test_unknown_constants_are_refused(ground: ModuleType) -> None:
    with pytest.raises(ValueError, match=r"walking: no rules module has a constant SIDES, SPEED"):
        compose("walking", [ground], SPEED=1, STEPS=1, SIDES=2)
    with pytest.raises(ValueError, match="no rules module has a constant NAME"):
        compose("walking", [ground], NAME=1)
    with pytest.raises(ValueError, match="no rules module has a constant walk"):
        compose("walking", [ground], walk=1)


def test_the_state_has_the_fields_of_all_modules_in_the_sizes_chosen(ground: ModuleType) -> None:
    rules = compose("larger", [ground, written("more", MORE_STATE)], SIZE=5)
    assert [tuple(field) for field in rules.fields] == [
        ("place", "i1", 0),
        ("row", "i2", 5),
        ("extra", "i4", 0),
    ]
    s = rules.new_state()
    assert (s.place, s.row, s.extra) == (0, [0] * 5, 0)


def test_states_are_copied_whole_and_compared_by_what_they_hold(ground: ModuleType) -> None:
    s = compose("walking", [ground]).start()
    other = s.copy()
    assert other == s
    other.row[1] = 4
    assert other != s
    assert s.row == [0, 0, 0]


def test_extending_adds_functions_and_keeps_the_constants(ground: ModuleType) -> None:
    rules = compose("walking", [ground], STEPS=6)
    playing = "STEPS = 1\nROUNDS = 3\ndef play(s):\n    for _ in range(ROUNDS):\n        walk(s)"
    more = extended(rules, [written("playing", playing)])
    s = more.start()
    more.play(s)
    assert s.place == 1 + 3 * 6
    assert not hasattr(rules, "play")
    assert more.fields == rules.fields


def test_what_a_rule_set_lacks_is_named(ground: ModuleType) -> None:
    with pytest.raises(AttributeError, match="the rules walking have no 'fly'"):
        compose("walking", [ground]).fly()
