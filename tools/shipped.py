"""What files of studies know already, and how what was measured now is added to it."""

import json
from pathlib import Path
from typing import Any

from rauswurf.games import Game
from rauswurf.lab.effects import OF_FAMILY
from rauswurf.lab.findings import FORMAT

Table = dict[str, Any]  # what a file tells of one number of players of one strength


def richer(before: Table | None, now: Table | None) -> Table | None:
    """What two studies of one table know; of other rules or players, whichever knows every rule.

    So a short study adds to what is shipped, and takes nothing away.
    """
    if before is None or now is None:
        return now or before
    known = [each["set"] for each in now["changes"]]
    missing = [each for each in before["changes"] if each["set"] not in known]
    if before["stamp"] != now["stamp"]:
        return before if any(len(each["set"]) == 1 for each in missing) else now
    changes = sorted([*missing, *now["changes"]], key=lambda each: len(each["set"]))
    return {**now, "changes": changes}


def shipped_in(file: Path, game: Game) -> list[Table]:
    """The tables in a file that was made before, if it is about these very rules."""
    if not file.is_file():
        return []
    found = json.loads(file.read_text(encoding="utf-8"))
    same = (found["format"], found["rules"]) == (FORMAT, game.version)
    return found["tables"] if same and found["measures"] == [*OF_FAMILY[game.family]] else []
