"""``rauswurf completion``: a script that lets a shell complete what is typed."""

from enum import StrEnum
from typing import Annotated, Any

import typer

from rauswurf.cli.completion.scripts import script
from rauswurf.cli.completion.words import all_commands


class Shell(StrEnum):
    """Shells that we have a script for."""

    BASH = "bash"
    ZSH = "zsh"
    FISH = "fish"


Which = Annotated[Shell, typer.Argument(help="help-completion-shell")]


def command(context: typer.Context, shell: Which) -> None:
    """Write the script of a shell."""
    root: Any = context.find_root().command
    print(script(shell.value, list(all_commands(root))), end="")
