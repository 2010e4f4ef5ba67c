"""Waiting for results of another process or thread."""

import time
from collections.abc import Callable
from threading import Event
from typing import Any

from httpx2 import Client

from nonet.database.connection import Database
from nonet.database.faults import Bounds

# Far longer than anything takes: after this time, nothing more will happen.
PATIENCE_S = 60
PATIENCE_MS = 1000 * PATIENCE_S
# Settings of a service that gives up nothing because the machine is busy.
PATIENT = {
    "database_timeout_ms": PATIENCE_MS,
    "grading_budget_ms": PATIENCE_MS,
    "explaining_budget_ms": PATIENCE_MS,
}
_PAUSE_S = 0.02


def eventually(condition: Callable[[], bool], *, timeout_s: float = PATIENCE_S) -> None:
    """Wait until a condition holds, asking for it again and again."""
    never = Event()
    end_s = time.monotonic() + timeout_s
    while not condition():
        assert time.monotonic() < end_s, f"still not so after {timeout_s} s"
        never.wait(_PAUSE_S)


def open_patiently(address: str) -> Database:
    """Open a database that meets no fault but those which a test makes, on the busiest machine."""
    return Database(address, Bounds(timeout_ms=PATIENCE_MS))


def patient_client(base_url: str = "", **options: Any) -> Client:
    """Connect to a server of the tests.

    None of them speaks TLS, and to read the list of certificates takes longer than most requests.
    """
    return Client(base_url=base_url, timeout=PATIENCE_S, verify=False, **options)
