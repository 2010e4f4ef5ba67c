"""Restarts of the one server of a machine, whose socket systemd holds: the test plays systemd."""

from contextlib import ExitStack
from pathlib import Path

import pytest
from httpx2 import Client

from counting_client import CountingClient
from samples import UNIQUE
from server import Server, held_socket

RESTARTS, REQUESTS = 5, 200


@pytest.mark.timeout(900)
def test_no_request_fails_across_five_restarts(tmp_path: Path) -> None:
    with held_socket() as listener:

        def start() -> Server:
            return Server(tmp_path, listener=listener, rate_limit_per_minute=10**9)

        with ExitStack() as stack:
            server = stack.enter_context(start())
            headers = {"Authorization": f"Bearer {server.key}"}

            def ask(client: Client) -> int:
                body = {"puzzle": UNIQUE}
                answer = client.post("/api/v1/check", json=body, headers=headers, timeout=300)
                return answer.status_code

            with CountingClient(server.url, ask) as client:
                for _ in range(RESTARTS):
                    client.wait_for(REQUESTS // RESTARTS)
                    server.stop()
                    server = stack.enter_context(start())

    assert set(client.answers) == {200}
    assert client.answers[200] >= REQUESTS
