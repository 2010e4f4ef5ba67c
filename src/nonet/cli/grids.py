"""Grids from a file or a pipe, one a line."""

import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

STANDARD_INPUT = Path("-")


def _must_exist(file: Path | None) -> Path | None:
    if file is None or file == STANDARD_INPUT or file.exists():
        return file
    raise typer.BadParameter(f"there is no file {str(file)!r}")


GridFile = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE",
        help="A file with one grid per line; standard input without it or with `-`.",
        dir_okay=False,
        callback=_must_exist,
    ),
]

BATCH = 4096


def read_grids(file: Path | None) -> Iterator[str]:
    """Yield the first word of every line that has one; what follows it on the line is ignored."""
    if file is None or file == STANDARD_INPUT:
        yield from _first_words(sys.stdin.buffer)
        return
    with file.open("rb") as lines:
        yield from _first_words(lines)


def _first_words(lines: Iterable[bytes]) -> Iterator[str]:
    # Bytes that are no text become a mark: the line is reported as malformed, not a crash.
    for line in lines:
        words = line.decode("ascii", "replace").split(maxsplit=1)
        if words:
            yield words[0]


def batches(grids: Iterable[str], size: int = BATCH) -> Iterator[list[str]]:
    """Cut a stream into lists, so that a batch can use every core while the next is read."""
    rest = iter(grids)
    while batch := list(islice(rest, size)):
        yield batch
