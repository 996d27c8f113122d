"""Values for every message, so that translators read sentences instead of gaps.

What is told at a table comes from real games; what is told elsewhere from the lists below.
"""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from rauswurf import Dice, Table
from rauswurf.games import GAMES
from rauswurf.messages import Message, all_of, message
from rauswurf.table.table import state_of
from rauswurf.table.telling import sentences_about

SEED = 7
EVENTS = 700  # of each game: enough for most of what can happen
REFUSED_EVERY = 9  # events: to ask why not at each of them would take long

YELLOW, GREEN = message("colour-yellow"), message("colour-green")
ADA = message("seat-named", name="Ada", plays=YELLOW)
LEMMING = message("card-lemming", number=5)
GAME = GAMES["madn"].title
REASON = message("reason-missing")
FAULT = message("position-no-field", field="q")
SENTENCE = message("refuse-must-move-can-move")
DICE = all_of([message("dice-black", face=3), message("dice-white", face=5)])

COUNTED = (
    "all at byte cells column count depth enough events face fields games grid half hits least "
    "line lines moves number of pictures pieces players points rolls seat seats sequences steps "
    "sum sweeps threads wanted"
)
NUMBERS: dict[str, float] = {
    "after": 580.84,
    "at-most": 1.95,
    "before": 465.61,
    "by": 115.23,
    "compile-seconds": 4.2,
    "die": 5,
    "error": 0.012,
    "fair": 0.25,
    "games-per-second": 21_000,
    "high": 119.05,
    "low": 111.4,
    "most": 6,
    "place": 1,
    "port": 8000,
    "ratio": 2.94,
    "rolls-per-second": 9_400_000,
    "seconds": 12,
    "status": 502,
    "value": 0.2508,
    "version": 1,
} | dict.fromkeys(COUNTED.split(), 3)
WORDS: Mapping[str, Any] = {
    "address": "http://localhost:8000",
    "argument": message("help-value-file"),
    "arguments": "black, blue",
    "back": "B",
    "board": "cross",
    "bot": message("bots-level-strong"),
    "bots": "strong, random",
    "card": LEMMING,
    "cards": all_of([LEMMING, message("card-yeti", number=2)]),
    "chance": "51.13 %",
    "choices": "ask, system, seed",
    "clause": message("clause-classic-clear-start-title"),
    "code": "xx",
    "codes": "en, de, es",
    "colour": YELLOW,
    "colours": all_of([YELLOW, GREEN]),
    "command": "rauswurf play",
    "covered": LEMMING,
    "created": "2026-02-28 19:30",
    "death": message("card-death", number=4),
    "detail": "Expected `int`, got `str`",
    "dice": DICE,
    "end": "b",
    "entry": "5",
    "example": "strict",
    "expected": "3.50",
    "faces": "2, 5, 5, 1",
    "fact": "turn",
    "fault": FAULT,
    "faults": FAULT,
    "field": "12",
    "file": "game.jsonl",
    "first": "on",
    "folder": "games",
    "from": "12",
    "game": GAME,
    "host": "play.example",
    "how": message("play-enter-rolls", dice=1),
    "item": YELLOW,
    "kept": DICE,
    "key": "players",
    "kind": "track",
    "known": "yellow, red",
    "last": GREEN,
    "level": message("bots-level-casual"),
    "mark": "arrow",
    "mean": "3.72",
    "measure": message("lab-captures"),
    "missing": "a, b",
    "move": "12-18",
    "name": "Ada",
    "names": "Ada, Ben",
    "near": "madn",
    "next": GREEN,
    "now": "now duck",
    "one": "b3:duck",
    "open": DICE,
    "option": "--games",
    "origin": "12",
    "other": "b3:ufo",
    "others": "3 × random",
    "package": "altair",
    "path": "pictures",
    "played": "20,000",
    "plays": YELLOW,
    "position": "yellow B B 0 a / red 12 B B B",
    "positions": "1,234,567",
    "promise": "a8ad7753a6ec0a99…",
    "reason": REASON,
    "residual": "3.1e-07",
    "rest": FAULT,
    "right": "2 6",
    "roll": "4",
    "rolled": "5",
    "rule": "clear-start",
    "ruling": message("ruling-classic-capture"),
    "run": "0..39",
    "said": message("list-quoted", text="12_18"),
    "saved": GAME,
    "seal": "a8ad7753a6ec0a99…",
    "second": "off",
    "seed": "7",
    "share": "29.1 %",
    "sign": "U+001B",
    "source": GREEN,
    "start": "0",
    "step": "17",
    "symbol": message("card-ufo"),
    "text": "0 20",
    "title": "House rules",
    "to": "18",
    "turn": YELLOW,
    "values": "off, huff, strict",
    "variant": "barriers",
    "variants": "barriers=on",
    "victim": GREEN,
    "where": message("record-header"),
    "who": ADA,
    "why": SENTENCE,
    "word": "use",
    "words": "Input/output error",
    "written": "12x18",
}
# The same name, another thing.
ELSEWHERE: Mapping[str, Mapping[str, Any]] = {
    "arena": {"bot": "strong", "value": 212, "low": 0, "high": 20},
    "cli": {"source": message("source-madn"), "value": 1234.5},
    "list": {"first": FAULT, "most": YELLOW, "text": "12_18"},
    "page": {"dice": DICE, "seat": "2", "reason": "TypeError", "mean": "3.72"},
    "play": {"dice": 1, "kept": 2, "rolled": 5, "name": "Ada", "bots": 3, "bot": "no"},
    "position": {"dice": "black", "card": "lemming 5", "death": "death 3", "colour": "yellow"},
    "reason": {"line": "3", "column": "7"},
    "roll": {"dice": "b:duck b:ufo"},
    "server": {"dice": 1},
    "simulate": {"who": YELLOW, "turn": 1, "bot": "strong", "bots": "strong, random"},
    "study": {"bots": 2, "mean": "460.60", "error": "0.58"},
    "table": {"dice": 2, "cards": 2, "rolls": 2},
    "train": {"error": "1.0 %", "fair": "25 %", "games": "200,000"},
    "usage": {"value": "many", "near": "--players"},
    "view": {"dice": 2},
}


def real_messages() -> dict[str, Message]:
    """What was told and refused in a game of each kind, the first of every id."""
    found: dict[str, Message] = {}
    for game in GAMES:
        for each in messages_of(game):
            found.setdefault(each.id, each)
    return found


def messages_of(game: str) -> Iterator[Message]:
    """Everything that is told of one game, and what is refused now and then."""
    chance = random.Random(SEED)
    table = Table(game, dice=Dice.seeded(SEED))
    for number in range(EVENTS):
        if table.is_over:
            return
        if number % REFUSED_EVERY == 0:
            yield from (refusal.message for refusal in table.refused())
        before = state_of(table).copy()
        table.play(chance.choice(table.moves))
        yield from sentences_about(table.setup, before, table.events[-1], state_of(table))


def example(id: str, wanted: frozenset[str]) -> Message:
    """A message with a likely value for each gap."""
    own = ELSEWHERE.get(id.partition("-")[0], {})
    known = {**WORDS, **NUMBERS, **own}
    return Message(id, {name: known.get(name, name) for name in sorted(wanted)})
