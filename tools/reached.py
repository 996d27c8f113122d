"""Which tests reached which lines, and how long they take, as ``make cover`` has noted it."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from xml.etree import ElementTree

from coverage import CoverageData

from mutations import Mutant

TIMES = Path(".pytest_cache")  # in it, ``cover.xml``, or one for each part of the tests
# In each round, tests of so many files for so many seconds: a few are read sooner than all.
ROUNDS = ((2, 5), (8, 20))


class Reached:
    """What is known of the tests of a project; nothing if nobody has noted it."""

    def __init__(self, root: Path) -> None:
        self.data: CoverageData | None = None
        if (root / ".coverage").exists():
            self.data = CoverageData(str(root / ".coverage"))
            self.data.read()
        self.seconds = seconds_of((root / TIMES).glob("cover*.xml"))

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that came by a change, or at least by its file; none if nothing is known."""
        if self.data is None:
            return []
        by_line = self.data.contexts_by_lineno(str(mutant.path))
        text = mutant.path.read_text("utf-8")
        above = text.split("\n")[: text.count("\n", 0, mutant.start) + 1]
        while above and above[-1].strip():  # a statement may have many lines
            if named := set(by_line.get(len(above), [])) - {""}:
                return sorted(named)
            above.pop()
        return sorted({test for tests in by_line.values() for test in tests} - {""})

    def quickest_first(self, tests: Sequence[str]) -> list[str]:
        """The same tests by the time that they take; what is not known comes first."""
        return sorted(tests, key=lambda test: self.seconds.get(test, 0.0))

    def rounds(self, tests: Sequence[str], stem: str, enough: float) -> Iterator[list[str]]:
        """Whom to ask first, whom then, whom at last, for so many seconds.

        First come the files named after the change, then those in which most functions came by it;
        and every function comes with its quickest case before any comes with a second one.
        """
        cases: Counter[str] = Counter()
        turn: dict[str, int] = {}
        for test in self.quickest_first(tests):
            turn[test] = cases[function_of(test)]
            cases[function_of(test)] += 1
        size = Counter(file_of(function) for function in cases)
        files = sorted(size, key=lambda file: (not is_named_after(file, stem), -size[file], file))
        left = sorted(turn, key=turn.__getitem__)
        for number, seconds in ROUNDS:
            here = [test for test in left if file_of(test) in files[:number]]
            asked = self.fitting(here, seconds)
            yield asked
            left = [test for test in left if test not in set(asked)]
        nobody_asked = len(left) == len(turn)
        yield self.fitting(left, enough) or left[:nobody_asked]

    def fitting(self, tests: Sequence[str], seconds: float) -> list[str]:
        """The first for which there is time."""
        chosen = []
        for test in tests:
            if (needed := self.seconds.get(test, 0.0)) <= seconds:
                chosen.append(test)
                seconds -= needed
        return chosen


def seconds_of(files: Iterator[Path]) -> Mapping[str, float]:
    """How long each test and each file of tests took, by the name that pytest gives it."""
    seconds: dict[str, float] = defaultdict(float)
    for file in files:
        for case in ElementTree.parse(file).iter("testcase"):
            path = case.get("classname", "").replace(".", "/") + ".py"
            for name in (f"{path}::{case.get('name', '')}", path):
                seconds[name] += float(case.get("time", 0))
    return seconds


def function_of(test: str) -> str:
    """A test without its case."""
    return test.partition("[")[0]


def file_of(test: str) -> str:
    """The file that a test is in."""
    return test.partition("::")[0]


def is_named_after(test: str, stem: str) -> bool:
    """Does a test bear the name of a file of the project, or nearly so?"""
    return stem.rstrip("s") in test
