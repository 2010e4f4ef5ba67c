"""OAuth authorization requests, signed and kept only in the browser until the user decides."""

from collections.abc import Mapping
from dataclasses import astuple, dataclass
from typing import Literal

from mcp.server.auth.provider import AuthorizeError
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import Response

from nonet.accounts.access.permissions import SCOPES, join_scopes
from nonet.accounts.oauth.client import KnownProgram
from nonet.server.portal.cookies import Cookie, Seal
from nonet.server.state import AppState

# The scope of requests without one: everything that the tools need.
DEFAULT_SCOPE = "content publish"
LASTS_S = 30 * 60
# A signed request has to fit into a form and a cookie.
LARGEST = 3_500
CHALLENGE_LENGTH = 43  # of a SHA-256, in base64


@dataclass(frozen=True, slots=True)
class AccessRequest:
    """A client's authorization request; `state` is opaque to this service."""

    client_id: str
    name: str
    scope: str
    redirect_uri: str
    is_redirect_named: bool
    challenge: str
    state: str | None

    @property
    def client(self) -> KnownProgram:
        """The client, as its connection needs it."""
        return KnownProgram(self.client_id, self.name, (self.redirect_uri,))


class Waiting:
    """Authorization requests that wait for a decision, in the page's form and a cookie."""

    def __init__(self, services: AppState, *, is_https: bool) -> None:
        self._seal = Seal(
            services.secret, purpose=b"nonet consent", lasts_s=LASTS_S, clock=services.clock
        )
        self._cookie = Cookie("nonet-connect", is_https=is_https, max_age_s=LASTS_S)

    def close(self, asked: AccessRequest) -> str:
        """Sign a request.

        Raises:
            AuthorizeError: it is too large.
        """
        sealed = self._seal.close(astuple(asked))
        if len(sealed) > LARGEST:
            raise AuthorizeError("invalid_request", "the state or the redirect URI is too long")
        return sealed

    def open(self, sealed: str) -> AccessRequest | None:
        """Return the request of a signed text; None if it is forged or expired."""
        values = self._seal.open(sealed)
        return None if values is None else AccessRequest(*values)

    def keep(self, response: Response, sealed: str) -> None:
        """Keep a signed request in the browser while the user signs in."""
        self._cookie.give(response, sealed)

    def kept(self, request: Request) -> str:
        """Return the browser's signed request; an empty text without one."""
        sealed = self._cookie.read(request)
        return sealed if sealed and self.open(sealed) is not None else ""

    def drop(self, response: Response) -> None:
        """Delete the browser's signed request."""
        self._cookie.take_back(response)


class _Parameters(BaseModel):
    """Parameters besides the client (RFC 6749, 4.1.1; RFC 7636, 4.3; RFC 8707, 2)."""

    response_type: Literal["code"]
    code_challenge: str
    code_challenge_method: Literal["S256"] = "S256"
    state: str | None = None
    scope: str = DEFAULT_SCOPE
    resource: str | None = None


def read_access_request(
    query: Mapping[str, str], client: KnownProgram, redirect_uri: str, resource: str
) -> AccessRequest:
    """Read the query of a known client, whose redirect URI was verified.

    Raises:
        AuthorizeError: without any text of the query.
    """
    try:
        asked = _Parameters.model_validate(query)
    except ValidationError as fault:
        wrong = [(error["loc"], error["type"]) for error in fault.errors()]
        is_other_type = (("response_type",), "literal_error") in wrong
        raise AuthorizeError(
            "unsupported_response_type" if is_other_type else "invalid_request",
            "\n".join(f"{error['loc'][0]}: {error['msg']}" for error in fault.errors()),
        ) from None
    scopes = asked.scope.split(" ")
    if not set(scopes) <= set(SCOPES):
        raise AuthorizeError("invalid_scope", f"expected scopes among {', '.join(SCOPES)}")
    if asked.resource not in (None, resource):
        raise AuthorizeError("invalid_target", f"expected {resource}")
    if len(asked.code_challenge) != CHALLENGE_LENGTH:
        raise AuthorizeError("invalid_request", "expected the SHA-256 of a verifier")
    return AccessRequest(
        client_id=client.id,
        name=client.name,
        scope=join_scopes(scopes),
        redirect_uri=redirect_uri,
        is_redirect_named="redirect_uri" in query,
        challenge=asked.code_challenge,
        state=asked.state,
    )
