"""The tools over standard input and output."""

import sys
from io import StringIO
from pathlib import Path

import anyio
from mcp.server.stdio import stdio_server
from mcp.shared.message import SessionMessage

from nonet.mcp_server.desk.export import desk_export_tools
from nonet.mcp_server.desk.lines import lines_of, receive_lines
from nonet.mcp_server.server import build_server
from nonet.mcp_server.toolbox import content_tools
from nonet.mcp_server.workshop import Workshop


async def serve_desk(workshop: Workshop, folder: Path) -> None:
    """Serve one client until standard input ends; worksheets go to the folder."""
    tools = [*content_tools(workshop), *desk_export_tools(workshop, folder)]
    server = build_server(workshop, tools, lambda _context: None)
    # The SDK writes; what it would read it would read less strictly than the server does, and
    # answer nothing that it cannot. So it is given nothing to read.
    async with (
        stdio_server(stdin=anyio.wrap_file(StringIO())) as (silence, outgoing),
        silence,
        anyio.create_task_group() as tasks,
    ):
        received, incoming = anyio.create_memory_object_stream[SessionMessage | Exception]()
        # Not `sys.stdin.buffer`: Python cannot close it while somebody reads.
        lines = lines_of(open(sys.stdin.fileno(), "rb", closefd=False))  # noqa: ASYNC230, SIM115
        tasks.start_soon(receive_lines, lines, received, outgoing.send)
        await server.run(incoming, outgoing, server.create_initialization_options())
