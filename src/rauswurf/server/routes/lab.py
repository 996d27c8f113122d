"""The lab for everybody: what is known of house rules, and experiments that are played here."""

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rauswurf import games
from rauswurf.games import SetupError
from rauswurf.lab.findings import findings_of
from rauswurf.messages import message
from rauswurf.server.errors import MISSING, SENSELESS, Refuse, said
from rauswurf.server.experiments import Asked
from rauswurf.server.house import House
from rauswurf.server.protocol.lab import AskExperiment, ExperimentInfo, Studies
from rauswurf.server.routes.coach import NEVER_KEPT
from rauswurf.server.routes.endpoint import Routes, answer, count, read
from rauswurf.server.routes.games import FOR_AN_HOUR

router = Routes("/api")


async def tell_studies(house: House, request: Request) -> Response:
    """What house rules change in a game."""
    found = await asyncio.to_thread(studies_of, request.path_params["game"])
    return answer(found, headers=FOR_AN_HOUR)


@cache
def studies_of(game: str) -> Studies:
    """The studies of a game; raises Refuse."""
    try:
        known = games.get(game)
    except SetupError as error:
        raise Refuse(said(error), MISSING) from error
    found = findings_of(known.id)
    if found is None:
        raise Refuse(message("server-lab-unknown"), MISSING)
    latest = max(found["tables"], key=lambda table: table["made"])
    when = {key: latest[key] for key in ("version", "made", "seed")}
    return msgspec.convert({**found, **when}, Studies)


async def experiment(house: House, request: Request) -> Response:
    """Two sets of house rules compared, as far as that is."""
    asked = question_in(await read(request, AskExperiment))
    if not await house.lab.knows(asked):
        count(request, "lab", house.settings.limits.lab)
    return answer(house.lab.ask(asked), headers=NEVER_KEPT)


def question_in(asked: AskExperiment) -> Asked:
    """A question with all house rules filled in; raises Refuse."""
    try:
        game = games.get(asked.game)
        both = [game.setup(asked.players, chosen).variants for chosen in (asked.a, asked.b)]
    except SetupError as error:
        raise Refuse(said(error), SENSELESS) from error
    a, b = (tuple(sorted(variants.items())) for variants in both)
    return Asked(game.id, asked.players, asked.level, a, b, asked.seed, asked.games)


router.add(
    "GET /games/{game}/studies",
    tell_studies,
    told="What house rules change in a game.",
    gives=Studies,
    problems=(404,),
)
router.add(
    "POST /experiments",
    experiment,
    told="Two sets of house rules, compared in games that are played now.",
    takes=AskExperiment,
    gives=ExperimentInfo,
    problems=(400, 413, 415, 422),
)
