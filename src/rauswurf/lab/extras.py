"""What only some of the lab needs, and not everybody has installed."""

from importlib import import_module
from typing import Any

from rauswurf.messages import Told, message


class NotInstalled(Told):
    """A package that is needed for this is not installed; says how to get it."""


def need(module: str) -> Any:
    """A module of an optional package; raises NotInstalled."""
    try:
        return import_module(module)
    except ImportError as error:
        raise NotInstalled(message("lab-not-installed", package=module)) from error
