"""New puzzles for players, some of each level made ahead."""

import asyncio
import contextlib
from collections import defaultdict, deque
from contextvars import Context

from nonet import engine, puzzles
from nonet.errors import GenerationLimitError, NonetError
from nonet.puzzles import Workbench

LEVELS: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")
# As many as come at the same moment on a busy server, so that nobody waits for a thread.
AHEAD = 8
# So many budgets in a row without a puzzle are a fault; one now and then is not.
_MOST_TRIES = 8


class FreshPuzzles:
    """Gives each player a puzzle of a level that nobody else is given.

    Those that are made ahead are judged ahead, too: their pages ask no thread for anything.
    """

    def __init__(self, workbench: Workbench) -> None:
        self._bench = workbench
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
                await puzzles.rating_of(puzzle, self._bench)
                await puzzles.label_of(puzzle, self._bench)
                ready.append(puzzle)

    async def _make(self, level: engine.AnyLabel) -> str:
        for tries_left in reversed(range(_MOST_TRIES)):
            try:
                (made,) = await puzzles.generate(level, 1, self._bench)
            except GenerationLimitError:
                if not tries_left:
                    raise
            else:
                return made.puzzle.puzzle
        raise AssertionError
