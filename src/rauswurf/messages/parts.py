"""Parts of the package that not everybody has installed, and how to get them."""

from importlib import import_module
from pathlib import Path
from typing import Any

from rauswurf.messages.message import Told, message

GPU = "gpu"  # no lock has it: it has to fit the card's driver

# What each package comes with: an extra of pyproject.toml.
PARTS = {
    "llvmlite": "fast",
    "cupy": GPU,
    "altair": "lab",
    "vl_convert": "lab",
    "pyarrow": "lab",
    "distributed": "lab",
    "gymnasium": "envs",
    "pettingzoo": "envs",
    "pyspiel": "envs",
}
# What packages are called by whoever installs them, where that is another name.
CALLED = {"pyspiel": "open-spiel"}
HOME = Path(__file__).parents[3]  # of a clone; elsewhere just a folder


class NotInstalled(Told):
    """A package that is needed for this is not installed; says how to get it."""


def need(module: str) -> Any:
    """A module of an optional package; raises NotInstalled."""
    package = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or package).partition(".")[0] != package:
            raise  # installed, but something that it needs is broken
        how = remedy(PARTS[package])
        raise NotInstalled(
            message("lab-not-installed", package=CALLED.get(package, package), command=how)
        ) from error


def remedy(part: str) -> str:
    """What to type to get a part."""
    is_clone = (HOME / "tools" / "setup.py").is_file() and (HOME / "Makefile").is_file()
    return "make parts" if is_clone and part != GPU else f"pip install 'rauswurf[{part}]'"
