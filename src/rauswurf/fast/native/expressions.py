"""Translating expressions."""

import ast
import math
import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import chain, starmap
from types import FunctionType
from typing import Any

from rauswurf.fast.native.arithmetic import widest
from rauswurf.fast.native.memory import Memory, Place
from rauswurf.fast.native.module import Argument, Module, result_of
from rauswurf.fast.native.source import names_in
from rauswurf.fast.native.values import (
    BIT,
    POINTER,
    WORD,
    BundleHint,
    Code,
    Kind,
    Number,
    RecordAt,
    RecordHint,
    RecordsAt,
    RecordsHint,
    RowsAt,
    RowsHint,
    Value,
    ir,
)
from rauswurf.rules.array import Array
from rauswurf.rules.compose import STATE
from rauswurf.rules.state import copy_state

OPERATIONS: dict[type, Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Div: operator.truediv,
}
SIGNS: dict[type, tuple[str, Callable[[Any, Any], bool]]] = {
    ast.Eq: ("==", operator.eq),
    ast.NotEq: ("!=", operator.ne),
    ast.Lt: ("<", operator.lt),
    ast.LtE: ("<=", operator.le),
    ast.Gt: (">", operator.gt),
    ast.GtE: (">=", operator.ge),
}
UNKNOWN = "the compiler does not know this"


class Expressions(Memory, ABC):
    """Writes the code that works expressions out."""

    def __init__(self, module: Module, builder: Any, function: FunctionType) -> None:
        super().__init__(module, builder, function)
        self.names = names_in(function)  # what those in the source stand for in the rule set
        self.functions = module.rules.functions
        self.constants = module.rules.constants

    @abstractmethod
    def is_local(self, name: str) -> bool:
        """Is this a variable?"""

    @abstractmethod
    def variable(self, name: str) -> Value:
        """What a variable holds."""

    # What is known before anything runs.

    def known(self, node: ast.expr) -> Any:
        """The number that an expression of constants is; None if it takes more to know it."""
        match node:
            case ast.Constant(value=int() | float() as written):
                return written
            case ast.Name(id=name) if not self.is_local(name):
                value = self.constants.get(name)
                return value if isinstance(value, int | float) else None
            case ast.UnaryOp(op=ast.Not() | ast.USub() as op, operand=operand):
                inner = self.known(operand)
                if inner is None:
                    return None
                return not inner if isinstance(op, ast.Not) else -inner
            case ast.BinOp(left=left, op=sign, right=right) if type(sign) in OPERATIONS:
                return self.known_result(OPERATIONS[type(sign)], left, right)
            case ast.Compare(left=left, ops=[test], comparators=[right]) if type(test) in SIGNS:
                return self.known_result(SIGNS[type(test)][1], left, right)
            case ast.BoolOp(op=both, values=values):
                return self.known_together(values, decides=isinstance(both, ast.Or))
        return None

    def known_result(
        self, operation: Callable[[Any, Any], Any], left: ast.expr, right: ast.expr
    ) -> Any:
        """The same for two numbers."""
        a, b = self.known(left), self.known(right)
        return None if a is None or b is None else operation(a, b)

    def known_together(self, values: list[ast.expr], *, decides: bool) -> Any:
        """The same for ``and`` and ``or``: the first part that decides, if all before are known."""
        value = None
        for part in values:
            value = self.known(part)
            if value is None or bool(value) == decides:
                return value
        return value

    # Values.

    def value(self, node: ast.expr) -> Value:
        """Work an expression out."""
        known = self.known(node)
        if known is not None:
            return self.constant(known)
        match node:
            case ast.Name(id=name) if self.is_local(name):
                return self.variable(name)
            case ast.Name(id=name) if isinstance(self.constants.get(name), Array):
                return self.module.table(name)
            case ast.Attribute() | ast.Subscript():
                return self.read(self.found(node))
            case ast.Call(func=ast.Name(id=name), args=given, keywords=[]):
                return self.call(node, name, given)
            case ast.BinOp(left=left, op=op, right=right):
                return self.combined(node, op, self.number(left), self.number(right))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return Number(self.builder.not_(self.truth(self.number(operand))), Kind.TRUTH)
            case ast.UnaryOp(op=sign, operand=operand):
                return self.signed(sign, self.number(operand))
            case ast.Compare():
                return Number(self.comparison(node), Kind.TRUTH)
            case ast.BoolOp(op=both, values=[first, *rest]):
                return self.either(both, first, rest)
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return self.choice(test, body, orelse)
        self.refuse(node, UNKNOWN)

    def number(self, node: ast.expr) -> Number:
        """Work out an expression that must be a number."""
        found = self.value(node)
        if not isinstance(found, Number):
            self.refuse(node, "a number is needed here")
        return found

    def whole(self, node: ast.expr) -> Code:
        """Work out an expression that must be a whole number."""
        found = self.number(node)
        if found.kind is Kind.REAL:
            self.refuse(node, "a whole number is needed here")
        return self.as_kind(found, Kind.WHOLE)

    def found(self, node: ast.expr) -> Value | Place:
        """A field or an element: where a number lies, or a record, or rows."""
        match node:
            case ast.Attribute(value=ast.Name(id=name), attr=part) if self.is_local(
                f"{name}.{part}"
            ):
                return self.variable(f"{name}.{part}")
            case ast.Attribute(value=inner, attr=name):
                return self.field(node, self.value(inner), name)
            case ast.Subscript(value=inner, slice=index):
                rows = self.value(inner)
                if isinstance(rows, RecordsAt):
                    return self.record(rows, self.whole(index))
                wanted = index.elts if isinstance(index, ast.Tuple) else [index]
                if isinstance(rows, RowsAt) and len(wanted) in dimensions_of(rows):
                    return self.element(rows, [self.whole(each) for each in wanted])
        self.refuse(node, "there is no such row")

    # Calls.

    def call(self, node: ast.Call, name: str, given: list[ast.expr]) -> Value:
        """Call a function of the rules, or one that everybody knows."""
        meant = self.names.get(name, name)
        if meant not in self.functions:
            return self.builtin(node, name, given)
        function = self.functions[meant]
        arguments = self.module.arguments(function)
        if len(arguments) != len(given):
            self.refuse(node, f"it takes {len(arguments)} arguments")
        word = self.module.word_of(function)
        codes = [
            code
            for argument, each in zip(arguments, given, strict=True)
            for code in self.handed_over(argument, each, word)
        ]
        if meant == copy_state.__name__:
            self.copy(*codes)
            return self.constant(known=False)
        result = self.builder.call(self.module.function(meant), codes)
        kind = result_of(function)
        if kind is Kind.WHOLE:
            return Number(self.resized(result, self.word), kind)
        return Number(result, kind) if kind else self.constant(known=False)

    def handed_over(self, argument: Argument, node: ast.expr, word: Any) -> list[Code]:
        """What a function that computes in this word is given for an argument."""
        hint = argument.hint
        if isinstance(hint, BundleHint):
            parts = starmap(Argument, hint.parts)
            handed = (
                self.handed_over(each, ast.Attribute(node, each.name), word) for each in parts
            )
            return list(chain.from_iterable(handed))
        found = self.value(node)
        if isinstance(hint, Kind) and isinstance(found, Number):
            code = self.as_kind(found, hint)
            return [self.resized(code, word) if hint is Kind.WHOLE else code]
        if isinstance(hint, RecordHint) and isinstance(found, RecordAt) and found.name == hint.name:
            return [found.code]
        if isinstance(found, RecordsAt) and hint == RecordsHint(found.name):
            return [found.code, found.length]
        if isinstance(found, RowsAt) and hint == hint_for(found):
            return [found.code, *map(self.length, found.lengths)]
        self.refuse(node, f"this is not what {argument.name} has to be")

    def copy(self, source: Code, target: Code) -> None:
        """Copy a whole state."""
        self.module.group.keep_alone(STATE)
        size = ir.Constant(WORD, self.module.records[STATE].itemsize)
        move = self.module.ir.declare_intrinsic("llvm.memcpy", [POINTER, POINTER, WORD])
        self.builder.call(move, [target, source, size, ir.Constant(BIT, 0)])

    def builtin(self, node: ast.Call, name: str, given: list[ast.expr]) -> Number:
        """The few functions of Python that rules use."""
        if name == "len":
            rows = self.value(given[0])
            if isinstance(rows, RecordsAt):
                return Number(self.length_in(self.word, rows.length), Kind.WHOLE)
            if isinstance(rows, RowsAt):
                return Number(self.length_in(self.word, rows.lengths[0]), Kind.WHOLE)
        numbers = [self.number(each) for each in given]
        match name, numbers:
            case "min" | "max", [a, b]:
                return self.extreme("<" if name == "min" else ">", a, b)
            case "abs", [number]:
                return self.absolute(number)
            case "float", [number]:
                return Number(self.as_kind(number, Kind.REAL), Kind.REAL)
            case "int", [Number(kind=Kind.REAL) as number]:
                return Number(self.builder.fptosi(number.code, self.word), Kind.WHOLE)
            case "int", [number]:
                return Number(self.as_kind(number, Kind.WHOLE), Kind.WHOLE)
        if getattr(self.constants.get(name), "__module__", "") != math.__name__:
            self.refuse(node, UNKNOWN)
        codes = [self.as_kind(number, Kind.REAL) for number in numbers]
        known = self.module.library_function(name, len(codes))
        return Number(self.builder.call(known, codes), Kind.REAL)

    # Decisions.

    def comparison(self, node: ast.Compare) -> Code:
        """One comparison, or several in a row."""
        left, together = self.number(node.left), None
        for op, each in zip(node.ops, node.comparators, strict=True):
            if isinstance(op, ast.In) and isinstance(each, ast.Tuple):
                found = ir.Constant(BIT, 0)
                for one in each.elts:
                    found = self.builder.or_(found, self.compared("==", left, self.number(one)))
            elif type(op) in SIGNS:
                right = self.number(each)
                found = self.compared(SIGNS[type(op)][0], left, right)
                left = right
            else:
                self.refuse(node, UNKNOWN)
            together = self.builder.and_(together, found) if together else found
        return together

    def go(self, test: ast.expr, yes: Any, no: Any) -> None:
        """Go on in one block or the other."""
        known = self.known(test)
        if known is not None:
            self.builder.branch(yes if known else no)
            return
        match test:
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                self.go(operand, no, yes)
            case ast.BoolOp(op=op, values=[*parts, last]):
                for part in parts:
                    further = self.builder.append_basic_block()
                    ways = (further, no) if isinstance(op, ast.And) else (yes, further)
                    self.go(part, *ways)
                    self.builder.position_at_end(further)
                self.go(last, yes, no)
            case _:
                self.builder.cbranch(self.truth(self.number(test)), yes, no)

    def choice(self, test: ast.expr, body: ast.expr, orelse: ast.expr) -> Number:
        """One or the other."""
        known = self.known(test)
        if known is not None:
            return self.number(body if known else orelse)
        yes, no, after = (self.builder.append_basic_block() for _ in range(3))
        self.go(test, yes, no)
        found = []
        for block, each in ((yes, body), (no, orelse)):
            self.builder.position_at_end(block)
            number = self.number(each)
            found.append((number, self.builder.block))
        kind = widest(number for number, _ in found)
        coming = []
        for number, block in found:
            self.builder.position_at_end(block)
            coming.append((self.as_kind(number, kind), block))
            self.builder.branch(after)
        self.builder.position_at_end(after)
        return self.joined(kind, coming)

    def either(self, op: ast.boolop, first: ast.expr, rest: Sequence[ast.expr]) -> Number:
        """``and`` and ``or`` of numbers: the first one that decides, else the last."""
        number = self.number(first)
        if not rest:
            return number
        further, after = (self.builder.append_basic_block() for _ in range(2))
        here = self.builder.block
        self.builder.position_at_end(further)
        other = self.either(op, rest[0], rest[1:])
        there = self.builder.block
        kind = widest((number, other))
        self.builder.position_at_end(here)
        mine = self.as_kind(number, kind)
        ways = (further, after) if isinstance(op, ast.And) else (after, further)
        self.builder.cbranch(self.truth(number), *ways)
        self.builder.position_at_end(there)
        theirs = self.as_kind(other, kind)
        self.builder.branch(after)
        self.builder.position_at_end(after)
        return self.joined(kind, [(mine, here), (theirs, there)])

    def joined(self, kind: Kind, coming: list[tuple[Code, Any]]) -> Number:
        """What came from several blocks."""
        joined = self.builder.phi(kind.type_in(self.word))
        for code, block in coming:
            joined.add_incoming(code, block)
        return Number(joined, kind)


def dimensions_of(rows: RowsAt) -> range:
    """How many indices may be given: a table wants all of them."""
    return range(len(rows.lengths) if rows.strides else 1, len(rows.lengths) + 1)


def hint_for(rows: RowsAt) -> RowsHint | None:
    """What a function must say that is handed these rows; a table can only be read."""
    return None if rows.strides else RowsHint(rows.cells.code, len(rows.lengths))
