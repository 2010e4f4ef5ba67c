"""One connection: what came is read, answered in order, and bounded in time.

    idle ──first byte──> head ──> body ──> answering ──> idle
                                              └──> lingering, where something was left unread

Each phase has its deadline; `ConnectionWatch` ends a connection that overstays.
"""

import asyncio
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial
from typing import Any, cast

from starlette.types import ASGIApp, Scope
from uvicorn.server import ServerState

from nonet.door.errors import RequestTimeoutError
from nonet.errors import NonetError
from nonet.front.exchange import Exchange
from nonet.front.leaving import Leaving
from nonet.front.limits import Limits
from nonet.front.meter import FrontMeter
from nonet.front.places import Places
from nonet.front.reader import End, Reader
from nonet.front.refusal import refusal_bytes
from nonet.front.request import Field, Request, decode_path
from nonet.front.round_robin import RoundRobin

# So much may wait to be read while a request is worked on; a pipeline's rest waits in the kernel.
_READ_AHEAD_BYTES = 32 * 1024
# How long a client may go on sending what is not read, so that it sees the answer before the end.
_LINGER_S = 2.0
# How long a process that ends waits for the first request of a connection.
_FIRST_REQUEST_S = 0.3


class Phase(Enum):
    """What a connection waits for."""

    IDLE = auto()
    HEAD = auto()
    BODY = auto()
    ANSWER = auto()
    LINGERING = auto()
    CLOSED = auto()


@dataclass(frozen=True, slots=True)
class Hall:
    """What all connections of a process share.

    `server_state` is where uvicorn counts what it waits for before it ends, and keeps the fields of
    every answer; `lifespan_state` is what the application keeps between requests.
    """

    app: ASGIApp
    limits: Limits
    places: Places
    round_robin: RoundRobin
    leaving: Leaving
    server_state: ServerState
    lifespan_state: dict[str, Any]
    refusal_fields: tuple[Field, ...] = ()
    meter: FrontMeter | None = None

    @property
    def default_fields(self) -> list[Field]:
        """The fields of every answer: the date."""
        return self.server_state.default_headers


class Connection(asyncio.Protocol):
    """The server's end of one connection."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._limits = hall.limits
        self._loop = asyncio.get_running_loop()
        self._reader = Reader(hall.limits)
        self._phase = Phase.CLOSED
        self._deadline = 0.0
        self._exchange: Exchange | None = None
        self._is_reading = True
        self._has_eof = False
        self._is_ending = False
        self._is_fresh = True
        self._writable: asyncio.Event | None = None
        self._unsent = 0
        self._unsent_since = self._loop.time()
        self._transport = cast("asyncio.Transport", None)
        self._addresses: tuple[Any, Any] = (None, None)
        self._network: str | None = None

    # The transport's side.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a place, or go."""
        self._transport = cast("asyncio.Transport", transport)
        peer, own = transport.get_extra_info("peername"), transport.get_extra_info("sockname")
        self._addresses = _host_and_port(peer), _host_and_port(own)
        client = self._addresses[0]
        self._network = self._hall.places.network_of(client[0] if client else "")
        if not self._hall.places.take(self, self._network):
            self._transport.abort()
            return
        self._hall.server_state.connections.add(self)  # type: ignore[arg-type]
        self._wait_for(Phase.IDLE, self._limits.idle_s)

    def connection_lost(self, _fault: Exception | None) -> None:
        """Forget everything."""
        self._phase = Phase.CLOSED
        self._hall.places.leave(self)
        self._hall.server_state.connections.discard(self)
        if self._exchange is not None:
            self._exchange.break_off()
        self.resume_writing()

    def data_received(self, data: bytes) -> None:
        """Read on, or throw away what nobody asked for."""
        if self._phase is Phase.LINGERING:
            return
        self._reader.feed(data)
        self._read()

    def eof_received(self) -> bool:
        """Answer what was asked before a client closed its own end."""
        self._has_eof = True
        if self._phase is Phase.LINGERING:
            return False
        if not self._must_take_first:
            self._note_eof()
        return True

    def pause_writing(self) -> None:
        """Let the application wait: the client takes the answer slowly."""
        self._writable = asyncio.Event()

    def resume_writing(self) -> None:
        """Let the application go on, or the next request begin."""
        if self._writable is not None:
            self._writable.set()
            self._writable = None
        if self._phase is Phase.IDLE and not self._transport.is_closing():
            self._go_on()

    # The server's side.

    def shutdown(self) -> None:
        """End as soon as nothing is under way; a head of which a part is here is waited for."""
        self._is_ending = True
        if self._phase is not Phase.IDLE or self._reader.buffered:
            return
        if self._is_fresh:
            # Whoever has just connected has its first request on the way, and would not ask again.
            self._wait_for(Phase.IDLE, _FIRST_REQUEST_S)
        else:
            self._transport.close()

    def evict(self) -> None:
        """End at once: another connection needs the place."""
        self._transport.abort()

    def look_at_the_clock(self, now: float) -> None:
        """End what has overstayed."""
        if self._has_stalled(now):
            self._transport.abort()
        elif now < self._deadline or self._unsent or self._transport.is_closing():
            return
        elif self._phase in (Phase.IDLE, Phase.LINGERING):
            self._transport.close()
        elif self._phase in (Phase.HEAD, Phase.BODY):
            self._refuse(RequestTimeoutError("The request did not come to its end in time."))

    # The exchange's side.

    def write(self, data: bytes) -> None:
        """Send bytes; to a client that is gone, nothing, which not every event loop does itself."""
        if not self._transport.is_closing():
            self._transport.write(data)

    def write_both(self, head: bytes, body: bytes) -> None:
        """Send two runs of bytes as one."""
        if not self._transport.is_closing():
            self._transport.writelines((head, body))

    async def drained(self) -> None:
        """Wait until the client has taken enough of what was sent."""
        if self._writable is not None:
            await self._writable.wait()

    def want_body(self) -> None:
        """Go on reading the request."""
        self._resume_reading()

    def finish(self, *, keep: bool) -> None:
        """Go on to the next request, or end."""
        exchange = self._exchange
        if exchange is None or self._phase in (Phase.CLOSED, Phase.LINGERING):
            return
        if not keep:
            is_read = exchange.has_whole_body and not self._reader.buffered and self._is_reading
            self._close_gently(unread=not is_read)
            return
        self._exchange = None
        self._reader.next_request()
        self._hall.places.become_idle(self)
        self._wait_for(Phase.IDLE, self._limits.idle_s)
        if not self._must_take_first:
            self._go_on()

    # Inside.

    @property
    def _must_take_first(self) -> bool:
        """Tell whether a client has to take answers before its next request is read.

        Else whoever asks on and takes nothing would fill the memory.
        """
        return self._exchange is None and self._writable is not None

    def _go_on(self) -> None:
        """Read the next request, or end where there will be none."""
        self._resume_reading()
        self._wait_for(Phase.IDLE, self._limits.idle_s)
        if self._reader.buffered:
            self._read()
        if self._has_eof:
            self._note_eof()
        elif self._is_ending:
            self.shutdown()

    def _note_eof(self) -> None:
        """Do without what a client that closed its own end cannot send any more."""
        if self._exchange is None or self._phase is Phase.LINGERING:
            self._transport.close()
        elif self._exchange.has_whole_body:
            self._exchange.say_nothing_more_comes()
        else:
            self._exchange.break_off()

    def _read(self) -> None:
        try:
            if not self._must_take_first:
                self._read_events()
        except NonetError as refusal:
            self._refuse(refusal)
            return
        if self._has_read_ahead and self._is_reading and not self._has_eof:
            self._is_reading = False
            self._transport.pause_reading()

    def _read_events(self) -> None:
        exchange = self._exchange
        while exchange is None or not exchange.has_whole_body:
            event = self._reader.next_event()
            if event is None:
                self._await_more()
                return
            if isinstance(event, bytes):
                exchange.take_body(event)  # type: ignore[union-attr]  # a body follows a head
            elif event is End.OF_REQUEST:
                exchange.end_body()  # type: ignore[union-attr]
            else:
                exchange = self._begin(event)
        # Until here it could make room for others: nobody holds a place with half a request.
        self._hall.places.become_busy(self)
        self._phase = Phase.ANSWER

    def _await_more(self) -> None:
        """Set the deadline of what has begun."""
        if self._exchange is not None:
            if self._phase is not Phase.BODY:
                self._wait_for(Phase.BODY, self._limits.body_s)
        elif self._phase is Phase.IDLE and self._reader.has_begun:
            self._wait_for(Phase.HEAD, self._limits.head_s)

    def _begin(self, request: Request) -> Exchange:
        hall = self._hall
        self._is_fresh = False
        exchange = self._exchange = Exchange(request, self, hall.default_fields, self._may_keep)
        if self._network is None or hall.places.is_alone(self._network):
            # One connection begins one request a round in any case: its next one waits for this.
            self._start(exchange, request)
        else:
            hall.round_robin.begin(self._network, partial(self._start, exchange, request))
        return exchange

    def _start(self, exchange: Exchange, request: Request) -> None:
        if self._transport.is_closing():
            return
        tasks = self._hall.server_state.tasks
        task = self._loop.create_task(exchange.run(self._hall.app, self._scope(request)))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    def _scope(self, request: Request) -> Scope:
        raw_path, _, query = request.target.partition(b"?")
        client, server = self._addresses
        return {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1" if request.minor_version else "1.0",
            "method": request.method.decode("ascii"),
            "scheme": "http",
            "path": decode_path(raw_path),
            "raw_path": raw_path,
            "query_string": query,
            "root_path": "",
            "headers": request.fields,
            "client": client,
            "server": server,
            "state": self._hall.lifespan_state.copy(),
        }

    def _may_keep(self) -> bool:
        is_last = self._has_eof and not self._reader.buffered
        return not (self._hall.leaving.has_begun or is_last)

    def _refuse(self, refusal: NonetError) -> None:
        """Answer what cannot be read, unless an answer is under way; then end."""
        exchange = self._exchange
        if exchange is None or not exchange.has_begun:
            fields = (*self._hall.default_fields, *self._hall.refusal_fields)
            self._transport.write(refusal_bytes(refusal, fields, self._hall.meter))
        self._close_gently(unread=True)
        if exchange is not None:
            exchange.is_complete = True
            exchange.break_off()

    def _close_gently(self, *, unread: bool) -> None:
        """End, so that the client sees the answer although it may still be sending.

        A connection that is closed with something unread is reset, and what is on its way to the
        client is lost (RFC 9112 9.6).
        """
        if not unread or self._has_eof or not self._transport.can_write_eof():
            self._transport.close()
            return
        self._wait_for(Phase.LINGERING, _LINGER_S)
        self._transport.write_eof()
        self._resume_reading()

    def _has_stalled(self, now: float) -> bool:
        """Tell whether the client has taken nothing of an answer for too long."""
        unsent = self._transport.get_write_buffer_size()
        if unsent == 0 or unsent < self._unsent:
            self._unsent_since = now
        self._unsent = unsent
        return now - self._unsent_since >= self._limits.reader_s

    def _wait_for(self, phase: Phase, seconds: float) -> None:
        self._phase = phase
        self._deadline = self._loop.time() + seconds

    @property
    def _has_read_ahead(self) -> bool:
        """Tell whether more is here than is worked on; a head has bounds of its own."""
        if self._exchange is None and not self._must_take_first:
            return False
        unread = 0 if self._exchange is None else self._exchange.unread
        return self._reader.buffered + unread > _READ_AHEAD_BYTES

    def _resume_reading(self) -> None:
        if not self._is_reading and not self._transport.is_closing():
            self._is_reading = True
            self._transport.resume_reading()


def _host_and_port(address: Any) -> tuple[str, int] | None:
    """Return the first two parts of a socket's address; one of a file has none."""
    return (str(address[0]), int(address[1])) if isinstance(address, tuple) else None
