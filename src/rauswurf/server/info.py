"""What everybody may know about a table; the secret of the dice only when the game is over."""

from rauswurf.record import Fair
from rauswurf.server.authority import Authority
from rauswurf.server.protocol.tables import (
    DiceInfo,
    EndingInfo,
    SeatInfo,
    SeriesInfo,
    TableInfo,
    UndoInfo,
)


def table_info(a: Authority) -> TableInfo:
    """All that everybody may know."""
    terms, choice, header = a.terms, a.terms.choice, a.terms.header
    game = terms.setup.game
    return TableInfo(
        id=terms.id,
        game=game.id,
        rules=header.rules,
        about_rules=header.about_rules,
        players=header.players,
        variants=dict(header.variants),
        board=terms.board_name,
        position=header.position,
        seats=tuple(seat_info(a, seat) for seat in range(len(choice.seats))),
        dice=dice_info(a),
        undo=choice.undo,
        undo_asked=undo_info(a),
        ending=ending_info(a),
        clock=choice.clock,
        visibility=choice.visibility,
        absence=choice.absence,
        chat=a.chat,
        reactions=a.reactions,
        coach=a.coaching,
        series=series_info(a),
        created=header.created,
        stage=a.stage,
        rematch=a.rematch,
    )


def seat_info(a: Authority, seat: int) -> SeatInfo:
    """Who sits on a seat."""
    chosen = a.terms.choice.seats[seat]
    is_bot = chosen.kind == "bot"
    return SeatInfo(
        seat=seat,
        plays=a.terms.header.seats[seat].plays,
        kind=chosen.kind,
        level=chosen.level if is_bot else None,
        name=a.names.get(seat, ""),
        taken=is_bot or (seat in a.words and seat not in a.free),
        away=seat in a.away,
        muted=seat in a.muted,
    )


def dice_info(a: Authority) -> DiceInfo:
    """Where the numbers come from."""
    policy, secret = a.terms.header.dice, a.terms.secret
    words = tuple(a.words.get(seat, "") for seat in range(len(a.terms.choice.seats)))
    return DiceInfo(
        by=a.terms.choice.dice,
        commitment=policy.commitment.hex() if isinstance(policy, Fair) else None,
        contributions=words,
        secret=secret.hex() if secret is not None and a.stage == "over" else None,
    )


def undo_info(a: Authority) -> UndoInfo | None:
    """What is asked to be taken back."""
    if a.asked is None:
        return None
    return UndoInfo(a.asked.seat, a.asked.events, tuple(sorted(a.asked.missing)))


def ending_info(a: Authority) -> EndingInfo | None:
    """Who wants the game to end here."""
    if not a.enough:
        return None
    return EndingInfo(tuple(sorted(a.enough)), tuple(sorted(a.undecided)))


def series_info(a: Authority) -> SeriesInfo | None:
    """What these players have played before; whoever has come later has not."""
    if not a.terms.series:
        return None
    seats = enumerate(a.terms.series)
    return SeriesInfo(tuple(() if k in a.newcomers else places for k, places in seats))
