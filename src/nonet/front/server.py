"""One server process: uvicorn's life cycle around the front's connections.

SIGTERM   not ready from now on; serve on for `serve_on_s`; take no more; finish
SIGINT    take no more; finish
"""

import asyncio
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from types import FrameType
from typing import Any

import structlog
import uvicorn
from starlette.types import ASGIApp

from nonet.front.connection import Connection, Hall
from nonet.front.leaving import Leaving
from nonet.front.limits import Limits
from nonet.front.listening import has_callers, take_no_more
from nonet.front.meter import FrontMeter
from nonet.front.places import Places
from nonet.front.request import Field
from nonet.front.round_robin import RoundRobin
from nonet.front.watch import ConnectionWatch

log = structlog.get_logger()

# A handshake that has begun is over by then, wherever the caller is.
_HANDSHAKE_S = 0.3


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """How a server process takes callers in and how it leaves; times in seconds.

    After SIGTERM it serves on for `serve_on_s`, so that balancers notice; then what is under way
    has `finish_s` to come to its end. `refusal_fields` stand in what is refused before the
    application is asked.
    """

    limits: Limits
    trusted_proxies: list[str]
    serve_on_s: float
    finish_s: int
    log_level: str
    refusal_fields: tuple[Field, ...] = ()
    meter: FrontMeter | None = None


class FrontDoor(uvicorn.Server):
    """A server that ends without losing a caller."""

    def __init__(
        self,
        create_app: Callable[[Leaving], ASGIApp],
        options: ServerOptions,
        *,
        on_ready: Callable[[], None] = lambda: None,
    ) -> None:
        self._leaving = Leaving()
        self._serve_on_s = options.serve_on_s
        self._leaves_at: float | None = None
        self._on_ready = on_ready
        places = Places(
            total=options.limits.connections,
            per_network=options.limits.connections_per_address,
            exempt=options.trusted_proxies,
            clock=time.monotonic,
        )
        config = _configuration(
            options, partial(create_app, self._leaving), self._connecting(options, places)
        )
        super().__init__(config)
        self._watch = ConnectionWatch(places, options.meter)

    def _connecting(self, options: ServerOptions, places: Places) -> Callable[..., Connection]:
        """Return what makes the protocol of each connection."""
        round_robin = RoundRobin()

        def connect(config: uvicorn.Config, app_state: dict[str, Any], **_: Any) -> Connection:
            return Connection(
                Hall(
                    app=config.loaded_app,
                    limits=options.limits,
                    places=places,
                    round_robin=round_robin,
                    leaving=self._leaving,
                    refusal_fields=options.refusal_fields,
                    meter=options.meter,
                    server_state=self.server_state,
                    lifespan_state=app_state,
                )
            )

        return connect

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application and listen."""
        await super().startup(sockets)
        if self.started:
            self._watch.start()
            self._leave_with_parent()
            for listener in sockets or []:
                log.info("serving", address=_shown(listener), process=os.getpid())
            self._on_ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to leave; the second time, end.

        A worker leaves that to its supervisor. It hears of one end twice where a terminal or an
        init system tells all processes, for the supervisor passes on what it is told.
        """
        is_first = not self._leaving.has_begun
        if not is_first and multiprocessing.parent_process() is not None:
            return
        self._leaving.begin()
        if sig == signal.SIGTERM and is_first and self._serve_on_s > 0:
            self._leaves_at = time.monotonic() + self._serve_on_s
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """Tell, ten times a second, whether it is time to end."""
        if self._leaves_at is not None and time.monotonic() >= self._leaves_at:
            super().handle_exit(signal.SIGTERM, None)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take in whoever has begun to connect, then finish what is under way."""
        self._leaving.begin()
        if self._leaves_at is not None:
            await _empty(sockets or [])
        await super().shutdown(sockets)
        await self._watch.stop()

    def _leave_with_parent(self) -> None:
        """End when the supervisor does, however that ends."""
        parent = multiprocessing.parent_process()
        if parent is None:
            return
        loop, sentinel = asyncio.get_running_loop(), parent.sentinel

        def leave() -> None:
            loop.remove_reader(sentinel)
            self._leaving.begin()
            self.should_exit = True

        loop.add_reader(sentinel, leave)


def _configuration(
    options: ServerOptions, create_app: Callable[[], ASGIApp], connect: Callable[..., Connection]
) -> uvicorn.Config:
    return uvicorn.Config(
        create_app,
        factory=True,
        http=connect,  # type: ignore[arg-type]  # any maker of protocols will do
        ws="none",
        forwarded_allow_ips=options.trusted_proxies,
        log_config=None,
        log_level=options.log_level,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=options.finish_s,
    )


def _shown(listener: socket.socket) -> str:
    host, port, *_ = listener.getsockname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def _empty(listeners: list[socket.socket]) -> None:
    """Let nobody else begin to connect, and accept those that have."""
    for listener in listeners:
        take_no_more(listener)
    await asyncio.sleep(_HANDSHAKE_S)
    while any(map(has_callers, listeners)):  # noqa: ASYNC110 - the loop accepts them, and says nothing
        await asyncio.sleep(0)  # pragma: no cover - by chance somebody is late
