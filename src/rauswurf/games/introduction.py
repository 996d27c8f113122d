"""Each game on one screen, to be read before playing: the aim, a turn, three pictures, the set-up.

Pictures are positions of the game, each for a rule that a picture tells faster than words. The
page, the command and the docs draw them from here.
"""

from dataclasses import dataclass

from rauswurf.games.game import Game, Setup
from rauswurf.games.scenes import Scene, examples_of
from rauswurf.messages import Message, message


@dataclass(frozen=True)
class Introduction:
    """What somebody reads who does not know a game yet."""

    aim: str
    turn: str
    age: int
    minutes: int
    scenes: tuple[Scene, ...]
    setup: tuple[str, ...]
    three_pieces_from: int = 0  # players; 0 for never


def step(
    clause: str, position: str, move: str, die: int, *, refused: str = "", **more: str
) -> Scene:
    """A move of a piece with a die: the fields fill the caption."""
    origin, target = move.replace("x", "-").split("-")
    values = {"die": str(die), "origin": origin, "target": target, **more}
    wanted = {key: value for key, value in values.items() if key in WANTED[clause]}
    own_colours = {"colours": "own"} if clause in CLASSIC else {}
    at = f"{position} ; turn yellow ; die {die}"
    return Scene(clause, at, wanted, words=clause, move=move, refused=refused, variants=own_colours)


# What each caption wants to know.
WANTED = {
    "capture": ("die", "origin", "target"),
    "clear-start": ("origin",),
    "goal-count": ("die", "origin", "target"),
    "throw": ("origin", "target", "waits"),
    "backward-throw": ("die", "origin", "target"),
    "second-level": ("die", "origin", "target"),
    "blockade": ("die", "origin", "target"),
    "either-way": ("die", "origin", "target"),
    "arrow": ("origin", "target"),
    "shortcut": ("die", "origin", "target"),
    "short-throw": ("origin", "target", "entry"),
}

CLASSIC = ("capture", "clear-start", "goal-count")  # two players have two colours each otherwise

CLASSIC_SCENES = (
    step("capture", "yellow 5 12 b d / red 8 22 B B", "5x8", 3),
    step("clear-start", "yellow 0 3 B B / red 27 B B B", "0-2", 2, refused="3-5"),
    step("goal-count", "yellow 38 d B B / red 22 B B B", "38-b", 3),
)
THROW = step("throw", "yellow 21 W0 W0 W0 / black 24 W3 W3 W3", "21x24", 3, waits="W2")
BACK = step("backward-throw", "yellow 25 W0 W0 W0 / black 23 24 W3 W3", "25x23", 2)


def classic(minutes: int = 30) -> Introduction:
    """One of the classic games."""
    setup = ("intro-setup-classic",)
    return Introduction("classic", "classic", 6, minutes, CLASSIC_SCENES, setup)


def nueby(*scenes: Scene, setup: tuple[str, ...] = (), minutes: int = 30) -> Introduction:
    """One of the Nüby games in which pieces wait."""
    told = ("intro-setup-waiting", *setup)
    return Introduction("nueby", "nueby", 8, minutes, scenes, told, three_pieces_from=4)


INTRODUCTIONS: dict[str, Introduction] = {
    "madn": classic(),
    "never-mind": classic(),
    "dont-worry": classic(),
    "zweite-ebene": nueby(
        THROW,
        BACK,
        step("second-level", "yellow 58 W0 W0 W0 / black 24 W3 W3 W3", "58-i1", 3),
        setup=("intro-setup-inner",),
    ),
    "einser-blocker": nueby(
        step("throw", "yellow 11 W0 W0 W0 / red 14 W2 W2 W2", "11x14", 3, waits="W1"),
        step("backward-throw", "yellow 25 W0 W0 W0 / red 23 24 W2 W2", "25x23", 2),
        step("blockade", "yellow 12 W0 W0 W0 / red 27 W2 W2 W2 ; stone red 14", "12x14", 2),
        setup=("intro-setup-stone",),
        minutes=20,
    ),
    "jaeger": Introduction(
        "nueby",
        "nueby",
        8,
        30,
        (
            THROW,
            BACK,
            Scene(
                "hunt",
                "yellow s1.3 W0 W0 W0 / black 24 W3 W3 W3 ; turn yellow",
                {"origin": "s1.3"},
                words="hunt",
                move="hunt 5",
            ),
        ),
        ("intro-setup-waiting", "intro-setup-side"),
    ),
    "werfer": nueby(
        THROW,
        step("either-way", "yellow 15 W0 W0 W0 / black 24 W3 W3 W3", "15-12", 3),
        step("arrow", "yellow 23 W0 W0 W0 / black 35 W3 W3 W3", "23-20", 3),
    ),
    "abkuerzungen": nueby(
        THROW,
        BACK,
        step("shortcut", "yellow 11 W0 W0 W0 / black 24 W3 W3 W3", "11-16", 3),
        setup=("intro-setup-grey",),
    ),
    "kurzer-einsatz": Introduction(
        "nueby",
        "kurzer-einsatz",
        8,
        30,
        (
            step("short-throw", "yellow 25 2 3 4 / black 28 31 32 33", "25x28", 3, entry="20"),
            Scene(
                "grey",
                "yellow 19 2 3 4 / black 22 31 32 33 ; turn yellow ; die 3",
                {"origin": "19", "target": "22"},
                words="grey",
                refused="19-22",
            ),
            step("backward-throw", "yellow 28 2 3 4 / black 26 27 31 32", "28x26", 2),
        ),
        ("intro-setup-first-fields",),
        three_pieces_from=5,
    ),
    "nichtlustig": Introduction(
        "nichtlustig",
        "nichtlustig",
        8,
        30,
        (
            Scene(
                "pairs",
                "yellow yeti 2 / green riebmann 1 ; turn yellow ; "
                "dice b3 b1 r2 r4 w5 w5 p3 ; now take",
                words="take",
                move="take lemming 5",
                part="table",
            ),
            Scene(
                "scoring",
                "yellow lemming 3 scored, yeti 2 / green riebmann 3 scored ; turn yellow ; "
                "dice b4 b1 r2 r5 w1 w1 p3 ; now take",
                words="scoring",
            ),
            Scene(
                "death",
                "yellow lemming 3 under death 4, yeti 2 / green riebmann 1 ; turn green",
                words="death",
                part="seats",
            ),
        ),
        ("intro-setup-cards",),
    ),
}


def introduction_of(game: Game) -> Introduction:
    """The introduction to a game."""
    return INTRODUCTIONS[game.id]


def aim(game: Game) -> Message:
    """What one wants to reach."""
    return message(f"intro-{introduction_of(game).aim}-aim")


def turn(game: Game) -> Message:
    """What one does in a turn."""
    return message(f"intro-{introduction_of(game).turn}-turn")


def figures(game: Game) -> Message:
    """How many, how old, how long."""
    told = introduction_of(game)
    return message(
        "intro-figures",
        least=str(min(game.players)),
        most=str(max(game.players)),
        age=str(told.age),
        minutes=str(told.minutes),
    )


def setting_up(setup: Setup) -> list[Message]:
    """What stands where before the first roll, and what the fields are called."""
    told = introduction_of(setup.game)
    opening = setup.variants.get("opening")
    found = [message(id, **({"opening": opening} if opening else {})) for id in told.setup]
    if told.three_pieces_from:
        found.append(message("intro-setup-three-pieces", **{"from": str(told.three_pieces_from)}))
    return found


def scenes_of(game: Game) -> tuple[Scene, ...]:
    """Every picture of a game, those of the introduction first; one rule has one at most."""
    return (*introduction_of(game).scenes, *examples_of(game))


def scene_of(game: Game, clause: str) -> Scene | None:
    """The picture that shows a rule, if there is one."""
    return next((scene for scene in scenes_of(game) if scene.clause == clause), None)
