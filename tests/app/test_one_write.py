"""What is written reaches the other end, whole and in order, however it is written."""

import asyncio
import socket
from collections.abc import Callable

import pytest

from nonet.app.one_write import HeadHolder


def sent(write: Callable[[HeadHolder], None]) -> bytes:
    """Return all that the other end of a socket receives."""

    async def talk() -> bytes:
        here, there = socket.socketpair()
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_accepted_socket(asyncio.Protocol, here)
        assert isinstance(transport, asyncio.Transport)
        reader, writer = await asyncio.open_connection(sock=there, limit=2**21)
        holder = HeadHolder(transport, loop)
        write(holder)
        received = await reader.readuntil(b"end")
        holder.close()
        received += await reader.read()
        writer.close()
        await writer.wait_closed()
        return received

    return asyncio.run(talk())


@pytest.mark.parametrize(
    "parts",
    [
        [b"end"],
        [b"head ", b"end"],
        [b"head ", b"body ", b"end"],
        [b"head ", b"body ", b"tail ", b"end"],
        [b"head ", b"x" * 1_000_000, b"end"],
    ],
    ids=len,
)
def test_all_that_is_written_arrives_in_order(parts: list[bytes]) -> None:
    def write(holder: HeadHolder) -> None:
        for part in parts:
            holder.write(part)

    assert sent(write) == b"".join(parts)


def test_what_is_held_is_sent_before_the_end() -> None:
    def write(holder: HeadHolder) -> None:
        holder.write(b"the end")
        holder.close()

    assert sent(write) == b"the end"
