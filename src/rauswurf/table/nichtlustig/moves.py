"""What players of NICHTLUSTIG say.

``keep w5 w5 b3`` (the other dice are rolled again), ``keep nothing``, ``stop``; ``use duck``,
``use clown``; ``take lemming 5``, ``take riebmann 3, yeti 2 from green``, ``take dinosaur 26 with
time-machine``, ``take nothing``, ``take death 3``, ``take poodle from blue``; ``cover yeti 3``.

Where a card comes from, and that the time machine is needed, may be left unsaid.
"""

import re

from rauswurf.games import Setup
from rauswurf.messages import message, quoted
from rauswurf.rules.nichtlustig.cards import (
    COVER,
    DICE,
    KEEP,
    NONE,
    STOP,
    TABLE,
    TAKE,
    TARGETS,
    USE,
    WITH_MACHINE,
    State,
    content_of,
    encode,
    kind_of,
)
from rauswurf.rules.nichtlustig.judge import UNSAID, Demand, SaidCard
from rauswurf.rules.wish import Wish
from rauswurf.table.errors import NotAMove
from rauswurf.table.nichtlustig.names import (
    KINDS,
    SPECIALS,
    card_name,
    dice_meant,
    dice_of,
    find_card,
    read_die,
    say_dice,
    write_die,
)

_CARD = re.compile(
    r"(?P<card>[a-z0-9-]+(?: \d+)?)(?: from (?P<source>\S+))?(?P<machine> with time-machine)?"
)
# Other ways in which people write the names.
_SPELLINGS = (
    ("time machine", "time-machine"),
    ("nf-700", "nf700"),
    ("professors", "professor"),
    (" and ", ", "),
    (" from the table", " from table"),
)


def wish_of(s: State, option: int) -> Demand:
    """What a choice means."""
    kind, content = kind_of(option), content_of(option)
    if kind == STOP:
        return Demand("stop")
    if kind == KEEP:
        return Demand("keep", dice=say_dice(s.face, dice_of(content), free_dice(s)))
    if kind in (USE, COVER):
        return Demand("use" if kind == USE else "cover", cards=(SaidCard(content),))
    cards = [content]
    if kind == TAKE:
        cards = [card for card in range(TARGETS) if content >> card & 1]
    said = tuple(SaidCard(card, s.where[card]) for card in cards)
    return Demand("take", cards=said, machine=kind == TAKE and bool(content & WITH_MACHINE))


def free_dice(s: State) -> list[int]:
    """The dice that are not set aside."""
    return [die for die in range(DICE) if not s.kept >> die & 1]


# Writing.


def write_option(setup: Setup, s: State, option: int) -> str:
    """A choice as text."""
    return write_wish(setup, wish_of(s, option))


def write_wish(setup: Setup, wish: Wish) -> str:
    """A wish as text."""
    if not isinstance(wish, Demand) or wish.word in ("roll", "stop"):
        return wish.word
    if wish.word == "keep":
        return f"keep {' '.join(map(write_die, wish.dice)) or 'nothing'}"
    cards = ", ".join(_write_card(setup, said) for said in wish.cards) or "nothing"
    return f"{wish.word} {cards}" + (" with time-machine" if wish.machine else "")


def _write_card(setup: Setup, said: SaidCard) -> str:
    if said.source in (TABLE, UNSAID):
        return card_name(said.card)
    return f"{card_name(said.card)} from {setup.names[said.source]}"


# Reading.


def read_wish(setup: Setup, text: str) -> Demand:
    """What a player means by a text; raises NotAMove."""
    text = " ".join(text.lower().split())
    for spelling, name in _SPELLINGS:
        text = text.replace(spelling, name)
    word, _, rest = text.partition(" ")
    if word in ("roll", "stop") and not rest:
        return Demand(word)
    if word == "keep" and rest:
        return _read_keep(rest)
    if word in ("take", "use", "cover") and rest:
        return _read_cards(setup, word, rest)
    raise NotAMove(message("move-unknown-cards", said=quoted(text)))


def _read_keep(text: str) -> Demand:
    if text == "all":
        return Demand("stop")
    if text == "nothing":
        return Demand("keep")
    said = []
    for word in text.replace(",", " ").split():
        die = read_die(word)
        if die is None:
            raise NotAMove(message("move-no-die", said=quoted(word)))
        said.append(die)
    return Demand("keep", dice=tuple(said))


def _read_cards(setup: Setup, word: str, text: str) -> Demand:
    if word == "take" and text == "nothing":
        return Demand("take")
    said, machine = [], False
    for part in text.split(","):
        match = _CARD.fullmatch(part.strip())
        if not match:
            raise _no_card(part.strip())
        said.append(SaidCard(_card(match["card"]), _source(setup, match["source"])))
        machine = machine or match["machine"] is not None
    if len({one.card for one in said}) < len(said):
        raise NotAMove(message("move-card-twice"))
    if word != "take" and (len(said) > 1 or machine or said[0].source != UNSAID):
        raise NotAMove(message("move-one-card", word=word, card=card_name(said[0].card)))
    if word == "use" and card_name(said[0].card) not in SPECIALS:
        raise NotAMove(message("move-not-special", known=SPECIALS))
    return Demand(word, cards=tuple(said), machine=machine)


def _card(name: str) -> int:
    card = find_card(name)
    if card == NONE:
        raise _no_card(name)
    return card


def _no_card(name: str) -> NotAMove:
    numbered = [f"{kind} {28 if kind == 'dinosaur' else 5}" for kind in KINDS]
    known = [*numbered, "poodle", *SPECIALS]
    return NotAMove(message("move-no-card", said=quoted(name), known=known))


def _source(setup: Setup, name: str | None) -> int:
    if name is None:
        return UNSAID
    if name == "table":
        return TABLE
    if name not in setup.names:
        raise NotAMove(message("move-nobody", said=quoted(name), known=setup.names))
    return setup.names.index(name)


# Matching.


def match_option(s: State, wish: Wish) -> int | None:
    """The choice on offer that this wish means; None if there is none."""
    options = s.option[: s.options]
    if not isinstance(wish, Demand):
        return None
    if wish.word == "keep":
        return _match_keep(s, wish, options)
    return next((option for option in options if _fits(s, wish, wish_of(s, option))), None)


def _match_keep(s: State, wish: Demand, options: list[int]) -> int | None:
    free = free_dice(s)
    mask = dice_meant(s.face, free, wish.dice)
    if mask is None:
        return None
    everything = mask == sum(1 << die for die in free)
    option = encode(STOP, 0) if everything else encode(KEEP, mask)
    return option if option in options else None


def _fits(s: State, said: Demand, meant: Demand) -> bool:
    cards = {one.card for one in said.cards}
    if said.word != meant.word or cards != {one.card for one in meant.cards}:
        return False
    if any(one.source not in (UNSAID, s.where[one.card]) for one in said.cards):
        return False
    # Nobody needs the time machine for a death card; saying it does no harm.
    return not said.machine or meant.machine or max(cards) >= TARGETS
