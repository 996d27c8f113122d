"""Running the command inside the test, and records as files."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from rauswurf.cli import main


class Ran(NamedTuple):
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]
Keep = Callable[[bytes], str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call the command: ``run("verify", "game.jsonl", typed=b"...")``."""

    def call(*arguments: str, typed: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        code = main(arguments)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return call


@pytest.fixture
def keep(tmp_path: Path) -> Keep:
    """Write a record to a file; returns its path."""

    def write(record: bytes) -> str:
        path = tmp_path / f"game-{len(list(tmp_path.iterdir()))}.jsonl"
        path.write_bytes(record)
        return str(path)

    return write
