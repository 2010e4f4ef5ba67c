"""The tools over standard input and output: one message per line, answered in order."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from io import StringIO
from pathlib import Path
from threading import Thread
from typing import BinaryIO

import anyio
from anyio.streams.memory import MemoryObjectSendStream
from mcp.server.stdio import stdio_server
from mcp.shared.exceptions import MCPError
from mcp.shared.message import SessionMessage
from mcp_types import PARSE_ERROR, JSONRPCError
from pydantic_core import PydanticSerializationError

from nonet.server.api.endpoints.endpoint import Services
from nonet.server.mcp.calls import Callers, read_message
from nonet.server.mcp.local.export import desk_exports
from nonet.server.mcp.server import build_server
from nonet.server.mcp.text import without_links
from nonet.server.mcp.tools.table import CONTENT

WITHOUT_LINKS = (
    "Results have no links, because this server has no public address. To get links, set "
    "NONET_SITE_URL to the address of a Nonet site, and restart the server."
)


async def serve_desk(services: Services, folder: Path, *, has_site: bool) -> None:
    """Serve one client until standard input ends, and write worksheets to the folder.

    Without a public site, results have no links, and a remark explains how to get them.
    """
    if not has_site:
        services = replace(services, attribution=without_links(services.attribution))
    remark = "" if has_site else WITHOUT_LINKS
    tools = [*CONTENT, *desk_exports(folder)]
    server = build_server(services, tools, Callers(), remark=remark)
    # The SDK only writes. It would read less strictly than the server, and not answer unreadable
    # messages, so its input is empty.
    async with (
        stdio_server(stdin=anyio.wrap_file(StringIO())) as (silence, outgoing),
        silence,
        anyio.create_task_group() as tasks,
    ):
        received, incoming = anyio.create_memory_object_stream[SessionMessage | Exception]()
        # Not `sys.stdin.buffer`, which Python can't close during a read.
        lines = lines_of(open(sys.stdin.fileno(), "rb", closefd=False))  # noqa: ASYNC230, SIM115
        tasks.start_soon(receive_lines, lines, received, outgoing.send)
        await server.run(incoming, outgoing, server.create_initialization_options())


async def lines_of(stream: BinaryIO) -> AsyncIterator[bytes]:
    """Yield lines as they arrive, reading ahead by one.

    A daemon thread reads them: unlike a pool's thread, it doesn't delay the end of the server.
    """
    loop, come = asyncio.get_running_loop(), asyncio.Queue[bytes](1)

    def read() -> None:
        # At the end, nothing reads the queue.
        with suppress(asyncio.CancelledError, RuntimeError):
            while line := stream.readline():
                asyncio.run_coroutine_threadsafe(come.put(line), loop).result()
            asyncio.run_coroutine_threadsafe(come.put(b""), loop).result()

    Thread(target=read, daemon=True).start()
    while line := await come.get():
        yield line


async def receive_lines(
    lines: AsyncIterator[bytes],
    received: MemoryObjectSendStream[SessionMessage | Exception],
    answer: Callable[[SessionMessage], Awaitable[None]],
) -> None:
    """Forward each message until the lines end; answer an unreadable one with an error."""
    async with received:
        async for line in lines:
            if not line.strip():
                continue  # clients expect no answer to an empty line
            try:
                message = _read(line)
            except MCPError as fault:
                refusal = JSONRPCError(jsonrpc="2.0", id=None, error=fault.error)
                await answer(SessionMessage(refusal))
            else:
                await received.send(message)


def _read(line: bytes) -> SessionMessage:
    message = read_message(line).message
    try:
        # An answer that repeats unwritable text would end the stream.
        message.model_dump_json()
    except PydanticSerializationError:
        reason = "expected whole Unicode characters, found half of a surrogate pair"
        raise MCPError(PARSE_ERROR, f"Parse error: {reason}") from None
    return SessionMessage(message)
