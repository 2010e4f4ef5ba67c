"""Lines of a client as messages; what is none is answered with the reason."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from threading import Thread
from typing import BinaryIO

from anyio.streams.memory import MemoryObjectSendStream
from mcp.shared.exceptions import MCPError
from mcp.shared.message import SessionMessage
from mcp_types import PARSE_ERROR, JSONRPCError
from pydantic_core import PydanticSerializationError

from nonet.mcp_server.message import read_message


async def lines_of(stream: BinaryIO) -> AsyncIterator[bytes]:
    """Yield lines as they come; the stream is read ahead by one.

    Whoever is told to end meanwhile does not wait for the next line, as for a thread of a pool.
    """
    loop, come = asyncio.get_running_loop(), asyncio.Queue[bytes](1)

    def read() -> None:
        # At the end there is nobody left to tell.
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
    """Pass on each message until the lines end; one that cannot be read is refused."""
    async with received:
        async for line in lines:
            if not line.strip():
                continue  # nobody waits for an answer to an empty line
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
        # What cannot be written would end the stream where an answer repeats it.
        message.model_dump_json()
    except PydanticSerializationError:
        reason = "expected whole Unicode characters, found half of a surrogate pair"
        raise MCPError(PARSE_ERROR, f"Parse error: {reason}") from None
    return SessionMessage(message)
