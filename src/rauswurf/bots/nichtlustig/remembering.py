"""What cards are worth, remembered for the positions that were looked at last."""

from collections.abc import Sequence
from typing import Any

OF_DICE = frozenset(("option", "options", "kept", "rolls"))  # what changes nothing about cards
MOST = 128  # positions; those of a few turns


class Memory:
    """Rows that were worked out lately."""

    def __init__(self) -> None:
        self.found: dict[Any, Any] = {}

    def key_of(self, t: Any, weights: Sequence[float]) -> tuple[Any, ...]:
        """Everything that what cards are worth may depend on."""
        values = (getattr(t, field.name) for field in t.fields if field.name not in OF_DICE)
        return tuple(weights), *(tuple(each) if isinstance(each, list) else each for each in values)

    def recall(self, thought: Any, rows: Sequence[int], key: Any) -> bool:
        """Fill these rows of ``thought``, if they are remembered."""
        known = self.found.get(key)
        if known is not None:
            thought[rows, :] = known
        return known is not None

    def keep(self, thought: Any, rows: Sequence[int], key: Any) -> None:
        """Remember these rows; the oldest are forgotten."""
        self.found[key] = thought[rows, :]
        for oldest in list(self.found)[: max(0, len(self.found) - MOST)]:
            self.found.pop(oldest, None)


LATELY = Memory()
