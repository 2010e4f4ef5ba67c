"""Work on threads, in turns."""

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from threading import Event, get_ident

import pytest

from nonet.errors import GenerationLimitError
from nonet.runtime.scheduling.scheduler import NOBODY, ask_as
from nonet.runtime.workpool import WorkPool


@pytest.fixture
def pool() -> Iterator[WorkPool]:
    pool = WorkPool(threads=1, queue=8, share=8)
    yield pool
    pool.close()


class Diary:
    """Pieces of work that note when they are done, the first of each batch when it may."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.begun = Event()
        self.released = Event()

    def batch(self, name: str, count: int) -> Iterator[str]:
        for number in range(count):
            self.begun.set()
            self.released.wait()
            yield self.note(f"{name}{number}")

    def note(self, line: str) -> str:
        self.lines.append(line)
        return line


async def start(pool: WorkPool, diary: Diary, name: str, count: int) -> "asyncio.Task[list[str]]":
    ask_as(NOBODY._replace(owner=name))
    task = asyncio.create_task(pool.run_batch(diary.batch(name, count), count=count))
    await asyncio.sleep(0)
    return task


def test_a_small_job_waits_only_for_one_piece_of_a_batch(
    pool: WorkPool,
) -> None:
    async def scenario() -> tuple[list[str], list[str]]:
        diary = Diary()
        pack = await start(pool, diary, "pack", 20)
        diary.begun.wait()
        ask_as(NOBODY._replace(owner="player"))
        hint = asyncio.create_task(pool.run(diary.note, "hint"))
        await asyncio.sleep(0)
        diary.released.set()
        await hint
        return await pack, diary.lines

    made, lines = asyncio.run(scenario())

    assert made == [f"pack{number}" for number in range(20)]
    assert lines == ["pack0", "hint", *made[1:]]


def test_batches_of_two_owners_alternate_and_those_of_one_do_not(
    pool: WorkPool,
) -> None:
    async def scenario() -> list[str]:
        diary = Diary()
        first = await start(pool, diary, "a", 3)
        diary.begun.wait()
        others = [await start(pool, diary, name, 3) for name in ("a", "b")]
        diary.released.set()
        await asyncio.gather(first, *others)
        return diary.lines

    lines = asyncio.run(scenario())

    assert [line[0] for line in lines] == ["a", "b", "a", "b", "a", "b", "a", "a", "a"]


def test_a_batch_without_competition_is_one_slot(pool: WorkPool) -> None:
    threads = asyncio.run(pool.run_batch(iter(get_ident, None), count=20))

    assert len(threads) == 20
    assert len(set(threads)) == 1


def test_an_empty_batch_needs_no_slot(pool: WorkPool) -> None:
    async def scenario() -> list[int]:
        released = Event()
        held = asyncio.create_task(pool.run(released.wait))
        await asyncio.sleep(0)
        try:
            return await pool.run_batch(iter(()), count=0)
        finally:
            released.set()
            await held

    assert asyncio.run(scenario()) == []


@pytest.mark.parametrize("pieces", ["", "ab"])
def test_a_batch_of_fewer_pieces_ends_with_the_last(pool: WorkPool, pieces: str) -> None:
    async def scenario() -> list[str]:
        async with asyncio.timeout(30):
            return await pool.run_batch(iter(pieces), count=3)

    assert asyncio.run(scenario()) == list(pieces)


def test_a_failing_piece_ends_its_batch_and_frees_the_thread(pool: WorkPool) -> None:
    def pieces() -> Iterator[int]:
        yield 1
        raise GenerationLimitError(tried=7)

    async def scenario() -> str:
        with pytest.raises(GenerationLimitError):
            await pool.run_batch(pieces(), count=2)
        return await pool.run(str, 5)

    assert asyncio.run(scenario()) == "5"


def test_abandoned_work_keeps_its_thread_until_it_is_done(pool: WorkPool) -> None:
    async def scenario() -> list[str]:
        diary = Diary()
        abandoned = await start(pool, diary, "a", 1)
        diary.begun.wait()
        abandoned.cancel()
        following = asyncio.create_task(pool.run(diary.note, "next"))
        await asyncio.sleep(0)
        diary.released.set()
        await following
        return diary.lines

    assert asyncio.run(scenario()) == ["a0", "next"]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux weighs threads one by one")
def test_the_event_loop_has_priority_over_the_threads(pool: WorkPool) -> None:
    async def scenario() -> tuple[int, int]:
        return os.nice(0), await pool.run(os.nice, 0)

    of_the_loop, of_a_thread = asyncio.run(scenario())

    assert of_a_thread == min(19, of_the_loop + 5)


def test_an_owner_of_long_work_gets_fewer_slots(pool: WorkPool) -> None:
    async def scenario() -> list[str]:
        diary = Diary()

        def work(owner: str, seconds: float) -> "asyncio.Task[str]":
            ask_as(NOBODY._replace(owner=owner))
            return asyncio.create_task(pool.run(burn, diary, owner, seconds))

        tasks = [work("ada", 0.2) for _ in range(3)] + [work("bea", 0) for _ in range(5)]
        await asyncio.gather(*tasks)
        return diary.lines

    assert asyncio.run(scenario()) == ["ada", *["bea"] * 5, "ada", "ada"]


def burn(diary: Diary, owner: str, seconds: float) -> str:
    end_s = time.thread_time() + seconds
    while time.thread_time() < end_s:
        pass
    return diary.note(owner)
