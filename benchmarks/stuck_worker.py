"""Measure how long a service with a stuck worker takes to replace it; the goal is five seconds.

`python` never ends in Python code, and `native` never ends in a function that holds the
interpreter lock. With one worker, then with two.
"""

import sys
import tempfile
import time
from itertools import product
from pathlib import Path

from measuring.server import connect

SUPPORT = Path(__file__).parents[1] / "tests" / "support"
sys.path.insert(0, str(SUPPORT))
from server import SERVING, Server  # noqa: E402 - the tests have it

GOAL_S = 5.0


def main() -> None:
    """Print a line per kind of fault and number of workers."""
    command = [sys.executable, str(SUPPORT / "stuck_service.py")]
    for code, workers in product(("python", "native"), (1, 2)):
        with (
            tempfile.TemporaryDirectory() as folder,
            Server(Path(folder), before=command, workers=workers) as server,
        ):
            began_s = time.monotonic()
            with connect(server.port) as client:
                client.sendall(f"GET /stuck/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
                server.log.wait_for(SERVING, times=workers + 1)
            took_s = time.monotonic() - began_s
            is_met = "met" if took_s < GOAL_S else "missed"
            print(f"{code}, {workers} workers: replaced after {took_s:.1f} s ({is_met})")


main()
