"""Load-test the service at a tenth and at seven tenths of this machine's capacity.

`make load MINUTES=10`. It stands behind nginx as it is shipped, but for TLS, its cache and the
limits of one address. Everything runs on this machine, what asks too, so a service with the whole
machine does better. Fails where an answer is a fault, or where a route's slowest percent takes more
than three times as long under load.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

# The folder of all benchmarks, and the tests' helpers for proxies.
sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "support"))

from measuring.accounts import NONET, make_key
from measuring.missing import end_without
from measuring.server import connect, free_port
from proxies import NGINX, shipped

LOCUST = Path(sys.executable).parents[1] / "load" / "bin" / "locust"
LOCUSTFILE = Path(__file__).with_name("locustfile.py")
DEVELOPERS = 4
FULL_S, WARM_S = 20, 5
LOW, HIGH, MOST = 0.1, 0.7, 3.0
# Duration at a tenth, as a share of the duration at seven tenths.
LOW_TIME = 0.25
_WITHOUT_LIMITS = {
    "limit_conn addresses 100;": "limit_conn addresses 10000;",
    "limit_req zone=costly burst=100 nodelay;": "",
    "limit_req zone=costly_posts burst=30 nodelay;": "",
    "proxy_cache nonet;": "",
}
_FIRST_FAULT = 500
_PAGE_MIB = os.sysconf("SC_PAGE_SIZE") / 2**20


class LoadSeen(NamedTuple):
    """The results of one run of Locust."""

    times_ms: Mapping[str, list[float]]
    statuses: Mapping[str, int]
    seconds: float

    @property
    def rate(self) -> float:
        """Good answers in a second."""
        return (sum(self.statuses.values()) - sum(self.faults.values())) / self.seconds

    @property
    def faults(self) -> dict[str, int]:
        """Failed responses by status; 0 is a broken connection."""
        return {
            status: count
            for status, count in self.statuses.items()
            if int(status) >= _FIRST_FAULT or status == "0"
        }


def _ask(port: int, keys: str, *, users: int, pace: float, seconds: float) -> LoadSeen:
    with tempfile.NamedTemporaryFile() as report:
        command = [str(LOCUST), "-f", str(LOCUSTFILE), "--headless", "--only-summary"]
        command += ["--host", f"http://127.0.0.1:{port}", "-u", str(users), "-r", str(users)]
        shown = {
            "NONET_LOAD_KEYS": keys,
            "NONET_LOAD_PACE": str(pace),
            "NONET_LOAD_REPORT": report.name,
            "NONET_LOAD_WARM_S": str(WARM_S),
        }
        subprocess.run(  # noqa: S603 - our own words
            [*command, "-t", f"{int(seconds + WARM_S)}s"],
            env={**os.environ, **shown},
            capture_output=True,
            check=False,  # it counts refusals as failures; they are judged here
        )
        found: Any = json.loads(Path(report.name).read_text("utf-8"))
    return LoadSeen(found["times_ms"], found["statuses"], seconds)


def _memory_mib(process: int) -> float:
    """Return the memory of a process and of all that it started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    own = int(Path(f"/proc/{process}/statm").read_text().split()[1]) * _PAGE_MIB
    return own + sum(_memory_mib(int(child)) for child in children)


def _percentile(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def _print_table(low: LoadSeen, high: LoadSeen) -> bool:
    """Print the times of each route, and return whether all met their limits."""
    print(
        "| Route | requests | p50 | p99 at 10 % | p99 at 70 % | times |\n|---|---|---|---|---|---|"
    )
    is_good = True
    for route, times in sorted(high.times_ms.items()):
        before = _percentile(low.times_ms.get(route, [0.0]), 0.99)
        middle, after = _percentile(times, 0.5), _percentile(times, 0.99)
        ratio = after / before if before else 0.0
        is_good = is_good and ratio <= MOST
        figures = f"{middle:.1f} ms | {before:.1f} ms | {after:.1f} ms | {ratio:.1f}"
        print(f"| `{route}` | {len(times):,} | {figures} |")
    return is_good


def main() -> None:
    """Measure this machine's capacity, then use a part of it for a while."""
    seconds = 60 * float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    port = free_port()
    if NGINX is None:
        end_without("nginx", "nginx-light")
    with tempfile.TemporaryDirectory() as folder:
        many = str(10**9)
        settings = {
            "NONET_DATA_DIR": folder,
            "NONET_RATE_LIMIT_PER_MINUTE": many,
            "NONET_PAGE_REQUESTS_PER_MINUTE": many,
            "NONET_PRINTS_PER_TEN_MINUTES": many,
            "NONET_LOG_SUCCESSES": "0",
            "NONET_WORKERS": os.environ.get("WORKERS", "1"),
        }
        keys = ",".join(make_key(settings, f"{number}@b.c") for number in range(DEVELOPERS))
        service = subprocess.Popen(  # noqa: S603 - our own words
            [NONET, "serve", f"--port={port}"],
            env={**os.environ, **settings},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        connect(port).close()
        try:
            with shipped("nginx", Path(folder) / "nginx", port, _WITHOUT_LIMITS) as behind:
                is_good = _measure(service.pid, behind, keys, seconds)
        finally:
            service.terminate()
            service.wait()
    sys.exit(0 if is_good else 1)


def _measure(service: int, port: int, keys: str, seconds: float) -> bool:
    _ask(port, keys, users=32, pace=0, seconds=WARM_S)
    full = _ask(port, keys, users=32, pace=0, seconds=FULL_S)
    processors, load = os.cpu_count(), os.getloadavg()[0]
    began = f"{processors} processors, load {load:.1f} by then, {time.strftime('%F')}"
    print(f"{full.rate:.0f} requests a second at most, by 32 clients that never wait ({began})\n")
    low = _ask(port, keys, users=max(10, int(full.rate * LOW)), pace=1, seconds=seconds * LOW_TIME)
    before_mib = _memory_mib(service)
    high = _ask(port, keys, users=int(full.rate * HIGH), pace=1, seconds=seconds)
    after_mib = _memory_mib(service)
    is_good = _print_table(low, high)
    rates = f"{low.rate:.0f} and {high.rate:.0f} requests a second"
    print(f"\n{rates}, for {low.seconds:.0f} and {seconds:.0f} s")
    print(f"memory {before_mib:.0f} MiB before the last {seconds:.0f} s, {after_mib:.0f} MiB after")
    print(f"faults {low.faults | high.faults or 'none'}, statuses {dict(high.statuses)}")
    return is_good and not low.faults and not high.faults


if __name__ == "__main__":
    main()
