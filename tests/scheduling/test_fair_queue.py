"""The order of waiting jobs, and the limits of the queue."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, strategies as st

from nonet.runtime.scheduling.fair_queue import FairQueue, Job, QueueFullError, Size

SMALL, BATCH = Size.SMALL, Size.BATCH


def small(owner: str) -> Job:
    return Job(owner, SMALL, 1)


def pack(owner: str, pieces: int = 20) -> Job:
    return Job(owner, BATCH, pieces)


def queue_of(jobs: Sequence[Job], *, limit: int = 100, share: int = 100) -> FairQueue[Job]:
    queue: FairQueue[Job] = FairQueue(limit=limit, share=share)
    for job in jobs:
        assert queue.join(job) is None
    return queue


def take_all(queue: FairQueue[Job]) -> list[Job | None]:
    return [queue.take() for _ in range(len(queue))]


def test_owners_alternate_however_many_jobs_they_have() -> None:
    a1, a2, a3, a4 = (pack("ada") for _ in range(4))
    b1, b2, c1 = pack("bea"), pack("bea"), pack("cat")

    assert take_all(queue_of([a1, a2, a3, a4, b1, b2, c1])) == [a1, b1, c1, a2, b2, a3, a4]


def test_a_returning_owner_waits_behind_those_without_recent_slots() -> None:
    a1, b1, c1, d1 = pack("ada"), pack("bea"), pack("cat"), pack("dan")
    queue = queue_of([a1, b1, c1, pack("cat")])
    assert [queue.take() for _ in range(3)] == [a1, b1, c1]
    queue.join(d1)

    # Cat had her turn after the others, and dan had none.
    queue.rejoin(bea := Job("bea", BATCH, 19, b1.since))
    queue.rejoin(ada := Job("ada", BATCH, 19, a1.since))
    queue.rejoin(cat := Job("cat", BATCH, 19, c1.since))

    assert take_all(queue)[:4] == [d1, ada, bea, cat]


def test_an_owner_is_limited_to_its_share_of_the_queue() -> None:
    queue = queue_of([pack("ada"), small("ada")], share=2)

    with pytest.raises(QueueFullError):
        queue.join(small("ada"))
    assert queue.join(small("bea")) is None
    assert len(queue) == 3


def test_the_next_piece_of_a_batch_needs_no_room() -> None:
    queue = queue_of([pack("ada")], limit=1, share=1)

    queue.rejoin(pack("ada", 3))

    assert len(queue) == 2


def test_the_owner_of_most_jobs_loses_the_last_of_its_batches() -> None:
    a1, a2, a3, b1, b2 = pack("ada"), pack("ada"), small("ada"), small("bea"), small("bea")
    queue = queue_of([a1, a2, a3, b1, b2], limit=5)

    displaced = queue.join(small("cat"))

    assert displaced is a2
    assert len(queue) == 5
    assert a2 not in queue


def test_an_owner_of_only_small_jobs_loses_the_last_of_them() -> None:
    a1, a2 = small("ada"), small("ada")

    assert queue_of([a1, a2], limit=2).join(small("bea")) is a2


def test_no_job_is_displaced_for_an_owner_with_as_many() -> None:
    queue = queue_of([pack("ada"), pack("ada"), pack("bea")], limit=3)

    with pytest.raises(QueueFullError):
        queue.join(small("bea"))
    with pytest.raises(QueueFullError):
        queue.join(small("ada"))
    assert len(queue) == 3


def test_a_removed_job_is_not_taken() -> None:
    a1, a2, b1 = pack("ada"), pack("ada"), pack("bea")
    queue = queue_of([a1, a2, b1])

    queue.leave(a1)

    assert take_all(queue) == [a2, b1]


def test_an_owner_without_jobs_is_forgotten() -> None:
    jobs = [job for n in range(50) for job in (small(f"player {n}"), pack(f"account {n}"))]
    queue = queue_of(jobs)
    assert queue.owners == 100

    for job in jobs[:20]:
        queue.leave(job)
    take_all(queue)

    assert queue.owners == 0


def test_work_before_a_job_is_its_owners_and_as_much_of_each_other() -> None:
    queue = queue_of([pack("ada", 20), pack("ada", 20), pack("bea", 100), small("cat")])

    def before(owner: str) -> float:
        return queue.work_before(owner, lambda job: job.pieces)

    assert before("ada") == 40 + 40 + 1
    assert before("bea") == 100 + 40 + 1
    assert before("cat") == 1 + 1 + 1
    assert before("dan") == 0


OWNERS = st.sampled_from(["ada", "bea", "cat", "dan"])
DEEDS = st.lists(
    st.tuples(st.sampled_from(["small", "pack", "take", "leave"]), OWNERS), max_size=200
)


@given(DEEDS, st.integers(0, 12), st.integers(0, 6))
def test_every_job_is_taken_or_displaced_once_within_all_limits(
    actions: list[tuple[str, str]], limit: int, share: int
) -> None:
    queue: FairQueue[Job] = FairQueue(limit=limit, share=share)
    waiting: list[Job] = []
    for action, owner in actions:
        if action in ("small", "pack"):
            job = small(owner) if action == "small" else pack(owner)
            try:
                displaced = queue.join(job)
            except QueueFullError:
                continue
            waiting.append(job)
            if displaced is not None:
                waiting.remove(displaced)
        elif waiting and action == "take":
            taken = queue.take()
            assert taken is not None
            waiting.remove(taken)
        elif mine := [job for job in waiting if job.owner == owner and action == "leave"]:
            queue.leave(mine[-1])
            waiting.remove(mine[-1])

        counts = {owner: sum(job.owner == owner for job in waiting) for owner in ["ada", "bea"]}
        assert len(queue) == len(waiting) <= limit
        assert max(counts.values()) <= share
        assert queue.owners == len({job.owner for job in waiting})

    assert sorted(map(id, take_all(queue))) == sorted(map(id, waiting))


@given(st.lists(OWNERS, max_size=40))
def test_every_waiting_owner_gets_a_slot_between_two_of_another(owners: list[str]) -> None:
    queue = queue_of([pack(owner) for owner in owners])

    taken = [job.owner for job in take_all(queue) if job]
    assert len(taken) == len(owners)

    for owner in set(owners):
        turns = [turn for turn, name in enumerate(taken) if name == owner]
        for turn, following in pairwise(turns):
            between = taken[turn + 1 : following]
            still_waiting = set(taken[following:]) - {owner}
            assert still_waiting <= set(between)
            assert len(between) == len(set(between))


def test_owners_get_equal_time_however_long_their_jobs_take() -> None:
    spent = Counter[str]()
    cost = {"ada": 100, "bea": 1, "cat": 10}
    queue = queue_of([small(owner) for owner in cost for _ in range(3)])

    while spent["ada"] < 500:
        job = queue.take()
        assert job is not None
        spent[job.owner] += cost[job.owner]
        queue.charge(job.owner, cost[job.owner] - 1)
        queue.join(small(job.owner))

    assert max(spent.values()) - min(spent.values()) <= 2 * cost["ada"]


def test_an_owner_is_not_charged_for_work_without_competition() -> None:
    queue = queue_of([])
    for _ in range(100):
        queue.number_turn("ada")
        queue.charge("ada", 1_000)
    queue.number_turn("ada")
    for owner in ("ada", "bea"):
        queue.join(small(owner))
        queue.join(small(owner))

    taken = [job.owner for job in take_all(queue) if job is not None]

    assert sorted(taken[:2]) == ["ada", "bea"]
