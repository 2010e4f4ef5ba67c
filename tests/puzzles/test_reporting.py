"""Use cases report their findings while they work."""

import asyncio
from threading import Event

import pytest

from nonet.errors import GenerationLimitError
from nonet.puzzles.jobs import Report, as_reported


def test_reports_arrive_while_the_thread_continues() -> None:
    heard = Event()

    def on_a_thread(report: Report[int]) -> str:
        report(1)
        heard.wait()
        report(2)
        return "all"

    async def scenario() -> list[int | str]:
        async def work(report: Report[int]) -> str:
            return await asyncio.to_thread(on_a_thread, report)

        found = list[int | str]()
        async for one in as_reported(work):
            found.append(one)
            heard.set()
        return found

    assert asyncio.run(scenario()) == [1, 2, "all"]


def test_an_error_arrives_after_all_reports() -> None:
    async def work(report: Report[int]) -> None:
        report(1)
        raise GenerationLimitError(tried=7)

    async def scenario() -> list[int | None]:
        found = as_reported(work)
        reported = [await anext(found)]
        with pytest.raises(GenerationLimitError):
            await anext(found)
        return reported

    assert asyncio.run(scenario()) == [1]


def test_closing_the_generator_cancels_the_work() -> None:
    ends = []

    async def work(report: Report[int]) -> None:
        report(1)
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            ends.append("ended")

    async def scenario() -> None:
        found = as_reported(work)
        assert await anext(found) == 1
        await found.aclose()
        await asyncio.sleep(0)

    asyncio.run(scenario())

    assert ends == ["ended"]
