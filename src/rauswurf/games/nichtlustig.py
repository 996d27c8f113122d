"""NICHTLUSTIG: the dice and card game."""

from rauswurf.games.game import Clause, Game, Seating, Setup, Variant
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.nichtlustig import cards, death, points, taking, turns
from rauswurf.rules.nichtlustig.cards import NF700, UFO
from rauswurf.rules.nichtlustig.judge import Judge

# No seat is called black, red, white or pink: those are dice.
SEAT_NAMES = ("yellow", "green", "blue", "orange")

VARIANTS = (Variant("skip-card", ("nf700", "ufo")),)

CLAUSES = (
    Clause("nichtlustig", "first", has_ruling=True),
    Clause("nichtlustig", "turns"),
    Clause("nichtlustig", "rolls", has_ruling=True),
    Clause("nichtlustig", "scoring", has_ruling=True),
    Clause("nichtlustig", "take", has_ruling=True),
    Clause("nichtlustig", "pairs"),
    Clause("nichtlustig", "professors"),
    Clause("nichtlustig", "dinosaurs", has_ruling=True),
    Clause("nichtlustig", "each-die-once"),
    Clause("nichtlustig", "death", has_ruling=True),
    Clause("nichtlustig", "own-death", has_ruling=True),
    Clause("nichtlustig", "cover", has_ruling=True),
    Clause("nichtlustig", "open-death", has_ruling=True),
    Clause("nichtlustig", "specials", has_ruling=True),
    Clause("nichtlustig", "duck", has_ruling=True),
    Clause("nichtlustig", "time-machine", has_ruling=True),
    Clause("nichtlustig", "clown", has_ruling=True),
    Clause("nichtlustig", "virus", has_ruling=True),
    Clause("nichtlustig", "skip", by=("skip-card",)),
    Clause("nichtlustig", "two-rolls", by=("skip-card",)),
    Clause("nichtlustig", "end"),
    Clause("nichtlustig", "points", has_ruling=True),
    Clause("nichtlustig", "professors-roll", has_ruling=True),
    Clause("nichtlustig", "winner", has_ruling=True),
)


def seating(setup: Setup) -> Seating:
    """One seat each."""
    return tuple((seat,) for seat in range(setup.players))


def compose_nichtlustig(setup: Setup) -> RuleSet:
    """The rules of one table."""
    nf700_skips = setup.variants["skip-card"] == "nf700"
    return compose(
        setup.game.id,
        [cards, taking, death, points, turns],
        SEATS=setup.players,
        SKIP_CARD=NF700 if nf700_skips else UFO,
        TWO_ROLLS_CARD=UFO if nf700_skips else NF700,
    )


def judge(setup: Setup, s: cards.State) -> Judge:
    """The referee of one position."""
    return Judge(setup.rules, s)


GAME = Game(
    id="nichtlustig",
    players=(2, 3, 4),
    board=None,
    variants=VARIANTS,
    defaults={"skip-card": "nf700"},
    clauses=CLAUSES,
    book="nichtlustig",
    version="1",
    seating=seating,
    compose=compose_nichtlustig,
    judge=judge,
    family="nichtlustig",
    seat_names=SEAT_NAMES,
)
