"""Grids from a file or a pipe, one a line."""

import sys
from codecs import BOM_UTF8
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from nonet.forms import looks_like_lines, read_grids

STANDARD_INPUT = Path("-")


def must_exist(file: Path | None) -> Path | None:
    """Let a file pass that is there, and the dash that means standard input."""
    if file is None or file == STANDARD_INPUT or file.exists():
        return file
    raise typer.BadParameter(f"there is no file {str(file)!r}")


GridFile = Annotated[
    Path | None,
    typer.Argument(
        metavar="FILE",
        help="A file with one grid per line; standard input without it or with `-`.",
        dir_okay=False,
        callback=must_exist,
    ),
]

# Some 3,000 grids: enough for every core, read in a blink.
CHUNK_BYTES = 1 << 18


def read_batches(file: Path | None) -> Iterator[list[str]]:
    """Yield grids as they come, many at a time where many are there.

    A grid is the first word of a line that has one; what follows it on the line is ignored. A file
    in another form is read whole.

    Raises:
        TextFormError: it is in another form, and a line of it is wrong.
    """
    if file is None or file == STANDARD_INPUT:
        yield from _batches(sys.stdin.buffer)
        return
    with file.open("rb") as stream:
        yield from _batches(stream)


def _batches(stream: BinaryIO) -> Iterator[list[str]]:
    at_start = True
    begun = _whole_lines(stream)
    for lines in begun:
        if at_start and any(map(bytes.strip, lines)):
            lines[0] = lines[0].removeprefix(BOM_UTF8)
            at_start = False
            first = next(line for line in lines if line.strip())
            if not looks_like_lines(first.decode("utf-8", "replace")):
                everything = b"\n".join(chain(lines, *begun))
                yield read_grids(everything.decode("utf-8", "replace"))
                return
        batch = [words[0] for line in lines if (words := _decode(line).split(maxsplit=1))]
        if batch:
            yield batch


def _whole_lines(stream: BinaryIO) -> Iterator[list[bytes]]:
    """Yield the lines that are there; one that is not complete waits for its end."""
    rest = b""
    # One read of the system at most: the answer to a line never waits for the next line.
    while chunk := stream.read1(CHUNK_BYTES):  # type: ignore[attr-defined]
        *lines, rest = (rest + chunk).split(b"\n")
        yield lines
    yield [rest]


def _decode(line: bytes) -> str:
    # Bytes that are no text become a mark: the line is reported as malformed, not a crash.
    return line.decode("ascii", "replace")
