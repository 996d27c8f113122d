"""Write the colours and the figure of the pieces for the page: ``make types``."""

from pathlib import Path

from rauswurf.boards.colours import COLOURS
from rauswurf.boards.svg import figure

WEB = Path(__file__).parent.parent / "web" / "src"
HEAD = "The colours of src/rauswurf/boards/colours/colours.toml. Made by `make types`: do not edit."


def css() -> str:
    """The colours as tokens."""
    lines = [f"/* {HEAD} */", "", ":root {"]
    for name, colour in COLOURS.items():
        for part, value in colour.print._asdict().items():
            token = name if part == "full" else f"{name}-{part}"
            lines.append(f"  --{token}: {value};")
    return "\n".join([*lines, "}", ""])


def typescript() -> str:
    """The shapes of the pieces."""
    rows = []
    for name, colour in COLOURS.items():
        if colour.shape:
            parts = ", ".join(f"{key}: {value:g}" for key, value in colour.shape._asdict().items())
            rows.append(f"  {name}: {{ {parts} }},")
    return "\n".join(
        [
            f"// {HEAD}",
            "",
            "/** An even polygon, or a star if it has a waist; no corners mean a circle. */",
            "export interface Shape {",
            "  corners: number;",
            "  size: number;",
            "  turn: number;",
            "  waist: number;",
            "}",
            "",
            "export const SHAPES: Record<string, Shape> = {",
            *rows,
            "};",
            "",
        ]
    )


def figures() -> str:
    """A piece, as it is drawn in pictures."""
    sizes = ("MARK", "BELLY", "EYE", "PUPIL", "BROW")
    layers = [
        f'  {{ paint: "{layer.paint}", form: "{layer.form}", opacity: {layer.opacity:g}, '
        f"outlined: {str(layer.outlined).lower()} }},"
        for layer in figure.FIGURE
    ]
    return "\n".join(
        [
            "// A piece, of src/rauswurf/boards/svg/figure.py. Made by `make types`: do not edit.",
            "",
            *(f"export const {size} = {getattr(figure, size):g};" for size in sizes),
            "",
            "/* prettier-ignore */",
            "export const FIGURE = [",
            *layers,
            "] as const;",
            "",
        ]
    )


FILES = {
    WEB / "styles" / "players.css": css,
    WEB / "board" / "colours.ts": typescript,
    WEB / "board" / "figure.ts": figures,
}

if __name__ == "__main__":
    for target, document in FILES.items():
        target.write_text(document(), encoding="utf-8")
