"""Tells coverage which test runs, with its fixtures, so that ``make mutants`` knows whom to ask."""

from collections.abc import Iterator

import pytest
from coverage import Coverage


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Whatever runs until the next test belongs to this one."""
    if measuring := Coverage.current():
        measuring.switch_context(item.nodeid)
    yield
