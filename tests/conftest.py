"""What all tests rely on."""

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command speaks English in tests, whatever the machine speaks."""
    monkeypatch.setenv("RAUSWURF_LANG", "en")
