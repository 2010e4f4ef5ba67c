"""Whatever clients do and in whatever order, nothing of them is left behind."""

import asyncio
import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.types import Receive, Scope, Send

from front.house import FrontCaller, FrontHouse, request, visit

pytestmark = pytest.mark.usefixtures("either_loop")

LARGE = b"x" * 300_000
GOOD = [
    ("GET", "/short", b""),
    ("HEAD", "/short", b""),
    ("GET", "/large", b""),
    ("GET", "/late", b""),
    ("GET", "/parts", b""),
    ("POST", "/late", b"Content-Length: 3\r\n\r\nabc"),
    ("POST", "/short", b"Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n0\r\n\r\n"),
    ("POST", "/short", b"Expect: 100-continue\r\nContent-Length: 3\r\n\r\nabc"),
]
LAST = [
    b"",
    request()[:-3],
    b"no request\r\n",
    request("GET", "/", "Connection: close"),
    request("GET", "/fault/x"),
    request("POST", "/unread/x", "Content-Length: 9"),
    request("POST", "/late/x", "Content-Length: 9", body=b"ab"),
    request("POST", "/late/x", "Transfer-Encoding: chunked", body=b"no size\r\n"),
]
DEEDS = ["end", "leave", "reset", "shut down", "pass time", "read"]


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer as the path says; the number of the answer is what was asked for."""
    path, _, number = scope["path"].rpartition("/")
    if path == "/fault":
        raise ValueError("a fault")
    if path != "/unread":
        while (await receive()).get("more_body", False):
            pass
    if path == "/late":
        for _ in range(5):
            await asyncio.sleep(0)
    fields = [(b"number", number.encode())]
    await send({"type": "http.response.start", "status": 200, "headers": fields})
    if path == "/parts":
        for _ in range(9):
            await send({"type": "http.response.body", "body": LARGE, "more_body": True})
    await send({"type": "http.response.body", "body": LARGE if path == "/large" else b"short"})


def numbered(kinds: list[tuple[str, str, bytes]]) -> bytes:
    whole = b""
    for number, (method, path, rest) in enumerate(kinds):
        head = f"{method} {path}/{number} HTTP/1.1\r\nHost: nonet.example\r\n".encode()
        whole += head + (rest or b"\r\n")
    return whole


async def do(deed: str, house: FrontHouse, caller: FrontCaller) -> None:
    if deed == "end":
        caller.end()
    elif deed == "leave":
        await caller.leave()
    elif deed == "reset":
        caller.reset()
    elif deed == "shut down":
        house.shut_down()
    elif deed == "pass time":
        house.pass_time(12)


@settings(max_examples=150)
@given(
    kinds=st.lists(st.sampled_from(GOOD), max_size=6),
    last=st.sampled_from(LAST),
    cuts=st.lists(st.integers(0, 600), max_size=4),
    deeds=st.lists(st.sampled_from(DEEDS), min_size=1, max_size=3),
    rounds=st.integers(0, 30),
)
def test_answers_come_in_order_and_nothing_is_left(
    kinds: list[tuple[str, str, bytes]],
    last: bytes,
    cuts: list[int],
    deeds: list[str],
    rounds: int,
) -> None:
    data = numbered(kinds) + last
    edges = [0, *sorted(cuts), len(data)]

    async def scenario(house: FrontHouse) -> bytes:
        caller = await house.caller()
        for start, stop in pairwise(edges):
            caller.write(data[start:stop])
            for _ in range(rounds):
                await asyncio.sleep(0)
        for deed in deeds:
            await do(deed, house, caller)
            for _ in range(rounds):
                await asyncio.sleep(0)
        if "leave" in deeds or "reset" in deeds:
            said = b""
        else:
            caller.end()
            said = await caller.ending()
        await house.is_empty()
        return said

    said = visit(scenario, app)

    numbers = [int(number) for number in re.findall(rb"\r\nnumber: (\d+)\r\n", said)]
    assert numbers == list(range(len(numbers)))
    if not set(deeds) & {"leave", "reset", "shut down", "pass time"}:
        assert len(numbers) == len(kinds)
