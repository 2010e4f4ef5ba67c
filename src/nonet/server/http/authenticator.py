"""Authentication of requests by API key, and their counts."""

from collections.abc import Awaitable
from typing import TypeVar

from starlette.types import Scope

from nonet.accounts.access.key_authorizer import KeyAuthorizer
from nonet.accounts.access.keys import (
    ACCESS_SCHEME,
    KEY_LENGTH,
    KEY_SCHEME,
    REFRESH_SCHEME,
    is_well_formed,
)
from nonet.accounts.access.quota import KeyOwner, Principal
from nonet.accounts.access.throttle import Throttle, Window
from nonet.accounts.requests import RequestDetails, RequestNotes
from nonet.accounts.usage import UsageCounter
from nonet.errors import UnknownKeyError
from nonet.server.http.headers import GateHeaders, client_address
from nonet.server.http.queue_owner import ask_as_account

HOW = "Send a valid API key as `Authorization: Bearer <API_KEY>`."
_TOKENS = {
    ACCESS_SCHEME: "The token of this connection has expired, or isn't valid for this address.",
    REFRESH_SCHEME: "A refresh token isn't a credential. Exchange it for an access token.",
}
_ELSEWHERE = (b"x-api-key", b"api-key", b"x-auth-token")


def explain_unknown_key(headers: GateHeaders, scope: Scope) -> str:
    """Explain why the credential isn't a valid key."""
    match headers.authorization:
        case []:
            return f"{_misplaced(scope)}{HOW}"
        case [_]:
            return _judge(headers.bearer_key, headers.authorization[0])
    return f"Found more than one `Authorization` header. {HOW}"


def _misplaced(scope: Scope) -> str:
    if KEY_SCHEME.encode() in scope.get("query_string", b""):
        return (
            "A key in the URL is ignored, and servers log URLs: revoke this key and create a new "
            "one. "
        )
    if any(name in _ELSEWHERE for name, _ in scope["headers"]):
        return "The key is in the wrong header. "
    return ""


def _judge(key: str, header: str) -> str:
    if not key:
        is_bare = header.strip().startswith(KEY_SCHEME)
        return f"{'The word `Bearer` before the key is missing. ' if is_bare else ''}{HOW}"
    if is_well_formed(key):
        return "No account has this API key. It was deleted, or it belongs to another service."
    for scheme, hint in _TOKENS.items():
        if key.startswith(scheme):
            return hint
    if not key.startswith(KEY_SCHEME):
        return f"An API key begins with `{KEY_SCHEME}`; this one doesn't."
    if len(key) != KEY_LENGTH:
        state = "cut" if len(key) < KEY_LENGTH else "too long"
        return f"The API key is {state}: expected {KEY_LENGTH} characters, found {len(key)}."
    return "The API key is mistyped or cut: its checksum is wrong."


T = TypeVar("T")


class Authenticator:
    """Identifies callers by their keys, and counts their requests and failed attempts.

    A rejected key raises an `AccessError`. From an address with too many failures, an unknown key
    raises a `ThrottledError` instead of `UnknownKeyError`; a valid key is never throttled by
    address. After authentication, the request is scheduled as its account's.
    """

    def __init__(
        self,
        admission: KeyAuthorizer,
        failed_credentials: Throttle,
        usage: UsageCounter,
        requests: RequestNotes,
    ) -> None:
        self._admission = admission
        self._failed_credentials = failed_credentials
        self._usage = usage
        self._requests = requests

    @property
    def admission(self) -> KeyAuthorizer:
        """The key authorizer, for measurements."""
        return self._admission

    def beside(self, admission: KeyAuthorizer) -> "Authenticator":
        """Return an authenticator with another key authorizer and the same counters."""
        return Authenticator(admission, self._failed_credentials, self._usage, self._requests)

    async def admit(self, headers: GateHeaders, scope: Scope, needed: str) -> Principal:
        """Return the caller, require a scope of its key, and count the request in its quota."""
        admitting = self._admission.admit(
            headers.bearer_key, needed=needed, address=client_address(scope)
        )
        caller = await self._known(admitting, headers, scope)
        ask_as_account(caller.account_id)
        return caller

    async def charge(self, caller: Principal, weight: int) -> Window:
        """Count an admitted request as `weight` requests; return the rate limit window.

        Call it after validation of the request and before any work.

        Raises:
            RateLimitedError: too few requests are left; this one stays counted as one.
        """
        if weight <= 1:
            return caller.window
        return await self.charge_more(caller, weight - 1)

    async def charge_more(self, caller: Principal, requests: int) -> Window:
        """Count additional requests for an admitted one; return the rate limit window.

        Raises:
            RateLimitedError: too few requests are left.
        """
        return await self._admission.count_more(caller, requests)

    async def identify(self, headers: GateHeaders, scope: Scope) -> KeyOwner:
        """Return the owner of the key, without counting the request."""
        asked = self._admission.identify(headers.bearer_key, address=client_address(scope))
        holder = await self._known(asked, headers, scope)
        ask_as_account(holder.account_id)
        return holder

    def count_failure(self, scope: Scope) -> None:
        """Count a request without a valid credential.

        Raises:
            ThrottledError: the address sent too many of them.
        """
        self._failed_credentials.count(client_address(scope))

    def begin(self) -> float:
        """Return the start time of a request."""
        return self._requests.begin()

    def note(
        self, account_id: int | None, endpoint: str, status: int, asked: RequestDetails
    ) -> None:
        """Count and record a completed request, if its account is known."""
        if account_id is not None:
            self._usage.note(account_id, endpoint, status)
            self._requests.note(account_id, endpoint, status, asked)

    async def _known(self, asked: Awaitable[T], headers: GateHeaders, scope: Scope) -> T:
        try:
            return await asked
        except UnknownKeyError:
            self.count_failure(scope)
            raise UnknownKeyError(explain_unknown_key(headers, scope)) from None
