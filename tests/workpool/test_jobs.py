"""Jobs on all idle threads, which let others have their turns."""

import asyncio
from collections.abc import Generator
from threading import Barrier, Event

import pytest

from nonet.errors import GenerationLimitError
from nonet.runtime.workpool import WorkPool


def test_jobs_return_their_results_in_order() -> None:
    def job(number: int) -> Generator[None, None, int]:
        for _ in range(number % 3):
            yield
        return number

    pool = WorkPool(threads=3, queue=8, share=8)
    try:
        assert asyncio.run(pool.run_jobs(map(job, range(50)))) == list(range(50))
        assert asyncio.run(pool.run_jobs(iter(()))) == []
    finally:
        pool.close()


def test_jobs_run_on_all_idle_threads_at_once() -> None:
    together = Barrier(3, timeout=60)

    def job() -> Generator[None, None, int]:
        yield
        return together.wait()

    pool = WorkPool(threads=3, queue=8, share=8)
    try:
        arrived = asyncio.run(pool.run_jobs(job() for _ in range(3)))
    finally:
        pool.close()

    assert sorted(arrived) == [0, 1, 2]


def test_a_new_job_waits_only_for_a_slice() -> None:
    begun, released = Event(), Event()
    diary: list[str] = []

    def job() -> Generator[None, None, None]:
        for number in range(3):
            begun.set()
            released.wait()
            diary.append(f"slice {number}")
            yield

    async def scenario(pool: WorkPool) -> None:
        jobs = asyncio.create_task(pool.run_jobs([job()]))
        await asyncio.to_thread(begun.wait)
        small = asyncio.create_task(pool.run(diary.append, "small"))
        await asyncio.sleep(0)
        released.set()
        await asyncio.gather(jobs, small)

    pool = WorkPool(threads=1, queue=8, share=8)
    try:
        asyncio.run(scenario(pool))
    finally:
        pool.close()

    assert diary == ["slice 0", "small", "slice 1", "slice 2"]


def test_a_cancelled_job_ends_at_its_next_slice() -> None:
    begun = Event()

    def endless() -> Generator[None, None, int]:
        while True:
            begun.set()
            yield

    async def scenario(pool: WorkPool) -> None:
        jobs = asyncio.create_task(pool.run_jobs([endless()]))
        await asyncio.to_thread(begun.wait)
        jobs.cancel()
        await asyncio.gather(jobs, return_exceptions=True)

    pool = WorkPool(threads=1, queue=8, share=8)
    asyncio.run(scenario(pool))
    # This waits for the thread's current work.
    pool.close()

    assert begun.is_set()


def test_a_failing_job_ends_the_others_and_frees_the_threads() -> None:
    def fail() -> Generator[None, None, int]:
        yield
        raise GenerationLimitError(tried=7)

    both = Barrier(2, timeout=60)

    async def scenario(pool: WorkPool) -> list[int]:
        with pytest.raises(GenerationLimitError):
            await pool.run_jobs([fail(), fail(), fail()])
        return list(await asyncio.gather(pool.run(both.wait), pool.run(both.wait)))

    pool = WorkPool(threads=2, queue=8, share=8)
    try:
        assert sorted(asyncio.run(scenario(pool))) == [0, 1]
    finally:
        pool.close()
