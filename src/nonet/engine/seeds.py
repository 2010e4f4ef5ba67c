"""The numbers that puzzles are drawn from: by chance, or of a text that people choose."""

import secrets
from hashlib import sha256

from nonet.engine.ranges import ranged

SEED_BITS = 64
# JavaScript keeps whole numbers up to here, and so does every integer of 64 bits with a sign.
_DRAWN_BITS = 53


def draw_seed() -> int:
    """Draw a seed by chance, below 2^53: any table and any JSON reader holds it."""
    return secrets.randbits(_DRAWN_BITS)


def seed_of(text: str) -> int:
    """Return the seed that a text stands for, 0 to 2^64 - 1.

    Digits alone that are such a number are that number; of any other text it is the first 64 bits
    of the SHA-256 of its UTF-8.
    """
    if text.isascii() and text.isdigit() and (number := _number(text)) is not None:
        return number
    return int.from_bytes(sha256(text.encode()).digest()[: SEED_BITS // 8])


def number_of(seed: int | str | None) -> int:
    """Return the number that a seed is; one by chance for None.

    Raises:
        ValueError: it is out of range.
    """
    if seed is None:
        return draw_seed()
    return seed_of(seed) if isinstance(seed, str) else ranged("seed", seed)


def _number(digits: str) -> int | None:
    # Python refuses to read thousands of digits; leading zeros count for nothing.
    significant = digits.lstrip("0") or "0"
    if len(significant) > len(str(2**SEED_BITS)):
        return None
    number = int(significant)
    return number if number < 2**SEED_BITS else None
