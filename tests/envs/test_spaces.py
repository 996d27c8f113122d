"""What is done and seen has a number of its own, the same for all players and in all positions."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from rauswurf import games
from rauswurf.dice import Dice
from rauswurf.envs.composing import env_rules
from rauswurf.envs.play import Play
from rauswurf.envs.spaces import VERSIONS, spaces_of
from rauswurf.games import Setup, SetupError
from rauswurf.rules.graph import FACES, NONE, WAYS

RACES = [game.id for game in games.GAMES.values() if game.family == "race"]
SIZES = {  # actions, numbers of an observation: whoever changes them raises the version
    "madn": (18, 29),
    "never-mind": (18, 29),
    "dont-worry": (18, 29),
    "zweite-ebene": (14, 41),
    "einser-blocker": (55, 35),
    "jaeger": (28, 69),
    "werfer": (14, 41),
    "abkuerzungen": (18, 41),
    "kurzer-einsatz": (14, 41),
    "nichtlustig": (184, 87),
}


def tables() -> Iterator[tuple[str, int, str, str]]:
    """Every game at every number of players, and with every value of every variant."""
    for game in games.GAMES.values():
        for players in game.players:
            yield game.id, players, "", ""
            for variant in game.variants:
                yield from ((game.id, players, variant.id, value) for value in variant.values)


def setup_of(game: str, players: int, variant: str, value: str) -> Setup:
    try:
        return games.get(game).setup(players, {variant: value} if variant else {})
    except SetupError:
        pytest.skip("this value is not for so many players")


def look_through(setup: Setup, decisions: int) -> None:
    """Play at random and hold everything that is told to what the rules offer."""
    play, dice, random = Play(setup), Dice.seeded(5), Random(6)
    low, high = play.spaces.low, play.spaces.high
    rules = play.rules
    for _ in range(decisions):
        play.roll(dice)
        if play.is_over:
            play, dice = Play(setup), Dice.seeded(random.randrange(1000))
            continue
        s = play.state
        offered = s.option[: s.options]
        actions = [rules.action_of(s, option) for option in offered]
        assert len({*actions}) == len(actions)
        assert [rules.option_of(s, action) for action in actions] == offered
        rolls = [0] if s.phase != 2 and rules.dice_wanted(s) else []
        assert play.legal == sorted(rolls + actions)
        for seat in range(len(setup.seats)):
            seen = play.observe(seat)
            assert all(map(lambda a, b, c: a <= b <= c, low, seen, high)), seen
        assert play.take(random.choice(play.legal))


@pytest.mark.parametrize("game", games.GAMES)
def test_sizes_belong_to_a_version(game: str) -> None:
    spaces = spaces_of(games.get(game).setup(2))
    assert (spaces.action_count, spaces.observation_size) == SIZES[game]
    assert spaces.version == VERSIONS[game] == 0


@pytest.mark.parametrize(
    ("game", "players"),
    [(game.id, players) for game in games.GAMES.values() for players in game.players],
)
def test_actions_tell_choices_apart(game: str, players: int) -> None:
    look_through(games.get(game).setup(players), 150)


@pytest.mark.parametrize(
    ("variant", "value"),
    [(each.id, value) for each in games.get("madn").variants for value in each.values],
)
def test_variants_do_not_change_the_numbers(variant: str, value: str) -> None:
    players = games.get("madn").variant(variant).players.get(value, (4,))[0]
    setup = setup_of("madn", players, variant, value)
    assert spaces_of(setup) == spaces_of(games.get("madn").setup(4))
    look_through(setup, 300)


@pytest.mark.proof
@pytest.mark.parametrize(("game", "players", "variant", "value"), list(tables()))
def test_everything_has_a_number_at_every_table(
    game: str, players: int, variant: str, value: str
) -> None:
    look_through(setup_of(game, players, variant, value), 1000)


@pytest.mark.parametrize("game", RACES)
def test_numbers_mean_the_same_to_every_colour(game: str) -> None:
    """From the same place, the same path of the same die leads to the same place."""
    setup = games.get(game).setup(2)
    rules, graph = env_rules(setup), setup.board.graph
    place, reach = rules.PLACE, rules.REACH
    told = []
    for colour in range(graph.colours):
        own = {}
        for field, way, die, k in product(
            range(graph.fields), range(WAYS), range(1, FACES + 1), range(rules.PATHS)
        ):
            to = reach[way, colour, field, die, k]
            if place[colour, field] != NONE and to != NONE:
                own[place[colour, field], way, die, k] = place[colour, to]
        told.append(own)
    assert told[0]
    assert all(own == told[0] for own in told)


def test_what_is_seen_is_counted_from_the_viewer() -> None:
    setup = games.get("never-mind").setup(4)
    play = Play(setup)
    text = "yellow B B 0 a / green B 3 12 B / red B B B B / black 2 B B b ; turn green ; die 3"
    play.lane.s = play.rules.new("State", **play.family.read_position(text).as_dict())
    seen = play.observe(1)
    green, red, black, yellow = (seen[4 * k : 4 * k + 4] for k in range(4))
    # Green begins at field 10: field 12 is its third place, field 3 its thirty-fourth.
    assert green == [34, 3, 0, 0]
    assert red == [0, 0, 0, 0]
    assert black == [42, 13, 0, 0]  # black begins at field 30
    assert yellow == [41, 1, 0, 0]
    assert seen[16:20] == [0, 1, 2, 3]  # whose
    assert seen[24:27] == [0, 3, 1]  # on turn, the die, one roll
    # The foremost of its pieces goes from 3 to 6, the next one from 12 to 15.
    assert [play.text_of(action) for action in play.legal] == ["3-6", "12-15"]
    assert play.legal == [2, 3]
    # Red sees the same one colour on.
    assert play.observe(2)[12:16] == green
