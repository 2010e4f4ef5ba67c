"""Metrics agree with the answers to callers, over three processes and a worker's death."""

import json
import os
import signal
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from resource import RLIMIT_DATA, prlimit

import pytest

from counting_client import CountingClient
from postgres import PostgreSQLServer
from processes import children_of, data_bytes
from samples import EMPTY, SOLUTION, UNIQUE
from server import SERVING, Server, free_port
from server_metrics import MetricsReader
from waiting import eventually, patient_client

Answered = tuple[str, int]
CHECK, GENERATE = "/api/v1/check", "/api/v1/generate"


def _ask(server: Server, number: int) -> Answered:
    """Ask one of several things, each with its own end; return its route and status."""
    headers = {"Authorization": f"Bearer {server.key}"}
    with patient_client(server.url, headers=headers) as client:
        match number % 6:
            case 0:
                return CHECK, client.post(CHECK, json={"puzzle": UNIQUE}).status_code
            case 1:
                return CHECK, client.post(CHECK, json={"grid": UNIQUE}).status_code
            case 2:
                return GENERATE, client.post(GENERATE, json={}).status_code
            case 3:
                stranger = {"Authorization": "Bearer nobody"}
                return CHECK, client.post(CHECK, json={}, headers=stranger).status_code
            case 4:
                return "none", client.get(f"/nothing/{number}").status_code
            case _:
                body = {"puzzle": EMPTY, "progress": EMPTY}
                return "/api/v1/hint", client.post("/api/v1/hint", json=body).status_code


def _workers(server: Server) -> list[int]:
    lines = [json.loads(line) for line in server.log.text.splitlines() if SERVING in line]
    return [line["process"] for line in lines]


def test_every_answer_of_three_processes_is_counted_and_none_is_lost_with_a_worker(
    tmp_path: Path,
) -> None:
    port = free_port()
    with (
        Server(tmp_path, workers=3, metrics_port=port, rate_limit_per_minute=100_000) as server,
        ThreadPoolExecutor(9) as callers,
    ):
        read = MetricsReader(port)
        met = Counter(callers.map(lambda number: _ask(server, number), range(120)))
        os.kill(_workers(server)[0], signal.SIGKILL)
        server.log.wait_for(SERVING, times=4)
        eventually(lambda: read.total("nonet_processes") == 3)
        met += Counter(callers.map(lambda number: _ask(server, number), range(120)))

        counted = read.by_labels("nonet_requests", "route", "status")
        refused = read.by_labels("nonet_refusals", "code")
        timed = read.count("nonet_request_seconds")
        spent = read.total("nonet_quota_spent", lane="api")
        started = read.total("nonet_process_starts")
        nodes = read.total("nonet_engine_nodes")

    assert counted == {(route, str(status)): count for (route, status), count in met.items()}
    assert refused == {
        ("INVALID_REQUEST",): met[CHECK, 400],
        ("UNAUTHORIZED",): met[CHECK, 401],
        ("NOT_UNIQUE",): met["/api/v1/hint", 422],
    }
    assert timed == 240
    # All but strangers and those who lost their way: a request is charged before it is read.
    assert spent == 160
    assert started == 4
    assert nodes > 0


def test_a_batch_is_counted_with_its_charge_and_never_more(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path, metrics_port=port, rate_limit_per_minute=3) as server:
        headers = {"Authorization": f"Bearer {server.key}"}
        with patient_client(server.url, headers=headers) as client:
            answer = client.post(f"{CHECK}/batch", json={"puzzles": [SOLUTION] * 190})
        spent = MetricsReader(port).total("nonet_quota_spent", lane="api")

    assert (answer.status_code, spent) == (200, 3)


def test_a_worker_that_dies_under_load_takes_no_count_along(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path, workers=3, metrics_port=port) as server:
        read = MetricsReader(port)

        def live() -> float:
            return read.total("nonet_requests", route="/healthz")

        with CountingClient(server.url, lambda client: client.get("/healthz").status_code) as load:
            eventually(lambda: live() > 100)
            os.kill(_workers(server)[1], signal.SIGKILL)
            server.log.wait_for(SERVING, times=4)
            before = live()
            eventually(lambda: live() > before + 100)
        counted = live()

    # For requests that broke off nobody knows whether the worker had written its count by then.
    broken = sum(load.answers.values()) - load.answers[200]
    assert load.answers[200] <= counted <= load.answers[200] + broken


def test_the_pools_of_postgresql_and_the_processes_show_themselves(
    postgresql: PostgreSQLServer, tmp_path: Path
) -> None:
    port = free_port()
    with Server(tmp_path, metrics_port=port, database_url=postgresql.new_database()) as server:
        read = MetricsReader(port)
        server.post("/check", {"puzzle": UNIQUE}, key=server.key)
        eventually(lambda: read.total("nonet_database_connections", pool="counting") >= 1)
        eventually(lambda: read.total("nonet_resident_bytes") > 0)

        assert read.total("nonet_database_available") == 1
        assert read.count("nonet_database_seconds", what="statement") >= 1
        assert read.total("nonet_database_faults") == 0


def test_prints_that_ran_into_a_limit_are_counted_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RUST_BACKTRACE", "1")
    port = free_port()
    with Server(tmp_path, metrics_port=port) as server:
        read = MetricsReader(port)

        def ask(count: int) -> int:
            body = {"puzzles": [UNIQUE] * count, "layout": 9}
            return server.post("/sheets", body, key=server.key).status_code

        (worker,) = _workers(server)
        before = children_of(worker)
        printed = ask(1)
        (printer,) = children_of(worker) - before
        # The printer's needs between jobs fit into that limit, but not so many sheets.
        most = data_bytes(printer) + (8 << 20)
        prlimit(printer, RLIMIT_DATA, (most, most))
        ended, refused_at_once, printed_by_another = ask(60), ask(60), ask(2)
        assert (printed, ended, refused_at_once, printed_by_another) == (200, 422, 422, 200)
        eventually(lambda: read.total("nonet_print_limits", limit="again") == 1)

        assert read.by_labels("nonet_print_limits", "limit") == {
            ("time",): 0,
            ("memory",): 1,
            ("again",): 1,
        }
        assert read.total("nonet_printer_restarts") == 1


def test_requests_refused_for_their_head_are_counted_too(tmp_path: Path) -> None:
    port = free_port()
    with Server(tmp_path, metrics_port=port) as server:
        read = MetricsReader(port)
        refused = server.client.get("/" + 9000 * "a")

        eventually(lambda: read.total("nonet_requests", route="none", status="414") == 1)
        assert refused.status_code == 414
        assert read.total("nonet_refusals", code="URI_TOO_LONG") == 1
