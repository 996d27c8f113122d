"""Whole games: no card is ever lost, they end, and they can be taken back."""

from typing import Any

import pytest

from rauswurf import Dice, Table
from rauswurf.messages import speak
from rauswurf.rules.nichtlustig import cards
from rauswurf.rules.nichtlustig.cards import (
    ALL_DICE,
    COVERED,
    DEATH,
    DICE,
    DINOSAUR,
    FRESH,
    NONE,
    SCORED,
    TABLE,
    TARGETS,
)
from rauswurf.rules.race import ROLL
from rauswurf.table import NotARoll
from rauswurf.table.drawing import draw_text
from rauswurf.table.nichtlustig.picture import WIDEST
from rauswurf.table.table import state_of
from tests.nichtlustig.golden import FILE, playthrough
from tests.nichtlustig.scenes import played, random_tables


def assert_cards_are_in_order(s: Any, seats: int) -> None:
    """Every card in one place, and lying as it may."""
    assert len(s.where) == 37
    assert all(place == TABLE or 0 <= place < seats for place in s.where)
    assert s.on_table == s.where[:TARGETS].count(TABLE)
    covered = [card for card in s.covers if card != NONE]
    assert sorted(covered) == [card for card in range(TARGETS) if s.mark[card] == COVERED]
    for card in range(TARGETS):
        if s.where[card] == TABLE:
            assert s.mark[card] == FRESH
        elif card >= DINOSAUR:
            assert s.mark[card] == SCORED
    for k, card in enumerate(s.covers):
        if card != NONE:
            assert s.where[DEATH + k] == s.where[card] != TABLE


def assert_dice_are_in_order(s: Any) -> None:
    assert 0 <= s.kept < ALL_DICE
    assert all(s.face[die] for die in range(DICE) if s.kept >> die & 1)
    assert (s.wanted > 0) == (s.phase <= ROLL)
    assert 0 <= s.options <= 128


def test_no_card_is_lost_and_every_game_ends() -> None:
    for game, at in enumerate(random_tables(30, seed=7)):
        for now in played(at, seed=game):
            assert_cards_are_in_order(state_of(now), now.setup.players)
            assert_dice_are_in_order(state_of(now))
        assert at.outcome is not None
        assert min(at.outcome.places) == 1
        assert state_of(at, cards.State).on_table <= 5


def test_points_are_counted_the_same_by_hand() -> None:
    for game, at in enumerate(random_tables(30, seed=8)):
        for _ in played(at, seed=game):
            pass
        assert at.outcome is not None
        for seat, name in enumerate(at.setup.names):
            assert at.outcome.points[seat] == points_by_hand(at.position, name)


def points_by_hand(position: str, name: str) -> int:
    """What a seat has at the end, from nothing but the position as it is written."""
    seats, *facts = position.split(" ; ")
    [mine] = [part.strip() for part in seats.split("/") if part.split()[0] == name]
    cards = [card.split() for card in mine[len(name) :].strip().split(", ")]
    scored = [card[0] for card in cards if card[2:] == ["scored"]]
    total = 4 * scored.count("lemming") + 2 * scored.count("riebmann")
    total += 1 if scored.count("yeti") == 1 else 3 * scored.count("yeti")
    total += sum(int(card[1]) - 23 for card in cards if card[0] == "dinosaur")
    total -= len([card for card in cards if card[0] in ("death", "poodle")])
    kinds = ("riebmann", "yeti", "lemming", "professor")
    total += len([card for card in cards if card[0] in kinds and len(card) == 2])
    if "professor" in scored:
        words = facts[0].split()
        first = words.index(name) + 1
        dice = words[first : first + scored.count("professor")]
        total += max(0 if die == "symbol" else int(die) for die in dice)
    return total


def test_a_game_can_be_taken_back_to_its_beginning_and_played_again() -> None:
    at = Table("nichtlustig", 3, dice=Dice.seeded(11))
    positions = []
    for now in played(at, seed=11):
        positions.append(now.position)
    events = list(at.events)
    for position in reversed(positions[:-1]):
        at.undo()
        assert at.position == position
    with pytest.raises(ValueError, match="nothing to undo"):
        at.undo()
    for event, position in zip(events, positions[1:], strict=True):
        faces = at.roll() if event.faces else ()
        assert faces == event.faces
        if not event.faces:
            at.play(event.text)
        assert at.position == position


def test_dice_are_checked() -> None:
    at = Table("nichtlustig", 2, position="yellow / green ; turn yellow", dice=Dice.by_hand())
    with pytest.raises(NotARoll, match="7 dice"):
        at.roll(1, 2, 3)
    with pytest.raises(NotARoll, match="1 to 6"):
        at.roll(1, 2, 3, 4, 5, 6, 7)
    assert at.events == []


def test_a_playthrough_reads_as_it_did() -> None:
    """A diff here is a change of the rules, or of what is told: read it before renewing it."""
    assert playthrough() == FILE.read_text(encoding="utf-8"), (
        "if this is what you want: python -m tests.nichtlustig.golden"
    )


def test_a_picture_shows_the_table() -> None:
    at = Table(
        "nichtlustig",
        2,
        position="yellow lemming 5 scored, yeti 2, duck / green riebmann 1 under poodle, death 2 "
        "; turn green ; dice b3 ufo r1 r2 w5 w5 p4 ; kept w5 w5 ; rolls 1",
    )
    assert draw_text(at.setup, at.view).splitlines() == [
        "Riebmann    .  2  3  4  5",
        "Yeti        1  .  3  4  5",
        "Lemming     1  2  3  4  .",
        "Professor   1  2  3  4  5",
        "Dinosaur   24 25 26 27 28",
        "Death       1  .  3  4  5 .",
        "Special    UFO, Clown, NF-700 (nf700), Time Machine (time-machine), Virus",
        "",
        "  Yellow   Yeti 2; Lemming 5, scored; Duck",
        "> Green    Riebmann 1, covered by Poodle; Death 2",
        "Dice       black 3 (b3), UFO, red 1 (r1), red 2 (r2), [white 5 (w5)],",
        "           [white 5 (w5)], pink 4 (p4)  (1 roll left)",
    ]


def test_a_picture_speaks_the_language_of_the_reader_and_shows_what_is_typed() -> None:
    at = Table("nichtlustig", 2, position="yellow duck / green yeti 2 ; turn green")
    with speak("de"):
        lines = draw_text(at.setup, at.view).splitlines()
    assert lines[3] == "Professoren (professor)   1  2  3  4  5"
    assert lines[5].endswith("5 Pudel (poodle)")
    assert "  Gelb (yellow)          Ente (duck)" in lines
    assert "> Grün (green)           Yeti 2" in lines
    assert max(map(len, lines)) <= WIDEST
