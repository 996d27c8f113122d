"""What a rule changes: real differences are found and told, chance is not."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rauswurf import games
from rauswurf.boards import load_file
from rauswurf.boards.making import Ring, document
from rauswurf.fast.statistics import Estimate
from rauswurf.lab.comparison import Change, changes, compare, compare_figures, comparing
from rauswurf.lab.match import Match, match_at
from rauswurf.lab.measuring import Sample, luck_match, written
from rauswurf.lab.wording import told_apart
from rauswurf.messages import message, speak

SETUP = games.get("never-mind").setup(2)


def change(measure: str, before: float, after: float, error: float, tests: int = 8) -> Change:
    by = Estimate(after - before, error)
    label = message(f"lab-{measure}") if "wins" not in measure else message("lab-wins", who="Green")
    return Change(measure, label, Estimate(before, error), Estimate(after, error), by, tests)


def sample(numbers: dict[str, Any]) -> Sample:
    return Sample(numbers, dict.fromkeys(numbers, 1))


def test_the_same_rules_make_no_difference_at_all() -> None:
    match = match_at(SETUP, ("random",), 3)
    for found in compare(match, match, 200).changes:
        assert (found.by.value, found.by.error) == (0, 0)
        assert not found.is_real and found.at_most == 0
        assert str(found.sentence).startswith("Exactly the same: ")


def test_two_games_are_called_by_their_names_and_by_what_is_not_in_their_books() -> None:
    def at(game: str, **variants: str) -> Match:
        return match_at(games.get(game).setup(3, variants), ("casual",), 3)

    names = ("Mensch ärgere Dich nicht", "Never Mind!", "NICHTLUSTIG")
    assert told_apart(at("madn"), at("never-mind")) == names[:2]
    assert told_apart(at("madn"), at("nichtlustig")) == (names[0], names[2])
    changed = told_apart(at("madn", barriers="on"), at("never-mind"))
    assert changed == ("Mensch ärgere Dich nicht, Barriers: on", "Never Mind!")
    assert told_apart(at("madn", barriers="on"), at("madn")) == ("Barriers: on", "Barriers: off")


def test_seats_that_have_other_colours_on_the_other_side_are_called_by_their_numbers() -> None:
    madn, jaeger, never_mind = (
        match_at(games.get(game).setup(3), ("random",), 3)
        for game in ("madn", "jaeger", "never-mind")
    )
    assert madn.setup.seat_names == never_mind.setup.seat_names != jaeger.setup.seat_names

    def names(a: Match, b: Match) -> list[str]:
        found = compare_figures(a, b, 30, 1).changes
        return [str(each.label) for each in found if each.measure.startswith("wins-")]

    assert names(madn, jaeger) == ["Seat 1 wins", "Seat 2 wins", "Seat 3 wins"]
    assert names(madn, never_mind) == ["Yellow wins", "Green wins", "Red wins"]


def test_a_rule_that_matters_is_found() -> None:
    one, all_in_base = (
        match_at(SETUP.game.setup(2, {"opening": value}), ("random",), 3)
        for value in ("one-on-start", "all-in-base")
    )
    found = {each.measure: each for each in compare(one, all_in_base, 400).changes}
    assert found["turns"].is_real and found["turns"].by.value > 0
    assert str(found["turns"].sentence).startswith("Games take ")


def test_luck_is_compared_between_players_whom_both_tables_know(tmp_path: Path) -> None:
    """On a board that no net knows luck is that of weaker players: so it is on the other side."""
    file = tmp_path / "three.toml"
    file.write_text(document(Ring("Ring", 3, 30, 4, 4)), encoding="utf-8")
    own, ring = (
        match_at(games.get("madn").setup(3, {"colours": "own"}, board=board), ("random",), board=at)
        for board, at in ((None, None), (load_file(file), file))
    )
    assert luck_match(own).bots[0] == "net"
    assert luck_match(own, ring).bots == luck_match(ring, own).bots == luck_match(ring).bots
    other_family = match_at(games.get("nichtlustig").setup(3), ("random",))
    assert luck_match(own, other_family) == luck_match(own)
    # However it is compared, it is the same.
    told = [
        {change.measure: change.before.value for change in found.changes}["luck"]
        for found in (
            compare(own, ring, 60),
            compare_figures(own, ring, 60),
            *comparing(own, ring, 60),
        )
    ]
    right = {change.measure: change.before.value for change in compare(own, own, 60).changes}
    assert told == pytest.approx([told[0]] * 3)
    assert told[0] != pytest.approx(right["luck"])


def test_sentences_have_the_numbers_of_the_table() -> None:
    found = change("lead-changes", 11.425, 9.645, 0.01)
    assert written("lead-changes", 11.425) == "11.43"
    assert "9.64 instead of 11.43" in str(found.sentence)
    assert written("lead-changes", 9.645) == "9.64"


def test_every_measure_can_be_told_in_both_directions_and_languages() -> None:
    names = ("rolls", "turns", "captures", "lead-changes", "cards-taken", "death-cards")
    others = ("winner-points", "seat-advantage", "wins-2", "luck", "finished", "choices", "drama")
    for name in (*names, *others):
        for language in ("en", "de"):
            with speak(language):
                more, less = (str(change(name, a, b, 0.01).sentence) for a, b in ((1, 2), (2, 1)))
                assert more != less


def test_shares_are_told_in_percentage_points() -> None:
    told = str(change("luck", 0.40, 0.50, 0.01, tests=1).sentence)
    assert told == (
        "Luck counts for more: its share is 50.0% instead of 40.0% "
        "(very likely between 8.0 and 12.0 percentage points more)."
    )


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (0.1, "5.55 more rolls: 25.55 instead of 20.00 (very likely between 5.35 and 5.75 more"),
        (1.0, "5.6 more rolls: 25.6 instead of 20.0 (very likely between 3.6 and 7.5 more"),
        (2.82, "5.55 more rolls: 25.55 instead of 20.00 (very likely between 0.02 and 11.08 more"),
    ],
)
def test_sentences_have_no_more_digits_than_their_limits_support(error: float, told: str) -> None:
    found = str(change("rolls", 20.0, 25.55, error, tests=1).sentence)
    assert found == f"Games take {told})."


def test_what_is_not_found_is_limited() -> None:
    found = change("captures", 50.0, 50.1, 0.1, tests=1)
    assert not found.is_real
    assert str(found.sentence) == (
        "No difference found (captures per game). If there is one, it is at most 0.30."
    )
    with speak("de"):
        assert str(found.sentence).endswith("dann höchstens 0,30.")


def test_equal_samples_raise_an_alarm_in_one_of_twenty_comparisons_at_most() -> None:
    rng = np.random.default_rng(6)
    alarms = 0
    for _ in range(300):
        before, after = (
            sample({f"m{k}": rng.poisson(50, 200) for k in range(9)}) for _ in range(2)
        )
        found = [
            Change(name, message("list-one", item=name), by, by, by, 9)
            for name, by in after.since(before).items()
        ]
        alarms += any(each.is_real for each in found)
    assert alarms <= 30  # 15 expected; 110 if nobody thought of the number of measures


def test_games_without_an_end_are_compared_too() -> None:
    before = sample({"finished": np.ones(100)})
    after = sample({"finished": np.arange(100) % 2})
    [found] = changes(SETUP, before, after)
    assert found.is_real and str(found.sentence).startswith("Fewer games end: 50.0% instead of")


def match(bots: str = "random", players: int = 2, **variants: str) -> Match:
    chosen = {name.replace("_", "-"): value for name, value in variants.items()}
    setup = SETUP.game.setup(players, chosen)
    named = tuple(bots.split(","))
    return match_at(setup, named, 3, rotated=len(named) > 1)


def test_every_seat_is_told() -> None:
    found = compare(match(), match(barriers="on"), 100).changes
    assert {"wins-1", "wins-2", "seat-advantage"} <= {each.measure for each in found}


def test_players_can_be_compared_and_numbers_of_players() -> None:
    by_play = {each.measure: each for each in compare(match(), match("foremost"), 300).changes}
    assert by_play["turns"].is_real and by_play["turns"].by.value < 0
    by_number = {each.measure: each for each in compare(match(), match(players=4), 300).changes}
    assert by_number["turns"].is_real and by_number["turns"].by.value > 100
    assert not any(name.startswith("wins") for name in by_number), "there are no such seats"


def test_deals_of_different_sizes_are_observed_together() -> None:
    found = compare(match("foremost,random"), match("foremost,random,random", players=3), 240)
    by = {each.measure: each.by for each in found.changes}["turns"]
    assert by.freedom == 240 // 6 - 1


def test_everything_can_be_compared() -> None:
    found = compare(match("foremost"), match("strong"), 120, everything=True, workers=1)
    names = {each.measure for each in found.changes}
    assert {"choices", "forced", "minutes", "coverage", "drama", "comebacks", "gain"} <= names
    assert all(str(each.sentence)[0].isupper() for each in found.changes)


def test_a_comparison_grows_chunk_by_chunk_to_the_same_result() -> None:
    one, other = match("foremost,random"), match("foremost,random", barriers="on")
    grown = list(comparing(one, other, 120, chunk=50, workers=1))
    assert [each.games for each in grown] == [50, 100, 120]
    assert grown[-1].changes == compare(one, other, 120, workers=1).changes
