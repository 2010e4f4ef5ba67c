"""True answers of a device, and each changed in one place, as no browser would send them.

A passkey's answer is three languages within each other: JSON, in it JSON once more (client data)
and CBOR (the attestation, and in it the public key). Each field of each is left out, or becomes
something else.
"""

import json
import struct
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import rsa
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from passkey_device import Authenticator

# Replacements of a field; `...` leaves it out.
ODD: tuple[Any, ...] = (..., None, "", "a", "*", 7, -1, 1.5, True, [], {}, ["a"], {"a": 1})
# In CBOR there are bytes as well.
ODD_CBOR: tuple[Any, ...] = (..., None, b"", b"\x00", b"a" * 33, "a", 0, 7, -1, 2**70, [], {1: 2})
DEEP = 100_000

Mutation = Callable[[str], str]


def mutations_of_new() -> Iterator[tuple[str, Mutation]]:
    """Name every change of the answer by which a passkey is made."""
    yield from _whole()
    yield from _fields("attestationObject")
    # Nothing is read or kept of a statement (`attStmt`) where there is none.
    for name in ("fmt", "authData"):
        for value in ODD_CBOR:
            yield f"attestation {name} = {value!r}", _attested(name, value)
    for number, content in enumerate(_cut(b"\xa3cfmtdnone")):
        yield f"attestation bytes {number}", _response("attestationObject", content)
    yield from ((f"data {name}", _new_data(change)) for name, change in _data_changes())
    for label in (1, 3, -1, -2, -3):
        for value in ODD_CBOR:
            yield f"key {label} = {value!r}", _keyed(label, value)
    yield from ((f"key {name}", _key_of(key)) for name, key in _other_keys())


def mutations_of_use() -> Iterator[tuple[str, Mutation]]:
    """Name every change of the answer by which a passkey signs in."""
    yield from _whole()
    yield from _fields("authenticatorData")
    for name in ("signature", "userHandle"):
        for value in ODD:
            yield f"response {name} = {value!r}", _response(name, value)
    for name, change in _data_changes():
        yield f"data {name}", _response_changed("authenticatorData", change)
    for number, content in enumerate(_cut(b"\x30\x06\x02\x01\x01\x02\x01\x01")):
        yield f"signature bytes {number}", _response("signature", content)


def _whole() -> Iterator[tuple[str, Mutation]]:
    for text in ("", "nothing", "[]", "{}", "null", '"a"', "1", '{"id": NaN}', "\x00"):
        yield f"all = {text!r}", partial(_instead, text)
    yield "cut in two", lambda answer: answer[: len(answer) // 2]
    yield "deep", lambda _: "[" * 10_000


def _fields(further: str) -> Iterator[tuple[str, Mutation]]:
    for name in ("id", "rawId", "type", "response"):
        for value in ODD:
            yield f"{name} = {value!r}", _top(name, value)
    for name in ("clientDataJSON", further):
        for value in ODD:
            yield f"response {name} = {value!r}", _response(name, value)
    for name in ("type", "challenge", "origin"):
        yield from ((f"client {name} = {value!r}", _client(name, value)) for value in ODD)
    for name, value in (("crossOrigin", True), ("crossOrigin", "yes"), ("topOrigin", "a")):
        yield f"client {name} = {value!r}", _client(name, value)
    for number, content in enumerate((b"", b"[]", b"null", b"\xff\xfe", b"{", b"[" * DEEP)):
        yield f"client bytes {number}", _response("clientDataJSON", content)


def _instead(text: str, _: str) -> str:
    return text


def _cut_at(length: int, data: bytes) -> bytes:
    return data[: min(length, len(data) - 1)]


def _flagged(flags: int, data: bytes) -> bytes:
    return data[:32] + bytes([flags]) + data[33:]


def _top(name: str, value: Any) -> Mutation:
    return lambda answer: json.dumps(_with(json.loads(answer), name, value))


def _response(name: str, value: Any) -> Mutation:
    def mutate(answer: str) -> str:
        read = json.loads(answer)
        shown = bytes_to_base64url(value) if isinstance(value, bytes) else value
        _with(read["response"], name, shown)
        return json.dumps(read)

    return mutate


def _response_changed(name: str, change: Callable[[bytes], bytes]) -> Mutation:
    def mutate(answer: str) -> str:
        known = base64url_to_bytes(json.loads(answer)["response"][name])
        return _response(name, change(known))(answer)

    return mutate


def _client(name: str, value: Any) -> Mutation:
    def change(content: bytes) -> bytes:
        return json.dumps(_with(json.loads(content), name, value)).encode()

    return _response_changed("clientDataJSON", change)


def _attested(name: str, value: Any) -> Mutation:
    return _attestation(lambda read: _with(read, name, value))


def _attestation(change: Callable[[dict[Any, Any]], Any]) -> Mutation:
    return _response_changed(
        "attestationObject", lambda content: cbor2.dumps(change(cbor2.loads(content)))
    )


def _new_data(change: Callable[[bytes], bytes]) -> Mutation:
    return _attestation(lambda read: {**read, "authData": change(read["authData"])})


def _data_changes() -> Iterator[tuple[str, Callable[[bytes], bytes]]]:
    for length in (0, 1, 32, 36, 53, 54, 60):
        yield f"cut at {length}", partial(_cut_at, length)
    yield "with more", lambda data: data + b"a"
    for flags in (0x00, 0x01, 0x04, 0x15, 0x85, 0xC5, 0xFF):
        yield f"flags {flags:#x}", partial(_flagged, flags)
    yield "of another site", lambda data: bytes(32) + data[32:]


def _keyed(label: int, value: Any) -> Mutation:
    return _on_key(lambda key: _with(key, label, value))


def _key_of(key: dict[int, Any]) -> Mutation:
    return _on_key(lambda _: key)


def _on_key(change: Callable[[dict[Any, Any]], Any]) -> Mutation:
    def on_data(data: bytes) -> bytes:
        (length,) = struct.unpack(">H", data[53:55])
        head, key = data[: 55 + length], data[55 + length :]
        return head + cbor2.dumps(change(cbor2.loads(key)))

    return _new_data(on_data)


def _other_keys() -> Iterator[tuple[str, dict[int, Any]]]:
    numbers = Authenticator().key.public_key().public_numbers()
    x, y = numbers.x.to_bytes(32), numbers.y.to_bytes(32)
    yield "off its curve", {1: 2, 3: -7, -1: 1, -2: x, -3: bytes(31) + b"\x01"}
    yield "at infinity", {1: 2, 3: -7, -1: 1, -2: bytes(32), -3: bytes(32)}
    yield "of another curve", {1: 2, 3: -7, -1: 3, -2: x, -3: y}
    yield "of another algorithm", {1: 2, 3: -257, -1: 1, -2: x, -3: y}
    yield "short of Ed25519", {1: 1, 3: -8, -1: 6, -2: b"a" * 31}
    yield "Ed25519 by another algorithm", {1: 1, 3: -7, -1: 6, -2: b"a" * 32}
    for bits in (1024, 2048):
        made = rsa.generate_private_key(65537, bits).public_key().public_numbers()
        modulus = made.n.to_bytes(bits // 8)
        exponent = b"\x01\x00\x01" if bits == 1024 else b"\x02"
        yield f"RSA of {bits} bits", {1: 3, 3: -257, -1: modulus, -2: exponent}


def _cut(content: bytes) -> Iterator[bytes]:
    yield from (content[:length] for length in (0, 1, len(content) - 1))
    yield content
    yield b"\xff" * 8
    yield b"\x5b" + b"\xff" * 8
    yield b"\x81" * DEEP


def _with(read: dict[Any, Any], name: Any, value: Any) -> dict[Any, Any]:
    if value is ...:
        read.pop(name, None)
    else:
        read[name] = value
    return read
