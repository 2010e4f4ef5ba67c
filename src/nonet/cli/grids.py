"""Read grids in any format from arguments, files or standard input."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import Annotated, BinaryIO, NamedTuple

import typer

from nonet import engine
from nonet.cli.lists import (
    UTF16,
    Block,
    blocks_of,
    decode,
    read_whole,
    report_left_out,
    whole_lines,
)
from nonet.cli.suggestions import did_you_mean
from nonet.cli.tables import NO_GRID, GridLines, begin, table_of
from nonet.cli.terminal import print_error, standard_input
from nonet.engine import read_boards, read_grids_of_all_sizes, small
from nonet.errors import GridFormatError, TextFormError
from nonet.grid import CELLS, name_of

Candidates = tuple[tuple[int, ...], ...]
STANDARD_INPUT = str(Path("-"))  # in place of a file, not an empty cell
_PIPED = "standard input"


def known_sources(context: typer.Context, sources: list[str] | None) -> list[str] | None:
    """Return sources that are all grids, existing files, or `-` for standard input.

    Raises:
        typer.BadParameter: a source is none of these.
    """
    for source in sources or ():
        if source != STANDARD_INPUT and not small.is_grid(source) and not _is_file(source):
            _require_grids(context, source)
    return sources


def _is_file(source: str) -> bool:
    # os.path returns False for a text that is too long for a file name; Path raises.
    return os.path.isfile(source)  # noqa: PTH113


def _require_grids(context: typer.Context, source: str) -> None:
    try:
        read_grids_of_all_sizes(source)
    except TextFormError as fault:
        if source.startswith("-") and len(source) != len(CELLS):
            options = [name for one in context.command.params for name in one.opts]
            message = f"no such option: {source}{did_you_mean(source, options)}"
        elif os.path.isdir(source):  # noqa: PTH112 - as above
            message = f"{source!r:.90} is a folder; expected a grid or a file of grids"
        else:
            message = f"{source!r:.90} is neither a file nor a grid: {fault.reason}"
        raise typer.BadParameter(message) from None


GridSources = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GRID|FILE]...",
        help="Grids in any format, or files of grids; without any, or with `-`, standard input.",
        callback=known_sources,
    ),
]


def read_one(source: str) -> str:
    """Return the only grid of a text or a file, normalized.

    Raises:
        GridFormatError, TextFormError: there is no grid.
        typer.BadParameter: there are several.
    """
    return read_board(source).grid


def read_board(source: str) -> engine.Board:
    """Return the only grid of a text or a file, normalized, with its candidates.

    Raises:
        GridFormatError, TextFormError, typer.BadParameter: as `read_one` does.
    """
    path = Path(source) if len(source) != len(CELLS) else None
    return _one_in(_text_of(path.read_bytes()) if path and _is_file(source) else source)


def given_or_piped(source: str | None) -> str | None:
    """Return the source; for `-`, return the grid or the text from standard input.

    Raises:
        GridFormatError, TextFormError, typer.BadParameter: it doesn't hold one grid.
        OSError: standard input is closed.
    """
    if source != STANDARD_INPUT:
        return source
    text = _text_of(standard_input().read())
    if small.is_grid(text.strip()):
        return text.strip()
    board = _one_in(text)
    return board.grid if board.candidates is None else text


def _text_of(content: bytes) -> str:
    encoding = "utf-16" if UTF16.match(content) else "utf-8-sig"
    return content.decode(encoding, "replace")


def _one_in(text: str) -> engine.Board:
    if len(text) == len(CELLS) and text.isascii():
        return engine.Board(engine.normalize(text), None, 1)
    boards = read_boards(text).boards
    if len(boards) != 1:
        raise typer.BadParameter(f"expected one grid, found {len(boards)}")
    return boards[0]


def ruled_out(
    candidates: Candidates | None, board: str, solution: str
) -> frozenset[tuple[int, int]]:
    """Return the candidates that a board allows but its written candidates leave out.

    A cell whose candidates lack the right digit is ignored, and reported on standard error.
    """
    if candidates is None:
        return frozenset()
    open_digits = engine.Grid(board).candidates
    empty = [cell for cell in range(len(CELLS)) if open_digits[cell] and candidates[cell]]
    wrong = [cell for cell in empty if int(solution[cell]) not in candidates[cell]]
    if wrong:
        named = " ".join(map(name_of, wrong))
        message = f"nonet: ignored the candidates of {named}: they don't include the right digit"
        print_error(message)
    return frozenset(
        (cell, digit)
        for cell in empty
        if cell not in wrong
        for digit in open_digits[cell]
        if digit not in candidates[cell]
    )


def read_batches(
    sources: Sequence[str] | None, *, column: str | None = None
) -> Iterator[list[str]]:
    """Yield batches of grids as soon as they can be read.

    In a file with one grid per line, the grid is the first word of a line, or the only word that is
    a grid; the rest of the line is ignored. In a table, the grids are in one column. A file in any
    other format is read whole.

    Raises:
        TextFormError: a file in another format has a wrong line, or there is no such column.
        OSError: standard input is requested, but closed.
    """
    return filter(None, map(grids_of, read_blocks(sources, column=column)))


class Placed(NamedTuple):
    """A grid, its place in the input for messages, and its candidates or None."""

    place: str
    grid: str
    candidates: Candidates | None = None


def read_placed_boards(source: str, *, column: str | None = None) -> list[Placed]:
    """Return the grids of a source, normalized, with the candidates that its text has.

    Raises:
        TextFormError: a line is wrong, or there is no grid or no such column.
        OSError: standard input is requested, but closed.
    """
    name = _PIPED if source == STANDARD_INPUT else source
    if source == STANDARD_INPUT:
        content = standard_input().read()
    elif _is_file(source):
        content = Path(source).read_bytes()
    else:
        return _placed_in(source, None)
    first = begin(whole_lines(BytesIO(content))).record
    if column is not None or table_of(first, None) is not None:
        return [_normalized(one) for one in _placed_blocks(BytesIO(content), column, name)]
    with _located(name):
        return _placed_in(_text_of(content), name)


def _placed_in(text: str, name: str | None) -> list[Placed]:
    """Return the grids of a text; without a name for the text, a grid is its own place."""
    reading = read_boards(text)
    where = "the argument" if name is None else name
    report_left_out([f"{where}, line {line}" for line in reading.skipped_lines])
    only = text if len(text) == len(CELLS) else None
    return [
        Placed(only or grid if name is None else f"{name}, line {line}", grid, candidates)
        for grid, candidates, line in reading.boards
    ]


def _normalized(one: Placed) -> Placed:
    if one.grid == NO_GRID:
        raise TextFormError(None, "there is no grid", one.place)
    try:
        return Placed(one.place, engine.normalize(one.grid))
    except GridFormatError as fault:
        raise TextFormError(None, str(fault), one.place) from None


def read_placed(source: str, *, column: str | None = None) -> Iterator[Placed]:
    """Yield the grids of a source like `read_batches`, with the file and the line of each.

    Raises:
        TextFormError, OSError: as in `read_batches`.
    """
    if source != STANDARD_INPUT and not _is_file(source):
        for grid in chain.from_iterable(map(grids_of, read_blocks([source]))):
            yield Placed(grid, grid)
    elif source == STANDARD_INPUT:
        yield from _placed_blocks(standard_input(), column, _PIPED)
    else:
        with Path(source).open("rb") as stream, _located(source):
            yield from _placed_blocks(stream, column, source, is_file=True)


def _placed_blocks(
    stream: BinaryIO, column: str | None, name: str, *, is_file: bool = False
) -> Iterator[Placed]:
    count = 0
    for block in blocks_of(stream, column, name, is_file=is_file):
        if isinstance(block, GridLines) and block.first_line is not None:
            for number, line in enumerate(block.text.split(b"\n"), block.first_line):
                for word in decode(line).split(maxsplit=1)[:1]:
                    yield Placed(f"{name}, line {number}", word)
            continue
        for grid in grids_of(block):
            count += 1
            yield Placed(f"{name}, puzzle {count}", grid)


def read_blocks(sources: Sequence[str] | None, *, column: str | None = None) -> Iterator[Block]:
    """Yield grids like `read_batches`, but the lines of files and pipes unchanged.

    Raises:
        TextFormError, OSError: as in `read_batches`.
    """
    for source in sources or (STANDARD_INPUT,):
        if source == STANDARD_INPUT:
            yield from blocks_of(standard_input(), column, _PIPED)
        elif (len(source) == len(CELLS) or small.is_grid(source)) and not _is_file(source):
            yield [source]
        elif _is_file(source):
            with Path(source).open("rb") as stream, _located(source):
                yield from blocks_of(stream, column, source, is_file=True)
        else:
            yield read_whole(source, "the argument")


@contextmanager
def _located(file: str) -> Iterator[None]:
    """Add the file to errors about a text."""
    try:
        yield
    except TextFormError as fault:
        place = (fault.line, fault.reason, file, fault.column)
        raise TextFormError(*place, fault.fault) from None


def grids_of(block: Block) -> list[str]:
    """Return the grids of a block."""
    if isinstance(block, list):
        return block
    lines = block.text.split(b"\n")
    return [words[0] for line in lines if (words := decode(line).split(maxsplit=1))]


def size_of(block: Block, total_bytes: int | None) -> int:
    """Return the size of a block in bytes; if the total is unknown, in lines or grids."""
    if isinstance(block, list):
        return len(block) if total_bytes is None else 0
    return block.text.count(b"\n") + 1 if total_bytes is None else block.size + 1


def bytes_of(sources: Sequence[str] | None) -> int | None:
    """Return the total size in bytes if all sources are files, else None."""
    paths = sources or (STANDARD_INPUT,)
    if not all(map(_is_file, paths)):
        return None
    return sum(Path(path).stat().st_size for path in paths)
