"""What happened in a race game, in whole sentences."""

from collections.abc import Iterator
from dataclasses import dataclass

from rauswurf.boards.places import FROM, INTO, TO, origin_of, place_of
from rauswurf.games import Setup
from rauswurf.messages import Message, message
from rauswurf.rules.graph import GOAL, NONE, TRACK, WAITING
from rauswurf.rules.nueby.einser_blocker import STONE_0
from rauswurf.rules.race import CONTEST, EMPTY, STEP_BACK, State, kind_of
from rauswurf.rules.wish import Wish
from rauswurf.table.race import moves
from rauswurf.table.race.kept import focus_of, has_hunts, stones_of
from rauswurf.table.scene import Scene
from rauswurf.table.state import awaits_choice

RaceScene = Scene[State]


@dataclass(frozen=True)
class Step:
    """A piece that moved: which one, from where to where, and the piece or stone that was there."""

    piece: int
    origin: int
    target: int
    occupant: int
    is_backward: bool


def race_sentences(scene: RaceScene) -> list[Message]:
    """What was done, and what followed from it."""
    step = None
    if scene.event.faces:
        sentences = [_roll(scene)]
    else:
        wish = moves.read_wish(scene.setup, scene.before, scene.event.text)
        step = _step(scene, wish) if wish.word == "step" else None
        sentences = list(_moved(scene, step)) if step else [_decided(scene, wish)]
    return [
        *sentences,
        *_displaced(scene, step),
        *_stones_sent_back(scene, step),
        *_home(scene),
        *scene.first_turn(),
        *scene.ending(),
    ]


# Rolls.


def lost_roll(setup: Setup, before: State, after: State) -> bool:
    """Did a roll bring the player nothing to do?"""
    return before.phase != CONTEST and not awaits_choice(setup.rules, before, after)


def _roll(scene: RaceScene) -> Message:
    faces = scene.event.faces
    before = scene.before
    if has_hunts(before, scene.setup) and before.hunt_dice:
        hits = faces.count(before.hunted)
        return message("tell-hunt-roll", who=scene.mover, faces=faces, hits=hits)
    if lost_roll(scene.setup, before, scene.after):
        return message("tell-roll-lost", who=scene.mover, face=faces[0])
    return message("tell-roll", who=scene.mover, face=faces[0])


# Pieces that move.


def _step(scene: RaceScene, wish: Wish) -> Step:
    before, after = scene.before, scene.after
    board = scene.setup.board
    here = [piece for piece in board.pieces_of(wish.colour) if before.where[piece] == wish.origin]
    # Two may stand there, and what moved may have been sent on from where it went.
    here.sort(key=lambda piece: after.where[piece] != wish.target)
    here.sort(key=lambda piece: after.where[piece] == wish.origin)
    option = moves.match_option(scene.setup, before, wish)
    occupant = before.board[wish.target]
    return Step(
        piece=here[0],
        origin=wish.origin,
        target=wish.target,
        occupant=EMPTY if board.owner(occupant) == wish.colour else occupant,
        is_backward=option is not None and kind_of(option) == STEP_BACK,
    )


def _moved(scene: RaceScene, step: Step) -> Iterator[Message]:
    """A piece goes somewhere and perhaps throws somebody out."""
    setup, board, after = scene.setup, scene.setup.board, scene.after
    colour = board.owner(step.piece)
    who = scene.mover
    if colour != scene.before.turn:
        who = setup.name_of(colour)
        yield message("tell-neutral", who=scene.mover, colour=who)
    values = {"who": who}
    kind = board.graph.kind
    if kind[step.origin] == WAITING:
        values["to"] = place_of(board, step.target)
    else:
        goes_home = kind[step.target] == GOAL != kind[step.origin]
        values["origin"] = origin_of(board, step.origin, step.target)
        values["to"] = place_of(board, step.target, INTO if goes_home else TO)
    if step.occupant != EMPTY:
        is_stone = step.occupant >= STONE_0
        owner = step.occupant - STONE_0 if is_stone else board.owner(step.occupant)
        back = stones_of(setup, after)[owner] if is_stone else after.where[step.occupant]
        values |= {"victim": setup.name_of(owner), "back": place_of(board, back, TO)}
    yield message(_move_id(scene, step), **values)
    if focus_of(setup, after)[step.piece] > focus_of(setup, scene.before)[step.piece]:
        yield message("tell-focus-won", who=who, field=place_of(board, step.target))


def _move_id(scene: RaceScene, step: Step) -> str:
    """The sentence for a move: where it led, and what it met there."""
    kind = scene.setup.board.graph.kind
    captures = step.occupant != EMPTY
    if kind[step.origin] == WAITING:
        return "tell-enter-capture" if captures else "tell-enter"
    if step.is_backward:
        return "tell-back-capture" if captures else "tell-back"
    if captures:
        return "tell-hit-stone" if step.occupant >= STONE_0 else "tell-capture"
    goes_home = kind[step.target] == GOAL != kind[step.origin]
    return "tell-goal" if goes_home else "tell-move"


# Other decisions.


def _decided(scene: RaceScene, wish: Wish) -> Message:
    """A choice that moves no piece."""
    board, after, who = scene.setup.board, scene.after, scene.mover
    if wish.word == "hunt":
        return message("tell-hunt", who=who, number=wish.number)
    if wish.word == "push":
        stone = stones_of(scene.setup, after)[scene.before.turn]
        return message("tell-push", who=who, to=place_of(board, stone, TO))
    if wish.word == "stone":
        return message("tell-stone", who=who, to=place_of(board, wish.target))
    if wish.word == "turn":
        has_focus = focus_of(scene.setup, after)[after.board[wish.target]]
        field = place_of(board, wish.target)
        if has_focus:
            return message("tell-focus-won", who=who, field=field)
        return message("tell-focus-lost", who=who, field=field)
    return message("tell-pass", who=who)


# What follows.


def _displaced(scene: RaceScene, step: Step | None) -> Iterator[Message]:
    """Pieces that went somewhere without being moved or thrown out: huffed or pushed ones."""
    board, after = scene.setup.board, scene.after
    for piece, was in enumerate(scene.before.where):
        start = step.target if step and piece == step.piece else was
        end = after.where[piece]
        if start == end or (step and piece == step.occupant):
            continue
        colour = scene.setup.name_of(board.owner(piece))
        there = place_of(board, end, TO)
        if board.graph.kind[end] == WAITING:
            origin = place_of(board, start)
            yield message("tell-huffed", colour=colour, origin=origin, back=there)
        else:
            origin = place_of(board, start, FROM)
            yield message("tell-pushed", colour=colour, origin=origin, to=there)


def _stones_sent_back(scene: RaceScene, step: Step | None) -> Iterator[Message]:
    """Stones on entries, after a round in which nobody could move."""
    setup, board = scene.setup, scene.setup.board
    hit = step.occupant - STONE_0 if step else NONE
    moved = zip(stones_of(setup, scene.before), stones_of(setup, scene.after), strict=True)
    for colour, (was, now) in enumerate(moved):
        leaves_track = was != NONE and board.graph.kind[was] == TRACK != board.graph.kind[now]
        if leaves_track and colour != hit:
            origin, back = place_of(board, was, FROM), place_of(board, now, TO)
            who = setup.name_of(colour)
            yield message("tell-stone-back", who=who, origin=origin, back=back)


def _home(scene: RaceScene) -> Iterator[Message]:
    for seat, (was, now) in enumerate(zip(scene.before.rank, scene.after.rank, strict=True)):
        if now and not was:
            yield scene.counted("tell-home", [seat])
