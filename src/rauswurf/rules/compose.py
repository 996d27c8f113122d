"""Putting a rule set together: modules, one on top of the other, and constants.

A module holds plain functions that call each other by name and read constants in capitals. A rule
set is made of copies of these functions that share one scope:

* a function replaces the one of the same name below it, for all who call it. So a game or a
  variant changes one clause without a flag in the others;
* a function imported under another name (``from .standard import move as plain_move``) is the one
  below this module, whoever it comes from: so replacements of one function stack;
* a module that calls nothing below drops what it replaces. It may drop only what it has seen, the
  functions of modules that it imports from; else the set is refused;
* an import tells the truth: it names the module, of those that are known to the importing one,
  whose function runs. Else the set is refused;
* constants (the board's tables, the variants chosen) are fixed here. What they rule out costs
  nothing: the compiler of ``fast`` removes it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from rauswurf.rules.array import Array
from rauswurf.rules.state import (
    Layout,
    PlainState,
    copy_state,
    copying,
    is_description,
    layout,
    plain_state_type,
)

Scope = dict[str, Any]
Modules = tuple[ModuleType, ...]

STATE = "State"


class RuleSet:
    """Composed rules, ready to be called: ``rules.roll(s, 6)``.

    ``functions``, ``constants`` and ``records`` are what the rules are made of, for ``fast`` to
    compile.
    """

    def __init__(
        self,
        name: str,
        modules: Modules,
        functions: Mapping[str, FunctionType],
        constants: Mapping[str, Any],
        records: Mapping[str, Layout],
    ) -> None:
        self.name = name
        self.modules = modules
        self.functions = functions
        self.constants = constants
        self.records = records
        self._types = {STATE: plain_state_type(records[STATE])}
        for record, fields in records.items():
            self._types.setdefault(record, plain_state_type(fields, self._types))
        self._scope = bind(functions, constants, copied)

    @property
    def fields(self) -> Layout:
        """What a state is made of."""
        return self.records[STATE]

    def new(self, record: str, **given: Any) -> Any:
        """An ordinary object of a description of this name, with nothing but this in it."""
        return self._types[record](**given)

    def new_state(self) -> Any:
        """A state with nothing in it; ``setup`` makes it the beginning of a game."""
        return self.new(STATE)

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


def compose(
    name: str, modules: Sequence[ModuleType], below: RuleSet | None = None, /, **chosen: Any
) -> RuleSet:
    """The rule set of these modules and constants, perhaps on top of another one.

    Raises ValueError when a constant is not known to any of the modules, when two modules use one
    name for different things, and when an import does not name what runs.
    """
    under, fixed = (below.modules, below.constants) if below else ((), {})
    parts = stacked((*under, *modules))
    unknown = sorted(set(chosen) - set(parts.constants))
    if unknown:
        raise ValueError(f"{name}: no rules module has a constant {', '.join(unknown)}")
    constants = {**parts.constants, **fixed, **chosen}
    sizes = {key: value for key, value in constants.items() if isinstance(value, int)}
    records = {key: layout(each, sizes) for key, each in parts.descriptions.items()}
    functions = {**parts.functions, copy_state.__name__: copying(records[STATE])}
    return RuleSet(name, (*under, *modules), functions, constants, records)


@dataclass(frozen=True)
class Parts:
    """What some modules bring together."""

    functions: dict[str, FunctionType]
    constants: dict[str, Any]
    descriptions: dict[str, list[type]]  # by the name of the class


@cache
def stacked(modules: Modules) -> Parts:
    """All functions, constants and descriptions of these modules, each on top of those before."""
    functions: dict[str, Any] = {copy_state.__name__: copy_state}
    constants: dict[str, Any] = {}
    descriptions: dict[str, list[type]] = {STATE: []}
    for number, module in enumerate(modules):
        put_on_top(module, modules[:number], functions)
        for key, value in vars(module).items():
            if is_constant(key, value):
                if constants.setdefault(key, value) is not value and constants[key] != value:
                    raise ValueError(f"{module.__name__} uses {key} for something else")
            elif is_description(value):
                descriptions.setdefault(key, []).append(value)
    for module in modules:
        check_imports(module, modules)
    return Parts(functions, constants, descriptions)


def put_on_top(module: ModuleType, below: Modules, functions: dict[str, FunctionType]) -> None:
    """Add the functions of a module to those below it; raises ValueError if one is dropped blind.

    What it calls below is kept under a name that no other module has for it.
    """
    names: dict[str, str] = {}
    stacks = set()
    for alias, function in imported_functions(module).items():
        if alias != function.__name__:
            names[alias] = f"{function.__name__}_below_{module.__name__.replace('.', '_')}"
            functions[names[alias]] = functions.get(function.__name__, function)
            stacks.add(function.__name__)
    for key, function in own_functions(module).items():
        dropped = functions.get(key)
        if dropped and key not in stacks and dropped.__module__ not in seen_by(module, below):
            raise ValueError(
                f"{module.__name__} replaces {key} and does not know that of {dropped.__module__}"
            )
        functions[key] = renamed(function, names)


def check_imports(module: ModuleType, modules: Modules) -> None:
    """Raises ValueError for an import of a function that is not the one that runs."""
    known = known_to(module)
    for function in imported_functions(module).values():
        name = function.__name__
        having = [m.__name__ for m in modules if m.__name__ in known and name in own_functions(m)]
        if having and having[-1] != function.__module__:
            raise ValueError(
                f"{module.__name__} imports {name} of {function.__module__},"
                f" but that of {having[-1]} runs"
            )


def own_functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module defines, by name."""
    return {
        key: value
        for key, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def imported_functions(module: ModuleType) -> dict[str, FunctionType]:
    """The functions that a module imports, by the names it calls them."""
    return {
        key: value
        for key, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ != module.__name__
    }


def known_to(module: ModuleType) -> set[str]:
    """The names of the other modules from which a module imports something."""
    names = {
        value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", "")
        for value in vars(module).values()
    }
    return names - {module.__name__}


def seen_by(module: ModuleType, below: Modules) -> set[str]:
    """The same, and what those among them that lie below import from, and so on."""
    found = known_to(module)
    for each in reversed(below):  # whoever imports from another one lies on top of it
        if each.__name__ in found:
            found |= known_to(each)
    return found


def renamed(function: FunctionType, names: Mapping[str, str]) -> FunctionType:
    """The same function, calling some others by other names."""
    code = function.__code__
    if names.keys().isdisjoint(code.co_names):
        return function
    called = tuple(names.get(name, name) for name in code.co_names)
    made = copied(function, function.__globals__, code.replace(co_names=called))
    made.__annotations__ = function.__annotations__
    return made


def is_constant(name: str, value: object) -> bool:
    """Is this a constant of a module: a number or table in capitals, or something of a library?"""
    if name.isupper():
        return isinstance(value, int | float | Array)
    if isinstance(value, ModuleType):
        return name == "np"
    return getattr(value, "__module__", "") == "math"


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


def copied(function: FunctionType, scope: Scope, code: Any = None) -> FunctionType:
    """The same function, looking its names up in another scope."""
    made = FunctionType(code or function.__code__, scope, function.__name__, function.__defaults__)
    made.__doc__ = function.__doc__
    made.__module__ = function.__module__
    return made


__all__ = ["PlainState", "RuleSet", "compose"]
