"""Read grids from a column of a table, CSV or JSON Lines, of any length.

A table is read in blocks of whole lines, like a list of grids. A row without a grid in the column
counts as malformed, like a line without one, and reading continues.
"""

import csv
import io
import re
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from typing import Annotated, Any, NamedTuple

import orjson
import typer

from nonet.engine import read_grids, small
from nonet.errors import TextFormError
from nonet.grid import CELLS

Column = Annotated[
    str | None,
    typer.Option(
        help="CSV column or JSON Lines field with the grids; by default the first one named "
        "puzzle, grid, sudoku, question or quizzes."
    ),
]

_GRID_NAMES = ("puzzle", "puzzles", "grid", "grids", "sudoku", "question", "quizzes", "quiz")
_DELIMITERS = (",", ";", "\t")
_WIDTH = len(CELLS)
_GRID = re.compile(rf"[1-9.0-]{{{_WIDTH}}}")
# The beginning of a quoted field.
_QUOTED = re.compile(rb'(?:^|[,;\t])\s*"')
NO_GRID = "-"
"""Placeholder for a row without a grid; an empty line would be skipped."""
# Otherwise an unclosed quote would make the rest of a file one field.
_LONGEST_RECORD = 1 << 22
# Python's default limit would reject a whole file because of one long field or line.
csv.field_size_limit((1 << 31) - 1)
# JSONEncodeError: orjson can parse lists nested more deeply than it can write.
_NO_GRID = (orjson.JSONDecodeError, orjson.JSONEncodeError, TextFormError)


class GridLines(NamedTuple):
    """Whole lines that each begin with a grid."""

    text: bytes
    size: int
    """The number of bytes that they were read from, with the last line feed."""

    @property
    def grids(self) -> list[str]:
        """The first word of each line."""
        # Bytes that aren't ASCII become U+FFFD, so the line is reported as malformed.
        lines = (line.decode("ascii", "replace") for line in self.text.split(b"\n"))
        return [words[0] for line in lines if (words := line.split(maxsplit=1))]


@dataclass(frozen=True, slots=True)
class Table:
    """Reader of the grids in the lines of a table."""

    grids_of: Callable[[bytes], list[bytes]]
    """Returns the grids of some lines."""
    header: bytes = b""
    """The record with the column names; empty without names."""
    is_csv: bool = True

    def lines(self, blocks: Iterable[bytes]) -> Iterator[GridLines]:
        """Yield the grids of a table as lines.

        Raises:
            TextFormError: a quote is not closed.
        """
        header = self.header
        for block in self._records(blocks):
            rows = block.lstrip()[len(header) :] if header else block
            header = b""
            yield GridLines(b"\n".join(self.grids_of(rows)), len(block) + 1)

    def _records(self, blocks: Iterable[bytes]) -> Iterator[bytes]:
        """Yield blocks of whole records; a quoted field may contain line feeds."""
        if not self.is_csv:
            yield from blocks
            return
        pending = b""
        for block in blocks:
            pending = pending + b"\n" + block if pending else block
            if pending.count(b'"') % 2 == 0:
                yield pending
                pending = b""
            elif len(pending) > _LONGEST_RECORD:
                break
        if pending:
            raise TextFormError(1, "a quote of the table is not closed")


def read_first_record(blocks: Iterator[bytes]) -> tuple[bytes, bytes, int]:
    """Return the blocks up to the end of the first record, the record, and their first line number.

    The record is the first line that isn't blank; in CSV, with all lines of a quoted name. Blank
    blocks before it are skipped.
    """
    line, start = 1, b""
    for block in blocks:
        if block.strip():
            start = block.removeprefix(BOM_UTF8)
            break
        line += block.count(b"\n") + 1
    first = _first_record(start)
    while first is None and len(start) < _LONGEST_RECORD:
        further = next(blocks, None)
        if further is None:
            break
        start += b"\n" + further
        first = _first_record(start)
    record = start.lstrip().partition(b"\n")[0] if first is None else first
    return start, record, line


def _first_record(text: bytes) -> bytes | None:
    """Return the first record of a text, or None if it is incomplete."""
    lines = text.lstrip().split(b"\n")
    if lines[0][:1] in (b"{", b"[") or not _QUOTED.search(lines[0]):
        return lines[0]
    quotes = accumulate(line.count(b'"') for line in lines)
    end = next((end for end, count in enumerate(quotes, 1) if count % 2 == 0), None)
    return None if end is None else b"\n".join(lines[:end])


def table_of(record: bytes, column: str | None) -> Table | None:
    """Return a reader for a table that begins with a record, or None if it isn't a table.

    Raises:
        TextFormError: the requested column doesn't exist.
    """
    text = record.decode("utf-8", "replace").strip()
    if column is None and _GRID.match(text) and (len(text) == _WIDTH or text[_WIDTH].isspace()):
        return None
    if text[:1] in ("{", "[", '"') and (found := _json_table(text, column)):
        return found
    for delimiter in _DELIMITERS:
        fields = _split_record(text, delimiter)
        place = _column_index(fields, column)
        if place is not None:
            header = b"" if _GRID.fullmatch(fields[place]) else record
            return Table(partial(_csv_grids, delimiter=delimiter, place=place), header)
    if column is not None:
        raise TextFormError(1, f"there is no column {column!r}; found {text!r:.90}")
    return None


def _split_record(line: str, delimiter: str) -> list[str]:
    try:
        return [field.strip() for field in next(csv.reader([line], delimiter=delimiter), [])]
    except csv.Error:
        # The line contains other line endings.
        return []


def _column_index(fields: list[str], column: str | None) -> int | None:
    names = [field.lower() for field in fields]
    known = [column.lower()] if column is not None else _GRID_NAMES
    named = next((names.index(name) for name in known if name in names), None)
    if named is not None or column is not None or len(fields) == 1:
        return named
    return next((at for at, field in enumerate(fields) if _GRID.fullmatch(field)), None)


def _csv_grids(block: bytes, *, delimiter: str, place: int) -> list[bytes]:
    if b'"' in block:
        text = io.StringIO(block.decode("utf-8", "replace"), newline="")
        rows = ([field.encode() for field in row] for row in csv.reader(text, delimiter=delimiter))
    else:
        sign = delimiter.encode()
        rows = (line.rstrip(b"\r").split(sign, place + 1) for line in block.split(b"\n"))
    # Empty lines aren't rows.
    return [
        _as_word(row[place] if len(row) > place else b"")
        for row in rows
        if row and (len(row) > 1 or row[0])
    ]


def _as_word(field: bytes) -> bytes:
    """Return the grid of a field, which may contain spaces and line feeds, as one word."""
    words = field.split()
    if words and len(words[0]) == _WIDTH:
        return words[0]
    return b"".join(words) or NO_GRID.encode()


def _json_table(text: str, column: str | None) -> Table | None:
    """Return a reader for JSON Lines, or None if the first line isn't JSON with a grid."""
    try:
        value = orjson.loads(text)
        if column is None:
            _grids_in(_grid_field(value, None))
    except _NO_GRID:
        return None
    if column is not None and not (isinstance(value, dict) and column in value):
        return None
    return Table(partial(_json_grids, column=column), is_csv=False)


def _json_grids(block: bytes, *, column: str | None) -> list[bytes]:
    lines = [line for line in block.split(b"\n") if line.strip()]
    try:
        # Parsing all at once takes half the time; invalid JSON is found line by line below.
        values = orjson.loads(b"[" + b",".join(lines) + b"]")
    except orjson.JSONDecodeError:
        values = []
    if len(values) == len(lines):
        texts = [_grid_field(value, column) for value in values]
        if set(map(type, texts)) == {str} and set(map(len, texts)) == {_WIDTH}:
            words = "\n".join(texts).encode().split()
            if len(words) == len(texts):
                return words
    return [word for line in lines for word in _line_grids(line, column)]


def _line_grids(line: bytes, column: str | None) -> list[bytes]:
    """Return the grids of a line, or its text if it holds none."""
    try:
        field = _grid_field(orjson.loads(line), column)
        if isinstance(field, str) and len(field) == _WIDTH and len(field.split()) == 1:
            return [field.encode()]
        return [grid.encode() for grid in _grids_in(field)]
    except _NO_GRID:
        return [b"".join(line.split())[:_WIDTH]]


def _grids_in(field: Any) -> list[str]:
    if isinstance(field, str) and small.is_grid(field):
        return [field]
    return read_grids(orjson.dumps(field).decode())


def _grid_field(value: Any, column: str | None) -> Any:
    """Return an object's field with the grids; return any other value unchanged."""
    if not isinstance(value, dict):
        return value
    if column is not None:
        return value.get(column)
    return next((value[name] for name in _GRID_NAMES if name in value), value)
