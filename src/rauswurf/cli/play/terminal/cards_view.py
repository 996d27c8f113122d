"""The cards and dice of NICHTLUSTIG on the screen; says which of them somebody clicks."""

from collections.abc import Collection

from rich.style import Style
from rich.text import Text
from textual import events
from textual.containers import VerticalScroll
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from rauswurf.cli.play.local_game import LocalGame
from rauswurf.cli.play.terminal.dice import pips
from rauswurf.cli.play.terminal.palette import BOARD, COLOURS, GOLD, PALE, TEXT, Palette
from rauswurf.messages import message
from rauswurf.rules.nichtlustig.cards import SYMBOL
from rauswurf.table.nichtlustig.names import name_told
from rauswurf.table.nichtlustig.view import CardsView as View
from rauswurf.table.nichtlustig.view import CardView, DieView

LABEL = 12  # columns of the words at the left
ROWS = ("riebmann", "yeti", "lemming", "professor", "dinosaur", "death")
DIE = 5  # columns
GAP = 2
SIGNS = {"fresh": "", "scored": " ✓", "covered": " †"}
INKS = {"fresh": TEXT, "scored": "#a9c98d", "covered": PALE}


class CardsView(VerticalScroll, can_focus=False):
    """What lies on the table, and what everybody has."""

    class Clicked(Message):
        """Somebody clicked a card."""

        def __init__(self, card: str) -> None:
            self.card = card
            super().__init__()

    def __init__(self, match: LocalGame, palette: Palette, *, id: str) -> None:
        self.text = Static(id="card-rows")
        super().__init__(self.text, id=id)
        self.match = match
        self.palette = palette

    def show(self, view: View, chosen: Collection[str]) -> None:
        """Draw the cards; those of the move that is looked at stand out."""
        lines = [self._row(view, kind, chosen) for kind in ROWS]
        lines += [self._specials(view, chosen), Text()]
        lines += [self._seat(view, seat, chosen) for seat in range(len(self.match.header.seats))]
        self.text.update(Text("\n").join(lines))

    def on_click(self, event: events.Click) -> None:
        """Tell which card was clicked."""
        card = event.style.meta.get("card")
        if card:
            self.post_message(self.Clicked(str(card)))

    def _row(self, view: View, kind: str, chosen: Collection[str]) -> Text:
        line = self._label(str(message(f"picture-row-{kind}")))
        for card in view.cards:
            if card.kind == kind:
                number = f"{card.number:>3} "
                line.append_text(self._tile(card, number if card.seat is None else "  · ", chosen))
                line.append(" ")
            elif card.kind == "poodle" and kind == "death":
                name = f" {name_told(card.name)} "
                line.append_text(self._tile(card, name if card.seat is None else "  · ", chosen))
        return line

    def _specials(self, view: View, chosen: Collection[str]) -> Text:
        line = self._label(str(message("picture-row-special")))
        for card in view.cards:
            if card.kind == "special" and card.seat is None:
                name = f"{name_told(card.name)}"
                line.append_text(self._tile(card, name, chosen)).append("  ")
        return line

    def _label(self, words: str) -> Text:
        return Text().append(f"{words:<{LABEL}}", self.palette.style(PALE))

    def _tile(self, card: CardView, words: str, chosen: Collection[str]) -> Text:
        """A card on the table."""
        lies = card.seat is None
        style = self.palette.style(TEXT, "#3d352b", bold=True) if lies else self.palette.style(PALE)
        if card.name in chosen:
            style = self.palette.chosen
        return Text(words, style + Style(meta={"card": card.name}))

    def _seat(self, view: View, seat: int, chosen: Collection[str]) -> Text:
        """What a player has."""
        name = str(self.match.table.setup.name_of(seat))
        here = "▸ " if view.seat == seat else "  "
        line = Text()
        line.append(here, self.palette.style(GOLD))
        line.append(f"{name:<{LABEL - 2}}", self.palette.name(self.match.table.setup.names[seat]))
        if view.outcome:
            points = message("play-points", points=view.outcome.points[seat])
            line.append(f"{points}  ", self.palette.style(GOLD))
        held = [self._held(card, chosen) for card in view.cards if card.seat == seat]
        return self._wrapped(line, held or [Text("–", self.palette.style(PALE))])

    def _wrapped(self, line: Text, words: list[Text]) -> Text:
        """Words after the beginning of a line, as many lines as they need."""
        width = self.text.size.width or 50
        used = line.cell_len
        for word in words:
            if used + word.cell_len > width:
                line.append("\n" + " " * LABEL)
                used = LABEL
            line.append_text(word).append("  ")
            used += word.cell_len + 2
        return line

    def _held(self, card: CardView, chosen: Collection[str]) -> Text:
        name = str(name_told(card.name)).replace(" ", "\N{NO-BREAK SPACE}")
        sign = SIGNS.get(card.lies or "", "").replace(" ", "\N{NO-BREAK SPACE}")
        ink = INKS.get(card.lies or "", "#d98b76" if card.kind in ("death", "poodle") else TEXT)
        style = self.palette.chosen if card.name in chosen else self.palette.style(ink)
        return Text(name + sign, style + Style(meta={"card": card.name}))


class DiceTray(Widget):
    """The seven dice in a row; those picked or set aside are marked below."""

    class Clicked(Message):
        """Somebody clicked a die."""

        def __init__(self, die: int) -> None:
            self.die = die
            super().__init__()

    def __init__(self, palette: Palette, *, id: str) -> None:
        super().__init__(id=id)
        self.palette = palette
        self.view: View | None = None
        self.picked: Collection[int] = ()
        self.pointer: int | None = None

    def show(self, view: View, picked: Collection[int], pointer: int | None) -> None:
        """Draw the dice as they lie."""
        self.view, self.picked, self.pointer = view, set(picked), pointer
        self.refresh()

    def render(self) -> Text:
        """Five rows of dice, and a row that says what happens to them."""
        if self.view is None:
            return Text()
        dice = [self._die(die) for die in self.view.dice]
        rows = [Text(" " * GAP).join(parts) for parts in zip(*dice, strict=True)]
        return Text("\n").join(rows)

    def _die(self, die: DieView) -> list[Text]:
        aside = die.kept or die.id in self.picked
        paint = COLOURS[die.colour]
        style = Style(color=paint.ink, bgcolor=paint.solid, bold=True)
        faces = symbol_rows(die) if die.face == SYMBOL else pips(die.face or 0)
        mark = self._mark(die, aside)
        if not self.palette.colours:
            letter = str(message(f"play-die-{die.colour}"))[:3]
            drawn = [f"┌{letter:─^3}┐", *(f"│{row[:3]:^3}│" for row in faces), "└───┘"]
            return [*map(Text, drawn), mark]
        if die.face is None:
            style = Style(color=PALE, bgcolor="#332c24")
        edge = Style(color=style.bgcolor, bgcolor=BOARD)
        inner = [Text(f"{row[:DIE]:^{DIE}}", style) for row in faces]
        return [Text("▄" * DIE, edge), *inner, Text("▀" * DIE, edge), mark]

    def _mark(self, die: DieView, aside: bool) -> Text:
        """The key of a die, or that it is set aside."""
        words = "✓" if aside else str(die.id + 1)
        if self.pointer == die.id:
            words = f"[{words}]"
        return Text(f"{words:^{DIE}}", self.palette.style(GOLD if aside else PALE, bold=aside))

    def on_click(self, event: events.Click) -> None:
        """Tell which die was clicked."""
        offset = event.get_content_offset(self)
        if self.view is None or offset is None:
            return
        die, inside = divmod(offset.x, DIE + GAP)
        if inside < DIE and 0 <= die < len(self.view.dice):
            self.post_message(self.Clicked(die))


def symbol_rows(die: DieView) -> list[str]:
    """What is drawn on the symbol of a die: its name in up to three short lines."""
    lines = str(message(f"play-symbol-{die.symbol}")).splitlines()
    return ["", *lines, ""][:3] if len(lines) == 1 else [*lines, "", ""][:3]
