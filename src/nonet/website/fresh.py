"""New puzzles for players, one of each level made ahead."""

import asyncio
import contextlib
from contextvars import Context

from nonet import engine, puzzles
from nonet.errors import GenerationLimitError, NonetError
from nonet.puzzles import Workbench

LEVELS: tuple[engine.AnyLabel, ...] = (*engine.LABELS, "extreme")
# So many budgets in a row without a puzzle are a fault; one now and then is not.
_MOST_TRIES = 8


class FreshPuzzles:
    """Gives each player a puzzle of a level that nobody else is given."""

    def __init__(self, workbench: Workbench) -> None:
        self._bench = workbench
        self._ready: dict[engine.AnyLabel, str] = {}
        self._makers: set[asyncio.Task[None]] = set()

    async def take(self, level: engine.AnyLabel) -> str:
        """Return a puzzle, normalized, and have the next of its level made.

        Raises:
            GenerationLimitError: the budgets of several in a row ended.
            OverloadedError: it is not made yet, and all workers are busy.
        """
        puzzle = self._ready.pop(level, None) or await self._make(level)
        # In a context of its own: nobody waits for it, and it takes nobody's turn.
        maker = asyncio.get_running_loop().create_task(self._make_ahead(level), context=Context())
        self._makers.add(maker)
        maker.add_done_callback(self._makers.discard)
        return puzzle

    async def _make_ahead(self, level: engine.AnyLabel) -> None:
        # Whoever asks next makes it, then, or is told why not.
        with contextlib.suppress(NonetError):
            self._ready[level] = await self._make(level)

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
