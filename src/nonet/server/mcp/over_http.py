"""The tools over Streamable HTTP without sessions: every request has its key or token."""

from contextlib import AbstractAsyncContextManager
from typing import Any

from mcp.server.context import CallNext, HandlerResult, ServerRequestContext
from mcp.shared.exceptions import MCPError
from pydantic import ValidationError
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from nonet.accounts.access.keys import is_access_token
from nonet.accounts.access.throttle import Throttle
from nonet.accounts.requests import RequestDetails
from nonet.errors import KeyScopeError, NonetError
from nonet.puzzles.links.site import TOOLS_PATH
from nonet.server.http.authenticator import Authenticator
from nonet.server.http.error_response import STATUS
from nonet.server.http.headers import request_id_of
from nonet.server.mcp.calls import Callers, Progress
from nonet.server.mcp.entrance import HEADERS, HOLDER, NEEDED_SCOPE, AllowList, Challenge, Entrance
from nonet.server.mcp.errors import as_protocol_error, refuse
from nonet.server.mcp.exchange import NOTIFY, Exchange
from nonet.server.mcp.server import build_server
from nonet.server.mcp.tool import Tool
from nonet.server.mcp.tools.table import TOOLS
from nonet.server.oauth.metadata import resource_metadata_url
from nonet.server.state import AppState

CALLER = "nonet.caller"
OTHER = "other"
_OK, _BAD_REQUEST, _FAULT = 200, 400, 500
_STATUS_OF_CODE = {kind.code: status for kind, status in STATUS.items()}
_SCOPES = {tool.name: tool.use.scope for tool in TOOLS}


class McpOverHttp:
    """The tool interface as an ASGI application."""

    def __init__(self, state: AppState) -> None:
        authenticator, settings = state.tool_authenticator, state.settings
        callers = Callers(
            lambda context: _scope_of(context)[CALLER],
            _may_call,
            authenticator.charge,
            _notify,
        )
        server = build_server(state, TOOLS, callers)
        server.middleware.append(Counting(authenticator, state.limits.tool_reads))
        self._exchange = Exchange(server)
        self._challenge = Challenge(resource_metadata_url(state.site))
        self._entrance = Entrance(
            authenticator,
            path=TOOLS_PATH,
            allowed=AllowList.of(
                settings.public_site_url, settings.allowed_mcp_hosts, settings.allowed_mcp_origins
            ),
            challenge=self._challenge,
        )

    def run(self) -> AbstractAsyncContextManager[None]:
        """Return the context in which the application serves; it can be entered once."""
        return self._exchange.manager.run()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await self._entrance.open(scope, receive, send)
        if body is None:
            return
        response = await self._exchange.answer(Request(scope, receive), body)
        if NEEDED_SCOPE in scope:
            # The client then requests more scopes from the user, and calls again.
            response.status_code = 403
            response.headers["WWW-Authenticate"] = self._challenge.for_scope(scope[NEEDED_SCOPE])
        await response(scope, receive, send)


class Counting:
    """Counts calls in the account's quota and usage, before the SDK validates their arguments."""

    def __init__(self, authenticator: Authenticator, reads: Throttle) -> None:
        self._doorkeeper = authenticator
        self._reads = reads

    async def __call__(
        self, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        """Count a call; reads of resources have their own limit, because they can print PDFs."""
        scope = _scope_of(ctx)
        if ctx.method == "resources/read":
            with as_protocol_error(ctx.protocol_version):
                self._reads.count(str(scope[HOLDER].account_id))
        if ctx.method != "tools/call":
            return await call_next(ctx)
        status, code = _FAULT, NonetError.code
        began_s = self._doorkeeper.begin()
        try:
            result = await self._admit(ctx, call_next)
            status, code = _status_of(result), _code_of(result)
        except (MCPError, ValidationError):
            status, code = _BAD_REQUEST, "INVALID_REQUEST"
            raise
        finally:
            holder = scope[HOLDER]
            asked = RequestDetails(request_id_of(scope), began_s, holder.key_id, code)
            self._doorkeeper.note(holder.account_id, f"/mcp {_tool_of(ctx)}", status, asked)
        return result

    async def _admit(
        self, ctx: ServerRequestContext[Any, Any], call_next: CallNext
    ) -> HandlerResult:
        scope, needed = _scope_of(ctx), _SCOPES.get(_tool_of(ctx), "all")
        try:
            scope[CALLER] = await self._doorkeeper.admit(scope[HEADERS], scope, needed)
        except NonetError as error:
            if isinstance(error, KeyScopeError) and is_access_token(scope[HEADERS].bearer_key):
                scope[NEEDED_SCOPE] = needed
            return refuse(error)
        return await call_next(ctx)


async def _notify(ctx: ServerRequestContext[Any, Any], progress: Progress) -> None:
    """Notify the client of a call's progress if the response is a stream."""
    notify = _scope_of(ctx).get(NOTIFY)
    if notify is not None:
        notify(progress)


def _tool_of(ctx: ServerRequestContext[Any, Any]) -> str:
    """Return the tool's name; all unknown ones count as one, to limit the number of names."""
    name = (ctx.params or {}).get("name")
    return name if isinstance(name, str) and name in _SCOPES else OTHER


def _may_call(ctx: ServerRequestContext[Any, Any], tool: Tool) -> bool:
    """Whether the caller may call a tool; a client with a token can request more scopes."""
    scope = _scope_of(ctx)
    reaches: bool = scope[HOLDER].reach.holds(tool.use.scope)
    return reaches or is_access_token(scope[HEADERS].bearer_key)


def _scope_of(ctx: ServerRequestContext[Any, Any]) -> Any:
    """Return the request's ASGI scope, in which the entrance stored the caller."""
    request: Any = ctx.request
    return request.scope


def _status_of(result: Any) -> int:
    if not result.get("isError"):
        return _OK
    return _STATUS_OF_CODE.get(result["_meta"]["error"]["code"], _FAULT)


def _code_of(result: Any) -> str:
    return str(result["_meta"]["error"]["code"]) if result.get("isError") else ""
