"""The cost of `/check` on PostgreSQL, next to SQLite, and of its admission.

Both services run in a process of their own with one kept-alive client, in turn; the figure is the
service's processor time per request, from the operating system's own accounts. The database
server's own time is not in it. Needs PostgreSQL's programs.
"""

import tempfile
import time
from pathlib import Path
from statistics import median

import uvloop

from measuring.postgresql import running_postgresql
from measuring.server import free_port, make_service, post, serve
from nonet.accounts.access.key_authorizer import KeyAuthorizer
from nonet.accounts.access.quota import Clocks
from nonet.accounts.usage import LastUse
from nonet.database.connection import Database

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROUNDS = 5
ADMISSIONS = 2_000


def main() -> None:
    """Print the cost of both, their ratio, and the admission's cost."""
    with tempfile.TemporaryDirectory() as folder, running_postgresql() as url:
        services, requests = [], []
        for name, address in (("sqlite", ""), ("postgresql", url)):
            key, settings = make_service(str(Path(folder, name)), address)
            services.append(serve(free_port(), settings))
            body = f'{{"puzzle":"{PUZZLE}"}}'
            requests.append(post("/api/v1/check", body, f"Authorization: Bearer {key}"))
        pairs = []
        for _ in range(ROUNDS):
            here, there = (
                service.cost_us(request)
                for service, request in zip(services, requests, strict=True)
            )
            pairs.append((here, there))
        for service in services:
            service.stop()
        admission_us = uvloop.run(_admission_us(url, key))
    print(f"/check on SQLite       {median(pair[0] for pair in pairs):7.1f} us of CPU per request")
    print(f"/check on PostgreSQL   {median(pair[1] for pair in pairs):7.1f} us of CPU per request")
    print(f"ratio                  {median(b / a for a, b in pairs):7.2f}  (target: at most 2.0)")
    print(f"admission alone        {admission_us:7.1f} us of CPU  (target: at most 300)")


async def _admission_us(url: str, key: str) -> float:
    """Return the processor time of one admission, in this process."""
    database = Database(url)
    clocks = Clocks(time.time, time.monotonic)
    admission = KeyAuthorizer(database, limit=10**9, clocks=clocks, last_use=LastUse())
    rounds = []
    for _ in range(ROUNDS):
        before_s = time.process_time()
        for _ in range(ADMISSIONS):
            await admission.admit(key, needed="read", address="127.0.0.1")
        rounds.append((time.process_time() - before_s) / ADMISSIONS * 1e6)
    await database.close()
    return median(rounds)


main()
