"""Whatever is typed, the answer is a position, a move or a refusal; never a breakdown."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from rauswurf import Table
from rauswurf.table import IllegalMove, NotAMove, NotARoll, PositionError
from rauswurf.table.nichtlustig.names import card_name
from rauswurf.table.table import state_of
from tests.nichtlustig.scenes import table
from tests.nichtlustig.test_positions import comparable

CARDS = [card_name(card) for card in range(37)]
DICE = ["b1", "b5", "r1", "r5", "w3", "w-", "p4", "p-", "duck", "virus", "poodle", "b2:ufo", "b9"]
VOCABULARY = """
yellow green orange / / ; ; , , scored under turn dice kept rolls now contest professors take
death cover fourth 0 1 2 symbol - 12 from with nothing all keep use
"""
WORDS = [*CARDS, *DICE, *VOCABULARY.split()]

texts = st.lists(st.sampled_from(WORDS), max_size=24).map(" ".join) | st.text(max_size=40)


@given(texts)
@settings(max_examples=400, deadline=None)
def test_any_text_as_a_position(text: str) -> None:
    try:
        at = Table("nichtlustig", 2, position=f"yellow / green ; {text}")
    except PositionError as error:
        assert error.faults
    else:
        assert table(at.position).position == at.position


@given(texts, st.sampled_from(["", "take ", "keep ", "use ", "cover "]))
@settings(max_examples=400, deadline=None)
def test_any_text_as_a_move(text: str, word: str) -> None:
    at = table("yellow virus / green yeti 1 ; dice b3 b3 r1 r1 w5 w5 p4 ; rolls 1")
    for move in ("keep nothing", "stop"):
        try:
            at.play(word + text)
        except (NotAMove, IllegalMove) as error:
            assert str(error)
        if move in at.moves:
            at.play(move)


@given(texts)
@settings(max_examples=200, deadline=None)
def test_any_text_as_a_roll(text: str) -> None:
    at = table("yellow / green ; dice b3 b- r- r- w5 w- p- ; kept b3 w5 ; rolls 2")
    try:
        at.roll(*at.family.read_faces(state_of(at), text))
    except NotARoll as error:
        assert str(error)
    except ValueError as error:  # an empty text asks the dice to roll
        assert not text.replace(",", " ").split(), error


def random_position(draw: random.Random) -> str:
    """Cards dealt out anyhow, and a turn that may or may not make sense."""
    seats: list[list[str]] = [[], []]
    for card in draw.sample(CARDS, draw.randrange(30)):
        lies = ["", "", " scored"] if card not in CARDS[20:] else [""]
        seats[draw.randrange(2)].append(card + draw.choice(lies))
    dice = [draw.choice([f"{letter}{draw.randrange(1, 6)}", symbol]) for letter, symbol in COLOURED]
    facts = [f"dice {' '.join(dice)}", draw.choice(["rolls 0", "rolls 1", "rolls 2"])]
    if draw.random() < 0.5:
        facts[1] = f"now {draw.choice(['duck', 'fourth', 'take', 'death', 'cover death 1'])}"
    turn = draw.choice(["yellow", "green"])
    return (
        f"yellow {', '.join(seats[0])} / green {', '.join(seats[1])} ; turn {turn} "
        f"; {' ; '.join(facts)}"
    )


COLOURED = [
    *(("b", "duck"), ("b", "ufo"), ("r", "clown"), ("r", "nf700")),
    *(("w", "time-machine"), ("w", "virus"), ("p", "poodle")),
]


def test_positions_that_make_sense_come_back_as_they_were() -> None:
    draw = random.Random(1)
    made = 0
    for _ in range(2000):
        try:
            at = table(random_position(draw))
        except PositionError:
            continue
        made += 1
        again = table(at.position)
        assert comparable(state_of(again)) == comparable(state_of(at)), at.position
    assert made > 500
