"""The blocks of code on a page, and why some of them are not run."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *ROOT.glob("examples/*.md")])

BLOCK = re.compile(
    r"(?:^<!-- (?P<mark>not run|run by|exit code): (?P<reason>.+?) -->\n)?"
    r"^```(?P<language>\w*)(?P<info>[^\n]*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
TITLE = re.compile(r'title="([^"]+)"')
PROMPT = re.compile(r"^\$ ", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A block between fences."""

    page: str
    line: int
    language: str
    title: str  # the file that readers save it as
    text: str
    not_run: str  # why
    run_by: str  # another test
    code: int  # with which its commands end

    @property
    def is_session(self) -> bool:
        """Does it show what Python answers? Then pytest runs it by itself."""
        return ">>> " in self.text

    def commands(self) -> Iterator[tuple[str, str]]:
        """Every command, with what it is said to print."""
        if self.language == "bash":
            for line in self.text.splitlines():
                if command := line.partition("  #")[0].strip():
                    yield command, ""
        elif self.language == "console":
            for part in PROMPT.split(self.text)[1:]:
                command, _, output = part.partition("\n")
                yield command, output


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks_of(page: Path) -> list[Block]:
    """The blocks of a page, from top to bottom."""
    text = read(page)
    return [
        Block(
            page=named(page),
            line=text.count("\n", 0, found.start("text")),
            language=found["language"],
            title=title[1] if (title := TITLE.search(found["info"])) else "",
            text=found["text"],
            not_run=found["reason"] if found["mark"] == "not run" else "",
            run_by=found["reason"] if found["mark"] == "run by" else "",
            code=int(found["reason"]) if found["mark"] == "exit code" else 0,
        )
        for found in BLOCK.finditer(text)
    ]


def without_blocks(page: Path) -> str:
    """What a page says between its blocks."""
    return BLOCK.sub("", read(page))
