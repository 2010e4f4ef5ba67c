"""Requests of a connection are answered in order, whole, and each as its client can read it."""

import asyncio
import json

import pytest
from starlette.types import Receive, Scope, Send

from front.house import FrontAnswer, FrontHouse, answer, request, visit
from nonet.front.limits import Limits

pytestmark = pytest.mark.usefixtures("either_loop")

LENGTH_3 = "Content-Length: 3"


def ask(data: bytes, *, answers: int) -> list[FrontAnswer]:
    """Send bytes on one connection and read so many answers."""

    async def scenario(house: FrontHouse) -> list[FrontAnswer]:
        caller = await house.caller()
        await caller.send(data)
        return [await caller.answer() for _ in range(answers)]

    read: list[FrontAnswer] = visit(scenario)
    return read


def test_requests_sent_at_once_are_answered_in_order() -> None:
    data = (
        request("POST", "/1", LENGTH_3, body=b"abc") + request("FOO", "/2") + request("GET", "/3")
    )

    assert [one.body for one in ask(data, answers=3)] == [b"POST /1 abc", b"FOO /2 ", b"GET /3 "]


@pytest.mark.parametrize(
    ("last", "status", "code"),
    [
        (b"FOO / HTTP/1.1\r\n\r\n", 400, "INVALID_REQUEST"),
        (request(version="2.0"), 505, "VERSION_NOT_SUPPORTED"),
        (request("POST", "/", "Transfer-Encoding: gzip, chunked"), 501, "NOT_IMPLEMENTED"),
        (request("GET", "/" + "a" * 9_000), 414, "URI_TOO_LONG"),
        (request("GET", "/", "X: " + "a" * 40_000), 431, "HEADERS_TOO_LARGE"),
    ],
)
def test_what_cannot_be_read_is_refused_after_what_could(
    last: bytes, status: int, code: str
) -> None:
    async def scenario(house: FrontHouse) -> tuple[FrontAnswer, FrontAnswer, bytes]:
        caller = await house.caller()
        await caller.send(request("GET", "/1") + last)
        return await caller.answer(), await caller.answer(), await caller.rest()

    good, refused, rest = visit(scenario)

    assert (good.status, good.body) == (200, b"GET /1 ")
    assert (refused.status, json.loads(refused.body)["error"]["code"]) == (status, code)
    assert refused.headers["connection"] == "close"
    assert len(refused.headers["x-request-id"]) == 16
    assert rest == b""


def test_a_client_that_closes_its_own_end_is_answered() -> None:
    async def scenario(house: FrontHouse) -> bytes:
        caller = await house.caller()
        await caller.send(request("GET", "/1") + request("GET", "/2"))
        caller.end()
        return await caller.rest()

    assert visit(scenario).count(b"HTTP/1.1 200 OK") == 2


def test_an_application_that_asks_is_told_that_a_client_closed_its_own_end() -> None:
    async def scenario(house: FrontHouse) -> bytes:
        caller = await house.caller()
        await caller.send(request("POST", "/", LENGTH_3, body=b"abc"))
        await house.read(1)
        caller.end()
        return await caller.rest()

    async def tell(_scope: Scope, receive: Receive, send: Send) -> None:
        came = [(await receive())["type"], (await receive())["type"]]
        await answer(send, " ".join(came).encode())

    assert visit(scenario, tell).endswith(b"http.request http.disconnect")


def test_a_body_that_ends_too_early_is_known_to_the_application() -> None:
    async def scenario(house: FrontHouse) -> bytes:
        caller = await house.caller()
        await caller.send(request("POST", "/", LENGTH_3, body=b"ab"))
        caller.end()
        return await caller.rest()

    async def tell(_scope: Scope, receive: Receive, send: Send) -> None:
        came = [(await receive())["type"], (await receive())["type"]]
        await answer(send, " ".join(came).encode())

    assert visit(scenario, tell).endswith(b"http.request http.disconnect")


async def refuse_unread(_scope: Scope, _receive: Receive, send: Send) -> None:
    """Answer without a look at the body."""
    await answer(send, b"no", status=401)


def test_after_a_refusal_with_an_unread_body_the_connection_ends() -> None:
    async def scenario(house: FrontHouse) -> tuple[FrontAnswer, bytes]:
        caller = await house.caller()
        await caller.send(request("POST", "/", "Content-Length: 10000000"))
        refused = await caller.answer()
        # What is still on its way is taken for a while, so the answer is not lost to a reset.
        await caller.send(*(b"x" * 100_000 for _ in range(20)))
        rest = await caller.rest()
        house.pass_time(3)
        await house.arrived(0)
        return refused, rest

    refused, rest = visit(scenario, refuse_unread)

    assert (refused.status, refused.headers["connection"], rest) == (401, "close", b"")


def test_a_body_that_came_whole_is_passed_over_unread() -> None:
    async def scenario(house: FrontHouse) -> list[int]:
        caller = await house.caller()
        await caller.send(request("POST", "/", LENGTH_3, body=b"abc") * 2)
        return [(await caller.answer()).status for _ in range(2)]

    assert visit(scenario, refuse_unread) == [401, 401]


def test_a_client_that_waits_for_a_word_gets_it_when_the_body_is_wanted() -> None:
    async def scenario(house: FrontHouse) -> tuple[FrontAnswer, FrontAnswer]:
        caller = await house.caller()
        await caller.send(request("POST", "/", "Expect: 100-continue", LENGTH_3))
        word = await caller.answer()
        await caller.send(b"abc")
        return word, await caller.answer()

    word, told = visit(scenario)

    assert (word.status, told.body) == (100, b"POST / abc")


def test_a_client_that_waits_for_a_word_is_refused_without_one() -> None:
    async def scenario(house: FrontHouse) -> FrontAnswer:
        caller = await house.caller()
        await caller.send(request("POST", "/", "Expect: 100-continue", LENGTH_3))
        refused: FrontAnswer = await caller.answer()
        return refused

    assert visit(scenario, refuse_unread).status == 401


async def stream(_scope: Scope, _receive: Receive, send: Send) -> None:
    """Answer in two parts, without saying how long it will be."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"one ", "more_body": True})
    await send({"type": "http.response.body", "body": b"two", "more_body": False})


def test_an_answer_without_a_length_goes_in_chunks() -> None:
    async def scenario(house: FrontHouse) -> tuple[FrontAnswer, FrontAnswer]:
        caller = await house.caller()
        await caller.send(request() * 2)
        return await caller.answer(), await caller.answer()

    first, second = visit(scenario, stream)

    assert (first.headers["transfer-encoding"], first.body) == ("chunked", b"one two")
    assert first == second


def test_to_http_1_0_an_answer_without_a_length_ends_with_the_connection() -> None:
    async def scenario(house: FrontHouse) -> bytes:
        caller = await house.caller()
        await caller.send(request("GET", "/", "Connection: keep-alive", version="1.0"))
        return await caller.rest()

    assert visit(scenario, stream) == b"HTTP/1.1 200 OK\r\nconnection: close\r\n\r\none two"


def test_http_1_0_may_keep_its_connection() -> None:
    data = request("GET", "/", "Connection: keep-alive", version="1.0") * 2

    first, second = ask(data, answers=2)

    assert (first.headers["connection"], second.body) == ("keep-alive", b"GET / ")


@pytest.mark.parametrize("app", [None, stream])
def test_head_is_answered_without_a_body(app: object) -> None:
    async def scenario(house: FrontHouse) -> tuple[FrontAnswer, FrontAnswer]:
        caller = await house.caller()
        await caller.send(request("HEAD") * 2)
        return await caller.answer(to_head=True), await caller.answer(to_head=True)

    first, second = visit(scenario, app) if app else visit(scenario)  # type: ignore[arg-type]

    assert first == second
    assert (first.status, first.body) == (200, b"")


@pytest.mark.parametrize("status", [204, 304])
def test_answers_that_have_no_body_send_none(status: int) -> None:
    async def nothing(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": status, "headers": []})
        await send({"type": "http.response.body"})

    async def scenario(house: FrontHouse) -> list[FrontAnswer]:
        caller = await house.caller()
        await caller.send(request() * 2)
        return [await caller.answer(to_head=True) for _ in range(2)]

    assert [one.headers for one in visit(scenario, nothing)] == [{}, {}]


def test_an_application_waits_until_a_client_has_taken_enough_of_its_answer() -> None:
    sent = 0

    async def part_by_part(_scope: Scope, _receive: Receive, send: Send) -> None:
        nonlocal sent
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for number in range(64):
            body = b"x" * 1_000_000
            await send({"type": "http.response.body", "body": body, "more_body": number < 63})
            sent += 1

    async def scenario(house: FrontHouse) -> tuple[int, int]:
        caller = await house.caller()
        await caller.send(request())
        await house.has_stalled.wait()
        waiting = await house.settled(lambda: sent)
        return waiting, len((await caller.answer()).body)

    waiting, taken = visit(scenario, part_by_part)

    assert waiting < 64
    assert (sent, taken) == (64, 64_000_000)


def test_a_status_needs_no_name() -> None:
    async def unnamed(_scope: Scope, _receive: Receive, send: Send) -> None:
        await answer(send, b"ok", status=299)

    async def scenario(house: FrontHouse) -> FrontAnswer:
        caller = await house.caller()
        await caller.send(request())
        said: FrontAnswer = await caller.answer()
        return said

    assert visit(scenario, unnamed)[::2] == (299, b"ok")


def test_a_large_answer_arrives_whole() -> None:
    async def large(_scope: Scope, _receive: Receive, send: Send) -> None:
        await answer(send, b"x" * 3_000_000)

    async def scenario(house: FrontHouse) -> list[int]:
        caller = await house.caller()
        await caller.send(request() * 2)
        return [len((await caller.answer()).body) for _ in range(2)]

    assert visit(scenario, large) == [3_000_000] * 2


async def _nothing(_scope: Scope, _receive: Receive, _send: Send) -> None:
    """Say nothing at all."""


async def _fail(_scope: Scope, _receive: Receive, _send: Send) -> None:
    raise ValueError("a fault")


async def _fail_after_head(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    raise ValueError("a fault")


async def _split_a_field(_scope: Scope, _receive: Receive, send: Send) -> None:
    fields = [(b"location", b"/\r\nset-cookie: a=b")]
    await send({"type": "http.response.start", "status": 303, "headers": fields})


async def _promise_too_much(_scope: Scope, _receive: Receive, send: Send) -> None:
    fields = [(b"content-length", b"9")]
    await send({"type": "http.response.start", "status": 200, "headers": fields})
    await send({"type": "http.response.body", "body": b"short"})


async def _begin_twice(_scope: Scope, _receive: Receive, send: Send) -> None:
    for _ in range(2):
        await send({"type": "http.response.start", "status": 200, "headers": []})


async def _begin_with_the_body(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "http.response.body", "body": b"a body"})


async def _send_something_else(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "websocket.accept"})


@pytest.mark.parametrize(
    "app",
    [
        *(_nothing, _fail, _fail_after_head, _split_a_field, _promise_too_much),
        *(_begin_twice, _begin_with_the_body, _send_something_else),
    ],
)
def test_a_fault_of_the_application_is_500_and_the_end(app: object) -> None:
    async def scenario(house: FrontHouse) -> bytes:
        caller = await house.caller()
        await caller.send(request() * 2)
        return await caller.rest()

    said = visit(scenario, app)  # type: ignore[arg-type]

    assert said.startswith(b"HTTP/1.1 500 Internal Server Error\r\n")
    assert said.count(b"HTTP/1.1 ") == 1
    assert b"set-cookie" not in said


def test_a_fault_amid_an_answer_cuts_it_off() -> None:
    async def cut(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"one", "more_body": True})
        raise ValueError("a fault")

    async def scenario(house: FrontHouse) -> bytes:
        caller = await house.caller()
        await caller.send(request() * 2)
        return await caller.rest()

    assert visit(scenario, cut).endswith(b"3\r\none\r\n")


def test_a_process_that_leaves_keeps_no_connection() -> None:
    async def scenario(house: FrontHouse) -> tuple[FrontAnswer, FrontAnswer, bytes]:
        caller = await house.caller()
        await caller.send(request())
        before = await caller.answer()
        house.leaving.begin()
        await caller.send(request())
        return before, await caller.answer(), await caller.rest()

    before, after, rest = visit(scenario)

    assert ("connection" in before.headers, after.headers["connection"]) == (False, "close")
    assert rest == b""


def test_a_process_that_ends_answers_whoever_has_just_connected() -> None:
    async def scenario(house: FrontHouse) -> tuple[FrontAnswer, bytes]:
        caller = await house.caller()
        await house.arrived(1)
        house.shut_down()
        await caller.send(request())
        return await caller.answer(), await caller.rest()

    after, rest = visit(scenario)

    assert (after.status, after.headers["connection"], rest) == (200, "close", b"")


def test_a_process_that_ends_waits_a_moment_for_a_first_request() -> None:
    async def scenario(house: FrontHouse) -> bytes:
        caller = await house.caller()
        await house.arrived(1)
        house.shut_down()
        house.pass_time(1)
        return await caller.rest()

    assert visit(scenario) == b""


def test_what_a_client_sends_ahead_waits_outside() -> None:
    many = 20_000
    data = request("GET", "/1") * many

    async def scenario(house: FrontHouse) -> int:
        caller = await house.caller()
        sending = asyncio.create_task(caller.send(data))
        read = [await caller.answer() for _ in range(many)]
        await sending
        return len(read)

    assert visit(scenario, limits=Limits(idle_s=1e9, head_s=1e9, reader_s=1e9)) == many
