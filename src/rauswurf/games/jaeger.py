"""Jäger: hunt on the side paths before going home."""

from rauswurf.games.game import Clause, Setup, Variant
from rauswurf.games.nueby import colour_marks, leaps_home, nueby_game
from rauswurf.rules.array import Array
from rauswurf.rules.nueby import jaeger
from rauswurf.rules.nueby.judge import JaegerJudge


def extra_tables(setup: Setup) -> dict[str, int | Array]:
    """The side paths that matter, the leaps home, and what extra hits do."""
    return {
        "LAST_SIDE": colour_marks(setup, "last_side"),
        "LEAPS_HOME": leaps_home(setup.board.graph),
        "TURN_BACK": int(setup.variants["extra-hits"] == "turn-back"),
    }


GAME = nueby_game(
    id="jaeger",
    name="Jäger",
    modules=(jaeger,),
    extra_tables=extra_tables,
    judge=JaegerJudge,
    three_pieces_from=7,
    variants=(
        Variant(
            "extra-hits",
            ("turn-back", "ignored"),
            "Do hits beyond the last piece without focus turn a piece back, or count for nothing?",
        ),
    ),
    defaults={"extra-hits": "turn-back"},
    clauses=(
        Clause(
            "side-path",
            "Anybody may use any side path, in its direction only. Nobody is thrown there; only "
            "free fields are landed on. A piece may throw backwards out of one, nobody into one.",
        ),
        Clause(
            "hunt",
            "Instead of the roll, or of the second roll after a first six, a player with a piece "
            "without focus on a side path names a number and rolls four dice. Each hit turns an "
            "own piece on a side path over, one without focus while there is one. A hunt ends the "
            "turn.",
            ruling="With extra-hits: turn-back a hit too many turns a piece back.",
        ),
        Clause(
            "focus-to-go-home",
            "Only pieces with focus go home; others walk another round, never forced past the "
            "mouth. A thrown piece loses its focus. Who throws backwards over the fields between "
            "own entry and mouth gains it.",
        ),
        Clause(
            "side-path-pass",
            "With nothing else to do one may pass rather than leave a side path without focus, or "
            "walk past the last side path before the own goal because the field there is taken.",
        ),
    ),
)
