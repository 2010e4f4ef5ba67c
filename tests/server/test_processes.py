"""How the service's processes live and end, by the signals that operators send."""

import json
import os
import re
import signal
import socket
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from httpx2 import ConnectError

from server import Server, free_port
from waiting import eventually, patient_client

pytestmark = pytest.mark.slow

PACK = {"count": 20, "difficulty": "beginner"}
SERVING = '"event":"serving"'
ENDED = '"event":"Finished server process'


def worker_ids(server: Server) -> list[int]:
    """Return the processes that have begun to serve, in order."""
    lines = (json.loads(line) for line in server.log.text.splitlines() if SERVING in line)
    return [line["process"] for line in lines]


def is_refused(server: Server) -> bool:
    try:
        socket.create_connection(("127.0.0.1", server.port)).close()
    except ConnectionRefusedError:
        return True
    return False


def not_ready(server: Server) -> bool:
    with patient_client(server.url) as client:
        return client.get("/readyz").status_code != 200


@pytest.mark.parametrize(
    ("workers", "sig"),
    [(1, signal.SIGTERM), (2, signal.SIGTERM), (1, signal.SIGHUP)],
    ids=["1", "2", "1-reload"],
)
def test_readiness_turns_first_and_requests_are_served_on(
    tmp_path: Path, workers: int, sig: signal.Signals
) -> None:
    with Server(tmp_path, workers=workers, serve_on_s=2) as server:
        before = server.client.get("/readyz").status_code
        server.send(sig)
        with patient_client(server.url) as late:
            eventually(lambda: late.get("/readyz").status_code != before)
            alive, page = late.get("/healthz"), late.get("/")
        status = server.wait()

    assert (before, alive.status_code, page.status_code) == (200, 200, 200)
    assert (alive.headers["Connection"], status) == ("close", -signal.SIGTERM)


def test_what_is_under_way_is_finished_a_pdf_too(tmp_path: Path) -> None:
    with Server(tmp_path, serve_on_s=1) as server, ThreadPoolExecutor(4) as clients:
        pack = server.post("/packs", PACK, key=server.key).json()
        path = pack["pdfUrl"].removeprefix(server.url)

        def download(_number: int) -> bytes:
            with patient_client(server.url) as client:
                return client.get(path).content

        coming = [clients.submit(download, number) for number in range(4)]
        server.log.wait_for('"route":"/api/v1/worksheets/')
        server.send(signal.SIGTERM)
        pdfs = [pdf.result() for pdf in coming]
        status = server.wait()

    assert status == -signal.SIGTERM
    assert all(pdf.startswith(b"%PDF") and len(pdf) == len(pdfs[0]) for pdf in pdfs)


def test_a_killed_supervisor_takes_its_workers_along(tmp_path: Path) -> None:
    with Server(tmp_path, workers=2) as server:
        server.send(signal.SIGKILL)
        server.wait()
        eventually(lambda: is_refused(server))
        with Server(tmp_path, port=server.port) as next_one:
            again = next_one.client.get("/healthz").status_code

    assert again == 200


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    with Server(tmp_path, workers=2) as server:
        killed, other = worker_ids(server)
        os.kill(killed, signal.SIGKILL)
        server.log.wait_for(SERVING, times=3)
        *_, fresh = worker_ids(server)
        answer = server.client.get("/healthz").status_code

    assert answer == 200
    assert fresh not in (killed, other)


def test_sighup_replaces_all_workers_while_every_request_is_served(tmp_path: Path) -> None:
    with Server(tmp_path, workers=2) as server, ThreadPoolExecutor(1) as clients:
        first = worker_ids(server)
        server.send(signal.SIGHUP)

        def ask() -> list[int]:
            statuses = []
            while server.log.text.count(ENDED) < 2:
                with patient_client(server.url) as client:
                    statuses.append(client.get("/healthz").status_code)
            return statuses

        statuses = clients.submit(ask).result()
        last = worker_ids(server)

    assert set(statuses) == {200}
    assert len(set(first) | set(last)) == 4


def test_a_worker_that_cannot_be_replaced_at_once_is_replaced_later(tmp_path: Path) -> None:
    database, away = tmp_path / "var" / "nonet.db", tmp_path / "away.db"
    with Server(tmp_path, workers=2) as server:
        killed, _other = worker_ids(server)
        database.rename(away)
        database.mkdir()
        os.kill(killed, signal.SIGKILL)
        server.log.wait_for("] died", times=2)
        alive = server.client.get("/healthz").status_code
        database.rmdir()
        away.rename(database)
        server.log.wait_for(SERVING, times=3)

    assert alive == 200
    # Why it cannot start is a line like any other: a trace is told to be a fault of this version.
    assert "Traceback" not in server.log.text
    assert '"event":"cannot start"' in server.log.text


def test_a_service_whose_workers_cannot_start_ends_and_says_so(tmp_path: Path) -> None:
    server = Server(tmp_path, workers=2, print_queue=0, printers=1, database_url="sqlite:////dev")

    status = server.wait()

    assert status == 1
    assert re.search(r"nonet: the database cannot be used", server.log.rest())


def test_an_address_that_is_taken_is_told(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        late = Server(tmp_path, port=server.port)
        status = late.wait()

    assert status == 1
    assert f"cannot listen on 127.0.0.1:{server.port}" in late.log.rest()


@pytest.mark.parametrize("host", ["127.0.0.1", "::"])
def test_metrics_do_not_take_the_address_of_the_service(tmp_path: Path, host: str) -> None:
    """Else they answered its callers, for it listens later than they do."""
    port = free_port()

    late = Server(tmp_path, port=port, metrics_port=port, metrics_host=host)
    status = late.wait()

    assert status == 1
    assert f"cannot listen on {host}:{port}" in late.log.rest()


def test_nobody_is_answered_before_the_service_can_serve(tmp_path: Path) -> None:
    server = Server(tmp_path)
    answers: list[int] = []

    def ask() -> bool:
        try:
            with patient_client(server.url) as client:
                answers.append(client.get("/readyz").status_code)
        except ConnectError:
            return False
        return True

    eventually(ask)
    with server:
        pass

    assert answers == [200]


def test_a_worker_that_somebody_else_ends_is_replaced_and_callers_come_in(tmp_path: Path) -> None:
    """It turns callers away before it closes the listener, which is every worker's."""
    with Server(tmp_path, workers=2, serve_on_s=1) as server:
        os.kill(worker_ids(server)[0], signal.SIGTERM)
        server.log.wait_for(SERVING, times=3)
        with patient_client(server.url) as newcomer:
            answer = newcomer.get("/healthz").status_code

    assert answer == 200


def test_workers_that_are_told_twice_to_end_serve_on_all_the_same(tmp_path: Path) -> None:
    """An init system tells all processes of a service, and the supervisor passes it on."""
    with Server(tmp_path, workers=2, serve_on_s=2) as server:
        for process in (*worker_ids(server), server.process_id):
            os.kill(process, signal.SIGTERM)
        with patient_client(server.url) as late:
            eventually(lambda: late.get("/readyz").status_code != 200)
            alive = late.get("/healthz").status_code
        status = server.wait()

    assert (alive, status) == (200, -signal.SIGTERM)


def test_a_service_that_is_told_twice_to_end_ends_whatever_is_under_way(tmp_path: Path) -> None:
    with Server(tmp_path, workers=2, serve_on_s=600) as server:
        server.send(signal.SIGTERM)
        eventually(lambda: not_ready(server))
        server.send(signal.SIGTERM)
        status = server.wait()

    assert status == -signal.SIGTERM


def test_a_service_stays_ready_while_its_workers_are_replaced(tmp_path: Path) -> None:
    with Server(tmp_path, workers=2, serve_on_s=1) as server:
        server.send(signal.SIGHUP)
        statuses = set()
        while server.log.text.count(ENDED) < 2:
            with patient_client(server.url) as client:
                statuses.add(client.get("/readyz").status_code)

    assert statuses == {200}


def test_on_an_address_of_others_it_says_once_what_it_does_not_bound(tmp_path: Path) -> None:
    server = Server(tmp_path, host="127.0.0.66", workers=2)
    server.log.wait_for(SERVING, times=2)
    server.stop()

    assert server.log.rest().count("docs/faults.md#what-holds-where") == 1
