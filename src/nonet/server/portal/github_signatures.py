"""Signatures of GitHub's secret scanning, verified with the keys that GitHub publishes."""

import asyncio
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
from nonet.runtime.tracing.span import call_out
from nonet.server.single_flight import SingleFlight

KEY_HEADER = "github-public-key-identifier"
SIGNATURE_HEADER = "github-public-key-signature"
TIMEOUT_S = 10
# For the whole response, however slow.
LONGEST_S = 20
# GitHub rotates its keys; an unknown key id triggers a request at most this often.
FETCH_EVERY_S = 60
_UNAVAILABLE = "GitHub's keys for secret scanning aren't available"


class GitHubSignatures:
    """Verifies signatures with the keys that GitHub publishes at a URL."""

    def __init__(self, keys_url: str, *, clock: Callable[[], float]) -> None:
        self._keys_url = keys_url
        self._clock = clock
        self._keys: Mapping[str, EllipticCurvePublicKey] = {}
        self._tried_at_s: float | None = None
        self._have_answered = False
        self._requests = SingleFlight[None]()

    async def are_on(self, headers: Mapping[str, str], body: bytes) -> bool:
        """Return whether the signature in the headers is valid for a body.

        Raises:
            ProviderError: the published keys aren't available, now or at the last attempt.
        """
        name = headers.get(KEY_HEADER, "")
        if not name or not self._keys_url:
            return False
        if name not in self._keys:
            await self._fetch_if_due()
        key = self._keys.get(name)
        if key is None:
            return False
        try:
            signature = b64decode(headers.get(SIGNATURE_HEADER, ""), validate=True)
            key.verify(signature, body, ECDSA(SHA256()))
        except (ValueError, InvalidSignature):
            return False
        return True

    async def _fetch_if_due(self) -> None:
        if self._tried_at_s is None or not 0 <= self._clock() - self._tried_at_s < FETCH_EVERY_S:
            await self._requests.join("keys", self._fetch)
        elif not self._have_answered:
            raise ProviderError(_UNAVAILABLE)

    async def _fetch(self) -> None:
        self._have_answered = False
        try:
            host = urlsplit(self._keys_url).hostname or ""
            with call_out("keys of secret scanning", host) as trace:
                published = await self._published(trace)
            self._keys = {str(one["key_identifier"]): _load(one["key"]) for one in published}
            self._have_answered = True
        except (HTTPError, TimeoutError, ValueError, KeyError, TypeError) as fault:
            raise ProviderError(_UNAVAILABLE) from fault
        finally:
            self._tried_at_s = self._clock()

    async def _published(self, trace: Mapping[str, str]) -> Any:
        async with asyncio.timeout(LONGEST_S), AsyncClient(timeout=TIMEOUT_S) as client:
            answer = await client.get(self._keys_url, headers=trace)
            return answer.raise_for_status().json()["public_keys"]


def _load(text: str) -> EllipticCurvePublicKey:
    key = load_pem_public_key(text.encode())
    if not isinstance(key, EllipticCurvePublicKey):
        raise TypeError("expected an elliptic curve key")
    return key
