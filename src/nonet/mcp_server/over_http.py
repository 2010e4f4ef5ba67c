"""The tools over Streamable HTTP, stateless: every request brings its key or its token."""

from dataclasses import dataclass

from starlette.types import Receive, Scope, Send

from nonet.access import Caller, Downloads, Throttle
from nonet.door.doorkeeper import Doorkeeper
from nonet.mcp_server.challenge import NEEDED_SCOPE, Challenge
from nonet.mcp_server.counting import CALLER, Counting, scope_of
from nonet.mcp_server.entrance import AllowList, Entrance
from nonet.mcp_server.exchange import exchange
from nonet.mcp_server.server import Context, build_server
from nonet.mcp_server.tool import Tool
from nonet.mcp_server.toolbox import content_tools
from nonet.mcp_server.tools.export import export_tools
from nonet.mcp_server.workshop import Workshop


@dataclass(frozen=True, slots=True)
class ToolServices:
    """Who asks for keys and counts calls, who counts reads, who grants downloads.

    `challenge` tells programs without a key how to be let in.
    """

    doorkeeper: Doorkeeper
    reads: Throttle
    downloads: Downloads
    challenge: Challenge


class McpOverHttp:
    """An ASGI application."""

    def __init__(
        self, workshop: Workshop, services: ToolServices, *, path: str, allowed: AllowList
    ) -> None:
        tools: list[Tool[Caller]] = [
            *content_tools(workshop),
            *export_tools(workshop, services.downloads),
        ]
        self._server = build_server(workshop, tools, _caller_of)
        names = [tool.name for tool in tools]
        self._server.middleware.append(Counting(services.doorkeeper, services.reads, names))
        self._challenge = services.challenge
        self._entrance = Entrance(
            services.doorkeeper, path=path, allowed=allowed, challenge=services.challenge
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = await self._entrance.open(scope, receive, send)
        if body is None:
            return
        response = await exchange(self._server, scope, body)
        if NEEDED_SCOPE in scope:
            # So a program asks its person for more, and calls again.
            response.status_code = 403
            response.headers["WWW-Authenticate"] = self._challenge.for_scope(scope[NEEDED_SCOPE])
        await response(scope, receive, send)


def _caller_of(context: Context) -> Caller:
    caller: Caller = scope_of(context)[CALLER]
    return caller
