"""`make mutants` on a small project: one change that its tests notice, one that they do not."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from coverage import CoverageData

sys.path.insert(0, str(Path(__file__).parent.parent / "tools"))
mutants = import_module("mutants")
mutant_copy = import_module("mutant_copy")
mutant_log = import_module("mutant_log")
mutations = import_module("mutations")
reached = import_module("reached")

if TYPE_CHECKING:
    from mutant_copy import Copy
    from mutations import Mutant

SUMS = """
def total(numbers: list[int]) -> int:
    result = 0
    for number in numbers:
        result += number
    return result


def is_large(number: int) -> bool:
    return number > 100
"""
TOTAL = """
def test_total() -> None:
    assert total([1, 2, 3]) == 6
"""
TESTS = f"""
from rauswurf.rules.sums import is_large, total

{TOTAL}

def test_is_large() -> None:
    assert is_large(1000) and not is_large(1)
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with one module, and tests that leave a limit untried."""
    root = tmp_path / "project"
    for name, text in {
        "src/rauswurf/__init__.py": "",
        "src/rauswurf/rules/__init__.py": "",
        "src/rauswurf/rules/sums.py": SUMS,
        "tests/test_other.py": "def test_other() -> None:\n    assert True\n",
        "tests/test_sums.py": TESTS,
        "pyproject.toml": "[tool.pytest.ini_options]\n",
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    subprocess.run(["git", "init", "-q", str(root)], check=True)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")  # they take longer than the tests
    monkeypatch.setattr(mutant_copy, "COVER", (("rules", "tests"),))
    return root


def changed(project: Path, old: str, new: str) -> "Mutant":
    """The change that puts one text for another."""
    path = project / "src" / "rauswurf" / "rules" / "sums.py"
    start = path.read_text("utf-8").rindex(old)
    found: Mutant = mutations.Mutant(path, start, start + len(old), new)
    assert found in set(mutations.Places(path).all()), "this change is one of those that are drawn"
    return found


def copy_of(project: Path, tmp_path: Path) -> "Copy":
    """A copy to change things in."""
    copy: Copy = mutant_copy.Copy(
        mutant_copy.Project(project), tmp_path / "copy", with_browser=False
    )
    return copy


def verdict(project: Path, tmp_path: Path, mutant: "Mutant", seconds: float = 120) -> str:
    """What the tests of the project say."""
    copy = copy_of(project, tmp_path)
    told = copy.verdict(mutant, time.monotonic() + seconds)
    copied = tmp_path / "copy" / mutant.path.relative_to(project)
    assert copied.read_text("utf-8") == mutant.path.read_text("utf-8") == SUMS, "all as it was"
    return str(told)


def test_a_change_that_a_test_notices_is_found(project: Path, tmp_path: Path) -> None:
    assert verdict(project, tmp_path, changed(project, "result += number", "pass")) == "found"


def test_a_change_that_no_test_notices_survives(project: Path, tmp_path: Path) -> None:
    survivor = changed(project, ">", ">=")
    assert verdict(project, tmp_path, survivor) == "survived"
    told = survivor.description(project).splitlines()
    assert told == [
        "src/rauswurf/rules/sums.py:10",
        "    - return number > 100",
        "    + return number >= 100",
    ]


def test_tests_that_fail_by_themselves_find_nothing(project: Path, tmp_path: Path) -> None:
    (project / "tests" / "test_sums.py").write_text(f"{TESTS}    assert False\n", "utf-8")
    assert verdict(project, tmp_path, changed(project, ">", ">=")) == "unsound"


def test_what_there_was_no_time_for_is_not_counted(project: Path, tmp_path: Path) -> None:
    survivor = changed(project, ">", ">=")
    assert verdict(project, tmp_path, survivor, seconds=0) == "not tried"


def test_a_sample_depends_on_its_seed_alone(project: Path) -> None:
    root = mutant_copy.Project(project)
    one, again, other = (mutants.sample(root, 4, seed, ["rules"]) for seed in (1, 1, 2))
    assert one == again != other
    assert len(set(one)) == 4


def test_the_whole_command(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = project / "src" / "rauswurf" / "rules" / "sums.py"
    path.write_text("def is_large(number: int) -> bool:\n    return number > 100\n")
    (project / "tests" / "test_sums.py").write_text(TESTS.replace(", total", "").replace(TOTAL, ""))
    assert len(list(mutations.Places(path).all())) == 3
    asked = ["--only", "rules", "--count", "100", "--seed", "3"]
    assert mutants.main(asked, project) == 2
    told = capsys.readouterr().out
    survivors = [line for line in told.splitlines() if line.startswith("survived: ")]
    assert len(survivors) == 2  # the limit is tried neither at 100 nor at 101
    assert "rules    1 of 3 found" in told


def test_what_was_looked_at_is_told_and_not_asked_again(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = project / "src" / "rauswurf" / "rules" / "sums.py"
    path.write_text("def is_large(number: int) -> bool:\n    return number > 100\n")
    (project / "tests" / "test_sums.py").write_text(TESTS.replace(", total", "").replace(TOTAL, ""))
    looked_at = [("return number >= 100", "no 100"), ("return number > 101", "no 101")]
    (project / "tools").mkdir()
    (project / "tools" / "equivalent.toml").write_text(
        "\n".join(
            f'[[change]]\npath = "src/rauswurf/rules/sums.py"\nold = "return number > 100"\n'
            f'new = "{new}"\nwhy = "{why}"'
            for new, why in looked_at
        )
    )
    log = tmp_path / "told.jsonl"
    asked = ["--only", "rules", "--count", "100", "--log", str(log)]
    assert mutants.main(asked, project) == 0
    first = capsys.readouterr().out
    assert "rules    1 of 1 found" in first
    assert "2 equivalent" in first
    noted = [json.loads(line)["verdict"] for line in log.read_text("utf-8").splitlines()]
    assert sorted(noted) == ["equivalent", "equivalent", "found"]
    (project / "tests" / "test_sums.py").write_text("def test_nothing() -> None:\n    pass\n")
    assert mutants.main(asked, project) == 0, "it was found before"
    assert len(log.read_text("utf-8").splitlines()) == 3


def test_a_test_without_end_finds_a_change(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutant_copy, "ENDLESS", 1)
    endless = TESTS + "    while is_large(100):\n        pass\n"
    (project / "tests" / "test_sums.py").write_text(endless, "utf-8")
    assert verdict(project, tmp_path, changed(project, ">", ">=")) == "found"


def test_whatever_makes_no_difference_stands_in_the_code() -> None:
    """A change of a line that is gone would never be drawn again."""
    project = mutant_copy.Project(Path(__file__).parent.parent)
    log = mutant_log.Log(project.root, None)
    same = mutant_log.equivalents(project.root)
    assert all(len(why) > 10 for why in same.values())
    files = {project.root / key.path for key in same}
    drawn = {log.key(place) for file in files for place in mutants.places_in(file)}
    assert set(same) - drawn == set()


def test_tests_named_after_the_changed_file_come_first(project: Path, tmp_path: Path) -> None:
    copy = copy_of(project, tmp_path)
    assert copy.nearest_first(["tests"], "sums") == ["tests/test_sums.py", "tests/test_other.py"]


def test_if_it_is_known_which_tests_came_by_only_those_are_asked(
    project: Path, tmp_path: Path
) -> None:
    noted = CoverageData(str(project / ".coverage"))
    noted.set_context("tests.test_sums.test_total")
    noted.add_lines({str(project / "src" / "rauswurf" / "rules" / "sums.py"): [3, 4, 5, 6]})
    noted.write()
    copy = copy_of(project, tmp_path)
    came_by, unknown = changed(project, "result += number", "pass"), changed(project, ">", ">=")
    assert copy.covering(came_by) == ["tests/test_sums.py::test_total"]
    assert copy.covering(unknown) == ["tests/test_sums.py", "tests/test_other.py"]


def test_the_quickest_of_them_are_asked_first_as_long_as_there_is_time(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = CoverageData(str(project / ".coverage"))
    for name in ("slow", "quick", "middle"):
        noted.set_context(f"tests.test_other.test_{name}")
        noted.add_lines({str(project / "src" / "rauswurf" / "rules" / "sums.py"): [10]})
    noted.write()
    times = project / reached.TIMES
    times.parent.mkdir(exist_ok=True)
    cases = [("slow[a]", 200), ("slow[b]", 300), ("middle", 100), ("quick", 1)]
    rows = (
        f'<testcase classname="tests.test_other" name="test_{n}" time="{s}"/>' for n, s in cases
    )
    times.write_text(f"<testsuites>{''.join(rows)}</testsuites>")
    asked = copy_of(project, tmp_path).covering(changed(project, ">", ">="))
    assert asked == ["tests/test_other.py::test_quick", "tests/test_other.py::test_middle"]


@pytest.mark.parametrize(
    ("line", "new"),
    [
        ("if a == b:\n    pass", {"if a != b:\n    pass", "if not (a == b):\n    pass"}),
        ("x = a and b", {"x = a or b"}),
        ("x = a if b else c", {"x = (c if b else a)"}),
        ("x = not a", {"x = bool(a)"}),
        ("x = 'ä' + 'b'", set()),  # texts are not counted
        ("x: dict[str, int] = a + b", {"x: dict[str, int] = a - b"}),  # nor are types changed
        ("äö = a << 2", {"äö = a >> 2", "äö = a << 3"}),
        ("assert a == 1", set()),
        ("x = dataclass(frozen=True, order=True)", {"x = dataclass(frozen=True, order=False)"}),
    ],
)
def test_changes_of_python(tmp_path: Path, line: str, new: set[str]) -> None:
    path = tmp_path / "line.py"
    path.write_text(line, "utf-8")
    assert applied(mutations.Places(path).all(), line) == new


def test_changes_of_the_page_are_those_of_its_scripts(tmp_path: Path) -> None:
    path = tmp_path / "Line.svelte"
    text = '<script lang="ts">\n  const wide = width > 400;\n</script>\n<p>{a && b}</p>\n'
    path.write_text(text, "utf-8")
    assert applied(mutations.page_places(path), text) == {text.replace(" > ", " >= ")}


def applied(places: "Iterator[Mutant]", text: str) -> set[str]:
    """The text with each of the changes."""
    return {text[: place.start] + place.new + text[place.end :] for place in places}
