"""The endpoints, which are the SDK's own handlers behind bounds of ours."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random

from mcp.server.auth.handlers.metadata import MetadataHandler, ProtectedResourceMetadataHandler
from mcp.server.auth.handlers.register import RegistrationHandler
from mcp.server.auth.handlers.token import TokenErrorResponse, TokenHandler
from mcp.server.auth.json_response import PydanticJSONResponse
from mcp.server.auth.middleware.client_auth import AuthenticationError, ClientAuthenticator
from mcp.server.auth.routes import cors_middleware
from mcp.server.auth.settings import ClientRegistrationOptions
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Message

from nonet.access import Throttle
from nonet.authorization.metadata import (
    REGISTRATION,
    RESOURCE_METADATA,
    REVOCATION,
    SERVER_METADATA,
    TOKEN,
    describe_server,
    describe_tools,
)
from nonet.authorization.provider import ConnectionProvider
from nonet.authorization.wording import plainly
from nonet.connections import Redirects
from nonet.contract.fault import InvalidRequestError
from nonet.database import Database
from nonet.door.address import client_address
from nonet.door.body import read_body
from nonet.door.errors import BodyTooLargeError, FormError
from nonet.door.form import parse_form
from nonet.door.headers import GateHeaders
from nonet.door.refusal import refuse
from nonet.errors import NonetError
from nonet.links import Site

_UNKEPT = {"Cache-Control": "no-store", "Pragma": "no-cache"}
_MOST_FIELDS = 20

Handle = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class AuthorizationServices:
    """What the endpoints work with: `registrations` and `requests` count client addresses."""

    site: Site
    database: Database
    registrations: Throttle
    requests: Throttle
    redirects: Redirects
    random: Random
    clock: Callable[[], float]


def authorization_routes(services: AuthorizationServices) -> list[Route]:
    """Return the routes; pages of any origin may call them, for nothing of a browser counts."""
    provider = ConnectionProvider(
        services.database,
        redirects=services.redirects,
        random=services.random,
        clock=services.clock,
    )
    endpoints = _Endpoints(services, provider)
    server = MetadataHandler(describe_server(services.site)).handle
    tools = ProtectedResourceMetadataHandler(describe_tools(services.site)).handle
    read, send = ["GET", "OPTIONS"], ["POST", "OPTIONS"]
    return [
        Route(SERVER_METADATA, cors_middleware(server, read), methods=read),
        Route(RESOURCE_METADATA, cors_middleware(tools, read), methods=read),
        *(
            Route(path, cors_middleware(endpoints.bounded(handle), send), methods=send)
            for path, handle in (
                (REGISTRATION, endpoints.register),
                (TOKEN, endpoints.trade),
                (REVOCATION, endpoints.revoke),
            )
        ),
    ]


class _Endpoints:
    def __init__(self, services: AuthorizationServices, provider: ConnectionProvider) -> None:
        self._services = services
        self._resource = services.site.tools_url
        self._provider = provider
        self._authenticator = ClientAuthenticator(provider)
        self._register = RegistrationHandler(provider, ClientRegistrationOptions(enabled=True))
        self._trade = TokenHandler(provider, self._authenticator)

    def bounded(self, handle: Handle) -> Handle:
        """Bound what an address may ask, and how large it may be; refuse in JSON."""

        async def bounded(request: Request) -> Response:
            try:
                self._services.requests.count(client_address(request.scope))
                body = await read_body(GateHeaders.of(request.scope), request.receive)
                return plainly(await handle(Request(request.scope, _replay(body))))
            except (BodyTooLargeError, InvalidRequestError, FormError):
                return _invalid("the body is too large, cut, or no form")
            except NonetError as refusal:
                return refuse(refusal)

        return bounded

    async def register(self, request: Request) -> Response:
        """Register a program."""
        self._services.registrations.count(client_address(request.scope))
        response = await self._register.handle(request)
        response.headers.update(_UNKEPT)
        return response

    async def trade(self, request: Request) -> Response:
        """Trade a code or a refresh token, for the tools alone."""
        fields = await _fields_of(request)
        if fields.get("resource", self._resource) != self._resource:
            error = TokenErrorResponse(
                error="invalid_target", error_description=f"expected {self._resource}"
            )
            return PydanticJSONResponse(error, 400, _UNKEPT)
        response: Response = await self._trade.handle(request)
        return response

    async def revoke(self, request: Request) -> Response:
        """End the connection of a token (RFC 7009); what is no token of the program's is fine.

        The SDK's own handler refuses programs without a secret, and ours have none.
        """
        fields = await _fields_of(request)
        try:
            client = await self._authenticator.authenticate_request(request)
        except AuthenticationError as fault:
            error = TokenErrorResponse(error="invalid_client", error_description=fault.message)
            return PydanticJSONResponse(error, 401, _UNKEPT)
        if "token" not in fields:
            return _invalid("expected a token")
        await self._provider.end(client.client_id, fields["token"])
        return Response(status_code=200, headers=_UNKEPT)


async def _fields_of(request: Request) -> dict[str, str]:
    content_type = request.headers.get("content-type", "")
    return parse_form(await request.body(), content_type, _MOST_FIELDS)


def _invalid(why: str) -> Response:
    error = TokenErrorResponse(error="invalid_request", error_description=why)
    return PydanticJSONResponse(error, 400, _UNKEPT)


def _replay(body: bytes) -> Callable[[], Awaitable[Message]]:
    """Give a body that was read once more."""

    async def receive() -> Message:
        return {"type": "http.request", "body": body, "more_body": False}

    return receive
