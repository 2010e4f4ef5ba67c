"""Behaviour on a real socket: chunked bodies, connections that are kept, odd requests."""

import json
import socket
from collections.abc import Iterator

import pytest

from refusals import Refusal, refusal
from samples import UNIQUE
from server import Server

pytestmark = pytest.mark.slow

LIMIT = 16_384
GOOD = json.dumps({"puzzle": UNIQUE}).encode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start one server for all requests of this file."""
    folder = tmp_path_factory.mktemp("socket")
    with Server(folder, "--json", rate_limit_per_minute=10_000) as running:
        yield running


@pytest.fixture
def headers(server: Server) -> dict[str, str]:
    """Give the headers of a good request."""
    key = json.loads(server.output.text)["key"]
    return {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}


def chunks(body: bytes, size: int) -> Iterator[bytes]:
    """Cut a body; sent from an iterator it has no length and goes in chunks."""
    for start in range(0, len(body), size):
        yield body[start : start + size]


@pytest.mark.parametrize("size", [1_000, LIMIT, LIMIT + 1])
def test_a_chunked_body_of_exactly_the_limit_is_read(
    server: Server, headers: dict[str, str], size: int
) -> None:
    body = chunks(GOOD.ljust(LIMIT), size)

    answer = server.client.post("/api/v1/check", content=body, headers=headers)

    assert "Content-Length" not in answer.request.headers
    assert (answer.status_code, answer.json()["status"]) == (200, "unique")


@pytest.mark.parametrize("length", [LIMIT + 1, 50 * LIMIT])
def test_a_longer_chunked_body_is_rejected_and_the_connection_stays_open(
    server: Server, headers: dict[str, str], length: int
) -> None:
    body = chunks(GOOD.ljust(length), 1_000)

    refused = server.client.post("/api/v1/check", content=body, headers=headers)
    later = server.client.post("/api/v1/check", content=GOOD, headers=headers)

    assert refusal(refused) == Refusal(413, "BODY_TOO_LARGE")
    assert later.status_code == 200


def test_an_announced_length_beyond_the_limit_is_rejected_before_the_body(
    server: Server, headers: dict[str, str]
) -> None:
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    request = f"POST /api/v1/check HTTP/1.1\r\nHost: x\r\n{head}Content-Length: 16385\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall(request.encode())
        answer = connection.makefile("rb").readline()

    assert answer.split()[1] == b"413"


def test_head_has_no_body_and_reports_the_supported_method(server: Server) -> None:
    answer = server.client.head("/api/v1/check")

    assert (answer.status_code, answer.headers["Allow"], answer.content) == (405, "POST", b"")


def test_bytes_in_a_path_that_are_not_text_are_not_found(server: Server) -> None:
    for path in ("/api/v1/%ff%fe", "/api/v1/..%2fcheck", "/api/v1/" + "x" * 8_000):
        answer = server.client.get(path)

        assert refusal(answer) == Refusal(404, "NOT_FOUND")


def test_a_server_does_not_name_its_software(server: Server) -> None:
    answer = server.client.get("/healthz")

    assert "Server" not in answer.headers
