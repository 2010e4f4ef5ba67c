"""Turns as those who wait for them see them."""

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any, TypeVar

import pytest

from nonet.errors import CallerGoneError, OverloadedError
from nonet.runtime.scheduling.scheduler import NOBODY, Named, Scheduler, Turn, ask_as

T = TypeVar("T")


class StandingLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock stands still until it is told to move."""

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


def test_at_most_as_many_have_a_turn_as_there_are_workers() -> None:
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


def test_batches_leave_to_small_jobs_what_is_kept_for_them() -> None:
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


def test_a_batch_takes_the_worker_that_is_not_kept_while_small_jobs_have_the_other() -> None:
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


def test_a_turn_that_ends_is_given_to_the_next_owner() -> None:
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


def test_whoever_is_cancelled_while_waiting_leaves_room() -> None:
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


def test_a_turn_that_comes_as_its_owner_is_cancelled_goes_to_the_next() -> None:
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


def test_a_turn_that_ends_as_its_owner_is_cancelled_goes_to_the_next() -> None:
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


def test_whoever_hangs_up_while_waiting_leaves_the_queue() -> None:
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


def test_whoever_makes_room_for_others_is_told_when_to_come_back() -> None:
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
def test_the_time_to_come_back_is_that_of_the_queue(workers: int, wait_s: int) -> None:
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


def test_the_time_to_come_back_follows_what_work_took() -> None:
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


def test_an_empty_queue_asks_for_a_second_at_least() -> None:
    async def scenario() -> int:
        one = turns(queue=0)
        await one.take()
        with pytest.raises(OverloadedError) as refusal:
            await one.take()
        return refusal.value.retry_after_s

    assert run(scenario()) == 1


def test_no_owner_has_all_workers_where_one_is_kept_for_others() -> None:
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


def test_who_had_no_turn_of_late_goes_before_those_who_wait_for_their_next() -> None:
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
