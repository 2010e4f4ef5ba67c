"""Restarts of the one server of a machine under load, and nobody is refused.

systemd's own program holds the socket, and the script of `deploy/systemd/` asks for each restart.
"""

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from httpx2 import Client

from command_line import CommandLine
from counting_client import CountingClient
from markdown import REPOSITORY
from postgres import PostgreSQLServer
from proxies import listens, needs_caddy, needs_nginx, shipped
from samples import UNIQUE
from server import COMMAND, Server, environment, free_port
from waiting import eventually, patient_client

ACTIVATE = shutil.which("systemd-socket-activate")
needs_systemd = pytest.mark.skipif(
    ACTIVATE is None, reason="systemd-socket-activate is missing (Debian: systemd)"
)
RELOAD = REPOSITORY / "deploy" / "systemd" / "reload.sh"
RESTARTS = 10 if os.environ.get("NONET_EXHAUSTIVE") else 2
# Each proxy and each database once; all pairs take half an hour.
WAYS = [
    pytest.param("alone", "sqlite"),
    pytest.param("nginx", "postgresql", marks=needs_nginx),
    pytest.param("caddy", "sqlite", marks=needs_caddy),
]
if os.environ.get("NONET_EXHAUSTIVE"):
    WAYS += [
        pytest.param("alone", "postgresql"),
        pytest.param("nginx", "sqlite", marks=needs_nginx),
        pytest.param("caddy", "postgresql", marks=needs_caddy),
    ]
TAKEN_OVER = '"event":"the successor serves"'
LIMITS = {"serve_on_s": 1, "rate_limit_per_minute": 10**9}


class Service:
    """The service as a link to a version starts it, on a socket that systemd holds."""

    def __init__(self, server: Server, link: Path) -> None:
        self.server = server
        self.process = server.process_id
        self._link = link
        self._taken = 0

    def install(self, program: Path) -> None:
        """Link to another version."""
        fresh = self._link.with_name("fresh")
        fresh.symlink_to(program)
        fresh.rename(self._link)

    def reload(self) -> int:
        """Restart it as `systemctl reload` does; return the status of that."""
        status = subprocess.run([RELOAD, str(self.process)], check=False).returncode
        if status == 0:
            self._taken += 1
            self.server.log.wait_for(TAKEN_OVER, times=self._taken)
            lines = self.server.log.text.splitlines()
            taken = [json.loads(line) for line in lines if TAKEN_OVER in line]
            self.process = taken[-1]["process"]
        return status


@contextmanager
def activated(folder: Path, **settings: object) -> Iterator[Service]:
    """Start the service by the first connection to its socket."""
    port, link = free_port(), folder / "nonet"
    link.symlink_to(COMMAND)
    given = [f"{name}={value}" for name, value in environment({**LIMITS, **settings}).items()]
    before = [str(ACTIVATE), "-l", f"127.0.0.1:{port}", "/usr/bin/env", *given]
    # In place of the installed command comes the link to it.
    start = [*before, "/bin/sh", "-c", 'shift; exec "$0" "$@"', str(link)]
    server = Server(folder, before=start, port=port)
    eventually(lambda: listens(port))
    with server:
        service = Service(server, link)
        try:
            yield service
        finally:
            if service.process != server.process_id:
                os.kill(service.process, signal.SIGTERM)
                eventually(lambda: not Path(f"/proc/{service.process}").exists())


@contextmanager
def way_in(proxy: str, folder: Path, port: int) -> Iterator[int]:
    """Give the port that callers come by."""
    if proxy == "alone":
        yield port
    else:
        with shipped(proxy, folder / proxy, port) as before:
            yield before


def key_of(folder: Path, settings: dict[str, object]) -> str:
    nonet = CommandLine(folder, **settings)
    nonet("db", "upgrade")
    nonet("accounts", "create", "ada@example.com")
    return nonet("keys", "create", "ada@example.com", "--name", "test").output.strip()


@needs_systemd
@pytest.mark.parametrize(("proxy", "database"), WAYS)
@pytest.mark.timeout(900)
def test_restarts_under_load_refuse_nobody(
    proxy: str, database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    settings: dict[str, object] = {}
    if database == "postgresql":
        server: PostgreSQLServer = request.getfixturevalue("postgresql")
        settings["database_url"] = server.new_empty_database()
    headers = {"Authorization": f"Bearer {key_of(tmp_path, settings)}"}

    def ask(client: Client) -> int:
        body = {"puzzle": UNIQUE}
        return client.post("/api/v1/check", json=body, headers=headers).status_code

    with ExitStack() as stack:
        service = stack.enter_context(activated(tmp_path, workers=1, **settings))
        port = stack.enter_context(way_in(proxy, tmp_path, service.server.port))
        before = service.process
        with CountingClient(f"http://127.0.0.1:{port}", ask, threads=2) as client:
            for _ in range(RESTARTS):
                assert service.reload() == 0, service.server.log.text[-3000:]
                client.wait_for(20)

    assert set(client.answers) == {200}
    assert service.process != before


@needs_systemd
@pytest.mark.timeout(600)
def test_a_release_that_does_not_get_ready_is_told_and_refuses_nobody(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/bin/sh\nsleep 1\nexit 1\n")
    broken.chmod(0o755)

    def ask(client: Client) -> int:
        return client.get("/readyz").status_code

    with activated(tmp_path, workers=2) as service:
        before = service.process
        with CountingClient(service.server.url, ask, threads=2) as client:
            service.install(broken)
            refused = service.reload()
            service.install(COMMAND)
            taken = service.reload()
        with patient_client(service.server.url) as late:
            after = late.get("/readyz").status_code

    assert (refused, taken, after) == (1, 0, 200)
    assert set(client.answers) == {200}
    assert service.process != before
