"""`make check` finds what makes a house hard to live in; the tool that does is tried here."""

import ast
import sys
from importlib import import_module
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))
house = import_module("house")

LONG = "\n".join(f"line_{number} = {number}" for number in range(401))
STORY = """
def one(a: int) -> int:
    first = a + 1
    second = first * 2
    third = second - a
    fourth = third // 3
    return first + second + third + fourth
"""


def test_a_file_that_is_too_long_is_found() -> None:
    assert list(house.too_long({"src/long.py": LONG})) == ["src/long.py: 401 lines, at most 400"]
    assert list(house.too_long({"src/fine.py": LONG.rpartition("\n")[0]})) == []


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("def f(a, b, c, d, e, f, g, h): ...", 0),
        ("def f(a, b, c, d, e, f, g, h, i): ...", 1),
        ("def f(a, b, c, d, /, e, f, g, *, h, i): ...", 1),
        ("class C:\n    def f(self, a, b, c, d, e, f, g, h): ...", 0),
        ("async def f(a, b, c, d, e, f, g, h, i): ...", 1),
    ],
)
def test_a_function_that_is_told_too_much_is_found(source: str, count: int) -> None:
    assert len(list(house.many_arguments("src/f.py", ast.parse(source)))) == count


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("from numpy import array", 0),
        ("from numpy._core import array", 1),
        ("import numpy._core", 1),
        ("from rauswurf.table.table import _setup", 1),
        ("from __future__ import annotations", 0),
    ],
)
def test_what_others_keep_to_themselves_is_found(source: str, count: int) -> None:
    assert len(list(house.private_imports("src/f.py", ast.parse(source)))) == count


def test_six_lines_in_two_places_are_found() -> None:
    [found] = house.repeated({"src/a.py": f"import os\n{STORY}", "src/b.py": STORY})
    assert found == "src/a.py:3 says again what src/b.py:2 says"
    shorter = "\n".join(STORY.splitlines()[:-1])
    assert list(house.repeated({"src/a.py": STORY, "src/b.py": shorter})) == []


def test_what_is_needed_may_be_named_twice() -> None:
    needed = "from a import (\n" + "".join(f"    name_{k},\n" for k in range(9)) + ")\n"
    assert list(house.repeated({"src/a.py": needed, "src/b.py": needed})) == []


def test_exceptions_are_few_and_have_reasons() -> None:
    assert len(house.EXCEPTIONS) <= house.MOST_EXCEPTIONS
    assert all(len(reason.split()) > 4 for reason in house.EXCEPTIONS.values())
