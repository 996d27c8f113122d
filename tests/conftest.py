"""What all tests rely on."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command speaks English in tests, whatever the machine speaks."""
    monkeypatch.setenv("RAUSWURF_LANG", "en")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that tests play are saved where tests keep their files."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "rauswurf"
