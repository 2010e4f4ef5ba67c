"""OAuth endpoints: the MCP SDK's, with our limits and strict parsing."""

import re
from collections.abc import Awaitable, Callable
from http.client import BAD_REQUEST, UNAUTHORIZED
from typing import Any, cast

import orjson
from mcp.server.auth.routes import create_auth_routes
from mcp.server.auth.settings import ClientRegistrationOptions
from pydantic import AnyHttpUrl
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from nonet.errors import BodyTooLargeError, FormError
from nonet.server.http.body import call_app, parse_form, parse_json, read_body
from nonet.server.http.error_responses import InvalidRequestError
from nonet.server.http.headers import client_address
from nonet.server.oauth import metadata
from nonet.server.oauth.provider import ConnectionProvider
from nonet.server.state import AppState

_UNKEPT = {"Cache-Control": "no-store", "Pragma": "no-cache"}
_KEPT = {"Cache-Control": "public, max-age=3600"}
_MOST_FIELDS = 20
# RFC 6749, 5.2, doesn't allow these in a description.
_UNPRINTABLE = re.compile(r"[^\x20-\x21\x23-\x5b\x5d-\x7e]+")
# Only for the SDK's own metadata, which aren't served.
_NO_ISSUER = AnyHttpUrl("https://localhost")


def authorization_routes(services: AppState) -> list[Route]:
    """Return the routes; pages of any origin may call them, since cookies have no effect."""
    endpoints = _Endpoints(services)
    return [
        _route(metadata.SERVER_METADATA, "GET", _document(metadata.describe_server(services.site))),
        _route(
            metadata.RESOURCE_METADATA, "GET", _document(metadata.describe_tools(services.site))
        ),
        _route(metadata.REGISTRATION, "POST", endpoints.bounded(endpoints.register)),
        _route(metadata.TOKEN, "POST", endpoints.bounded(endpoints.trade)),
        _route(metadata.REVOCATION, "POST", endpoints.bounded(endpoints.revoke)),
    ]


def _route(path: str, method: str, answer: Callable[[Request], Awaitable[Response]]) -> Route:
    methods = [method, "OPTIONS"]
    pages = Middleware(
        CORSMiddleware,
        allow_origins=["*"],
        allow_methods=methods,
        allow_headers=["mcp-protocol-version"],
    )
    return Route(path, answer, methods=methods, middleware=[pages])


def _document(text: str) -> Callable[[Request], Awaitable[Response]]:
    async def show(_request: Request) -> Response:
        return Response(text, headers=_KEPT, media_type="application/json")

    return show


class _OAuthError(Exception):
    """An error in the form of RFC 6749, 5.2."""

    def __init__(self, error: str, description: str, status: int = BAD_REQUEST) -> None:
        super().__init__(error, description, status)
        self._content = {"error": error, "error_description": description}
        self._status = status

    def response(self) -> Response:
        # HTTP requires a challenge, although clients have no secret.
        challenge = {"WWW-Authenticate": "Bearer"} if self._status == UNAUTHORIZED else None
        return JSONResponse(self._content, self._status, challenge)


class _Endpoints:
    def __init__(self, services: AppState) -> None:
        self._services = services
        self._provider = ConnectionProvider(services, redirects=services.redirects)
        routes = create_auth_routes(
            # The used endpoints need only these methods.
            cast("Any", self._provider),
            _NO_ISSUER,
            client_registration_options=ClientRegistrationOptions(enabled=True),
        )
        self._of_sdk = {route.path: route.endpoint for route in routes}

    def bounded(
        self, answer: Callable[[Request, bytes], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """Limit the requests per address and the body's size, with errors in JSON."""

        async def bounded(request: Request) -> Response:
            request.state.json_error_headers = {}
            try:
                self._services.limits.token_requests.count(client_address(request.scope))
                body = await read_body(request)
                response = await answer(request, body)
            except (BodyTooLargeError, InvalidRequestError, FormError):
                description = "the body is too large, incomplete, or not a form"
                response = _OAuthError("invalid_request", description).response()
            except _OAuthError as error:
                response = error.response()
            response.headers.update(_UNKEPT)
            return response

        return bounded

    async def register(self, request: Request, body: bytes) -> Response:
        """Register a client."""
        self._services.limits.registrations.count(client_address(request.scope))
        # The SDK parses the body again, but accepts text that databases can't store.
        parse_json(body)
        return await self._ask_sdk("/register", request, body)

    async def trade(self, request: Request, body: bytes) -> Response:
        """Exchange a code or a refresh token; the MCP server is the only resource."""
        resource = self._services.site.tools_url
        if _fields_of(request, body).get("resource", resource) != resource:
            raise _OAuthError("invalid_target", f"expected {resource}")
        return await self._ask_sdk("/token", request, body)

    async def revoke(self, request: Request, body: bytes) -> Response:
        """End the connection of a token (RFC 7009); unknown tokens are ignored.

        The SDK's endpoint rejects clients without a secret, and ours have none.
        """
        fields = _fields_of(request, body)
        client_id = fields.get("client_id")
        if not client_id:
            raise _OAuthError("invalid_client", "Missing client_id", UNAUTHORIZED)
        if await self._provider.get_client(client_id) is None:
            raise _OAuthError("invalid_client", "Invalid client_id", UNAUTHORIZED)
        if "token" not in fields:
            raise _OAuthError("invalid_request", "expected a token")
        await self._provider.end(client_id, fields["token"])
        return Response()

    async def _ask_sdk(self, path: str, request: Request, body: bytes) -> Response:
        answer = await call_app(self._of_sdk[path], request, body)
        if answer.status_code >= BAD_REQUEST:
            shown = orjson.loads(answer.body)
            # Pydantic's descriptions have line breaks and quotes.
            lines = shown["error_description"].replace('"', "'").splitlines()
            description = _UNPRINTABLE.sub("?", "; ".join(lines))
            raise _OAuthError(shown["error"], description, answer.status_code)
        return answer


def _fields_of(request: Request, body: bytes) -> dict[str, str]:
    return parse_form(body, request.headers.get("content-type", ""), _MOST_FIELDS)
