"""Make a corpus: its units in order, without images of each other, written as shards."""

import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path

import pyarrow as pa
import pyarrow.compute as pc

from nonet import engine
from nonet.errors import CorpusError
from nonet.research.card import write_card
from nonet.research.keys import ids_to_avoid
from nonet.research.recipe import Recipe
from nonet.research.rows import schema_of
from nonet.research.shards import COMMITMENT, DATA, RECIPE, SplitWriter, write_manifest
from nonet.research.units import SPLIT, Job, Unit, make_unit, read_unit
from nonet.research.workers import Result, Workers

Report = Callable[[int], None]
"""Takes the number of rows that were added."""

# After this many units in a row without a new puzzle, a band is exhausted.
_FRUITLESS = 20


class UnitStore:
    """Units in files of a folder; a file gets its name when it is complete."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        self._folder = folder
        self._names = {file.name for file in folder.glob("*.arrow")}

    def __contains__(self, unit: Unit) -> bool:
        return _name_of(unit) in self._names

    def write(self, unit: Unit, rows: bytes) -> None:
        """Store a unit.

        Raises:
            OSError.
        """
        file = self._folder / _name_of(unit)
        begun = file.with_suffix(".part")
        begun.write_bytes(rows)
        begun.replace(file)
        self._names.add(file.name)

    def read(self, unit: Unit) -> pa.Table:
        """Return the rows of a stored unit."""
        return read_unit((self._folder / _name_of(unit)).read_bytes())


class UnitLine:
    """The units of a corpus, each made once, some of them ahead of use."""

    def __init__(self, job: Job, workers: Workers, store: UnitStore) -> None:
        self._job, self._workers, self._store = job, workers, store
        self._begun: dict[Unit, Result[bytes]] = {}

    def take(self, band: str, number: int) -> pa.Table:
        """Return the rows of a unit as soon as they are made.

        Raises:
            OSError, CorpusError: the unit can't be stored or made.
        """
        unit = self._job.unit(band, number)
        self._begin_ahead(band, number)
        if unit not in self._store:
            self._store.write(unit, self._begun.pop(unit)())
        return self._store.read(unit)

    def _begin_ahead(self, band: str, number: int) -> None:
        needed = (unit for unit in self._from(band, number) if unit not in self._store)
        for unit in islice(needed, self._workers.ahead):
            if unit not in self._begun:
                self._begun[unit] = self._workers.begin(make_unit, self._job, unit)

    def _from(self, band: str, number: int) -> Iterator[Unit]:
        """Yield the units that are expected next."""
        bands = list(self._job.recipe.bands)
        later = bands[bands.index(band) + 1 :]
        # Images and failed searches leave gaps, so a band can take more units than planned.
        end = max(self._job.planned(band), number + 1)
        return chain(
            (self._job.unit(band, at) for at in range(number, end)),
            (
                self._job.unit(other, at)
                for other in later
                for at in range(self._job.planned(other))
            ),
        )


def _name_of(unit: Unit) -> str:
    return f"{unit.band}.{unit.number:06}.arrow"


@dataclass(frozen=True, slots=True)
class Order:
    """An order to make a corpus from a recipe's file, in a folder that doesn't exist yet."""

    recipe_file: Path
    job: Job
    folder: Path
    only: Sequence[str] = ()
    """The splits to write; empty means all."""
    sealed: tuple[Path, bytes] | None = None
    """The folder with the commitment to the seeds, and the secret that they derive from."""

    @property
    def recipe(self) -> Recipe:
        """The recipe."""
        return self.job.recipe

    @property
    def splits(self) -> tuple[str, ...]:
        """The splits to write, in order."""
        return tuple(name for name in self.recipe.splits if not self.only or name in self.only)

    @property
    def begun(self) -> Path:
        """The folder of the unfinished corpus, next to the final one."""
        return self.folder.with_name(f"{self.folder.name}.part")


def make(order: Order, workers: Workers, report: Report) -> int:
    """Make a corpus, or continue an interrupted one; return the number of rows.

    The folder gets its final name when it is complete.

    Raises:
        CorpusError: the folder has other contents, or a band has too few puzzles.
        OSError: the folder can't be written, or a file to avoid can't be read.
    """
    avoided = ids_to_avoid(order.recipe, order.recipe_file.parent)
    _begin(order, avoided.hashes)
    whole = order.begun / "whole"
    shutil.rmtree(whole, ignore_errors=True)
    (whole / DATA).mkdir(parents=True)
    line = UnitLine(order.job, workers, UnitStore(order.begun / "units"))
    shards = _write_shards(order, _rows(order.recipe, line, avoided.ids, report), whole / DATA)
    shutil.copyfile(order.recipe_file, whole / RECIPE)
    rows = write_card(whole, order.recipe, shards)
    secret = None
    if order.sealed is not None:
        folder, secret = order.sealed
        shutil.copyfile(folder / COMMITMENT, whole / COMMITMENT)
    write_manifest(whole, order.recipe, splits=order.splits, avoided=avoided.hashes, secret=secret)
    if order.folder.exists():
        order.folder.rmdir()
    whole.rename(order.folder)
    shutil.rmtree(order.begun)
    return rows


def require_room(folder: Path) -> None:
    """Check that the folder of a new corpus doesn't exist or is empty.

    Raises:
        CorpusError: it isn't.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CorpusError(f"{folder}: expected a new folder or an empty one, found something in it")


def _begin(order: Order, avoided: dict[str, str]) -> None:
    """Record the inputs of the units, or check that existing units have the same ones."""
    made_of = {
        "recipe": order.recipe.digest,
        "seeds": dict(order.job.seeds),
        "engine": engine.VERSION,
        "avoid": avoided,
    }
    order.begun.mkdir(parents=True, exist_ok=True)
    note = order.begun / "made-of.json"
    if not note.exists():
        note.write_text(json.dumps(made_of), "utf-8")
    elif json.loads(note.read_text("utf-8")) != made_of:
        message = f"{order.begun}: was started with another recipe or engine"
        raise CorpusError(f"{message}; delete it, or name another folder")


def _rows(recipe: Recipe, line: UnitLine, avoided: set[str], report: Report) -> Iterator[pa.Table]:
    """Yield the rows of a corpus in order; of a puzzle's images, only the first."""
    seen = set(avoided)
    for name, band in recipe.bands.items():
        missing, number, fruitless = band.count, 0, 0
        while missing:
            rows = line.take(name, number)
            fresh = rows.filter(pa.array(_are_new(rows["id"].to_pylist(), seen, missing)))
            number += 1
            missing -= fresh.num_rows
            report(fresh.num_rows)
            fruitless = 0 if fresh.num_rows else fruitless + 1
            if fruitless == _FRUITLESS:
                found = f"found {band.count - missing:,} of {band.count:,} puzzles"
                message = f"bands.{name}: {found}, and nothing new among the next"
                raise CorpusError(f"{message} {_FRUITLESS * rows.num_rows or _FRUITLESS:,} tries")
            yield fresh


def _are_new(ids: list[str], seen: set[str], most: int) -> list[bool]:
    """Return which ids are new, `most` at most, and add them to `seen`."""
    new = []
    for class_id in ids:
        is_new = most > 0 and class_id not in seen
        if is_new:
            seen.add(class_id)
            most -= 1
        new.append(is_new)
    return new


def _write_shards(order: Order, tables: Iterator[pa.Table], folder: Path) -> dict[str, list[Path]]:
    schema = schema_of(order.recipe)
    with ExitStack() as stack:
        writers = {
            split: stack.enter_context(
                closing(SplitWriter(folder, split, schema, order.recipe.shard_rows))
            )
            for split in order.splits
        }
        for rows in tables:
            for split, writer in writers.items():
                writer.write(rows.filter(pc.equal(rows[SPLIT], split)).drop_columns([SPLIT]))
        return {split: writer.finish() for split, writer in writers.items()}
