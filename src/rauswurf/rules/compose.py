"""Putting a rule set together: rules modules, one after the other, and constants.

A rules module holds plain functions that call each other by name and read constants in capitals.
A rule set is made of copies of these functions that share one scope:

* a function of a later module replaces the function of the same name of an earlier one, for all
  who call it. So a game or a variant changes one clause without a flag in the others;
* a function imported under another name (``from .classic import move as plain_move``) stays
  what it was: that is how a replacement calls what it replaces;
* constants (the board's tables, the variants chosen) are fixed here. What they rule out costs
  nothing: the compiler of ``fast`` removes it.
"""

from collections.abc import Callable, Mapping, Sequence
from types import FunctionType, ModuleType
from typing import Any

from rauswurf.rules.array import Array
from rauswurf.rules.state import Layout, PlainState, copying, layout, plain_state_type

Scope = dict[str, Any]


class RuleSet:
    """Composed rules, ready to be called: ``rules.roll(s, 6)``.

    ``functions`` and ``constants`` are what the rules are made of, for ``fast`` to compile.
    """

    def __init__(
        self,
        name: str,
        functions: Mapping[str, FunctionType],
        constants: Mapping[str, Any],
        fields: Layout,
    ) -> None:
        self.name = name
        self.functions = {**functions, "copy_state": copying(fields)}
        self.constants = constants
        self.fields = fields
        self._new_state = plain_state_type(fields)
        self._scope = bind(
            self.functions, constants, lambda function, scope: copied(function, scope)
        )

    def new_state(self) -> Any:
        """A state with nothing in it; ``setup`` makes it the beginning of a game."""
        return self._new_state()

    def start(self) -> Any:
        """The beginning of a game."""
        state = self.new_state()
        self.setup(state)
        return state

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["_scope"][name]
        except KeyError:
            raise AttributeError(f"the rules {self.name} have no {name!r}") from None

    def __repr__(self) -> str:
        return f"RuleSet({self.name})"


def compose(name: str, modules: Sequence[ModuleType], **constants: Any) -> RuleSet:
    """The rule set of these modules and constants.

    Raises ValueError when a constant is not known to any of the modules, or when two modules
    use one name for different things.
    """
    functions: dict[str, FunctionType] = {}
    values: Scope = {}
    for module in modules:
        for key, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                functions[key] = value
            elif is_constant(key, value):
                values[key] = value
    functions |= kept_under_other_names(modules, functions)
    unknown = sorted(set(constants) - set(values))
    if unknown:
        raise ValueError(f"{name}: no rules module has a constant {', '.join(unknown)}")
    values |= constants
    descriptions = [vars(module)["State"] for module in modules if "State" in vars(module)]
    sizes = {key: value for key, value in values.items() if isinstance(value, int)}
    return RuleSet(name, functions, values, layout(descriptions, sizes))


def extended(rules: RuleSet, modules: Sequence[ModuleType], **chosen: Any) -> RuleSet:
    """The same rules with the functions and constants of more modules beside them."""
    functions = dict(rules.functions)
    constants = dict(rules.constants)
    for module in modules:
        for key, value in vars(module).items():
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                functions[key] = value
            elif is_constant(key, value):
                constants.setdefault(key, value)
    functions |= kept_under_other_names(modules, functions)
    return RuleSet(rules.name, functions, constants | chosen, rules.fields)


def is_constant(name: str, value: object) -> bool:
    """Is this a constant of a module (capitals; a number or a table), or a function of ``math``?"""
    if name.isupper():
        return isinstance(value, int | float | Array)
    return getattr(value, "__module__", "") == "math"


def kept_under_other_names(
    modules: Sequence[ModuleType], functions: Mapping[str, FunctionType]
) -> dict[str, FunctionType]:
    """Functions that a module imported under another name in order to call what it replaces."""
    kept: dict[str, FunctionType] = {}
    for module in modules:
        for alias, value in vars(module).items():
            if not isinstance(value, FunctionType) or value.__name__ == alias:
                continue
            if functions.get(alias, value) is not value or kept.get(alias, value) is not value:
                raise ValueError(f"two functions of the rules are called {alias}")
            kept[alias] = value
    return kept


def bind(
    functions: Mapping[str, FunctionType],
    constants: Mapping[str, Any],
    make: Callable[[FunctionType, Scope], Any],
) -> Scope:
    """One scope in which all the functions, as made by ``make``, find each other."""
    scope: Scope = dict(constants)
    for name, function in functions.items():
        scope[name] = make(function, scope)
    return scope


def copied(function: FunctionType, scope: Scope) -> FunctionType:
    """The same function, looking its names up in another scope."""
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    copy.__doc__ = function.__doc__
    copy.__module__ = function.__module__
    return copy


__all__ = ["PlainState", "RuleSet", "compose"]
