"""A new board: a short ring for three, drawn, checked for games, and played on by bots."""

from pathlib import Path
from tempfile import TemporaryDirectory

from rauswurf import games, lab
from rauswurf.boards import load_file
from rauswurf.boards.making import Ring, document
from rauswurf.boards.text import draw

with TemporaryDirectory() as folder:
    file = Path(folder) / "three.toml"
    file.write_text(document(Ring("three", colours=3, fields=24, pieces=3, goals=3)))
    board = load_file(file)
    print(draw(board, {colour: [board.graph.base[colour]] * board.pieces for colour in range(3)}))

    for game in games.GAMES.values():
        faults = game.misfits(board)
        print(f"{game.id}: {faults[0] if faults else 'fits'}")

    for title, match in {
        "the book's board": lab.table("madn", 3, "casual", variants={"colours": "own"}),
        "a ring of 24": lab.table("madn", 3, "casual", board=file),
    }.items():
        turns = lab.simulate(match, 500).estimates["turns"]
        print(f"{title}: {turns.value:.0f} turns")
