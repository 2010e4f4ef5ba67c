"""GitHub's signatures on what its secret scanning found.

The protocol: https://docs.github.com/code-security/secret-scanning/secret-scanning-partner-program
"""

from base64 import b64decode
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, EllipticCurvePublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_pem_public_key
from httpx2 import AsyncClient, HTTPError

from nonet.errors import ProviderError
from nonet.tracing import call_out

KEY_HEADER = "github-public-key-identifier"
SIGNATURE_HEADER = "github-public-key-signature"
TIMEOUT_S = 10
# GitHub changes its keys now and then; whoever names one that is unknown has it asked this often.
ASKED_EVERY_S = 60


class GitHubSignatures:
    """Verifies them with the keys that GitHub publishes at an address."""

    def __init__(self, keys_url: str, *, clock: Callable[[], float]) -> None:
        self._keys_url = keys_url
        self._clock = clock
        self._keys: Mapping[str, EllipticCurvePublicKey] = {}
        self._asked_at_s: float | None = None

    async def are_on(self, headers: Mapping[str, str], body: bytes) -> bool:
        """Tell whether a body is signed as its headers say.

        Raises:
            ProviderError: the published keys cannot be had.
        """
        name = headers.get(KEY_HEADER, "")
        if not name or not self._keys_url:
            return False
        if name not in self._keys and self._may_ask():
            self._keys = await self._ask()
        key = self._keys.get(name)
        if key is None:
            return False
        try:
            signature = b64decode(headers.get(SIGNATURE_HEADER, ""), validate=True)
            key.verify(signature, body, ECDSA(SHA256()))
        except (ValueError, InvalidSignature):
            return False
        return True

    def _may_ask(self) -> bool:
        now_s = self._clock()
        if self._asked_at_s is not None and 0 <= now_s - self._asked_at_s < ASKED_EVERY_S:
            return False
        self._asked_at_s = now_s
        return True

    async def _ask(self) -> Mapping[str, EllipticCurvePublicKey]:
        try:
            host = urlsplit(self._keys_url).hostname or ""
            with call_out("keys of secret scanning", host) as trace:
                async with AsyncClient(timeout=TIMEOUT_S, headers=trace) as client:
                    answer = await client.get(self._keys_url)
                published: Any = answer.raise_for_status().json()["public_keys"]
            return {str(one["key_identifier"]): _load(one["key"]) for one in published}
        except (HTTPError, ValueError, KeyError, TypeError) as fault:
            raise ProviderError("the keys of secret scanning cannot be had") from fault


def _load(text: str) -> EllipticCurvePublicKey:
    key = load_pem_public_key(text.encode())
    if not isinstance(key, EllipticCurvePublicKey):
        raise TypeError("expected a key on an elliptic curve")
    return key
