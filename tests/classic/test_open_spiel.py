"""An independent engine agrees: OpenSpiel's ``maedn`` plays the same games roll by roll.

It knows one set of rules: all pieces begin in base, one roll a turn, pieces in the goal may be
jumped, the first one home ends the game. Its players are our seats. A piece is named by its steps
from its own start: 0 to 39 on the track, 40 to 43 for a to d.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rauswurf import games
from rauswurf.games import Setup
from rauswurf.rules.race import MOVE, OVER, PIECES, ROLL, piece_of, target_of

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not to be had for this platform: an oracle is not asked"
)

VARIANTS = {
    "opening": "all-in-base",
    "first": "seat",
    "three-rolls": "off",
    "play-on": "off",
    "colours": "own",
}
PASS, ENTER, MOVE_FROM = 0, 1, 2  # its actions: MOVE_FROM + n moves the piece on n steps
IN_BASE, TRACK_END, GOAL_END = -1, 39, 43
LOOK_EVERY = 8  # decisions between two looks at the whole board

FAIR, SIXES, SMALL = (1, 1, 1, 1, 1, 1), (1, 1, 1, 1, 1, 4), (4, 3, 1, 1, 1, 2)
DICE = (FAIR, FAIR, SIXES, SMALL)  # in turn
GAMES = 200  # in each chunk
CHUNKS = 10  # so 2,000 games for each number of players in `make proof`, and one chunk otherwise

# How often each of these must come up in a chunk at least, or its agreement says little.
ENOUGH = {
    "lost roll": 400,
    "lost six": 4,
    "capture": 400,
    "capture by entering": 40,
    "start piece must move": 400,
    "start piece blocked": 40,
    "goal jump": 40,
    "overshoot": 400,
    "choice of several": 400,
}


class Duel:
    """One game on both engines."""

    def __init__(self, setup: Setup, game: Any, seen: Counter[str]) -> None:
        self.rules = setup.rules
        self.goal_jump = setup.is_on("goal-jump")
        self.colours = [colours[0] for colours in setup.seats]
        self.steps = {colour: steps_from_start(setup, colour) for colour in self.colours}
        self.s = self.rules.start()
        self.theirs = game.new_initial_state()
        self.seen = seen

    def play(self, random: Random, weights: tuple[int, ...]) -> None:
        """Play to the end, comparing all the way."""
        rolls = 0
        while self.s.phase != OVER:
            if rolls % LOOK_EVERY == 0:
                self.compare_boards()
            rolls += 1
            self.happen(random.choices(range(1, 7), weights)[0], random)
        self.compare_boards()
        self.compare_results()

    def happen(self, die: int, random: Random) -> None:
        """One roll and what follows it."""
        s, theirs, colour = self.s, self.theirs, self.s.turn
        assert s.phase == ROLL and theirs.is_chance_node()
        own = self.pieces(colour)
        self.rules.roll(s, die)
        theirs.apply_action_with_legality_check(die - 1)
        assert theirs.current_player() == self.rules.SEAT[colour]
        legal = [action for action in theirs.legal_actions() if self.allows(own, action, die)]
        ours = {}
        if s.phase == MOVE:
            assert s.turn == colour
            ours = {self.action(option): option for option in s.option[: s.options]}
            assert len(ours) == s.options
        assert sorted(ours) == [action for action in legal if action != PASS], self.told(die)
        self.count(own, die, ours)
        if ours:
            action = random.choice(legal)
            self.rules.choose(s, ours[action])
            theirs.apply_action_with_legality_check(action)
        elif legal:
            theirs.apply_action_with_legality_check(PASS)
        else:
            theirs.apply_action(PASS)  # it would have jumped

    def pieces(self, colour: int) -> list[int]:
        """The steps of a colour's pieces."""
        steps = self.steps[colour]
        return [steps[field] for field in self.s.where[PIECES * colour : PIECES * colour + PIECES]]

    def allows(self, own: list[int], action: int, die: int) -> bool:
        """Is an action of theirs legal by our variants too?"""
        return self.goal_jump or action < MOVE_FROM or not jumps(own, action - MOVE_FROM, die)

    def action(self, option: int) -> int:
        """What they call a choice of ours."""
        steps = self.steps[piece_of(option) // PIECES]
        here, there = steps[self.s.where[piece_of(option)]], steps[target_of(option)]
        if here == IN_BASE:
            assert there == 0
            return ENTER
        assert there == here + self.s.die
        return MOVE_FROM + here

    def count(self, own: list[int], die: int, ours: dict[int, int]) -> None:
        """Note what is interesting about a roll."""
        seen = self.seen
        seen["choice of several"] += len(ours) > 1
        seen["overshoot"] += any(here <= TRACK_END and here + die > GOAL_END for here in own)
        seen["goal jump"] += any(jumps(own, here, die) for here in own if here + die not in own)
        if not ours:
            seen["lost roll"] += 1
            seen["lost six"] += die == 6
        if 0 in own and IN_BASE in own:
            seen["start piece blocked" if die in own else "start piece must move"] += 1
        for action, option in ours.items():
            if self.rules.captures(self.s, option):
                seen["capture"] += 1
                seen["capture by entering"] += action == ENTER

    def compare_boards(self) -> None:
        """Every piece on the same field."""
        expected = [0.0] * 228  # 40 fields and 4 x 4 goal fields with a mark for each player, bases
        for seat, colour in enumerate(self.colours):
            for steps in self.pieces(colour):
                if steps == IN_BASE:
                    expected[224 + seat] += 1
                elif steps <= TRACK_END:
                    expected[4 * ((steps + 10 * colour) % 40) + seat] += 1
                else:
                    expected[160 + 16 * seat + 4 * (steps - 40) + seat] += 1
        assert self.theirs.observation_tensor(0)[:228] == expected, self.told(0)

    def compare_results(self) -> None:
        """The same end and winner."""
        assert self.theirs.is_terminal()
        others = len(self.colours) - 1
        assert self.theirs.returns() == [others if rank == 1 else -1 for rank in self.s.rank]

    def told(self, die: int) -> str:
        return f"die {die}\n{self.s}\n{self.theirs}"


def steps_from_start(setup: Setup, colour: int) -> dict[int, int]:
    """[field]: how they count it, worked out from names of fields only."""
    find = setup.board.find
    steps = {find(str((n + 10 * colour) % 40), colour): n for n in range(40)}
    steps |= {find(name, colour): 40 + n for n, name in enumerate("abcd")}
    return {find("B", colour): IN_BASE} | steps


def jumps(own: list[int], here: int, die: int) -> bool:
    """Would this move jump over an own piece in the goal?"""
    if here == IN_BASE or not TRACK_END + 1 < here + die <= GOAL_END:
        return False
    return any(max(here, TRACK_END) < other < here + die for other in own)


def play_chunk(players: int, goal_jump: str, chunk: int, count: int) -> Counter[str]:
    """Play games on both engines and tell what came up."""
    setup = games.get("madn").setup(players, VARIANTS | {"goal-jump": goal_jump})
    game = pyspiel.load_game(f"maedn(players={players},twoPlayersOpposite=true)")
    seen: Counter[str] = Counter()
    for number in range(chunk * count, chunk * count + count):
        random = Random(f"{players} {goal_jump} {number}")
        Duel(setup, game, seen).play(random, DICE[number % len(DICE)])
    return seen


@pytest.mark.parametrize(
    "chunk", [0, *(pytest.param(chunk, marks=pytest.mark.proof) for chunk in range(1, CHUNKS))]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_open_spiel_plays_the_same_games(players: int, chunk: int) -> None:
    seen = play_chunk(players, "on", chunk, GAMES)
    assert [name for name, least in ENOUGH.items() if seen[name] < least] == [], seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_goal_jump_it_plays_the_same_but_for_the_jumps(players: int) -> None:
    seen = play_chunk(players, "off", 0, 100)
    assert seen["goal jump"] > 100 and seen["lost roll"] > 100, seen
