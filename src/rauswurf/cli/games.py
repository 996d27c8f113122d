"""``rauswurf games``: which games there are."""

from typing import Any

from rauswurf.cli.common.options import Json
from rauswurf.cli.common.output import console, emit, show_table
from rauswurf.games import GAMES, Game, Variant
from rauswurf.messages import message


def command(json: Json = False) -> None:
    """List the games, and for how many players they are."""
    if json:
        emit([described(game) for game in GAMES.values()])
    else:
        show()


def described(game: Game) -> dict[str, Any]:
    """A game for programs."""
    return {
        "id": game.id,
        "name": game.name,
        "players": list(game.players),
        "variants": [described_variant(game, variant) for variant in game.variants],
        "version": game.version,
    }


def described_variant(game: Game, variant: Variant) -> dict[str, Any]:
    """A variant for programs; ``default_for`` where the default depends on the players."""
    data: dict[str, Any] = {
        "id": variant.id,
        "values": list(variant.values),
        "default": game.defaults[variant.id],
        "text": variant.text,
    }
    default_for = {
        str(players): defaults[variant.id]
        for players, defaults in game.defaults_for.items()
        if variant.id in defaults
    }
    if default_for:
        data["default_for"] = default_for
    if variant.players:
        data["players"] = {value: list(players) for value, players in variant.players.items()}
    return data


def show() -> None:
    """The games as a table for people."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    longest = max(map(len, GAMES))  # an id is typed, so no letter of it may be missing
    table.add_column(str(message("cli-games-game")), no_wrap=True, min_width=longest)
    table.add_column(str(message("cli-games-name")))
    table.add_column(str(message("cli-games-players")), no_wrap=True)
    for game in GAMES.values():
        table.add_row(game.id, game.name, player_range(game))
    out = console()
    show_table(out, table)
    out.print(str(message("cli-games-more")))


def player_range(game: Game) -> str:
    """The numbers of players: ``2-4``."""
    return f"{min(game.players)}-{max(game.players)}"
