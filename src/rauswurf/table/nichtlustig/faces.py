"""Dice that somebody rolled by hand: which ones are to be rolled, and what they show."""

from rauswurf.messages import message, quoted
from rauswurf.rules.nichtlustig.cards import DICE, FINAL, NONE, SYMBOL, State
from rauswurf.rules.nichtlustig.judge import SaidDie
from rauswurf.rules.race import ROLL
from rauswurf.table.errors import NotARoll
from rauswurf.table.nichtlustig.names import LETTERS, SYMBOLS, colour_of, each_meant, read_die

ANY_DIE = "any"


def dice_to_roll(s: State) -> list[str]:
    """The dice to be rolled, by colour and symbol; before the first turn and at the end any."""
    if not s.wanted:
        return []
    if s.phase != ROLL or s.step == FINAL:
        return [ANY_DIE] * s.wanted
    return [f"{LETTERS[colour_of(die)]}:{SYMBOLS[die]}" for die in _wanted(s)]


def read_faces(s: State, text: str) -> tuple[int, ...]:
    """What the dice show that were rolled by hand; raises NotARoll.

    Either numbers in the order of the dice, 6 for a symbol, or dice by name in any order: of two
    equal letters the first is the die whose symbol comes first, ``b3:ufo`` says it exactly.
    """
    words = text.lower().replace(",", " ").split()
    if all(word.isdecimal() and len(word) == 1 for word in words):
        return tuple(int(word) for word in words)
    said = [read_die(word) for word in words]
    if None in said:
        wrong = words[said.index(None)]
        raise NotARoll(message("roll-no-die", said=quoted(wrong)))
    dice = [die for die in said if die is not None]
    if s.phase != ROLL or s.step == FINAL:
        return tuple(die.face for die in dice)
    return _in_order(s, dice)


def _wanted(s: State) -> list[int]:
    return [die for die in range(DICE) if s.face[die] == 0]


def _in_order(s: State, said: list[SaidDie]) -> tuple[int, ...]:
    """The faces in the order in which the dice are rolled."""
    faces: dict[int, int] = {}
    wanted = _wanted(s)
    for one, die in each_meant(said, lambda _, die: die in wanted):
        if die == NONE:
            what = SYMBOLS[one.die] if one.face == SYMBOL else f"{LETTERS[one.colour]}{one.face}"
            raise NotARoll(message("roll-die-too-many", said=what, dice=_listed(s)))
        faces[die] = one.face
    if len(faces) != len(wanted):
        raise NotARoll(message("roll-missing", dice=_listed(s)))
    return tuple(faces[die] for die in wanted)


def _listed(s: State) -> str:
    return " ".join(dice_to_roll(s))
