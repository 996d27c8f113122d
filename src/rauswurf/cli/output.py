"""What commands write: JSON for programs, plain or painted text for people."""

import json
import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


def emit(data: Any) -> None:
    """Write data as JSON, the only thing on standard output then."""
    plain = (sys.stdout.encoding or "").lower().replace("-", "") != "utf8"
    print(json.dumps(data, ensure_ascii=plain, indent=2))


def console(*, stderr: bool = False) -> "Console":
    """Where tables and wrapped text are written."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False)


def paints() -> bool:
    """Does standard output show colours?"""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.getenv("TERM") != "dumb"


def listed(words: list[str]) -> str:
    """Words as one would say them: ``a, b and c``."""
    return " and ".join(filter(None, [", ".join(words[:-1]), *words[-1:]]))
