"""Limits of a whole request, tested on the application through ASGI only."""

import asyncio
from typing import Any

from starlette.types import Message, Receive, Scope, Send

from nonet.server.bounds import RequestBounds

POST: dict[str, Any] = {
    "type": "http",
    "method": "POST",
    "raw_path": b"/",
    "query_string": b"",
    "headers": [],
}
WHOLE: Message = {"type": "http.request", "body": b"{}", "more_body": False}
PART: Message = {"type": "http.request", "body": b"{", "more_body": True}


def ask(*messages: Message, seconds: float) -> tuple[list[Message], list[Message]]:
    """Send messages of a body; return the messages the application received, and its answers."""
    coming, shown, answered, has_ended = list(messages), [], [], asyncio.Event()

    async def receive() -> Message:
        if not coming:
            await has_ended.wait()
            return {"type": "http.disconnect"}
        return coming.pop(0)

    async def send(message: Message) -> None:
        answered.append(message)
        if message["type"] == "http.response.body":
            has_ended.set()

    async def app(_scope: Scope, receive: Receive, send: Send) -> None:
        more = True
        while more:
            shown.append(await receive())
            more = shown[-1].get("more_body", False)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"done"})

    asyncio.run(RequestBounds(app, seconds)(POST, receive, send))
    return shown, answered


def test_a_slow_body_gets_408_and_the_application_sees_a_disconnect() -> None:
    shown, answered = ask(PART, seconds=0.001)

    assert shown == [PART, {"type": "http.disconnect"}]
    assert [message.get("status") for message in answered] == [408, None]
    assert (b"connection", b"close") in answered[0]["headers"]
    assert b"REQUEST_TIMEOUT" in answered[1]["body"]


def test_a_body_that_came_is_answered_whenever_it_is_done() -> None:
    shown, answered = ask(PART, WHOLE, seconds=100)

    assert shown == [PART, WHOLE]
    assert answered[1]["body"] == b"done"


def status_of(**head: Any) -> int:
    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        raise AssertionError

    scope = {**POST, "method": "GET", **head}
    asyncio.run(RequestBounds(app, 1)(scope, receive, send))
    return int(sent[0]["status"])


def test_an_address_may_have_8_kib_and_no_byte_more() -> None:
    assert status_of(raw_path=b"/" + b"a" * 8_091, query_string=b"b" * 100) == 200
    assert status_of(raw_path=b"/" + b"a" * 8_092, query_string=b"b" * 100) == 414


def test_a_head_may_have_100_fields_and_not_one_more() -> None:
    own, of_proxy = [(b"a", b"b")] * 100, [(b"x-forwarded-for", b"10.0.0.1")] * 2

    assert status_of(headers=own) == 200
    assert status_of(headers=[*own, *of_proxy]) == 200
    assert status_of(headers=[*own, (b"a", b"b")]) == 431
