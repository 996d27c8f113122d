"""Options of a command as one object: a dataclass says what there is, and Typer reads it there."""

from collections.abc import Callable
from inspect import signature
from typing import Any, TypeVar, get_type_hints

Options = TypeVar("Options")
Answer = TypeVar("Answer", None, int)


def takes(
    options: Callable[..., Options],
) -> Callable[[Callable[[Options], Answer]], Callable[..., Answer]]:
    """Make a command of a function whose one argument has all options as its fields."""

    def made(run: Callable[[Options], Answer]) -> Callable[..., Answer]:
        def command(**given: Any) -> Answer:
            return run(options(**given))

        # Where Typer looks for names, kinds and defaults.
        vars(command)["__signature__"] = signature(options)
        command.__annotations__ = get_type_hints(options, include_extras=True)
        command.__doc__ = run.__doc__
        return command

    return made
