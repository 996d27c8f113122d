"""`make mutants` on a small project: one change that its tests notice, one that they do not."""

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
mutations = import_module("mutations")

if TYPE_CHECKING:
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
    monkeypatch.setattr(mutants, "ROOT", root)
    monkeypatch.setattr(mutants, "SOURCE", root / "src" / "rauswurf")
    monkeypatch.setattr(mutants, "PAGE", root / "web" / "src")
    monkeypatch.setattr(mutants, "COVER", (("rules", "tests"),))
    return root


def changed(project: Path, old: str, new: str) -> "Mutant":
    """The change that puts one text for another."""
    path = project / "src" / "rauswurf" / "rules" / "sums.py"
    start = path.read_text("utf-8").rindex(old)
    found: Mutant = mutations.Mutant(path, start, start + len(old), new)
    assert found in set(mutations.Places(path).all()), "this change is one of those that are drawn"
    return found


def verdict(project: Path, tmp_path: Path, mutant: "Mutant", seconds: float = 120) -> str:
    """What the tests of the project say."""
    copy = mutants.Copy(tmp_path / "copy", with_browser=False)
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
    one, again, other = (mutants.sample(4, seed, ["rules"]) for seed in (1, 1, 2))
    assert one == again != other
    assert len(set(one)) == 4


def test_the_whole_command(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = project / "src" / "rauswurf" / "rules" / "sums.py"
    path.write_text("def is_large(number: int) -> bool:\n    return number > 100\n")
    (project / "tests" / "test_sums.py").write_text(TESTS.replace(", total", "").replace(TOTAL, ""))
    assert len(list(mutations.Places(path).all())) == 3
    assert mutants.main(["--only", "rules", "--count", "100", "--seed", "3"]) == 2
    told = capsys.readouterr().out
    survivors = [line for line in told.splitlines() if line.startswith("survived: ")]
    assert len(survivors) == 2  # the limit is tried neither at 100 nor at 101
    assert "rules    1 of 3 found" in told


def test_tests_named_after_the_changed_file_come_first(project: Path, tmp_path: Path) -> None:
    copy = mutants.Copy(tmp_path / "copy", with_browser=False)
    assert copy.nearest_first(["tests"], "sums") == ["tests/test_sums.py", "tests/test_other.py"]


def test_if_it_is_known_which_tests_came_by_only_those_are_asked(
    project: Path, tmp_path: Path
) -> None:
    noted = CoverageData(str(project / ".coverage"))
    noted.set_context("tests.test_sums.test_total")
    noted.add_lines({str(project / "src" / "rauswurf" / "rules" / "sums.py"): [3, 4, 5, 6]})
    noted.write()
    copy = mutants.Copy(tmp_path / "copy", with_browser=False)
    came_by, unknown = changed(project, "result += number", "pass"), changed(project, ">", ">=")
    assert copy.covering(came_by) == ["tests/test_sums.py::test_total"]
    assert copy.covering(unknown) == ["tests/test_sums.py", "tests/test_other.py"]


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
