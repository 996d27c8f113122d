"""The reference of the site: what the public modules offer, told by their own docstrings.

The source is read, not run, so that a site can be built where Rauswurf is not installed.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).resolve().parent.parent / "src"

# What programs may rely on: docs/api.md tells what is promised.
PUBLIC = (
    "rauswurf.table",
    "rauswurf.dice",
    "rauswurf.games",
    "rauswurf.boards",
    "rauswurf.record",
    "rauswurf.bots",
    "rauswurf.coach",
    "rauswurf.lab",
    "rauswurf.messages",
    "rauswurf.envs.gymnasium",
    "rauswurf.envs.pettingzoo",
    "rauswurf.envs.openspiel",
    "rauswurf.envs.vector",
    "rauswurf.envs.card",
)
WIDTH = 88  # of a signature that stands on one line

Function = ast.FunctionDef | ast.AsyncFunctionDef
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef | ast.Assign | ast.AnnAssign


class Found(NamedTuple):
    """Where a name is defined."""

    module: str
    node: Definition


def pages() -> dict[str, str]:
    """Every page of the reference, by its path in the site."""
    return {page_of(module): page(module) for module in PUBLIC}


def page_of(module: str) -> str:
    """Where the site tells of a module."""
    return f"reference/{module.removeprefix('rauswurf.')}.md"


def home_of(module: str, name: str) -> str:
    """The public module whose page tells of a name that another one may only hand on."""
    found = find(module, name)
    return next(home for home in PUBLIC if name in names(home) and find(home, name) == found)


def page(module: str) -> str:
    """What one module offers."""
    parts = [f"# `{module}`", prose(ast.get_docstring(tree_of(module)))]
    for name in names(module):
        parts += about(name, find(module, name))
    return "\n\n".join(part for part in parts if part) + "\n"


# Finding.


@cache
def tree_of(module: str) -> ast.Module:
    path = SOURCE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def names(module: str) -> list[str]:
    """The public names of a module, as its ``__all__`` has them."""
    for node in tree_of(module).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return [str(name) for name in ast.literal_eval(node.value)]
    raise LookupError(f"{module} has no __all__")


def find(module: str, name: str) -> Found:
    """Where a name of a module is defined, in it or where it comes from; raises LookupError."""
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name and node.module.startswith("rauswurf"):
                    return find(node.module, alias.name)
    for node in tree_of(module).body:
        if isinstance(node, Definition) and name in defined_by(node):
            return Found(module, node)
    raise LookupError(f"{module} has no {name}")


def defined_by(node: Definition) -> list[str]:
    if isinstance(node, ast.Assign):
        return [ast.unparse(target) for target in node.targets]
    if isinstance(node, ast.AnnAssign):
        return [ast.unparse(node.target)]
    return [node.name]


# Telling.


def about(name: str, found: Found) -> Iterator[str]:
    """All that is to be said about one name."""
    yield heading(2, name)
    node = found.node
    if isinstance(node, ast.ClassDef):
        yield code(f"class {name}{parameters(constructor(node))}")
        yield prose(ast.get_docstring(node))
        yield from members(name, node)
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield from about_function(name, node)
    else:
        yield code(line_of(node))


def about_function(name: str, node: Function) -> Iterator[str]:
    yield code(f"{name}{signature(node)}")
    yield prose(ast.get_docstring(node))


def members(name: str, node: ast.ClassDef) -> Iterator[str]:
    """The fields of a class, then its methods and properties."""
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign | ast.Assign)]
    listed = [f"- `{line_of(field)}`" for field in fields if is_public(defined_by(field)[0])]
    yield "\n".join(listed)
    for each in node.body:
        if not isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) or not is_public(each.name):
            continue
        marks = {ast.unparse(mark) for mark in each.decorator_list}
        if "overload" in marks or any(mark.endswith(".setter") for mark in marks):
            continue
        full = f"{name}.{each.name}"
        yield heading(3, full)
        if marks & {"property", "cached_property"}:
            yield code(f"{full}: {ast.unparse(each.returns) if each.returns else 'object'}")
            yield prose(ast.get_docstring(each))
        else:
            yield from about_function(full, each)


def is_public(name: str) -> bool:
    return not name.startswith("_")


def heading(level: int, name: str) -> str:
    return f"{'#' * level} `{name}` {{ #{name} }}"


def code(text: str) -> str:
    return f"```python\n{text}\n```"


def line_of(node: ast.Assign | ast.AnnAssign) -> str:
    """A value in one line; a long one is left out, its type is not."""
    text = ast.unparse(node).replace("\n", " ")
    return text if len(text) <= WIDTH else text.partition(" = ")[0]


def prose(docstring: str | None) -> str:
    """A docstring as Markdown."""
    text = inspect.cleandoc(docstring or "")
    text = re.sub(r":\w+:`[.~]?([^`]+)`", r"`\1`", text)
    return text.replace("``", "`")


# Signatures.


def constructor(node: ast.ClassDef) -> Function | None:
    """What is called to make one: its own ``__init__``, or one from its fields."""
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name in ("__init__", "__new__"):
            return each
    return None


def signature(node: Function) -> str:
    """What a function takes and gives."""
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    return parameters(node) + result


def parameters(node: Function | None) -> str:
    """Parameters in brackets: on one line if they fit, else one a line."""
    if node is None:
        return ""
    taken = list(each_parameter(node.args))
    line = f"({', '.join(taken)})"
    if len(line) <= WIDTH:
        return line
    return "(\n" + "".join(f"    {each},\n" for each in taken) + ")"


def each_parameter(given: ast.arguments) -> Iterator[str]:
    """Every parameter with its type and default, but for the object itself."""
    placed = [*given.posonlyargs, *given.args]
    plain = len(placed) - len(given.defaults)
    for number, each in enumerate(placed):
        if number == 0 and each.arg in ("self", "cls"):
            continue
        yield written(each, given.defaults[number - plain] if number >= plain else None)
    if given.vararg:
        yield f"*{written(given.vararg, None)}"
    elif given.kwonlyargs:
        yield "*"
    for each, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        yield written(each, default)
    if given.kwarg:
        yield f"**{written(given.kwarg, None)}"


def written(parameter: ast.arg, default: ast.expr | None) -> str:
    text = ast.unparse(parameter)
    if default is None:
        return text
    sign = " = " if parameter.annotation else "="
    return f"{text}{sign}{ast.unparse(default)}"
