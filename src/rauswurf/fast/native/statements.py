"""Translating functions, statement by statement."""

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import FunctionType
from typing import Any, NamedTuple

from rauswurf.fast.native.ahead import Bounds, Known
from rauswurf.fast.native.expressions import UNKNOWN, Expressions
from rauswurf.fast.native.memory import Place
from rauswurf.fast.native.module import Module, machine_types, result_of
from rauswurf.fast.native.shape import flattened, is_plain, offered
from rauswurf.fast.native.source import tree_of
from rauswurf.fast.native.straight import Straight
from rauswurf.fast.native.values import (
    POINTER,
    WORD,
    BundleHint,
    Cells,
    Code,
    Hint,
    Kind,
    Number,
    RecordAt,
    RecordHint,
    RecordsAt,
    RecordsHint,
    RowsAt,
    Value,
    ir,
)


class Offer(NamedTuple):
    """A condition on which a choice is offered, and what is worked out right before it."""

    before: list[ast.Assign]
    test: ast.expr
    call: ast.Call


def name_given(node: ast.Assign) -> str:
    """The name that an assignment gives."""
    (target,) = node.targets
    assert isinstance(target, ast.Name)
    return target.id


def names_of(*nodes: ast.AST) -> set[str]:
    """The names in some code."""
    inner = (node for each in nodes for node in ast.walk(each))
    return {node.id for node in inner if isinstance(node, ast.Name)}


@dataclass(frozen=True)
class Variable:
    """Where a variable is kept; LLVM makes registers of it."""

    place: Any
    like: Value  # of this form: a number of this kind, such a record, such rows
    lengths: tuple[Any, ...] = ()


def translate(module: Module, root: str) -> str:
    """The text of a module with one function and all that it calls."""
    module.function(root)
    while name := module.next_function():
        Function(module, name).translate()
    return module.finish(root)


class Function(Expressions):
    """One function in the making."""

    def __init__(self, module: Module, name: str) -> None:
        self.function: FunctionType = module.rules.functions[name]
        self.ir = module.declared[name]
        self.entry = self.ir.append_basic_block("entry")  # for the variables
        builder = ir.IRBuilder(self.ir.append_basic_block("body"))
        super().__init__(module, builder, self.function)
        self.variables: dict[str, Variable] = {}
        self.loops: list[tuple[Any, Any]] = []  # where to go on, and where to go out
        tree = tree_of(self.function)
        self.given = Counter(
            node.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        )
        self.given.update(argument.arg for argument in tree.args.args)
        self.local = set(self.given)
        self.ranges: dict[str, Bounds] = {}  # of variables that only count from here to there
        self.body = self.in_shape(tree.body)

    def translate(self) -> None:
        """Write the whole function."""
        codes = iter(self.ir.args)
        for name, hint in self.module.arguments(self.function):
            self.take(name, hint, codes)
        self.block(self.body)
        if not self.builder.block.is_terminated:
            self.leave(None)
        body = self.ir.blocks[1]
        ir.IRBuilder(self.entry).branch(body)

    def take(self, name: str, hint: Hint, codes: Iterator[Code]) -> None:
        """Make a variable of what was handed over; of a bundle, one for each part."""
        if isinstance(hint, BundleHint):
            for part, inner in hint.parts:
                self.take(f"{name}.{part}", inner, codes)
            return
        first, *lengths = [next(codes) for _ in machine_types(hint)]
        if isinstance(hint, Kind):
            given: Value = Number(first, hint)
        elif isinstance(hint, RecordHint):
            given = RecordAt(first, hint.name)
        elif isinstance(hint, RecordsHint):
            given = RecordsAt(first, hint.name, lengths[0])
        else:
            given = RowsAt(first, Cells(hint.code, hint.code), tuple(lengths))
        self.local.add(name)
        self.assign(name, given)

    # Variables.

    def is_local(self, name: str) -> bool:
        return name in self.local

    def variable(self, name: str) -> Value:
        if name not in self.variables:
            self.refuse(ast.Name(name), "nothing has been put here yet")
        kept = self.variables[name]
        match kept.like:
            case Number(kind=kind):
                return Number(self.builder.load(kept.place, typ=kind.type_in(self.word)), kind)
            case RecordAt(name=record):
                return RecordAt(self.builder.load(kept.place, typ=POINTER), record)
            case RecordsAt(name=record):
                length = self.builder.load(kept.lengths[0], typ=WORD)
                return RecordsAt(self.builder.load(kept.place, typ=POINTER), record, length)
            case RowsAt(cells=cells):
                lengths = tuple(
                    each if isinstance(each, int) else self.builder.load(each, typ=WORD)
                    for each in kept.lengths
                )
                return RowsAt(self.builder.load(kept.place, typ=POINTER), cells, lengths)

    def assign(self, name: str, value: Value) -> None:
        """Put something into a variable."""
        if name not in self.variables:
            self.variables[name] = self.new_variable(value)
        kept = self.variables[name]
        match kept.like, value:
            case Number(kind=kind), Number():
                self.builder.store(self.as_kind(value, kind), kept.place)
            case RecordAt(name=record), RecordAt(code=code) if record == value.name:
                self.builder.store(code, kept.place)
            case RecordsAt(name=record), RecordsAt(code=code) if record == value.name:
                self.builder.store(code, kept.place)
                self.builder.store(value.length, kept.lengths[0])
            case RowsAt(cells=cells), RowsAt(code=code) if cells == value.cells:
                self.builder.store(code, kept.place)
                for place, length in zip(kept.lengths, value.lengths, strict=True):
                    if not isinstance(place, int):
                        self.builder.store(self.length(length), place)
                    elif place != length:
                        self.refuse(ast.Name(name), "rows of another length were here before")
            case _:
                self.refuse(ast.Name(name), "something else was here before")

    def new_variable(self, value: Value) -> Variable:
        """Room for a variable that holds such things; truth is kept as a number."""
        room = ir.IRBuilder(self.entry)
        if isinstance(value, Number):
            kind = Kind.REAL if value.kind is Kind.REAL else Kind.WHOLE
            return Variable(room.alloca(kind.type_in(self.word)), Number(None, kind))
        if isinstance(value, RecordAt):
            return Variable(room.alloca(POINTER), value)
        if isinstance(value, RecordsAt):
            return Variable(room.alloca(POINTER), value, (room.alloca(WORD),))
        lengths = tuple(
            each if isinstance(each, int) else room.alloca(WORD) for each in value.lengths
        )
        return Variable(room.alloca(POINTER), value, lengths)

    # Statements.

    def block(self, statements: list[ast.stmt]) -> None:
        """Write statements, up to one that leaves."""
        waiting = list(statements)
        while waiting and not self.builder.block.is_terminated:
            offer = self.next_offer(waiting)
            if offer:
                self.offer(*offer)
            else:
                self.statement(waiting[0])
            del waiting[: len(offer.before) + 1 if offer else 1]

    def statement(self, node: ast.stmt) -> None:
        """Write one statement."""
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                pass
            case ast.Expr(value=value):
                self.value(value)
            case ast.Assign(targets=[target], value=value):
                self.assign_to(target, value)
            case ast.AugAssign():
                self.change(node)
            case ast.Return(value=value):
                self.leave(value)
            case ast.If(test=test, body=body, orelse=orelse):
                self.branch(test, body, orelse)
            case ast.While(test=test, body=body, orelse=[]):
                self.repeat(test, body)
            case ast.For(
                target=ast.Name(id=name),
                iter=ast.Call(func=ast.Name(id="range"), args=ends, keywords=[]),
                body=body,
                orelse=[],
            ):
                self.count(node, name, ends, body)
            case ast.Break() | ast.Continue():
                onward, out = self.loops[-1]
                self.builder.branch(out if isinstance(node, ast.Break) else onward)
            case _:
                self.refuse(node, UNKNOWN)

    def assign_to(self, target: ast.expr, value: ast.expr) -> None:
        """Put the value of an expression somewhere."""
        match target, value:
            case ast.Tuple(elts=targets), ast.Tuple(elts=values) if len(targets) == len(values):
                found = [self.value(each) for each in values]
                for each, one in zip(targets, found, strict=True):
                    self.put(each, one)
            case _:
                self.put(target, self.value(value))

    def put(self, target: ast.expr, value: Value) -> None:
        """Put a value somewhere."""
        if isinstance(target, ast.Name):
            self.assign(target.id, value)
            return
        if not isinstance(value, Number):
            self.refuse(target, "only a number can be put here")
        self.write(self.place_of(target), value)

    def place_of(self, target: ast.expr) -> Place:
        """Where a number that can be changed lies."""
        found = self.found(target)
        if not isinstance(found, tuple):
            self.refuse(target, "a number cannot be put here")
        return found

    def change(self, node: ast.AugAssign) -> None:
        """Change a number where it is."""
        name = node.target.id if isinstance(node.target, ast.Name) else ""
        place = None if name else self.place_of(node.target)
        before = self.read(place) if place else self.variable(name)
        if not isinstance(before, Number):
            self.refuse(node, "only a number can be changed")
        after = self.combined(node, node.op, before, self.number(node.value))
        if place:
            self.write(place, after)
        else:
            self.assign(name, after)

    def leave(self, value: ast.expr | None) -> None:
        """Return."""
        kind = result_of(self.function)
        if kind is None:
            self.builder.ret_void()
        elif value is None:
            nothing = 0.0 if kind is Kind.REAL else 0
            self.builder.ret(ir.Constant(kind.type_in(self.word), nothing))
        else:
            self.builder.ret(self.as_kind(self.number(value), kind))

    def branch(self, test: ast.expr, body: list[ast.stmt], orelse: list[ast.stmt]) -> None:
        """Do one thing or the other; what is known never to happen is not even looked at."""
        known = self.known(test)
        if known is not None:
            self.block(body if known else orelse)
            return
        yes, no, after = (self.builder.append_basic_block() for _ in range(3))
        self.go(test, yes, no)
        reached = False
        for block, statements in ((yes, body), (no, orelse)):
            self.builder.position_at_end(block)
            self.block(statements)
            if not self.builder.block.is_terminated:
                self.builder.branch(after)
                reached = True
        self.builder.position_at_end(after)
        if not reached:
            self.builder.unreachable()

    # Choices that are offered.

    def in_shape(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """The body of a function such that what it offers at its end hangs on one condition."""
        flat = flattened(body, self.known)
        return flat if self.offer_in(flat[-1]) else body

    def offer_in(self, node: ast.stmt) -> ast.Call | None:
        """The call by which a choice is offered, if that is done without a branch."""
        if isinstance(node, ast.If) and self.module.straight:
            return offered(self.module.rules, self.function, node)
        return None

    def next_offer(self, statements: list[ast.stmt]) -> Offer | None:
        """The choice that is offered here without a branch; None if something else comes first."""
        before = self.plain_assignments(statements)
        match statements[len(before) :]:
            case [ast.If(test=test) as node, *_] if call := self.offer_in(node):
                known = self.variables.keys() | {name_given(each) for each in before}
                all_known = names_of(*before, test, call) & self.local <= known
                return Offer(before, test, call) if all_known else None
        return None

    def plain_assignments(self, statements: list[ast.stmt]) -> list[ast.Assign]:
        """The statements up to the first that does more than giving a name to a number."""
        found = []
        for each in statements:
            match each:
                case ast.Assign(targets=[ast.Name()], value=value) if is_plain(
                    self.module.rules, self.function, value
                ):
                    found.append(each)
                case _:
                    break
        return found

    def offer(self, before: list[ast.Assign], test: ast.expr, call: ast.Call) -> None:
        """Offer a choice if something is so, without a branch."""
        names = names_of(*before, test, call) & self.variables.keys()
        values = {name: self.variable(name) for name in names}
        known = Known()
        for name in names & self.ranges.keys():
            known.learn(values[name].code, self.ranges[name])
        writer = Straight(self.module, self.builder, self.function, values, known)
        for each in before:
            writer.keep(each)
            name = name_given(each)
            self.assign(name, writer.values[name])
        writer.narrow(test)
        writer.offer(call)

    def repeat(self, test: ast.expr, body: list[ast.stmt]) -> None:
        """Do something as long as something is so."""
        again, inside, out = (self.builder.append_basic_block() for _ in range(3))
        self.builder.branch(again)
        self.builder.position_at_end(again)
        self.go(test, inside, out)
        self.builder.position_at_end(inside)
        self.loop(body, again, out)

    def loop(self, body: list[ast.stmt], onward: Any, out: Any) -> None:
        """Write what is repeated."""
        self.loops.append((onward, out))
        self.block(body)
        self.loops.pop()
        if not self.builder.block.is_terminated:
            self.builder.branch(onward)
        self.builder.position_at_end(out)

    def count(self, node: ast.stmt, name: str, ends: list[ast.expr], body: list[ast.stmt]) -> None:
        """Do something for each number of a range."""
        step = self.known(ends[2]) if len(ends) == 3 else 1
        if not step:
            self.refuse(node, "the step of a range must be known")
        start = self.whole(ends[0]) if len(ends) > 1 else self.zero
        end = self.whole(ends[1] if len(ends) > 1 else ends[0])
        are_known = isinstance(start, ir.Constant) and isinstance(end, ir.Constant)
        if are_known and step == 1 and self.given[name] == 1:
            self.ranges[name] = Bounds(start.constant, end.constant - 1)
        counter = self.new_variable(Number(start, Kind.WHOLE)).place
        self.builder.store(start, counter)
        again, inside, onward, out = (self.builder.append_basic_block() for _ in range(4))
        self.builder.branch(again)
        self.builder.position_at_end(again)
        now = self.builder.load(counter, typ=self.word)
        is_inside = self.builder.icmp_signed("<" if step > 0 else ">", now, end)
        self.builder.cbranch(is_inside, inside, out)
        self.builder.position_at_end(onward)
        now = self.builder.load(counter, typ=self.word)
        after = self.builder.add(now, self.whole_constant(step), flags=["nsw"])
        self.builder.store(after, counter)
        self.builder.branch(again)
        self.builder.position_at_end(inside)
        self.assign(name, Number(self.builder.load(counter, typ=self.word), Kind.WHOLE))
        self.loop(body, onward, out)
