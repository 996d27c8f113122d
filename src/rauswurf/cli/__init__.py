"""The command ``rauswurf``: a file for each of its words, a folder where one needs several."""

from rauswurf.cli.app import main

__all__ = ["main"]
