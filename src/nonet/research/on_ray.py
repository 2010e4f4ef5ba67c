"""Who makes and proves the units: the workers of a Ray cluster."""

import os
import socket
import sys
from contextlib import ExitStack, redirect_stdout
from importlib import import_module
from types import TracebackType
from typing import Any, Self

from nonet.errors import CorpusError
from nonet.research.units import Job
from nonet.research.workers import P, Result, T, Work

# A unit has a megabyte or two, and few wait at a time.
_STORE_BYTES = 256 << 20
_REACHED_WITHIN_S = 30


class RayWorkers:
    """The workers of a cluster at an address, or of one that is begun on this machine.

    What was lost with a worker or its machine is done again elsewhere, and comes out the same.
    """

    def __init__(self, address: str | None = None, processes: int | None = None) -> None:
        # A corpus is made without telling anybody.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # It takes a second, and is an extra of its own.
        ray: Any = import_module("ray")
        self._ray = ray
        alone: dict[str, Any] = {} if address else _alone(processes)
        try:
            _require_somebody(address)
            ray.init(
                address=address or "local",
                log_to_driver=False,
                logging_level="ERROR",
                **alone,
            )
        except (OSError, RuntimeError, ValueError) as fault:
            where = address or "this machine"
            raise CorpusError(f"no Ray cluster at {where}: {fault}") from None
        self.ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._job: Any = None
        self._reports = ExitStack()

    def begin(self, work: Work[P, T], job: Job, part: P) -> Result[T]:
        """Have some work done on the next core that is free."""
        if self._job is None:
            self._job = self._ray.put(job)
        # However often a worker or its machine is lost.
        remote = self._ray.remote(num_cpus=1, max_retries=-1)(work)
        reference = remote.remote(self._job, part)

        def result() -> T:
            done: T = self._ray.get(reference)
            return done

        return result

    def __enter__(self) -> Self:
        # What Ray reports of lost workers is no part of what a command prints.
        self._reports.enter_context(redirect_stdout(sys.stderr))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._reports:
            self._ray.shutdown()


def _require_somebody(address: str | None) -> None:
    """Check that somebody listens at an address: Ray itself would try for many minutes.

    Raises:
        OSError: nobody does.
    """
    host, _, port = (address or "").removeprefix("ray://").rpartition(":")
    if port.isdigit():
        socket.create_connection((host, int(port)), _REACHED_WITHIN_S).close()


def _alone(processes: int | None) -> dict[str, Any]:
    """Return the options of a cluster on this machine."""
    return {
        "num_cpus": processes,
        "include_dashboard": False,
        "object_store_memory": _STORE_BYTES,
    }
