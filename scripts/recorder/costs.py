"""The product's costs: processor time of requests and commands, start-up and memory."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from recorder.grids import KNOWN
from recorder.product import COMMAND, Product, environment
from recorder.records import Records

FILE = "cost.json"
_REQUESTS = 300
_TICK_S = 1 / os.sysconf("SC_CLK_TCK")
_TIMES = 3
# A process of its own, for a child's memory counts from that of the process which starts it.
_METER = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print([used.ru_utime + used.ru_stime, used.ru_maxrss / 1024])
"""


def record_costs(records: Records, folder: Path) -> None:
    """Write the costs beside the records."""
    costs: dict[str, float] = {}
    started_s = time.monotonic()
    with Product(folder, COMMAND, "serve", rate_limit_per_minute=10**6) as product:
        costs["serve, seconds to start"] = time.monotonic() - started_s
        costs["serve, CPU seconds to start"] = _processor_s(product.process.pid)
        costs["serve, MB of memory"] = _memory_mb(product.process.pid)
        _of_requests(costs, product)
        costs["serve, MB of memory after that"] = _memory_mb(product.process.pid)
    given = environment(folder)
    check = [str(COMMAND), "check", KNOWN[0]]
    _of_program(costs, "nonet check", check, given)
    _of_program(costs, "import nonet.engine", [sys.executable, "-c", "import nonet.engine"], given)
    rounded = {name: float(f"{cost:.4g}") for name, cost in costs.items()}
    (records.folder / FILE).write_text(json.dumps(rounded, indent=1) + "\n")


def _of_requests(costs: dict[str, float], product: Product) -> None:
    key = product.key("costs@nonet.example")
    headers = {"Authorization": f"Bearer {key}"}
    tools = {**headers, "Accept": "application/json, text/event-stream"}
    tools["MCP-Protocol-Version"] = "2025-11-25"
    check, hint = {"puzzle": KNOWN[0]}, {"puzzle": KNOWN[0], "progress": KNOWN[0]}
    params = {"name": "check_puzzle", "arguments": check}
    call = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params}
    asked: dict[str, Callable[[int], Any]] = {
        "/check": lambda number: product.ask(
            "POST", "/api/v1/check", moment=number, json=check, headers=headers
        ),
        "/hint": lambda number: product.ask(
            "POST", "/api/v1/hint", moment=number, json=hint, headers=headers
        ),
        "a page": lambda number: product.ask("GET", "/print", moment=number),
        "an MCP call": lambda number: product.ask(
            "POST", "/mcp", moment=number, json=call, headers=tools
        ),
    }
    for name, ask in asked.items():
        for number in range(20):  # fill the caches
            ask(number).raise_for_status()
        before_s = _processor_s(product.process.pid)
        for number in range(_REQUESTS):
            ask(number)
        spent_s = _processor_s(product.process.pid) - before_s
        costs[f"{name}, CPU ms"] = 1000 * spent_s / _REQUESTS


def _of_program(
    costs: dict[str, float], name: str, command: Sequence[str], given: dict[str, str]
) -> None:
    """Keep the least processor time of several runs, and the memory."""
    runs = []
    for _ in range(_TIMES):
        line = [sys.executable, "-S", "-E", "-c", _METER, *command]
        done = subprocess.run(line, env=given, capture_output=True, check=True)  # noqa: S603 - ours
        runs.append(json.loads(done.stdout.splitlines()[-1]))
    costs[f"{name}, CPU seconds"], costs[f"{name}, MB of memory"] = min(runs)


def _tree(process: int) -> list[int]:
    """Return a process and all that came of it."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    children = [int(child) for file in lists for child in file.read_text().split()]
    return [process, *(below for child in children for below in _tree(child))]


def _processor_s(process: int) -> float:
    """Return the processor time of a process and all that came of it (proc_pid_stat(5))."""
    stats = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2] for one in _tree(process)]
    return sum(int(ticks) for stat in stats for ticks in stat.split()[11:13]) * _TICK_S


def _memory_mb(process: int) -> float:
    """Return the memory of a process and all that came of it, shared parts once."""
    rollups = [Path(f"/proc/{one}/smaps_rollup").read_text() for one in _tree(process)]
    lines = [line for text in rollups for line in text.splitlines() if line.startswith("Pss:")]
    return sum(int(line.split()[1]) for line in lines) / 1024
