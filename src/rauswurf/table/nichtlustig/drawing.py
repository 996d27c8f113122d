"""A table of NICHTLUSTIG drawn as a picture (SVG): the layout, the cards of each seat, the dice."""

from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files

from rauswurf.boards.colours import COLOURS as PRINTED
from rauswurf.boards.colours import Print
from rauswurf.boards.svg.marks import ALLOWED, cross
from rauswurf.boards.svg.paint import CARD, CARD_EDGE, FONT, INK, LINE, PAPER
from rauswurf.boards.svg.tags import box, group, length, square, tag, words
from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.rules.nichtlustig.cards import DEATH, SYMBOL, TARGETS, VALUES
from rauswurf.table.nichtlustig.names import COLOURS, KINDS
from rauswurf.table.nichtlustig.view import CardsView, CardView, DieView

# All lengths are in units of the picture.
WIDTH, HEIGHT = 17.6, 10.4
CARD_SIZE = (1.12, 1.5)
SMALL = 0.68  # how large cards lie before a player, of their size on the table
PITCH = (1.24, 1.62)  # from one card to the next
BESIDE = 6.75  # where the deaths and special cards begin
SEATS_AT = 11.1
SEAT = (6.1, 2.32)
IN_A_ROW = 7  # cards of a seat

ROWS = ("#d8dde0", "#dbe9f0", "#f0dfc4", "#efe9dc", "#dbe6cd")  # the ground of each kind
DEATH_GROUND, SPECIAL_GROUND = "#d9d3cc", "#f3e3b4"
DICE_PAINTS = (
    Print("#3f3b39", "#5b5654", "#1f1c1a", "#fffdf6"),
    Print("#c9503f", "#dd7a6b", "#832b1f", "#fffdf6"),
    Print("#fffdf8", "#f3ecdd", "#857a69", "#54442f"),
    Print("#ea9fb0", "#f6c7cf", "#a35d6e", "#4a2530"),
)


def draw_svg(
    setup: Setup, view: CardsView, part: str = "", *, wins: str = "", refused: str = ""
) -> str:
    """The table or a part of it; the same view always gives the same text.

    Cards on the table that ``wins`` names are framed; those that only ``refused`` names, crossed.
    """
    width, height = length(WIDTH), length(HEIGHT)
    left, top, wide, high = map(length, _seen(setup, part))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high}" '
        f'width="{wide}" height="{high}" role="img" font-family="{FONT}" '
        'text-anchor="middle" stroke-linejoin="round" stroke-linecap="round">',
        f"<title>{escape(setup.game.name)}</title>",
        f"<defs>{icons()}</defs>",
        tag("rect", width=width, height=height, rx=length(0.4), fill=CARD, stroke=CARD_EDGE),
        *_layout(view),
        *_marks(view, wins, refused),
        *_dice(view),
        *(part for seat in range(setup.players) for part in _seat(setup, view, seat)),
        "</svg>",
        "",
    ]
    return "\n".join(parts)


def _seen(setup: Setup, part: str) -> tuple[float, float, float, float]:
    """Left, top, width and height: of what lies on the table, of what the seats have, or of all."""
    if part == "table":
        return 0, 0, SEATS_AT - 0.2, HEIGHT
    if part == "seats":
        return SEATS_AT - 0.2, 0, WIDTH - SEATS_AT + 0.2, 0.6 + setup.players * (SEAT[1] + 0.1)
    return 0, 0, WIDTH, HEIGHT


@cache
def icons() -> str:
    """The symbols of the cards, to be used by name."""
    text = files(__name__.rpartition(".")[0]).joinpath("icons.svg").read_text(encoding="utf-8")
    return text[text.index("<symbol") : text.rindex("</svg>")].strip()


# What lies on the table.


def _layout(view: CardsView) -> Iterator[str]:
    """Target cards in five rows; deaths and special cards beside them."""
    for number, card in enumerate(view.cards):
        place = _place(number)
        if card.seat is None:
            yield from _card(card, place, 1.0)
        else:
            yield _gap(place)


def _marks(view: CardsView, wins: str, refused: str) -> Iterator[str]:
    """A frame around cards that can be won, a cross over those that cannot."""
    for number, card in enumerate(view.cards):
        if card.seat is not None:
            continue
        x, y = _place(number)
        if card.name in wins:
            for ink, width in ((PAPER, 0.2), (ALLOWED, 0.12)):
                yield _sheet((x, y), 1.0, fill="none", stroke=ink, stroke_width=length(width))
        elif card.name in refused:
            yield from cross((x + CARD_SIZE[0] / 2, y + CARD_SIZE[1] / 2))


def _place(card: int) -> tuple[float, float]:
    """Where a card lies while nobody has it."""
    if card < TARGETS:
        row, column = divmod(card, VALUES)
        return 0.4 + column * PITCH[0], 0.4 + row * PITCH[1]
    row, column = divmod(card - DEATH, 3)
    return BESIDE + column * PITCH[0], 0.4 + row * PITCH[1] + (0.4 if row > 1 else 0)


def _gap(at: tuple[float, float]) -> str:
    return _sheet(at, 1.0, fill="none", stroke=LINE, stroke_opacity=0.4, stroke_dasharray="3 5")


# Cards.


def _card(card: CardView, at: tuple[float, float], scale: float) -> Iterator[str]:
    width, height = CARD_SIZE[0] * scale, CARD_SIZE[1] * scale
    kind, _, value = card.name.partition(" ")
    icon = scale * (0.82 if value else 0.95)
    top = at[1] + scale * (0.12 if value else 0.26)
    parts = [
        _sheet(at, scale, fill=_ground(card), stroke=LINE, stroke_width=length(0.035)),
        _icon(kind, (at[0] + (width - icon) / 2, top), icon),
    ]
    if value:
        low = (at[0] + width / 2, at[1] + height - scale * 0.26)
        parts.append(words(low, value, scale * 0.42, fill=INK, font_weight="bold"))
    yield from group(parts)


def _ground(card: CardView) -> str:
    if card.kind == "special":
        return SPECIAL_GROUND
    return DEATH_GROUND if card.kind in ("death", "poodle") else ROWS[KINDS.index(card.kind)]


def _sheet(at: tuple[float, float], scale: float, **attributes: object) -> str:
    return box(at, (CARD_SIZE[0] * scale, CARD_SIZE[1] * scale), 0.12 * scale, **attributes)


def _icon(name: str, at: tuple[float, float], size: float) -> str:
    x, y, side = length(at[0]), length(at[1]), length(size)
    return tag("use", href=f"#{name}", x=x, y=y, width=side, height=side)


# What the seats have.


def _seat(setup: Setup, view: CardsView, seat: int) -> Iterator[str]:
    left, top = SEATS_AT, 0.4 + seat * (SEAT[1] + 0.1)
    colour = PRINTED[setup.names[seat]].print.full
    acts = seat == view.seat and view.step != "professors"
    frame = length(0.14 if acts else 0.05)
    yield box((left, top), SEAT, 0.2, fill=PAPER, stroke=colour, stroke_width=frame)
    yield square((left + 0.32, top + 0.3), 0.14, fill=colour, stroke=INK, stroke_width=length(0.03))
    called = str(message(f"colour-{setup.names[seat]}"))
    name = called + (f" · {view.outcome.points[seat]}" if view.outcome else "")
    begin = {"text_anchor": "start", "font_weight": "bold", "fill": INK}
    yield words((left + 0.58, top + 0.3), name, 0.34, **begin)
    for k, card in enumerate(view.held_by(seat)):
        row, column = divmod(k, IN_A_ROW)
        at = (left + 0.2 + column * 0.83, top + 0.55 + row * 0.62)
        yield from _held(view, card, at)


def _held(view: CardsView, card: CardView, at: tuple[float, float]) -> Iterator[str]:
    """A card before its player: fresh ones lie there as taken, scored ones have a star."""
    yield from _card(card, at, SMALL)
    if card.lies == "covered":
        yield from _card(view.death_over(card), (at[0] + 0.12, at[1] + 0.22), SMALL * 0.8)
    elif card.lies == "scored":
        yield words((at[0] + 0.63, at[1] + 0.14), "★", 0.34, fill="#a87a14")


# Dice.


def _dice(view: CardsView) -> Iterator[str]:
    """The dice that were rolled; those set aside lie lower, on a line."""
    if not view.dice_lie:
        return
    for die in view.dice:
        at = (0.95 + die.id * 1.35, HEIGHT - (0.75 if die.kept else 1.05))
        yield from _die(die, at)
        if die.kept:
            line = {"stroke": INK, "stroke_width": length(0.06)}
            y = length(HEIGHT - 0.18)
            x1, x2 = length(at[0] - 0.45), length(at[0] + 0.45)
            yield tag("line", x1=x1, x2=x2, y1=y, y2=y, **line)


def _die(die: DieView, at: tuple[float, float]) -> Iterator[str]:
    paint = DICE_PAINTS[COLOURS.index(die.colour)]
    yield square(at, 0.46, fill=paint.full, stroke=paint.edge, stroke_width=length(0.05))
    if die.face == SYMBOL:
        yield square(at, 0.38, fill=PAPER, fill_opacity=0.92)
        yield _icon(die.symbol, (at[0] - 0.36, at[1] - 0.36), 0.72)
    elif die.face:
        yield words(at, str(die.face), 0.6, fill=paint.text, font_weight="bold")
