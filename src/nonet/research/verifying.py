"""Verify a corpus: its files, each of its puzzles, and all columns."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from nonet import engine
from nonet.errors import NonetError
from nonet.research.keys import ids_to_avoid
from nonet.research.recipe import Recipe, read_recipe, split_of
from nonet.research.rows import Made, describe, schema_of
from nonet.research.shards import (
    COMMITMENT,
    DATA,
    RECIPE,
    changed_files,
    read_commitment,
    read_manifest,
)
from nonet.research.units import Job, public_seeds, secret_seeds, strays_from, words_of
from nonet.research.workers import Result, Workers

_TOGETHER = 500


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault in a file, with the number of its row if it is in one."""

    file: str
    row: int | None
    what: str


@dataclass(frozen=True, slots=True)
class Proof:
    """The number of puzzles verified, and the faults found."""

    puzzles: int
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class _Piece:
    """Some rows of a split, and their position in a file."""

    file: str
    first_row: int
    split: str
    rows: pa.Table


def verify(
    folder: Path,
    workers: Workers,
    *,
    beside: Path | None = None,
    languages_dir: Path | None = None,
    report: Callable[[int], None] = lambda _: None,
) -> Proof:
    """Verify a corpus on all workers; `beside` is the folder of the files that it avoids.

    Raises:
        CorpusError: the corpus is missing or can't be read.
        OSError: a file can't be read.
    """
    manifest, recipe = read_manifest(folder), read_recipe(folder / RECIPE)
    faults = [
        Fault(name, None, "doesn't match the manifest") for name in changed_files(folder, manifest)
    ]
    if recipe.digest != manifest["recipe"]:
        faults.append(Fault(RECIPE, None, "isn't the recipe that the manifest names"))
    faults += _of_seal(folder, manifest)
    secret = manifest.get("secret")
    seeds = public_seeds(recipe) if secret is None else secret_seeds(recipe, bytes.fromhex(secret))
    job = Job(recipe, seeds, languages_dir)
    seen = dict.fromkeys(ids_to_avoid(recipe, beside or folder).ids, "a corpus to avoid")
    begun, puzzles = deque[tuple[_Piece, Result[list[Fault]]]](), 0
    for piece in _pieces(folder, recipe, manifest["splits"], faults):
        begun.append((piece, workers.begin(_faults_of, job, piece)))
        faults += _of_images(piece, seen)
        puzzles += piece.rows.num_rows
        if len(begun) >= workers.ahead:
            _take(begun, faults, report)
    while begun:
        _take(begun, faults, report)
    if set(manifest["splits"]) == {*recipe.splits} and puzzles != recipe.count:
        faults.append(Fault(DATA, None, f"expected {recipe.count:,} puzzles, found {puzzles:,}"))
    return Proof(puzzles, tuple(faults))


def _take(
    begun: deque[tuple[_Piece, Result[list[Fault]]]],
    faults: list[Fault],
    report: Callable[[int], None],
) -> None:
    piece, result = begun.popleft()
    faults += result()
    report(piece.rows.num_rows)


def _of_seal(folder: Path, manifest: dict[str, Any]) -> Iterator[Fault]:
    """Check that a sealed corpus matches its commitment."""
    if not (folder / COMMITMENT).exists():
        return
    promised = read_commitment(folder)["commitment"]
    secret = bytes.fromhex(manifest.get("secret", ""))
    if sha256(secret + (folder / RECIPE).read_bytes()).hexdigest() != promised:
        yield Fault(COMMITMENT, None, "secret and recipe don't match the commitment")


def _pieces(
    folder: Path, recipe: Recipe, splits: list[str], faults: list[Fault]
) -> Iterator[_Piece]:
    schema = schema_of(recipe)
    for split in splits:
        for file in sorted((folder / DATA).glob(f"{split}-*.parquet")):
            name = file.relative_to(folder).as_posix()
            try:
                with pq.ParquetFile(file) as parquet:
                    if parquet.schema_arrow != schema:
                        faults.append(Fault(name, None, "the columns don't match the recipe"))
                        continue
                    first = 1
                    for batch in parquet.iter_batches(_TOGETHER):
                        yield _Piece(name, first, split, pa.Table.from_batches([batch]))
                        first += batch.num_rows
            except (OSError, pa.ArrowInvalid) as fault:
                faults.append(Fault(name, None, f"can't be read: {fault}"))


def _of_images(piece: _Piece, seen: dict[str, str]) -> Iterator[Fault]:
    for row, class_id in enumerate(piece.rows["id"].to_pylist(), piece.first_row):
        if class_id in seen:
            yield Fault(piece.file, row, f"equivalent to a puzzle in {seen[class_id]}")
        seen[class_id] = piece.file


def _faults_of(job: Job, piece: _Piece) -> list[Fault]:
    """Compute all columns of some rows again, and compare them."""
    described = piece.rows.to_pylist()
    verdicts = engine.check_many([row["puzzle"] for row in described], threads=1, errors="null")
    faults, good = [], list[int]()
    for place, verdict in enumerate(verdicts):
        if verdict is not None and verdict.unique:
            good.append(place)
        else:
            status = "no grid" if verdict is None else verdict.status
            faults.append(Fault(piece.file, piece.first_row + place, f"not unique: {status}"))
    again = describe(
        [
            Made(described[at]["band"], described[at]["puzzle"], described[at]["reference"])
            for at in good
        ],
        job.recipe,
        words_of(job),
    )
    grades = engine.grade_many([described[at]["puzzle"] for at in good], threads=1)
    rows = zip(good, again.table.to_pylist(), again.needed, grades, strict=True)
    for at, row, needed, grade in rows:
        wrong = [f"{name} is wrong" for name in row if row[name] != described[at][name]]
        band = job.recipe.bands.get(row["band"])
        if band is None:
            wrong.append(f"unknown band {row['band']!r}")
        else:
            strays = strays_from(row["puzzle"], grade, band)
            wrong += [f"{part} doesn't meet the band's requirement" for part in strays]
            if split_of(row["id"], row["band"], needed, job.recipe) != piece.split:
                wrong.append("belongs to another split")
            wrong += _of_reference(job, row)
        faults += [Fault(piece.file, piece.first_row + at, each) for each in wrong]
    return faults


def _of_reference(job: Job, row: dict[str, Any]) -> Iterator[str]:
    """Check that a puzzle was generated by the recipe."""
    try:
        spec, seed, _ = engine.read_reference(row["reference"])
    except NonetError as error:
        yield f"reference: {error}"
        return
    if (spec, seed) != (job.recipe.bands[row["band"]].spec, job.seeds[row["band"]]):
        yield "reference doesn't match the recipe's spec and seed"
    elif engine.from_reference(row["reference"]).puzzle != row["puzzle"]:
        yield "reference gives another puzzle"
