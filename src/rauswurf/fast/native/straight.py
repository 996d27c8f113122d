"""Offering a choice without a branch, since no processor foresees which pieces can move.

``if a and b: add(s, option)`` becomes: write the option down in any case, and count it if it
counts. So ``a`` and ``b`` are both worked out, even if ``a`` is not so; `ahead` sees to it that
this does no harm. Functions that they call are merged in here, as far as they go straight on.
A function that goes on with a loop, or that changes something, is really called, behind a branch:
only where its result counts.
"""

import ast
from collections.abc import Sequence
from types import FunctionType
from typing import Any, NamedTuple

from rauswurf.fast.native.ahead import ALWAYS, Ahead, Bounds, Known
from rauswurf.fast.native.arithmetic import widest
from rauswurf.fast.native.module import Module, result_of
from rauswurf.fast.native.shape import (
    Append,
    append_in,
    beginning,
    body_of,
    only_call_in,
    returned_at_once,
)
from rauswurf.fast.native.source import tree_of
from rauswurf.fast.native.values import (
    BIT,
    Code,
    Kind,
    Number,
    RecordAt,
    RecordHint,
    RowsAt,
    Value,
    ir,
)

NEVER = ir.Constant(BIT, 0)


class Called(NamedTuple):
    """The name of a function that is called, and what it is given."""

    name: str
    codes: list[Code]


class Straight(Ahead):
    """Writes expressions of a function without branches; they count where ``guard`` is so."""

    def __init__(
        self,
        module: Module,
        builder: Any,
        function: FunctionType,
        values: dict[str, Value],
        known: Known,
    ) -> None:
        super().__init__(module, builder, function, known)
        self.function = function
        self.values = values

    def is_local(self, name: str) -> bool:
        return name in self.values

    def variable(self, name: str) -> Value:
        return self.values[name]

    # Offering.

    def offer(self, node: ast.Call) -> None:
        """Offer a choice: it is written down in any case, and counted where the guard is so."""
        called = self.called(node)
        inner = self.merged(called)
        body = body_of(tree_of(inner.function))
        append, call = append_in(body), only_call_in(body)
        if append:
            inner.append(append)
        elif call:
            inner.offer(call)

    def append(self, append: Append) -> None:
        """Write a choice down, and count it where the guard is so.

        If there is no room for one that does not count, it goes to a spare place.
        """
        given = self.number(append.given)
        row, end, length = self.value(append.row), self.whole(append.end), self.found(append.end)
        assert isinstance(row, RowsAt)
        assert isinstance(length, tuple)
        room = self.builder.icmp_unsigned("<", end, self.length_in(self.word, row.lengths[0]))
        counts, self.guard = self.guard, self.builder.or_(self.guard, room)
        place = self.element(row, [end])
        assert isinstance(place, tuple)
        at, cells = place
        with self.builder.goto_entry_block():
            spare = self.builder.alloca(cells.type)
        self.write((self.builder.select(room, at, spare), cells), given)
        one = self.as_kind(Number(counts, Kind.TRUTH), Kind.WHOLE)
        self.write(length, Number(self.builder.add(end, one, flags=["nsw"]), Kind.WHOLE))

    # What counts.

    def narrow(self, node: ast.expr) -> None:
        """From now on, things count only where this is so, too."""
        match node:
            case ast.BoolOp(op=ast.And(), values=parts):
                for part in parts:
                    self.narrow(part)
            case ast.Call() if self.kind_of(node) is Kind.TRUTH:
                called = self.called(node)
                self.guard = self.merged(called).answer(called)
            case _:
                self.narrow_to(self.truth(self.number(node)))

    def narrow_to(self, is_so: Code) -> None:
        """The same for a bit that has been worked out."""
        if is_so != ALWAYS:
            is_first = self.guard is ALWAYS
            self.guard = is_so if is_first else self.builder.and_(self.guard, is_so)

    def within(self, is_so: Code, node: ast.expr) -> Number:
        """An expression that counts only where something is so, too."""
        before = self.guard
        self.narrow_to(is_so)
        number = self.number(node)
        self.guard = before
        return number

    # Decisions.

    def either(self, op: ast.boolop, first: ast.expr, rest: Sequence[ast.expr]) -> Number:
        """``and`` and ``or`` of numbers: the first one that decides, else the last."""
        number = self.number(first)
        if not rest:
            return number
        is_so = self.truth(number)
        onward = is_so if isinstance(op, ast.And) else self.builder.not_(is_so)
        others = rest[0] if len(rest) == 1 else ast.BoolOp(op, list(rest))
        return self.one_of(onward, self.within(onward, others), number)

    def choice(self, test: ast.expr, body: ast.expr, orelse: ast.expr) -> Number:
        """One or the other."""
        known = self.known(test)
        if known is not None:
            return self.number(body if known else orelse)
        is_so = self.truth(self.number(test))
        otherwise = self.builder.not_(is_so)
        return self.one_of(is_so, self.within(is_so, body), self.within(otherwise, orelse))

    def one_of(self, is_so: Code, yes: Number, no: Number) -> Number:
        """The first number where something is so, else the second."""
        kind = widest((yes, no))
        codes = [self.as_kind(each, kind) for each in (yes, no)]
        code = self.builder.select(is_so, *codes)
        least, most = zip(*map(self.facts.of, codes), strict=True)
        if kind is Kind.WHOLE:
            self.facts.learn(code, Bounds(min(least), max(most)))
        return Number(code, kind)

    # Calls.

    def call(self, node: ast.Call, name: str, given: list[ast.expr]) -> Value:
        """The result of a function of the rules, which is merged in here, or of another one."""
        kind = self.kind_of(node)
        if kind is None:
            return super().call(node, name, given)
        called = self.called(node)
        inner = self.merged(called)
        is_question = kind is Kind.TRUTH
        return Number(inner.answer(called) if is_question else inner.result(called, kind), kind)

    def kind_of(self, node: ast.Call) -> Kind | None:
        """The kind of number that a function of the rules returns; None if it is not one."""
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        function = self.functions.get(self.names.get(name, name))
        return result_of(function) if function else None

    def called(self, node: ast.Call) -> Called:
        """The function that is called, and what it is given."""
        assert isinstance(node.func, ast.Name)
        name = self.names.get(node.func.id, node.func.id)
        function = self.functions[name]
        word = self.module.word_of(function)
        arguments = self.module.arguments(function)
        handed = [self.handed_over(*each, word) for each in zip(arguments, node.args, strict=True)]
        return Called(name, [code for (code,) in handed])

    def merged(self, called: Called) -> "Straight":
        """What writes the expressions of a function that is called here."""
        function = self.functions[called.name]
        values: dict[str, Value] = {}
        for (name, hint), code in zip(self.module.arguments(function), called.codes, strict=True):
            if isinstance(hint, RecordHint):
                values[name] = RecordAt(code, hint.name)
            elif isinstance(hint, Kind):
                values[name] = Number(code, hint)
        inner = Straight(self.module, self.builder, function, values, self.facts)
        inner.guard = self.guard
        return inner

    def answer(self, called: Called) -> Code:
        """Where this function says yes, and the guard is so."""
        begins = beginning(self.module.rules, self.function)
        before, yes, is_only_yes = self.guard, NEVER, True
        for step in begins.steps:
            if isinstance(step, ast.Assign):
                self.keep(step)
                continue
            test, value = returned_at_once(step)
            known = self.known(test)
            if known is not None and not known:
                continue
            here, is_so = self.guard, self.truth(self.number(test))
            self.narrow_to(is_so)
            self.narrow(value)
            yes = self.builder.or_(yes, self.guard)
            if known:
                return yes
            self.guard = self.builder.and_(here, self.builder.not_(is_so))
            is_only_yes = is_only_yes and bool(self.known(value))
        # Who has not come to the branch was told yes, unless somebody was told no.
        return self.behind_branch(called, before if is_only_yes else yes)

    def result(self, called: Called, kind: Kind) -> Code:
        """The number that this function returns."""
        begins = beginning(self.module.rules, self.function)
        if not begins.complete:
            nothing = 0.0 if kind is Kind.REAL else 0
            return self.behind_branch(called, ir.Constant(kind.type_in(self.word), nothing))
        found: list[tuple[Code, Code]] = []  # where that is so, this is returned
        for step in begins.steps:
            if isinstance(step, ast.Assign):
                self.keep(step)
                continue
            test, value = returned_at_once(step)
            is_so = self.truth(self.number(test))
            found.append((is_so, self.as_kind(self.within(is_so, value), kind)))
            self.narrow_to(self.builder.not_(is_so))
        _, code = found.pop()
        for is_so, earlier in reversed(found):
            code = self.builder.select(is_so, earlier, code)
        return code

    def keep(self, step: ast.Assign) -> None:
        """Give something a name."""
        (target,) = step.targets
        assert isinstance(target, ast.Name)
        self.values[target.id] = self.value(step.value)

    def behind_branch(self, called: Called, otherwise: Code) -> Code:
        """The result of a function that is called only where it counts."""
        here = self.builder.block
        there, after = (self.builder.append_basic_block() for _ in range(2))
        whole = self.builder.cbranch(self.guard, there, after)
        # So LLVM asks for the guard at once, and not for one of its parts after the other.
        whole.set_metadata("unpredictable", self.module.ir.add_metadata([]))
        self.builder.position_at_end(there)
        code = self.builder.call(self.module.function(called.name), called.codes)
        self.builder.branch(after)
        self.builder.position_at_end(after)
        joined = self.builder.phi(code.type)
        joined.add_incoming(code, there)
        joined.add_incoming(otherwise, here)
        self.facts.numbers.clear()  # it may have changed what was read before
        return joined
