"""Where games are played: a card is taken where it is sooner done, and refused if it cannot be."""

import pytest

from rauswurf import games
from rauswurf.bots.families import family_of
from rauswurf.bots.nichtlustig.eye import ONE_ROLL
from rauswurf.bots.race.thinking import GREEDY
from rauswurf.fast import placing
from rauswurf.fast.cuda import driver
from rauswurf.fast.device import Device
from rauswurf.fast.placing import NoCard, NotOnCards, pays, takes_card
from rauswurf.fast.survey import Lineup, random_lineup
from rauswurf.messages import message

RANDOM = random_lineup(games.get("never-mind").setup(4), 1)


def lineup(game: str, kind: int) -> Lineup:
    setup = games.get(game).setup(2)
    plain = random_lineup(setup, 1)
    crew = family_of(setup.game).crew(setup, [kind])
    return Lineup(setup, crew, plain.kinds, plain.bots, 1, 1)


def test_a_card_pays_for_many_games_only() -> None:
    assert not pays([RANDOM], 10_000, 1)
    assert pays([RANDOM], 100_000, 1)
    assert not pays([RANDOM], 100_000, 16), "so many threads are done sooner"
    nets = lineup("madn", GREEDY)
    assert pays([nets], 10_000, 1) and not pays([nets], 5_000, 1)
    assert pays([RANDOM, nets], 12_000, 1), "both programs have to be made, and all games played"


@pytest.fixture
def one_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "cards", lambda: (0,))


def no_card() -> tuple[int, ...]:
    raise NoCard(message("gpu-none"))


def test_auto_plays_on_the_processor_without_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "cards", no_card)
    assert not takes_card(Device.AUTO, [RANDOM], 10**9, 1)
    with pytest.raises(NoCard):
        takes_card(Device.GPU, [RANDOM], 1, 1)


@pytest.mark.usefixtures("one_card")
def test_a_card_is_taken_if_wanted_or_if_it_pays() -> None:
    assert takes_card(Device.AUTO, [RANDOM], 10**9, 1)
    assert not takes_card(Device.AUTO, [RANDOM], 100, 1)
    assert takes_card(Device.GPU, [RANDOM], 1, 1)
    assert not takes_card(Device.CPU, [RANDOM], 10**9, 1)


@pytest.mark.usefixtures("one_card")
def test_players_who_need_too_much_stay_on_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(placing, "pays", lambda *_: True)
    calculating = lineup("nichtlustig", ONE_ROLL)
    assert not takes_card(Device.AUTO, [RANDOM, calculating], 10, 1)
    with pytest.raises(NotOnCards):
        takes_card(Device.GPU, [RANDOM, calculating], 10, 1)
