"""Write what whole pages are tried out with: answers of a server about two short games.

``python tools/page_answers.py`` writes them into ``web/src/lib/fixtures/answers``. They are made by
the functions that answer a page, and the games are always the same: the end of a race, and some
turns of NICHTLUSTIG. What the coach says about them changes when its nets do. Games that were
solved here would be told as solved: run it with an empty data folder (``XDG_DATA_HOME``).
"""

import io
import random
from pathlib import Path

import msgspec

from rauswurf import Table, games
from rauswurf.messages import Message
from rauswurf.record import Fair, Header, Recorder
from rauswurf.server.advising import Place, account_on, position_on, reasons_on
from rauswurf.server.games import all_games
from rauswurf.server.protocol.http import PositionInfo
from rauswurf.server.records import replay_of
from rauswurf.server.routes.lab import studies_of

ANSWERS = Path(__file__).parent.parent / "web" / "src" / "lib" / "fixtures" / "answers"

CREATED = "2026-02-28T19:30:00+01:00"
SECRET = bytes(range(32))
RACE = "yellow 36 33 c d / red 16 9 c d ; turn yellow"
CARDS = "yellow lemming 4, clown / green yeti 1 ; turn yellow"
OWN = {"colours": "own"}  # one colour each
ENOUGH = 14  # events of a game that need not end here


def main() -> None:
    """Write everything anew."""
    ANSWERS.mkdir(parents=True, exist_ok=True)
    write("games.json", all_games())
    write("studies.json", studies_of("madn"))
    race = record_of("madn", RACE, OWN)
    (ANSWERS / "race.jsonl").write_bytes(race)
    replay = replay_of(race)
    write("race.json", replay)
    write("cards.json", replay_of(record_of("nichtlustig", CARDS, events=ENOUGH)))
    choice = next(frame.view for frame in replay.frames if len(frame.view.moves) > 1)
    place = Place("madn", 2, tuple(OWN.items()), choice.position, None)
    moves = tuple(move.text for move in choice.moves)
    seats = tuple(seat.plays for seat in replay.seats)
    write("position.json", PositionInfo("madn", replay.board, seats, choice))
    before = place._replace(position=RACE)
    for name, told in {
        "advice": position_on(place),
        "rolls": position_on(before),
        "reasons": reasons_on(place, moves),
        "account": account_on(race, None),
    }.items():
        (ANSWERS / f"{name}.json").write_bytes(answered(told) + b"\n")


def record_of(
    game: str, position: str, variants: dict[str, str] | None = None, events: int | None = None
) -> bytes:
    """A game from a position on, to its end or for so many events; players choose at random."""
    setup = games.get(game).setup(2, variants or {})
    header = Header.of(setup, CREATED, names=("Ada", "Ben"), position=position)
    header = header.with_dice(Fair(header.commit(SECRET), ("one", "two")))
    table = Table(setup, position=position, dice=header.roll_by(SECRET))
    stream = io.BytesIO()
    recorder = Recorder.begin(table, header, stream)
    chance = random.Random(7)
    while not table.is_over and (events is None or len(table.events) < events):
        table.play(chance.choice(table.moves))
        recorder.update()
    recorder.finish(SECRET)
    return stream.getvalue()


def answered(told: bytes | Message) -> bytes:
    """An answer; raises ValueError if there is none."""
    if isinstance(told, Message):
        raise ValueError(str(told))
    return told


def write(name: str, value: object) -> None:
    """Write a value as JSON."""
    (ANSWERS / name).write_bytes(msgspec.json.encode(value) + b"\n")


if __name__ == "__main__":
    main()
