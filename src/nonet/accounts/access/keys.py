"""API keys, tokens, and keys derived from the service's secret.

An API key has this form:

    nonet_live_ rrrrrrrrrrrrrrrrrrrrrrrrrrrrrr cccccc
    scheme      30 random base62 characters    CRC-32 of those 30, base62, big end first

The checksum detects typing errors and guesses without the database. 30 base62 characters hold 178
random bits, so a plain SHA-256 is enough for storage.
"""

import hashlib
import hmac
import zlib
from base64 import urlsafe_b64encode
from random import Random
from string import ascii_letters, ascii_lowercase, ascii_uppercase, digits
from typing import NamedTuple, NewType

ApiKey = NewType("ApiKey", str)

KEY_SCHEME = "nonet_live_"
_ALPHABET = digits + ascii_uppercase + ascii_lowercase
_POSITIONS = {character: position for position, character in enumerate(_ALPHABET)}
_RANDOM_LENGTH = 30
_CHECK_LENGTH = 6
KEY_LENGTH = len(KEY_SCHEME) + _RANDOM_LENGTH + _CHECK_LENGTH


def make_key(random: Random) -> ApiKey:
    """Create a key; `random` is the system's generator except in tests."""
    body = "".join(random.choices(_ALPHABET, k=_RANDOM_LENGTH))
    return ApiKey(KEY_SCHEME + body + _checksum(body))


def is_well_formed(text: str) -> bool:
    """Return whether a text has the form and checksum of a key."""
    characters = text.removeprefix(KEY_SCHEME)
    if len(text) != KEY_LENGTH or not text.startswith(KEY_SCHEME) or characters.strip(_ALPHABET):
        return False
    body, check = characters[:_RANDOM_LENGTH], characters[_RANDOM_LENGTH:]
    return _number(check) == zlib.crc32(body.encode("ascii"))


def fingerprint(text: str) -> bytes:
    """Return the hash that a key is stored under."""
    return hashlib.sha256(text.encode("ascii")).digest()


def _checksum(body: str) -> str:
    rest = zlib.crc32(body.encode("ascii"))
    characters = ""
    for _ in range(_CHECK_LENGTH):
        rest, position = divmod(rest, len(_ALPHABET))
        characters = _ALPHABET[position] + characters
    return characters


def _number(characters: str) -> int:
    number = 0
    for character in characters:
        number = number * len(_ALPHABET) + _POSITIONS[character]
    return number


class Secret(NamedTuple):
    """The service's secret, and previous ones whose signatures are still valid."""

    current: bytes
    previous: tuple[bytes, ...] = ()

    def keys(self, purpose: bytes) -> tuple[bytes, ...]:
        """Return the derived keys for a purpose; the first one, of the current secret, signs."""
        return tuple(
            hmac.digest(each, purpose, "sha256") for each in (self.current, *self.previous)
        )


ACCESS_SCHEME, REFRESH_SCHEME = "nonet_at_", "nonet_rt_"
TOKEN_BYTES = 32
_CHARACTERS = f"{ascii_letters}{digits}_-"
_LENGTH = 43


def make_token(random: Random) -> str:
    """Create a token of 43 URL-safe characters."""
    return urlsafe_b64encode(random.randbytes(TOKEN_BYTES)).rstrip(b"=").decode()


def make_oauth_token(scheme: str, random: Random) -> str:
    """Create an OAuth token."""
    return scheme + make_token(random)


def token_hash(token: str) -> bytes:
    """Return the hash that a token is stored under."""
    return bytes_hash(token.encode())


def bytes_hash(secret: bytes) -> bytes:
    """Return the hash that a random secret is stored under."""
    return hashlib.sha256(secret).digest()


def is_access_token(text: str) -> bool:
    """Return whether a text has the form of an access token."""
    return _is_token(text, ACCESS_SCHEME)


def is_refresh_token(text: str) -> bool:
    """Return whether a text has the form of a refresh token."""
    return _is_token(text, REFRESH_SCHEME)


def _is_token(text: str, scheme: str) -> bool:
    token = text.removeprefix(scheme)
    has_form = text.startswith(scheme) and len(token) == _LENGTH
    return has_form and not token.strip(_CHARACTERS)
