"""New puzzles for players, some of each level made ahead; what several ask for is made once."""

import asyncio
import contextlib
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine, Hashable
from contextvars import Context
from typing import Any, Generic, TypeVar

from nonet import engine
from nonet.errors import GenerationLimitError, NonetError
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.generation import generate
from nonet.puzzles.grading import label_of
from nonet.puzzles.rating import rating_of
from nonet.runtime.scheduling.scheduler import NOBODY, ask_as

Done = TypeVar("Done")


class SingleFlight(Generic[Done]):
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


LEVELS: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")
# As many as come at the same moment on a busy server, so that nobody waits for a thread.
AHEAD = 8
# So many budgets in a row without a puzzle are a fault; one now and then is not.
_MOST_TRIES = 8


class FreshPuzzles:
    """Gives each player a puzzle of a level that nobody else is given.

    Those that are made ahead are judged ahead, too: their pages ask no thread for anything.
    """

    def __init__(self, engine_context: EngineContext) -> None:
        self._bench = engine_context
        self._ready = defaultdict[engine.AnyLabel, deque[str]](deque)
        self._makers: dict[engine.AnyLabel, asyncio.Task[None]] = {}

    async def take(self, level: engine.AnyLabel) -> str:
        """Return a puzzle, normalized, and have the next of its level made.

        Raises:
            GenerationLimitError: the budgets of several in a row ended.
            OverloadedError: it is not made yet, and all workers are busy.
        """
        ready = self._ready[level]
        puzzle = ready.popleft() if ready else await self._make(level)
        if level not in self._makers:
            # In a context of its own: nobody waits for it, and it takes nobody's turn.
            maker = asyncio.get_running_loop().create_task(self._fill(level), context=Context())
            self._makers[level] = maker
            maker.add_done_callback(lambda _: self._makers.pop(level))
        return puzzle

    async def _fill(self, level: engine.AnyLabel) -> None:
        ready = self._ready[level]
        # Whoever asks next makes it, then, or is told why not.
        with contextlib.suppress(NonetError):
            while len(ready) < AHEAD:
                puzzle = await self._make(level)
                await rating_of(puzzle, self._bench)
                await label_of(puzzle, self._bench)
                ready.append(puzzle)

    async def _make(self, level: engine.AnyLabel) -> str:
        for tries_left in reversed(range(_MOST_TRIES)):
            try:
                (made,) = await generate(level, 1, self._bench)
            except GenerationLimitError:
                if not tries_left:
                    raise
            else:
                return made.puzzle.puzzle
        raise AssertionError
