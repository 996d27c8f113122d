"""What all tests rely on."""

import os
import signal
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

NUMBERS = count()

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # Jobs in the background ignore Ctrl+C, and so would whatever tests start and interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int | None:
    """One worker more than there are cores: tests often wait, for browsers, servers and clocks."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None  # xdist itself reads how many somebody wants
    return (os.cpu_count() or 1) + 1


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command speaks English in tests, whatever the machine speaks."""
    monkeypatch.setenv("RAUSWURF_LANG", "en")


@pytest.fixture(scope="session", autouse=True)
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where every test has a folder of its own, which is made when something is put there.

    Servers that several tests share start before any of them, and find nothing of this machine.
    """
    folder = tmp_path_factory.mktemp("homes")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(folder / "shared"))
        yield folder


@pytest.fixture(autouse=True)
def data_folder(homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games that tests play are saved where tests keep their files."""
    home = homes / str(next(NUMBERS))
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    return home / "rauswurf"
