"""Putting rule sets together: later modules replace, other names keep, constants are fixed."""

import sys
from collections.abc import Iterator
from types import ModuleType

import pytest

from rauswurf.rules.array import Array
from rauswurf.rules.compose import compose

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
import ground

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


def test_a_function_under_another_name_is_the_one_below(ground: ModuleType) -> None:
    rules = compose("both", [ground, written("calling", CALLING_WHAT_IT_REPLACES)], STEPS=4)
    s = rules.start()
    assert rules.stride(s) == 104
    rules.walk(s)
    assert s.place == 1 + 104


def test_replacements_of_one_function_stack_in_any_order(ground: ModuleType) -> None:
    calling = written("calling", CALLING_WHAT_IT_REPLACES)
    twice = written("twice", CALLING_WHAT_IT_REPLACES.replace("100 +", "2 *"))
    assert compose("a", [ground, calling, twice]).stride(None) == 2 * (100 + 2)
    assert compose("b", [ground, twice, calling]).stride(None) == 100 + 2 * 2


def test_what_is_below_calls_what_replaced_the_others(ground: ModuleType) -> None:
    source = "from ground import walk as plain_walk\ndef go(s):\n    plain_walk(s)"
    keeping = written("keeping", source)
    rules = compose("kept", [ground, written("replacing", REPLACING), keeping])
    s = rules.start()
    rules.go(s)
    assert s.place == 1 + 10


def test_nobody_drops_what_they_have_not_seen(ground: ModuleType) -> None:
    unseen = written("unseen", CALLING_WHAT_IT_REPLACES)
    with pytest.raises(ValueError, match="replacing replaces stride and does not know that of uns"):
        compose("lost", [ground, unseen, written("replacing", REPLACING)])
    with pytest.raises(ValueError, match="alone replaces begin and does not know that of ground"):
        compose("lost", [ground, written("alone", "def begin():\n    return 7")])


def test_an_import_names_the_function_that_runs(ground: ModuleType) -> None:
    sys.modules["replacing"] = written("replacing", REPLACING)
    try:
        lying = "import replacing\nfrom ground import stride\ndef look(s):\n    return stride(s)"
        told = "lying imports stride of ground, but that of replacing runs"
        with pytest.raises(ValueError, match=told):
            compose("lie", [ground, sys.modules["replacing"], written("lying", lying)])
        truth = lying.replace("from ground", "import ground\nfrom replacing")
        rules = compose("truth", [ground, sys.modules["replacing"], written("truth", truth)])
        assert rules.look(None) == 10
    finally:
        del sys.modules["replacing"]


def test_a_constant_means_the_same_to_all(ground: ModuleType) -> None:
    with pytest.raises(ValueError, match="other uses STEPS for something else"):
        compose("mixed", [ground, written("other", "STEPS = 3")])


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
    assert [field[:3] for field in rules.fields] == [
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


def test_more_modules_on_top_keep_the_constants(ground: ModuleType) -> None:
    rules = compose("walking", [ground], STEPS=6)
    playing = "STEPS = 2\nROUNDS = 3\ndef play(s):\n    for _ in range(ROUNDS):\n        walk(s)"
    more = compose("playing", [written("playing", playing)], rules, ROUNDS=2)
    s = more.start()
    more.play(s)
    assert s.place == 1 + 2 * 6
    assert not hasattr(rules, "play")
    assert more.fields == rules.fields


RECORD = """
from typing import Annotated
import ground
from rauswurf.rules.state import Cell, RealRows

WIDTH = 2

class Mind:
    trial: Annotated[ground.State, Cell("State")]
    weight: Annotated[RealRows, Cell("f8", "SIZE", "WIDTH")]
"""


def test_other_records_are_described_like_states(ground: ModuleType) -> None:
    mind = compose("thinking", [ground, written("record", RECORD)]).new("Mind")
    assert mind.trial.row == [0, 0, 0]
    assert mind.weight == [[0.0, 0.0]] * 3


def test_what_a_rule_set_lacks_is_named(ground: ModuleType) -> None:
    with pytest.raises(AttributeError, match="the rules walking have no 'fly'"):
        compose("walking", [ground]).fly()
