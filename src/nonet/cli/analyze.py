"""`nonet analyze` and `nonet anatomy`: properties of many puzzles."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from nonet import engine
from nonet.cli.batches import BatchOptions, Judgement
from nonet.cli.steps import conclusion, pairs_as_json
from nonet.cli.terminal import fields_of
from nonet.grid import CELLS, EMPTY, name_of

_COUNTS = ("naked_singles", "hidden_singles", "remaining_cells")
_LARGEST_BACKDOOR = 3


def analyze(options: BatchOptions) -> None:
    """Print each grid, its rating, naked singles, hidden singles and remaining cells.

    Columns are separated by tabs. For a grid without exactly one solution, the rating column holds
    the status from `nonet check`, the other columns hold `-`, and the exit status is 1.
    """
    analyze_many = partial(map, engine.analyze)
    Judgement("Analyzing", analyze_many, _counts, _counts_as_json, 4).print(options)


def _counts(analysis: engine.Analysis) -> list[object]:
    return [analysis.rating, *(getattr(analysis, name) for name in _COUNTS)]


def _counts_as_json(analysis: engine.Analysis) -> dict[str, Any]:
    return fields_of(analysis, "rating", "clue_count", *_COUNTS)


@dataclass(frozen=True, slots=True)
class _Anatomy:
    clue_count: int
    needless: tuple[int, ...]
    automorphisms: int
    backdoors: tuple[tuple[tuple[int, int], ...], ...]


def anatomy(options: BatchOptions) -> None:
    """Print each grid, its givens count, redundant givens, automorphisms and backdoors.

    Columns are separated by tabs. A redundant given can be removed and the solution stays unique;
    the list holds every given that is redundant by itself, or `-` for a minimal puzzle. An
    automorphism relabels digits and exchanges lines so that the puzzle stays the same; the count
    includes the identity. A backdoor is a smallest set of up to three cells, such as
    `r1c2=3+r4c5=6`, whose digits make the rest solvable with singles. `-` means that singles solve
    the puzzle already, or that three cells are too few. For a grid without exactly one solution,
    the givens column holds the status from `nonet check`, the other columns hold `-`, and the exit
    status is 1.
    """
    anatomy_many = partial(map, _anatomy_of)
    Judgement("Analyzing", anatomy_many, _anatomy, _anatomy_as_json, 4).print(options)


def _anatomy_of(grid: str) -> _Anatomy:
    puzzle = engine.normalize(grid)
    givens = [cell for cell in CELLS if puzzle[cell] != EMPTY]
    reduced = [puzzle[:cell] + EMPTY + puzzle[cell + 1 :] for cell in givens]
    verdicts = zip(givens, engine.check_many(reduced, threads=1), strict=True)
    return _Anatomy(
        clue_count=len(givens),
        needless=tuple(cell for cell, verdict in verdicts if verdict.unique),
        automorphisms=engine.automorphisms(puzzle),
        backdoors=engine.backdoors(puzzle, largest=_LARGEST_BACKDOOR),
    )


def _anatomy(found: _Anatomy) -> list[object]:
    needless = " ".join(map(name_of, found.needless))
    backdoors = " ".join("+".join(map(conclusion, backdoor)) for backdoor in found.backdoors)
    return [found.clue_count, needless or "-", found.automorphisms, backdoors or "-"]


def _anatomy_as_json(found: _Anatomy) -> dict[str, Any]:
    fields = fields_of(found, "clue_count", "needless", "automorphisms")
    return {**fields, "backdoors": list(map(pairs_as_json, found.backdoors))}
