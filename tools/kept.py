"""What was measured, kept in a file as it goes: a command that is killed goes on where it was."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

Found = TypeVar("Found")


class Kept:
    """Remembers what was measured, under keys that tell everything it depends on.

    A line for each; one that a kill has cut off counts as not measured. ``before`` is a file of
    what was measured elsewhere; nothing is written there.
    """

    def __init__(self, path: Path, before: Path | None = None) -> None:
        self.path = path
        known = before.read_text(encoding="utf-8") if before and before.is_file() else ""
        self.found: dict[str, Any] = dict(map(json.loads, known.splitlines()))
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        whole, end, rest = text.rpartition("\n")
        self.found |= dict(map(json.loads, whole.splitlines()))
        if rest:
            path.write_text(whole + end, encoding="utf-8")

    def remembered(self, key: str, measure: Callable[[], Found]) -> Found:
        """What was measured under this key, now or before."""
        if key not in self.found:
            self.found[key] = measure()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([key, self.found[key]]) + "\n")
        known: Found = self.found[key]
        return known

    def write(self) -> None:
        """Write all of it anew, whole or not at all."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = (json.dumps(item) + "\n" for item in self.found.items())
        beside = self.path.with_suffix(".new")
        beside.write_text("".join(lines), encoding="utf-8")
        os.replace(beside, self.path)
