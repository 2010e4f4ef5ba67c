"""Thirty-two clients at once on `/check` for half a minute, or the seconds of the argument.

Every answer must be right, none may be a fault of the service, and the quota must have counted
each exactly once. The memory of the whole service is printed before and after.
"""

import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from measuring.accounts import NONET, make_key
from measuring.server import connect, free_port

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = b"534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SECONDS = 30.0
CLIENTS = 32
QUOTA = 1_000_000_000


class Client:
    """A kept connection that repeats a request and counts the responses."""

    def __init__(self, port: int, request: bytes) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port))
        self._answers = self._socket.makefile("rb")
        self._request = request

    def ask(self) -> int:
        """Ask once and return the number that the quota gave to the request."""
        self._socket.sendall(self._request)
        status = self._answers.readline()
        assert status.startswith(b"HTTP/1.1 200 "), status
        headers: dict[bytes, bytes] = {}
        while (line := self._answers.readline().strip()) != b"":
            name, _, value = line.partition(b": ")
            headers[name] = value
        body = self._answers.read(int(headers[b"content-length"]))
        assert b'"solution":"' + SOLUTION in body, body
        return QUOTA - int(headers[b"ratelimit"].partition(b"r=")[2].partition(b";")[0])

    def ask_until(self, end_s: float) -> list[int]:
        """Ask until a moment of the monotonic clock."""
        numbers = []
        while time.monotonic() < end_s:
            numbers.append(self.ask())
        self._answers.close()
        self._socket.close()
        return numbers


def _start(folder: str) -> tuple[subprocess.Popen[bytes], int, str]:
    """Start a service; return its process, its port and a key."""
    port = free_port()
    environment = {
        **os.environ,
        "NONET_DATA_DIR": folder,
        "NONET_PORT": str(port),
        "NONET_RATE_LIMIT_PER_MINUTE": str(QUOTA),
    }
    key = make_key(environment)
    process = subprocess.Popen(  # noqa: S603
        [NONET, "serve"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    connect(port).close()
    return process, port, key


def _request(key: str) -> bytes:
    body = f'{{"puzzle":"{PUZZLE}"}}'
    head = (
        "POST /api/v1/check HTTP/1.1",
        "Host: 127.0.0.1",
        f"Authorization: Bearer {key}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
    )
    return ("\r\n".join(head) + "\r\n\r\n" + body).encode()


def _resident_mib(server: int) -> float:
    """Return the resident memory of the server and its printing processes."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    pages = sum(
        int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in (server, *children)
    )
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


def _soak(port: int, key: str, seconds: float) -> list[int]:
    """Let all clients begin together; return the numbers that the quota gave out."""
    clients = [Client(port, _request(key)) for _ in range(CLIENTS)]
    together = threading.Barrier(CLIENTS)

    def work(client: Client) -> list[int]:
        together.wait()
        return client.ask_until(time.monotonic() + seconds)

    with ThreadPoolExecutor(CLIENTS) as pool:
        return [number for numbers in pool.map(work, clients) for number in numbers]


def _assert_counted_once(numbers: list[int], last_row: int) -> int:
    """Check the quota's numbers, which start again with every window; return the windows."""
    times = Counter(numbers)
    windows = times[1]
    # Each window gives 1, 2, 3 and so on, each once: a number is never rarer than the next.
    assert all(times[number] >= times[number + 1] for number in range(1, len(times)))
    assert min(times.values()) >= 1
    assert max(times) == len(times)
    assert last_row in times
    if windows == 1:
        assert last_row == len(numbers), (last_row, len(numbers))
    return windows


def main() -> None:
    """Print the requests answered and the memory before and after."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    with tempfile.TemporaryDirectory() as folder:
        process, port, key = _start(folder)
        before_mib = _resident_mib(process.pid)
        numbers = _soak(port, key, seconds)
        after_mib = _resident_mib(process.pid)
        process.terminate()
        assert process.wait() in (0, -15)
        with sqlite3.connect(Path(folder, "nonet.db")) as database:
            ((used,),) = database.execute("SELECT used FROM quota_windows WHERE lane = 'api'")
    windows = _assert_counted_once(numbers, used)
    print(f"/check: {len(numbers):,} right answers to {CLIENTS} clients in {seconds:.0f} s")
    print(f"quota: {used:,} counted in the last of {windows} window(s)")
    print(f"service: {before_mib:.1f} MiB resident before, {after_mib:.1f} MiB after")


if __name__ == "__main__":
    main()
