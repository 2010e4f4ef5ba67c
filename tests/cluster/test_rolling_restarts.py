"""Servers are replaced behind nginx, and nobody who asks meanwhile notices."""

import os
from contextlib import ExitStack
from pathlib import Path

import pytest
from httpx2 import Client

from counting_client import CountingClient
from proxies import needs_nginx, nginx
from samples import UNIQUE
from server import Server, free_port

RESTARTS = 10 if os.environ.get("NONET_EXHAUSTIVE") else 2
ASKED = '"route":"/api/v1/check","status":200'


@needs_nginx
@pytest.mark.timeout(600)
def test_no_request_fails_while_servers_are_replaced_behind_nginx(tmp_path: Path) -> None:
    ports = [free_port(), free_port()]

    def start(port: int) -> Server:
        return Server(tmp_path, port=port, rate_limit_per_minute=10**9)

    with ExitStack() as stack:
        servers = {port: stack.enter_context(start(port)) for port in ports}
        key = next(server.key for server in servers.values() if "nonet_live_" in server.output.text)
        url = stack.enter_context(nginx(tmp_path / "nginx", ports))

        def ask(client: Client) -> int:
            headers = {"Authorization": f"Bearer {key}"}
            return client.post(
                "/api/v1/check", json={"puzzle": UNIQUE}, headers=headers
            ).status_code

        with CountingClient(url, ask) as client:
            for number in range(RESTARTS):
                port = ports[number % 2]
                servers[port].stop()
                servers[port] = stack.enter_context(start(port))
                # nginx asks it again by and by: only then may the other one go.
                servers[port].log.wait_for(ASKED)

    assert set(client.answers) == {200}
    assert client.answers[200] > RESTARTS
