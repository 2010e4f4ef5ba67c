"""Prove deductions: the engine's own steps, or what a person says, as plain data.

A deduction has what it rests on, `premises` and `links`, and what it concludes. Nothing but what
it names is used, and each part is checked by itself, so that nothing false is ever proved.
"""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias, TypedDict

from nonet.engine._native import (
    Position,
    Proof,
    Step,
    certificate_of as _certificate_of,
    prove as _prove,
)

CellName: TypeAlias = int | str
"""A cell: 0 to 80 row by row, or `r1c1` to `r9c9`."""

CandidateData: TypeAlias = tuple[CellName, int] | list[Any]
"""A cell and a digit."""


class HouseData(TypedDict):
    """A house; `index` is 0 to 8, boxes row by row."""

    kind: Literal["row", "column", "box"]
    index: int


class NodeData(TypedDict):
    """A digit in a cell, or in one of several."""

    cells: list[CellName]
    digit: int


class LinkData(TypedDict, total=False):
    """A link: `strong` if one end is right when the other is wrong, `weak` if both cannot be right.

    A strong link may rest on an almost locked set, the cells `within`.
    """

    start: NodeData
    end: NodeData
    kind: Literal["strong", "weak"]
    within: list[CellName]


class PremiseData(TypedDict, total=False):
    """What holds in each solution, or in the only one.

    Its `kind` is `cells` if each of the `cells` holds one of its candidates; `places` if the
    `house` has a place for the `digit`; `deadly` if the `candidates`, two in each cell, cannot be
    all that is right, since the digits could be swapped; `either` if a `candidate` is right or not.
    """

    kind: Literal["cells", "places", "deadly", "either"]
    cells: list[CellName]
    digit: int
    house: HouseData
    candidates: list[CandidateData]
    candidate: CandidateData


class Deduction(TypedDict, total=False):
    """What follows from what; every list may be left out.

    `lemmas` are deductions that come first. `covers` are houses and cells that hold all candidates
    of the premises but the `fins`, so that both can be counted, as of a fish. Without `placements`
    and `eliminations` it asks what follows.
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

    Grid, `removed` and `placed` are those of `find_steps`. A `Proof` that is `valid` has the
    placements and eliminations that were claimed, or all that follow if none were, and in how many
    `cases` it was told: 0 for all but nets and some large patterns. One that is not has a `Flaw`.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: the deduction is not of this form, or a cell or a digit is out of range.
    """
    return _prove(grid, list(removed), list(placed), deduction)


def certificate_of(
    step: Step,
    grid: str | Position,
    *,
    removed: Iterable[tuple[int, int]] = (),
    placed: Iterable[int] = (),
) -> Deduction:
    """Return the deduction that a step stands for, which was found on this board, as plain data.

    Raises:
        GridFormatError: the text is no grid.
        ValueError: a cell or a digit is out of range.
    """
    return _certificate_of(step, grid, list(removed), list(placed))
