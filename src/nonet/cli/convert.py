"""`nonet convert`: puzzles from any form to another."""

from typing import Annotated

import typer

from nonet.cli.grids import GridFile, read_batches
from nonet.cli.terminal import AsJson, print_json, print_line
from nonet.forms import Form, read_grids, write_grids


def convert(
    file: GridFile = None,
    *,
    to: Annotated[Form, typer.Option(help="The form to write.")] = "line",
    as_json: AsJson = False,
) -> None:
    """Write the puzzles of FILE, whatever form they are in, in another."""
    words = "\n".join(grid for batch in read_batches(file) for grid in batch)
    grids = read_grids(words)
    if as_json:
        for grid in grids:
            print_json({"puzzle": grid})
    else:
        print_line(write_grids(grids, to).removesuffix("\n"))
