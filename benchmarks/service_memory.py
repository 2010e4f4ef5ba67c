"""The memory of a whole service, and the delays of its event loop while PDFs are made.

`nonet serve` runs in a process of its own; eight clients make 500 different full packs (or as many
as the argument says) and then download them. The figures are the resident memory of the server and
its printing processes, and how long `/healthz`, which is asked all the while, takes to answer. On
a busy machine that is mostly waiting for a processor: `held` is what remains without the waiting
that the kernel tells of, and `busy` is what the event loop's thread worked meanwhile.
"""

import os
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from httpx2 import Client

from measuring.accounts import NONET, make_key
from measuring.server import connect, free_port

PACKS = 500
CLIENTS = 8
FIRST = 50
POLL_S = 0.005
LABELS = ("beginner", "easy", "medium", "hard", "expert")
MIB = 1 << 20


class WatchedService:
    """`nonet serve` on a free port without limits."""

    def __init__(self, folder: str, **settings: str) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        self._environment = {
            **os.environ,
            "NONET_DATA_DIR": folder,
            "NONET_RATE_LIMIT_PER_MINUTE": "1000000000",
            **{f"NONET_{name.upper()}": value for name, value in settings.items()},
        }
        self.key = make_key(self._environment)
        self._process = subprocess.Popen(  # noqa: S603
            [NONET, "serve", "--port", str(port)],
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        connect(port).close()

    @property
    def pid(self) -> int:
        """The server's process id."""
        return self._process.pid

    def resident_bytes(self) -> dict[str, int]:
        """Return the resident memory of the server and of all its printing processes."""
        server = self._process.pid
        children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
        printing = sum(_resident_bytes(int(child)) for child in children)
        return {"server": _resident_bytes(server), "printing": printing}

    def stop(self) -> None:
        """End the service."""
        self._process.terminate()
        assert self._process.wait() in (0, -15)


class Wait(NamedTuple):
    """A response's time without waiting for a processor, and the event loop's own work."""

    whole_ms: float
    held_ms: float
    busy_ms: float


class Watch:
    """A process that asks `/healthz` again and again: in this one, the clients would delay it."""

    def __init__(self, service: WatchedService) -> None:
        self._answers, shown = Pipe()
        self._process = Process(target=_poll, args=(service.url, service.pid, shown))
        self._process.start()

    def report(self, moment: str) -> None:
        """Stop, and print the response times."""
        self._answers.send("stop")
        waits: list[Wait] = self._answers.recv()
        self._process.join()
        for name, times in zip(("whole", "held", "busy"), zip(*waits, strict=True), strict=True):
            times_ms = sorted(times)
            middle, late = times_ms[len(times_ms) // 2], times_ms[len(times_ms) * 99 // 100]
            print(
                f"/healthz {moment:<15} {name:<5} median {middle:5.1f} ms, 99 of 100 within "
                f"{late:5.1f} ms, slowest {times_ms[-1]:5.1f} ms of {len(times_ms)}"
            )


def _poll(url: str, server: int, shown: Connection) -> None:
    waits = []
    with Client(base_url=url) as client:
        while not shown.poll(POLL_S):
            loop, own = _schedule_ms(server), _schedule_ms(os.getpid())
            began = time.perf_counter()
            assert client.get("/healthz").status_code == 200
            whole_ms = (time.perf_counter() - began) * 1000
            loop_after, own_after = _schedule_ms(server), _schedule_ms(os.getpid())
            queued_ms = loop_after.queued - loop.queued + own_after.queued - own.queued
            held_ms = max(0.0, whole_ms - queued_ms)
            waits.append(Wait(whole_ms, held_ms, loop_after.busy - loop.busy))
    shown.send(waits)


class _Schedule(NamedTuple):
    busy: float
    queued: float


def _schedule_ms(pid: int) -> _Schedule:
    """Return how long a process's main thread has run, and how long it lacked a processor."""
    busy, queued, _ = Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()
    return _Schedule(int(busy) / 1e6, int(queued) / 1e6)


def _resident_bytes(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _make(service: WatchedService, number: int) -> str:
    """Make a pack and return the path and query of its link."""
    body = {"count": 20, "difficulty": LABELS[number % 5], "paper": ("a4", "letter")[number % 2]}
    answer = _client(service, service.key).post("/api/v1/packs", json=body)
    assert answer.status_code == 200, answer.text
    return "/" + str(answer.json()["pdfUrl"]).split("/", 3)[3]


def _download(service: WatchedService, link: str) -> None:
    """Download a pack by its link."""
    answer = _client(service, "").get(link)
    assert answer.status_code == 200, answer.text
    assert answer.content.startswith(b"%PDF-")
    assert b"/Type/Pages/Count 40/" in answer.content


_clients = threading.local()


def _client(service: WatchedService, key: str) -> Client:
    """Return this thread's own kept connection with a key or, with an empty one, without."""
    kept: dict[str, Client] = _clients.__dict__.setdefault("kept", {})
    if key not in kept:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        kept[key] = Client(base_url=service.url, headers=headers, timeout=60)
    return kept[key]


def _print_memory(printed: str, service: WatchedService) -> None:
    memory = service.resident_bytes()
    total = sum(memory.values())
    parts = ", ".join(f"{name} {size / MIB:.1f}" for name, size in memory.items())
    print(f"{printed + ' printed':<22} {total / MIB:7.1f} MiB resident  ({parts})")


def main() -> None:
    """Print memory before, after 50 packs and at the end, and the slowest answers."""
    packs = int(sys.argv[1]) if len(sys.argv) > 1 else PACKS
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(CLIENTS) as pool:
        service = WatchedService(folder)
        watch = Watch(service)
        began = time.perf_counter()
        links = list(pool.map(partial(_make, service), range(packs)))
        made = time.perf_counter()
        watch.report("making packs")
        assert len({link.partition("?")[0] for link in links}) == packs

        _print_memory("no pack", service)
        watch = Watch(service)
        list(pool.map(partial(_download, service), links[:FIRST]))
        _print_memory(f"{FIRST} packs", service)
        list(pool.map(partial(_download, service), links[FIRST:]))
        _print_memory(f"{packs} packs", service)
        watch.report("printing packs")
        service.stop()
    print(f"{packs} packs of 20 puzzles made in {made - began:.1f} s")
    print(f"and downloaded by {CLIENTS} clients in {time.perf_counter() - made:.1f} s")


if __name__ == "__main__":
    main()
