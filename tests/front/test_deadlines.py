"""Whoever keeps the service waiting is not waited for."""

import asyncio
import json

import pytest
from starlette.types import Receive, Scope, Send

from front.house import FrontHouse, Held, answer, request, visit
from nonet.front.limits import Limits

pytestmark = pytest.mark.usefixtures("either_loop")

# Apart, so that each test knows which of them it was.
LIMITS = Limits(head_s=10, body_s=100, reader_s=1_000, idle_s=10_000)


def ended_after(seconds: float, *parts: bytes) -> bytes | None:
    """Send parts, let time pass, and return what came; None where the connection goes on."""

    async def scenario(house: FrontHouse) -> bytes | None:
        caller = await house.caller()
        await caller.send(*parts)
        await house.arrived(1)
        await house.read(sum(map(len, parts)))
        house.pass_time(seconds)
        try:
            async with asyncio.timeout(0.05):
                return await caller.rest()
        except TimeoutError:
            return None

    said: bytes | None = visit(scenario, limits=LIMITS)
    return said


@pytest.mark.parametrize(
    ("part", "seconds"),
    [(b"", 10_000), (b"\r\n", 10_000), (b"G", 10), (request()[:-2], 10)],
)
def test_a_silent_client_is_not_waited_for(part: bytes, seconds: float) -> None:
    assert ended_after(seconds - 1, part) is None

    said = ended_after(seconds + 1, part)

    assert said is not None
    assert (said == b"") == (seconds == 10_000)


@pytest.mark.parametrize("part", [request()[:-2], request("POST", "/", "Content-Length: 2") + b"x"])
def test_a_request_that_does_not_end_is_answered_408(part: bytes) -> None:
    said = ended_after(101, part)

    assert said is not None
    head, _, body = said.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert json.loads(body)["error"]["code"] == "REQUEST_TIMEOUT"


def test_a_body_has_its_own_time() -> None:
    part = request("POST", "/", "Content-Length: 2") + b"x"

    assert ended_after(99, part) is None


def test_an_answer_that_takes_long_to_make_is_waited_for() -> None:
    held = Held()

    async def scenario(house: FrontHouse) -> bytes:
        caller = await house.caller()
        await caller.send(request())
        await held.called.wait()
        house.pass_time(90_000)
        held.may_answer.set()
        return (await caller.answer()).body

    assert visit(scenario, held, LIMITS) == b"GET / "


async def pour(_scope: Scope, _receive: Receive, send: Send) -> None:
    """Answer with more than any buffer on the way holds."""
    await answer(send, b"x" * 20_000_000)


def test_a_client_that_takes_nothing_of_its_answer_is_not_waited_for() -> None:
    async def scenario(house: FrontHouse) -> list[int]:
        caller = await house.caller()
        await caller.send(request())
        await house.has_stalled.wait()
        house.pass_time(0)
        house.pass_time(999)
        before = len(house.places)
        house.pass_time(1_001)
        await house.arrived(0)
        return [before, len(house.places)]

    assert visit(scenario, pour, LIMITS) == [1, 0]
