"""Tokens of links and cookies, and the OAuth tokens of connected programs.

Like keys they are random, and stored as their SHA-256. The prefixes of OAuth tokens distinguish
them from keys and from each other, so that a refusal can name the one that is in the wrong place.
"""

import hashlib
from base64 import urlsafe_b64encode
from random import Random
from string import ascii_letters, digits

ACCESS_SCHEME, REFRESH_SCHEME = "nonet_at_", "nonet_rt_"
TOKEN_BYTES = 32
_CHARACTERS = f"{ascii_letters}{digits}_-"
_LENGTH = 43


def make_token(random: Random) -> str:
    """Make a token of 43 URL-safe characters."""
    return urlsafe_b64encode(random.randbytes(TOKEN_BYTES)).rstrip(b"=").decode()


def make_oauth_token(scheme: str, random: Random) -> str:
    """Make a token for a program; `random` is the system's own generator except in tests."""
    return scheme + make_token(random)


def token_hash(token: str) -> bytes:
    """Return the 32 bytes that a token is stored and looked up by."""
    return bytes_hash(token.encode())


def bytes_hash(secret: bytes) -> bytes:
    """Return the 32 bytes that a random secret is stored and looked up by."""
    return hashlib.sha256(secret).digest()


def is_access_token(text: str) -> bool:
    """Tell whether a text has the form of an access token."""
    return _is_token(text, ACCESS_SCHEME)


def is_refresh_token(text: str) -> bool:
    """Tell whether a text has the form of a refresh token."""
    return _is_token(text, REFRESH_SCHEME)


def _is_token(text: str, scheme: str) -> bool:
    token = text.removeprefix(scheme)
    has_form = text.startswith(scheme) and len(token) == _LENGTH
    return has_form and not token.strip(_CHARACTERS)
