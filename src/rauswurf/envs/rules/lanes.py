"""Many games side by side, each a *lane*: begin them, take an action in each, show what is there.

Written like the rules. A family of games puts what it calls actions and observations on top. The
same functions run interpreted, compiled, and on the threads of a graphics card, where ``plan`` says
which lanes are whose.

Masks, rewards and flags are all 0 before each call: to clear them together is quicker.
"""

from typing import Annotated

from rauswurf.dice.generator import draw, seed_stream
from rauswurf.rules.graph import FACES, NONE
from rauswurf.rules.race import SEATS
from rauswurf.rules.state import Cell, RealRows, Reals, Row, Rows, State

# What a plan says: the seed, the number of the first game, how many games are played side by side,
# whether dice come from outside, after how many decisions a game is broken off (0: never), and
# which lane to begin with and how many to go on by.
SEED, FIRST, ALL_GAMES, OUTSIDE, MOST, OWN_LANE, ALL_LANES = range(7)
PLAN_LENGTH = 7

# What is told of a lane besides: who is to act, and what happened last.
MOVER, TERMINATED, TRUNCATED, ILLEGAL = range(4)
FLAGS = 4

CHANCE = -1  # who acts when a die is awaited from outside
ROLL_ACTION = 0  # in games in which one may also do something else
ILLEGAL_REWARD = -1.0
WORDS = 2  # of a stream of random numbers
TASTE = 1 << 40  # random players have streams of their own, far from those of the dice

Bytes = Annotated[Row, Cell("i1")]
ByteRows = Annotated[Rows, Cell("i1")]
Actions = Annotated[Row, Cell("i4")]
Rewards = Annotated[Reals, Cell("f4")]
RewardRows = Annotated[RealRows, Cell("f4")]


class Lane:
    """A game, and what belongs to it."""

    number: Annotated[int, Cell("i8")]  # of the game: it decides the dice
    decisions: Annotated[int, Cell("i8")]
    dice: Annotated[Row, Cell("i8", "WORDS")]
    taste: Annotated[Row, Cell("i8", "WORDS")]  # what a random player draws from
    rolling: Annotated[int, Cell("i1")]  # the player has chosen to roll
    s: Annotated[State, Cell("State")]


Lanes = list[Lane]


# Many lanes.


def begin_lanes(
    lanes: Lanes,
    plan: Row,
    observations: ByteRows,
    masks: ByteRows,
    flags: ByteRows,
) -> None:
    """Begin a game in each lane."""
    k = plan[OWN_LANE]
    while k < len(lanes):
        seed_stream(lanes[k].taste, plan[SEED], plan[FIRST] + k + TASTE)
        begin_lane(lanes[k], plan, plan[FIRST] + k)
        show(lanes[k], observations[k], masks[k], flags[k])
        k += plan[ALL_LANES]


def step_lanes(
    lanes: Lanes,
    plan: Row,
    actions: Actions,
    observations: ByteRows,
    masks: ByteRows,
    rewards: RewardRows,
    flags: ByteRows,
) -> None:
    """Take one action in each lane; where a game is over the next one begins."""
    k = plan[OWN_LANE]
    while k < len(lanes):
        step_lane(lanes[k], plan, actions[k], rewards[k], flags[k])
        show(lanes[k], observations[k], masks[k], flags[k])
        k += plan[ALL_LANES]


def sample_lanes(lanes: Lanes, plan: Row, masks: ByteRows, actions: Actions) -> None:
    """Draw a legal action for each lane, each equally likely; a face where a die is awaited."""
    k = plan[OWN_LANE]
    while k < len(lanes):
        actions[k] = sampled(lanes[k], masks[k])
        k += plan[ALL_LANES]


# One lane.


def begin_lane(lane: Lane, plan: Row, number: int) -> None:
    """Begin the game of this number."""
    lane.number = number
    lane.decisions = 0
    lane.rolling = 0
    seed_stream(lane.dice, plan[SEED], number)
    begin(lane.s)
    advance(lane, plan)


def advance(lane: Lane, plan: Row) -> None:
    """Roll the dice until somebody has a choice, unless they come from outside."""
    while not plan[OUTSIDE] and awaits_die(lane):
        let_fall(lane, 1 + draw(lane.dice, FACES))


def awaits_die(lane: Lane) -> bool:
    """Can nothing but a die bring the game on?"""
    return not is_over(lane.s) and (lane.rolling != 0 or choices(lane.s) == 0)


def let_fall(lane: Lane, face: int) -> None:
    """One die falls."""
    lane.rolling = 0
    fall(lane.s, face)


def step_lane(lane: Lane, plan: Row, action: int, reward: Rewards, flag: Bytes) -> None:
    """Take one action, and all that follows from it."""
    take(lane, action, reward, flag)
    if not flag[ILLEGAL]:
        advance(lane, plan)
    if is_over(lane.s):
        flag[TERMINATED] = 1
        pay(lane.s, reward)
    elif plan[MOST] > 0 and lane.decisions >= plan[MOST]:
        flag[TRUNCATED] = 1
    if flag[TERMINATED] or flag[TRUNCATED]:
        begin_lane(lane, plan, lane.number + plan[ALL_GAMES])


def take(lane: Lane, action: int, reward: Rewards, flag: Bytes) -> None:
    """Take one action, which is a face where a die is awaited; an illegal one changes nothing."""
    if awaits_die(lane):
        if 0 < action <= FACES:
            let_fall(lane, action)
        else:
            flag[ILLEGAL] = 1
        return
    lane.decisions += 1
    if action == ROLL_ACTION and may_roll(lane.s):
        lane.rolling = 1
        return
    option = option_of(lane.s, action)
    if option == NONE:
        flag[ILLEGAL] = 1
        reward[acting_seat(lane.s)] = ILLEGAL_REWARD
    else:
        act(lane.s, option)


def option_of(s: State, action: int) -> int:
    """The choice on offer that an action means; NONE if there is none."""
    for k in range(choices(s)):
        if action_of(s, choice(s, k)) == action:
            return choice(s, k)
    return NONE


def show(lane: Lane, observation: Bytes, mask: Bytes, flag: Bytes) -> None:
    """What whoever acts sees and may do."""
    seat = acting_seat(lane.s)
    flag[MOVER] = CHANCE if awaits_die(lane) else seat
    if flag[MOVER] != CHANCE:
        mark(lane.s, mask)
    look(lane.s, seat, observation)


def mark(s: State, mask: Bytes) -> None:
    """Mark what may be done."""
    if may_roll(s):
        mask[ROLL_ACTION] = 1
    for k in range(choices(s)):
        mask[action_of(s, choice(s, k))] = 1


def sampled(lane: Lane, mask: Bytes) -> int:
    """Any of the actions that are marked."""
    marked = 0
    for action in range(len(mask)):
        marked += mask[action]
    if marked == 0:
        return 1 + draw(lane.taste, FACES)
    left = draw(lane.taste, marked)
    for action in range(len(mask)):
        left -= mask[action]
        if left < 0:
            return action
    return NONE


def pay(s: State, reward: Rewards) -> None:
    """From 1 for the first to -1 for the last; whoever shares a place gets the mean."""
    for seat in range(SEATS):
        better = 0
        equal = 0
        for other in range(SEATS):
            better += place_of(s, other) < place_of(s, seat)
            equal += place_of(s, other) == place_of(s, seat)
        reward[seat] += 1.0 - (2 * better + equal - 1) / (SEATS - 1)


# What a family of games brings.


def begin(s: State) -> None:
    """The beginning of a game."""


def fall(s: State, face: int) -> None:
    """A die shows this face."""


def act(s: State, option: int) -> None:
    """Whoever is to act takes one of the choices."""


def is_over(s: State) -> bool:
    """Can nothing more happen?"""
    return True


def acting_seat(s: State) -> int:
    """The seat whose turn it is."""
    return 0


def place_of(s: State, seat: int) -> int:
    """In which place a seat ended; the same for all that have none."""
    return 0


def choices(s: State) -> int:
    """How many choices there are."""
    return 0


def choice(s: State, k: int) -> int:
    """One of them."""
    return NONE


def may_roll(s: State) -> bool:
    """May one roll although there are choices?"""
    return False


def action_of(s: State, option: int) -> int:
    """The action that is one of the choices, the same number in all positions."""
    return NONE


def look(s: State, seat: int, row: Bytes) -> None:
    """Write down what a seat sees."""
