"""``rauswurf play``: whole games and everything that can be typed, through piped input."""

import json
import re
import shutil
from pathlib import Path

import pytest

from rauswurf.cli.play import saves
from rauswurf.games import GAMES
from rauswurf.record import verify
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
    assert "\nThe game is over.\n  1. " in told
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
    def told(seed: str) -> str:
        return play(rauswurf, "never-mind", "--bots", "4", "--no-save", "--seed", seed)

    assert told("9") == told("9")
    assert told("9") != told("8")


def test_a_person_against_bots(rauswurf: Run) -> None:
    told = play(rauswurf, "madn", "--bots", "3", "--seed", "2", typed="\n\n\n\n")
    assert told.startswith("Mensch ärgere Dich nicht: Yellow, Green (bot), Red (bot), Black (bot).")
    assert "Yellow: press Enter to roll > " in told
    assert "Green rolls a" in told
    assert "Green: " not in told


# What can be typed.


def by_hand(rauswurf: Run, typed: str, position: str = START, *options: str) -> str:
    return play(rauswurf, "madn", "--dice", "ask", "--position", position, *options, typed=typed)


def test_dice_are_typed_in(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "4\n\n5\n\n")
    assert "Yellow: what did you roll? > 4\nYellow rolls a 4.\n" in told
    assert "Yellow: press Enter to play 0-4 > \nYellow moves from 0 to 4.\n" in told
    assert "Red moves from 20 to 25." in told


def test_moves_are_numbered_or_typed(rauswurf: Run) -> None:
    position = "yellow 1 5 9 13 / red B B B 20"
    told = by_hand(rauswurf, "2\n2\n", position)
    assert "   1  1-3\n   2  5-7\n   3  9-11\n   4  13-15\nYellow: your move > 2\n" in told
    assert "Yellow moves from 5 to 7." in told
    assert "Yellow moves from 9 to 11." in by_hand(rauswurf, "2\n 9-11 \n", position)
    assert "Choose a move from 1 to 4." in by_hand(rauswurf, "2\n5\n", position)
    assert "Choose one of 4 moves" in by_hand(rauswurf, "2\n\n", position)


def test_a_capture_tells_who_goes_back(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "3\n\n", "yellow 1 B B B / red 4 B B 20")
    assert "Yellow moves from 1 to 4 and sends Red back to B." in told


def test_a_huffed_piece_is_told(rauswurf: Run) -> None:
    told = by_hand(
        rauswurf, "3\n9-12\n", "yellow B B 3 9 / red 6 B B B", "--set", "forced-capture=huff"
    )
    assert (
        "Yellow moves from 9 to 12. Yellow missed a capture: the piece on 3 goes back to B." in told
    )


def test_coming_home_and_the_places(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "1\n\n", "yellow b c d 39 / red B B B 20")
    assert "Yellow moves from 39 into the goal, to a. Yellow is home." in told
    assert "\nThe game is over.\n  1. Yellow\n  2. Red\n" in told


def test_a_lost_roll_is_told_and_explained(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "3\nwhy\n", "yellow B B B B / red B B B 20")
    assert "Yellow rolls a 3 and has no move." in told
    assert "B-0       Only a six brings a piece out of base, not a 3. [six-enters]" in told


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
    assert "There is nothing to undo." in told


def test_undo_takes_the_bots_moves_back_too(rauswurf: Run) -> None:
    options = ("madn", "--bots", "3", "--seed", "2")
    told = play(rauswurf, *options, typed="\n\nundo\nposition\n")
    assert re.search(r"undo\nUndone.\n.*position\nyellow .* ; turn yellow ; die \d\n", told, re.S)


def test_words(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "help\nrules\nrules clear-start\nrules nonsense\nboard\n?\n")
    assert told.count("why 12-18") == 2
    assert told.count("Type 'rules turns' to read one of them.") == 2
    assert "While you have pieces in base" in told
    assert told.count("39 a  b  c  d     d  c  b  a  19") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("7", "a die shows 1 to 6, not 7"),
        ("0", "a die shows 1 to 6, not 0"),
        ("1 2", "roll one die"),
        ("", "type what they show"),
        ("roll", "type what they show"),
        ("0-4", "Not allowed: Roll first"),
        ("hop skip", "Type 'help' to see what you can type"),
        ("4\n0-5", "Not allowed: That field is not 4 steps away. [roll-move]"),
        ("4\n5-9", "[no-such-piece]"),
        ("4\npass", "Not allowed: You can move, so you must. [must-move]"),
        ("\x00\x07", "Type 'help' to see what you can type"),
        ("²", "Type 'help' to see what you can type"),
        ("9" * 5000, "Type 'help' to see what you can type"),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_nothing_that_is_typed_ends_the_game(rauswurf: Run, typed: str, answer: str) -> None:
    told = by_hand(rauswurf, f"{typed}\nposition\n")
    assert answer in told
    assert told.count("; turn yellow") == 1


def test_a_number_is_no_roll_unless_dice_are_asked_for(rauswurf: Run) -> None:
    assert "start with --dice ask" in play(rauswurf, "madn", typed="6\n")


def test_dice_with_names_may_be_typed_by_name(rauswurf: Run) -> None:
    options = ("nichtlustig", "--players", "2", "--dice", "ask")
    told = play(rauswurf, *options, typed="3\n2\nb3 ufo r4 r2 w1 w4 poodle\nkeep w4\nb9\n")
    assert "what did you roll? (b:duck b:ufo r:clown r:nf700 w:time-machine w:virus p:" in told
    assert "Yellow rolls black 3, UFO, red 4, red 2, white 1, white 4, Poodle." in told
    assert "there is no die 'b9'" in told


@pytest.mark.parametrize("typed", ["", "quit\n", "q\n", "exit\n"])
def test_the_end_of_input_is_polite_and_tells_how_to_go_on(rauswurf: Run, typed: str) -> None:
    told = by_hand(rauswurf, f"3\n{typed}", START, "--no-save")
    assert told.endswith(
        "See you next time.\nTo continue from here, start with --position and this line:\n"
        f"{START} ; turn yellow ; die 3\n"
    )


def test_bots_get_their_dice_by_hand_too(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "4\n\n20-24\n4\n", START, "--bots", "1")
    assert "The bot decides what it does" in told
    assert (
        "Red (bot): what did you roll for it? > 4\nRed rolls a 4.\nRed moves from 20 to 24." in told
    )


def test_the_roll_for_the_first_turn(rauswurf: Run) -> None:
    told = play(rauswurf, "never-mind", "--players", "2", "--dice", "ask", typed="3\n5\n")
    assert "Yellow rolls a 3.\n" in told
    assert "Red rolls a 5. Red begins.\n" in told
    assert "Red (3 rolls left): what did you roll? > " in told


def test_without_a_game_one_is_asked_for(rauswurf: Run) -> None:
    told = play(rauswurf, typed="nothing\nwerfer\n")
    assert "  werfer           Werfer\n" in told
    assert "there is no game 'nothing'" in told
    assert "Werfer: Yellow, Green, Red, Black, Blue, White." in told
    assert play(rauswurf, typed="").endswith("Which game? > \n")


# What may be taken back.

BEGUN = "yellow B B B 5 / red B B B 25"


def seeded(rauswurf: Run, typed: str, *options: str) -> str:
    return play(rauswurf, "madn", "--position", BEGUN, "--seed", "3", *options, typed=typed)


def test_with_several_people_no_roll_is_taken_back(rauswurf: Run) -> None:
    told = seeded(rauswurf, "\nundo\nposition\n")
    assert "You cannot undo a roll when several people play." in told
    assert "; turn yellow ; die " in told


def test_with_several_people_a_move_is_taken_back_before_the_next_roll(rauswurf: Run) -> None:
    told = seeded(rauswurf, "\n\nundo\nposition\nundo\n")
    assert "Undone.\n" in told
    assert "; turn yellow ; die " in told
    assert "You cannot undo a roll" in told
    assert "You cannot undo a roll" in seeded(rauswurf, "\n\n\nundo\n")


def test_with_several_people_nothing_of_a_bot_is_taken_back(rauswurf: Run) -> None:
    """Its last roll lies between, unless the bot moved: that is somebody else's move."""
    told = play(
        rauswurf,
        "madn",
        "--players",
        "3",
        "--seed",
        "1",
        "--bots",
        "1",
        typed="\n1\n\n1\n\nundo\n" * 3,
    )
    assert "Undone." not in told.split("Black rolls")[-1]


def test_alone_a_roll_taken_back_falls_as_it_did(rauswurf: Run) -> None:
    told = seeded(rauswurf, "\nundo\n\n", "--bots", "1")
    rolls = re.findall(r"Yellow rolls a (\d)", told)
    assert len(rolls) == 2
    assert rolls[0] == rolls[1]


def test_a_typed_roll_can_be_corrected_whoever_plays(rauswurf: Run) -> None:
    told = by_hand(rauswurf, "4\nundo\n5\n")
    assert "Yellow rolls a 5." in told
    assert "Yellow: press Enter to play 0-5" in told


# Saving and going on.


def saved_games(folder: Path) -> list[Path]:
    return sorted((folder / "games").glob("*.jsonl"))


def test_a_game_goes_on_where_it_was_left(rauswurf: Run, data_folder: Path) -> None:
    told = play(rauswurf, "madn", "--seed", "2", "--bots", "3", typed="\n\n\nposition\n")
    [position] = re.findall(r"^yellow .*; turn .*$", told, re.MULTILINE)
    [file] = saved_games(data_folder)
    assert told.endswith(f"The game is saved in {file}. To continue it:\nrauswurf play --resume\n")
    told = play(rauswurf, "--resume", typed="position\n")
    assert "Mensch ärgere Dich nicht: Yellow, Green (bot), Red (bot), Black (bot)." in told
    assert re.findall(r"^yellow .*; turn .*$", told, re.MULTILINE) == [position]
    told = play(rauswurf, typed="\nposition\n")
    assert (
        "Press Enter to continue Mensch ärgere Dich nicht, 4 seats, 3 of them bots, begun " in told
    )
    assert re.findall(r"^yellow .*; turn .*$", told, re.MULTILINE) == [position]


@pytest.mark.parametrize("dice", ["seed", "fair"])
def test_a_game_in_pieces_is_the_game_in_one(rauswurf: Run, tmp_path: Path, dice: str) -> None:
    """Left and taken up again and again, by people who always take the first move."""
    file = tmp_path / "pieces.jsonl"
    seed = ["--seed", "5"] if dice == "seed" else []
    options = ["madn", "-p", "2", "--bots", "1", "--dice", dice, *seed, "--save", str(file)]
    play(rauswurf, *options, typed="some words\n\n1\n" if dice == "fair" else "\n1\n")
    for _ in range(300):
        if '{"seal"' in file.read_text():
            break
        play(rauswurf, "--resume", str(file), typed="\n1\n" * 7)
    checked = rauswurf("verify", str(file))
    assert checked.code == 0, checked.out
    if dice == "seed":
        whole = tmp_path / "whole.jsonl"
        play(rauswurf, *options[:-1], str(whole), typed="\n1\n" * 2000)
        assert events(whole) == events(file)


def events(file: Path) -> list[str]:
    return [line for line in file.read_text().splitlines() if "roll" in line or "move" in line][1:]


def test_takebacks_are_in_the_record(rauswurf: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    seeded(rauswurf, "\n\nundo\nundo\n", "--bots", "1", "--save", str(file))
    assert file.read_text().count('{"undo":true}') >= 2
    with file.open("rb") as stream:
        assert verify(stream).holds_so_far
    assert "Yellow: press Enter to roll > " in play(rauswurf, "--resume", str(file), typed="")


def test_the_secret_of_fair_dice_is_for_the_owner_alone(
    rauswurf: Run, tmp_path: Path, data_folder: Path
) -> None:
    file = tmp_path / "game.jsonl"
    options = ["madn", "-p", "2", "--bots", "1", "--dice", "fair", "--save", str(file)]
    told = play(rauswurf, *options, typed="abracadabra\n\n1\n")
    header = json.loads(file.read_text().splitlines()[0])
    assert header["dice"]["commitment"] in told
    assert header["dice"]["contributions"] == ["abracadabra", ""]
    [kept] = (data_folder / "secrets").iterdir()
    assert kept.name == header["dice"]["commitment"]
    assert kept.stat().st_mode & 0o777 == 0o600
    assert kept.read_text() not in file.read_text() + told
    while '{"seal"' not in file.read_text():
        play(rauswurf, "--resume", str(file), typed="\n1\n" * 500)
    assert '{"secret":' in file.read_text()
    assert not list((data_folder / "secrets").iterdir())


def test_nothing_is_left_of_a_game_that_did_not_begin(rauswurf: Run, data_folder: Path) -> None:
    assert play(rauswurf, "madn", "--dice", "fair", typed="a\nb\nc\nd\nquit\n").endswith(
        "See you next time.\n"
    )
    assert saved_games(data_folder) == []
    assert list((data_folder / "secrets").iterdir()) == []


def test_nothing_is_saved_if_nobody_wants_it(rauswurf: Run, data_folder: Path) -> None:
    play(rauswurf, "madn", "--no-save", typed="\n")
    assert not data_folder.exists()


def test_a_game_is_played_in_one_window_only(rauswurf: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(rauswurf, "madn", "--save", str(file), typed="\n")
    keeper = saves.take_up(file)
    ran = rauswurf("play", "--resume", str(file))
    assert (ran.code, ran.err) == (2, f"rauswurf: {file} is open in another window\n")
    keeper.leave()
    assert rauswurf("play", "--resume", str(file)).code == 0


def test_what_cannot_be_resumed(rauswurf: Run, tmp_path: Path, data_folder: Path) -> None:
    def complaint(*options: str) -> str:
        ran = rauswurf("play", *options)
        assert (ran.code, ran.out) == (2, "")
        return ran.err

    assert "no game to continue" in complaint("--resume")
    assert "there is no file" in complaint("--resume", str(tmp_path / "nothing.jsonl"))
    whole = tmp_path / "whole.jsonl"
    play(rauswurf, "madn", "-p", "2", "--bots", "2", "--save", str(whole))
    assert "is a finished game" in complaint("--resume", str(whole))
    assert "already exists" in complaint("madn", "--save", str(whole))
    (tmp_path / "no.jsonl").write_text("nonsense\n")
    assert "cannot be continued" in complaint("--resume", str(tmp_path / "no.jsonl"))
    assert "continues a game as it was" in complaint("--resume", "--players", "3")
    fair = tmp_path / "fair.jsonl"
    play(rauswurf, "madn", "--dice", "fair", "--save", str(fair), typed="\n" * 6)
    shutil.rmtree(data_folder / "secrets")
    assert "their secret is not on this machine" in complaint("--resume", str(fair))


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--save", "x.jsonl", "--no-save"], "not both"),
        (["--dice", "fair", "--no-save"], "cannot be checked without a record"),
        (["--bot", "strong", "--bot", "casual", "--bots", "1"], "more often than there are bots"),
        (["--bot", "deep-thought"], "deep-thought"),
        (["--pause", "-1"], "--pause must be between 0"),
        (["--save", "nowhere/x.jsonl"], "--save: there is no folder nowhere"),
        (["--save", "/dev/null/x.jsonl"], "there is no folder /dev/null"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_options_that_do_not_go_together(rauswurf: Run, options: list[str], told: str) -> None:
    ran = rauswurf("play", "madn", *options)
    assert ran.code == 2
    assert told in ran.err
    assert ran.err.count("\n") == 1


def test_named_bots_are_in_the_record(rauswurf: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play(rauswurf, "madn", "--bot", "strong", "--bot", "random", "--save", str(file), typed="\n")
    seats = json.loads(file.read_text().splitlines()[0])["seats"]
    assert [seat["name"] for seat in seats] == ["", "strong", "random", "random"]
    assert [seat.get("bot", False) for seat in seats] == [False, True, True, True]


def test_of_two_colours_the_one_on_turn_is_asked(rauswurf: Run) -> None:
    told = play(rauswurf, "madn", "--players", "2", "--no-save", typed="\n1\nquit\n")
    assert "\nYellow: " in told
    assert "\nYellow, Red: " not in told


# Lines are read whole.


def test_a_slash_may_stand_in_front(rauswurf: Run) -> None:
    told = play(rauswurf, "madn", "--seed", "1", "--no-save", typed="/why B-0\n/quit\n")
    assert "Roll first" in told
    assert "Yellow rolls" not in told


def test_a_line_that_is_too_long_is_not_cut_and_played(rauswurf: Run) -> None:
    long = "roll" + " " * 600 + "x"
    told = play(rauswurf, "madn", "--seed", "1", "--no-save", typed=f"{long}\n")
    assert "This line is too long: the limit is 500 letters." in told
    assert "Yellow rolls" not in told


def test_enough_ends_the_game_with_the_places_as_they_stand(rauswurf: Run) -> None:
    position = "yellow B B 0 12 / red B B B d"
    asked = by_hand(rauswurf, "enough\n", position)
    assert "Then type 'enough yes'." in asked
    assert "The game is over" not in asked
    told = by_hand(rauswurf, "enough yes\n", position)
    assert "The game ends early, with the places as they stand. The game is over: Red wins." in told
    assert "\nThe game is over.\n  1. Red\n  2. Yellow\n" in told
