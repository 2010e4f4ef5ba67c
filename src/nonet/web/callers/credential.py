"""Why a request has no good key, in words that help to mend it.

A key is never repeated, not even in part.
"""

from starlette.types import Scope

from nonet.people.access.keys import KEY_LENGTH, KEY_SCHEME, is_well_formed
from nonet.people.access.tokens import ACCESS_SCHEME, REFRESH_SCHEME
from nonet.web.http.headers import GateHeaders

HOW = "Send a valid API key as `Authorization: Bearer <API_KEY>`."
_TOKENS = {
    ACCESS_SCHEME: "The token of this connection has ended, or is not for this address.",
    REFRESH_SCHEME: "A refresh token is traded for an access token; it is no credential by itself.",
}
_ELSEWHERE = (b"x-api-key", b"api-key", b"x-auth-token")


def explain_unknown_key(headers: GateHeaders, scope: Scope) -> str:
    """Tell what came in place of a good key."""
    match headers.authorization:
        case []:
            return f"{_misplaced(scope)}{HOW}"
        case [_]:
            return _judge(headers.bearer_key, headers.authorization[0])
    return f"Found more than one `Authorization` header. {HOW}"


def _misplaced(scope: Scope) -> str:
    if KEY_SCHEME.encode() in scope.get("query_string", b""):
        return (
            "A key in the address is not read, and addresses are written down on their way: "
            "revoke it and make a new one. "
        )
    if any(name in _ELSEWHERE for name, _ in scope["headers"]):
        return "The key is in another header. "
    return ""


def _judge(key: str, header: str) -> str:
    if not key:
        is_bare = header.strip().startswith(KEY_SCHEME)
        return f"{'The word `Bearer` before the key is missing. ' if is_bare else ''}{HOW}"
    if is_well_formed(key):
        return "No account has this API key. It was deleted, or is a key of another service."
    for scheme, hint in _TOKENS.items():
        if key.startswith(scheme):
            return hint
    if not key.startswith(KEY_SCHEME):
        return f"An API key begins with `{KEY_SCHEME}`; what was sent does not."
    if len(key) != KEY_LENGTH:
        state = "cut" if len(key) < KEY_LENGTH else "too long"
        return f"The API key is {state}: expected {KEY_LENGTH} characters, found {len(key)}."
    return "The API key is mistyped or cut: its checksum does not fit."
