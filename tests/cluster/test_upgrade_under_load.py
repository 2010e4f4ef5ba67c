"""A new version takes the old one's place behind nginx, and gives it back, and nobody notices."""

import socket
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from httpx2 import Client

from counting_client import CountingClient
from next_version import NextVersion
from postgres import PostgreSQLServer
from proxies import needs_nginx, nginx
from samples import UNIQUE
from server import Server, held_socket

ASKED = '"route":"/api/v1/check","status":200'
LIMIT = 1_000_000_000


def ask(client: Client, key: str) -> int:
    """Send requests that read, count and work; return their highest status."""
    headers = {"Authorization": f"Bearer {key}"}
    asked = client.post("/api/v1/check", json={"puzzle": UNIQUE}, headers=headers)
    page = client.get("/developers/sign-in")
    made = client.post("/api/v1/generate", json={}, headers=headers)
    return max(asked.status_code, page.status_code, made.status_code)


@needs_nginx
@pytest.mark.timeout(600)
def test_no_request_fails_while_a_version_comes_and_goes_again(
    postgresql: PostgreSQLServer, tmp_path: Path
) -> None:
    next_version = NextVersion(tmp_path / "next")
    url = postgresql.new_database()
    options: dict[str, Any] = {
        "database_url": url,
        "secret": "of all hosts",
        "rate_limit_per_minute": LIMIT,
    }
    options["page_requests_per_minute"] = LIMIT

    def start(listener: socket.socket, before: Sequence[str] = ()) -> Server:
        return stack.enter_context(Server(tmp_path, listener=listener, before=before, **options))

    def replace_all(before: Sequence[str] = ()) -> None:
        for place, listener in enumerate(listeners):
            servers[place].stop()
            servers[place] = start(listener, before)
            servers[place].log.wait_for(ASKED)

    with ExitStack() as stack:
        listeners = [stack.enter_context(held_socket()) for _ in range(2)]
        servers = [start(listener) for listener in listeners]
        key = next(server.key for server in servers if "nonet_live_" in server.output.text)
        address = stack.enter_context(
            nginx(tmp_path / "nginx", [server.port for server in servers])
        )
        with CountingClient(address, lambda client: ask(client, key)) as client:
            next_version.upgrade(tmp_path, url)
            replace_all(next_version.before)
            replace_all()

    assert set(client.answers) == {200}, client.answers
    assert client.answers[200] > len(servers)
