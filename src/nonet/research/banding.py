"""Whether a puzzle is what its band asks for, worked out anew and by short ways."""

from collections.abc import Iterable

from nonet import engine
from nonet.grid import CELLS, EMPTY, SIDE, column_of, row_of
from nonet.research.recipe import Band

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
    """Yield what a puzzle with exactly one solution has otherwise than its band asks for."""
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
