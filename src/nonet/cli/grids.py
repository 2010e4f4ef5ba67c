"""Read grids in any format from arguments, files or standard input."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from nonet import engine
from nonet.cli import lists, tables, terminal
from nonet.engine import read_boards, read_grids_of_all_sizes, small
from nonet.errors import GridFormatError, TextFormError
from nonet.grid import CELLS, name_of

Candidates = tuple[tuple[int, ...], ...]
STANDARD_INPUT = str(Path("-"))  # in place of a file, not an empty cell
_STANDARD_INPUT_NAME = "standard input"


def require_sources(context: typer.Context, sources: list[str] | None) -> list[str] | None:
    """Return sources that are all grids, existing files, or `-` for standard input.

    Raises:
        typer.BadParameter: a source is anything else.
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
    except TextFormError as error:
        if source.startswith("-") and len(source) != len(CELLS):
            options = [name for one in context.command.params for name in one.opts]
            message = f"no such option: {source}{terminal.did_you_mean(source, options)}"
        elif os.path.isdir(source):  # noqa: PTH112 - as above
            message = f"{source!r:.90} is a folder; expected a grid or a file of grids"
        else:
            message = f"{source!r:.90} is neither a file nor a grid: {error.reason}"
        raise typer.BadParameter(message) from None


GridSources = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[GRID|FILE]...",
        help="Grids in any format, or files of grids; without any, or with `-`, standard input.",
        callback=require_sources,
    ),
]


def is_grid(text: str) -> bool:
    """Return whether a text is a well-formed grid of 81 characters."""
    try:
        engine.normalize(text)
    except GridFormatError:
        return False
    return True


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
    if len(source) == len(CELLS) or not _is_file(source):
        return _only_board(source)
    return _only_board(_decode(Path(source).read_bytes()))


def given_or_piped(source: str | None) -> str | None:
    """Return the source; for `-`, return the grid or the text from standard input.

    Raises:
        GridFormatError, TextFormError, typer.BadParameter: it doesn't hold one grid.
        OSError: standard input is closed.
    """
    if source != STANDARD_INPUT:
        return source
    text = _decode(terminal.standard_input().read())
    if small.is_grid(text.strip()):
        return text.strip()
    board = _only_board(text)
    return board.grid if board.candidates is None else text


def _decode(content: bytes) -> str:
    encoding = "utf-16" if lists.UTF16.match(content) else "utf-8-sig"
    return content.decode(encoding, "replace")


def _only_board(text: str) -> engine.Board:
    if len(text) == len(CELLS) and text.isascii():
        return engine.Board(engine.normalize(text), None, 1)
    boards = read_boards(text).boards
    if len(boards) != 1:
        raise typer.BadParameter(f"expected one grid, found {len(boards)}")
    return boards[0]


def eliminated_candidates(
    candidates: Candidates | None, board: str, solution: str
) -> frozenset[tuple[int, int]]:
    """Return the candidates that a board allows but its written candidates leave out.

    A cell whose candidates lack the right digit is ignored, and reported on standard error.
    """
    if candidates is None:
        return frozenset()
    allowed = engine.Grid(board).candidates
    empty = [cell for cell in range(len(CELLS)) if allowed[cell] and candidates[cell]]
    wrong = [cell for cell in empty if int(solution[cell]) not in candidates[cell]]
    if wrong:
        named = " ".join(map(name_of, wrong))
        message = f"nonet: ignored the candidates of {named}: they don't include the right digit"
        terminal.print_error(message)
    return frozenset(
        (cell, digit)
        for cell in empty
        if cell not in wrong
        for digit in allowed[cell]
        if digit not in candidates[cell]
    )


def read_batches(sources: Sequence[str] | None) -> Iterator[list[str]]:
    """Yield batches of grids as soon as they can be read.

    In a file with one grid per line, the grid is the first word of a line, or the only word that is
    a grid; the rest of the line is ignored. In a table, the grids are in one column. A file in any
    other format is read whole.

    Raises:
        TextFormError: a file in another format has a wrong line.
        OSError: standard input is requested, but closed.
    """
    return (block.grids for block in read_blocks(sources) if block.grids)


def read_blocks(
    sources: Sequence[str] | None, *, column: str | None = None
) -> Iterator[lists.Block]:
    """Yield grids like `read_batches`, but the lines of files and pipes unchanged.

    Raises:
        TextFormError: as in `read_batches`, or there is no such column.
        OSError: as in `read_batches`.
    """
    for source in sources or (STANDARD_INPUT,):
        if source == STANDARD_INPUT:
            yield from lists.blocks_of(terminal.standard_input(), column, _STANDARD_INPUT_NAME)
        elif _is_file(source):
            with Path(source).open("rb") as stream, _located(source):
                yield from lists.blocks_of(stream, column, source, is_file=True)
        elif len(source) == len(CELLS) or small.is_grid(source):
            yield lists.GridList([source])
        else:
            yield lists.read_whole(source, "the argument")


def size_of(sources: Sequence[str] | None) -> int | None:
    """Return the total size in bytes if all sources are files, else None."""
    paths = sources or (STANDARD_INPUT,)
    return sum(Path(path).stat().st_size for path in paths) if all(map(_is_file, paths)) else None


class LocatedGrid(NamedTuple):
    """A grid, its place in the input for messages, and its candidates or None."""

    place: str
    grid: str
    candidates: Candidates | None = None


def read_located(source: str, *, column: str | None = None) -> list[LocatedGrid]:
    """Return the grids of a source, normalized, with the candidates that its text has.

    Raises:
        TextFormError: a line is wrong, or there is no grid or no such column.
        OSError: standard input is requested, but closed.
    """
    name = _STANDARD_INPUT_NAME if source == STANDARD_INPUT else source
    if source == STANDARD_INPUT:
        content = terminal.standard_input().read()
    elif _is_file(source):
        content = Path(source).read_bytes()
    else:
        return _located_in(source, None)
    blocks = lists.whole_lines(BytesIO(content))
    start, record, _ = tables.read_first_record(blocks)
    if table := tables.table_of(record, column):
        rows = table.lines(chain((start,), blocks))
        grids = chain.from_iterable(block.grids for block in rows)
        return [_normalized(f"{name}, puzzle {at}", grid) for at, grid in enumerate(grids, 1)]
    with _located(name):
        return _located_in(_decode(content), name)


def _located_in(text: str, name: str | None) -> list[LocatedGrid]:
    """Return the grids of a text; without a name for the text, a grid is its own place."""
    boards, skipped = read_boards(text)
    lists.report_skipped(name or "the argument", skipped)
    only = text if len(text) == len(CELLS) else None
    return [
        LocatedGrid(only or grid if name is None else f"{name}, line {line}", grid, candidates)
        for grid, candidates, line in boards
    ]


def _normalized(place: str, grid: str) -> LocatedGrid:
    if grid == tables.NO_GRID:
        raise TextFormError(None, "there is no grid", place)
    try:
        return LocatedGrid(place, engine.normalize(grid))
    except GridFormatError as error:
        raise TextFormError(None, str(error), place) from None


@contextmanager
def _located(file: str) -> Iterator[None]:
    """Add the file to errors about a text."""
    try:
        yield
    except TextFormError as error:
        place = (error.line, error.reason, file, error.column)
        raise TextFormError(*place, error.fault) from None
