"""A device that makes passkeys, as far as a site can tell: https://www.w3.org/TR/webauthn-3/."""

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from nonet.accounts import promote
from post_office import Mailbox
from service import Service
from visitor import SITE, Visitor

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40
PASSKEYS = "/developers/account/passkeys"
WAY_IN = "/developers/sign-in/passkey"


class Authenticator:
    """One device with one passkey; what is told of it can be changed, to see it refused."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.origin = SITE
        self.site = "nonet.example"
        self.flags = PRESENT | VERIFIED
        self.used = 0

    def make(self, options: dict[str, Any]) -> str:
        """Answer what `navigator.credentials.create` is asked."""
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32), numbers.y.to_bytes(32)
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._data(NEW) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        client = self._client("webauthn.create", options)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(clientDataJSON=client, attestationObject=attested)

    def answer(self, options: dict[str, Any]) -> str:
        """Answer what `navigator.credentials.get` is asked."""
        self.used += 1
        data, client = self._data(), self._client("webauthn.get", options)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(clientDataJSON=client, authenticatorData=data, signature=signed)

    def _data(self, further: int = 0) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + struct.pack(">BI", self.flags | further, self.used)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def _answer(self, **response: bytes) -> str:
        shown = bytes_to_base64url(self.id)
        encoded = {name: bytes_to_base64url(value) for name, value in response.items()}
        return json.dumps({"id": shown, "rawId": shown, "type": "public-key", "response": encoded})


def challenge_in(options: dict[str, Any]) -> bytes:
    """Return the challenge that options ask for."""
    return base64url_to_bytes(options["challenge"])


def add_passkey(visitor: Visitor, name: str = "laptop") -> Authenticator:
    """Make a passkey for whoever is signed in, and return its device."""
    device = Authenticator()
    options = visitor.post(f"{PASSKEYS}/options").json()
    made = visitor.post(PASSKEYS, name=name, credential=device.make(options))
    assert made.headers["location"] == "/developers/account"
    return device


def administrator(service: Service, mailbox: Mailbox, email: str) -> Visitor:
    """Open a browser that an administrator came in with."""
    visitor = Visitor(service)
    visitor.sign_in(mailbox, email)
    device = add_passkey(visitor)
    mailbox.next()
    come_in(visitor, device)
    service.database.run_now(promote, email, now_ms=service.now_ms)
    return visitor


def come_in(visitor: Visitor, device: Authenticator) -> int:
    """Sign in with a passkey and return the status."""
    options = visitor.post(f"{WAY_IN}/options").json()
    return visitor.post(WAY_IN, credential=device.answer(options)).status_code
