"""A client that never stops asking, and counts every answer."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from types import TracebackType
from typing import Self

from httpx2 import Client, HTTPError

from waiting import eventually, patient_client

Ask = Callable[[Client], int]

# Each connection keeps its port for a minute after its end: a client that asks as fast as it can
# has none left after half of one.
_PAUSE_S = 0.01


class CountingClient:
    """Asks from several threads, each time on a new connection, until the block ends.

    `answers` counts by status; a request without an answer counts by the name of its exception.
    """

    def __init__(self, url: str, ask: Ask, *, threads: int = 4) -> None:
        self._url = url
        self._ask = ask
        self._threads = threads
        self._ended = Event()
        self._asked = 0
        self.answers: Counter[int | str] = Counter()

    def __enter__(self) -> Self:
        self._pool = ThreadPoolExecutor(self._threads)
        self._counts = [self._pool.submit(self._go_on) for _ in range(self._threads)]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._ended.set()
        for counted in self._counts:
            self.answers += counted.result()
        self._pool.shutdown()

    def wait_for(self, count: int) -> None:
        """Wait until so many more have been answered."""
        wanted = self._asked + count
        eventually(lambda: self._asked >= wanted)

    def _go_on(self) -> Counter[int | str]:
        counted: Counter[int | str] = Counter()
        while not self._ended.wait(_PAUSE_S):
            try:
                with patient_client(self._url) as client:
                    counted[self._ask(client)] += 1
                self._asked += 1
            except HTTPError as fault:
                counted[type(fault).__name__] += 1
        return counted
