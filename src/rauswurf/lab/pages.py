"""Reports as a single HTML page that needs nothing else: no script, no network."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from rauswurf.lab.pictures import as_png, as_svg
from rauswurf.messages import language

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
       color: #33302b; background: #fff }
svg { max-width: 100%; height: auto; overflow: visible }
table { border-collapse: collapse; margin: 0 0 1rem; font-size: .9rem }
figure { margin: 1rem 0 }
th, td { padding: .2rem .8rem; text-align: left; border-bottom: 1px solid #ddd8cf }
td { white-space: nowrap }
th { vertical-align: bottom }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
dt { font-weight: 600 } dd { margin: 0 0 .5rem }
.wide { overflow-x: auto }
"""


def page(title: str, parts: Sequence[str]) -> str:
    """A whole page."""
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</html>\n"
    )


def write_picture(
    path: Path, picture: dict[str, Any], title: str, about: str, sentences: Sequence[str]
) -> None:
    """Write a picture in the format that the file's name asks for; raises NotInstalled."""
    if path.suffix.lower() == ".png":
        path.write_bytes(as_png(picture))
    elif path.suffix.lower() == ".svg":
        path.write_text(as_svg(picture), encoding="utf-8")
    else:
        parts = [paragraph(about), bullets(sentences), figure(as_svg(picture), title)]
        path.write_text(page(title, parts), encoding="utf-8")


def heading(text: str) -> str:
    """The heading of a part."""
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str) -> str:
    """A paragraph."""
    return f"<p>{escape(text)}</p>"


def bullets(texts: Sequence[str]) -> str:
    """A list."""
    return "<ul>" + "".join(f"<li>{escape(text)}</li>" for text in texts) + "</ul>"


def figure(svg: str, told: str) -> str:
    """A picture; ``told`` is for those who cannot see it."""
    return f'<figure role="img" aria-label="{escape(told)}">{svg}</figure>'


def definitions(terms: Sequence[tuple[str, str]]) -> str:
    """What words mean."""
    found = [f"<dt>{escape(term)}</dt><dd>{escape(text)}</dd>" for term, text in terms]
    return "<dl>" + "".join(found) + "</dl>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], words: int) -> str:
    """A table; the first so many columns are words, the others numbers."""
    kinds = ["" if column < words else ' class="number"' for column in range(len(head))]

    def line(tag: str, cells: Sequence[str]) -> str:
        pairs = zip(kinds, cells, strict=True)
        return "<tr>" + "".join(f"<{tag}{kind}>{escape(text)}</{tag}>" for kind, text in pairs)

    body = "".join(line("td", row) for row in rows)
    return f'<div class="wide"><table>{line("th", head)}{body}</table></div>'
