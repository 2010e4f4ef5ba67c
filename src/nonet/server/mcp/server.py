"""The MCP server of all tools, prompts and resources, for any transport."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from mcp.server.lowlevel import Server
from mcp.shared.exceptions import MCPError
from mcp_types import (
    INVALID_PARAMS,
    CompleteRequestParams,
    CompleteResult,
    GetPromptRequestParams,
    GetPromptResult,
    ListPromptsResult,
    ListResourcesResult,
    ListResourceTemplatesResult,
    ListToolsResult,
    PaginatedRequestParams,
    ReadResourceRequestParams,
    ReadResourceResult,
)

from nonet import engine
from nonet.server.api.endpoints.endpoint import Services
from nonet.server.mcp import calls, prompts, resources
from nonet.server.mcp.tool import Tool

Page = PaginatedRequestParams | None
T = TypeVar("T")

INSTRUCTIONS = """\
Verified 9x9 Sudoku: new puzzles, uniqueness checks, grades, hints, links and worksheets.
A grid is 81 characters, row by row: 1-9, and . 0 or - for an empty cell; nine lines also work.
Make one call where one is enough: judge_puzzles for many grids, explain_step with `until` for
many steps, create_pack for new puzzles with their PDF. Hint at the area before you name a digit.
Keep the credit from each result next to every puzzle that you publish."""


def build_server(
    services: Services, tools: Sequence[Tool], callers: calls.Callers, *, remark: str = ""
) -> Server[Any]:
    """Build the server; `remark` is appended to the text of each result."""
    described = [(tool, tool.describe()) for tool in tools]

    async def list_tools(context: calls.Context, page: Page) -> ListToolsResult:
        _require_first(page)
        return ListToolsResult(
            tools=[shown for tool, shown in described if callers.may_call(context, tool)]
        )

    async def read(context: calls.Context, params: ReadResourceRequestParams) -> ReadResourceResult:
        with calls.as_protocol_error(context.protocol_version):
            return await resources.read_resource(params.uri, services)

    server: Server[Any] = Server(
        "nonet",
        title=services.site.service_name,
        version=engine.VERSION,
        website_url=services.attribution.url or None,
        instructions=INSTRUCTIONS,
        on_list_tools=list_tools,
        on_call_tool=calls.answer_calls(tools, services, callers, remark=remark),
        on_list_prompts=_listing(ListPromptsResult(prompts=prompts.PROMPTS)),
        on_get_prompt=_get_prompt,
        on_list_resources=_listing(ListResourcesResult(resources=resources.LISTED)),
        on_list_resource_templates=_listing(
            ListResourceTemplatesResult(resource_templates=resources.TEMPLATES)
        ),
        on_read_resource=read,
        on_completion=_complete,
        # No argument is in a header; without this the SDK would list all tools to find out.
        get_tool_input_schema=lambda _name: None,
    )
    # The default middleware creates spans, but there is no tracer.
    server.middleware.clear()
    return server


def _require_first(page: Page) -> None:
    """Reject a cursor: every list is one page, so none was ever issued."""
    if page is not None and page.cursor is not None:
        raise MCPError(INVALID_PARAMS, "Invalid cursor: expected none, as the list has one page")


def _listing(result: T) -> Callable[[calls.Context, Page], Awaitable[T]]:
    """Build the handler of a list that is the same for everybody."""

    async def answer(_context: calls.Context, page: Page) -> T:
        _require_first(page)
        return result

    return answer


async def _get_prompt(_context: calls.Context, params: GetPromptRequestParams) -> GetPromptResult:
    return prompts.write_prompt(params.name, params.arguments or {})


async def _complete(_context: calls.Context, params: CompleteRequestParams) -> CompleteResult:
    return prompts.complete(params)
