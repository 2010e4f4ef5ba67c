"""Grids in tables of other corpora: Parquet, CSV, JSON lines and texts, whole or sampled."""

import csv
import json
import os
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from itertools import compress
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv as pa_csv
import pyarrow.json as pa_json
import pyarrow.parquet as pq
from numpy.typing import NDArray

from nonet import engine
from nonet.errors import CorpusError, NonetError
from nonet.grid import CELLS


class Sample:
    """A sample of `most` of the grids offered, all equally likely; None keeps all."""

    def __init__(self, most: int | None, seed: Sequence[int]) -> None:
        self._most = most
        self._draws = np.random.default_rng(list(seed))
        self._keys = np.empty(0)
        self.grids: list[str] = []

    def offer(self, grids: Sequence[str], wanted: NDArray[np.bool_]) -> None:
        """Add the wanted grids to the population."""
        keys = self._draws.random(len(grids))
        if self._most is None:
            self.grids += compress(grids, wanted)
            return
        if len(self.grids) == self._most and self._most:
            wanted = wanted & (keys < self._keys.max())
        self.grids += compress(grids, wanted)
        self._keys = np.concatenate([self._keys, keys[wanted]])
        if len(self.grids) > self._most:
            # In the order of the rows, like the file.
            kept = np.sort(np.argpartition(self._keys, self._most)[: self._most])
            self._keys = self._keys[kept]
            self.grids = [self.grids[place] for place in kept]


GRID_NAMES = ("puzzle", "puzzles", "grid", "grids", "sudoku", "question", "quizzes", "quiz")
SOLUTION_NAMES = ("solution", "solutions", "answer", "answers", "solved")
_BLOCK_BYTES = 1 << 22
_BATCH_ROWS = 1 << 15
_USUAL = f"^[1-9.0-]{{{len(CELLS)}}}$"
_DELIMITERS = ",;\t|"


@dataclass(frozen=True, slots=True)
class GridBatch:
    """Some rows of a table: their normalized grids, None for a value that isn't a grid."""

    first_row: int
    """The number of the first row, counted from 1 without the header."""
    grids: list[str | None]
    solutions: list[str | None] | None
    """None if the table has no solutions."""


class GridTable:
    """A file with a column of grids, and optionally one of their solutions.

    Raises:
        CorpusError: the file isn't a table, or lacks the column; the message lists its columns.
        OSError: the file can't be read.
    """

    def __init__(
        self, file: Path, *, column: str | None = None, solutions: str | None = None
    ) -> None:
        self._file = file
        with _located(file):
            self._source = _source_of(file)
            self.column = self._named(column, GRID_NAMES) or self._guessed()
            self.solutions = self._named(solutions, SOLUTION_NAMES)

    def batches(self) -> Iterator[GridBatch]:
        """Yield the rows in order.

        Raises:
            CorpusError, OSError: a row can't be read.
        """
        first = 1
        names = [name for name in (self.column, self.solutions) if name is not None]
        with _located(self._file):
            for batch in self._source.batches(names):
                solutions = None if self.solutions is None else grids_of(batch[self.solutions])
                yield GridBatch(first, grids_of(batch[self.column]), solutions)
                first += batch.num_rows

    def _named(self, asked: str | None, usual: Sequence[str]) -> str | None:
        names = {name.strip().lower(): name for name in self._source.names}
        if asked is not None and asked.lower() not in names:
            known = ", ".join(self._source.names)
            raise CorpusError(f"{self._file}: no column {asked!r}; there are: {known:.300}")
        wanted = usual if asked is None else [asked.lower()]
        return next((names[name] for name in wanted if name in names), None)

    def _guessed(self) -> str:
        """Return the first column whose first value is a grid."""
        for name in self._source.names:
            batch = next(self._source.batches([name]), None)
            if batch is not None and batch.num_rows and grids_of(batch[name][:1])[0] is not None:
                return name
        known = ", ".join(self._source.names)
        raise CorpusError(f"{self._file}: no column begins with a grid; there are: {known:.300}")


def grids_of(column: "pa.Array[Any]") -> list[str | None]:
    """Return the normalized grids of a column, None for a value that isn't a grid."""
    if pa.types.is_dictionary(column.type):
        column = column.dictionary_decode()
    if not (pa.types.is_string(column.type) or pa.types.is_large_string(column.type)):
        return list(map(_grid_of, column.to_pylist()))
    usual = pc.match_substring_regex(column, _USUAL)
    written = pc.replace_substring_regex(column, "[.0]", "-").to_pylist()
    if pc.all(usual, skip_nulls=False).as_py():
        texts: list[str | None] = written
        return texts
    asked = column.to_pylist()
    return [
        grid if is_usual else _grid_of(text)
        for grid, is_usual, text in zip(written, usual.to_pylist(), asked, strict=True)
    ]


def _grid_of(value: Any) -> str | None:
    try:
        return None if value is None else str(engine.Grid(value))
    except (NonetError, ValueError, TypeError):
        return None


class _Parquet:
    def __init__(self, file: Path) -> None:
        self._file = file
        with pq.ParquetFile(file) as parquet:
            self.names: list[str] = parquet.schema_arrow.names

    def batches(self, names: list[str]) -> Iterator[pa.RecordBatch]:
        # Without its own buffer it would hold whole row groups, compressed.
        with pq.ParquetFile(self._file, pre_buffer=False, buffer_size=_BLOCK_BYTES) as parquet:
            yield from parquet.iter_batches(_BATCH_ROWS, columns=names)


class _Csv:
    def __init__(self, file: Path, first: str) -> None:
        self._file = file
        self._delimiter = max(_DELIMITERS, key=first.count)
        fields = [field.strip() for field in next(csv.reader([first], delimiter=self._delimiter))]
        self._has_header = all(map(_is_heading, fields))
        places = (f"column {number}" for number in range(1, len(fields) + 1))
        self.names = fields if self._has_header else list(places)

    def batches(self, names: list[str]) -> Iterator[pa.RecordBatch]:
        # Otherwise 81 digits would be read as a number.
        types = dict.fromkeys(names, pa.string())
        with pa.input_stream(self._file, compression="detect") as stream:
            yield from pa_csv.open_csv(
                stream,
                pa_csv.ReadOptions(
                    use_threads=False,
                    block_size=_BLOCK_BYTES,
                    column_names=self.names,
                    skip_rows=int(self._has_header),
                ),
                pa_csv.ParseOptions(delimiter=self._delimiter, newlines_in_values=self._is_quoted),
                pa_csv.ConvertOptions(include_columns=names, column_types=types),
            )

    @cached_property
    def _is_quoted(self) -> bool:
        """Whether a value may contain line breaks, judging from the start of the file."""
        with pa.input_stream(self._file, compression="detect") as stream:
            return b'"' in stream.read(_BLOCK_BYTES)


class _JsonLines:
    def __init__(self, file: Path, first: str) -> None:
        self._file = file
        self._first: dict[str, Any] = json.loads(first)
        self.names = list(self._first)

    def batches(self, names: list[str]) -> Iterator[pa.RecordBatch]:
        schema = pa.schema([(name, pa.infer_type([self._first[name]])) for name in names])
        options = pa_json.ParseOptions(explicit_schema=schema, unexpected_field_behavior="ignore")
        reading = pa_json.ReadOptions(use_threads=False, block_size=_BLOCK_BYTES)
        with pa.input_stream(self._file, compression="detect") as stream:
            yield from pa_json.open_json(stream, reading, options)


def _source_of(file: Path) -> _Parquet | _Csv | _JsonLines:
    with pa.input_stream(file, compression="detect") as stream:
        start: bytes = stream.read(_BLOCK_BYTES)
    if start.startswith(b"PAR1"):
        return _Parquet(file)
    if start.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        raise ValueError("it is in UTF-16; expected UTF-8")
    first = next(filter(None, map(str.strip, start.decode("utf-8-sig").splitlines())), "")
    if not first:
        raise ValueError("nothing is in it")
    return _JsonLines(file, first) if first.startswith("{") else _Csv(file, first)


def _is_heading(field: str) -> bool:
    return bool(field) and _grid_of(field) is None


@contextmanager
def _located(file: Path) -> Iterator[None]:
    """Add the file's name to errors of reading."""
    try:
        yield
    except (OSError, ValueError) as fault:
        number = fault.errno if isinstance(fault, OSError) else None
        reason = str(fault) if number is None else os.strerror(number)
        raise CorpusError(f"{file}: {reason}") from None
