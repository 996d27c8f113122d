"""NICHTLUSTIG: the dice and card game."""

from rauswurf.games.game import Clause, Game, Seating, Setup, Variant
from rauswurf.rules.compose import RuleSet, compose
from rauswurf.rules.nichtlustig import cards, death, points, taking, turns
from rauswurf.rules.nichtlustig.cards import NF700, UFO
from rauswurf.rules.nichtlustig.judge import Judge

# No seat is called black, red, white or pink: those are dice.
SEAT_NAMES = ("yellow", "green", "blue", "orange")

VARIANTS = (
    Variant(
        "skip-card",
        ("nf700", "ufo"),
        "Which card costs a turn? The other one leaves only two rolls. The rulebook says nf700; "
        "on the printed cards it is the ufo.",
    ),
)

CLAUSES = (
    Clause(
        "first",
        "Before the game each seat rolls one die; the highest number begins, a symbol counts 0.",
        ruling="Tied seats, and only those, roll again.",
    ),
    Clause("turns", "The seats play in turn, clockwise."),
    Clause(
        "rolls",
        "A turn begins with a roll of all seven dice. After it, and after a second roll, one may "
        "stop, or set any dice aside for good and roll the others. After the third roll, or the "
        "second with two-rolls, it is over; the pink die is set aside and rolled like the others.",
        ruling="Setting all dice aside is stopping. Dice are told apart by their symbols: which "
        "of two equal ones is kept matters for what the other may bring.",
    ),
    Clause(
        "scoring",
        "After the last roll the pink number turns every player's fresh cards of that value into "
        "points, which nobody can take away. The poodle scores nothing. Cards are taken "
        "afterwards, so none is scored in the turn in which it was won.",
        ruling="A turn that is missed has no scoring.",
    ),
    Clause(
        "take",
        "After scoring the player takes target cards that the dice show, from the table or fresh "
        "ones from the others. If any can be taken at least one must be; which, and how many "
        "more, is free. Own cards do not count.",
        ruling="All cards of a turn are named together.",
    ),
    Clause(
        "pairs",
        "Riebmann needs both black dice, yeti both red ones, lemming both white ones to show the "
        "number of the card. A symbol makes no pair.",
    ),
    Clause(
        "professors",
        "A professor needs one black, one red and one white die to show the number of the card.",
    ),
    Clause(
        "dinosaurs",
        "A dinosaur needs a sum of the six coloured dice that reaches its number; symbols count "
        "0. It is turned to points at once. Only one can be taken in a turn.",
        ruling="Any dinosaur that the sum reaches may be chosen, not only the highest.",
    ),
    Clause(
        "each-die-once",
        "Each die counts for one card only: up to three pairs, or up to two professors, or one "
        "dinosaur, which uses all six dice.",
    ),
    Clause(
        "death",
        "Whoever takes no target card takes the death card of the pink number, or the poodle, "
        "from wherever it lies. What it covered there counts again.",
        ruling="At most one death card is taken in a turn.",
    ),
    Clause(
        "own-death",
        "Whoever has that death card already takes another one from the table, or, if none is "
        "left there, any from another player.",
        ruling="The poodle is a death card like the others here. The player chooses among those "
        "on the table. Whoever has all six takes none.",
    ),
    Clause(
        "cover",
        "A death card is laid on an own scored lemming, whose points are lost. Without one, on "
        "any other own scored card, but never on a dinosaur.",
        ruling="Of several lemmings the player chooses. A card can be covered only once.",
    ),
    Clause(
        "open-death",
        "With no card that it could cover a death card lies open and counts -1 at the end.",
        ruling="So too if all scored cards are covered already. An open one stays open, whatever "
        "is scored later.",
    ),
    Clause(
        "specials",
        "Each symbol on the coloured dice at the end of the turn brings the special card of that "
        "die, from the table or from another player. It is no target card and saves nobody from "
        "death. Special cards work from the next turn on, once, and then go back to the table; "
        "duck, time-machine and clown may be kept, the others must be used.",
        ruling="They come last, after the death card and after used cards have gone back, so one "
        "may win a card back at once.",
    ),
    Clause(
        "duck",
        "After a third roll the duck may be used for a fourth of the dice not set aside.",
        ruling="Dice may be set aside before it, but one at least is rolled. Whoever stopped "
        "before the third roll cannot use it.",
    ),
    Clause(
        "time-machine",
        "With the time machine 2 may be added to the sum for a dinosaur.",
        ruling="It is used only for a dinosaur that cannot be had without it. Whoever can take "
        "nothing else may keep it, take nothing, and face death.",
    ),
    Clause(
        "clown",
        "Instead of taking a death card the clown may be given up, whatever the cause.",
        ruling="If there is no death card to take the clown stays.",
    ),
    Clause(
        "virus",
        "Whoever has the virus takes a death card at the end of the turn, even after taking "
        "target cards. Clown and virus may cancel each other.",
        ruling="Without a target card it is still one death card, and one clown averts it. The "
        "virus goes back in any case.",
    ),
    Clause(
        "skip",
        "Whoever has the skip card (nf700, or the ufo by option skip-card) misses the turn and "
        "puts it back. No other special card is used then, and all of them stay.",
    ),
    Clause(
        "two-rolls",
        "Whoever has the other one of these two cards has only two rolls, so the duck cannot be "
        "used either.",
    ),
    Clause("end", "The game ends after a turn with five or fewer target cards on the table."),
    Clause(
        "points",
        "A scored lemming counts 4, a scored riebmann 2, dinosaurs 1 to 5. Scored yetis count 3 "
        "each if there are two or more, a single one 1. Fresh cards count 1 each, covered and "
        "special cards nothing, open death cards -1.",
        ruling="A covered yeti is no company for another one.",
    ),
    Clause(
        "professors-roll",
        "Whoever has scored professors rolls as many dice at the end; the highest number counts "
        "once for all of them, a symbol 0.",
        ruling="In the order of the seats; covered professors give no die.",
    ),
    Clause(
        "winner",
        "Most points win; of several, whoever has fewer death cards, open or covering.",
        ruling="All places are decided so; still tied seats share the place.",
    ),
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


GAME = Game(
    id="nichtlustig",
    name="NICHTLUSTIG",
    players=(2, 3, 4),
    board=None,
    variants=VARIANTS,
    defaults={"skip-card": "nf700"},
    clauses=CLAUSES,
    source="Rulebook NICHTLUSTIG (German, 2007); effects of the special cards as printed on them",
    version="1",
    seating=seating,
    compose=compose_nichtlustig,
    judge=lambda setup, s: Judge(setup.rules, s),
    family="nichtlustig",
    seat_names=SEAT_NAMES,
)
