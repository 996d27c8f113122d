"""What happened in NICHTLUSTIG, in whole sentences."""

import pytest

from rauswurf import Dice, Table
from rauswurf.table.table import state_of
from rauswurf.table.telling import sentences_about
from tests.nichtlustig.scenes import table as sit

DICE = "dice b3 b3 r1 r2 w5 w5 p4"
MOST = ", ".join(
    f"{kind} {k} scored" for kind in ("riebmann", "yeti", "lemming") for k in range(1, 6)
)

SCENES = {
    "roll": (
        "yellow / green",
        "1 6 2 3 4 5 6",
        "Yellow rolls black 1, UFO, red 2, red 3, white 4, white 5, Poodle.",
    ),
    "keep": (
        f"yellow / green ; {DICE} ; rolls 2",
        "keep w5 w5",
        "Yellow keeps white 5, white 5 and rolls the other dice again.",
    ),
    "keep-nothing": (
        f"yellow / green ; {DICE} ; rolls 2",
        "keep nothing",
        "Yellow keeps nothing and rolls again.",
    ),
    "stop": (f"yellow / green ; {DICE} ; rolls 1", "stop", "Yellow stops rolling."),
    "scored": (
        f"yellow yeti 4, lemming 4 / green riebmann 4 ; {DICE} ; rolls 1",
        "stop",
        "Yellow stops rolling. Yellow scores Yeti 4 and Lemming 4. Green scores Riebmann 4.",
    ),
    "use-duck": (
        f"yellow duck / green ; {DICE} ; now duck",
        "use duck",
        "Yellow uses the duck for a fourth roll.",
    ),
    "take": (
        f"yellow / green ; {DICE} ; now take",
        "take riebmann 3, lemming 5",
        "Yellow takes Riebmann 3 and Lemming 5.",
    ),
    "take-from": (
        f"yellow / green lemming 5 ; {DICE} ; now take",
        "take riebmann 3, lemming 5 from green",
        "Yellow takes Riebmann 3. Yellow takes Lemming 5 from Green.",
    ),
    "take-machine": (
        "yellow time-machine / green ; dice b5 b4 r5 r1 w5 w4 p4 ; now take",
        "take dinosaur 26 with time-machine",
        "Yellow uses the time machine and takes Dinosaur 26.",
    ),
    "take-nothing": (
        "yellow time-machine / green ; dice b5 b4 r3 r2 w5 w3 p4 ; now take",
        "take nothing",
        "Yellow takes no card and keeps the time machine.",
    ),
    "death": (
        "yellow lemming 2 scored / green ; dice b3 b2 r1 r2 w5 w4 p4 ; now death",
        "take death 4",
        "Yellow takes Death 4.",
    ),
    "cover": (
        "yellow lemming 2 scored, death 4 / green ; dice b3 b2 r1 r2 w5 w4 p4 ; now cover death 4",
        "cover lemming 2",
        "Yellow covers Lemming 2 with Death 4.",
    ),
    "counts-again": (
        "yellow / green yeti 3 under death 4 ; dice b3 b2 r1 r2 w5 w4 p4 ; now death",
        "take death 4",
        "Yellow takes Death 4 from Green. Green's Yeti 3 counts again. "
        "Death 4 lies open in front of Yellow.",
    ),
    "use-clown": (
        "yellow clown / green ; dice b3 b2 r1 r2 w5 w4 p4 ; now death",
        "use clown",
        "Yellow gives up the clown instead of taking a death card.",
    ),
    "specials": (
        "yellow ufo / green virus ; dice duck b3 r1 r2 w4 virus p4 ; now death",
        "take death 4",
        "Yellow takes Death 4. Death 4 lies open in front of Yellow. Yellow gets the Duck card. "
        "The UFO card goes back to the table. Yellow gets the Virus card from Green.",
    ),
    "misses-turn": (
        "yellow / green nf700 ; dice b3 b2 r1 r2 w5 w4 p4 ; now death",
        "take death 4",
        "Yellow takes Death 4. Death 4 lies open in front of Yellow. "
        "Green misses a turn, and the NF-700 card goes back to the table.",
    ),
    "the end": (
        f"yellow {MOST}, dinosaur 24 / green dinosaur 25, dinosaur 26, dinosaur 27, "
        "professor 1 scored",
        "6",
        "Green rolls for the professors: symbol. The game is over: Yellow wins. "
        "Yellow has 46 points. Green has 9 points.",
    ),
}


@pytest.mark.parametrize("name", SCENES)
def test_told(name: str) -> None:
    position, doing, expected = SCENES[name]
    table = sit(position)
    before = state_of(table).copy()
    if doing.replace(" ", "").isdecimal():
        table.roll(*map(int, doing.split()))
    else:
        table.play(doing)
    sentences = sentences_about(table.setup, before, table.events[-1], state_of(table))
    assert " ".join(map(str, sentences)) == expected


def test_the_roll_for_the_first_turn() -> None:
    table = Table("nichtlustig", 3, dice=Dice.by_hand())
    said = []
    for face in (5, 6, 5, 1, 2):
        before = state_of(table).copy()
        table.roll(face)
        said.append(
            " ".join(
                map(str, sentences_about(table.setup, before, table.events[-1], state_of(table)))
            )
        )
    assert said == [
        "Yellow rolls a 5.",
        "Green rolls a symbol, which counts 0.",
        "Blue rolls a 5. It is a tie: Yellow and Blue roll again.",
        "Yellow rolls a 1.",
        "Blue rolls a 2. Blue begins.",
    ]
