"""Simultaneous requests for the same work share one run."""

import asyncio

import pytest

from nonet.server.single_flight import SingleFlight


class Kettle:
    """Work that is counted, and ends when it may."""

    def __init__(self) -> None:
        self.begun = 0
        self.may_end = asyncio.Event()

    async def boil(self) -> int:
        self.begun += 1
        await self.may_end.wait()
        return self.begun


def test_concurrent_callers_share_one_result() -> None:
    async def scenario() -> list[int]:
        kettle, shared = Kettle(), SingleFlight[int]()
        calls = [asyncio.create_task(shared.join("tea", kettle.boil)) for _ in range(3)]
        await asyncio.sleep(0)
        kettle.may_end.set()
        return [*await asyncio.gather(*calls), await shared.join("tea", kettle.boil)]

    assert asyncio.run(scenario()) == [1, 1, 1, 2]


def test_the_task_continues_if_the_first_caller_is_cancelled() -> None:
    async def scenario() -> int:
        kettle, shared = Kettle(), SingleFlight[int]()
        first = asyncio.create_task(shared.join("tea", kettle.boil))
        await asyncio.sleep(0)
        second = asyncio.create_task(shared.join("tea", kettle.boil))
        await asyncio.sleep(0)
        first.cancel()
        kettle.may_end.set()
        return await second

    assert asyncio.run(scenario()) == 1


def test_all_callers_get_an_error_and_the_next_one_retries() -> None:
    async def fail() -> int:
        raise OSError

    async def scenario() -> int:
        shared = SingleFlight[int]()
        calls = [shared.join("tea", fail) for _ in range(2)]
        heard = await asyncio.gather(*calls, return_exceptions=True)
        assert [type(one) for one in heard] == [OSError, OSError]
        kettle = Kettle()
        kettle.may_end.set()
        return await shared.join("tea", kettle.boil)

    assert asyncio.run(scenario()) == 1


@pytest.mark.filterwarnings("error")
def test_an_unobserved_error_causes_no_warning() -> None:
    async def fail() -> int:
        await asyncio.sleep(0)
        raise OSError

    async def scenario() -> None:
        waiting = asyncio.create_task(SingleFlight[int]().join("tea", fail))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*rest, return_exceptions=True)

    asyncio.run(scenario())
