"""Small pictures of an account, as SVG: chances over the game, luck and mistakes by seat."""

from collections.abc import Sequence
from html import escape

from rauswurf.boards.colours import COLOURS
from rauswurf.coach import Account
from rauswurf.coach.words import points
from rauswurf.messages import Message

WIDTH, HEIGHT, MARGIN = 480, 240, 36
BAR, LINE = 18, 20
IN_A_ROW = 2  # names beside each other
DASHES = ("", "7 3", "2 3", "9 3 2 3", "12 4", "4 4")  # lines differ by more than their colour
GRID, INK = "#ddd8cf", "#33302b"
MOST_LETTERS = 24
ROOM_FOR_NUMBER = 110  # beside the longest bar


def colour_of(account: Account, seat: int) -> str:
    """The colour in which a seat is drawn: the dark edge, which shows on white paper."""
    return COLOURS[account.seats[seat].split("+")[0]].print.edge


def curves(account: Account, names: Sequence[Message]) -> str:
    """Everybody's chances, from the first step to the last; a new race begins anew."""
    steps = max(1, len(account.steps))
    top = LINE * (-(-account.players // IN_A_ROW)) + 16
    across, bottom = WIDTH - MARGIN - 8, top + HEIGHT

    def spot(step: int, chance: float) -> str:
        return f"{MARGIN + across * step / steps:.1f},{bottom - HEIGHT * chance:.1f}"

    parts = [frame(WIDTH, bottom + 10)]
    for share in (0, 0.25, 0.5, 0.75, 1):
        at = bottom - HEIGHT * share
        parts.append(line((MARGIN, at), (WIDTH - 8, at), GRID))
        parts.append(text((MARGIN - 6, at), f"{100 * share:.0f}", "end"))
    for seat, who in enumerate(names):
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        paint = f'fill="none" stroke="{colour_of(account, seat)}" stroke-width="2"{dash}'
        first = 0
        for stage in account.stages:
            count = sum(step.place == stage.place for step in account.steps)
            values = [stage.start, *(s.after for s in account.steps[first : first + count])]
            dots = " ".join(spot(first + k, value[seat]) for k, value in enumerate(values))
            parts.append(f'<polyline points="{dots}" {paint}/>')
            first += count
        left = MARGIN + seat % IN_A_ROW * across // IN_A_ROW
        row = LINE // 2 + LINE * (seat // IN_A_ROW)
        parts.append(f'<line x1="{left}" x2="{left + 28}" y1="{row}" y2="{row}" {paint}/>')
        parts.append(text((left + 34, row), named(who)))
    return "".join([*parts, "</svg>"])


def bars(account: Account, names: Sequence[Message], heads: Sequence[str]) -> str:
    """Luck and mistakes in the race for the win, as bars to the left and right of nothing."""
    seats = range(account.players)
    first = account.stages[0]
    sums = {"luck": first.luck, "errors": first.errors}
    most = max(0.1, *(abs(value) for values in sums.values() for value in values))
    middle, longest = WIDTH / 2, WIDTH / 2 - ROOM_FOR_NUMBER
    block = LINE + 2 * BAR + 12
    parts = [frame(WIDTH, block * account.players)]
    for seat in seats:
        top = block * seat
        parts.append(text((4, top + LINE / 2), named(names[seat])))
        for k, (kind, values) in enumerate(sums.items()):
            long, side = longest * abs(values[seat]) / most, -1 if values[seat] < 0 else 1
            left, at = min(middle, middle + side * long), top + LINE + k * BAR
            shade = "" if kind == "luck" else ' fill-opacity=".45"'
            parts.append(
                f'<rect x="{left:.1f}" y="{at}" width="{long:.1f}" height="{BAR - 3}" '
                f'fill="{colour_of(account, seat)}"{shade}/>'
            )
            told = f"{heads[k]} {points(values[seat])}"
            end = f"{middle + side * (long + 5):.1f}"
            parts.append(text((end, at + BAR / 2), told, "end" if side < 0 else "start"))
        parts.append(line((middle, top + LINE), (middle, top + LINE + 2 * BAR), INK))
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
        f'height="{height}" font-family="system-ui, sans-serif" font-size="13" fill="{INK}">'
    )


def line(one: Spot, other: Spot, colour: str) -> str:
    """A thin line."""
    return f'<line x1="{one[0]}" y1="{one[1]}" x2="{other[0]}" y2="{other[1]}" stroke="{colour}"/>'


def text(at: Spot, words: str, anchor: str = "start") -> str:
    """Words beside a spot."""
    place = f'x="{at[0]}" y="{at[1]}" text-anchor="{anchor}" dominant-baseline="middle"'
    return f"<text {place}>{escape(words)}</text>"
