"""Measure how long others wait while one address sends requests as fast as it can.

`nonet serve` runs in its own process with its defaults, except for the limits per minute. A client
with a key checks a puzzle on a kept connection, and then on a new connection each time: first
without others, then while another address floods the service, once on 200 kept connections and once
with a new connection for each request. The flood runs at the lowest priority, since it would come
from another machine.
"""

import asyncio
import os
import socket
import statistics
import struct
import tempfile
import time
from collections.abc import Callable
from multiprocessing import Event, Process
from multiprocessing.synchronize import Event as Signal

from measuring.server import free_port, make_service, post, serve

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROUNDS = 1_000
CONNECTIONS = 200
ATTACKER, CLIENT = "127.0.0.66", "127.0.0.5"
LEAST_PRIORITY = 19
STRANGER = post("/api/v1/check", "{}", "Authorization: Bearer nobody")

QueueOwner = Callable[[], None]


def main() -> None:
    """Print the 95th percentile of response times, with and without a flood, and their ratio."""
    with tempfile.TemporaryDirectory() as folder:
        key, settings = make_service(folder)
        port = free_port()
        service = serve(port, settings | {"NONET_TRUSTED_PROXIES": "192.0.2.1"})
        request = post("/api/v1/check", f'{{"puzzle":"{PUZZLE}"}}', f"Authorization: Bearer {key}")
        try:
            for name, ask in (
                ("kept connection", kept(port, request)),
                ("new connections", lambda: once(port, request)),
            ):
                alone = p95_ms(ask)
                print(f"{name}: alone {alone:.2f} ms")
                for kind in (flood_on_kept, flood_on_new):
                    report(name, kind.__name__, alone, in_flood(port, kind, ask))
        finally:
            service.stop()


def report(name: str, kind: str, alone: float, flooded: float) -> None:
    """Print one line."""
    ratio = flooded / alone
    print(f"{name}: {kind} {flooded:.2f} ms, {ratio:.2f} times  (target: at most 2)")


def kept(port: int, request: bytes) -> QueueOwner:
    """Return a client that keeps its connection."""
    connection = socket.create_connection(("127.0.0.1", port), 30, (CLIENT, 0))
    return lambda: exchange(connection, request)


def once(port: int, request: bytes) -> None:
    """Ask on a new connection."""
    with socket.create_connection(("127.0.0.1", port), 30, (CLIENT, 0)) as connection:
        exchange(connection, request)


def exchange(connection: socket.socket, request: bytes) -> None:
    """Send a request and read its answer, which is one packet."""
    connection.sendall(request)
    answer = connection.recv(65_536)
    assert answer.startswith(b"HTTP/1.1 200"), answer
    assert b'"status":"unique"' in answer, answer


def p95_ms(ask: QueueOwner) -> float:
    """Return the 95th percentile of response times."""
    took: list[float] = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        ask()
        took.append(1_000 * (time.perf_counter() - began))
        time.sleep(0.001)
    return statistics.quantiles(took, n=20)[-1]


def in_flood(port: int, kind: Callable[[int, Signal], None], ask: QueueOwner) -> float:
    """Measure a client while a flood runs."""
    has_begun = Event()
    flood = Process(target=kind, args=(port, has_begun))
    flood.start()
    has_begun.wait()
    try:
        return p95_ms(ask)
    finally:
        flood.terminate()
        flood.join()


def flood_on_kept(port: int, has_begun: Signal) -> None:
    """Ask again and again on many connections."""
    asyncio.run(_flood(port, has_begun, CONNECTIONS, is_kept=True))


def flood_on_new(port: int, has_begun: Signal) -> None:
    """Ask again and again, each time on a new connection."""
    asyncio.run(_flood(port, has_begun, CONNECTIONS // 10, is_kept=False))


async def _flood(port: int, has_begun: Signal, count: int, *, is_kept: bool) -> None:
    os.nice(LEAST_PRIORITY)

    async def go_on() -> None:
        writer = None
        while True:
            try:
                if writer is None:
                    reader, writer = await asyncio.open_connection(
                        "127.0.0.1", port, local_addr=(ATTACKER, 0)
                    )
                writer.write(STRANGER)
                await reader.readuntil(b"}}")
                has_begun.set()
                if not is_kept:
                    # Reset: else the port would be taken for a minute, and soon none be left.
                    end = writer.get_extra_info("socket")
                    end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    writer.close()
                    writer = None
            except (OSError, EOFError):
                writer = None

    await asyncio.gather(*(go_on() for _ in range(count)))


if __name__ == "__main__":
    main()
