"""The tools as an MCP server, whatever carries its messages."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import structlog
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel import Server
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    CallToolRequestParams,
    ListToolsResult,
    PaginatedRequestParams,
)

from nonet import engine
from nonet.contract.reading import read_request
from nonet.errors import NonetError
from nonet.mcp_server.refusals import refuse
from nonet.mcp_server.tool import Result, Tool
from nonet.mcp_server.workshop import Workshop

log = structlog.get_logger()

Context = ServerRequestContext[Any, Any]
Caller = TypeVar("Caller")

INSTRUCTIONS = """\
Verified 9x9 Sudoku: new puzzles, uniqueness checks, analyses, hints, links and worksheets.
A grid is one string of exactly 81 characters, row by row: 1-9, and . 0 or - for an empty cell.
Keep the credit that comes with every result next to each puzzle that you publish."""


def build_server(
    workshop: Workshop, tools: Sequence[Tool[Caller]], caller_of: Callable[[Context], Caller]
) -> Server[Any]:
    """Build the server; `caller_of` tells whose a call of a tool is."""
    listed = ListToolsResult(tools=[tool.describe() for tool in tools])
    by_name = {tool.name: tool for tool in tools}

    async def list_tools(_context: Context, _params: PaginatedRequestParams | None) -> Any:
        return listed

    async def call_tool(context: Context, params: CallToolRequestParams) -> Any:
        tool = by_name.get(params.name)
        if tool is None:
            raise MCPError(code=INVALID_PARAMS, message=f"Unknown tool: {params.name[:100]}")
        try:
            request = read_request(tool.request, _exact(params.arguments or {}))
            return _present(await tool.run(request, caller_of(context)))
        except NonetError as refusal:
            return refuse(refusal)
        except Exception:
            log.exception("tool failed", tool=params.name)
            return refuse(NonetError())

    server: Server[Any] = Server(
        "nonet",
        title=workshop.site.service_name,
        version=engine.VERSION,
        website_url=workshop.site.site_url,
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )
    # Spans for a tracer that nobody has set up.
    server.middleware.clear()
    return server


def _exact(value: Any) -> Any:
    """Read 8.0 as the integer that it is to JSON Schema, as the API does."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {name: _exact(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_exact(item) for item in value]
    return value


def _present(result: Result) -> dict[str, Any]:
    content: list[dict[str, Any]] = [{"type": "text", "text": result.text}, *result.links]
    answer = result.answer.model_dump(mode="json", by_alias=True)
    return {"content": content, "structuredContent": answer, "resultType": "complete"}
