"""Numbers, and what is done with them."""

import ast
from collections.abc import Iterable
from types import FunctionType
from typing import Any, NoReturn

from rauswurf.fast.native.module import Module
from rauswurf.fast.native.values import (
    BIT,
    FRACTION,
    Code,
    Kind,
    NotCompilable,
    Number,
    ir,
)


def widest(numbers: Iterable[Number]) -> Kind:
    """The kind that has room for all of them."""
    return max((number.kind for number in numbers), key=lambda kind: kind.value)


class Arithmetic:
    """Writes the code that does sums."""

    def __init__(self, module: Module, builder: Any, function: FunctionType) -> None:
        self.module = module
        self.builder = builder
        self.where = f"{function.__module__}.{function.__name__}"
        self.word = module.word_of(function)
        self.zero, self.one = self.whole_constant(0), self.whole_constant(1)

    def refuse(self, node: ast.AST, what: str) -> NoReturn:
        """Say what cannot be compiled; always raises NotCompilable."""
        line = getattr(node, "lineno", "?")
        raise NotCompilable(f"{self.where}, line {line}: {what}: {ast.unparse(node)}")

    # Kinds.

    def constant(self, known: float) -> Number:
        """A number that is known."""
        if isinstance(known, bool):
            return Number(ir.Constant(BIT, int(known)), Kind.TRUTH)
        if isinstance(known, int):
            if not -(1 << self.word.width - 1) <= known < 1 << self.word.width - 1:
                told = f"{known} needs more than {self.word.width} bits: say Long"
                raise NotCompilable(f"{self.where}: {told}")
            return Number(self.whole_constant(known), Kind.WHOLE)
        return Number(ir.Constant(FRACTION, known), Kind.REAL)

    def whole_constant(self, known: int) -> Code:
        """The code of a whole number that is known."""
        return ir.Constant(self.word, known)

    def resized(self, code: Code, word: Any) -> Code:
        """The same whole number in another word."""
        if code.type.width == word.width:
            return code
        is_wider = code.type.width > word.width
        return (self.builder.trunc if is_wider else self.builder.sext)(code, word)

    def as_kind(self, number: Number, kind: Kind) -> Code:
        """The same number in another kind; a fraction never becomes a whole number by itself."""
        if number.kind is kind:
            return number.code
        if kind is Kind.TRUTH:
            return self.truth(number)
        if kind is Kind.REAL:
            return self.builder.sitofp(self.as_kind(number, Kind.WHOLE), FRACTION)
        if number.kind is Kind.REAL:
            raise NotCompilable(f"{self.where}: a fraction is put where whole numbers are")
        return self.builder.zext(number.code, self.word)

    def truth(self, number: Number) -> Code:
        """Is it anything but nothing?"""
        if number.kind is Kind.TRUTH:
            return number.code
        if number.kind is Kind.WHOLE:
            return self.builder.icmp_signed("!=", number.code, self.zero)
        return self.builder.fcmp_unordered("!=", number.code, ir.Constant(FRACTION, 0.0))

    # Two numbers make one.

    def combined(self, node: ast.AST, op: ast.operator, left: Number, right: Number) -> Number:
        """The result of an operation."""
        if isinstance(op, ast.Pow):
            power = self.module.library_function("pow", 2)
            both = [self.as_kind(each, Kind.REAL) for each in (left, right)]
            return Number(self.builder.call(power, both), Kind.REAL)
        real = isinstance(op, ast.Div) or Kind.REAL in (left.kind, right.kind)
        if left.kind is right.kind is Kind.TRUTH and isinstance(op, BITWISE):
            kind = Kind.TRUTH
        else:
            kind = Kind.REAL if real else Kind.WHOLE
        make = self.makers(kind).get(type(op))
        if make is None:
            self.refuse(node, "the compiler does not know this")
        return Number(make(self.as_kind(left, kind), self.as_kind(right, kind)), kind)

    def makers(self, kind: Kind) -> dict[type, Any]:
        """What works out which operation."""
        build = self.builder
        bitwise: dict[type, Any] = {
            ast.BitAnd: build.and_,
            ast.BitOr: build.or_,
            ast.BitXor: build.xor,
        }
        if kind is Kind.TRUTH:
            return bitwise
        if kind is Kind.REAL:
            return {
                ast.Add: build.fadd,
                ast.Sub: build.fsub,
                ast.Mult: build.fmul,
                ast.Div: build.fdiv,
            }
        return {
            ast.Add: lambda a, b: build.add(a, b, flags=["nsw"]),
            ast.Sub: lambda a, b: build.sub(a, b, flags=["nsw"]),
            ast.Mult: build.mul,  # it may overflow, where only the lower bits are wanted
            ast.LShift: build.shl,
            ast.RShift: build.ashr,
            ast.FloorDiv: self.quotient,
            ast.Mod: self.rest,
            **bitwise,
        }

    def quotient(self, a: Code, b: Code) -> Code:
        """Rounded downwards, as Python does; a number divided by 0 is itself."""
        known = known_size(b)
        if is_power_of_two(known):
            return self.builder.ashr(a, self.whole_constant(known.bit_length() - 1))
        b = self.not_zero(b)
        left = self.builder.srem(a, b)
        return self.builder.sub(
            self.builder.sdiv(a, b), self.builder.zext(self.is_off(left, b), self.word)
        )

    def rest(self, a: Code, b: Code) -> Code:
        """What is left: with the sign of the divisor, as in Python."""
        known = known_size(b)
        if is_power_of_two(known):
            return self.builder.and_(a, self.whole_constant(known - 1))
        b = self.not_zero(b)
        left = self.builder.srem(a, b)
        return self.builder.select(self.is_off(left, b), self.builder.add(left, b), left)

    def is_off(self, left: Code, b: Code) -> Code:
        """Has the machine rounded upwards?"""
        apart = self.builder.icmp_signed("<", self.builder.xor(left, b), self.zero)
        return self.builder.and_(self.builder.icmp_signed("!=", left, self.zero), apart)

    def not_zero(self, divisor: Code) -> Code:
        """The machine must not be asked to divide by 0: that would end the program."""
        if known_size(divisor):
            return divisor
        is_zero = self.builder.icmp_signed("==", divisor, self.zero)
        return self.builder.select(is_zero, self.one, divisor)

    def compared(self, sign: str, left: Number, right: Number) -> Code:
        """Is it so?"""
        if widest((left, right)) is Kind.REAL:
            a, b = self.as_kind(left, Kind.REAL), self.as_kind(right, Kind.REAL)
            make = self.builder.fcmp_unordered if sign == "!=" else self.builder.fcmp_ordered
            return make(sign, a, b)
        a, b = self.as_kind(left, Kind.WHOLE), self.as_kind(right, Kind.WHOLE)
        return self.builder.icmp_signed(sign, a, b)

    # One number makes another.

    def signed(self, op: ast.unaryop, number: Number) -> Number:
        """With another sign, or with all its bits turned."""
        if number.kind is Kind.REAL:
            return Number(self.builder.fneg(number.code), Kind.REAL)
        code = self.as_kind(number, Kind.WHOLE)
        make = self.builder.not_ if isinstance(op, ast.Invert) else self.builder.neg
        return Number(make(code), Kind.WHOLE)

    def absolute(self, number: Number) -> Number:
        """Without its sign."""
        if number.kind is Kind.REAL:
            size = self.module.ir.declare_intrinsic("llvm.fabs", [FRACTION])
            return Number(self.builder.call(size, [number.code]), Kind.REAL)
        code = self.as_kind(number, Kind.WHOLE)
        negative = self.builder.icmp_signed("<", code, self.zero)
        return Number(self.builder.select(negative, self.builder.neg(code), code), Kind.WHOLE)

    def extreme(self, sign: str, a: Number, b: Number) -> Number:
        """The smaller, or the larger, of two; of equals the first."""
        kind = max(widest((a, b)), Kind.WHOLE, key=lambda each: each.value)
        first, second = (Number(self.as_kind(each, kind), kind) for each in (a, b))
        other = self.compared(sign, second, first)
        return Number(self.builder.select(other, second.code, first.code), kind)


BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor)


def known_size(code: Code) -> int:
    """The number that a constant is; 0 for anything else."""
    return int(code.constant) if isinstance(code, ir.Constant) else 0


def is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0
