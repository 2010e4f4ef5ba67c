"""Output and exit status of the commands that judge many grids."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Annotated

import typer

from nonet.cli.progress import ProgressBar
from nonet.cli.terminal import print_line

NO_FOR_SOME = 1

Lenient = Annotated[
    bool,
    typer.Option("--lenient", help="Ignore malformed lines when setting the exit status."),
]


class Outcome(Enum):
    """The effect of one line's answer on the exit status."""

    YES = "yes"
    NO = "no"
    MALFORMED = "malformed"


Answer = tuple[str, Outcome]


@dataclass(frozen=True, slots=True)
class Report:
    """Lines of answers, joined by line feeds, and their outcomes."""

    lines: str
    outcomes: frozenset[Outcome]
    size: int
    """The size of the input: bytes, or grids if the total number of bytes is unknown."""


def print_answers(batches: Iterable[list[Answer]], *, doing: str, lenient: bool) -> None:
    """Print the answers of each batch as soon as it is ready.

    Raises:
        typer.Exit: with 1, if any answer is no, or if a line is malformed and `lenient` is False.
    """
    shown = (block_of(batch, len(batch)) for batch in batches)
    print_rows(shown, doing=doing, lenient=lenient)


def print_rows(
    blocks: Iterable[Report], *, doing: str, lenient: bool, total_bytes: int | None = None
) -> None:
    """Print lines of answers as they come, with a progress bar if `total_bytes` is known.

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
    """Join answers into the report of a block."""
    lines = "\n".join(line for line, _ in answers)
    return Report(lines, frozenset(outcome for _, outcome in answers), size)
