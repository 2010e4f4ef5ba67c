"""A server in its own process, and its cost per request."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from .accounts import NONET, make_key

REQUESTS = 2_000


class MeasuredServer:
    """A uvicorn process and one connection to it."""

    def __init__(self, arguments: list[str], port: int, environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(  # noqa: S603
            arguments,
            env=os.environ | environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._port = port
        self._connection = connect(port)

    def ask(self, request: bytes) -> bytes:
        """Send a request and return the whole answer."""
        self._connection.sendall(request)
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self._receive()
        head, _, body = answer.partition(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        while len(body) < length:
            body += self._receive()
        return head + b"\r\n\r\n" + body

    def cost_us(self, request: bytes, times: int = REQUESTS) -> float:
        """Return the processor time of the server per request, in microseconds."""
        # While others were measured, the server may have closed the idle connection.
        self._connection.close()
        self._connection = connect(self._port)
        before = self._cpu_s()
        for _ in range(times):
            answer = self.ask(request)
        assert answer.startswith(b"HTTP/1.1 200"), answer
        return (self._cpu_s() - before) / times * 1e6

    @property
    def pid(self) -> int:
        """The process that was started."""
        return self._process.pid

    def stop(self) -> None:
        """End the process."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()

    def _receive(self) -> bytes:
        part = self._connection.recv(65_536)
        assert part, "the server closed the connection"
        return part

    def _cpu_s(self) -> float:
        # schedstat counts nanoseconds, where stat counts hundredths of a second.
        return sum(map(_own_cpu_s, _with_children(self._process.pid)))


def _with_children(process: int) -> Iterator[int]:
    yield process
    for file in Path(f"/proc/{process}/task").glob("*/children"):
        for child in file.read_text().split():
            yield from _with_children(int(child))


def _own_cpu_s(process: int) -> float:
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(file.read_text().split()[0]) for file in threads) / 1e9


def connect(port: int) -> socket.socket:
    """Connect to a server that may still be starting."""
    for _ in range(1200):  # a minute, for a machine that is busy
        try:
            return socket.create_connection(("127.0.0.1", port))
        except OSError:
            time.sleep(0.05)
    message = "the server did not start"
    raise RuntimeError(message)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def make_service(folder: str, database_url: str = "") -> tuple[str, dict[str, str]]:
    """Make a key in a folder; return it with the settings of a service that knows it."""
    settings = {
        "NONET_DATA_DIR": folder,
        "NONET_DATABASE_URL": database_url,
        "NONET_RATE_LIMIT_PER_MINUTE": "1000000000",
    }
    return make_key(settings), settings


def serve(port: int, settings: dict[str, str]) -> MeasuredServer:
    """Start the service."""
    return MeasuredServer([NONET, "serve", "--port", str(port)], port, settings)


def post(path: str, body: str, *headers: str) -> bytes:
    """Return the bytes of a request."""
    head = (
        f"POST {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Content-Type: application/json",
        f"Content-Length: {len(body.encode())}",
        *headers,
    )
    return ("\r\n".join(head) + "\r\n\r\n" + body).encode()
