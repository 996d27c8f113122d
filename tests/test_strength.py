"""What `make strength` measures: kept when it is killed, rated right, told with what is unknown."""

import json
import signal
import subprocess
import sys
import time
from argparse import Namespace
from collections import Counter
from importlib import import_module
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from rauswurf import games
from rauswurf.bots.perfect.small import SmallRace, small_setup
from rauswurf.bots.perfect.solve import solve
from rauswurf.bots.race.batch import crew
from rauswurf.bots.race.habits import HABITS
from rauswurf.bots.race.thinking import DEEP
from rauswurf.fast.compiler import compiled, new_record
from rauswurf.fast.figures import shared_wins
from rauswurf.lab.match import match_at
from rauswurf.lab.play import play

TOOLS = Path(__file__).parent.parent / "tools"
sys.path.insert(0, str(TOOLS))
kept = import_module("kept")
said = import_module("said")
sums = import_module("strength_sums")
compared = import_module("strength_compared")
tables = import_module("strength_tables")
meters = import_module("strength_meter")
losses = import_module("strength_losses")
shares = import_module("shares")
strength = import_module("strength")
meetings = import_module("frozen.meeting")
page = import_module("strength_page")

VISITOR = -1
Place = compared.Place

MEASURES = """
import sys, time
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from kept import Kept
kept = Kept(Path(sys.argv[2]))
def measure(number):
    print(number, flush=True)
    time.sleep(float(sys.argv[3]))
    return [number / 2]
print(sum(kept.remembered(f"part {k}", lambda: measure(k))[0] for k in range(6)))
"""


def run(file: Path, pause: float) -> list[str]:
    return [sys.executable, "-c", MEASURES, str(TOOLS), str(file), str(pause)]


def test_what_was_measured_survives_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    with subprocess.Popen(run(file, 0.2), stdout=subprocess.PIPE) as first:
        until = time.monotonic() + 60
        while not (file.is_file() and len(file.read_text().splitlines()) >= 2):
            assert time.monotonic() < until
            time.sleep(0.01)
        first.send_signal(signal.SIGKILL)
    before = len(kept.Kept(file).found)
    assert 2 <= before < 6
    done = subprocess.run(run(file, 0), capture_output=True, text=True, check=True)
    *measured, total = done.stdout.split()
    assert measured == [str(k) for k in range(before, 6)]
    assert float(total) == 7.5


def test_what_was_measured_elsewhere_is_known_and_stays_as_it_is(tmp_path: Path) -> None:
    before = tmp_path / "before.jsonl"
    before.write_text('["a", 1]\n')
    found = kept.Kept(tmp_path / "kept.jsonl", before)
    assert found.remembered("a", lambda: 2) == 1 and found.remembered("b", lambda: 3) == 3
    assert before.read_text() == '["a", 1]\n'
    assert kept.Kept(tmp_path / "kept.jsonl").found == {"b": 3}
    assert kept.Kept(tmp_path / "kept.jsonl", before).found == {"a": 1, "b": 3}


def test_a_line_that_a_kill_cut_off_is_measured_again(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text('["a", 1]\n["b", 2')
    found = kept.Kept(file)
    assert found.found == {"a": 1}
    assert found.remembered("b", lambda: 3) == 3
    assert kept.Kept(file).found == {"a": 1, "b": 3}


def test_every_table_gets_something_and_nothing_is_played_twice(tmp_path: Path) -> None:
    def run(*more: str) -> str:
        line = [sys.executable, str(TOOLS / "strength.py"), "madn", "never-mind", "--players", "2"]
        line += ["--no-page", "--folder", str(tmp_path), "--processes", "2", *more]
        line += ["--measured", str(tmp_path.parent / "nothing")]
        return subprocess.run(line, capture_output=True, text=True, check=True, timeout=300).stdout

    told = run("--budget", "0.01")
    assert "madn 2: 16 to 64 games" in told and "never-mind 2: 16 to 64 games" in told
    before = {path.name: path.read_text() for path in tmp_path.iterdir()}
    run("--budget", "0.01")
    assert before == {path.name: path.read_text() for path in tmp_path.iterdir()}
    run("--seconds", "4")  # everything goes on for a moment
    after = {path.name: path.read_text() for path in tmp_path.iterdir()}
    for name, text in after.items():
        assert text.startswith(before[name]) and text != before[name]
        keys = [json.loads(line)[0] for line in text.splitlines()]
        assert len(keys) == len(set(keys))


def test_everybody_has_met_about_as_many_at_any_time() -> None:
    names = [f"player {k}" for k in range(9)]
    pairs = meters.evenly_paired(names)
    assert sorted(pairs) == sorted(combinations(names, 2))
    for number in range(len(pairs) + 1):
        met = Counter(name for pair in pairs[:number] for name in pair)
        assert max(met[name] for name in names) - min(met[name] for name in names) <= 2


@pytest.mark.parametrize("count", [2, 5, 17, 18])
def test_even_a_quarter_of_the_pairs_ties_everybody_together_by_short_ways(count: int) -> None:
    """In a ring of neighbours, whoever is far away would be rated by a long chain of others."""
    names = [f"player {k}" for k in range(count)]
    pairs = meters.evenly_paired(names)
    begun = {frozenset(pair) for pair in pairs[: len(pairs) // 4 + count]}
    reached, steps = {names[0]}, 0
    while len(reached) < count:
        reached |= {name for pair in begun for name in pair if pair & reached}
        steps += 1
    assert steps <= 3


def test_results_of_other_nets_do_not_count(tmp_path: Path) -> None:
    one = meters.Meter(Place("never-mind", 2), tmp_path, tmp_path / "nothing")
    item = one.pair("random", "foremost")
    one.measure(item, 1)
    assert one.measured(item).deals == item.at_once
    one.mark += "another"
    assert one.measured(item).deals == 0


def test_a_round_measured_in_parts_is_the_same_as_at_once(tmp_path: Path) -> None:
    one = meters.Meter(Place("never-mind", 3), tmp_path, tmp_path / "nothing")
    item = one.pair("foremost", "random")
    one.measure(item, 1)
    one.measure(item, 2)
    match = match_at(one.setup, ("foremost", "random", "random"), meters.SEED, rotated=True)
    number = 2 * item.at_once * 3
    whole = sums.Sums.of(meters.shares(match, item, 0, number, 2))
    assert one.measured(item) == pytest.approx(whole, abs=1e-5)


def test_a_fresh_clone_goes_on_from_what_comes_with_it(tmp_path: Path) -> None:
    place, file = Place("never-mind", 2), tmp_path / "measured.jsonl"
    first = meters.Meter(place, tmp_path / "here", file)
    item = first.pairs[0]
    for _ in range(2):
        first.measure(item, 1)
    sums.write_file(file, {place.name: (first.mark, first.everything())})
    found = first.measured(item)
    again = meters.Meter(place, tmp_path / "here", file)  # nothing counts twice
    assert again.measured(item) == found and again.times(item) == 2
    clone = meters.Meter(place, tmp_path / "there", file)
    assert clone.measured(item) == found
    clone.measure(item, 1)
    first.measure(item, 1)
    assert clone.measured(item) == pytest.approx(first.measured(item), abs=1e-5)
    sums.write_file(file, {place.name: ("other nets", first.everything())})
    assert meters.Meter(place, tmp_path / "there too", file).measured(item).deals == 0


def test_what_comes_with_the_project_was_measured_with_its_players() -> None:
    """After new nets or rules, `make strength` is to be run again."""
    lines = sums.lines_in(meters.MEASURED)
    assert len(lines) > 30
    for place in compared.places_of(["never-mind", "werfer"], [2]):
        assert lines[place.name]["mark"] == meters.mark_of(place.setup())


def test_sums_are_those_of_all_deals() -> None:
    drawn = list(np.random.default_rng(1).normal(0.6, 0.3, 50))
    found = sums.Sums.of(drawn[:20]).plus(sums.Sums.of(drawn[20:]))
    assert found == pytest.approx((50, np.sum(drawn), np.dot(drawn, drawn)), abs=1e-5)
    assert found.mean == pytest.approx(np.mean(drawn), abs=1e-6)
    assert found.error == pytest.approx(np.std(drawn, ddof=1) / 50**0.5, abs=1e-6)
    moved = sums.Sums.of([each + 0.1 for each in drawn])
    assert sums.Sums.of(drawn).moved(0.1) == pytest.approx(moved)
    assert np.isnan(sums.Sums.of(drawn[:1]).error)


def test_every_table_of_every_game_is_measured_and_other_rules_of_the_classics() -> None:
    own = ["madn", "never-mind", "werfer", "nichtlustig"]
    places = compared.places_of(own, None)
    assert len({place.name for place in places}) == len(places)
    assert len([place for place in places if not place.variants]) == 3 + 3 + 5 + 3
    for game, colours in (("madn", {"own"}), ("never-mind", {"neutral", "two-each"})):
        rules = {rule for place in places if place.game == game for rule in place.variants}
        assert {value for id, value in rules if id == "forced-capture"} == {"huff", "strict"}
        assert {("barriers", "on"), ("backward-capture", "on")} <= rules
        assert {value for id, value in rules if id == "colours"} == colours  # others are usual
    assert compared.compared_at(Place("werfer", 3)) == []


def test_those_who_are_compared_include_strong_players_of_the_first_edition() -> None:
    place = Place("never-mind", 4)
    assert ("expert", "first-strong") in compared.compared_at(place)
    bots = ("net", "first-strong", "first-strong", "first-strong")
    match = match_at(place.setup(), bots, 1, rotated=True, weighed=True)
    won = meetings.won_in(match, 0, 4)
    assert won.sum(axis=1) == pytest.approx(1, abs=1e-6)


def test_an_earlier_expert_beats_players_by_lot_with_and_without_luck() -> None:
    setup = games.get("never-mind").setup(2)
    for weighed in (False, True):
        bots = ("second-edition", "random")
        match = match_at(setup, bots, 1, rotated=True, weighed=weighed)
        won = meetings.won_in(match, 0, 40)
        assert won.sum(axis=1) == pytest.approx(1, abs=1e-6)
        first = [row[match.seating(game).index(0)] for game, row in enumerate(won)]
        assert 0.75 < sum(first) / len(first) < 1.1


def test_experts_of_two_earlier_editions_can_meet() -> None:
    setup = games.get("never-mind").setup(4)
    bots = ("first-edition", "second-edition", "second-edition", "random")
    won = meetings.won_in(match_at(setup, bots, 1, rotated=True, weighed=True), 0, 4)
    assert won.sum(axis=1) == pytest.approx(1, abs=1e-6)


def test_a_game_with_visitors_ends_when_somebody_has_won() -> None:
    """These three would go on for ever: the two who are left never come home."""
    setup = games.get("madn").setup(3)
    bots = ("net", "second-edition", "second-edition")
    won = meetings.won_in(match_at(setup, bots, meters.SEED, rotated=True), 0, 15)
    assert won.sum(axis=1) == pytest.approx(1)


def test_a_visitor_plays_the_same_games_as_if_it_were_at_home() -> None:
    setup = games.get("never-mind").setup(2)
    home = crew(setup)
    pick, mind = compiled(home.rules, "pick"), new_record(home.rules, "Mind")
    visitor = lambda s, chance: int(pick(s, mind, home.net, chance, DEEP))  # noqa: E731
    meeting = meetings.Meeting(setup, {VISITOR: visitor})
    for weighed in (False, True):
        match = match_at(setup, ("net-2ply", "mixed"), 3, rotated=True, weighed=weighed)
        found = play(match, 0, 12, 1)
        expected = shared_wins(found.ranks) - (found.luck if weighed else 0.0)
        kinds = [VISITOR, HABITS["mixed"]]
        for game, row in enumerate(expected):
            players = np.array([kinds[bot] for bot in match.seating(game)])
            won = meeting.play(players, match.seed, match.dice(game), weighed=weighed)
            assert won == pytest.approx(row, abs=1e-9)


def test_what_is_said_does_not_depend_on_remarks_but_on_every_word() -> None:
    rules = games.get("never-mind").setup(2).rules
    assert said.said(rules, "choose") != said.said(rules, "roll")
    assert said.said(rules, "choose") == said.said(games.get("never-mind").setup(2).rules, "choose")
    other = games.get("never-mind").setup(2, {"barriers": "on"}).rules
    assert said.said(rules, "choose") != said.said(other, "choose")


def test_ratings_find_known_strengths_at_tables_of_any_size() -> None:
    strength = {"a": 0.0, "b": 0.7, "c": -0.4}
    drawn = np.random.default_rng(4)
    for seats in (2, 3, 4):
        pairs = {}
        for one, other in (("a", "b"), ("a", "c"), ("b", "c")):
            first = seats // 2
            mine = first * np.exp(strength[one])
            chance = mine / (mine + (seats - first) * np.exp(strength[other]))
            pairs[one, other] = sums.Sums.of(drawn.binomial(seats, chance, 4_000) / seats)
        found = tables.rated(["a", "b", "c"], pairs, seats)
        for name, rating in found.items():
            truth = (strength[name] - 0.1) * 400 / np.log(10)
            assert abs(rating.value - truth) < 4 * rating.error
            assert 0 < rating.error < 10


def test_what_decisions_cost_is_a_mean_over_decisions() -> None:
    found = losses.loss_of([losses.summed([[0.1, 2]]), losses.summed([[0.3, 6]])], "here")
    assert found.value == pytest.approx(0.4 / 8) and found.error == pytest.approx(0, abs=1e-9)
    assert found.games == 4
    assert losses.loss_of([losses.summed([[0.0, 0], [0.0, 0]])], "here") is None  # no choices


def test_the_error_of_what_decisions_cost_is_that_of_pairs_of_games() -> None:
    drawn = np.random.default_rng(5)
    made = drawn.integers(20, 40, (400, 50))
    cost = made * 0.01 + drawn.normal(0, 0.05, made.shape)
    studies = [
        losses.loss_of([losses.summed(list(zip(c, m, strict=True)))], "here")
        for c, m in zip(cost, made, strict=True)
    ]
    spread = np.std([each.value for each in studies])
    assert np.mean([each.error for each in studies]) == pytest.approx(spread, rel=0.1)


def test_nothing_to_weigh_tells_nothing() -> None:
    assert losses.loss_of([], "here") is None


def solved(game: str, folder: Path) -> Path:
    """A table of two pieces each, which takes a moment."""
    path = folder / f"{game}.table"
    race = SmallRace(small_setup(game, {}), 2)
    solve(race, "cpu", 1, path, lambda stage, more, whole: None)
    return path


def test_what_decisions_cost_is_kept_and_told_for_tables_of_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(losses, "MEASURED", tmp_path / "exact.jsonl")
    games_solved = {"madn": solved("madn", tmp_path)}
    wanted = [each for each in losses.tasks(games_solved, 1) if "random" in each.key]
    wanted += [each for each in losses.tasks(games_solved, 2) if " net " in each.key]
    for _ in range(2):
        shares.work_through(wanted, losses.kept_in(tmp_path), 1, 600.0)
    found = losses.losses_in(tmp_path, "madn")
    assert {name: each.games for name, each in found.items()} == {"random": 100, "net": 200}
    assert 0 <= found["net"].value < found["random"].value / 2
    assert 0 < found["random"].error < found["random"].value / 5
    assert found["net"].at == "own colours, 2 pieces each"
    assert len(losses.kept_in(tmp_path).found) == 3
    assert losses.everything_in(tmp_path) == losses.kept_in(tmp_path).found
    assert meters.Meter(Place("madn", 2), tmp_path).table().losses == found
    assert meters.Meter(Place("madn", 3), tmp_path).table().losses == {}
    assert losses.losses_in(tmp_path, "werfer") == {}


def test_whoever_gives_few_seconds_need_not_wait_for_three_pieces_to_be_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def few(game: str, pieces: int, processes: int) -> Path:
        asked.append(pieces)
        return solved(game, tmp_path)

    monkeypatch.setattr(strength, "is_solved", lambda game: False)
    monkeypatch.setattr(strength, "solved_table", few)
    chosen = Namespace(seconds=1.0, processes=1, budget=1.0, folder=tmp_path)
    strength.compare_with_solved(chosen)
    assert asked == [2, 2]
    assert 0 < chosen.seconds < 1


def test_who_never_wins_is_rated_all_the_same() -> None:
    found = tables.rated(["a", "b"], {("a", "b"): sums.Sums.of([0.0] * 50)}, 2)
    assert -2000 < found["a"].value < -200


def test_a_page_says_what_it_does_not_know() -> None:
    met = {
        ("net", "random"): sums.Sums.of([1.0, 0.5, 1.0, 0.5] * 30),
        ("net", "fickle"): sums.Sums.of([1.0, 0.5, 0.5, 0.5]),
    }
    rated = tables.rated(["net", "random", "fickle"], met, 2)
    steps = [tables.Level("casual", 0.6, 0.01, 2), tables.Level("strong", 0.7, 0.05, 2)]
    losses = {"random": tables.Loss(0.01, 0.001, "own colours, 3 pieces each", 8)}
    known = tables.Table(Place("madn", 2), rated, steps, losses, [6, 12])
    missing = tables.Table(Place("werfer", 3), {}, [], {}, [])
    barred = Place("madn", 4, (("barriers", "on"),))
    among = [("casual", tables.Level("expert", 0.4, 0.01, 4, 1200))]
    others = tables.Table(barred, {}, [], {}, [], among)
    text = page.written([known, missing, others])
    assert "Not measured with the players of today: werfer 3." in " ".join(text.split())
    assert "Too few games to rate `fickle`." in text and "| `fickle`" not in text
    assert "| madn | `barriers=on` | 4 | 40.0 ± 1.0 % (2.00) | 1,200 |" in text
    assert "| madn | 2 | 60.0 ± 1.0 % (1.50) | – | – | – |" in text  # strong is too uncertain
    assert "18 games, 6 to 12 of each pair." in text
    assert "| `random` | by lot |" in text and "1.000 ± 0.100" in text
    assert "given away by a decision, points (own colours, 3 pieces each)" in text


@pytest.mark.parametrize(
    "arguments",
    [
        ["nothing"],
        ["--budget", "0"],
        ["--players", "x"],
        ["--players", "9"],
        ["--seconds", "0"],
        ["--processes", "0"],
    ],
)
def test_nonsense_is_refused(arguments: list[str]) -> None:
    line = [sys.executable, str(TOOLS / "strength.py"), *arguments]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "Traceback" not in done.stderr
