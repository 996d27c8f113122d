"""Write the colours of the players for the page: ``make types``."""

from pathlib import Path

from rauswurf.boards.colours import COLOURS

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


FILES = {WEB / "styles" / "players.css": css, WEB / "board" / "colours.ts": typescript}

if __name__ == "__main__":
    for target, document in FILES.items():
        target.write_text(document(), encoding="utf-8")
