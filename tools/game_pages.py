"""Make the game pages: docs/games/*.md and the pictures of the boards.

    python tools/game_pages.py           writes them
    python tools/game_pages.py --check   names those that are not what would be written

What is on a page comes from the game itself (players, clauses, variants, rulings), from its board
(picture, names of fields) and from docs/games/texts.toml (what only a person can write). The page
of NICHTLUSTIG is written by hand but for its introduction and the pictures of its rules, each
between two marks.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from game_scenes import FOLDER, pictured, pictures_of_rules, scene_pictures, scenes_shown, table
from rauswurf.boards.svg import draw_svg
from rauswurf.games import GAMES, Clause, Game, Setup, Variant, introduction
from rauswurf.messages import message
from rauswurf.table import Table

ROOT = Path(__file__).resolve().parent.parent
BY_HAND = ("nichtlustig",)
NOTE = (
    "<!-- Made by `make docs` from the game, its board and texts.toml beside this page: "
    "change those, not this. -->"
)

KINDS = {
    "track": "the track",
    "goal": "the goal, one for each colour",
    "waiting": "where pieces wait",
    "side": "side paths: `s2.4` is the fourth field of the third one",
    "grey": "grey fields",
    "lane": "the lane of a stone, one for each colour",
}
SHAPES = ("circles", "triangles", "diamonds", "squares", "hexagons", "stars")

Text = Mapping[str, Any]


def main(arguments: Sequence[str]) -> int:
    """Write the pages, or check them; returns the exit code."""
    made = pages()
    stale = [path for path, text in made.items() if not is_written(path, text)]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what `make docs` makes")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(made[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


def is_written(path: Path, text: str) -> bool:
    """Does this file hold exactly this text?"""
    return path.is_file() and path.read_text(encoding="utf-8") == text


def pages() -> dict[Path, str]:
    """Every file that is made, with its text."""
    texts = tomllib.loads((FOLDER / "texts.toml").read_text(encoding="utf-8"))
    made = {FOLDER / "README.md": list_of_games(texts)}
    for game in GAMES.values():
        if game.id not in BY_HAND:
            made[FOLDER / f"{game.id}.md"] = page(game, texts)
            made[picture_file(game)] = picture(game)
        else:
            made[FOLDER / f"{game.id}.md"] = filled_page(game)
        made.update(scene_pictures(game))
    return made


def filled_page(game: Game) -> str:
    """A page written by hand, with what is made between its marks."""
    text = (FOLDER / f"{game.id}.md").read_text(encoding="utf-8")
    usual = game.setup(max(game.players))
    for name, parts in (
        ("in short", [short_list(usual), scenes_shown(game), setup_list(usual)]),
        ("pictures", [pictures_of_rules(game)]),
    ):
        begin, end = f"<!-- made: {name} -->", "<!-- by hand again -->"
        before, _, rest = text.partition(begin)
        after = rest.partition(end)[2]
        text = f"{before}{begin}\n\n{joined(iter(parts))}\n{end}{after}"
    return text


def joined(parts: Iterator[str]) -> str:
    """Parts of a page with a blank line between them."""
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


# One page.


def page(game: Game, texts: Mapping[str, Text]) -> str:
    """The page of one game."""
    return joined(parts_of_page(game, texts[game.id], texts))


def parts_of_page(game: Game, text: Text, texts: Mapping[str, Text]) -> Iterator[str]:
    usual = game.setup(max(game.players))
    yield f"# {game.name} (`{game.id}`)"
    yield NOTE
    yield text["intro"]
    yield table(["", ""], facts_about(game))
    yield "## Board"
    yield board_picture(game)
    yield caption(usual)
    yield table(["fields", ""], list(field_names(usual)))
    yield page_picture(game)
    yield "## In short"
    yield short_list(usual)
    yield scenes_shown(game)
    yield "## Setup"
    yield setup_list(usual)
    yield table(["players", "seats", "each colour begins on"], list(seatings(game)))
    yield "## A turn"
    yield "\n".join(f"{number}. {step}" for number, step in enumerate(text["turn"], start=1))
    yield "## Rules"
    yield "A refusal shows the name of the rule it comes from."
    yield texts[text["family"][0]]["words"]
    yield table(
        ["rule", ""],
        [
            [f"`{clause.id}`", clause_text(game, clause) + pictured(game, clause)]
            for clause in game.clauses
        ],
    )
    yield "## Variants"
    yield "Default values are bold. Choose others with `--set ID=VALUE`, or `variants={...}`."
    yield table(["variant", "values", ""], [variant_row(game, each) for each in game.variants])
    yield "## Rulings"
    yield "Where the book is silent, this is how we play; the reasons are [here](../rulings.md)."
    yield "\n".join(rulings(game))
    yield "## Moves and positions"
    yield table(["move", ""], collected("moves", text, texts))
    yield example_position(usual)
    yield table(["fact", ""], collected("facts", text, texts))
    yield text["example"]


def short_list(setup: Setup) -> str:
    return "\n".join(f"- **{heading}**: {said}" for heading, said in in_short(setup))


def setup_list(setup: Setup) -> str:
    return "\n".join(f"- {sentence.text()}" for sentence in introduction.setting_up(setup))


def in_short(setup: Setup) -> Iterator[tuple[str, str]]:
    """What somebody reads who does not know the game yet."""
    game = setup.game
    yield message("intro-aim-title").text(), introduction.aim(game).text()
    yield message("intro-turn-title").text(), introduction.turn(game).text()
    yield message("intro-special-title").text(), game.about.text()
    yield "For", introduction.figures(game).text()


def facts_about(game: Game) -> list[list[str]]:
    """What stands at the head of a page."""
    setup = game.setup(max(game.players))
    return [
        ["players", f"{min(game.players)} to {max(game.players)}"],
        ["board", f"{setup.board.name} (`{setup.board.id}.toml`)"],
        ["source", game.source],
        ["behaviour", f"version {game.version}"],
    ]


def clause_text(game: Game, clause: Clause) -> str:
    """A clause, and when it holds if that depends on a variant."""
    text = clause.wording(holding(game, clause)).text()
    if not clause.variant:
        return text
    return f"{text} *If `{clause.variant}` is {' or '.join(clause.values)}.*"


def holding(game: Game, clause: Clause) -> Mapping[str, str]:
    """The usual variants, but such that a clause holds."""
    if clause.holds(game.defaults):
        return game.defaults
    return {**game.defaults, clause.variant: clause.values[0]}


def rulings(game: Game) -> Iterator[str]:
    """What we decided about each clause of a game."""
    for clause in game.clauses:
        if ruling := clause.ruling(holding(game, clause)):
            yield f"- `{clause.id}`: {ruling.text()}"


def variant_row(game: Game, variant: Variant) -> list[str]:
    """A variant with its values, the usual one bold, and for whom some of them are."""
    usual = game.defaults[variant.id]
    values = [f"**{value}**" if value == usual else value for value in variant.values]
    notes = [
        f"{value} is for {' or '.join(map(str, players))} players"
        + (", and the default then" if is_usual(game, variant, value, players) else "")
        for value, players in variant.players.items()
    ]
    text = variant.text + (f" ({'; '.join(notes)}.)" if notes else "")
    return [f"`{variant.id}`", ", ".join(values), text]


def is_usual(game: Game, variant: Variant, value: str, players: Sequence[int]) -> bool:
    """Is this the value if nobody chooses, for all these numbers of players?"""
    return all(game.setup(number).variants[variant.id] == value for number in players)


def collected(key: str, text: Text, texts: Mapping[str, Text]) -> list[list[str]]:
    """Rows that the game shares with its family, then its own."""
    shared = [row for family in text["family"] for row in texts[family][key]]
    return [*shared, *text.get(key, [])]


# Seats, fields and positions.


def seatings(game: Game) -> Iterator[list[str]]:
    """For each number of players: who sits where, and where pieces begin."""
    for players in game.players:
        setup = game.setup(players)
        seats = [" and ".join(setup.board.colours[c] for c in mine) for mine in setup.seats]
        neutral = [c for c in setup.colours if all(c not in mine for mine in setup.seats)]
        seats += [f"{setup.board.colours[colour]} for everybody" for colour in neutral]
        yield [str(players), ", ".join(seats), begin(setup)]


def begin(setup: Setup) -> str:
    """Where the first colour begins, to stand for all."""
    colour = setup.colours[0]
    names = [setup.board.field_name(field) for field in setup.begin_of(colour)]
    text = f"{setup.board.colours[colour]} `{' '.join(sorted(names, key=names.count))}`"
    if hasattr(setup.rules, "LANE_BEGIN"):
        lane = setup.board.colour_marks[colour]["lane"]
        text += f", stone `{setup.board.field_name(lane[setup.rules.LANE_BEGIN])}`"
    return text


def field_names(setup: Setup) -> Iterator[list[str]]:
    """The names of the fields of each kind."""
    kinds: dict[str, list[str]] = {}
    for field in setup.board.fields:
        names = kinds.setdefault(field.kind, [])
        if field.name not in names:
            names.append(field.name)
    for kind, names in kinds.items():
        yield [shortened(names), KINDS[kind]]


def shortened(names: Sequence[str]) -> str:
    """Names as runs: `0`..`59`, `W0`..`W5`."""
    runs: list[list[str]] = []
    for name in names:
        if runs and follows(runs[-1][-1], name):
            runs[-1].append(name)
        else:
            runs.append([name])
    return ", ".join(f"`{run[0]}`" + (f"..`{run[-1]}`" if run[1:] else "") for run in runs)


def follows(name: str, after: str) -> bool:
    """Is this the next name of a run?"""
    if len(name) == len(after) == 1 and name.isalpha():
        return ord(after) == ord(name) + 1
    stem, number = split(name)
    after_stem, after_number = split(after)
    if "." in stem:  # s0.6 is followed by s1.1
        return split(stem[:-1])[0] == split(after_stem[:-1])[0]
    return stem == after_stem and after_number == number + 1


def split(name: str) -> tuple[str, int]:
    """The letters before the last number of a name, and that number."""
    stem = name.rstrip("0123456789")
    digits = name[len(stem) :]
    return stem, int(digits) if digits else -1


def example_position(setup: Setup) -> str:
    """The beginning as a line, and what the line means."""
    position = Table(setup).position
    return (
        "A position is one line: the pieces of each colour by field, then facts, each after a "
        f"semicolon. The beginning with {setup.players} players:\n\n    {position}"
    )


# Pictures.


def picture_file(game: Game) -> Path:
    return FOLDER / "img" / f"{game.id}.svg"


def picture(game: Game) -> str:
    """The board with the pieces as they begin."""
    setup = game.setup(max(game.players))
    state = setup.rules.start()
    pieces = {colour: setup.begin_of(colour) for colour in setup.colours}
    stones = dict(enumerate(getattr(state, "stone", ())))
    return draw_svg(setup.board, pieces, stones=stones)


def board_picture(game: Game) -> str:
    """The picture in a page."""
    return (
        f'<img src="img/{game.id}.svg" width="560" '
        f'alt="The board of {game.name} with all pieces where they begin">'
    )


def page_picture(game: Game) -> str:
    """How the game looks in the browser; tools/page_pictures.py takes these pictures."""
    shots = (("page", 500, "in the browser"), ("phone", 150, "on a phone, in the dark"))
    return " ".join(
        f'<img src="../img/{shot}-{game.id}.png" width="{width}" alt="{game.name} {where}">'
        for shot, width, where in shots
    )


def caption(setup: Setup) -> str:
    """What the picture shows."""
    shapes = [
        f"{name} has {shape}" for name, shape in zip(setup.board.colours, SHAPES, strict=False)
    ]
    note = ""
    if setup.board.id != "cross":
        note = (
            " We reconstructed the board from the text of the rules; if you own the box, you can "
            "[correct it](../boards.md)."
        )
    return f"The beginning with {setup.players} players; {', '.join(shapes)}.{note}"


# The list of all games.


def list_of_games(texts: Mapping[str, Text]) -> str:
    """The page that leads to the others."""
    return joined(parts_of_list(texts))


def parts_of_list(texts: Mapping[str, Text]) -> Iterator[str]:
    yield "# The games"
    yield NOTE
    yield (
        "Every page has the same parts: the board, the goal, a turn, the rules by name, the "
        "variants, our rulings, and how moves and positions are written."
    )
    rows = []
    for game in GAMES.values():
        thumb = "" if game.id in BY_HAND else thumbnail(game)
        players = f"{min(game.players)}-{max(game.players)}"
        rows.append([thumb, f"[{game.name}]({game.id}.md)", f"`{game.id}`", players])
    yield table(["", "game", "id", "players"], rows)
    yield (
        "The three classic games share [one board](../boards.md) and all variants; the six Nüby "
        "games share their standard rules and have a board each; NICHTLUSTIG is played with cards "
        "and seven dice."
    )


def thumbnail(game: Game) -> str:
    return f'<img src="img/{game.id}.svg" width="120" alt="">'


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
