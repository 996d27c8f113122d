"""Where games are played: on the processor, on graphics cards, or wherever it is done sooner."""

from collections.abc import Sequence

from rauswurf.fast.batch import Progress
from rauswurf.fast.compiler import record_types
from rauswurf.fast.device import Device
from rauswurf.fast.moments import Measure
from rauswurf.fast.survey import Lineup, Survey, survey_together
from rauswurf.messages import Told, message

# For `auto`, as measured (docs/speed.md): what a card takes until it plays, program and driver, and
# a game on one thread of a processor; without a net and with one.
READY_SECONDS, READY_WITH_NET = 2.0, 5.0
SECONDS_A_GAME, SECONDS_WITH_NET = 1e-4, 6e-4

MOST_MIND = 1 << 16  # bytes that a player may think with; there are many thousand lanes


class NoCard(Told):
    """There is no graphics card that could be used; says what is missing."""


class NotOnCards(Told):
    """Players who need more than a graphics card has for each of them."""


def takes_card(device: Device, lineups: Sequence[Lineup], games: int, threads: int) -> bool:
    """Are these games to be played on cards? Raises NoCard and NotOnCards.

    ``auto`` takes a card where compiling for it takes less time than is saved.
    """
    if device is Device.CPU or (device is Device.AUTO and not pays(lineups, games, threads)):
        return False
    # Here, since few have them, and looking for them takes a moment.
    from rauswurf.fast.cuda.driver import cards, has_cards

    fits = all(map(fits_card, lineups))
    if device is Device.AUTO:
        return fits and has_cards()
    if not fits:
        raise NotOnCards(message("gpu-players"))
    return bool(cards())


def pays(lineups: Sequence[Lineup], games: int, threads: int) -> bool:
    """Is a processor so long at these games that compiling for a card pays?"""
    nets = sum(int(lineup.crew.net.size) > 1 for lineup in lineups)
    others = len(lineups) - nets
    playing = games * (nets * SECONDS_WITH_NET + others * SECONDS_A_GAME) / threads
    return playing > nets * READY_WITH_NET + others * READY_SECONDS


def fits_card(lineup: Lineup) -> bool:
    """Is what its players think with small enough for one lane of a card?"""
    small = record_types(lineup.crew.rules)["Mind"].itemsize <= MOST_MIND
    return small and not lineup.crew.added  # weighing rolls is left to the processor


def refuse_card(device: Device) -> None:
    """Raise NotOnCards if a card is wanted for players who are not even compiled."""
    if device is Device.GPU:
        raise NotOnCards(message("gpu-players"))


def survey_on(
    lineup: Lineup,
    measures: Sequence[Measure],
    games: range,
    threads: int | None,
    progress: Progress | None,
    device: Device,
) -> Survey:
    """Figures of these games; raises NoCard and NotOnCards if a card is wanted."""
    return survey_together_on([lineup], [measures], games, threads, progress, device)


def survey_together_on(
    lineups: Sequence[Lineup],
    measures: Sequence[Sequence[Measure]],
    games: range,
    threads: int | None,
    progress: Progress | None,
    device: Device,
) -> Survey:
    """The same for several line-ups, each of which plays all games: see ``survey_together``."""
    if takes_card(device, lineups, len(games), threads or 1):
        from rauswurf.fast.cuda.playing import survey_on_cards

        return survey_on_cards(lineups, measures, games, progress)
    return survey_together(lineups, measures, games, threads, progress)
