"""Audits of other corpora: all of their rows, the difficulty of a sample, and the report."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from html import escape
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from nonet import engine
from nonet.grid import CELLS
from nonet.i18n.words import Words
from nonet.research.card import Spread, draw, plots
from nonet.research.keys import Keys, Rows, keys_of, partners, seen
from nonet.research.tables import GridBatch, GridTable, Sample

Report = Callable[[int], None]
"""Takes the number of rows that were read."""

_EXAMPLES = 20
_TOGETHER = 2000


@dataclass(frozen=True, slots=True)
class Finding:
    """The number of rows of a file with a fault, and the first of them.

    `others` are the rows that they repeat, in the same file or in the earlier one.
    """

    kind: str
    count: int
    rows: tuple[int, ...]
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FileAudit:
    """The findings for a file."""

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
    """Rows of a later file that repeat grids of an earlier one, or are images of them."""

    earlier: str
    later: str
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Audit:
    """The findings for some files, for each file and for each pair of files."""

    files: tuple[FileAudit, ...]
    leaks: tuple[Leak, ...]

    @property
    def is_clean(self) -> bool:
        """Whether there are no findings."""
        each = [one.findings for one in self.files] + [one.findings for one in self.leaks]
        return not any(finding.count for findings in each for finding in findings)

    def as_dict(self) -> dict[str, Any]:
        """Return the audit as JSON data."""
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
    """The files to audit, and the number of rows to grade in each; None means all."""

    files: Sequence[Path]
    column: str | None = None
    solutions: str | None = None
    sample: int | None = 20_000
    seed: int = 0


def audit(asked: AuditOptions, report: Report = lambda _: None) -> Audit:
    """Audit some files.

    Raises:
        CorpusError: a file isn't a table with grids, or a row can't be read.
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
    """The state of reading one file."""

    table: GridTable
    sample: Sample
    rows: int = 0
    faults: dict[str, tuple[int, list[int]]] = field(default_factory=dict)
    clues: NDArray[np.int64] = field(default_factory=lambda: np.zeros(len(CELLS) + 1, np.int64))
    _grids: list[Keys] = field(default_factory=list)
    _forms: list[Keys] = field(default_factory=list)
    _places: list[Rows] = field(default_factory=list)

    def read(self, report: Report) -> None:
        """Check all rows."""
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
        """The keys of all canonical forms, which images share."""
        self._forms = [_joined(self._forms)]
        return self._forms[0]

    @property
    def places(self) -> Rows:
        """The rows of all grids."""
        self._places = [np.concatenate([*self._places, np.empty(0, np.int64)])]
        return self._places[0]

    def audit(self, name: str) -> FileAudit:
        """Return the findings."""
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
    """Find rows that repeat an earlier row of the same file, or are an image of one."""
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


_STYLE = Path(__file__).with_name("audit.css")


def page_of(audit: Audit, words: Words) -> str:
    """Return the report as a self-contained HTML page."""
    title = words("corpora-audit-title")
    lead = words("corpora-audit-clean" if audit.is_clean else "corpora-audit-found")
    parts = [
        *(part for leak in audit.leaks for part in _leak(leak, words)),
        *(part for file in audit.files for part in _file(file, words)),
    ]
    return (
        f'<!doctype html>\n<html lang="{words.tag}" dir="{words.direction}"><head>'
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>\n{_STYLE.read_text('utf-8')}</style></head>\n<body><main>\n"
        f'<h1>{escape(title)}</h1>\n<p class="lead">{escape(lead)}</p>\n'
        + "\n".join(parts)
        + "\n</main></body></html>\n"
    )


def _file(file: FileAudit, words: Words) -> Iterator[str]:
    yield f"<section><h2>{escape(file.name)}</h2>"
    yield _said(words("corpora-audit-read", count=file.rows, column=file.column))
    yield _table(file.findings, words)
    pictures = [picture for _, picture in plots(file.spread, words)]
    if file.clues:
        clues = {str(clues): count for clues, count in file.clues.items()}
        pictures.append(draw(words("corpora-plot-clues"), clues))
    yield f'<div class="plots">{"".join(pictures)}</div>'
    yield _said(words("corpora-audit-sampled", count=file.sampled))
    yield "</section>"


def _leak(leak: Leak, words: Words) -> Iterator[str]:
    heading = words("corpora-audit-between", earlier=leak.earlier, later=leak.later)
    yield f"<section><h2>{escape(heading)}</h2>"
    yield _table(leak.findings, words, between=True)
    yield "</section>"


def _said(text: str) -> str:
    return f'<p class="muted">{escape(text)}</p>'


def _table(findings: Iterable[Finding], words: Words, *, between: bool = False) -> str:
    names = ("corpora-audit-what", "corpora-audit-count", "corpora-audit-rows")
    what, count, rows = (escape(words(name)) for name in names)
    head = f'<tr><th>{what}</th><th class="number">{count}</th><th>{rows}</th></tr>'
    lines = (_line(finding, words, between=between) for finding in findings)
    return f"<table><thead>{head}</thead><tbody>\n" + "\n".join(lines) + "\n</tbody></table>"


def _line(finding: Finding, words: Words, *, between: bool) -> str:
    kind = "corpora-shared-" if between else "corpora-found-"
    state = "found" if finding.count else "none"
    return (
        f"<tr><td>{escape(words(f'{kind}{finding.kind}'))}</td>"
        f'<td class="number {state}">{finding.count:,}</td>'
        f"<td>{escape(_examples(finding, words))}</td></tr>"
    )


def _examples(finding: Finding, words: Words) -> str:
    if finding.others:
        pairs = zip(finding.rows, finding.others, strict=True)
        shown = [
            words("corpora-audit-pair", row=f"{row:,}", other=f"{other:,}") for row, other in pairs
        ]
    else:
        shown = [f"{row:,}" for row in finding.rows]
    more = finding.count > len(shown)
    return ", ".join([*shown, *(["…"] if more else [])]) or "-"
