"""What a head may be, on a connection of uvicorn's."""

import asyncio

import pytest

from asgi_server import ServedApp, run_at_server
from nonet.app.server import BoundedProtocol

START = b"GET / HTTP/1.1\r\nHost: a\r\n"
LAST = START + b"Connection: close\r\n\r\n"
MEGABYTE = 1_000_000


class Impatient(BoundedProtocol):
    """A connection whose time is up at once."""

    head_s = silent_s = 0.001


class Unhurried(Impatient):
    """A connection that waits for a head, but not for the rest of one."""

    silent_s = 100.0


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
    answer = run_at_server(lambda house: house.send(endless, endless[-MEGABYTE // 2 :]))

    assert status_of(answer) in (b"431", b"")


def test_nobody_takes_the_end_of_a_connection_for_an_answer_to_what_came_before() -> None:
    first = START + b"\r\n"

    answer = run_at_server(lambda house: house.send(first + START + b"X: " + b"x" * MEGABYTE))

    assert b"431" not in answer


def test_a_head_of_32_kib_in_parts_is_served() -> None:
    line = b"X: " + b"x" * 1_000 + b"\r\n"

    answer = run_at_server(
        lambda house: house.send(START, *[line] * 30, b"Connection: close\r\n\r\n")
    )

    assert status_of(answer) == b"200"


def test_a_head_that_is_sent_in_part_is_not_waited_for() -> None:
    answer = run_at_server(lambda house: house.send(START), protocol=Unhurried)

    assert status_of(answer) == b"408"


def test_a_connection_on_which_nothing_is_asked_is_closed() -> None:
    assert run_at_server(lambda house: house.send(), protocol=Impatient) == b""


def test_a_body_takes_the_time_it_takes() -> None:
    async def scenario(house: ServedApp) -> bytes:
        reader, writer = await house.connect()
        writer.write(
            b"POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 4\r\n\r\n"
        )
        for byte in b"abcd":
            await asyncio.sleep(Unhurried.head_s)
            writer.write(bytes([byte]))
        answer = await reader.read()
        writer.close()
        return answer

    assert run_at_server(scenario, protocol=Unhurried).endswith(b"POST / abcd")


@pytest.mark.parametrize("method", [b"FOO", b"post", b"X-Y", b"CONNECT"])
def test_a_method_that_the_parser_does_not_know_is_one_that_is_not_served(method: bytes) -> None:
    odd = LAST.replace(b"GET", method)

    answer = run_at_server(lambda house: house.send(odd))

    assert answer.endswith(b"TRACE / ")


def test_who_has_just_connected_is_answered_by_a_server_that_ends() -> None:
    async def scenario(house: ServedApp) -> bytes:
        reader, writer = await house.connect()
        _, another = await house.connect()  # by now the first was accepted
        house.end()
        writer.write(LAST)
        answer = await reader.read()
        another.close()
        writer.close()
        return answer

    assert run_at_server(scenario).endswith(b"GET / ")


@pytest.mark.parametrize("offer", [b"Upgrade: h2c", b"upgrade: websocket"])
def test_a_connection_lives_on_after_an_offer_to_change_the_protocol(offer: bytes) -> None:
    async def scenario(house: ServedApp) -> bytes:
        reader, writer = await house.connect()
        head = b"POST /a HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nContent-Length: 9\r\n"
        writer.write(head + offer + b"\r\n\r\nUpgrade:\n")
        first = await reader.readuntil(b"Upgrade:\n")
        writer.write(LAST)
        rest = await reader.read()
        writer.close()
        return first + rest

    answer = run_at_server(scenario)

    assert answer.count(b"HTTP/1.1 200") == 2
    assert b"POST /a Upgrade:\n" in answer
