"""The files of a corpus: Parquet shards, and the manifest with the hash of each."""

import json
import os
import secrets
import shutil
from collections.abc import Iterator, Sequence
from hashlib import file_digest, sha256
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from nonet import engine
from nonet.errors import CorpusError
from nonet.i18n.catalogue import english
from nonet.research.recipe import Recipe, read_recipe

MANIFEST, RECIPE, CARD, DATA = "manifest.json", "recipe.toml", "README.md", "data"
COMMITMENT = "commitment.json"


def write_manifest(
    folder: Path,
    recipe: Recipe,
    *,
    splits: Sequence[str],
    avoided: dict[str, str],
    secret: bytes | None,
) -> None:
    """Write the manifest of all files in a folder.

    Raises:
        OSError.
    """
    manifest: dict[str, Any] = {
        "name": recipe.name,
        "recipe": recipe.digest,
        "splits": list(splits),
        "engine": engine.VERSION,
        "pyarrow": pa.__version__,
        "avoided": avoided,
        "files": {name: sha256_of(folder / name) for name in sorted(_files(folder))},
    }
    if secret is not None:
        manifest["secret"] = secret.hex()
    text = json.dumps(manifest, indent=2)
    (folder / MANIFEST).write_text(f"{text}\n", "utf-8")


def read_manifest(folder: Path) -> dict[str, Any]:
    """Read the manifest of a corpus.

    Raises:
        CorpusError: it is missing or invalid.
    """
    return _read(folder / MANIFEST, {"files": dict, "splits": list, "recipe": str})


def read_commitment(folder: Path) -> dict[str, Any]:
    """Read the commitment in a folder.

    Raises:
        CorpusError: it is missing or invalid.
    """
    return _read(folder / COMMITMENT, {"commitment": str, "splits": list, "engine": str})


def _read(file: Path, expected: dict[str, type]) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text("utf-8"))
    except OSError as fault:
        raise CorpusError(f"{file}: {fault.strerror}") from None
    except ValueError as fault:
        raise CorpusError(f"{file}: {fault}") from None
    for name, kind in expected.items():
        if not isinstance(found, dict) or not isinstance(found.get(name), kind):
            raise CorpusError(f"{file}: expected an object with {name!r}")
    known: dict[str, Any] = found
    return known


def changed_files(folder: Path, manifest: dict[str, Any]) -> Iterator[str]:
    """Yield the names of files that differ from the manifest or are missing on either side."""
    files: dict[str, str] = manifest["files"]
    for name in sorted({*files, *_files(folder)} - {MANIFEST}):
        file = folder / name
        if not file.is_file() or sha256_of(file) != files.get(name):
            yield name


def sha256_of(file: Path) -> str:
    """Return the SHA-256 of a file.

    Raises:
        OSError.
    """
    with file.open("rb") as stream:
        return file_digest(stream, "sha256").hexdigest()


def _files(folder: Path) -> Iterator[str]:
    for file in folder.rglob("*"):
        if file.is_file():
            yield file.relative_to(folder).as_posix()


_GROUP_ROWS = 4096


class SplitWriter:
    """Writes the rows of a split as they come, `shard_rows` to a file."""

    def __init__(self, folder: Path, split: str, schema: pa.Schema, shard_rows: int) -> None:
        self._folder, self._split = folder, split
        self._schema, self._shard_rows = schema, shard_rows
        self._waiting = schema.empty_table()
        self._shards: list[Path] = []
        self._writer: pq.ParquetWriter | None = None
        self._in_shard = 0

    def write(self, rows: pa.Table) -> None:
        """Write rows; groups have the same size, however the rows are divided into calls."""
        self._waiting = pa.concat_tables([self._waiting, rows])
        while self._waiting.num_rows >= self._room:
            self._write_group(self._room)

    def finish(self) -> list[Path]:
        """Write the remaining rows, and return the files, whose names include their number."""
        if self._waiting.num_rows or not self._shards:
            self._write_group(self._waiting.num_rows)
        self.close()
        count = len(self._shards)
        return [
            shard.rename(shard.with_name(f"{self._split}-{number:05}-of-{count:05}.parquet"))
            for number, shard in enumerate(self._shards)
        ]

    def close(self) -> None:
        """Close the current file."""
        if self._writer is not None:
            self._writer.close()
        self._writer, self._in_shard = None, 0

    @property
    def _room(self) -> int:
        return min(_GROUP_ROWS, self._shard_rows - self._in_shard)

    def _write_group(self, rows: int) -> None:
        if self._writer is None:
            shard = self._folder / f"{self._split}.{len(self._shards)}"
            self._writer = pq.ParquetWriter(shard, self._schema, compression="zstd")
            self._shards.append(shard)
        # In one chunk, since pages end where chunks do.
        group = self._waiting.slice(0, rows).combine_chunks()
        self._writer.write_table(group, row_group_size=_GROUP_ROWS)
        self._waiting = self._waiting.slice(rows).combine_chunks()
        self._in_shard += rows
        if self._in_shard == self._shard_rows:
            self.close()


def read_rows(file: Path, columns: list[str] | None = None) -> Iterator[pa.RecordBatch]:
    """Yield the rows of a file, some thousands at a time.

    Raises:
        OSError, pyarrow.ArrowInvalid: the file can't be read, or isn't Parquet.
    """
    with pq.ParquetFile(file) as parquet:
        yield from parquet.iter_batches(_GROUP_ROWS, columns=columns)


_SECRET_BYTES = 32


def seal(recipe_file: Path, folder: Path, splits: Sequence[str]) -> Path:
    """Commit to a corpus that is made when its secret is revealed; return the secret's file.

    The folder can be published at once; the secret is next to it, not in it.

    Raises:
        CorpusError: the recipe is invalid.
        OSError: a file can't be written.
    """
    recipe = read_recipe(recipe_file)
    secret = secrets.token_bytes(_SECRET_BYTES)
    hidden = folder.with_name(f"{folder.name}.secret")
    # Only the owner can read it, and an existing secret is never overwritten.
    with os.fdopen(os.open(hidden, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as stream:
        stream.write(f"{secret.hex()}\n")
    begun = folder.with_name(f"{folder.name}.part")
    shutil.rmtree(begun, ignore_errors=True)
    begun.mkdir(parents=True)
    shutil.copyfile(recipe_file, begun / RECIPE)
    promise = {
        "commitment": _commitment(secret, recipe_file),
        "splits": list(splits),
        "engine": engine.VERSION,
        "pyarrow": pa.__version__,
    }
    (begun / COMMITMENT).write_text(f"{json.dumps(promise, indent=2)}\n", "utf-8")
    (begun / CARD).write_text(_card(recipe, promise["commitment"]), "utf-8")
    if folder.exists():
        folder.rmdir()
    begun.rename(folder)
    return hidden


def read_secret(sealed: Path, hidden: Path) -> bytes:
    """Return the secret of a sealed corpus.

    Raises:
        CorpusError: the secret doesn't match, or another engine version made the commitment.
        OSError: the secret can't be read.
    """
    promise = read_commitment(sealed)
    try:
        secret = bytes.fromhex(hidden.read_text("ascii").strip())
    except ValueError:
        raise CorpusError(f"{hidden}: expected {_SECRET_BYTES} bytes in hexadecimal") from None
    if _commitment(secret, sealed / RECIPE) != promise["commitment"]:
        raise CorpusError(f"{hidden}: isn't the secret for the commitment in {sealed}")
    if promise["engine"] != engine.VERSION:
        made_by = promise["engine"]
        message = f"engine {made_by} made the commitment; this is engine {engine.VERSION}"
        raise CorpusError(f"{sealed}: {message}. Install version {made_by}")
    return secret


def _commitment(secret: bytes, recipe_file: Path) -> str:
    return sha256(secret + recipe_file.read_bytes()).hexdigest()


def _card(recipe: Recipe, commitment: str) -> str:
    said = english()("corpora-sealed", name=recipe.name, count=recipe.count)
    return f"# {recipe.name}\n\n{said}\n\n```text\n{commitment}\n```\n"
