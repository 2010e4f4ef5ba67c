"""Measure how long a sheet takes while ten addresses send hostile logos, two each second.

`nonet serve` runs in its own process with its defaults, and trusts this script as its proxy. Half
of the logos are rejected, and half are the heaviest accepted ones; half are printed and half drawn
for a preview. A bystander prints a sheet with a logo repeatedly, first without the attack and then
during it. It must receive every sheet within `MOST_MORE_S` of its earlier time. All processes
together must stay below the sum of their stated memory.

    hostile_prints.py [SECONDS]
"""

import asyncio
import contextlib
import itertools
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx2

from measuring.server import free_port, make_service, serve
from nonet.printing.limits import MEMORY_MB

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "support"))
from hostile_logos import HEAVIEST, REFUSED, svg

ADDRESSES = 10
EVERY_S = 0.5
MOST_MORE_S = 5.0
PRINTERS, SERVICE_MB = 2, 400
PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
FIELDS = {"source": "own", "puzzles": f"{PUZZLE}\n" * 4, "per-page": "1", "answers": "full"}
BYSTANDER, LOGO = "198.51.100.1", svg('<path d="M0 0h90v90z"/>')


async def send(client: httpx2.AsyncClient, address: str, path: str, logo: bytes) -> httpx2.Response:
    """Send the form of the print page as a browser at this address does."""
    return await client.post(
        path,
        data=FIELDS,
        files={"logo": ("logo.svg", logo, "image/svg+xml")},
        headers={"X-Forwarded-For": address, "Sec-Fetch-Site": "same-origin"},
    )


def attacks() -> Iterator[tuple[str, str, bytes]]:
    """Yield addresses, paths and logos without end."""
    heavy = [make() for make in HEAVIEST.values()]
    bad = [content for content, _ in REFUSED.values() if len(content) <= 256_000]
    logos = (logo for pair in zip(itertools.cycle(heavy), itertools.cycle(bad)) for logo in pair)
    paths = itertools.cycle(("/print", "/print", "/print/preview", "/print/preview"))
    for number, (logo, path) in enumerate(zip(logos, paths, strict=False)):
        yield f"203.0.113.{number % ADDRESSES}", path, logo


async def attack(client: httpx2.AsyncClient, statuses: Counter[int]) -> None:
    """Send two a second until cancelled, without waiting for answers."""

    async def one(address: str, path: str, logo: bytes) -> None:
        statuses[(await send(client, address, path, logo)).status_code] += 1

    async with asyncio.TaskGroup() as group:
        for address, path, logo in attacks():
            group.create_task(one(address, path, logo))
            await asyncio.sleep(EVERY_S)


async def look_on(client: httpx2.AsyncClient, seconds: float) -> list[float]:
    """Print for so long, and return how long each sheet took."""
    taken: list[float] = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        answer = await send(client, BYSTANDER, "/print", LOGO)
        taken.append(time.perf_counter() - began)
        assert answer.content.startswith(b"%PDF"), answer.status_code
        # Its own prints have a limit too.
        await asyncio.sleep(max(0.0, seconds / 20 - taken[-1]))
    return taken


def resident_mb(root: int) -> float:
    """Return the memory of a process and of all that it has started."""
    lists = Path(f"/proc/{root}/task").glob("*/children")
    children = [child for each in lists for child in each.read_text("ascii").split()]
    pages = int(Path(f"/proc/{root}/statm").read_text("ascii").split()[1])
    return pages * 4096 / 2**20 + sum(resident_mb(int(child)) for child in children)


async def watch(root: int, peaks: list[float]) -> None:
    """Look at the memory four times a second until cancelled."""
    while True:
        # One may end meanwhile.
        with contextlib.suppress(FileNotFoundError):
            peaks.append(resident_mb(root))
        await asyncio.sleep(0.25)


async def measure(site: str, process: int, seconds: float) -> None:
    """Measure with and without an attack, print the figures, and judge them."""
    statuses: Counter[int] = Counter()
    peaks: list[float] = []
    async with httpx2.AsyncClient(base_url=site, timeout=120) as client:
        alone = await look_on(client, seconds / 6)
        tasks = [
            asyncio.create_task(attack(client, statuses)),
            asyncio.create_task(watch(process, peaks)),
        ]
        meanwhile = await look_on(client, seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    more = max(meanwhile) - statistics.median(alone)
    stated = PRINTERS * MEMORY_MB + SERVICE_MB
    for name, taken in (("alone", alone), ("meanwhile", meanwhile)):
        print(f"{name:10} median {statistics.median(taken):.2f} s, most {max(taken):.2f} s")
    print(f"answers to the attack: {dict(statuses)}")
    print(f"most memory {max(peaks):.0f} MB of {stated} MB; a sheet took {more:.2f} s more at most")
    assert more <= MOST_MORE_S
    assert max(peaks) <= stated


def main(seconds: float) -> None:
    """Start the service and measure."""
    with tempfile.TemporaryDirectory() as folder:
        _, settings = make_service(folder)
        server = serve(port := free_port(), settings)
        try:
            asyncio.run(measure(f"http://127.0.0.1:{port}", server.pid, seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 60)
