"""``rauswurf rules``: how a game is played, clause by clause."""

from typing import Any

from rauswurf.cli.common.options import Choices, GameId, Json, Players, chosen_setup
from rauswurf.cli.common.output import console, emit, paints
from rauswurf.cli.games import described_variant, player_range
from rauswurf.games import Clause, Game, Setup, Variant, introduction
from rauswurf.messages import any_of, message
from rauswurf.table import Table
from rauswurf.table.drawing import draw_text
from rauswurf.table.illustration import lines_about

INDENT = (0, 0, 0, 4)


def command(
    game: GameId, choices: Choices = None, players: Players = None, json: Json = False
) -> None:
    """Tell the rules of a game in our own words, with every ruling and variant."""
    setup = chosen_setup(game, players, choices)
    if json:
        emit(described(setup))
    else:
        show(setup)


def described(setup: Setup) -> dict[str, Any]:
    """The rules for programs."""
    game = setup.game
    return {
        "id": game.id,
        "name": game.name,
        "players": list(game.players),
        "chosen": {"players": setup.players, "variants": dict(setup.variants)},
        "introduction": {
            "figures": introduction.figures(game),
            "aim": introduction.aim(game),
            "turn": introduction.turn(game),
            "special": game.about,
            "setup": introduction.setting_up(setup),
            "scenes": [
                {"clause": scene.clause, "position": scene.position, "caption": scene.caption}
                for scene in introduction.introduction_of(game).scenes
            ],
        },
        "clauses": [
            {
                "id": clause.id,
                "title": clause.title,
                "text": clause.wording(setup.variants),
                "ruling": clause.ruling(setup.variants) or "",
                "in_force": clause.holds(setup.variants),
                "example": described_example(game, clause),
            }
            for clause in game.clauses
        ],
        "variants": [described_variant(game, variant) for variant in game.variants],
        "source": game.source,
        "version": game.version,
    }


def described_example(game: Game, clause: Clause) -> dict[str, Any] | None:
    """The picture of a rule for programs, if there is one."""
    scene = introduction.scene_of(game, clause.id)
    if scene is None:
        return None
    told = [line.text for line in lines_about(game, scene)]
    return {
        "position": scene.position,
        "variants": dict(scene.variants),
        "move": scene.move,
        "refused": scene.refused,
        "told": told,
    }


def show(setup: Setup) -> None:
    """The rules for people."""
    from rich.markup import escape
    from rich.padding import Padding

    out = console()
    game = setup.game
    name = f"[bold]{game.name}[/] ({game.id})"
    out.print(str(message("cli-rules-title", game=name, players=player_range(game))))
    told_for = message("cli-rules-source", players=setup.players, source=game.source)
    out.print(f"{escape(str(told_for))}\n")
    show_introduction(setup)
    for clause in setup.clauses:
        out.print(f"[bold]{escape(str(clause.title))}[/] [dim]{clause.id}[/]")
        out.print(Padding(escape(str(clause.wording(setup.variants))), INDENT))
        if ruling := clause.ruling(setup.variants):
            decided = f"[italic]{message('cli-rules-ruling')}[/] {escape(str(ruling))}"
            out.print(Padding(decided, INDENT))
        show_example(setup, clause)
    out.print(f"\n{message('cli-rules-variants')}\n")
    for variant in game.variants:
        out.print(f"[bold]{variant.id}[/] = {values(setup, variant)}")
        out.print(Padding(escape(variant.text) + limits(variant), INDENT))


def show_introduction(setup: Setup) -> None:
    """The game on one screen: aim, turn, what is special, three pictures, set-up."""
    from rich.markup import escape
    from rich.padding import Padding

    out, game = console(), setup.game
    out.print(escape(str(introduction.figures(game))) + "\n")
    parts = {
        "intro-aim-title": [introduction.aim(game)],
        "intro-turn-title": [introduction.turn(game)],
        "intro-special-title": [game.about],
        "intro-setup-title": introduction.setting_up(setup),
    }
    for heading, sentences in parts.items():
        out.print(f"[bold]{message(heading)}[/]")
        for sentence in sentences:
            out.print(Padding(escape(str(sentence)), INDENT))
    out.print(f"\n[bold]{message('intro-pictures-title')}[/]\n")
    for scene in introduction.introduction_of(game).scenes:
        table = Table(game.setup(scene.players, scene.variants), position=scene.position)
        print(draw_text(table.setup, table.view, paint=paints()))
        out.print(Padding(escape(str(scene.caption)), (0, 0, 1, 4)))


def show_example(setup: Setup, clause: Clause) -> None:
    """What a rule allows and forbids in one position; a board each would be too long to read."""
    from rich.markup import escape
    from rich.padding import Padding

    scene = introduction.scene_of(setup.game, clause.id)
    if scene is None or scene.caption:
        return
    lines = [scene.position, *map(str, lines_about(setup.game, scene))]
    console().print(Padding(f"[dim]{escape(chr(10).join(lines))}[/]", INDENT))


def values(setup: Setup, variant: Variant) -> str:
    """The values of a variant, the chosen one marked, and what it is if nobody chooses."""
    chosen = setup.variants[variant.id]
    words = [f"[reverse]{value}[/]*" if value == chosen else value for value in variant.values]
    default = setup.game.setup(setup.players).variants[variant.id]
    usual = "" if default == chosen else f"  {message('cli-rules-usually', value=default)}"
    return " | ".join(words) + usual


def limits(variant: Variant) -> str:
    """For how many players a value is, where that is limited."""
    return "".join(
        f" [dim]{message('cli-rules-limit', value=value, players=any_of(players))}[/]"
        for value, players in variant.players.items()
    )
