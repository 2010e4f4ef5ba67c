"""Clients that disconnect during a streamed response."""

import json
from typing import Any

import anyio
from starlette.types import Message

from service import Service

Sent = tuple[dict[str, Any], bytes]


def request_of(service: Service, path: str, body: Any, *, accept: str) -> Sent:
    """Return the scope and the body of a request as a server hands it to an application."""
    headers = [
        (b"authorization", f"Bearer {service.key}".encode()),
        (b"content-type", b"application/json"),
        (b"accept", accept.encode()),
        (b"host", b"nonet.example"),
    ]
    scope = {
        "type": "http",
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("nonet.example", 443),
        "scheme": "https",
        "http_version": "1.1",
    }
    return scope, json.dumps(body).encode()


def leave_midway(service: Service, request: Sent) -> list[Message]:
    """Send a request, disconnect after the first part, and return the messages until then."""
    sent: list[Message] = []

    async def visit() -> None:
        left = anyio.Event()
        scope, body = request
        messages: list[Message] = [{"type": "http.request", "body": body}]

        async def receive() -> Message:
            if messages:
                return messages.pop()
            await left.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message)
            if message["type"] == "http.response.body":
                left.set()
                await anyio.sleep_forever()  # the client no longer reads

        await service.client.app(scope, receive, send)

    assert service.client.portal is not None
    service.client.portal.call(visit)
    return sent
