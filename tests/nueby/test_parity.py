"""Interpreted equals compiled where Jäger is not played by its defaults.

All Nüby games with their defaults and every number of players are compared in tests/fast.
"""

from rauswurf.games import GAMES
from tests.fast.test_parity import assert_twins_agree


def test_ignored_extra_hits_interpreted_and_compiled_agree_after_every_event() -> None:
    jaeger = GAMES["jaeger"]
    variants = {"extra-hits": "ignored", "first": "seat", "play-on": "off"}
    fields = jaeger.setup(max(jaeger.players)).rules.fields
    for players in jaeger.players:
        assert_twins_agree(jaeger.setup(players, variants), fields)
