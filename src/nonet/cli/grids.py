"""Grids from the command line, from files or a pipe, in any form."""

import os
import re
from codecs import getincrementaldecoder
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Annotated, BinaryIO, NamedTuple

import typer

from nonet import engine
from nonet.cli.suggestions import did_you_mean
from nonet.cli.tables import GridLines, begin, table_of
from nonet.cli.terminal import print_error, standard_input
from nonet.content.forms import looks_like_lines, prose_in, read_grids_of_all_sizes
from nonet.engine import small
from nonet.errors import TextFormError
from nonet.foundation.grid import CELLS

STANDARD_INPUT = str(Path("-"))  # where a file is expected; no sign of a cell
_PIPED = "standard input"


def known_sources(context: typer.Context, sources: list[str] | None) -> list[str] | None:
    """Let grids, files that are there, and the dash that means standard input pass.

    Raises:
        typer.BadParameter: one is nothing of these.
    """
    for source in sources or ():
        if source != STANDARD_INPUT and not small.is_grid(source) and not _is_file(source):
            _require_grids(context, source)
    return sources


def _is_file(source: str) -> bool:
    # os.path answers no where a grid is longer than any name may be; Path fails.
    return os.path.isfile(source)  # noqa: PTH113


def _require_grids(context: typer.Context, source: str) -> None:
    try:
        read_grids_of_all_sizes(source)
    except TextFormError as fault:
        if source.startswith("-") and len(source) != len(CELLS):
            options = [name for one in context.command.params for name in one.opts]
            message = f"there is no option {source}{did_you_mean(source, options)}"
        elif os.path.isdir(source):  # noqa: PTH112 - as above
            message = f"{source!r:.90} is a folder; expected a grid or a file of grids"
        else:
            message = f"there is no file {source!r:.90}, and it is no grid: {fault.reason}"
        raise typer.BadParameter(message) from None


GridSources = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GRID|FILE]...",
        help="Grids in any form, or files of them; standard input without any or with `-`.",
        callback=known_sources,
    ),
]


def read_one(source: str) -> str:
    """Return the one grid that a text or a file is, normalized.

    Raises:
        GridFormatError, TextFormError: it holds no grid.
        typer.BadParameter: it holds several.
    """
    path = Path(source) if len(source) != len(CELLS) else None
    return _one_in(_text_of(path.read_bytes()) if path and _is_file(source) else source)


def given_or_piped(source: str | None) -> str | None:
    """Let anything pass but the dash, in whose place comes the one grid of standard input.

    Raises:
        GridFormatError, TextFormError, typer.BadParameter: as `read_one` does.
        OSError: standard input is closed.
    """
    if source != STANDARD_INPUT:
        return source
    text = _text_of(standard_input().read()).strip()
    return text if small.is_grid(text) else _one_in(text)


def _text_of(content: bytes) -> str:
    encoding = "utf-16" if _UTF16.match(content) else "utf-8-sig"
    return content.decode(encoding, "replace")


def _one_in(text: str) -> str:
    try:
        return str(engine.Grid(text))
    except ValueError as fault:
        raise typer.BadParameter(str(fault)) from None


# Some 6,000 grids: enough for every core, read in a blink.
CHUNK_BYTES = 1 << 19

# A line that begins neither as a comment nor with a word as long as a grid, and has other words.
_LATE = re.compile(rb"^[^\S\n]*(?![#;%]|//|\S{81}(?:\s|\Z))\S+[^\S\n]+\S[^\n]*", re.MULTILINE)
_GRID = re.compile(rb"[1-9.]{81}|[1-9-]{81}|[0-9]{81}")

# The mark of UTF-16 and a sign of ASCII: the mark alone may stand among bytes that are no text.
_UTF16 = re.compile(rb"\xff\xfe[^\0]\0|\xfe\xff\0[^\0]")

Block = GridLines | list[str]
"""Whole lines, of each of which the first word is a grid; or grids."""


def read_batches(
    sources: Sequence[str] | None, *, column: str | None = None
) -> Iterator[list[str]]:
    """Yield grids as they come, many at a time where many are there.

    Of a file with a grid on each line, a grid is the first word of a line that has one, or the only
    word of it that is one; the rest of the line is ignored. Of a table it is what stands in one
    column. A file in another form is read whole.

    Raises:
        TextFormError: it is in another form, and a line of it is wrong; or it has no such column.
        OSError: standard input is asked for, and closed.
    """
    return filter(None, map(grids_of, read_blocks(sources, column=column)))


class Placed(NamedTuple):
    """A grid, and where it came in, in words for people."""

    place: str
    grid: str


def read_placed(source: str, *, column: str | None = None) -> Iterator[Placed]:
    """Yield the grids of a source as `read_batches` does, with the file and the line of each.

    Raises:
        TextFormError, OSError: as there.
    """
    is_argument = source != STANDARD_INPUT and not _is_file(source)
    name = _PIPED if source == STANDARD_INPUT else source
    count = 0
    for block in read_blocks([source], column=column):
        if isinstance(block, GridLines) and block.first_line is not None:
            for number, line in enumerate(block.text.split(b"\n"), block.first_line):
                for word in _decode(line).split(maxsplit=1)[:1]:
                    yield Placed(f"{name}, line {number}", word)
            continue
        for grid in grids_of(block):
            count += 1
            yield Placed(grid if is_argument else f"{name}, puzzle {count}", grid)


def read_blocks(sources: Sequence[str] | None, *, column: str | None = None) -> Iterator[Block]:
    """Yield what `read_batches` does, but lines of files and pipes as they are.

    Raises:
        TextFormError, OSError: as there.
    """
    for source in sources or (STANDARD_INPUT,):
        if source == STANDARD_INPUT:
            yield from _blocks(standard_input(), column, _PIPED)
        elif (len(source) == len(CELLS) or small.is_grid(source)) and not _is_file(source):
            yield [source]
        elif _is_file(source):
            with Path(source).open("rb") as stream, _located(source):
                yield from _blocks(stream, column, source)
        else:
            yield read_grids_of_all_sizes(source)


@contextmanager
def _located(file: str) -> Iterator[None]:
    """Have a fault of a text say in which file it is."""
    try:
        yield
    except TextFormError as fault:
        raise TextFormError(fault.line, fault.reason, file) from None


def grids_of(block: Block) -> list[str]:
    """Return the grids of a block."""
    if isinstance(block, list):
        return block
    lines = block.text.split(b"\n")
    return [words[0] for line in lines if (words := _decode(line).split(maxsplit=1))]


def size_of(block: Block, total_bytes: int | None) -> int:
    """Return how much of the total a block is; of an unknown total, how many lines or grids."""
    if isinstance(block, list):
        return len(block) if total_bytes is None else 0
    return block.text.count(b"\n") + 1 if total_bytes is None else block.size + 1


def bytes_of(sources: Sequence[str] | None) -> int | None:
    """Return how much there is to read, where that is known: of files alone."""
    paths = sources or (STANDARD_INPUT,)
    if not all(map(_is_file, paths)):
        return None
    return sum(Path(path).stat().st_size for path in paths)


def _blocks(stream: BinaryIO, column: str | None, name: str) -> Iterator[Block]:
    """Yield what a file holds, whose first line tells its form."""
    blocks = _whole_lines(stream)
    start, first, number = begin(blocks)
    everything = chain((start,), blocks)
    if table := table_of(first, column):
        yield from table.lines(everything)
    elif looks_like_lines(first.decode("utf-8", "replace")):
        # As its first line is, so are the others: to look at each would take as long as the work.
        is_late = _LATE.match(first) is not None
        for block in everything:
            if block:
                text = _LATE.sub(_grid_alone, block) if is_late else block
                yield GridLines(text, len(block), number)
            number += block.count(b"\n") + 1
    else:
        whole = b"\n".join(everything).decode("utf-8", "replace")
        grids = read_grids_of_all_sizes(whole)
        if not any(map(small.is_grid, grids)):
            report_left_out([f"{name}, line {number}" for number in prose_in(whole)])
        yield grids


def report_left_out(places: Sequence[str]) -> None:
    """Say on standard error that these lines, which are no grids, were left out."""
    if places:
        lines = "1 line" if len(places) == 1 else f"{len(places):,} lines"
        message = f"nonet: left out {lines} without a grid, the first at {places[0]}"
        print_error(message)


def _grid_alone(line: re.Match[bytes]) -> bytes:
    """Return the one grid of a line that begins with another word; without it, the line."""
    grids = [word for word in line[0].split() if _GRID.fullmatch(word)]
    return grids[0] if len(grids) == 1 else line[0]


def _whole_lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines that are there; one that is not complete waits for its end."""
    rest = b""
    # One read of the system at most: the answer to a line never waits for the next line.
    reading = iter(lambda: stream.read1(CHUNK_BYTES), b"")  # type: ignore[attr-defined]
    for chunk in _as_utf8(reading):
        lines, end, begun = chunk.rpartition(b"\n")
        if end:
            yield rest + lines
            rest = begun
        else:
            rest += chunk
    yield rest


def _as_utf8(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Yield what comes in UTF-16, which a mark at its beginning tells, in UTF-8."""
    first = next(chunks, b"")
    everything = chain((first,), chunks)
    if not _UTF16.match(first):
        return everything
    decoder = getincrementaldecoder("utf-16")("replace")
    return (decoder.decode(chunk).encode() for chunk in everything)


def _decode(line: bytes) -> str:
    # Bytes that are no text become a mark: the line is reported as malformed, not a crash.
    return line.decode("ascii", "replace")
