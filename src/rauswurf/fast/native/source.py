"""The syntax trees of functions, from the files that they come from."""

import ast
import linecache
from functools import cache
from types import CodeType, FunctionType

from rauswurf.fast.native.values import NotCompilable


def tree_of(function: FunctionType) -> ast.FunctionDef:
    """The syntax tree of a function.

    Raises NotCompilable if there is no source, or if it is not what was imported any more.
    """
    code = function.__code__
    found = functions_in(code.co_filename).get((code.co_name, code.co_firstlineno))
    if found is None:
        raise NotCompilable(f"{function.__module__}.{code.co_name}: there is no source to compile")
    tree, written = found
    if written.co_code != code.co_code:
        raise NotCompilable(f"{code.co_filename} has been changed since it was imported")
    return tree


def names_in(function: FunctionType) -> dict[str, str]:
    """What the names in the source of a function stand for, where that is another name."""
    code = function.__code__
    found = functions_in(code.co_filename).get((code.co_name, code.co_firstlineno))
    written = found[1].co_names if found else code.co_names
    return dict(zip(written, code.co_names, strict=True))


Found = dict[tuple[str, int], tuple[ast.FunctionDef, CodeType]]


@cache
def functions_in(file: str) -> Found:
    """The functions in a file, by name and first line."""
    tree = ast.parse("".join(linecache.getlines(file)), file)
    written = compile(tree, file, "exec", dont_inherit=True)
    codes = {(code.co_name, code.co_firstlineno): code for code in codes_in(written)}
    trees = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    keys = [(tree.name, tree.lineno) for tree in trees]
    return {key: (tree, codes[key]) for key, tree in zip(keys, trees, strict=True) if key in codes}


def codes_in(code: CodeType) -> list[CodeType]:
    """All code in some code."""
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    return [code, *(found for each in inner for found in codes_in(each))]
