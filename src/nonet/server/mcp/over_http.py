"""The tools over Streamable HTTP without sessions: every request has its key or token."""

from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, NamedTuple, Self, cast
from urllib.parse import urlsplit

from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.shared.exceptions import MCPError
from pydantic import ValidationError
from starlette.datastructures import State
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from nonet import errors
from nonet.accounts.access.keys import is_access_token
from nonet.puzzles.links.site import TOOLS_PATH
from nonet.server.http.authenticator import Authenticator
from nonet.server.http.body import read_body, require_json_type
from nonet.server.http.context import current_request, record_error
from nonet.server.http.error_responses import InvalidRequestError
from nonet.server.http.headers import bearer_key
from nonet.server.limits import Throttle
from nonet.server.mcp.calls import Callers, Progress, as_protocol_error, error_result
from nonet.server.mcp.exchange import Exchange
from nonet.server.mcp.server import build_server
from nonet.server.mcp.tool import Tool
from nonet.server.mcp.tools import TOOLS
from nonet.server.oauth.metadata import resource_metadata_url
from nonet.server.state import AppState

# All that the tools do.
ASKED_SCOPE = "content publish"
OTHER = "other"
_ANY_PORT = ":*"
_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
_SCOPES = {tool.name: tool.use.scope for tool in TOOLS}


@dataclass(frozen=True, slots=True)
class Challenge:
    """The `WWW-Authenticate` header of rejected requests (RFC 6750 and RFC 9728).

    `metadata_url` is the address of the metadata about tokens.
    """

    metadata_url: str

    def for_token(self, token: str) -> str:
        """Return the header for a request without a valid credential."""
        error = 'error="invalid_token", ' if token else ""
        return f'Bearer {error}resource_metadata="{self.metadata_url}", scope="{ASKED_SCOPE}"'

    def for_scope(self, scope: str) -> str:
        """Return the header for a token with insufficient scope."""
        return (
            f'Bearer error="insufficient_scope", scope="{scope}", '
            f'resource_metadata="{self.metadata_url}"'
        )


class AllowList(NamedTuple):
    """The allowed hosts of requests and the allowed origins of calling pages.

    This prevents DNS rebinding: a web page can't reach a server on the reader's own machine by a
    domain that points there. `host:*` allows every port.
    """

    hosts: frozenset[str]
    origins: frozenset[str]

    @classmethod
    def of(cls, site_url: str, hosts: Iterable[str] = (), origins: Iterable[str] = ()) -> Self:
        """Allow the site itself, this machine, and the given hosts and origins."""
        site = urlsplit(site_url)
        return cls(
            frozenset({site.netloc, *_LOOPBACK, *(name + _ANY_PORT for name in _LOOPBACK), *hosts}),
            frozenset(
                {
                    f"{site.scheme}://{site.netloc}",
                    *(f"http://{name}" for name in _LOOPBACK),
                    *(f"http://{name}{_ANY_PORT}" for name in _LOOPBACK),
                    *origins,
                }
            ),
        )

    def check(self, scope: Scope) -> None:
        """Require an allowed host and, if there is an origin, an allowed origin.

        Raises:
            ForeignHostError, ForeignOriginError.
        """
        found = dict.fromkeys((b"host", b"origin"), b"")
        for name, value in scope["headers"]:
            if name in found:
                found[name] = value
        host, origin = (value.decode("latin-1") for value in found.values())
        if not _is_listed(host, self.hosts):
            raise errors.ForeignHostError("Host not allowed. Add it to `NONET_MCP_HOSTS`.")
        if origin and not _is_listed(origin, self.origins):
            raise errors.ForeignOriginError("Origin not allowed. Add it to `NONET_MCP_ORIGINS`.")


def _is_listed(name: str, listed: frozenset[str]) -> bool:
    return name in listed or name.rpartition(":")[0] + _ANY_PORT in listed


class McpOverHttp:
    """An ASGI application that checks host, credential, type and size, in that order."""

    def __init__(self, state: AppState) -> None:
        authenticator, settings = state.tool_authenticator, state.settings
        callers = Callers(
            lambda context: _state_of(context).caller, _is_available, authenticator.charge, _notify
        )
        server = build_server(state, TOOLS, callers)
        server.middleware.append(Counting(authenticator, state.limits.tool_reads))
        self._exchange = Exchange(server)
        self._authenticator = authenticator
        self._challenge = Challenge(resource_metadata_url(state.site))
        self._allowed = AllowList.of(
            settings.public_site_url,
            settings.access.allowed_mcp_hosts,
            settings.access.allowed_mcp_origins,
        )

    def run(self) -> AbstractAsyncContextManager[None]:
        """Return the context in which the application serves; it can be entered once."""
        return self._exchange.manager.run()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            body = await self._admit(request)
        except errors.NonetError as error:
            # Of the admitted requests, only calls of tools count.
            current_request().endpoint = TOOLS_PATH
            if isinstance(error, errors.UnknownKeyError):
                error.challenge = self._challenge.for_token(bearer_key(request))
            raise
        response = await self._exchange.answer(request, body)
        if hasattr(request.state, "needed_scope"):
            # The client then requests more scopes from the user, and calls again.
            response.status_code = 403
            needed = self._challenge.for_scope(request.state.needed_scope)
            response.headers["WWW-Authenticate"] = needed
        await response(scope, receive, send)

    async def _admit(self, request: Request) -> bytes:
        """Return the body of a request that may pass."""
        self._allowed.check(request.scope)
        request.state.caller = await self._authenticator.identify(request)
        require_json_type(request)
        return await read_body(request)


class Counting:
    """Counts calls in the account's quota and usage, before the SDK validates their arguments."""

    def __init__(self, authenticator: Authenticator, reads: Throttle) -> None:
        self._authenticator = authenticator
        self._reads = reads

    async def __call__(
        self, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        """Count a call; reads of resources have their own limit, because they can print PDFs."""
        if ctx.method == "resources/read":
            with as_protocol_error(ctx.protocol_version):
                self._reads.count(str(_state_of(ctx).caller.account_id))
        if ctx.method != "tools/call":
            return await call_next(ctx)
        current_request().endpoint = f"{TOOLS_PATH} {_tool_of(ctx)}"
        try:
            return await self._admit(ctx, call_next)
        except (MCPError, ValidationError):
            record_error(InvalidRequestError([]))
            raise

    async def _admit(
        self, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        request, needed = _request_of(ctx), _SCOPES.get(_tool_of(ctx), "all")
        try:
            request.state.caller = await self._authenticator.admit(request, needed)
        except errors.NonetError as error:
            if isinstance(error, errors.KeyScopeError) and is_access_token(bearer_key(request)):
                request.state.needed_scope = needed
            return error_result(error)
        return await call_next(ctx)


async def _notify(ctx: ServerRequestContext[Any, Any], progress: Progress) -> None:
    """Notify the client of a call's progress if the response is a stream."""
    notify = getattr(_state_of(ctx), "notify", None)
    if notify is not None:
        notify(progress)


def _tool_of(ctx: ServerRequestContext[Any, Any]) -> str:
    """Return the tool's name; all unknown ones count as one, to limit the number of names."""
    name = (ctx.params or {}).get("name")
    return name if isinstance(name, str) and name in _SCOPES else OTHER


def _is_available(ctx: ServerRequestContext[Any, Any], tool: Tool) -> bool:
    """Return whether to list a tool: the caller has its scope, or a token that can request it."""
    request = _request_of(ctx)
    reaches: bool = request.state.caller.permissions.holds(tool.use.scope)
    return reaches or is_access_token(bearer_key(request))


def _request_of(ctx: ServerRequestContext[Any, Any]) -> Request:
    return cast("Request", ctx.request)


def _state_of(ctx: ServerRequestContext[Any, Any]) -> State:
    return _request_of(ctx).state
