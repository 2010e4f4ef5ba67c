"""One request and its answer, between a connection and the application."""

import asyncio
from collections.abc import Callable, Collection
from http import HTTPStatus
from typing import Any, Protocol

import structlog
from starlette.types import ASGIApp, Message, Scope

from nonet.door.site_headers import NOSNIFF
from nonet.front.request import Field, Request

log = structlog.get_logger()

CLOSE: Field = (b"connection", b"close")
_KEEP: Field = (b"connection", b"keep-alive")
_CHUNKED: Field = (b"transfer-encoding", b"chunked")
_CONTINUE = b"HTTP/1.1 100 Continue\r\n\r\n"
_FAULT = b"Something went wrong on our side."
_NO_BODY = frozenset({HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED})
# Below this, one buffer with head and body costs less than two in one call of the system.
_JOINED_BYTES = 16 * 1024


_STATUS_LINES = {
    status.value: f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode() for status in HTTPStatus
}


def status_line(status: int) -> bytes:
    """Return the first line of an answer."""
    return _STATUS_LINES.get(status) or f"HTTP/1.1 {status} \r\n".encode()


class Line(Protocol):
    """What an exchange needs of its connection."""

    def write(self, data: bytes) -> None:
        """Send bytes."""

    def write_both(self, head: bytes, body: bytes) -> None:
        """Send two runs of bytes as one."""

    async def drained(self) -> None:
        """Wait until the client has taken enough of what was sent."""

    def want_body(self) -> None:
        """Go on reading the request."""

    def finish(self, *, keep: bool) -> None:
        """End the exchange; `keep` the connection for the next request, or do not."""


class Exchange:
    """The two ends of an ASGI request: `receive` and `send`.

    The head of the answer is held until its first bytes of body are there, so that a short answer
    leaves in one packet.
    """

    def __init__(
        self,
        request: Request,
        line: Line,
        default_fields: list[Field],
        may_keep: Callable[[], bool],
    ) -> None:
        self._request = request
        self._line = line
        self._default_fields = default_fields
        self._may_keep = may_keep
        self._news = asyncio.Event()
        # The request.
        self._body = b""
        self._has_whole_body = not request.has_body
        self._has_told_end = False
        self._is_broken = False
        self._has_eof = False
        self._owes_continue = request.expects_continue and request.has_body
        # The answer.
        self._head: bytes | None = None
        self.has_begun = False
        self.is_complete = False
        self._keep = False
        self._is_chunked = False
        self._has_body = True
        self._left: int | None = None

    @property
    def unread(self) -> int:
        """How many bytes of the body wait for the application."""
        return len(self._body)

    @property
    def has_whole_body(self) -> bool:
        """Tell whether all of the request has come."""
        return self._has_whole_body

    def take_body(self, part: bytes) -> None:
        """Take a part of the request's body; after the answer it is dropped."""
        if not self.is_complete:
            self._body += part
            self._news.set()

    def end_body(self) -> None:
        """Note that all of the request has come."""
        self._has_whole_body = True
        self._news.set()

    def say_nothing_more_comes(self) -> None:
        """Note that the client has closed its end: it may be gone, or wait for the answer."""
        self._has_eof = True
        self._news.set()

    def break_off(self) -> None:
        """Note that the client is gone, or that nothing more can be read from it."""
        self._is_broken = True
        self._news.set()

    async def run(self, app: ASGIApp, scope: Scope) -> None:
        """Have the application answer, and mend what it leaves undone."""
        try:
            await app(scope, self.receive, self.send)
        except Exception:
            log.exception("request failed")
        finally:
            if not self.is_complete:
                await self._give_up()

    async def receive(self) -> Message:
        """Give the application what came, or that the client is gone."""
        if self._owes_continue:
            self._owes_continue = False
            if not (self._has_whole_body or self.has_begun or self._is_over):
                self._line.write(_CONTINUE)
        while not (self._body or self._owes_end or self._is_over):
            self._line.want_body()
            self._news.clear()
            await self._news.wait()
        if self.is_complete or not (self._body or self._owes_end):
            return {"type": "http.disconnect"}
        body, self._body = self._body, b""
        self._has_told_end = self._has_whole_body
        return {"type": "http.request", "body": body, "more_body": not self._has_whole_body}

    @property
    def _is_over(self) -> bool:
        """Whoever asks whether the client is still there is told no once it has closed its end.

        What is asked for and not yet begun is then not worth beginning; what is begun is answered.
        """
        return self._is_broken or self._has_eof or self.is_complete

    @property
    def _owes_end(self) -> bool:
        return self._has_whole_body and not self._has_told_end

    async def send(self, message: Message) -> None:
        """Take the application's answer, part by part."""
        if self.is_complete:
            return
        if message["type"] == "http.response.start":
            self._begin(message["status"], message.get("headers", ()))
        elif message["type"] == "http.response.body":
            self._send_body(message.get("body", b""), more=message.get("more_body", False))
            if not self.is_complete:
                await self._line.drained()
        else:
            raise RuntimeError(f"an answer has no {message['type']}")

    def _begin(self, status: int, fields: Collection[Field]) -> None:
        if self.has_begun:
            raise RuntimeError("an answer begins once")
        length, asks_to_close = None, False
        for name, value in fields:
            if name == b"content-length":
                length = int(value)
            elif name == b"connection":
                asks_to_close = True
        self._frame(status, length, asks_to_close=asks_to_close)
        own = self._own_fields(asks_to_close=asks_to_close)
        self._head = _head(status, [*fields, *own])
        self.has_begun = True

    def _frame(self, status: int, length: int | None, *, asks_to_close: bool) -> None:
        """Settle how the end of the answer is told, and whether the connection goes on."""
        request = self._request
        self._has_body = request.method != b"HEAD" and status not in _NO_BODY
        self._left = length if self._has_body else None
        is_framed = length is not None or not self._has_body
        self._is_chunked = not is_framed and request.minor_version > 0
        self._keep = (
            request.keep_alive
            and self._has_whole_body
            and not asks_to_close
            and (is_framed or self._is_chunked)
            and self._may_keep()
        )

    def _own_fields(self, *, asks_to_close: bool) -> list[Field]:
        """Return what the head says beside the application's fields."""
        own = self._default_fields
        if self._is_chunked:
            own = [*own, _CHUNKED]
        if not self._keep and not asks_to_close:
            own = [*own, CLOSE]
        elif self._keep and self._request.minor_version == 0:
            own = [*own, _KEEP]
        return own

    def _send_body(self, body: bytes, *, more: bool) -> None:
        if not self.has_begun:
            raise RuntimeError("an answer begins with its head")
        if self._left is not None:
            self._left -= len(body)
            if self._left < 0 or (self._left > 0 and not more):
                raise RuntimeError("an answer is as long as it says")
        self._write(self._encoded(body, more=more))
        if not more:
            self._complete()

    def _encoded(self, body: bytes, *, more: bool) -> bytes:
        """Return a part of a body as it is sent; a chunk of no bytes would be the end."""
        if not self._has_body:
            return b""
        if not self._is_chunked:
            return body
        chunk = b"%x\r\n%b\r\n" % (len(body), body) if body else b""
        return chunk if more else chunk + b"0\r\n\r\n"

    def _write(self, body: bytes) -> None:
        """Write a part of a body, the first one with the head before it."""
        head, self._head = self._head, None
        if head is None:
            if body:
                self._line.write(body)
        elif len(body) <= _JOINED_BYTES:
            self._line.write(head + body)
        else:
            self._line.write_both(head, body)

    def _complete(self) -> None:
        self.is_complete = True
        self._news.set()
        self._line.finish(keep=self._keep)

    async def _give_up(self) -> None:
        """Answer 500 where nothing has left yet; a part of an answer is cut off."""
        if self._head is None and self.has_begun:
            self.is_complete = True
            self._line.finish(keep=False)
            return
        self.has_begun, self._head = False, None
        fields: list[Any] = [
            (b"content-type", b"text/plain; charset=utf-8"),
            (b"content-length", str(len(_FAULT)).encode()),
            NOSNIFF,
            CLOSE,
        ]
        await self.send({"type": "http.response.start", "status": 500, "headers": fields})
        await self.send({"type": "http.response.body", "body": _FAULT})


def _head(status: int, fields: Collection[Field]) -> bytes:
    """Return the head of an answer, which ends lines nowhere but at their ends."""
    lines = [status_line(status)]
    for name, value in fields:
        lines += name, b": ", value, b"\r\n"
    head = b"".join((*lines, b"\r\n"))
    ends = 2 + len(fields)
    if head.count(b"\n") != ends or head.count(b"\r") != ends:
        raise RuntimeError("a field of an answer holds the end of a line")
    return head
