"""Requests begin in turn: one of each client address in each pass of the event loop.

Most requests are answered within one step on the loop, so whoever sends the most would get the most
of it. Like this a flood from one address slows that address down, and others by one request.
"""

import asyncio
from collections import deque
from collections.abc import Callable

Begin = Callable[[], None]


class RoundRobin:
    """Whose turn it is to begin a request.

    What is held back is bounded by the number of connections: each has one request at a time.
    """

    def __init__(self) -> None:
        self._begun: set[str] = set()
        self._waiting: dict[str, deque[Begin]] = {}
        self._is_begun = False

    def begin(self, network: str, begin: Begin) -> None:
        """Call `begin` in this pass of the loop or a later one."""
        if network in self._begun:
            self._waiting.setdefault(network, deque()).append(begin)
        else:
            self._begun.add(network)
            begin()
        if not self._is_begun:
            self._is_begun = True
            asyncio.get_running_loop().call_soon(self._next_pass)

    def _next_pass(self) -> None:
        self._is_begun = False
        self._begun.clear()
        waiting, self._waiting = self._waiting, {}
        for network, queue in waiting.items():
            self.begin(network, queue.popleft())
            if queue:
                self._waiting[network] = queue
