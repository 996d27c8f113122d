"""The files of the page that an address needs, so that a browser can fetch them all at once."""

import json
from pathlib import Path
from typing import Any

from rauswurf import games
from rauswurf.server.protocol.http import AskPicture

LIST = "parts.json"  # the build writes which file needs which
TABLE = "src/table/TablePage.svelte"


def links_to(folder: Path, part: str, begun: str) -> list[str]:
    """How a part of the page is announced, with all that it needs and the page does not name."""
    file = folder / LIST
    parts = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    if part not in parts:
        return []
    needed = [name for name in reach(parts, part) if parts[name]["file"] not in begun]
    scripts = [parts[name]["file"] for name in needed]
    styles = [style for name in needed for style in parts[name].get("css", ())]
    return [
        *(f"</{script}>; rel=modulepreload" for script in scripts),
        *(f"</{style}>; rel=preload; as=style; crossorigin" for style in dict.fromkeys(styles)),
    ]


def links_to_board(shown: AskPicture) -> list[str]:
    """How the board of a table is announced: what is on it, and how it is printed."""
    board = shown.board or games.get(shown.game).board
    kinds = ("", ".svg") if board else ()
    return [f"</api/boards/{board}{kind}>; rel=preload; as=fetch; crossorigin" for kind in kinds]


def reach(parts: dict[str, Any], part: str) -> list[str]:
    """A part and all that it imports, each once."""
    found = [part]
    for name in found:
        found += [more for more in parts[name].get("imports", ()) if more not in found]
    return found
