"""Lines of a client as messages; what is none is answered with the reason."""

from collections.abc import Awaitable, Callable

from anyio import AsyncFile
from anyio.streams.memory import MemoryObjectSendStream
from mcp.shared.exceptions import MCPError
from mcp.shared.message import SessionMessage
from mcp_types import PARSE_ERROR, JSONRPCError
from pydantic_core import PydanticSerializationError

from nonet.mcp_server.message import read_message


async def receive_lines(
    lines: AsyncFile[bytes],
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
