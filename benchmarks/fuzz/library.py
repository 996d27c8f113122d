"""Attacks on what reads texts: games, positions, records and boards."""

import random
from collections.abc import Callable
from io import BytesIO

from fuzz.findings import Findings
from fuzz.twist import ODD_TEXTS, twisted
from rauswurf.boards import BoardError, document_of, read_document
from rauswurf.dice import Dice
from rauswurf.games import GAMES, Game
from rauswurf.record import Header, RecordError, Seeded, Writer, film, verify
from rauswurf.server.boards import brought_board
from rauswurf.server.errors import Refuse
from rauswurf.table import IllegalMove, NotAMove, NotARoll, PositionError, Table

Attack = Callable[[Findings, random.Random], None]
MOST_EVENTS = 60


def some_variants(chance: random.Random, game: Game, players: int) -> dict[str, str]:
    """A few house rules that this number of players may choose."""
    chosen = {}
    for variant in game.variants:
        values = [v for v in variant.values if players in variant.players.get(v, (players,))]
        if values and chance.random() < 0.3:
            chosen[variant.id] = chance.choice(values)
    return chosen


def some_table(chance: random.Random) -> Table:
    """Any game, for any number of players, with any house rules."""
    game = GAMES[chance.choice(sorted(GAMES))]
    players = chance.choice(sorted(game.players))
    dice = Dice.seeded(chance.randrange(2**32))
    return Table(game.id, players, dice=dice, variants=dict(some_variants(chance, game, players)))


def play(chance: random.Random, table: Table, events: int) -> None:
    """Do so many of the things that may be done."""
    for _ in range(events):
        if table.is_over:
            break
        table.play(chance.choice(table.moves))


def attack_games(findings: Findings, chance: random.Random) -> None:
    """Play with wrong moves, questions and takebacks in between."""
    table = some_table(chance)
    for _ in range(MOST_EVENTS):
        if table.is_over:
            break
        before, moves = table.position, table.moves
        text = twisted(chance, chance.choice(moves), ODD_TEXTS)
        with findings.watching("games", (before, text), NotAMove):
            refusal = table.why_not(text)
            if refusal is not None:
                str(refusal)
        copied = table.copy()
        with findings.watching("games", (before, text), NotAMove, IllegalMove, NotARoll):
            copied.play(text)
            copied.undo()
            if copied.position != before:
                findings.add("games", "undo does not lead back", (before, text))
        if table.position != before or table.moves != moves:
            findings.add("games", "a copy changed the table", (before, text))
        if table.events and chance.random() < 0.1:
            table.undo()
        else:
            table.play(chance.choice(table.moves))


def attack_positions(findings: Findings, chance: random.Random) -> None:
    """Read twisted positions; one that is taken must be written as it was, and be playable."""
    table = some_table(chance)
    play(chance, table, chance.randrange(MOST_EVENTS))
    good = table.position
    for _ in range(20):
        text = twisted(chance, good)
        with findings.watching("positions", (table.setup.game.id, text), PositionError):
            taken = Table(table.setup, dice=table.dice, position=text)
            written = taken.position
            if Table(table.setup, position=written).position != written:
                findings.add("positions", "written and read again it is another", text)
            play(chance, taken, 5)


def some_record(chance: random.Random) -> bytes:
    """A whole or broken off game with a seed that is known."""
    table = some_table(chance)
    seed = chance.randrange(2**32)
    header = Header.of(table.setup, "2026-01-01T00:00:00+00:00").with_dice(Seeded(seed))
    table = Table(table.setup, dice=header.roll_by(None))
    stream = BytesIO()
    writer = Writer(stream)
    writer.header(header)
    for _ in range(chance.choice((0, 5, 40, 3000))):
        if table.is_over:
            break
        if table.events and chance.random() < 0.05:
            table.undo()
            writer.undo()
            continue
        table.play(chance.choice(table.moves))
        writer.event(table.events[-1])
    if table.outcome is not None:
        writer.outcome(table.outcome)
        writer.seal()
    return stream.getvalue()


def attack_records(findings: Findings, chance: random.Random) -> None:
    """Verify and replay twisted records; a sealed one that was changed never holds."""
    good = some_record(chance)
    was_good = verify(BytesIO(good)).holds
    for _ in range(6):
        text = twisted(chance, good.decode()).encode("utf-8", "surrogatepass")
        if chance.random() < 0.1:
            at = chance.randrange(len(text) + 1)
            text = text[:at] + chance.randbytes(3) + text[at:]
        with findings.watching("records", text[-300:], RecordError):
            verdict = verify(BytesIO(text))
            if verdict.holds and text != good and was_good:
                findings.add("records", "it was changed and holds", (good[-300:], text[-300:]))
        with findings.watching("records", text[-300:], RecordError):
            film(BytesIO(text))


BOARDS = sorted({game.board for game in GAMES.values() if game.board})


def attack_boards(findings: Findings, chance: random.Random) -> None:
    """Read twisted board files, as a file and as the server takes them, and fit games to them."""
    good = document_of(chance.choice(BOARDS))
    text = twisted(chance, good)
    with findings.watching("boards", text[:300], BoardError):
        read_document(text, "fuzz")
    with findings.watching("boards", text[:300], Refuse):
        brought_board(text)


ATTACKS: tuple[Attack, ...] = (attack_games, attack_positions, attack_records, attack_boards)
