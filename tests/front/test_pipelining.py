"""Requests that a client sends ahead of their answers, however it takes them and leaves."""

import asyncio

import pytest
from starlette.types import Receive, Scope, Send

from front.house import FrontAnswer, FrontHouse, Held, answer, request, visit
from nonet.front.limits import Limits

pytestmark = pytest.mark.usefixtures("either_loop")

LARGE = 200_000


def test_a_client_that_takes_no_answer_is_not_read_on() -> None:
    called = 0

    async def large(_scope: Scope, _receive: Receive, send: Send) -> None:
        nonlocal called
        called += 1
        await answer(send, b"x" * LARGE)

    async def scenario(house: FrontHouse) -> tuple[int, int]:
        caller = await house.caller()
        caller.write(request() * 300)
        await house.has_stalled.wait()
        while_it_waits = await house.settled(lambda: called)
        for _ in range(300):
            await caller.answer()
        return while_it_waits, called

    # What the system's own buffers take is answered, and one answer more.
    while_it_waits, at_last = visit(scenario, large)

    assert (while_it_waits < 150, at_last) == (True, 300)


def test_all_that_was_asked_before_a_client_closed_its_own_end_is_answered() -> None:
    held = Held()

    async def scenario(house: FrontHouse) -> bytes:
        caller = await house.caller()
        await caller.send(request("GET", "/1") + request("GET", "/2") + request("GET", "/3"))
        await held.called.wait()
        caller.end()
        await house.has_ended.wait()
        held.may_answer.set()
        return await caller.rest()

    assert visit(scenario, held).count(b"HTTP/1.1 200 OK") == 3


def test_a_body_that_cannot_come_any_more_is_not_waited_for() -> None:
    held = Held()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] == "GET":
            await held(scope, receive, send)
            return
        came = [(await receive())["type"], (await receive())["type"]]
        await answer(send, " ".join(came).encode())

    async def scenario(house: FrontHouse) -> bytes:
        caller = await house.caller()
        await caller.send(request() + request("POST", "/", "Content-Length: 5", body=b"ab"))
        await held.called.wait()
        caller.end()
        await house.has_ended.wait()
        held.may_answer.set()
        return await caller.rest()

    assert visit(scenario, app).endswith(b"http.request http.disconnect")


def test_a_head_may_be_larger_than_what_is_read_ahead() -> None:
    data = request("GET", "/1", "X: " + "a" * 90_000)

    async def scenario(house: FrontHouse) -> FrontAnswer:
        caller = await house.caller()
        await caller.send(data[:40_000])
        await house.read(40_000)
        await caller.send(data[40_000:])
        whole: FrontAnswer = await caller.answer()
        return whole

    assert visit(scenario, limits=Limits(head_bytes=100_000)).body == b"GET /1 "


def test_a_client_that_is_refused_amid_its_body_gets_no_word_to_go_on() -> None:
    """The application begins after the refusal, and asks for a body that is not wanted."""

    async def scenario(house: FrontHouse) -> tuple[bytes, list[str]]:
        caller = await house.caller()
        head = request("POST", "/", "Expect: 100-continue", "Transfer-Encoding: chunked")
        await caller.send(head + b"no size\r\n")
        return await caller.rest(), came

    came: list[str] = []

    async def tell(_scope: Scope, receive: Receive, _send: Send) -> None:
        came.append((await receive())["type"])

    said, told = visit(scenario, tell)

    assert said.startswith(b"HTTP/1.1 400 Bad Request\r\n")
    assert (said.count(b"HTTP/1.1 "), told) == (1, ["http.disconnect"])


async def two_parts(held: Held, send: Send) -> None:
    fields = [(b"content-length", b"6")]
    await send({"type": "http.response.start", "status": 200, "headers": fields})
    await send({"type": "http.response.body", "body": b"one", "more_body": True})
    held.called.set()
    await held.may_answer.wait()
    await send({"type": "http.response.body", "body": b"two"})


def test_a_connection_that_was_promised_to_stay_ends_with_the_process() -> None:
    held = Held()

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await two_parts(held, send)

    async def scenario(house: FrontHouse) -> tuple[FrontAnswer, bytes]:
        caller = await house.caller()
        await caller.send(request())
        await held.called.wait()
        house.shut_down()
        held.may_answer.set()
        return await caller.answer(), await caller.rest()

    whole, rest = visit(scenario, app)

    assert (whole.body, rest) == (b"onetwo", b"")


def test_a_head_that_has_begun_to_come_when_the_process_ends_is_answered() -> None:
    data = request("GET", "/1")

    async def scenario(house: FrontHouse) -> tuple[FrontAnswer, bytes]:
        caller = await house.caller()
        await caller.send(data[:20])
        await house.read(20)
        house.shut_down()
        await caller.send(data[20:])
        return await caller.answer(), await caller.rest()

    whole, rest = visit(scenario)

    assert (whole.body, whole.headers["connection"], rest) == (b"GET /1 ", "close", b"")


def test_an_answer_is_not_lost_to_what_was_sent_ahead_of_the_end() -> None:
    """A connection that is closed with something unread is reset, and the answer with it."""

    async def scenario(house: FrontHouse) -> tuple[FrontAnswer, bytes]:
        caller = await house.caller()
        last = request("GET", "/1", "Connection: close")
        sending = asyncio.create_task(caller.send(last, request("GET", "/2") * 50_000))
        whole = await caller.answer()
        rest = await caller.rest()
        await sending
        return whole, rest

    whole, rest = visit(scenario)

    assert (whole.body, rest) == (b"GET /1 ", b"")
