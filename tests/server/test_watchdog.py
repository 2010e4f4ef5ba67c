"""A worker whose event loop is stuck is replaced, and its clients get a response."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, nullcontext
from itertools import product
from pathlib import Path

import pytest
from httpx2 import Response, TransportError

from server import SERVING, Server, free_port, held_socket
from server_metrics import MetricsReader
from stuck_service import STUCK as IS_STUCK
from waiting import eventually, patient_client

pytestmark = pytest.mark.slow

STUCK = [sys.executable, str(Path(__file__).parents[1] / "support" / "stuck_service.py")]
# `faulthandler` begins a dump with it.
DUMP = "most recent call first"


def workers_of(server: Server) -> list[int]:
    """Return the workers that have begun to serve, in order."""
    lines = (json.loads(line) for line in server.log.text.splitlines() if SERVING in line)
    return [line["process"] for line in lines]


def ask(server: Server, path: str) -> Response | None:
    """Return the response, or None if the connection ended without one."""
    with patient_client(server.url) as client:
        try:
            return client.get(path)
        except TransportError:
            return None


@contextmanager
def served(folder: Path, *, workers: int = 1, by_systemd: bool = False) -> Iterator[Server]:
    """Start a service that can get stuck, as `make serve` or as systemd does."""
    folder.mkdir(exist_ok=True)
    with (
        held_socket() if by_systemd else nullcontext() as listener,
        Server(folder, before=STUCK, listener=listener, workers=workers) as server,
    ):
        yield server


def await_replacement(folder: Path) -> None:
    """Wait for as long as a service takes to replace a stuck worker."""
    with served(folder) as other:
        ask(other, "/stuck/python")
        other.log.wait_for(SERVING, times=2)


ALL_WAYS = product(("python", "native"), (1, 2), ("make serve", "systemd"))
QUICK = {("python", 1, "make serve"), ("native", 2, "systemd")}


@pytest.mark.parametrize(
    ("code", "workers", "starts"),
    [pytest.param(*way, marks=[] if way in QUICK else pytest.mark.thorough) for way in ALL_WAYS],
)
def test_a_stuck_worker_is_replaced(tmp_path: Path, code: str, workers: int, starts: str) -> None:
    with served(tmp_path, workers=workers, by_systemd=starts == "systemd") as server:
        before = set(workers_of(server))
        with ThreadPoolExecutor(1) as clients:
            asked = clients.submit(ask, server, f"/stuck/{code}")
            server.log.wait_for(SERVING, times=workers + 1)
            own = asked.result()
        after = ask(server, "/healthz")

    assert after is not None
    assert after.status_code == 200
    assert len(set(workers_of(server)) - before) == 1
    # The log names the code.
    assert DUMP in server.log.rest()
    assert "stuck_service.py" in server.log.rest()
    # Nothing can answer for native code that holds the lock; the proxies do, with the same status.
    assert (own is None) if code == "native" else (own is not None and own.status_code == 503)


def test_requests_in_flight_at_a_stuck_worker_get_a_503_and_a_time_to_retry(tmp_path: Path) -> None:
    with served(tmp_path) as server, ThreadPoolExecutor(3) as clients:
        slow = clients.submit(ask, server, "/slow")
        with patient_client(server.url) as kept:
            kept.get("/healthz")
            stuck = clients.submit(ask, server, "/stuck/python")
            server.log.wait_for(IS_STUCK)
            # Sent when nobody reads any more, on a connection that the worker holds.
            late = kept.get("/healthz")
        answers = [slow.result(), stuck.result(), late]

    assert [answer and answer.status_code for answer in answers] == [503] * 3
    assert all(answer and int(answer.headers["Retry-After"]) > 0 for answer in answers)
    assert all(answer and answer.json()["error"]["code"] == "OVERLOADED" for answer in answers)


def test_a_service_that_was_suspended_serves_on(tmp_path: Path) -> None:
    """It is suspended for longer than another service takes to replace a stuck worker."""
    with ExitStack() as stack:
        servers = [stack.enter_context(served(tmp_path / str(place))) for place in range(3)]
        workers = [server.worker for server in servers]
        # A worker, a supervisor, and both.
        suspended = [workers[0], servers[1].process_id, servers[2].process_id, workers[2]]
        for process in suspended:
            os.kill(process, signal.SIGSTOP)
        await_replacement(tmp_path / "other")
        for process in suspended:
            os.kill(process, signal.SIGCONT)
        answers = [ask(server, "/healthz") for server in servers for _ in range(20)]

    assert {answer and answer.status_code for answer in answers} == {200}
    assert [workers_of(server) for server in servers] == [[worker] for worker in workers]
    # A dump of stacks that change may crash.
    assert all(DUMP not in server.log.rest() for server in servers)


@pytest.mark.thorough
def test_a_worker_that_dies_while_it_is_suspended_is_replaced(tmp_path: Path) -> None:
    with served(tmp_path / "suspended") as server:
        os.kill(server.worker, signal.SIGSTOP)
        await_replacement(tmp_path / "other")
        os.kill(server.worker, signal.SIGKILL)
        answer = ask(server, "/healthz")

    assert answer is not None
    assert answer.status_code == 200
    assert "worker_stuck" not in server.log.rest()


def test_the_longest_lag_stays_until_the_monitoring_has_read_it(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path, before=STUCK, metrics_port=port) as server:
        read = MetricsReader(port)
        ask(server, "/stuck/python")
        server.log.wait_for(SERVING, times=2)
        first = read.total("nonet_loop_lag_seconds")
        eventually(lambda: read.total("nonet_loop_lag_seconds") < 1)

    assert first > 2
