"""A small generator of random numbers: xoroshiro64*, seeded by a hash.

Plain functions on two 32-bit words, so that interpreted and compiled games draw the same numbers.
It serves simulations and games with a seed; dice that players must trust are made elsewhere.
Every game has its own stream, told apart by its number: how games are shared out among threads
or machines changes nothing.
"""

from rauswurf.rules.state import Long, Row

WORD = 0xFFFFFFFF
FIRST_SALT = 0x9E3779B9
SECOND_SALT = 0x85EBCA77

# Up to here, streams are what they always were: records and results of a seed stay. Beyond, the
# second word takes seed and game the other way round. If both words took them alike, some pairs of
# seeds would share all their streams: games of one would be far-away games of the other.
NEAR_GAMES = 1 << 20


def draw(rng: Row, n: Long) -> int:
    """A number from 0 to n-1, each equally likely but for n parts in 2**32."""
    a = rng[0]
    b = rng[1] ^ a
    rng[0] = ((a << 26 | a >> 6) & WORD) ^ b ^ (b << 9 & WORD)
    rng[1] = (b << 13 | b >> 19) & WORD
    return (a * 0x9E3779BB & WORD) * n >> 32


def seed_stream(rng: Row, seed: Long, game: Long) -> None:
    """Begin the stream of one game under a seed; both from 0 to 2**63 - 1."""
    rng[0] = hashed(FIRST_SALT, seed, game)
    if game < NEAR_GAMES:
        rng[1] = hashed(SECOND_SALT, seed, game)
    else:
        rng[1] = hashed(SECOND_SALT, game, seed)
    if rng[0] == 0 and rng[1] == 0:
        rng[0] = 1  # the one state that the generator never leaves


def hashed(salt: Long, first: Long, second: Long) -> Long:
    """Thirty-two bits that depend on every bit of what is given."""
    h = mixed(salt ^ (first & WORD))
    h = mixed(h ^ (first >> 32))
    h = mixed(h ^ (second & WORD))
    return mixed(h ^ (second >> 32))


def mixed(x: Long) -> Long:
    """Murmur3's finisher: one changed bit changes half of the others."""
    x = (x ^ x >> 16) * 0x85EBCA6B & WORD
    x = (x ^ x >> 13) * 0xC2B2AE35 & WORD
    return x ^ x >> 16
