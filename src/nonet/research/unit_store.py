"""The units that are already made, so that an interrupted corpus can be continued."""

from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

import pyarrow as pa

from nonet.research.units import Job, Unit, make_unit, read_unit
from nonet.research.workers import Result, Workers


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
