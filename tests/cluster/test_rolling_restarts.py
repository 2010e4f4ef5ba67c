"""Servers are replaced behind nginx without a failed request, since systemd holds their sockets."""

import os
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest
from httpx2 import Client

from counting_client import CountingClient
from proxies import needs_nginx, nginx
from samples import UNIQUE
from server import Server, held_socket

RESTARTS = 10 if os.environ.get("NONET_EXHAUSTIVE") else 2
ASKED = '"route":"/api/v1/check","status":200'


@needs_nginx
@pytest.mark.timeout(600)
def test_no_request_fails_while_servers_are_replaced_behind_nginx(tmp_path: Path) -> None:
    def start(listener: socket.socket) -> Server:
        return Server(tmp_path, listener=listener, rate_limit_per_minute=10**9)

    with ExitStack() as stack:
        listeners = [stack.enter_context(held_socket()) for _ in range(2)]
        servers = [stack.enter_context(start(listener)) for listener in listeners]
        key = next(server.key for server in servers if "nonet_live_" in server.output.text)
        url = stack.enter_context(nginx(tmp_path / "nginx", [server.port for server in servers]))

        def ask(client: Client) -> int:
            headers = {"Authorization": f"Bearer {key}"}
            return client.post(
                "/api/v1/check", json={"puzzle": UNIQUE}, headers=headers
            ).status_code

        with CountingClient(url, ask) as client:
            for number in range(RESTARTS):
                servers[number % 2].stop()
                servers[number % 2] = stack.enter_context(start(listeners[number % 2]))
                servers[number % 2].log.wait_for(ASKED)

    assert set(client.answers) == {200}
    assert client.answers[200] > RESTARTS
