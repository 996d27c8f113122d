"""Typer's commands, taught to speak: what is an English sentence elsewhere is a message here."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from rauswurf.cli.common import usage
from rauswurf.cli.common.errors import Complaint
from rauswurf.cli.common.help import write_page

# Typer keeps the classes of contexts, formatters and options to itself, so they are Any here.


class Command(TyperCommand):
    """A word of the command."""

    allow_extra_args = True  # found by us, since Typer would tell it in English

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options; raises Complaint."""
        try:
            extra = super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise Complaint(usage.mistake_message(error, ctx)) from error
        if extra:
            raise Complaint(usage.extra_arguments(extra, ctx))
        return extra

    def get_help_option(self, ctx: Any) -> Any:
        """The option ``--help``."""
        return with_message(super().get_help_option(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_page(ctx, formatter)


class Group(TyperGroup):
    """A word of the command that wants another one after it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options before the next word; raises Complaint."""
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise Complaint(usage.mistake_message(error, ctx)) from error

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """Find the next word; raises Complaint."""
        if args[0] not in self.commands:
            raise Complaint(usage.no_such_command(args[0], self.commands, ctx))
        return super().resolve_command(ctx, args)

    def get_help_option(self, ctx: Any) -> Any:
        """The option ``--help``."""
        return with_message(super().get_help_option(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_page(ctx, formatter, self.commands)


def with_message(option: Any) -> Any:
    """The option ``--help``, which has no words of ours by itself."""
    option.help = "help-help"
    return option
