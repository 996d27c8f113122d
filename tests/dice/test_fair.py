"""Provably fair dice: the formula byte by byte, no favourite face, and promises that bind."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import islice, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rauswurf.dice import Dice, fair

SECRET = bytes(range(32))
GAME = fair.game_id(b'{"game":"madn"}')
WORDS = ["Ada's words", "", "Zwölf Boxkämpfer", "🎲"]

# What a fair die exceeds once in a million tries, by the number of classes less one.
CHI_SQUARE = {5: 35.9, 35: 95.1}


def chi_square(counts: Counter[int] | Counter[tuple[int, int]], classes: int) -> float:
    expected = counts.total() / classes
    missing = classes - len(counts)
    return sum((n - expected) ** 2 for n in counts.values()) / expected + missing * expected


def some_secrets(count: int) -> Iterator[bytes]:
    return (hashlib.sha256(b"secret %d" % k).digest() for k in range(count))


# The formula. Whoever changes one of these numbers makes every finished record fail.


def test_the_game_id_is_a_hash_of_framed_parts() -> None:
    message = (15).to_bytes(8, "big") + b"rauswurf/1/game" + (15).to_bytes(8, "big")
    assert hashlib.sha256(message + b'{"game":"madn"}').digest() == GAME
    assert GAME.hex() == "2d78d0ec2477ad34155fa984f5b6f6b3c487288d4db09d67ce39090c32b9f9bc"


def test_the_commitment_is_a_hash_of_game_and_secret() -> None:
    message = (21).to_bytes(8, "big") + b"rauswurf/1/commitment"
    message += (32).to_bytes(8, "big") + GAME + (32).to_bytes(8, "big") + SECRET
    assert fair.commitment(SECRET, GAME) == hashlib.sha256(message).digest()
    assert (
        fair.commitment(SECRET, GAME).hex()
        == "c3fe67f8471a622be8fb04b9f856fba4f1167adf94beb37b63c518d4c76cb981"
    )


def test_a_die_is_an_hmac_of_game_words_number_and_attempt() -> None:
    def block(part: bytes) -> bytes:
        return len(part).to_bytes(8, "big") + part

    words = b"".join(block(text.encode()) for text in WORDS)
    for k in (0, 1, 6, 1000):
        for attempt, digest in enumerate(islice(fair.digests(SECRET, WORDS, GAME, k), 3)):
            message = block(b"rauswurf/1/die") + block(GAME) + block(words)
            message += block(k.to_bytes(8, "big")) + block(attempt.to_bytes(8, "big"))
            assert digest == hmac.new(SECRET, message, hashlib.sha256).digest()


def test_the_first_dice_of_the_example() -> None:
    dice = Dice.fair(SECRET, WORDS, GAME)
    faces = [dice.face(k) for k in range(24)]
    assert faces == [6, 4, 2, 4, 2, 5, 1, 4, 1, 2, 1, 6, 1, 5, 3, 5, 1, 1, 3, 2, 2, 6, 3, 1]


def test_a_die_whose_first_byte_is_left_out() -> None:
    digest = next(fair.digests(SECRET, WORDS, GAME, 6))
    assert digest[:2] == b"\xfd\x7e"  # 253 is left out, 126 leaves no remainder
    assert fair.face(SECRET, WORDS, GAME, 6) == 1


def test_the_kth_die_is_always_the_same() -> None:
    dice = Dice.fair(SECRET, WORDS, GAME)
    forwards = [dice.face(k) for k in range(50)]
    backwards = [dice.face(k) for k in reversed(range(50))]
    assert (
        forwards == backwards[::-1] == [Dice.fair(SECRET, WORDS, GAME).face(k) for k in range(50)]
    )


# No face is favoured.


def test_every_face_has_as_many_bytes_as_every_other() -> None:
    faces = Counter(fair.face_from([bytes([byte])]) for byte in range(252))
    assert faces == dict.fromkeys(range(1, 7), 42)


@pytest.mark.parametrize("byte", [252, 253, 254, 255])
@pytest.mark.parametrize("next_byte", range(6))
def test_bytes_from_252_are_left_out(byte: int, next_byte: int) -> None:
    assert fair.face_from([bytes([byte, next_byte])]) == 1 + next_byte
    with pytest.raises(StopIteration):
        fair.face_from([bytes([byte])])


def test_a_block_without_a_fair_byte_is_followed_by_the_next() -> None:
    assert fair.face_from([b"\xff" * 32, b"\xfc" * 32, b"\xfe\x04"]) == 5


def test_faces_are_even_over_many_secrets() -> None:
    counts = Counter(
        fair.face(secret, WORDS, GAME, k) for secret in some_secrets(300) for k in range(40)
    )
    assert chi_square(counts, 6) < CHI_SQUARE[5]


def test_each_number_of_a_die_is_even_by_itself() -> None:
    secrets = list(some_secrets(600))
    for k in range(12):
        counts = Counter(fair.face(secret, WORDS, GAME, k) for secret in secrets)
        assert chi_square(counts, 6) < CHI_SQUARE[5]


def test_a_die_tells_nothing_about_the_next() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for secret in some_secrets(200):
        pairs.update(pairwise(fair.face(secret, WORDS, GAME, k) for k in range(60)))
    assert chi_square(pairs, 36) < CHI_SQUARE[35]


# What binds.


@given(st.lists(st.binary(max_size=20), max_size=5), st.lists(st.binary(max_size=20), max_size=5))
def test_no_two_lists_are_framed_alike(one: list[bytes], other: list[bytes]) -> None:
    assert (fair.framed(*one) == fair.framed(*other)) == (one == other)


@pytest.mark.parametrize(
    "words",
    [
        ["Ada's words", "", "Zwölf Boxkämpfer"],
        ["Ada's words", "Zwölf Boxkämpfer", "", "🎲"],
        ["Ada's word", "s", "Zwölf Boxkämpfer", "🎲"],
        ["Ada's words ", "", "Zwölf Boxkämpfer", "🎲"],
        ["", "", "", ""],
        [],
    ],
)
def test_other_words_are_other_dice(words: list[str]) -> None:
    assert next(fair.digests(SECRET, words, GAME, 0)) != next(fair.digests(SECRET, WORDS, GAME, 0))


def test_another_game_secret_or_number_is_another_die() -> None:
    seen = {
        next(fair.digests(secret, WORDS, game, k))
        for secret in (SECRET, bytes(32))
        for game in (GAME, bytes(32), fair.game_id(b'{"game":"madn" }'))
        for k in (0, 1, 256, 2**32)
    }
    assert len(seen) == 2 * 3 * 4


def test_a_commitment_fits_one_secret_and_one_game() -> None:
    promise = fair.commitment(SECRET, GAME)
    for byte in range(32):
        for bit in range(8):
            other = bytearray(SECRET)
            other[byte] ^= 1 << bit
            assert fair.commitment(bytes(other), GAME) != promise
    assert fair.commitment(SECRET, fair.game_id(b"another game")) != promise


def test_hash_and_game_id_and_dice_never_share_an_input() -> None:
    """The first part of each message says what it is for."""
    assert len({fair.GAME, fair.COMMITMENT, fair.DIE}) == 3


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64])
def test_a_secret_has_one_length(length: int) -> None:
    """HMAC would take a short key and the same one with zeros behind it for equal."""
    for use in (
        lambda: Dice.fair(bytes(length), [], GAME),
        lambda: fair.commitment(bytes(length), GAME),
        lambda: fair.face(bytes(length), [], GAME, 0),
    ):
        with pytest.raises(ValueError, match="a secret has 32 bytes"):
            use()


def test_new_secrets_are_new() -> None:
    secrets = {fair.new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert {len(secret) for secret in secrets} == {32}
