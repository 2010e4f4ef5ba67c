"""What every request meets before the application does."""

import asyncio
import socket
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from nonet.app.server import Drain, Leaving

CLOSE = (b"connection", b"close")


def ask(raw_path: bytes = b"/", *, leaving: Leaving | None = None) -> Any:
    """Ask once; return the path that the application saw, and the headers of its answer."""
    seen: list[Any] = []

    async def app(scope: Scope, _receive: Receive, send: Send) -> None:
        seen.append(scope["path"])
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> Message:
        raise AssertionError

    async def send(message: Message) -> None:
        seen.append(message["headers"])

    scope = {"type": "http", "path": "/", "raw_path": raw_path, "headers": []}
    with socket.socket() as listener:
        drain = Drain(
            app, leaving or Leaving(), listener=listener, serve_on_s=0, is_ending=lambda: True
        )
        asyncio.run(drain(scope, receive, send))
    return seen


@pytest.mark.parametrize(
    ("raw", "path"),
    [
        (b"/a%2Fb", "/a%2Fb"),
        (b"/a%2fb", "/a%2Fb"),
        (b"/%C3%A9", "/é"),
        (b"/%ff", "/\N{REPLACEMENT CHARACTER}"),
        (b"/a%252Fb", "/a%2Fb"),
    ],
)
def test_an_encoded_slash_is_no_slash(raw: bytes, path: str) -> None:
    assert ask(raw)[0] == path


def test_answers_of_a_process_that_leaves_close_their_connections() -> None:
    leaving = Leaving()
    leaving.closes_connections = True

    assert ask(leaving=leaving)[1] == [CLOSE]
    assert ask()[1] == []
