"""Files that nobody vouches for: whatever they hold, they get an answer, in little memory."""

import io
import json
import tracemalloc
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, BinaryIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rauswurf import games
from rauswurf.record import Hand, RecordError, Verdict, film, limits, replay, verify
from rauswurf.record.strict import text
from tests.record.making import fair_header, header_with, record_of, setup_of

MEGABYTE = 2**20

WORDS = """
    roll pass B W0 a d 0 12 39 x - B-0 Bx0 12-18 hunt turn stone push keep take stop duck clown
    virus b1 r2:duck w3 pink lemming yeti professor dinosaur poodle s2.4 g2.1 i3 w0 L0 F yellow
    red black white orange ; / , : 5 7 -1 99999999999999999999 ٣ ² none rolls sixes die focus
"""  # of all games, and numbers that are none

# Compiling rules on the first use of a game takes longer than hypothesis likes.
patient = settings(deadline=None, max_examples=150)


@cache
def records() -> list[bytes]:
    """The beginning of each game, broken off and closed."""
    return [
        record_of(fair_header(setup_of(game)), events=40, takebacks=0.1) for game in games.GAMES
    ]


def answered(record: bytes) -> None:
    """Everything that reads records comes to an end, with a result or a plain refusal."""
    for use in (verify, replay, film):
        for problem in problems_of(use, record):
            assert is_plain(str(problem))


def problems_of(use: Callable[[BinaryIO], Any], record: bytes) -> list[RecordError]:
    try:
        result = use(io.BytesIO(record))
    except RecordError as error:
        return [error]
    if isinstance(result, Verdict):
        return result.problems
    return [result.problem] if result.problem else []


def is_plain(message: str) -> bool:
    """One line, not too long, nothing in it that a terminal would obey."""
    return text(message, 1000) != ""


def joined(lines: Iterable[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


# Rubbish.


@patient
@given(st.binary(max_size=2000))
def test_any_bytes(rubbish: bytes) -> None:
    answered(rubbish)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
keys = st.sampled_from(["roll", "move", "undo", "secret", "outcome", "seal", "game"]) | st.text()
json_lines = st.dictionaries(keys, json_values, max_size=2).map(json.dumps).map(str.encode)


@patient
@given(st.sampled_from(range(10)), st.lists(json_lines | st.binary(max_size=40), max_size=6))
def test_any_lines_after_a_header(game: int, lines: list[bytes]) -> None:
    answered(joined([records()[game].split(b"\n")[0], *lines]))


header_paths = st.sampled_from(
    ["game", "rules", "players", "variants", "seats", "created", "board", "position", "dice", "x"]
)


@patient
@given(st.sampled_from(range(10)), header_paths, json_values)
def test_any_value_in_a_header(game: int, key: str, value: object) -> None:
    lines = records()[game].splitlines()
    data = json.loads(lines[0]) | {key: value}
    answered(joined([json.dumps(data).encode(), *lines[1:]]))


# Almost right.

phrases = st.lists(st.sampled_from(WORDS.split()), max_size=6).flatmap(
    lambda words: st.sampled_from([" ".join(words), "".join(words)])
)


@patient
@given(st.sampled_from(range(10)), st.integers(1, 40), st.one_of(phrases, st.text(max_size=30)))
def test_any_move(game: int, line: int, move: str) -> None:
    lines = records()[game].splitlines()
    answered(joined([*lines[:line], json.dumps({"move": move}).encode(), *lines[line:]]))


@patient
@given(st.data(), st.sampled_from(range(10)), st.one_of(phrases, st.text(max_size=30)))
def test_any_position(data: st.DataObject, game: int, words: str) -> None:
    lines = records()[game].splitlines()
    position = replay(io.BytesIO(records()[game])).table.position
    start = data.draw(st.integers(0, len(position)))
    end = data.draw(st.integers(start, min(start + 8, len(position))))
    header = json.loads(lines[0]) | {"position": f"{position[:start]}{words}{position[end:]}"}
    answered(joined([json.dumps(header).encode(), *lines[1:]]))


@patient
@given(st.data(), st.sampled_from(range(10)))
def test_real_records_with_a_piece_exchanged(data: st.DataObject, game: int) -> None:
    record = records()[game]
    start = data.draw(st.integers(0, len(record)))
    end = data.draw(st.integers(start, min(start + 30, len(record))))
    filling = data.draw(st.binary(max_size=12) | st.just(record[start - 40 : start]))
    answered(record[:start] + filling + record[end:])


@patient
@given(st.data(), st.sampled_from(range(10)))
def test_real_records_with_lines_in_disorder(data: st.DataObject, game: int) -> None:
    lines = records()[game].splitlines()
    chosen = data.draw(st.lists(st.sampled_from(lines), max_size=20))
    answered(joined([lines[0], *chosen]))


# Too much. Memory stays small whatever is offered, and so does the time.


class Endless(io.RawIOBase):
    """A file that repeats itself for ever."""

    def __init__(self, first: bytes, again: bytes) -> None:
        self.waiting = first
        self.again = again
        self.given = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        while len(self.waiting) < len(buffer):
            self.waiting += self.again * max(1, len(buffer) // len(self.again))
        part, self.waiting = self.waiting[: len(buffer)], self.waiting[len(buffer) :]
        buffer[: len(part)] = part
        self.given += len(part)
        assert self.given < 100 * MEGABYTE, "reads on without end"
        return len(part)


def peak_of(work: Callable[[], object]) -> float:
    """How many megabytes something needs."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1] / MEGABYTE
    finally:
        tracemalloc.stop()


HEADER = header_with(setup_of("never-mind", first="seat"), Hand())
HEADER_LINE = joined([json.dumps(HEADER.data()).encode()])


@pytest.mark.parametrize(
    ("first", "again", "complaint"),
    [
        pytest.param(b"", b"\x00", "line 1: longer than 16,384 bytes", id="zeros"),
        pytest.param(b"", b"[", "line 1: longer than 16,384 bytes", id="brackets"),
        pytest.param(b'{"rauswurf":', b"9", "line 1: longer than 16,384 bytes", id="number"),
        pytest.param(b"", b"\n", "line 1: not JSON", id="empty lines"),
        pytest.param(HEADER_LINE, b"[", "line 2: longer than 16,384 bytes", id="second line"),
        pytest.param(HEADER_LINE, HEADER_LINE, "line 2: expected one of names, roll", id="headers"),
        pytest.param(HEADER_LINE, b'{"undo":true}\n', "more than 50,000 events", id="takebacks"),
        pytest.param(HEADER_LINE, b'{"move":"pass"}\n', "more than 50,000 events", id="moves"),
    ],
)
@pytest.mark.parametrize("use", [verify, film])
def test_endless_files_are_refused_in_little_memory(
    use: Callable[..., Any], first: bytes, again: bytes, complaint: str
) -> None:
    stream = io.BufferedReader(Endless(first, again))

    def work() -> None:
        try:
            problem = use(stream).problem
        except RecordError as error:
            problem = error
        # A film tells what comes first: here, that nothing can be taken back or passed.
        assert complaint in str(problem) or (use is film and problem.line == 2)

    replay(io.BytesIO(HEADER_LINE))  # composes the rules before memory is counted
    assert peak_of(work) < 16


REFUSALS = r"too many brackets|longer than|not JSON"


@pytest.mark.parametrize("depth", [7, 100, 8_000])
@pytest.mark.parametrize("brackets", [(b"[", b"]"), (b'{"a":', b"}")])
def test_deep_brackets_are_refused(depth: int, brackets: tuple[bytes, bytes]) -> None:
    opening, closing = brackets
    for line in (opening * depth + b"1" + closing * depth, opening * depth):
        with pytest.raises(RecordError, match=REFUSALS):
            verify(io.BytesIO(line + b"\n"))
        with pytest.raises(RecordError, match=REFUSALS):
            verify(io.BytesIO(HEADER_LINE + line + b"\n"))


@pytest.mark.slow
def test_the_longest_game_that_is_read_fits_into_any_machine() -> None:
    """Nobody ever rolls a six: as many states as there can be, none of them given up."""
    record = HEADER_LINE + b'{"roll":[1]}\n' * limits.EVENTS
    assert peak_of(lambda: verify(io.BytesIO(record))) < 200
