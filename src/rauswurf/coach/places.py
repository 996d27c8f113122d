"""From the chances to be the next one home to those of every place.

Whoever is not next has, for the place after that, a chance in proportion to what they have now: so
the places are played on as Harville did it for horses. It is exact for two, an estimate for more.
"""

from rauswurf.coach.values import Vector

Places = tuple[Vector, ...]


def places_from(next_home: Vector, rank: tuple[int, ...]) -> Places:
    """[seat][place]: those who are home keep their place, the others follow by their chances."""
    seats = range(len(next_home))
    found = [[0.0] * len(next_home) for _ in seats]
    for seat in seats:
        if rank[seat] > 0:
            found[seat][rank[seat] - 1] = 1.0
    left = frozenset(seat for seat in seats if rank[seat] == 0)
    play_on({left: 1.0}, next_home, len(next_home) - len(left), found)
    return tuple(tuple(row) for row in found)


def play_on(
    left: dict[frozenset[int], float], chance: Vector, place: int, found: list[list[float]]
) -> None:
    """Add the chances of a place and of those after it; ``left`` says how likely who is left."""
    if place == len(chance):
        return
    after: dict[frozenset[int], float] = {}
    for seats, likely in left.items():
        whole = sum(chance[seat] for seat in seats)
        for seat in seats:
            share = chance[seat] / whole if whole > 0 else 1 / len(seats)
            found[seat][place] += likely * share
            rest = seats - {seat}
            after[rest] = after.get(rest, 0.0) + likely * share
    play_on(after, chance, place + 1, found)
