"""The seeds of puzzles: random numbers, or numbers derived from a text."""

import secrets
from hashlib import sha256

from nonet.engine.arguments import ranged

SEED_BITS = 64
# JavaScript and signed 64-bit integers hold every whole number up to here.
_DRAWN_BITS = 53


def draw_seed() -> int:
    """Draw a random seed below 2^53, which any table and any JSON reader can hold."""
    return secrets.randbits(_DRAWN_BITS)


def seed_of(text: str) -> int:
    """Return the seed that a text stands for, 0 to 2^64 - 1.

    A text of digits in that range is that number. Any other text gives the first 64 bits of the
    SHA-256 of its UTF-8.
    """
    if text.isascii() and text.isdigit() and (number := _number(text)) is not None:
        return number
    return int.from_bytes(sha256(text.encode()).digest()[: SEED_BITS // 8])


def number_of(seed: int | str | None) -> int:
    """Return a seed as a number; None gives a random one.

    Raises:
        ValueError: the number is out of range.
    """
    if seed is None:
        return draw_seed()
    return seed_of(seed) if isinstance(seed, str) else ranged("seed", seed)


def _number(digits: str) -> int | None:
    # Python doesn't convert thousands of digits; leading zeros don't count.
    significant = digits.lstrip("0") or "0"
    if len(significant) > len(str(2**SEED_BITS)):
        return None
    number = int(significant)
    return number if number < 2**SEED_BITS else None
