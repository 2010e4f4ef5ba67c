"""A bounded queue that is fair to the owners of its jobs.

    small     ada: hint            bea: check, one puzzle
    batches   cat: pack, pack      dan: pack

Small jobs go before pieces of batches. Within each size, the owner whose last slot is longest ago
is next, and an owner's jobs run in their order of arrival. So a job waits for at most one job of
each other owner, and owners without recent slots go first. Work that took much processor time
counts as several slots: owners get equal time, not equal numbers of jobs.
"""

from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from enum import IntEnum
from operator import attrgetter
from typing import Generic, TypeVar

# The number of owners whose last slots are remembered, and the greatest age of a slot that counts,
# so that a stream of new owners can't starve anyone.
REMEMBERED_OWNERS = 10_000
LONG_AGO = 256

# While both sizes wait, every fifth slot goes to a batch, so that small jobs can't starve batches.
SMALL_IN_A_ROW = 4


class Size(IntEnum):
    """The size of work: a single piece, or one of several that were requested together."""

    SMALL = 0
    BATCH = 1


def size_of(pieces: int) -> Size:
    """Return the size of work with this number of pieces."""
    return Size.SMALL if pieces <= 1 else Size.BATCH


@dataclass(eq=False, slots=True)
class Job:
    """A job that waits for a slot; `pieces` is the remaining work, including the next piece.

    `since` is the number of its owner's last known slot.
    """

    owner: str
    size: Size
    pieces: int
    since: float = 0


J = TypeVar("J", bound=Job)


class QueueFullError(Exception):
    """The queue is full, and the job's owner has as many waiting jobs as any other."""


@dataclass(eq=False, slots=True)
class _Line(Generic[J]):
    """The jobs of one owner and size, in order; `since` is the owner's last slot."""

    since: float
    jobs: OrderedDict[J, None] = field(default_factory=OrderedDict)


class FairQueue(Generic[J]):
    """A queue of at most `limit` jobs, `share` per owner.

    The owner whose last slot is longest ago goes next.
    """

    def __init__(self, *, limit: int, share: int) -> None:
        self._limit = limit
        self._share = share
        # The latest slot's number, the virtual time of start-time fair queueing.
        self._turns: float = 0
        self._last_turns: OrderedDict[str, float] = OrderedDict()
        # Counted separately, since other threads may read it.
        self._length = 0
        self._waiting: Counter[str] = Counter()
        self._lines: dict[Size, dict[str, _Line[J]]] = {size: {} for size in Size}
        self._small_in_a_row = 0

    def __len__(self) -> int:
        return self._length

    def __contains__(self, job: J) -> bool:
        line = self._lines[job.size].get(job.owner)
        return line is not None and job in line.jobs

    @property
    def owners(self) -> int:
        """The number of owners with waiting jobs."""
        return len(self._waiting)

    def number_turn(self, owner: str) -> float:
        """Count a slot, with or without a wait, and return its number.

        It is beyond all slots that its owner was charged for, so that debts end.
        """
        self._turns = max(self._turns + 1, self._last_turns.get(owner, 0))
        self._last_turns[owner] = self._turns
        self._last_turns.move_to_end(owner)
        if len(self._last_turns) > REMEMBERED_OWNERS:
            self._last_turns.popitem(last=False)
        return self._turns

    def charge(self, owner: str, turns: float) -> None:
        """Count long work as additional slots of its owner."""
        if owner in self._last_turns:
            self._last_turns[owner] += turns
        for lines in self._lines.values():
            if owner in lines:
                lines[owner].since += turns

    def join(self, job: J) -> J | None:
        """Add a job as its owner's last; return the job that it displaces, if any.

        If the queue is full, that is the last job of the owner with the most jobs, if that is more
        than the new job's owner has including it. So the owner that filled the queue loses a job.

        Raises:
            QueueFullError.
        """
        displaced = None
        mine = self._waiting[job.owner] + 1
        if mine > self._share:
            raise QueueFullError
        if len(self) >= self._limit:
            displaced = self._displace(mine)
            if displaced is None:
                raise QueueFullError
        job.since = max(self._last_turns.get(job.owner, 0), self._turns - LONG_AGO)
        self._add(job)
        return displaced

    def rejoin(self, job: J) -> None:
        """Add the next piece of a batch as its owner's first, so that batches finish in order.

        It has waited since the batch's last slot, so it goes before owners with later slots. No
        limit applies, since the batch was counted when it joined: the queue exceeds its limit by at
        most the number of workers.
        """
        self._add(job).move_to_end(job, last=False)

    def take(self, *, batches: bool = True, without: Container[str] = ()) -> J | None:
        """Remove and return the next job, or None; without `batches`, only a small one.

        The owners in `without` have their maximum of slots.
        """
        lines = {
            size: [line for owner, line in self._lines[size].items() if owner not in without]
            for size in Size
        }
        has_batch = batches and bool(lines[Size.BATCH])
        size = self._next_size(small=bool(lines[Size.SMALL]), batch=has_batch)
        if not lines[size]:
            return None
        self._small_in_a_row = self._small_in_a_row + 1 if size is Size.SMALL else 0
        line = min(lines[size], key=attrgetter("since"))
        job = next(iter(line.jobs))
        job.since = line.since = self.number_turn(job.owner)
        self.leave(job)
        return job

    def leave(self, job: J) -> None:
        """Remove a job from the queue."""
        lines = self._lines[job.size]
        del lines[job.owner].jobs[job]
        if not lines[job.owner].jobs:
            del lines[job.owner]
        self._length -= 1
        self._waiting[job.owner] -= 1
        if not self._waiting[job.owner]:
            del self._waiting[job.owner]

    def work_before(self, owner: str, cost: Callable[[J], float]) -> float:
        """Return the cost of the jobs that run before one more job of this owner.

        That is all of the owner's jobs, and as much of each other owner's, since slots alternate.
        """
        costs: defaultdict[str, float] = defaultdict(float)
        for lines in self._lines.values():
            for name, line in lines.items():
                costs[name] += sum(map(cost, line.jobs))
        mine = costs[owner]
        return sum(min(theirs, mine) for theirs in costs.values())

    def _next_size(self, *, small: bool, batch: bool) -> Size:
        if not batch:
            return Size.SMALL
        if not small:
            return Size.BATCH
        return Size.BATCH if self._small_in_a_row >= SMALL_IN_A_ROW else Size.SMALL

    def _add(self, job: J) -> OrderedDict[J, None]:
        line = self._lines[job.size].setdefault(job.owner, _Line(job.since))
        line.jobs[job] = None
        self._length += 1
        self._waiting[job.owner] += 1
        return line.jobs

    def _displace(self, mine: int) -> J | None:
        owner, most = max(self._waiting.items(), key=lambda item: item[1], default=("", 0))
        if most <= mine:
            return None
        lines = self._lines[Size.BATCH]
        if owner not in lines:
            lines = self._lines[Size.SMALL]
        job = next(reversed(lines[owner].jobs))
        self.leave(job)
        return job


# RFC 6298 smooths round-trip times in this way: a new value counts for an eighth.
_WEIGHT = 1 / 8


class MovingAverage:
    """An exponentially weighted mean for each size; `expected_s` is the initial value."""

    def __init__(self, *, expected_s: float) -> None:
        self._mean_s = dict.fromkeys(Size, expected_s)

    def note(self, size: Size, piece_s: float) -> None:
        """Add the duration of a piece."""
        self._mean_s[size] += _WEIGHT * (piece_s - self._mean_s[size])

    def of(self, size: Size) -> float:
        """Return the expected duration of the next piece in seconds."""
        return self._mean_s[size]
