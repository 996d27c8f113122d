"""Which level is like whoever plays here, by the games that are saved on this machine."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rauswurf.bots.levels import levels_of, step_odds
from rauswurf.bots.likeness import ENOUGH, Game, Likeness, likeness
from rauswurf.cli.common.errors import Complaint
from rauswurf.cli.play.saves import RECORD, data_folder, is_sealed
from rauswurf.games import Setup
from rauswurf.messages import message
from rauswurf.record import Header, RecordError, Visitor, read
from rauswurf.table import Outcome

LIKE_ME = "like-me"


def level_like_me(setup: Setup) -> Likeness:
    """The level of bots that play as well as the person here; raises Complaint if nobody knows."""
    game = setup.game
    games = list(games_against_bots(game.id))
    found = likeness(games, levels_of(game.id))
    if found is None:
        counts = {"least": ENOUGH, "games": len(games)}
        raise Complaint(message("play-like-me-few", game=game.name, **counts))
    return found


def games_against_bots(game: str) -> Iterator[Game]:
    """The finished games of one person against bots, the oldest first."""
    files = (data_folder() / "games").glob(f"*{RECORD}")
    for path in sorted(files, key=lambda path: path.stat().st_mtime):
        with suppress(RecordError, OSError):
            if is_sealed(path) and (found := game_in(path, game)):
                yield found


def game_in(path: Path, game: str) -> Game | None:
    """What a record tells about one person among bots; None if it is another kind of game."""
    seen = _Seen()
    with path.open("rb") as stream:
        read(stream, seen)
    header, outcome = seen.game, seen.ending
    if header is None or outcome is None or header.game != game or header.position:
        return None
    people = [seat for seat, who in enumerate(header.seats) if not who.bot]
    against = tuple(who.name for who in header.seats if who.bot)
    if len(people) != 1 or not set(against) <= set(levels_of(game)):
        return None
    return Game(outcome.places[people[0]] == 1, against, step_odds(game, len(header.seats)))


class _Seen(Visitor):
    def __init__(self) -> None:
        self.game: Header | None = None
        self.ending: Outcome | None = None

    def header(self, line: int, header: Header) -> None:
        self.game = header

    def outcome(self, line: int, outcome: Outcome) -> None:
        self.ending = outcome
