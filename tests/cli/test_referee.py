"""``rauswurf referee``: the rules, asked from outside."""

from typing import Any

import pytest

from tests.cli.conftest import Run

ALL_FOUR = "yellow B B 3 9 / green B B B 11 / red B 12 B 20 / black B B B 30"


def ask(rauswurf: Run, game: str, *options: str) -> Any:
    return rauswurf("referee", game, "--json", *options).data


def reasons(data: Any) -> dict[str, str]:
    return {refusal["move"]: refusal["rule"] for refusal in data["refused"]}


def test_six_enters(rauswurf: Run) -> None:
    data = ask(rauswurf, "madn", "--position", "yellow B B 5 12 / red B B B B", "--roll", "6")
    assert data["moves"] == ["B-0"]
    assert reasons(data) == {"5-11": "six-enters", "12-18": "six-enters"}
    assert all(refusal["text"] for refusal in data["refused"])


def test_entering_onto_a_stranger_captures(rauswurf: Run) -> None:
    data = ask(rauswurf, "madn", "--position", "yellow B B B B / red 0 B B B", "--roll", "6")
    assert data["moves"] == ["Bx0"]


def test_clear_start(rauswurf: Run) -> None:
    data = ask(rauswurf, "madn", "--position", "yellow B B 0 12 / red B B B B", "--roll", "4")
    assert data["moves"] == ["0-4"]
    assert reasons(data) == {"12-16": "clear-start", "B-0": "six-enters"}


def test_three_rolls(rauswurf: Run) -> None:
    position = "yellow B B B B / red 20 B B B"
    data = ask(rauswurf, "never-mind", "--position", position)
    assert (data["moves"], data["rolls_left"], data["roll"]) == (["roll"], 3, None)
    without = ask(rauswurf, "madn", "--position", position)
    assert without["rolls_left"] == 1
    chosen = ask(rauswurf, "madn", "--position", position, "--set", "three-rolls=on")
    assert chosen["rolls_left"] == 3


def test_a_lost_roll_has_no_moves_and_every_reason(rauswurf: Run) -> None:
    data = ask(rauswurf, "madn", "--position", "yellow B B B B / red 20 B B B", "--roll", "3")
    assert data["lost"] is True
    assert data["moves"] == []
    assert reasons(data) == {"B-0": "six-enters"}
    assert data["turn"] == "yellow"
    assert data["next"]["turn"] == "red"
    assert data["next"]["position"] == "yellow B B B B / red B B B 20 ; turn red"


def test_a_lost_roll_of_three_leaves_two(rauswurf: Run) -> None:
    position = "yellow B B B B / red 20 B B B"
    data = ask(rauswurf, "never-mind", "--position", position, "--roll", "3")
    assert data["lost"] is True
    assert (data["next"]["turn"], data["next"]["rolls_left"]) == ("yellow", 2)


def test_a_lost_roll_is_told_in_words(rauswurf: Run) -> None:
    position = "yellow B B B B / red 20 B B B"
    ran = rauswurf("referee", "madn", "--position", position, "--roll", "3")
    assert "so the roll is lost. Next: Red, one roll left." in ran.out
    assert "B-0  Only a six brings a piece out of base, not a 3. [six-enters]" in ran.out


def test_huff_offers_the_capture_and_the_miss(rauswurf: Run) -> None:
    options = ("--position", "yellow B B 3 9 / red 6 B B B", "--roll", "3")
    huff = ask(rauswurf, "madn", "--set", "forced-capture=huff", *options)
    assert huff["moves"] == ["3x6", "9-12"]
    strict = ask(rauswurf, "madn", "--set", "forced-capture=strict", *options)
    assert strict["moves"] == ["3x6"]
    assert reasons(strict)["9-12"] == "forced-capture"


def test_pass_is_offered_where_it_is_a_choice(rauswurf: Run) -> None:
    options = ("--position", "yellow b c d 38 / red 35 B B B", "--roll", "3")
    data = ask(rauswurf, "madn", "--set", "backward-capture=on", *options)
    assert data["moves"] == ["38x35", "pass"]
    without = ask(rauswurf, "madn", *options)
    assert (without["moves"], without["lost"]) == ([], True)


def test_the_die_may_be_in_the_position(rauswurf: Run) -> None:
    position = "yellow B B 5 12 / red B B B B ; die 6"
    data = ask(rauswurf, "madn", "--position", position)
    assert (data["roll"], data["moves"]) == (6, ["B-0"])
    assert ask(rauswurf, "madn", "--position", position, "--roll", "6")["moves"] == ["B-0"]
    contradiction = rauswurf("referee", "madn", "--position", position, "--roll", "4")
    assert contradiction.code == 2
    assert "the position says die 6, but --roll says 4" in contradiction.err


@pytest.mark.parametrize(
    ("options", "players", "seats", "colours"),
    [
        ((), 4, ["yellow", "green", "red", "black"], "own"),
        (("--players", "2"), 2, ["yellow+red", "green+black"], "two-each"),
        (("--players", "3"), 3, ["yellow", "green", "red"], "neutral"),
        (("--set", "colours=two-each"), 2, ["yellow+red", "green+black"], "two-each"),
        (("--set", "colours=neutral"), 3, ["yellow", "green", "red"], "neutral"),
        (("--set", "colours=own"), 4, ["yellow", "green", "red", "black"], "own"),
    ],
)
def test_who_plays_follows_from_players_and_position(
    rauswurf: Run, options: tuple[str, ...], players: int, seats: list[str], colours: str
) -> None:
    data = ask(rauswurf, "madn", "--position", ALL_FOUR, *options)
    assert data["players"] == players
    assert data["seats"] == seats
    assert data["variants"]["colours"] == colours


@pytest.mark.parametrize(
    ("position", "seats"),
    [
        ("yellow B B B 1 / red B B B 2", ["yellow", "red"]),
        ("yellow B B B 1 / green B B B 2", ["yellow", "green"]),
        ("black B B B 1 / green B B B 2", ["green", "black"]),
        ("yellow B B B 1 / red B B B 2 / black B B B 3", ["yellow", "red", "black"]),
    ],
)
def test_any_colours_may_play(rauswurf: Run, position: str, seats: list[str]) -> None:
    data = ask(rauswurf, "madn", "--position", position)
    assert data["seats"] == seats
    assert data["turn"] == seats[0]
    assert data["variants"]["colours"] == "own"


def test_the_roll_for_the_first_turn_is_not_lost(rauswurf: Run) -> None:
    data = ask(rauswurf, "never-mind", "--roll", "3")
    assert (data["moves"], data["lost"]) == ([], False)
    assert data["next"]["turn"] == "green"


def test_a_game_that_is_over(rauswurf: Run) -> None:
    position = "yellow a b c d / red B B B B"
    data = ask(rauswurf, "madn", "--position", position)
    assert (data["over"], data["moves"]) == (True, [])
    assert "The game is over." in rauswurf("referee", "madn", "--position", position).out


def test_text_shows_board_roll_moves_and_refusals(rauswurf: Run) -> None:
    ran = rauswurf("referee", "madn", "--position", "yellow B B 5 12 / red B B B B", "--roll", "6")
    assert ran.code == 0
    assert "Y Yellow  R Red" in ran.out
    assert "39 a  b  c  d     d  c  b  a  19" in ran.out
    assert "Yellow rolled 6.\nLegal:    B-0\nNot legal:\n" in ran.out
    assert (
        "  5-11   You rolled a six and have a piece in base: "
        "bring it in on your start. [six-enters]" in ran.out
    )


def test_one_move_can_be_asked_about(rauswurf: Run) -> None:
    options = ("referee", "madn", "--position", "yellow B B 5 12 / red B B B B", "--roll", "6")
    legal = rauswurf(*options, "--move", "B-0", "--json").data["asked"]
    assert (legal["legal"], legal["rule"]) == (True, None)
    refused = rauswurf(*options, "--move", "5-11", "--json").refused
    assert (refused["legal"], refused["rule"]) == (False, "six-enters")
    assert "5-11 is not legal: You rolled a six" in rauswurf(*options, "--move", "5-11").out
    assert "B-0 is legal." in rauswurf(*options, "--move", "B-0").out


def test_a_move_can_be_asked_about_when_the_roll_is_lost(rauswurf: Run) -> None:
    options = ("--position", "yellow B B B B / red 20 B B B", "--roll", "3", "--move", "B-0")
    asked = rauswurf("referee", "madn", *options, "--json").refused
    assert asked["rule"] == "six-enters"


def test_a_lost_roll_is_not_said_to_be_owed(rauswurf: Run) -> None:
    options = ("--position", "yellow B B B B / red 20 B B B", "--roll", "3", "--move", "roll")
    three = rauswurf("referee", "madn", *options, "--set", "three-rolls=on")
    assert (three.code, three.out.splitlines()[-1]) == (0, "roll is legal.")
    asked = rauswurf("referee", "madn", *options, "--json").refused
    assert (asked["rule"], asked["id"]) == ("must-move", "refuse-must-move-roll-lost")


def test_a_roll_where_something_else_is_awaited_names_it_and_its_rule(rauswurf: Run) -> None:
    position = "yellow W0 W0 W0 W0 / black W3 W3 W3 W3 ; turn yellow"
    ran = rauswurf("referee", "werfer", "--position", position, "--roll", "3")
    assert ran.code == 2
    assert "[free-entry]" in ran.err


def test_whoever_misses_a_turn_is_told_so_with_the_rule(rauswurf: Run) -> None:
    position = ("--position", "yellow nf700 / green lemming 3 ; turn yellow")
    ran = rauswurf("referee", "nichtlustig", *position)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Yellow has the NF-700 card and misses this turn")
    assert ran.out.rstrip().endswith("Green rolls next. [skip]")
    german = rauswurf(
        "referee", "nichtlustig", *position, "--set", "skip-card=nf700", "--lang", "de"
    )
    assert "nf700" not in german.out
    assert rauswurf("referee", "nichtlustig", *position, "--json").data["rule"] == "skip"


def test_a_piece_is_not_said_to_be_legal_and_a_throw_needs_somebody(rauswurf: Run) -> None:
    options = ("referee", "madn", "--position", "yellow 23 B B B / red B B B B", "--roll", "2")
    assert rauswurf(*options, "--move", "23").out.splitlines()[-1] == "The piece on 23 can move."
    assert rauswurf(*options, "--move", "23x25").out.splitlines()[-1] == "23-25 is legal."


def test_the_answer_can_be_asked_about_again(rauswurf: Run) -> None:
    data = ask(rauswurf, "madn", "--position", ALL_FOUR, "--roll", "2")
    again = ask(rauswurf, "madn", "--position", data["position"], "--roll", "2")
    assert again == data


# Other games.


def test_a_lost_six_leads_back_to_what_may_be_done_before_a_roll(rauswurf: Run) -> None:
    """A hunter may hunt instead of the second roll."""
    position = "yellow W0 W0 W0 0 / black s1.2 s1.3 d c ; turn black"
    data = ask(rauswurf, "jaeger", "--position", position, "--roll", "6")
    assert (data["lost"], data["moves"]) == (True, [])
    assert data["next"]["turn"] == "black"
    after = ask(rauswurf, "jaeger", "--position", data["next"]["position"])
    assert after["moves"][:2] == ["roll", "hunt 1"]


def test_many_moves_are_shown_in_columns(rauswurf: Run) -> None:
    position = "yellow W0 W0 W0 W0 / red W2 W2 W2 21 ; turn red ; stone red F"
    ran = rauswurf("referee", "einser-blocker", "--position", position)
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) < 80
    assert "#R" in ran.out and "# stone" in ran.out


def test_a_position_without_a_board(rauswurf: Run) -> None:
    data = ask(rauswurf, "nichtlustig", "--position", "yellow yeti 3 / green ; turn green")
    assert (data["players"], data["turn"], data["moves"]) == (2, "green", ["roll"])
