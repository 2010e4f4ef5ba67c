"""The tools over standard input and output."""

from pathlib import Path

from mcp.server.stdio import stdio_server

from nonet.mcp_server.desk.export import desk_export_tools
from nonet.mcp_server.server import build_server
from nonet.mcp_server.toolbox import content_tools
from nonet.mcp_server.workshop import Workshop


async def serve_desk(workshop: Workshop, folder: Path) -> None:
    """Serve one client until standard input ends; worksheets go to the folder."""
    tools = [*content_tools(workshop), *desk_export_tools(workshop, folder)]
    server = build_server(workshop, tools, lambda _context: None)
    async with stdio_server() as (incoming, outgoing):
        await server.run(incoming, outgoing, server.create_initialization_options())
