"""Tables of solved games that tools measure by: made once, and kept where `rauswurf solve` does."""

from pathlib import Path

from rauswurf.bots.perfect.format import usual_path
from rauswurf.bots.perfect.small import SmallRace, small_setup

PIECES = 3  # the most that any machine solves in minutes
FEW_PIECES = 2  # in seconds


def solved_table(
    game: str,
    pieces: int = PIECES,
    processes: int = 1,
    device: str = "cpu",
    path: Path | None = None,
) -> Path:
    """Where a game for two is solved; it is now if it was not before."""
    found = path or usual_path(game, pieces)
    if not found.is_file():
        from rauswurf.bots.perfect.solve import solve

        print(f"solving {game} with {pieces} pieces each", flush=True)
        found.parent.mkdir(parents=True, exist_ok=True)
        race = SmallRace(small_setup(game, {}), pieces)
        solve(race, device, processes, found, lambda stage, more, whole: None)
    return found
