"""Writing while playing, and going on after the program was killed."""

import io
import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rauswurf.dice import Dice
from rauswurf.record import (
    Fair,
    Fault,
    Hand,
    Header,
    Recorder,
    RecordError,
    Seeded,
    System,
    Writer,
    resume,
)
from rauswurf.table import Event, Outcome, Table
from rauswurf.table.table import state_of
from tests.record.making import (
    CREATED,
    SECRET,
    checked,
    fair_header,
    header_with,
    move_at_random,
    only_unended,
    record_of,
    setup_of,
    short_record,
)

SETUP = setup_of("madn", 2)


def play_on(recorder: Recorder) -> None:
    """Play for a while."""
    chance = random.Random(5)
    for _ in range(20):
        move_at_random(recorder.table, chance)
        recorder.update()


# Writing.


def test_every_event_is_in_the_file_before_the_next(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = Table(SETUP, dice=fair_header(SETUP).roll_by(SECRET))
    with Recorder.create(table, fair_header(SETUP), path) as recorder:
        assert path.read_bytes().count(b"\n") == 1
        for events in range(1, 20):
            move_at_random(table, random.Random(events))
            recorder.update()
            assert path.read_bytes().count(b"\n") == 1 + events
            assert path.read_bytes().endswith(b"\n")


def test_every_event_is_on_the_disk_before_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The power may go, too, also of a game that was taken up again."""
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    path = tmp_path / "a.jsonl"
    table = Table(SETUP)
    with Recorder.create(table, header_with(SETUP, System()), path) as recorder:
        for events in range(1, 5):
            move_at_random(table, random.Random(events))
            recorder.update()
            assert len(synced) == 1 + events
    synced.clear()
    with resume(path) as recorder:
        for events in range(1, 5):
            move_at_random(recorder.table, random.Random(events))
            recorder.update()
            assert len(synced) == events


def test_a_record_never_overwrites_another(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("precious")
    with pytest.raises(FileExistsError):
        Recorder.create(Table(SETUP), Header.of(SETUP, CREATED), path)
    assert path.read_text() == "precious"


def test_what_happened_before_the_record_began_is_in_it() -> None:
    header = fair_header(SETUP)
    table = Table(SETUP, dice=header.roll_by(SECRET))
    for seed in range(10):
        move_at_random(table, random.Random(seed))
    stream = io.BytesIO()
    Recorder.begin(table, header, stream).finish(SECRET)
    assert checked(stream.getvalue()).table.events == table.events


def test_updates_write_what_is_new_and_nothing_twice() -> None:
    header = header_with(setup_of("never-mind", first="seat"), Hand())
    table = Table(header.setup(), dice=Dice.by_hand())
    stream = io.BytesIO()
    recorder = Recorder.begin(table, header, stream)
    table.roll(6)
    table.play("B-0")
    recorder.update()
    recorder.update()
    table.undo()
    table.play("B-0")  # the same move, but somebody thought about it
    recorder.update()
    table.undo()
    table.undo()
    recorder.update()
    table.roll(2)
    recorder.update()
    written = stream.getvalue().decode().splitlines()[1:]
    back = '{"undo":true}'
    move = '{"move":"B-0"}'
    assert written == ['{"roll":[6]}', move, back, move, back, back, '{"roll":[2]}']


def test_nothing_can_be_written_after_its_time() -> None:
    writer = Writer(io.BytesIO())
    writer.header(fair_header(SETUP))
    writer.event(Event("roll", (6,)))
    writer.secret(SECRET)
    with pytest.raises(ValueError, match="roll cannot be written any more"):
        writer.event(Event("roll", (6,)))
    writer.outcome(Outcome((1, 2), ("yellow",), "finish"))
    with pytest.raises(ValueError, match="undo cannot be written"):
        writer.undo()
    writer.seal()
    with pytest.raises(ValueError, match="seal cannot be written"):
        writer.seal()


def test_a_line_that_could_not_be_read_is_not_written() -> None:
    writer = Writer(io.BytesIO())
    with pytest.raises(ValueError, match="at most 16,384 bytes"):
        writer.event(Event("x" * 20_000))


# Going on.


@pytest.mark.parametrize(
    "header",
    [fair_header(SETUP), *(header_with(SETUP, dice) for dice in (Seeded(3), System()))],
    ids=["fair", "seed", "system"],
)
def test_a_game_goes_on_where_it_stopped(tmp_path: Path, header: Header) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record_of(header, events=30, takebacks=0.1, finish=False))
    before = checked(path.read_bytes()).table
    secret = SECRET if isinstance(header.dice, Fair) else None
    with resume(path, secret=secret) as recorder:
        assert recorder.table.events == before.events
        assert state_of(recorder.table) == state_of(before)
        play_on(recorder)
        recorder.finish(secret)
    verdict = checked(path.read_bytes())
    assert only_unended(verdict)
    assert len(verdict.table.events) == 50


def test_rolls_of_the_system_fall_again_as_they_did(tmp_path: Path) -> None:
    """Whoever stops and takes back gets no second chance, also where it was taken back before."""
    path = tmp_path / "game.jsonl"
    table = Table(SETUP)
    with Recorder.create(table, header_with(SETUP, System()), path) as recorder:
        for number in range(30):
            move_at_random(table, random.Random(number))
        recorder.update()
        events = list(table.events)
        while table.events:
            table.undo()
        recorder.update()
    with resume(path) as recorder:
        for event in events:
            recorder.table.play(event.text)
        assert recorder.table.events == events


def test_dice_by_hand_stay_by_hand(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record_of(header_with(SETUP, Hand()), events=10, finish=False))
    with resume(path) as recorder, pytest.raises(ValueError, match="by hand"):
        while True:
            recorder.table.play(recorder.table.moves[0])


def test_going_on_after_being_cut_off_anywhere(tmp_path: Path) -> None:
    """Whatever part of the last line reached the disk, the lines before it are kept."""
    whole = record_of(fair_header(SETUP), events=4, finish=False)
    header = whole.index(b"\n") + 1
    path = tmp_path / "game.jsonl"
    for length in range(header, len(whole) + 1):
        path.write_bytes(whole[:length])
        with resume(path, secret=SECRET) as recorder:
            kept = whole[:length].count(b"\n")
            assert len(recorder.table.events) == kept - 1
            recorder.table.play(recorder.table.moves[0])
            recorder.update()
            recorder.finish(SECRET)
        assert only_unended(checked(path.read_bytes()))


def test_a_header_cut_off_is_no_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record_of(fair_header(SETUP), events=0, finish=False)[:-1])
    with pytest.raises(RecordError, match="line 1: the header is cut off"):
        resume(path, secret=SECRET)


def test_the_end_is_completed_where_it_was_cut_off(tmp_path: Path) -> None:
    whole = record_of(fair_header(SETUP))
    path = tmp_path / "game.jsonl"
    *body, secret, outcome, _ = whole.splitlines(keepends=True)
    for length in (len(body), len(body) + 1, len(body) + 2):
        kept = b"".join([*body, secret, outcome][:length])
        path.write_bytes(kept + b'{"s')
        with resume(path, secret=SECRET) as recorder:
            recorder.finish(SECRET)
        assert path.read_bytes() == whole


def test_nobody_rolls_after_the_secret_is_told(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    body = record_of(fair_header(SETUP), events=4, finish=False)
    path.write_bytes(body + b'{"secret":"%s"}\n' % SECRET.hex().encode())
    with resume(path) as recorder:  # it is in the record, so nobody need say it
        recorder.table.play(recorder.table.moves[0])
        with pytest.raises(ValueError, match="cannot be written any more"):
            recorder.update()


@pytest.mark.parametrize(
    ("record", "secret", "complaint", "fault"),
    [
        (short_record(), SECRET, "this record is closed", Fault.END),
        (
            record_of(fair_header(SETUP), events=4, finish=False),
            None,
            "has not been revealed yet",
            Fault.END,
        ),
        (
            record_of(fair_header(SETUP), events=4, finish=False),
            bytes(32),
            "not the secret that was promised",
            Fault.DICE,
        ),
        (
            record_of(header_with(SETUP, Seeded(1)), events=4, finish=False).replace(
                b'"seed":1', b'"seed":2'
            ),
            None,
            "but the dice gave",
            Fault.DICE,
        ),
        (
            record_of(fair_header(SETUP), events=0, finish=False) + b'{"move":"B-0"}\n',
            SECRET,
            "Roll first",
            Fault.RULES,
        ),
        (
            record_of(fair_header(SETUP), events=0, finish=False) + b"rubbish\n",
            SECRET,
            "not JSON",
            Fault.FORMAT,
        ),
    ],
    ids=["closed", "no secret", "wrong secret", "wrong dice", "wrong move", "wrong line"],
)
def test_a_game_that_cannot_go_on_is_left_alone(
    tmp_path: Path, record: bytes, secret: bytes | None, complaint: str, fault: Fault
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record)
    with pytest.raises(RecordError, match=complaint) as refused:
        resume(path, secret=secret)
    assert refused.value.fault is fault
    assert path.read_bytes() == record


PLAYING = """
import random, sys
from pathlib import Path
from rauswurf.record import Recorder
from rauswurf.table import Table
from tests.record.making import SECRET, fair_header, move_at_random, setup_of

header = fair_header(setup_of("madn", 2))
table = Table(header.setup(), dice=header.roll_by(SECRET))
recorder = Recorder.create(table, header, Path(sys.argv[1]))
chance = random.Random(1)
while not table.is_over:
    move_at_random(table, chance)
    recorder.update()
    print(len(table.events), flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="nothing can be killed like this there")
def test_a_killed_program_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    playing = subprocess.Popen(
        [sys.executable, "-c", PLAYING, str(path)], stdout=subprocess.PIPE, text=True
    )
    assert playing.stdout is not None
    with playing:
        told = [playing.stdout.readline() for _ in range(25)]
        playing.send_signal(signal.SIGKILL)
    with resume(path, secret=SECRET) as recorder:
        assert len(recorder.table.events) >= int(told[-1])
        play_on(recorder)
        recorder.finish(SECRET)
    assert only_unended(checked(path.read_bytes()))
