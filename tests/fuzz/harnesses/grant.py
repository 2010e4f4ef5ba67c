"""The download grant: only texts that this service signed, in their one spelling, are accepted."""

import hashlib
import hmac
from base64 import urlsafe_b64encode

from nonet.accounts.access.downloads import Export, Grant, GrantSigner
from nonet.accounts.access.keys import Secret
from nonet.errors import InvalidGrantError
from nonet.printing.layout import PAPERS

MAX_LENGTH = 512

_SECRET = b"a secret of the fuzzer"
SIGNER = GrantSigner(Secret(_SECRET))
_COLLECTION = "v1-" + "0" * 81

# No search guesses a signature. So the first byte of an input gives the kind of the rest: a text, a
# grant's content that is signed here with the wrong key, or changes to a real grant.
SEEDS = (
    b"\x00",
    b"\x00AQAA",
    b"\x00"
    + SIGNER.sign(
        Export(_COLLECTION, answers=True, paper="a4"), account_id=1, key_id=2, expires_at_s=3
    ).encode()[:-1]
    + b"=",
    b"\x01" + bytes(59),
    b"\x02" + bytes(24) + b"\x01\x01",
    b"\x02" + bytes(24) + b"\x00\x00\x05A",
    b"\x02" + bytes(24) + b"\x00\x00\xff=",
    b"\x02" + bytes(24) + b"\x00\x01\xff\n",
)

WORDS = (b"=", b"-_", b"+/", b"\n", b"\xff", b"\xc3\xa9")


def judge(data: bytes) -> None:
    """Fail when a grant is accepted that was not signed, or a signed one is not."""
    source, rest = data[:1], data[1:]
    if source == b"\x01":
        signed = rest + hmac.digest(_SECRET, rest, "sha256")
        _assert_refused(urlsafe_b64encode(signed).rstrip(b"=").decode())
    elif source == b"\x02":
        _judge_changed(rest[:24].ljust(24, b"\0"), rest[24:26].ljust(2, b"\0"), rest[26:])
    else:
        _assert_refused(rest.decode("latin-1"))
        _assert_refused(rest.decode("utf-8", "surrogateescape"))


def _judge_changed(numbers: bytes, options: bytes, changes: bytes) -> None:
    account_id, key_id, expires_at_s = (
        int.from_bytes(numbers[start : start + 8]) >> 1 for start in (0, 8, 16)
    )
    answers, paper = bool(options[0] % 2), PAPERS[options[1] % 2]
    signed = SIGNER.sign(
        Export(_COLLECTION, answers, paper),
        account_id=account_id,
        key_id=key_id,
        expires_at_s=expires_at_s,
    )
    text = _changed(signed, changes)
    if text != signed:
        _assert_refused(text)
        return
    hashed = hashlib.sha256(_COLLECTION.encode()).digest()
    expected = Grant(account_id, key_id, expires_at_s, answers, paper, hashed)
    assert SIGNER.read(text) == expected, "read another grant"


def _changed(text: str, changes: bytes) -> str:
    """Write characters at positions, two bytes each; 255 adds one at the end."""
    characters = list(text)
    for position, character in zip(changes[::2], changes[1::2], strict=False):
        if position == 0xFF:
            characters.append(chr(character))
        else:
            characters[position % len(characters)] = chr(character)
    return "".join(characters)


def _assert_refused(text: str) -> None:
    try:
        SIGNER.read(text)
    except InvalidGrantError:
        return
    raise AssertionError("accepted a grant that nobody signed")
