"""Connections for the one statement that every request needs.

The driver's own pool costs more than the statement: it resets each connection, in a task. Here
nothing is to be reset, for nothing changes a session, and what is wrong is thrown away.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

# An `asyncpg.Connection`; the package comes without types.
Link = Any


class CountingPool:
    """At most `size` connections, each for at most `recycle_s` seconds."""

    def __init__(
        self, connect: Callable[[], Awaitable[Link]], *, size: int, recycle_s: float
    ) -> None:
        self._connect = connect
        self._recycle_s = recycle_s
        # Who may hold one; the idle ones were held before, so there are never more than that.
        self._places = asyncio.Semaphore(size)
        self._idle: list[Link] = []
        self._recycle_at_s: dict[Link, float] = {}

    @property
    def counts(self) -> tuple[int, int]:
        """How many connections are in use, and how many are idle."""
        return len(self._recycle_at_s) - len(self._idle), len(self._idle)

    async def borrow(self, *, now_s: float, deadline_s: float) -> Link:
        """Take a connection out; by the loop's clock.

        Raises:
            TimeoutError: none came by the deadline.
        """
        if not self._places.locked():
            await self._places.acquire()  # which does not wait then
            link = self._take_idle(now_s)
            if link is not None:
                return link
            self._places.release()
        async with asyncio.timeout_at(deadline_s):
            await self._places.acquire()
            try:
                return self._take_idle(now_s) or await self._open(now_s)
            except BaseException:
                self._places.release()
                raise

    def give_back(self, link: Link) -> None:
        """Put a connection back, if it is still one."""
        if link.is_closed():
            self._recycle_at_s.pop(link, None)
        else:
            self._idle.append(link)
        self._places.release()

    def discard(self) -> None:
        """Close every connection at once, those that are in use too."""
        for link in list(self._recycle_at_s):
            link.terminate()
        self._recycle_at_s.clear()
        self._idle.clear()

    def _take_idle(self, now_s: float) -> Link | None:
        while self._idle:
            # The one that was used last: the others may grow old and go.
            link = self._idle.pop()
            if not link.is_closed() and now_s < self._recycle_at_s[link]:
                return link
            del self._recycle_at_s[link]
            link.terminate()
        return None

    async def _open(self, now_s: float) -> Link:
        link = await self._connect()
        self._recycle_at_s[link] = now_s + self._recycle_s
        return link
