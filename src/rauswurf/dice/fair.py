"""Dice that everybody can check afterwards: a promise, the players' words, and one formula.

Before the game whoever rolls draws a secret and publishes its commitment. Then the players add
words of their own. Die ``k`` follows from the secret, the words, the game and ``k``. When the game
is over the secret is published, and anybody can do the sums again. The page ``docs/dice.md`` tells
what this proves and what not; whoever changes a byte here makes every finished record fail.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count

from rauswurf.messages import Told, message

SECRET_BYTES = 32
WORD_BYTES = 8  # lengths and numbers are written in so many bytes, the highest first
FACES = 6
FAIR = 252  # bytes below are shared out evenly among six faces; the four others are left out

GAME = b"rauswurf/1/game"
COMMITMENT = b"rauswurf/1/commitment"
DIE = b"rauswurf/1/die"


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def game_id(description: bytes) -> bytes:
    """The id of a game: another description, another id, and with it other dice."""
    return hashlib.sha256(framed(GAME, description)).digest()


def commitment(secret: bytes, game: bytes) -> bytes:
    """What is published before the players add their words; raises ValueError for a bad secret.

    The game is part of it, so that nobody can look for the best description of a game after having
    seen the words of the players.
    """
    check_secret(secret)
    return hashlib.sha256(framed(COMMITMENT, game, secret)).digest()


def face(secret: bytes, contributions: Sequence[str], game: bytes, k: int) -> int:
    """What die ``k`` shows, 1 to 6; raises ValueError for a bad secret."""
    check_secret(secret)
    return face_from(digests(secret, contributions, game, k))


def digests(secret: bytes, contributions: Sequence[str], game: bytes, k: int) -> Iterator[bytes]:
    """The bytes that decide about die ``k``: as many as are needed, 32 at a time."""
    words = framed(*(text.encode() for text in contributions))
    for attempt in count():
        question = framed(DIE, game, words, numbered(k), numbered(attempt))
        yield hmac.digest(secret, question, "sha256")


def face_from(blocks: Iterable[bytes]) -> int:
    """The face that the first fair byte stands for: no face has more bytes than another."""
    return 1 + next(byte for byte in chain.from_iterable(blocks) if byte < FAIR) % FACES


def framed(*parts: bytes) -> bytes:
    """The parts one after the other, each with its length in front: no two lists look the same."""
    return b"".join(numbered(len(part)) + part for part in parts)


def numbered(number: int) -> bytes:
    """A number from 0 as eight bytes."""
    return number.to_bytes(WORD_BYTES, "big")


def check_secret(secret: bytes) -> None:
    """Raise ValueError unless this can be a secret.

    One length only: HMAC fills up short keys with zeros, so that two of them could be the same.
    """
    if len(secret) != SECRET_BYTES:
        raise Told(message("dice-secret-length", wanted=SECRET_BYTES, count=len(secret)))
