"""The first line of a record: what was played, by whom, on what, and with which dice."""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import date, datetime
from functools import cached_property, lru_cache, partial
from typing import Any, Self

from rauswurf import games
from rauswurf.boards import Board, load
from rauswurf.dice import Dice, fair
from rauswurf.games import Game, Seating, Setup
from rauswurf.games.house import HouseRules
from rauswurf.games.levels import known_as
from rauswurf.messages import Message, Told, all_of, message, quoted
from rauswurf.record import limits
from rauswurf.record.house import HouseMark, read_house
from rauswurf.record.policy import MOST_SEATS, Fair, Hand, Policy, read_policy
from rauswurf.record.strict import Keys, canonical, digest, shown, some, text, true, whole

FORMAT = 1


@dataclass(frozen=True)
class Seat:
    """Who sits there: the colours they play (or what the seat is called), a name, or a bot."""

    plays: tuple[str, ...]
    name: str = ""
    bot: bool = False

    def data(self) -> dict[str, Any]:
        """This seat as it is written in a header."""
        bot = {"bot": True} if self.bot else {}
        return {"plays": list(self.plays), "name": self.name, **bot}

    @property
    def label(self) -> Message:
        """What this seat is called by people: ``Ada (Yellow)``, ``Red and Blue (bot)``."""
        if self.bot:
            return message("seat-bot", who=self._colours)
        return (
            message("seat-named", name=self.name, plays=self._colours)
            if self.name
            else self._colours
        )

    @property
    def introduced(self) -> Message:
        """The same, once, with all that is known: ``Red and Blue (bot, strong)``."""
        if not (self.bot and self.name):
            return self.label
        return message("seat-bot-named", who=self._colours, bot=known_as(self.name))

    @property
    def _colours(self) -> Message:
        return all_of(message(f"colour-{colour}") for colour in self.plays)


def seated(seats: Sequence[Seat], names: Sequence[str]) -> tuple[Seat, ...]:
    """The seats with the names of those who sat down later; raises Told where a name is fixed."""
    for number, (seat, name) in enumerate(zip(seats, names, strict=True), start=1):
        if name and (seat.name or seat.bot):
            raise Told(message("record-name-fixed", seat=number))
    return tuple(
        replace(seat, name=name or seat.name) for seat, name in zip(seats, names, strict=True)
    )


@dataclass(frozen=True)
class BoardMark:
    """A board that is not the game's own: its id, and a hash of all there is on it."""

    id: str
    sha256: bytes

    @classmethod
    def of(cls, board: Board) -> Self:
        """The mark of this board."""
        data = {key: value for key, value in asdict(board).items() if not key.startswith("_")}
        if board.pieces == len(board.graph.goal[0]):
            del data["pieces"]  # boards that do not tell it keep the mark they always had
        return cls(board.id, hashlib.sha256(canonical(data)).digest())

    def data(self) -> dict[str, Any]:
        """This mark as it is written in a header."""
        return {"id": self.id, "sha256": self.sha256.hex()}


@dataclass(frozen=True)
class Header:
    """Everything that is fixed before the first roll."""

    game: str
    rules: str  # the version of the game's rules
    players: int
    variants: Mapping[str, str]
    seats: tuple[Seat, ...]
    created: str
    board: BoardMark | None = None
    position: str | None = None
    dice: Policy = field(default_factory=Hand)
    house: HouseMark | None = None

    @classmethod
    def of(
        cls,
        setup: Setup,
        created: str,
        *,
        names: Sequence[str] = (),
        bots: Collection[int] = (),
        position: str | None = None,
        dice: Policy | None = None,
    ) -> Self:
        """The header of a game with this setup; raises Told for what cannot be written.

        ``created`` is a date or a time (ISO 8601), ``names`` are those of the seats in order,
        ``bots`` the numbers of the seats that nobody sits on.
        """
        called = [*names, *[""] * len(setup.seats)]
        is_usual = setup.given_board == _usual_board(setup.game)
        header = cls(
            game=setup.game.id,
            rules=setup.game.version,
            players=setup.players,
            variants=dict(setup.variants),
            seats=tuple(
                Seat(tuple(setup.names[k] for k in plays), called[number], number in bots)
                for number, plays in enumerate(setup.seats)
            ),
            created=created,
            board=None if is_usual else BoardMark.of(setup.board),
            position=position,
            dice=dice or Hand(),
            house=HouseMark(setup.house.name, setup.house.sha256) if setup.house else None,
        )
        read_header(header.data())  # nothing is written that could not be read
        return header

    def with_dice(self, policy: Policy) -> Self:
        """The same game with other dice; raises Told where words and seats do not fit."""
        header = replace(self, dice=policy)
        read_header(header.data())
        return header

    # The rules.

    @property
    def has_known_rules(self) -> bool:
        """Do the events of this game lead to the same here, and can it be played on?"""
        game = games.get(self.game)
        return self.rules in (game.version, *game.replays)

    @property
    def about_rules(self) -> Message | None:
        """What is to be told about rules of another version; None if they are those of today."""
        game = games.get(self.game)
        if self.rules == game.version:
            return None
        return message(
            "record-rules-older" if self.has_known_rules else "record-rules-other",
            version=self.rules if self.rules.isdecimal() else shown(self.rules),
            game=game.title,
            known=game.version,
        )

    @property
    def unknown_rules(self) -> Message:
        """Why a game by rules of another version is neither verified nor played on."""
        game = games.get(self.game)
        return message(
            "record-rules-version",
            version=shown(self.rules),
            game=game.id,
            known=quoted(game.version),
        )

    # The game and its dice.

    @cached_property
    def game_id(self) -> bytes:
        """What ties fair dice to this game: a hash of everything in the header but the dice."""
        data = self.data()
        del data["dice"]
        return fair.game_id(canonical(data))

    def commit(self, secret: bytes) -> bytes:
        """The commitment to a secret for this game."""
        return fair.commitment(secret, self.game_id)

    def roll_by(self, secret: bytes | None = None) -> Dice:
        """The dice of this game; raises Told without a secret that they need."""
        return self.dice.dice(self.game_id, secret)

    def setup(self, board: Board | None = None) -> Setup:
        """The setup of this game; raises Told (SetupError among them) if it cannot be.

        ``board`` is needed where the header names one that is not the game's own.
        """
        game = games.get(self.game)
        house = self.house.rules if self.house else None
        setup = game.setup(self.players, self.variants, board=self._board(board), house=house)
        missing = sorted(set(setup.variants) - set(self.variants))
        if missing:
            raise Told(message("record-no-variant", variant=missing[0]))
        seats = self._seating(setup)
        other = setup.given_board if self.board else None
        variants = tuple(setup.variants.items())
        return _shared_setup(game.id, self.players, variants, seats, other, house)

    def _board(self, board: Board | None) -> Board | None:
        if self.board is None:
            return None
        if games.get(self.game).board is None:
            raise Told(message("setup-no-board", game=self.game))
        if board is None:
            raise Told(message("record-board-needed", board=quoted(self.board.id)))
        if BoardMark.of(board) != self.board:
            raise Told(message("record-other-board", board=board.id))
        return board

    def _seating(self, setup: Setup) -> Seating:
        """The seats as numbers: those of the game, or a colour each in the order of the board."""
        names = list(setup.names)
        unknown = [name for seat in self.seats for name in seat.plays if name not in names]
        if unknown:
            raise Told(message("record-nobody-plays", colour=shown(unknown[0])))
        seats = tuple(tuple(map(names.index, seat.plays)) for seat in self.seats)
        if seats == setup.seats:
            return seats
        alone = all(len(seat) == 1 for seat in seats) and len(seats) == self.players
        in_order = sorted(set(seats)) == list(seats)
        if setup.given_board is None or not (alone and in_order and _owns_colours(setup)):
            raise Told(message("record-bad-seats"))
        return seats

    # Writing.

    def data(self) -> dict[str, Any]:
        """The header as it is written; what is as usual is left out."""
        data: dict[str, Any] = {
            "rauswurf": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "players": self.players,
            "variants": dict(self.variants),
            "seats": [seat.data() for seat in self.seats],
            "created": self.created,
        }
        if self.board:
            data["board"] = self.board.data()
        if self.house:
            data["house"] = self.house.data()
        if self.position is not None:
            data["position"] = self.position
        data["dice"] = self.dice.data()
        return data


def read_header(data: object) -> Header:
    """The header in this data; raises Told."""
    keys = Keys(data, message("record-header"))
    if not keys.has("rauswurf"):
        raise Told(message("record-not-a-record"))
    version = keys.take("rauswurf", partial(whole, least=0, most=2**31))
    if version != FORMAT:
        raise Told(message("record-version", version=str(version), known=str(FORMAT)))
    word = partial(text, most=limits.NAME)
    header = Header(
        game=keys.take("game", word),
        rules=keys.take("rules", word),
        players=keys.take("players", partial(whole, least=1, most=MOST_SEATS)),
        variants=keys.take("variants", _variants),
        seats=keys.take("seats", _seats),
        created=keys.take("created", _moment),
        board=keys.take("board", _board_mark) if keys.has("board") else None,
        position=keys.take("position", _position) if keys.has("position") else None,
        dice=keys.take("dice", read_policy),
        house=keys.take("house", read_house) if keys.has("house") else None,
    )
    keys.end()
    _check_contributions(header)
    return header


def _variants(value: object) -> dict[str, str]:
    if not isinstance(value, dict):
        raise Told(message("record-value-not-object", value=shown(value)))
    word = partial(text, most=limits.NAME)
    return {word(key): word(entry) for key, entry in value.items()}


def _seats(value: object) -> tuple[Seat, ...]:
    return some(value, 1, MOST_SEATS, _seat)


def _seat(value: object) -> Seat:
    keys = Keys(value, message("record-a-seat"))
    word = partial(text, most=limits.NAME)
    seat = Seat(
        plays=keys.take("plays", lambda plays: some(plays, 1, MOST_SEATS, word)),
        name=keys.take("name", word),
        bot=keys.take("bot", true) if keys.has("bot") else False,
    )
    keys.end()
    return seat


def _board_mark(value: object) -> BoardMark:
    keys = Keys(value, "board")
    mark = BoardMark(keys.take("id", partial(text, most=limits.NAME)), keys.take("sha256", digest))
    keys.end()
    return mark


def _position(value: object) -> str:
    position = text(value, limits.POSITION)
    if not position.strip():
        raise Told(message("record-empty-text"))
    return position


def _moment(value: object) -> str:
    """A date or a time, as in 2026-02-28 or 2026-02-28T19:30:00+01:00."""
    moment = text(value, limits.NAME)
    try:
        if "T" in moment:
            datetime.fromisoformat(moment)
        else:
            date.fromisoformat(moment)
    except ValueError:
        raise Told(message("record-not-a-date", value=shown(moment))) from None
    return moment


def _check_contributions(header: Header) -> None:
    """Raise Told unless each seat has one contribution, and a bot's is empty.

    A bot has no words: whoever runs it knows the secret and could choose them to its advantage.
    """
    if not isinstance(header.dice, Fair):
        return
    texts = header.dice.contributions
    if len(texts) != len(header.seats):
        raise Told(message("record-contributions", count=len(texts), seats=len(header.seats)))
    for seat, words in zip(header.seats, texts, strict=True):
        if seat.bot and words:
            raise Told(message("record-bot-contributes", colour=seat.plays[0]))


@lru_cache(maxsize=32)  # composing rules takes longer than playing a game by them
def _shared_setup(
    game: str,
    players: int,
    variants: tuple[tuple[str, str], ...],
    seats: Seating,
    board: Board | None,
    house: HouseRules | None,
) -> Setup:
    """A game, on its own board unless another one is named; the same for all who play it so."""
    known = games.get(game)
    setup = known.setup(players, dict(variants), board=board, house=house)
    if setup.seats == seats:
        return setup
    return known.setup(players, dict(variants), seats=seats, board=board, house=house)


def _owns_colours(setup: Setup) -> bool:
    return setup.variants.get("colours", "own") == "own"


def _usual_board(game: Game) -> Board | None:
    return load(game.board) if game.board else None
