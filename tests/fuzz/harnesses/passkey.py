"""A passkey's answer: malformed ones are refused as such, and changed ones let nobody in."""

import json
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import InvalidAuthenticationResponse

from nonet.accounts.passkeys.credentials import Credential
from nonet.accounts.passkeys.relying_party import RelyingParty, challenge_of, credential_id_of
from nonet.errors import PasskeyError
from passkey_device import HOST, Authenticator

MAX_LENGTH = 512

_CHALLENGE, _USER = b"c" * 32, b"u" * 32
_PARTY = RelyingParty(f"https://{HOST}", HOST, "Nonet")


def _device() -> Authenticator:
    device = Authenticator()
    device.key, device.id = ec.derive_private_key(7, ec.SECP256R1()), b"i" * 16
    return device


_DEVICE = _device()
_ASKED: dict[str, Any] = {
    "challenge": bytes_to_base64url(_CHALLENGE),
    "user": {"id": bytes_to_base64url(_USER)},
}
_NEW, _USE = _DEVICE.make(_ASKED), _DEVICE.answer(_ASKED)
_KNOWN: Credential = _PARTY.verify_new(_NEW, _CHALLENGE)
# The text as a whole, or one of the languages within it.
_PARTS = {
    0: (None, "clientDataJSON", "attestationObject"),
    1: (None, "clientDataJSON", "authenticatorData", "signature", "userHandle"),
}

# The first byte says which answer is changed, the second which part of it. Then come changes: a
# position in two bytes, how many bytes go there, and how many come in their place, with them.
SEEDS = (
    b"",
    b"\x00\x00",
    b"\x01\x00",
    *(bytes([is_use, part]) for is_use in (0, 1) for part in range(1, 5)),
    b"\x00\x02\x00\x1c\x01\x01\xff",
    b"\x00\x02\x00\xb0\x01\x01\x07",
    b"\x01\x02\x00\x20\x01\x01\xff",
    b"\x01\x03\x00\x00\x02\x02\x30\x80",
)

WORDS = (b"\x5b\xff", b"\xa5", b"\xc2", b"null", b"[]", b"{}", b'"id"', b"\\u0000", b"\xf9\x7e")


def judge(data: bytes) -> None:
    """Fail on any other refusal than the one, and when a changed answer lets somebody in."""
    is_use, part, changes = data[:1] == b"\x01", data[1:2] or b"\0", data[2:]
    if is_use:
        _judge_use(_with(_USE, _PARTS[1][part[0] % 5], changes))
    else:
        _judge_new(_with(_NEW, _PARTS[0][part[0] % 3], changes))


def _judge_new(answer: str) -> None:
    try:
        made = _PARTY.verify_new(answer, challenge_of(answer, is_new=True))
    except PasskeyError:
        return
    # A key that is kept must be usable to judge signatures.
    why = _refusal_of(made)
    assert why in (None, InvalidAuthenticationResponse), f"kept a key that raises {why}"


def _refusal_of(made: Credential) -> type[object] | None:
    try:
        _PARTY.verify_use(_USE, _CHALLENGE, made, user=_USER)
    except PasskeyError as refusal:
        return type(refusal.__cause__)
    return None


def _judge_use(answer: str) -> None:
    try:
        credential_id_of(answer)
        challenge = challenge_of(answer, is_new=False)
        _PARTY.verify_use(answer, challenge, _KNOWN, user=_USER)
    except PasskeyError:
        return
    shown, true = json.loads(answer)["response"], json.loads(_USE)["response"]
    for name in ("clientDataJSON", "authenticatorData", "userHandle"):
        assert base64url_to_bytes(shown[name]) == base64url_to_bytes(true[name]), (
            "accepted what was not signed"
        )


def _with(answer: str, part: str | None, changes: bytes) -> str:
    if part is None:
        return _changed(answer.encode(), changes).decode("utf-8", "replace")
    read = json.loads(answer)
    read["response"][part] = bytes_to_base64url(
        _changed(base64url_to_bytes(read["response"][part]), changes)
    )
    return json.dumps(read)


def _changed(content: bytes, changes: bytes) -> bytes:
    while len(changes) >= 4:
        position = int.from_bytes(changes[:2]) % (len(content) + 1)
        gone, come = changes[2] % 64, changes[3] % 64
        shown, changes = changes[4 : 4 + come], changes[4 + come :]
        content = content[:position] + shown + content[position + gone :]
    return content
