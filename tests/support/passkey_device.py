"""A device that makes passkeys as a site expects them: https://www.w3.org/TR/webauthn-3/."""

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

HOST = "nonet.example"
PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


class Authenticator:
    """One device with one passkey; tests change its attributes to see its answers refused."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.origin = f"https://{HOST}"
        self.site = HOST
        self.flags = PRESENT | VERIFIED
        self.used = 0
        self.user = b""

    def make(self, options: dict[str, Any]) -> str:
        """Answer the options of `navigator.credentials.create`."""
        self.user = base64url_to_bytes(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32), numbers.y.to_bytes(32)
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        data = self._data(NEW) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + public
        client = self._client("webauthn.create", options)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer(clientDataJSON=client, attestationObject=attested)

    def answer(self, options: dict[str, Any]) -> str:
        """Answer the options of `navigator.credentials.get`."""
        self.used += 1
        data, client = self._data(), self._client("webauthn.get", options)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            clientDataJSON=client, authenticatorData=data, signature=signed, userHandle=self.user
        )

    def _data(self, further: int = 0) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + struct.pack(">BI", self.flags | further, self.used)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(said).encode()

    def _answer(self, **response: bytes) -> str:
        shown = bytes_to_base64url(self.id)
        encoded = {name: bytes_to_base64url(value) for name, value in response.items()}
        return json.dumps({"id": shown, "rawId": shown, "type": "public-key", "response": encoded})
