"""Bounds of a request: its address, its number of headers, the time for its body."""

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonet.errors import HeadersTooLargeError, NonetError, RequestTimeoutError, UriTooLongError
from nonet.server.http.context import record_error
from nonet.server.http.error_responses import InvalidRequestError, error_response
from nonet.server.http.strings import is_encoded_text

_URL_BYTES, _FIELDS = 8 * 1024, 100


class RequestBounds:
    """Rejects requests with a long or undecodable address, many headers or a slow body.

    After a slow body, the application sees a disconnect, and the connection is closed.
    """

    def __init__(self, app: ASGIApp, seconds: float) -> None:
        self._app = app
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            if b"%2f" in (scope.get("raw_path") or b"").lower():
                # An encoded slash isn't a separator: no route has such a path.
                scope["path"] = scope["raw_path"].decode("ascii")
            if error := _judge_head(scope):
                await _send_last(error, send)
                return
            if scope["method"] == "POST":
                body = _Body(receive, send, self._seconds)
                try:
                    await self._app(scope, body.receive, body.send)
                finally:
                    body.timer.cancel()
                return
        await self._app(scope, receive, send)


def _judge_head(scope: Scope) -> NonetError | None:
    target = (scope.get("raw_path") or b"") + b"?" + scope["query_string"]
    if len(target) > _URL_BYTES + 1:
        return UriTooLongError(f"The URL may have at most {_URL_BYTES:,} bytes.")
    if not is_encoded_text(target):
        return InvalidRequestError([], "The URL must not contain U+0000 or surrogates.")
    fields = scope["headers"]
    # Headers that a proxy adds don't count.
    if len(fields) > _FIELDS < sum(not name.startswith(b"x-forwarded-") for name, _ in fields):
        return HeadersTooLargeError(f"A request may have at most {_FIELDS} headers.")
    return None


async def _send_last(error: NonetError, send: Send) -> None:
    record_error(error)
    answer = error_response(error)
    headers = [*answer.raw_headers, (b"connection", b"close")]
    await send({"type": "http.response.start", "status": answer.status_code, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body})


class _Body:
    """A request's body and its response, with a timer."""

    __slots__ = ("_is_late", "_receive", "_send", "_task", "timer")

    def __init__(self, receive: Receive, send: Send, seconds: float) -> None:
        self._receive = receive
        self._send = send
        self._is_late = False
        # `asyncio.timeout` costs as much as the rest of this class.
        self.timer = asyncio.get_running_loop().call_later(seconds, self._end)

    async def receive(self) -> Message:
        message = await self._receive()
        if not message.get("more_body", False):
            self.timer.cancel()
        return message

    async def send(self, message: Message) -> None:
        if not self._is_late:
            await self._send(message)

    def _end(self) -> None:
        """Send 408; uvicorn then reports a disconnect to readers of the body."""
        self._is_late = True
        late = RequestTimeoutError("The request's body didn't arrive in time.")
        self._task = asyncio.create_task(_send_last(late, self._send))
