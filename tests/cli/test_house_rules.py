"""Rules of one's own, from a file: played at both speeds, and named in records."""

import sys
from pathlib import Path
from signal import SIGINT
from subprocess import PIPE, Popen, TimeoutExpired

import pytest

from rauswurf import games, lab
from rauswurf.dice import Dice
from rauswurf.fast.batch import FINISHED, columns, simulate
from rauswurf.fast.house import check_compiles
from rauswurf.games import Setup
from rauswurf.games.house import RulesError, load_rules
from rauswurf.table import Table
from rauswurf.table.errors import NotAMove
from rauswurf.table.table import state_of
from tests.cli.conftest import Run
from tests.support.markdown import blocks_of
from tests.support.playing import play_interpreted

DOCS = Path(__file__).parents[2] / "docs" / "variants.md"
GAMES = 12
BUSY_FOR, PATIENCE = 8, 60  # seconds


def saved(name: str, folder: Path) -> Path:
    """A file that the page shows."""
    [block] = [block for block in blocks_of(DOCS) if block.title == name]
    file = folder / name
    file.write_text(block.text, encoding="utf-8")
    return file


@pytest.fixture
def jump(tmp_path: Path) -> Path:
    return saved("jump.py", tmp_path)


@pytest.fixture(params=["safe.py", "jump.py"])
def shown(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Each of the files that the page shows."""
    return saved(request.param, tmp_path)


def with_rules(file: Path, variants: dict[str, str] | None = None) -> Setup:
    return games.get("madn").setup(4, variants, house=load_rules(file))


def test_ten_lines_keep_a_piece_safe_on_its_own_start(tmp_path: Path) -> None:
    file = saved("safe.py", tmp_path)
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    assert len(lines) <= 10
    position = "yellow 8 6 B B / green 10 12 B B / red B B B B / black B B B B ; turn yellow"
    table = Table(with_rules(file), position=position, dice=Dice.by_hand())
    table.roll(4)
    assert sorted(map(str, table.moves)) == ["8x12"], "green's start is field 10"
    table = Table(with_rules(file), position=position, dice=Dice.by_hand())
    table.roll(2)
    assert "8x10" not in table.moves


def test_two_sixes_and_you_may_jump_back(jump: Path) -> None:
    position = "yellow 12 20 B B / green 10 B B B / red B B B B / black B B B B ; turn yellow"
    table = Table(with_rules(jump), position=position, dice=Dice.by_hand())
    for face, move in ((6, "B-0"), (6, "0-6")):
        table.roll(face)
        table.play(move)
    table.roll(2)
    assert "12x10" in table.moves
    assert table.why_not("12x10") is None
    table.play("12x10")
    once = Table(with_rules(jump), position=position, dice=Dice.by_hand())
    once.roll(2)
    assert "12x10" not in once.moves


def test_it_is_a_permission(jump: Path) -> None:
    """With nothing else to do one may pass."""
    position = "yellow 35 a c d / green 33 B B B / red B B B B / black B B B B ; turn yellow"
    table = Table(with_rules(jump), position=position, dice=Dice.by_hand())
    state_of(table).sixes = 2  # type: ignore[attr-defined]
    table.roll(2)
    assert {"35x33", "35-37"} <= set(map(str, table.moves))
    stuck = Table(with_rules(jump), position=position.replace("35", "39"), dice=Dice.by_hand())
    state_of(stuck).sixes = 2  # type: ignore[attr-defined]
    stuck.roll(6)
    assert [str(move) for move in stuck.moves] == ["39x33", "pass"]


def test_interpreted_and_compiled_play_the_same_games(shown: Path) -> None:
    setup = with_rules(shown)
    compiled = simulate(setup, GAMES, seed=7).rows
    interpreted = [[0] * len(columns(setup)) for _ in range(GAMES)]
    play_interpreted(setup, 7, interpreted)
    assert compiled.tolist() == interpreted
    assert all(tally[FINISHED] for tally in interpreted)
    plain = simulate(games.get("madn").setup(4), GAMES, seed=7).rows
    assert plain.tolist() != interpreted


def test_the_lab_plays_by_it(jump: Path) -> None:
    match = lab.table("madn", bots="casual", rules=jump)
    assert match.rules == jump.resolve()
    assert lab.simulate(match, 50).games == 50


def test_other_rules_may_lie_below(jump: Path) -> None:
    setup = with_rules(jump, {"barriers": "on", "forced-capture": "huff"})
    check_compiles(setup)
    assert setup.keeps("under") and setup.keeps("sixes")


# What is wrong is told, with the line.

IMPORT = "from rauswurf.rules.classic.standard import State, may_land as plain_may_land\n"
LAND = "(s: State, piece: int, way: int, to: int) -> bool:\n"
REMEMBER = (
    "from typing import Annotated\nfrom rauswurf.rules.state import Cell\n"
    "from rauswurf.rules.classic import standard\nfrom rauswurf.rules import race\n"
    "from rauswurf.rules.classic.standard import may_land as plain_may_land\n"
    "class State(race.State):\n"
)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            f"{IMPORT}def may_lnad{LAND}    return True\n",
            "line 2: nothing in the rules of madn calls may_lnad; did you mean may_land",
        ),
        (
            f"{IMPORT}\ndef zzz{LAND}    return True\n",
            "line 3: nothing in the rules of madn calls zzz",
        ),
        (
            f"{IMPORT}def may_land(s: State, piece: int) -> bool:\n    return True\n",
            "line 2: may_land takes (s, piece, way, to), not (s, piece)",
        ),
        (
            f"{IMPORT}def may_land(s, piece, way, to):\n    return True\n",
            "line 2: may_land must say the types",
        ),
        (
            "def may_land(s: object, piece: int, way: int, to: int) -> bool:\n    return True\n",
            "line 1: may_land of rauswurf.rules.classic.standard runs here",
        ),
        (f"{IMPORT}def may_land{LAND}    return\n\n  x\n", "line 5: this is not Python"),
        ("\nfrom rauswurf.rules.race import nonsense\n", "line 2: this does not work (ImportError"),
        (
            "from rauswurf.rules.nueby.standard import travel\n",
            "line 1: the rules of madn have no travel",
        ),
        ("x = 1\n", "it replaces nothing"),
        (
            f"{IMPORT}def may_land{LAND}    return len(str(to)) > 1\n",
            "line 3: this cannot be compiled",
        ),
        (f"{IMPORT}def may_land{LAND}    return not_there\n", "line 3: this cannot be compiled"),
        (
            f"\nfrom rauswurf.rules.race import may_land as plain\n{IMPORT}",
            "line 2: may_land of rauswurf.rules.classic.standard runs here",
        ),
        ("import sys\nsys.exit(0)\n", "line 2: this does not work (SystemExit: 0)"),
        (
            f"{IMPORT}def may_land{LAND.replace('to: int', '*to: int')}    return True\n",
            "line 2: may_land takes (s, piece, way, to), not (s, piece, way, *to)",
        ),
        (
            f"{IMPORT}def may_land{LAND.replace(') ->', ', *, more: int) ->')}    return True\n",
            "line 2: may_land takes (s, piece, way, to), not (s, piece, way, to, more)",
        ),
        (
            f"{IMPORT}async def may_land{LAND}    return True\n",
            "line 2: may_land must be a plain function",
        ),
        (
            f"{IMPORT}def may_land{LAND}    yield True\n",
            "line 2: may_land must be a plain function",
        ),
        (
            f"{IMPORT}def may_land{LAND.replace('bool', 'str')}    return 'no'\n",
            "line 2: may_land gives bool, not str",
        ),
        (
            f"{IMPORT}def again(to: int) -> int:\n    return 0 if to <= 0 else again(to - 1)\n"
            f"def may_land{LAND}    return again(to) == 0\n",
            "this cannot be compiled (a function calls itself)",
        ),
        (
            f"{REMEMBER}    sixes: Annotated[int, Cell('q9')]\n"
            f"def may_land{LAND}    return plain_may_land(s, piece, way, to)\n",
            "what the game remembers as sixes needs i1, i2, i4 or i8, not q9",
        ),
        (
            f"{IMPORT}def may_land{LAND}    return s.where[to - 100000] > 0\n",
            "line 3: your rule failed during the game (IndexError",
        ),
        (
            f"{IMPORT}def may_land{LAND}    return 1 // (to - to) > 0\n",
            "line 3: your rule failed during the game (ZeroDivisionError",
        ),
        (
            f"{IMPORT}def may_land{LAND}    while to >= 0:\n        s.die = 1\n    return True\n",
            "line 3: this does not come to an end",
        ),
        (
            "from rauswurf.rules.race import State, roll as plain_roll\n"
            "def roll(s: State, face: int) -> None:\n    again(s, face)\n"
            "def again(s: State, face: int) -> None:\n"
            "    while s.turn >= 0:\n        plain_roll(s, face)\n",
            "this does not come to an end",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(RulesError) as caught:
        check_compiles(with_rules(file))
    assert str(caught.value).startswith("mine.py")
    assert told in str(caught.value)


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(RulesError, match="cannot be read"):
        load_rules(tmp_path)
    large = tmp_path / "large.py"
    large.write_text("#" * 100_001, encoding="utf-8")
    with pytest.raises(RulesError, match="is larger than"):
        load_rules(large)


def test_what_only_the_file_forbids_is_said(tmp_path: Path) -> None:
    file = tmp_path / "peace.py"
    file.write_text(
        f"from rauswurf.rules.race import EMPTY\n{IMPORT}def may_land{LAND}"
        "    return s.board[to] == EMPTY and plain_may_land(s, piece, way, to)\n",
        encoding="utf-8",
    )
    position = (
        "yellow 8 20 B B / green 10 B B B / red B B B B / black B B B B ; turn yellow ; die 2"
    )
    table = Table(with_rules(file), position=position)
    with pytest.raises(NotAMove, match=r"the rules in peace\.py do not allow that now"):
        table.play("8-10")


# The command.


def test_a_record_says_by_which_rules_and_needs_them(
    rauswurf: Run, jump: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = str(jump.parent / "game.jsonl")
    play = ("play", "madn", "--rules", str(jump), "--bots", "4", "--seed", "2", "--save", record)
    assert "The game is over." in rauswurf(*play).out
    assert rauswurf("verify", record, "--rules", str(jump)).code == 0
    assert rauswurf("replay", record, "--text", "--rules", str(jump)).code == 0
    other = jump.parent / "other.py"
    other.write_text(jump.read_text(encoding="utf-8") + "\n# changed\n", encoding="utf-8")
    for options in ((), ("--rules", str(other))):
        monkeypatch.setattr("rauswurf.games.house._known", {})
        ran = rauswurf("verify", record, *options)
        assert ran.code == 2
        assert "played by the rules in 'jump.py': you need that very file" in ran.err


def test_a_rule_that_fails_in_a_game_is_told(rauswurf: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(f"{IMPORT}def may_land{LAND}    return 1 // (to - to) > 0\n", encoding="utf-8")
    ran = rauswurf("play", "madn", "--rules", str(file), "--bots", "4", "--seed", "2", "--no-save")
    assert ran.code == 2
    assert "mine.py, line 3: your rule failed during the game (ZeroDivisionError" in ran.err


RARELY = "s.home[0] == 4 and s.home[1] == 4 and s.home[2] == 3"  # at the end of a few games
ROLL = (
    "from rauswurf.rules.race import ALL_PIECES, State, roll as plain_roll\n"
    "def roll(s: State, face: int) -> None:\n"
)


def test_compiled_rules_never_look_outside(rauswurf: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        f"{ROLL}    if {RARELY}:\n        s.where[ALL_PIECES + 9] = 1\n    plain_roll(s, face)\n",
        encoding="utf-8",
    )
    for bots in ((), ("--bots", "casual")):
        ran = rauswurf("simulate", "madn", "--rules", str(file), "--games", "100", *bots)
        assert (ran.code, "mine.py: your rule failed during the game" in ran.err) == (2, True)


def test_compiled_rules_that_never_end_can_be_interrupted(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        f"{ROLL}    while {RARELY}:\n        s.die = 3\n    plain_roll(s, face)\n",
        encoding="utf-8",
    )
    words = ("simulate", "madn", "--rules", str(file), "--games", "200", "--threads", "1")
    with Popen([sys.executable, "-m", "rauswurf", *words], stdout=PIPE, stderr=PIPE) as command:
        try:
            with pytest.raises(TimeoutExpired):
                command.wait(BUSY_FOR)
            command.send_signal(SIGINT)
            assert command.wait(PATIENCE) == 130
        finally:
            command.kill()


def test_no_server_takes_such_rules(rauswurf: Run, jump: Path) -> None:
    ran = rauswurf("serve", "--rules", str(jump))
    assert (ran.code, "a server takes no rules of your own" in ran.err) == (2, True)


def test_lab_commands(rauswurf: Run, jump: Path) -> None:
    few = ("--games", "200", "--json")
    assert rauswurf("simulate", "madn", "--rules", str(jump), *few).data["rules"] == "jump.py"
    assert rauswurf("compare", "madn", "--rules", str(jump), *few).code == 0
    study = jump.parent / "study.toml"
    study.write_text(
        'games = 20\n[[grid]]\ngame = "madn"\nplayers = 2\nrules = "jump.py"\n', encoding="utf-8"
    )
    assert rauswurf("study", str(study), "--json").code == 0
    ran = rauswurf("arena", "madn", "casual", "random", "--rules", "nowhere.py")
    assert (ran.code, "there is no file nowhere.py" in ran.err) == (2, True)
