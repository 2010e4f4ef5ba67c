"""How hard a puzzle is for a person."""

from collections.abc import Sequence

from nonet import engine
from nonet.content.puzzles.workbench import Workbench


async def label_of(puzzle: str, workbench: Workbench) -> engine.AnyLabel | None:
    """Return the label of a puzzle with one solution; None for a full grid.

    Puzzles that singles solve are graded where they are; the others may take milliseconds.

    Raises:
        GridFormatError, OverloadedError.
    """
    if engine.analyze(puzzle).solved:
        return engine.label_of(puzzle)
    if known := workbench.labels.get(puzzle):
        return known
    label = await workbench.pool.run(engine.label_of, puzzle)
    return workbench.labels.keep(puzzle, label) if label else None


async def all_labels_of(grids: Sequence[str], workbench: Workbench) -> list[engine.AnyLabel | None]:
    """Return the labels of puzzles with one solution each, in order; None for a full grid.

    Raises:
        GridFormatError, OverloadedError.
    """
    labels = {grid: engine.label_of(grid) for grid in grids if engine.analyze(grid).solved}
    rest = [grid for grid in dict.fromkeys(grids) if grid not in labels]
    found = await workbench.pool.run_batch(map(engine.label_of, rest), count=len(rest))
    labels |= dict(zip(rest, found, strict=True))
    return [labels[grid] for grid in grids]


async def labels_of(grids: Sequence[str], workbench: Workbench) -> list[engine.Label | None]:
    """Return the same, with None for what no label serves too.

    Raises:
        GridFormatError, OverloadedError.
    """
    return [served_label(label) for label in await all_labels_of(grids, workbench)]


def served_label(label: engine.AnyLabel | None) -> engine.Label | None:
    """Return a label that puzzles are served by, and None for what is beyond."""
    return None if label == "extreme" else label
