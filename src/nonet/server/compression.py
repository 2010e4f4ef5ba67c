"""Long answers in JSON and text, compressed for clients that take it.

An answer that holds a secret beside what somebody else may have put there says
`Cache-Control: no-transform`, and stays as it is, here and in proxies: its compressed length would
tell how alike the two are (the attack is called BREACH). These are the pages of the developer area
for somebody who is signed in, or with a link or a key. The API's answers are compressed, those
with a download grant too: only who has the key can ask for them, no browser sends a key by itself,
and no two grants are alike.

Starlette's own middleware costs a short answer five microseconds, this one less than one.
"""

import asyncio
from collections.abc import Iterable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonet.server.http.headers import compress, takes_gzip
from nonet.server.middleware import Header

LEAST_BYTES = 1024
# A quarter of a millisecond: what takes longer does not hold up the event loop.
LARGE_BYTES = 64 * 1024

_VARY = (b"vary", b"accept-encoding")
_STREAM = b"text/event-stream"
_KINDS = (b"json", b"xml", b"javascript")


class Compression:
    """Compresses what comes from an application whole, never what comes piece by piece."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        held: Message | None = None

        async def send_compressed(message: Message) -> None:
            nonlocal held
            if message["type"] == "http.response.start" and _gains(message["headers"]):
                held = message
                return
            if held is not None:
                start, held = held, None
                if takes_gzip(scope) and not message.get("more_body", False):
                    start, message = await _compress(start, message)
                if not _varies(start["headers"]):
                    start["headers"] = [*start["headers"], _VARY]
                await send(start)
            await send(message)

        await self._app(scope, receive, send_compressed)


def _gains(headers: Iterable[Header]) -> bool:
    """Tell whether an answer is long enough, of a kind that shrinks, and free of secrets."""
    for name, value in headers:
        if name == b"content-length":
            return int(value) >= LEAST_BYTES and _may_be_compressed(dict(headers))
    return False


def _varies(headers: Iterable[Header]) -> bool:
    """Tell whether an answer says already that it differs with what clients take."""
    return any(name == b"vary" and _VARY[1] in value.lower() for name, value in headers)


def _may_be_compressed(headers: dict[bytes, bytes]) -> bool:
    kind = headers.get(b"content-type", b"").partition(b";")[0]
    is_text = kind.startswith(b"text/") and kind != _STREAM
    return (
        (is_text or kind.endswith(_KINDS))
        and b"content-encoding" not in headers
        and b"no-transform" not in headers.get(b"cache-control", b"")
    )


def _after(name: bytes, value: bytes, *, length: bytes) -> bytes:
    """Return what a header says once the body is compressed: other bytes, the same content."""
    if name == b"content-length":
        return length
    return b"W/" + value if name == b"etag" and value.startswith(b'"') else value


async def _compress(start: Message, message: Message) -> tuple[Message, Message]:
    body: bytes = message["body"]
    if len(body) > LARGE_BYTES:
        body = await asyncio.to_thread(compress, body)
    else:
        body = compress(body)
    length = str(len(body)).encode()
    headers = [
        (b"content-encoding", b"gzip"),
        *((name, _after(name, value, length=length)) for name, value in start["headers"]),
    ]
    return {**start, "headers": headers}, {**message, "body": body}
