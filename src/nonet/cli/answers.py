"""What commands that judge many grids print, and how they end."""

from collections.abc import Iterable
from enum import Enum
from typing import Annotated

import typer

from nonet.cli.progress import ProgressBar
from nonet.cli.terminal import print_line

NO_FOR_SOME = 1

Lenient = Annotated[
    bool, typer.Option("--lenient", help="Let lines that are no grid pass, without exit status 1.")
]


class Standing(Enum):
    """What the answer for one line means for how the command ends."""

    YES = "yes"
    NO = "no"
    MALFORMED = "malformed"


Answer = tuple[str, Standing]


def print_answers(batches: Iterable[list[Answer]], *, doing: str, lenient: bool) -> None:
    """Print the lines of answers as they come, many at a time where many are there.

    Raises:
        typer.Exit: with 1, when the answer for any is no, or a line malformed and that not allowed.
    """
    found: set[Standing] = set()
    for batch in ProgressBar(doing=doing, total=None).over(batches, size=len):
        found.update(standing for _, standing in batch)
        print_line("\n".join(line for line, _ in batch))
    allowed = {Standing.YES, Standing.MALFORMED} if lenient else {Standing.YES}
    if not found <= allowed:
        raise typer.Exit(NO_FOR_SOME)
