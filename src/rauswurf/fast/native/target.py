"""What code is made for, as far as its translation depends on it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """How numbers are computed and kept.

    ``bits`` are those of whole numbers, but for functions that say ``Long``: these have 64.
    ``weights`` is how fractions lie in tables that are handed over. A card's threads compute in
    groups: where ``group`` is so large, states lie in memory that is theirs.
    """

    bits: int = 64
    weights: str = "f8"
    group: int = 0


PROCESSOR = Target()
