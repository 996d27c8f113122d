"""The shape of functions: how much of one goes straight on, and where it offers a choice."""

import ast
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import NamedTuple

from rauswurf.fast.native.module import arguments_of, result_of
from rauswurf.fast.native.source import names_in, tree_of
from rauswurf.fast.native.values import Kind, RecordHint
from rauswurf.rules.array import Array
from rauswurf.rules.compose import RuleSet

BUILTINS = ("min", "max", "abs")
Known = Callable[[ast.expr], object]  # the number that an expression of constants is, or None


class Append(NamedTuple):
    """What offers a choice: ``s.option[s.options] = given`` and ``s.options += 1``.

    No other row will do: only of this one we know that nobody reads what lies behind its end.
    """

    row: ast.expr
    end: ast.expr
    given: ast.expr


class Beginning(NamedTuple):
    """How a function begins, as far as it goes straight on, and whether that is all of it."""

    steps: list[ast.stmt]
    complete: bool


def body_of(tree: ast.FunctionDef) -> list[ast.stmt]:
    """What a function does, without what it says about itself."""
    first, *rest = tree.body
    says = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    return rest if says else tree.body


def append_in(body: Sequence[ast.stmt]) -> Append | None:
    """The choice that statements offer, if they do this and nothing else."""
    match body:
        case [
            ast.Assign(
                targets=[
                    ast.Subscript(
                        value=ast.Attribute(value=ast.Name(id=a), attr="option") as row,
                        slice=ast.Attribute(value=ast.Name(id=b), attr="options") as end,
                    )
                ],
                value=given,
            ),
            ast.AugAssign(
                target=ast.Attribute(value=ast.Name(id=c), attr="options"),
                op=ast.Add(),
                value=ast.Constant(value=1),
            ),
        ] if a == b == c:
            return Append(row, end, given)
    return None


def only_call_in(body: Sequence[ast.stmt]) -> ast.Call | None:
    """The call of a function that is all these statements do."""
    match body:
        case [ast.Expr(value=ast.Call(func=ast.Name(), keywords=[]) as call)]:
            return call
    return None


def flattened(body: Sequence[ast.stmt], known: Known) -> list[ast.stmt]:
    """The same without loops of one round, and with no ``return`` before the last condition.

    At the end of a function, ``if a: return`` and then ``if b: c`` is ``if not a and b: c``.
    """
    *before, last = body
    if isinstance(last, ast.For) and goes_once(last, known):
        first = ast.Assign([last.target], ast.Constant(0), lineno=last.lineno)
        return flattened([*before, first, *last.body], known)
    if isinstance(last, ast.If) and not last.orelse and before:
        match before[-1]:
            case ast.If(test=test, body=[ast.Return(value=None)], orelse=[]):
                otherwise = ast.UnaryOp(ast.Not(), test)
                both = ast.BoolOp(ast.And(), [otherwise, *parts_of(last.test)])
                joined = ast.copy_location(ast.If(both, last.body, []), before[-1])
                return [*before[:-1], ast.fix_missing_locations(joined)]
    return [*before, last]


def goes_once(loop: ast.For, known: Known) -> bool:
    """Is it ``for k in range(1)``, and nobody leaves it early but by ``return``?"""
    match loop.iter:
        case ast.Call(func=ast.Name(id="range"), args=[end], keywords=[]) if known(end) == 1:
            if loop.orelse:
                return False
            nodes = [node for each in loop.body for node in ast.walk(each)]
            return not any(isinstance(node, ast.Break | ast.Continue) for node in nodes)
    return False


def parts_of(test: ast.expr) -> list[ast.expr]:
    """What must be so at once."""
    match test:
        case ast.BoolOp(op=ast.And(), values=parts):
            return parts
    return [test]


# What goes straight on.


def returned_at_once(step: ast.stmt) -> tuple[ast.expr, ast.expr]:
    """When a step of a function returns, and what."""
    match step:
        case ast.If(test=test, body=[ast.Return(value=ast.expr() as value)], orelse=[]):
            return test, value
        case ast.Return(value=ast.expr() as value):
            return ast.Constant(value=True), value
    raise ValueError(f"nothing is returned by {ast.unparse(step)}")


def beginning(rules: RuleSet, function: FunctionType) -> Beginning:
    """How a function begins, as far as it goes straight on."""
    steps: list[ast.stmt] = []
    for step in body_of(tree_of(function)):
        match step:
            case ast.Return(value=ast.expr() as value) if is_plain(rules, function, value):
                return Beginning([*steps, step], complete=True)
            case ast.Assign(targets=[ast.Name()], value=value) if is_plain(rules, function, value):
                steps.append(step)
            case ast.If(test=test, body=[ast.Return(value=ast.expr() as value)], orelse=[]) if (
                is_plain(rules, function, test, value)
            ):
                steps.append(step)
            case _:
                break
    return Beginning(steps, complete=False)


def is_plain(rules: RuleSet, function: FunctionType, *nodes: ast.expr) -> bool:
    """Is all that these expressions of a function read in records and in tables?"""

    def is_one(node: ast.expr) -> bool:
        match node:
            case ast.Constant() | ast.Name() | ast.Attribute(value=ast.Name()):
                return True
            case ast.Subscript(value=ast.Attribute(value=ast.Name()), slice=index):
                return is_one(index)
            case ast.Subscript(value=ast.Name(id=name), slice=index):
                table = rules.constants.get(name)
                return isinstance(table, Array) and bool(table.flat) and is_one(index)
            case ast.Call(func=ast.Name(id=name), args=given, keywords=[]):
                called = called_by(rules, function, node)
                is_number = called is not None and result_of(called) is not None
                return (is_number or name in BUILTINS) and all(map(is_one, given))
            case (
                ast.BinOp()
                | ast.UnaryOp()
                | ast.Compare()
                | ast.BoolOp()
                | ast.IfExp()
                | ast.Tuple()
            ):
                parts = ast.iter_child_nodes(node)
                return all(is_one(part) for part in parts if isinstance(part, ast.expr))
        return False

    return all(map(is_one, nodes))


def called_by(rules: RuleSet, function: FunctionType, call: ast.Call) -> FunctionType | None:
    """The function of the rules that is called, if it takes nothing but numbers and records."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    called = rules.functions.get(names_in(function).get(name, name))
    if called is None or len(call.args) != len(arguments_of(called)):
        return None
    fits = all(isinstance(each.hint, Kind | RecordHint) for each in arguments_of(called))
    return called if fits else None


def offered(rules: RuleSet, function: FunctionType, node: ast.If) -> ast.Call | None:
    """The call by which a condition offers a choice, if it can do so without branches.

    Where there is only one thing to ask, or the choice is always the same, branches were faster.
    """
    several = isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.And)
    if not several or node.orelse or not is_plain(rules, function, node.test):
        return None
    call = offers(rules, function, node.body)
    given = call.args[1:] if call else []
    names = {each.id for part in given for each in ast.walk(part) if isinstance(each, ast.Name)}
    return call if any(name.islower() for name in names - rules.functions.keys()) else None


def offers(rules: RuleSet, function: FunctionType, body: Sequence[ast.stmt]) -> ast.Call | None:
    """The call by which these statements of a function offer a choice, if they do nothing else."""
    call = only_call_in(body)
    called = called_by(rules, function, call) if call else None
    if call is None or called is None or not is_plain(rules, function, *call.args):
        return None
    inner = body_of(tree_of(called))
    append = append_in(inner)
    if append:
        return call if is_plain(rules, called, append.given) else None
    return call if offers(rules, called, inner) else None
