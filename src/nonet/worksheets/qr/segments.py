"""A link as the data codewords of a symbol."""

import re
from bisect import bisect_right
from itertools import cycle

from nonet.worksheets.qr.layout import VERSIONS, data_codeword_count

_TRAILING_DIGITS = re.compile(r"[0-9]*\Z")
_BYTE_MODE, _NUMERIC_MODE = "0100", "0001"

# How many bits say how long a segment is: before version 10, before 27, and from there on.
_COUNT_WIDTHS = {_BYTE_MODE: (8, 16, 16), _NUMERIC_MODE: (10, 12, 14)}
_WIDER_FROM_VERSION = (10, 27)

_PADDING = ("11101100", "00010001")


class LinkTooLongError(ValueError):
    """A link has more characters than the largest symbol holds."""


def encode_link(link: str) -> tuple[int, bytes]:
    """Encode a link for the smallest symbol that holds it: its version and its data codewords.

    The digits that a link ends in are a segment of their own: 3.3 bits each instead of 8.
    """
    split = _digits_start(link)
    prefix, digits = link[:split].encode(), link[split:]
    for version in VERSIONS:
        bits = _byte_segment(prefix, version) + _numeric_segment(digits, version)
        capacity = 8 * data_codeword_count(version)
        if len(bits) <= capacity:
            return version, _fill(bits, capacity)
    message = f"A link of {len(link)} characters does not fit into a QR code."
    raise LinkTooLongError(message)


def _digits_start(link: str) -> int:
    match = _TRAILING_DIGITS.search(link)
    return match.start() if match else len(link)


def _byte_segment(content: bytes, version: int) -> str:
    if not content:
        return ""
    bits = f"{int.from_bytes(content):0{8 * len(content)}b}"
    return _segment_header(_BYTE_MODE, len(content), version) + bits


def _numeric_segment(digits: str, version: int) -> str:
    if not digits:
        return ""
    groups = (digits[start : start + 3] for start in range(0, len(digits), 3))
    bits = "".join(f"{int(group):0{(0, 4, 7, 10)[len(group)]}b}" for group in groups)
    return _segment_header(_NUMERIC_MODE, len(digits), version) + bits


def _segment_header(mode: str, count: int, version: int) -> str:
    width = _COUNT_WIDTHS[mode][bisect_right(_WIDER_FROM_VERSION, version)]
    return f"{mode}{count:0{width}b}"


def _fill(bits: str, capacity: int) -> bytes:
    """End the bits with the terminator, complete the last codeword and pad to the capacity."""
    bits += "0" * min(4, capacity - len(bits))
    bits += "0" * (-len(bits) % 8)
    padding = cycle(_PADDING)
    while len(bits) < capacity:
        bits += next(padding)
    return int(bits, 2).to_bytes(capacity // 8)
