"""Responses that leave in one write.

Uvicorn writes the head of a response and its body one after the other, and the loop sends each at
once: two packets and two calls of the system, a tenth of what a short request costs.
"""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol


class HeadHolder:
    """A transport that keeps what is written until more is, or the loop's turn ends."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._held: bytes | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def write(self, data: bytes) -> None:
        """Send data together with what was written before it."""
        if self._held is None:
            self._held = data
            self._loop.call_soon(self._release)
            return
        held, self._held = self._held, None
        self._transport.writelines([held, data])

    def close(self) -> None:
        """Send what is held, then close."""
        self._release()
        self._transport.close()

    def _release(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            self._transport.write(held)


class OneWriteProtocol(HttpToolsProtocol):
    """HTTP/1.1 as uvicorn speaks it, over such a transport."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin a connection."""
        super().connection_made(HeadHolder(transport, self.loop))  # type: ignore[arg-type]
