"""What files of studies know already, and how what was measured now is added to it."""

import json
from pathlib import Path
from typing import Any, Final

from rauswurf.games import Game
from rauswurf.lab.effects import OF_FAMILY
from rauswurf.lab.findings import FORMAT

Table = dict[str, Any]  # what a file tells of one number of players of one strength
WHEN: Final = ("made", "version")  # what a table tells of the day when it was measured


def richer(before: Table | None, now: Table | None) -> Table | None:
    """What two studies of one table know; of other rules or players, whichever knows every rule.

    So a short study adds to what is shipped, and takes nothing away. A table that tells nothing new
    keeps its date.
    """
    if before is None or now is None:
        return now or before
    known = [each["set"] for each in now["changes"]]
    missing = [each for each in before["changes"] if each["set"] not in known]
    if any(before[key] != now[key] for key in ("stamp", "seed")):
        return before if any(len(each["set"]) == 1 for each in missing) else now
    changes = sorted([*missing, *now["changes"]], key=lambda each: len(each["set"]))
    both = {**now, "games": games_in(changes), "changes": changes}
    return before if {**both, **{key: before[key] for key in WHEN}} == before else both


def games_in(changes: list[dict[str, Any]]) -> int:
    """With how many games, at least, each house rule alone was measured; else each pair."""
    fewest = min(len(each["set"]) for each in changes)
    return min(int(each["by"][0][-1]) for each in changes if len(each["set"]) == fewest)


def shipped_in(file: Path, game: Game) -> list[Table]:
    """The tables in a file that was made before, if it is about these very rules."""
    if not file.is_file():
        return []
    found = json.loads(file.read_text(encoding="utf-8"))
    same = (found["format"], found["rules"]) == (FORMAT, game.version)
    return found["tables"] if same and found["measures"] == [*OF_FAMILY[game.family]] else []
