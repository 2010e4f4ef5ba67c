"""The API key: its form and checksum, and the `Authorization` header that carries it."""

import binascii
import re
from random import Random

from starlette.requests import Request

from nonet.accounts.access.keys import is_well_formed, make_key
from nonet.server.http.headers import bearer_key

MAX_LENGTH = 256

_ALPHABET = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_CHECKED = 36  # 30 random characters and 6 of checksum
_BEARER = re.compile(rb"bearer [ \t]*([^ \t]*)[ \t]*", re.IGNORECASE)

# No search guesses a checksum. So the first byte of an input says where a key comes from: from the
# rest as it stands, or a real one is put where the rest has a `*`, changed as its end says.
SEEDS = (
    b"\x00",
    b"\x00Bearer nonet_live_" + b"0" * 36,
    b"\x01Bearer *",
    b"\x01bearer  *\t",
    b"\x01Bearer *\nBearer *",
    b"\x01Basic *",
    b"\x01*",
    b"\x01Bearer *\xa0",
    b"\x02Bearer *#\x05A",
    b"\x02Bearer *#\x28z\x2f0",
)

WORDS = (b"Bearer ", b"bearer", b"nonet_live_", b"*", b" ", b"\t", b"\xc2\xa0", b"\x1c")


def judge(data: bytes) -> None:
    """Fail unless a second predicate agrees about a key and about the header around it."""
    lines = _text_of(data).split(b"\n")
    for line in lines:
        for text in (line.decode("latin-1"), line.decode("utf-8", "surrogateescape")):
            expected = text.isascii() and _is_key(text.encode())
            assert is_well_formed(text) == expected, "another opinion of the key"
    headers = [(b"authorization", line) for line in lines]
    request = Request({"type": "http", "headers": headers})
    match = _BEARER.fullmatch(lines[0]) if len(lines) == 1 else None
    expected = match is not None and _is_key(match[1])
    assert is_well_formed(bearer_key(request)) == expected, "another opinion of the header"


def _text_of(data: bytes) -> bytes:
    source, rest = data[:1], data[1:]
    if source in (b"", b"\x00"):
        return rest
    key = bytearray(make_key(Random(1)).encode())
    if source == b"\x02":
        rest, _, edits = rest.rpartition(b"#")
        for position, character in zip(edits[::2], edits[1::2], strict=False):
            key[position % len(key)] = character
    return rest.replace(b"*", bytes(key))


def _is_key(text: bytes) -> bool:
    scheme, _, checked = text.rpartition(b"_")
    if scheme != b"nonet_live" or len(checked) != _CHECKED:
        return False
    if any(character not in _ALPHABET for character in checked):
        return False
    body, check = checked[:30], checked[30:]
    powers = (62 ** (5 - place) for place in range(6))
    number = sum(_ALPHABET.index(byte) * power for byte, power in zip(check, powers, strict=True))
    return bool(number == binascii.crc32(body))
