"""Reading line by line: what a visitor is told, and what is refused before anybody is told."""

import hashlib
import io
import json

import pytest

from rauswurf.record import Fair, Fault, Header, RecordError, Visitor, limits, read
from rauswurf.table import Outcome
from tests.record.making import SECRET, fair_header, setup_of, short_record, whole_record

HEADER = json.dumps(fair_header(setup_of("madn")).data(), separators=(",", ":")).encode()
OUTCOME = b'{"outcome":{"places":[1,2,3,4],"winners":["yellow"],"rule":"finish"}}'
SECRET_LINE = b'{"secret":"%s"}' % SECRET.hex().encode()


class Notes(Visitor):
    """Writes down everything it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[object, ...]] = []

    def header(self, line: int, header: Header) -> None:
        self.told.append((line, "header", header.game))

    def roll(self, line: int, faces: tuple[int, ...]) -> None:
        self.told.append((line, "roll", *faces))

    def move(self, line: int, move: str) -> None:
        self.told.append((line, "move", move))

    def undo(self, line: int) -> None:
        self.told.append((line, "undo"))

    def secret(self, line: int, secret: bytes) -> None:
        self.told.append((line, "secret", secret))

    def outcome(self, line: int, outcome: Outcome) -> None:
        self.told.append((line, "outcome", outcome))

    def seal(self, line: int, claimed: bytes, true: bytes) -> None:
        self.told.append((line, "seal", claimed == true))

    def cut(self, line: int) -> None:
        self.told.append((line, "cut"))

    def end(self, line: int) -> None:
        self.told.append((line, "end"))


def notes(record: bytes) -> list[tuple[object, ...]]:
    visitor = Notes()
    read(io.BytesIO(record), visitor)
    return visitor.told


def lines(*lines: bytes) -> bytes:
    return b"".join(line + b"\n" for line in (HEADER, *lines))


def refusal(record: bytes) -> RecordError:
    with pytest.raises(RecordError) as refused:
        read(io.BytesIO(record), Visitor())
    assert refused.value.fault is Fault.FORMAT
    assert "\n" not in str(refused.value)
    return refused.value


# What a visitor is told.


def test_a_visitor_is_told_every_line() -> None:
    body = lines(b'{"roll":[6]}', b'{"move":"0-6"}', b'{"undo":true}', b'{"roll":[1,2]}')
    body += SECRET_LINE + b"\n" + OUTCOME + b"\n"
    seal = hashlib.sha256(body).hexdigest().encode()
    assert notes(body + b'{"seal":"' + seal + b'"}\n') == [
        (1, "header", "madn"),
        (2, "roll", 6),
        (3, "move", "0-6"),
        (4, "undo"),
        (5, "roll", 1, 2),
        (6, "secret", SECRET),
        (7, "outcome", Outcome((1, 2, 3, 4), ("yellow",), "finish")),
        (8, "seal", True),
        (8, "end"),
    ]


def test_a_visitor_that_cares_for_nothing_is_told_all_the_same() -> None:
    read(io.BytesIO(whole_record()), Visitor())


def test_a_seal_that_does_not_fit() -> None:
    assert notes(lines(b'{"seal":"' + b"0" * 64 + b'"}'))[1:] == [(2, "seal", False), (2, "end")]


def test_the_seal_is_a_plain_hash_of_the_lines_before_it() -> None:
    """``head -n -1 FILE | sha256sum`` tells the same."""
    *before, last = short_record().splitlines(keepends=True)
    assert json.loads(last) == {"seal": hashlib.sha256(b"".join(before)).hexdigest()}


@pytest.mark.parametrize("rest", [b'{"ro', b'{"roll":[6]}', b"", b"\xf0\x9f"])
def test_a_line_without_a_line_break_is_cut_off(rest: bytes) -> None:
    """Even if it looks whole: ``{"roll":[6]}`` could have been the beginning of something else."""
    told = notes(lines(b'{"roll":[6]}') + rest)
    assert told[1:] == [(2, "roll", 6), *([(3, "cut"), (3, "end")] if rest else [(2, "end")])]


def test_a_seal_needs_no_line_break() -> None:
    assert notes(short_record()[:-1])[-2][1:] == ("seal", True)


def test_spaces_and_other_ways_of_writing_json_are_fine() -> None:
    told = notes(lines(b' { "roll" : [ 6 ] } \r', b'{"move":"\\u0030-6"}'))
    assert told[1:3] == [(2, "roll", 6), (3, "move", "0-6")]


# What is refused.


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        (b"", "not JSON"),
        (b"roll 6", "not JSON (column 1)"),
        (b'{"roll":[6]}}', "not JSON (column 13)"),
        (b'\xef\xbb\xbf{"roll":[6]}', "not JSON"),
        (b'{"roll":[\xff]}', "not UTF-8 text (byte 10)"),
        (b"[6]", "not a JSON object"),
        (b"6", "not a JSON object"),
        (b"null", "not a JSON object"),
        (b"{}", "expected one of names, roll, move, undo, ended, secret, outcome, seal"),
        (b'{"rolls":[6]}', "seal, not 'rolls'"),
        (b'{"roll":[6],"move":"0-6"}', "seal, not 'roll, move'"),
        (b'{"roll":[6],"roll":[1]}', "a key appears twice"),
        (b'{"roll":6}', "not a list but 6"),
        (b'{"roll":[]}', "a list of 0"),
        (b'{"roll":[0]}', "0 is not from 1 to 6"),
        (b'{"roll":[7]}', "7 is not from 1 to 6"),
        (b'{"roll":[-6]}', "-6 is not from 1 to 6"),
        (b'{"roll":["6"]}', "not a whole number but '6'"),
        (b'{"roll":[true]}', "not a whole number but True"),
        (b'{"roll":[6.0]}', "6.0 is not a whole number"),
        (b'{"roll":[6e0]}', "6e0 is not a whole number"),
        (b'{"roll":[NaN]}', "NaN is not a whole number"),
        (b'{"roll":[Infinity]}', "Infinity is not a whole number"),
        (b'{"roll":[' + b"9" * 5000 + b"]}", "a number is too long"),
        (b'{"roll":[' + b",".join([b"1"] * 21) + b"]}", "a list of 21, not of 1 to 20"),
        (b'{"roll":[[6]]}', "not a whole number but list"),
        (b'{"roll":' + b"[" * 50 + b"]" * 50 + b"}", "too many brackets inside brackets"),
        (b'{"move":5}', "not a text but 5"),
        (b'{"move":null}', "not a text but None"),
        (b'{"move":"' + b"x" * 201 + b'"}', "a text of 201 letters; the limit is 200"),
        (b'{"move":"\\u001b[31m"}', "U+001B, which cannot be shown"),
        (b'{"move":"\\ud800"}', "U+D800, which cannot be shown"),
        (b'{"move":"\x07"}', "not JSON"),
        (b'{"undo":false}', "it must be true or left out, not False"),
        (b'{"undo":1}', "it must be true or left out, not 1"),
        (b'{"secret":"00"}', "not 64 digits"),
        (b'{"secret":"' + b"G" * 64 + b'"}', "not 64 digits"),
        (b'{"secret":"' + "٣".encode() * 64 + b'"}', "not 64 digits"),
        (b'{"seal":17}', "not 64 digits"),
        (b'{"outcome":[]}', "outcome is not an object"),
        (b'{"outcome":{}}', "outcome lacks places"),
        (OUTCOME.replace(b"[1,2,3,4]", b"[1,2,3]"), "a list of 3, not of 4"),
        (OUTCOME.replace(b"[1,2,3,4]", b"[1,2,3,5]"), "5 is not from 1 to 4"),
        (OUTCOME.replace(b'"rule"', b'"prize":1,"rule"'), "outcome has an unknown key 'prize'"),
    ],
)
def test_a_line_that_says_nothing_is_refused(line: bytes, complaint: str) -> None:
    error = refusal(lines(b'{"roll":[6]}', line))
    assert error.line == 3
    assert complaint in error.text


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (SECRET_LINE, b'{"roll":[6]}'),
        (SECRET_LINE, b'{"undo":true}'),
        (SECRET_LINE, SECRET_LINE),
        (OUTCOME, b'{"move":"0-6"}'),
        (OUTCOME, SECRET_LINE),
        (OUTCOME, OUTCOME),
        (b'{"seal":"' + b"0" * 64 + b'"}', b'{"roll":[6]}'),
        (b'{"seal":"' + b"0" * 64 + b'"}', b'{"seal":"' + b"0" * 64 + b'"}'),
    ],
)
def test_nothing_follows_after_its_time(first: bytes, second: bytes) -> None:
    error = refusal(lines(first, second))
    assert error.line == 3
    assert "cannot come here: the record has already ended" in error.text


def test_an_empty_file_and_a_header_cut_off() -> None:
    assert refusal(b"").text == "the file is empty"
    assert refusal(HEADER).text == "the header is cut off"
    assert "not JSON" in refusal(HEADER[:100]).text
    assert "this is not a record" in refusal(b'{"roll":[6]}\n').text


# Limits.


def test_a_line_may_not_be_endless() -> None:
    long = b'{"move":"' + b"x" * limits.LINE + b'"}'
    assert refusal(lines(long)).text == f"longer than {limits.LINE:,} bytes"
    assert refusal(b" " * 10**6).text == f"longer than {limits.LINE:,} bytes"


def test_a_header_as_long_as_it_can_be_is_read() -> None:
    """Six seats with the longest names and words, in letters of four bytes."""
    setup = setup_of("jaeger")
    header = Header.of(setup, "2026-02-28", names=["🎲" * limits.NAME] * 6)
    header = header.with_dice(Fair(bytes(32), ("🎲" * limits.CONTRIBUTION,) * 6))
    line = json.dumps(header.data(), ensure_ascii=False).encode() + b"\n"
    assert limits.LINE / 3 < len(line) < limits.LINE
    assert notes(line)[0] == (1, "header", "jaeger")


def test_brackets_inside_texts_are_no_brackets() -> None:
    header = fair_header(setup_of("madn"))
    words = ("[[[[[[[[[{{{{{{{{{", '\\"[[[[[[[[[[', "]]]]]]]]]]", "")
    header = header.with_dice(Fair(header.commit(SECRET), words))
    assert notes(json.dumps(header.data()).encode() + b"\n")[0] == (1, "header", "madn")


def test_there_cannot_be_events_without_end() -> None:
    record = lines(*[b'{"roll":[6]}'] * limits.EVENTS)
    assert len(notes(record)) == limits.EVENTS + 2
    error = refusal(record + b'{"undo":true}\n')
    assert (error.line, error.text) == (limits.EVENTS + 2, f"more than {limits.EVENTS:,} events")


def scored(points: int) -> bytes:
    return OUTCOME.replace(b'"rule"', b'"points":[%d,0,0,0],"rule"' % points)


@pytest.mark.parametrize(
    ("largest", "larger"),
    [
        pytest.param(
            b'{"names":["%s","","",""]}' % (b"x" * 40),
            b'{"names":["%s","","",""]}' % (b"x" * 41),
            id="name",
        ),
        pytest.param(b'{"move":"%s"}' % (b"x" * 200), b'{"move":"%s"}' % (b"x" * 201), id="move"),
        pytest.param(
            b'{"roll":[%s]}' % b",".join([b"6"] * 20),
            b'{"roll":[%s]}' % b",".join([b"6"] * 21),
            id="dice",
        ),
        pytest.param(scored(1000), scored(1001), id="points won"),
        pytest.param(scored(-1000), scored(-1001), id="points lost"),
    ],
)
def test_what_is_as_large_as_it_may_be_is_read_and_no_more(largest: bytes, larger: bytes) -> None:
    assert notes(lines(largest))[-1] == (2, "end")
    assert refusal(lines(larger)).line == 2
