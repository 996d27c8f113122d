"""Programs for graphics cards: what they are made of, and where they are kept."""

from hashlib import sha256

from rauswurf.fast.compiler import Identities, compiler_identity, record_types
from rauswurf.fast.cuda import reduction
from rauswurf.fast.cuda.lanes import PLAN_LENGTH, lane_rules
from rauswurf.fast.native import card, disk
from rauswurf.fast.native.card import Room
from rauswurf.fast.native.module import Module
from rauswurf.rules.compose import RuleSet, compose

PLAY = "play_lane"
MEASURE, MULTIPLY, COUNT = "measure_deals", "add_products", "count_values"


def play_program(rules: RuleSet) -> str:
    """The program that plays games of rules with players in them."""
    on_lanes = lane_rules(rules)
    streams = rules.constants["SEATS"] + 1 if rules.constants["OWN_DICE"] else 1
    return program(on_lanes, PLAY, {"plan": (PLAN_LENGTH,), "streams": (streams, 2)})


def figures_program(kernel: str) -> str:
    """One of the programs that make figures of rows; they are the same for all games."""
    return program(compose("figures", [reduction]), kernel, {"plan": (PLAN_LENGTH,)})


def program(rules: RuleSet, root: str, room: Room) -> str:
    """A program, compiled now or found on disk."""
    identity = Identities(rules).of(rules.functions[root])
    said = (
        identity,
        record_types(rules),
        compiler_identity(),
        card.OLDEST_CARD,
        sorted(room.items()),
    )
    name = sha256(repr(said).encode()).hexdigest()
    kept = disk.find(name)
    if kept is not None:
        return kept.decode()
    made = card.ptx(card.kernel(Module(rules, record_types(rules), checked=False), root, room))
    disk.keep(name, made.encode())
    return made
