"""Tables in the middle of a game, in few words."""

import random
from collections.abc import Iterator

from rauswurf import Dice, Table
from rauswurf.table import Refusal
from rauswurf.table.table import state_of


def table(position: str, skip_card: str = "nf700") -> Table:
    """A table at a position; the number of players is that of the seats named."""
    players = position.split(";")[0].count("/") + 1
    return Table(
        "nichtlustig",
        players,
        dice=Dice.by_hand(),
        variants={"skip-card": skip_card},
        position=position,
    )


def after(position: str, *moves: str, skip_card: str = "nf700") -> Table:
    """A table at a position after some moves."""
    at = table(position, skip_card)
    for move in moves:
        at.play(move)
    return at


def refusal(at: Table, move: str) -> str:
    """The rule and case by which a move is refused, which must also not be on offer."""
    found = at.why_not(move)
    assert isinstance(found, Refusal), f"{move} is legal"
    assert found.text[0].isupper() and found.text.endswith(".") and "{" not in found.text
    return f"{found.rule}.{found.case}"


def cards(at: Table, seat: str) -> str:
    """The cards of a seat as they lie there."""
    seats = at.position.split(" ; ")[0].split("/")
    return next(part.strip()[len(seat) :].strip() for part in seats if part.split()[0] == seat)


def random_tables(games: int, seed: int) -> Iterator[Table]:
    """Games by random players, for all numbers of players and options in turn."""
    for game in range(games):
        skip_card = ("nf700", "ufo")[game // 3 % 2]
        yield Table(
            "nichtlustig",
            2 + game % 3,
            dice=Dice.seeded(seed, game),
            variants={"skip-card": skip_card},
        )


def played(at: Table, seed: int) -> Iterator[Table]:
    """The same table after each event of a random game, from its beginning to its end."""
    draw = random.Random(seed)
    yield at
    while not at.is_over:
        if at.dice_wanted:
            at.roll()
        else:
            s = state_of(at)
            at.play(at.family.write_option(s, s.option[draw.randrange(s.options)]))
        yield at
