"""A player who knows the rules and likes points, but does not calculate.

Keeps the dice of the best cards that already lie there, else the largest group that could become
one, and rolls the rest; stops when cards are won; takes as many points as possible.
"""

from typing import Any

from rauswurf.bots.view import ROLL, View
from rauswurf.dice.generator import draw, seed_stream
from rauswurf.rules.compose import RuleSet
from rauswurf.rules.nichtlustig.cards import (
    COLOURED,
    COVER,
    DINOSAUR,
    FOURTH,
    KEEP,
    KEEPING,
    LEMMING,
    PINK,
    PROFESSOR,
    RIEBMANN,
    STOP,
    SYMBOL,
    TAKE,
    TARGETS,
    USE,
    VALUES,
    YETI,
    content_of,
    kind_of,
    value_of,
)

POINTS = {RIEBMANN: 2, YETI: 3, LEMMING: 4, PROFESSOR: 2}


class CasualPlayer:
    """Plays by eye."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> str:
        """One of the moves."""
        if not view.options:
            return ROLL
        rng = [0, 0]
        seed_stream(rng, self.seed, view.fingerprint)
        rules, s = view.setup.rules, view.state
        likes = [(liking(rules, s, option), draw(rng, 1000)) for option in view.options]
        return view.text_of(view.options[likes.index(max(likes))])


def liking(rules: RuleSet, s: Any, option: int) -> float:
    """How much a choice appeals at first sight."""
    kind = kind_of(option)
    content = content_of(option)
    if s.step in (KEEPING, FOURTH):
        return liking_of_dice(rules, s, content if kind == KEEP else None)
    if kind == TAKE:
        return sum(points(card) for card in range(TARGETS) if content >> card & 1)
    if kind == COVER:
        return -points(content)
    return 1.0 if kind in (USE, STOP) else 0.0


def points(card: int) -> int:
    """What a card would count at best."""
    return value_of(card) if card >= DINOSAUR else POINTS[card - card % VALUES]


def liking_of_dice(rules: RuleSet, s: Any, dice: int | None) -> float:
    """Prefer to stop with cards won; else to keep just the dice that seem to lead somewhere."""
    won = rules.pairs_won(s) | rules.professors_won(s)
    if dice is None:
        return 100.0 if won else -100.0
    wanted = promising(rules, s)
    return -float((dice ^ (wanted & ~s.kept)).bit_count())


def promising(rules: RuleSet, s: Any) -> int:
    """The coloured dice with the number that shows most often among cards to be had."""
    best, most = 0, 0
    for number in range(1, SYMBOL):
        cards = [kind + number - 1 for kind in range(RIEBMANN, DINOSAUR, VALUES)]
        if not any(rules.is_winnable(s, card) for card in cards):
            continue
        dice = sum(1 << die for die in range(COLOURED) if s.face[die] == number)
        if dice.bit_count() > most:
            best, most = dice, dice.bit_count()
    scores_own = s.face[PINK] < SYMBOL and any(
        s.where[card] == s.turn for card in range(s.face[PINK] - 1, DINOSAUR, VALUES)
    )
    return best | scores_own << PINK
