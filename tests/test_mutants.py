"""`make mutants` on a small project: one change that its tests notice, one that they do not."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from coverage import CoverageData

TOOLS = Path(__file__).parent.parent / "tools"
sys.path.insert(0, str(TOOLS))
mutants = import_module("mutants")
mutant_copy = import_module("mutant_copy")
mutant_log = import_module("mutant_log")
mutations = import_module("mutations")
reached = import_module("reached")

if TYPE_CHECKING:
    from mutant_copy import Copy, Verdict
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


@contextmanager
def copy_of(project: Path, tmp_path: Path, enough: float = 60) -> "Iterator[Copy]":
    """A copy to change things in."""
    root = mutant_copy.Project(project)
    copy: Copy = mutant_copy.Copy(root, tmp_path / "copy", with_browser=False, enough=enough)
    with closing(copy):
        yield copy


def verdicts(
    project: Path, tmp_path: Path, *mutants: "Mutant", seconds: float = 120
) -> "list[Verdict]":
    """What the tests of the project say."""
    with copy_of(project, tmp_path) as copy:
        told = [copy.verdict(mutant, time.monotonic() + seconds) for mutant in mutants]
    for mutant in mutants:
        copied = tmp_path / "copy" / mutant.path.relative_to(project)
        assert copied.read_text("utf-8") == mutant.path.read_text("utf-8") == SUMS, "all as it was"
    return told


def test_a_change_that_a_test_notices_is_found(project: Path, tmp_path: Path) -> None:
    assert verdicts(project, tmp_path, changed(project, "result += number", "pass")) == ["found"]


def test_changes_of_one_file_do_not_get_in_each_others_way(project: Path, tmp_path: Path) -> None:
    """They may be as long as each other, and come within a second."""
    survivor = changed(project, "100", "101")
    found = next(place for place in mutations.Places(survivor.path).all() if place.new == "1")
    asked = (survivor, found) * 2
    assert verdicts(project, tmp_path, *asked) == ["survived", "found"] * 2


def test_a_change_that_no_test_notices_survives(project: Path, tmp_path: Path) -> None:
    survivor = changed(project, ">", ">=")
    assert verdicts(project, tmp_path, survivor) == ["survived"]
    told = survivor.description(project).splitlines()
    assert told == [
        "src/rauswurf/rules/sums.py:10",
        "    - return number > 100",
        "    + return number >= 100",
    ]


def test_tests_that_fail_by_themselves_find_nothing(project: Path, tmp_path: Path) -> None:
    (project / "tests" / "test_sums.py").write_text(f"{TESTS}    assert False\n", "utf-8")
    assert verdicts(project, tmp_path, changed(project, ">", ">=")) == ["unsound"]


def test_what_there_was_no_time_for_is_not_counted(project: Path, tmp_path: Path) -> None:
    survivor = changed(project, ">", ">=")
    assert verdicts(project, tmp_path, survivor, seconds=0) == ["not tried"]


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
    assert verdicts(project, tmp_path, changed(project, ">", ">=")) == ["found"]


def test_what_a_test_leaves_running_does_not_run_on(project: Path, tmp_path: Path) -> None:
    """Else a change could leave servers behind, which keep the ports of those to come."""
    noted = tmp_path / "pid"
    started = f"""
import subprocess, sys
from pathlib import Path


def test_starts_something() -> None:
    left = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    Path({str(noted)!r}).write_text(str(left.pid))
"""
    (project / "tests" / "test_other.py").write_text(started, "utf-8")
    assert verdicts(project, tmp_path, changed(project, ">", ">=")) == ["survived"]
    assert not is_running(int(noted.read_text()))


def is_running(process: int) -> bool:
    """Is there such a process, and not only its name?"""
    try:
        told = Path("/proc", str(process), "stat").read_text()
    except FileNotFoundError:
        return False
    return told.rpartition(")")[2].split()[0] != "Z"


def test_cases_that_a_change_renames_are_asked_by_their_new_names(
    project: Path, tmp_path: Path
) -> None:
    path = project / "src" / "rauswurf" / "rules" / "sums.py"
    path.write_text("COUNT = 2\n", "utf-8")
    cases = """
import pytest
from rauswurf.rules.sums import COUNT


@pytest.mark.parametrize("case", [f"{COUNT}"])
def test_case(case: str) -> None:
    assert case
"""
    (project / "tests" / "test_sums.py").write_text(cases, "utf-8")
    noted = CoverageData(str(project / ".coverage"))
    noted.set_context("tests/test_sums.py::test_case[2]")
    noted.add_lines({str(path): [1]})
    noted.write()
    mutant = mutations.Mutant(path, 8, 9, "3")
    with copy_of(project, tmp_path) as copy:
        assert copy.verdict(mutant, time.monotonic() + 120) == "survived"


def test_whatever_makes_no_difference_stands_in_the_code() -> None:
    """A change of a line that is gone would never be drawn again."""
    project = mutant_copy.Project(Path(__file__).parent.parent)
    log = mutant_log.Log(project.root, None)
    same = mutant_log.equivalents(project.root)
    assert all(len(why) > 10 for why in same.values())
    files = {project.root / key.path for key in same}
    drawn = {log.key(place) for file in files for place in mutants.places_in(file)}
    assert set(same) - drawn == set()


def test_tests_that_bear_its_name_or_import_it_come_first(project: Path, tmp_path: Path) -> None:
    using = "from rauswurf.rules import more, sums\n"
    (project / "tests" / "test_user.py").write_text(using, "utf-8")
    with copy_of(project, tmp_path) as copy:
        nearest = copy.nearest_first(["tests"], changed(project, ">", ">="))
    assert nearest == [["tests/test_sums.py", "tests/test_user.py"], ["tests/test_other.py"]]


def test_if_it_is_known_which_tests_came_by_only_those_are_asked(project: Path) -> None:
    noted = CoverageData(str(project / ".coverage"))
    for name, lines in {"test_total": [3, 4, 5, 6], "test_more[a]": [5]}.items():
        noted.set_context(f"tests/test_sums.py::{name}")
        noted.add_lines({str(project / "src" / "rauswurf" / "rules" / "sums.py"): lines})
    noted.write()
    known = reached.Reached(project)
    in_line = changed(project, "result += number", "pass")
    at_end, after = changed(project, "return result", "return None"), changed(project, ">", ">=")
    both = ["tests/test_sums.py::test_more[a]", "tests/test_sums.py::test_total"]
    assert known.tests(in_line) == both
    assert known.tests(at_end) == both[1:], "only one of them came to the end"
    assert known.tests(after) == both, "nobody came by there: all who came by the file"


def test_what_a_test_comes_by_is_noted_with_its_case_and_what_its_fixtures_do(
    project: Path,
) -> None:
    """As ``make cover`` notes it."""
    cases = """
import pytest
from rauswurf.rules.sums import is_large, total

@pytest.fixture
def six() -> int:
    return total([1, 2, 3])

def test_six(six: int) -> None:
    assert six == 6

@pytest.mark.parametrize("number", [1, 1000])
def test_is_large(number: int) -> None:
    assert is_large(number) == (number == 1000)
"""
    (project / "tests" / "test_sums.py").write_text(cases, "utf-8")
    times = project / reached.TIMES / "cover.xml"
    ran = subprocess.run(
        [
            *(sys.executable, "-m", "coverage", "run", "--source=src", "-m", "pytest", "-q"),
            *("-p", "whose", "-p", "no:cacheprovider", f"--junitxml={times}"),
        ],
        cwd=project,
        env={**os.environ, "PYTHONPATH": f"src{os.pathsep}{TOOLS}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    known = reached.Reached(project)
    assert known.tests(changed(project, "return result", "return None")) == [
        "tests/test_sums.py::test_six"
    ]
    large = [f"tests/test_sums.py::test_is_large[{number}]" for number in (1000, 1)]
    assert known.tests(changed(project, ">", ">=")) == large
    assert set(large) < set(known.seconds)


def test_whom_to_ask_first(project: Path) -> None:
    """The file of that name, then where most came by; each function before any second case."""
    times = project / reached.TIMES / "cover.xml"
    times.parent.mkdir(exist_ok=True)
    cases: dict[str, dict[str, float]] = {
        "sums": {"a[1]": 1, "a[2]": 0.5, "b": 2, "long": 9},
        "many": {"c": 1, "d": 1, "e": 1},
        "few": {"f": 1},
        "one": {"g": 1, "endless": 300},
    }
    rows = [
        f'<testcase classname="tests.test_{file}" name="test_{name}" time="{seconds}"/>'
        for file, tests in cases.items()
        for name, seconds in tests.items()
    ]
    times.write_text(f"<testsuites>{''.join(rows)}</testsuites>")
    tests = [f"tests/test_{f}.py::test_{name}" for f, names in cases.items() for name in names]
    told = [
        [test.rpartition("test_")[2] for test in asked]
        for asked in reached.Reached(project).rounds(tests, "sums", 60)
    ]
    assert told == [["a[2]", "c", "d", "e", "a[1]"], ["f", "g", "b", "long"], []]


def test_if_there_is_not_even_time_for_one_one_is_asked(project: Path) -> None:
    tests = ["tests/test_sums.py::test_a"]
    known = reached.Reached(project)
    known.seconds = {tests[0]: 300.0}
    assert list(known.rounds(tests, "sums", 60)) == [[], [], tests]


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
    text = '<script lang="ts">\n  const wide = width > 400; // 1 > 0\n</script>\n<p>{a && b}</p>\n'
    path.write_text(text, "utf-8")
    assert applied(mutations.page_places(path), text) == {text.replace(" > ", " >= ", 1)}


def applied(places: "Iterator[Mutant]", text: str) -> set[str]:
    """The text with each of the changes."""
    return {text[: place.start] + place.new + text[place.end :] for place in places}


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_whoever_is_interrupted_leaves_nothing_behind(
    project: Path, tmp_path: Path, how: signal.Signals
) -> None:
    """Neither the copy nor a test that is still running."""
    noted, room = tmp_path / "pid", tmp_path / "room"
    room.mkdir()
    endless = f"""
import os, time
from pathlib import Path


def test_without_end() -> None:
    Path({str(noted)!r}).write_text(str(os.getpid()))
    time.sleep(600)
"""
    (project / "tests" / "test_sums.py").write_text(endless, "utf-8")
    running = subprocess.Popen(
        [
            *(sys.executable, "-c", RUN, str(TOOLS), str(project)),
            *("--only", "rules", "--count", "2"),
        ],
        env={**os.environ, "TMPDIR": str(room)},
        stdout=subprocess.PIPE,
        text=True,
    )
    until = time.monotonic() + 60
    while not (noted.exists() and noted.read_text()):
        assert time.monotonic() < until
        time.sleep(0.05)
    running.send_signal(how)
    told, _ = running.communicate(timeout=60)
    assert running.returncode == mutants.STOPPED
    assert "Stopped before the end." in told
    assert not is_running(int(noted.read_text()))
    assert list(room.iterdir()) == []


RUN = """
import sys
from pathlib import Path

tools, root, *arguments = sys.argv[1:]
sys.path.insert(0, tools)
import mutant_copy, mutants

mutant_copy.COVER = (("rules", "tests"),)
mutants.heed_signals()
sys.exit(mutants.main(arguments, Path(root)))
"""
