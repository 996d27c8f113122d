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
    one, other = a.setup, b.setup
    changed = [name for name, value in one.variants.items() if other.variants.get(name) != value]
    added = [name for name in other.variants if name not in one.variants]
    names = (changed, [name for name in (*changed, *added) if name in other.variants])
    found = []
    for here, there, variants in ((a, b, names[0]), (b, a, names[1])):
        setup = here.setup
        parts = [setup.game.name] if here.game != there.game else []
        if here.players != there.players:
            parts.append(str(message("study-players", players=here.players)))
        chosen = {name: setup.variants[name] for name in variants}
        parts += variant_words(setup.game, chosen.items())
        if here.rules != there.rules:
            parts.append(here.rules.name if here.rules else str(message("lab-own-rules")))
        if here.board != there.board:
            parts.append(here.board.name if here.board else str(message("lab-own-board")))
        if bots_of(here) != bots_of(there):
            parts.append(", ".join(bots_of(here)))
        found.append(", ".join(parts))
    return found[0], found[1]


def variant_words(game: Game, chosen: Iterable[tuple[str, str]]) -> list[str]:
    """House rules with the values that were chosen, as people call them."""
    known = [(game.variant(name), value) for name, value in chosen]
    return [f"{variant.title}: {variant.label(value)}" for variant, value in known]


def bots_of(match: "Match") -> list[str]:
    """Who plays: one name for all seats, or one for each."""
    names = match.bots[:1] if len(set(match.bots)) == 1 else match.bots
    return [str(known_as(bot)) for bot in names]
