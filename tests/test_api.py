"""What programs may rely on: docs/api.md, the code and the reference name the same things."""

import re
import sys
from importlib import import_module
from inspect import isclass, isfunction

import pytest

from tests.support.markdown import DOCS, ROOT, read

sys.path.insert(0, str(ROOT / "tools"))
site_reference = import_module("site_reference")

SECTIONS = dict(
    re.findall(r"^## `([\w.]+)`\n(.*?)(?=^## |\Z)", read(DOCS / "api.md"), re.MULTILINE | re.DOTALL)
)
MODULES = ["rauswurf", *site_reference.PUBLIC]
NEEDS_A_CARD = {"rauswurf.envs.card"}


def told(module: str) -> list[str]:
    """The names that the page lists for a module."""
    [names] = re.findall(r"^Names: (.*?)(?=\n\n|\Z)", SECTIONS[module], re.MULTILINE | re.DOTALL)
    return re.findall(r"`(\w+)`", names)


def test_the_page_tells_of_every_public_module() -> None:
    assert list(SECTIONS) == MODULES


@pytest.mark.parametrize("module", MODULES)
def test_the_page_lists_the_names_that_a_module_offers(module: str) -> None:
    offered = import_module(module)
    assert told(module) == list(offered.__all__)
    assert all(hasattr(offered, name) for name in offered.__all__)


@pytest.mark.parametrize("module", MODULES)
def test_the_reference_knows_every_name(module: str) -> None:
    for name in told(module):
        home = site_reference.home_of(module, name)
        assert getattr(import_module(home), name) is getattr(import_module(module), name)
        assert f"## `{name}` {{ #{name} }}" in site_reference.page(home)


def test_the_reference_tells_what_a_method_takes_and_does() -> None:
    page = site_reference.page("rauswurf.table")
    assert "### `Table.why_not` { #Table.why_not }" in page
    assert "Table.why_not(text: str) -> Refusal | None" in page
    assert "Table.moves: list[Move]" in page


@pytest.mark.parametrize("module", site_reference.PUBLIC)
def test_everything_public_has_a_docstring(module: str) -> None:
    for name in told(module):
        value = getattr(import_module(module), name)
        if isclass(value) or isfunction(value):
            assert value.__doc__, f"{module}.{name}"


def test_errors_that_input_can_cause_are_value_errors() -> None:
    [listed] = re.findall(r"are a `ValueError`: (.*?)\. ", read(DOCS / "api.md"), re.DOTALL)
    errors = re.findall(r"`(\w+)`", listed)
    assert len(errors) == 8
    homes = [import_module(module) for module in MODULES if module not in NEEDS_A_CARD]
    for error in errors:
        [kind, *_] = [vars(home)[error] for home in homes if error in vars(home)]
        assert issubclass(kind, ValueError)
