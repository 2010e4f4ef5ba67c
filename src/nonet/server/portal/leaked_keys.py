"""Where anybody may report a key that leaked: it is revoked at once, and its owner is told.

Whether a key is known, nobody learns: every answer is the same. GitHub signs what its secret
scanning found: https://docs.github.com/code-security/secret-scanning/secret-scanning-partner-program
"""

import asyncio
from base64 import b64decode
from collections.abc import Callable, Iterable, Mapping
from typing import Any
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, EllipticCurvePublicKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import load_pem_public_key
from httpx2 import AsyncClient, HTTPError
from starlette.background import BackgroundTasks
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from nonet.accounts.administration import revoke_leaked_keys
from nonet.accounts.work import Actor
from nonet.errors import NonetError, ProviderError, UnknownKeyError
from nonet.runtime.tracing.span import call_out
from nonet.server.http.body import parse_json, read_body, read_json
from nonet.server.http.error_response import refuse
from nonet.server.http.fault import Fault, InvalidRequestError
from nonet.server.http.headers import GateHeaders, client_address, request_id_of
from nonet.server.portal.area import Area
from nonet.server.site.puzzles import SingleFlight

KEY_HEADER = "github-public-key-identifier"
SIGNATURE_HEADER = "github-public-key-signature"
TIMEOUT_S = 10
# Of the answer as a whole, however slowly it drips.
LONGEST_S = 20
# GitHub changes its keys now and then; whoever names one that is unknown has it asked this often.
ASKED_EVERY_S = 60
_NOT_TO_BE_HAD = "the keys of secret scanning cannot be had"


class GitHubSignatures:
    """Verifies them with the keys that GitHub publishes at an address."""

    def __init__(self, keys_url: str, *, clock: Callable[[], float]) -> None:
        self._keys_url = keys_url
        self._clock = clock
        self._keys: Mapping[str, EllipticCurvePublicKey] = {}
        self._asked_at_s: float | None = None
        self._have_answered = False
        self._queue_owner = SingleFlight[None]()

    async def are_on(self, headers: Mapping[str, str], body: bytes) -> bool:
        """Tell whether a body is signed as its headers say.

        Raises:
            ProviderError: the published keys cannot be had, or could not a moment ago.
        """
        name = headers.get(KEY_HEADER, "")
        if not name or not self._keys_url:
            return False
        if name not in self._keys:
            await self._look_for_new()
        key = self._keys.get(name)
        if key is None:
            return False
        try:
            signature = b64decode(headers.get(SIGNATURE_HEADER, ""), validate=True)
            key.verify(signature, body, ECDSA(SHA256()))
        except (ValueError, InvalidSignature):
            return False
        return True

    async def _look_for_new(self) -> None:
        if self._asked_at_s is None or not 0 <= self._clock() - self._asked_at_s < ASKED_EVERY_S:
            await self._queue_owner.join("keys", self._ask)
        elif not self._have_answered:
            raise ProviderError(_NOT_TO_BE_HAD)

    async def _ask(self) -> None:
        self._have_answered = False
        try:
            host = urlsplit(self._keys_url).hostname or ""
            with call_out("keys of secret scanning", host) as trace:
                published = await self._published(trace)
            self._keys = {str(one["key_identifier"]): _load(one["key"]) for one in published}
            self._have_answered = True
        except (HTTPError, TimeoutError, ValueError, KeyError, TypeError) as fault:
            raise ProviderError(_NOT_TO_BE_HAD) from fault
        finally:
            self._asked_at_s = self._clock()

    async def _published(self, trace: Mapping[str, str]) -> Any:
        async with asyncio.timeout(LONGEST_S), AsyncClient(timeout=TIMEOUT_S) as client:
            answer = await client.get(self._keys_url, headers=trace)
            return answer.raise_for_status().json()["public_keys"]


def _load(text: str) -> EllipticCurvePublicKey:
    key = load_pem_public_key(text.encode())
    if not isinstance(key, EllipticCurvePublicKey):
        raise TypeError("expected a key on an elliptic curve")
    return key


PATH = "/developers/leaked-keys"
MOST_KEYS = 100
# Each with the address where it was found, of some two hundred bytes.
MOST_BYTES = 64 * 1024
SIGNED = "GitHub"
_NOTHING_IS_TOLD = {"status": "accepted"}
# Letters are on their way meanwhile, so nobody is kept waiting by them.
_HEADERS = {"Cache-Control": "no-store"}


class LeakedKeys:
    """`POST /developers/leaked-keys`, and `.../github` for GitHub's secret scanning."""

    def __init__(self, area: Area) -> None:
        self._area = area
        self._services = area.services
        self._signatures = GitHubSignatures(
            self._services.secret_scanning_keys_url, clock=self._services.clock
        )

    async def report(self, request: Request) -> Response:
        """Revoke the key that a body of JSON names as `key`."""
        try:
            self._services.limits.leaked_keys.count(client_address(request.scope))
            body = await read_json(GateHeaders.of(request.scope), request.receive)
            return await self._revoke(request, [_text(body, "key")])
        except NonetError as error:
            return refuse(error)

    async def scan(self, request: Request) -> Response:
        """Revoke the keys that GitHub found, after its signature was verified.

        A mass leak comes from few addresses. So those bound what is not signed, and how many
        signatures are looked at; what is signed has one bound for all.
        """
        limits, address = self._services.limits, client_address(request.scope)
        try:
            limits.signatures.count(address)
            body = await read_body(
                GateHeaders.of(request.scope), request.receive, most_bytes=MOST_BYTES
            )
            if not await self._signatures.are_on(request.headers, body):
                limits.leaked_keys.count(address)
                raise UnknownKeyError("This is not signed by GitHub.")
            limits.signed_reports.count(SIGNED)
            found = parse_json(body)
            if not isinstance(found, list) or len(found) > MOST_KEYS:
                raise _not(f"an array of at most {MOST_KEYS} objects", "")
            return await self._revoke(request, [_text(one, "token") for one in found])
        except NonetError as error:
            return refuse(error)

    async def _revoke(self, request: Request, keys: Iterable[str]) -> Response:
        by = Actor(None, request_id_of(request.scope), client_address(request.scope))
        # All or none: whoever reports them again after a fault has every owner told.
        ended = await self._services.run(by, revoke_leaked_keys, keys)
        letters = BackgroundTasks()
        for record, email in ended:
            said = {"key": record.name, "shown": record.shown}
            letters.add_task(self._area.notices.send, email, "leaked", **said)
        return JSONResponse(_NOTHING_IS_TOLD, 202, _HEADERS, background=letters)


def _text(body: object, name: str) -> str:
    value = body.get(name) if isinstance(body, dict) else None
    if not isinstance(value, str) or not value.isascii():
        raise _not("a string of ASCII characters", name)
    return value


def _not(expected: str, path: str) -> InvalidRequestError:
    return InvalidRequestError([Fault.of(path, f"expected {expected}")])
