"""New puzzles of each level, generated ahead."""

import asyncio
import contextlib
from collections import defaultdict, deque
from contextvars import Context

from nonet import engine
from nonet.errors import GenerationLimitError, NonetError
from nonet.puzzles.engine_context import EngineContext
from nonet.puzzles.generation import generate
from nonet.puzzles.grading import label_of, rating_of

LEVELS: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")
# The number of simultaneous requests on a busy server.
AHEAD = 8
# A search rarely exhausts its budget, so this many in a row are a fault.
_MOST_TRIES = 8


class FreshPuzzles:
    """Stock of new puzzles by level; each is given to only one player.

    They are also graded and rated ahead, so their pages need no thread.
    """

    def __init__(self, engine_context: EngineContext) -> None:
        self._bench = engine_context
        self._ready = defaultdict[engine.AnyLabel, deque[str]](deque)
        self._makers: dict[engine.AnyLabel, asyncio.Task[None]] = {}

    async def take(self, level: engine.AnyLabel) -> str:
        """Return a normalized puzzle, and refill the stock of its level.

        Raises:
            GenerationLimitError: several searches in a row exhausted their budget.
            OverloadedError: the stock is empty, and all workers are busy.
        """
        ready = self._ready[level]
        puzzle = ready.popleft() if ready else await self._make(level)
        if level not in self._makers:
            # In its own context, so that it belongs to no queue owner.
            maker = asyncio.get_running_loop().create_task(self._fill(level), context=Context())
            self._makers[level] = maker
            maker.add_done_callback(lambda _: self._makers.pop(level))
        return puzzle

    async def _fill(self, level: engine.AnyLabel) -> None:
        ready = self._ready[level]
        # The next request generates one itself, and reports an error.
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
