"""Who makes and proves the units: processes of this machine."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from types import TracebackType
from typing import Protocol, Self, TypeVar

from nonet.errors import CorpusError
from nonet.research.units import Job

P = TypeVar("P")
T = TypeVar("T")
Work = Callable[[Job, P], T]
"""What is done to a part of a corpus: a function of a module, which other processes import."""
Result = Callable[[], T]
"""Waits for the work, and returns what came of it."""


class Workers(AbstractContextManager["Workers"], Protocol):
    """Some that work at the same time."""

    @property
    def ahead(self) -> int:
        """How many parts keep all of them busy."""

    def begin(self, work: Work[P, T], job: Job, part: P) -> Result[T]:
        """Have some work done."""


class Alone:
    """The process that asks, one part after the other."""

    ahead = 1

    def begin(self, work: Work[P, T], job: Job, part: P) -> Result[T]:
        """Have some work done when its result is asked for."""
        return partial(work, job, part)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        return None


class LocalWorkers:
    """A process for each core, or so many."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or os.cpu_count() or 1
        # A new interpreter each: threads of the engine do not live on in a fork.
        self._pool = ProcessPoolExecutor(
            self._processes, mp_context=get_context("spawn"), initializer=_end_with_parent
        )
        self.ahead = 2 * self._processes

    def begin(self, work: Work[P, T], job: Job, part: P) -> Result[T]:
        """Have some work done by the next process that is free."""
        future = self._pool.submit(work, job, part)

        def result() -> T:
            try:
                return future.result()
            except BrokenProcessPool:
                message = "a worker was ended from outside, perhaps for lack of memory"
                raise CorpusError(f"{message}; the same command goes on from here") from None

        return result

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """End this process as soon as the one that began it is gone, even if it was killed."""
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=wait, daemon=True).start()
