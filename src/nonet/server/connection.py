"""A connection of uvicorn's: what the proxies cannot do for it."""

import asyncio
import os
from contextlib import suppress
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# httptools takes 20 s for a head of 100 MB, and holds the interpreter lock meanwhile.
HEAD_BYTES = 32 * 1024
# How long a server that shuts down waits for a request that has been sent already.
_IN_TRANSIT_S = 0.5
_CLOSE = (b"connection", b"close")
_READ_BYTES, _MOST_READS = 64 * 1024, 16


class Connection(HttpToolsProtocol):
    """Limits the head of a request, and leaves no request without a response."""

    # All connections of this process.
    open: ClassVar[set["Connection"]] = set()

    _is_in_head = False
    _head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        Connection.open = self.connections  # type: ignore[assignment]

    def on_message_begin(self) -> None:
        self._is_in_head, self._head_bytes = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_in_head:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self.transport.close()

    def shutdown(self) -> None:
        """Answer what has been sent already, and then close the connection."""
        headers = self.server_state.default_headers
        if _CLOSE not in headers:
            self.server_state.default_headers = [*headers, _CLOSE]
        asyncio.get_running_loop().call_later(_IN_TRANSIT_S, super().shutdown)

    def abandon(self, response: bytes) -> None:
        """Send a response from outside the event loop, if a request waits for one."""
        has_begun = self.cycle is not None and not self.cycle.response_complete
        if has_begun and self.cycle.response_started:
            return
        with suppress(OSError):
            descriptor = self.transport.get_extra_info("socket").fileno()
            if _discard_unread(descriptor) or has_begun:
                os.write(descriptor, response)


def _discard_unread(descriptor: int) -> bool:
    """Read what has come, for the system would reset a connection that is closed before."""
    was_unread = False
    with suppress(BlockingIOError):
        for _ in range(_MOST_READS):
            if not os.read(descriptor, _READ_BYTES):
                break
            was_unread = True
    return was_unread
