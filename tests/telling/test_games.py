"""Whole games are told: something about every event, in finished sentences."""

import random
from collections.abc import Iterator

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from rauswurf.messages import Message
from rauswurf.rules.race import State
from rauswurf.table.table import state_of
from rauswurf.table.telling import sentences_about

WILD = {"forced-capture": "huff", "backward-capture": "on", "barriers": "on"}
MOST_EVENTS = 1500


def stories(table: Table, seed: int) -> Iterator[list[Message]]:
    """What is told about each event of a random game."""
    chance = random.Random(seed)
    while not table.is_over and len(table.events) < MOST_EVENTS:
        before = state_of(table).copy()
        table.play(chance.choice(table.moves))
        yield sentences_about(table.setup, before, table.events[-1], state_of(table))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_event_is_told(game: str, players: int) -> None:
    variants = {name: value for name, value in WILD.items() if name in GAMES[game].defaults}
    table = Table(game, players, dice=Dice.seeded(players), variants=variants)
    for sentences in stories(table, players):
        assert sentences
        for sentence in map(str, sentences):
            assert sentence[0].isupper() and sentence.endswith(".") and "  " not in sentence
    if table.is_over:
        assert "tell-over" in [sentence.id for sentence in sentences]


def test_nothing_is_told_of_what_did_not_happen() -> None:
    """Each place that a piece leaves is told once: by the move, or by what followed."""
    table = Table("madn", 4, dice=Dice.seeded(3), variants=WILD)
    places = list(state_of(table, State).where)
    for sentences in stories(table, 3):
        moved = sum(
            was != now for was, now in zip(places, state_of(table, State).where, strict=True)
        )
        said = {"tell-huffed": 1, "tell-roll": 0, "tell-roll-lost": 0, "tell-home": 0}
        said |= {"tell-over": 0, "tell-pass": 0, "tell-capture": 2, "tell-enter-capture": 2}
        said |= {"tell-back-capture": 2, "tell-begins": 0, "tell-tied": 0}
        total = sum(said.get(sentence.id, 1) for sentence in sentences)
        # A piece that moves and is huffed for it is told of twice.
        assert moved in (total, total - 1)
        places = list(state_of(table, State).where)
