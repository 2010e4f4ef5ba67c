"""The tools over Streamable HTTP, stateless: every request brings its key."""

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.types import ASGIApp

from nonet.access import Admission, Caller, Downloads, Throttle
from nonet.door.body import MAX_BODY_BYTES
from nonet.mcp_server.entrance import KEY, Entrance
from nonet.mcp_server.server import Context, build_server
from nonet.mcp_server.tools.check import check_tool
from nonet.mcp_server.workshop import Workshop


@dataclass(frozen=True, slots=True)
class Doorkeepers:
    """Who asks for keys, counts calls and grants downloads."""

    admission: Admission
    failed_credentials: Throttle
    downloads: Downloads


class McpOverHttp:
    """An ASGI application; its host runs `running` for as long as it serves."""

    def __init__(self, workshop: Workshop, doorkeepers: Doorkeepers) -> None:
        admission = doorkeepers.admission

        async def admit(context: Context) -> Caller:
            assert context.request is not None
            return await admission.admit(context.request.scope[KEY])

        server = build_server(workshop, [check_tool(workshop)], admit)
        self._manager = StreamableHTTPSessionManager(
            server, json_response=True, stateless=True, max_request_body_size=MAX_BODY_BYTES
        )
        self.app: ASGIApp = Entrance(
            self._manager.handle_request, admission, doorkeepers.failed_credentials
        )

    def running(self) -> AbstractAsyncContextManager[None]:
        """Run what the requests need; it can be run once."""
        return self._manager.run()
