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


def program(rules: RuleSet, root: str, room: Room, kept: tuple[str, ...] = ()) -> str:
    """A program, compiled now or found on disk; ``kept`` records lie on the card."""
    identity = Identities(rules).of(rules.functions[root])
    how = card.OLDEST_CARD, sorted(room.items()), kept
    said = (identity, record_types(rules), compiler_identity(), *how)
    name = sha256(repr(said).encode()).hexdigest()
    found = disk.find(name)
    if found is not None:
        return found.decode()
    module = Module(rules, record_types(rules), checked=False)
    made = card.ptx(card.kernel(module, root, room, kept))
    disk.keep(name, made.encode())
    return made
