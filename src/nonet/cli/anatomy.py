"""`nonet anatomy`: redundant givens, automorphisms and backdoors of many puzzles."""

from collections.abc import Iterator
from dataclasses import dataclass

from nonet import engine
from nonet.cli.answers import Lenient
from nonet.cli.check import judged_as_json, print_judged
from nonet.cli.grids import GridSources, read_batches
from nonet.cli.steps import pairs_as_json
from nonet.cli.tables import Column
from nonet.cli.terminal import AsJson, to_json
from nonet.grid import CELLS, name_of


@dataclass(frozen=True, slots=True)
class _Anatomy:
    clue_count: int
    needless: tuple[int, ...]
    automorphisms: int
    backdoors: tuple[tuple[tuple[int, int], ...], ...]


def anatomy(
    grids: GridSources = None,
    *,
    column: Column = None,
    lenient: Lenient = False,
    as_json: AsJson = False,
) -> None:
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
    show = _as_json if as_json else _as_line
    batches = read_batches(grids, column=column)
    print_judged(batches, _dissect_many, show, doing="Analyzing", lenient=lenient)


def _dissect_many(grids: list[str]) -> Iterator[_Anatomy]:
    return map(_dissect, grids)


def _dissect(grid: str) -> _Anatomy:
    puzzle = engine.normalize(grid)
    givens = [cell for cell in CELLS if puzzle[cell] != "-"]
    thinned = [puzzle[:cell] + "-" + puzzle[cell + 1 :] for cell in givens]
    verdicts = engine.check_many(thinned, threads=1)
    return _Anatomy(
        clue_count=len(givens),
        needless=tuple(
            cell for cell, one in zip(givens, verdicts, strict=True) if one.status == "unique"
        ),
        automorphisms=engine.automorphisms(puzzle),
        backdoors=engine.backdoors(puzzle, largest=3),
    )


def _as_line(grid: str, found: _Anatomy | str) -> str:
    if isinstance(found, str):
        return f"{grid}\t{found}\t-\t-\t-"
    needless = " ".join(map(name_of, found.needless))
    backdoors = " ".join(
        "+".join(f"{name_of(cell)}={digit}" for cell, digit in backdoor)
        for backdoor in found.backdoors
    )
    columns = (found.clue_count, needless or "-", found.automorphisms, backdoors or "-")
    return "\t".join([grid, *map(str, columns)])


def _as_json(grid: str, found: _Anatomy | str) -> str:
    answer = judged_as_json(grid, found, "clue_count", "needless", "automorphisms")
    if not isinstance(found, str):
        answer["backdoors"] = [pairs_as_json(backdoor) for backdoor in found.backdoors]
    return to_json(answer)
