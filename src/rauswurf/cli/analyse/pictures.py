"""Small pictures of an account, as SVG: chances over the game, luck and mistakes by seat."""

from collections.abc import Sequence
from html import escape

from rauswurf.boards.colours import COLOURS
from rauswurf.coach import Account
from rauswurf.coach.words import points
from rauswurf.messages import Message

WIDTH, HEIGHT, MARGIN, LABELS = 640, 260, 44, 150
BAR = 16
DASHES = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 4")  # lines differ by more than their colour
GRID, INK = "#ddd8cf", "#33302b"
MOST_LETTERS = 18


def colour_of(account: Account, seat: int) -> str:
    """The colour in which a seat is drawn: the dark edge, which shows on white paper."""
    return COLOURS[account.seats[seat].split("+")[0]].print.edge


def curves(account: Account, names: Sequence[Message]) -> str:
    """Everybody's chances, from the first step to the last; a new race begins anew."""
    steps = max(1, len(account.steps))
    across, down = WIDTH - MARGIN - LABELS, HEIGHT - 2 * MARGIN

    def x(step: int) -> str:
        return f"{MARGIN + across * step / steps:.1f}"

    def y(chance: float) -> str:
        return f"{HEIGHT - MARGIN - down * chance:.1f}"

    parts = [frame(WIDTH, HEIGHT)]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(line((MARGIN, y(share)), (WIDTH - LABELS, y(share)), GRID))
        parts.append(text((MARGIN - 6, y(share)), f"{100 * share:.0f}", "end"))
    for seat, who in enumerate(names):
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        paint = f'fill="none" stroke="{colour_of(account, seat)}" stroke-width="2"{dash}'
        first = 0
        for stage in account.stages:
            count = sum(step.place == stage.place for step in account.steps)
            values = [stage.start, *(s.after for s in account.steps[first : first + count])]
            dots = " ".join(f"{x(first + k)},{y(v[seat])}" for k, v in enumerate(values))
            parts.append(f'<polyline points="{dots}" {paint}/>')
            first += count
        row = MARGIN + 22 * seat
        left, right = WIDTH - LABELS + 8, WIDTH - LABELS + 36
        parts.append(f'<line x1="{left}" x2="{right}" y1="{row}" y2="{row}" {paint}/>')
        parts.append(text((WIDTH - LABELS + 42, row), named(who)))
    return "".join([*parts, "</svg>"])


def bars(account: Account, names: Sequence[Message], heads: Sequence[str]) -> str:
    """Luck and mistakes of everybody, as bars to the left and to the right of nothing."""
    seats = range(account.players)
    sums = {
        kind: [sum(getattr(stage, kind)[seat] for stage in account.stages) for seat in seats]
        for kind in ("luck", "errors")
    }
    most = max(0.1, *(abs(value) for values in sums.values() for value in values))
    width = WIDTH - LABELS - 2 * MARGIN
    middle = LABELS + MARGIN + width / 2
    height = (2 * BAR + 14) * account.players + 24
    parts = [frame(WIDTH, height)]
    for seat in seats:
        top = 12 + (2 * BAR + 14) * seat
        parts.append(text((LABELS - 8, top + BAR), named(names[seat]), "end"))
        for k, (kind, values) in enumerate(sums.items()):
            long = width / 2 * abs(values[seat]) / most
            left = middle - long if values[seat] < 0 else middle
            shade = "" if kind == "luck" else ' fill-opacity=".45"'
            parts.append(
                f'<rect x="{left:.1f}" y="{top + k * BAR}" width="{long:.1f}" height="{BAR - 2}" '
                f'fill="{colour_of(account, seat)}"{shade}/>'
            )
            told = f"{heads[k]} {points(values[seat])}"
            end, anchor = (left - 5, "end") if values[seat] < 0 else (left + long + 5, "start")
            parts.append(text((f"{end:.1f}", top + k * BAR + BAR / 2), told, anchor))
    parts.append(line((f"{middle:.1f}", 4), (f"{middle:.1f}", height - 12), INK))
    return "".join([*parts, "</svg>"])


def named(who: Message) -> str:
    """A name as long as there is room."""
    name = str(who)
    return name if len(name) <= MOST_LETTERS else f"{name[: MOST_LETTERS - 1]}…"


Spot = tuple[float | str, float | str]


def frame(width: int, height: int) -> str:
    """The beginning of a picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="system-ui, sans-serif" font-size="12" fill="{INK}">'
    )


def line(one: Spot, other: Spot, colour: str) -> str:
    """A thin line."""
    return f'<line x1="{one[0]}" y1="{one[1]}" x2="{other[0]}" y2="{other[1]}" stroke="{colour}"/>'


def text(at: Spot, words: str, anchor: str = "start") -> str:
    """Words beside a spot."""
    place = f'x="{at[0]}" y="{at[1]}" text-anchor="{anchor}" dominant-baseline="middle"'
    return f"<text {place}>{escape(words)}</text>"
