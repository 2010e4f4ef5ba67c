"""The order and the limits of waiting jobs."""

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

import pytest

from nonet.errors import CallerGoneError, OverloadedError
from nonet.runtime.scheduling.scheduler import NOBODY, Named, Scheduler, Turn, ask_as

T = TypeVar("T")


class StandingLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock stands still until a test moves it."""

    now_s = 0.0

    def time(self) -> float:
        return self.now_s


def run(scenario: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=StandingLoop) as runner:
        return runner.run(scenario)


def turns(*, workers: int = 1, queue: int = 100, share: int = 100) -> Scheduler:
    return Scheduler(workers=workers, queue=queue, share=share, expected_s=0.5)


async def settle() -> None:
    """Let everything go on that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def ask(owner: str, work: Awaitable[Turn], *, hung_up: asyncio.Event | None = None) -> Any:
    """Wait for a turn in the name of an owner."""

    async def wait() -> Turn:
        ask_as(NOBODY._replace(owner=owner) if hung_up is None else Named(owner, hung_up.wait))
        return await work

    return asyncio.create_task(wait())


def test_at_most_one_slot_per_worker_is_used() -> None:
    async def scenario() -> list[list[bool]]:
        both = turns(workers=2)
        first, _ = await both.take(), await both.take()
        waiting = [ask("ada", both.take()) for _ in range(2)]
        await settle()
        before = [task.done() for task in waiting]
        first.end()
        await settle()
        after = [task.done() for task in waiting]
        (await waiting[0]).end()
        await waiting[1]
        return [before, after]

    assert run(scenario()) == [[False, False], [True, False]]


def test_batches_never_take_the_kept_workers() -> None:
    async def scenario() -> list[list[bool]]:
        two = Scheduler(workers=2, queue=9, share=9, expected_s=1, kept=1)
        pack, asked = await two.take(20), [ask("ada", two.take(20)) for _ in range(2)]
        small = await two.take()
        asked += [ask(owner, two.take()) for owner in ("bea", "cat")]
        stages = []
        for turn in (small, pack):
            await settle()
            stages.append([task.done() for task in asked])
            turn.end()
        await settle()
        stages.append([task.done() for task in asked])
        (await asked[2]).end()
        (await asked[3]).end()
        (await asked[0]).end()
        (await asked[1]).end()
        return stages

    assert run(scenario()) == [
        [False, False, False, False],
        [False, False, True, False],
        [False, False, True, True],
    ]


def test_a_batch_takes_a_worker_that_is_not_kept() -> None:
    async def scenario() -> None:
        two = Scheduler(workers=2, queue=9, share=9, expected_s=1, kept=1)
        small = await two.take()
        pack = await ask("ada", two.take(20))
        waiting = [ask("bea", two.take()), ask("ada", two.take(20))]
        await settle()

        small.end()
        (await waiting[0]).end()
        await settle()
        assert not waiting[1].done()
        pack.end()

        (await waiting[1]).end()

    run(scenario())


def test_a_finished_slot_goes_to_the_next_owner() -> None:
    async def scenario() -> list[str]:
        one, order = turns(), []
        turn = await one.take(20)

        async def work(owner: str) -> None:
            mine = await ask(owner, one.take(20))
            order.append(owner)
            mine.end()

        jobs = [asyncio.create_task(work(owner)) for owner in "aaabbc"]
        await settle()
        turn.end()
        await asyncio.gather(*jobs)
        return order

    assert run(scenario()) == ["a", "b", "c", "a", "b", "a"]


def test_a_cancelled_job_leaves_the_queue() -> None:
    async def scenario() -> None:
        one = turns(share=1)
        turn = await one.take()
        cancelled = ask("ada", one.take())
        await settle()
        with pytest.raises(OverloadedError):
            await ask("ada", one.take())

        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        second = ask("ada", one.take())
        await settle()
        turn.end()

        (await second).end()
        assert not one.are_awaited

    run(scenario())


def test_a_slot_that_comes_at_the_cancellation_goes_to_the_next_job() -> None:
    async def scenario() -> None:
        one = turns()
        turn = await one.take()
        cancelled, following = ask("ada", one.take()), ask("bea", one.take())
        await settle()

        turn.end()
        cancelled.cancel()

        (await following).end()
        (await one.take()).end()

    run(scenario())


def test_a_slot_that_ends_at_the_cancellation_goes_to_the_next_job() -> None:
    async def scenario() -> None:
        one = turns()
        turn = await one.take()
        cancelled, following = ask("ada", one.take()), ask("bea", one.take())
        await settle()

        cancelled.cancel()
        turn.end()

        (await following).end()
        (await one.take()).end()

    run(scenario())


def test_a_disconnect_leaves_the_queue() -> None:
    async def scenario() -> None:
        one, hung_up = turns(share=1), asyncio.Event()
        turn = await one.take()
        gone = ask("ada", one.take(), hung_up=hung_up)
        await settle()

        hung_up.set()
        with pytest.raises(CallerGoneError):
            await gone
        assert not one.are_awaited

        stays = ask("ada", one.take())
        await settle()
        turn.end()
        (await stays).end()

    run(scenario())


def test_a_displaced_job_gets_a_retry_time() -> None:
    async def scenario() -> list[int]:
        one = turns(queue=3)
        turn = await one.take()
        greedy = [ask("ada", one.take(20)) for _ in range(3)]
        await settle()
        newcomer = ask("bea", one.take(20))
        await settle()

        with pytest.raises(OverloadedError) as refusal:
            await greedy[2]
        turn.end()
        for waiting in (greedy[0], newcomer, greedy[1]):
            (await waiting).end()
        return [refusal.value.retry_after_s]

    # Two packs of its own and one of the other's, each 20 pieces of half a second.
    assert run(scenario()) == [30]


@pytest.mark.parametrize(("workers", "wait_s"), [(1, 20), (2, 10)])
def test_the_retry_time_is_that_of_the_queue(workers: int, wait_s: int) -> None:
    async def scenario() -> int:
        some = turns(workers=workers, share=2)
        begun = [await some.take() for _ in range(workers)]
        waiting = [ask("ada", some.take(20)) for _ in range(2)]
        await settle()
        with pytest.raises(OverloadedError) as refusal:
            await ask("ada", some.take())
        for turn in [*begun, *[task for task in waiting if task.cancel()]]:
            if isinstance(turn, Turn):
                turn.end()
        return refusal.value.retry_after_s

    assert run(scenario()) == wait_s


def test_the_retry_time_follows_the_measured_work() -> None:
    async def scenario() -> int:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, StandingLoop)
        one = turns(share=1)
        for _ in range(100):
            turn = await one.take(20)
            turn.pieces = 10
            loop.now_s += 40.0
            turn.end()
        held = await one.take()
        waiting = ask("ada", one.take(20))
        await settle()
        with pytest.raises(OverloadedError) as refusal:
            await ask("ada", one.take())
        held.end()
        (await waiting).end()
        return refusal.value.retry_after_s

    assert run(scenario()) == 80


def test_the_retry_time_is_at_least_a_second() -> None:
    async def scenario() -> int:
        one = turns(queue=0)
        await one.take()
        with pytest.raises(OverloadedError) as refusal:
            await one.take()
        return refusal.value.retry_after_s

    assert run(scenario()) == 1


def test_no_owner_gets_all_workers_if_one_is_kept() -> None:
    async def scenario() -> list[bool]:
        two = Scheduler(workers=2, queue=9, share=9, expected_s=1, kept=1)
        asked = [ask("ada", two.take()) for _ in range(2)]
        await settle()
        asked.append(ask("bea", two.take()))
        await settle()
        before = [task.done() for task in asked]
        (await asked[2]).end()
        (await asked[0]).end()
        (await asked[1]).end()
        return before

    assert run(scenario()) == [True, False, True]


def test_owners_without_recent_slots_go_first() -> None:
    async def scenario() -> list[bool]:
        one = Scheduler(workers=1, queue=99, share=9, expected_s=1)
        for owner in range(9):
            (await ask(str(owner), one.take())).end()
        busy = await one.take()
        asked = [ask(str(owner), one.take()) for owner in range(9)]
        await settle()
        asked.append(ask("bea", one.take()))
        await settle()
        busy.end()
        await settle()
        done = [task.done() for task in asked]
        for task in asked:
            task.cancel()
        return done

    assert run(scenario()) == [False] * 9 + [True]
