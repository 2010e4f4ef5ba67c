"""The cost of a number of players a day, in the day's busiest hour.

`make load PLAYERS=100000 MINUTES=5`. A tenth of a day's players come in that hour, each at a moment
of chance. All are there for the first time, and no cache stands before the service: this is the
most that they can cost. Each one's browser fetches what the site keeps for use without a network,
and opens three pages; puzzles, hints and checks are made in the page, and ask for nothing.
"""

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from httpx2 import AsyncClient, Limits

# The folder of all benchmarks, beside this one.
sys.path.insert(0, str(Path(__file__).parents[1]))

from measuring.accounts import NONET
from measuring.server import connect, free_port

BUSIEST_HOUR = 0.1
IDLE_S = 30
PAGES = ("/", "/play", "/daily")
# Beside files the service worker fetches these when it is installed.
KEPT_PAGES = ("/", "/play", "/techniques", "/offline")
_PAGE_MIB = os.sysconf("SC_PAGE_SIZE") / 2**20
_TICK_S = 1 / os.sysconf("SC_CLK_TCK")


class Players:
    """All visitors, and the bytes that they received."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client
        self.statuses: Counter[int] = Counter()
        self.sent_bytes = 0
        self.count = 0

    async def come(self) -> None:
        """Be one of them, from the first page on."""
        self.count += 1
        await self._open("/")
        worker = await self._open("/service-worker.js")
        found = re.match(r"const KEPT = (.*?);\n", worker)
        assert found, worker[:200]
        for path in (*json.loads(found[1]), *KEPT_PAGES, *PAGES[1:]):
            await self._open(path)

    async def _open(self, path: str) -> str:
        answer = await self._client.get(path)
        self.statuses[answer.status_code] += 1
        self.sent_bytes += answer.num_bytes_downloaded
        return answer.text


async def measure(service: int, url: str, players: int, seconds: float) -> None:
    """Simulate players for a while, and print their cost."""
    rate = players * BUSIEST_HOUR / 3600
    limits = Limits(max_connections=100, max_keepalive_connections=100)
    async with AsyncClient(base_url=url, limits=limits, timeout=60) as client:
        await Players(client).come()
        idle_s = processor_s(service)
        await asyncio.sleep(IDLE_S)
        idle = (processor_s(service) - idle_s) / IDLE_S
        come = Players(client)
        before_s, began = processor_s(service), time.monotonic()
        async with asyncio.TaskGroup() as group:
            while (waited := random.expovariate(rate)) < began + seconds - time.monotonic():
                await asyncio.sleep(waited)
                group.create_task(come.come())
            await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
        took = time.monotonic() - began
        used = (processor_s(service) - before_s) / took
    machine = f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}, {time.strftime('%F')}"
    shown = {
        "players a day": f"{players:,}",
        "came": f"{come.count:,} in {took:.0f} s",
        "requests": f"{come.statuses.total() / took:.1f} a second, {dict(come.statuses)}",
        "processor": f"{used:.3f} cores, of which {idle:.3f} are used where nobody comes",
        "for each player": f"{(used - idle) * took / max(1, come.count) * 1e3:.0f} ms",
        "sent": f"{come.sent_bytes / max(1, come.count) / 1e6:.2f} MB to each",
        "memory": f"{memory_mib(service):.0f} MiB, printers too",
        "machine": machine,
    }
    for name, said in shown.items():
        print(f"{name:>16}  {said}")


def family(process: int) -> list[int]:
    """Return a process and all that it started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(each for child in children for each in family(int(child)))]


def processor_s(process: int) -> float:
    """Return the processor time that a process and all that it started have taken."""
    stats = [Path(f"/proc/{each}/stat").read_text().rpartition(")")[2] for each in family(process)]
    return sum(sum(map(int, stat.split()[11:13])) for stat in stats) * _TICK_S


def memory_mib(process: int) -> float:
    """Return the memory of a process and of all that it started."""
    pages = [int(Path(f"/proc/{each}/statm").read_text().split()[1]) for each in family(process)]
    return sum(pages) * _PAGE_MIB


def main() -> None:
    """Start the service and let players come."""
    players, seconds = int(sys.argv[1]), 60 * float(sys.argv[2])
    port, many = free_port(), str(10**9)
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "NONET_DATA_DIR": folder,
            "NONET_PAGE_REQUESTS_PER_MINUTE": many,
            "NONET_WORKERS": os.environ.get("WORKERS", "1"),
        }
        service = subprocess.Popen(  # noqa: S603 - our own words
            [NONET, "serve", f"--port={port}"],
            env={**os.environ, **settings},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            connect(port).close()
            asyncio.run(measure(service.pid, f"http://127.0.0.1:{port}", players, seconds))
        finally:
            service.terminate()
            service.wait()


if __name__ == "__main__":
    main()
