"""Which tests reached which lines, and how long they take, as ``make cover`` has noted it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from xml.etree import ElementTree

from coverage import CoverageData

from mutations import Mutant

TIMES = Path(".pytest_cache", "cover.xml")


class Reached:
    """What is known of the tests of a project; nothing if nobody has noted it."""

    def __init__(self, root: Path) -> None:
        self.data: CoverageData | None = None
        if (root / ".coverage").exists():
            self.data = CoverageData(str(root / ".coverage"))
            self.data.read()
        times = root / TIMES
        self.seconds = seconds_of(times) if times.exists() else {}

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that came by a change, as pytest calls them; none if nothing is known."""
        if self.data is None:
            return []
        by_line = self.data.contexts_by_lineno(str(mutant.path))
        text = mutant.path.read_text("utf-8")
        above = text.split("\n")[: text.count("\n", 0, mutant.start) + 1]
        while above and above[-1].strip():  # a statement may have many lines
            named = {as_pytest_says(each) for each in by_line.get(len(above), []) if is_ours(each)}
            if named:
                return sorted(named)
            above.pop()
        return []

    def quickest_first(self, tests: Sequence[str]) -> list[str]:
        """The same tests by the time that they take; what is not known comes first."""
        return sorted(tests, key=lambda test: self.seconds.get(test, 0.0))


def seconds_of(path: Path) -> Mapping[str, float]:
    """How long each test and each file of tests took, by the name that pytest gives it."""
    seconds: dict[str, float] = defaultdict(float)
    for case in ElementTree.parse(path).iter("testcase"):
        function = case.get("name", "").partition("[")[0]
        test = as_pytest_says(f"{case.get('classname', '')}.{function}")
        for name in (test, test.partition("::")[0]):
            seconds[name] += float(case.get("time", 0))
    return seconds


def as_pytest_says(context: str) -> str:
    """``tests.record.test_film.test_x`` as pytest calls it."""
    *folders, function = context.split(".")
    return f"{'/'.join(folders)}.py::{function}"


def is_ours(context: str) -> bool:
    """Is this one of our tests? Others' functions may be called so, too."""
    return context.startswith("tests.")
