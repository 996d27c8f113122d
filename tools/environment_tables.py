"""Write the tables of docs/environments.md: what every action and observation of a game means.

python tools/environment_tables.py           writes them
python tools/environment_tables.py --check   exit code 1 if the page is not so
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from rauswurf import games
from rauswurf.envs.spaces import Part, Spaces, name_of, spaces_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "environments.md"
BEGIN = "<!-- Made by tools/environment_tables.py: change that, not this. -->"
END = "<!-- End of what is made. -->"

# Race games that share a table, by the first of them.
CLASSIC = ("madn", "never-mind", "dont-worry")

ACTIONS = {
    "roll": "roll the dice, where one may do something else instead (a hunt, a stone)",
    "pass": "do nothing with the die, where that is allowed",
    "step": "move a piece forwards, or enter it: (piece, path); pieces 4 to 7 are those of nobody",
    "step-back": "move a piece backwards: (piece, path)",
    "hunt": "hunt for the number 1 to 6",
    "turn-over": "a hit turns this piece over",
    "push": "push the own stone along its lane",
    "stone": "set the own stone on a track field, counted from the own start",
    "keep": "set these free dice aside and roll the others: a bit for each die "
    "(black 1, 2; red 4, 8; white 16, 32; pink 64)",
    "stop": "roll no more; without the duck, too",
    "use": "use the duck, or the clown",
    "take-pairs": "take pair cards that the dice bring: a bit for each kind, less 1 "
    "(riebmann 1, yeti 2, lemming 4)",
    "take-professors": "take one professor (1 to 5), or two (1+2, 1+3, ... 4+5)",
    "take-dinosaur": "take a dinosaur (24 to 28), with the time machine where it needs that",
    "take-nothing": "take nothing, and keep the time machine",
    "take-death": "take a death card (1 to 5, the poodle)",
    "cover": "cover one of the own cards: riebmann, yeti, lemming, professor, 1 to 5 each",
}
SEEN = {
    "places": "(colour, piece): the place of each piece on its own way; -1: does not play",
    "whose": "(colour): the seat that has it, counted from the own; -1: nobody, "
    "the number of seats: pieces that all may move",
    "rank": "(colour): in which place its seat came home; 0: not yet",
    "turn": "whose turn it is, counted from the viewer; 0 for whoever is asked",
    "die": "the die that is to be used; 0: none",
    "rolls": "how many rolls are left",
    "roll-awaited": "1: dice are to be rolled",
    "sixes": "how many sixes of this turn are over (Nüby games)",
    "focus": "(colour, piece): has it hunted with success?",
    "hunted": "the number that is hunted; 0: no hunt",
    "hunt-dice": "dice of the hunt that are still to fall",
    "hits": "hits that have not turned a piece yet",
    "all-hits": "all hits of this hunt",
    "stones": "(colour): 0 to 3 in its lane, then the track fields from the viewer's start; "
    "-1: does not play",
    "pushed": "1: this die has pushed the stone already",
    "stuck": "turns in a row in which nobody could move; -1: somebody can",
    "where": "(card): the seat that has it, counted from the viewer; -1: it lies on the table",
    "mark": "(target card): 0 fresh, 1 scored, 2 covered",
    "covers": "(death card): the card under it; -1: none",
    "faces": "(die): what it shows; 6 is the symbol, 0: to be rolled",
    "kept": "(die): set aside?",
    "step": "what is going on, as `rules/nichtlustig/cards.py` numbers it (ROLLING to FINAL)",
    "death-in-hand": "the death card that was taken and covers nothing yet; -1: none",
    "on-table": "how many target cards nobody has",
}


def written() -> str:
    """All tables."""
    return "\n".join(line for game in games.GAMES for line in section(game))


def section(game: str) -> Iterator[str]:
    """The tables of one game."""
    if game in CLASSIC[1:]:
        return
    shared = CLASSIC if game == CLASSIC[0] else (game,)
    spaces = spaces_of(games.get(game).setup(2))
    names = ", ".join(f"`{name_of(games.get(each))}-v{spaces.version}`" for each in shared)
    yield f"### {', '.join(shared)}\n"
    yield f"{names}: {spaces.action_count} actions, {spaces.observation_size} numbers are seen.\n"
    yield from table(spaces)
    yield ""


def table(spaces: Spaces) -> Iterator[str]:
    """What the numbers of a game mean."""
    yield "| action | | |"
    yield "|---|---|---|"
    for first, part in numbered(spaces.actions):
        yield f"| {span(first, part)} | {part.name}{shape(part)} | {ACTIONS[part.name]} |"
    yield ""
    yield "| seen | | from, to | |"
    yield "|---|---|---|---|"
    for first, part in numbered(spaces.observation):
        limits = f"{part.low}, {part.high}"
        yield f"| {span(first, part)} | {part.name}{shape(part)} | {limits} | {SEEN[part.name]} |"


def numbered(parts: tuple[Part, ...]) -> Iterator[tuple[int, Part]]:
    """Each part with its first number."""
    first = 0
    for part in parts:
        yield first, part
        first += part.size


def span(first: int, part: Part) -> str:
    """The numbers of a part."""
    return str(first) if part.size == 1 else f"{first} - {first + part.size - 1}"


def shape(part: Part) -> str:
    """The shape of a part that has one."""
    return f" {' x '.join(map(str, part.shape))}" if part.shape else ""


def page_with_tables(page: str) -> str:
    """The page with the tables as they are now."""
    before, rest = page.split(BEGIN)
    return f"{before}{BEGIN}\n\n{written()}\n{END}{rest.split(END)[1]}"


def main() -> int:
    """Write the page, or tell whether it is up to date."""
    page = PAGE.read_text(encoding="utf-8")
    wanted = page_with_tables(page)
    if "--check" in sys.argv[1:]:
        return int(page != wanted)
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
