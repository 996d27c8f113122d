"""Jäger: hunt on the side paths before going home."""

from rauswurf.games.game import Clause, Setup, Variant
from rauswurf.games.nueby import colour_marks, leaps_home, nueby_game, wants_ring
from rauswurf.rules.array import Array
from rauswurf.rules.nueby import jaeger
from rauswurf.rules.nueby.game_judges import JaegerJudge


def extra_tables(setup: Setup) -> dict[str, int | Array]:
    """The side paths that matter, the leaps home, and what extra hits do."""
    return {
        "LAST_SIDE": colour_marks(setup, "last_side"),
        "LEAPS_HOME": leaps_home(setup.board.graph),
        "TURN_BACK": int(setup.variants["extra-hits"] == "turn-back"),
    }


GAME = nueby_game(
    id="jaeger",
    version="2",
    replays=("1",),
    modules=(jaeger,),
    extra_tables=extra_tables,
    judge=JaegerJudge,
    wants=(wants_ring,),
    three_pieces_from=7,
    variants=(Variant("extra-hits", ("turn-back", "ignored")),),
    defaults={"extra-hits": "turn-back"},
    clauses=(
        Clause("nueby", "side-path"),
        Clause("nueby", "hunt", has_ruling=True, by=("extra-hits",)),
        Clause("nueby", "focus-to-go-home"),
        Clause("nueby", "side-path-pass"),
    ),
)
