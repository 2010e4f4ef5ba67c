"""Measure how long a third account waits while two others request as much as they can.

`nonet serve` runs in its own process with its defaults, except for the limits per minute. A third
account requests a puzzle, an explanation and a PDF of one puzzle, and a player requests a hint, one
by one: first without others, then while two accounts request packs of 20 expert puzzles on 58
connections each and one of them downloads PDFs of 20 on 40 more, repeatedly. The third must be
served each time. The figures are medians and 95th percentiles.
"""

import asyncio
import json
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from typing import NamedTuple

from measuring.accounts import make_key
from measuring.server import MeasuredServer, free_port, post, serve
from nonet import engine

ROUNDS = 100
PACK_CONNECTIONS = 58
PDF_CONNECTIONS = 40
PLENTY = "1000000000"
WARM_UP_S = 2.0


class Call(NamedTuple):
    """A request of the third account, and the expected beginning or part of its response."""

    name: str
    request: bytes
    expected: bytes


def get(path: str, *headers: str) -> bytes:
    """Return the bytes of a request without a body."""
    return "\r\n".join((f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *headers, "", "")).encode()


def bearer(key: str) -> str:
    """Return the header that carries a key."""
    return f"Authorization: Bearer {key}"


def hard_puzzle() -> str:
    """Return a puzzle whose first step isn't a single, so that its search runs in the pool."""
    puzzles = (engine.generate("expert", seed=1, index=index).puzzle for index in range(1000))
    return next(puzzle for puzzle in puzzles if engine.next_single(puzzle) is None)


def calls_of_third(key: str) -> list[Call]:
    """Return the third account's requests of each round."""
    puzzle = hard_puzzle()
    identifier = "v1-" + puzzle.replace("-", "0")
    board = json.dumps({"board": puzzle, "depth": 3})
    explain = json.dumps({"puzzle": puzzle, "progress": puzzle, "level": 3})
    return [
        Call("/generate {}", post("/api/v1/generate", "{}", bearer(key)), b'"solution"'),
        Call("/explain", post("/api/v1/explain", explain, bearer(key)), b'"status":"step"'),
        Call(
            "a player's hint",
            post(f"/puzzles/{identifier}/hint", board, "X-Forwarded-For: 198.51.100.7"),
            b'"status":"hint"',
        ),
        Call("one PDF", get(f"/api/v1/worksheets/{identifier}", bearer(key)), b"%PDF-"),
    ]


class MeasuredCrowd:
    """A process of many connections that ask the same again and again until it is stopped."""

    def __init__(self, port: int, asked: Sequence[tuple[bytes, int]]) -> None:
        self._here, there = Pipe()
        self._process = Process(target=_crowd, args=(port, asked, there))
        self._process.start()
        assert self._here.recv() == "begun"

    def stop(self) -> list[Counter[int]]:
        """Stop, and return how often each status came, for each kind of request."""
        self._here.send("stop")
        counts: list[Counter[int]] = self._here.recv()
        return counts

    def end(self) -> None:
        """End the process, however far it is."""
        self._process.terminate()
        self._process.join()


def _crowd(port: int, asked: Sequence[tuple[bytes, int]], shown: Connection) -> None:
    shown.send(asyncio.run(_ask_all(port, asked, shown)))


async def _ask_all(
    port: int, asked: Sequence[tuple[bytes, int]], shown: Connection
) -> list[Counter[int]]:
    counts: list[Counter[int]] = [Counter() for _ in asked]
    clients = [
        asyncio.create_task(_ask_on(port, request, counted))
        for (request, connections), counted in zip(asked, counts, strict=True)
        for _ in range(connections)
    ]
    await asyncio.sleep(WARM_UP_S)
    shown.send("begun")
    await asyncio.to_thread(shown.recv)
    for client in clients:
        client.cancel()
    ends = await asyncio.gather(*clients, return_exceptions=True)
    assert {type(end) for end in ends} <= {asyncio.CancelledError}, ends
    return counts


async def _ask_on(port: int, request: bytes, counted: Counter[int]) -> None:
    """Ask on a connection; after a refusal, on a new one when it is time."""
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        wait_s = None
        try:
            while wait_s is None:
                writer.write(request)
                status, headers = await _read_head(reader)
                await reader.readexactly(int(headers["content-length"]))
                counted[status] += 1
                wait_s = headers.get("retry-after")
        finally:
            writer.close()
        await asyncio.sleep(int(wait_s))


async def _read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines)
    return int(first.split()[1]), headers


def measure(server: MeasuredServer, calls: Sequence[Call]) -> dict[str, list[float]]:
    """Return how long each answer took, in milliseconds, and assert that it is one."""
    took_ms: dict[str, list[float]] = {call.name: [] for call in calls}
    for _ in range(ROUNDS):
        for call in calls:
            began = time.perf_counter()
            answer = server.ask(call.request)
            took_ms[call.name].append((time.perf_counter() - began) * 1000)
            assert answer.startswith(b"HTTP/1.1 200"), answer[:500]
            assert call.expected in answer, answer[:500]
    return took_ms


def p95(times: Sequence[float]) -> float:
    """Return the time within which 95 of 100 are."""
    return statistics.quantiles(times, n=20)[-1]


def print_figures(alone: dict[str, list[float]], crowded: dict[str, list[float]]) -> None:
    """Print the time of each call, with and without the crowd."""
    print(f"{'':17} alone: median   p95    in the crowd: median   p95    p95 rises by")
    for name, times in alone.items():
        before, after = p95(times), p95(crowded[name])
        print(
            f"{name:17} {statistics.median(times):10.1f} {before:7.1f} ms"
            f"{statistics.median(crowded[name]):18.1f} {after:7.1f} ms {after - before:9.1f} ms"
        )


def crowd_of(keys: Sequence[str]) -> list[tuple[bytes, int]]:
    """Return the requests of two accounts, and their numbers of connections."""
    expert = json.dumps({"count": 20, "difficulty": "expert"})
    grids = (engine.generate("hard", seed=2, index=index).puzzle for index in range(20))
    collection = "v1-" + "".join(grids).replace("-", "0")
    pdf = get(f"/api/v1/worksheets/{collection}", bearer(keys[0]))
    packs = [(post("/api/v1/packs", expert, bearer(key)), PACK_CONNECTIONS) for key in keys]
    return [*packs, (pdf, PDF_CONNECTIONS)]


def print_crowd(counts: Sequence[Counter[int]]) -> None:
    """Print the results of the others."""
    names = ("packs, first account", "packs, second account", "PDFs, first account")
    for name, counted in zip(names, counts, strict=True):
        print(f"{name:21} {counted[200]:5} answers, {counted[503]} times busy")
        assert set(counted) <= {200, 503}, counted
        assert counted[200] > 0


def main() -> None:
    """Print the figures of the third account, and the results of the others."""
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        settings = {
            "NONET_DATA_DIR": folder,
            "NONET_RATE_LIMIT_PER_MINUTE": PLENTY,
            "NONET_PAGE_REQUESTS_PER_MINUTE": PLENTY,
        }
        first, second, third = (make_key(settings, f"{name}@b.c") for name in "xyz")
        port = free_port()
        server = serve(port, settings)
        stack.callback(server.stop)
        calls = calls_of_third(third)
        measure(server, calls)
        alone = measure(server, calls)
        crowd = MeasuredCrowd(port, crowd_of((first, second)))
        stack.callback(crowd.end)
        began = time.perf_counter()
        crowded = measure(server, calls)
        seconds = time.perf_counter() - began
        counts = crowd.stop()
    print_figures(alone, crowded)
    print_crowd(counts)
    print(f"the third asked {len(calls) * ROUNDS} times in {seconds:.1f} s, and was always served")


if __name__ == "__main__":
    main()
