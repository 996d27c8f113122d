"""``rauswurf play``: whole games and everything that can be typed, through piped input."""

import re

import pytest

from rauswurf.games import GAMES
from tests.cli.conftest import Run

START = "yellow B B B 0 / red B B B 20"
ENTER = "\n"


def play(rauswurf: Run, *options: str, typed: str = "") -> str:
    ran = rauswurf("play", *options, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


# Whole games.


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_play_every_game_to_its_end(rauswurf: Run, game: str) -> None:
    told = play(rauswurf, game, "--players", "2", "--bots", "2", "--seed", "5")
    assert "The game is over.\n  1. " in told
    assert " > " not in told


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_a_whole_game_at_one_screen(rauswurf: Run, players: str) -> None:
    """Everybody presses Enter to roll and always takes the first move."""
    typed = "\n1\n" * 4000
    told = play(rauswurf, "madn", "--players", players, "--seed", "11", typed=typed)
    assert "The game is over." in told
    places = re.findall(r"^  (\d)\. (.*)$", told, re.MULTILINE)
    assert [place for place, _ in places] == [str(n + 1) for n in range(int(players))]


def test_the_same_seed_is_the_same_game(rauswurf: Run) -> None:
    options = ("never-mind", "--bots", "4", "--seed", "9")
    assert play(rauswurf, *options) == play(rauswurf, *options)
    assert play(rauswurf, *options) != play(rauswurf, "never-mind", "--bots", "4", "--seed", "8")


def test_a_person_against_bots(rauswurf: Run) -> None:
    told = play(rauswurf, "madn", "--bots", "3", "--seed", "2", typed="\n\n\n\n")
    assert told.startswith("Mensch ärgere Dich nicht: yellow, green (bot), red (bot), black (bot).")
    assert "yellow: Enter rolls > " in told
    assert "green (bot) rolls" in told
    assert "green: " not in told


# What can be typed.


def by_hand(rauswurf: Run, typed: str, position: str = START, *options: str) -> str:
    return play(rauswurf, "madn", "--dice", "ask", "--position", position, *options, typed=typed)


def test_dice_are_typed_in(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "4\n\n5\n\n")
    assert "yellow: what did you roll? > 4\nyellow rolls 4.\n" in told
    assert "yellow: Enter plays 0-4 > \nyellow plays 0-4.\n" in told
    assert "red plays 20-25." in told


def test_moves_are_numbered_or_typed(rauswurf: Run) -> None:
    position = "yellow 1 5 9 13 / red B B B 20"
    told = by_hand(rauswurf, "2\n2\n", position)
    assert "   1  1-3\n   2  5-7\n   3  9-11\n   4  13-15\nyellow: your move > 2\n" in told
    assert "yellow plays 5-7." in told
    assert "yellow plays 9-11." in by_hand(rauswurf, "2\n 9-11 \n", position)
    assert "There are moves 1 to 4." in by_hand(rauswurf, "2\n5\n", position)
    assert "Choose one of 4 moves" in by_hand(rauswurf, "2\n\n", position)


def test_a_capture_tells_who_goes_back(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "3\n\n", "yellow 1 B B B / red 4 B B 20")
    assert "yellow plays 1x4; red goes from 4 back to B." in told


def test_a_huffed_piece_is_told(rauswurf: Run) -> None:
    told = by_hand(
        rauswurf, "3\n9-12\n", "yellow B B 3 9 / red 6 B B B", "--set", "forced-capture=huff"
    )
    assert "yellow plays 9-12; yellow goes from 3 back to B." in told


def test_coming_home_and_the_places(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "1\n\n", "yellow b c d 39 / red B B B 20")
    assert "yellow plays 39-a; yellow is home." in told
    assert told.endswith("The game is over.\n  1. yellow\n  2. red\n")


def test_a_lost_roll_is_told_and_explained(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "3\nwhy\n", "yellow B B B B / red B B B 20")
    assert "yellow rolls 3 and can do nothing with it." in told
    assert "B-0       A piece leaves the base only with a six, not with a 3. [six-enters]" in told


def test_why(rauswurf: Run) -> None:
    position = "yellow B B 0 12 / red B B B 20"
    assert "must move first. [clear-start]" in by_hand(rauswurf, "4\nwhy 12-16\n", position)
    assert "0-4 is legal." in by_hand(rauswurf, "4\nwhy 0-4\n", position)
    told = by_hand(rauswurf, "4\nwhy\n", position)
    assert "  12-16 " in told and "  B-0 " in told
    assert "Roll first" in by_hand(rauswurf, "why 0-4\n", position)
    assert "'hop'" in by_hand(rauswurf, "4\nwhy hop\n", position)


def test_undo_goes_back_to_the_question_before(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "4\n\nundo\nposition\nundo\nposition\nundo\n")
    assert "yellow B B B 0 / red B B B 20 ; turn yellow ; die 4\n" in told
    assert "yellow B B B 0 / red B B B 20 ; turn yellow\n" in told
    assert "There is nothing to take back." in told


def test_undo_takes_the_bots_moves_back_too(rauswurf: Run) -> None:
    options = ("madn", "--bots", "3", "--seed", "2")
    told = play(rauswurf, *options, typed="\n\nundo\nposition\n")
    assert re.search(
        r"undo\nTaken back.\n.*position\nyellow .* ; turn yellow ; die \d\n", told, re.S
    )


def test_words(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "help\nrules\nrules clear-start\nrules nonsense\nboard\n?\n")
    assert told.count("why 12-18") == 2
    assert told.count("'rules turns' tells one of them.") == 2
    assert "While a piece waits in base" in told
    assert told.count("39 a  b  c  d     d  c  b  a  19") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("7", "a die shows 1 to 6, not 7"),
        ("0", "a die shows 1 to 6, not 0"),
        ("1 2", "to be rolled"),
        ("", "type what the dice show"),
        ("roll", "type what the dice show"),
        ("0-4", "Not legal: Roll first"),
        ("hop skip", "help tells what can be typed"),
        ("4\n0-5", "Not legal: That is not 4 steps away. [roll-move]"),
        ("4\n5-9", "Not legal: There is no yellow piece on 5."),
        ("4\npass", "Not legal: A move is possible, so it must be made. [must-move]"),
        ("\x00\x07", "help tells what can be typed"),
        ("²", "help tells what can be typed"),
        ("9" * 5000, "help tells what can be typed"),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_nothing_that_is_typed_ends_the_game(rauswurf: Run, typed: str, answer: str) -> None:
    told = by_hand(rauswurf, f"{typed}\nposition\n")
    assert answer in told
    assert told.count("; turn yellow") == 2


def test_a_number_is_no_roll_unless_dice_are_asked_for(rauswurf: Run) -> None:
    assert "start with --dice ask" in play(rauswurf, "madn", typed="6\n")


def test_dice_with_names_may_be_typed_by_name(rauswurf: Run) -> None:
    options = ("nichtlustig", "--players", "2", "--dice", "ask")
    told = play(rauswurf, *options, typed="3\n2\nb3 ufo r4 r2 w1 w4 poodle\nkeep w4\nb9\n")
    assert "what did you roll? (b:duck b:ufo r:clown r:nf700 w:time-machine w:virus p:" in told
    assert "yellow rolls b3 ufo r4 r2 w1 w4 poodle." in told
    assert "there is no die 'b9'" in told


@pytest.mark.parametrize("typed", ["", "quit\n", "q\n", "exit\n"])
def test_the_end_of_input_is_polite_and_tells_how_to_go_on(rauswurf: Run, typed: str) -> None:
    told = by_hand(rauswurf, typed, START, "--set", "barriers=on", "--bots", "1")
    assert told.endswith(
        "Until next time. To go on from here:\n"
        "rauswurf play madn --players 2 --set barriers=on --set colours=own --bots 1 --dice ask "
        f"--position '{START} ; turn yellow'\n"
    )


def test_bots_get_their_dice_by_hand_too(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "4\n\n20-24\n4\n", START, "--bots", "1")
    assert "The bot decides what it does" in told
    assert (
        "red (bot): what does its die show? > 4\nred (bot) rolls 4.\nred (bot) plays 20-24." in told
    )


def test_the_roll_for_the_first_turn(rauswurf: Run) -> None:
    told = play(rauswurf, "never-mind", "--players", "2", "--dice", "ask", typed="3\n5\n")
    assert "yellow rolls 3.\n" in told
    assert "red rolls 5; red begins.\n" in told
    assert "red (3 rolls left): what did you roll? > " in told
