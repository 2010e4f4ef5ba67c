"""Time and memory limits of printing, which the system enforces: see `printing_process.py`."""

import time
from collections.abc import Callable
from typing import Literal, NamedTuple

# Three times as long as a page with the heaviest logo takes on a slow machine.
PREVIEW_S = 3
# The largest sheet that is accepted, 190 puzzles with their solving paths, takes 12 s and 590 MB.
_SHEET_S = 5
_SHEETS_PER_SECOND = 5
MEMORY_MB = 768
# While other processes work too, a second of CPU takes longer than one.
_WAIT_FACTOR = 2
_WAIT_S = 10.0

REMEMBERED_S = 3600.0
MOST_REMEMBERED = 1_000

Limit = Literal["time", "memory"]


class Budget(NamedTuple):
    """Seconds of CPU and of wall-clock time that a job may take."""

    cpu_s: int
    wall_s: float


def budget_of(sheets: int, *, is_preview: bool) -> Budget:
    """Return the budget of a preview, or of a worksheet with this many puzzles."""
    cpu_s = PREVIEW_S if is_preview else _SHEET_S + sheets // _SHEETS_PER_SECOND
    return Budget(cpu_s, _WAIT_FACTOR * cpu_s + _WAIT_S)


class PrintLimits(NamedTuple):
    """The clock for remembered failures, and the budget of each job."""

    clock: Callable[[], float] = time.monotonic
    budget_of: Callable[..., Budget] = budget_of
