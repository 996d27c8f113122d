"""How fast games are played on graphics cards, where there are any."""

from rauswurf import games
from rauswurf.fast.cuda.driver import cards, name_of
from rauswurf.fast.cuda.playing import survey_on_cards
from rauswurf.fast.placing import NoCard
from rauswurf.fast.survey import Lineup, Survey, measures_of, random_lineup
from rauswurf.games import GAMES, Setup
from rauswurf.lab.match import match_at
from rauswurf.lab.play import lineup_of

AT_FIRST = 1 << 16  # games that tell how many to measure with
ABOUT_SECONDS = 2.0
BOTS = ("net", "capture-else-foremost")


def card_names() -> str:
    """What cards there are, or why none is used."""
    try:
        return ", ".join(name_of(card) for card in cards())
    except NoCard as why:
        return str(why)


def card_speeds(seed: int) -> list[tuple[str, ...]]:
    """A line for each game, random players, and for bots at one of them; none without a card."""
    try:
        cards()
    except NoCard:
        return []
    found: list[tuple[str, ...]] = [("players", "rolls/s", "games/s", "game")]
    for game in GAMES:
        known = games.get(game)
        setup = known.setup(max(known.players))
        found.append(("random", *speed(setup, random_lineup(setup, seed)), game))
    setup = games.get("never-mind").setup(4)
    for bot in BOTS:
        lineup = lineup_of(match_at(setup, (bot,), seed))
        found.append((bot, *speed(setup, lineup), "never-mind"))
    return found


def speed(setup: Setup, lineup: Lineup) -> list[str]:
    """Rolls and games a second."""

    def play(count: int) -> Survey:
        return survey_on_cards([lineup], [measures_of(setup)], range(count))

    play(AT_FIRST)
    count = max(AT_FIRST, round(AT_FIRST * ABOUT_SECONDS / play(AT_FIRST).seconds))
    measured = play(count)
    rolls = int(measured.moments.total("rolls"))
    return [f"{rolls / measured.seconds:,.0f}", f"{count / measured.seconds:,.0f}"]
