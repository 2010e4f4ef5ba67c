"""A bounded queue that is fair to the owners of what waits in it.

    small     ada: hint            bea: check, one puzzle
    batches   cat: pack, pack      dan: pack

Small jobs go before pieces of batches; within either, the owner is next whose last turn is longest
ago, and the jobs of one owner go in the order in which they came. So nobody waits for more than one
job of each other owner. Who had no turn of late goes before those who have many. Work that took
much processor time counts as several turns: owners get equal time, not equal numbers of jobs.
"""

from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Container
from dataclasses import dataclass, field
from enum import IntEnum
from operator import attrgetter
from typing import Generic, TypeVar

# The last turns of so many owners are remembered, and none counts as longer ago than so many turns:
# a stream of new owners then keeps nobody waiting for ever.
REMEMBERED_OWNERS = 10_000
LONG_AGO = 256

# While both wait, every fifth turn is a batch's, so that no stream of small jobs starves batches.
SMALL_IN_A_ROW = 4


class Size(IntEnum):
    """A piece of work that is alone, or one of several that were asked for together."""

    SMALL = 0
    BATCH = 1


def size_of(pieces: int) -> Size:
    """Tell the size of work from the number of its pieces."""
    return Size.SMALL if pieces <= 1 else Size.BATCH


@dataclass(eq=False, slots=True)
class Job:
    """What waits for a turn; `pieces` is how much there is to do, this turn's piece included.

    `since` is the number of the last turn that its owner is known to have had.
    """

    owner: str
    size: Size
    pieces: int
    since: float = 0


J = TypeVar("J", bound=Job)


class QueueFullError(Exception):
    """There is no room for a job, for its owner has as many waiting as anyone."""


@dataclass(eq=False, slots=True)
class _Line(Generic[J]):
    """The jobs of one owner and size, in order; it comes before all that have waited less long."""

    since: float
    jobs: OrderedDict[J, None] = field(default_factory=OrderedDict)


class FairQueue(Generic[J]):
    """At most `limit` jobs, `share` of one owner; of owners without jobs only their last turn."""

    def __init__(self, *, limit: int, share: int) -> None:
        self._limit = limit
        self._share = share
        # The latest turn's number, as start-time fair queueing counts a virtual time.
        self._turns: float = 0
        self._last_turns: OrderedDict[str, float] = OrderedDict()
        # Counted beside, for other threads may ask.
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
        """The number of owners that are remembered."""
        return len(self._waiting)

    def number_turn(self, owner: str) -> float:
        """Count a turn, which may be one that nobody had to wait for, and return its number.

        It is beyond all turns that its owner was charged for, so that debts end.
        """
        self._turns = max(self._turns + 1, self._last_turns.get(owner, 0))
        self._last_turns[owner] = self._turns
        self._last_turns.move_to_end(owner)
        if len(self._last_turns) > REMEMBERED_OWNERS:
            self._last_turns.popitem(last=False)
        return self._turns

    def charge(self, owner: str, turns: float) -> None:
        """Count work that took long as so many further turns of its owner."""
        if owner in self._last_turns:
            self._last_turns[owner] += turns
        for lines in self._lines.values():
            if owner in lines:
                lines[owner].since += turns

    def join(self, job: J) -> J | None:
        """Let a job wait as its owner's last; return the one that has to leave for it, if any.

        When the queue is full, it is the last of the owner who has the most, as long as that is
        more than the owner of the new one has with it. So whoever has filled the queue makes room.

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
        """Let the next piece of a batch wait as its owner's first: what is begun ends first.

        Its owner waits since the batch's last turn, and not behind those who had one since then.
        No bound holds it up, for its place was counted when the batch came: the queue exceeds its
        limit by at most as many as are at work.
        """
        self._add(job).move_to_end(job, last=False)

    def take(self, *, batches: bool = True, without: Container[str] = ()) -> J | None:
        """Take out the job whose turn it is, if there is one; without `batches`, a small one.

        The owners in `without` have as many turns as they may.
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
        """Take out a job that nobody waits for any more."""
        lines = self._lines[job.size]
        del lines[job.owner].jobs[job]
        if not lines[job.owner].jobs:
            del lines[job.owner]
        self._length -= 1
        self._waiting[job.owner] -= 1
        if not self._waiting[job.owner]:
            del self._waiting[job.owner]

    def work_before(self, owner: str, cost: Callable[[J], float]) -> float:
        """Return what the jobs cost that have their turns before one more of this owner.

        That is all of the owner's, and as much of each other's: turns are taken one by one.
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


# As round-trip times are smoothed in RFC 6298: a new one counts for an eighth.
_WEIGHT = 1 / 8


class MovingAverage:
    """An exponentially weighted mean for each size; `expected_s` is what a piece takes at first."""

    def __init__(self, *, expected_s: float) -> None:
        self._mean_s = dict.fromkeys(Size, expected_s)

    def note(self, size: Size, piece_s: float) -> None:
        """Take into account how long a piece took."""
        self._mean_s[size] += _WEIGHT * (piece_s - self._mean_s[size])

    def of(self, size: Size) -> float:
        """Return how long the next piece is likely to take, in seconds."""
        return self._mean_s[size]
