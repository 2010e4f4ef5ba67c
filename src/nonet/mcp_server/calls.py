"""From a call of a tool to its result, or to a refusal that a model can act on."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import structlog
from mcp.server.context import ServerRequestContext
from mcp.shared.exceptions import MCPError
from mcp_types import INVALID_PARAMS, CallToolRequestParams
from mcp_types.version import is_version_at_least

from nonet.contract.reading import read_request
from nonet.errors import NonetError
from nonet.mcp_server.grids import with_plain_grids
from nonet.mcp_server.refusals import refuse
from nonet.mcp_server.tool import Result, Tool

log = structlog.get_logger()

Context = ServerRequestContext[Any, Any]
Caller = TypeVar("Caller")

FIRST_WITH_LINKS = "2025-06-18"
MAX_SHOWN = 100


def answer_calls(
    tools: Sequence[Tool[Caller]], caller_of: Callable[[Context], Caller]
) -> Callable[[Context, CallToolRequestParams], Awaitable[Any]]:
    """Return the handler of calls: every refusal becomes a result that says so."""
    by_name = {tool.name: tool for tool in tools}

    async def call_tool(context: Context, params: CallToolRequestParams) -> dict[str, Any]:
        tool = by_name.get(params.name)
        if tool is None:
            raise MCPError(INVALID_PARAMS, f"Unknown tool: {params.name[:MAX_SHOWN]}")
        try:
            request = read_request(tool.request, with_plain_grids(_exact(params.arguments or {})))
            result = await tool.run(request, caller_of(context))
        except NonetError as refusal:
            return refuse(refusal)
        except Exception:
            log.exception("tool failed", tool=tool.name)
            return refuse(NonetError())
        return _present(result, context.protocol_version)

    return call_tool


def _exact(value: Any) -> Any:
    """Read 8.0 as the integer that it is to JSON Schema, as the API does."""
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if isinstance(value, dict):
        return {name: _exact(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_exact(item) for item in value]
    return value


def _present(result: Result, version: str) -> dict[str, Any]:
    content: list[dict[str, Any]] = [{"type": "text", "text": result.text}]
    if is_version_at_least(version, FIRST_WITH_LINKS):
        content += result.links
    answer = result.answer.model_dump(mode="json", by_alias=True)
    return {"content": content, "structuredContent": answer, "resultType": "complete"}
