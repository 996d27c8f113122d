"""Presets, seats and the opening; rule highest-roll."""

import pytest

from rauswurf import Dice, Table
from rauswurf.games import GAMES, SetupError

from .scenes import offers

PRESETS = {
    "madn": "one-on-start seat off on on",
    "never-mind": "all-in-base highest-roll on off on",
    "dont-worry": "all-in-base highest-roll on off on",
}
COLUMNS = ("opening", "first", "three-rolls", "goal-jump", "play-on")


@pytest.mark.parametrize("game", PRESETS)
def test_preset_is_that_of_the_book(game: str) -> None:
    defaults = dict(GAMES[game].defaults)
    assert " ".join(defaults.pop(column) for column in COLUMNS) == PRESETS[game]
    colours = defaults.pop("colours")
    assert colours == "own"
    assert set(defaults.values()) == {"off"}


@pytest.mark.parametrize(
    ("game", "players", "colours"),
    [
        ("madn", 2, "two-each"),
        ("madn", 3, "neutral"),
        ("madn", 4, "own"),
        ("never-mind", 2, "own"),
        ("never-mind", 3, "own"),
        ("dont-worry", 2, "own"),
        ("dont-worry", 3, "own"),
    ],
)
def test_preset_of_colours_depends_on_the_number_of_players(
    game: str, players: int, colours: str
) -> None:
    assert Table(game, players).setup.variants["colours"] == colours


def test_every_variant_may_be_set_in_every_game() -> None:
    for game in GAMES.values():
        if game.id not in PRESETS:
            continue
        for variant in game.variants:
            for value in variant.values:
                players = variant.players.get(value, (4,))[0]
                table = Table(game.id, players, variants={variant.id: value})
                assert table.setup.variants[variant.id] == value


@pytest.mark.parametrize(
    ("players", "variants", "complaint"),
    [
        (4, {"colours": "two-each"}, "for 2 players"),
        (3, {"colours": "two-each"}, "for 2 players"),
        (2, {"colours": "neutral"}, "for 3 players"),
        (4, {"colours": "neutral"}, "for 3 players"),
        (4, {"forced-capture": "on"}, "off, huff or strict"),
        (4, {"barriers": "maybe"}, "off or on"),
        (4, {"safe-fields": "on"}, "no variant 'safe-fields'"),
        (5, {}, "2 to 4 players"),
        (1, {}, "2 to 4 players"),
    ],
)
def test_what_cannot_be_set_up_is_refused(
    players: int, variants: dict[str, str], complaint: str
) -> None:
    with pytest.raises(SetupError, match=complaint):
        Table("madn", players, variants=variants)


# opening


@pytest.mark.parametrize(
    ("game", "players", "position"),
    [
        ("madn", 4, "yellow B B B 0 / green B B B 10 / red B B B 20 / black B B B 30"),
        ("madn", 2, "yellow B B B 0 / green B B B 10 / red B B B 20 / black B B B 30"),
        ("madn", 3, "yellow B B B 0 / green B B B 10 / red B B B 20 / black B B B 30"),
        ("never-mind", 4, "yellow B B B B / green B B B B / red B B B B / black B B B B"),
        ("never-mind", 3, "yellow B B B B / green B B B B / red B B B B"),
        ("dont-worry", 2, "yellow B B B B / red B B B B"),
    ],
)
def test_opening_position(game: str, players: int, position: str) -> None:
    assert Table(game, players).position.startswith(f"{position} ; turn yellow")


def test_opening_variant_puts_all_in_base() -> None:
    table = Table("madn", 4, variants={"opening": "all-in-base"})
    assert table.position.startswith("yellow B B B B /")


def test_opening_variant_puts_one_on_the_start() -> None:
    table = Table("never-mind", 4, variants={"opening": "one-on-start", "first": "seat"})
    assert table.position.startswith("yellow B B B 0 /")
    assert table.rolls_left == 1


def test_opening_with_all_in_base_has_three_rolls_where_they_are_played() -> None:
    assert Table("never-mind", 4, variants={"first": "seat"}).rolls_left == 3
    assert Table("madn", 4, variants={"opening": "all-in-base"}).rolls_left == 1


def test_first_seat_begins_in_madn() -> None:
    table = Table("madn", 4, dice=Dice.by_hand())
    assert table.turn == "yellow"
    assert offers(table, 3) == {"0-3"}


# highest-roll


def contest(players: int, *faces: int, **variants: str) -> Table:
    """A table at which these rolls for the first turn have been made."""
    table = Table("never-mind", players, dice=Dice.by_hand(), variants=variants)
    for face in faces:
        table.roll(face)
    return table


def is_decided(table: Table) -> bool:
    return "contest" not in table.position


def test_highest_roll_begins() -> None:
    table = contest(4, 2, 5, 4, 1)
    assert is_decided(table)
    assert (table.turn, table.rolls_left) == ("green", 3)


def test_highest_roll_asks_each_seat_once_in_turn() -> None:
    table = contest(4)
    asked = []
    for face in (2, 5, 4):
        asked.append(table.turn)
        table.roll(face)
        assert not is_decided(table)
        assert (table.moves, table.rolls_left) == (["roll"], 1)
    assert [*asked, table.turn] == ["yellow", "green", "red", "black"]


def test_highest_roll_moves_nothing_and_a_six_gives_nothing() -> None:
    table = contest(3, 6)
    assert table.turn == "green"
    assert table.position.startswith("yellow B B B B / green B B B B / red B B B B ;")
    assert table.die == 0


def test_highest_roll_ties_roll_again_and_only_those() -> None:  # Ruling
    table = contest(4, 5, 2, 5, 1)
    assert not is_decided(table)
    assert table.position.endswith("; turn yellow ; contest yellow - red -")
    table.roll(1)
    assert table.turn == "red"
    table.roll(2)
    assert is_decided(table)
    assert table.turn == "red"


def test_highest_roll_ties_can_last() -> None:  # Ruling
    table = contest(3, 4, 4, 4, 3, 3, 1, 6, 6)
    assert table.position.endswith("; contest yellow - green -")
    table.roll(2)
    table.roll(1)
    assert (is_decided(table), table.turn) == (True, "yellow")


def test_highest_roll_loser_of_the_first_round_cannot_win_the_second() -> None:  # Ruling
    table = contest(3, 5, 5, 4, 1)
    assert table.turn == "green"
    table.roll(2)
    assert (is_decided(table), table.turn) == (True, "green")


def test_highest_roll_goes_on_clockwise_from_the_winner() -> None:
    table = contest(4, 1, 1, 1, 2)
    assert table.turn == "black"
    for _ in range(3):
        table.roll(1)
    assert table.turn == "yellow"


def test_highest_roll_is_rolled_by_seats_not_by_colours() -> None:
    table = contest(2, 3, 4, colours="two-each")
    assert (is_decided(table), table.turn) == (True, "green")


def test_highest_roll_is_not_asked_of_the_neutral_colour() -> None:
    table = contest(3, 3, 2, 4, colours="neutral")
    assert (is_decided(table), table.turn) == (True, "red")


def test_highest_roll_is_a_variant_of_madn() -> None:
    table = Table("madn", 4, variants={"first": "highest-roll"})
    assert table.position.endswith("; contest yellow - green - red - black -")
    table = Table("never-mind", 4, variants={"first": "seat"})
    assert is_decided(table)
