"""Rules of one's own: a Python file that replaces functions of a game's rules, as our variants do.

The file is a program, and it runs: only whoever wrote it, or trusts whoever did, should use it. So
the command takes such files, and servers never do.
"""

import ast
import hashlib
import inspect
import linecache
import traceback
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import NoReturn

from rauswurf.messages import Message, Told, any_of, message
from rauswurf.messages.reasons import why_not
from rauswurf.rules.compose import (
    RuleSet,
    compose,
    imported_functions,
    known_to,
    own_functions,
    seen_by,
)
from rauswurf.rules.state import cells_of

LARGEST_FILE = 100_000  # bytes; our longest rules module has 14,000
NOT_PLAIN = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
KINDS_OF_CELLS = ("i1", "i2", "i4", "i8")  # what a file may remember
SWITCHES = ("bool", "int")  # one may stand for the other


class RulesError(Told):
    """A file of rules that cannot be used; says where and why."""


@dataclass(frozen=True)
class HouseRules:
    """Rules from a file; two are the same if their text is."""

    path: Path = field(compare=False)
    source: str = field(repr=False)

    @property
    def name(self) -> str:
        """What the file is called."""
        return self.path.name

    @cached_property
    def sha256(self) -> bytes:
        """By which records name these rules."""
        return hashlib.sha256(self.source.encode()).digest()

    @property
    def file(self) -> str:
        """Where tracebacks and the compiler find the source as it was read."""
        return f"<rules {self.sha256.hex()[:16]}>"

    @cached_property
    def module(self) -> ModuleType:
        """The rules as a module; raises RulesError for what is no Python, or does not run."""
        linecache.cache[self.file] = (
            len(self.source),
            None,
            self.source.splitlines(keepends=True),
            self.file,
        )
        module = ModuleType(f"house_{self.sha256.hex()[:16]}")
        try:
            exec(compile(self.source, self.file, "exec", dont_inherit=True), vars(module))
        except SyntaxError as error:
            self.refuse(message("house-syntax", reason=error.msg), error.lineno)
        except (Exception, SystemExit) as error:  # whatever the file does
            self.refuse(message("house-broken", reason=reason_of(error)), self.line_in(error))
        return module

    def on_top_of(self, below: RuleSet) -> RuleSet:
        """A game's rules with these on top; raises RulesError."""
        self.check(below)
        self.check_cells()
        try:
            return compose(below.name, [self.module], below)
        except (ValueError, KeyError) as error:
            self.refuse(message("house-broken", reason=reason_of(error)))

    # What may be wrong.

    def check(self, below: RuleSet) -> None:
        """Raises RulesError where these functions are none that the rules could use."""
        own = own_functions(self.module)
        self.check_imports(below)
        seen = seen_by(self.module, below.modules)
        called = {name for each in own.values() for name in each.__code__.co_names}
        for name, function in own.items():
            line = function.__code__.co_firstlineno
            if function.__code__.co_flags & NOT_PLAIN:
                self.refuse(message("house-plain", function=name), line)
            if name in below.functions:
                self.check_replaced(name, function, below.functions[name], seen)
            elif name not in called:
                self.refuse(uncalled(name, below), line)
            if not {*arguments_of(function), "return"} <= set(function.__annotations__):
                self.refuse(message("house-types", function=name), line)
        if not any(name in below.functions for name in own):
            self.refuse(message("house-nothing"))

    def check_imports(self, below: RuleSet) -> None:
        """Raises RulesError for an import of a function that is not one of those that run."""
        known = known_to(self.module)
        for alias, function in imported_functions(self.module).items():
            name, told = function.__name__, None
            having = [each for each in below.modules if each.__name__ in known]
            having = [each for each in having if name in own_functions(each)]
            if name not in below.functions:
                told = message("house-no-function", game=below.name, function=name)
            elif having and having[-1].__name__ != function.__module__:
                told = message("house-blind", function=name, module=having[-1].__name__)
            if told:
                self.refuse(told, self.line_of(alias))

    def check_replaced(
        self, name: str, function: FunctionType, below: FunctionType, seen: set[str]
    ) -> None:
        """Raises RulesError unless a function takes and gives what the one below it does."""
        line = function.__code__.co_firstlineno
        given, wanted = arguments_of(function), arguments_of(below)
        if given != wanted:
            told = {"function": name, "given": given, "wanted": wanted}
            self.refuse(message("house-arguments", **told), line)
        stacks = {each.__name__ for each in imported_functions(self.module).values()}
        if below.__module__ not in seen and name not in stacks:
            self.refuse(message("house-blind", function=name, module=below.__module__), line)
        gives, should = result_of(function), result_of(below)
        if gives not in (None, should, *(SWITCHES if should in SWITCHES else ())):
            self.refuse(message("house-gives", function=name, given=gives, wanted=should), line)

    def check_cells(self) -> None:
        """Raises RulesError for a number to remember that no machine has."""
        for value in vars(self.module).values():
            if isinstance(value, type) and value.__module__ == self.module.__name__:
                for name, cell in cells_of(value).items():
                    if cell.code not in KINDS_OF_CELLS and name in value.__annotations__:
                        told = {"name": name, "given": cell.code, "known": any_of(KINDS_OF_CELLS)}
                        self.refuse(message("house-cell", **told))

    def refuse(self, fault: Message, line: int | None = None) -> NoReturn:
        """Say what is wrong, and where if that is known; always raises RulesError."""
        if line is None:
            raise RulesError(message("house-error", file=self.name, fault=fault))
        raise RulesError(message("house-error-line", file=self.name, line=str(line), fault=fault))

    def line_of(self, name: str) -> int | None:
        """Where a name is imported."""
        for node in ast.walk(ast.parse(self.source)):
            if isinstance(node, ast.ImportFrom):
                for each in node.names:
                    if (each.asname or each.name) == name:
                        return each.lineno
        return None

    def line_in(self, error: BaseException) -> int | None:
        """In which line of this file something went wrong; None if it was elsewhere."""
        steps = traceback.extract_tb(error.__traceback__)
        return next((step.lineno for step in reversed(steps) if step.filename == self.file), None)

    def failed(self, error: BaseException) -> NoReturn:
        """Say that a rule went wrong while a game was played; always raises RulesError."""
        self.refuse(message("house-failed", reason=reason_of(error)), self.line_in(error))

    def __getstate__(self) -> dict[str, object]:
        """What was read; the module follows from it, and cannot be kept."""
        return {"path": self.path, "source": self.source}


_known: dict[bytes, HouseRules] = {}


def load_rules(path: Path) -> HouseRules:
    """The rules in a file; records that name them are read from now on. Raises RulesError."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except OSError as error:
        fault = message("house-unreadable", reason=why_not(error))
        raise RulesError(message("house-error", file=str(path), fault=fault)) from error
    if len(raw) > LARGEST_FILE:
        fault = message("house-too-large", most=LARGEST_FILE)
        raise RulesError(message("house-error", file=str(path), fault=fault))
    rules = HouseRules(path.resolve(), raw.decode("utf-8", errors="replace"))
    _known[rules.sha256] = rules
    return rules


def rules_known_as(sha256: bytes) -> HouseRules | None:
    """The rules of this hash, if they have been read."""
    return _known.get(sha256)


def fault_in_rules(error: BaseException) -> RulesError | None:
    """What to tell if a rule of somebody's own went wrong while a game was played."""
    for rules in _known.values():
        line = rules.line_in(error)
        if line is not None:
            fault = message("house-failed", reason=reason_of(error))
            told = message("house-error-line", file=rules.name, line=str(line), fault=fault)
            return RulesError(told)
    return None


def uncalled(name: str, below: RuleSet) -> Message:
    """That a function replaces nothing, and which one may have been meant."""
    told = {"game": below.name, "function": name}
    near = get_close_matches(name, below.functions, n=1)
    if near:
        return message("house-uncalled-near", near=near[0], **told)
    return message("house-uncalled", **told)


def reason_of(error: BaseException) -> str:
    """What Python says about something that went wrong."""
    return f"{type(error).__name__}: {error}"


def arguments_of(function: FunctionType) -> tuple[str, ...]:
    """The names of what a function takes; with stars, where it takes any number."""
    code = function.__code__
    plain = code.co_argcount + code.co_kwonlyargcount
    stars = [
        star
        for flag, star in ((inspect.CO_VARARGS, "*"), (inspect.CO_VARKEYWORDS, "**"))
        if code.co_flags & flag
    ]
    many = zip(stars, code.co_varnames[plain:], strict=False)
    return *code.co_varnames[:plain], *(star + name for star, name in many)


def result_of(function: FunctionType) -> str | None:
    """What a function says that it gives; None if it does not say so."""
    if "return" not in function.__annotations__:
        return None
    hint = function.__annotations__["return"]
    return "None" if hint is None else getattr(hint, "__name__", str(hint))
