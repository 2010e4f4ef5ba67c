"""Attacks of strangers on the service behind the shipped proxies, which harm nobody else.

The proxies run with the configurations of `deploy/`, but for TLS, and the attackers come from many
addresses of this machine.
"""

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from httpx2 import Client

from counting_client import CountingClient
from proxies import PROXIES, shipped
from samples import UNIQUE
from server import Server, held_socket
from waiting import PATIENCE_S, patient_client

MEGABYTE = 1_000_000
HEAD = b"GET / HTTP/1.1\r\nHost: nonet.example\r\n"
POST = b"POST /api/v1/check HTTP/1.1\r\nHost: nonet.example\r\n"
CHUNKED = b"Transfer-Encoding: chunked\r\n"
REFUSED = frozenset({400, 408, 413, 414, 431, 501, 505})
RESTARTS = 3


class ProxiedSite(NamedTuple):
    """A service and the proxy before it."""

    proxy: str
    port: int
    server: Server

    def ask(self) -> int:
        """Ask as a caller does who has nothing to do with the attack."""
        with patient_client(f"http://127.0.0.1:{self.port}") as client:
            headers = {"Authorization": f"Bearer {self.server.key}"}
            return client.post(
                "/api/v1/check", json={"puzzle": UNIQUE}, headers=headers
            ).status_code

    def send(self, data: bytes) -> tuple[int, bytes]:
        """Send bytes; return the status and all that came until the end of the connection."""
        came = b""
        with socket.create_connection(("127.0.0.1", self.port), PATIENCE_S) as connection:
            with suppress(ConnectionError):
                connection.sendall(data)
            with suppress(ConnectionError):
                while part := connection.recv(65_536):
                    came += part
        return int(came[9:12] or 0), came


@pytest.fixture(scope="module", params=PROXIES)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ProxiedSite]:
    folder = tmp_path_factory.mktemp("site")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8_192), hard))
    with ExitStack() as stack:
        stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        server = stack.enter_context(Server(folder, rate_limit_per_minute=100_000))
        port = stack.enter_context(shipped(request.param, folder / "proxy", server.port))
        yield ProxiedSite(request.param, port, server)


@pytest.mark.parametrize(
    ("count", "start", "more"),
    [
        (1_100, b"", b""),
        (900, HEAD + b"X: ", b"y"),
        (900, POST + b"Content-Type: application/json\r\nContent-Length: 200\r\n\r\n{", b" "),
        (300, HEAD + b"\r\n", HEAD + b"\r\n"),
    ],
    ids=["silent sockets", "unfinished heads", "slow bodies", "slow readers"],
)
def test_many_who_never_come_to_an_end_hold_up_nobody(
    site: ProxiedSite, count: int, start: bytes, more: bytes
) -> None:
    with ExitStack() as stack:
        attackers = []
        for number in range(count):
            source = (f"127.0.{1 + number // 200}.{1 + number % 200}", 0)
            attackers.append(socket.create_connection(("127.0.0.1", site.port), PATIENCE_S, source))
            stack.enter_context(attackers[-1])
            attackers[-1].sendall(start)
            if number % 300 == 299:
                assert site.ask() == 200
        for attacker in attackers:
            with suppress(ConnectionError):
                attacker.sendall(more)

        assert site.ask() == 200
        assert site.server.client.get("/readyz").status_code == 200


def test_a_flood_of_one_address_holds_up_no_other(site: ProxiedSite) -> None:
    with ExitStack() as stack:
        for _ in range(600):
            attacker = socket.create_connection(
                ("127.0.0.1", site.port), PATIENCE_S, ("127.0.0.66", 0)
            )
            stack.enter_context(attacker)
            attacker.sendall(HEAD + b"\r\n")

        assert site.ask() == 200


@pytest.mark.parametrize(
    ("start", "endless"),
    [
        (HEAD + b"X: ", b"x" * MEGABYTE),
        (HEAD, b"X: y\r\n" * (MEGABYTE // 6)),
        (b"GET /", b"x" * MEGABYTE),
        (POST + CHUNKED + b"\r\n", b"1;" + b"x" * MEGABYTE),
    ],
    ids=["long field", "many fields", "long address", "long chunk"],
)
def test_requests_without_end_are_refused(site: ProxiedSite, start: bytes, endless: bytes) -> None:
    status, _ = site.send(start + endless * 10)

    # Caddy reports a response that came during the body as 502, which its shipped file makes 503.
    assert status in REFUSED | {0, 401, 503}
    assert site.ask() == 200


@pytest.mark.parametrize(
    "malformed",
    [
        b"GET /healthz HTTP/1.1\r\n\r\n",
        HEAD + b"Host: b\r\n\r\n",
        b"GET /healthz HTTP/2.0\r\nHost: a\r\n\r\n",
        b"GET /healthz HTTP/3.1\r\nHost: a\r\n\r\n",
        b"GET /%b HTTP/1.1\r\nHost: a\r\n\r\n" % (b"a" * 9_000),
        POST + b"X: y\r\n" * 101 + b"\r\n",
        HEAD + b"X: %b\r\n\r\n" % (b"y" * 40_000),
        HEAD + b"X : y\r\n\r\n",
        HEAD + b"X: a\0b\r\n\r\n",
        HEAD + b" folded: y\r\n\r\n",
        POST + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
        POST + b"Content-Length: -1\r\n\r\n",
        POST + b"Content-Length: +5\r\n\r\nhello",
        POST + b"Content-Length: 0x5\r\n\r\nhello",
        POST + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
        POST + b"Transfer-Encoding: gzip\r\n\r\n",
        POST + b"Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n",
        POST + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        POST + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n",
        POST + b"Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n",
        POST + b"Transfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n",
        b"FOO\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    ],
)
def test_malformed_http_is_refused_and_the_connection_ends(
    site: ProxiedSite, malformed: bytes
) -> None:
    status, came = site.send(malformed)

    assert status in REFUSED
    assert came.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize(
    "framing",
    [
        b"Content-Length: %d\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: %d\r\n",
        b"Content-Length: 0\r\nTransfer-Encoding: chunked\r\nX-Length: %d\r\n",
    ],
)
def test_nobody_smuggles_a_request_behind_another(site: ProxiedSite, framing: bytes) -> None:
    """If framing contradicts itself, nginx refuses all; Caddy keeps only the chunks."""
    smuggled = b"GET /smuggled HTTP/1.1\r\nHost: nonet.example\r\n\r\n"
    body = b"0\r\n\r\n" + smuggled
    ends = b"Content-Type: application/json\r\nConnection: close\r\n"

    _, came = site.send(POST + ends + framing % len(body) + b"\r\n" + body)

    assert came.count(b"HTTP/1.1 ") <= 1
    assert site.ask() == 200


@pytest.mark.parametrize("offer", [b"h2c", b"websocket"])
def test_an_offer_to_change_the_protocol_reaches_nobody_else(
    site: ProxiedSite, offer: bytes
) -> None:
    upgrade = b"Connection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABkAAQC\r\nUpgrade: "

    for _ in range(5):
        with socket.create_connection(("127.0.0.1", site.port), PATIENCE_S) as connection:
            connection.sendall(HEAD + upgrade + offer + b"\r\n\r\n")
            assert connection.recv(12) == b"HTTP/1.1 200"

    assert [site.ask() for _ in range(5)] == [200] * 5


@pytest.mark.parametrize("proxy", PROXIES)
@pytest.mark.timeout(600)
def test_no_post_is_refused_while_the_one_server_behind_a_proxy_is_restarted(
    proxy: str, tmp_path: Path
) -> None:
    with held_socket() as listener, ExitStack() as stack:

        def start() -> Server:
            return stack.enter_context(
                Server(tmp_path, listener=listener, rate_limit_per_minute=10**9)
            )

        server = start()
        headers = {"Authorization": f"Bearer {server.key}"}
        port = stack.enter_context(shipped(proxy, tmp_path / proxy, server.port))

        def ask(client: Client) -> int:
            body = {"puzzle": UNIQUE}
            return client.post("/api/v1/check", json=body, headers=headers).status_code

        with CountingClient(f"http://127.0.0.1:{port}", ask) as client:
            for _ in range(RESTARTS):
                server.stop()
                server = start()
                server.log.wait_for('"route":"/api/v1/check","status":200', times=20)

    assert set(client.answers) == {200}
