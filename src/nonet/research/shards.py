"""The files of a split: Parquet whose bytes depend on the rows alone."""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import pyarrow as pa
import pyarrow.parquet as pq

_GROUP_ROWS = 4096


class SplitWriter:
    """Writes the rows of a split as they come, so many to a file."""

    def __init__(self, folder: Path, split: str, schema: pa.Schema, shard_rows: int) -> None:
        self._folder, self._split = folder, split
        self._schema, self._shard_rows = schema, shard_rows
        self._waiting = schema.empty_table()
        self._shards: list[Path] = []
        self._writer: pq.ParquetWriter | None = None
        self._in_shard = 0

    def write(self, rows: pa.Table) -> None:
        """Write rows; groups have the same size however the rows come."""
        self._waiting = pa.concat_tables([self._waiting, rows])
        while self._waiting.num_rows >= self._room:
            self._write_group(self._room)

    def finish(self) -> list[Path]:
        """Write what waits, and return the files, named for how many there are."""
        if self._waiting.num_rows or not self._shards:
            self._write_group(self._waiting.num_rows)
        self.close()
        count = len(self._shards)
        return [
            shard.rename(shard.with_name(f"{self._split}-{number:05}-of-{count:05}.parquet"))
            for number, shard in enumerate(self._shards)
        ]

    def close(self) -> None:
        """End the file that is being written."""
        if self._writer is not None:
            self._writer.close()
        self._writer, self._in_shard = None, 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def _room(self) -> int:
        return min(_GROUP_ROWS, self._shard_rows - self._in_shard)

    def _write_group(self, rows: int) -> None:
        if self._writer is None:
            shard = self._folder / f"{self._split}.{len(self._shards)}"
            self._writer = pq.ParquetWriter(shard, self._schema, compression="zstd")
            self._shards.append(shard)
        # One piece, since pages end where pieces do.
        group = self._waiting.slice(0, rows).combine_chunks()
        self._writer.write_table(group, row_group_size=_GROUP_ROWS)
        self._waiting = self._waiting.slice(rows).combine_chunks()
        self._in_shard += rows
        if self._in_shard == self._shard_rows:
            self.close()


def read_rows(file: Path, columns: list[str] | None = None) -> Iterator[pa.RecordBatch]:
    """Yield the rows of a file, some thousand at a time.

    Raises:
        OSError, pyarrow.ArrowInvalid: it cannot be read, or is no Parquet.
    """
    with pq.ParquetFile(file) as parquet:
        yield from parquet.iter_batches(_GROUP_ROWS, columns=columns)
