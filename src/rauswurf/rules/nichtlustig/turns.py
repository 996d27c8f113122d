"""NICHTLUSTIG, a game of dice and cards: how a turn goes.

The shape is that of the race games (see the contract in `race`), with these steps:

* a roll of n dice is n calls of ``roll``, one die each, in the order of the dice; ``wanted`` says
  how many are still to fall;
* after a roll: stop, or set some of the free dice aside and roll the others (KEEPING). All dice
  but none left to roll would be stopping, so that is offered once, as STOP;
* after a real third roll, with the duck: use it or stop (ASKING_DUCK); who uses it says which dice
  to set aside, but rolls at least one (FOURTH);
* what the pink die scores is done without being asked; then a whole set of cards is taken at once
  (TAKING), since the sets that dice allow are few;
* a death card is taken, or the clown given up (DYING), and laid on a card (COVERING);
* specials, the end of the turn and the turns that are missed follow without being asked.

A step with nothing to choose from is passed over. One with a single choice is not: what happens at
the table is said aloud.
"""

from rauswurf.rules.nichtlustig.cards import (
    ALL_DICE,
    ASKING_DUCK,
    CARDS,
    CLOSING,
    COLOURED,
    COVERING,
    DEATHS,
    DICE,
    DUCK,
    DYING,
    FINAL,
    FOURTH,
    FRESH,
    KEEP,
    KEEPING,
    NONE,
    ROLLING,
    SCORING,
    SEATS,
    SKIP_CARD,
    SPECIAL,
    STOP,
    SYMBOL,
    TABLE,
    TAKE,
    TAKE_DEATH,
    TAKING,
    TARGETS,
    TWO_ROLLS_CARD,
    USE,
    VIRUS,
    State,
    add,
    content_of,
    encode,
    holds,
    kind_of,
    put_back,
    worth,
)
from rauswurf.rules.nichtlustig.death import cover, list_covers, list_deaths, take_death
from rauswurf.rules.nichtlustig.points import await_professors
from rauswurf.rules.nichtlustig.taking import list_takes, score, take_cards
from rauswurf.rules.race import CONTEST, MOVE, ROLL

ROLLS_OF_TURN = 3
ROLLS_WITH_CARD = 2
LAST_CARDS = 5  # no more target cards than this on the table: the game ends


def setup(s: State) -> None:
    """The beginning of a game: all cards on the table, everybody rolls for the first turn."""
    for card in range(CARDS):
        s.where[card] = TABLE
    for card in range(TARGETS):
        s.mark[card] = FRESH
    for k in range(DEATHS):
        s.covers[k] = NONE
    for seat in range(SEATS):
        s.contest[seat] = 0
        s.points[seat] = 0
        s.rank[seat] = 0
    s.on_table = TARGETS
    s.death = NONE
    s.options = 0
    clear_dice(s)
    await_contest_roll(s)


def clear_dice(s: State) -> None:
    """Take all dice up."""
    s.kept = 0
    for die in range(DICE):
        s.face[die] = 0


# The contest for the first turn.


def await_contest_roll(s: State) -> None:
    """The next seat that still has to roll in the contest is to roll now."""
    s.phase = CONTEST
    s.step = ROLLING
    s.rolls = 1
    s.wanted = 1
    for seat in range(SEATS):
        if s.contest[seat] == 0:
            s.turn = seat
            return


def roll_in_contest(s: State, face: int) -> None:
    """Rule first: the highest number begins. Ruling: tied seats, and only those, roll again."""
    s.contest[s.turn] = face
    best = 0
    winners = 0
    for seat in range(SEATS):
        if s.contest[seat] == 0:
            await_contest_roll(s)
            return
        if s.contest[seat] != NONE:
            number = worth(s.contest[seat])
            if number > best:
                best = number
                winners = 0
            winners += number == best
    for seat in range(SEATS):
        if s.contest[seat] != NONE and worth(s.contest[seat]) == best:
            s.contest[seat] = 0
        else:
            s.contest[seat] = NONE
    await_contest_roll(s)
    if winners == 1:
        s.contest[s.turn] = NONE
        begin_turn(s)


# Turns.


def next_turn(s: State) -> None:
    """Rules turns and skip: clockwise, but whoever has the skip card misses the turn for it."""
    s.turn = (s.turn + 1) % SEATS
    if holds(s, SKIP_CARD):
        put_back(s, SKIP_CARD)
        s.turn = (s.turn + 1) % SEATS
    begin_turn(s)


def begin_turn(s: State) -> None:
    """The seat in ``turn`` begins its turn."""
    s.rolls = rolls_of_turn(s)
    s.wanted = DICE
    s.phase = ROLL
    s.step = ROLLING


def rolls_of_turn(s: State) -> int:
    """Rules rolls and two-rolls: how many rolls the player on turn has in all."""
    return ROLLS_WITH_CARD if holds(s, TWO_ROLLS_CARD) else ROLLS_OF_TURN


def dice_wanted(s: State) -> int:
    """How many dice are to be rolled now."""
    return s.wanted


def roll(s: State, face: int) -> None:
    """The next die shows ``face``."""
    if s.phase == CONTEST:
        roll_in_contest(s, face)
        return
    die = 0
    while s.face[die] != 0:
        die += 1
    s.face[die] = face
    s.wanted -= 1
    if s.wanted == 0:
        if s.step == ROLLING:
            end_roll(s)
        proceed(s)


def end_roll(s: State) -> None:
    """A roll of the turn is complete: what may follow it?"""
    s.rolls -= 1
    if s.rolls > 0:
        s.step = KEEPING
    elif holds(s, DUCK) and not holds(s, TWO_ROLLS_CARD):
        s.step = ASKING_DUCK
    else:
        s.step = SCORING


def choose(s: State, option: int) -> None:
    """The player on turn takes one of the choices."""
    kind = kind_of(option)
    content = content_of(option)
    if kind == KEEP:
        keep(s, content)
    elif kind == STOP:
        s.rolls = 0
        s.step = SCORING
    elif kind == USE:
        use(s, content)
    elif kind == TAKE:
        take_cards(s, content)
        # Rule virus: whoever has it takes a death card even so.
        s.step = DYING if content == 0 or holds(s, VIRUS) else CLOSING
    elif kind == TAKE_DEATH:
        take_death(s, content)
        s.step = COVERING
    else:
        cover(s, content)
        s.step = CLOSING
    proceed(s)


def keep(s: State, dice: int) -> None:
    """Rule rolls: set these dice aside for good and roll the others."""
    s.kept |= dice
    for die in range(DICE):
        if not s.kept >> die & 1:
            s.face[die] = 0
            s.wanted += 1
    s.phase = ROLL
    s.step = ROLLING


def use(s: State, card: int) -> None:
    """Rules duck and clown: the card goes back and does its work."""
    put_back(s, card)
    if card == DUCK:
        s.rolls = 1
        s.step = FOURTH
    else:
        s.step = CLOSING


def proceed(s: State) -> None:
    """Go on to the next roll or choice and do on the way what nobody is asked about."""
    s.options = 0
    if s.step == KEEPING or s.step == FOURTH:
        list_keeps(s)
    elif s.step == ASKING_DUCK:
        add(s, encode(USE, DUCK))
        add(s, encode(STOP, 0))
    if s.step == SCORING:
        score(s)
        list_takes(s)
        s.step = TAKING if s.options > 0 else DYING
    if s.step == DYING:
        list_deaths(s)
    elif s.step == COVERING:
        list_covers(s)
    if s.options > 0:
        s.phase = MOVE
        return
    if s.step >= DYING and s.step <= CLOSING:
        close_turn(s)
    if s.step == FINAL:
        await_professors(s)


def list_keeps(s: State) -> None:
    """Rule rolls: offer to stop, and every set of free dice that leaves one to roll."""
    if s.step == KEEPING:
        add(s, encode(STOP, 0))
    free = ALL_DICE & ~s.kept
    dice = 0
    k = s.options
    while dice != free:
        s.option[k] = encode(KEEP, dice)
        k += 1
        dice = (dice - free) & free
    s.options = k


def close_turn(s: State) -> None:
    """Rules specials and end: used cards go back, symbols bring theirs; is the game over?"""
    s.death = NONE
    if holds(s, VIRUS):
        put_back(s, VIRUS)
    if holds(s, TWO_ROLLS_CARD):
        put_back(s, TWO_ROLLS_CARD)
    for die in range(COLOURED):
        if s.face[die] == SYMBOL:
            s.where[SPECIAL + die] = s.turn
    clear_dice(s)
    if s.on_table <= LAST_CARDS:
        s.rolls = 0
        s.step = FINAL
    else:
        next_turn(s)
