"""A new process takes the place of one that serves, or leaves it where it cannot."""

import json
import os
import signal
import socket
from pathlib import Path

import pytest
from httpx2 import Client

from counting_client import CountingClient
from server import COMMAND, Server, free_port
from server_metrics import MetricsReader
from waiting import eventually, patient_client

pytestmark = pytest.mark.slow

TAKEN_OVER = '"event":"the successor serves"'


def ask(client: Client) -> int:
    return client.get("/readyz").status_code


def successor(server: Server) -> int:
    """Wait until another process has taken the server's place, and return it."""
    server.log.wait_for(TAKEN_OVER)
    (line,) = (line for line in server.log.text.splitlines() if TAKEN_OVER in line)
    return int(json.loads(line)["process"])


@pytest.mark.parametrize("workers", [1, 2])
def test_a_new_process_takes_over_and_no_request_is_refused(tmp_path: Path, workers: int) -> None:
    port = free_port()
    with Server(tmp_path, before=(), workers=workers, serve_on_s=1, metrics_port=port) as server:
        with CountingClient(server.url, ask) as client:
            server.send(signal.SIGUSR2)
            new = successor(server)
            status = server.wait()
            client.wait_for(20)
        metrics = MetricsReader(port)
        eventually(lambda: metrics.total("nonet_processes") == workers)
        os.kill(new, signal.SIGTERM)
        eventually(lambda: is_refused(server.port))

    assert status == -signal.SIGTERM
    assert set(client.answers) == {200}


def is_refused(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) != 0


@pytest.mark.parametrize("release", ["#!/bin/sh\nexit 1\n", "no program at all"])
def test_a_release_that_does_not_get_ready_leaves_the_one_before_it(
    tmp_path: Path, release: str
) -> None:
    """The command is a link to a version, as an operator sets it."""
    link, broken = tmp_path / "nonet", tmp_path / "broken"
    link.symlink_to(COMMAND)
    broken.write_text(release)
    broken.chmod(0o755)
    start = ["/bin/sh", "-c", 'shift; exec "$0" "$@"', str(link)]
    with Server(tmp_path, before=start, serve_on_s=1) as server:
        link.unlink()
        link.symlink_to(broken)
        with CountingClient(server.url, ask) as client:
            server.send(signal.SIGUSR2)
            server.log.wait_for("successor")
        assert TAKEN_OVER not in server.log.text
        link.unlink()
        link.symlink_to(COMMAND)
        server.send(signal.SIGUSR2)
        new = successor(server)
        server.wait()
        with patient_client(server.url) as late:
            after = late.get("/readyz").status_code
        os.kill(new, signal.SIGTERM)
        eventually(lambda: is_refused(server.port))

    assert (set(client.answers), after) == ({200}, 200)


def test_systemd_is_told_when_it_serves_and_which_process_does(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(tmp_path / "notify"))
        os.environ["NOTIFY_SOCKET"] = str(tmp_path / "notify")
        try:
            with Server(tmp_path, workers=2) as server:
                told = systemd.recv(200).decode().splitlines()
        finally:
            del os.environ["NOTIFY_SOCKET"]

    assert told == ["READY=1", f"MAINPID={server.process_id}"]
