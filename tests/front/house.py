"""The front door with a small application behind it, in this process."""

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, NamedTuple, Self, cast

from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from nonet.front.connection import Connection, Hall
from nonet.front.leaving import Leaving
from nonet.front.limits import Limits
from nonet.front.places import Places
from nonet.front.round_robin import RoundRobin

HOST = "127.0.0.1"
_SETTLED_ROUNDS = 1_000


class FrontAnswer(NamedTuple):
    """What came back for one request."""

    status: int
    headers: dict[str, str]
    body: bytes


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the method, the path and the body that came."""
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    said = f"{scope['method']} {scope['path']} ".encode() + body
    await answer(send, said)


async def answer(send: Send, body: bytes, *, status: int = 200) -> None:
    """Send a whole answer."""
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Held:
    """An application that answers only when it may."""

    def __init__(self) -> None:
        self.called = asyncio.Event()
        self.may_answer = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Wait, then answer."""
        self.called.set()
        await self.may_answer.wait()
        await echo(scope, receive, send)


class FrontCaller:
    """A client's end of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def send(self, *parts: bytes) -> None:
        """Send parts, one after the other."""
        for part in parts:
            self._writer.write(part)
            await self._writer.drain()

    def write(self, data: bytes) -> None:
        """Send bytes with the next round of the loop."""
        self._writer.write(data)

    def end(self) -> None:
        """Say that nothing more will come, if anybody is still there."""
        if not self._writer.transport.is_closing():
            self._writer.write_eof()

    def reset(self) -> None:
        """Go without a word."""
        self._writer.transport.abort()

    async def answer(self, *, to_head: bool = False) -> FrontAnswer:
        """Read one answer."""
        head = await self._reader.readuntil(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").removesuffix("\r\n\r\n").split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        length = 0 if to_head else int(headers.get("content-length", 0))
        body = await self._reader.readexactly(length)
        if headers.get("transfer-encoding") == "chunked":
            body = await self._chunks()
        return FrontAnswer(int(first.split()[1]), headers, body)

    async def rest(self) -> bytes:
        """Read until the server closes its end."""
        return await self._reader.read()

    async def _chunks(self) -> bytes:
        body = b""
        while size := int(await self._reader.readline(), 16):
            body += (await self._reader.readexactly(size + 2))[:-2]
        await self._reader.readline()
        return body

    async def ending(self) -> bytes:
        """Read until the connection ends, be it by a reset."""
        try:
            return await self._reader.read()
        except ConnectionResetError:
            return b""

    async def leave(self) -> None:
        """Close this end."""
        self._writer.close()


class FrontHouse:
    """A front door on a free port, until the block ends."""

    def __init__(
        self, app: ASGIApp = echo, limits: Limits | None = None, *, exempt: list[str] | None = None
    ) -> None:
        self.leaving = Leaving()
        self.limits = limits or Limits()
        self.state = ServerState()
        self._app = app
        self._exempt = exempt or []
        self._callers: list[FrontCaller] = []
        self.received = 0
        self.has_stalled = asyncio.Event()
        self.has_ended = asyncio.Event()

    async def __aenter__(self) -> Self:
        loop = asyncio.get_running_loop()
        self.places = Places(
            total=self.limits.connections,
            per_network=self.limits.connections_per_address,
            exempt=self._exempt,
            clock=loop.time,
        )
        hall = Hall(self._app, self.limits, self.places, RoundRobin(), self.leaving, self.state, {})
        self._server = await loop.create_server(lambda: _Seen(hall, self), HOST, 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.close()
        for caller in self._callers:
            await caller.leave()
        self.evict_all()
        await self.is_empty()

    def shut_down(self) -> None:
        """End as a process does: every connection as soon as nothing is under way on it."""
        self.leaving.begin()
        self._server.close()
        for occupant in self.places.occupants():
            cast("Connection", occupant).shutdown()

    async def settled(self, count: Callable[[], int]) -> int:
        """Wait until a number has not grown for many rounds of the loop, and return it."""
        last, rounds = count(), 0
        while rounds < _SETTLED_ROUNDS:
            await asyncio.sleep(0)
            now = count()
            last, rounds = now, rounds + 1 if now == last else 0
        return last

    def evict_all(self) -> None:
        """End all connections."""
        for occupant in self.places.occupants():
            occupant.evict()

    async def caller(self, *, address: str = HOST) -> FrontCaller:
        """Connect from an address of this machine."""
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(address, 0))
        caller = FrontCaller(reader, writer)
        self._callers.append(caller)
        return caller

    async def arrived(self, connections: int) -> None:
        """Wait until so many connections have a place."""
        await until(lambda: len(self.places) == connections)

    async def read(self, size: int) -> None:
        """Wait until so many bytes have come in all."""
        await until(lambda: self.received >= size)

    async def is_empty(self) -> None:
        """Wait until no connection has a place and nothing is under way."""
        await until(lambda: not (self.places.occupants() or self.state.tasks))

    def pass_time(self, seconds: float) -> None:
        """Let all connections look at a clock that is so many seconds ahead."""
        now = asyncio.get_running_loop().time() + seconds
        for occupant in self.places.occupants():
            occupant.look_at_the_clock(now)


async def until(happened: Callable[[], bool]) -> None:
    """Let the loop go round until something has happened."""
    while not happened():  # noqa: ASYNC110 - the system tells no event of it
        await asyncio.sleep(0)


class _Seen(Connection):
    """A connection that tells the house what happens to it."""

    def __init__(self, hall: Hall, house: FrontHouse) -> None:
        super().__init__(hall)
        self._house = house

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._house.received += len(data)

    def eof_received(self) -> bool:
        stays = super().eof_received()
        self._house.has_ended.set()
        return stays

    def pause_writing(self) -> None:
        super().pause_writing()
        self._house.has_stalled.set()


def visit(
    scenario: Callable[[FrontHouse], Awaitable[Any]],
    app: ASGIApp = echo,
    limits: Limits | None = None,
    *,
    exempt: list[str] | None = None,
) -> Any:
    """Run a scenario at a house and return what it returns."""

    async def run() -> Any:
        async with asyncio.timeout(100), FrontHouse(app, limits, exempt=exempt) as house:
            return await scenario(house)

    return asyncio.run(run())


def request(
    method: str = "GET", path: str = "/", *fields: str, body: bytes = b"", version: str = "1.1"
) -> bytes:
    """Return the bytes of a request."""
    lines = [f"{method} {path} HTTP/{version}", "Host: nonet.example", *fields]
    return "".join(f"{line}\r\n" for line in lines).encode("latin-1") + b"\r\n" + body
