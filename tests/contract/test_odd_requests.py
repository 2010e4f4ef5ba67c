"""Requests that an HTTP parser would turn away by itself, over a real socket."""

import json
import socket
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from samples import UNIQUE
from server import Server
from waiting import PATIENCE_S

pytestmark = pytest.mark.slow

BODY = json.dumps({"puzzle": UNIQUE}).encode()
H2C = "Connection: Upgrade, HTTP2-Settings{}\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQC\r\n"
WEBSOCKET = "Connection: Upgrade{}\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
CLOSE = "Connection: close\r\n"
LENGTH = f"Content-Length: {len(BODY)}\r\n"
CHUNKED = b"%x\r\n%b\r\n0\r\n\r\n" % (len(BODY), BODY)


class RawAnswer(NamedTuple):
    """The answer to one request."""

    status: int
    headers: dict[str, str]
    body: Any


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start one server for all requests of this file."""
    with Server(tmp_path_factory.mktemp("odd"), rate_limit_per_minute=10_000) as running:
        yield running


def head(server: Server, method: str, extra: str, *, path: str = "/api/v1/check") -> bytes:
    own = f"Host: x\r\nContent-Type: application/json\r\nAuthorization: Bearer {server.key}\r\n"
    return f"{method} {path} HTTP/1.1\r\n{own}{extra}\r\n".encode("latin-1")


def answers(server: Server, *parts: bytes) -> list[RawAnswer]:
    """Send parts on one connection until the server closes it, as the last request asks for."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as connection:
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for part in parts:
            connection.sendall(part)
        came = b"".join(iter(lambda: connection.recv(65_536), b""))
    return [_answer(text) for text in came.split(b"HTTP/1.1 ")[1:]]


def _answer(text: bytes) -> RawAnswer:
    first, _, body = text.partition(b"\r\n\r\n")
    status, *lines = first.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
    is_json = headers["content-type"] == "application/json"
    return RawAnswer(int(status[:3]), headers, json.loads(body) if is_json else body)


@pytest.mark.parametrize("offer", [H2C, WEBSOCKET])
def test_protocol_upgrades_are_ignored(server: Server, offer: str) -> None:
    (answer,) = answers(server, head(server, "GET", offer.format(", close"), path="/healthz"))

    assert (answer.status, answer.body["status"]) == (200, "ok")


@pytest.mark.parametrize("offer", [H2C, WEBSOCKET])
@pytest.mark.parametrize("framing", ["length", "chunks"])
def test_the_body_of_an_upgrade_request_is_not_read(
    server: Server, offer: str, framing: str
) -> None:
    """The proxies remove the offer."""
    extra, body = (
        (LENGTH, BODY) if framing == "length" else ("Transfer-Encoding: chunked\r\n", CHUNKED)
    )

    (answer,) = answers(server, head(server, "POST", offer.format(", close") + extra) + body)

    assert (answer.status, answer.body["error"]["code"]) == (400, "INVALID_REQUEST")


@pytest.mark.parametrize("method", ["TRACE", "PROPFIND", "M-SEARCH"])
def test_unsupported_known_methods_are_rejected_with_the_supported_ones(
    server: Server, method: str
) -> None:
    (answer,) = answers(server, head(server, method, CLOSE + LENGTH) + BODY)

    assert (answer.status, answer.body["error"]["code"]) == (405, "METHOD_NOT_ALLOWED")
    assert answer.headers["allow"] == "POST"
    assert answer.headers["x-request-id"]


@pytest.mark.parametrize("method", ["post", "get", "FOO", "X-Y", "POSTS"])
def test_an_unknown_method_is_rejected_as_not_http(server: Server, method: str) -> None:
    (answer,) = answers(server, head(server, method, LENGTH) + BODY)

    assert (answer.status, answer.headers["connection"]) == (400, "close")


def test_a_body_that_looks_like_a_request_stays_a_body(server: Server) -> None:
    body = b"FOO /api/v1/check HTTP/1.1\r\n\r\n"
    announced = head(server, "POST", f"{CLOSE}Content-Length: {len(body)}\r\n")

    read = answers(server, announced, body)

    assert [(answer.status, answer.body["error"]["code"]) for answer in read] == [
        (400, "INVALID_REQUEST")
    ]


def test_a_request_before_an_unreadable_one_is_not_served_twice(server: Server) -> None:
    good = head(server, "POST", LENGTH) + BODY
    left_before = answers(server, head(server, "POST", CLOSE + LENGTH) + BODY)[0]

    answers(server, good + b"FOO / HTTP/1.1\r\n\r\n")
    left_after = answers(server, head(server, "POST", CLOSE + LENGTH) + BODY)[0]

    assert remaining(left_before) - remaining(left_after) == 2


def remaining(answer: RawAnswer) -> int:
    return int(answer.headers["ratelimit"].split("r=")[1].split(";")[0])


def test_an_encoded_slash_does_not_separate_paths(server: Server) -> None:
    good = server.client.get("/api/v1/openapi.json")
    odd = server.client.get("/api/v1%2Fopenapi.json")

    assert (good.status_code, odd.status_code) == (200, 404)


@pytest.mark.parametrize(
    "text",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /api/v1/check\xff HTTP/1.1\r\n\r\n",
        b"FOO\r\n\r\n",
        b"POST /api/v1/check HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    ],
)
def test_other_protocols_are_rejected_and_disconnected(server: Server, text: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE_S) as connection:
        connection.sendall(text)
        came = b"".join(iter(lambda: connection.recv(65_536), b""))

    assert came.startswith(b"HTTP/1.1 400 ")
    assert server.client.get("/healthz").status_code == 200
