"""What printing may take, and what took more. The system holds it: see `printing_process.py`."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal, NamedTuple

from nonet.errors import PrintLimitError

# Three times what a page takes with the heaviest logo, on a slow machine.
PREVIEW_S = 3
# The largest sheet that is taken, 190 puzzles with their solving paths, takes 12 s and 590 MB.
_SHEET_S = 5
_SHEETS_PER_SECOND = 5
MEMORY_MB = 768
# While others work too, a second of the processor takes longer than one.
_WAIT_FACTOR = 2
_WAIT_S = 10.0

REMEMBERED_S = 3600.0
MOST_REMEMBERED = 1_000

Limit = Literal["time", "memory"]


class Budget(NamedTuple):
    """Seconds of the processor, and of the clock on the wall, that one job may take."""

    cpu_s: int
    wall_s: float


def budget_of(sheets: int, *, is_preview: bool) -> Budget:
    """Return the budget of a preview, or of a worksheet with so many puzzles."""
    cpu_s = PREVIEW_S if is_preview else _SHEET_S + sheets // _SHEETS_PER_SECOND
    return Budget(cpu_s, _WAIT_FACTOR * cpu_s + _WAIT_S)


class PrintLimits(NamedTuple):
    """The budget of each job, and the clock by which is remembered what exceeded its own."""

    clock: Callable[[], float] = time.monotonic
    budget_of: Callable[..., Budget] = budget_of


class FailedPrints:
    """Hashes of what has killed a printer, which is not printed again for an hour.

    The table is bounded; of more, the oldest are forgotten.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._known: OrderedDict[bytes, tuple[float, Limit, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def check(self, name: bytes) -> None:
        """Refuse what is remembered.

        Raises:
            PrintLimitError: the limit that it ran into.
        """
        if known := self._known.get(name):
            since_s, limit, most = known
            if self._clock() - since_s < REMEMBERED_S:
                raise PrintLimitError(limit, most)
            del self._known[name]

    def remember(self, name: bytes, error: PrintLimitError) -> None:
        """Remember what ran into a limit."""
        # Not the refusal itself: its traceback holds the worksheet, the logo and the request.
        self._known[name] = self._clock(), error.limit, error.most
        self._known.move_to_end(name)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
