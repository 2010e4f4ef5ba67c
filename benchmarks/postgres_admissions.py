"""Measure how many requests PostgreSQL admits per second, from four accounts and from one.

All hosts share this one statement, so it saturates first. Ten connections of one process ask as
fast as they can; the processor time is that of PostgreSQL's own processes, per admission. Needs
PostgreSQL's programs.
"""

import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import uvloop

from measuring.accounts import make_key
from measuring.postgresql import running_postgresql
from nonet.accounts.access.key_authorizer import KeyAuthorizer
from nonet.accounts.access.quota import Clocks
from nonet.accounts.usage import LastUse
from nonet.database.connection import Database

ACCOUNTS, LANES, ADMISSIONS, WARM = 4, 10, 1_000, 50


def main() -> None:
    """Print rate and processor time for many accounts, and for one."""
    with tempfile.TemporaryDirectory() as folder, running_postgresql() as url:
        settings = {"NONET_DATA_DIR": folder, "NONET_DATABASE_URL": url}
        keys = [make_key(settings, f"{number}@b.c") for number in range(ACCOUNTS)]
        cluster = Path(url.partition("host=")[2]) / "cluster"
        for some in (keys, keys[:1]):
            rate, cost_us = uvloop.run(_admit(url, some, cluster))
            print(f"{len(some):2} accounts  {rate:7,.0f} a second  {cost_us:4.0f} us of PostgreSQL")


async def _admit(url: str, keys: Sequence[str], cluster: Path) -> tuple[float, float]:
    database = Database(url)
    clocks = Clocks(time.time, time.monotonic)
    admission = KeyAuthorizer(database, limit=10**9, clocks=clocks, last_use=LastUse())

    async def ask(lane: int, times: int) -> None:
        for _ in range(times):
            caller = await admission.admit(
                keys[lane % len(keys)], needed="read", address="127.0.0.1"
            )
            assert caller

    await asyncio.gather(*(ask(lane, WARM) for lane in range(LANES)))
    before_s, began_s = _processor_s(cluster), time.monotonic()
    await asyncio.gather(*(ask(lane, ADMISSIONS) for lane in range(LANES)))
    elapsed_s, after_s = time.monotonic() - began_s, _processor_s(cluster)
    await database.close()
    count = LANES * ADMISSIONS
    return count / elapsed_s, (after_s - before_s) / count * 1e6


def _processor_s(cluster: Path) -> float:
    """Return the time that the server's processes have had; none ends meanwhile."""
    first = int((cluster / "postmaster.pid").read_text().split()[0])
    others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return sum(
        int(Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e9
        for process in (first, *others)
    )


main()
