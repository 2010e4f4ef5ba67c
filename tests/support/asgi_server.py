"""The service's connections with a small application behind them, on uvicorn in this process."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from nonet.cli.serve import bind_address
from nonet.server.connection import Connection
from waiting import PATIENCE_S

HOST = "127.0.0.1"


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the method, the path and the body that came."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    said = f"{scope['method']} {scope['path']} ".encode() + body
    headers = [(b"content-length", str(len(said)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": said})


class ServedApp:
    """A server, and callers of it."""

    def __init__(self, server: uvicorn.Server, port: int) -> None:
        self._server = server
        self._port = port

    async def send(self, *parts: bytes) -> bytes:
        """Send parts on a new connection, and return the answer up to its end."""
        reader, writer = await asyncio.open_connection(HOST, self._port)
        with suppress(ConnectionError):
            for part in parts:
                writer.write(part)
                await writer.drain()
        came = b""
        with suppress(ConnectionError):
            while part := await reader.read(65_536):
                came += part
        writer.close()
        return came

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection."""
        return await asyncio.open_connection(HOST, self._port)

    def end(self) -> None:
        """Have the server end."""
        self._server.should_exit = True


@asynccontextmanager
async def _server(app: ASGIApp, protocol: type[Connection]) -> Any:
    with bind_address(HOST, 0) as listener:
        config = uvicorn.Config(app, http=protocol, ws="none", lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listener]))
        while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0)
        served = ServedApp(server, listener.getsockname()[1])
        yield served
        served.end()
        await serving


def run_at_server(
    scenario: Callable[[ServedApp], Awaitable[Any]],
    app: ASGIApp = echo,
    protocol: type[Connection] = Connection,
) -> Any:
    """Run a scenario at a server and return its result."""

    async def run() -> Any:
        async with asyncio.timeout(PATIENCE_S), _server(app, protocol) as served:
            return await scenario(served)

    return asyncio.run(run())
