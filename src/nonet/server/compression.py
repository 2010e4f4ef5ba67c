"""Compression of long JSON and text responses.

A response with a secret next to text that others may control has `Cache-Control: no-transform` and
isn't compressed, here or in proxies: its compressed length would reveal the secret (BREACH). These
are the portal's pages for signed-in users and for links with tokens. API responses are compressed,
even with a download grant: only the owner of a key can request them, browsers don't send keys by
themselves, and every grant is different.

Starlette's middleware takes 5 us per short response, this one less than 1 us.
"""

import asyncio
from collections.abc import Iterable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nonet.server.http.headers import compress, takes_gzip
from nonet.server.middleware import Header

LEAST_BYTES = 1024
# A quarter of a millisecond; larger bodies are compressed in a thread.
LARGE_BYTES = 64 * 1024

_VARY = (b"vary", b"accept-encoding")
_STREAM = b"text/event-stream"
_KINDS = (b"json", b"xml", b"javascript")


class Compression:
    """Compresses complete responses; streams pass unchanged."""

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
    """Return whether a response is long enough, compressible, and free of secrets."""
    for name, value in headers:
        if name == b"content-length":
            return int(value) >= LEAST_BYTES and _may_be_compressed(dict(headers))
    return False


def _varies(headers: Iterable[Header]) -> bool:
    """Return whether a response already varies by `Accept-Encoding`."""
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
    """Return a header's value after compression; a strong entity tag becomes weak."""
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
