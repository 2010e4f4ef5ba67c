"""Workers that make and prove the units: processes of this machine, or a Ray cluster."""

import os
import socket
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, ExitStack, redirect_stdout
from functools import partial
from importlib import import_module
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Protocol, Self, TypeVar

from nonet.errors import CorpusError
from nonet.research.units import Job

P = TypeVar("P")
T = TypeVar("T")
Work = Callable[[Job, P], T]
"""Work on a part of a corpus: a module-level function, since other processes import it."""
Result = Callable[[], T]
"""Waits for the work and returns its result."""


class Workers(AbstractContextManager["Workers"], Protocol):
    """Workers that run at the same time."""

    ahead: int
    """The number of parts that keeps all workers busy."""

    def begin(self, work: Work[P, T], job: Job, part: P) -> Result[T]:
        """Start some work."""


class Alone(Workers):
    """The calling process, one part at a time."""

    ahead = 1

    def begin(self, work: Work[P, T], job: Job, part: P) -> Result[T]:
        """Return work that runs when its result is requested."""
        return partial(work, job, part)

    def __exit__(self, *_exception: object) -> None:
        return None


class LocalWorkers(Workers):
    """A process for each core, or the given number of processes."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or os.cpu_count() or 1
        # New interpreters, since the engine's threads don't survive a fork.
        self._pool = ProcessPoolExecutor(
            self._processes, mp_context=get_context("spawn"), initializer=_end_with_parent
        )
        self.ahead = 2 * self._processes

    def begin(self, work: Work[P, T], job: Job, part: P) -> Result[T]:
        """Start work in the next free process."""
        future = self._pool.submit(work, job, part)

        def result() -> T:
            try:
                return future.result()
            except BrokenProcessPool:
                message = "a worker was killed, perhaps for lack of memory"
                raise CorpusError(f"{message}; run the same command again to continue") from None

        return result

    def __exit__(self, *_exception: object) -> None:
        self._pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """End this process as soon as its parent has ended, even if that was killed."""
    parent = parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=wait, daemon=True).start()


# A unit has one or two megabytes, and few wait at a time.
_STORE_BYTES = 256 << 20
_REACHED_WITHIN_S = 30


class RayWorkers(Workers):
    """The workers of a cluster at an address, or of a new one on this machine.

    Work that is lost with a worker or its machine is repeated elsewhere, with the same result.
    """

    def __init__(self, address: str | None = None, processes: int | None = None) -> None:
        # Making a corpus shouldn't report to a third party.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # The import takes a second, and Ray is an optional dependency.
        ray: Any = import_module("ray")
        self._ray = ray
        alone: dict[str, Any] = {} if address else _alone(processes)
        try:
            _require_somebody(address)
            ray.init(
                address=address or "local", log_to_driver=False, logging_level="ERROR", **alone
            )
        except (OSError, RuntimeError, ValueError) as fault:
            where = address or "this machine"
            raise CorpusError(f"no Ray cluster at {where}: {fault}") from None
        self.ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._job: Any = None
        self._reports = ExitStack()

    def begin(self, work: Work[P, T], job: Job, part: P) -> Result[T]:
        """Start work on the next free core."""
        if self._job is None:
            self._job = self._ray.put(job)
        # Retries are unlimited, since the results are always the same.
        remote = self._ray.remote(num_cpus=1, max_retries=-1)(work)
        reference = remote.remote(self._job, part)

        def result() -> T:
            done: T = self._ray.get(reference)
            return done

        return result

    def __enter__(self) -> Self:
        # Ray's reports of lost workers don't belong in a command's output.
        self._reports.enter_context(redirect_stdout(sys.stderr))
        return self

    def __exit__(self, *_exception: object) -> None:
        with self._reports:
            self._ray.shutdown()


def _require_somebody(address: str | None) -> None:
    """Check that a server listens at an address, since Ray itself retries for many minutes.

    Raises:
        OSError: no server does.
    """
    host, _, port = (address or "").removeprefix("ray://").rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), _REACHED_WITHIN_S).close()


def _alone(processes: int | None) -> dict[str, Any]:
    """Return the options of a cluster on this machine."""
    return {"num_cpus": processes, "include_dashboard": False, "object_store_memory": _STORE_BYTES}
