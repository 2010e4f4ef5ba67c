"""How a process ends without losing a caller: readiness first, then connections, then the rest.

Where a supervisor replaces one worker the service stays ready: connections are closed after their
answers for a moment, and callers come in by the other workers.
"""

import asyncio
import ctypes
import multiprocessing
import signal
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any
from urllib.parse import unquote_to_bytes

from starlette.types import ASGIApp, Message, Receive, Scope, Send

_SLASH = b"%2F"
# A handshake that has begun is over by then, wherever the caller is.
_HANDSHAKE_S = 0.3
_REPLACED_S = 1.0
# A BPF program over the TCP header, for Linux: what has the flag SYN is dropped, all else passes.
_SO_ATTACH_FILTER = 26
_NO_SYN = ((0x30, 0, 0, 13), (0x45, 0, 1, 0x02), (0x06, 0, 0, 0), (0x06, 0, 0, 0xFFFFFFFF))


class Leaving:
    """What a process that ends tells the rest of the house."""

    is_unready = False
    closes_connections = False


class Drain:
    """The application as the server calls it; it stands between SIGTERM and the server.

    `is_ending` tells whether the whole service ends, and not this process alone.
    """

    def __init__(
        self,
        app: ASGIApp,
        leaving: Leaving,
        *,
        listener: socket.socket | None,
        serve_on_s: float,
        is_ending: Callable[[], bool],
    ) -> None:
        self._app = app
        self._leaving = leaving
        self._listener = listener
        self._serve_on_s = serve_on_s
        self._is_ending = is_ending
        self._end_server: Any = None
        self._task: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            self._take_signals()
        elif scope["type"] == "http":
            if b"%" in scope["raw_path"]:
                scope["path"] = _decode_path(scope["raw_path"])
            if self._leaving.closes_connections:
                send = partial(_send_last, send)
        await self._app(scope, receive, send)

    def _take_signals(self) -> None:
        """Take SIGTERM in the server's place, and end with the supervisor, however that ends."""
        loop = asyncio.get_running_loop()
        leave = partial(loop.call_soon_threadsafe, self._leave)
        self._end_server = signal.signal(signal.SIGTERM, lambda *_: leave())
        if parent := multiprocessing.parent_process():
            loop.add_reader(parent.sentinel, self._end, parent.sentinel)

    def _leave(self) -> None:
        if self._leaving.is_unready:
            # A worker hears of one end twice where an init system tells all processes.
            if multiprocessing.parent_process() is None:
                self._end()
            return
        self._leaving.is_unready = self._is_ending()
        self._leaving.closes_connections = True
        if self._task is not None:
            self._task.cancel()
        self._task = asyncio.create_task(self._drain())

    async def _drain(self) -> None:
        if not self._leaving.is_unready:
            await asyncio.sleep(min(_REPLACED_S, self._serve_on_s))
        elif self._serve_on_s > 0:
            await asyncio.sleep(self._serve_on_s)
            if self._listener is not None:
                turn_callers_away(self._listener)
                await asyncio.sleep(_HANDSHAKE_S)
        self._end()

    def _end(self, sentinel: int | None = None) -> None:
        if sentinel is not None:
            asyncio.get_running_loop().remove_reader(sentinel)
        if self._listener is not None:
            self._listener.close()
        self._end_server(signal.SIGTERM, None)


async def _send_last(send: Send, message: Message) -> None:
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", ()), (b"connection", b"close")]
    await send(message)


def turn_callers_away(listener: socket.socket) -> None:
    """Let nobody begin a connection; those that have begun can still be accepted.

    A listener that is closed resets whoever waits to be accepted. The system drops newcomers' first
    packets, they ask again within a second, and then find another server or a closed door. Where
    there are no such filters, or a container may set none, the moment stays, and is short.
    """
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in _NO_SYN))
    program = struct.pack("@HP", len(_NO_SYN), ctypes.addressof(code))
    with suppress(OSError):
        listener.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, program)


def _decode_path(raw: bytes) -> str:
    """Decode a path; an encoded slash is no slash, and stays as it is.

    What is no UTF-8 becomes U+FFFD, which no route has.
    """
    parts = raw.replace(b"%2f", _SLASH).split(_SLASH)
    return _SLASH.join(unquote_to_bytes(part) for part in parts).decode("utf-8", "replace")
