"""Claims about a board, their judgement, and likely mistakes behind wrong entries, in words."""

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise

from nonet import engine
from nonet.grid import box_of, cell_at, cell_named, column_of, row_of
from nonet.i18n.message import Argument, Message, Renderable, Series
from nonet.puzzles.explanations.guidance import explain_missing_notes, explain_mistakes, guide
from nonet.puzzles.proof import Claim, Judged

Candidates = Collection[tuple[int, int]]
_SIGNS = {"strong": "=", "weak": "-"}


def explain_proof(placements: Candidates, eliminations: Candidates) -> Message:
    """List the conclusions of a valid claim."""
    right = [_fact("is", cell, digit) for cell, digit in placements]
    wrong = [_fact("is-not", cell, digit) for cell, digit in eliminations]
    return Message.of("proof-follows", what=Series("and", (*right, *wrong)))


def explain_weakness(fault: str, witnesses: Candidates) -> Message:
    """Explain why a part of a claim fails."""
    named = tuple(
        Message.of("candidates", digits=str(digit), cells=_cell(cell)) for cell, digit in witnesses
    )
    return Message.of(f"weak-{fault}", candidates=Series("and", named), count=len(witnesses))


def explain_weak_part(part: str, at: int | None, why: Message) -> Message:
    """Name the part that fails, counted from 1, and why."""
    if at is None:
        return why
    place = Message.of(f"proof-place-{part}", number=str(at + 1))
    return Message.of("proof-weak", place=place, why=why)


def write_eureka(
    links: Sequence[engine.LinkData], placements: Candidates, eliminations: Candidates
) -> str | None:
    """Write consecutive links in Eureka notation; None if the links don't form a chain."""
    pairs = list(pairwise(links))
    if not links or any(_node(one["end"]) != _node(other["start"]) for one, other in pairs):
        return None
    sets = [_numbers_of(link.get("within", ())) for link in links]
    stops = [_node(links[0]["start"]), *(_node(link["end"]) for link in links)]
    cells = [
        next((found for found in sets[max(0, at - 1) : at + 1] if found), stop[0])
        for at, stop in enumerate(stops)
    ]
    goes_round = stops[0] == stops[-1] and links[0]["kind"] != links[-1]["kind"]
    last = len(stops) - 1 - goes_round
    written = f"({stops[0][1]}"
    for at in range(1, last + 1):
        sign, digit = _SIGNS[links[at - 1]["kind"]], stops[at][1]
        is_same = cells[at] == cells[at - 1]
        written += f"{sign}{digit}" if is_same else f"){_cells(cells[at - 1])}{sign}({digit}"
    written += f"){_cells(cells[last])}"
    if goes_round:
        written += f"{_SIGNS[links[-1]['kind']]}loop"
    return f"{written} => {_conclusions(placements, eliminations)}"


def conclude_notation(notation: str, placements: Candidates, eliminations: Candidates) -> str:
    """Add the conclusions to a notation that lacks them."""
    has_end = any(arrow in notation for arrow in ("=>", "→", "\N{RIGHTWARDS DOUBLE ARROW}", "->"))
    shown = _conclusions(placements, eliminations)
    return notation.strip() if has_end else f"{notation.strip()} => {shown}"


def _conclusions(placements: Candidates, eliminations: Candidates) -> str:
    signed = [("=", placements)] if placements else [("<>", eliminations)]
    parts = []
    for sign, found in signed:
        for digit in sorted({digit for _, digit in found}):
            cells = ",".join(_cells([cell]) for cell, own in sorted(found) if own == digit)
            parts.append(f"{cells}{sign}{digit}")
    return ", ".join(parts)


def _cells(cells: Iterable[int]) -> str:
    own = set(cells)
    rows = sorted({row_of(cell) for cell in own})
    columns = sorted({column_of(cell) for cell in own})
    if own == {cell_at(row, column) for row in rows for column in columns}:
        return f"r{_numbers(rows)}c{_numbers(columns)}"
    return ",".join(_cells(cell for cell in own if row_of(cell) == row) for row in rows)


def _numbers(lines: Iterable[int]) -> str:
    return "".join(str(line + 1) for line in lines)


def _node(node: engine.NodeData) -> tuple[tuple[int, ...], int]:
    return _numbers_of(node["cells"]), node["digit"]


def _numbers_of(cells: Iterable[int | str]) -> tuple[int, ...]:
    named = (cell_named(cell) if isinstance(cell, str) else cell for cell in cells)
    return tuple(sorted(named))


def _fact(name: str, cell: int, digit: int) -> Message:
    return Message.of(name, cell=_cell(cell), digit=str(digit))


def _cell(cell: int) -> Message:
    return Message.of("cell-short", row=str(row_of(cell) + 1), column=str(column_of(cell) + 1))


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
    return Message.of(name, cells=_cell_series(cells))


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
    cells = _cell_series(sorted({cell for cell, _ in candidates}))
    digits = Series("and", tuple(str(one) for one in sorted({digit for _, digit in candidates})))
    return Message.of("slip-overlooked", cells=cells, digits=digits)


def _house(kind: str, index: int) -> Message:
    if kind == "box":
        return Message.of(f"house-box-{index + 1}")
    return Message.of(f"house-{kind}", number=str(index + 1))


def _cell_series(cells: Iterable[int]) -> Series:
    return Series("and", tuple(map(_cell, cells)))


def explain_judged(judged: Judged) -> Renderable:
    """Explain the conclusions, or the weak part and its fault."""
    weakness, why = judged.weakness, why_weak(judged)
    if weakness is None or why is None:
        return explain_proof(judged.placements, judged.eliminations)
    if not isinstance(why, Message):
        return why
    return explain_weak_part(weakness.part, weakness.at, why)


def why_weak(judged: Judged) -> Renderable | None:
    """Explain the fault of the weak part; None if there isn't one."""
    board, weakness = judged.board, judged.weakness
    if weakness is None:
        return None
    if weakness.part != "board":
        return explain_weakness(weakness.fault, weakness.witnesses)
    if board.valid:
        return explain_missing_notes(judged.board.wrong_eliminations)
    return explain_mistakes(board.changed_givens, board.incorrect_cells, board.conflict_cells)


def eureka_of(judged: Judged, claim: Claim) -> str | None:
    """Return a valid claim in Eureka notation; None if it isn't a chain."""
    found = judged.placements, judged.eliminations
    if judged.weakness is not None:
        return None
    if claim.notation is not None:
        return conclude_notation(claim.notation, *found)
    if judged.links:
        return write_eureka(judged.links, *found)
    if judged.step is None:
        return None
    return guide(judged.step, judged.board.position, depth=3).notation
