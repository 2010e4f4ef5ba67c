"""Storage of OAuth clients, codes and tokens for the MCP SDK's endpoints."""

import math
from functools import partial

from mcp.server.auth.provider import AuthorizationCode, RefreshToken, RegistrationError, TokenError
from mcp.shared.auth import OAuthClientInformationFull, OAuthToken
from pydantic import AnyUrl

from nonet.accounts.access.keys import is_access_token, is_refresh_token
from nonet.accounts.access.permissions import SCOPES
from nonet.accounts.access.principal import ANONYMOUS
from nonet.accounts.oauth.client import KnownProgram, Redirects, find_client, register_client
from nonet.accounts.oauth.tokens import (
    Code,
    HeldToken,
    Tokens,
    end_connection_of,
    exchange_code,
    find_code,
    find_refresh_token,
    renew_tokens,
)
from nonet.accounts.work import People
from nonet.errors import ForeignRedirectError, KeyLimitError, LinkExpiredError

# Clients don't authenticate: PKCE proves that the same client continues.
NO_SECRET = "none"  # noqa: S105 - not a password
_DECIDED_HERE = (
    "client_id",
    "client_name",
    "token_endpoint_auth_method",
    "scope",
    "grant_types",
    "response_types",
)


class FoundCode(AuthorizationCode):
    """An authorization code with its database row."""

    found: Code


class FoundToken(RefreshToken):
    """A refresh token with its database row."""

    held: HeldToken


def information_of(client: KnownProgram) -> OAuthClientInformationFull:
    """Convert a client to the SDK's model; the user decides on the scope, not the client."""
    return OAuthClientInformationFull(
        client_id=client.id,
        client_name=client.name,
        redirect_uris=[AnyUrl(address) for address in client.redirect_uris],
        token_endpoint_auth_method=NO_SECRET,
        scope=" ".join(SCOPES),
    )


class ConnectionProvider:
    """Registers clients, and exchanges codes and refresh tokens; expired ones don't exist.

    The website asks for consent, and tokens are verified where they are used, in one statement.
    """

    def __init__(self, people: People, *, redirects: Redirects) -> None:
        self._people = people
        self._redirects = redirects

    async def get_client(self, client_id: str) -> OAuthClientInformationFull | None:
        """Return a registered or connected client."""
        client = await self._people.database.read(find_client, client_id)
        return None if client is None else information_of(client)

    async def register_client(self, client_info: OAuthClientInformationFull) -> None:
        """Register a client; the given object becomes the response."""
        addresses = [str(address) for address in client_info.redirect_uris or ()]
        register = partial(register_client, redirects=self._redirects)
        try:
            client = await self._people.run(ANONYMOUS, register, _name_of(client_info), addresses)
        except ForeignRedirectError as error:
            raise RegistrationError("invalid_redirect_uri", str(error)) from error
        registered = information_of(client)
        # The SDK responds with this object, so it must not keep unsupported values, such as a
        # secret.
        for name in _DECIDED_HERE:
            setattr(client_info, name, getattr(registered, name))
        client_info.client_id_issued_at = self._people.now_ms // 1000
        client_info.client_secret = client_info.client_secret_expires_at = None

    async def load_authorization_code(
        self, client: OAuthClientInformationFull, authorization_code: str
    ) -> FoundCode | None:
        """Return a client's authorization code."""
        found = await self._people.run(ANONYMOUS, find_code, authorization_code)
        if found is None or found.client_id != client.client_id:
            return None
        return FoundCode(
            code=authorization_code,
            scopes=found.scope.split(),
            # `find_code` has checked the expiry with our clock.
            expires_at=math.inf,
            client_id=found.client_id,
            code_challenge=found.challenge,
            redirect_uri=AnyUrl(found.redirect_uri),
            redirect_uri_provided_explicitly=found.is_redirect_named,
            resource=found.resource,
            found=found,
        )

    async def exchange_authorization_code(
        self, _client: OAuthClientInformationFull, authorization_code: FoundCode
    ) -> OAuthToken:
        """Create the connection."""
        code, found = authorization_code.code, authorization_code.found
        try:
            return _shown(await self._people.run(ANONYMOUS, exchange_code, code, found))
        except LinkExpiredError as error:
            raise TokenError("invalid_grant", "the code was used") from error
        except KeyLimitError as error:
            raise TokenError("invalid_grant", str(error)) from error

    async def load_refresh_token(
        self, client: OAuthClientInformationFull, refresh_token: str
    ) -> FoundToken | None:
        """Return a client's refresh token."""
        if not is_refresh_token(refresh_token):
            return None
        held = await self._people.run(ANONYMOUS, find_refresh_token, refresh_token)
        if held is None or held.client_id != client.client_id:
            return None
        return FoundToken(
            token=refresh_token,
            client_id=held.client_id,
            scopes=held.scope.split(),
            resource=held.resource,
            held=held,
        )

    async def exchange_refresh_token(
        self, _client: OAuthClientInformationFull, refresh_token: FoundToken, _scopes: list[str]
    ) -> OAuthToken:
        """Renew both tokens; the scope stays as the user allowed it."""
        token, held = refresh_token.token, refresh_token.held
        try:
            return _shown(await self._people.run(ANONYMOUS, renew_tokens, token, held))
        except LinkExpiredError as error:
            raise TokenError("invalid_grant", "the refresh token was used") from error

    async def end(self, client_id: str, token: str) -> None:
        """End the connection of a client's access or refresh token."""
        if is_access_token(token) or is_refresh_token(token):
            await self._people.run(ANONYMOUS, end_connection_of, token, client_id)


def _shown(tokens: Tokens) -> OAuthToken:
    return OAuthToken(
        access_token=tokens.access,
        expires_in=tokens.expires_in_s,
        scope=tokens.scope,
        refresh_token=tokens.refresh,
    )


def _name_of(client_info: OAuthClientInformationFull) -> str:
    host = (client_info.redirect_uris or [AnyUrl("https://unknown")])[0].host
    return client_info.client_name or host or "?"
