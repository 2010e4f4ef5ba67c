"""The cost of counting a request, and of adding up three processes' counts."""

import os
import time
from collections.abc import Callable
from statistics import median

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from nonet.runtime.metrics import Meters, claim_place, clear_up, drop_dead, open_folder

PROCESSES, ROUTES, TIMES, SCRAPES = 3, 60, 50_000, 21
STATUSES = 200, 400, 401, 429
SECONDS = (0.001, 0.004, 0.008, 0.02, 0.05, 0.2, 0.8, 2, 8, 20)
TARGET_US, TARGET_MS = 12, 20


def main() -> None:
    """Print both."""
    folder = open_folder()
    counting = [_start() for _ in range(PROCESSES)]
    assert all(os.waitpid(process, 0)[1] == 0 for process in counting)

    def scrape() -> bytes:
        registry = CollectorRegistry()
        MultiProcessCollector(registry, str(folder))  # type: ignore[no-untyped-call]
        drop_dead(folder)
        return generate_latest(registry)

    page = scrape()
    scrape_ms = median(1000 * _processor_s(scrape) for _ in range(SCRAPES))
    clear_up(folder)
    counted = sum(
        float(line.split()[-1])
        for line in page.decode().splitlines()
        if line.startswith("nonet_requests_total")
    )
    assert counted == PROCESSES * (ROUTES * len(STATUSES) * len(SECONDS) + TIMES), counted
    lines = page.count(b"\n")
    print(f"a scrape of {lines} lines: {scrape_ms:.1f} ms of CPU  (target: below {TARGET_MS})")


def _start() -> int:
    process = os.fork()
    if process == 0:
        assert claim_place()
        _count(Meters())
        os._exit(0)
    return process


def _count(meters: Meters) -> None:
    for route in map(str, range(ROUTES)):
        for status in STATUSES:
            for seconds in SECONDS:
                meters.answered(route, status, seconds, "")

    def all_of_a_request() -> None:
        for number in range(TIMES):
            meters.answered(str(number % ROUTES), 200, 0.002, "")
            meters.spent("api", 1)
            meters.called_database("statement", 0.001, failed=False)
            meters.searched(1, 30, 0.0001)

    cost_us = _processor_s(all_of_a_request) / TIMES * 1e6
    print(f"to count one check: {cost_us:.1f} us of CPU  (target: at most {TARGET_US})", flush=True)


def _processor_s(work: Callable[[], object]) -> float:
    began_s = time.process_time()
    work()
    return time.process_time() - began_s


main()
