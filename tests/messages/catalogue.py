"""The Fluent files of a language, taken apart: which messages there are, what they leave open."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rauswurf.messages

FOLDER = Path(rauswurf.messages.__file__).parent


@dataclass
class Catalogue:
    """All messages of some files: id to the values it wants; and what is wrong with the files."""

    values: dict[str, frozenset[str]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def add(self, topic: str, text: str) -> None:
        """Read one file."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"{topic}.ftl: cannot be read: {(entry.content or '').strip()}")
            elif isinstance(entry, ast.Message):
                self._add_message(topic, entry)

    def _add_message(self, topic: str, entry: ast.Message) -> None:
        id = entry.id.name
        if id.partition("-")[0] != topic:
            self.faults.append(f"{topic}.ftl: {id} belongs into {id.partition('-')[0]}.ftl")
        if id in self.values:
            self.faults.append(f"{topic}.ftl: {id} appears twice")
        if entry.value is None or entry.attributes:
            self.faults.append(f"{topic}.ftl: {id} must have a text, and nothing else")
        self.values[id] = variables(entry)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class _Numbers(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.found |= variables(node)


def numbers(entry: ast.BaseNode) -> frozenset[str]:
    """The values that must be numbers: those that NUMBER formats."""
    visitor = _Numbers()
    visitor.visit(entry)
    return frozenset(visitor.found)


def variables(entry: ast.BaseNode) -> frozenset[str]:
    """The values that a message wants, wherever it uses them."""
    visitor = _Variables()
    visitor.visit(entry)
    return frozenset(visitor.found)


@cache
def catalogue(language: str) -> Catalogue:
    """All messages of a language, for all to read: taking it apart takes a second."""
    result = Catalogue()
    for path in sorted((FOLDER / language).glob("*.ftl")):
        result.add(path.stem, path.read_text(encoding="utf-8"))
    return result


def ids(topic: str) -> set[str]:
    """The English messages of one file, without its name in front."""
    found = catalogue("en").values
    return {id.removeprefix(f"{topic}-") for id in found if id.startswith(f"{topic}-")}
