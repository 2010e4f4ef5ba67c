"""Prove deductions: the engine's own steps, or a person's claims as plain data.

A deduction has `premises`, `links` and conclusions. A proof uses only the parts that it names and
checks each of them separately, so it never proves a false conclusion.
"""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias, TypedDict

from nonet.engine import _native
from nonet.engine._native import Position, Proof, Step

__all__ = ["Deduction", "LinkData", "NodeData", "PremiseData", "certificate_of", "prove"]

CellName: TypeAlias = int | str
"""A cell: 0 to 80 row by row, or `r1c1` to `r9c9`."""

CandidateData: TypeAlias = tuple[CellName, int] | list[Any]
"""A cell and a digit."""


class HouseData(TypedDict):
    """A house; `index` is 0 to 8, boxes row by row."""

    kind: Literal["row", "column", "box"]
    index: int


class NodeData(TypedDict):
    """A digit in one cell or in one of several."""

    cells: list[CellName]
    digit: int


class LinkData(TypedDict, total=False):
    """A link: strong if at least one end is right, weak if at most one is.

    A strong link may rest on an almost locked set, the cells `within`.
    """

    start: NodeData
    end: NodeData
    kind: Literal["strong", "weak"]
    within: list[CellName]


class PremiseData(TypedDict, total=False):
    """A fact that holds in every solution, or in the only one.

    Its `kind` is `cells` if each of the `cells` holds one of its candidates; `places` if the
    `digit` is in the `house`; `deadly` if the solution can't consist of the `candidates`, two in
    each cell, since the digits could be swapped; `either` if a `candidate` is right or wrong.
    """

    kind: Literal["cells", "places", "deadly", "either"]
    cells: list[CellName]
    digit: int
    house: HouseData
    candidates: list[CandidateData]
    candidate: CandidateData


class Deduction(TypedDict, total=False):
    """Premises and conclusions; every list is optional.

    `lemmas` are deductions that come first. `covers` are houses and cells that hold all candidates
    of the premises except the `fins`, so that both can be counted, as in a fish. Without
    `placements` and `eliminations`, the proof finds the conclusions.
    """

    lemmas: list["Deduction"]
    premises: list[PremiseData]
    covers: list[PremiseData]
    fins: list[CandidateData]
    links: list[LinkData]
    placements: list[CandidateData]
    eliminations: list[CandidateData]


def prove(
    grid: str | Position,
    deduction: Step | str | Deduction,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
) -> Proof:
    """Prove a step, a chain in Eureka notation or a `Deduction`, or name the part that fails.

    Grid, `removed` and `placed` work as in `find_steps`. A `valid` `Proof` has the claimed
    placements and eliminations, or all conclusions if none were claimed, and the number of its
    `cases`: 0 except for nets and some large patterns. An invalid one has a `Flaw`.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: the deduction has another form, or a cell or a digit is out of range.
    """
    return _native.prove(grid, list(removed), list(placed), deduction)


def certificate_of(
    step: Step,
    grid: str | Position,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
) -> Deduction:
    """Return the deduction of a step that was found on this board, as plain data.

    Raises:
        GridFormatError: the text isn't a grid.
        ValueError: a cell or a digit is out of range.
    """
    return _native.certificate_of(step, grid, list(removed), list(placed))
