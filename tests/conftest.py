"""What all tests rely on."""

import os
from pathlib import Path

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Compile quickly rather than to the last bit of speed, and keep that apart from real use.

    Tests compile for minutes what then runs for a moment. The results are the same: LLVM may not
    reorder fractions. `make proof` compiles as users do.
    """
    level = os.environ.setdefault("NUMBA_OPT", "1")
    kept = config.rootpath / ".pytest_cache" / f"numba-{level}"
    os.environ.setdefault("NUMBA_CACHE_DIR", str(kept))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command speaks English in tests, whatever the machine speaks."""
    monkeypatch.setenv("RAUSWURF_LANG", "en")


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that tests play are saved where tests keep their files."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "rauswurf"
