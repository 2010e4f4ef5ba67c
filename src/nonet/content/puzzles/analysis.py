"""Which singles solve a puzzle."""

from nonet import engine
from nonet.content.puzzles.verification import require_unique
from nonet.content.puzzles.workbench import Workbench


async def analyze(puzzle: str, workbench: Workbench) -> engine.Analysis:
    """Analyze a grid that has exactly one solution.

    Raises:
        NotUniqueError, SearchLimitError, GridFormatError, OverloadedError.
    """
    await require_unique(puzzle, workbench)
    return engine.analyze(puzzle)
