"""Choices offered without branches are the same choices, and nobody looks where nothing is."""

import ast

import pytest

from rauswurf import games
from rauswurf.fast.compiler import new_record, record_types
from rauswurf.fast.native.module import Module
from rauswurf.fast.native.shape import flattened, offered
from rauswurf.fast.native.source import tree_of
from rauswurf.fast.native.statements import Function
from rauswurf.games import GAMES
from rauswurf.rules.compose import RuleSet, compose
from tests.fast import offers
from tests.support.straight import check_random_games, compiled_straight

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


@pytest.mark.parametrize("game", GAMES)
def test_games_are_the_same_without_branches(game: str) -> None:
    check_random_games(games.get(game).setup(max(games.get(game).players)))


@pytest.mark.parametrize("variants", VARIANTS, ids=str)
def test_variants_are_the_same_without_branches(variants: dict[str, str]) -> None:
    check_random_games(games.get("madn").setup(4, variants))


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
    "far_outside",
    "before_the_state",
    "behind_a_loop",
    "divided",
    "full",
    "by_name",
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
        assert theirs.row.tolist() == ours.row
        assert theirs.behind.tolist() == ours.behind


WITH_BRANCHES = (
    "of_one_question",
    "always_the_same",
    "with_an_else",
    "elsewhere",
    "of_nothing",
    "more",
)


@pytest.mark.parametrize("name", WITH_BRANCHES)
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
