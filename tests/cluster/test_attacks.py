"""Attacks of strangers on a server without a proxy before it, while others are still served.

The attackers come from addresses of this machine that don't belong to trusted proxies. Limits that
only the proxies set are tried in `test_proxies.py`.
"""

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from samples import UNIQUE
from server import Server
from waiting import patient_client

MEGABYTE = 1_000_000
MOST_GROWTH = 20 * MEGABYTE
ATTACKER = "127.0.0.66"
HEAD = b"GET /healthz HTTP/1.1\r\nHost: nonet.example\r\n"
POST = b"POST /api/v1/check HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        assert check(running) == 200
        yield running


def check(server: Server) -> int:
    return server.post("/check", {"puzzle": UNIQUE}, key=server.key).status_code


def memory(server: Server) -> int:
    """Return the bytes that the server holds."""
    status = Path(f"/proc/{server.worker}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def attack(server: Server, start: bytes, endless: bytes, *, times: int) -> bytes:
    """Send a start and then the same again and again, and return the answer up to its end."""
    source = (ATTACKER, 0)
    with socket.create_connection(("127.0.0.1", server.port), 30, source) as connection:
        try:
            connection.sendall(start)
            for _ in range(times):
                connection.sendall(endless)
            connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass
        return received(connection)


def received(connection: socket.socket) -> bytes:
    came = b""
    try:
        while part := connection.recv(65_536):
            came += part
    except ConnectionResetError:
        pass
    return came


@pytest.mark.parametrize(
    ("start", "endless", "statuses"),
    [
        (HEAD + b"X: ", b"x" * MEGABYTE, []),
        (HEAD, b"X: y\r\n" * (MEGABYTE // 6), []),
        (b"GET /", b"x" * MEGABYTE, []),
        (
            b"POST /api/v1/check HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n",
            b"x" * MEGABYTE,
            [b"401"],
        ),
        (
            b"POST /api/v1/check HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"1;" + b"x" * MEGABYTE,
            [b"401"],
        ),
    ],
    ids=["long field", "many fields", "long address", "long body", "long chunk"],
)
def test_an_endless_request_costs_next_to_nothing(
    server: Server, start: bytes, endless: bytes, statuses: list[bytes]
) -> None:
    before = memory(server)

    answer = attack(server, start, endless, times=100)

    assert answer[9:12] in (*statuses, b"")
    assert memory(server) - before < MOST_GROWTH
    assert check(server) == 200


def test_a_long_body_with_a_good_key_is_refused_and_not_read_on(server: Server) -> None:
    head = (
        f"POST /api/v1/check HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {server.key}\r\n"
        "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    ).encode()
    before = memory(server)

    answer = attack(server, head, b"100000\r\n" + b"x" * 0x100000 + b"\r\n", times=100)

    assert answer[9:12] in (b"413", b"")
    assert memory(server) - before < MOST_GROWTH
    assert check(server) == 200


@pytest.mark.parametrize(
    ("count", "start"),
    [
        (1_100, b""),
        (900, HEAD + b"X: y"),
        (
            900,
            POST + b"Authorization: Bearer %b\r\nContent-Length: 9\r\n\r\n{",
        ),
    ],
    ids=["silent sockets", "slow heads", "slow bodies"],
)
def test_who_never_comes_to_an_end_holds_up_nobody(
    tmp_path: Path, count: int, start: bytes
) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with ExitStack() as stack:
        # The server raises its own limit from the one that it inherits here.
        server = stack.enter_context(Server(tmp_path, rate_limit_per_minute=10_000))
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4_096), hard))
        stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        before = memory(server)
        for number in range(count):
            source = (f"127.0.{1 + number // 200}.{1 + number % 200}", 0)
            slow = socket.create_connection(("127.0.0.1", server.port), 30, source)
            stack.enter_context(slow).sendall(start.replace(b"%b", server.key.encode()))
            if number % 100 == 0:
                assert check(server) == 200

        with patient_client(server.url) as newcomer:
            assert newcomer.get("/healthz").status_code == 200
        assert memory(server) - before < count * 64 * 1024


def test_only_trusted_proxies_are_believed_about_addresses(tmp_path: Path) -> None:
    def guess(server: Server, source: str, number: int) -> bytes:
        with socket.create_connection(("127.0.0.1", server.port), 30, (source, 0)) as connection:
            connection.sendall(
                b"POST /api/v1/check HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
                b"Authorization: Bearer nobody\r\nContent-Length: 0\r\n"
                b"X-Forwarded-For: 10.0.0.%d\r\n\r\n" % number
            )
            return received(connection)[9:12]

    with Server(tmp_path, failed_credentials_per_minute=3) as server:
        by_proxy = [guess(server, "127.0.0.1", number) for number in range(5)]
        by_stranger = [guess(server, ATTACKER, number) for number in range(5)]

    assert by_proxy == [b"401"] * 5
    assert by_stranger == [b"401"] * 3 + [b"429"] * 2
