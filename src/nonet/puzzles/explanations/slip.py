"""Explain the likely cause of a wrong elimination or a wrong digit."""

from collections.abc import Iterable, Sequence

from nonet import engine
from nonet.grid import box_of, column_of, row_of
from nonet.i18n.message import Argument, Message, Series

Candidate = tuple[int, int]
_INDEX_OF = {"row": row_of, "column": column_of, "box": box_of}


def explain_elimination(
    lost: Candidate, step: engine.Step, overlooked: Sequence[Candidate]
) -> Message:
    """Name the step that would eliminate the candidate if others weren't overlooked."""
    cell, digit = lost
    return Message.of(
        "slip-eliminated",
        digit=str(digit),
        cell=_cell(cell),
        pattern=_pattern(step),
        overlooked=_overlooked(overlooked),
    )


def explain_entry(written: Candidate, place: str, overlooked: Sequence[Candidate]) -> Message:
    """Name the candidates that were overlooked when a digit was written.

    `place` is the kind of house where it seemed to be a hidden single, or `cell` if it seemed to be
    a naked single. Then the others aren't named, since one of them is right.
    """
    cell, digit = written
    named: dict[str, Argument] = {"digit": str(digit), "cell": _cell(cell)}
    if place == "cell":
        return Message.of("slip-written-cell", **named)
    house = _house(place, _INDEX_OF[place](cell))
    shown = _overlooked(overlooked)
    return Message.of("slip-written-house", **named, house=house, overlooked=shown)


def _pattern(step: engine.Step) -> Message:
    """Name a step by its cells, or by the houses that it starts from."""
    if step.technique.startswith("locked-"):
        first = step.pattern.houses[0]
        return Message.of("slip-pattern-locked", houses=_house(first.kind, first.index))
    name, evidence = f"slip-pattern-{step.technique}", step.evidence
    if isinstance(evidence, engine.Fish):
        return Message.of(name, houses=_lines(evidence.base))
    if isinstance(evidence, engine.TwoLinks):
        return Message.of(name, houses=_lines(step.pattern.houses))
    cells = sorted({cell for cell, _ in step.pattern.candidates})
    return Message.of(name, cells=_cells(cells))


def _lines(houses: Iterable[engine.House]) -> Message | Series:
    """Name houses, together if they are of one kind."""
    found = sorted(houses, key=lambda house: (house.kind, house.index))
    kinds = {house.kind for house in found}
    if len(kinds) > 1 or "box" in kinds:
        return Series("and", tuple(_house(house.kind, house.index) for house in found))
    numbers = Series("and", tuple(str(house.index + 1) for house in found))
    return Message.of(f"house-lines-{found[0].kind}", numbers=numbers, count=len(found))


def _overlooked(candidates: Sequence[Candidate]) -> Message:
    """Name the overlooked candidates: one digit in several cells, or several in one."""
    cells = _cells(sorted({cell for cell, _ in candidates}))
    digits = Series("and", tuple(str(one) for one in sorted({digit for _, digit in candidates})))
    return Message.of("slip-overlooked", cells=cells, digits=digits)


def _house(kind: str, index: int) -> Message:
    if kind == "box":
        return Message.of(f"house-box-{index + 1}")
    return Message.of(f"house-{kind}", number=str(index + 1))


def _cells(cells: Iterable[int]) -> Series:
    return Series("and", tuple(map(_cell, cells)))


def _cell(cell: int) -> Message:
    return Message.of("cell-short", row=str(row_of(cell) + 1), column=str(column_of(cell) + 1))
