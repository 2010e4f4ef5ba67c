"""Judge corpora of others: all of their rows, and how hard a sample of them is."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nonet import engine
from nonet.grid import CELLS
from nonet.research.keys import Keys, Rows, keys_of, partners, seen
from nonet.research.sampling import Sample
from nonet.research.spread import Spread
from nonet.research.tables import GridBatch, GridTable

Report = Callable[[int], None]
"""Is told of rows that were read."""

_EXAMPLES = 20
_TOGETHER = 2000


@dataclass(frozen=True, slots=True)
class Finding:
    """How many rows of a file have a fault, and the first of them.

    `others` are the rows of the same file, or of the earlier one, that they repeat.
    """

    kind: str
    count: int
    rows: tuple[int, ...]
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FileAudit:
    """What was found in a file."""

    name: str
    column: str
    solutions: str | None
    rows: int
    findings: tuple[Finding, ...]
    clues: dict[int, int]
    sampled: int
    spread: Spread


@dataclass(frozen=True, slots=True)
class Leak:
    """Rows of a later file that repeat an earlier one: its grids, or images of them."""

    earlier: str
    later: str
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Audit:
    """What was found in some files, each by itself and each beside each."""

    files: tuple[FileAudit, ...]
    leaks: tuple[Leak, ...]

    @property
    def is_clean(self) -> bool:
        """Whether nothing was found."""
        each = [one.findings for one in self.files] + [one.findings for one in self.leaks]
        return not any(finding.count for findings in each for finding in findings)

    def as_dict(self) -> dict[str, Any]:
        """Return it as JSON has it."""
        return {
            "engine": engine.VERSION,
            "files": [
                {
                    "name": one.name,
                    "column": one.column,
                    "solutions": one.solutions,
                    "rows": one.rows,
                    "findings": list(map(asdict, one.findings)),
                    "clues": one.clues,
                    "sampled": one.sampled,
                    "spread": one.spread.as_dict(),
                }
                for one in self.files
            ],
            "leaks": list(map(asdict, self.leaks)),
        }


@dataclass(frozen=True, slots=True)
class AuditOptions:
    """What to audit, and how many rows of each file to grade and rate; None stands for all."""

    files: Sequence[Path]
    column: str | None = None
    solutions: str | None = None
    sample: int | None = 20_000
    seed: int = 0


def audit(asked: AuditOptions, report: Report = lambda _: None) -> Audit:
    """Audit some files.

    Raises:
        CorpusError: one is no table with grids, or a row of it cannot be read.
    """
    tables = [
        GridTable(file, column=asked.column, solutions=asked.solutions) for file in asked.files
    ]
    readings = [
        _Reading(table, Sample(asked.sample, [asked.seed, number]))
        for number, table in enumerate(tables)
    ]
    for reading in readings:
        reading.read(report)
    names = list(map(str, asked.files))
    files = [reading.audit(name) for reading, name in zip(readings, names, strict=True)]
    pairs = combinations(zip(names, readings, strict=True), 2)
    leaks = [Leak(earlier, later, _between(one, other)) for (earlier, one), (later, other) in pairs]
    return Audit(tuple(files), tuple(leaks))


@dataclass(slots=True)
class _Reading:
    """What is kept of a file's rows while it is read."""

    table: GridTable
    sample: Sample
    rows: int = 0
    faults: dict[str, tuple[int, list[int]]] = field(default_factory=dict)
    clues: NDArray[np.int64] = field(default_factory=lambda: np.zeros(len(CELLS) + 1, np.int64))
    _grids: list[Keys] = field(default_factory=list)
    _forms: list[Keys] = field(default_factory=list)
    _places: list[Rows] = field(default_factory=list)

    def read(self, report: Report) -> None:
        """Judge all rows."""
        for batch in self.table.batches():
            self._judge(batch)
            self.rows += len(batch.grids)
            report(len(batch.grids))

    @property
    def grids(self) -> Keys:
        """The keys of all grids."""
        self._grids = [_joined(self._grids)]
        return self._grids[0]

    @property
    def forms(self) -> Keys:
        """The keys of their forms, which images share."""
        self._forms = [_joined(self._forms)]
        return self._forms[0]

    @property
    def places(self) -> Rows:
        """The rows that they stand in."""
        self._places = [np.concatenate([*self._places, np.empty(0, np.int64)])]
        return self._places[0]

    def audit(self, name: str) -> FileAudit:
        """Return what was found."""
        counts = {int(clues): int(count) for clues, count in enumerate(self.clues) if count}
        return FileAudit(
            name,
            self.table.column,
            self.table.solutions,
            self.rows,
            (*self._singly(), *_within(self)),
            counts,
            len(self.sample.grids),
            _spread_of(self.sample.grids),
        )

    def _singly(self) -> list[Finding]:
        kinds = ["malformed", "multiple", "unsolvable", "invalid", "unknown"]
        if self.table.solutions is not None:
            kinds += ["wrong-solution", "no-solution"]
        return [
            Finding(kind, count, tuple(rows))
            for kind in kinds
            for count, rows in [self.faults.get(kind, (0, []))]
        ]

    def _judge(self, batch: GridBatch) -> None:
        good = [at for at, grid in enumerate(batch.grids) if grid is not None]
        grids = [grid for grid in batch.grids if grid is not None]
        places = np.array(good, np.int64) + batch.first_row
        self._note("malformed", np.setdiff1d(np.arange(len(batch.grids)), good) + batch.first_row)
        verdicts = engine.check_many(grids)
        statuses = np.asarray(verdicts.statuses)
        for number, status in enumerate(engine.STATUSES[1:-1], 1):
            self._note(status, places[statuses == number])
        if batch.solutions is not None:
            given = [batch.solutions[at] for at in good]
            self._compare(verdicts.solutions, given, places, statuses == 0)
        self._count_clues(grids)
        self._grids.append(keys_of(grids))
        self._forms.append(keys_of(engine.canonical_many(grids)))
        self._places.append(places)
        self.sample.offer(grids, statuses == 0)

    def _compare(
        self, right: bytes, given: list[str | None], places: Rows, unique: NDArray[np.bool_]
    ) -> None:
        missing = np.array([one is None for one in given], bool)
        described = "".join(one or " " * len(CELLS) for one in given).encode()
        differs = (_cells(described) != _cells(right)).any(axis=1)
        self._note("no-solution", places[missing])
        self._note("wrong-solution", places[unique & ~missing & differs])

    def _count_clues(self, grids: list[str]) -> None:
        given = (_cells("".join(grids).encode()) != ord("-")).sum(axis=1)
        self.clues += np.bincount(given, minlength=len(self.clues))

    def _note(self, kind: str, rows: Rows) -> None:
        count, first = self.faults.get(kind, (0, []))
        room = _EXAMPLES - len(first)
        self.faults[kind] = (count + len(rows), first + rows[:room].tolist())


def _within(reading: _Reading) -> list[Finding]:
    """Find rows that repeat an earlier one of the same file, or are an image of it."""
    grids, forms = seen(reading.grids), seen(reading.forms)
    is_image = grids.is_first & ~forms.is_first
    return [
        _repeated("duplicate", ~grids.is_first, grids.firsts, reading.places, reading.places),
        _repeated("image", is_image, forms.firsts, reading.places, reading.places),
    ]


def _between(one: _Reading, other: _Reading) -> tuple[Finding, ...]:
    same = partners(one.grids, other.grids)
    alike = partners(one.forms, other.forms)
    is_image = (alike >= 0) & (same < 0)
    return (
        _repeated("duplicate", same >= 0, same, other.places, one.places),
        _repeated("image", is_image, alike, other.places, one.places),
    )


def _repeated(
    kind: str, found: NDArray[np.bool_], partner: Rows, places: Rows, others: Rows
) -> Finding:
    first = np.flatnonzero(found)[:_EXAMPLES]
    rows, repeats = places[first].tolist(), others[partner[first]].tolist()
    return Finding(kind, int(found.sum()), tuple(rows), tuple(repeats))


def _spread_of(grids: list[str]) -> Spread:
    spread = Spread()
    for start in range(0, len(grids), _TOGETHER):
        some = grids[start : start + _TOGETHER]
        grades, rated = list(engine.grade_many(some)), engine.rate_many(some)
        spread.count(
            (grade.label for grade in grades),
            (grade.hardest for grade in grades),
            (one.er for one in rated),
        )
    return spread


def _joined(keys: list[Keys]) -> Keys:
    return np.concatenate([*keys, keys_of(())])


def _cells(text: bytes) -> NDArray[np.uint8]:
    return np.frombuffer(text, np.uint8).reshape(-1, len(CELLS))
