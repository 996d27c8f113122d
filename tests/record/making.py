"""Records of whole games, made as a program that plays would make them."""

import hashlib
import io
import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from rauswurf import games
from rauswurf.games import Game, Setup
from rauswurf.record import Fair, Hand, Header, Policy, Recorder, Verdict, verify
from rauswurf.table import Table

SECRET = bytes(range(32))
CREATED = "2026-02-28T19:30:00+01:00"
NAMES = ("Ada", "Bülent", "Çiğdem", "Dörte", "", "Émile 🎲")


def setup_of(game: str, players: int | None = None, **variants: str) -> Setup:
    """A setup; variants are written with underscores."""
    known = games.get(game)
    chosen = {name.replace("_", "-"): value for name, value in variants.items()}
    return known.setup(players or max(known.players), chosen)


def fair_header(setup: Setup, **options: Any) -> Header:
    """A header with fair dice, to which each seat has added words."""
    header = Header.of(setup, CREATED, names=NAMES[: len(setup.seats)], **options)
    words = tuple(f"words of seat {seat}" for seat in range(len(setup.seats)))
    return header.with_dice(Fair(header.commit(SECRET), words))


def header_with(setup: Setup, policy: Policy) -> Header:
    """A header with these dice."""
    return Header.of(setup, CREATED, names=NAMES[: len(setup.seats)], dice=policy)


def record_of(
    header: Header,
    setup: Setup | None = None,
    *,
    events: int | None = None,
    seed: int = 0,
    takebacks: float = 0.0,
    finish: bool = True,
    ended: Sequence[int] | None = None,
) -> bytes:
    """The record of a game played at random, to its end or for so many events.

    ``ended`` are the seats that agree to end it then.
    """
    setup = setup or header.setup()
    secret = SECRET if isinstance(header.dice, Fair) else None
    table = Table(setup, position=header.position, dice=header.roll_by(secret))
    chance = random.Random(seed)
    stream = io.BytesIO()
    recorder = Recorder.begin(table, header, stream)
    while not table.is_over and (events is None or len(table.events) < events):
        move_at_random(table, chance, by_hand=isinstance(header.dice, Hand))
        recorder.update()
        if table.events and chance.random() < takebacks:
            table.undo()
            recorder.update()
    if ended is not None:
        table.end_early(ended)
    if finish:
        recorder.finish(secret)
    return stream.getvalue()


def move_at_random(table: Table, chance: random.Random, *, by_hand: bool = False) -> None:
    """One event."""
    move = chance.choice(table.moves)
    if move == "roll" and by_hand:
        table.roll(*(chance.randint(1, 6) for _ in range(table.dice_wanted)))
    else:
        table.play(move)


NEARLY_OVER = "yellow 35 a b c / green 2 5 a d / red 14 11 b d / black 22 20 c d ; turn yellow"


@cache
def short_record() -> bytes:
    """A closed record of some sixty lines: the last rolls of a game."""
    header = fair_header(setup_of("madn"), position=NEARLY_OVER)
    return record_of(header, takebacks=0.05, seed=3)


@cache
def broken_off() -> bytes:
    """A closed record of some fifty lines: a game without an end."""
    return record_of(fair_header(setup_of("madn")), events=50, takebacks=0.05)


@cache
def whole_record() -> bytes:
    """A closed record of a whole game."""
    return record_of(fair_header(setup_of("madn", 2)), takebacks=0.02)


def checked(record: bytes) -> Verdict:
    """The verdict about a record."""
    return verify(io.BytesIO(record))


def only_unended(verdict: Verdict) -> bool:
    """Is all of a closed record in order, but that the game has no end?"""
    return verdict.problems == [verdict.end_problem]


# Changing records.


def sealed(lines: Sequence[bytes]) -> bytes:
    """Lines with a seal that fits, as somebody who forges a record would make it."""
    body = b"".join(line + b"\n" for line in lines)
    return body + b'{"seal":"%s"}\n' % hashlib.sha256(body).hexdigest().encode()


def forged(record: bytes, number: int, change: Callable[[Any], object]) -> bytes:
    """A record with one line changed, counted from 1, and a new seal that fits."""
    lines = record.splitlines()[:-1]
    data = json.loads(lines[number - 1])
    changed = change(data)
    lines[number - 1] = json.dumps(data if changed is None else changed).encode()
    return sealed(lines)


def line_of(record: bytes, key: str, occurrence: int = 1) -> int:
    """The number of a line with this key."""
    numbers = [n for n, line in enumerate(record.splitlines(), 1) if key in json.loads(line)]
    return numbers[occurrence - 1]


def variant_choices(game: Game) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Every player count with its defaults, and every value of every variant."""
    for players in game.players:
        yield players, {}
        for variant in game.variants:
            for value in variant.values:
                allowed = variant.players.get(value, game.players)
                if players in allowed:
                    yield players, {variant.id: value}
