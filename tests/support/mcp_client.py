"""Sessions with the MCP server, by the SDK's own client."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx2
from anyio import wrap_file
from mcp import ClientSession
from mcp.client.streamable_http import streamable_http_client
from mcp.server.stdio import stdio_server
from mcp_types import (
    CallToolResult,
    ClientCapabilities,
    Implementation,
    InitializedNotification,
    InitializeRequest,
    InitializeRequestParams,
    InitializeResult,
)

from processes import Fork
from server import COMMAND, environment
from service import Service
from waiting import PATIENCE_S

NEWEST = "2026-07-28"
OLDER = ["2025-11-25", "2025-06-18"]
# Behaviour that depends on the revision is tested in each of them, everything else in one.
REVISIONS = [NEWEST, *OLDER]
ADDRESS = "https://nonet.example/mcp"
T = TypeVar("T")
Conversation = Callable[[ClientSession], Awaitable[T]]


def talk(
    service: Service,
    conversation: Conversation[T],
    *,
    revision: str = NEWEST,
    key: str | None = None,
) -> T:
    """Run a session over HTTP, in the service's own event loop."""

    async def hold() -> T:
        async with connect_http(service, revision=revision, key=key) as session:
            return await conversation(session)

    portal = service.client.portal
    assert portal is not None, "the service has not been started"
    return portal.call(hold)


def call(
    service: Service,
    tool: str,
    arguments: dict[str, Any] | None = None,
    *,
    revision: str = NEWEST,
    key: str | None = None,
) -> CallToolResult:
    """Call one tool in a session of its own."""

    async def ask(session: ClientSession) -> CallToolResult:
        return await session.call_tool(tool, arguments)

    return talk(service, ask, revision=revision, key=key)


def error_of(result: CallToolResult) -> Any:
    """Return the API's error object of a refused call.

    It must not be in the structured content, which clients validate against the output schema.
    """
    assert result.is_error
    assert result.structured_content is None
    return (result.meta or {})["error"]


@asynccontextmanager
async def connect_http(
    service: Service, *, revision: str = NEWEST, key: str | None = None
) -> AsyncIterator[ClientSession]:
    """Connect to a service in this process."""
    headers = {"Authorization": f"Bearer {key or service.key}"}
    transport = httpx2.ASGITransport(service.client.app)
    async with (
        httpx2.AsyncClient(transport=transport, headers=headers, timeout=PATIENCE_S) as client,
        streamable_http_client(ADDRESS, http_client=client) as (incoming, outgoing),
        ClientSession(incoming, outgoing) as session,
    ):
        await agree(session, revision)
        yield session


@asynccontextmanager
async def connect_stdio(
    folder: Path, *, revision: str = NEWEST, **settings: object
) -> AsyncIterator[ClientSession]:
    """Fork `nonet mcp` in a folder, with its worksheets below, and connect to it.

    The SDK's server transport serves as the client's, with input and output swapped: messages look
    the same both ways. The inspector, in `tests/mcp`, starts the installed command.
    """
    process = Fork(
        [str(COMMAND), "mcp", "--folder", str(folder / "sheets")],
        folder=folder,
        environment=environment({**settings, "data_dir": folder / "never-made"}),
    )
    with process.stdout, process.stderr:
        async with stdio_server(wrap_file(process.stdout), wrap_file(process.stdin)) as streams:
            try:
                async with ClientSession(*streams) as session:
                    await agree(session, revision)
                    yield session
            finally:
                process.stdin.close()
        process.wait()


async def agree(session: ClientSession, revision: str) -> None:
    """Negotiate this protocol revision and no other."""
    if revision == NEWEST:
        found = await session.discover()
        assert revision in found.supported_versions
        return
    hello = InitializeRequestParams(
        protocol_version=revision,
        capabilities=ClientCapabilities(),
        client_info=Implementation(name="tests", version="1"),
    )
    answer = await session.send_request(InitializeRequest(params=hello), InitializeResult)
    assert answer.protocol_version == revision
    session.adopt(answer)
    await session.send_notification(InitializedNotification())
