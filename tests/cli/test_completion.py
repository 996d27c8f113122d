"""``rauswurf completion``: what shells offer, asked of real shells; and the man page."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from rauswurf.games import GAMES
from rauswurf.messages import LANGUAGES
from tests.cli.conftest import Run

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
man_page = import_module("man_page")

BASH = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 ))
_rauswurf
printf '%s\\n' "${COMPREPLY[@]}"
"""
ZSH = """
compdef() { }; _files() { print A FILE }; compadd() { shift; print -l -- "$@" }
source "$1"; shift
words=("$@"); CURRENT=$#
_rauswurf | grep -- "^${words[CURRENT]}"
"""
FISH = """
source $argv[1]
complete -C (string join ' ' -- $argv[2..]) | string replace -r '\\t.*' ''
"""
SHELLS = {"bash": ["bash", "-c", BASH, "bash"], "zsh": ["zsh", "-fc", ZSH, "zsh"]}

Ask = Callable[..., list[str]]


@pytest.fixture(params=["bash", "zsh", "fish"])
def offered(request: pytest.FixtureRequest, rauswurf: Run, tmp_path: Path) -> Ask:
    """What a shell offers after these words; the last of them may be unfinished."""
    shell: str = request.param
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not installed here")
    script = tmp_path / "script"
    script.write_text(rauswurf("completion", shell).out, encoding="utf-8")

    def ask(*words: str) -> list[str]:
        command = SHELLS.get(shell) or ["fish", "--no-config", "-c", FISH]
        if shell == "bash":  # which takes a=b for three words
            words = tuple(part for word in words for part in apart(word))
        ran = subprocess.run(
            [*command, str(script), "rauswurf", *words],
            capture_output=True,
            text=True,
            timeout=60,
            cwd=tmp_path,
        )
        assert ran.stderr == ""
        found = ran.stdout.split("\n")[:-1]
        prefix = words[-1].partition("=")[0] + "="
        return [word.removeprefix(prefix) if "=" in words[-1] else word for word in found if word]

    return ask


def apart(word: str) -> list[str]:
    before, equals, after = word.partition("=")
    return [before, "=", after] if equals and after else [before, "="] if equals else [word]


def test_commands(offered: Ask) -> None:
    assert {"play", "serve", "backup", "board", "completion"} <= set(offered(""))
    assert sorted(offered("re")) == ["referee", "replay", "restore"]
    assert sorted(offered("board", "")) == ["check", "new"]  # fish sorts them


def test_games_and_languages(offered: Ask) -> None:
    for command in ("play", "rules", "referee", "arena"):
        assert set(offered(command, "")) == set(GAMES)
    assert offered("play", "--seed", "3", "mad") == ["madn"]
    assert set(offered("games", "--lang", "")) == set(LANGUAGES)
    assert sorted(offered("--lang", "p")) == ["pl", "pt", "pt-BR"]


def test_bots_follow_the_game(offered: Ask) -> None:
    assert offered("arena", "madn", "cas") == ["casual"]
    assert offered("arena", "madn", "casual", "fore") == ["foremost"]
    assert not set(GAMES) & set(offered("arena", "madn", ""))


def test_options_and_their_values(offered: Ask) -> None:
    assert {"--players", "--dice", "--set", "--lang", "--help"} <= set(offered("play", "--"))
    assert sorted(offered("play", "madn", "--dice", "s")) == ["seed", "system"]
    assert "strong" in offered("play", "madn", "--bot", "")
    assert sorted(offered("completion", "")) == ["bash", "fish", "zsh"]
    assert offered("play", "--players", "") == []


def test_variants_of_the_game(offered: Ask) -> None:
    mine = {f"{v.id}={value}" for v in GAMES["madn"].variants for value in v.values}
    assert set(offered("play", "madn", "--set", "")) >= mine
    ours = {f"{v.id}={value}" for v in GAMES["nichtlustig"].variants for value in v.values}
    assert not (ours - mine) & set(offered("rules", "madn", "-s", ""))
    assert {"three-rolls=on", "three-rolls=off"} <= set(offered("rules", "madn", "--set", "thr"))


def test_bash_completes_the_value_of_a_variant(rauswurf: Run, tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text(rauswurf("completion", "bash").out, encoding="utf-8")
    for typed, found in ((["="], "off on"), (["=", "o"], "off on"), (["=", "on"], "on")):
        words = ["rauswurf", "rules", "madn", "--set", "three-rolls", *typed]
        command = [*SHELLS["bash"], str(script), *words]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert (ran.stdout.split(), ran.stderr) == (found.split(), "")


def test_another_shell_is_refused(rauswurf: Run) -> None:
    ran = rauswurf("completion", "csh")
    assert ran.code == 2
    assert "bash, zsh or fish" in ran.err


def test_help_in_another_language_breaks_no_script(rauswurf: Run, tmp_path: Path) -> None:
    for language in LANGUAGES:
        script = tmp_path / language
        script.write_text(rauswurf("completion", "bash", "--lang", language).out, encoding="utf-8")
        subprocess.run(["bash", "-n", str(script)], check=True, timeout=60)


# The man page.


def test_the_man_page_tells_all_commands_and_can_be_set(tmp_path: Path) -> None:
    """``make package`` makes it anew, so what is packed is never older than the help."""
    page: str = man_page.page()
    for command in ("play", "serve", "backup", "board check", "completion"):
        assert f'.SS "{command} ' in page
    file = tmp_path / "rauswurf.1"
    file.write_text(page, encoding="utf-8")
    if shutil.which("groff"):
        ran = subprocess.run(
            ["groff", "-man", "-ww", "-K", "utf8", "-T", "utf8", str(file)],
            capture_output=True,
            timeout=60,
        )
        assert (ran.returncode, ran.stderr) == (0, b"")
