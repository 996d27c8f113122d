"""Secrets that are handed out: ids of tables, short codes, and the tokens that are seats.

Only the hash of a token is kept: who reads the database cannot sit down on anybody's seat.
"""

import base64
import hashlib
import secrets

from rauswurf.server.protocol.words import CODE_LENGTH, CODE_LETTERS


def new_id() -> str:
    """The id of a table: 128 bits as 26 letters and digits."""
    return base64.b32encode(secrets.token_bytes(16)).decode().rstrip("=").lower()


def new_code() -> str:
    """A short code that people can read to each other."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """The secret of a seat: 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """What is kept of a token. It is random and long, so no salt is needed."""
    return hashlib.sha256(token.encode()).digest()
