"""What an attack found, and how much was tried."""

import resource
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

MOST_SHOWN = 10
MOST_LETTERS = 400


class Findings:
    """Counts inputs by part and what became of them; keeps what should not have happened."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.counts: dict[str, Counter[str]] = {}
        self.found: list[str] = []
        self.memory = memory()

    def count(self, part: str, outcome: str) -> None:
        """One more input of a part ended so."""
        self.counts.setdefault(part, Counter())[outcome] += 1

    def add(self, part: str, what: str, sent: object) -> None:
        """Something that should not have happened, and what led to it."""
        self.count(part, "FOUND")
        self.found.append(f"[{part}] {what}\n    after {repr(sent)[:MOST_LETTERS]}")

    @contextmanager
    def watching(self, part: str, sent: object, *expected: type[Exception]) -> Iterator[None]:
        """Try an input: exceptions that the contract names are refusals, all others findings."""
        try:
            yield
        except expected:
            self.count(part, "refused")
        except Exception:
            self.add(part, traceback.format_exc(limit=-4), sent)
        else:
            self.count(part, "taken")

    def summary(self) -> str:
        """All figures, and what was found."""
        seconds = time.monotonic() - self.began
        lines = [f"{'part':<12}{'inputs':>10}{'a second':>10}   what became of them"]
        for part, outcomes in sorted(self.counts.items()):
            total = sum(outcomes.values())
            listed = ", ".join(f"{count:,} {name}" for name, count in outcomes.most_common(8))
            lines.append(f"{part:<12}{total:>10,}{total / seconds:>10,.0f}   {listed}")
        total = sum(sum(outcomes.values()) for outcomes in self.counts.values())
        lines.append(f"{'all':<12}{total:>10,}{total / seconds:>10,.0f}   in {seconds:,.0f} s")
        lines.append(f"memory: at most {self.memory:,} MB at the start, {memory():,} MB at the end")
        lines.append(f"findings: {len(self.found)}")
        return "\n".join([*lines, *self.found[:MOST_SHOWN]])


def memory() -> int:
    """The most memory that this process has had so far, in MB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024
