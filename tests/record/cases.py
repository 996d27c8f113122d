"""Write good and forged records, with what is to be said about each, for both verifiers.

``python -m tests.record.cases`` writes ``forgeries.json`` beside this file, always the same: pytest
holds ``rauswurf verify`` to it and vitest the page, which checks dice without knowing any rule.
"""

import json
import random
from difflib import SequenceMatcher
from io import BytesIO
from pathlib import Path
from typing import Any

from rauswurf.record import Fair, Hand, Header, RecordError, Seeded, verify
from rauswurf.record.header import Seat, seated
from rauswurf.record.reader import Together, Visitor, read
from rauswurf.record.verifier import DiceCheck, SealCheck
from tests.record.forging import KINDS, RAW, forge
from tests.record.making import (
    CREATED,
    SECRET,
    header_with,
    record_of,
    sealed,
    setup_of,
    short_record,
)

FILE = Path(__file__).parent / "forgeries.json"
SEED = 14
EACH = 3  # forgeries of a kind, each of another record as far as there are enough
WORDS = ("Zwölf Boxkämpfer", "", "🎲👩\u200d🚀", "abracadabra")


def good_records() -> dict[str, bytes]:
    """Records that hold, of different games and dice, all of them closed."""
    return {
        "end of a game": short_record(),
        "names that came later": named(),
        "seven dice": record_of(promised("nichtlustig", WORDS[:3]), takebacks=0.01, seed=1),
        "nobody said a word": record_of(promised("never-mind", ("", "")), takebacks=0.02, seed=2),
        "dice of a seed": record_of(header_with(setup_of("never-mind", 2), Seeded(7)), seed=3),
        "real dice": record_of(header_with(setup_of("never-mind", 2), Hand()), seed=4),
        "ended early": ended_early(),
        "no end": record_of(promised("jaeger", WORDS), events=30, takebacks=0.1),
    }


def promised(game: str, words: tuple[str, ...]) -> Header:
    """A header with fair dice and these words, one for each player."""
    header = Header.of(setup_of(game, len(words)), CREATED, names=["Ada"])
    return header.with_dice(Fair(header.commit(SECRET), words))


def named() -> bytes:
    """A game of the web: the dice were promised before anybody sat down; a bot plays red."""
    header = Header.of(setup_of("madn", 3), CREATED, names=["", "", "casual"], bots=[2])
    header = header.with_dice(Fair(header.commit(SECRET), (*WORDS[:2], "")))
    lines = record_of(header, seed=5).splitlines()[:-1]
    return sealed([lines[0], '{"names":["Ada","Çiğdem",""]}'.encode(), *lines[1:]])


def ended_early() -> bytes:
    """A game that two of three people have ended; a bot plays green."""
    header = Header.of(setup_of("madn", 4), CREATED, names=["Ada", "casual", "", ""], bots=[1])
    header = header.with_dice(Fair(header.commit(SECRET), (WORDS[0], "", *WORDS[2:])))
    return record_of(header, events=60, takebacks=0.05, seed=6, ended=(0, 3))


# What is to be said.


class Names(Visitor):
    """Names that may not stand there are seen without knowing any rule."""

    def __init__(self) -> None:
        self.seats: tuple[Seat, ...] = ()

    def header(self, line: int, header: Header) -> None:
        """Who is named already."""
        self.seats = header.seats

    def names(self, line: int, names: tuple[str, ...]) -> None:
        """Raise Told for a name that was fixed."""
        seated(self.seats, names)


class Dice(Visitor):
    """Keeps the header."""

    found: Header | None = None

    def header(self, line: int, header: Header) -> None:
        """The game whose dice are looked at."""
        self.found = header


def by_the_page(record: bytes) -> dict[str, Any]:
    """What can be said without knowing any rule; dice of a seed are left to others."""
    header, dice, seal = Dice(), DiceCheck(), SealCheck()
    try:
        read(BytesIO(record), Together([header, Names(), dice, seal]))
    except RecordError as error:
        return {"unreadable": error.line}
    assert header.found is not None
    if isinstance(header.found.dice, Seeded):
        dice.problem, dice.checked = told_strange(dice), 0
    return {
        "dice": briefly(dice.problem),
        "seal": briefly(seal.problem),
        "checked": dice.checked,
        "taken_back": dice.taken_back,
    }


def told_strange(dice: DiceCheck) -> RecordError | None:
    """A secret that these dice have no use for."""
    problem = dice.problem
    return problem if problem and problem.reason.id == "record-secret-strange" else None


def by_verify(record: bytes) -> dict[str, Any]:
    """What ``rauswurf verify`` says."""
    try:
        verdict = verify(BytesIO(record))
    except RecordError as error:
        return {"unreadable": error.line}
    return {
        "holds": verdict.holds,
        "problems": [[problem.fault, problem.line] for problem in verdict.problems],
    }


def briefly(problem: RecordError | None) -> list[object] | None:
    return [problem.reason.id, problem.line] if problem else None


# Writing.


def edits(old: bytes, new: bytes) -> list[list[object]]:
    """What to change in a record, from its end: from where, to where, and the new bytes as text."""
    before, after = old.splitlines(keepends=True), new.splitlines(keepends=True)
    starts = [0]
    for line in before:
        starts.append(starts[-1] + len(line))
    changes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [
        [starts[a], starts[b], b"".join(after[c:d]).decode("latin-1")]
        for what, a, b, c, d in reversed(changes)
        if what != "equal"
    ]


def applied(record: bytes, changes: list[list[Any]]) -> bytes:
    """A record with these changes."""
    for start, end, text in changes:
        record = record[:start] + text.encode("latin-1") + record[end:]
    return record


def collection() -> dict[str, Any]:
    """All records, good ones and forged ones."""
    chance = random.Random(SEED)
    records = good_records()
    cases = [entry(name, "as it was", record, record) for name, record in records.items()]
    for kind in (*KINDS, *RAW):
        made = 0
        for name in chance.sample(list(records), len(records)):
            forged = forge(kind, chance, records[name])
            if made < EACH and forged is not None and forged != records[name]:
                cases.append(entry(name, kind, records[name], forged))
                made += 1
    texts = {name: record.decode() for name, record in records.items()}
    return {"records": texts, "cases": cases}


def entry(of: str, kind: str, record: bytes, forged: bytes) -> dict[str, Any]:
    """One case."""
    return {
        "of": of,
        "kind": kind,
        "edits": edits(record, forged),
        "page": by_the_page(forged),
        "verify": by_verify(forged),
    }


def main() -> None:
    """Write the file."""
    made = collection()
    cases = ",\n".join(json.dumps(case, ensure_ascii=False) for case in made["cases"])
    records = json.dumps(made["records"], ensure_ascii=False, indent=1)
    FILE.write_text(f'{{"records": {records},\n"cases": [\n{cases}\n]}}\n', encoding="utf-8")
    print(f"{FILE.name}: {len(made['records'])} records, {len(made['cases'])} cases")


if __name__ == "__main__":
    main()
