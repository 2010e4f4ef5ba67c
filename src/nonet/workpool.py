"""A bounded pool of threads for engine work that is too long for the event loop.

Engine calls release the interpreter lock, so threads are as good as processes here.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from nonet.errors import OverloadedError

P = ParamSpec("P")
T = TypeVar("T")

RETRY_AFTER_S = 1


class WorkPool:
    """Runs at most `threads` calls at once and lets at most `queue` more wait."""

    def __init__(self, *, threads: int, queue: int) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="nonet-work")
        self._capacity = threads + queue
        self._under_way = 0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` on a thread and give back what it returns or raises.

        Raises:
            OverloadedError: the queue is full; nothing was started.
        """
        if self._under_way >= self._capacity:
            raise OverloadedError(retry_after_s=RETRY_AFTER_S)
        self._under_way += 1
        future = self._executor.submit(partial(work, *args, **kwargs))
        # Counted down when the work ends, not when its caller gives up waiting:
        # a client that hangs up leaves its work on the thread.
        loop = asyncio.get_running_loop()
        future.add_done_callback(lambda _: loop.call_soon_threadsafe(self._finish))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """Wait for what has begun and drop what has not."""
        self._executor.shutdown(cancel_futures=True)

    def _finish(self) -> None:
        self._under_way -= 1
