"""Programs for graphics cards: what they are made of, and where they are kept."""

from dataclasses import replace
from hashlib import sha256
from typing import Any

import numpy as np

from rauswurf.fast.batch import Crew
from rauswurf.fast.compiler import Identities, compiler_identity, record_types
from rauswurf.fast.cuda import reduction
from rauswurf.fast.cuda.lanes import lane_rules
from rauswurf.fast.cuda.plan import PLAN_LENGTH
from rauswurf.fast.native import card, disk
from rauswurf.fast.native.card import NO_ROOM, Room
from rauswurf.fast.native.group import StatesMeet
from rauswurf.fast.native.module import Module
from rauswurf.fast.native.target import PROCESSOR, Target
from rauswurf.rules.compose import RuleSet, compose

PLAY = "play_lane"
THREADS = 128  # of a group
# Lines of a program whose states lie in the memory of a group. To find them there takes more
# instructions; a longer program then does not fit into what a core keeps of it.
LONGEST_IN_GROUP = 5_000
BITS = 32  # of whole numbers in games: a core of a card computes in no more at once
EXACT = np.float32  # fractions that fit are kept so: more of them come from memory at once
MEASURE, MULTIPLY, COUNT = "measure_deals", "add_products", "count_values"


def play_program(crew: Crew) -> str:
    """The program that plays games of a crew."""
    rules = crew.rules
    streams = rules.constants["SEATS"] + 1 if rules.constants["OWN_DICE"] else 1
    room = {"plan": (PLAN_LENGTH,), "streams": (streams, 2)}
    known = {"net": crew.net.shape}
    target = Target(BITS, f"f{net_on_card(crew.net).itemsize}", THREADS)
    try:
        made = program(lane_rules(crew), PLAY, room, (), target, known)
    except StatesMeet:
        made = ""
    if 0 < made.count("\n") <= LONGEST_IN_GROUP:
        return made
    return program(lane_rules(crew), PLAY, room, (), replace(target, group=0), known)


def net_on_card(net: Any) -> Any:
    """A net as it is kept there: in half the room, if that changes nothing."""
    narrow = net.astype(EXACT)
    return np.ascontiguousarray(narrow if np.array_equal(narrow, net) else net)


def figures_program(kernel: str) -> str:
    """One of the programs that make figures of rows; they are the same for all games."""
    figures = compose("figures", [reduction])
    return program(figures, kernel, {"plan": (PLAN_LENGTH,)})


def program(
    rules: RuleSet,
    root: str,
    room: Room,
    kept: tuple[str, ...] = (),
    target: Target = PROCESSOR,
    known: Room = NO_ROOM,
) -> str:
    """A program, compiled now or found on disk; ``kept`` records lie on the card."""
    identity = Identities(rules).of(rules.functions[root])
    how = card.OLDEST_CARD, sorted(room.items()), kept, target, sorted(known.items())
    said = (identity, record_types(rules), compiler_identity(), *how)
    name = sha256(repr(said).encode()).hexdigest()
    found = disk.find(name)
    if found is not None:
        return found.decode()
    module = Module(rules, record_types(rules), checked=False, target=target)
    made = card.ptx(card.kernel(module, root, room, kept, known))
    disk.keep(name, made.encode())
    return made
