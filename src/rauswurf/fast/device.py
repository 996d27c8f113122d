"""The names of what games can be played on. Imports nothing, so that commands can tell at once."""

from enum import StrEnum


class Device(StrEnum):
    """What is to play: ``auto`` takes graphics cards where that is sooner done."""

    CPU = "cpu"
    GPU = "gpu"
    AUTO = "auto"
