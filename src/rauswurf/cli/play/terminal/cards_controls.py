"""NICHTLUSTIG by keys and mouse: dice are set aside by number or click, cards are taken by line."""

from textual.containers import Vertical
from textual.widget import Widget

from rauswurf.cli.play.local_game import ROLL, LocalGame, Step
from rauswurf.cli.play.terminal.cards_view import CardsView as Cards
from rauswurf.cli.play.terminal.cards_view import DiceTray
from rauswurf.cli.play.terminal.controls import Answer, Entry, Look, Question
from rauswurf.cli.play.terminal.palette import Palette
from rauswurf.messages import Message, message
from rauswurf.table.nichtlustig.names import name_told
from rauswurf.table.nichtlustig.view import CardMoveView, CardsView, CardView
from rauswurf.table.view import View

KEEPING = ("keep", "fourth")


class CardsControls:
    """The cards, the dice, and which of them are picked to be set aside."""

    def __init__(self, match: LocalGame, palette: Palette) -> None:
        self.match = match
        self.cards = Cards(match, palette, id="cards")
        self.tray = DiceTray(palette, id="tray")
        self.pane: Widget = Vertical(self.cards, self.tray, id="layout")
        self.picked: set[int] = set()
        self.pointer = 0

    def entries(self, view: View) -> list[Entry]:
        """What can be done; instead of every way to set dice aside the one that is picked."""
        assert isinstance(view, CardsView)
        listed = [move for move in view.moves if move.kind != "keep"]
        entries = [Entry(self._label(move, view), move.text) for move in listed]
        keep = self._keep(view)
        return [Entry(self._keep_label(view), keep), *entries] if keep else entries

    def _label(self, move: CardMoveView, view: CardsView) -> Message:
        if move.text == ROLL:
            return message("play-roll", dice=view.wanted)
        if move.kind == "stop":
            return message("play-stop")
        if not move.cards:
            return message("play-take-nothing")
        cards = [self._card(card) for card in view.cards if card.name in move.cards]
        if move.kind in ("use", "cover"):
            return message(f"play-{move.kind}", card=name_told(move.cards[0]))
        return message("play-take-machine" if move.with_machine else "play-take", cards=cards)

    def _card(self, card: CardView) -> Message:
        """A card that can be taken, and who has it."""
        told = name_told(card.name)
        if card.seat is None:
            return told
        who = self.match.table.setup.name_of(card.seat)
        return message("play-card-of", card=told, who=who)

    def _keep(self, view: CardsView) -> str | None:
        """The move that sets aside what is picked; None if nothing can be set aside so."""
        for move in view.moves:
            if move.kind == "keep" and set(move.dice) == self.picked:
                return move.text
        return None

    def _keep_label(self, view: CardsView) -> Message:
        free = [die for die in view.dice if not die.kept]
        return message("play-keep", kept=len(self.picked), rolled=len(free) - len(self.picked))

    def show(self, view: View, entry: Entry | None, last: Step | None) -> None:
        """Draw cards and dice."""
        assert isinstance(view, CardsView)
        looked_at = [move for move in view.moves if entry and move.text == entry.move]
        self.cards.show(view, {card for move in looked_at for card in move.cards})
        self.tray.show(view, self.picked, self.pointer if view.step in KEEPING else None)

    # Dice.

    def takes(self, key: str, view: View) -> bool:
        """Digits and the space bar pick dice, left and right move between them."""
        assert isinstance(view, CardsView)
        if view.step not in KEEPING or self.match.is_bot:
            return False
        is_die = key.isdecimal() and 1 <= int(key) <= len(view.dice)
        return is_die or key in ("left", "right", "space")

    def press(self, key: str, view: View) -> None:
        """Point at a die, or pick it."""
        assert isinstance(view, CardsView)
        if key in ("left", "right"):
            self.pointer = (self.pointer + (1 if key == "right" else -1)) % len(view.dice)
            return
        if key != "space":
            self.pointer = int(key) - 1
        self.pick(self.pointer, view)

    def pick(self, die: int, view: CardsView) -> None:
        """Set a die aside, or take it back."""
        if view.step in KEEPING and not view.dice[die].kept:
            self.picked ^= {die}

    def let_go(self) -> None:
        """Nothing is picked any more."""
        self.picked = set()

    # Cards.

    def clicked(self, card: str, view: CardsView, entries: list[Entry]) -> Answer:
        """Look at a move with this card, or ask why it cannot be had."""
        with_card = {move.text for move in view.moves if card in move.cards}
        for number, entry in enumerate(entries):
            if entry.move in with_card:
                return Look(number)
        return Question(f"cover {card}" if view.step == "cover" else f"take {card}")
