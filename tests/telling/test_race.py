"""What happened in a race game: every sentence that can be said, in a scene where it is said."""

from dataclasses import dataclass, field

import pytest

from rauswurf import Dice, Table
from rauswurf.table.table import state_of
from rauswurf.table.telling import sentences_about


@dataclass
class Scene:
    """A position, dice and moves; what is told is about the last of them."""

    name: str
    game: str
    position: str
    doings: str  # separated by commas: a number is a roll
    told: str
    variants: dict[str, str] = field(default_factory=dict)
    players: int = 4


FOUR = "green B B B 10 / red B B B 20 / black B B B 30"
NUEBY = "black W3 W3 W3 W3"

SCENES = [
    Scene("roll", "madn", "", "4", "Yellow rolls a 4."),
    Scene(
        "lost",
        "madn",
        f"yellow B B B B / {FOUR}",
        "4",
        "Yellow rolls a 4 and has no move.",
    ),
    Scene("begins", "never-mind", "", "4, 2, 5, 1", "Black rolls a 1. Red begins."),
    Scene(
        "tied",
        "never-mind",
        "",
        "4, 5, 5, 1",
        "Black rolls a 1. It is a tie: Green and Red roll again.",
    ),
    Scene("enter", "madn", f"yellow B B B B / {FOUR}", "6, B-0", "Yellow enters on 0."),
    Scene(
        "enter-capture",
        "madn",
        "yellow B B B B / green B B B 0 / red B B B 20 / black B B B 30",
        "6, Bx0",
        "Yellow enters on 0 and sends Green back to B.",
    ),
    Scene("move", "madn", "", "4, 0-4", "Yellow moves from 0 to 4."),
    Scene(
        "capture",
        "madn",
        "yellow B B B 12 / green B B B 17 / red B B B 20 / black B B B 30",
        "5, 12x17",
        "Yellow moves from 12 to 17 and sends Green back to B.",
    ),
    Scene(
        "goal",
        "madn",
        f"yellow B B B 39 / {FOUR}",
        "2, 39-b",
        "Yellow moves from 39 into the goal, to b.",
    ),
    Scene("in the goal", "madn", f"yellow B B B a / {FOUR}", "2, a-c", "Yellow moves from a to c."),
    Scene(
        "back-capture",
        "madn",
        "yellow B B B 12 / green B B B 10 / red B B B 20 / black B B B 30",
        "2, 12x10",
        "Yellow moves backwards from 12 to 10 and sends Green back to B.",
        {"backward-capture": "on"},
    ),
    Scene(
        "pass",
        "madn",
        "yellow b c d 39 / green B B B 34 / red B B B 20 / black B B B 30",
        "5, pass",
        "Yellow passes.",
        {"backward-capture": "on"},
    ),
    Scene(
        "neutral",
        "madn",
        "yellow B B B 12 / green B B B 17 / red B B B 20 / black B B B 30",
        "1, black 30-31",
        "Yellow plays a neutral piece (Black). Black moves from 30 to 31.",
        {"colours": "neutral"},
        players=3,
    ),
    Scene(
        "huffed",
        "madn",
        "yellow B B 12 20 / green B B B 17 / red B B B 21 / black B B B 30",
        "5, 20-25",
        "Yellow moves from 20 to 25. Yellow missed a capture: the piece on 12 goes back to B.",
        {"forced-capture": "huff"},
    ),
    Scene(
        "the mover is huffed",
        "madn",
        "yellow B B a 12 / green B B B 7 / red B B B 21 / black B B B 30",
        "5, 12-17",
        "Yellow moves from 12 to 17. Yellow missed a capture: the piece on 17 goes back to B.",
        {"forced-capture": "huff", "backward-capture": "on"},
    ),
    Scene(
        "home",
        "madn",
        f"yellow 39 b c d / {FOUR}",
        "1, 39-a",
        "Yellow moves from 39 into the goal, to a. Yellow is home.",
    ),
    Scene(
        "two colours come home",
        "madn",
        "yellow 39 b c d / green B B B 10 / red a b c d / black B B B 30",
        "1, 39-a",
        "Yellow moves from 39 into the goal, to a. Yellow and Red are home. "
        "The game is over: Yellow and Red win.",
        players=2,
    ),
    Scene(
        "over",
        "madn",
        f"yellow 39 b c d / {FOUR}",
        "1, 39-a",
        "Yellow moves from 39 into the goal, to a. Yellow is home. The game is over: Yellow wins.",
        {"play-on": "off"},
    ),
    Scene(
        "back",
        "werfer",
        f"yellow 15 W0 W0 W0 / {NUEBY}",
        "3, 15-12",
        "Yellow moves backwards from 15 to 12.",
        players=2,
    ),
    Scene(
        "thrown in its segment",
        "abkuerzungen",
        "yellow 12 W0 W0 W0 / black 14 W3 W3 W3",
        "2, 12x14",
        "Yellow moves from 12 to 14 and sends Black back to W1.",
        players=2,
    ),
    Scene(
        "pushed",
        "kurzer-einsatz",
        "yellow 15 10 45 46 / black 17 31 32 33",
        "2, 15x17",
        "Yellow moves from 15 to 17 and sends Black back to 10. Yellow is pushed from 10 to 11.",
        players=2,
    ),
    Scene(
        "hunt",
        "jaeger",
        f"yellow s1.2 W0 W0 W0 / {NUEBY}",
        "hunt 5",
        "Yellow hunts for 5s.",
        players=2,
    ),
    Scene(
        "no hit",
        "jaeger",
        f"yellow s1.2 W0 W0 W0 / {NUEBY}",
        "hunt 5, 1 2 3 4",
        "Yellow rolls 1, 2, 3, 4: no hit.",
        players=2,
    ),
    Scene(
        "hits",
        "jaeger",
        f"yellow s1.2 W0 W0 W0 / {NUEBY}",
        "hunt 5, 1 5 5 4",
        "Yellow rolls 1, 5, 5, 4: 2 hits.",
        players=2,
    ),
    Scene(
        "focus won",
        "jaeger",
        f"yellow s1.2 W0 W0 W0 / {NUEBY}",
        "hunt 5, 1 5 5 4, turn s1.2",
        "Yellow's piece on s1.2 now has focus.",
        players=2,
    ),
    Scene(
        "focus lost",
        "jaeger",
        f"yellow s1.2 W0 W0 W0 / {NUEBY}",
        "hunt 5, 1 5 5 4, turn s1.2, turn s1.2",
        "Yellow's piece on s1.2 has lost its focus.",
        players=2,
    ),
    Scene(
        "push",
        "einser-blocker",
        "yellow 12 W0 W0 W0 / red 20 W2 W2 W2",
        "1, push",
        "Yellow pushes the stone to L2.",
        players=2,
    ),
    Scene(
        "stone",
        "einser-blocker",
        "yellow 12 W0 W0 W0 / red 20 W2 W2 W2 ; stone yellow F",
        "stone 33",
        "Yellow places the stone on 33.",
        players=2,
    ),
    Scene(
        "hit-stone",
        "einser-blocker",
        "yellow 12 W0 W0 W0 / red 20 W2 W2 W2 ; stone red 14",
        "2, 12x14",
        "Yellow moves from 12 to 14 and sends Red's stone back to L1.",
        players=2,
    ),
    Scene(
        "stone-back",
        "einser-blocker",
        "yellow W0 W0 W0 W0 / red W2 W2 W2 W2 ; stone yellow 20 ; stone red 0 ; stuck 1",
        "3",
        "Yellow rolls a 3 and has no move. "
        "Nobody could move, so Yellow's stone goes from 20 back to L1. "
        "Nobody could move, so Red's stone goes from 0 back to L1.",
        players=2,
    ),
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_told(scene: Scene) -> None:
    table = Table(
        scene.game,
        scene.players,
        dice=Dice.by_hand(),
        variants=scene.variants,
        position=scene.position or None,
    )
    for doing in scene.doings.split(", "):
        before = state_of(table).copy()
        if doing.replace(" ", "").isdecimal():
            table.roll(*map(int, doing.split()))
        else:
            table.play(doing)
    sentences = sentences_about(table.setup, before, table.events[-1], state_of(table))
    assert " ".join(map(str, sentences)) == scene.told


def test_seats_are_called_by_name() -> None:
    table = Table("madn", 4, dice=Dice.by_hand())
    before = state_of(table).copy()
    table.roll(3)
    [sentence] = sentences_about(
        table.setup,
        before,
        table.events[-1],
        state_of(table),
        ["Ada (Yellow)", "Ben", "Cem", "Dora"],
    )
    assert str(sentence) == "Ada (Yellow) rolls a 3."


def test_a_player_with_two_colours_is_called_by_the_one_on_turn() -> None:
    table = Table("madn", players=2, dice=Dice.by_hand(), variants={"colours": "two-each"})
    said = []
    for face in (1, 1):
        before = state_of(table).copy()
        table.roll(face)
        said += sentences_about(
            table.setup, before, table.events[-1], state_of(table), ["Ada", "Ben"]
        )
        if not table.dice_wanted:
            table.play(table.moves[0])
    assert [str(sentence) for sentence in said] == ["Yellow rolls a 1.", "Green rolls a 1."]
