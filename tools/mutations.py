"""Changes that can be made to code: what ``make mutants`` draws its sample from."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Mutant:
    """One change: where, what stood there, and what stands there now."""

    path: Path
    start: int
    end: int
    new: str

    def lines(self) -> tuple[str, str]:
        """The line as it stands, and as it would be."""
        text = self.path.read_text("utf-8")
        begin = text.rfind("\n", 0, self.start) + 1
        old = text[begin:].partition("\n")[0]
        new = text[begin : self.start] + self.new + text[self.end :].partition("\n")[0]
        return old.strip(), new.strip()

    def description(self, root: Path) -> str:
        """The change for people."""
        line = self.path.read_text("utf-8").count("\n", 0, self.start) + 1
        old, new = self.lines()
        return f"{self.path.relative_to(root)}:{line}\n    - {old}\n    + {new}"


# Python: places are found in the tree, and changed in the text.

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
COUNTED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}

# Arguments of dataclasses that only a type checker, or the memory, would notice.
PROMISED = ("frozen", "slots")


class Places:
    """What can be changed in a Python file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text("utf-8")
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line.encode()))
        self.bytes = self.text.encode()

    def all(self) -> Iterator[Mutant]:
        """Every change there is, in no order that matters."""
        tree = ast.parse(self.text)
        passive = set(map(id, self._passive(tree)))
        for node in ast.walk(tree):
            if id(node) not in passive:
                yield from self._of(node)

    def _passive(self, tree: ast.Module) -> Iterator[ast.AST]:
        """What no test can notice: types, and what is there for the type checker."""
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation:
                yield from ast.walk(node.annotation)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns:
                yield from ast.walk(node.returns)
            elif isinstance(node, ast.Assert) or is_promised(node):
                yield from ast.walk(node)

    def _of(self, node: ast.AST) -> Iterator[Mutant]:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            yield from self._between(node.left, node.comparators[0], *COMPARED[type(node.ops[0])])
        elif isinstance(node, ast.BinOp) and type(node.op) in COUNTED and not is_text(node):
            yield from self._between(node.left, node.right, *COUNTED[type(node.op)])
        elif isinstance(node, ast.BoolOp):
            words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            yield from self._between(node.values[0], node.values[1], *words)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self._instead(node, f"bool({self._said(node.operand)})")
        elif isinstance(node, ast.If | ast.While):
            yield self._instead(node.test, f"not ({self._said(node.test)})")
        elif isinstance(node, ast.IfExp):
            body, other = self._said(node.body), self._said(node.orelse)
            yield self._instead(node, f"({other} if {self._said(node.test)} else {body})")
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield self._instead(node, str(not node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield self._instead(node, str(node.value + 1))
        elif isinstance(node, ast.Return) and node.value and not is_nothing(node.value):
            yield self._instead(node, "return None")
        elif is_deed(node):
            yield self._instead(node, "pass")

    def _between(self, left: ast.AST, right: ast.AST, old: str, new: str) -> Iterator[Mutant]:
        start, end = self._span(left)[1], self._span(right)[0]
        found = re.search(rf"(?<![\w=<>!*/]){re.escape(old)}(?![\w=<>*/])", self.text[start:end])
        if found:
            yield Mutant(self.path, start + found.start(), start + found.end(), new)

    def _instead(self, node: ast.AST, new: str) -> Mutant:
        return Mutant(self.path, *self._span(node), new)

    def _said(self, node: ast.AST) -> str:
        start, end = self._span(node)
        return self.text[start:end]

    def _span(self, node: ast.AST) -> tuple[int, int]:
        """From where to where, in letters: the tree counts bytes."""
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None and node.end_col_offset is not None
        begin = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        return len(self.bytes[:begin].decode()), len(self.bytes[:end].decode())


def is_promised(node: ast.AST) -> bool:
    """Is this an argument that changes nothing for whoever keeps to the types?"""
    return isinstance(node, ast.keyword) and node.arg in PROMISED


def is_text(node: ast.BinOp) -> bool:
    """Are texts put together, or filled in?"""
    sides = (node.left, node.right)
    return any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str | bytes))
        for side in sides
    )


def is_nothing(node: ast.expr) -> bool:
    """Is this None, as it stands?"""
    return isinstance(node, ast.Constant) and node.value is None


def is_deed(node: ast.AST) -> bool:
    """Is this a line that does something and could be left out?"""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call | ast.Await)
    return isinstance(node, ast.AugAssign | ast.Break | ast.Continue)


# The page: TypeScript and the scripts of components, by what stands in the text.

SWAPS = (
    (r" === ", " !== "),
    (r" !== ", " === "),
    (r" < ", " <= "),
    (r" > ", " >= "),
    (r" <= ", " < "),
    (r" >= ", " > "),
    (r" && ", " || "),
    (r" \|\| ", " && "),
    (r" \+ ", " - "),
    (r" - ", " + "),
    (r"\btrue\b", "false"),
    (r"\bfalse\b", "true"),
    (r"(?<=\bif \()", "!"),
    (r"(?<=[(\[ ])[1-9](?=[,;)\] ])", "0"),
    (r"^( +)[a-zA-Z.]+\([^;{}=]*\);$", r"\1;"),
    (r"^( +)await [a-zA-Z.]+\([^;{}=]*\);$", r"\1;"),
)
# Types, comments, and pictures that somebody drew: numbers of a path (`"M4 9.5h3.5`) are looked at.
PASSIVE = re.compile(
    r"^\s*(//|\*|/\*|import|export type|type |interface )|: [a-z]+;$|<!--|\"M-?[\d.]+[ -]"
)


def page_places(path: Path) -> Iterator[Mutant]:
    """Every change there is in a file of the page."""
    text = path.read_text("utf-8")
    whole = [(0, len(text))]
    if path.suffix == ".svelte":
        whole = [m.span(1) for m in re.finditer(r"<script[^>]*>(.*?)</script>", text, re.DOTALL)]
    for begin, end in whole:
        for line in re.finditer(r".+", text[begin:end]):
            if PASSIVE.search(line[0]):
                continue
            code = line[0].partition(" // ")[0]
            for old, new in SWAPS:
                for found in re.finditer(old, code):
                    at = begin + line.start()
                    yield Mutant(path, at + found.start(), at + found.end(), found.expand(new))
