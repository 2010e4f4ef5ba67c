"""One running task for all callers who need the same result."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from nonet.runtime.scheduling.scheduler import NOBODY, ask_as

Done = TypeVar("Done")


class SingleFlight(Generic[Done]):
    """Shares one running task among all callers with the same key.

    The task belongs to no queue owner, and continues if the first caller is cancelled. Traces show
    it under that caller. Not thread-safe: belongs to the event loop.
    """

    def __init__(self) -> None:
        self._under_way: dict[Hashable, asyncio.Task[Done]] = {}

    async def join(self, key: Hashable, begin: Callable[[], Coroutine[Any, Any, Done]]) -> Done:
        """Return the result of a key's task; start the task if it isn't running."""
        task = self._under_way.get(key)
        if task is None:
            task = asyncio.get_running_loop().create_task(_in_nobodys_name(begin))
            self._under_way[key] = task
            task.add_done_callback(lambda done: self._end(key, done))
        return await asyncio.shield(task)

    def _end(self, key: Hashable, done: asyncio.Task[Done]) -> None:
        del self._under_way[key]
        if not done.cancelled():
            # Without this, asyncio logs the exception if all callers were cancelled.
            done.exception()


async def _in_nobodys_name(begin: Callable[[], Coroutine[Any, Any, Done]]) -> Done:
    ask_as(NOBODY)
    return await begin()
