"""What the readers of positions share: everything that is wrong is noted, nothing fails at once."""

from rauswurf.messages import Message, message
from rauswurf.table.errors import PositionError


class Faults(list[Message]):
    """What is wrong with a position."""

    def note(self, id: str, /, **values: object) -> None:
        """One more fault."""
        self.append(message(id, **values))

    def stop(self) -> None:
        """Go no further if there are any; raises PositionError."""
        if self:
            raise PositionError(self)


def read_number(
    name: str, words: list[str] | None, least: int, most: int, faults: Faults
) -> int | None:
    """The number that the words of a fact tell; None if there is none."""
    if words is None:
        return None
    if len(words) == 1 and words[0] in map(str, range(least, most + 1)):
        return int(words[0])
    said = " ".join(words)
    if least == most:
        faults.note("position-one-number", fact=name, said=said, number=most)
    else:
        faults.note("position-number", fact=name, said=said, least=least, most=most)
    return None
