"""What was measured, kept in a file as it goes: a command that is killed goes on where it was."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

Found = TypeVar("Found")


class Kept:
    """Remembers what was measured, under keys that tell everything it depends on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.found: dict[str, Any] = {}
        if path.is_file():
            self.found = dict(map(json.loads, path.read_text(encoding="utf-8").splitlines()))

    def remembered(self, key: str, measure: Callable[[], Found]) -> Found:
        """What was measured under this key, now or before."""
        if key not in self.found:
            self.found[key] = measure()
            self.write()
        known: Found = self.found[key]
        return known

    def write(self) -> None:
        """Write all of it anew, whole or not at all."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        lines = (json.dumps(item) + "\n" for item in self.found.items())
        beside = self.path.with_suffix(".new")
        beside.write_text("".join(lines), encoding="utf-8")
        os.replace(beside, self.path)
