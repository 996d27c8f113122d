"""Small pictures of single rules: a position, what may be done in it, and what the rule forbids.

A scene without words of its own is told by what happens in it and by the sentence of the referee,
so it needs no translation, and it cannot say what the rules do not do.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rauswurf.games.game import Game
from rauswurf.messages import Message, message


@dataclass(frozen=True)
class Scene:
    """A position that shows a rule; ``values`` fill the words below the picture."""

    clause: str
    position: str
    values: Mapping[str, str] = field(default_factory=dict)
    words: str = ""  # of a caption; without them the moves are told
    players: int = 2
    move: str = ""  # can be made there
    refused: str = ""  # is forbidden there, by this very rule
    variants: Mapping[str, str] = field(default_factory=dict)
    part: str = ""  # of a table with cards, if not all of it matters

    @property
    def caption(self) -> Message | None:
        """What is to be seen, if it has words of its own."""
        return message(f"intro-scene-{self.words}", **self.values) if self.words else None

    @property
    def fields(self) -> list[str]:
        """The fields that the words speak of."""
        return [value for key, value in self.values.items() if key != "die"]


def example(clause: str, pieces: str, die: int, move: str = "", refused: str = "") -> Scene:
    """A picture of one rule, after a roll of yellow; no die stands for before the roll."""
    rolled = f" ; die {die}" if die else ""
    return Scene(clause, f"{pieces} ; turn yellow{rolled}", move=move, refused=refused)


def with_variants(scene: Scene, **variants: str) -> Scene:
    """The same with other variants; two players have one colour each unless they choose."""
    chosen = {"colours": "own", **{key.replace("_", "-"): value for key, value in variants.items()}}
    return Scene(
        scene.clause, scene.position, move=scene.move, refused=scene.refused, variants=chosen
    )


CLASSIC = (
    with_variants(example("roll-move", "yellow 5 B B B / red 7 B B B", 3, "5-8")),
    with_variants(
        example("one-per-field", "yellow 5 8 B B / red 27 B B B", 3, "8-11", "5-8"), barriers="off"
    ),
    with_variants(example("six-enters", "yellow 2 B B B / red 27 B B B", 6, "B-0", "2-8")),
    with_variants(example("six-start-occupied", "yellow 0 B B B / red 27 B B B", 6, "0-6", "B-0")),
    with_variants(
        example("goal-no-jump", "yellow 38 2 b B / red 27 B B B", 4, refused="38-c"),
        goal_jump="off",
    ),
    with_variants(
        example("goal-jump", "yellow 38 b B B / red 27 B B B", 4, "38-c"), goal_jump="on"
    ),
    with_variants(
        example("forced-capture", "yellow 5 10 B B / red 8 B B B", 3, "5x8", "10-13"),
        forced_capture="strict",
    ),
    with_variants(
        example("backward-capture", "yellow 8 B B B / red 5 B B B", 3, "8x5"), backward_capture="on"
    ),
    with_variants(
        example("barriers", "yellow 4 9 B B / red 6 6 B B", 4, refused="4-8"), barriers="on"
    ),
)

BLACK = "black 24 W3 W3 W3"
ROLL_MOVE = example("roll-move", "yellow 21 W0 W0 W0 / black 22 W3 W3 W3", 3, "21-24")
FREE_ENTRY = example("free-entry", f"yellow W0 W0 W0 W0 / {BLACK}", 0, "W0-0", "roll")
SIX = example("six", f"yellow 1 W0 W0 W0 / {BLACK}", 6, "W0-0", "1-7")
ENTER = example("enter", f"yellow 12 W2 W0 W0 / {BLACK}", 6, "W2-20")
NO_JUMP = example("goal-no-jump", f"yellow 56 2 b W0 / {BLACK}", 4, refused="56-c")
WAITING = (FREE_ENTRY, SIX, ENTER)

EXAMPLES: Mapping[str, tuple[Scene, ...]] = {
    "madn": CLASSIC,
    "never-mind": CLASSIC,
    "dont-worry": CLASSIC,
    "zweite-ebene": (
        ROLL_MOVE,
        *WAITING,
        example("goal-no-jump", f"yellow i32 2 b W0 / {BLACK}", 4, refused="i32-c"),
    ),
    "einser-blocker": (
        example("roll-move", "yellow 21 W0 W0 W0 / red 22 W2 W2 W2", 3, "21-24"),
        example("free-entry", "yellow W0 W0 W0 W0 / red 24 W2 W2 W2", 0, "W0-0", "roll"),
        example("six", "yellow 1 W0 W0 W0 / red 24 W2 W2 W2", 6, "W0-0", "1-7"),
        example("enter", "yellow 12 W2 W0 W0 / red 24 W2 W2 W2", 6, "W2-20"),
        example("goal-no-jump", "yellow 36 2 b W0 / red 24 W2 W2 W2", 4, refused="36-c"),
        example("one-pushes", "yellow 2 W0 W0 W0 / red 24 W2 W2 W2", 1, "push"),
        example(
            "place",
            "yellow 12 W0 W0 W0 / red 8 W2 W2 W2 ; stone yellow F",
            3,
            "stone 6",
            "stone 8",
        ),
    ),
    "jaeger": (
        ROLL_MOVE,
        *WAITING,
        example("side-path", "yellow 12 W0 W0 W0 / black s1.4 W3 W3 W3", 4, "12-16", "12-s1.4"),
        example("focus-to-go-home", f"yellow 56 W0 W0 W0 / {BLACK}", 3, "56-59", "56-b"),
    ),
    "werfer": (
        *WAITING,
        NO_JUMP,
        Scene(
            "before-goal",
            f"yellow 55 W0 W0 W0 / {BLACK} ; turn yellow ; die 2",
            {"field": "55"},
            move="pass",
        ),
    ),
    "abkuerzungen": (ROLL_MOVE, *WAITING, NO_JUMP),
    "kurzer-einsatz": (
        example("roll-move", "yellow 21 2 3 4 / black 22 31 32 33", 3, "21-24"),
        example("goal-no-jump", "yellow 56 2 b 6 / black 24 31 32 33", 4, refused="56-c"),
        example("six-is-ordinary", "yellow 12 2 3 4 / black 24 31 32 33", 6, "12-18"),
    ),
    "nichtlustig": tuple(
        Scene(
            clause,
            f"yellow yeti 2 / green riebmann 1 ; turn yellow ; dice {dice} p1 ; now take",
            move=f"take {wins}",
            refused=f"take {not_won}",
            part="table",
        )
        for clause, dice, wins, not_won in (
            ("take", "b3 b3 r4 r4 w5 w3", "riebmann 3, yeti 4", "nothing"),
            ("professors", "b3 b1 r3 r4 w5 w3", "professor 3", "professor 5"),
            ("dinosaurs", "b5 b4 r4 r5 w5 w3", "dinosaur 26", "dinosaur 27"),
            ("each-die-once", "b3 b3 r3 r4 w5 w3", "riebmann 3", "riebmann 3, professor 3"),
        )
    ),
}


def examples_of(game: Game) -> tuple[Scene, ...]:
    """The pictures of single rules, beside those of the introduction."""
    return EXAMPLES[game.id]
