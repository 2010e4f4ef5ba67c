"""Turn a text that people choose into the number that puzzles are drawn from."""

from hashlib import sha256

SEED_BITS = 64


def seed_of(text: str) -> int:
    """Return the seed that a text stands for, 0 to 2^64 - 1.

    Digits alone that are such a number are that number; of any other text it is the first 64 bits
    of the SHA-256 of its UTF-8.
    """
    if text.isascii() and text.isdigit() and (number := _number(text)) is not None:
        return number
    return int.from_bytes(sha256(text.encode()).digest()[: SEED_BITS // 8])


def _number(digits: str) -> int | None:
    # Python refuses to read thousands of digits; leading zeros count for nothing.
    significant = digits.lstrip("0") or "0"
    if len(significant) > len(str(2**SEED_BITS)):
        return None
    number = int(significant)
    return number if number < 2**SEED_BITS else None
