"""`rauswurf play --bot like-me`: bots as good as the person here, by the games that are saved."""

from pathlib import Path

import pytest

from rauswurf import Dice, Table, bots, games
from rauswurf.cli.common.errors import Complaint
from rauswurf.cli.play import likeness, saves
from rauswurf.cli.play.order import Order
from rauswurf.record import Header, Recorder, Seeded

SETUP = games.get("never-mind").setup(2)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved."""
    monkeypatch.setattr(likeness, "data_folder", lambda: tmp_path)
    (tmp_path / "games").mkdir()
    return tmp_path / "games"


def save(folder: Path, seed: int, against: str, people: int = 1, *, whole: bool = True) -> None:
    """A saved game of a person, who plays like a strong bot; bots on the last seats."""
    seats = range(2)
    names = ["Ada", *([against] if people == 1 else ["Bob"])]
    header = Header.of(SETUP, "2026-11-01T12:00:00+00:00", names=names, bots=list(seats)[people:])
    table = Table(SETUP, dice=Dice.seeded(seed))
    path = folder / f"2026-11-01-{seed:06}-never-mind{saves.RECORD}"
    recorder = Recorder.create(table, header.with_dice(Seeded(seed)), path)
    player = bots.player("capture-else-foremost", "never-mind")
    for _ in range(10_000 if whole else 5):
        if table.is_over:
            break
        table.play(player.choose(bots.View.of(table)))
    recorder.update()
    if whole:
        recorder.finish(None)
    recorder.close()


def test_it_says_how_many_games_are_missing(folder: Path) -> None:
    for seed in range(4):
        save(folder, seed, "casual")
    save(folder, 10, "casual", people=2)
    save(folder, 11, "casual", whole=False)
    save(folder, 12, "net")
    (folder / f"broken{saves.RECORD}").write_text('{"seal"', encoding="utf-8")
    with pytest.raises(Complaint, match=r"needs 5 finished games .* there are 4 so far"):
        Order(players=2, bot=["like-me"]).plan("never-mind")


def test_bots_play_at_the_level_that_was_found_which_is_told(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for seed in range(8):
        save(folder, seed, "casual")
    found = likeness.level_like_me(SETUP)
    assert found.games == 8
    plan = Order(players=2, bot=["like-me"], no_save=True).plan("never-mind")
    assert plan.bots == {1: found.level}
    told = capsys.readouterr().err
    assert f"you won {found.won} of your last 8 games" in told


def test_games_of_another_kind_do_not_count(folder: Path) -> None:
    for seed in range(8):
        save(folder, seed, "casual")
    with pytest.raises(Complaint, match="there are 0 so far"):
        Order(players=2, bot=["like-me"]).plan("madn")
