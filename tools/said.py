"""What a rule set says, as a short hash that is the same on every machine and Python."""

import ast
import hashlib
import inspect
from functools import cache
from textwrap import dedent
from types import CodeType

from rauswurf.fast.compiler import record_types, told_constant
from rauswurf.rules.compose import RuleSet


def said(rules: RuleSet, root: str) -> str:
    """What a function says, with all that it calls and the constants it reads."""
    texts: dict[str, str] = {}
    waiting = [root]
    while waiting:
        name = waiting.pop()
        if name in texts:
            continue
        if name in rules.functions:
            text, names = source_of(rules.functions[name].__code__)
            texts[name] = text
            waiting += names
        elif name in rules.constants:
            texts[name] = told_constant(rules.constants[name])
    told = "\n".join(f"{name}: {texts[name]}" for name in sorted(texts))
    told += repr(record_types(rules))
    return hashlib.sha256(told.encode()).hexdigest()[:16]


@cache
def source_of(function: CodeType) -> tuple[str, frozenset[str]]:
    """What a function says, without remarks, and the names in it."""
    tree = ast.parse(dedent(inspect.getsource(function)))
    [definition] = tree.body
    assert isinstance(definition, ast.FunctionDef)
    if ast.get_docstring(definition) is not None:
        del definition.body[0]
    names = frozenset(node.id for node in ast.walk(definition) if isinstance(node, ast.Name))
    return ast.unparse(definition) if definition.body else definition.name, names
