"""Names that the header could not know: who sat down after the dice were promised."""

import hashlib
import io
from pathlib import Path

import pytest

from rauswurf.record import Fair, Header, RecordError, film, replay, resume, verify
from tests.record.conftest import Keep, Run
from tests.record.making import (
    CREATED,
    SECRET,
    only_unended,
    record_of,
    setup_of,
)

NAMES = '{"names":["Ada","","Çiğdem",""]}\n'.encode()


def nameless(*, finish: bool = True) -> bytes:
    """A game for which the dice were promised before anybody sat down; a bot plays black."""
    header = Header.of(setup_of("madn"), CREATED, names=["", "", "", "casual"], bots=[3])
    words = ("words of Ada", "", "", "")
    header = header.with_dice(Fair(header.commit(SECRET), words))
    return record_of(header, events=None if finish else 20, finish=finish)


def named(names: bytes = NAMES, *, finish: bool = True) -> bytes:
    """The same game with who sat down, sealed anew."""
    first, *rest = nameless(finish=finish).splitlines(keepends=True)
    if not finish:
        return b"".join((first, names, *rest))
    body = b"".join((first, names, *rest[:-1]))
    return body + b'{"seal":"%s"}\n' % hashlib.sha256(body).hexdigest().encode()


def test_names_are_shown_and_the_promise_still_holds() -> None:
    verdict = verify(io.BytesIO(named()))
    assert verdict.holds, verdict.problems
    assert verdict.rolls_checked == verdict.rolls
    expected = ["Ada", "", "Çiğdem", "casual"]
    for found in (verdict, film(io.BytesIO(named())), replay(io.BytesIO(named()))):
        assert [seat.name for seat in found.seats] == expected
    assert [seat.name for seat in verdict.header.seats] == ["", "", "", "casual"]


def test_without_such_names_the_seats_are_those_of_the_header() -> None:
    verdict = verify(io.BytesIO(nameless()))
    assert (verdict.seats, verdict.are_named) == (verdict.header.seats, False)


def test_names_are_said_not_to_be_proved(run: Run, keep: Keep) -> None:
    said = run("verify", keep(named())).out
    assert "Ada (Yellow)" in said
    assert "The names are those the players gave" in said
    assert "The names are those" not in run("verify", keep(nameless())).out


def test_the_story_is_told_with_names(run: Run, keep: Keep) -> None:
    assert "Çiğdem" in run("replay", keep(named()), "--text").out


def test_changed_names_break_the_seal() -> None:
    verdict = verify(io.BytesIO(named().replace(b'"Ada"', b'"Eve"', 1)))
    assert verdict.seal_problem is not None
    assert verdict.dice_problem is None


def test_a_game_with_names_can_be_taken_up_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(named(finish=False))
    with resume(path, secret=SECRET) as recorder:
        recorder.table.play(recorder.table.moves[0])
        recorder.finish(SECRET)
    with path.open("rb") as stream:
        verdict = verify(stream)
    assert only_unended(verdict)
    assert verdict.seats[0].name == "Ada"


@pytest.mark.parametrize(
    ("names", "complaint"),
    [
        (b'{"names":["Ada"]}\n', "names"),
        (b'{"names":["Ada","","",""]}\n' * 2, "names come once, right after the header"),
        (b'{"names":["","","","Hal"]}\n', "seat 4 already has a name, or is a bot"),
        (b'{"names":["Ada\\u202e","","",""]}\n', "U+202E"),
        (b'{"names":["%s","","",""]}\n' % (41 * b"a"), "41"),
        (b'{"names":"Ada"}\n', "names"),
        (b'{"names":[7,"","",""]}\n', "7"),
    ],
)
def test_names_that_cannot_be(names: bytes, complaint: str) -> None:
    with pytest.raises(RecordError) as caught:
        verify(io.BytesIO(named(names)))
    assert complaint in str(caught.value)
    assert caught.value.line in (2, 3)


def test_names_come_before_everything_that_happens() -> None:
    first, roll, *rest = nameless().splitlines(keepends=True)
    with pytest.raises(RecordError, match="line 3: names come once, right after the header"):
        verify(io.BytesIO(b"".join((first, roll, NAMES, *rest))))
