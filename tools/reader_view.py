"""A page for each language with every message beside the English one, filled in: ``make texts``.

``python tools/reader_view.py de`` makes one language, without a name all of them, in build/texts.
"""

import re
import sys
import tomllib
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import groupby
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rauswurf.messages
from rauswurf.messages import LANGUAGES, Message
from rauswurf.messages.languages import ENGLISH, spoken_by
from reader_examples import example, real_messages

FOLDER = Path(rauswurf.messages.__file__).parent
TARGET = Path(__file__).parent.parent / "build" / "texts"
STYLE = (Path(__file__).parent / "reader_view.css").read_text("utf-8")
SCRIPT = (Path(__file__).parent / "reader_view.js").read_text("utf-8")

COUNTS = (0, 1, 2, 3, 5, 21)  # every form of the plural in our languages
FEW_EXAMPLES = 6


@dataclass(frozen=True)
class Entry:
    """An English message: its file, what translators are told about it, and its gaps."""

    topic: str
    group: str  # what is said about several messages together
    id: str
    comment: str
    gaps: frozenset[str]
    choices: Mapping[str, tuple[str, ...]]  # a gap on which the words depend, and its values


class _Gaps(Visitor):
    def __init__(self) -> None:
        self.gaps: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.gaps.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        names = {key.name if isinstance(key, ast.Identifier) else key.value for key in keys}
        if isinstance(node.selector, ast.VariableReference):
            self.choices.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


PLURAL = {"zero", "one", "two", "few", "many", "other"}


def entries(topic: str) -> Iterator[Entry]:
    """The messages of one English file, in their order."""
    group = ""
    body = FluentParser(with_spans=False).parse(text_of(ENGLISH, topic)).body
    for entry in body:
        if isinstance(entry, ast.GroupComment | ast.ResourceComment):
            group = entry.content or ""
        elif isinstance(entry, ast.Message):
            gaps = _Gaps()
            gaps.visit(entry)
            comment = (entry.comment.content or "") if entry.comment else ""
            choices = {gap: tuple(sorted(keys)) for gap, keys in gaps.choices.items()}
            yield Entry(topic, group, entry.id.name, comment, frozenset(gaps.gaps), choices)


@cache
def text_of(language: str, topic: str) -> str:
    path = FOLDER / language / f"{topic}.ftl"
    return path.read_text("utf-8") if path.is_file() else ""


def topics() -> list[str]:
    return sorted(path.stem for path in (FOLDER / ENGLISH).glob("*.ftl"))


# Examples.


def examples(entry: Entry, real: Mapping[str, Message]) -> Iterator[Message]:
    """The message as it was really told, or likely is; then with other values that matter."""
    usual = real.get(entry.id) or example(entry.id, entry.gaps)
    yield usual
    for gap, keys in entry.choices.items():
        counts = all(key in PLURAL or key.isdigit() for key in keys)
        for value in COUNTS if counts else keys:
            yield Message(usual.id, {**usual.values, gap: value})


def filled_in(entry: Entry, language: str, real: Mapping[str, Message]) -> list[tuple[str, str]]:
    """Pairs of English and translated sentences, each pair once."""
    pairs = [(spoken(each, ENGLISH), spoken(each, language)) for each in examples(entry, real)]
    return list(dict.fromkeys(pairs))[:FEW_EXAMPLES]


def spoken(each: Message, language: str) -> str:
    try:
        return each.text(language)
    except (TypeError, ValueError):  # only browsers know ordinals
        return f"({each.id})"


# The page.


def page(language: str, real: Mapping[str, Message]) -> str:
    """All messages of a language, topic by topic, below its glossary."""
    name = LANGUAGES[language]
    found = topics()
    links = " ".join(f'<a href="#{topic}">{topic}</a>' for topic in found)
    sections = "\n".join(section(topic, language, real) for topic in found)
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rauswurf in {escape(name)}</title>
<style>{STYLE}</style>
<header>
<h1>Rauswurf in {escape(name)}</h1>
<p>Every message beside the English one, with values filled in. Words in gaps come from real games.
To correct a sentence, look for its id in <code>src/rauswurf/messages/{language}</code>.</p>
<input type="search" placeholder="Find words or an id" aria-label="Find words or an id">
<nav>{links}</nav>
</header>
<main>
{glossary(language)}
{sections}
</main>
<script>{SCRIPT}</script>
</html>
"""


def section(topic: str, language: str, real: Mapping[str, Message]) -> str:
    parts = [f'<section id="{topic}">', f"<h2>{topic}</h2>"]
    for group, several in groupby(entries(topic), key=lambda entry: entry.group):
        parts += [f'<p class="comment">{escape(group)}</p>'] if group else []
        parts += [row(entry, language, real) for entry in several]
    return "\n".join([*parts, "</section>"])


def row(entry: Entry, language: str, real: Mapping[str, Message]) -> str:
    """One message: what it is for, and its examples side by side."""
    inherited = "" if says(language, entry) else f' <span class="mark">{borrowed(language)}</span>'
    comment = f'<p class="comment">{escape(entry.comment)}</p>' if entry.comment else ""
    pairs = "\n".join(
        f'<p lang="en">{escape(english)}</p><p lang="{language}">{escape(other)}</p>'
        for english, other in filled_in(entry, language, real)
    )
    return f"""<article id="{entry.id}">
<h3><a href="#{entry.id}">{entry.id}</a>{inherited}</h3>
{comment}
<div class="pairs">
{pairs}
</div>
</article>"""


def says(language: str, entry: Entry) -> bool:
    """Has the language words of its own for this?"""
    return bool(re.search(rf"^{entry.id} *=", text_of(language, entry.topic), re.MULTILINE))


def borrowed(language: str) -> str:
    parents: Sequence[str] = spoken_by(language)[1:]
    return f"as in {parents[0]}" if parents else ""


def glossary(language: str) -> str:
    """What the language calls things, and what it avoids."""
    own, english = glossary_of(language), glossary_of(ENGLISH)
    terms = "\n".join(
        f"<tr><th>{escape(', '.join(english['terms'][thing]))}</th>"
        f'<td lang="{language}">{escape(", ".join(words))}</td>'
        f'<td lang="{language}">{escape(own.get("book", {}).get(thing, ""))}</td></tr>'
        for thing, words in own["terms"].items()
    )
    avoided = "\n".join(
        f'<tr><td lang="{language}"><del>{escape(word)}</del></td>'
        f'<td lang="{language}">{escape(instead)}</td></tr>'
        for word, instead in own["avoid"].items()
    )
    return f"""<details class="glossary">
<summary>Glossary</summary>
<table><tr><th>English</th><th>here</th><th>in the rulebook</th></tr>
{terms}</table>
<table><tr><th>not</th><th>but</th></tr>
{avoided}</table>
</details>"""


def glossary_of(language: str) -> dict[str, dict[str, str]]:
    return tomllib.loads((FOLDER / language / "glossary.toml").read_text("utf-8"))


def main(arguments: Sequence[str]) -> int:
    """Write the pages; returns the exit code."""
    parser = ArgumentParser(description="Pages for translators, one for each language.")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=", ".join(LANGUAGES))
    parser.add_argument("--to", type=Path, default=TARGET, metavar="FOLDER")
    asked = parser.parse_args(arguments)
    if unknown := [code for code in asked.languages if code not in LANGUAGES]:
        parser.error(f"no language {', '.join(unknown)}; there are {', '.join(LANGUAGES)}")
    asked.to.mkdir(parents=True, exist_ok=True)
    real = real_messages()
    for language in asked.languages or LANGUAGES:
        path = asked.to / f"{language}.html"
        path.write_text(page(language, real), encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
