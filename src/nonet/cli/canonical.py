"""`nonet canonical`: which grids are images of each other."""

from collections.abc import Iterator

from nonet import engine
from nonet.cli.answers import Lenient, Outcome, print_answers
from nonet.cli.check import MALFORMED, is_grid
from nonet.cli.grids import GridSources, read_batches
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, to_json


def canonical(
    grids: GridSources = None,
    *,
    column: Column = None,
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
    """Print each grid and its canonical form, separated by a tab.

    Grids have the same form when one becomes the other by relabelling digits, exchanging rows and
    columns, and shuffling bands, stacks and the lines within them. A line that is no grid has
    `malformed` for a form, and then the exit status is 1.
    """
    show = _as_json if as_json else _as_line
    batches = (
        [
            (show(grid, form), Outcome.YES if form else Outcome.MALFORMED)
            for grid, form in _forms(batch)
        ]
        for batch in read_batches(grids, column=column)
    )
    print_answers(batches, doing="Comparing", lenient=lenient)


def _forms(batch: list[str]) -> Iterator[tuple[str, str | None]]:
    forms = iter(engine.canonical_many([grid for grid in batch if is_grid(grid)]))
    for grid in batch:
        yield grid, next(forms) if is_grid(grid) else None


def _as_line(grid: str, form: str | None) -> str:
    return f"{grid}\t{form or MALFORMED}"


def _as_json(grid: str, form: str | None) -> str:
    return to_json({"puzzle": grid, "canonical": form})
