"""Work that several ask for at the same moment, done once for all of them."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from nonet.turns import NOBODY, ask_as

Done = TypeVar("Done")


class SharedWork(Generic[Done]):
    """Joins those who ask for the same thing while it is being done.

    It takes nobody's turns, and goes on when whoever asked first gives up; a trace tells of it as
    theirs. Belongs to the event loop.
    """

    def __init__(self) -> None:
        self._under_way: dict[Hashable, asyncio.Task[Done]] = {}

    async def join(self, what: Hashable, begin: Callable[[], Coroutine[Any, Any, Done]]) -> Done:
        """Return what comes of the work, or raise what it does; begin it if it is not under way."""
        task = self._under_way.get(what)
        if task is None:
            task = asyncio.get_running_loop().create_task(_in_nobodys_name(begin))
            self._under_way[what] = task
            task.add_done_callback(lambda done: self._end(what, done))
        return await asyncio.shield(task)

    def _end(self, what: Hashable, done: asyncio.Task[Done]) -> None:
        del self._under_way[what]
        if not done.cancelled():
            # Where all who asked have given up, nobody else looks at it.
            done.exception()


async def _in_nobodys_name(begin: Callable[[], Coroutine[Any, Any, Done]]) -> Done:
    ask_as(NOBODY)
    return await begin()
