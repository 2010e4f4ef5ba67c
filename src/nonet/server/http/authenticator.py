"""Authentication of callers by their API keys, with explanations of invalid ones."""

from collections.abc import Awaitable

from starlette.requests import Request
from starlette.types import Scope

from nonet.accounts.access import keys
from nonet.accounts.access.key_authorizer import KeyAuthorizer
from nonet.accounts.access.principal import Principal, Window
from nonet.errors import UnknownKeyError
from nonet.server.http.context import current_request
from nonet.server.http.headers import bearer_key, client_address
from nonet.server.limits import Throttle

HOW = "Send a valid API key as `Authorization: Bearer <API_KEY>`."
_TOKENS = {
    keys.ACCESS_SCHEME: (
        "The token of this connection has expired, or isn't valid for this address."
    ),
    keys.REFRESH_SCHEME: "A refresh token isn't a credential. Exchange it for an access token.",
}
_ELSEWHERE = (b"x-api-key", b"api-key", b"x-auth-token")


def explain_unknown_key(request: Request) -> str:
    """Explain why a request has no valid key."""
    match request.headers.getlist("authorization"):
        case []:
            return f"{_misplaced(request.scope)}{HOW}"
        case [header]:
            return _judge(bearer_key(request), header)
    return f"Found more than one `Authorization` header. {HOW}"


def _misplaced(scope: Scope) -> str:
    if keys.KEY_SCHEME.encode() in scope.get("query_string", b""):
        return (
            "A key in the URL is ignored, and servers log URLs: revoke this key and create a new "
            "one. "
        )
    if any(name in _ELSEWHERE for name, _ in scope["headers"]):
        return "The key is in the wrong header. "
    return ""


def _judge(key: str, header: str) -> str:
    if not key:
        is_bare = header.strip().startswith(keys.KEY_SCHEME)
        return f"{'The word `Bearer` before the key is missing. ' if is_bare else ''}{HOW}"
    if keys.is_well_formed(key):
        return "No account has this API key. It was deleted, or it belongs to another service."
    for scheme, hint in _TOKENS.items():
        if key.startswith(scheme):
            return hint
    if not key.startswith(keys.KEY_SCHEME):
        return f"An API key begins with `{keys.KEY_SCHEME}`; this one doesn't."
    if len(key) != keys.KEY_LENGTH:
        state = "cut" if len(key) < keys.KEY_LENGTH else "too long"
        return f"The API key is {state}: expected {keys.KEY_LENGTH} characters, found {len(key)}."
    return "The API key is mistyped or cut: its checksum is wrong."


def anonymous_caller(scope: Scope) -> Principal:
    """Return the caller of the current request before anything else is known about it."""
    return Principal(request_id=current_request().id, address=client_address(scope))


class Authenticator:
    """Identifies callers by their keys, counts their requests, and counts failures by address.

    A rejected key raises an `AccessError`. An address with too many failures gets a
    `ThrottledError` instead of `UnknownKeyError`, but its valid keys are still accepted.
    """

    def __init__(self, admission: KeyAuthorizer, failed_credentials: Throttle) -> None:
        self.admission = admission
        self._failed_credentials = failed_credentials

    def beside(self, admission: KeyAuthorizer) -> "Authenticator":
        """Return an authenticator with another authorizer and the same count of failures."""
        return Authenticator(admission, self._failed_credentials)

    async def admit(self, request: Request, needed: str) -> Principal:
        """Return the caller, require a scope of its key, and count the request in its quota."""
        admitting = self.admission.admit(
            bearer_key(request), needed=needed, address=client_address(request.scope)
        )
        caller = await self._known(admitting, request)
        current_request().admit(caller.account_id, caller.key_id, caller.window)
        return caller

    async def charge(self, caller: Principal, weight: int) -> None:
        """Count an admitted request as `weight` requests.

        Call it after validation of the request and before any work.

        Raises:
            RateLimitedError: too few requests are left; this one stays counted as one.
        """
        if weight > 1:
            current_request().window = await self.charge_more(caller, weight - 1)

    async def charge_more(self, caller: Principal, requests: int) -> Window:
        """Count additional requests for an admitted one; return the rate limit window.

        Raises:
            RateLimitedError: too few requests are left.
        """
        return await self.admission.count_more(caller, requests)

    async def identify(self, request: Request) -> Principal:
        """Return the caller, without counting the request."""
        asked = self.admission.identify(bearer_key(request), address=client_address(request.scope))
        caller = await self._known(asked, request)
        current_request().admit(caller.account_id, caller.key_id, caller.window)
        return caller

    def count_failure(self, request: Request) -> None:
        """Count a request without a valid credential.

        Raises:
            ThrottledError: the address sent too many of them.
        """
        self._failed_credentials.count(client_address(request.scope))

    async def _known(self, asked: Awaitable[Principal], request: Request) -> Principal:
        try:
            return await asked
        except UnknownKeyError:
            self.count_failure(request)
            raise UnknownKeyError(explain_unknown_key(request)) from None
