"""Applications of others that are asked within a request of ours."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message


async def call_app(app: ASGIApp, request: Request, body: bytes) -> Response:
    """Return what an application answers to a request whose body was read; a stream is waited for.

    Of its headers the answer has the type alone.
    """
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
    sent: list[Message] = []

    async def receive() -> Message:
        return unread.pop() if unread else await request.receive()

    async def send(message: Message) -> None:
        sent.append(message)

    await app(request.scope, receive, send)
    start, *parts = sent
    kinds = [value.decode("latin-1") for name, value in start["headers"] if name == b"content-type"]
    answer = b"".join(part["body"] for part in parts)
    return Response(answer, start["status"], media_type=kinds[0] if kinds else None)
