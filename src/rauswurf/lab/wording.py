"""What people call who wins, and what is compared with what."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rauswurf.bots import known_as
from rauswurf.games import Game, Setup
from rauswurf.messages import Message, all_of, message

if TYPE_CHECKING:
    from rauswurf.lab.match import Match


def wins_of(setup: Setup, seat: int) -> Message:
    """That a seat wins, by its colours: it may play several."""
    colours = [setup.name_of(colour) for colour in setup.seats[seat]]
    return message("lab-wins" if len(colours) == 1 else "lab-wins-together", who=all_of(colours))


def told_apart(a: "Match", b: "Match") -> tuple[str, str]:
    """What two matches are called: by whatever is different between them."""
    found = []
    for here, there in ((a, b), (b, a)):
        setup = here.setup
        parts = [setup.game.name] if here.game != there.game else []
        if here.players != there.players:
            parts.append(str(message("study-players", players=here.players)))
        parts += variant_words(setup.game, rules_apart(setup, there.setup))
        if here.rules != there.rules:
            parts.append(here.rules.name if here.rules else str(message("lab-own-rules")))
        if here.board != there.board:
            parts.append(here.board.name if here.board else str(message("lab-own-board")))
        if bots_of(here) != bots_of(there):
            parts.append(", ".join(bots_of(here)))
        found.append(", ".join(parts))
    return found[0], found[1]


def rules_apart(here: Setup, there: Setup) -> list[tuple[str, str]]:
    """The house rules by which a table differs from another one.

    Of two games it is those that are not by the book: the name of a game stands for its book.
    """
    if here.game.id == there.game.id:
        return [each for each in here.variants.items() if there.variants[each[0]] != each[1]]
    return [(name, value) for name, value in here.variants.items() if value != here.usual(name)]


def variant_words(game: Game, chosen: Iterable[tuple[str, str]]) -> list[str]:
    """House rules with the values that were chosen, as people call them."""
    known = [(game.variant(name), value) for name, value in chosen]
    return [f"{variant.title}: {variant.label(value)}" for variant, value in known]


def bots_of(match: "Match") -> list[str]:
    """Who plays: one name for all seats, or one for each."""
    names = match.bots[:1] if len(set(match.bots)) == 1 else match.bots
    return [str(known_as(bot)) for bot in names]
