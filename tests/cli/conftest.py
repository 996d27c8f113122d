"""Running the command inside the test, as a user would call it."""

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any

import pytest

from rauswurf.cli import main
from rauswurf.cli.lab import waiting


@dataclass(frozen=True)
class Ran:
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """What it wrote as JSON."""
        assert self.code == 0, self.err
        return json.loads(self.out)

    @property
    def refused(self) -> Any:
        """What a referee said about a move that is not legal."""
        assert self.code == 1, self.err
        return json.loads(self.out)["asked"]


Run = Callable[..., Ran]


@pytest.fixture
def rauswurf(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Call the command: ``rauswurf("referee", "madn", typed="...")``.

    It says nothing about the compiler, whether something is compiled already or not.
    """
    monkeypatch.setattr(waiting, "WORTH_TELLING", inf)

    def run(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run
