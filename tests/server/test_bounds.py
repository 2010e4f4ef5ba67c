"""Limits of a connection to the server, and its requests while the server shuts down."""

import pytest

from asgi_server import ServedApp, run_at_server

START = b"GET / HTTP/1.1\r\nHost: a\r\n"
LAST = START + b"Connection: close\r\n\r\n"
MEGABYTE = 1_000_000


def status_of(answer: bytes) -> bytes:
    return answer[9:12]


@pytest.mark.parametrize(
    "endless",
    [
        START + b"X: " + b"x" * MEGABYTE,
        START + b"X: y\r\n" * (MEGABYTE // 6),
        b"GET /" + b"x" * MEGABYTE,
    ],
    ids=["field", "fields", "address"],
)
def test_a_head_without_an_end_ends_the_connection(endless: bytes) -> None:
    answer = run_at_server(lambda server: server.send(endless, endless[-MEGABYTE // 2 :]))

    assert status_of(answer) in (b"400", b"")


def test_a_head_of_32_kib_in_parts_is_served() -> None:
    line = b"X: " + b"x" * 1_000 + b"\r\n"

    answer = run_at_server(
        lambda server: server.send(START, *[line] * 30, b"Connection: close\r\n\r\n")
    )

    assert status_of(answer) == b"200"


@pytest.mark.parametrize("method", [b"FOO", b"post", b"X-Y"])
def test_a_method_that_the_parser_does_not_know_is_rejected(method: bytes) -> None:
    odd = LAST.replace(b"GET", method)

    assert status_of(run_at_server(lambda server: server.send(odd))) == b"400"


@pytest.mark.parametrize("offer", [b"Upgrade: h2c", b"upgrade: websocket"])
def test_a_request_with_an_offer_to_change_the_protocol_is_answered(offer: bytes) -> None:
    head = b"GET /a HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\n"

    answer = run_at_server(lambda server: server.send(head + offer + b"\r\n\r\n"))

    assert answer.endswith(b"GET /a ")


def test_a_client_that_has_just_connected_is_answered_by_a_server_that_shuts_down() -> None:
    async def scenario(server: ServedApp) -> bytes:
        reader, writer = await server.connect()
        _, another = await server.connect()  # by now the first was accepted
        server.end()
        writer.write(START + b"\r\n")
        answer = await reader.read()
        another.close()
        writer.close()
        return answer

    answer = run_at_server(scenario)

    assert answer.endswith(b"GET / ")
