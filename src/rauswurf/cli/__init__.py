"""The command ``rauswurf``: one file for each of its words."""

from rauswurf.cli.app import main

__all__ = ["main"]
