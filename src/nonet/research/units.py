"""Units of work: some puzzles of a band, made and checked from the recipe and a seed."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import pyarrow as pa

from nonet import engine
from nonet.errors import CorpusError, GenerationLimitError
from nonet.grid import CELLS, EMPTY, SIDE, column_of, row_of
from nonet.i18n.catalogue import Catalogue
from nonet.i18n.words import Words
from nonet.research.recipe import Band, Recipe, split_of
from nonet.research.rows import Made, describe

_LAST = SIDE - 1
_TURNED = {cell: SIDE * column_of(cell) + _LAST - row_of(cell) for cell in CELLS}
_UPSIDE_DOWN = {cell: SIDE * (_LAST - row_of(cell)) + column_of(cell) for cell in CELLS}
_MIRRORED = {cell: SIDE * row_of(cell) + _LAST - column_of(cell) for cell in CELLS}
_TRANSPOSED = {cell: SIDE * column_of(cell) + row_of(cell) for cell in CELLS}
_HALF_TURNED = {cell: len(CELLS) - 1 - cell for cell in CELLS}
_MOVES: dict[engine.Symmetry, tuple[dict[int, int], ...]] = {
    "none": (),
    "half-turn": (_HALF_TURNED,),
    "quarter-turn": (_TURNED,),
    "horizontal": (_UPSIDE_DOWN,),
    "vertical": (_MIRRORED,),
    "horizontal-vertical": (_UPSIDE_DOWN, _MIRRORED),
    "diagonal": (_TRANSPOSED,),
    "both-diagonals": (_TRANSPOSED, _HALF_TURNED),
    "full": (_TURNED, _TRANSPOSED),
}


def strays_from(puzzle: str, grade: engine.Grade, band: Band) -> Iterable[str]:
    """Yield the requirements of a band that a puzzle with exactly one solution doesn't meet."""
    given = [cell for cell in CELLS if puzzle[cell] != EMPTY]
    meets = {
        "label": band.label in (None, grade.label),
        "technique": band.technique in (None, grade.hardest),
        "max_technique": _is_within(grade, band.max_technique),
        "clues": band.min_givens <= len(given) <= band.max_givens,
        "symmetry": all(move[cell] in given for move in _MOVES[band.symmetry] for cell in given),
        "minimal": band.minimal is None or band.minimal == _is_minimal(puzzle, given),
        "rating": (band.min_rating, band.max_rating) == (None, None) or _is_rated(puzzle, band),
    }
    yield from (part for part, is_met in meets.items() if not is_met)


def _is_minimal(puzzle: str, given: list[int]) -> bool:
    fewer = [f"{puzzle[:cell]}{EMPTY}{puzzle[cell + 1 :]}" for cell in given]
    return not any(verdict.unique for verdict in engine.check_many(fewer, threads=1))


def _is_rated(puzzle: str, band: Band) -> bool:
    er = engine.rate(puzzle).er
    low = 0.0 if band.min_rating is None else band.min_rating
    high = float("inf") if band.max_rating is None else band.max_rating
    return er is not None and low <= er <= high


def _is_within(grade: engine.Grade, technique: str | None) -> bool:
    if technique is None:
        return True
    ladder = [each.slug for each in engine.TECHNIQUES]
    return grade.hardest is not None and ladder.index(grade.hardest) <= ladder.index(technique)


SPLIT = "split"
"""A unit's column with the split of each row; shards don't have it."""
# This takes an instant for the easiest puzzles, and half a minute for the hardest.
_UNIT_ROWS = 500


@dataclass(frozen=True, slots=True)
class Unit:
    """Puzzles of a band: `rows` of them, from the index `number * rows`."""

    band: str
    number: int
    rows: int


@dataclass(frozen=True, slots=True)
class Job:
    """The data that all units of a corpus share.

    Raises:
        CorpusError: the recipe's language is unknown.
    """

    recipe: Recipe
    seeds: Mapping[str, int]
    """The seed of each band's puzzles."""
    languages_dir: Path | None = None

    def __post_init__(self) -> None:
        language, known = self.recipe.words.language, Catalogue(self.languages_dir).tags
        if language not in known:
            message = f"no {language!r}; there are: {', '.join(known)}"
            raise CorpusError(f"words.language: {message}")

    def unit(self, band: str, number: int) -> Unit:
        """Return a unit of a band."""
        return Unit(band, number, min(_UNIT_ROWS, self.recipe.bands[band].count))

    def planned(self, band: str) -> int:
        """Return the number of units of a band if no puzzle is an image of another."""
        return -(-self.recipe.bands[band].count // self.unit(band, 0).rows)


def public_seeds(recipe: Recipe) -> dict[str, int]:
    """Return the seeds of a recipe's bands, which anybody can compute."""
    return {band: _seed(f"{recipe.seed}\n{band}".encode()) for band in recipe.bands}


def secret_seeds(recipe: Recipe, secret: bytes) -> dict[str, int]:
    """Return the seeds of a recipe's bands, which need the secret."""
    return {band: _seed(secret + b"\n" + band.encode()) for band in recipe.bands}


def make_unit(job: Job, unit: Unit) -> bytes:
    """Return the rows of a unit with their splits, as an Arrow stream."""
    made = list(_generate(job.recipe.bands[unit.band], unit, job.seeds[unit.band]))
    described = describe(made, job.recipe, words_of(job))
    splits = [
        split_of(class_id, unit.band, needed, job.recipe)
        for class_id, needed in zip(
            described.table["id"].to_pylist(), described.needed, strict=True
        )
    ]
    table = described.table.append_column(SPLIT, pa.array(splits, pa.string()))
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table.schema, options=_PACKED) as stream:
        stream.write_table(table)
    whole: bytes = sink.getvalue().to_pybytes()
    return whole


def read_unit(written: bytes) -> pa.Table:
    """Return the rows of a unit.

    Raises:
        pyarrow.ArrowInvalid: the bytes are incomplete.
    """
    return pa.ipc.open_stream(written).read_all()


def words_of(job: Job) -> Words:
    """Return the language of the explanations."""
    return _words(job.languages_dir, job.recipe.words.language)


_PACKED = pa.ipc.IpcWriteOptions(compression="zstd")


def _generate(band: Band, unit: Unit, seed: int) -> Iterator[Made]:
    spec = band.spec
    for index in range(unit.number * unit.rows, (unit.number + 1) * unit.rows):
        try:
            puzzle = engine.generate(spec, seed=seed, index=index).puzzle
        except GenerationLimitError:
            continue  # the next index may have one
        yield Made(unit.band, puzzle, engine.reference_of(spec, seed=seed, index=index))


def _seed(text: bytes) -> int:
    return int.from_bytes(sha256(text).digest()[: engine.SEED_BITS // 8])


@cache
def _words(further: Path | None, language: str) -> Words:
    return Catalogue(further).words(language)
