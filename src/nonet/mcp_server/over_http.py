"""The tools over Streamable HTTP, stateless: every request brings its key."""

from dataclasses import dataclass
from typing import Any

from mcp.server.context import CallNext, HandlerResult
from starlette.types import Receive, Scope, Send

from nonet.access import Admission, Caller, Downloads, Throttle
from nonet.errors import NonetError
from nonet.mcp_server.entrance import ACCOUNT, KEY, AllowList, Entrance
from nonet.mcp_server.exchange import exchange
from nonet.mcp_server.refusals import as_protocol_error, refuse
from nonet.mcp_server.server import Context, build_server
from nonet.mcp_server.tool import Tool
from nonet.mcp_server.toolbox import content_tools
from nonet.mcp_server.tools.export import export_tools
from nonet.mcp_server.workshop import Workshop

_CALLER = "nonet.caller"


@dataclass(frozen=True, slots=True)
class Doorkeepers:
    """Who asks for keys, counts calls and reads, and grants downloads."""

    admission: Admission
    failed_credentials: Throttle
    reads: Throttle
    downloads: Downloads


class McpOverHttp:
    """An ASGI application."""

    def __init__(
        self, workshop: Workshop, doorkeepers: Doorkeepers, *, path: str, allowed: AllowList
    ) -> None:
        self._admission = doorkeepers.admission
        self._reads = doorkeepers.reads
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
        """Count a call of a tool, before anything else about it is judged.

        Reads of resources cost no request, but a PDF is work: they have a limit of their own.
        """
        scope = _scope_of(ctx)
        if ctx.method == "resources/read":
            with as_protocol_error():
                self._reads.count(str(scope[ACCOUNT]))
        if ctx.method != "tools/call":
            return await call_next(ctx)
        try:
            scope[_CALLER] = await self._admission.admit(scope[KEY])
        except NonetError as refusal:
            return refuse(refusal)
        return await call_next(ctx)


def _caller_of(context: Context) -> Caller:
    caller: Caller = _scope_of(context)[_CALLER]
    return caller


def _scope_of(context: Context) -> Scope:
    """Return the scope of the request, in which the entrance left who calls."""
    request: Any = context.request
    scope: Scope = request.scope
    return scope
