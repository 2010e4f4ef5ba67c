"""What a program asks a person for, on its way through the browser: sealed, and stored nowhere."""

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

# What a program gets that names nothing: all that the tools do.
DEFAULT_SCOPE = "content publish"
LASTS_S = 30 * 60
# A sealed request goes into a form and a cookie.
LARGEST = 3_500
CHALLENGE_LENGTH = 43  # of a SHA-256, in base64


@dataclass(frozen=True, slots=True)
class AccessRequest:
    """A request to be let in; `scope` is joined, `state` is the program's own."""

    client_id: str
    name: str
    scope: str
    redirect_uri: str
    is_redirect_named: bool
    challenge: str
    state: str | None

    @property
    def client(self) -> KnownProgram:
        """The program, as far as its connection needs it."""
        return KnownProgram(self.client_id, self.name, (self.redirect_uri,))


class Waiting:
    """Requests that wait for a person's answer, in the page's form and in a cookie."""

    def __init__(self, services: AppState, *, is_https: bool) -> None:
        self._seal = Seal(
            services.secret, purpose=b"nonet consent", lasts_s=LASTS_S, clock=services.clock
        )
        self._cookie = Cookie("nonet-connect", is_https=is_https, max_age_s=LASTS_S)

    def close(self, asked: AccessRequest) -> str:
        """Seal a request.

        Raises:
            AuthorizeError: it is too large.
        """
        sealed = self._seal.close(astuple(asked))
        if len(sealed) > LARGEST:
            raise AuthorizeError("invalid_request", "the state or the addresses are too long")
        return sealed

    def open(self, sealed: str) -> AccessRequest | None:
        """Return a request that was sealed here a while ago."""
        values = self._seal.open(sealed)
        return None if values is None else AccessRequest(*values)

    def keep(self, response: Response, sealed: str) -> None:
        """Let the browser bring it back after its person signed in."""
        self._cookie.give(response, sealed)

    def kept(self, request: Request) -> str:
        """Return what the browser brought back; an empty text where nothing waits."""
        sealed = self._cookie.read(request)
        return sealed if sealed and self.open(sealed) is not None else ""

    def drop(self, response: Response) -> None:
        """Let the browser forget it."""
        self._cookie.take_back(response)


class _Parameters(BaseModel):
    """What a request says besides who asks (RFC 6749, 4.1.1; RFC 7636, 4.3; RFC 8707, 2)."""

    response_type: Literal["code"]
    code_challenge: str
    code_challenge_method: Literal["S256"] = "S256"
    state: str | None = None
    scope: str = DEFAULT_SCOPE
    resource: str | None = None


def read_access_request(
    query: Mapping[str, str], client: KnownProgram, redirect_uri: str, resource: str
) -> AccessRequest:
    """Read the query of a program that was found, which comes back to an address of its own.

    Raises:
        AuthorizeError: in words that are none of whoever wrote the query.
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
