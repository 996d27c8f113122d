"""A rule of your own in a file: who is thrown out stays on the start if that is free."""

from pathlib import Path
from tempfile import TemporaryDirectory

from rauswurf import lab

RULES = """
from rauswurf.rules.race import EMPTY, START, State, lift, owner, put
from rauswurf.rules.race import throw_out as plain_throw_out


def throw_out(s: State, piece: int) -> None:
    start = START[owner(piece)]
    if s.board[start] == EMPTY:
        lift(s, piece)
        put(s, piece, start)
    else:
        plain_throw_out(s, piece)
"""

with TemporaryDirectory() as folder:
    file = Path(folder) / "mild.py"
    file.write_text(RULES)
    book = lab.table("madn", bots="casual", seed=1)
    mild = lab.table("madn", bots="casual", rules=file, seed=1)
    for change in lab.compare(book, mild, games=2000).changes:
        if change.is_real:
            print(change.sentence)
