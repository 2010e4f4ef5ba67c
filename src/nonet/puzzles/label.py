"""How hard a puzzle is for a person."""

from nonet import engine
from nonet.puzzles.workbench import Workbench


async def label_of(puzzle: str, bench: Workbench) -> engine.Label | None:
    """Return the label that a puzzle with one solution deserves; None when it fits none.

    Puzzles that singles solve are graded where they are; the others may take milliseconds.

    Raises:
        GridFormatError, OverloadedError.
    """
    if engine.analyze(puzzle).solved:
        return engine.label_of(puzzle)
    return await bench.pool.run(engine.label_of, puzzle)
