"""Life and end of the service's processes, by the signals that operators send."""

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


@pytest.mark.sample("2")
@pytest.mark.parametrize("workers", [1, 2])
def test_systemd_is_notified_once_the_service_serves(tmp_path: Path, workers: int) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        os.environ["NOTIFY_SOCKET"] = str(tmp_path / "notify")
        try:
            with Server(tmp_path, workers=workers):
                message = systemd.recv(200)
        finally:
            del os.environ["NOTIFY_SOCKET"]

    assert message == b"READY=1"


def test_running_requests_finish_including_pdfs(tmp_path: Path) -> None:
    with Server(tmp_path) as server, ThreadPoolExecutor(4) as clients:
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

    assert status == 0
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


@pytest.mark.sample("2")
@pytest.mark.parametrize("workers", [1, 2])
def test_sighup_replaces_all_workers_while_every_request_is_served(
    tmp_path: Path, workers: int
) -> None:
    with Server(tmp_path, workers=workers) as server, ThreadPoolExecutor(1) as clients:
        first = worker_ids(server)
        server.send(signal.SIGHUP)

        def ask() -> list[int]:
            statuses = []
            while server.log.text.count(ENDED) < workers:
                with patient_client(server.url) as client:
                    statuses.append(client.get("/healthz").status_code)
            return statuses

        statuses = clients.submit(ask).result()
        last = worker_ids(server)

    assert set(statuses) == {200}
    assert len(set(first) | set(last)) == 2 * workers


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
    # The reason is an ordinary line: a trace would suggest a fault of this version.
    assert "Traceback" not in server.log.text
    assert '"event":"start_failed"' in server.log.text


def test_a_service_whose_workers_cannot_start_ends_and_says_so(tmp_path: Path) -> None:
    server = Server(tmp_path, workers=2, print_queue=0, printers=1, database_url="sqlite:////dev")

    status = server.wait()

    assert status == 1
    assert re.search(r"nonet: the database cannot be used", server.log.rest())


def test_a_used_address_is_reported(tmp_path: Path) -> None:
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


def test_a_service_stays_ready_while_its_workers_are_replaced(tmp_path: Path) -> None:
    with Server(tmp_path, workers=2) as server:
        server.send(signal.SIGHUP)
        statuses = set()
        while server.log.text.count(ENDED) < 2:
            with patient_client(server.url) as client:
                statuses.add(client.get("/readyz").status_code)

    assert statuses == {200}


def test_on_a_shared_address_it_warns_once_about_missing_limits(tmp_path: Path) -> None:
    server = Server(tmp_path, host="127.0.0.66", workers=2)
    server.log.wait_for(SERVING, times=2)
    server.stop()

    assert server.log.rest().count("docs/reference/faults.md#what-holds-where") == 1
