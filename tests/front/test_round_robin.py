"""A flood from one address leaves every other address its turn."""

import asyncio

import pytest
from starlette.types import Receive, Scope, Send

from front.house import FrontHouse, answer, request, visit

pytestmark = pytest.mark.usefixtures("either_loop")


def test_each_address_begins_one_request_in_a_pass_of_the_loop() -> None:
    begun: list[str] = []

    async def note(scope: Scope, _receive: Receive, send: Send) -> None:
        begun.append(scope["client"][0])
        await answer(send, b"")

    async def scenario(house: FrontHouse) -> None:
        flood = [await house.caller(address="127.0.0.2") for _ in range(50)]
        other = await house.caller(address="127.0.0.3")
        await house.arrived(51)
        # Their bytes are there before the loop looks: all are read in one pass.
        for caller in (*flood, other):
            caller.write(request())
        await asyncio.gather(*(caller.answer() for caller in (*flood, other)))

    visit(scenario, note)

    assert begun.count("127.0.0.2") == 50
    assert begun.index("127.0.0.3") <= 2


def test_a_request_whose_client_is_gone_before_its_turn_is_not_begun() -> None:
    begun: list[str] = []
    houses: list[FrontHouse] = []

    async def note(scope: Scope, _receive: Receive, send: Send) -> None:
        begun.append(scope["path"])
        houses[0].evict_all()
        await answer(send, b"")

    async def scenario(house: FrontHouse) -> None:
        houses.append(house)
        callers = [await house.caller(address="127.0.0.2") for _ in range(3)]
        await house.arrived(3)
        for caller in callers:
            caller.write(request())
        await house.arrived(0)

    visit(scenario, note)

    assert begun == ["/"]
