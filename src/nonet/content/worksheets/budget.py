"""What printing may take. The system holds it: see `printing_process.py`."""

import time
from collections.abc import Callable
from typing import NamedTuple

# Three times what a page takes with the heaviest logo, on a slow machine.
PREVIEW_S = 3
# The largest sheet that is taken, 190 puzzles with their solving paths, takes 12 s and 590 MB.
_SHEET_S = 5
_SHEETS_PER_SECOND = 5
MEMORY_MB = 768
# How a printing process ends that finds no memory: as a shell names an end by SIGABRT.
OUT_OF_MEMORY = 134
# While others work too, a second of the processor takes longer than one.
_WAIT_FACTOR = 2
_WAIT_S = 10.0


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
