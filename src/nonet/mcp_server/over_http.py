"""The tools over Streamable HTTP, stateless: every request brings its key."""

from dataclasses import dataclass

from mcp.server.context import CallNext, HandlerResult
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from nonet.access import Admission, Caller, Downloads, Throttle
from nonet.door.headers import GateHeaders
from nonet.errors import NonetError
from nonet.mcp_server.entrance import AllowList, Entrance
from nonet.mcp_server.exchange import exchange
from nonet.mcp_server.refusals import refuse
from nonet.mcp_server.server import Context, build_server
from nonet.mcp_server.tool import Tool
from nonet.mcp_server.toolbox import content_tools
from nonet.mcp_server.tools.export import export_tools
from nonet.mcp_server.workshop import Workshop

_CALLER = "nonet.caller"


@dataclass(frozen=True, slots=True)
class Doorkeepers:
    """Who asks for keys, counts calls and grants downloads."""

    admission: Admission
    failed_credentials: Throttle
    downloads: Downloads


class McpOverHttp:
    """An ASGI application."""

    def __init__(
        self, workshop: Workshop, doorkeepers: Doorkeepers, *, path: str, allowed: AllowList
    ) -> None:
        self._admission = doorkeepers.admission
        tools: list[Tool[Caller]] = [
            *content_tools(workshop),
            *export_tools(workshop, doorkeepers.downloads),
        ]
        self._server = build_server(workshop, tools, _caller_of)
        self._server.middleware.append(self._count)
        self._entrance = Entrance(
            self._admission, doorkeepers.failed_credentials, path=path, allowed=allowed
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await self._entrance.open(scope, receive, send)
        if body is None:
            return
        response = await exchange(self._server, scope, body)
        await response(scope, receive, send)

    async def _count(self, ctx: Context, call_next: CallNext) -> HandlerResult:
        """Count a call of a tool, before anything else about it is judged."""
        if ctx.method != "tools/call":
            return await call_next(ctx)
        scope = _scope_of(ctx)
        try:
            scope[_CALLER] = await self._admission.admit(GateHeaders.of(scope).bearer_key)
        except NonetError as refusal:
            return refuse(refusal)
        return await call_next(ctx)


def _caller_of(context: Context) -> Caller:
    caller: Caller = _scope_of(context)[_CALLER]
    return caller


def _scope_of(context: Context) -> Scope:
    """Return the scope of the request: a contextvar would not reach a task of the SDK's."""
    request: Request = context.request
    return request.scope
