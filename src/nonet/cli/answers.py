"""What commands that judge many grids print, and how they end."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Annotated

import typer

from nonet.cli.progress import ProgressBar
from nonet.cli.terminal import print_line

NO_FOR_SOME = 1

Lenient = Annotated[
    bool, typer.Option("--lenient", help="Let lines that are no grid pass, without exit status 1.")
]


class Outcome(Enum):
    """What the answer for one line means for how the command ends."""

    YES = "yes"
    NO = "no"
    MALFORMED = "malformed"


Answer = tuple[str, Outcome]


@dataclass(frozen=True, slots=True)
class Report:
    """Lines of answers, joined by line feeds, and what they mean."""

    lines: str
    outcomes: frozenset[Outcome]
    size: int
    """Of as much as this was there to be read, in bytes or, where that is not known, grids."""


def print_answers(batches: Iterable[list[Answer]], *, doing: str, lenient: bool) -> None:
    """Print the lines of answers as they come, many at a time where many are there.

    Raises:
        typer.Exit: with 1, when the answer for any is no, or a line malformed and that not allowed.
    """
    shown = (block_of(batch, len(batch)) for batch in batches)
    print_rows(shown, doing=doing, lenient=lenient)


def print_rows(
    blocks: Iterable[Report], *, doing: str, lenient: bool, total_bytes: int | None = None
) -> None:
    """Print lines of answers as they come, with the time left where the total is known.

    Raises:
        typer.Exit: as `print_answers` does.
    """
    found: set[Outcome] = set()
    bar = ProgressBar(doing=doing, total=total_bytes, in_bytes=total_bytes is not None)
    for shown in bar.over(blocks, size=lambda shown: shown.size):
        found |= shown.outcomes
        if shown.lines:
            print_line(shown.lines)
    allowed = {Outcome.YES, Outcome.MALFORMED} if lenient else {Outcome.YES}
    if not found <= allowed:
        raise typer.Exit(NO_FOR_SOME)


def block_of(answers: list[Answer], size: int) -> Report:
    """Return answers one by one as those of a block."""
    lines = "\n".join(line for line, _ in answers)
    return Report(lines, frozenset(outcome for _, outcome in answers), size)
