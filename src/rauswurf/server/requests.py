"""What people ask of a table: each request becomes the event that is to be stored, or is refused.

Nothing changes here. ``hands`` are the seats whose tokens somebody has shown.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from msgspec import structs

from rauswurf.messages import Told, message
from rauswurf.record import limits, strict
from rauswurf.rules.graph import NONE
from rauswurf.rules.wish import Wish
from rauswurf.server.authority import Authority
from rauswurf.server.errors import BAD, FORBIDDEN, SENSELESS, Refuse, said
from rauswurf.server.letters import plain
from rauswurf.server.protocol.events import (
    Accepted,
    Answered,
    Asked,
    By,
    Chatted,
    Joined,
    Moved,
    Reacted,
    Returned,
    Rolled,
    Sign,
    TableEvent,
    Undone,
    Voted,
)
from rauswurf.server.protocol.socket import (
    Accept,
    Answer,
    Because,
    Chat,
    Enough,
    Hello,
    Hint,
    Play,
    React,
    Roll,
    Undo,
    Weigh,
    Why,
)
from rauswurf.server.protocol.socket import Wish as ClientWish
from rauswurf.table import IllegalMove, NotAMove, NotARoll, Refusal, Table

Hands = Collection[int]
MOST_CHATTED = 200  # what one seat may say at a table
MOST_REACTED = 200  # signs that one seat may show there
MOST_DECLINED = 3  # how often others have to say no before they are not asked any more
MOST_EVENTS = 8000  # in a log to which takebacks may still be added; moves always may


def proposed(a: Authority, hands: Hands, said: ClientWish, thought: int) -> TableEvent:
    """The event that a client asks for; raises Refuse."""
    match said:
        case Roll():
            return roll(a, hands, said.at, said.faces, thought)
        case Play():
            return play(a, hands, said.at, said.move, thought)
        case Undo():
            return ask_undo(a, hands, said.seat)
        case Answer():
            return answer(a, hands, said.seat, said.yes)
        case Enough():
            return vote(a, hands, said.yes)
        case Chat():
            return chat(a, hands, said.seat, said.text)
        case React():
            return react(a, hands, said.seat, said.sign)
        case Accept():
            return accept(a, hands, said.yes)
        case Hello():
            raise Refuse(message("server-hello-once"), BAD)


# Sitting down.


def join(
    a: Authority, seat: int | None, name: str, words: str, reserved: Collection[int]
) -> Joined:
    """Sit down on a free seat; ``reserved`` are those that wait for somebody else.

    In a game that is going on nobody adds to the dice any more.
    """
    free = [k for k in a.terms.people if k not in a.words and k not in reserved]
    if a.stage == "playing":
        free, words = sorted(a.free), ""
    if seat is None and not free:
        raise Refuse(message("server-no-free-seat"))
    chosen = free[0] if seat is None else seat
    if chosen not in free:
        raise Refuse(message("server-seat-taken"))
    return Joined(chosen, plain(name), recordable(words))


def recordable(words: str) -> str:
    """Words for the dice as they were sent; raises Refuse if a record may not have them."""
    try:
        return strict.text(words, limits.CONTRIBUTION)
    except Told as error:
        raise Refuse(error.message, SENSELESS) from error


def come_back(a: Authority, seat: int) -> Returned | None:
    """Play again where a bot has taken over; not after the time for the game was over."""
    return Returned(seat) if a.away.get(seat) == "bot" else None


# Playing.


def playing(a: Authority) -> Table:
    """The game, if one is going on; raises Refuse."""
    if a.table is None:
        raise Refuse(message("server-not-begun"))
    if a.table.is_over:
        raise Refuse(message("server-over"))
    if not a.can_go_on and a.terms.header.about_rules:
        raise Refuse(a.terms.header.about_rules)
    return a.table


def check_moment(a: Authority, at: int) -> None:
    """Raise Refuse unless the client speaks of what is now."""
    if at != a.moment:
        raise Refuse(message("server-stale"), stale=True)


def check_turn(a: Authority, hands: Hands) -> int:
    """The seat that is to act, if it is one of these; raises Refuse."""
    if not hands:
        raise Refuse(message("server-spectators-watch"), FORBIDDEN)
    seat = a.acting
    assert seat is not None, "a game is going on"
    if seat not in hands or a.is_bot_acting:
        raise Refuse(message("server-not-your-turn"), FORBIDDEN)
    return seat


def roll(a: Authority, hands: Hands, at: int, faces: tuple[int, ...], thought: int) -> Rolled:
    """Roll, or say what real dice show; those of bots anybody may tell who has a seat."""
    table = playing(a)
    if a.by_hand and a.is_bot_acting and hands:
        seat = a.acting
        assert seat is not None
    else:
        seat = check_turn(a, hands)
    check_moment(a, at)
    if faces and not a.by_hand:
        raise Refuse(message("server-dice-are-ours"), FORBIDDEN)
    if a.by_hand and table.dice_wanted and not faces:
        raise Refuse(message("server-say-dice", dice=table.dice_wanted), SENSELESS)
    return rolled(a, seat, "player", faces, thought)


def rolled(
    a: Authority, seat: int, by: By, faces: tuple[int, ...] = (), thought: int = 0
) -> Rolled:
    """The roll of a seat; raises Refuse where none is awaited."""
    table = playing(a)
    try:
        return Rolled(seat, table.would_roll(*faces), by, thought)
    except NotARoll as error:
        raise Refuse(said(error)) from error


def play(a: Authority, hands: Hands, at: int, move: str, thought: int) -> Rolled | Moved:
    """Make a move; the move ``roll`` is a roll."""
    table = playing(a)
    if move.split() == ["roll"] and table.dice_wanted:
        return roll(a, hands, at, (), thought)
    seat = check_turn(a, hands)
    check_moment(a, at)
    return Moved(seat, move, "player", thought)


def tried(a: Authority, event: TableEvent) -> tuple[TableEvent, Authority]:
    """An event as it is written properly, and the table after it: nothing else may be stored.

    Here a move is read, just as it will be from the log. Raises Refuse with the clause that forbids
    it, and Forgotten.
    """
    with refusing_moves():
        after = a.after(event)
        if isinstance(event, Moved) and after.table is not None:
            written = after.table.events[-1].text
            if written != event.move:
                event = structs.replace(event, move=written)
                after = a.after(event)
    return event, after


def legal(table: Table, move: str) -> str:
    """A move as it is written, if it may be made; raises Refuse."""
    with refusing_moves():
        return table.would_play(move)


@contextmanager
def refusing_moves() -> Iterator[None]:
    """Whatever is no move, or none that may be made, is refused with the clause that forbids it."""
    try:
        yield
    except IllegalMove as error:
        refusal = error.refusal
        raise Refuse(refusal.message, rule=refusal.rule) from error
    except NotAMove as error:
        raise Refuse(said(error), SENSELESS) from error


def because(a: Authority, asked: Why) -> Because:
    """Why something may not be done; raises Refuse for a question that makes no sense."""
    move, refusal = why(a, asked)
    reason = (refusal.message, refusal.rule) if refusal else (None, None)
    return Because(asked.re, move, *reason)


def why(a: Authority, asked: Why) -> tuple[str, Refusal | None]:
    """The move that is asked about as it is written, and what forbids it, if anything does."""
    table = playing(a)
    try:
        wish = wished(table, asked)
        return table.written(wish), table.judged(wish)
    except NotAMove as error:
        raise Refuse(said(error), SENSELESS) from error


def wished(table: Table, asked: Why) -> Wish:
    """What a client means: a move as text, or a piece that is to go somewhere."""
    if asked.move is not None:
        return table.wish(asked.move)
    piece = next((piece for piece in table.pieces if piece.id == asked.piece), None)
    if piece is None or (asked.place or 0) >= len(table.setup.board.fields):
        raise Refuse(message("server-why-what"), SENSELESS)
    colour = table.setup.board.colour(piece.colour)
    origin = table.setup.board.find(piece.field, colour)
    return Wish("step", colour, origin, NONE if asked.place is None else asked.place)


# Taking back.


def ask_undo(a: Authority, hands: Hands, seat: int) -> Asked | Undone:
    """Take back what a seat did last: at once, or if all agree."""
    playing(a)
    check_owner(hands, seat)
    if a.terms.choice.undo == "off":
        raise Refuse(message("server-undo-off"), FORBIDDEN)
    if a.asked:
        raise Refuse(message("server-undo-asked-already"))
    check_patience(a, seat)
    events = back_to(a, seat)
    others = a.voters(events) - {seat}
    freely = others <= set(hands) and not a.shows_dice(events)
    return Undone(seat, events) if freely or not others else Asked(seat, events)


def check_patience(a: Authority, seat: int) -> None:
    """Raise Refuse for who asks again after a no, and where a log would grow without end."""
    if a.declined.get(seat, 0) >= MOST_DECLINED:
        raise Refuse(message("server-undo-declined-often"), FORBIDDEN)
    if seat in a.must_wait:
        raise Refuse(message("server-undo-declined"))
    if a.sequence >= MOST_EVENTS:
        raise Refuse(message("server-undo-full"), FORBIDDEN)


def back_to(a: Authority, seat: int) -> int:
    """How many events there are since, and with, the last thing that a seat decided.

    Dice of ours would fall again as they did; real ones may have been typed in wrongly.
    """
    for events, past in enumerate(reversed(a.past), start=1):
        decided = past.seat == seat and past.by == "player"
        if decided and (not past.is_roll or a.by_hand):
            return events
    raise Refuse(message("server-undo-nothing"))


def answer(a: Authority, hands: Hands, seat: int, yes: bool) -> Answered:
    """Agree to an undo, or not."""
    check_owner(hands, seat)
    if a.asked is None or seat not in a.asked.missing:
        raise Refuse(message("server-undo-not-asked"))
    return Answered(seat, yes)


def agreed(a: Authority) -> Undone | None:
    """The undo to which everybody has agreed."""
    if a.asked is None or a.asked.missing:
        return None
    return Undone(a.asked.seat, a.asked.events)


# Ending early.


def vote(a: Authority, hands: Hands, yes: bool) -> Voted:
    """Want the game to end here, with the places as they stand, or play on."""
    playing(a)
    voters = tuple(sorted(set(hands) & set(a.terms.people)))
    if not voters:
        raise Refuse(message("server-spectators-watch"), FORBIDDEN)
    if not yes and not a.enough:
        raise Refuse(message("server-end-not-asked"))
    declined, moment = a.end_declined
    if yes and not a.enough and declined >= MOST_DECLINED:
        raise Refuse(message("server-end-declined-often"), FORBIDDEN)
    if yes and not a.enough and moment == a.moment:
        raise Refuse(message("server-end-declined"))
    if yes and a.enough.issuperset(voters):
        raise Refuse(message("server-end-asked-already"))
    return Voted(voters, yes)


# The coach.


def accept(a: Authority, hands: Hands, yes: bool) -> Accepted:
    """Agree to the coach at a public table, or not."""
    asked = tuple(sorted(set(a.coaching.missing) & set(hands)))
    if not asked:
        raise Refuse(message("server-coach-not-asked"))
    return Accepted(asked, yes)


def check_coached(a: Authority, hands: Hands, asked: Hint | Weigh) -> str:
    """The move that is asked about as it is written, if it may be asked; raises Refuse."""
    table, coach = playing(a), a.coaching
    is_on = coach.hints if isinstance(asked, Hint) else coach.tutor
    if not is_on or coach.missing:
        raise Refuse(message("server-coach-off"), FORBIDDEN)
    check_turn(a, hands)
    check_moment(a, asked.at)
    return legal(table, asked.move) if isinstance(asked, Weigh) else ""


# Talking.


def chat(a: Authority, hands: Hands, seat: int, text: str) -> Chatted:
    """Say something to everybody."""
    check_owner(hands, seat)
    check_may_talk(a, seat, a.chat, "chat")
    if a.chatted.get(seat, 0) >= MOST_CHATTED:
        raise Refuse(message("server-chat-full", most=MOST_CHATTED), FORBIDDEN)
    said_plainly = plain(text)
    if not said_plainly:
        raise Refuse(message("server-chat-empty"), SENSELESS)
    return Chatted(seat, said_plainly)


def react(a: Authority, hands: Hands, seat: int, sign: Sign) -> Reacted:
    """Show a sign to everybody."""
    check_owner(hands, seat)
    check_may_talk(a, seat, a.reactions, "reactions")
    if a.reacted.get(seat, 0) >= MOST_REACTED:
        raise Refuse(message("server-reactions-full", most=MOST_REACTED), FORBIDDEN)
    return Reacted(seat, sign)


def check_may_talk(a: Authority, seat: int, is_on: bool, what: str) -> None:
    """Raise Refuse where whoever opened the table wants it quiet."""
    if not is_on:
        raise Refuse(message(f"server-{what}-off"), FORBIDDEN)
    if seat in a.muted:
        raise Refuse(message("server-muted"), FORBIDDEN)


def check_owner(hands: Hands, seat: int) -> None:
    """Raise Refuse unless one has this seat."""
    if seat not in hands:
        raise Refuse(message("server-not-your-seat"), FORBIDDEN)
