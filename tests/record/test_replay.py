"""Playing records again: all games and variants, and the first thing that is wrong."""

import io
import json

import pytest

from rauswurf import games
from rauswurf.record import Fault, Hand, RecordError, Seeded, System, film, replay
from rauswurf.record.film import BEGINNING, UNDO
from rauswurf.table.table import state_of
from tests.record.making import (
    broken_off,
    checked,
    fair_header,
    forged,
    header_with,
    line_of,
    only_unended,
    record_of,
    sealed,
    setup_of,
    variant_choices,
    whole_record,
)

GAMES = list(games.GAMES)


def good_part(record: bytes) -> tuple[int, RecordError | None]:
    played = replay(io.BytesIO(record))
    return len(played.table.events), played.problem


# Round trips.


@pytest.mark.parametrize("game", GAMES)
def test_whole_games(game: str) -> None:
    known = games.get(game)
    for players in (min(known.players), max(known.players)):
        header = fair_header(setup_of(game, players))
        verdict = checked(record_of(header, takebacks=0.01, seed=players))
        assert verdict.holds
        assert verdict.header == header
        assert verdict.is_closed
        assert verdict.table.outcome


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_of_every_game(game: str) -> None:
    for players, variants in variant_choices(games.get(game)):
        header = fair_header(games.get(game).setup(players, variants))
        verdict = checked(record_of(header, events=60, seed=players))
        assert only_unended(verdict)
        assert dict(verdict.table.setup.variants) == dict(header.variants)


@pytest.mark.parametrize("policy", [Hand(), System(), Seeded(5), Seeded(5, 1)])
@pytest.mark.parametrize("game", ["madn", "jaeger", "nichtlustig"])
def test_every_kind_of_dice(game: str, policy: Hand | System | Seeded) -> None:
    verdict = checked(record_of(header_with(setup_of(game), policy), events=100))
    assert only_unended(verdict)
    assert verdict.rolls_checked == (verdict.rolls if isinstance(policy, Seeded) else 0)


def test_a_game_from_a_position() -> None:
    setup = games.get("never-mind").setup(2, seats=((0,), (2,)))
    position = "yellow 38 b c d / red 5 B B B ; turn yellow"
    header = fair_header(setup, position=position)
    record = record_of(header)
    assert checked(record).holds
    assert b'"position":"yellow 38 b c d / red' in record


def test_replaying_what_was_replayed_gives_the_same_record() -> None:
    record = whole_record()
    played = replay(io.BytesIO(record))
    again = record_of(played.header, takebacks=0.02)
    assert again == record


# The good part and the first error.


def test_an_illegal_move_is_told_with_its_rule_and_line() -> None:
    record = broken_off()
    line = line_of(record, "move", 5)
    before = good_part(record)[0]
    events, problem = good_part(forged(record, line, lambda data: {"move": "B-0"}))
    assert problem is not None
    assert (problem.line, problem.fault) == (line, Fault.RULES)
    assert problem.rule in {clause.id for clause in games.get("madn").clauses}
    assert 0 < events < before


@pytest.mark.parametrize(
    ("line", "text", "rule"),
    [
        ({"move": "0-6"}, "0-6: Roll first. The number you roll decides.", "roll-move"),
        ({"move": "elephant"}, "elephant", ""),
        ({"move": "roll"}, "a roll without dice", ""),
        ({"move": ""}, "is not a move", ""),
        ({"roll": [1, 2]}, "roll one die, not 2", ""),
        ({"undo": True}, "there is nothing to undo", ""),
    ],
)
def test_wrong_first_steps(line: dict[str, object], text: str, rule: str) -> None:
    header = fair_header(setup_of("madn"))
    record = sealed([json.dumps(header.data()).encode(), json.dumps(line).encode()])
    events, problem = good_part(record)
    assert events == 0
    assert problem is not None
    assert (problem.line, problem.fault, problem.rule) == (2, Fault.RULES, rule)
    assert text in problem.text


def test_rolling_when_a_move_is_awaited() -> None:
    header = fair_header(setup_of("madn"))
    record = sealed([json.dumps(header.data()).encode(), b'{"roll":[1]}', b'{"roll":[1]}'])
    events, problem = good_part(record)
    assert events == 1
    assert problem is not None
    assert (problem.line, problem.rule) == (3, "roll-move")


def test_a_capture_must_be_written_as_one() -> None:
    record = whole_record()
    captures = [n for n, line in enumerate(record.splitlines(), 1) if b"x" in line and n > 1]
    line = captures[0]
    changed = forged(record, line, lambda data: {"move": data["move"].replace("x", "-")})
    _, problem = good_part(changed)
    assert problem is not None
    assert problem.line == line
    assert "should be written" in problem.text


def test_an_unreadable_line_ends_the_good_part() -> None:
    lines = broken_off().splitlines(keepends=True)
    events, problem = good_part(b"".join([*lines[:9], b"\xff\n", *lines[9:]]))
    assert problem is not None
    assert (problem.line, problem.fault) == (10, Fault.FORMAT)
    assert events == len(replay(io.BytesIO(b"".join(lines[:9]))).table.events) > 3


def test_without_a_header_there_is_no_good_part() -> None:
    for record in (b"", b"{}\n", broken_off().split(b"\n", 1)[1]):
        with pytest.raises(RecordError):
            replay(io.BytesIO(record))


def test_a_cut_off_line_is_no_problem_for_replay() -> None:
    assert good_part(broken_off()[:-40])[1] is None
    assert not replay(io.BytesIO(broken_off()[:-40])).is_closed


# Films.


def test_a_film_has_a_picture_for_every_line() -> None:
    record = broken_off()
    shown = film(io.BytesIO(record))
    lines = record.splitlines()
    assert [frame.line for frame in shown.frames] == [0, *range(2, len(shown.frames) + 1)]
    for frame in shown.frames[1:]:
        data = json.loads(lines[frame.line - 1])
        assert frame.event.text == data.get("move", "roll" if "roll" in data else "undo")
        assert list(frame.event.faces) == data.get("roll", [])
    assert shown.frames[0].event == BEGINNING
    assert shown.frames[-1].state == state_of(shown.table)


def test_a_takeback_shows_the_picture_before() -> None:
    frames = film(io.BytesIO(broken_off())).frames
    back = next(k for k, frame in enumerate(frames) if frame.event == UNDO)
    assert frames[back].state == frames[back - 2].state


def test_a_film_ends_before_the_first_error() -> None:
    record = broken_off()
    line = line_of(record, "move", 5)
    shown = film(io.BytesIO(forged(record, line, lambda data: {"move": "B-0"})))
    assert shown.frames[-1].line == line - 1
    assert shown.problem is not None
