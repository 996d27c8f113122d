"""Tests of the screen run in asyncio's loop."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
