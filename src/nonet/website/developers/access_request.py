"""What a program asks a person for, on its way through the browser: sealed, and stored nowhere."""

from dataclasses import astuple, dataclass

from mcp.server.auth.provider import AuthorizationParams, AuthorizeError
from mcp.shared.auth import OAuthClientInformationFull
from pydantic import AnyUrl
from starlette.requests import Request
from starlette.responses import Response

from nonet.access import SCOPES, join_scopes
from nonet.connections import KnownProgram
from nonet.website.developers.cookies import Cookie, Seal
from nonet.website.developers.services import DeveloperServices

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

    def __init__(self, services: DeveloperServices, *, is_https: bool) -> None:
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

    def forget(self, response: Response) -> None:
        """Let the browser forget it."""
        self._cookie.take_back(response)


class Petition:
    """One program and one address, as the SDK's handler of such requests asks about them."""

    def __init__(self, client: KnownProgram, redirect_uri: str, resource: str) -> None:
        self._client = client
        self._redirect_uri = redirect_uri
        self._resource = resource
        self.asked: AccessRequest | None = None

    async def get_client(self, client_id: str) -> OAuthClientInformationFull | None:
        """Return the program that was found before; of scopes its person decides."""
        if client_id != self._client.id:
            return None
        return OAuthClientInformationFull(
            client_id=client_id,
            redirect_uris=[AnyUrl(self._redirect_uri)],
            token_endpoint_auth_method="none",  # noqa: S106 - that is no password
            scope=" ".join(SCOPES),
        )

    async def authorize(
        self, _client: OAuthClientInformationFull, params: AuthorizationParams
    ) -> str:
        """Take note of a request that is in order.

        Raises:
            AuthorizeError.
        """
        if params.resource not in (None, self._resource):
            raise AuthorizeError("invalid_target", f"expected {self._resource}")
        if len(params.code_challenge) != CHALLENGE_LENGTH:
            raise AuthorizeError("invalid_request", "expected the SHA-256 of a verifier")
        self.asked = AccessRequest(
            client_id=self._client.id,
            name=self._client.name,
            scope=join_scopes(params.scopes or DEFAULT_SCOPE.split()),
            redirect_uri=self._redirect_uri,
            is_redirect_named=params.redirect_uri_provided_explicitly,
            challenge=params.code_challenge,
            state=params.state,
        )
        return self._redirect_uri
