"""What a link or a cookie carries: chance alone, stored only as its hash."""

import hashlib
from base64 import urlsafe_b64encode
from random import Random

TOKEN_BYTES = 32


def make_token(random: Random) -> str:
    """Make a token of 43 URL-safe characters."""
    return urlsafe_b64encode(random.randbytes(TOKEN_BYTES)).rstrip(b"=").decode()


def token_hash(token: str) -> bytes:
    """Return the 32 bytes that a token is stored and looked up by."""
    return bytes_hash(token.encode())


def bytes_hash(secret: bytes) -> bytes:
    """Return the 32 bytes that chance is stored and looked up by."""
    return hashlib.sha256(secret).digest()
