"""The first line of a record: everything in it is checked, and what it says can be played."""

import json
import tomllib
from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest

from rauswurf import games
from rauswurf.boards import Board, load
from rauswurf.boards.schema import read_board
from rauswurf.record import BoardMark, Fair, Hand, Header, Seeded, System
from rauswurf.record.header import Seat, read_header
from rauswurf.record.strict import canonical
from rauswurf.table import Table
from tests.record.making import CREATED, NAMES, SECRET, fair_header, setup_of

SETUP = setup_of("madn")


def other_board() -> Board:
    """The cross once more, with another name and one field moved a little."""
    text = (files("rauswurf.boards") / "cross.toml").read_text(encoding="utf-8")
    data = tomllib.loads(text) | {"id": "my-cross"}
    return read_board(data, "my-cross.toml")


# Writing and reading.


@pytest.mark.parametrize("game", list(games.GAMES))
def test_a_header_is_read_as_it_was_written(game: str) -> None:
    for players in games.get(game).players:
        setup = setup_of(game, players)
        header = fair_header(setup)
        again = read_header(json.loads(json.dumps(header.data())))
        assert again == header
        assert again.setup() == setup
        assert again.game_id == header.game_id


@pytest.mark.parametrize("policy", [Hand(), System(), Seeded(7), Seeded(2**63 - 1, 3)])
def test_every_way_of_rolling_is_read_as_it_was_written(policy: Hand | System | Seeded) -> None:
    header = Header.of(SETUP, CREATED, dice=policy)
    assert read_header(header.data()).dice == policy


def test_what_is_as_usual_is_left_out() -> None:
    assert Header.of(SETUP, "2026-02-28").data() == {
        "rauswurf": 1,
        "game": "madn",
        "rules": "1",
        "players": 4,
        "variants": dict(SETUP.variants),
        "seats": [
            {"plays": ["yellow"], "name": ""},
            {"plays": ["green"], "name": ""},
            {"plays": ["red"], "name": ""},
            {"plays": ["black"], "name": ""},
        ],
        "created": "2026-02-28",
        "dice": {"by": "hand"},
    }


def test_two_colours_each() -> None:
    header = Header.of(setup_of("madn", 2), CREATED, names=["Ada", "Ben"], bots=[1])
    assert header.data()["seats"] == [
        {"plays": ["yellow", "red"], "name": "Ada"},
        {"plays": ["green", "black"], "name": "Ben", "bot": True},
    ]


def test_seats_that_differ_from_the_usual() -> None:
    setup = games.get("never-mind").setup(2, seats=((1,), (3,)))
    header = Header.of(setup, CREATED)
    assert [seat.plays for seat in header.seats] == [("green",), ("black",)]
    assert read_header(header.data()).setup().seats == ((1,), (3,))


def test_a_game_that_does_not_start_at_the_beginning() -> None:
    table = Table(SETUP, position="yellow B B 0 a / green B B B B / red B B B B / black B B B B")
    header = Header.of(SETUP, CREATED, position=table.position)
    assert read_header(header.data()).position == table.position


def test_a_board_of_ones_own_is_named_with_its_hash() -> None:
    board = other_board()
    setup = games.get("madn").setup(4, board=board)
    header = Header.of(setup, CREATED)
    assert header.board == BoardMark.of(board)
    again = read_header(header.data())
    assert again.setup(board).board == board
    with pytest.raises(
        ValueError, match="played on the board 'my-cross': you need the file of that board"
    ):
        again.setup()
    with pytest.raises(ValueError, match="played on a different board"):
        again.setup(load("cross"))


def test_a_board_that_does_not_fit_the_game() -> None:
    data = Header.of(setup_of("einser-blocker"), CREATED).data()
    data["board"] = BoardMark.of(load("cross")).data()
    with pytest.raises(ValueError, match="einser-blocker cannot be played on the board cross"):
        read_header(data).setup(load("cross"))


def test_the_games_own_board_needs_no_name() -> None:
    setup = games.get("madn").setup(4, board=load("cross"))
    assert Header.of(setup, CREATED).board is None


def test_a_game_without_a_board_has_none() -> None:
    data = Header.of(setup_of("nichtlustig"), CREATED).data()
    data["board"] = {"id": "cross", "sha256": "0" * 64}
    with pytest.raises(ValueError, match="nichtlustig has no board"):
        read_header(data).setup(load("cross"))


# What the dice are bound to.


def test_the_game_id_is_made_of_everything_but_the_dice() -> None:
    header = fair_header(SETUP)
    data = header.data()
    del data["dice"]
    assert header.game_id == Header.of(SETUP, CREATED, names=NAMES[:4]).game_id
    assert header.game_id != fair_header(setup_of("madn", play_on="off")).game_id
    assert header.game_id != Header.of(SETUP, CREATED, names=NAMES[:4], bots=[3]).game_id
    assert canonical(data).startswith(b'{"created":"2026-02-28T19:30:00+01:00","game":"madn","play')


def test_the_canonical_form_is_that_of_rfc_8785() -> None:
    data = {"b": [1, True, None], "a": {"ü": 'quote " and \\ and \u0007 and 🎲'}, "ab": ""}
    assert canonical(data).decode() == (
        '{"a":{"ü":"quote \\" and \\\\ and \\u0007 and 🎲"},"ab":"","b":[1,true,null]}'
    )


def test_the_order_of_keys_and_their_spacing_change_nothing() -> None:
    data = fair_header(SETUP).data()
    turned = json.loads(json.dumps(dict(reversed(data.items())), indent=3))
    assert read_header(turned).game_id == fair_header(SETUP).game_id


def test_dice_without_their_secret_cannot_be_rolled() -> None:
    with pytest.raises(ValueError, match="without their secret"):
        fair_header(SETUP).roll_by()


# What cannot be written.


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"names": ["x" * 41]}, "41 letters"),
        ({"names": ["red\x1b[31m"]}, "U\\+001B"),
        ({"names": ["\u202egnirts"]}, "U\\+202E"),
        ({"names": ["two\nlines"]}, "U\\+000A"),
        ({"position": " "}, "empty"),
        ({"position": "x" * 3000}, "3,000 letters"),
    ],
)
def test_texts_that_cannot_be_shown_are_refused(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Header.of(SETUP, CREATED, **options)


@pytest.mark.parametrize("name", ["Zoë", "李", "Ångström", "👩‍👩‍👧", "می‌خواهم", "a b"])
def test_names_in_all_scripts_are_welcome(name: str) -> None:
    assert Header.of(SETUP, CREATED, names=[name]).seats[0].name == name


@pytest.mark.parametrize(
    "created", ["", "yesterday", "2026-02-30", "28.02.2026", "2026-02-28T25:00"]
)
def test_a_date_must_be_one(created: str) -> None:
    with pytest.raises(ValueError, match="not a date such as 2026-02-28"):
        Header.of(SETUP, created)


def test_each_seat_has_one_contribution() -> None:
    header = Header.of(SETUP, CREATED)
    with pytest.raises(ValueError, match="3 contributions for 4 seats"):
        header.with_dice(Fair(header.commit(SECRET), ("a", "b", "c")))


def test_words_must_be_words() -> None:
    header = Header.of(SETUP, CREATED)
    with pytest.raises(ValueError, match=r"U\+0000"):
        header.with_dice(Fair(header.commit(SECRET), ("a", "b", "c", "\x00")))


def test_a_bot_has_nothing_to_add() -> None:
    """Whoever runs the bot knows the secret and could look for words that help it."""
    header = Header.of(SETUP, CREATED, bots=[2])
    promise = header.commit(SECRET)
    header.with_dice(Fair(promise, ("a", "b", "", "d")))
    with pytest.raises(ValueError, match="red is a bot and contributes nothing"):
        header.with_dice(Fair(promise, ("a", "b", "c", "d")))


# What cannot be read.


def broken(path: str, value: object) -> dict[str, Any]:
    """The data of a header with one value replaced; ``...`` removes it."""
    data = json.loads(json.dumps(fair_header(SETUP).data()))
    *ways, last = path.split(".")
    place: Any = data
    for way in ways:
        place = place[int(way) if way.isdecimal() else way]
    if value is ...:
        del place[last]
    else:
        place[int(last) if last.isdecimal() else last] = value
    return dict(data)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("rauswurf", ..., "this is not a record"),
        ("rauswurf", 2, "a record of version 2; this program knows version 1"),
        ("rauswurf", "1", "not a whole number but '1'"),
        ("rauswurf", True, "not a whole number but True"),
        ("game", ..., "the header lacks game"),
        ("game", "chess", "there is no game 'chess'"),
        ("game", 5, "not a text but 5"),
        ("game", "nichtlustig", "nichtlustig has no variant"),
        ("players", 5, "madn is for 2 to 4 players, not for 5"),
        ("players", 3, "players cannot be seated like this"),
        ("players", 10**9, "1000000000 is not from 1 to 6"),
        ("players", "4", "not a whole number"),
        ("variants", [], "not an object"),
        ("variants.play-on", "perhaps", "play-on cannot be 'perhaps'"),
        ("variants.play-on", True, "not a text but True"),
        ("variants.play-on", ..., "does not say what play-on was"),
        ("variants.gravity", "off", "madn has no variant 'gravity'"),
        ("variants.colours", "two-each", "colours=two-each is for 2 players"),
        ("seats", {}, "not a list"),
        ("seats", [], "a list of 0"),
        ("seats", [{"plays": ["yellow"], "name": "Ada"}], "4 contributions for 1 seats"),
        ("seats.0", 1, "a seat is not an object but 1"),
        ("seats.0.plays", ["purple"], "nobody can play 'purple'"),
        ("seats.0.plays", ["red"], "players cannot be seated like this"),
        ("seats.0.plays", ["yellow", "green"], "players cannot be seated like this"),
        ("seats.0.plays", [], "a list of 0"),
        ("seats.0.name", None, "not a text but None"),
        ("seats.0.bot", False, "it must be true or left out, not False"),
        ("seats.0.age", 7, "a seat has an unknown key 'age'"),
        ("created", 20260228, "not a text"),
        ("position", "nonsense", "nonsense"),
        ("board", "cross", "board is not an object but 'cross'"),
        ("board", {"id": "x", "sha256": "0"}, "not 64 digits"),
        ("board", {"id": "x", "sha256": "0" * 64}, "you need the file of that board"),
        ("dice", "fair", "dice is not an object"),
        ("dice.by", "luck", "there are no dice called 'luck'; choose fair, seed, system or hand"),
        ("dice.by", "hand", "dice has an unknown key"),
        ("dice.by", "seed", "dice lacks seed"),
        ("dice.commitment", "0" * 63, "not 64 digits"),
        ("dice.commitment", "A" * 64, "not 64 digits"),
        ("dice.contributions", ["a"], "1 contributions for 4 seats"),
        ("dice.contributions", ["a", "b", "c", 4], "not a text but 4"),
        ("dice.contributions", ["x" * 201] * 4, "201 letters"),
        ("dice.secret", "0" * 64, "dice has an unknown key 'secret'"),
        ("extra", 1, "the header has an unknown key 'extra'"),
    ],
)
def test_a_wrong_header_is_refused_in_plain_words(path: str, value: object, complaint: str) -> None:
    with pytest.raises(ValueError) as refused:
        header = read_header(broken(path, value))
        Table(header.setup(), position=header.position)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


def test_rules_of_another_version_are_named() -> None:
    header = replace(Header.of(SETUP, CREATED), rules="99")
    assert not header.has_known_rules
    assert str(header.unknown_rules) == (
        "played by version '99' of the rules of madn; this program knows version '1'"
    )


def test_a_bot_is_called_by_its_colours_and_introduced_with_its_level() -> None:
    strong, random = (
        Seat(("yellow", "red"), "strong", bot=True),
        Seat(("blue",), "random", bot=True),
    )
    nameless, ada = Seat(("yellow",), bot=True), Seat(("yellow",), "Ada")
    seats = [strong, random, nameless, ada]
    called = ["Gelb und Rot (Bot)", "Blau (Bot)", "Gelb (Bot)", "Ada (Gelb)"]
    introduced = ["Gelb und Rot (Bot, stark)", "Blau (Bot, random)", *called[2:]]
    assert [seat.label.text("de") for seat in seats] == called
    assert [seat.introduced.text("de") for seat in seats] == introduced
