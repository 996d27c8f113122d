"""Forgeries of records, of every kind we could think of, made at random from a seed.

A forger is skilled: unless a kind is about bytes, the seal is made anew. Some changes change
nothing (spaces, the order of keys): these must still pass.
"""

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from tests.record.making import SECRET, sealed

Lines = list[bytes]
Forge = Callable[[random.Random, Lines], Lines | None]  # without the seal; None: does not apply
KINDS: dict[str, Forge] = {}
RAW: dict[str, Callable[[random.Random, bytes], bytes]] = {}

OTHER_SECRET = SECRET[::-1].hex()
RIGHT_TO_LEFT = "\u202e"


def forge(kind: str, chance: random.Random, record: bytes) -> bytes | None:
    """A forgery of a closed record; None where this kind cannot be made of it."""
    if kind in RAW:
        return RAW[kind](chance, record)
    lines = KINDS[kind](chance, record.splitlines()[:-1])
    return None if lines is None else sealed(lines)


# How lines are found and written.


def at_random(chance: random.Random, lines: Lines, key: str) -> int | None:
    """The number of a line with this key, from 0."""
    found = [k for k, line in enumerate(lines) if k and key in json.loads(line)]
    return chance.choice(found) if found else None


def written(data: object) -> bytes:
    """A line as our programs write it."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode()


def kind(name: str) -> Callable[[Forge], Forge]:
    """Keep a forgery under its name."""

    def keep(made: Forge) -> Forge:
        KINDS[name] = made
        return made

    return keep


def exchanged(name: str, key: str, change: Callable[[random.Random, Any], object]) -> None:
    """A kind that writes another value into a line with this key."""

    def made(chance: random.Random, lines: Lines) -> Lines | None:
        k = at_random(chance, lines, key)
        if k is None:
            return None
        value = change(chance, json.loads(lines[k])[key])
        return [*lines[:k], written({key: value}), *lines[k + 1 :]]

    KINDS[name] = made


def inserted(name: str, before: str, new: Sequence[object]) -> None:
    """A kind that puts lines in front of one with this key."""

    def made(chance: random.Random, lines: Lines) -> Lines | None:
        k = at_random(chance, lines, before)
        return None if k is None else [*lines[:k], *map(written, new), *lines[k:]]

    KINDS[name] = made


def dropped(name: str, key: str) -> None:
    """A kind that leaves out a line with this key."""

    def made(chance: random.Random, lines: Lines) -> Lines | None:
        k = at_random(chance, lines, key)
        return None if k is None else [*lines[:k], *lines[k + 1 :]]

    KINDS[name] = made


def headed(name: str, change: Callable[[random.Random, Any], object]) -> None:
    """A kind that changes the header; a change that answers False does not apply."""

    def made(chance: random.Random, lines: Lines) -> Lines | None:
        header = json.loads(lines[0])
        return None if change(chance, header) is False else [written(header), *lines[1:]]

    KINDS[name] = made


def spelled(name: str, old: bytes, new: bytes) -> None:
    """A kind that writes something in another way, at its first place."""

    def made(_: random.Random, lines: Lines) -> Lines | None:
        k = next((k for k, line in enumerate(lines) if old in line), None)
        return None if k is None else [*lines[:k], lines[k].replace(old, new, 1), *lines[k + 1 :]]

    KINDS[name] = made


# Rolls, moves and takebacks.


def another(chance: random.Random, faces: list[int]) -> list[int]:
    """A roll of which one die shows something else."""
    k = chance.randrange(len(faces))
    return [*faces[:k], chance.choice([f for f in range(1, 7) if f != faces[k]]), *faces[k + 1 :]]


exchanged("roll-changed", "roll", another)
exchanged("roll-longer", "roll", lambda chance, faces: [*faces, chance.randint(1, 6)])
exchanged("roll-shorter", "roll", lambda _, faces: faces[:-1])
exchanged("roll-seven", "roll", lambda _, faces: [*faces[:-1], 7])
exchanged("roll-zero", "roll", lambda _, faces: [*faces[:-1], 0])
exchanged("roll-true", "roll", lambda _, faces: [*faces[:-1], True])
exchanged("roll-text", "roll", lambda _, faces: [*faces[:-1], "6"])
exchanged("roll-many", "roll", lambda _, faces: [1] * 21)
exchanged("move-changed", "move", lambda chance, _: chance.choice(["0-39", "pass", "roll", "take"]))
exchanged("move-long", "move", lambda _, move: move + " " * 200)
exchanged("move-control", "move", lambda _, move: move + "\x07")
exchanged("undo-false", "undo", lambda _, __: False)
exchanged("undo-one", "undo", lambda _, __: 1)
inserted("undo-added", "roll", [{"undo": True}])
inserted("roll-added", "roll", [{"roll": [6]}])
inserted("rolled-until-it-suits", "roll", [{"roll": [6]}, {"undo": True}])
inserted("move-added", "roll", [{"move": "pass"}])
inserted("strange-line", "roll", [{"rolled": [6]}])
inserted("two-words", "roll", [{"roll": [6], "move": "pass"}])
inserted("no-word", "roll", [{}])
dropped("roll-dropped", "roll")
dropped("move-dropped", "move")
dropped("undo-dropped", "undo")


@kind("roll-twice")
def _(chance: random.Random, lines: Lines) -> Lines | None:
    k = at_random(chance, lines, "roll")
    return None if k is None else [*lines[: k + 1], *lines[k:]]


@kind("rolls-swapped")
def _(chance: random.Random, lines: Lines) -> Lines | None:
    one, other = (at_random(chance, lines, "roll") for _ in range(2))
    if one is None or other is None:
        return None
    swapped = list(lines)
    swapped[one], swapped[other] = lines[other], lines[one]
    return swapped


@kind("undos-first")
def _(_: random.Random, lines: Lines) -> Lines | None:
    return [
        lines[0],
        *[b'{"undo":true}'] * 3,
        *[line for line in lines[1:] if b"names" not in line],
    ]


# An early end.

exchanged("ended-by-a-bot", "ended", lambda _, seats: [0, 1, *seats[1:]])
exchanged("ended-disordered", "ended", lambda _, seats: seats[::-1])
exchanged("ended-repeated", "ended", lambda _, seats: [*seats, seats[-1]])
exchanged("ended-by-nobody-there", "ended", lambda _, seats: [*seats, 4])
exchanged("ended-true", "ended", lambda _, __: True)
exchanged("ended-by-a-text", "ended", lambda _, __: ["0"])
exchanged("ended-by-others", "ended", lambda _, __: [2])
inserted("ended-twice", "ended", [{"ended": [0]}])
inserted("ended-after-the-end", "secret", [{"ended": [0]}])
inserted("rolled-after-the-end", "secret", [{"ended": [0]}, {"roll": [6]}])
inserted("ended-in-mid-game", "roll", [{"ended": [0]}])
dropped("ended-dropped", "ended")


@kind("ended-where-it-suits")
def _(_: random.Random, lines: Lines) -> Lines | None:
    """Somebody who led at that moment leaves out the rest and keeps the secret."""
    half = len(lines) // 2
    end = [line for line in lines if b'"secret"' in line or b'"outcome"' in line]
    return [*lines[:half], b'{"ended":[0]}', *end] if end else None


# The secret, the outcome and the names.

exchanged("secret-changed", "secret", lambda chance, s: f"{chance.randrange(16):x}0" + s[2:])
exchanged("secret-other", "secret", lambda _, __: OTHER_SECRET)
exchanged("secret-capitals", "secret", lambda _, secret: secret.upper())
exchanged("secret-short", "secret", lambda _, secret: secret[:-2])
exchanged("outcome-places", "outcome", lambda _, data: data | {"places": data["places"][::-1]})
exchanged("outcome-winners", "outcome", lambda _, data: data | {"winners": ["green"]})
exchanged("outcome-place-zero", "outcome", lambda _, data: data | {"places": [0] * 4})
exchanged("outcome-strange", "outcome", lambda _, data: data | {"prize": 1})
exchanged("names-changed", "names", lambda _, names: ["Eve", *names[1:]])
exchanged("names-few", "names", lambda _, names: names[1:])
exchanged("names-turned", "names", lambda _, names: [RIGHT_TO_LEFT, *names[1:]])
dropped("secret-dropped", "secret")
dropped("outcome-dropped", "outcome")
dropped("names-dropped", "names")
inserted("names-late", "secret", [{"names": ["", "", "", ""]}])
inserted("secret-early", "roll", [{"secret": SECRET.hex()}])
inserted("secret-twice", "secret", [{"secret": SECRET.hex()}])
inserted("seal-early", "roll", [{"seal": SECRET.hex()}])


@kind("names-added")
def _(_: random.Random, lines: Lines) -> Lines | None:
    seats = json.loads(lines[0])["seats"]
    return [lines[0], written({"names": [f"Eve {k}" for k in range(len(seats))]}), *lines[1:]]


@kind("end-cut-off-and-sealed")
def _(chance: random.Random, lines: Lines) -> Lines | None:
    kept = chance.randrange(1, len(lines) - 2)
    events = [line for line in lines[:kept] if b'"secret"' not in line and b'"outcome"' not in line]
    return [*events, *[line for line in lines if b'"secret"' in line]]


# The header.


def renamed(_: random.Random, header: Any) -> object:
    header["seats"][0]["name"] = "Eve"
    return None


def switched(chance: random.Random, header: Any) -> object:
    name = chance.choice(sorted(header["variants"]))
    header["variants"][name] = "off" if header["variants"][name] == "on" else "on"
    return None


def with_words(change: Callable[[list[str]], list[str]]) -> Callable[[random.Random, Any], object]:
    def changed(_: random.Random, header: Any) -> object:
        dice = header["dice"]
        if dice["by"] != "fair":
            return False
        dice["contributions"] = change(dice["contributions"])
        return None

    return changed


def without_promise(_: random.Random, header: Any) -> object:
    header["dice"] = {"by": "hand"}
    return None


def promising(_: random.Random, header: Any) -> object:
    words = ["" for _ in header["seats"]]
    header["dice"] = {"by": "fair", "commitment": "00" * 32, "contributions": words}
    return None


headed("header-name", renamed)
headed("header-variant", switched)
headed("header-created", lambda _, h: h.update(created="2026-03-01"))
headed("header-game", lambda _, h: h.update(game="chess"))
headed("header-version", lambda _, h: h.update(rauswurf=2))
headed("header-rules", lambda _, h: h.update(rules="99"))
headed("header-players", lambda _, h: h.update(players=7))
headed("header-strange", lambda _, h: h.update(prize=1))
headed("header-position-empty", lambda _, h: h.update(position="  "))
headed("header-board", lambda _, h: h.update(board={"id": "mine", "sha256": "ab" * 32}))
headed("header-bot-false", lambda _, h: h["seats"][0].update(bot=False))
headed("header-bot-speaks", lambda _, h: h["seats"][0].update(bot=True))
headed("header-no-seats", lambda _, h: h.update(seats=[]))
headed("header-turned", lambda _, h: h["seats"][0].update(name=RIGHT_TO_LEFT))
headed("header-long-name", lambda _, h: h["seats"][0].update(name="🎲" * 41))
headed("header-proto", lambda _, h: h["variants"].update(__proto__="on"))
headed("promise-taken-away", without_promise)
headed("promise-made-up", promising)
headed("promise-changed", lambda _, h: h["dice"].update(commitment="ab" * 32))
headed("promise-short", lambda _, h: h["dice"].update(commitment="ab" * 31))
headed("words-changed", with_words(lambda words: [words[0] + "!", *words[1:]]))
headed("words-swapped", with_words(lambda words: [*words[1:], words[0]]))
headed("words-normalised", with_words(lambda words: ["Zwo\u0308lf", *words[1:]]))
headed("words-few", with_words(lambda words: words[1:]))
headed("words-long", with_words(lambda words: ["x" * 201, *words[1:]]))
headed("dice-unknown", lambda _, h: h.update(dice={"by": "fate"}))
headed("dice-strange", lambda _, h: h["dice"].update(luck=1))
headed("seed-large", lambda _, h: h.update(dice={"by": "seed", "seed": 2**63, "stream": 0}))

# Other ways to write the same, or what looks like it.

spelled("space", b'{"roll":', b' { "roll" :\t')
spelled("carriage-return", b"]}", b"]}\r")
spelled("escaped-letter", b'{"roll"', rb'{"\u0072oll"')
spelled("escaped-name", b'"Ada"', rb'"\u0041da"')
spelled("lone-surrogate", b'"Ada"', rb'"\ud83cda"')
spelled("key-twice", b'{"roll":', b'{"roll":[1],"roll":')
spelled("comma-at-the-end", b"]}", b",]}")
spelled("no-comma", b'","', b'" "')
spelled("not-a-number", b'{"roll":[', b'{"roll":[NaN,')
spelled("fraction", b"]}", b".0]}")
spelled("exponent", b"]}", b"e0]}")
spelled("leading-zero", b'{"roll":[', b'{"roll":[0')
spelled("plus-sign", b'{"roll":[', b'{"roll":[+')
spelled("many-digits", b'{"roll":[', b'{"roll":[' + b"1" * 21 + b",")
spelled("large-number", b'"players":', b'"players":1844674407370955161')
spelled("tab-in-a-text", b'"Ada"', b'"A\tda"')
spelled("no-text", b'"Ada"', b"'Ada'")
spelled("no-utf8", b'"Ada"', b'"\xff\xfe"')
spelled("overlong-utf8", b'"Ada"', b'"\xc1\x81da"')
spelled("byte-order-mark", b'{"rauswurf"', b'\xef\xbb\xbf{"rauswurf"')
spelled("deep-brackets", b'{"roll":', b'{"roll":[[[[[[[[1]]]]]]]],"x":')
spelled("something-after-it", b"]}", b"]} 1")
spelled("null", b'{"roll":[', b'{"roll":null,"x":[')


@kind("keys-in-another-order")
def _(chance: random.Random, lines: Lines) -> Lines | None:
    header = list(json.loads(lines[0]).items())
    chance.shuffle(header)
    return [written(dict(header)), *lines[1:]]


@kind("empty-line")
def _(chance: random.Random, lines: Lines) -> Lines | None:
    k = chance.randrange(1, len(lines))
    return [*lines[:k], b"", *lines[k:]]


@kind("long-line")
def _(_: random.Random, lines: Lines) -> Lines | None:
    return [lines[0], lines[1] + b" " * 16_384, *lines[2:]]


@kind("lines-swapped")
def _(chance: random.Random, lines: Lines) -> Lines | None:
    k = chance.randrange(1, len(lines) - 1)
    return [*lines[:k], lines[k + 1], lines[k], *lines[k + 2 :]]


# Accidents: the seal stays as it was.


def raw(name: str, change: Callable[[random.Random, bytes, int], bytes]) -> None:
    """A kind that changes bytes at some place."""
    RAW[name] = lambda chance, record: change(chance, record, chance.randrange(len(record)))


raw("byte-changed", lambda c, r, k: r[:k] + bytes([r[k] ^ (1 << c.randrange(8))]) + r[k + 1 :])
raw("byte-lost", lambda _, r, k: r[:k] + r[k + 1 :])
raw("byte-added", lambda c, r, k: r[:k] + bytes([c.randrange(256)]) + r[k:])
raw("cut-off", lambda _, r, k: r[:k])
raw("nothing", lambda _, r, k: b"")
raw("last-break-lost", lambda _, r, k: r[:-1])
raw("second-seal", lambda _, r, k: r + r.splitlines(keepends=True)[-1])
raw("seal-lost", lambda _, r, k: r[: r.rindex(b'{"seal"')])
raw("seal-capitals", lambda _, r, k: r[:-67] + r[-67:].upper())
raw("seal-with-a-mark-cut", lambda _, r, k: r.replace(b'{"seal"', b'\xef\xbb\xbf{"seal"')[:-1])
