"""Sign-in at an OpenID Connect provider.

Uses the code flow with PKCE, a state and a nonce. Only the signed ID token identifies a person.
"""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import urlsplit

from authlib.common.errors import AuthlibBaseError
from authlib.integrations.httpx_client import AsyncOAuth2Client
from authlib.oidc.core import CodeIDToken
from httpx2 import AsyncClient, HTTPError
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from nonet.accounts.identity import Identity
from nonet.errors import ProviderError
from nonet.runtime.tracing.span import call_out

SCOPE = "openid email"
TIMEOUT_S = 10
LEEWAY_S = 60
RANDOM_BYTES = 48
# Limit for a whole response, however slowly it arrives.
LONGEST_S = 20
# How long the provider's metadata is cached.
KEPT_S = 24 * 60 * 60
MAX_SUBJECT_LENGTH = 255  # by OpenID Connect Core, 2
_ENDPOINTS = ("authorization_endpoint", "token_endpoint", "jwks_uri")
# Errors that the libraries raise for malformed responses.
_FAULTS = (
    AuthlibBaseError,
    JoseError,
    HTTPError,
    KeyError,
    ValueError,
    TypeError,
    AttributeError,
    TimeoutError,
)
# Only public-key signatures: anybody who knows a shared secret could sign for any person.
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512"]


@dataclass(frozen=True, slots=True)
class Registration:
    """Registration of this service at a provider, and the provider's display name."""

    name: str
    issuer: str
    client_id: str
    client_secret: str


@dataclass(frozen=True, slots=True)
class PendingSignIn:
    """State that a browser keeps during a sign-in at the provider."""

    state: str
    nonce: str
    verifier: str


class Provider:
    """A provider that this service is registered at."""

    def __init__(self, registration: Registration, *, clock: Callable[[], float]) -> None:
        self.name = registration.name
        self._registration = registration
        self._clock = clock
        self._metadata: dict[str, Any] | None = None
        self._asked_at_s = 0.0

    async def depart(self, return_url: str, random: Random) -> tuple[str, PendingSignIn]:
        """Return the URL to send a browser to, and the state to keep.

        Raises:
            ProviderError.
        """
        departure = PendingSignIn(_draw(random), _draw(random), _draw(random))
        metadata = await self._discover()
        async with self._client(return_url) as client:
            url, _ = client.create_authorization_url(
                metadata["authorization_endpoint"],
                state=departure.state,
                nonce=departure.nonce,
                code_verifier=departure.verifier,
            )
        return str(url), departure

    async def arrive(self, return_url: str, departure: PendingSignIn, code: str) -> Identity:
        """Exchange the code that a browser brought for its person's identity.

        Raises:
            ProviderError.
        """
        metadata = await self._discover()
        try:
            with call_out("sign-in at a provider", _host(metadata["token_endpoint"])) as trace:
                token, keys = await self._trade(
                    metadata, (return_url, departure.verifier, code), trace
                )
                claims = self._verify(token["id_token"], keys, departure.nonce)
                return Identity(self._registration.issuer, _subject(claims), _email(claims))
        except _FAULTS as fault:
            raise ProviderError("the provider's response can't be verified") from fault

    async def _trade(
        self, metadata: dict[str, Any], asked: tuple[str, str, str], trace: Mapping[str, str]
    ) -> tuple[Any, Any]:
        """Return the token for (return URL, verifier, code), and the provider's public keys."""
        return_url, verifier, code = asked
        async with asyncio.timeout(LONGEST_S), self._client(return_url) as client:
            client.headers.update(trace)
            token = await client.fetch_token(
                metadata["token_endpoint"], code=code, code_verifier=verifier
            )
            answer = await client.request("GET", metadata["jwks_uri"], withhold_token=True)
            return token, answer.json()

    def _verify(self, id_token: str, keys: Any, nonce: str) -> dict[str, Any]:
        client_id = self._registration.client_id
        decoded = jwt.decode(id_token, KeySet.import_key_set(keys), algorithms=ALGORITHMS)
        claims = CodeIDToken(
            decoded.claims,
            decoded.header,
            options={
                "iss": {"essential": True, "value": self._registration.issuer},
                "aud": {"essential": True, "value": client_id},
                "sub": {"essential": True},
            },
            params={"nonce": nonce, "client_id": client_id},
        )
        claims.validate(now=int(self._clock()), leeway=LEEWAY_S)
        return dict(claims)

    async def _discover(self) -> dict[str, Any]:
        if self._metadata is None or not 0 <= self._clock() - self._asked_at_s < KEPT_S:
            issuer = self._registration.issuer
            url = f"{issuer.rstrip('/')}/.well-known/openid-configuration"
            try:
                with call_out("metadata of a provider", _host(issuer)) as trace:
                    metadata = await _ask(url, trace)
            except (HTTPError, ValueError, TimeoutError) as fault:
                raise ProviderError("the provider can't be reached") from fault
            if not isinstance(metadata, dict) or metadata.get("issuer") != issuer:
                raise ProviderError("the provider's metadata names another issuer")
            if not all(isinstance(metadata.get(name), str) for name in _ENDPOINTS):
                raise ProviderError("the provider's metadata lacks an endpoint")
            self._metadata, self._asked_at_s = metadata, self._clock()
        return self._metadata

    def _client(self, return_url: str) -> AsyncOAuth2Client:
        return AsyncOAuth2Client(
            client_id=self._registration.client_id,
            client_secret=self._registration.client_secret,
            scope=SCOPE,
            redirect_uri=return_url,
            code_challenge_method="S256",
            timeout=TIMEOUT_S,
        )


async def _ask(url: str, trace: Mapping[str, str]) -> Any:
    async with asyncio.timeout(LONGEST_S), AsyncClient(timeout=TIMEOUT_S) as client:
        answer = await client.get(url, headers=trace)
        return answer.raise_for_status().json()


def _host(url: str) -> str:
    return urlsplit(url).hostname or ""


def _subject(claims: Mapping[str, Any]) -> str:
    subject = claims["sub"]
    if not isinstance(subject, str) or not 1 <= len(subject) <= MAX_SUBJECT_LENGTH:
        raise ValueError("expected the subject as a text")
    return subject


def _email(claims: Mapping[str, Any]) -> str | None:
    """Return the address, if the provider has verified it."""
    email = claims.get("email")
    if email is not None and not isinstance(email, str):
        raise ValueError("expected the address as a text")
    return email or None if claims.get("email_verified") is True else None


def _draw(random: Random) -> str:
    return urlsafe_b64encode(random.randbytes(RANDOM_BYTES)).decode()
