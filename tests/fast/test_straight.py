"""Choices offered without branches are the same choices, and nobody looks where nothing is."""

import ast

import numpy as np
import pytest

from rauswurf import games
from rauswurf.fast.batch import Crew, columns, playout_rules, seats_at, simulate
from rauswurf.fast.compiler import compiled, new_record, record_types
from rauswurf.fast.native import machine
from rauswurf.fast.native.calling import Compiled, Form
from rauswurf.fast.native.module import Module, result_of
from rauswurf.fast.native.shape import flattened, offered
from rauswurf.fast.native.source import tree_of
from rauswurf.fast.native.statements import Function, translate
from rauswurf.games import GAMES, Setup
from rauswurf.rules.compose import RuleSet, compose
from tests.fast import offers

PLAYED = 40

# Rules that decide what is offered, one by one and together.
VARIANTS: list[dict[str, str]] = [
    {},
    {"barriers": "on"},
    {"forced-capture": "strict"},
    {"forced-capture": "huff"},
    {"backward-capture": "on"},
    {"goal-jump": "on"},
    {"barriers": "on", "backward-capture": "on", "goal-jump": "on"},
]


def compiled_straight(rules: RuleSet, root: str, *, checked: bool) -> Compiled:
    """A function compiled without branches where choices are offered, checked or not."""
    function = rules.functions[root]
    module = Module(rules, record_types(rules), checked=checked)
    module.straight = True
    form = Form(root, module.arguments(function), result_of(function), record_types(rules))
    return Compiled(form, machine.machine_code(translate(module, root)), from_disk=False)


def check_random_games(setup: Setup) -> None:
    """Nobody looks outside of a row, and games are those with branches."""
    crew = Crew(playout_rules(setup))
    found = []
    for play in (
        compiled(crew.rules, "play_games", checked=True),
        compiled_straight(crew.rules, "play_games", checked=True),
    ):
        rows = np.zeros((PLAYED, len(columns(setup))), np.int64)
        players = np.zeros((PLAYED, len(setup.seats)), np.int64)
        play(*seats_at(setup, crew), 5, np.arange(PLAYED), players, rows)
        found.append(rows.tolist())
    assert found[0] == found[1] == simulate(setup, PLAYED, 5).rows.tolist()


@pytest.mark.parametrize("game", GAMES)
def test_games_are_the_same_without_branches(game: str) -> None:
    check_random_games(games.get(game).setup(max(games.get(game).players)))


@pytest.mark.parametrize("variants", VARIANTS, ids=str)
def test_variants_are_the_same_without_branches(variants: dict[str, str]) -> None:
    check_random_games(games.get("madn").setup(4, variants))


@pytest.mark.parametrize("game", GAMES)
def test_a_state_begins_with_a_single_number(game: str) -> None:
    """Where NONE is an index that does not count, the number before a row is read."""
    rules = games.get(game).setup(max(games.get(game).players)).rules
    assert rules.fields[0].length == 0


def test_pieces_of_the_classic_games_are_offered_without_branches() -> None:
    rules = games.get("madn").setup(4).rules
    module = Module(rules, record_types(rules), checked=False)
    module.function("list_way")
    last = Function(module, "list_way").body[-1]
    assert ast.unparse(last) == (
        "if not to == NONE and may_land(s, piece, way, to) and may_pass(s, piece, way, k):\n"
        "    offer_step(s, piece, way, k, to)"
    )


# Small functions, asked for every number they can be given.


@pytest.fixture
def rules() -> RuleSet:
    return compose("offers", [offers])


WITHOUT_BRANCHES = (
    "of_a_table",
    "of_questions",
    "by_another",
    "of_a_loop",
    "of_a_loop_that_may_be_spared",
    "once",
)


@pytest.mark.parametrize("name", WITHOUT_BRANCHES)
@pytest.mark.parametrize("checked", [False, True])
def test_the_same_is_offered(rules: RuleSet, name: str, checked: bool) -> None:
    function = rules.functions[name]
    assert offered(rules, function, last_condition(rules, name))
    fast = compiled_straight(rules, name, checked=checked)
    for number in range(offers.LENGTH):
        ours, theirs = rules.new_state(), new_record(rules)
        for state in (ours, theirs):
            for k in range(offers.LENGTH):
                state.row[k] = (3 * k + number) % 5 - 1
        getattr(rules, name)(ours, number)
        fast(theirs, number)
        count = ours.options
        assert theirs.options == count
        assert theirs.option[:count].tolist() == ours.option[:count]


@pytest.mark.parametrize("name", ["of_one_question", "always_the_same", "with_an_else", "more"])
def test_what_is_faster_with_branches_or_not_only_an_offer_keeps_them(
    rules: RuleSet, name: str
) -> None:
    assert offered(rules, rules.functions[name], last_condition(rules, name)) is None


def last_condition(rules: RuleSet, name: str) -> ast.If:
    """The condition on which the end of a function hangs."""
    known = {"ONCE": 1, "LENGTH": offers.LENGTH}
    body = flattened(
        tree_of(rules.functions[name]).body,
        lambda node: known.get(node.id) if isinstance(node, ast.Name) else None,
    )
    last = body[-1]
    while isinstance(last, ast.For):
        last = last.body[-1]
    assert isinstance(last, ast.If)
    return last
