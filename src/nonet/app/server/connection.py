"""Bounds on the head of a request, which uvicorn with llhttp reads without any.

Nothing but the callbacks of `asyncio.Protocol` and of httptools' parser is used here.
"""

import asyncio
import re
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# How long a server that ends waits for a request that is on its way.
_ON_ITS_WAY_S = 0.5
_METHOD = re.compile(rb"[!#$%&'*+.^_`|~0-9A-Za-z-]{1,64}(?= )")
_OFFER = re.compile(rb"^upgrade:[\t\x20-\x7e\x80-\xff]*\r\n", re.IGNORECASE | re.MULTILINE)
_KNOWN = frozenset({b"GET", b"HEAD", b"POST", b"PUT", b"DELETE", b"PATCH", b"OPTIONS", b"TRACE"})
_LATE, _LARGE = b"408 Request Timeout", b"431 Request Header Fields Too Large"
_REFUSAL = b"HTTP/1.1 %b\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class BoundedProtocol(HttpToolsProtocol):
    """uvicorn's connection, which ends where a head is too long or takes too long."""

    # Beside this a head may have what one read of the socket brings.
    head_bytes = 32 * 1024
    head_s = 10.0
    # From the start of a connection to its first head; uvicorn bounds the time between requests.
    silent_s = 75.0

    _transport: asyncio.Transport
    _timer: asyncio.TimerHandle | None = None
    _head_bytes = 0
    _has_asked = _is_within_head = False
    _is_between_requests = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._transport = transport
        self._end_after(self.silent_s, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(_readable(data) if self._is_between_requests else data)
        if not self._is_within_head:
            return
        if self._head_bytes == 0:
            self._end_after(self.head_s, self._refuse, _LATE)
        self._head_bytes += len(data)
        if self._head_bytes > self.head_bytes:
            self._refuse(_LARGE)

    def on_message_begin(self) -> None:
        self._is_within_head, self._is_between_requests = True, False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._is_within_head, self._has_asked, self._head_bytes = False, True, 0
        self._stop_timer()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_between_requests = True
        super().on_message_complete()

    def shutdown(self) -> None:
        """End after the answer under way, or to a request that is on its way."""
        asyncio.get_running_loop().call_later(_ON_ITS_WAY_S, super().shutdown)

    def _refuse(self, status: bytes) -> None:
        # Who has asked before might take this for the answer to that.
        if not self._has_asked and not self._transport.is_closing():
            self._transport.write(_REFUSAL % status)
        self._transport.close()

    def _end_after(self, seconds: float, end: Any, *arguments: Any) -> None:
        self._stop_timer()
        self._timer = asyncio.get_running_loop().call_later(seconds, end, *arguments)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _readable(data: bytes) -> bytes:
    """Say what the parser would not read on after as it does not matter to this service.

    An offer to change the protocol is passed over (RFC 9110 7.8); the parser would drop the body. A
    method that it does not know is not served, like TRACE (405), and no method changes a framing.
    """
    head, end, rest = data.partition(b"\r\n\r\n")
    if b"pgrade:" in head or b"PGRADE:" in head:
        data = _OFFER.sub(b"", head + end) + rest
    method = _METHOD.match(data)
    return data if method is None or method[0] in _KNOWN else b"TRACE" + data[method.end() :]
