"""The tools as an MCP server, whatever carries its messages."""

from collections.abc import Awaitable, Callable, Sequence
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
Admit = Callable[[Context], Awaitable[Caller]]

INSTRUCTIONS = """\
Verified 9x9 Sudoku: new puzzles, uniqueness checks, analyses, hints, links and worksheets.
A grid is one string of exactly 81 characters, row by row: 1-9, and . 0 or - for an empty cell.
Keep the credit that comes with every result next to each puzzle that you publish."""


def build_server(
    workshop: Workshop, tools: Sequence[Tool[Caller]], admit: Admit[Caller]
) -> Server[Any]:
    """Build the server; `admit` is asked before every call of a tool, whatever its arguments."""
    listed = ListToolsResult(tools=[tool.describe() for tool in tools])
    by_name = {tool.name: tool for tool in tools}

    async def list_tools(_context: Context, _params: PaginatedRequestParams | None) -> Any:
        return listed

    async def call_tool(context: Context, params: CallToolRequestParams) -> Any:
        try:
            caller = await admit(context)
            tool = by_name.get(params.name)
            if tool is None:
                raise MCPError(code=INVALID_PARAMS, message=f"Unknown tool: {params.name[:100]}")
            request = read_request(tool.request, _exact(params.arguments or {}))
            return _present(await tool.run(request, caller))
        except NonetError as refusal:
            return refuse(refusal)
        except MCPError:
            raise
        except Exception:
            log.exception("tool failed", tool=params.name)
            return refuse(NonetError())

    server: Server[Any] = Server(
        "nonet",
        title=workshop.site.service_name,
        version=engine.VERSION,
        website_url=workshop.site.site_url,
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,  # type: ignore[arg-type]
        on_call_tool=call_tool,
        # No argument of ours travels in a header too.
        get_tool_input_schema=lambda _name: None,
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
    content: list[dict[str, Any]] = [{"type": "text", "text": result.text}]
    answer = result.answer.model_dump(mode="json", by_alias=True)
    return {"content": content, "structuredContent": answer, "resultType": "complete"}
