"""Which forms of the plural a language has, and which of them a message forgets."""

from collections.abc import Iterator
from functools import cache

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@cache
def forms(language: str) -> frozenset[str]:
    """The forms that whole numbers take in a language: of Polish one, few and many."""
    rule = Locale.parse(language, sep="-").plural_form
    return frozenset(rule(number) for number in range(200))


class _Selectors(Visitor):
    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        self.found.append({key.name for key in keys if isinstance(key, ast.Identifier)})
        self.generic_visit(node)


def forgotten(entry: ast.Message, language: str) -> Iterator[str]:
    """Forms that a message leaves out although it tells others apart.

    What is not named is told by the default; that can be one form that is not called other.
    """
    visitor = _Selectors()
    visitor.visit(entry)
    for keys in visitor.found:
        tells_forms_apart = keys <= CATEGORIES and len(keys) > 1
        missing = sorted(forms(language) - keys)
        covered = 0 if "other" in forms(language) else 1
        if tells_forms_apart and len(missing) > covered:
            yield ", ".join(missing)
