"""The perft suite in perft.txt: the library counts what the file says, and so does the reference.

The reference (reference.py) is a second referee that shares no code with the library. The two are
held together once more on whole games, event by event.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from rauswurf.table.perft import divide
from tests.classic.test_perft import Entry, entry

from . import reference
from .reference import PLAYERS, House, Move, Position
from .scenes import ALL, rules_of

SUITE = Path(__file__).with_name("perft.txt")


def entries() -> Iterator[Entry]:
    for block in SUITE.read_text(encoding="utf-8").split("\n\n"):
        lines = [line.split(maxsplit=1) for line in block.splitlines() if line[:1] not in ("#", "")]
        if lines:
            yield entry(lines)


ENTRIES = list(entries())


def house_of(table: Table) -> House:
    variants = table.setup.variants
    return House(
        table.setup.game.id,
        table.setup.players,
        turn_back=variants.get("extra-hits") != "ignored",
        play_on=variants["play-on"] == "on",
    )


@pytest.mark.parametrize("given", ENTRIES, ids=lambda given: given.id)
def test_perft(given: Entry) -> None:
    table = given.table()
    for depth, expected in given.counts.items():
        branches = divide(table, depth)
        told = "\n".join(f"  {name}: {count}" for name, count in branches.items())
        assert sum(branches.values()) == expected, f"perft {depth} of {given.id}:\n{told}"


@pytest.mark.parametrize(
    "given", [e for e in ENTRIES if "highest-roll" not in e.touches], ids=lambda given: given.id
)
def test_the_reference_counts_the_same(given: Entry) -> None:
    table = given.table()
    house = house_of(table)
    position = reference.read(house, table.position)
    assert reference.write_pieces(position) == pieces_told(table)
    counted = {depth: reference.count(house, position, depth) for depth in given.counts}
    reference.count.cache_clear()
    assert counted == given.counts


def test_the_suite_touches_every_clause_of_every_game() -> None:
    touched = {clause for given in ENTRIES for clause in given.touches}
    assert touched == {clause.id for game in PLAYERS for clause in GAMES[game].clauses}
    for given in ENTRIES:
        assert set(given.touches) <= {clause.id for clause in GAMES[given.game].clauses}, given.id


def test_the_suite_touches_every_game_player_count_and_value_of_a_variant() -> None:
    assert {given.game for given in ENTRIES} == set(PLAYERS)
    assert {given.players for given in ENTRIES} == {2, 3, 4, 5, 6}
    played = {pair for given in ENTRIES for pair in given.table().setup.variants.items()}
    known = {
        (variant.id, value)
        for game in PLAYERS
        for variant in GAMES[game].variants
        for value in variant.values
    }
    assert played == known


def test_the_suite_is_well_formed() -> None:
    ids = [given.id for given in ENTRIES]
    assert len(ids) == len(set(ids)) >= 40
    for given in ENTRIES:
        assert list(given.counts) == list(range(1, len(given.counts) + 1))
        if given.position != "start":
            assert given.table().position == given.position


# Whole games.

DICE = [(1, 1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 4), (5, 1, 1, 1, 1, 2)]
EVENTS = 450
LATE = {  # near the end all rules about goals and places come into play
    "zweite-ebene": "i33 i29 c d",
    "einser-blocker": "37 33 c d",
    "jaeger": "57 53 c d",
    "werfer": "57 53 c d",
    "abkuerzungen": "57 53 c d",
    "kurzer-einsatz": "57 53 c d",
}


class Pair:
    """One game at a table and with the reference, which must stay the same."""

    def __init__(self, table: Table, random: Random, weights: tuple[int, ...]) -> None:
        self.table = table
        self.house = house_of(table)
        self.position = reference.read(self.house, table.position)
        self.random = random
        self.weights = weights

    def play(self, events: int) -> None:
        """Let so many things happen, or fewer if the game ends, and compare all the time."""
        for _ in range(events):
            legal = self.compared()
            if self.position.over:
                return
            if reference.awaits_dice(self.position) and (not legal or self.random.random() < 0.5):
                faces = self.random.choices(range(1, 7), self.weights, k=self.table.dice_wanted)
                self.table.roll(*faces)
                for face in faces:
                    self.position = reference.rolled(self.house, self.position, face)
            else:
                choice = self.random.choice(sorted(legal))
                self.table.play(choice)
                self.position = reference.chosen(self.house, self.position, legal[choice])

    def compared(self) -> dict[str, Move]:
        """The choices, when everything that can be seen of the two is the same."""
        table, house, position = self.table, self.house, self.position
        assert pieces_told(table) == reference.write_pieces(position), table.events[-6:]
        assert facts_told(table) == reference.write_facts(house, position), table.events[-6:]
        legal = {
            reference.write_move(position, move): move for move in reference.moves(house, position)
        }
        dice = ["roll"] if reference.awaits_dice(position) else []
        assert sorted([*dice, *legal]) == sorted(table.moves), table.position
        assert table.is_over == position.over
        if table.outcome:
            assert table.outcome.places == reference.places(house, position)
        return legal


def pieces_told(table: Table) -> dict[str, list[str]]:
    board = table.position.split(";")[0]
    return {name: sorted(fields) for name, *fields in map(str.split, board.split("/"))}


def facts_told(table: Table) -> set[str]:
    """The facts of a position, with focus and stones one by one."""
    facts = set()
    for name, *words in map(str.split, table.position.split(";")[1:]):
        if name in ("focus", "stone"):
            facts |= {f"{name} {words[0]} {field}" for field in words[1:]}
        else:
            facts.add(" ".join([name, *words]))
    return facts


def late(game: str, players: int) -> str:
    """Everybody is about to come home."""
    house = House(game, players)
    rows, focus = [], []
    for colour in house.on_turn:
        fields = [turned(house, field, colour) for field in LATE[game].split()]
        rows.append(" ".join([reference.COLOURS[colour], *fields]))
        focus.append(" ".join([reference.COLOURS[colour], *fields[:2]]))
    return " / ".join(rows) + (" ; focus " + " ".join(focus) if game == "jaeger" else "")


def turned(house: House, field: str, colour: int) -> str:
    """The field that is for this colour what the field is for yellow."""
    if field.startswith("i"):
        return f"i{(int(field[1:]) + 6 * colour) % 36}"
    return str((int(field) + 10 * colour) % house.ring) if field.isdecimal() else field


@pytest.mark.parametrize("rules", ["of the book", "varied"])
@pytest.mark.parametrize(("game", "players"), ALL)
def test_whole_games_agree_with_the_reference(game: str, players: int, rules: str) -> None:
    varied = {"extra_hits": "ignored"} if game == "jaeger" else {"play_on": "off"}
    setup = rules_of(game, players, **(varied if rules == "varied" else {}))
    random = Random(f"{game} {players} {rules}")
    for position in (None, late(game, players)):
        table = Table(setup, position=position, dice=Dice.by_hand())
        Pair(table, random, random.choice(DICE)).play(EVENTS)


def test_the_reference_reads_what_it_writes() -> None:
    table = Table(rules_of("einser-blocker", 3), dice=Dice.seeded(8))
    house = house_of(table)
    for number in range(200):
        position: Position = reference.read(house, table.position)
        assert reference.write_pieces(position) == pieces_told(table)
        assert reference.write_facts(house, position) == facts_told(table)
        choices = [move for move in table.moves if move != "roll"]
        if table.dice_wanted and (not choices or number % 3):
            table.roll()
        else:
            table.play(choices[number % len(choices)])
