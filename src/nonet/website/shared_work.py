"""Work that several ask for at the same moment, done once for all of them."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from contextvars import Context
from typing import Any, Generic, TypeVar

Done = TypeVar("Done")


class SharedWork(Generic[Done]):
    """Joins those who ask for the same thing while it is being done.

    It is done in nobody's name, and goes on when whoever asked first gives up. Belongs to the event
    loop.
    """

    def __init__(self) -> None:
        self._under_way: dict[Hashable, asyncio.Task[Done]] = {}

    async def join(self, what: Hashable, begin: Callable[[], Coroutine[Any, Any, Done]]) -> Done:
        """Return what comes of the work, or raise what it does; begin it if it is not under way."""
        task = self._under_way.get(what)
        if task is None:
            task = asyncio.get_running_loop().create_task(begin(), context=Context())
            self._under_way[what] = task
            task.add_done_callback(lambda done: self._end(what, done))
        return await asyncio.shield(task)

    def _end(self, what: Hashable, done: asyncio.Task[Done]) -> None:
        del self._under_way[what]
        if not done.cancelled():
            # Where all who asked have given up, nobody else looks at it.
            done.exception()
