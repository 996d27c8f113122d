"""What happened in NICHTLUSTIG, in whole sentences."""

from collections.abc import Iterable, Iterator

from rauswurf.messages import Message, all_of, message
from rauswurf.rules.nichtlustig.cards import (
    COLOURED,
    DEATH,
    DEATHS,
    DICE,
    DINOSAUR,
    FINAL,
    NONE,
    SCORED,
    SPECIAL,
    SYMBOL,
    TABLE,
    TARGETS,
    State,
    content_of,
)
from rauswurf.rules.race import CONTEST
from rauswurf.table.nichtlustig import moves
from rauswurf.table.nichtlustig.names import SPECIALS, card_name, card_told, dice_of, die_told
from rauswurf.table.scene import Scene

CardScene = Scene[State]


def card_sentences(scene: CardScene) -> list[Message]:
    """What was done, and what followed from it."""
    sentences = [_roll(scene)] if scene.event.faces else list(_decided(scene))
    if scene.before.phase == CONTEST:
        return [*sentences, *scene.first_turn()]
    return [
        *sentences,
        *_scored(scene),
        *_freed(scene),
        *_laid_open(scene),
        *_moved_specials(scene),
        *scene.ending(),
        *_points(scene),
    ]


# Rolls.


def _roll(scene: CardScene) -> Message:
    before, faces = scene.before, scene.event.faces
    if before.phase == CONTEST:
        if faces[0] == SYMBOL:
            return message("tell-roll-symbol", who=scene.mover)
        return message("tell-roll", who=scene.mover, face=faces[0])
    if before.step == FINAL:
        shown = [message("dice-symbol") if face == SYMBOL else face for face in faces]
        return message("tell-roll-professors", who=scene.mover, faces=shown)
    rolled = [die for die in range(DICE) if before.face[die] == 0]
    dice = [die_told(die, face) for die, face in zip(rolled, faces, strict=True)]
    return message("tell-roll-dice", who=scene.mover, dice=dice)


# Decisions.


def _decided(scene: CardScene) -> Iterator[Message]:
    """What the player on turn chose."""
    option = moves.match_option(scene.before, moves.read_wish(scene.setup, scene.event.text))
    assert option is not None, "only what was on offer happens"
    meant, who = moves.wish_of(scene.before, option), scene.mover
    cards = [said.card for said in meant.cards]
    if meant.word == "stop":
        yield message("tell-stop", who=who)
    elif meant.word == "keep":
        yield _kept(scene, content_of(option))
    elif meant.word == "use":
        yield message(f"tell-use-{card_name(cards[0])}", who=who)
    elif meant.word == "cover":
        death = card_told(scene.before.death)
        yield message("tell-cover", who=who, card=card_told(cards[0]), death=death)
    elif meant.machine:
        yield message("tell-take-machine", who=who, cards=_listed(cards))
    elif not cards:
        yield message("tell-take-nothing", who=who)
    else:
        yield from _taken(scene, cards)


def _kept(scene: CardScene, dice: int) -> Message:
    if not dice:
        return message("tell-keep-nothing", who=scene.mover)
    kept = [die_told(die, scene.before.face[die]) for die in dice_of(dice)]
    return message("tell-keep", who=scene.mover, dice=kept)


def _taken(scene: CardScene, cards: list[int]) -> Iterator[Message]:
    """Cards from the table together, those of others one by one."""
    where = scene.before.where
    lying = [card for card in cards if where[card] == TABLE]
    if lying:
        yield message("tell-take", who=scene.mover, cards=_listed(lying))
    for card in cards:
        if where[card] != TABLE:
            yield message(
                "tell-take-from",
                who=scene.mover,
                card=card_told(card),
                source=scene.who(where[card]),
            )


def _listed(cards: Iterable[int]) -> Message:
    return all_of(map(card_told, cards))


# What follows.


def _scored(scene: CardScene) -> Iterator[Message]:
    """Dinosaurs are left out: who takes one knows that it counts."""
    before, after = scene.before, scene.after
    for seat in range(scene.setup.players):
        cards = [
            card
            for card in range(DINOSAUR)
            if before.where[card] == after.where[card] == seat
            and before.mark[card] < SCORED <= after.mark[card]
        ]
        if cards:
            yield message("tell-scored", who=scene.who(seat), cards=_listed(cards))


def _freed(scene: CardScene) -> Iterator[Message]:
    """What a death card covered before it was taken."""
    after = scene.after
    for card in range(TARGETS):
        if scene.before.mark[card] > SCORED == after.mark[card]:
            who = scene.who(after.where[card])
            yield message("tell-counts-again", card=card_told(card), who=who)


def _laid_open(scene: CardScene) -> Iterator[Message]:
    """A death card that was taken and is not waiting to cover something."""
    before, after = scene.before, scene.after
    for card in range(DEATH, DEATH + DEATHS):
        came = before.where[card] != after.where[card]
        if came and after.covers[card - DEATH] == NONE and after.death != card:
            who = scene.who(after.where[card])
            yield message("tell-lies-open", card=card_told(card), who=who)


def _moved_specials(scene: CardScene) -> Iterator[Message]:
    """Special cards that were won, went back, or cost somebody a turn."""
    before, after = scene.before, scene.after
    for card in range(SPECIAL, SPECIAL + COLOURED):
        was, now = before.where[card], after.where[card]
        if was == now or _is_said_already(scene, card):
            continue
        name = card_told(card)
        if now == TABLE:
            missed = card == scene.setup.rules.SKIP_CARD and was != before.turn
            yield (
                message("tell-misses-turn", who=scene.who(was), card=name)
                if missed
                else message("tell-special-back", card=name)
            )
        elif was == TABLE:
            yield message("tell-gets-special", who=scene.who(now), card=name)
        else:
            source = scene.who(was)
            yield message("tell-gets-special-from", who=scene.who(now), card=name, source=source)


def _is_said_already(scene: CardScene, card: int) -> bool:
    """Was this card used by name? Then everybody knows that it goes back."""
    name = SPECIALS[card - SPECIAL]
    used = scene.event.text == f"use {name}" or scene.event.text.endswith(f" with {name}")
    return used and scene.after.where[card] == TABLE


def _points(scene: CardScene) -> Iterator[Message]:
    """What everybody has when it is over, the best first."""
    outcome = scene.outcome
    if outcome:
        for _, seat in sorted((place, seat) for seat, place in enumerate(outcome.places)):
            yield message("tell-points", who=scene.who(seat), points=outcome.points[seat])
