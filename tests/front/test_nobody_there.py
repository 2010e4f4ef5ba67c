"""A client that is gone before its answer is nobody's fault: nothing is told of it."""

import asyncio

import pytest
from starlette.types import Receive, Scope, Send
from structlog.testing import capture_logs

from front.house import FrontHouse, Held, request, until, visit

pytestmark = pytest.mark.usefixtures("either_loop")


def test_an_answer_to_nobody_is_no_fault() -> None:
    held = Held()

    async def scenario(house: FrontHouse) -> None:
        caller = await house.caller()
        await caller.send(request())
        await held.called.wait()
        house.evict_all()
        await until(lambda: not house.places.occupants())
        held.may_answer.set()
        await house.is_empty()

    with capture_logs() as told:
        visit(scenario, held)

    assert told == []


def test_an_answer_in_parts_ends_with_the_client() -> None:
    async def tell_more(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for _ in range(9):
            await send({"type": "http.response.body", "body": b"more", "more_body": True})
            await asyncio.sleep(0)
        await send({"type": "http.response.body", "body": bytes(99_999)})

    async def scenario(house: FrontHouse) -> None:
        caller = await house.caller()
        await caller.send(request())
        await house.read(1)
        house.evict_all()
        await house.is_empty()

    with capture_logs() as told:
        visit(scenario, tell_more)

    assert told == []
