"""`nonet canonical`: which grids are images of each other."""

from collections.abc import Iterator

from nonet import engine
from nonet.cli.check import MALFORMED, is_grid
from nonet.cli.grids import GridFile, read_batches
from nonet.cli.progress import with_progress
from nonet.cli.terminal import AsJson, print_json, print_line


def canonical(file: GridFile = None, *, as_json: AsJson = False) -> None:
    """Print each grid and its canonical form, separated by a tab.

    Grids have the same form when one becomes the other by relabelling digits, exchanging rows and
    columns, and shuffling bands, stacks and the lines within them. A line that is no grid has
    `malformed` for a form.
    """
    for grid, form in with_progress(_forms(file), doing="Comparing", total=None):
        if as_json:
            print_json({"puzzle": grid, "canonical": form})
        else:
            print_line(f"{grid}\t{form or MALFORMED}")


def _forms(file: GridFile) -> Iterator[tuple[str, str | None]]:
    for batch in read_batches(file):
        forms = iter(engine.canonical_many([grid for grid in batch if is_grid(grid)]))
        for grid in batch:
            yield grid, next(forms) if is_grid(grid) else None
