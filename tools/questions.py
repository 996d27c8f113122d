"""Answers the questions of docs/questions.md: plays what is missing, draws, checks, writes it.

What was found is kept in tools/questions.json, so a second call goes on where the first one was.
``--again NAME`` plays a question anew, or all of them without a name. Words stand in
questions.toml; what they claim is checked against the intervals, and a claim that no longer holds
is told instead of written.
"""

import argparse
import json
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from rauswurf.cli import main as rauswurf
from rauswurf.fast.statistics import limit
from rauswurf.lab.measuring import is_share
from rauswurf.lab.pictures import Dot, Panel, as_svg, drawn

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs"
PICTURES = DOCS / "img" / "questions"
QUESTIONS = HERE / "questions.toml"
KEPT = HERE / "questions.json"
PLACE = re.compile(r"\{([\w-]+(?:\.(?:a|b|by))?)\}")
CLAIM = re.compile(r"([\w.-]+) ([<>~]) (-?[\d.]+)")

HEAD = """# Twenty questions

What people ask about these games, answered by the lab. Every number has the limits between which
the true value lies in 95 of 100 cases; differences between two sides hold together, all of one
comparison. Bots play: *beginner* and *casual* are [levels](bots.md#names-and-levels), strong ones
are the bot `net`. Each answer names its command, so that you can ask again, with more games or with
your own rules.
`make questions` makes this page; [the lab](lab.md) tells what the words mean.
"""


@dataclass(frozen=True)
class Figure:
    """A number with its limits."""

    value: float
    low: float
    high: float
    unit: str  # "%", "points" or ""

    def __str__(self) -> str:
        times = 100 if self.unit else 1
        shown = [times * each for each in (self.value, self.low, self.high)]
        small = 2 if abs(shown[0]) < 10 and not self.unit else 1
        digits = 0 if abs(shown[0]) >= 100 else small
        value, low, high = (f"{each:z.{digits}f}" for each in shown)
        sign = "%" if self.unit == "%" else ""
        return f"{value}{sign} [{low} to {high}]"

    def keeps(self, relation: str, than: float) -> bool:
        """Do all values within the limits keep this relation? ``~``: is it among them?"""
        if relation == "~":
            return self.low <= than <= self.high
        return self.low > than if relation == ">" else self.high < than


def figures(result: Mapping[str, Any]) -> Iterator[tuple[str, Figure]]:
    """Everything that a command told, by name."""
    for change in result.get("changes", ()):
        name, unit = change["measure"], "%" if is_share(change["measure"]) else ""
        for side, key in (("a", "before"), ("b", "after")):
            yield f"{name}.{side}", around(change[key], change[f"{key}_se"], unit)
        by = change["difference"], change["low"], change["high"]
        yield f"{name}.by", Figure(*by, "points" if unit else "")
    for each in result.get("measures", ()):
        unit = "%" if each["is_share"] else ""
        yield each["measure"], Figure(each["mean"], each["low"], each["high"], unit)
    for each in result.get("figures", ()):
        name = each["name"].replace(", ", "-").replace(" ", "-")
        yield name, around(each["mean"], each["se"], "%" if each["is_share"] else "")
    for seat, won in enumerate(result.get("wins", ())):
        share = won / result["games"]
        yield f"wins-{seat + 1}", around(share, result["wins_se"][seat], "%")
    for each in result.get("bot_wins", ()):
        yield f"wins-of-{each['bot']}", around(each["wins"], each["wins_se"], "%")


def around(value: float, error: float, unit: str) -> Figure:
    """A mean with the limits that its standard error gives."""
    return Figure(value, value - limit() * error, value + limit() * error, unit)


def asked(command: str, picture: Path | None) -> Any:
    """What the command tells programs; raises RuntimeError if it does not."""
    out = StringIO()
    words = [*shlex.split(command), "--json", "--threads", "2"]
    with redirect_stdout(out):
        code = rauswurf([*words, "--picture", str(picture)] if picture else words)
    if code:
        raise RuntimeError(f"rauswurf {command}: exit code {code}")
    return json.loads(out.getvalue())


def play(questions: list[dict[str, Any]], again: str | None) -> dict[str, Any]:
    """What every question's command tells; only what is not known yet is played."""
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    PICTURES.mkdir(parents=True, exist_ok=True)
    for each in questions:
        name, command = each["name"], each["command"]
        if again not in ("", name) and kept.get(name, {}).get("command") == command:
            continue
        print(name, flush=True)
        picture = None if "shows" in each else PICTURES / f"{name}.svg"
        kept[name] = {"command": command, "result": asked(command, picture)}
        KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return kept


def draw(question: Mapping[str, Any], known: Mapping[str, Figure]) -> None:
    """The picture of a question that shows some of its figures: dots with their limits."""
    shown = {label: known[name] for name, label in question["shows"].items()}
    dots = [Dot(label, each.value, each.low, each.high) for label, each in shown.items()]
    share = all(each.unit == "%" for each in shown.values())
    panel = Panel(question["of"], dots, is_share=share)
    (PICTURES / f"{question['name']}.svg").write_text(as_svg(drawn("", [panel])), "utf-8")


def answer(question: Mapping[str, Any], result: Mapping[str, Any]) -> str:
    """A question's part of the page; raises ValueError if its words do not fit the numbers."""
    known = dict(figures(result))
    for claim in question["claims"]:
        found = CLAIM.fullmatch(claim)
        if not found or not known[found[1]].keeps(found[2], float(found[3])):
            told = known.get(claim.split()[0])
            raise ValueError(f"{question['name']}: {claim} does not hold: {told}")
    if "shows" in question:
        draw(question, known)
    text = PLACE.sub(lambda place: str(known[place[1]]), question["answer"]).strip()
    picture = f"![{question['asks']}](img/questions/{question['name']}.svg)"
    command = f"`rauswurf {question['command']}` ({result['games']:,} games)"
    return "\n\n".join((f"## {question['asks']}", text, picture, command)) + "\n"


def main() -> int:
    """Write docs/questions.md; 1 if a claim does not hold."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--again", nargs="?", const="", default=None, metavar="NAME")
    questions = tomllib.loads(QUESTIONS.read_text("utf-8"))["question"]
    kept = play(questions, reader.parse_args().again)
    parts, wrong = [], []
    for each in questions:
        try:
            parts.append(answer(each, kept[each["name"]]["result"]))
        except (ValueError, KeyError) as error:
            wrong.append(str(error))
    for each in wrong:
        print(each, file=sys.stderr)
    if not wrong:
        (DOCS / "questions.md").write_text("\n".join([HEAD, *parts]), "utf-8")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
