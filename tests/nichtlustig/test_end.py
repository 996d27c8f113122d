"""When the game ends, what cards count, and who has won."""

from rauswurf import Table
from tests.nichtlustig.scenes import after, table

# Twenty target cards in three hands, none of which counts more than it says.
FIVE_LEFT = "dinosaur 24, dinosaur 25, dinosaur 26, dinosaur 27, dinosaur 28"


def fresh(*kinds: str) -> str:
    """All five fresh cards of some kinds."""
    return ", ".join(f"{kind} {number}" for kind in kinds for number in range(1, 6))


def ended(yellow: str, green: str, *dice: int) -> Table:
    """A game that has ended, after the rolls for professors."""
    at = table(f"yellow {yellow} / green {green}")
    rolled = list(dice)
    while at.dice_wanted:
        wanted = at.dice_wanted
        at.roll(*rolled[:wanted])
        del rolled[:wanted]
    assert at.is_over and not rolled
    return at


def points(at: Table) -> tuple[int, ...]:
    assert at.outcome is not None
    return at.outcome.points


# end


def test_end_after_a_turn_that_leaves_five_target_cards() -> None:
    six_left = (
        fresh("riebmann", "yeti", "professor") + ", lemming 1, lemming 2, lemming 3, lemming 4"
    )
    at = after(f"yellow {six_left} / green ; dice b1 b2 r1 r3 w5 w5 p3", "stop")
    assert not at.is_over
    at.play("take lemming 5")
    assert at.dice_wanted == 1  # professor 3 was scored
    at.roll(6)
    assert at.is_over


def test_end_not_before_the_turn_is_over() -> None:
    six_left = fresh("riebmann", "yeti") + ", lemming 1, lemming 2, lemming 3, lemming 4"
    at = after(
        f"yellow {six_left}, virus / green {fresh('professor')} ; dice b1 b2 r1 r3 w5 w5 poodle",
        "stop",
        "take lemming 5",
    )
    assert at.moves == ["take poodle"]
    at.play("take poodle")
    assert at.is_over


def test_end_specials_still_come_but_count_nothing() -> None:
    six_left = fresh("riebmann", "yeti") + ", lemming 1, lemming 2, lemming 3, lemming 4"
    at = after(
        f"yellow {six_left} / green {fresh('professor')} ; dice duck b2 r1 r3 w5 w5 poodle",
        "stop",
        "take lemming 5",
    )
    assert "duck" in at.position
    assert points(at) == (15, 5)


# points


def test_the_rulebooks_example_is_worth_nineteen_points() -> None:
    mine = (
        "professor 1 scored, professor 2 scored, lemming 1 scored, dinosaur 26, "
        "yeti 1 scored, yeti 2 scored, yeti 3, riebmann 1, lemming 2 under death 1"
    )
    others = (
        "riebmann 2, riebmann 3, riebmann 4, riebmann 5, yeti 4, yeti 5, lemming 3, "
        "lemming 4, lemming 5, professor 3, professor 4"
    )
    at = ended(mine, others, 2, 4)
    assert points(at) == (19, 11)


def rest(*taken: str) -> str:
    """All target cards but these and the five dinosaurs, fresh."""
    everything = fresh("riebmann", "yeti", "lemming", "professor").split(", ")
    return ", ".join(card for card in everything if card not in taken)


def worth(cards: str, *dice: int) -> int:
    """What these cards of yellow count."""
    names = [" ".join(card.split()[:2]) for card in cards.split(", ")]
    return points(ended(cards, rest(*names), *dice))[0]


def test_points_scored_lemmings_four() -> None:
    assert worth("lemming 1 scored, lemming 5 scored") == 8


def test_points_scored_riebmanns_two() -> None:
    assert worth("riebmann 1 scored, riebmann 5 scored, riebmann 2 scored") == 6


def test_points_two_scored_yetis_three_each() -> None:
    assert worth("yeti 1 scored, yeti 5 scored") == 6


def test_points_a_single_scored_yeti_one() -> None:
    assert worth("yeti 1 scored, lemming 1 scored") == 5


def test_points_a_fresh_yeti_is_no_company() -> None:
    assert worth("yeti 1 scored, yeti 2") == 1 + 1


def test_points_ruling_a_covered_yeti_is_no_company() -> None:
    assert worth("yeti 1 scored, yeti 2 under death 1") == 1


def test_points_dinosaurs_one_to_five() -> None:
    assert worth("dinosaur 24") == 1
    assert worth("dinosaur 28, dinosaur 26") == 5 + 3


def test_points_fresh_cards_one_each() -> None:
    assert worth("riebmann 1, yeti 1, lemming 1, professor 1") == 4


def test_points_covered_cards_nothing() -> None:
    assert worth("lemming 1 under death 1, riebmann 1 under poodle, yeti 1") == 1


def test_points_open_death_cards_minus_one() -> None:
    assert worth("death 1, poodle, lemming 1 scored") == 4 - 2


def test_points_special_cards_nothing() -> None:
    assert worth("duck, ufo, clown, nf700, time-machine, virus, yeti 1") == 1


# professors-roll


def test_professors_roll_the_highest_counts_once() -> None:
    assert worth("professor 1 scored, professor 2 scored, professor 3 scored", 2, 5, 3) == 5


def test_professors_roll_a_symbol_counts_nothing() -> None:
    assert worth("professor 1 scored", 6) == 0
    assert worth("professor 1 scored, professor 2 scored", 6, 1) == 1


def test_professors_roll_ruling_in_the_order_of_the_seats() -> None:
    taken = ("professor 1", "professor 2", "professor 3")
    green = f"{rest(*taken)}, professor 2 scored, professor 3 scored"
    at = table(f"yellow professor 1 scored / green {green}")
    assert (at.turn, at.dice_wanted) == ("yellow", 1)
    at.roll(3)
    assert (at.turn, at.dice_wanted) == ("green", 2)
    at.roll(1, 4)
    assert points(at) == (3, 17 + 4)


def test_professors_roll_ruling_covered_ones_give_no_die() -> None:
    assert worth("professor 1 scored, professor 2 under death 1", 4) == 4
    assert worth("professor 2 under death 1") == 0


# winner


def test_winner_most_points() -> None:
    at = ended("lemming 1 scored", rest("lemming 1"))
    assert at.outcome is not None
    assert at.outcome.places == (2, 1)
    assert at.outcome.winners == ("green",)
    assert at.outcome.rule == "points"


def test_winner_of_equal_points_fewer_death_cards() -> None:
    mine = "riebmann 1 scored, riebmann 2 scored, yeti 1 under death 1"
    half = "riebmann 3, riebmann 4, riebmann 5, yeti 2"
    others = rest("riebmann 1", "riebmann 2", "yeti 1", *half.split(", "))
    at = table(f"yellow {mine} / green {half} / blue {others}")
    assert at.outcome is not None
    assert at.outcome.points == (4, 4, 13)
    assert at.outcome.places == (3, 2, 1)


def test_winner_counts_open_and_covering_death_cards_alike() -> None:
    one, other = fresh("riebmann", "yeti"), fresh("lemming", "professor")
    at = table(f"yellow {one}, death 1, dinosaur 24 / green {other}")
    assert at.outcome is not None
    assert at.outcome.points == (10, 10)
    assert at.outcome.winners == ("green",)
    assert at.outcome.rule == "winner"


def test_winner_ruling_still_tied_seats_share_the_place() -> None:
    at = ended(fresh("riebmann", "yeti"), fresh("lemming", "professor"))
    assert at.outcome is not None
    assert at.outcome.places == (1, 1)
    assert at.outcome.winners == ("yellow", "green")
    assert at.outcome.rule == "winner"
