"""When a death card is taken, which one, and what it covers."""

from tests.nichtlustig.scenes import after, cards, refusal

NO_CARD = "b1 b2 r1 r3 w4 w5"


def dying(yellow: str, green: str = "", pink: str = "p3") -> str:
    """A position in which yellow can take no target card, unless it is spoilt on purpose."""
    return f"yellow {yellow} / green {green} ; dice {NO_CARD} {pink}"


# death


def test_death_whoever_takes_no_target_card_takes_that_of_the_pink_number() -> None:
    at = after(dying(""), "stop")
    assert at.moves == ["take death 3"]
    assert refusal(at, "take death 4") == "death.pink-decides"


def test_death_the_symbol_stands_for_the_poodle() -> None:
    at = after(dying("", pink="poodle"), "stop", "take poodle")
    assert cards(at, "yellow") == "poodle"


def test_death_is_not_for_those_who_take_a_card() -> None:
    at = after("yellow / green ; dice b1 b2 r1 r3 w5 w5 p3", "stop")
    assert refusal(at, "take death 3") == "death.not-due"
    at.play("take lemming 5")
    assert at.turn == "green"


def test_death_comes_from_wherever_it_lies_and_frees_what_it_covered() -> None:
    at = after(dying("", "lemming 5 under death 3, yeti 1"), "stop")
    assert at.moves == ["take death 3 from green"]
    at.play("take death 3")
    assert cards(at, "yellow") == "death 3"
    assert cards(at, "green") == "yeti 1, lemming 5 scored"


def test_death_an_open_one_leaves_too() -> None:
    at = after(dying("", "death 3"), "stop", "take death 3 from green")
    assert cards(at, "green") == ""


def test_death_ruling_one_at_most_in_a_turn() -> None:
    at = after(dying("virus"), "stop")
    assert refusal(at, "take death 3, poodle") == "death.only-one"
    at.play("take death 3")
    assert at.turn == "green"
    assert cards(at, "yellow") == "death 3"


# own-death


def test_own_death_another_from_the_table_instead() -> None:
    at = after(dying("death 3", "death 1, lemming 5 under death 2"), "stop")
    assert at.moves == ["take death 4", "take death 5", "take poodle"]
    assert refusal(at, "take death 3") == "own-death.own-already"
    assert refusal(at, "take death 1") == "own-death.table-first"


def test_own_death_covering_ones_are_own_too() -> None:
    at = after(dying("lemming 5 under death 3"), "stop")
    assert "take death 3" not in at.moves
    assert "take death 4" in at.moves


def test_own_death_any_from_another_player_if_the_table_has_none() -> None:
    position = (
        "yellow death 3 / green death 1, poodle / blue death 2, death 4, yeti 1 under death 5"
    )
    at = after(f"{position} ; dice {NO_CARD} p3", "stop")
    assert at.moves == [
        "take death 1 from green",
        "take death 2 from blue",
        "take death 4 from blue",
        "take death 5 from blue",
        "take poodle from green",
    ]


def test_own_death_ruling_the_poodle_is_one_of_them() -> None:
    at = after(dying("poodle", pink="poodle"), "stop")
    assert at.moves == [f"take death {number}" for number in range(1, 6)]


def test_own_death_ruling_with_all_six_none_is_taken() -> None:
    six = "death 1, death 2, death 3, death 4, death 5, poodle"
    at = after(dying(f"{six}, clown, lemming 1 scored"), "stop")
    assert at.turn == "green"
    assert cards(at, "yellow") == f"lemming 1 scored, {six}, clown"


# cover


def test_cover_lemmings_first() -> None:
    at = after(dying("yeti 1 scored, lemming 1 scored, lemming 2"), "stop", "take death 3")
    assert at.moves == ["cover lemming 1"]
    assert refusal(at, "cover yeti 1") == "cover.lemming-first"
    assert refusal(at, "cover lemming 2") == "cover.fresh"
    at.play("cover lemming 1")
    assert cards(at, "yellow") == "yeti 1 scored, lemming 1 under death 3, lemming 2"


def test_cover_without_a_lemming_any_scored_card() -> None:
    at = after(
        dying("yeti 1 scored, riebmann 2 scored, professor 4 scored, lemming 2 under death 1"),
        "stop",
        "take death 3",
    )
    assert at.moves == ["cover riebmann 2", "cover yeti 1", "cover professor 4"]


def test_cover_never_dinosaurs() -> None:
    at = after(dying("yeti 1 scored, dinosaur 28"), "stop", "take death 3")
    assert refusal(at, "cover dinosaur 28") == "cover.dinosaur"


def test_cover_own_cards_only() -> None:
    at = after(dying("yeti 1 scored", "yeti 2 scored"), "stop", "take death 3")
    assert refusal(at, "cover yeti 2") == "cover.not-yours"


def test_cover_ruling_of_several_lemmings_the_player_chooses() -> None:
    at = after(dying("lemming 1 scored, lemming 2 scored"), "stop", "take death 3")
    assert at.moves == ["cover lemming 1", "cover lemming 2"]


def test_cover_ruling_a_card_only_once() -> None:
    at = after(dying("lemming 2 under death 1, yeti 1 scored"), "stop", "take death 3")
    assert refusal(at, "cover lemming 2") == "cover.covered"
    assert at.moves == ["cover yeti 1"]


def test_cover_comes_after_scoring() -> None:
    at = after(dying("lemming 3, yeti 1 scored"), "stop", "take death 3")
    assert at.moves == ["cover lemming 3"]


# open-death


def test_open_death_with_nothing_to_cover() -> None:
    at = after(dying("yeti 1, dinosaur 28"), "stop", "take death 3")
    assert at.turn == "green"
    assert cards(at, "yellow") == "yeti 1, dinosaur 28, death 3"


def test_open_death_ruling_also_if_all_are_covered() -> None:
    at = after(dying("yeti 1 under death 1"), "stop", "take death 3")
    assert at.turn == "green"
    assert cards(at, "yellow") == "yeti 1 under death 1, death 3"


def test_open_death_ruling_stays_open() -> None:
    at = after("yellow death 3, yeti 4 / green ; dice b1 b2 r1 r3 w5 w5 p4", "stop")
    at.play("take lemming 5")
    assert cards(at, "yellow") == "yeti 4 scored, lemming 5, death 3"
