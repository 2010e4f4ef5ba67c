"""What a stranger can do to a server over its socket: next to nothing, and others are served on.

The attackers come from addresses of this machine that are no trusted proxy's.
"""

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from samples import UNIQUE
from server import Server

MEGABYTE = 1_000_000
MOST_GROWTH = 20 * MEGABYTE
ATTACKER = "127.0.0.66"
HEAD = b"GET /healthz HTTP/1.1\r\nHost: nonet.example\r\n"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as running:
        assert check(running) == 200
        yield running


def check(server: Server) -> int:
    return server.post("/check", {"puzzle": UNIQUE}, key=server.key).status_code


def memory(server: Server) -> int:
    """Return the bytes that the server holds."""
    status = Path(f"/proc/{server.process_id}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


def attack(server: Server, start: bytes, endless: bytes, *, times: int) -> bytes:
    """Send a start and then the same again and again; return what came back before the end."""
    source = (ATTACKER, 0)
    with socket.create_connection(("127.0.0.1", server.port), 30, source) as connection:
        try:
            connection.sendall(start)
            for _ in range(times):
                connection.sendall(endless)
        except (ConnectionResetError, BrokenPipeError):
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
        (HEAD + b"X: ", b"x" * MEGABYTE, [b"431"]),
        (HEAD, b"X: y\r\n" * (MEGABYTE // 6), [b"431"]),
        (b"GET /", b"x" * MEGABYTE, [b"414"]),
        (b"", b"\r\n" * (MEGABYTE // 2), [b"400"]),
        (
            b"POST /api/v1/check HTTP/1.1\r\nHost: a\r\nContent-Length: 100000000\r\n\r\n",
            b"x" * MEGABYTE,
            [b"401", b"431"],
        ),
        (
            b"POST /api/v1/check HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n",
            b"1;" + b"x" * MEGABYTE,
            [b"401", b"431"],
        ),
    ],
    ids=["long field", "many fields", "long address", "blank lines", "long body", "long chunk"],
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


def test_silent_sockets_take_no_place_from_those_who_ask(tmp_path: Path) -> None:
    allowed, tried = 300, 1_100
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4_096), hard))
    with ExitStack() as stack:
        stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        server = stack.enter_context(Server(tmp_path, max_connections=allowed))
        assert check(server) == 200
        before = memory(server)

        for number in range(tried):
            source = (f"127.0.{1 + number // 200}.{1 + number % 200}", 0)
            silent = socket.create_connection(("127.0.0.1", server.port), 30, source)
            stack.enter_context(silent)
            if number % 100 == 0:
                assert check(server) == 200  # on its first connection, which is never the idlest

        assert check(server) == 200
        assert memory(server) - before < allowed * 64 * 1024
        server.log.wait_for("no place for a connection")


def test_one_address_has_no_more_than_its_share(server: Server) -> None:
    with ExitStack() as stack:
        mine = [
            stack.enter_context(
                socket.create_connection(("127.0.0.1", server.port), 30, (ATTACKER, 0))
            )
            for _ in range(300)
        ]
        # The first 44 made room for the last: 256 are allowed.
        ended = [received(connection) for connection in mine[:44]]
        mine[-1].sendall(HEAD + b"Connection: close\r\n\r\n")
        answer = received(mine[-1])

    assert ended == [b""] * 44
    assert answer.startswith(b"HTTP/1.1 200")


def test_a_server_keeps_within_its_descriptors(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with ExitStack() as stack:
        server = stack.enter_context(
            Server(tmp_path, max_connections=100_000, below_descriptors=600)
        )
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4_096), hard))
        stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        for number in range(1_100):
            source = (f"127.0.{1 + number // 200}.{1 + number % 200}", 0)
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 30, source))

        assert check(server) == 200
