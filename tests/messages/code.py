"""Which messages the code speaks of: ids in Python, ids in the page, and ids made by a pattern."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path

import rauswurf
from rauswurf.boards import load
from rauswurf.boards.board import OURS as OUR_BOARDS
from rauswurf.bots import LEVELS
from rauswurf.games import GAMES
from rauswurf.games.levels import PERFECT
from rauswurf.table import Outcome
from rauswurf.table.nichtlustig.names import COLOURS, KINDS, SPECIALS

SOURCE = Path(rauswurf.__file__).parent
WEB = SOURCE.parent.parent / "web" / "src"
WEB_FILES = {".ts", ".svelte"}

# Functions whose first argument is the id of a message; the others are the values.
SPEAKERS = ("message", "say", "faults.note", "self.faults.note", "result.faults.note")


@dataclass(frozen=True)
class Call:
    """A message that is made somewhere: where, its id, its values, and whether there are more."""

    where: str
    id: str
    values: frozenset[str]
    is_open: bool


def trees() -> Iterator[tuple[str, ast.Module]]:
    """All our Python files, read."""
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        yield path.relative_to(SOURCE).as_posix(), ast.parse(text)


def calls(file: str, tree: ast.Module) -> Iterator[Call]:
    """Every ``message("id", ...)`` of a file."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or ast.unparse(node.func) not in SPEAKERS:
            continue
        if node.args and isinstance(node.args[0], ast.Constant):
            values = frozenset((key.arg or "").replace("_", "-") for key in node.keywords)
            where = f"{file}:{node.lineno}"
            yield Call(where, str(node.args[0].value), values - {""}, "" in values)


def literals() -> set[str]:
    """Every text in our Python files."""
    return {
        node.value
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def patterns() -> list[re.Pattern[str]]:
    """What ``message(f"lab-{measure}")`` can be, of ids that are not listed below."""
    found = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                    for part in node.values
                ]
                if re.match(r"[a-z]+\\-", parts[0]):
                    found.add("".join(parts))
    return [re.compile(pattern) for pattern in sorted(found)]


def page_text() -> str:
    """All files of the page, one after the other."""
    files = [path for path in sorted(WEB.rglob("*")) if path.suffix in WEB_FILES]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def page_patterns(text: str) -> list[re.Pattern[str]]:
    """What `page-absence-${kind}` can be in the files of the page."""
    found = {
        re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(template))
        for template in re.findall(r"`([a-z]+-[^`\s]*\$\{[^`]*)`", text)
    }
    return [re.compile(pattern) for pattern in sorted(found)]


# Ids that are made by a pattern, listed exactly.


def listed() -> dict[str, set[str]]:
    """By the name of their file: all ids of these files, or those that begin with it."""
    games = GAMES.values()
    clauses = {clause for game in games for clause in game.clauses}
    variants = {variant.id: variant for game in games for variant in game.variants}
    labels = [each.label(value).id for each in variants.values() for value in each.values]
    names = {name for game in games for name in game.seat_names}
    names |= {colour for game in games if game.board for colour in load(game.board).colours}
    titles = [title for clause in clauses for title in (clause.message_id, clause.title.id)]
    return {
        "clause": set(titles),
        "ruling": {clause.ruling_id for clause in clauses if clause.has_ruling},
        "variant": {id for v in variants.values() for id in (v.message.id, v.title.id)},
        "value": set(labels),
        "game": {id for game in games for id in (game.title.id, game.about.id)},
        "source": {f"source-{game.book}" for game in games},
        "colour": {f"colour-{name}" for name in names},
        "card": {f"card-{kind}" for kind in (*KINDS, *SPECIALS, "poodle")},
        "record-outcome": {f"record-outcome-{part.name}" for part in fields(Outcome)}
        | {"record-outcome-early"},
        "tell-use": {"tell-use-duck", "tell-use-clown"},
        "dice": {f"dice-{colour}" for colour in COLOURS}
        | {"dice-symbol", "dice-by-hand", "dice-secret-length", "dice-bad-seed"},
        "board-name": {f"board-name-{board}" for board in OUR_BOARDS},
        "bots-level": {f"bots-level-{level}" for level in (*LEVELS, PERFECT)},
        "picture-row": {f"picture-row-{kind}" for kind in (*KINDS, "special")},
        "refuse": refusals(),
    }


def refusals() -> set[str]:
    """Everything that a referee can answer, which the tests of the referees list."""
    from tests.classic.test_refusals import reasons_of_the_judge
    from tests.nichtlustig.test_judge import SHOWN
    from tests.nueby.test_refusals import reasons_of_the_judges

    reasons = reasons_of_the_judge() | reasons_of_the_judges() | SHOWN
    return {f"refuse-{reason.replace('.', '-')}" for reason in reasons} | {
        "refuse-take-elsewhere-table"
    }
