"""What was told about changes before: by the tests, and by people who looked at what survived."""

import json
import tomllib
from pathlib import Path
from typing import NamedTuple

from mutant_copy import Verdict
from mutations import Mutant

EQUIVALENT = Path("tools", "equivalent.toml")


class Key(NamedTuple):
    """A change by its words, which stay the same when lines above it come and go."""

    path: str
    old: str
    new: str


def equivalents(root: Path) -> dict[Key, str]:
    """The changes that make no difference, each with the reason."""
    if not (root / EQUIVALENT).exists():
        return {}
    changes = tomllib.loads((root / EQUIVALENT).read_text("utf-8")).get("change", [])
    return {Key(one["path"], one["old"], one["new"]): one["why"] for one in changes}


class Log:
    """What the tests told, a line each, so that a search can be made in pieces."""

    def __init__(self, root: Path, path: Path | None) -> None:
        self.root = root
        self.path = path
        self.same = equivalents(root)
        self.known: dict[Key, Verdict] = {}
        if path is not None and path.exists():
            for line in path.read_text("utf-8").splitlines():
                one = json.loads(line)
                self.known[Key(one["path"], one["old"], one["new"])] = one["verdict"]

    def key(self, mutant: Mutant) -> Key:
        """What a change is known by."""
        return Key(mutant.path.relative_to(self.root).as_posix(), *mutant.lines())

    def told(self, mutant: Mutant) -> Verdict | None:
        """What was told about a change, if it need not be asked again: tests may have come."""
        key = self.key(mutant)
        if key in self.same:
            return "equivalent"
        return "found" if self.known.get(key) == "found" else None

    def add(self, mutant: Mutant, verdict: Verdict, seed: int) -> None:
        """Note what is told, unless it stands there already."""
        key = self.key(mutant)
        if self.path is None or verdict == "not tried" or self.known.get(key) == verdict:
            return
        self.known[key] = verdict
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            line = {"seed": seed, "verdict": verdict, **key._asdict()}
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
