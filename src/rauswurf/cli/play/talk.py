"""What is said about a game on this machine, line by line or on the screen."""

import shlex
from pathlib import Path

from rauswurf import games
from rauswurf.cli.play import saves
from rauswurf.cli.play.local_game import LocalGame
from rauswurf.messages import Message, message
from rauswurf.table import NotAMove, NotARoll


def how_to_roll(match: LocalGame) -> Message:
    """What to do when a roll is awaited."""
    dice = match.table.dice_to_roll
    if not match.by_hand:
        return message("play-enter-rolls", dice=len(dice))
    bot = "yes" if match.is_bot else "no"
    if len(dice) == 1:
        return message("play-what-fell", bot=bot)
    if len(set(dice)) == 1:
        return message("play-what-fell-several", bot=bot, dice=len(dice))
    return message("play-what-fell-named", bot=bot, dice=" ".join(dice))


def is_roll(match: LocalGame, line: str) -> bool:
    """Is this what real dice show? Raises NotARoll for what is no move either."""
    table = match.table
    try:
        table.read_faces(line)
    except NotARoll as fault:
        try:
            table.wish(line)
        except NotAMove:
            raise fault from None
        return False
    return True


def places(match: LocalGame) -> list[Message]:
    """Who came in where, the winner first."""
    outcome = match.table.outcome
    assert outcome is not None, "only a game that is over has places"
    ranked = sorted((place, seat) for seat, place in enumerate(outcome.places))
    if not outcome.points:
        return [message("play-place", place=place, who=match.who(seat)) for place, seat in ranked]
    return [
        message("play-place-points", place=place, who=match.who(seat), points=outcome.points[seat])
        for place, seat in ranked
    ]


def how_to_go_on(match: LocalGame, board: Path | None) -> list[str]:
    """How a game that was left can be taken up again; nothing if it had not begun.

    A game on a board of one's own needs its file again: ``board``.
    """
    if match.keeper:
        path = match.keeper.path
        if not path.exists():
            return []
        words = ["rauswurf", "play", "--resume", *([] if saves.is_usual(path) else [str(path)])]
        words += ["--board", str(board)] if board else []
        house = match.table.setup.house
        words += ["--rules", str(house.path)] if house else []
        return [str(message("play-saved", file=str(path))), shlex.join(words)]
    return [str(message("play-not-saved")), match.table.position]


def described(saved: saves.Saved) -> Message:
    """A saved game in a line."""
    header = saved.header
    return message(
        "play-saved-game",
        game=games.get(header.game).name,
        seats=len(header.seats),
        bots=sum(seat.bot for seat in header.seats),
        created=header.created[:16].replace("T", " "),
        events=saved.events,
    )


def is_number(line: str) -> bool:
    """Is this a whole number, of a length that somebody might mean?"""
    return line.isdecimal() and len(line) < 9
