"""Which tests reached which lines, as ``make cover`` has noted it."""

from pathlib import Path

from coverage import CoverageData

from mutations import Mutant


class Reached:
    """What is known of the tests of a project; nothing if nobody has noted it."""

    def __init__(self, root: Path) -> None:
        self.data: CoverageData | None = None
        if (root / ".coverage").exists():
            self.data = CoverageData(str(root / ".coverage"))
            self.data.read()

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


def as_pytest_says(context: str) -> str:
    """``tests.record.test_film.test_x`` as pytest calls it."""
    *folders, function = context.split(".")
    return f"{'/'.join(folders)}.py::{function}"


def is_ours(context: str) -> bool:
    """Is this one of our tests? Others' functions may be called so, too."""
    return context.startswith("tests.")
