"""The compiler: what it translates means what it means in Python, and what it cannot it names."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from rauswurf.fast import compiler
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.native import disk
from rauswurf.fast.native.values import NotCompilable
from rauswurf.fast.waiting import telling
from rauswurf.rules.compose import RuleSet, compose
from tests.fast import sums

OF_TWO_NUMBERS = (
    "divided",
    "by_constants",
    "bits",
    "logic",
    "truths",
    "chained",
    "fractions",
    "loops",
    "tables",
    "wraps",
)


@pytest.fixture
def rules() -> RuleSet:
    return compose("sums", [sums])


@pytest.fixture
def empty_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Nothing is compiled yet."""
    monkeypatch.setattr(disk, "folder", lambda: tmp_path / "compiled")
    monkeypatch.setattr(compiler, "_compiled", {})
    yield tmp_path / "compiled"


@pytest.mark.parametrize("name", OF_TWO_NUMBERS)
def test_numbers_come_out_as_in_python(rules: RuleSet, name: str) -> None:
    fast, slow = compiled(rules, name, checked=True), getattr(rules, name)
    pairs = [(a, b) for a in range(-6, 30) for b in range(-6, 8) if b or name != "divided"]
    drawn = random.Random(1)
    pairs += [(drawn.randrange(-99, 2**40), drawn.randrange(1, 2**30)) for _ in range(50)]
    for a, b in pairs:
        if name == "loops" and a > 99:
            continue
        assert fast(a, b) == slow(a, b), (a, b)


def test_records_are_read_and_written_alike(rules: RuleSet) -> None:
    fast = compiled(rules, "keep_records", checked=True)
    for a in (-3, 0, 2, 100):
        s, mind = rules.new("State"), rules.new("Mind")
        record, thought = new_record(rules), new_record(rules, "Mind")
        assert fast(record, thought, a) == rules.keep_records(s, mind, a)
        assert thought.grid.tolist() == mind.grid
        for theirs, ours in ((record, s), (thought.t, mind.t)):
            assert {name: theirs[name].tolist() for name in ours.as_dict()} == ours.as_dict()


def test_rows_are_handed_on(rules: RuleSet) -> None:
    table, reals = [[1, 2], [3, 4]], [[0.5, 1.5], [2.5, 3.5]]
    numbers, fractions = np.array(table), np.array(reals)
    assert compiled(rules, "rows")(numbers, fractions, 1) == rules.rows(table, reals, 1) == 10.5
    assert fractions.tolist() == reals


def test_whoever_looks_outside_a_row_is_told_if_that_is_checked(rules: RuleSet) -> None:
    look = compiled(rules, "outside", checked=True)
    assert look(new_record(rules), sums.LENGTH - 1) == 0
    for index in (sums.LENGTH, -1):
        with pytest.raises(IndexError):
            look(new_record(rules), index)
    assert look(new_record(rules), 0) == 0


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("unknown_call", "tests.fast.sums.unknown_call, line .*does not know this: str"),
        ("fraction_into_whole", "fraction_into_whole: a fraction is put where whole numbers are"),
        ("set_later", "nothing has been put here yet: before"),
    ],
)
def test_what_cannot_be_compiled_is_named(rules: RuleSet, name: str, told: str) -> None:
    with pytest.raises(NotCompilable, match=told):
        compiled(rules, name)


def test_arguments_that_do_not_fit_are_refused(rules: RuleSet) -> None:
    rows, outside = compiled(rules, "rows"), compiled(rules, "outside")
    good = np.zeros((2, 2), np.int64)
    for bad in (good.astype(np.int32), good[0], np.zeros((4, 4), np.int64)[::2, ::2]):
        with pytest.raises(TypeError, match="does not fit table"):
            rows(bad, np.zeros((2, 2)), 0)
    with pytest.raises(TypeError, match="does not fit s"):
        outside(new_record(rules, "Mind"), 0)
    with pytest.raises(TypeError, match="outside takes 2 arguments, not 1"):
        outside(new_record(rules))


def test_bundles_are_handed_on(rules: RuleSet) -> None:
    fast = compiled(rules, "bundled", checked=True)
    narrow, reals = np.array([[1, 2], [3, 2**32 - 1]], np.uint32), np.array([0.5, 1.5])
    bundle = sums.Bundle([[1, 2], [3, 2**32 - 1]], [0.5, 1.5], 4)
    assert fast((narrow, reals, 4), 1) == rules.bundled(bundle, 1) == 2**32 + 7.5
    assert narrow.tolist() == bundle.narrow == [[1, 2], [7, 2**32 - 1]]


def test_bundles_that_do_not_fit_are_refused(rules: RuleSet) -> None:
    bundled, reals = compiled(rules, "bundled"), np.zeros(2)
    with pytest.raises(TypeError, match="bundle has 3 parts"):
        bundled((np.zeros((2, 2), np.uint32), reals), 1)
    with pytest.raises(TypeError, match="int32 does not fit narrow"):
        bundled((np.zeros((2, 2), np.int32), reals, 1), 1)
    with pytest.raises(NotCompilable, match=r"there is no narrow: s\.narrow"):
        compiled(rules, "no_bundle")


def test_code_is_kept_on_disk_and_found_again(
    rules: RuleSet, empty_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not compiled(rules, "divided").from_disk
    monkeypatch.setattr(compiler, "_compiled", {})
    again = compiled(rules, "divided")
    assert again.from_disk
    assert again(7, 2) == 3001


def test_whoever_waits_for_the_compiler_is_told_how_long(rules: RuleSet, empty_disk: Path) -> None:
    told: list[float] = []
    with telling(told.append):
        compiled(rules, "loops")
        compiled(rules, "loops")
    compiled(rules, "divided")
    assert len(told) == 1
    assert 0 < told[0] < 60


@pytest.mark.parametrize("damage", [lambda kept: kept[:-1], lambda kept: b""])
def test_code_that_was_cut_short_is_compiled_again(
    rules: RuleSet, empty_disk: Path, monkeypatch: pytest.MonkeyPatch, damage: object
) -> None:
    compiled(rules, "divided")
    (file,) = empty_disk.iterdir()
    file.write_bytes(damage(file.read_bytes()))  # type: ignore[operator]
    monkeypatch.setattr(compiler, "_compiled", {})
    assert not compiled(rules, "divided").from_disk


def test_a_disk_that_takes_nothing_is_no_trouble(
    rules: RuleSet, empty_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    empty_disk.write_text("not a folder")
    assert compiled(rules, "divided")(7, 2) == 3001


def test_what_was_used_longest_ago_makes_room(
    rules: RuleSet, empty_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "MOST_FILES", 2)
    for number, name in enumerate(("old", "used", "new")):
        disk.keep(name, name.encode())
        if number == 1:
            assert disk.find("old") == b"old"
    assert {path.stem for path in empty_disk.iterdir()} == {"old", "new"}


def test_source_that_was_changed_after_it_was_imported_is_not_compiled(tmp_path: Path) -> None:
    file = tmp_path / "changing.py"
    file.write_text("def f(a: int) -> int:\n    return a + 1\n")
    module = ModuleType("changing")
    exec(compile(file.read_text(), str(file), "exec"), module.__dict__)
    file.write_text("def f(a: int) -> int:\n    return a - 1\n")
    with pytest.raises(NotCompilable, match=re.escape("has been changed since it was imported")):
        compiled(compose("changing", [module]), "f")
